export const id = 4390;
export const ids = [4390];
export const modules = {

/***/ 54390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PROFILER: () => (/* binding */ PROFILER),
/* harmony export */   profilerEnvironment: () => (/* binding */ profilerEnvironment),
/* harmony export */   readPhases: () => (/* binding */ readPhases)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32716);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34144);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55189);








/** The profiler's folder, to stand first on `PYTHONPATH`; it runs the `sitecustomize` that comes next there. */
const PROFILER = (0,_base_package_js__WEBPACK_IMPORTED_MODULE_5__/* .assetPath */ .Q$)('python', 'shims', 'profile');
/** Tells the profiler where to count; `folder` is absolute or relative to the script's `HOME`. */
const profilerEnvironment = (folder) => ({ GREENML_PHASES: folder });
/** Of one process, zeros where it was killed before it counted anything: a mark, the state, how many samples, then the seconds of each phase, as doubles. */
const MARK = 0x47504831;
const FIRST_PHASE = 3;
const FILE_BYTES = 8 * (FIRST_PHASE + _schema_record_js__WEBPACK_IMPORTED_MODULE_6__/* .PHASES */ .ZG.length);
const MOST_PROCESSES = 4096;
const STATE_REASONS = [
    null,
    'the script uses SIGPROF or its timer itself',
    'this system has no timer of CPU time',
    'the profiler failed inside the script',
    'the script blocks SIGPROF, which the profiler needs',
];
const processCounters = zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().nonnegative())
    .length(FIRST_PHASE + _schema_record_js__WEBPACK_IMPORTED_MODULE_6__/* .PHASES */ .ZG.length)
    .refine(([mark, ...others]) => mark === MARK || (mark === 0 && others.every((each) => each === 0)))
    .transform(([, state = 0, , ...seconds]) => ({ state, seconds }))
    .refine(({ state }) => state in STATE_REASONS);
/**
 * What the processes counted may exceed the run's seconds by this much: clocks tick at other times, and a process counts
 * from its start, the run from its gate.
 */
const TOLERANCE = { share: 0.02, seconds: 0.1 };
/**
 * What the profiler counted below `folder`, once nothing of the run is left. The files are the script's to write: they are
 * read without following links, and can at worst be wrong. `cpuSeconds`: user and system seconds of the run; what no
 * process counted (the last milliseconds of each, programs other than Python) is `rest`.
 */
