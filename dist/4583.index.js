export const id = 4583;
export const ids = [4583];
export const modules = {

/***/ 24583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DRM_ROOT: () => (/* binding */ DRM_ROOT),
/* harmony export */   listCards: () => (/* binding */ listCards),
/* harmony export */   openGpuHwmon: () => (/* binding */ openGpuHwmon)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_sysfs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32762);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91497);
/* harmony import */ var _counter_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30217);
/* harmony import */ var _sampler_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2189);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14368);








const DRM_ROOT = '/sys/class/drm';
const METER = 'hwmon';
function listCards(root = DRM_ROOT) {
    return (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_3__/* .listSysfs */ .F)(root)
        .filter((name) => /^card\d+$/.test(name))
        .map((name) => ({ name, address: addressOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'device')) }))
        .sort((a, b) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNaturally */ .yV)(a.name, b.name));
}
/**
 * Intel's cards by their energy counter, which the launcher reads (drivers i915 and xe: microjoules in 64 bits, folded by
 * the driver at every read); AMD's by their power, integrated (Documentation/gpu/amdgpu/thermal.rst: microwatts).
 */
async function openGpuHwmon(env, root = DRM_ROOT) {
    const files = listCards(root).flatMap((card) => findFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, card.name, 'device', 'hwmon'), card.name));
    if (files.length === 0)
        return { meter: METER, reason: { kind: 'no-card-sensors', root } };
    const readable = files.filter((file) => file.unreadable === null);
    const lost = files.flatMap((file) => (file.unreadable === null ? [] : [unreadable(file, file.unreadable)]));
    if (readable.length === 0)
        return { meter: METER, reason: files[0]?.unreadable ?? { kind: 'not-read' }, readings: lost };
    const counters = readable.filter((file) => file.kind === 'counter');
    const sensors = readable.filter((file) => file.kind === 'power');
    const paths = sensors.map((file) => file.path);
    const sampler = paths.length === 0 ? null : new _sampler_js__WEBPACK_IMPORTED_MODULE_4__/* .Sampler */ .L('hwmon', paths, env);
    const fault = sampler === null ? null : await sampler.start();
    return {
        meter: METER,
        readsProcessor: false,
        counterPaths: counters.map((file) => file.path),
        prepare: async () => sampler?.begin(),
        read: async (window) => {
            await sampler?.end();
            const integrated = sensors.map((file, position) => fault === null && sampler
                ? (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .makeReading */ .Xn)(file.domain, METER, sampler.joulesOf(position, window))
                : unreadable(file, fault ?? { kind: 'not-read' }));
            return [...counters.map((file, position) => readCounter(file, position, window)), ...integrated, ...lost];
        },
        [Symbol.asyncDispose]: async () => sampler?.[Symbol.asyncDispose](),
    };
}
const unreadable = (file, reason) => (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .makeReading */ .Xn)(file.domain, METER, { joules: null, reason });
function readCounter(file, position, window) {
    const readings = window.samples.map(({ t, values }) => ({ t, microjoules: values[position] }));
    const found = (0,_counter_js__WEBPACK_IMPORTED_MODULE_7__/* .joulesOf */ .C)(readings, { maxMicrojoules: null, capWatts: file.capWatts });
    const stuck = { joules: null, reason: { kind: 'still' } };
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .makeReading */ .Xn)(file.domain, METER, found.joules === 0 ? stuck : found);
}
function findFiles(folder, card) {
    return (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_3__/* .listSysfs */ .F)(folder).flatMap((name) => {
        const hwmon = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const driver = (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_3__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(hwmon, 'name'));
        // i915_gt0 and its like are tiles, whose energy lies within that of the device's own i915.
        if (driver === 'i915' || driver === 'xe')
            return findCounters(hwmon, card);
        return driver === 'amdgpu' ? findSensor(hwmon, card) : [];
    });
}
function findCounters(hwmon, card) {
    const cap = Number((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_3__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(hwmon, 'power1_rated_max')) ?? '') / 1e6;
    const found = (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_3__/* .listSysfs */ .F)(hwmon).flatMap((file) => /^energy(\d+)_input$/.exec(file)?.[1] ?? []);
    return found.sort().map((number, position) => {
        const label = (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_3__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(hwmon, `energy${number}_label`)) ?? `energy${number}`;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(hwmon, `energy${number}_input`);
        return {
            domain: position === 0 ? `gpu-${card}` : `gpu-${card}/${label}`,
            path,
            kind: 'counter',
            unreadable: whyUnreadable(path),
            capWatts: cap > 0 ? cap : null,
        };
    });
}
/** `power1_average` on discrete cards, `power1_input` on those that tell the instant only. */
function findSensor(hwmon, card) {
    const names = (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_3__/* .listSysfs */ .F)(hwmon);
    const name = ['power1_average', 'power1_input'].find((each) => names.includes(each));
    if (name === undefined)
        return [];
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(hwmon, name);
    return [{ domain: `gpu-${card}`, path, kind: 'power', unreadable: whyUnreadable(path), capWatts: null }];
}
function whyUnreadable(path) {
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').trim();
        return /^\d+$/.test(text) ? null : { kind: 'no-number', path, text: text.slice(0, 40) };
    }
    catch (error) {
        return { kind: 'unreadable', path, code: (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) ?? (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error) };
    }
}
function addressOf(device) {
    try {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(device));
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 47167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ LineProcess)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14368);



