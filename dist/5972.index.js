export const id = 5972;
export const ids = [5972];
export const modules = {

/***/ 50856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   En: () => (/* binding */ idlePower),
/* harmony export */   Hc: () => (/* binding */ host),
/* harmony export */   IX: () => (/* binding */ sandboxTier),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   iB: () => (/* binding */ TIERS),
/* harmony export */   jP: () => (/* binding */ sandboxedExecution),
/* harmony export */   n7: () => (/* binding */ execution)
/* harmony export */ });
/* unused harmony exports FLAGS, flag, failureClass, energyReading, carbonReading, conditions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23300);
/* harmony import */ var _meters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21234);




/** Beyond any machine and any patience: such a number is a fault of the file, and would drown all others. */
const MOST_JOULES = 1e15;
const joules = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().max(MOST_JOULES);
const seconds = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().max(1e9);
const bytes = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().max(1e18);
/** What a reader of an execution's numbers has to know of it. */
const FLAGS = [
    ...['cold', 'contaminated', 'throttled', 'timeout', 'left-processes', 'doubtful-energy'],
    ...['percent-normalised', 'metric-expression', 'allowed-gpu', 'allowed-rapl'],
];
const flag = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(FLAGS);
/** Why an execution failed: the family of its exception, what it was ended for, or whose fault it was. */
const FAILURE_CLASSES = [
    ...['syntax', 'import', 'file-not-found', 'schema-or-name', 'data-values', 'memory', 'forbidden-action'],
    ...[
        'assertion',
        'asks-for-input',
        'other-exception',
        'signal',
        'exit-code',
        'time',
        'processes',
        'output',
    ],
    ...['disk', 'interrupted', 'metric', 'environment-failed', 'sandbox-failed', 'missing-variant'],
];
const failureClass = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(FAILURE_CLASSES);
/** Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). */
const energyReading = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    domain: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Gross, read at the instants that bound wallSeconds. */
    joules: joules.nullable(),
    netJoules: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_2__/* .READING_METERS */ .Ue),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    /** Why there is none, what an estimate rests on, or what else the meter says of a number that stands. */
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** What speaks against a number that was read; it then enters no verdict. */
    doubts: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_doubt_js__WEBPACK_IMPORTED_MODULE_1__/* .doubt */ .B),
});
/** Operational carbon: kWh × PUE × intensity. */
const carbonReading = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    grams: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Quality of the energy that the grams are made from: gross joules of all packages, or of the meter outside the machine. */
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    gramsPerKwh: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(),
    /** Region of the electricity's generation; `own value` where the user gave the intensity. */
    region: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    year: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    pue: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(1),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
});
/** Power of one zone while nothing ran, measured on this host shortly before. */
const idlePower = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    domain: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    meter: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_2__/* .READING_METERS */ .Ue),
    watts: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative(),
    /** Standard error of the watts over the slices of the window. */
    standardErrorWatts: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Length of the window. */
    seconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().positive(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
/** The host around a run. A null stands where this host shows nothing. */
const conditions = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** CPU seconds of everything else while the run lasted. */
    otherCpuSeconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Share of the host's busy CPU seconds that were not the run's; 0–1. */
    otherCpuShare: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).nullable(),
    /** Hottest sensor of the processor. */
    temperatureCelsius: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }).nullable(),
    /** Mean over processors. */
    frequencyMegahertz: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }).nullable(),
    /** Times the processor throttled itself during the run. */
    throttled: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative().nullable(),
});
/** One execution of any command: how it ended and what it took. Formats of runs spread these fields, so that they stay flat. */
const execution = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    startedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    exitCode: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    wallSeconds: seconds.nullable(),
    /** CPU seconds of the whole process tree. */
    userSeconds: seconds.nullable(),
    systemSeconds: seconds.nullable(),
    peakMemoryBytes: bytes.nullable(),
    energy: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(energyReading),
    carbon: carbonReading.nullable(),
    conditions: conditions.nullable(),
    /** Why a field above is null, or less than it says, by the field's name. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    flags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(flag),
});
const TIERS = ['container', 'bubblewrap', 'none'];
const sandboxTier = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(TIERS);
const host = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    cpu: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    logicalCpus: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    memoryBytes: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
    kernel: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    microcode: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    governor: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    /** Drivers that decide power and speed too (GPU, frequency), with their versions. */
    drivers: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    virtualMachine: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullable(),
    python: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    node: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
    stratum: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});
