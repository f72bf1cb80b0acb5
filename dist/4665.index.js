export const id = 4665;
export const ids = [4665];
export const modules = {

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   LT: () => (/* binding */ mostFrequentOf),
/* harmony export */   cz: () => (/* binding */ sum),
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
/** In their order, without compensation; 0 of none. */
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}
/** Null for no values. */
const mean = (values) => values.length === 0 ? null : sum(values) / values.length;
/** The value that occurs most, by its JSON, so that equal ones are one. */
function mostFrequentOf(values) {
    const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
    const found = mostFrequent(values.map((value) => JSON.stringify(value)));
    return found === null ? null : (byText.get(found) ?? null);
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


/***/ }),

/***/ 57249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   k: () => (/* binding */ Progress)
/* harmony export */ });
/** `4 min 10 s`, `38 s`. */
function formatDuration(seconds) {
    const whole = Math.round(seconds);
    if (whole < 60)
        return `${whole} s`;
    if (whole < 3600)
        return `${Math.floor(whole / 60)} min ${whole % 60} s`;
    return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
/** Lines where there is no live one: no more than each twentieth of the steps and one in five seconds, but one in two minutes. */
const STEP = 0.05;
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 120;
/** Tells how far work of known length is, and how long the rest takes: on a terminal in one live line, elsewhere in a line now and then. */
class Progress {
    #logger;
    #total;
    #now;
    #done = 0;
    /** Steps that the estimate rests on, and the seconds that they took together. */
    #counted = 0;
    #spent = 0;
    #endedAt;
    #shown;
    /** `now` in seconds. */
    constructor(logger, total, now = () => performance.now() / 1000) {
        this.#logger = logger;
        this.#total = total;
        this.#now = now;
        this.#endedAt = now();
        this.#shown = { at: this.#endedAt, done: 0 };
    }
    /** A step begins. `what` it is comes last, since a terminal cuts the line. */
    begin(where, what) {
        const text = [where, this.left, what].filter((part) => part !== null).join(' · ');
        this.#logger.status(text);
        if (this.#logger.isLive === true || !this.#isDue())
            return;
        this.#shown = { at: this.#now(), done: this.#done };
        this.#logger.info(text);
    }
    /** The step has ended. `counts`: false where it was done already, so that the others take longer than it took. */
    end(counts = true) {
        const now = this.#now();
        this.#done++;
        if (counts) {
            this.#counted++;
            this.#spent += now - this.#endedAt;
        }
        this.#endedAt = now;
    }
    /** `about 1 min 6 s left`; null while nothing is known, and when nothing is left. */
    get left() {
        const steps = this.#total - this.#done;
        return steps === 0 || this.#counted === 0
            ? null
            : `about ${formatDuration((this.#spent / this.#counted) * steps)} left`;
    }
    /** Clears the live line. */
    close() {
        this.#logger.status('');
    }
    #isDue() {
        const pause = this.#now() - this.#shown.at;
        const step = (this.#done - this.#shown.done) / this.#total;
        return pause >= LONGEST_PAUSE || (pause >= SHORTEST_PAUSE && step >= STEP);
    }
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

/***/ 64665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  measure: () => (/* binding */ measure_measure),
  splitCommands: () => (/* binding */ splitCommands)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/check-writable.js
var check_writable = __webpack_require__(27333);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/measurement/check-programs.js
var check_programs = __webpack_require__(86757);
// EXTERNAL MODULE: ./build/measurement/launcher.js
var measurement_launcher = __webpack_require__(23555);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/progress.js
var base_progress = __webpack_require__(57249);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var base_scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/energy/carbon.js
var energy_carbon = __webpack_require__(51180);
// EXTERNAL MODULE: ./build/measurement/hold-host.js
var hold_host = __webpack_require__(48697);
// EXTERNAL MODULE: ./build/measurement/host.js
var measurement_host = __webpack_require__(51017);
// EXTERNAL MODULE: ./build/measurement/open-meters.js
var open_meters = __webpack_require__(84674);
// EXTERNAL MODULE: ./build/measurement/place.js
var place = __webpack_require__(72316);
// EXTERNAL MODULE: ./build/measurement/sensors.js
var measurement_sensors = __webpack_require__(21896);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
;// CONCATENATED MODULE: ./build/measurement/rounds/error-output.js



const TAIL_BYTES = 4000;
const MARK = Buffer.from('\0greenml mark\0');
/**
 * A named pipe for what the commands write to standard error: only the last 4000 bytes are kept, in memory, however much
 * it is, and nothing is written to a disk. It is held open for writing too, so that no command's end ends it.
 */
class ErrorOutput {
    path;
    #pipe;
    #tail = Buffer.alloc(0);
    /** Told what was written before the mark, while one is waited for. */
    #seen = null;
    /** `path`: a named pipe that exists. */
    constructor(path) {
        this.path = path;
        const fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_NONBLOCK);
        this.#pipe = new external_node_net_.Socket({ fd, readable: true, writable: true });
        this.#pipe.on('data', (chunk) => this.#keep(chunk));
    }
    #keep(chunk) {
        const text = Buffer.concat([this.#tail, chunk.subarray(this.#seen === null ? -TAIL_BYTES : 0)]);
        const end = this.#seen === null ? -1 : text.indexOf(MARK);
        this.#tail = end < 0 ? text.subarray(-TAIL_BYTES) : Buffer.alloc(0);
        if (end >= 0)
            this.#seen?.(text.subarray(0, end));
    }
    /** The last line since the last call: a mark is put after all that was written, and waited for. */
    async takeLastLine() {
        const text = await new Promise((resolve) => {
            this.#seen = resolve;
            this.#pipe.write(MARK);
        });
        this.#seen = null;
        const lines = (0,clean_text/* cleanText */.X5)(text.subarray(-TAIL_BYTES).toString()).trim().split('\n');
        return (0,clean_text/* cleanLine */.Ow)(lines.at(-1) ?? '');
    }
    async [Symbol.asyncDispose]() {
        const closed = new Promise((resolve) => this.#pipe.once('close', resolve));
        this.#pipe.destroy();
        await closed;
    }
}

// EXTERNAL MODULE: ./build/base/random.js
var random = __webpack_require__(59645);
// EXTERNAL MODULE: ./build/schema/ratio.js
var ratio = __webpack_require__(56369);
;// CONCATENATED MODULE: ./build/measurement/rounds/stopping.js

/** The reason to begin no further round; null: go on. A round that would end beyond the budget of seconds is not begun. */
function whyStop(rule, soFar) {
    const { rounds, elapsedSeconds, roundSeconds, halfWidth } = soFar;
    const isNarrow = rule.target !== null && halfWidth !== null && halfWidth <= rule.target;
    // Fewer rounds have no interval.
    if (isNarrow && rounds >= Math.max(rule.minimumRounds, ratio/* MINIMUM_PAIRS */.Bc))
        return 'interval';
    if (rounds >= rule.maximumRounds)
        return rule.target === null ? 'repetitions' : 'max-runs';
    const isTooLong = rule.maximumSeconds !== null && elapsedSeconds + roundSeconds > rule.maximumSeconds;
    return isTooLong ? 'max-seconds' : null;
}

;// CONCATENATED MODULE: ./build/measurement/rounds/rounds.js



/**
 * Warm-up rounds, then measured ones until the rule ends them; each round in a random order of its own. Where the budget of
 * seconds is short, warm-up rounds after the first give way; one measured round is run in any case.
 */
async function runRounds(plan, work) {
    const { rule } = plan;
    const begin = performance.now();
    const complete = [];
    let { warmup } = plan;
    let reached = null;
    const end = (reason) => {
        const rounds = Math.max(0, complete.length - warmup);
        return { ...arrange(plan, complete, warmup), stopping: { rounds, reason, target: rule.target, reached } };
    };
    for (;;) {
        const made = await runRound(plan, complete.length, warmup, work);
        if (made === null)
            return end('interrupted');
        complete.push(made);
        const elapsedSeconds = (performance.now() - begin) / 1000;
        const roundSeconds = elapsedSeconds / complete.length;
        if (complete.length < warmup && !hasTimeFor(2, rule, elapsedSeconds, roundSeconds))
            warmup = complete.length;
        const rounds = complete.length - warmup;
        if (rounds < 1)
            continue;
        const { runs } = arrange(plan, complete, warmup);
        // A command that fails at once never gets an interval: the rounds would go on to the last that is allowed.
        if (rounds === 1 && rule.target !== null && runs.some(([first]) => first?.exitCode !== 0))
            return end('failed');
        reached = needsHalfWidth(rule, rounds) ? await work.findHalfWidth(runs) : null;
        const stop = whyStop(rule, { rounds, elapsedSeconds, roundSeconds, halfWidth: reached });
        if (stop !== null)
            return end(stop);
    }
}
/** Null where the user stopped the round. */
async function runRound({ commands, noiseFloor, seed, rule }, round, warmup, { runOnce, progress, signal }) {
    const slots = [...commands.keys(), ...(noiseFloor ? [commands.length] : [])];
    const made = new Map();
    for (const [orderIndex, slot] of (0,random/* seededRandom */.I)(seed, `round ${round}`).shuffle(slots).entries()) {
        const command = slot % commands.length;
        progress.begin(formatRound(round, warmup, rule), commands[command] ?? '');
        const run = await unlessStopped(runOnce(command, { round, orderIndex }), signal);
        if (run === null)
            return null;
        progress.end();
        made.set(slot, run);
    }
    return made;
}
/** The runs by command. The very first run of a command is cold: files are not cached, libraries not loaded. */
function arrange({ commands, noiseFloor }, complete, warmup) {
    const measured = complete.slice(warmup);
    const runsOf = (slot) => measured.flatMap((made) => made.get(slot) ?? []);
    const warmupsOf = (index) => complete
        .slice(0, warmup)
        .flatMap((made) => [...made].flatMap(([slot, run]) => (slot % commands.length === index ? [run] : [])));
    return {
        runs: commands.map((_, index) => runsOf(index)),
        warmups: commands.map((_, index) => warmupsOf(index).map((run, place) => (place === 0 ? { ...run, flags: [...run.flags, 'cold'] } : run))),
        repeatsOfFirst: noiseFloor ? runsOf(commands.length) : null,
    };
}
/** The result of `work`; null where the user stopped it. */
async function unlessStopped(work, signal) {
    return (0,errors/* interruptible */.In)(work, signal).catch((error) => {
        if (signal?.aborted)
            return null;
        throw error;
    });
}
const needsHalfWidth = ({ target, minimumRounds }, rounds) => target !== null && rounds >= minimumRounds;
const hasTimeFor = (rounds, { maximumSeconds }, elapsedSeconds, roundSeconds) => maximumSeconds === null || elapsedSeconds + rounds * roundSeconds <= maximumSeconds;
function formatRound(round, warmup, rule) {
    if (round < warmup)
        return `warm-up ${round + 1} of ${warmup}`;
    const most = `${rule.target === null ? 'of' : 'of at most'} ${rule.maximumRounds}`;
    return `round ${round - warmup + 1} ${most}`;
}

// EXTERNAL MODULE: ./build/measurement/measure-run.js + 2 modules
var measure_run = __webpack_require__(10960);
;// CONCATENATED MODULE: ./build/measurement/rounds/run-once.js



/** Runs a command once; its output is discarded. Numbers that could not be read are null with their reason. */
async function runOnce(command, order, equipment) {
    const { place, env, seed } = equipment;
    const offsetSeed = `${seed} ${order.round} ${order.orderIndex}`;
    const { execution, outcome } = await (0,measure_run/* measureRun */.u)({ command, env, offsetSeed, place }, equipment);
    const { notStarted } = outcome;
    if (notStarted !== null && order.round === 0)
        throw refuseToStart(command, notStarted);
    const { reasons, flags } = execution;
    return {
        ...execution,
        ...order,
        reasons: {
            ...reasons,
            ...(notStarted === null ? {} : { wallSeconds: `not started: ${(0,measurement_launcher/* explainNotStarted */.SH)(notStarted)}` }),
        },
        flags: outcome.endedFor === 'wall' ? ['timeout', ...flags] : flags,
    };
}
/** A fault that a look at the file could not show: a missing interpreter, a format that this machine does not run. */
function refuseToStart([program = ''], exitCode) {
    return new errors/* UserError */.yo(`${program} could not be started: ${(0,measurement_launcher/* explainNotStarted */.SH)(exitCode)}`, exitCode === 126 ? 126 : 127);
}

;// CONCATENATED MODULE: ./build/measurement/rounds/measure-commands.js
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













const NO_LIMIT_SECONDS = 10 * 365 * 86_400;
/** Holds the host, runs the commands in rounds and then what is counted in runs of its own; their output is discarded. */
async function measureCommands(request, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { plan, settings, launcher } = request;
        const { env, signal } = context;
        const scratch = __addDisposableResource(env_1, (0,base_scratch/* removedAfter */.D6)(await (0,base_scratch/* makeScratch */.lP)('measure')), true);
        try {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const pipe = (0,external_node_path_.join)(scratch.folder, 'stderr');
                const making = launcher.makePipe(pipe);
                const ready = Promise.all([making, (0,hold_host/* holdHost */.Q)(launcher, 'greenml measure', settings.wait, context)]);
                ready.catch(() => { }); // told where it is awaited
                const meter = __addDisposableResource(env_2, await (0,open_meters/* openMeters */.X)(settings, context), true);
                const sensors = __addDisposableResource(env_2, new measurement_sensors/* HostSensors */.e(), false);
                const [host, carbon] = await Promise.all([(0,measurement_host/* describeHost */.Y)(null), (0,energy_carbon/* openCarbon */.e)(settings, env, context), ready]);
                const errors = __addDisposableResource(env_2, new ErrorOutput(pipe), true);
                const baseline = await measureBaseline(settings.idleBaseline, meter, launcher, context);
                const equipment = {
                    ...{ launcher, meter, sensors, baseline, carbon, errors, seed: plan.seed },
                    place: (0,place/* onHost */.G)(pipe, settings.timeout ?? NO_LIMIT_SECONDS),
                    env: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
                };
                const { rounds, lastErrors } = await runAll(request, equipment, context);
                if (rounds.runs.every((runs) => runs.length === 0))
                    throw stoppedEarly();
                const extraReadings = await makeExtraRuns(request, equipment, scratch.folder, rounds, context);
                context.logger.status('');
                const stopping = signal?.aborted ? { ...rounds.stopping, reason: 'interrupted' } : rounds.stopping;
                return { host, baseline, rounds: { ...rounds, stopping }, extraReadings, lastErrors };
            }
            catch (e_1) {
                env_2.error = e_1;
                env_2.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_2);
                if (result_1)
                    await result_1;
            }
        }
        catch (error) {
            throw signal?.aborted ? stoppedEarly() : error;
        }
    }
    catch (e_2) {
        env_1.error = e_2;
        env_1.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_1);
        if (result_2)
            await result_2;
    }
}
/** A measurement does not go on where it ended, as other commands do. */
const stoppedEarly = () => new errors/* UserError */.yo('Stopped before a round was complete: nothing was measured.', 1, { cause: (0,errors/* stopped */.ce)() });
async function measureBaseline(seconds, meter, launcher, context) {
    if (seconds === 0)
        return null;
    const { takeBaseline } = await __webpack_require__.e(/* import() */ 7809).then(__webpack_require__.bind(__webpack_require__, 87809));
    return takeBaseline(seconds, meter, launcher, context);
}
async function runAll({ commands, plan, findHalfWidth }, equipment, { logger, signal }) {
    const lastErrors = new Map();
    const inRound = commands.length + (plan.noiseFloor ? 1 : 0);
    const progress = new base_progress/* Progress */.k(logger, (plan.warmup + plan.rule.maximumRounds) * inRound);
    const runCommand = async (index, place) => {
        const run = await runOnce(commands[index] ?? [], place, equipment);
        if (run.exitCode === 0 || lastErrors.has(index))
            return run;
        lastErrors.set(index, await equipment.errors.takeLastLine());
        if (place.round === 0)
            logger.warn(`${plan.commands[index]} failed in its first run; it is measured all the same`);
        return run;
    };
    return { rounds: await runRounds(plan, { runOnce: runCommand, findHalfWidth, progress, signal }), lastErrors };
}
async function makeExtraRuns({ commands, settings: { flops, phases } }, equipment, scratch, { runs, stopping }, { logger, signal }) {
    if (stopping.reason === 'interrupted' || !(flops || phases))
        return [];
    const { readExtra } = await __webpack_require__.e(/* import() */ 8830).then(__webpack_require__.bind(__webpack_require__, 8830));
    const readings = [];
    for (const [index, command] of commands.entries()) {
        logger.status(`further run · ${command.join(' ')}`);
        const extra = { command, measured: runs[index] ?? [], equipment, folder: (0,external_node_path_.join)(scratch, `extra-${index}`) };
        const made = await unlessStopped(readExtra(extra, { flops, phases }), signal);
        if (made === null)
            break; // what was measured before is told
        readings.push(made);
    }
    return readings;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/schema/options/measure.js
var measure = __webpack_require__(44479);
;// CONCATENATED MODULE: ./build/measurement/rounds/plan-rounds.js




/** The rounds that a user asks for. UserError where two options contradict each other. */
function planRounds(settings, commands) {
    const { name = [], warmup, noiseFloor } = settings;
    if (name.length > commands.length) {
        throw new errors/* UserError */.yo(`There are ${name.length} names for ${commands.length} commands.`);
    }
    return {
        commands: commands.map((command, index) => name[index] ?? command.join(' ')),
        warmup,
        rule: chooseRule(settings),
        noiseFloor,
        seed: settings.seed ?? (0,external_node_crypto_.randomInt)(2 ** 31 - 1),
    };
}
function chooseRule({ untilInterval, repetitions, maxRuns, maxSeconds }) {
    const maximumSeconds = maxSeconds ?? null;
    if (untilInterval === undefined) {
        if (maxRuns !== undefined) {
            throw new errors/* UserError */.yo('--max-runs is the end of --until-interval: without it --repetitions says how many rounds.');
        }
        const rounds = repetitions ?? measure/* ROUNDS */.uw;
        return { target: null, minimumRounds: rounds, maximumRounds: rounds, maximumSeconds };
    }
    const minimumRounds = Math.max(ratio/* MINIMUM_PAIRS */.Bc, repetitions ?? 0);
    const maximumRounds = maxRuns ?? measure/* MOST_ROUNDS */.M4;
    if (maximumRounds < minimumRounds) {
        throw new errors/* UserError */.yo(`--max-runs ${maximumRounds} is below the least number of rounds, ${minimumRounds}.`);
    }
    return { target: untilInterval, minimumRounds, maximumRounds, maximumSeconds };
}

;// CONCATENATED MODULE: ./build/commands/measure.js
var measure_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var measure_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function measure_measure(given, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const options = { ...given, ...measure/* measureSettings */.k6.parse(given) };
        const { commands } = options;
        const plan = planRounds(options, commands);
        await checkBefore(options, context);
        const launcher = measure_addDisposableResource(env_1, new measurement_launcher/* Launcher */.bR(), true); // it starts while all else is made ready
        const findHalfWidth = async (runs) => (await __webpack_require__.e(/* import() */ 1854).then(__webpack_require__.bind(__webpack_require__, 81854))).findHalfWidth(runs, plan.seed);
        const measured = await measureCommands({ commands, plan, settings: options, launcher, findHalfWidth }, context);
        const [measurement] = await Promise.all([describe(options, plan, measured), launcher[Symbol.asyncDispose]()]); // it ends meanwhile
        return await show(options, measurement, measured.lastErrors);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = measure_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What can be known to fail is told before minutes are spent on it. */
async function checkBefore({ commands, json, markdown, powercapRoot }, context) {
    if (json === '-' && markdown === '-')
        throw new errors/* UserError */.yo("Standard output can't hold both --json and --markdown.");
    (0,check_programs/* checkPrograms */.u)(commands, context.env);
    for (const path of [json, markdown])
        if (path !== undefined && path !== '-')
            await (0,check_writable/* checkWritable */.Z)(path);
    if (powercapRoot !== undefined && !(0,external_node_fs_.existsSync)(powercapRoot)) {
        context.logger.warn(`--powercap-root ${powercapRoot}: no such folder, so no counter is read there`);
    }
}
/** Statistics and schemas load when the last run has ended, so that they disturb none. */
async function describe({ commands, name = [], timeout }, { seed }, { host, baseline, rounds, extraReadings }) {
    const { summariseMeasurement } = await __webpack_require__.e(/* import() */ 6303).then(__webpack_require__.bind(__webpack_require__, 46303));
    const { MEASUREMENT_VERSION } = await Promise.all(/* import() */[__webpack_require__.e(5189), __webpack_require__.e(5972)]).then(__webpack_require__.bind(__webpack_require__, 75972));
    const { chooseLeadingOfRuns } = await __webpack_require__.e(/* import() */ 1601).then(__webpack_require__.bind(__webpack_require__, 71601));
    const { runs, warmups, repeatsOfFirst, stopping } = rounds;
    const sides = commands.map((_, index) => ({ runs: runs[index] ?? [], warmups: warmups[index] ?? [] }));
    const { summaries, ...found } = summariseMeasurement(sides, repeatsOfFirst, stopping, seed, timeout ?? null);
    return {
        schemaVersion: MEASUREMENT_VERSION,
        host,
        seed,
        idle: [...(baseline?.powers ?? [])],
        commands: summaries.map((summary, index) => ({
            command: [...(commands[index] ?? [])],
            name: name[index] ?? null,
            runs: [...(runs[index] ?? [])],
            warmups: [...(warmups[index] ?? [])],
            ...(extraReadings[index] ?? { flops: [], phaseCpuSeconds: null, reasons: {} }),
            ...summary,
        })),
        ...found,
        stopping: { ...stopping, quantity: stopping.target === null ? null : chooseLeadingOfRuns(runs) },
    };
}
async function show({ json, markdown, display }, measurement, lastErrors) {
    const { renderMeasurement } = await Promise.all(/* import() */[__webpack_require__.e(6010), __webpack_require__.e(8421)]).then(__webpack_require__.bind(__webpack_require__, 38421));
    const { renderMeasurementMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(6010), __webpack_require__.e(6684)]).then(__webpack_require__.bind(__webpack_require__, 6684));
    if (json !== undefined && json !== '-')
        await (0,files/* writeJson */.GF)(json, measurement);
    const text = renderMeasurementMarkdown(measurement, lastErrors);
    if (markdown !== undefined && markdown !== '-')
        await (0,files/* writeFileAtomic */.Zf)(markdown, text);
    return {
        measurement,
        table: renderMeasurement(measurement, lastErrors, display),
        markdown: text,
        exitCode: exitCodeOf(measurement.commands.flatMap(({ runs }) => runs)),
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

/***/ 48697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ holdHost)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23555);


/**
 * Waits until no other process on this host measures; the host is held until the launcher ends. `what` the others are told
 * of the holder. `waitSeconds`: a UserError comes where the host is not free by then; 0: where it is not free at once;
 * undefined: however long it takes.
 */
async function holdHost(launcher, what, waitSeconds, { logger, env, signal }) {
    const tooLate = Promise.withResolvers();
    let timer;
    const onWait = (holder) => {
        if (waitSeconds !== 0)
            logger.info(`waiting: another measurement runs on this host: ${holder}`);
        if (waitSeconds !== undefined)
            timer ??= setTimeout(() => tooLate.reject(busy(holder, waitSeconds)), 1000 * waitSeconds);
    };
    const holding = launcher.holdHost(`${what} (process ${process.pid})`, onWait, (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLockPath */ .b6)(env));
    try {
        await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(Promise.race([holding, tooLate.promise]), signal);
    }
    finally {
        clearTimeout(timer);
    }
}
function busy(holder, waitSeconds) {
    const still = waitSeconds === 0 ? '' : ` after ${waitSeconds} s of waiting`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Another measurement runs on this host${still}: ${holder}.\n` +
        'Two at a time would disturb each other: wait longer (--wait SECONDS; without it, until the host is free), or end the other.', 1);
}


/***/ }),

/***/ 23555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ behindGate),
/* harmony export */   SH: () => (/* binding */ explainNotStarted),
/* harmony export */   b6: () => (/* binding */ hostLockPath),
/* harmony export */   bR: () => (/* binding */ Launcher)
/* harmony export */ });
/* unused harmony exports BOUNDS, HOST_LOCK */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80481);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34144);






const sample = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ t: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), values: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable()) });
const samples = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(sample);
const MEASURED = ['userSeconds', 'systemSeconds', 'peakMemoryBytes'];
/** What of a run the launcher bounds, all its processes together. */
const BOUNDS = ['memory', 'processes', 'cpu', 'output', 'disk'];
/** What the launcher answers, one line each (`assets/python/launcher/messages.py` has the same). */
const reply = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('error'), message: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('pipe-made') }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('waiting'), holder: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('holding') }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('idle'), samples, hostBusySeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('run'),
        /** False: the sandbox ended before the program could start. */
        started: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        startedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
        /** Absent where no program was started. */
        wallSeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().optional(),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        signal: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
        /** Why the launcher ended it: its time, another of its bounds, or because it was asked to; null where it did not. */
        endedFor: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['wall', ...BOUNDS, 'stop']).nullable(),
        /** Whether `endedFor` tells every process of the run that the kernel kills for want of memory. */
        memoryWatched: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        /** Why memory is only looked at now and then; null where the kernel limits it, or no bound was asked for. */
        memorySampled: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
        /** Exit code with which the gate could not become the program: 127 not found, 126 not to be run; null: it started. */
        notStarted: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
        /** Of the whole process tree from the gate on. */
        userSeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        systemSeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        /** Of the whole process tree at one time. */
        peakMemoryBytes: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        /** Why a number above is null, or less or other than it says. */
        reasons: zod__WEBPACK_IMPORTED_MODULE_5__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(MEASURED), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
        /** Busy seconds of all processors of the host between the edges, in clock ticks; null where the kernel does not tell. */
        hostBusySeconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
        /** Processes that were still there when the program had ended, and were killed. */
        survivors: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
        samples,
    }),
]);
/**
 * A shell, already in the sandbox, that says on descriptor 4 that it stands, waits on 3 until it is told to go, and
 * becomes the program: so the clock starts after the sandbox is made. Where it can't become it, it says so and why by its
 * exit code. Closing 4 for the length of a function lets the shell have it back when `exec` fails, and never the program.
 */
const GATE = [
    '[ -z "$BASH_VERSION" ] || shopt -s execfail 2>&-', // else bash ends at once, with descriptor 4 still closed for its trap
    `trap 'printf "f%s" "$?" >&4' EXIT`,
    'become() { exec "$@"; }',
    'printf r >&4 && read -r go <&3 && exec 3<&- && become "$@" 4>&-',
].join('\n');
/** What a shell means by such an exit code. */
function explainNotStarted(exitCode) {
    if (exitCode === 127)
        return 'no such file or directory';
    return exitCode === 126 ? 'permission denied, or not a program' : `exit code ${exitCode}`;
}
function behindGate(command) {
    return ['/bin/sh', '-c', GATE, 'gate', ...command];
}
/** One lock for all users and campaigns of a host: two measured runs never overlap. */
const HOST_LOCK = '/tmp/greenml-host.lock';
/** `$GREENML_HOST_LOCK` names another file: containers that share a host have to share it too. */
const hostLockPath = (env) => env.GREENML_HOST_LOCK || HOST_LOCK;
/** How long a launcher may take to end what it runs before it is ended itself. */
const GRACE_MILLISECONDS = 5000;
function badLock(path, reason) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The lock that keeps measurements of this host apart can't be taken: ${path}: ${reason}.\n` +
        'Let every user read and write that file, or set GREENML_HOST_LOCK to one path for all of them.', 1);
}
/** It says why it ends, but where it is killed. */
function explainEnd(stderr) {
    if (stderr !== '')
        return new Error(`the launcher ended: ${stderr}`);
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('The process that starts runs was killed from outside (the launcher ended without a word; the kernel does that when ' +
        'memory runs out). What is on record stays: run the same command again to go on.', 1);
}
/** Starts at once, where the first `python3` on the path may be a version manager's script that takes 70 ms. */
const SYSTEM_PYTHON = '/usr/bin/python3';
const isOfType = (answer, type) => answer.type === type;
function expectType(answer, type) {
    if (!isOfType(answer, type))
        throw new Error(`the launcher answered '${answer.type}' instead of '${type}'`);
    return answer;
}
/** The processes that start runs and read clocks and counters at their edges (`assets/python/launcher/`). */
class Launcher {
    #process;
    #lines;
    #stderr = '';
    #fault = null;
    constructor(options = {}) {
        const python = options.python ?? ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(SYSTEM_PYTHON) ? SYSTEM_PYTHON : 'python3');
        const flags = options.controlGroup === false ? ['--no-control-group'] : [];
        this.#process = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(python, ['-I', '-S', (0,_base_package_js__WEBPACK_IMPORTED_MODULE_4__/* .assetPath */ .Q$)('python', 'launcher'), ...flags], {
            stdio: 'pipe',
            env: { PATH: process.env.PATH },
            detached: true, // Ctrl-C reaches this process only, which then ends the run in order
        });
        this.#process.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.toString()).slice(-4000);
        });
        this.#process.on('error', (error) => {
            const missing = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT';
            this.#fault = missing ? new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${python} is not installed: sudo apt-get install python3`, 1) : error;
        });
        this.#process.stdin.on('error', () => { }); // its end shows as the end of its output
        this.#lines = (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: this.#process.stdout })[Symbol.asyncIterator]();
    }
    /** Makes a named pipe; Node has no call for it, and a program that has takes longer to start than all of the launcher. */
    async makePipe(path) {
        await this.#ask({ type: 'make-pipe', path }, 'pipe-made');
    }
    /** Waits until no other process on this host measures; the lock is held until this launcher ends. */
    async holdHost(holder, onWait, path) {
        this.#send({ type: 'hold-host', path, holder });
        for (;;) {
            const answer = await this.#receive();
            if (answer.type === 'holding')
                return;
            if (answer.type === 'error')
                throw badLock(path, answer.message);
            onWait(expectType(answer, 'waiting').holder);
        }
    }
    run(job) {
        return this.#ask({ counters: [], ...job, type: 'run' }, 'run');
    }
    /** Ends the run that is under way, or else the next one; its outcome is told as ever. */
    stop() {
        this.#process.kill('SIGUSR1');
    }
    /** Reads counters while nothing runs, at both edges and every `everySeconds` between. */
    idle(job) {
        return this.#ask({ ...job, type: 'idle' }, 'idle');
    }
    async #ask(request, type) {
        this.#send(request);
        const answer = await this.#receive();
        if (answer.type === 'error')
            throw new Error(`the launcher failed: ${answer.message}`);
        return expectType(answer, type);
    }
    #send(request) {
        this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    }
    async #receive() {
        const line = await this.#lines.next();
        if (line.done)
            throw this.#fault ?? explainEnd(this.#stderr.trim());
        return reply.parse(JSON.parse(line.value));
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

