export const id = 978;
export const ids = [978];
export const modules = {

/***/ 94333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   ye: () => (/* binding */ mostFrequent)
/* harmony export */ });
/** Null for no values. */
function median(values) {
    const sorted = Float64Array.from(values).sort();
    const upper = sorted[sorted.length >> 1];
    if (upper === undefined)
        return null;
    if (sorted.length % 2 === 1)
        return upper;
    return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}
function mean(values) {
    if (values.length === 0)
        return null;
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum / values.length;
}
/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
function mostFrequent(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    let best = null;
    let bestCount = 0;
    for (const [value, count] of counts) {
        if (count > bestCount || (count === bestCount && best !== null && value < best)) {
            best = value;
            bestCount = count;
        }
    }
    return best;
}
/** The values under each key, keys in the order of their first value. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ MINIMUM_PAIRS),
/* harmony export */   Fb: () => (/* binding */ SAME_RATIO),
/* harmony export */   cI: () => (/* binding */ createRatioEstimator),
/* harmony export */   un: () => (/* binding */ FINE_RESAMPLES)
/* harmony export */ });
/* harmony import */ var _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22163);
/* harmony import */ var _base_random_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59645);


/** Fewer pairs give an estimate without an interval: none covers 95 % there without being absurdly wide. */
const MINIMUM_PAIRS = 5;
/** For the ratios of single variants, of which a campaign has tens of thousands. */
const QUICK_RESAMPLES = 999;
/** For what the headline says: the seed moves an end by a hundredth of the interval's width. */
const FINE_RESAMPLES = 9999;
/** A ratio this near to 1 is 1: no meter resolves a part in 10⁹, and equal runs leave an interval without width. */
const SAME_RATIO = 1e-9;
/**
 * How near to and how far from the estimate an end may lie, in units of Student's t. The plain studentised interval is
 * erratic at n = 5 to 8 (resamples of nearly equal values) and too short under heavy tails; bench/analysis/interval-coverage.ts
 * shows what the two bounds do to coverage and width.
 */
const NEAREST = 0.9;
const FARTHEST = 2.5;
/**
 * Geometric mean of paired ratios with a 95 % bootstrap-t interval on the logs (Efron & Tibshirani 1993, § 12.5; equal
 * tails, Hall 1988), its ends bounded by Student's t. The resamples depend on the seed and the number of pairs only, so that a
 * ratio does not depend on which others are computed, and swapping the sides gives the exact reciprocal.
 */
function createRatioEstimator(seed, resamples = QUICK_RESAMPLES) {
    const plans = new Map();
    return (logRatios) => {
        const pairs = logRatios.length;
        if (pairs === 0)
            return null;
        const values = Float64Array.from(logRatios);
        const centre = mean(values);
        const estimate = Math.exp(centre);
        if (pairs < MINIMUM_PAIRS)
            return { estimate, interval: null, pairs };
        const plan = plans.get(pairs) ?? planResamples(seed, pairs, resamples);
        plans.set(pairs, plan);
        const [low, high] = studentisedInterval(values, centre, plan);
        return { estimate, interval: [Math.exp(low), Math.exp(high)], pairs };
    };
}
function planResamples(seed, pairs, resamples) {
    const random = (0,_base_random_js__WEBPACK_IMPORTED_MODULE_1__/* .seededRandom */ .I)(seed, `bootstrap of ${pairs}`);
    const indices = new Uint32Array(resamples * pairs);
    for (let i = 0; i < indices.length; i++)
        indices[i] = random.below(pairs);
    return { indices, tailRank: Math.round((resamples + 1) * 0.025), studentQuantile: _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_0__.quantile(0.975, pairs - 1) };
}
function studentisedInterval(values, centre, plan) {
    const n = values.length;
    const deviations = values.map((value) => value - centre);
    let squares = 0;
    for (const deviation of deviations)
        squares += deviation * deviation;
    const standardError = Math.sqrt(squares / (n - 1) / n);
    const tails = tailsOf(deviations, plan.indices, NEAREST * plan.studentQuantile);
    // The upper tail of the studentised mean sets the lower end, and the other way round.
    const toLow = boundedQuantile(tails.upper, plan);
    const toHigh = boundedQuantile(tails.lower, plan);
    return [centre - toLow * standardError, centre + toHigh * standardError];
}
/**
 * |mean of the resample − mean| in its own standard errors, of those resamples where it is beyond the nearer bound. Only
 * these can set an end, and leaving the square root and the sorting of all others out is most of the speed.
 */