/** An execution on a fresh copy in a sandbox, its output kept in a log. */
const sandboxedExecution = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...execution.shape,
    errorType: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    errorMessage: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    tracebackTail: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    failureClass: failureClass.nullable(),
    /** The idle power that netJoules were made with; empty where none was measured. */
    idle: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(idlePower),
    sandbox: sandboxTier,
    host,
    toolVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    log: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    logSha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
});


/***/ }),

/***/ 82939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ listFields),
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   YP: () => (/* binding */ mapFields),
/* harmony export */   iF: () => (/* binding */ versioned)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);

/**
 * A file format with a version of its own: an older file is migrated step by step before `current` parses it, a newer one
 * is an issue whose parameter `newerVersion` names its version, one that can only be made anew an issue with `olderVersion` and `fix`. `current` holds `schemaVersion` as a literal.
 */
function versioned(version, current, migrations) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((value, context) => {
        if (!isVersioned(value))
            return value;
        if (value.schemaVersion > version) {
            context.addIssue({ code: 'custom', params: { newerVersion: value.schemaVersion }, input: value, fatal: true });
            return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
        }
        let migrated = value;
        for (let from = value.schemaVersion; from < version; from++) {
            const migrate = migrations[from] ?? ((old) => old);
            if (typeof migrate === 'string') {
                context.addIssue({ code: 'custom', params: { olderVersion: from, fix: migrate }, input: value, fatal: true });
                return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
            }
            migrated = { ...migrate(migrated), schemaVersion: from + 1 };
        }
        return migrated;
    }, current);
}
function isVersioned(value) {
    return isFields(value) && Number.isSafeInteger(value.schemaVersion) && Number(value.schemaVersion) >= 1;
}
/** Of files that nobody has checked yet. */
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list with each of its objects changed; anything else as it is, for the schema to refuse. */
function mapFields(list, change) {
    if (!Array.isArray(list))
        return list;
    return list.map((item) => (isFields(item) ? change(item) : item));
}
/** The objects of a list; what is none is for the schema to refuse. */
const listFields = (list) => (Array.isArray(list) ? list.filter(isFields) : []);


/***/ }),

/***/ 75972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MEASUREMENT_VERSION: () => (/* binding */ MEASUREMENT_VERSION)
});

// UNUSED EXPORTS: STOPPING_REASONS, commandComparison, comparedQuantity, measuredRun, measurement, noiseFloor, sampleSummary, stopping, warning

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/doubt.js
var doubt = __webpack_require__(23300);
// EXTERNAL MODULE: ./build/schema/execution.js
var execution = __webpack_require__(50856);
// EXTERNAL MODULE: ./build/schema/format.js
var format = __webpack_require__(82939);
// EXTERNAL MODULE: ./build/schema/migrations/record-versions.js
var record_versions = __webpack_require__(83271);
;// CONCATENATED MODULE: ./build/schema/migrations/measurement-versions.js


/**
 * A measurement of version 1 as one of 2. Its warnings and the reasons of its verdicts were sentences, which nothing reads
 * back: their places are empty.
 */