const LONGEST_LINE = 1024 * 1024;
const STDERR_KEPT = 2000;
/** How long a meter may take to end after SIGTERM. */
const GRACE_MILLISECONDS = 1000;
/** A meter's process that prints lines for as long as it is wanted. It and what it started end with it. */
class LineProcess {
    #child;
    #program;
    #exited;
    #closed;
    #onExit = () => this.#kill('SIGKILL');
    /** The end of what it wrote there. */
    stderr = '';
    #partial = '';
    #wakers = [];
    /** Why it ended; null while it runs. */
    ended = null;
    constructor(command, onLine) {
        const { program, args, env } = command;
        this.#program = program;
        // A group of its own, so that all of a shell's children end with it, and Ctrl-C lets it end in order.
        this.#child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { env, stdio: 'pipe', detached: true });
        this.#child.stdin.on('error', () => { }); // its end shows as the end of its output
        this.#child.stdout.on('data', (chunk) => {
            const arrivalNs = (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .monotonicNs */ .Oy)();
            const lines = (this.#partial + chunk.toString('utf8')).split('\n');
            this.#partial = (lines.pop() ?? '').slice(-LONGEST_LINE);
            for (const line of lines)
                onLine(line, arrivalNs);
            this.#wake();
        });
        this.#child.stderr.on('data', (chunk) => {
            this.stderr = (this.stderr + chunk.toString('utf8')).slice(-STDERR_KEPT);
        });
        process.once('exit', this.#onExit);
        this.#exited = new Promise((resolve) => this.#child.once('exit', () => resolve()));
        this.#closed = new Promise((resolve) => {
            this.#child.on('error', (error) => {
                const missing = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === 'ENOENT';
                this.ended ??= missing
                    ? { kind: 'not-installed', program }
                    : { kind: 'not-started', program, detail: error.message };
                this.#wake();
                resolve();
            });
            this.#child.on('close', (exitCode, signal) => {
                this.ended ??= this.#describeEnd(exitCode, signal);
                process.off('exit', this.#onExit);
                this.#wake();
                resolve();
            });
        });
    }
    write(text) {
        if (this.ended === null)
            this.#child.stdin.write(text);
    }
    /** Waits until it holds, the process has ended, or time is up; true when it holds. */
    async until(holds, milliseconds) {
        const deadline = performance.now() + milliseconds;
        while (!holds()) {
            const left = deadline - performance.now();
            if (this.ended !== null || left <= 0)
                return false;
            await new Promise((resolve) => {
                const timer = setTimeout(resolve, left);
                this.#wakers.push(() => {
                    clearTimeout(timer);
                    resolve();
                });
            });
        }
        return true;
    }
    async [Symbol.asyncDispose]() {
        process.off('exit', this.#onExit);
        if (this.ended !== null)
            return;
        this.#kill('SIGTERM');
        const impatience = setTimeout(() => {
            this.#kill('SIGKILL');
            void this.#exited.then(() => this.#letGo());
        }, GRACE_MILLISECONDS);
        await this.#closed;
        clearTimeout(impatience);
    }
    /** What left the group (`setsid`) outlives it, and would hold its output open for as long as it lives. */
    #letGo() {
        for (const stream of this.#child.stdio)
            stream?.destroy();
    }
    #wake() {
        const wakers = this.#wakers;
        this.#wakers = [];
        for (const wake of wakers)
            wake();
    }
    #kill(signal) {
        const { pid } = this.#child;
        if (pid === undefined || this.ended !== null)
            return;
        try {
            process.kill(-pid, signal);
        }
        catch {
            this.#child.kill(signal); // its group is gone
        }
    }
    #describeEnd(exitCode, signal) {
        const detail = this.stderr.trim().replaceAll(/\s+/g, ' ').slice(0, 300) || null;
        return { kind: 'ended', program: this.#program, exitCode, signal, detail };
    }
}