function tailsOf(deviations, indices, nearest) {
    const n = deviations.length;
    const upper = [];
    const lower = [];
    for (let from = 0; from < indices.length; from += n) {
        let sum = 0;
        let squares = 0;
        for (let at = from; at < from + n; at++) {
            const deviation = deviations[indices[at] ?? 0] ?? 0;
            sum += deviation;
            squares += deviation * deviation;
        }
        const shift = sum / n;
        const variance = (squares - n * shift * shift) / (n - 1) / n;
        if (shift * shift <= nearest * nearest * variance)
            continue;
        // A resample of equal values has no spread: infinitely many standard errors away, and the farther bound takes care of it.
        const distance = variance > 0 ? Math.abs(shift) / Math.sqrt(variance) : Number.POSITIVE_INFINITY;
        if (shift > 0)
            upper.push(distance);
        else if (shift < 0)
            lower.push(distance);
    }
    return { upper, lower };
}
/** The 97.5 % quantile of the studentised mean, within its bounds. */
function boundedQuantile(tail, { tailRank, studentQuantile }) {
    const sorted = Float64Array.from(tail).sort();
    const quantile = sorted[sorted.length - tailRank] ?? NEAREST * studentQuantile;
    return Math.min(quantile, FARTHEST * studentQuantile);
}
function mean(values) {
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum / values.length;
}


/***/ }),

/***/ 68142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ decideVerdict),
/* harmony export */   O: () => (/* binding */ QUANTITY_WORDS)
/* harmony export */ });
/* harmony import */ var _ratio_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);

const QUANTITY_WORDS = {
    energy: 'energy',
    cpu: 'CPU time',
    wall: 'wall time',
    memory: 'peak memory',
};
/**
 * The verdict and its reason. Each question is put only when the one before it is settled:
 * 1. `not measured`: without a meter on both sides no number of runs and no accuracy leads to a verdict.
 * 2. `too few runs`: below five pairs neither the ratio nor the metric's median is known, so `accuracy differs` would
 *    itself be a claim from too few runs; what helps is to run more.
 * 3. `not comparable`: using less while predicting worse is no saving, however sure the ratio is.
 * 4. `less`, `more`, `no detectable difference`: whether the interval leaves 1 out.
 */
function decideVerdict(quantity, evidence) {
    const { baseline, estimate, quality, comparable, pairNoun, leftOut } = evidence;
    const pairs = estimate?.pairs ?? 0;
    const judge = (verdict, reason) => ({
        baseline,
        estimate: estimate?.estimate ?? null,
        interval: estimate?.interval ?? null,
        pairs,
        quality: estimate === null ? 'unavailable' : quality,
        verdict,
        reason: [reason, leftOut].filter((part) => part !== null).join('; ') || null,
    });
    if (quality === 'estimated') {
        return judge('not measured', `${QUANTITY_WORDS[quantity]} was estimated, and an estimate enters no verdict`);
    }
    if (evidence.notMeasured !== null && pairs === 0)
        return judge('not measured', evidence.notMeasured);
    // Over projects the gate comes before the pairs: only comparable answers form one.
    if (pairs === 0 && pairNoun === 'project' && comparable === false) {
        return judge('not comparable: accuracy differs', 'no answer that ran is as accurate as the baseline');
    }
    const interval = estimate?.interval ?? null;
    if (interval === null) {
        const nouns = pairs === 1 ? pairNoun : `${pairNoun}s`;
        return judge('too few runs', `${pairs} ${nouns} with a reading of both, and a verdict needs ${_ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .MINIMUM_PAIRS */ .Bc}`);
    }
    if (comparable === null)
        return judge('not measured', 'the accuracy of one of the two is unknown');
    if (!comparable)
        return judge('not comparable: accuracy differs', 'it falls behind by more than the tolerance');
    const [low, high] = interval;
    if (high < 1 - _ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_RATIO */ .Fb)
        return judge('less', null);
    if (low > 1 + _ratio_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_RATIO */ .Fb)
        return judge('more', null);
    return judge('no detectable difference', null);
}