/***/ 84674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ openMeters)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _energy_meter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4336);



async function openMeters(options, { env }) {
    const { idleWatts, maxWatts, meterCommand, meterStream } = options;
    if (idleWatts !== undefined && maxWatts !== undefined && maxWatts < idleWatts) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('--max-watts is below --idle-watts.');
    }
    if (meterCommand !== undefined && meterStream !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('--meter-command and --meter-stream exclude each other.');
    }
    return (0,_energy_meter_js__WEBPACK_IMPORTED_MODULE_2__/* .openMeter */ .G)({
        require: options.requireMeasured,
        env,
        meters: options.meter,
        external: { command: meterCommand, stream: meterStream && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(meterStream) },
        model: { idleWatts, maxWatts },
        powercapRoot: options.powercapRoot ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.powercapRoot) : undefined,
    });
}


/***/ }),

/***/ 21896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ HostSensors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43650);
/* harmony import */ var _base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32762);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91497);





/** A mean over this many processors, evenly chosen, tells the same and stays cheap on a host with hundreds. */
const MOST_FREQUENCIES = 16;
/**
 * The files in which Linux shows temperature (Documentation/hwmon, thermal/sysfs-api), clock rate
 * (admin-guide/pm/cpufreq) and throttling (ABI/testing/sysfs-devices-system-cpu), found and opened once: reading all of
 * them takes some 0.1 ms.
 */