function measurementFromVersion1(old) {
    const { commands, comparisons, noiseFloor, stopping, warnings, ...rest } = old;
    const migrated = (0,format/* mapFields */.YP)(commands, migrateCommand);
    const doubted = Array.isArray(warnings) && warnings.some((warning) => (0,format/* isFields */.Ce)(warning) && warning.kind === 'doubtful');
    const isMeasured = (command) => (0,format/* isFields */.Ce)(command) && command.energyQuality === 'measured';
    const leads = !doubted && Array.isArray(migrated) && migrated.every(isMeasured);
    return {
        ...rest,
        commands: migrated,
        leading: leads ? 'energy' : 'cpu',
        comparisons: (0,format/* mapFields */.YP)(comparisons, ({ reason: _, ...comparison }) => ({
            ...renameQuantity(comparison),
            verdict: VERDICTS[String(comparison.verdict)] ?? comparison.verdict,
            margin: null,
            cause: null,
            leftOut: [],
        })),
        noiseFloor: (0,format/* isFields */.Ce)(noiseFloor)
            ? {
                runs: (0,format/* mapFields */.YP)(noiseFloor.runs, migrateRun),
                quantities: (0,format/* mapFields */.YP)(noiseFloor.quantities, renameQuantity),
            }
            : noiseFloor,
        stopping: (0,format/* isFields */.Ce)(stopping) ? renameQuantity(stopping) : stopping,
        warnings: [],
    };
}
const QUANTITIES = { joules: 'energy', cpuSeconds: 'cpu', wallSeconds: 'wall' };
const VERDICTS = {
    'no detectable difference': 'inconclusive',
    'not measured': 'not-measured',
    'too few runs': 'too-few-runs',
};
const renameQuantity = (named) => ({
    ...named,
    quantity: QUANTITIES[String(named.quantity)] ?? named.quantity,
});
const migrateRun = (run) => ({ ...run, energy: (0,format/* mapFields */.YP)(run.energy, record_versions/* separateDoubt */.uh) });
function migrateCommand({ runs, warmups, summary, phaseCpuSeconds, ...command }) {
    const joules = (0,format/* isFields */.Ce)(summary) && (0,format/* isFields */.Ce)(summary.joules) ? summary.joules.mean : null;
    const estimated = JSON.stringify(runs).includes('"quality":"estimated"');
    return {
        ...command,
        runs: (0,format/* mapFields */.YP)(runs, migrateRun),
        warmups: (0,format/* mapFields */.YP)(warmups, migrateRun),
        phaseCpuSeconds: (0,format/* isFields */.Ce)(phaseCpuSeconds) ? (0,record_versions/* renamePhases */.DC)(phaseCpuSeconds) : phaseCpuSeconds,
        summary,
        energyQuality: joules === null ? 'unavailable' : estimated ? 'estimated' : 'measured',
    };
}

// EXTERNAL MODULE: ./build/schema/ratio.js
var ratio = __webpack_require__(56369);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
;// CONCATENATED MODULE: ./build/schema/measurement.js