/***/ }),

/***/ 60599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Ge: () => (/* binding */ readTextIfPresent),
/* harmony export */   Ku: () => (/* binding */ parseWith),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   vz: () => (/* binding */ hashTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);




function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. */
async function writeFileAtomic(path, content) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const temporary = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, 'wx');
        try {
            await file.writeFile(content);
            await file.sync();
        }
        finally {
            await file.close();
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOSPC')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The disk is full: ${path} could not be written.`, 1);
        throw error;
    }
}
async function writeJson(path, value) {
    await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`);
}
/** The file's text, or null where there is no such file. */
async function readTextIfPresent(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw error;
    }
}
/** Parses what came from outside; a fault names the file, the place in it and what was expected. */
function parseWith(schema, value, where) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const newer = newerVersion(value);
    if (newer !== null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${where} was written by a newer version (schemaVersion ${newer}): update greenml to read it.`);
    }
    const faults = result.error.issues
        .slice(0, 5)
        .map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${where} is not valid:\n${faults.join('\n')}`);
}
function newerVersion(value) {
    if (typeof value !== 'object' || value === null || !('schemaVersion' in value))
        return null;
    const version = value.schemaVersion;
    return typeof version === 'number' && version > 1 ? version : null;
}
async function readJson(path, schema) {
    const text = await readTextIfPresent(path);
    if (text === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`There is no ${path}.`);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${path} is not JSON: ${String(error)}`);
    }
    return parseWith(schema, value, path);
}
/** Every regular file below `root`, sorted, with forward slashes. Symbolic links are not followed and not listed. */
async function listFiles(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .sort();
}
/** One hash over names and contents of every file below `root`. */
async function hashTree(root) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const path of await listFiles(root)) {
        hash.update(`${path}\0${sha256Hex(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)))}\n`);
    }
    return hash.digest('hex');
}


/***/ }),

/***/ 59645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72577);
/* harmony import */ var pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19821);