class HostSensors {
    #temperatures;
    #frequencies;
    #throttles;
    constructor(root = '/') {
        const sys = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'sys');
        const cpus = listProcessors((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'devices/system/cpu'));
        this.#temperatures = openAll(findTemperatures(sys));
        this.#frequencies = openAll(spread(cpus, MOST_FREQUENCIES).map((cpu) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'cpufreq/scaling_cur_freq')));
        this.#throttles = openAll(findThrottleCounts(cpus));
    }
    read() {
        const temperatures = readAll(this.#temperatures);
        const frequencies = readAll(this.#frequencies);
        const throttles = readAll(this.#throttles);
        const kilohertz = (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(frequencies.filter((each) => each > 0));
        return {
            temperatureCelsius: temperatures.length === 0 ? null : Math.max(...temperatures) / 1000,
            frequencyMegahertz: kilohertz === null ? null : kilohertz / 1000,
            throttleCount: throttles.length === 0 ? null : (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(throttles),
        };
    }
    [Symbol.dispose]() {
        for (const file of [...this.#temperatures, ...this.#frequencies, ...this.#throttles])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const PROCESSOR_CHIPS = /^(coretemp|k10temp|zenpower)$/;
const PROCESSOR_ZONES = /^(x86_pkg_temp|cpu.*|soc[-_]thermal)$/;
/** Labels that stand for a whole package; Tctl is shifted on some models, so Tdie goes first. */
const WHOLE_PACKAGE = [/^Package id/, /^Tdie$/, /^Tctl$/];
function findTemperatures(sys) {
    const chips = listPaths((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'class/hwmon')).filter((chip) => PROCESSOR_CHIPS.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(chip, 'name')) ?? ''));
    const found = chips.flatMap((chip) => {
        const inputs = listPaths(chip).filter((path) => /\/temp\d+_input$/.test(path));
        const labelled = (label) => inputs.filter((path) => label.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)(path.replace(/_input$/, '_label')) ?? ''));
        return WHOLE_PACKAGE.map(labelled).find((paths) => paths.length > 0) ?? inputs;
    });
    if (found.length > 0)
        return found;
    const zones = listPaths((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'class/thermal')).filter((zone) => PROCESSOR_ZONES.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(zone, 'type')) ?? ''));
    return zones.map((zone) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(zone, 'temp'));
}
/** Files of one count a core and one a package: threads of a core show the same number. */
function findThrottleCounts(cpus) {
    const byPart = new Map();
    for (const cpu of cpus) {
        const [socket, core] = ['physical_package_id', 'core_id'].map((name) => (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'topology', name)) ?? '');
        byPart.set(`package ${socket}`, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'thermal_throttle/package_throttle_count'));
        byPart.set(`core ${socket} ${core}`, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'thermal_throttle/core_throttle_count'));
    }
    return [...byPart.values()];
}
const listProcessors = (folder) => listPaths(folder)
    .filter((path) => /\/cpu\d+$/.test(path))
    .sort(_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNaturally */ .yV);