/***/ }),

/***/ 2189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ Sampler),
/* harmony export */   T: () => (/* binding */ openSampled)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34144);
/* harmony import */ var _line_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47167);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32756);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14368);






/**
 * Nine readings a second: enough for a sensor that moves every 20 to 100 ms, and 0.1 % of a processor. Not every 100 ms:
 * what repeats every tenth of a second would always be read at the same place.
 */
const INTERVAL_MILLISECONDS = 110;
/** A driver that was asleep takes seconds to answer the first time. */
const START_MILLISECONDS = 15_000;
const REPLY_MILLISECONDS = 5000;
const PYTHON = 'python3';
const device = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    index: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** Split between tenants (MIG): its counter is the whole card's. */
    partitioned: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    microjoulesPerCount: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive(),
});
const values = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable());
const message = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('error'), message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('devices'), devices: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(device) }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('begun'), others: values }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('samples'), samples: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), values, values])), done: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() }),
]);
/**
 * A Python process that reads accelerators between two commands (`assets/python/meters/sampler.py`). It keeps its readings
 * to itself until the run is over, so that nothing else wakes during it.
 */
class Sampler {
    #process;
    #channels = [];
    #begun = false;
    #done = false;
    #fault = null;
    devices = null;
    constructor(kind, args, env) {
        const script = (0,_base_package_js__WEBPACK_IMPORTED_MODULE_1__/* .assetPath */ .Q$)('python', 'meters', 'sampler.py');
        const command = {
            program: PYTHON,
            args: ['-I', '-S', '-B', script, kind, `${INTERVAL_MILLISECONDS}`, ...args],
            env,
        };
        this.#process = new _line_process_js__WEBPACK_IMPORTED_MODULE_2__/* .LineProcess */ .W(command, (line) => this.#take(line));
    }
    /** Waits for the list of devices; returns why there is none. */
    async start() {
        const started = await this.#process.until(() => this.devices !== null || this.#fault !== null, START_MILLISECONDS);
        if (started)
            return this.#fault;
        const seconds = START_MILLISECONDS / 1000;
        return this.#process.ended ?? { kind: 'no-answer', program: PYTHON, seconds, detail: null };
    }
    async begin() {
        this.#channels = (this.devices ?? []).map(() => ({
            counter: (0,_series_js__WEBPACK_IMPORTED_MODULE_4__/* .makeSeries */ .YG)('joules'),
            power: (0,_series_js__WEBPACK_IMPORTED_MODULE_4__/* .makeSeries */ .YG)('watts'),
            others: null,
        }));
        this.#begun = false;
        this.#done = false;
        this.#process.write('b');
        await this.#process.until(() => this.#begun, REPLY_MILLISECONDS);
    }
    /** Takes the last reading. Parts of one window may each ask for it: only the first does it. */
    async end() {
        if (this.#done)
            return;
        this.#process.write('e');
        await this.#process.until(() => this.#done, REPLY_MILLISECONDS);
    }
    /** Joules of one device within the window: by its counter, else by its power. */
    joulesOf(position, { beginNs, endNs }) {
        const channel = this.#channels[position];
        const found = this.devices?.[position];
        if (!channel || !found)
            return { joules: null, reason: { kind: 'not-read' } };
        if (found.partitioned)
            return { joules: null, reason: { kind: 'partitioned' } };
        const intervalNs = INTERVAL_MILLISECONDS * 1e6;
        const counted = (0,_series_js__WEBPACK_IMPORTED_MODULE_4__/* .joulesWithin */ .Ws)(channel.counter, beginNs, endNs, intervalNs);
        const integrated = (0,_series_js__WEBPACK_IMPORTED_MODULE_4__/* .joulesWithin */ .Ws)(channel.power, beginNs, endNs, intervalNs);
        const hasCounter = channel.counter.values.some((value) => value !== null);
        const best = hasCounter ? counted : integrated;
        if (best.joules === null)
            return { joules: null, reason: this.#process.ended ?? best.reason };
        const shared = channel.others ? [{ kind: 'shared-device', processes: channel.others }] : [];
        return { joules: best.joules, reason: compareSensors(counted, integrated), doubts: [...best.doubts, ...shared] };
    }
    async [Symbol.asyncDispose]() {
        await this.#process[Symbol.asyncDispose]();
    }
    #take(line) {
        const parsed = message.safeParse((0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonText */ .gb)(line));
        if (!parsed.success) {
            this.#fault ??= { kind: 'not-understood', program: PYTHON, detail: line.slice(0, 120) };
            return;
        }
        const { data } = parsed;
        switch (data.type) {
            case 'error':
                this.#fault = { kind: 'reported', detail: data.message };
                break;
            case 'devices':
                this.devices = data.devices;
                break;
            case 'begun':
                for (const [position, count] of data.others.entries()) {
                    const channel = this.#channels[position];
                    if (channel)
                        channel.others = count;
                }
                this.#begun = true;
                break;
            case 'samples':
                for (const [t, counts, watts] of data.samples)
                    this.#add(t, counts, watts);
                this.#done = data.done;
        }
    }
    #add(t, counts, watts) {
        for (const [position, channel] of this.#channels.entries()) {
            const count = counts[position];
            const scale = (this.devices?.[position]?.microjoulesPerCount ?? 1) / 1e6;
            (0,_series_js__WEBPACK_IMPORTED_MODULE_4__/* .addPoint */ .II)(channel.counter, t, count == null ? null : count * scale);
            (0,_series_js__WEBPACK_IMPORTED_MODULE_4__/* .addPoint */ .II)(channel.power, t, watts[position] ?? null);
        }
    }
}
/** A meter by a sampler of its own. `choose`: the devices to show, or why there are none. */
async function openSampled(meter, env, choose) {
    const sampler = new Sampler(meter, [], env);
    const shown = (await sampler.start()) ?? choose(sampler.devices ?? []);
    if ('kind' in shown) {
        await sampler[Symbol.asyncDispose]();
        return { meter, reason: shown };
    }
    return {
        meter,
        readsProcessor: false,
        counterPaths: [],
        prepare: () => sampler.begin(),
        read: async (window) => {
            await sampler.end();
            return shown.map(({ position, domain, doubtsOf = () => [] }) => {
                const found = sampler.joulesOf(position, window);
                const doubts = [...(found.doubts ?? []), ...doubtsOf(window)];
                return (0,_source_js__WEBPACK_IMPORTED_MODULE_5__/* .makeReading */ .Xn)(domain, meter, found.joules === null ? found : { ...found, doubts });
            });
        },
        [Symbol.asyncDispose]: () => sampler[Symbol.asyncDispose](),
    };
}
/** Counter and sensor of one card have been seen to differ by 40 % over 5 s (ml-energy/zeus#181). */
const SENSOR_DISAGREEMENT = 0.1;
function compareSensors(counted, integrated) {
    if (counted.joules === null || integrated.joules === null)
        return null;
    const difference = integrated.joules / counted.joules - 1;
    return Math.abs(difference) > SENSOR_DISAGREEMENT ? { kind: 'other-sensor', joules: integrated.joules } : null;
}