/** `label` gives each use its own stream, so that adding one does not shift the others. */
function seededRandom(seed, label) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${seed}\0${label}`).digest();
    const generator = (0,pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__/* .xoroshiro128plus */ .b)(digest.readInt32LE(0));
    const below = (limit) => (0,pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__/* .uniformInt */ .C)(generator, 0, limit - 1);
    return {
        below,
        shuffle(items) {
            const result = [...items];
            for (let i = result.length - 1; i > 0; i--) {
                const j = below(i + 1);
                const [a, b] = [result[i], result[j]];
                if (a === undefined || b === undefined)
                    continue;
                result[i] = b;
                result[j] = a;
            }
            return result;
        },
    };
}


/***/ }),

/***/ 18072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ describeHost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);



/** What this host is, in the state that makes runs on it comparable. */
async function describeHost(python) {
    const cpuinfo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/proc/cpuinfo', 'utf8').catch(() => '');
    const field = (name) => new RegExp(`^${name}\\s*: (.*)$`, 'm').exec(cpuinfo)?.[1]?.trim() ?? null;
    const governor = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)('/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor', 'utf8').catch(() => null);
    const facts = {
        name: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        cpu: field('model name') ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.cpus)()[0]?.model ?? 'unknown',
        logicalCpus: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)(),
        memoryBytes: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.totalmem)(),
        kernel: `${process.platform} ${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.release)()}`,
        microcode: field('microcode'),
        governor: governor?.trim() ?? null,
    };
    return {
        ...facts,
        virtualMachine: cpuinfo === '' ? null : / hypervisor( |$)/m.test(cpuinfo),
        python,
        node: process.version,
        stratum: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Hex */ .fg)(JSON.stringify(facts)).slice(0, 12),
    };
}


/***/ }),

/***/ 60150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ behindGate),
/* harmony export */   b6: () => (/* binding */ hostLockPath),
/* harmony export */   bR: () => (/* binding */ Launcher)
/* harmony export */ });
/* unused harmony export HOST_LOCK */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9691);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34144);





const sample = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ t: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), values: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable()) });
const outcome = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        /** False: the sandbox ended before the program could start. */
        started: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
        startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        wallSeconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().optional(),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
        signal: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
        timedOut: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
        userSeconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        systemSeconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        largestProcessBytes: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        survivors: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        samples: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(sample),
    }),
]);
const lockMessage = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ waitingFor: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ holding: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY() }),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
]);
/**
 * A shell, already in the sandbox, that says on descriptor 4 that it stands, waits on 3 until it is told to go, and
 * becomes the program: so the clock starts after the sandbox is made.
 */
const GATE = 'printf r >&4 && exec 4>&- && read -r go <&3 && exec 3<&- && exec "$@"';
function behindGate(command) {
    return ['/bin/sh', '-c', GATE, 'gate', ...command];
}
/** One lock for all users and campaigns of a host: two measured runs never overlap. */
const HOST_LOCK = '/tmp/greenml-host.lock';
/** `$GREENML_HOST_LOCK` names another file: containers that share a host have to share it too. */
const hostLockPath = (env) => env.GREENML_HOST_LOCK || HOST_LOCK;
/** How long a launcher may take to end what it runs before it is ended itself. */
const GRACE_MILLISECONDS = 5000;
/** The process that starts runs and reads clocks and counters at their edges (`assets/python/launcher.py`). */
class Launcher {
    #process;
    #lines;
    #stderr = '';
    #fault = null;
    constructor(python = 'python3') {
        this.#process = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(python, ['-I', '-S', (0,_base_package_js__WEBPACK_IMPORTED_MODULE_3__/* .assetPath */ .Q$)('python', 'launcher.py')], {
            stdio: 'pipe',
            env: { PATH: process.env.PATH },
            detached: true, // Ctrl-C reaches this process only, which then ends the run in order
        });
        this.#process.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-4000);
        });
        this.#process.on('error', (error) => {
            const missing = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT';
            this.#fault = missing ? new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${python} is not installed: sudo apt-get install python3`, 1) : error;
        });
        this.#process.stdin.on('error', () => { }); // its end shows as the end of its output
        this.#lines = (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input: this.#process.stdout })[Symbol.asyncIterator]();
    }
    /** Waits until no other process on this host measures; the lock is held until this launcher ends. */
    async holdHost(holder, onWait, path) {
        this.#send({ lock: path, holder });
        for (;;) {
            const message = lockMessage.parse(await this.#receive());
            if ('error' in message)
                throw new Error(`the host lock ${path}: ${message.error}`);
            if ('holding' in message)
                return;
            onWait(message.waitingFor);
        }
    }
    async run(job) {
        this.#send(job);
        const result = outcome.parse(await this.#receive());
        if ('error' in result)
            throw new Error(`the launcher failed: ${result.error}`);
        return result;
    }
    #send(message) {
        this.#process.stdin.write(`${JSON.stringify(message)}\n`);
    }
    async #receive() {
        const line = await this.#lines.next();
        if (line.done)
            throw this.#fault ?? new Error(`the launcher ended: ${this.#stderr.trim()}`);
        return JSON.parse(line.value);
    }
    /** Ends it and, with it, whatever it runs. */
    async [Symbol.asyncDispose]() {
        if (this.#process.exitCode !== null || this.#process.signalCode !== null)
            return;
        const closed = new Promise((resolve) => this.#process.once('close', resolve));
        this.#process.kill('SIGTERM');
        const impatience = setTimeout(() => this.#process.kill('SIGKILL'), GRACE_MILLISECONDS);
        await closed;
        clearTimeout(impatience);
    }
}


/***/ }),

/***/ 88978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  measure: () => (/* binding */ measure),
  splitCommands: () => (/* binding */ splitCommands)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/analysis/ratio.js