const spread = (items, most) => items.filter((_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length));
const listPaths = (folder) => (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .listSysfs */ .F)(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
function openAll(paths) {
    return paths.flatMap((path) => {
        try {
            return [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r')];
        }
        catch {
            return [];
        }
    });
}
const readAll = (files) => files.flatMap((file) => readInteger(file) ?? []);
const LONGEST_NUMBER = 32;
/** Null: the sensor does not answer now. */
function readInteger(file) {
    const buffer = Buffer.alloc(LONGEST_NUMBER);
    try {
        const text = buffer.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, LONGEST_NUMBER, 0)).trim();
        return /^-?\d+$/.test(text) ? Number(text) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 56369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ MINIMUM_PAIRS),
/* harmony export */   CG: () => (/* binding */ ratio),
/* harmony export */   Fb: () => (/* binding */ SAME_RATIO),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   au: () => (/* binding */ quantity),
/* harmony export */   cl: () => (/* binding */ QUANTITIES),
/* harmony export */   jc: () => (/* binding */ groupRatio),
/* harmony export */   pe: () => (/* binding */ sideOfOne),
/* harmony export */   qR: () => (/* binding */ excludesOne),
/* harmony export */   xd: () => (/* binding */ verdictShape)
/* harmony export */ });
/* unused harmony exports VERDICTS, verdict, FAMILIES, CORRECTIONS, missingReading, cause, LEFT_OUT_KINDS, leftOut */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23300);
/* harmony import */ var _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39253);




