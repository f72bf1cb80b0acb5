export const id = 5267;
export const ids = [5267];
export const modules = {

/***/ 32762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listSysfs),
/* harmony export */   z: () => (/* binding */ readSysfs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Trimmed text of a small file of /sys or /proc; null where the host does not show it. */
function readSysfs(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').trim();
    }
    catch {
        return null;
    }
}
/** Names in a folder of /sys, sorted; none where the host does not show it. */
function listSysfs(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort();
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 51180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ carbonOf),
/* harmony export */   e: () => (/* binding */ openCarbon)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60711);


const JOULES_PER_KWH = 3.6e6;
/** Without the user's own value the machine alone counts, as where there is no data centre around it. */
const DEFAULT_PUE = 1;
/** Null where nobody said where the electricity comes from: there is no default that would be right. */
async function openCarbon(options, env, context) {
    const { country, carbonIntensity, electricityMaps, pue = DEFAULT_PUE } = options;
    const given = [country, carbonIntensity, electricityMaps].filter((each) => each !== undefined);
    if (given.length > 1) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('--country, --carbon-intensity and --electricity-maps exclude each other.');
    }
    if (!(pue >= 1))
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--pue is ${pue}: the building can't take less than the machine in it (1).`);
    if (country !== undefined) {
        const { findRegion, TABLE_SOURCE } = await __webpack_require__.e(/* import() */ 4413).then(__webpack_require__.bind(__webpack_require__, 14413));
        const { name, gramsPerKwh, year } = findRegion(country);
        return { gramsPerKwh, region: name, year, source: TABLE_SOURCE, pue };
    }
    if (carbonIntensity !== undefined) {
        return { gramsPerKwh: carbonIntensity, region: 'own value', year: null, source: 'given by the user', pue };
    }
    if (electricityMaps !== undefined) {
        const { askElectricityMaps, KEY_VARIABLE } = await __webpack_require__.e(/* import() */ 2266).then(__webpack_require__.bind(__webpack_require__, 92266));
        const file = context?.keyFiles?.get(KEY_VARIABLE);
        if (file !== undefined)
            context?.logger.info(`Electricity Maps is asked with ${KEY_VARIABLE} from ${file}`);
        return { ...(await askElectricityMaps(electricityMaps, env)), pue };
    }
    if (options.pue === undefined)
        return null;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('--pue needs --country, --carbon-intensity or --electricity-maps beside it.');
}
/** Operational carbon of what the host took, its packages or a meter outside it: kWh × PUE × intensity. Making the machine is not in it. */
function carbonOf(model, energy) {
    const { joules, quality, reason } = (0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_1__/* .energyOfHost */ .u3)(energy);
    const grams = joules === null ? null : (joules / JOULES_PER_KWH) * model.pue * model.gramsPerKwh;
    return { ...model, grams, quality, reason };
}


/***/ }),

/***/ 30217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ joulesOf)
/* harmony export */ });
/* unused harmony export modulusOf */
/** Above every processor package on sale, where the zone's own limit is not known. */
const DEFAULT_CAP_WATTS = 2000;
/** A package exceeds its long-term limit for short times; twice the largest limit it never reaches. */
const CAP_FACTOR = 2;
/** The counter moves about once a millisecond, with jitter (Khan et al. 2018): room for both edges of a short step. */
const EDGE_SECONDS = 0.02;
/** A step that one second at full power explains may be an edge that was late; a larger one can't be. */
const LENIENT_SECONDS = 1;
/**
 * The value at which a counter is 0 again: `max_energy_range_uj` is (2³² − 1) units (drivers/powercap/intel_rapl_common.c),
 * so one unit more.
 */
const modulusOf = (maxMicrojoules) => (maxMicrojoules * 2 ** 32) / (2 ** 32 - 1);
/**
 * Joules between the first and the last reading of a counter. Wraps are added up; what can't have happened (a reset, a
 * step beyond twice the zone's power limit) gives null, what is merely odd a number with a doubt.
 */
function joulesOf(readings, limits) {
    if (readings.length < 2)
        return { joules: null, reason: { kind: 'read-once' } };
    const modulus = limits.maxMicrojoules === null ? null : modulusOf(limits.maxMicrojoules);
    const watts = CAP_FACTOR * (limits.capWatts ?? DEFAULT_CAP_WATTS);
    let total = 0;
    let doubt = null;
    for (let i = 1; i < readings.length; i++) {
        const step = stepOf(readings[i - 1], readings[i], modulus);
        if ('kind' in step)
            return { joules: null, reason: step };
        const { microjoules, seconds } = step;
        const most = watts * (seconds + EDGE_SECONDS) * 1e6;
        if (microjoules > Math.max(most, watts * LENIENT_SECONDS * 1e6)) {
            return { joules: null, reason: nameExcess(step, watts) };
        }
        if (microjoules > most) {
            doubt = { kind: 'excessive-power', joules: microjoules / 1e6, seconds, limitWatts: watts };
        }
        else if (modulus !== null && most >= modulus) {
            doubt ??= { kind: 'wrapped-unseen', seconds };
        }
        total += microjoules;
    }
    return { joules: total / 1e6, reason: null, doubts: doubt === null ? [] : [doubt] };
}
/** What was added between two readings, or why that can't be told. */
function stepOf(first, second, modulus) {
    if (first?.microjoules == null || second?.microjoules == null)
        return { kind: 'not-read' };
    const [before, after, seconds] = [first.microjoules, second.microjoules, (second.t - first.t) / 1e9];
    if (before < 0 || after < 0)
        return { kind: 'negative' };
    if (modulus !== null && (before > modulus || after > modulus))
        return { kind: 'above-range' };
    if (after >= before)
        return { microjoules: after - before, seconds, wrapped: false };
    if (modulus === null)
        return { kind: 'wrapped-or-reset' };
    return { microjoules: after - before + modulus, seconds, wrapped: true };
}
/** What one wrap explains no more than the zone's limit does was a reset. */
const nameExcess = ({ microjoules, seconds, wrapped }, limitWatts) => wrapped ? { kind: 'reset' } : { kind: 'implausible', joules: microjoules / 1e6, seconds, limitWatts };


/***/ }),

/***/ 35215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bz: () => (/* binding */ measureIdle),
/* harmony export */   f$: () => (/* binding */ noBaseline),
/* harmony export */   ui: () => (/* binding */ withNet)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60711);