const measuredRun = schemas/* strictObject */.rej({
    ...execution/* execution */.n7.shape,
    /** Counted from 0 over warm-up and measured rounds. */
    round: schemas/* int */.Whr(),
    /** Place in the round's random order, from 0. */
    orderIndex: schemas/* int */.Whr(),
});
const sampleSummary = schemas/* strictObject */.rej({
    median: schemas/* number */.aig().nullable(),
    mean: schemas/* number */.aig().nullable(),
    standardDeviation: schemas/* number */.aig().nullable(),
    /** 95 % interval of the mean by Student's t. */
    interval: ratio/* interval */.YP.nullable(),
    n: schemas/* int */.Whr(),
});
/** What commands are compared by. */
const comparedQuantity = ratio/* quantity */.au.exclude(['memory']);
/** Of two commands, by their indices. */
const commandComparison = schemas/* strictObject */.rej({
    a: schemas/* int */.Whr(),
    b: schemas/* int */.Whr(),
    quantity: comparedQuantity,
    /** Geometric mean of b / a over paired rounds. */
    ratio: schemas/* number */.aig().nullable(),
    interval: ratio/* interval */.YP.nullable(),
    /** Rounds in which both have a reading that counts. */
    pairs: schemas/* int */.Whr(),
    ...ratio/* verdictShape */.xd,
});
/** The first command against itself, run twice in every round: what this host can't tell apart. */
const noiseFloor = schemas/* strictObject */.rej({
    /** The second runs of the first command; in no summary. */
    runs: schemas/* array */.YOg(measuredRun),
    quantities: schemas/* array */.YOg(schemas/* strictObject */.rej({
        quantity: comparedQuantity,
        ratio: schemas/* number */.aig(),
        interval: ratio/* interval */.YP.nullable(),
        /** The end of the interval that is farther from 1, less 1; null without an interval. */
        floor: schemas/* number */.aig().nullable(),
    })),
});
const STOPPING_REASONS = ['repetitions', 'interval', 'max-runs', 'max-seconds', 'failed', 'interrupted'];
const stopping = schemas/* strictObject */.rej({
    /** Measured rounds that were completed. */
    rounds: schemas/* int */.Whr(),
    reason: schemas/* enum */.k5n(STOPPING_REASONS),
    /** Relative half-width asked for, and the widest one at the end; null where none was asked for or could be formed. */
    target: schemas/* number */.aig().nullable(),
    reached: schemas/* number */.aig().nullable(),
    /** Of which quantity. */
    quantity: comparedQuantity.nullable(),
});
/** Of one command; `evidence`: the rounds of its runs that it speaks of. */
const ofCommand = { severity: schemas/* literal */.euz('warning'), command: schemas/* int */.Whr(), evidence: schemas/* array */.YOg(schemas/* int */.Whr()) };
/** Of all commands together. */
const ofAll = { severity: schemas/* literal */.euz('warning'), command: schemas/* null */.chJ(), quantity: comparedQuantity };
const runs = schemas/* int */.Whr().positive();
/** What a careful reader has to know before the numbers are believed. */
const warning = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        ...ofCommand,
        kind: schemas/* literal */.euz('failed'),
        severity: schemas/* literal */.euz('error'),
        /** Of warm-up runs only where each measured run ended well. */
        purpose: schemas/* enum */.k5n(['measured', 'warmup']),
        /** `timedOut`: ended by the limit; the others failed by themselves, in the ways that `endings` lists. */
        numbers: schemas/* strictObject */.rej({ runs, failed: schemas/* int */.Whr(), timedOut: schemas/* int */.Whr(), timeoutSeconds: schemas/* number */.aig().nullable() }),
        endings: schemas/* array */.YOg(schemas/* strictObject */.rej({ exitCode: schemas/* int */.Whr().nullable(), signal: schemas/* string */.YjP().nullable() })),
    }),
    /** The first run was cold, and no warm-up came before it. */
    schemas/* strictObject */.rej({
        ...ofCommand,
        kind: schemas/* literal */.euz('slow-start'),
        numbers: schemas/* strictObject */.rej({ seconds: schemas/* number */.aig(), usualSeconds: schemas/* number */.aig() }),
    }),
    schemas/* strictObject */.rej({
        ...ofCommand,
        kind: schemas/* literal */.euz('outliers'),
        /** Wall seconds of the runs in `evidence`. */
        numbers: schemas/* strictObject */.rej({ seconds: schemas/* array */.YOg(schemas/* number */.aig()) }),
    }),
    /** Runs so short that clocks and counters are coarse beside them: by up to `error`, as a share. */
    schemas/* strictObject */.rej({
        ...ofCommand,
        kind: schemas/* literal */.euz('short'),
        coarse: schemas/* enum */.k5n(['energy', 'time']),
        numbers: schemas/* strictObject */.rej({ medianSeconds: schemas/* number */.aig(), error: schemas/* number */.aig() }),
    }),
    schemas/* strictObject */.rej({
        ...ofCommand,
        kind: schemas/* literal */.euz('contaminated'),
        /** Energy is measured, so that these runs have none that counts. */
        energyLeftOut: schemas/* boolean */.zMY(),
        numbers: schemas/* strictObject */.rej({
            runs,
            disturbed: runs,
            /** Processors that others kept busy, where the command itself mostly waited; else null. */
            otherProcessors: schemas/* number */.aig().nullable(),
            /** Others' share of the busy CPU time, where the command was busy itself; else null. */
            otherShare: schemas/* number */.aig().nullable(),
        }),
    }),
    schemas/* strictObject */.rej({
        ...ofCommand,
        kind: schemas/* literal */.euz('doubtful'),
        numbers: schemas/* strictObject */.rej({ runs, doubtful: runs }),
        /** By kind, the most frequent first. */
        doubts: schemas/* array */.YOg(doubt/* doubtCount */.m),
    }),
    /** The quantity changes by this share from the first round to the last. */
    schemas/* strictObject */.rej({ ...ofAll, kind: schemas/* literal */.euz('drift'), numbers: schemas/* strictObject */.rej({ change: schemas/* number */.aig() }) }),
    /** The quantity changes by this share from the first place in a round to the last. */
    schemas/* strictObject */.rej({ ...ofAll, kind: schemas/* literal */.euz('order'), numbers: schemas/* strictObject */.rej({ change: schemas/* number */.aig() }) }),
]);
const MEASUREMENT_VERSION = 2;
const measurementFile = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(MEASUREMENT_VERSION),
    host: execution/* host */.Hc,
    seed: schemas/* int */.Whr(),
    /** Idle power before the first run; empty where it was not measured. */
    idle: schemas/* array */.YOg(execution/* idlePower */.En),
    commands: schemas/* array */.YOg(schemas/* strictObject */.rej({
        command: schemas/* array */.YOg(schemas/* string */.YjP()),
        /** The user's own label. */
        name: schemas/* string */.YjP().nullable(),
        runs: schemas/* array */.YOg(measuredRun),
        /** Warm-up runs, the first of them cold; in no summary. */
        warmups: schemas/* array */.YOg(measuredRun),
        /** Of one further run, where asked for. */
        flops: schemas/* array */.YOg(record/* flopsReading */.LO),
        phaseCpuSeconds: record/* phaseSeconds */.Bo.nullable(),
        /** Why a number of the further runs is null. */
        reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
        /** Of the runs that ended with exit code 0. */
        summary: schemas/* record */.g1P(schemas/* string */.YjP(), sampleSummary),
        /** Of the joules in the summary. */
        energyQuality: common/* quality */.Q0,
    })),
    /** What speaks first for what the commands cost. */
    leading: comparedQuantity,
    comparisons: schemas/* array */.YOg(commandComparison),
    noiseFloor: noiseFloor.nullable(),
    stopping,
    warnings: schemas/* array */.YOg(warning),
});
/** What `greenml measure --json` writes. */
const measurement = (0,format/* versioned */.iF)(MEASUREMENT_VERSION, measurementFile, { 1: measurementFromVersion1 });