/***/ }),

/***/ 32756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ addPoint),
/* harmony export */   Ws: () => (/* binding */ joulesWithin),
/* harmony export */   YG: () => (/* binding */ makeSeries),
/* harmony export */   zc: () => (/* binding */ forgetBefore)
/* harmony export */ });
const makeSeries = (kind) => ({ kind, times: [], values: [] });
/** Readings that came late or twice are left out, so that times always rise. */
function addPoint(series, t, value) {
    const last = series.times.at(-1);
    if (last !== undefined && t <= last)
        return;
    series.times.push(t);
    series.values.push(value);
}
/** Forgets what lies before `t`, but for the last two readings, which bracket what follows. */
function forgetBefore(series, t) {
    const index = series.times.findIndex((each) => each >= t);
    const keep = Math.max(0, (index === -1 ? series.times.length : index) - 2);
    series.times.splice(0, keep);
    series.values.splice(0, keep);
}
/** Readings so far apart from the run's edges, in parts of its length, leave its energy uncertain by as much. */
const EDGE_SHARE = 0.1;
/** A power trace with fewer readings than this in a run misses what happened between them. */
const LEAST_POWER_READINGS = 8;
/**
 * Joules within [beginNs, endNs] of a series, by linear interpolation at both edges and, for power, the trapezoidal rule
 * between. null where the window is not covered or the sensor fell silent in it.
 */