var ratio = __webpack_require__(9396);
// EXTERNAL MODULE: ./node_modules/@stdlib/stats-base-dists-t/lib/index.js
var lib = __webpack_require__(22163);
// EXTERNAL MODULE: ./build/analysis/numbers.js
var numbers = __webpack_require__(94333);
;// CONCATENATED MODULE: ./build/analysis/sample.js


/** Centre and spread of repeated measurements in their own unit; the interval is Student's, of the mean. */
function summariseSample(values) {
    const n = values.length;
    const centre = (0,numbers/* mean */.i2)(values);
    if (centre === null || n < 2)
        return { median: (0,numbers/* median */.JZ)(values), mean: centre, standardDeviation: null, interval: null, n };
    const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
    const standardDeviation = Math.sqrt(squares / (n - 1));
    const half = (lib.quantile(0.975, n - 1) * standardDeviation) / Math.sqrt(n);
    return { median: (0,numbers/* median */.JZ)(values), mean: centre, standardDeviation, interval: [centre - half, centre + half], n };
}

// EXTERNAL MODULE: ./build/analysis/verdict.js
var analysis_verdict = __webpack_require__(68142);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/random.js
var random = __webpack_require__(59645);
// EXTERNAL MODULE: ./build/benchmark/host.js
var benchmark_host = __webpack_require__(18072);
// EXTERNAL MODULE: ./build/benchmark/launcher.js
var benchmark_launcher = __webpack_require__(60150);
// EXTERNAL MODULE: ./build/energy/meter.js + 1 modules
var energy_meter = __webpack_require__(40638);
;// CONCATENATED MODULE: ./build/report/measurement-table.js
const UNITS = {
    wallSeconds: { label: 'wall', show: (value) => `${digits(value)} s` },
    cpuSeconds: { label: 'CPU', show: (value) => `${digits(value)} s` },
    peakMemoryBytes: { label: 'memory', show: (value) => `${digits(value / 1e6)} MB` },
    joules: { label: 'energy', show: (value) => `${digits(value)} J` },
};
/** Four significant digits are what a good meter resolves. */
const digits = (value) => (value === 0 ? '0' : Number(value.toPrecision(4)).toString());
/** One block a command, one line a quantity; then how the commands compare. */
function renderMeasurement(measurement) {
    const blocks = measurement.commands.map(({ command, summary, runs }, index) => {
        const lines = Object.entries(summary).map(([quantity, sample]) => renderQuantity(quantity, sample));
        const energy = runs[0]?.energy[0];
        const note = energy && energy.quality !== 'measured' ? [`  energy ${energy.quality}: ${energy.reason}`] : [];
        const failed = runs.filter((run) => run.exitCode !== 0).length;
        const failures = failed > 0 ? [`  ${failed} of ${runs.length} runs did not end with exit code 0`] : [];
        return [`${index + 1}: ${command.join(' ')}`, ...lines, ...note, ...failures].join('\n');
    });
    const comparisons = measurement.comparisons.map(({ a, b, quantity, ratio, interval, verdict }) => `${b + 1} against ${a + 1}, ${UNITS[quantity]?.label ?? quantity}: ${ratio === null ? '–' : `×${digits(ratio)}`}` +
        `${interval ? ` (${digits(interval[0])} to ${digits(interval[1])})` : ''}, ${verdict}`);
    return [...blocks, ...comparisons].join('\n');
}
function renderQuantity(quantity, { median, standardDeviation, n, mean }) {
    const unit = UNITS[quantity];
    if (median === null || mean === null || !unit)
        return `  ${(unit?.label ?? quantity).padEnd(7)}–`;
    const spread = standardDeviation === null ? '' : `   mean ${unit.show(mean)} ± ${unit.show(standardDeviation)}`;
    return `  ${unit.label.padEnd(7)}${unit.show(median).padStart(11)}${spread}   (${n} runs)`;
}

// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
;// CONCATENATED MODULE: ./build/commands/measure.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});