const QUANTITIES = ['energy', 'cpu', 'wall', 'memory'];
const quantity = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(QUANTITIES);
const VERDICTS = [
    'less',
    'more',
    'equivalent',
    'inconclusive',
    'not-comparable',
    'not-measured',
    'too-few-runs',
    'too-few-projects',
];
const verdict = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(VERDICTS);
/** Fewer values give no interval, and so no verdict: none covers 95 % there without being absurdly wide. */
const MINIMUM_PAIRS = 5;
const interval = zod__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()]);
/** A ratio this near to 1 is 1: no meter resolves a part in 10⁹, and equal runs leave an interval without width. */
const SAME_RATIO = 1e-9;
/** On which side of 1 an interval of a ratio lies; null: it holds 1. */
function sideOfOne([low, high]) {
    return high < 1 - SAME_RATIO ? 'less' : low > 1 + SAME_RATIO ? 'more' : null;
}
/** Whether an interval of a ratio leaves out 1: a difference. */
const excludesOne = (ends) => sideOfOne(ends) !== null;
const share = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1);
/** `post-hoc`: declared, but records were made while plan.json declared something else. */
const FAMILIES = ['primary', 'post-hoc', 'exploratory'];
const CORRECTIONS = ['holm', 'benjamini-hochberg'];
/** A p-value after correction for the tests of its family. */
const correctedShape = {
    family: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(FAMILIES),
    method: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(CORRECTIONS),
    /** Tests of that family that could be made. */
    tests: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive(),
    adjustedP: share,
};
/** Why a run has no number of a quantity that may enter a ratio. */
const missingReading = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('not-recorded') }),
    /** A counter that did not move, a time below a clock's step. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('too-small') }),
    /** Read, and left out: other load ran beside the run and is in what the counters say. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('contaminated') }),
    /** Read, and left out: its own meter doubts it. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('doubtful'), doubts: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_doubt_js__WEBPACK_IMPORTED_MODULE_1__/* .doubt */ .B) }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('energy'), reason: _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .energyReason */ .lO }),
    /** In the words of the launcher. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('reported'), detail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
]);
/** Why a verdict is not what its interval says, or what speaks against it. */
const cause = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    /** The answer's metric is suspect; over projects that of every answer that ran. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('suspect') }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('estimated'), quantity }),
    /** Different meters, or different zones of one, read the two sides. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('across-meters') }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('missing'),
        quantity,
        /** It was read, and counts nowhere. */
        leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        /** Of most of the runs; null where no run says. */
        reading: missingReading.nullable(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('too-few-pairs'), needed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr() }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('accuracy-unknown') }),
    /** The metric is behind by more than the tolerance. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('less-accurate') }),
    /** The runs vary too much to show that it is not. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('accuracy-not-settled') }),
    /** Over projects: no answer that ran is as accurate. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('none-as-accurate') }),
    /** The interval leaves out 1, but not after correction for the number of tests. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('not-after-correction'), ...correctedShape }),
    /** Second methods do not say what the interval says. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('tests-disagree'), signFlipP: share, wilcoxonP: share.nullable() }),
    /** No larger than what the first command shows against itself. */
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('within-noise-floor'), floor: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative() }),
]);
const LEFT_OUT_KINDS = ['unread', 'across-meters', 'failed', 'contaminated', 'doubtful'];
/** Pairs that could have entered a ratio and did not; `unread`: without a reading of that quality on both sides. */
const leftOut = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(LEFT_OUT_KINDS), pairs: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() });
const verdictShape = {
    verdict,
    /** The change that `equivalent` rules out, as a share: 0.05 is ±5 %. Null where equivalence is not tested. */
    margin: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive().nullable(),
    cause: cause.nullable(),
    leftOut: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(leftOut),
};
/** Geometric mean of paired ratios variant / baseline. Pairs are blocks for a variant, projects for a group. */
const ratio = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    baseline: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['original', 'original-headless']),
    /** Null: there is no pair. */
    estimate: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive().nullable(),
    /** 95 % bootstrap interval. */
    interval: interval.nullable(),
    pairs: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    ...verdictShape,
});
/** Of a mode and model over projects: how sure the ratio is, and what second methods say of it. */
const groupRatio = ratio.extend({
    /** 95 % by BCa, beside the main interval: it is too short for few projects. Null below five. */
    bca: interval.nullable(),
    /** Median of the projects' ratios. */
    median: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive().nullable(),
    /** Of the projects' log-ratios; null below two. */
    standardDeviation: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Projects whose ratio is below 1, of `pairs`. */
    improved: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    /** Hosts or states of a host from which its pairs come; each pair is of one. */
    strata: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    equivalence: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        /** The 90 % interval: inside ±5 % both one-sided 5 % tests of a larger difference reject. */
        interval,
        equivalent: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    })
        .nullable(),
    /** Two-sided tests of the projects' log-ratios that assume less than the interval does. */
    checks: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        wilcoxonP: share.nullable(),
        signFlipP: share,
        /** All signs enumerated; else drawn. */
        signFlipExact: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        /** Both say at 5 % what the interval says. Null: too few projects for either to fall below 5 %. */
        agree: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullable(),
    })
        .nullable(),
    /** Whether it differs from 1, by the interval's own bootstrap. Null: nothing to test, or only an estimate. */
    test: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ p: share, ...correctedShape }).nullable(),
});


