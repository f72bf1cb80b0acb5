export const id = 5189;
export const ids = [5189];
export const modules = {

/***/ 50856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   En: () => (/* binding */ idlePower),
/* harmony export */   Hc: () => (/* binding */ host),
/* harmony export */   IX: () => (/* binding */ sandboxTier),
/* harmony export */   Jo: () => (/* binding */ LONGEST_ERROR_TYPE),
/* harmony export */   Oc: () => (/* binding */ LONGEST_TRACEBACK),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   iB: () => (/* binding */ TIERS),
/* harmony export */   jP: () => (/* binding */ sandboxedExecution),
/* harmony export */   n7: () => (/* binding */ execution)
/* harmony export */ });
/* unused harmony exports FLAGS, flag, failureClass, energyReading, carbonReading, conditions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _doubt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23300);
/* harmony import */ var _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39253);
/* harmony import */ var _meters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21234);





/** Beyond any machine and any patience: such a number is a fault of the file, and would drown all others. */
const MOST_JOULES = 1e15;
const joules = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().max(MOST_JOULES);
const seconds = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().max(1e9);
const bytes = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().max(1e18);
/** What a reader of an execution's numbers has to know of it. */
const FLAGS = [
    ...['cold', 'contaminated', 'throttled', 'timeout', 'left-processes', 'doubtful-energy'],
    ...['percent-normalised', 'metric-expression', 'allowed-gpu', 'allowed-rapl'],
];
const flag = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(FLAGS);
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
const failureClass = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(FAILURE_CLASSES);
/** Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). */
const energyReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    domain: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    /** Gross, read at the instants that bound wallSeconds. */
    joules: joules.nullable(),
    netJoules: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_3__/* .READING_METERS */ .Ue),
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    reason: _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .energyReason */ .lO.nullable(),
    /** Of joules whose power at rest was to be measured. */
    restReason: _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .restGap */ .TL.optional(),
    /** What speaks against a number that was read; it then enters no verdict. */
    doubts: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_doubt_js__WEBPACK_IMPORTED_MODULE_1__/* .doubt */ .B),
});
/** Operational carbon: kWh × PUE × intensity. */
const carbonReading = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    grams: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable(),
    /** Quality of the energy that the grams are made from: gross joules of all packages, or of the meter outside the machine. */
    quality: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .quality */ .Q0,
    gramsPerKwh: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative(),
    /** Region of the electricity's generation; `own value` where the user gave the intensity. */
    region: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    year: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    pue: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(1),
    /** Of the energy. */
    reason: _energy_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .energyReason */ .lO.nullable(),
});
/** Power of one zone while nothing ran, measured on this host shortly before. */
const idlePower = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    domain: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    meter: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_3__/* .READING_METERS */ .Ue),
    watts: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative(),
    /** Standard error of the watts over the slices of the window. */
    standardErrorWatts: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable(),
    /** Length of the window. */
    seconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive(),
    startedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
});
/** The host around a run. A null stands where this host shows nothing. */
const conditions = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    /** CPU seconds of everything else while the run lasted. */
    otherCpuSeconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable(),
    /** Share of the host's busy CPU seconds that were not the run's; 0–1. */
    otherCpuShare: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(1).nullable(),
    /** Hottest sensor of the processor. */
    temperatureCelsius: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() }).nullable(),
    /** Mean over processors. */
    frequencyMegahertz: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ before: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), after: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig() }).nullable(),
    /** Times the processor throttled itself during the run. */
    throttled: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nonnegative().nullable(),
});
/** One execution of any command: how it ended and what it took. Formats of runs spread these fields, so that they stay flat. */
const execution = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    startedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
    exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().nullable(),
    signal: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
    wallSeconds: seconds.nullable(),
    /** CPU seconds of the whole process tree. */
    userSeconds: seconds.nullable(),
    systemSeconds: seconds.nullable(),
    peakMemoryBytes: bytes.nullable(),
    energy: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(energyReading),
    carbon: carbonReading.nullable(),
    conditions: conditions.nullable(),
    /** Why a field above is null, or less than it says, by the field's name. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z][\w.-]{0,60}$/), _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    flags: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(flag),
});
const TIERS = ['container', 'bubblewrap', 'none'];
const sandboxTier = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(TIERS);
const host = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    cpu: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    logicalCpus: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    memoryBytes: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    kernel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    microcode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
    governor: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
    /** Drivers that decide power and speed too (GPU, frequency), with their versions. */
    drivers: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf, _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf),
    virtualMachine: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().nullable(),
    python: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
    node: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    /** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
    stratum: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^\w{1,64}$/),
});
const LONGEST_ERROR_TYPE = 80;
const LONGEST_TRACEBACK = 2000;
/** An execution on a fresh copy in a sandbox, its output kept in a log. */
const sandboxedExecution = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ...execution.shape,
    /** Of Python, without its module. */
    errorType: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(LONGEST_ERROR_TYPE).regex(/^\w+$/).nullable(),
    errorMessage: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    tracebackTail: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(LONGEST_TRACEBACK).nullable(),
    failureClass: failureClass.nullable(),
    /** The idle power that netJoules were made with; empty where none was measured. */
    idle: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(idlePower),
    sandbox: sandboxTier,
    host,
    toolVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf,
    log: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^logs\/[\w.-]{1,80}\.log$/)
        .nullable(),
    logSha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
});