async function readPhases(folder, cpuSeconds) {
    const none = (reason) => ({ seconds: null, reason });
    if (cpuSeconds === null)
        return none('the CPU seconds of the run are unknown');
    const names = await listNames(folder);
    if (names === null)
        return none("the script put something else in the place of the profiler's folder");
    if (names.length === 0) {
        return none('no counters: no Python started, or one that reads no PYTHONPATH (python -I, -E, -S)');
    }
    if (names.length > MOST_PROCESSES)
        return none(`more than ${MOST_PROCESSES} processes`);
    const sums = _schema_record_js__WEBPACK_IMPORTED_MODULE_6__/* .PHASES */ .ZG.map(() => 0);
    for (const name of names) {
        const counters = processCounters.safeParse(await readDoubles((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name)));
        if (!counters.success)
            return none("the profiler's counters were damaged by the script");
        const reason = STATE_REASONS[counters.data.state];
        if (reason)
            return none(reason);
        for (const [index, seconds] of counters.data.seconds.entries())
            sums[index] = (sums[index] ?? 0) + seconds;
    }
    return fitTo(sums, cpuSeconds);
}
function fitTo(sums, cpuSeconds) {
    const counted = sums.reduce((sum, each) => sum + each, 0);
    if (!(counted <= cpuSeconds * (1 + TOLERANCE.share) + TOLERANCE.seconds)) {
        const reason = `the phases add up to ${counted.toFixed(2)} s of CPU, the run had ${cpuSeconds.toFixed(2)} s`;
        return { seconds: null, reason };
    }
    const scale = counted > cpuSeconds ? cpuSeconds / counted : 1;
    const entries = _schema_record_js__WEBPACK_IMPORTED_MODULE_6__/* .PHASES */ .ZG.map((phase, index) => [phase, (sums[index] ?? 0) * scale]);
    const seconds = Object.fromEntries(entries);
    return { seconds: { ...seconds, rest: seconds.rest + Math.max(0, cpuSeconds - counted) }, reason: null };
}
/** One more than `MOST_PROCESSES` at most; null where something other than a folder that can be read is in its place. */
async function listNames(folder) {
    try {
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder)).isDirectory())
            return null;
        const names = [];
        for await (const { name } of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(folder))
            if (names.push(name) > MOST_PROCESSES)
                break;
        return names.sort();
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'EACCES')
            return null;
        throw error;
    }
}
/** Null for anything but a plain file of one process's counters, or one that is still empty. */
async function readDoubles(path) {
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags).catch(() => null);
    if (file === null)
        return null;
    try {
        const status = await file.stat();
        if (!status.isFile() || (status.size !== FILE_BYTES && status.size !== 0))
            return null;
        const { buffer } = await file.read(Buffer.alloc(FILE_BYTES), 0, FILE_BYTES, 0);
        const read = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.endianness)() === 'LE' ? buffer.readDoubleLE.bind(buffer) : buffer.readDoubleBE.bind(buffer);
        return Array.from({ length: FILE_BYTES / 8 }, (_, index) => read(8 * index));
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 55189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   Hc: () => (/* binding */ host),
/* harmony export */   IX: () => (/* binding */ sandboxTier),
/* harmony export */   Oi: () => (/* binding */ phase),
/* harmony export */   X7: () => (/* binding */ purpose),
/* harmony export */   ZG: () => (/* binding */ PHASES),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   h5: () => (/* binding */ status),
/* harmony export */   iB: () => (/* binding */ TIERS),
/* harmony export */   jJ: () => (/* binding */ OUR_FAILURES)
/* harmony export */ });
/* unused harmony exports MOST_JOULES, energyReading, metricReading, phaseSeconds, FLOP_KINDS, flopsReading, carbonReading, idlePower, conditions, PURPOSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32716);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const STATUSES = [
    'ok',
    'failed',
    'timeout',
    'out-of-memory',
    'no-metric',
    'invalid-metric',
    'environment-failed',
    'sandbox-failed',
    'missing-variant',
    'interrupted',
];
const status = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(STATUSES);
/** Failures that are the harness's own, not the script's: they leave a variant unattempted. */
const OUR_FAILURES = ['environment-failed', 'sandbox-failed', 'interrupted'];
/** Beyond any machine and any patience: such a number is a fault of the file, and would drown all others. */
const MOST_JOULES = 1e15;
const joules = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().max(MOST_JOULES);
const seconds = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().max(1e9);
const bytes = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().max(1e18);
const metricValue = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(-_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq).max(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq);
/** Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). */
const energyReading = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Gross, read at the instants that bound wallSeconds. */
    joules: joules.nullable(),
    netJoules: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
});
const TIERS = ['container', 'bubblewrap', 'none'];
const sandboxTier = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TIERS);
const metricReading = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** As printed. */
    value: metricValue,
    /** After scaling to the metric's own unit (percent to fraction). */
    normalised: metricValue,
});
/** Where the CPU seconds of a Python script go; the first holds the interpreter's own start too. */
const PHASES = ['import', 'data', 'fit', 'predict', 'plot', 'rest'];
const phase = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(PHASES);
/** CPU seconds of a profiling run by phase; they sum to its user and system seconds. */
const phaseSeconds = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(phase, seconds);
/** What was counted; the two are never compared: retired by the processor, or summed over operators' shape formulas. */
const FLOP_KINDS = ['hardware-retired', 'theoretical-operator'];
/** Floating-point operations of one counting run. */
const flopsReading = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(FLOP_KINDS),
    /** Operations; a fused multiply-add is two. */
    count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    quality: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['measured', 'unavailable']),
    /** Share of the run during which each event was counted, 0–1; below 1 the count is scaled up. Null: does not apply. */
    counted: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
});
/** Operational carbon: kWh × PUE × intensity. */
const carbonReading = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    grams: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    /** Of the energy it was made from: gross joules of all packages, or of the meter outside the machine. */
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    gramsPerKwh: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(),
    /** Of electricity generation; `own value` where the user gave it. */
    region: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    year: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pue: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(1),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
});
/** What a zone drew while nothing ran, measured on this host shortly before. */
const idlePower = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    meter: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    watts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(),
    /** Standard error of the watts over the slices of the window. */
    standardErrorWatts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    /** Length of the window. */
    seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** The host around a run. A null stands where this host shows nothing. */
const conditions = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** CPU seconds of everything else while the run lasted. */
    otherCpuSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    /** Of all busy CPU seconds on the host, those that were not the run's; 0–1. */
    otherCpuShare: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1).nullable(),
    /** Hottest sensor of the processor. */
    temperatureCelsius: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).nullable(),
    /** Mean over processors. */
    frequencyMegahertz: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).nullable(),
    /** Times the processor throttled itself during the run. */
    throttled: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().nullable(),
});
/** A run is a warm-up, counts for time and energy, or is made for one other number that would disturb those. */
const PURPOSES = ['warmup', 'measured', 'profile', 'flops'];
const purpose = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(PURPOSES);
const host = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    cpu: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    logicalCpus: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    memoryBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    kernel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    microcode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    governor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** What else decides power and speed: GPU and frequency drivers, with their versions. */
    drivers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    virtualMachine: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullable(),
    python: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    node: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
    stratum: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** One execution of one variant: one JSON line in `<campaign>/records/*.jsonl`. */
const runRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
    /** hash(variant, block, purpose, attempt) */
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR.nullable(),
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq.nullable(),
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sample: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    block: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    orderIndex: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    purpose,
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    status,
    exitCode: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    errorType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    errorMessage: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    tracebackTail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    failureClass: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    flags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    metric: metricReading.nullable(),
    wallSeconds: seconds.nullable(),
    userSeconds: seconds.nullable(),
    systemSeconds: seconds.nullable(),
    peakMemoryBytes: bytes.nullable(),
    /** Why a number above is null or less than it says, by field. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    energy: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(energyReading),
    /** The idle power that netJoules were made with; empty where none was measured. */
    idle: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(idlePower),
    carbon: carbonReading.nullable(),
    /** Of a `profile` run. */
    phaseCpuSeconds: phaseSeconds.nullable(),
    /** Of a `flops` run. */
    flops: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(flopsReading),
    conditions: conditions.nullable(),
    variantHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    sourceHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    lockHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    /** Of the tests that plan.json declared when this run was made. */
    primaryFamilyHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable().default(null),
    environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    sandbox: sandboxTier,
    host,
    toolVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    log: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    logSha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
});


/***/ })

};