/** `a b -- c d` is two commands. */
function splitCommands(words) {
    const commands = [[]];
    for (const word of words) {
        if (word === '--')
            commands.push([]);
        else
            commands.at(-1)?.push(word);
    }
    if (commands.some((command) => command.length === 0)) {
        throw new errors/* UserError */.yo('A command is missing: greenml measure -- <command> [-- <command>…]');
    }
    return commands;
}
/** Runs the commands in rounds, each round in random order, and reports what each cost. Their output is discarded. */
async function measure(options, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { logger } = context;
        const seed = options.seed ?? (0,external_node_crypto_.randomInt)(2 ** 31 - 1);
        const meter = await (0,energy_meter/* openMeter */.G)({
            require: options.requireMeasured ?? false,
            ...(options.powercapRoot ? { powercapRoot: (0,external_node_path_.resolve)(options.powercapRoot) } : {}),
        });
        const host = await (0,benchmark_host/* describeHost */.Y)(null);
        const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greenml-measure-'));
        const launcher = __addDisposableResource(env_1, new benchmark_launcher/* Launcher */.bR(), true);
        try {
            const holding = launcher.holdHost(`greenml measure (process ${process.pid})`, (holder) => logger.info(`waiting: another measurement runs on this host: ${holder}`), (0,benchmark_launcher/* hostLockPath */.b6)(context.env));
            await (0,errors/* interruptible */.In)(holding, context.signal);
            const rounds = (options.warmup ?? 1) + (options.repetitions ?? 5);
            const runs = options.commands.map(() => []);
            for (let round = 0; round < rounds; round++) {
                const order = (0,random/* seededRandom */.I)(seed, `round ${round}`).shuffle(options.commands.map((_, index) => index));
                for (const index of order) {
                    logger.status(`round ${round + 1} of ${rounds}: ${options.commands[index]?.join(' ')}`);
                    const work = measureOnce(options.commands[index] ?? [], launcher, meter, scratch, context);
                    const run = await (0,errors/* interruptible */.In)(work, context.signal);
                    if (round >= (options.warmup ?? 1))
                        runs[index]?.push(run);
                }
            }
            logger.status('');
            const measurement = summarise(options.commands, runs, host, seed);
            if (options.json === '-')
                process.stdout.write(`${JSON.stringify(measurement, null, 2)}\n`);
            else if (options.json)
                await (0,files/* writeJson */.GF)(options.json, measurement);
            return { measurement, table: renderMeasurement(measurement), exitCode: exitCodeOf(runs.flat()) };
        }
        finally {
            await (0,promises_.rm)(scratch, { recursive: true, force: true });
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const NO_LIMIT_SECONDS = 10 * 365 * 86_400;
async function measureOnce(command, launcher, meter, scratch, context) {
    const environment = Object.entries(context.env).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
    const outcome = await launcher.run({
        argv: (0,benchmark_launcher/* behindGate */.CT)(command),
        env: Object.fromEntries(environment),
        cwd: process.cwd(),
        stdout: '/dev/null',
        stderr: (0,external_node_path_.join)(scratch, 'stderr'),
        timeoutSeconds: NO_LIMIT_SECONDS,
        counters: meter.counterPaths,
        limits: {},
    });
    return describeOutcome(outcome, meter);
}
function describeOutcome(outcome, meter) {
    const wallSeconds = outcome.wallSeconds ?? null;
    const cpuSeconds = outcome.userSeconds + outcome.systemSeconds;
    return {
        wallSeconds,
        userSeconds: outcome.userSeconds,
        systemSeconds: outcome.systemSeconds,
        peakMemoryBytes: outcome.largestProcessBytes,
        exitCode: outcome.exitCode,
        signal: outcome.signal,
        startedAt: new Date(outcome.startedAt * 1000).toISOString(),
        energy: wallSeconds === null ? [] : meter.read(outcome.samples, wallSeconds, cpuSeconds),
        reasons: { peakMemoryBytes: 'of the largest single process, not the sum over the process tree' },
        flags: outcome.survivors > 0 ? ['left-processes'] : [],
    };
}
const packageJoules = (run) => {
    const readings = run.energy.filter(({ domain }) => !domain.includes('/') || domain.startsWith('estimate/'));
    const joules = readings.filter(({ domain }) => domain !== 'psys').map((reading) => reading.joules);
    return joules.length === 0 || joules.includes(null)
        ? null
        : joules.reduce((sum, each) => sum + (each ?? 0), 0);
};
const QUANTITIES = {
    wallSeconds: (run) => run.wallSeconds,
    cpuSeconds: (run) => (run.userSeconds ?? 0) + (run.systemSeconds ?? 0),
    peakMemoryBytes: (run) => run.peakMemoryBytes,
    joules: packageJoules,
};
const COMPARED = { wallSeconds: 'wall', cpuSeconds: 'cpu', joules: 'energy' };
function summarise(commands, runs, host, seed) {
    const estimateRatio = (0,ratio/* createRatioEstimator */.cI)(seed);
    const first = runs[0] ?? [];
    return {
        schemaVersion: common/* SCHEMA_VERSION */.f$,
        host,
        commands: commands.map((command, index) => ({
            command: [...command],
            runs: [...(runs[index] ?? [])],
            summary: Object.fromEntries(Object.entries(QUANTITIES).map(([name, read]) => {
                const values = (runs[index] ?? []).flatMap((run) => read(run) ?? []);
                return [name, summariseSample(values)];
            })),
        })),
        comparisons: runs.slice(1).flatMap((others, offset) => Object.entries(COMPARED).map(([name, quantity]) => {
            const read = QUANTITIES[name];
            const logRatios = others.flatMap((run, round) => {
                const [a, b] = [first[round] && read?.(first[round]), read?.(run)];
                return a && b ? [Math.log(b / a)] : [];
            });
            const estimate = estimateRatio(logRatios);
            const quality = quantity === 'energy' ? (others[0]?.energy[0]?.quality ?? 'unavailable') : 'measured';
            const { verdict } = (0,analysis_verdict/* decideVerdict */.A)(quantity, {
                baseline: 'original',
                estimate,
                quality,
                notMeasured: null,
                comparable: true,
                pairNoun: 'block',
                leftOut: null,
            });
            return {
                a: 0,
                b: offset + 1,
                quantity: name,
                ratio: estimate?.estimate ?? null,
                interval: estimate?.interval ?? null,
                verdict,
            };
        })),
    };
}
/** 128 + n on a signal, as a shell says it; the first run that did not end with 0 counts. */
function exitCodeOf(runs) {
    const failed = runs.find((run) => run.exitCode !== 0);
    if (!failed)
        return 0;
    return failed.exitCode ?? 128 + (SIGNAL_NUMBERS.get(failed.signal ?? '') ?? 0);
}
const SIGNAL_NUMBERS = new Map(Object.entries(external_node_os_.constants.signals));


/***/ }),