/***/ }),

/***/ 72577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ uniformInt)
/* harmony export */ });
//#region src/distribution/internals/uniformIntInternal.ts
/**
* Uniformly generate number in range [0 ; rangeSize[
* With rangeSize <= 0x100000000
* @internal
*/
function uniformIntInternal(rng, rangeSize) {
	const MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
	let deltaV = rng.next() + 2147483648;
	while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
	return deltaV % rangeSize;
}
//#endregion
//#region src/distribution/internals/ArrayInt64.ts
/**
* We only accept safe integers here
* @internal
*/
function fromNumberToArrayInt64(out, n) {
	if (n < 0) {
		const posN = -n;
		out.sign = -1;
		out.data[0] = ~~(posN / 4294967296);
		out.data[1] = posN >>> 0;
	} else {
		out.sign = 1;
		out.data[0] = ~~(n / 4294967296);
		out.data[1] = n >>> 0;
	}
	return out;
}
/**
* Substract two ArrayInt of 64 bits on 64 bits.
* With arrayIntA - arrayIntB >= 0
* @internal
*/
function substractArrayInt64(out, arrayIntA, arrayIntB) {
	const lowA = arrayIntA.data[1];
	const highA = arrayIntA.data[0];
	const signA = arrayIntA.sign;
	const lowB = arrayIntB.data[1];
	const highB = arrayIntB.data[0];
	const signB = arrayIntB.sign;
	out.sign = 1;
	if (signA === 1 && signB === -1) {
		const low = lowA + lowB;
		const high = highA + highB + (low > 4294967295 ? 1 : 0);
		out.data[0] = high >>> 0;
		out.data[1] = low >>> 0;
		return out;
	}
	let lowFirst = lowA;
	let highFirst = highA;
	let lowSecond = lowB;
	let highSecond = highB;
	if (signA === -1) {
		lowFirst = lowB;
		highFirst = highB;
		lowSecond = lowA;
		highSecond = highA;
	}
	let reminderLow = 0;
	let low = lowFirst - lowSecond;
	if (low < 0) {
		reminderLow = 1;
		low = low >>> 0;
	}
	out.data[0] = highFirst - highSecond - reminderLow;
	out.data[1] = low;
	return out;
}
//#endregion
//#region src/distribution/internals/uniformArrayIntInternal.ts
/**
* Uniformly generate ArrayInt64 in range [0 ; rangeSize[
*
* @remarks
* In the worst case scenario it may discard half of the randomly generated value.
* Worst case being: most significant number is 1 and remaining part evaluates to 0.
*
* @internal
*/
function uniformArrayIntInternal(rng, out, rangeSize) {
	const maxIndex0 = rangeSize[0] + 1;
	out[0] = uniformIntInternal(rng, maxIndex0);
	out[1] = uniformIntInternal(rng, 4294967296);
	while (out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1])) {
		out[0] = uniformIntInternal(rng, maxIndex0);
		out[1] = uniformIntInternal(rng, 4294967296);
	}
	return out;
}
//#endregion
//#region src/distribution/uniformInt.ts
const safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
const sharedA = {
	sign: 1,
	data: [0, 0]
};
const sharedB = {
	sign: 1,
	data: [0, 0]
};
const sharedC = {
	sign: 1,
	data: [0, 0]
};
const sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
	const rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
	if (rangeSizeArrayIntValue.data[1] === 4294967295) {
		rangeSizeArrayIntValue.data[0] += 1;
		rangeSizeArrayIntValue.data[1] = 0;
	} else rangeSizeArrayIntValue.data[1] += 1;
	uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
	return sharedData[0] * 4294967296 + sharedData[1] + from;
}
/**
* Uniformly generate random integer values between `from` (included) and `to` (included)
*
* @param rng - Instance of RandomGenerator to extract random values from
* @param from - Lower bound of the range (included)
* @param to - Upper bound of the range (included)
*
* @public
*/
function uniformInt(rng, from, to) {
	const rangeSize = to - from;
	if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
	return uniformLargeIntInternal(rng, from, to, rangeSize);
}
//#endregion