function noBaseline(notMeasured) {
    return { powers: [], notMeasured, missing: [], busyProcessors: null };
}
const LEAST_SLICES = 10;
/** No slice is longer, so that no counter wraps unseen in one. */
const LONGEST_SLICE_SECONDS = 10;
/**
 * Watts of every zone while nothing of ours runs, by the meters that read the runs: the energy of the whole window over
 * its length. The standard error is that of the mean over ten or more slices, taken as independent: it holds the noise of
 * counter and load, not a drift that is slower than the window. It is null for a meter too slow to read a slice.
 */
async function measureIdle(meter, seconds, watch) {
    await meter.prepare();
    const startedAt = new Date().toISOString();
    const slices = Math.max(LEAST_SLICES, Math.ceil(seconds / LONGEST_SLICE_SECONDS));
    const job = { seconds, counters: meter.counterPaths, everySeconds: seconds / slices };
    const { samples, hostBusySeconds } = await watch(job);
    const length = secondsOf(samples);
    if (length <= 0)
        throw new Error('a baseline needs a reading at both of its ends');
    const whole = (await readWindow(meter, samples)).filter(({ quality }) => quality !== 'estimated');
    const parts = [];
    for (const part of cutEvenly(samples, slices)) {
        parts.push({ seconds: secondsOf(part), readings: await readWindow(meter, part) });
    }
    const [known, unknown] = [whole.filter(isKnown), whole.filter((reading) => !isKnown(reading))];
    return {
        powers: known.map((reading) => ({
            domain: reading.domain,
            meter: reading.meter,
            watts: reading.joules / length,
            standardErrorWatts: standardErrorOf(parts, reading),
            seconds: length,
            startedAt,
        })),
        notMeasured: null,
        missing: unknown.map((reading) => ({ domain: reading.domain, meter: reading.meter, reason: whyUnknown(reading) })),
        busyProcessors: hostBusySeconds === null ? null : hostBusySeconds / length,
    };
}
const isKnown = (reading) => reading.joules !== null && !(0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubtful */ .Ge)(reading);
const whyUnknown = ({ reason, doubts }) => doubts.length === 0 ? { kind: 'not-read', reason } : { kind: 'doubtful', doubts };
const secondsOf = (samples) => ((samples.at(-1)?.t ?? 0) - (samples[0]?.t ?? 0)) / 1e9;
const readWindow = (meter, samples) => meter.read(samples, secondsOf(samples), 0);
/** Windows of about equal length from one sample to another; fewer where there are not as many samples. */
function cutEvenly(samples, count) {
    const [beginNs, length] = [samples[0]?.t ?? 0, secondsOf(samples) * 1e9];
    const edges = Array.from({ length: count + 1 }, (_, index) => {
        const wanted = beginNs + (length * index) / count;
        const distance = (at) => Math.abs((samples[at]?.t ?? 0) - wanted);
        return samples.reduce((nearest, _sample, at) => (distance(at) < distance(nearest) ? at : nearest), 0);
    });
    const distinct = [...new Set(edges)];
    return distinct.slice(1).map((to, index) => samples.slice(distinct[index], to + 1));
}
/** Two slices tell nothing of how they scatter. */
const LEAST_KNOWN_SLICES = 3;
/** Of one zone, over slices that its meter could read without a doubt; null when one of them could not. */
function standardErrorOf(parts, zone) {
    const known = parts.flatMap(({ seconds, readings }) => {
        const reading = readings.find((each) => isSameZone(each, zone));
        return reading !== undefined && isKnown(reading) ? [reading.joules / seconds] : [];
    });
    if (known.length < Math.max(LEAST_KNOWN_SLICES, parts.length))
        return null;
    const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
    const squares = known.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    return Math.sqrt(squares / (known.length - 1) / known.length);
}
const isSameZone = (a, b) => a.domain === b.domain && a.meter === b.meter;
/** Only a zone that the same meter read while idle has a net; what is estimated has one by its own model. */
function withNet(energy, baseline, wallSeconds) {
    const used = new Set();
    const readings = energy.map((reading) => {
        const needsNone = reading.quality === 'estimated' && baseline.notMeasured === null;
        if (reading.joules === null || needsNone)
            return reading;
        const idle = baseline.powers.find((each) => isSameZone(each, reading));
        if (idle === undefined)
            return { ...reading, restReason: whyNoRest(reading, baseline) };
        used.add(idle);
        return { ...reading, netJoules: reading.joules - idle.watts * wallSeconds };
    });
    return { energy: readings, idle: [...used] };
}
const whyNoRest = (zone, { notMeasured, missing }) => notMeasured ?? missing.find((each) => isSameZone(each, zone))?.reason ?? { kind: 'not-among-zones' };


/***/ }),

/***/ 4336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* reexport */ source/* flagsOfEnergy */.L7),
  G: () => (/* binding */ openMeter)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/find-program.js
