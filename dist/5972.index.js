export const id = 5972;
export const ids = [5972];
export const modules = {

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
// EXTERNAL MODULE: ./build/schema/versioned.js
var versioned = __webpack_require__(69739);
// EXTERNAL MODULE: ./build/schema/migrations/record-versions.js
var record_versions = __webpack_require__(83271);
;// CONCATENATED MODULE: ./build/schema/migrations/measurement-versions.js


/**
 * A measurement of version 1 as one of 2. Its warnings and the reasons of its verdicts were sentences, which nothing reads
 * back: their places are empty.
 */
function measurementFromVersion1(old) {
    const { commands, comparisons, noiseFloor, stopping, warnings, ...rest } = old;
    const migrated = (0,versioned/* mapFields */.YP)(commands, migrateCommand);
    const doubted = Array.isArray(warnings) && warnings.some((warning) => (0,versioned/* isFields */.Ce)(warning) && warning.kind === 'doubtful');
    const isMeasured = (command) => (0,versioned/* isFields */.Ce)(command) && command.energyQuality === 'measured';
    const leads = !doubted && Array.isArray(migrated) && migrated.every(isMeasured);
    return {
        ...rest,
        idle: (0,versioned/* mapFields */.YP)(rest.idle, record_versions/* renameMeter */.UF),
        commands: migrated,
        leading: leads ? 'energy' : 'cpu',
        comparisons: (0,versioned/* mapFields */.YP)(comparisons, ({ reason: _, ...comparison }) => ({
            ...renameQuantity(comparison),
            verdict: VERDICTS[String(comparison.verdict)] ?? comparison.verdict,
            margin: null,
            cause: null,
            leftOut: [],
        })),
        noiseFloor: (0,versioned/* isFields */.Ce)(noiseFloor)
            ? {
                runs: (0,versioned/* mapFields */.YP)(noiseFloor.runs, migrateRun),
                quantities: (0,versioned/* mapFields */.YP)(noiseFloor.quantities, renameQuantity),
            }
            : noiseFloor,
        stopping: (0,versioned/* isFields */.Ce)(stopping) ? renameQuantity(stopping) : stopping,
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
const migrateRun = (run) => ({
    ...run,
    energy: (0,versioned/* mapFields */.YP)(run.energy, record_versions/* migrateReading */.oy),
    carbon: (0,record_versions/* migrateCarbon */.BJ)(run.carbon),
});
function migrateCommand({ runs, warmups, summary, flops, phaseCpuSeconds, ...command }) {
    const joules = (0,versioned/* isFields */.Ce)(summary) && (0,versioned/* isFields */.Ce)(summary.joules) ? summary.joules.mean : null;
    const estimated = JSON.stringify(runs).includes('"quality":"estimated"');
    return {
        ...command,
        runs: (0,versioned/* mapFields */.YP)(runs, migrateRun),
        warmups: (0,versioned/* mapFields */.YP)(warmups, migrateRun),
        flops: (0,versioned/* mapFields */.YP)(flops, record_versions/* renameMeter */.UF),
        phaseCpuSeconds: (0,versioned/* isFields */.Ce)(phaseCpuSeconds) ? (0,record_versions/* renamePhases */.DC)(phaseCpuSeconds) : phaseCpuSeconds,
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
const measurement = (0,versioned/* versioned */.iF)(MEASUREMENT_VERSION, measurementFile, { 1: measurementFromVersion1 });


/***/ })

};