/***/ 40638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openMeter)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
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
function estimateEnergy(wallSeconds, cpuSeconds, reason, cpus = (0,external_node_os_.availableParallelism)()) {
    const netJoules = (BUSY_WATTS - IDLE_WATTS) * cpuSeconds;
    return {
        domain: 'estimate/cpu',
        joules: IDLE_WATTS * cpus * wallSeconds + netJoules,
        netJoules,
        meter: 'linear per-vCPU model',
        quality: 'estimated',
        reason: `×/÷2; ${reason}`,
    };
}

// EXTERNAL MODULE: ./build/energy/powercap.js
var powercap = __webpack_require__(19014);
;// CONCATENATED MODULE: ./build/energy/meter.js



/** RAPL by powercap where it can be read; elsewhere an estimate, marked as one. `require`: an estimate is refused. */
async function openMeter(options) {
    const found = await (0,powercap/* discoverPowercap */.xy)(options.powercapRoot);
    if (found.reason === null)
        return powercapMeter(found.zones);
    if (options.require) {
        throw new errors/* UserError */.yo(`Energy can't be measured here: ${found.reason}. 'greenml doctor' says what mends it.`, 1);
    }
    return {
        name: 'estimate',
        unavailable: found.reason,
        counterPaths: [],
        read: (_samples, wallSeconds, cpuSeconds) => [estimateEnergy(wallSeconds, cpuSeconds, found.reason)],
    };
}
function powercapMeter(zones) {
    return {
        name: 'powercap',
        unavailable: null,
        counterPaths: zones.map((zone) => zone.counterPath),
        read: (samples) => zones.map((zone, index) => {
            const { joules, reason } = (0,powercap/* joulesOf */.C7)(samples.map((sample) => sample.values[index]), zone.maxMicrojoules);
            const quality = joules === null ? 'unavailable' : 'measured';
            return { domain: zone.domain, joules, netJoules: null, meter: 'powercap', quality, reason };
        }),
    };
}