/***/ }),

/***/ 83271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DC: () => (/* binding */ renamePhases),
/* harmony export */   fs: () => (/* binding */ recordFromVersion1),
/* harmony export */   s0: () => (/* binding */ renamePerturbation),
/* harmony export */   uh: () => (/* binding */ separateDoubt)
/* harmony export */ });
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82939);


/** Version 1 had fields that came later and could be missing, and some words of its own. */
function recordFromVersion1(old) {
    const { metric, phaseCpuSeconds, probe = null } = old;
    return {
        primaryFamilyHash: null,
        ...old,
        shim: (0,_common_js__WEBPACK_IMPORTED_MODULE_0__/* .usualShim */ .mO)(String(old.mode)),
        failureClass: typeof old.failureClass === 'string' ? old.failureClass.replaceAll(' ', '-') : old.failureClass,
        metric: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(metric) ? { hookSeconds: null, ...metric } : metric,
        phaseCpuSeconds: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(phaseCpuSeconds) ? renamePhases(phaseCpuSeconds) : phaseCpuSeconds,
        energy: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFields */ .YP)(old.energy, (reading) => renameMeter(separateDoubt(reading))),
        idle: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFields */ .YP)(old.idle, renameMeter),
        flops: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFields */ .YP)(old.flops, renameMeter),
        probe: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(probe) ? { ...probe, perturbation: renamePerturbation(probe.perturbation) } : probe,
    };
}
const renamePhases = ({ rest: other, ...phases }) => ({ ...phases, other });
const PERTURBATIONS_OF_VERSION_1 = new Map([
    ['redrawn-labels', 'label-randomisation'],
    ['renamed-data', 'hidden-data'],
]);
/** A perturbation as version 1 of plans and records called it. */
const renamePerturbation = (name) => PERTURBATIONS_OF_VERSION_1.get(name) ?? name;
/** A doubt of version 1 was a reason that began with a word. */
function separateDoubt(reading) {
    const { reason } = reading;
    if (typeof reason !== 'string' || !reason.startsWith('doubtful: '))
        return { ...reading, doubts: [] };
    const detail = reason.replaceAll('doubtful: ', '');
    return {
        ...reading,
        ...(reading.joules === null ? { doubts: [] } : { reason: null, doubts: [{ kind: 'reported', detail }] }),
    };
}
const METERS_OF_VERSION_1 = new Map([
    ['linear model, own watts', 'linear-own-watts'],
    ['linear per-vCPU model', 'linear-per-vcpu'],
    ['torch.utils.flop_counter', 'torch-flop-counter'],
]);
const renameMeter = (reading) => ({
    ...reading,
    meter: METERS_OF_VERSION_1.get(reading.meter) ?? reading.meter,
});


/***/ }),