var find_program = __webpack_require__(15456);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
;// CONCATENATED MODULE: ./build/energy/cross-check.js
/** Two meters of one zone agree within this share of a long run (reference/energy.md §3.2). */
const AGREEMENT = 0.01;
/** What a meter that is read ten times a second can misplace at the edges of a run. */
const EDGE_SECONDS = 0.2;
/** Marks readings of one zone by two meters that disagree by more than their edges explain. */
function crossCheck(readings, wallSeconds) {
    const tolerance = AGREEMENT + EDGE_SECONDS / Math.max(wallSeconds, EDGE_SECONDS);
    return readings.map((reading) => {
        const other = readings.find((each) => {
            if (each.domain !== reading.domain || each.meter === reading.meter)
                return false;
            return each.joules !== null && each.quality === 'measured';
        });
        if (!other?.joules || !reading.joules || reading.quality !== 'measured')
            return reading;
        const difference = other.joules / reading.joules - 1;
        if (Math.abs(difference) <= tolerance)
            return reading;
        return { ...reading, doubts: [{ kind: 'meters-disagree', meter: other.meter, difference }, ...reading.doubts] };
    });
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/energy/estimate.js

/**
 * Watts of one virtual CPU, idle and busy: the means over Amazon's instance types in the Cloud Carbon Footprint
 * coefficients. A model of this kind is right within a factor of about two (docs/method.md), so it is never evidence.
 */
const IDLE_WATTS = 0.74;
const BUSY_WATTS = 3.5;
/** An order of magnitude where nothing can be measured: an affine function of wall and CPU time, in its own domain. */
function estimateEnergy(wallSeconds, cpuSeconds, because, { cpus = (0,external_node_os_.availableParallelism)(), idleWatts, maxWatts } = {}) {
    const hasOwnWatts = idleWatts !== undefined || maxWatts !== undefined;
    const idle = idleWatts ?? Math.min(IDLE_WATTS * cpus, maxWatts ?? Number.POSITIVE_INFINITY);
    const most = maxWatts ?? Math.max(BUSY_WATTS * cpus, idle);
    const netJoules = ((most - idle) / cpus) * cpuSeconds;
    return {
        domain: 'estimate/cpu',
        joules: idle * wallSeconds + netJoules,
        netJoules,
        meter: hasOwnWatts ? 'linear-own-watts' : 'linear-per-vcpu',
        quality: 'estimated',
        reason: { kind: 'estimated', because: [...because] },
        doubts: [],
    };
}

// EXTERNAL MODULE: ./build/energy/powercap.js + 1 modules
var powercap = __webpack_require__(12697);
// EXTERNAL MODULE: ./build/energy/counter.js
var counter = __webpack_require__(30217);
;// CONCATENATED MODULE: ./build/energy/mirrors.js
/** Two reads in a row of one counter differ by what a socket draws in the milliseconds between them. */
const SKEW_MICROJOULES = 1e6;
const LEAST_READS = 3;
/**
 * For each zone the zone whose counter it shows, or null: one socket-wide counter appears once per die on older AMD
 * kernels. Counters that stay equal over three reads are one meter. Of two packages, which may by chance have drawn
 * nearly the same since the start, that takes equality within a joule while they move; of two dies of one package, the
 * 0.1 % of reference/energy.md §3.1, or the very same number.
 */
function findMirrors(zones, reads) {
    return zones.map((zone, index) => {
        const original = zones.findIndex((other, earlier) => {
            if (earlier >= index || !mayMirror(zone.domain, other.domain))
                return false;
            return isMirror(reads[earlier] ?? [], reads[index] ?? [], isSamePackage(zone.domain, other.domain));
        });
        return original === -1 ? null : original;
    });
}
const packageOf = (domain) => domain.split('/')[0] ?? '';
const childOf = (domain) => domain.split('/')[1];
const isPackage = (domain) => /^package-\d/.test(domain);
const socketOf = (domain) => /^package-(\d+)/.exec(domain)?.[1];
function mayMirror(a, b) {
    return isPackage(a) && isPackage(b) && packageOf(a) !== packageOf(b) && childOf(a) === childOf(b);
}
const isSamePackage = (a, b) => socketOf(a) === socketOf(b);
function isMirror(a, b, samePackage) {
    const pairs = a.flatMap((value, index) => {
        const other = b[index];
        return value == null || other == null ? [] : [[value, other]];
    });
    if (pairs.length < LEAST_READS || pairs.length < a.length)
        return false;
    if (samePackage && pairs.every(([one, other]) => one === other && one > 0))
        return true;
    const close = pairs.every(([one, other]) => {
        const tolerance = samePackage ? Math.max(SKEW_MICROJOULES, one * 0.001) : SKEW_MICROJOULES;
        return Math.abs(one - other) <= tolerance;
    });
    return close && haveMovedAlike(pairs);
}
function haveMovedAlike(pairs) {
    const [first, last] = [pairs[0], pairs.at(-1)];
    if (!first || !last)
        return false;
    const [one, other] = [last[0] - first[0], last[1] - first[1]];
    return one !== 0 && other !== 0 && Math.abs(one - other) <= Math.max(SKEW_MICROJOULES, Math.abs(one) * 0.01);
}

// EXTERNAL MODULE: ./build/energy/source.js
var source = __webpack_require__(14368);
;// CONCATENATED MODULE: ./build/energy/powercap-source.js






const METER = 'powercap';
/** RAPL by powercap. Where no zone can be read, those that exist still stand on record, each with its reason. */
async function openPowercap(root) {
    const { zones, reason } = await (0,powercap/* discoverPowercap */.xy)(root);
    if (reason !== null)
        return { meter: METER, reason, readings: zones.map(readingOfUnreadable) };
    return makePowercapSource(zones);
}
const readingOfUnreadable = (zone) => (0,source/* makeReading */.Xn)(zone.domain, METER, { joules: null, reason: zone.unreadable ?? { kind: 'not-read' } });
function makePowercapSource(zones) {
    const readable = zones.filter((zone) => zone.unreadable === null);
    return {
        meter: METER,
        readsProcessor: true,
        counterPaths: readable.map((zone) => zone.counterPath),
        prepare: async () => { },
        read: async (window) => {
            const byZone = new Map(readZones(readable, window));
            return zones.flatMap((zone) => (zone.unreadable === null ? (byZone.get(zone) ?? []) : readingOfUnreadable(zone)));
        },
        [Symbol.asyncDispose]: async () => { },
    };
}
function readZones(zones, window) {
    const valuesOf = (index) => window.samples.map((sample) => sample.values[index]);
    const mirrors = findMirrors(zones, zones.map((zone, index) => [zone.firstMicrojoules, ...valuesOf(index)]));
    return zones.flatMap((zone, index) => {
        if (mirrors[index] !== null)
            return [];
        const readings = window.samples.map(({ t, values }) => ({ t, microjoules: values[index] }));
        const joules = vanished(zone) ?? judgeZone(zone, (0,counter/* joulesOf */.C)(readings, zone), window);
        const others = zones.filter((_, other) => mirrors[other] === index).map((each) => each.domain);
        const told = others.length > 0 && joules.joules !== null && joules.reason === null && joules.doubts.length === 0
            ? { ...joules, reason: { kind: 'mirrored', domains: others } }
            : joules;
        return [[zone, (0,source/* makeReading */.Xn)(zone.domain, METER, told)]];
    });
}
/** The launcher holds the file open, so one that was taken away or replaced would seem to stand still. */
function vanished(zone) {
    try {
        if ((0,external_node_fs_.statSync)(zone.counterPath).ino === zone.inode)
            return null;
        return { joules: null, reason: { kind: 'replaced', path: zone.counterPath } };
    }
    catch (error) {
        const code = (0,errors/* errorCode */.CA)(error) ?? (0,errors/* errorMessage */.gJ)(error);
        return { joules: null, reason: { kind: 'vanished', path: zone.counterPath, code } };
    }
}
/** The counter moves about every millisecond: below a tenth of a second its edges are no longer small. */
const UPDATE_SECONDS = 0.001;
const SHORT_SECONDS = 0.1;
function judgeZone(zone, result, window) {
    if (result.joules === null)
        return result;
    const seconds = (window.endNs - window.beginNs) / 1e9;
    if (result.joules === 0) {
        // A graphics part that sleeps draws nothing that its counter resolves; any other part that ran has drawn something.
        const isGraphics = zone.domain.endsWith('/uncore');
        return isGraphics
            ? { joules: 0, reason: { kind: 'asleep' }, doubts: [] }
            : { joules: null, reason: { kind: 'still' } };
    }
    if (result.doubts.length === 0 && seconds > 0 && seconds < SHORT_SECONDS) {
        return { ...result, reason: { kind: 'short-run', error: (2 * UPDATE_SECONDS) / seconds, seconds } };
    }
    return result;
}

;// CONCATENATED MODULE: ./build/energy/meter.js











const DRM_ROOT = '/sys/class/drm';
const EVENT_SOURCES = '/sys/bus/event_source/devices';
/**
 * Opens the meters asked for, or all that are here; where none reads the processor, its energy is estimated, marked so. One
 * that was asked for and can't measure is an error: a user who names it wants its numbers, not others.
 */
async function openMeter(options) {
    const { meters } = options;
    const opened = meters ? await openNamed(meters, options) : await openAll(options);
    const sources = opened.filter(source/* isUsable */.Ng);
    const unusable = opened.flatMap((each) => ((0,source/* isUsable */.Ng)(each) ? [] : [each]));
    try {
        const estimates = meters ? meters.includes('estimate') : !sources.some((source) => source.readsProcessor);
        const missing = unusable.filter(({ meter }) => meters !== undefined || meter === 'external');
        refuseMissing(missing);
        if (options.require && estimates) {
            throw refusal(`Energy can't be measured here: ${explain(unusable) || 'an estimate was asked for'}`);
        }
        return joinSources(sources, unusable, estimates, options);
    }
    catch (error) {
        await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()));
        throw error;
    }
}
function refuseMissing(missing) {
    if (missing.length === 0)
        return;
    const fix = missing.some(({ meter }) => meter !== 'external') ? '; without --meter, what this host has is used' : '';
    throw refusal(`A meter that was asked for can't measure: ${explain(missing)}`, fix);
}
const explain = (unusable) => unusable.map(({ meter, reason }) => `${meter}: ${(0,base_text/* nameFact */.st)(reason)}`).join('; ');
const refusal = (what, fix = '') => new errors/* UserError */.yo(`${what}. 'greenml doctor' says what mends it${fix}.`, 1);
/** Each meter's code loads when it is opened: it is paid for on the processor that is measured. */
function listOpeners({ env = process.env, external = {}, ...roots }) {
    const { powercapRoot, drmRoot, eventSources: root = EVENT_SOURCES, meters } = roots;
    const ask = meters !== undefined;
    return {
        powercap: () => openPowercap(powercapRoot),
        perf: async () => (await __webpack_require__.e(/* import() */ 9178).then(__webpack_require__.bind(__webpack_require__, 69178))).openPerf({ env, root, vendor: (0,powercap/* readVendor */.RL)(), ask }),
        nvml: async () => (await __webpack_require__.e(/* import() */ 5240).then(__webpack_require__.bind(__webpack_require__, 25240))).openNvml(env),
        'nvidia-smi': async () => (await __webpack_require__.e(/* import() */ 5448).then(__webpack_require__.bind(__webpack_require__, 35448))).openNvidiaSmi(env),
        hwmon: async () => (await __webpack_require__.e(/* import() */ 4583).then(__webpack_require__.bind(__webpack_require__, 24583))).openGpuHwmon(env, drmRoot),
        amdsmi: async () => (await Promise.all(/* import() */[__webpack_require__.e(4583), __webpack_require__.e(2632)]).then(__webpack_require__.bind(__webpack_require__, 32632))).openAmdSmi(env, drmRoot),
        powermetrics: async () => (await __webpack_require__.e(/* import() */ 2527).then(__webpack_require__.bind(__webpack_require__, 92527))).openPowermetrics(env),
        external: async () => (await __webpack_require__.e(/* import() */ 4886).then(__webpack_require__.bind(__webpack_require__, 14886))).openExternal(external, env),
    };
}
function openNamed(meters, options) {
    const open = listOpeners(options);
    if (meters.includes('external') && !options.external?.command && !options.external?.stream) {
        throw new errors/* UserError */.yo("The meter 'external' needs --meter-command or --meter-stream.");
    }
    return Promise.all([...new Set(meters)].flatMap((name) => (name === 'estimate' ? [] : [open[name]()])));
}
/** What a host has, found without starting anything that it has no sign of. */
async function openAll(options) {
    const { env = process.env, external } = options;
    const open = listOpeners(options);
    const parts = await Promise.all([
        openProcessor(options, open),
        hasNvidia(env) ? openNvidia(open) : [],
        hasCards(options.drmRoot ?? DRM_ROOT) ? hideAbsent(await open.hwmon()) : [],
        external?.command || external?.stream ? [await open.external()] : [],
    ]);
    return parts.flat();
}
/** powercap needs no program; perf is the way where its files may not be read but the PMU may. */
async function openProcessor(options, open) {
    if (process.platform === 'darwin')
        return [await open.powermetrics()];
    const powercap = await open.powercap();
    const elsewhere = options.powercapRoot !== undefined && options.eventSources === undefined; // not this host's
    const hasPmu = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(options.eventSources ?? EVENT_SOURCES, 'power'));
    if ((0,source/* isUsable */.Ng)(powercap) || elsewhere || !hasPmu)
        return [powercap];
    const perf = await open.perf();
    return (0,source/* isUsable */.Ng)(perf) ? [perf] : [powercap, perf];
}
async function openNvidia(open) {
    const nvml = await open.nvml();
    if ((0,source/* isUsable */.Ng)(nvml))
        return [nvml];
    const smi = await open['nvidia-smi']();
    return (0,source/* isUsable */.Ng)(smi) ? [smi] : [nvml, smi];
}
const hideAbsent = (opened) => ((0,source/* isUsable */.Ng)(opened) || opened.readings?.length ? [opened] : []);
const hasCards = (root) => (0,external_node_fs_.existsSync)(root) && (0,external_node_fs_.readdirSync)(root).some((name) => /^card\d+$/.test(name));
function hasNvidia(env) {
    const folders = (list) => (list ?? '').split(external_node_path_.delimiter).filter((each) => each !== '');
    return ((0,external_node_fs_.existsSync)('/dev/nvidiactl') ||
        (0,find_program/* findProgram */.K)('nvidia-smi', env) !== null ||
        folders(env.LD_LIBRARY_PATH).some((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'libnvidia-ml.so.1'))));
}
const PROCESSOR_METERS = new Set(['powercap', 'perf', 'powermetrics', 'external']);
function joinSources(sources, unusable, estimates, { model }) {
    const silent = unusable.filter(({ meter }) => PROCESSOR_METERS.has(meter)).map((each) => each.reason);
    const because = silent.length > 0 ? silent : [{ kind: 'no-processor-meter' }];
    const starts = sources.map((_, index) => sources.slice(0, index).flatMap((each) => each.counterPaths).length);
    const meters = [...sources.map((source) => source.meter), ...(estimates ? ['estimate'] : [])];
    return {
        name: meters.join(', '),
        meters,
        unavailable: sources.some((source) => source.readsProcessor) ? null : because,
        measures: sources.length > 0,
        counterPaths: sources.flatMap((source) => source.counterPaths),
        prepare: async () => {
            await Promise.all(sources.map((source) => source.prepare()));
        },
        read: async (samples, wallSeconds, cpuSeconds) => {
            const [beginNs, endNs] = [samples[0]?.t ?? 0, samples.at(-1)?.t ?? 0];
            const readings = await Promise.all(sources.map((source, index) => {
                const start = starts[index] ?? 0;
                const domainSamples = samples.map(({ t, values }) => ({
                    t,
                    values: values.slice(start, start + source.counterPaths.length),
                }));
                return source.read({ samples: domainSamples, beginNs, endNs });
            }));
            return [
                ...crossCheck(readings.flat(), wallSeconds),
                ...unusable.flatMap(readingsOf),
                ...(estimates ? [estimateEnergy(wallSeconds, cpuSeconds, because, model)] : []),
            ];
        },
        [Symbol.asyncDispose]: async () => {
            await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()));
        },
    };
}
/** A meter that names no zones still says why there is nothing, but for powercap, whose reason the estimate carries. */
function readingsOf({ meter, reason, readings = [] }) {
    if (readings.length > 0 || meter === 'powercap')
        return readings;
    return [(0,source/* makeReading */.Xn)(meter, meter, { joules: null, reason })];
}