/***/ }),

/***/ 19014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ joulesOf),
/* harmony export */   h5: () => (/* binding */ POWERCAP_ROOT),
/* harmony export */   xy: () => (/* binding */ discoverPowercap)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);



const POWERCAP_ROOT = '/sys/class/powercap';
const ZONE = /^intel-rapl(-mmio)?:\d+(:\d+)?$/;
/**
 * Finds the readable RAPL zones below `root`, each physical counter once: the class folder lists the same zone as flat
 * link and in the tree, and `intel-rapl-mmio` shows the counter that `intel-rapl` shows already (kernel documentation,
 * power/powercap). Zones are told apart by their `name`, never by their number.
 */
async function discoverPowercap(root = POWERCAP_ROOT) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root).catch((error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        throw error;
    });
    const found = new Map();
    let locked = null;
    for (const name of names.filter((each) => ZONE.test(each)).sort()) {
        try {
            const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
            if (!found.has(folder))
                found.set(folder, await openZone(folder, name));
        }
        catch (error) {
            locked ??= `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'energy_uj')} can't be read (${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) ?? (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)})`;
        }
    }
    const zones = dropMirrors([...found.values()]);
    if (zones.length > 0)
        return { zones, reason: null };
    return { zones: [], reason: locked ?? `${root} has no energy counters (a virtual machine, a container, or no RAPL)` };
}
async function openZone(folder, name) {
    const counterPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'energy_uj');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(counterPath, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(counterPath);
    return {
        domain: await domainName(folder),
        counterPath,
        maxMicrojoules: await readNumber((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'max_energy_range_uj')),
        mmio: name.includes('-mmio'),
    };
}
async function domainName(folder) {
    const own = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'name'), 'utf8')).trim();
    const isChild = /:\d+:\d+$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    return isChild ? `${(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '..', 'name'), 'utf8')).trim()}/${own}` : own;
}
async function readNumber(path) {
    try {
        const value = Number((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).trim());
        return Number.isFinite(value) && value > 0 ? value : null;
    }
    catch {
        return null; // told by the null: the counter's wrap is then not known
    }
}
function dropMirrors(zones) {
    const direct = new Set(zones.filter((zone) => !zone.mmio).map((zone) => zone.domain));
    return zones
        .filter((zone) => !zone.mmio || !direct.has(zone.domain))
        .map(({ domain, counterPath, maxMicrojoules }) => ({ domain, counterPath, maxMicrojoules }))
        .sort((a, b) => a.domain.localeCompare(b.domain, 'en'));
}
/** 10 kW for the 10 s between two readings: what would need more to be a wrap is a counter that started again from 0. */
const LARGEST_STEP_MICROJOULES = 100_000e6;
/** Joules between the first and the last reading of a counter; null with the reason where they can't be known. */
function joulesOf(readings, maxMicrojoules) {
    let total = 0;
    for (let i = 1; i < readings.length; i++) {
        const [before, after] = [readings[i - 1], readings[i]];
        if (before == null || after == null)
            return { joules: null, reason: 'the counter could not be read during the run' };
        if (after >= before)
            total += after - before;
        else if (maxMicrojoules === null)
            return { joules: null, reason: 'the counter wrapped and its range is not known' };
        else {
            const wrapped = after - before + maxMicrojoules;
            if (wrapped < 0 || wrapped > LARGEST_STEP_MICROJOULES) {
                return { joules: null, reason: 'the counter was reset during the run' };
            }
            total += wrapped;
        }
    }
    if (readings.length < 2)
        return { joules: null, reason: 'the counter was read less than twice' };
    return { joules: total / 1e6, reason: null };
}


/***/ })

};