/***/ 55189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ phaseSeconds),
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   LO: () => (/* binding */ flopsReading),
/* harmony export */   Oi: () => (/* binding */ phase),
/* harmony export */   Sq: () => (/* binding */ perturbation),
/* harmony export */   X7: () => (/* binding */ purpose),
/* harmony export */   ZG: () => (/* binding */ PHASES),
/* harmony export */   bf: () => (/* binding */ PERTURBATIONS),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   h5: () => (/* binding */ status),
/* harmony export */   hl: () => (/* binding */ RECORD_VERSION),
/* harmony export */   jJ: () => (/* binding */ OUR_FAILURES),
/* harmony export */   sr: () => (/* binding */ FLOP_KINDS)
/* harmony export */ });
/* unused harmony exports metricReading, PURPOSES, probeReading */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50856);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82939);
/* harmony import */ var _meters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21234);
/* harmony import */ var _migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83271);






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
const status = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(STATUSES);
/** Failures that are the harness's own, not the script's: they leave a variant unattempted. */
const OUR_FAILURES = ['environment-failed', 'sandbox-failed', 'interrupted'];
const metricValue = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(-_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq).max(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq);
const metricReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** As printed. */
    value: metricValue,
    /** After scaling to the metric's own unit (percent to fraction). */
    normalised: metricValue,
    /** CPU seconds that the manifest's expression took; they are in the run's own. Null: the script printed the metric. */
    hookSeconds: _execution_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA.nullable(),
});
/** Where the CPU seconds of a Python script go; the first holds the interpreter's own start too. */
const PHASES = ['import', 'data', 'fit', 'predict', 'plot', 'other'];
const phase = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(PHASES);
/** CPU seconds of a profiling run by phase; they sum to its user and system seconds. */
const phaseSeconds = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(phase, _execution_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA);
/** What was counted; the two are never compared: retired by the processor, or summed over operators' shape formulas. */
const FLOP_KINDS = ['hardware-retired', 'theoretical-operator'];
/** Floating-point operations of one counting run. */
const flopsReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(FLOP_KINDS),
    /** Operations; a fused multiply-add is two. */
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_2__/* .FLOP_METERS */ .J9),
    quality: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['measured', 'unavailable']),
    /** Share of the run during which each event was counted, 0–1; below 1 the count is scaled up. Null: does not apply. */
    counted: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
});
/** A run is a warm-up, counts for time and energy, or is made for something else that would disturb those. */
const PURPOSES = ['warmup', 'measured', 'profile', 'flops', 'probe'];
const purpose = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(PURPOSES);
/** What an validity probe does to the project's data before the script runs. */
const PERTURBATIONS = ['label-randomisation', 'subsample', 'hidden-data'];
const perturbation = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(PERTURBATIONS);
/**
 * What a script was seen to do in a probe. What stands above `trainedRows` is seen from outside; the rest is noted in the
 * script's own process, which could forge it. A null stands where nothing could be seen: not Python, or no known library.
 */
const probeReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    perturbation,
    /** Classes that labels were drawn from; null: numbers were permuted, or labels left as they are. */
    classes: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    /** Of the declared tables as the script found them. */
    rows: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    /** The manifest's data files that it read, under whatever name. */
    dataOpened: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).nullable(),
    /** Of the largest fit. */
    trainedRows: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    /** Share of those that equal another of them; 0–1. */
    duplicateRows: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(1).nullable(),
    /** Rows behind the metric that it printed, or else of its predictions. */
    testedRows: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    /** Of the tested rows, those that equal one that their model was fitted on; 0–1. */
    testedOnTraining: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(1).nullable(),
    /** The most passes over the training data that any model made: iterations or trees; and that model's class. */
    passes: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
});
const RECORD_VERSION = 2;
const recordLine = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ..._execution_js__WEBPACK_IMPORTED_MODULE_1__/* .sandboxedExecution */ .jP.shape,
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(RECORD_VERSION),
    /** hash(variant, shim, block, purpose, attempt) */
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR.nullable(),
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq.nullable(),
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    variant: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    shim: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .shim */ .kT,
    sample: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    block: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    orderIndex: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    purpose,
    attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    status,
    metric: metricReading.nullable(),
    /** Of a `profile` run. */
    phaseCpuSeconds: phaseSeconds.nullable(),
    /** Of a `flops` run. */
    flops: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(flopsReading),
    /** Of a `probe` run. */
    probe: probeReading.nullable(),
    variantHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    sourceHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    lockHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    /** Of the tests that plan.json declared when this run was made. */
    primaryFamilyHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    environment: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
});
/** One execution of one variant: one JSON line in `<campaign>/records/*.jsonl`. */
const runRecord = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .versioned */ .iF)(RECORD_VERSION, recordLine, {
    1: _migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .recordFromVersion1 */ .fs,
});


/***/ })

};