/***/ }),

/***/ 9953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ argument),
/* harmony export */   Kh: () => (/* binding */ metricName),
/* harmony export */   Zr: () => (/* binding */ dataFile),
/* harmony export */   eN: () => (/* binding */ needs),
/* harmony export */   eu: () => (/* binding */ manifest),
/* harmony export */   hh: () => (/* binding */ MANIFEST_VERSION),
/* harmony export */   vO: () => (/* binding */ metricRule)
/* harmony export */ });
/* unused harmony exports TASKS, MANAGERS, download */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69739);



const TASKS = [
    'binary-classification',
    'multiclass-classification',
    'regression',
    'text-classification',
    'other',
];
/** Of several paragraphs, for people. */
const LONGEST_PROSE = 20_000;
/** Longer than any that reads a number, short enough to be taken in at once. */
const LONGEST_PATTERN = 1000;
/** Told without matching anything: nesting alone can keep an expression at work for hours, even on no text at all. */
function hasGroup(pattern) {
    if (pattern.length > LONGEST_PATTERN || !isExpression(pattern))
        return false;
    const structure = pattern.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?/g, ''); // without escapes and classes
    return /\((?!\?)|\(\?<(?![=!])/.test(structure);
}
function isExpression(pattern) {
    try {
        return new RegExp(pattern) instanceof RegExp;
    }
    catch {
        return false;
    }
}
/** accuracy, f1, r2, rmse, auc … */
const metricName = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z][a-z0-9_]{0,299}$/);
/** How the quality of a script's result is read from what it prints. */
const metricRule = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: metricName,
    direction: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['higher', 'lower']),
    /** How the author's script prints it; `percent` is divided by 100. */
    scale: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['fraction', 'percent', 'absolute']),
    /** Valid values after scaling; a value outside is `invalid-metric`. */
    range: zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional(),
    /** JavaScript regular expression with one group; its last match in the standard output counts. */
    pattern: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq
        .refine(hasGroup, 'a JavaScript regular expression with one group, of 1000 characters at most')
        .optional(),
    /**
     * Of Python, over the names that the author's script leaves behind, evaluated after it by a hook: for one that prints
     * several numbers or none. Its value is the metric of the two baselines; answers print their own line.
     */
    expression: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(1000).optional(),
    /** Absolute: how far a variant may fall behind its baseline and still count as equal. */
    tolerance: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).default(0.01),
});
/** Of a program: the kernel takes no NUL. */
const argument = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .max(4096)
    .regex(/^[^\0]*$/, 'an argument without NUL');
const dataFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    role: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['all', 'train', 'test']),
    rows: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional(),
    target: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.optional(),
    licence: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.optional(),
    source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.optional(),
    citation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LONGEST_PROSE).optional(),
    sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.optional(),
});
const needs = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    rapl: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    gpu: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    memoryGiB: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(2),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(900),
    /** Of one run of the author's script, as somebody measured it: plans estimate with it. */
    typicalSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().optional(),
});
/** What makes the environment: uv from a lock of wheels, conda from an explicit list, or an interpreter that is there. */
const MANAGERS = ['uv', 'conda', 'existing'];
/** A file that scripts expect on their machine (NLTK's data, a data set's cache): fetched before anything runs. */
const download = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https$/ }).regex(/^[!-~]+$/, 'an address without blanks and control characters'),
    sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc,
    /** In the private home of each run: the file, or the folder that an archive is unpacked into. */
    path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    unpack: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['zip', 'tar']).optional(),
});
const MANIFEST_VERSION = 1;
const manifestFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(MANIFEST_VERSION),
    title: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LONGEST_PROSE).default(''),
    /** `embedded`: written for this dataset; otherwise the pinned upstream. */
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('embedded'),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
            repository: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
            commit: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
            commitDate: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable().default(null),
            importedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        }),
    ]),
    /** The code's licence; null when the repository carries none, and then its code is never published. */
    licence: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ spdx: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional() }).nullable(),
    entry: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    workingDirectory: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('.'), _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ]).default('.'),
    arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(argument).default([]),
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TASKS),
    metric: metricRule,
    data: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(dataFile).default([]),
    environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        /** Never a path: it is handed to a program that would run what lies there. */
        python: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^(?:[<>=!~]=?|===)?\s*3(?:\.\d+){0,2}(?:\s*,\s*[<>=!~]=?\s*3(?:\.\d+){0,2})*$/, 'a version of Python, as >=3.10')
            .default('>=3.10'),
        /** What the project asks for, as `3.9` or `>=3.8,<3.12`: of the installed ones that fit `python`, the nearest is taken. */
        pythonWanted: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^[\d.<>=!~^*, ]{1,80}$/, 'versions of Python, as 3.9 or >=3.8,<3.12')
            .optional(),
        requirements: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional(),
        manager: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(MANAGERS).default('uv'),
        /** With `existing`: the interpreter, by its name on PATH or its absolute path. */
        interpreter: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^(?:\/(?:[\w.+-]+\/)*)?python[\d.]*$/, 'a Python, as python3.11 or /opt/ml/bin/python')
            .optional(),
        downloads: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(download).default([]),
        lock: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
        excludeNewer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        /** How the lock departs from what the author asked for. */
        deviations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LONGEST_PROSE)).optional(),
    }),
    needs: needs.prefault({}),
});
/** `dataset/projects/<slug>/project.yaml`. */
const manifest = (0,_versioned_js__WEBPACK_IMPORTED_MODULE_2__/* .versioned */ .iF)(MANIFEST_VERSION, manifestFile, {});


/***/ }),

/***/ 83271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ migrateCarbon),
/* harmony export */   DC: () => (/* binding */ renamePhases),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   UF: () => (/* binding */ renameMeter),
/* harmony export */   Y6: () => (/* binding */ reported),
/* harmony export */   fs: () => (/* binding */ recordFromVersion1),
/* harmony export */   oy: () => (/* binding */ migrateReading),
/* harmony export */   s0: () => (/* binding */ renamePerturbation)
/* harmony export */ });
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69739);