/***/ }),

/***/ 19821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ xoroshiro128plus)
/* harmony export */ });
/* unused harmony export xoroshiro128plusFromState */
//#region src/generator/xoroshiro128plus.ts
const jumps = [
	3639956645,
	3750757012,
	1261568508,
	386426335
];
var XoroShiro128Plus = class XoroShiro128Plus {
	constructor(s01, s00, s11, s10) {
		this.s01 = s01;
		this.s00 = s00;
		this.s11 = s11;
		this.s10 = s10;
	}
	clone() {
		return new XoroShiro128Plus(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		const out = this.s00 + this.s10 | 0;
		const a0 = this.s10 ^ this.s00;
		const a1 = this.s11 ^ this.s01;
		const s00 = this.s00;
		const s01 = this.s01;
		this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
		this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
		this.s10 = a1 << 5 ^ a0 >>> 27;
		this.s11 = a0 << 5 ^ a1 >>> 27;
		return out;
	}
	jump() {
		let ns01 = 0;
		let ns00 = 0;
		let ns11 = 0;
		let ns10 = 0;
		let s01 = this.s01;
		let s00 = this.s00;
		let s11 = this.s11;
		let s10 = this.s10;
		for (let i = 0; i !== 4; ++i) {
			const ji = jumps[i];
			for (let mask = 1; mask; mask <<= 1) {
				if (ji & mask) {
					ns01 ^= s01;
					ns00 ^= s00;
					ns11 ^= s11;
					ns10 ^= s10;
				}
				const a0 = s10 ^ s00;
				const a1 = s11 ^ s01;
				const s00_ = s00;
				const s01_ = s01;
				s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
				s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
				s10 = a1 << 5 ^ a0 >>> 27;
				s11 = a0 << 5 ^ a1 >>> 27;
			}
		}
		this.s01 = ns01;
		this.s00 = ns00;
		this.s11 = ns11;
		this.s10 = ns10;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function xoroshiro128plusFromState(state) {
	if (!(state.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
	return new XoroShiro128Plus(state[0], state[1], state[2], state[3]);
}
function xoroshiro128plus(seed) {
	return new XoroShiro128Plus(-1, ~seed, seed | 0, 0);
}
//#endregion



/***/ })

};
