export const id = 4886;
export const ids = [4886];
export const modules = {

/***/ 14886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openExternal: () => (/* binding */ openExternal),
/* harmony export */   parseReading: () => (/* binding */ parseReading)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);
/* harmony import */ var _stream_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36203);



const METER = 'external';
/** A command that prints one reading and ends is asked again this often. */
const REPEAT_SECONDS = 1;
const PATIENCE_MILLISECONDS = 10_000;
/** More than any rack draws, and than a counter of kilowatt-hours reaches in a machine's life. */
const MOST = { watts: 1e6, joules: 1e15 };
async function openExternal({ command, stream }, env) {
    const shell = stream === undefined ? repeat(command ?? '') : await follow(stream);
    if ('kind' in shell)
        return { meter: METER, reason: shell };
    return (0,_stream_source_js__WEBPACK_IMPORTED_MODULE_1__/* .openStream */ .f)({
        meter: METER,
        readsProcessor: true,
        command: { program: '/bin/sh', args: shell, env },
        openParser: () => parseReading,
        intervalNs: null,
        patienceMilliseconds: PATIENCE_MILLISECONDS,
    });
}
function repeat(command) {
    return ['-c', `while :; do /bin/sh -c "$1" || exit $?; sleep ${REPEAT_SECONDS}; done`, 'greenml-meter', command];
}
async function follow(path) {
    const found = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .statIfPresent */ .Nn)(path);
    if (found === null)
        return { kind: 'missing', path };
    // A pipe is held open for writing too, so that it does not end with each writer; of a file only what is appended counts.
    return ['-c', found.isFIFO() ? 'exec cat <>"$1"' : 'exec tail -n 1 -F -- "$1"', 'greenml-meter', path];
}
const reading = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Seconds since 1970, or ISO 8601; without it the reading is of the moment it arrives. */
    time: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()]).optional(),
    monotonicNs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** Power now. */
    watts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().nullable().optional(),
    /** Energy so far, from any zero. */
    joules: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().nullable().optional(),
    /** Which of several sockets or machines. */
    domain: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9._-]{1,40}$/)
        .optional(),
})
    .refine(({ watts, joules }) => (watts === undefined) !== (joules === undefined));
/** `{"time": 1732233600.1, "watts": 61.2}`, `{"joules": 512.5}` or a bare number of watts. */
function parseReading(line, arrivalNs) {
    const text = line.trim();
    if (text === '')
        return [];
    const parsed = reading.safeParse(/^\d+(\.\d+)?$/.test(text) ? { watts: Number(text) } : (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonText */ .gb)(text));
    if (!parsed.success)
        return [];
    const { domain, joules, time, monotonicNs: stamp } = parsed.data;
    const t = stamp ?? (time === undefined ? arrivalNs : arrivalNs - ageNs(time));
    if (!Number.isFinite(t))
        return [];
    const kind = joules === undefined ? 'watts' : 'joules';
    const value = parsed.data[kind] ?? null;
    const point = { domain: domain === undefined ? METER : `${METER}-${domain}`, kind, t };
    if (value === null || value <= MOST[kind])
        return [{ ...point, value }];
    return [{ ...point, value: null, refused: { kind: 'beyond-belief', value, unit: kind, most: MOST[kind] } }];
}
/** How long ago a time of day was, by the clock on the wall: only the difference is carried over to the other clock. */
function ageNs(time) {
    const milliseconds = typeof time === 'number' ? time * 1000 : Date.parse(time);
    return (Date.now() - milliseconds) * 1e6;
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


/***/ }),

/***/ 36203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openStepCounters),
/* harmony export */   f: () => (/* binding */ openStream)
/* harmony export */ });
/* harmony import */ var _line_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47167);
/* harmony import */ var _series_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32756);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14368);



/**
 * Makes counters out of steps, one a zone: joules that it took from one instant to another. A zone's first step comes as two
 * readings, its zero and its end.
 */