function joulesWithin(series, beginNs, endNs, intervalNs) {
    const points = series.times.flatMap((t, index) => {
        const value = series.values[index];
        return value == null || value < 0 ? [] : [{ t, value }];
    });
    if (points.length === 0) {
        return none({ kind: series.times.length === 0 ? 'no-readings' : 'no-numbers' });
    }
    const first = points.findLastIndex((point) => point.t <= beginNs);
    const last = points.findIndex((point) => point.t >= endNs);
    if (first === -1)
        return none({ kind: 'none-before' });
    if (last === -1)
        return none({ kind: 'none-after' });
    const inside = points.slice(first, last + 1);
    const tooLong = Math.max(10 * intervalNs, 1e9);
    const longest = longestGap(inside);
    if (longest > tooLong && longest > 0.1 * (endNs - beginNs))
        return none({ kind: 'silent', seconds: longest / 1e9 });
    const whole = series.kind === 'joules' ? counted(inside, beginNs, endNs) : integrated(inside, beginNs, endNs);
    if (whole.joules === null)
        return whole;
    const doubt = doubtOf(series.kind, inside, { beginNs, endNs }, intervalNs);
    return doubt === null ? whole : { ...whole, doubts: [doubt] };
}
const longestGap = (points) => points.reduce((longest, point, index) => Math.max(longest, point.t - (points[index - 1]?.t ?? point.t)), 0);
/** Above this the trapezoidal rule no longer follows the power. */
const ROUGH = 0.05;
/** The error term of the trapezoidal rule, a twelfth of the second differences, as a share of the mean. */
function roughness(points) {
    let [bends, sum] = [0, 0];
    for (let i = 1; i + 1 < points.length; i++) {
        const [before, here, after] = [points[i - 1]?.value ?? 0, points[i]?.value ?? 0, points[i + 1]?.value ?? 0];
        bends += Math.abs(before - 2 * here + after);
        sum += here;
    }
    return sum === 0 ? 0 : bends / 12 / sum;
}
const none = (reason) => ({ joules: null, reason });
function counted(points, beginNs, endNs) {
    if (points.some((point, index) => point.value < (points[index - 1]?.value ?? 0))) {
        return none({ kind: 'reset' });
    }
    const joules = valueAt(points, endNs) - valueAt(points, beginNs);
    if (joules > 0)
        return { joules, reason: null, doubts: [] };
    return none({ kind: 'still' });
}
function integrated(points, beginNs, endNs) {
    let joules = 0;
    for (let i = 1; i < points.length; i++) {
        const [from, to] = [points[i - 1], points[i]];
        if (!from || !to)
            continue;
        const [begin, end] = [Math.max(from.t, beginNs), Math.min(to.t, endNs)];
        if (end <= begin)
            continue;
        joules += (((valueAt([from, to], begin) + valueAt([from, to], end)) / 2) * (end - begin)) / 1e9;
    }
    return joules > 0 ? { joules, reason: null, doubts: [] } : none({ kind: 'no-power' });
}
function valueAt(points, t) {
    const after = points.findIndex((point) => point.t >= t);
    const [from, to] = [points[after - 1], points[after]];
    if (!to)
        return points.at(-1)?.value ?? 0;
    if (!from)
        return to.value;
    return from.value + ((to.value - from.value) * (t - from.t)) / (to.t - from.t);
}
function doubtOf(kind, points, edges, intervalNs) {
    const wall = edges.endNs - edges.beginNs;
    const longest = longestGap(points);
    if (longest > 3 * intervalNs)
        return { kind: 'gap', seconds: longest / 1e9 };
    if (kind === 'watts') {
        const expected = wall / Math.max(intervalNs, 1);
        const rough = roughness(points);
        if (expected < LEAST_POWER_READINGS)
            return { kind: 'few-readings', readings: points.length, seconds: wall / 1e9 };
        return rough > ROUGH ? { kind: 'fast-power', error: rough } : null;
    }
    const nearest = (t) => points.reduce((least, point) => Math.min(least, Math.abs(point.t - t)), wall);
    const off = nearest(edges.beginNs) + nearest(edges.endNs);
    return off <= EDGE_SHARE * wall ? null : { kind: 'far-from-edges', offSeconds: off / 1e9, seconds: wall / 1e9 };
}


/***/ })

};