/** Version 1 had fields that came later and could be missing, some words of its own, and texts of any length. */
function recordFromVersion1(old) {
    const { metric, phaseCpuSeconds, probe = null } = old;
    return {
        primaryFamilyHash: null,
        ...old,
        errorType: cut(old.errorType, 80),
        errorMessage: cut(old.errorMessage),
        tracebackTail: cut(old.tracebackTail, 2000),
        reasons: (0,_versioned_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(old.reasons) ? mapValues(old.reasons, cut) : old.reasons,
        shim: (0,_common_js__WEBPACK_IMPORTED_MODULE_0__/* .usualShim */ .mO)(String(old.mode)),
        failureClass: typeof old.failureClass === 'string' ? old.failureClass.replaceAll(' ', '-') : old.failureClass,
        metric: (0,_versioned_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(metric) ? { hookSeconds: null, ...metric } : metric,
        phaseCpuSeconds: (0,_versioned_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(phaseCpuSeconds) ? renamePhases(phaseCpuSeconds) : phaseCpuSeconds,
        energy: (0,_versioned_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFields */ .YP)(old.energy, migrateReading),
        carbon: migrateCarbon(old.carbon),
        idle: (0,_versioned_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFields */ .YP)(old.idle, renameMeter),
        flops: (0,_versioned_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFields */ .YP)(old.flops, renameMeter),
        probe: (0,_versioned_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(probe) ? { ...probe, perturbation: renamePerturbation(probe.perturbation) } : probe,
    };
}
/** A text of a version that bounded none. */
const cut = (text, most = _common_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_TEXT */ .xG) => typeof text === 'string' ? text.slice(0, most) : text;
const mapValues = (fields, change) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
const renamePhases = ({ rest: other, ...phases }) => ({ ...phases, other });
const PERTURBATIONS_OF_VERSION_1 = new Map([
    ['redrawn-labels', 'label-randomisation'],
    ['renamed-data', 'hidden-data'],
]);
/** A perturbation as version 1 of plans and records called it. */
const renamePerturbation = (name) => PERTURBATIONS_OF_VERSION_1.get(name) ?? name;
/** What version 1 had in words of its own, which nothing reads back. */
const reported = (detail) => typeof detail === 'string' ? { kind: 'reported', detail: cut(detail) } : detail;
/** A doubt of version 1 was a reason that began with a word. */
function separateDoubt(reading) {
    const { reason } = reading;
    if (typeof reason !== 'string' || !reason.startsWith('doubtful: '))
        return { ...reading, doubts: [] };
    const detail = reason.replaceAll('doubtful: ', '');
    return {
        ...reading,
        ...(reading.joules === null ? { doubts: [] } : { reason: null, doubts: [reported(detail)] }),
    };
}
const METERS_OF_VERSION_1 = new Map([
    ['linear model, own watts', 'linear-own-watts'],
    ['linear per-vCPU model', 'linear-per-vcpu'],
    ['torch.utils.flop_counter', 'torch-flop-counter'],
]);
/** Idle power and counts of operations named their meters as readings of energy did. */
const renameMeter = (reading) => ({
    ...reading,
    meter: METERS_OF_VERSION_1.get(reading.meter) ?? reading.meter,
});
/** A reading of energy, of whatever run. */
const migrateReading = (reading) => reportReason(renameMeter(separateDoubt(reading)));
/** Of energy or its carbon. */
const reportReason = (reading) => ({ ...reading, reason: reported(reading.reason) });
const migrateCarbon = (carbon) => ((0,_versioned_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .Ce)(carbon) ? reportReason(carbon) : carbon);


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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50856);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9953);
/* harmony import */ var _meters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21234);
/* harmony import */ var _migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83271);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69739);







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
const status = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(STATUSES);
/** Failures that are the harness's own, not the script's: they leave a variant unattempted. */
const OUR_FAILURES = ['environment-failed', 'sandbox-failed', 'interrupted'];
const metricValue = zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(-_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq).max(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_METRIC */ .aq);
const metricReading = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    name: _manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .metricName */ .Kh,
    /** As printed. */
    value: metricValue,
    /** After scaling to the metric's own unit (percent to fraction). */
    normalised: metricValue,
    /** CPU seconds that the manifest's expression took; they are in the run's own. Null: the script printed the metric. */
    hookSeconds: _execution_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA.nullable(),
});
/** Where the CPU seconds of a Python script go; the first holds the interpreter's own start too. */
const PHASES = ['import', 'data', 'fit', 'predict', 'plot', 'other'];
const phase = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(PHASES);
/** CPU seconds of a profiling run by phase; they sum to its user and system seconds. */
const phaseSeconds = zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(phase, _execution_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA);
/** What was counted; the two are never compared: retired by the processor, or summed over operators' shape formulas. */
const FLOP_KINDS = ['hardware-retired', 'theoretical-operator'];
/** Floating-point operations of one counting run. */
const flopsReading = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(FLOP_KINDS),
    /** Operations; a fused multiply-add is two. */
    count: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nonnegative().nullable(),
    meter: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_meters_js__WEBPACK_IMPORTED_MODULE_3__/* .FLOP_METERS */ .J9),
    quality: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['measured', 'unavailable']),
    /** Share of the run during which each event was counted, 0–1; below 1 the count is scaled up. Null: does not apply. */
    counted: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
    reason: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
});
/** A run is a warm-up, counts for time and energy, or is made for something else that would disturb those. */
const PURPOSES = ['warmup', 'measured', 'profile', 'flops', 'probe'];
const purpose = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(PURPOSES);
/** What a validity probe does to the project's data before the script runs. */
const PERTURBATIONS = ['label-randomisation', 'subsample', 'hidden-data'];
const perturbation = zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(PERTURBATIONS);
/**
 * What a script was seen to do in a probe. What stands above `trainedRows` is seen from outside; the rest is noted in the
 * script's own process, which could forge it. A null stands where nothing could be seen: not Python, or no known library.
 */