function openStepCounters() {
    const totals = new Map();
    return (domain, joules, fromNs, toNs) => {
        const before = totals.get(domain);
        const now = { domain, kind: 'joules', t: toNs, value: (before ?? 0) + joules };
        totals.set(domain, now.value);
        return before === undefined ? [{ ...now, t: fromNs, value: 0 }, now] : [now];
    };
}
const RESTARTS = 3;
const SLOW_READING_MILLISECONDS = 2000;
/** A meter that streams its readings; unusable when its first one does not come. */
async function openStream(plan) {
    const source = new StreamSource(plan);
    const reason = await source.start();
    if (reason === null)
        return source;
    await source[Symbol.asyncDispose]();
    return { meter: plan.meter, reason };
}
class StreamSource {
    meter;
    readsProcessor;
    counterPaths = [];
    #plan;
    #process;
    #zones = new Map();
    /** Every zone that was ever seen: one that falls silent stays on record. */
    #domains = new Set();
    #restarts = 0;
    #junk = null;
    /** By zone, since the last run was prepared: what it said that can't be believed. */
    #refused = new Map();
    /** Whether a whole round of readings has come, so that every zone is known. */
    #warm = false;
    constructor(plan) {
        this.meter = plan.meter;
        this.readsProcessor = plan.readsProcessor;
        this.#plan = plan;
        this.#process = this.#spawn();
    }
    /** Waits for the first reading; returns why there is none. */
    async start() {
        const { command, patienceMilliseconds } = this.#plan;
        const { program } = command;
        if (await this.#process.until(() => this.#zones.size > 0, patienceMilliseconds))
            return null;
        if (this.#junk !== null)
            return { kind: 'not-understood', program, detail: this.#junk.slice(0, 120) };
        const detail = this.#process.stderr.trim().split('\n')[0] || null;
        return this.#process.ended ?? { kind: 'no-answer', program, seconds: patienceMilliseconds / 1000, detail };
    }
    async prepare() {
        if (this.#process.ended !== null && this.#restarts < RESTARTS) {
            this.#restarts++;
            await this.#process[Symbol.asyncDispose]();
            this.#zones = new Map();
            this.#warm = false;
            this.#process = this.#spawn();
        }
        // A reading that is too old would leave the begin of the run to interpolation over a gap.
        const wanted = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .monotonicNs */ .Oy)() - 2 * this.#intervalNs();
        const isFresh = () => this.#hasRound() && this.#oldestLast() >= wanted;
        this.#warm = await this.#process.until(isFresh, this.#plan.patienceMilliseconds);
        const now = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .monotonicNs */ .Oy)();
        for (const zone of this.#zones.values())
            for (const series of Object.values(zone))
                (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .forgetBefore */ .zc)(series, now);
        this.#refused.clear();
    }
    async read({ beginNs, endNs }) {
        const patience = Math.max(SLOW_READING_MILLISECONDS, (5 * this.#intervalNs()) / 1e6);
        await this.#process.until(() => this.#zones.size > 0 && this.#oldestLast() >= endNs, patience);
        const domains = [...this.#domains].sort();
        const names = this.#plan.nameZones?.(domains);
        return domains.flatMap((domain) => {
            const name = names ? names.get(domain) : domain;
            return name === undefined ? [] : [(0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .makeReading */ .Xn)(name, this.meter, this.#joulesOf(domain, beginNs, endNs))];
        });
    }
    async [Symbol.asyncDispose]() {
        await this.#process[Symbol.asyncDispose]();
    }
    #joulesOf(domain, beginNs, endNs) {
        const refused = this.#refused.get(domain);
        if (refused !== undefined)
            return { joules: null, reason: refused };
        const zone = this.#zones.get(domain) ?? {};
        const found = (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .joulesWithin */ .Ws)(decisive(zone), beginNs, endNs, this.#intervalNs());
        const remark = zone.joules && zone.watts ? { kind: 'watts-too' } : this.#plan.remark;
        if (found.joules !== null)
            return { ...found, reason: found.reason ?? remark ?? null };
        return { joules: null, reason: this.#process.ended ?? found.reason };
    }
    /** A counter made of steps begins with two readings at once: its zero and its first step. */
    #hasRound() {
        const [first] = this.#all();
        return first !== undefined && (this.#warm || first.times.length > (first.kind === 'joules' ? 2 : 1));
    }
    #oldestLast() {
        return Math.min(...this.#all().map((series) => series.times.at(-1) ?? 0));
    }
    /** As asked for; else the median of what came. */
    #intervalNs() {
        if (this.#plan.intervalNs !== null)
            return this.#plan.intervalNs;
        const times = this.#all()[0]?.times ?? [];
        const steps = times.slice(1).map((t, index) => t - (times[index] ?? t));
        return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 1e9;
    }
    /** The series of each zone that decides. */
    #all() {
        return [...this.#zones.values()].map(decisive);
    }
    #spawn() {
        const parse = this.#plan.openParser();
        return new _line_process_js__WEBPACK_IMPORTED_MODULE_0__/* .LineProcess */ .W(this.#plan.command, (line, arrivalNs) => {
            const points = parse(line, arrivalNs);
            if (points.length === 0 && line.trim() !== '')
                this.#junk ??= line;
            for (const { domain, kind, t, value, refused } of points) {
                const zone = this.#zones.get(domain) ?? {};
                zone[kind] ??= (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .makeSeries */ .YG)(kind);
                this.#zones.set(domain, zone);
                this.#domains.add(domain);
                if (refused !== undefined)
                    this.#refused.set(domain, refused);
                (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .addPoint */ .II)(zone[kind], t, value);
            }
        });
    }
}
/** Energy that a meter counted itself misses nothing between two readings. */
const decisive = ({ joules, watts }) => joules ?? watts ?? (0,_series_js__WEBPACK_IMPORTED_MODULE_2__/* .makeSeries */ .YG)('watts');


/***/ })

};