/***/ }),

/***/ 12697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h5: () => (/* binding */ POWERCAP_ROOT),
  xy: () => (/* binding */ discoverPowercap),
  RL: () => (/* binding */ readVendor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/sysfs.js
var sysfs = __webpack_require__(32762);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
;// CONCATENATED MODULE: ./build/energy/powercap-tree.js


/** `intel-rapl:0` is a top zone, `intel-rapl:0:1` its child. AMD's zones have the same name since Linux 5.8. */
const ZONE = /^(intel-rapl(?:-mmio)?:\d+)(:\d+)?$/;
const CONTROL_TYPE = /^intel-rapl(-mmio)?$/;
/** Every zone below a powercap folder once, whether it is a flat link or nested under its control type and parent. */
function listZones(root) {
    const found = new Map();
    let lost = 0;
    const visit = (folder, names) => {
        const below = [];
        for (const id of names.filter((name) => ZONE.test(name) || CONTROL_TYPE.test(name)).sort()) {
            const link = (0,external_node_path_.join)(folder, id);
            try {
                const real = (0,external_node_fs_.realpathSync)(link);
                if (ZONE.test(id) && !found.has(real))
                    found.set(real, { id, link, folder: real });
                below.push(link);
            }
            catch {
                lost++;
            }
        }
        for (const link of below)
            visit(link, (0,external_node_fs_.readdirSync)(link));
    };
    visit(root, (0,external_node_fs_.readdirSync)(root));
    return { folders: [...found.values()], lost };
}
/** The folder of a child zone's parent; null for a top zone. */
function parentFolder(zone, all) {
    const [, parent, child] = ZONE.exec(zone.id) ?? [];
    if (child === undefined)
        return null;
    const above = (0,external_node_path_.dirname)(zone.folder);
    return all.find((each) => each.folder === above || each.id === parent)?.folder ?? null;
}

;// CONCATENATED MODULE: ./build/energy/powercap.js






const POWERCAP_ROOT = '/sys/class/powercap';
const PACKAGE = /^package-(\d+)(-die-(\d+))?$/;
/**
 * Finds the RAPL zones below `root`, each physical counter once: the class folder lists a zone as flat link and in the
 * tree; `intel-rapl-mmio` shows the counter that `intel-rapl` shows already, and counts only where it is the only source;
 * AMD's older kernels show one socket-wide counter once per die. Zones are told apart by their `name`, never by number
 * (kernel documentation, power/powercap; drivers/powercap/intel_rapl_common.c).
 */
async function discoverPowercap(root = POWERCAP_ROOT, vendor = root === POWERCAP_ROOT ? readVendor() : null) {
    const { folders, lost } = listFolders(root);
    const all = folders.map((folder) => describeZone(folder, folders));
    const zones = fillRanges(nameApart(dropDies(dropMmio(all), vendor)))
        .map(({ mmio: _, ...zone }) => zone)
        .sort((a, b) => (0,base_text/* compareNaturally */.yV)(a.domain, b.domain));
    if (zones.some((zone) => zone.unreadable === null))
        return { zones, reason: null };
    const [locked] = zones.flatMap((zone) => zone.unreadable ?? []);
    return { zones, reason: locked ?? { kind: lost > 0 ? 'hidden-counters' : 'no-counters', root } };
}
function listFolders(root) {
    try {
        return listZones(root);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return { folders: [], lost: 0 };
        throw new errors/* UserError */.yo(`The powercap folder ${root} can't be listed: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
}
function readVendor() {
    const found = /^vendor_id\s*:\s*(\S+)/m.exec((0,sysfs/* readSysfs */.z)('/proc/cpuinfo') ?? '')?.[1];
    return found === 'AuthenticAMD' || found === 'GenuineIntel' ? found : null;
}
function describeZone(zone, all) {
    const counterPath = (0,external_node_path_.join)(zone.folder, 'energy_uj');
    const parent = parentFolder(zone, all);
    const name = readName(zone.folder);
    const zoneName = name ?? (parent === null ? `package-? (${zone.id})` : zone.id);
    const parentName = parent === null ? null : (readName(parent) ?? `package-? (${(0,external_node_path_.basename)(parent)})`);
    const inheritsCap = parent !== null && (zoneName === 'core' || zoneName === 'uncore'); // both lie inside the package
    return {
        domain: parentName === null ? zoneName : `${parentName}/${zoneName}`,
        counterPath,
        ...(name === null ? nameless((0,external_node_path_.join)(zone.link, 'name')) : readCounter(counterPath, (0,external_node_path_.join)(zone.link, 'energy_uj'))),
        maxMicrojoules: readPositive((0,external_node_path_.join)(zone.folder, 'max_energy_range_uj')),
        capWatts: readCap(zone.folder) ?? (inheritsCap ? readCap(parent) : null),
        mmio: zone.id.includes('-mmio'),
    };
}
const unreadable = (reason) => ({ unreadable: reason, firstMicrojoules: null, inode: null });
/** A zone without a name: not known to be a package, it is in no sum; not known to be none, it makes every sum of them uncertain. */
const nameless = (path) => unreadable({ kind: 'nameless', path });
function readCounter(path, shownPath) {
    try {
        const text = (0,external_node_fs_.readFileSync)(path, 'utf8').trim();
        if (!/^\d+$/.test(text))
            return unreadable({ kind: 'no-number', path: shownPath, text: text.slice(0, 40) });
        return { unreadable: null, firstMicrojoules: Number(text), inode: (0,external_node_fs_.statSync)(path).ino };
    }
    catch (error) {
        const code = (0,errors/* errorCode */.CA)(error) ?? (0,errors/* errorMessage */.gJ)(error);
        return unreadable({ kind: 'unreadable', path: shownPath, code });
    }
}
/** MMIO and MSR packages are the same energy: never mix them, and prefer what every kernel has. */
function dropMmio(zones) {
    const packages = zones.filter((zone) => PACKAGE.test(zone.domain));
    const readable = packages.filter((zone) => zone.unreadable === null);
    const useMmio = (readable.length > 0 ? readable : packages).every((zone) => zone.mmio);
    const mmioOnly = packages.length > 0 && useMmio;
    return zones.filter((zone) => {
        if (!PACKAGE.test(zone.domain.split('/')[0] ?? ''))
            return !zone.mmio || zones.every((each) => each.mmio);
        return zone.mmio === mmioOnly;
    });
}
/**
 * AMD's package counter is the whole socket's; kernels before `rapl_msrs_are_pkg_scope` show it once for every die. Under
 * another vendor dies are distinct (Cascade Lake-AP). Where the vendor is not known, the counters themselves tell
 * (`mirrors.ts`).
 */
function dropDies(zones, vendor) {
    if (vendor !== 'AuthenticAMD')
        return [...zones];
    const kept = new Map();
    for (const { domain } of zones) {
        const [, socket = '', , die] = PACKAGE.exec(domain) ?? [];
        if (die !== undefined)
            kept.set(socket, Math.min(Number(die), kept.get(socket) ?? Number(die)));
    }
    return zones.filter(({ domain }) => {
        const [, socket = '', , die] = PACKAGE.exec(domain.split('/')[0] ?? '') ?? [];
        return die === undefined || Number(die) === kept.get(socket);
    });
}
/** Two zones of one name that are not one zone: the second gets its folder's name too. */
function nameApart(zones) {
    const seen = new Set();
    return zones.map((zone) => {
        const folder = zone.counterPath.split('/').at(-2) ?? '';
        const domain = seen.has(zone.domain) ? `${zone.domain} (${folder})` : zone.domain;
        seen.add(domain);
        return { ...zone, domain };
    });
}
const kindOf = (domain) => (domain.split('/').at(-1) ?? '').replace(/[-\d].*/s, '');
/** Zones of one kind count in one unit, so a range that can't be read is that of a sibling. */
function fillRanges(zones) {
    return zones.map((zone) => {
        if (zone.maxMicrojoules !== null)
            return zone;
        const sibling = zones.find((each) => each.maxMicrojoules !== null && kindOf(each.domain) === kindOf(zone.domain));
        return { ...zone, maxMicrojoules: sibling?.maxMicrojoules ?? null };
    });
}
function readCap(folder) {
    const limits = (0,sysfs/* listSysfs */.F)(folder).filter((name) => /^constraint_\d+_(power_limit|max_power)_uw$/.test(name));
    const watts = limits.flatMap((name) => readPositive((0,external_node_path_.join)(folder, name)) ?? []).map((microwatts) => microwatts / 1e6);
    return watts.length === 0 ? null : Math.max(...watts);
}
/** It is shown on terminals and in reports: whoever fills a counter's folder must not steer them. */
const readName = (folder) => (0,sysfs/* readSysfs */.z)((0,external_node_path_.join)(folder, 'name'))?.replaceAll(/[\p{Cc}\p{Cf}]+/gu, '?') ?? null;
function readPositive(path) {
    const value = Number((0,sysfs/* readSysfs */.z)(path) ?? '');
    return Number.isFinite(value) && value > 0 ? value : null;
}


/***/ }),

/***/ 14368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ flagsOfEnergy),
/* harmony export */   Ng: () => (/* binding */ isUsable),
/* harmony export */   Oy: () => (/* binding */ monotonicNs),
/* harmony export */   Xn: () => (/* binding */ makeReading)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60711);

const isUsable = (opened) => 'read' in opened;
/** The flags of a run for what its energy readings say. */
const flagsOfEnergy = (readings) => readings.some(_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubtful */ .Ge) ? ['doubtful-energy'] : [];
function makeReading(domain, meter, { joules, reason, doubts = [] }) {
    const quality = joules === null ? 'unavailable' : 'measured';
    return { domain, joules, netJoules: null, meter, quality, reason, doubts: [...doubts] };
}
const monotonicNs = () => Number(process.hrtime.bigint());


/***/ }),

/***/ 51017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ listChanges),
/* harmony export */   Y: () => (/* binding */ describeHost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);




/** Describes this host in the state that makes runs on it comparable. `root` is where `/proc` and `/sys` lie. */
async function describeHost(python, root = '/') {
    const cpuinfo = (await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'proc/cpuinfo'))) ?? '';
    const field = (name) => new RegExp(`^${name}\\s*: (.*)$`, 'm').exec(cpuinfo)?.[1]?.trim() ?? null;
    const facts = {
        name: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        cpu: field('model name') ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.cpus)()[0]?.model ?? 'unknown',
        logicalCpus: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)(),
        memoryBytes: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.totalmem)(),
        kernel: `${process.platform} ${(await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'proc/sys/kernel/osrelease'))) ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.release)()}`,
        microcode: field('microcode'),
        governor: await readPolicies(root, 'scaling_governor'),
        drivers: await readDrivers(root),
    };
    return {
        ...facts,
        virtualMachine: cpuinfo === '' ? null : / hypervisor( |$)/m.test(cpuinfo),
        python,
        node: process.version,
        stratum: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Hex */ .fg)(JSON.stringify(facts)).slice(0, 12),
    };
}
/** Differences of a host's state, of what can change while it runs: `governor powersave → performance`. */
function listChanges(before, after) {
    const stateOf = ({ microcode, governor, drivers }) => new Map(Object.entries({ microcode, governor, ...drivers }));
    const [early, late] = [stateOf(before), stateOf(after)];
    return [...new Set([...early.keys(), ...late.keys()])].flatMap((name) => {
        const [from, to] = [early.get(name) ?? null, late.get(name) ?? null];
        return from === to ? [] : [`${name} ${from ?? 'none'} → ${to ?? 'none'}`];
    });
}
/** Drivers and switches that decide power and speed beside the governor, by name; none that this host does not show. */
async function readDrivers(root) {
    const cpu = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'sys/devices/system/cpu');
    const noTurbo = await readSwitch((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cpu, 'intel_pstate/no_turbo'));
    const found = {
        nvidia: await readNvidia(root),
        amdgpu: await readModule(root, 'amdgpu'),
        i915: await readModule(root, 'i915'),
        xe: await readModule(root, 'xe'),
        cpufreq: await readPolicies(root, 'scaling_driver'),
        'energy-preference': await readPolicies(root, 'energy_performance_preference'),
        turbo: noTurbo === null ? await readSwitch((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cpu, 'cpufreq/boost')) : noTurbo === 'on' ? 'off' : 'on',
        smt: await readSwitch((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cpu, 'smt/active')),
    };
    return Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
/** `NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.15  Tue …` */
async function readNvidia(root) {
    const text = await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'proc/driver/nvidia/version'));
    return /^NVRM version:.*?\s(\d+(?:\.\d+)+)\s/m.exec(`${text ?? ''} `)?.[1] ?? null;
}
/** A module that was built apart from the kernel has a version; one of the kernel's own at most a hash of its source. */
async function readModule(root, name) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'sys/module', name);
    return (await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'version'))) ?? (await readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'srcversion')));
}
/** One word where all processors agree, else all their words. */
async function readPolicies(root, file) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'sys/devices/system/cpu/cpufreq');
    const policies = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => [])).filter((name) => /^policy\d+$/.test(name));
    const words = await Promise.all(policies.map((policy) => readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, policy, file))));
    const known = words.filter((word) => word !== null);
    return known.length === 0 ? null : [...new Set(known)].sort().join(', ');
}
async function readSwitch(path) {
    const text = await readText(path);
    return text === '1' ? 'on' : text === '0' ? 'off' : null;
}
/** Trimmed; null where there is no such file, or nothing in it. */
async function readText(path) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => '');
    return text.trim() || null;
}


/***/ }),

/***/ 10960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ measureRun)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/energy/carbon.js
var energy_carbon = __webpack_require__(51180);
// EXTERNAL MODULE: ./build/energy/idle.js
var idle = __webpack_require__(35215);
// EXTERNAL MODULE: ./build/energy/meter.js + 4 modules
var energy_meter = __webpack_require__(4336);
;// CONCATENATED MODULE: ./build/measurement/conditions.js
/** Above this share, of busy time and of one processor, the load of others disturbs a run. */
const DISTURBING_SHARE = 0.05;
/** The resolution of /proc/stat (USER_HZ is 100 on every Linux). */
const TICK_SECONDS = 0.01;
/** Ticks by which the busy time of one processor may be wrong: one at each edge. */
const EDGE_TICKS = 2;
/**
 * The host around a run, and what that makes of it. `contaminated`: others took more than 5 % of the busy time, more than
 * 5 % of one processor, and more than the clock of `/proc/stat` can be wrong by. The second keeps a script that mostly
 * sleeps from being blamed for a heartbeat. The third is 20 ms for each processor, adding up as independent errors do (28
 * ms on 2, 0.23 s on 128): below 0.6 s on two processors it alone decides, so a run of 0.1 s is flagged only when others
 * took more than a quarter of a processor. What the kernel does for the run in threads of its own (writing back,
 * interrupts) counts as others'. Time that a hypervisor gave to other machines counts as neither busy nor theirs: no
 * process of this host used it, and the CPU seconds of the run leave it out. `throttled`: the processor throttled itself.
 */
function describeConditions(before, after, load) {
    const other = otherSeconds(load);
    const share = other === null ? null : other / Math.max(other + (load.cpuSeconds ?? 0), Number.MIN_VALUE);
    const noise = EDGE_TICKS * TICK_SECONDS * Math.sqrt(load.logicalCpus);
    const throttled = difference(before.throttleCount, after.throttleCount);
    const contaminated = other !== null &&
        share !== null &&
        share > DISTURBING_SHARE &&
        other > Math.max(DISTURBING_SHARE * load.wallSeconds, noise);
    return {
        conditions: {
            otherCpuSeconds: other,
            otherCpuShare: share,
            temperatureCelsius: pair(before.temperatureCelsius, after.temperatureCelsius),
            frequencyMegahertz: pair(before.frequencyMegahertz, after.frequencyMegahertz),
            throttled,
        },
        flags: [...(contaminated ? ['contaminated'] : []), ...(throttled ? ['throttled'] : [])],
    };
}
/** The two clocks differ by a tick or so: never below 0. */
const otherSeconds = ({ hostBusySeconds, cpuSeconds }) => hostBusySeconds === null || cpuSeconds === null ? null : Math.max(0, hostBusySeconds - cpuSeconds);
const pair = (before, after) => before === null || after === null ? null : { before, after };
/** A counter that went back was reset: nothing is known of it. */
const difference = (before, after) => before === null || after === null || after < before ? null : after - before;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/measurement/environment-offset.js

const MOST_BYTES = 4096;
/**
 * A variable of random length, the same for the same run. How large its environment is moves a program's stack and heap, by
 * which equal code can differ in speed (Mytkowicz et al. 2009, doi:10.1145/1508244.1508275). Drawn anew for each run, this
 * is noise, which repetitions average, and no longer a bias of one script.
 */
function drawEnvironmentOffset(run) {
    const length = (0,external_node_crypto_.createHash)('sha256').update(run).digest().readUInt16LE() % MOST_BYTES;
    return { GREENML_RANDOM_OFFSET: 'x'.repeat(length) };
}

;// CONCATENATED MODULE: ./build/measurement/measure-run.js






/** Runs a command once, wherever and whatever it is. Numbers that could not be read are null with their reason. */
async function measureRun(asked, equipment) {
    const { place, whyNoEnergy = null } = asked;
    const { launcher, meter, sensors, carbon } = equipment;
    const offset = asked.offsetSeed === null ? {} : drawEnvironmentOffset(asked.offsetSeed);
    const job = place.wrap(asked.command, { ...asked.env, ...offset });
    await meter?.prepare();
    const before = sensors?.read();
    const outcome = await launcher.run({ ...job, counters: meter?.counterPaths ?? [] });
    const after = sensors?.read();
    const { wallSeconds = null, userSeconds, systemSeconds, hostBusySeconds } = outcome;
    const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
    const { energy, idle } = whyNoEnergy === null ? await readEnergy(outcome, cpuSeconds, equipment) : NO_ENERGY;
    const load = { wallSeconds: wallSeconds ?? 0, cpuSeconds, hostBusySeconds, logicalCpus: (0,external_node_os_.availableParallelism)() };
    const isWatched = before !== undefined && after !== undefined && wallSeconds !== null;
    const { conditions, flags } = isWatched ? describeConditions(before, after, load) : { conditions: null, flags: [] };
    const execution = {
        startedAt: new Date(outcome.startedAt * 1000).toISOString(),
        ...exitState(outcome, place),
        wallSeconds,
        userSeconds,
        systemSeconds,
        peakMemoryBytes: outcome.peakMemoryBytes,
        energy,
        carbon: carbon !== null && energy.length > 0 ? (0,energy_carbon/* carbonOf */.P)(carbon, energy) : null,
        conditions,
        reasons: {
            ...outcome.reasons,
            ...(whyNoEnergy === null ? {} : { energy: whyNoEnergy }),
        },
        flags: [
            ...place.allowed.map((each) => `allowed-${each}`),
            // A sandbox's own first process comes to the launcher too, so there a survivor says nothing.
            ...(place.tier === 'none' && outcome.survivors > 0 ? ['left-processes'] : []),
            ...(0,energy_meter/* flagsOfEnergy */.L)(energy),
            ...flags,
        ],
    };
    return { execution, idle, outcome };
}
const NO_ENERGY = { energy: [], idle: [] };
async function readEnergy({ samples, wallSeconds }, cpuSeconds, { meter, baseline }) {
    if (meter === null || wallSeconds === undefined)
        return NO_ENERGY;
    const read = await meter.read(samples, wallSeconds, cpuSeconds ?? 0);
    const energy = cpuSeconds === null ? read.map(withoutEstimate) : read;
    return baseline === null ? { energy, idle: [] } : (0,idle/* withNet */.ui)(energy, baseline, wallSeconds);
}
/** The model needs CPU seconds: without them it would take the run for a rest. */
function withoutEstimate(reading) {
    if (reading.quality !== 'estimated')
        return reading;
    return { ...reading, joules: null, netJoules: null, quality: 'unavailable', reason: { kind: 'no-cpu-seconds' } };
}
/** bubblewrap, and a shell that a prefix runs the command by, tell a signal by the exit code 128 + n. */
function exitState({ exitCode, signal }, { tier, prefix }) {
    const tellsByCode = tier === 'bubblewrap' || prefix.length > 0;
    if (!tellsByCode || exitCode === null || exitCode <= 128)
        return { exitCode, signal };
    const name = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128)?.[0];
    return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name };
}


/***/ }),

/***/ 72316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ onHost),
/* harmony export */   H: () => (/* binding */ inSandbox)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23555);


/** The current folder, as a user runs commands there; output is discarded. `stderr`: a file or named pipe. */
const onHost = (stderr, timeoutSeconds) => ({
    tier: 'none',
    allowed: [],
    prefix: [],
    wrap: (command, env) => ({
        argv: (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .behindGate */ .CT)(command),
        env,
        cwd: process.cwd(),
        stdout: '/dev/null',
        stderr,
        timeoutSeconds,
        limits: {},
    }),
});
const GIB = 1024 ** 3;
/** A process that asks for far more than all may have is told so at once, which it can handle, and not ended. */
const DATA_FACTOR = 4;
const CPU_SLACK_SECONDS = 10;
/** A workspace in a sandbox; what runs there is held to its limits from outside. */
function inSandbox(place) {
    const { sandbox, workspace, limits, readOnly = [], writable = [], prefix = [] } = place;
    const { tier, allowed } = sandbox;
    return { tier, allowed, prefix, wrap };
    function wrap(command, env) {
        const wrapped = sandbox.wrap({
            command: (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .behindGate */ .CT)(command),
            projectFolder: workspace.projectFolder,
            homeFolder: workspace.homeFolder,
            workingDirectory: place.workingDirectory ?? workspace.projectFolder,
            readOnly,
            writable,
            env,
            temporaryBytes: GIB,
            maxProcesses: limits.processes,
            memoryBytes: Math.ceil(limits.memoryBytes),
        });
        const cpuSeconds = limits.cpuSeconds ?? Math.ceil(limits.wallSeconds) * (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)();
        return {
            ...wrapped,
            argv: [...prefix, ...wrapped.argv],
            stdout: workspace.stdoutPath,
            stderr: workspace.stderrPath,
            timeoutSeconds: limits.wallSeconds,
            limits: {
                CORE: 0,
                CPU: Math.ceil(cpuSeconds) + CPU_SLACK_SECONDS,
                DATA: Math.ceil(DATA_FACTOR * limits.memoryBytes),
                FSIZE: limits.fileBytes,
                NOFILE: limits.openFiles,
            },
            bounds: {
                memoryBytes: Math.ceil(limits.memoryBytes),
                processes: limits.processes,
                ...(limits.cpuSeconds === null ? {} : { cpuSeconds: limits.cpuSeconds }),
                outputBytes: limits.outputBytes,
                diskBytes: limits.diskBytes,
                folders: [workspace.projectFolder, workspace.homeFolder, ...writable.map(({ folder }) => folder)],
            },
        };
    }
}


/***/ })

};