const probeReading = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    perturbation,
    /** Classes that labels were drawn from; null: numbers were permuted, or labels left as they are. */
    classes: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
    /** Of the declared tables as the script found them. */
    rows: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
    /** The manifest's data files that it read, under whatever name. */
    dataOpened: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ).nullable(),
    /** Of the largest fit. */
    trainedRows: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
    /** Share of those that equal another of them; 0–1. */
    duplicateRows: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).max(1).nullable(),
    /** Rows behind the metric that it printed, or else of its predictions. */
    testedRows: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
    /** Of the tested rows, those that equal one that their model was fitted on; 0–1. */
    testedOnTraining: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).max(1).nullable(),
    /** The most passes over the training data that any model made: iterations or trees; and that model's class. */
    passes: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
});
const RECORD_VERSION = 2;
const recordLine = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    ..._execution_js__WEBPACK_IMPORTED_MODULE_1__/* .sandboxedExecution */ .jP.shape,
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(RECORD_VERSION),
    /** hash(variant, shim, block, purpose, attempt) */
    id: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .compoundId */ .zN,
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR.nullable(),
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .mode */ .Mq.nullable(),
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR.nullable(),
    variant: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .compoundId */ .zN,
    shim: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .shim */ .kT,
    sample: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
    block: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .compoundId */ .zN,
    orderIndex: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(),
    purpose,
    attempt: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().positive(),
    status,
    metric: metricReading.nullable(),
    /** Of a `profile` run. */
    phaseCpuSeconds: phaseSeconds.nullable(),
    /** Of a `flops` run. */
    flops: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(flopsReading),
    /** Of a `probe` run. */
    probe: probeReading.nullable(),
    variantHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    sourceHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    lockHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    /** Of the tests that plan.json declared when this run was made. */
    primaryFamilyHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    environment: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf.nullable(),
});
/** One execution of one variant: one JSON line in `<campaign>/records/*.jsonl`. */
const runRecord = (0,_versioned_js__WEBPACK_IMPORTED_MODULE_6__/* .versioned */ .iF)(RECORD_VERSION, recordLine, {
    1: _migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .recordFromVersion1 */ .fs,
});


/***/ }),

/***/ 69739:
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


/***/ })

};
