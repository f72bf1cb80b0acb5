export const id = 8290;
export const ids = [8290,816];
export const modules = {

/***/ 99865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ memoise)
/* harmony export */ });
/** The same function, which makes the value of each key once. */
function memoise(make) {
    const made = new Map();
    return (key) => {
        if (!made.has(key))
            made.set(key, make(key));
        return made.get(key);
    };
}


/***/ }),

/***/ 14410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16 * 1024 * 1024;
const SETPRIV = '/usr/bin/setpriv';
/**
 * Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
 * rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
 */
function runCommand(program, args, options = {}) {
    return new Promise((resolve, reject) => {
        const bound = options.endsWithCaller && process.platform === 'linux' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(SETPRIV);
        const [file, words] = bound ? [SETPRIV, ['--pdeathsig', 'KILL', program, ...args]] : [program, args];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, words, {
            cwd: options.cwd,
            env: options.env ?? process.env,
            stdio: ['pipe', 'pipe', 'pipe'],
        });
        // Not spawn's own time limit: its timer outlives a program that could not be started, and holds the process back.
        const limit = options.timeoutSeconds === undefined
            ? undefined
            : setTimeout(() => child.kill('SIGKILL'), options.timeoutSeconds * 1000);
        const onFull = () => options.endsWhenFull && child.kill('SIGKILL');
        const stdout = collect(child.stdout, onFull);
        const stderr = collect(child.stderr, onFull);
        child.on('error', (error) => {
            clearTimeout(limit);
            reject(error);
        });
        child.on('close', (exitCode, signal) => {
            clearTimeout(limit);
            resolve({ exitCode, signal, stdout: stdout(), stderr: stderr() });
        });
        child.stdin.on('error', () => { }); // the child may end before it has read its input
        child.stdin.end(options.input ?? '');
    });
}
function collect(stream, onFull) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        if (size < OUTPUT_LIMIT)
            chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size));
        size += chunk.length;
        if (size > OUTPUT_LIMIT)
            onFull();
    });
    return () => Buffer.concat(chunks).toString('utf8');
}


/***/ }),

/***/ 35775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./build/base/groups.js
var base_groups = __webpack_require__(68606);
// EXTERNAL MODULE: ./build/base/numbers.js
var base_numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/schema/execution.js
var execution = __webpack_require__(50856);
// EXTERNAL MODULE: ./build/schema/failure-analysis.js
var failure_analysis = __webpack_require__(55063);
// EXTERNAL MODULE: ./build/schema/finding.js
var finding = __webpack_require__(42799);
// EXTERNAL MODULE: ./build/schema/manifest.js
var manifest = __webpack_require__(9953);
// EXTERNAL MODULE: ./build/schema/versioned.js
var versioned = __webpack_require__(69739);
;// CONCATENATED MODULE: ./build/schema/migrations/comparison-versions.js

/**
 * A comparison of version 1 as one of 2. Its causes, findings and reasons were sentences, which nothing reads back: their
 * places are empty.
 */
function comparisonFromVersion1({ a, b, groups, scripts, failOn, absoluteReason, ...rest }) {
    return {
        ...rest,
        a: (0,versioned/* isFields */.Ce)(a) ? { ...a, sandboxes: [] } : a,
        b: (0,versioned/* isFields */.Ce)(b) ? { ...b, sandboxes: [] } : b,
        absoluteCause: absoluteReason === null ? null : String(absoluteReason).startsWith('same') ? 'other-state' : 'other-host',
        groups: (0,versioned/* mapFields */.YP)(groups, ({ ratios, success, ...group }) => ({
            ...group,
            ratios: mapValues(ratios, (change) => migrateChange(change, 'too-few-projects')),
            success: (0,versioned/* isFields */.Ce)(success) ? migrateVerdict(success) : success,
        })),
        scripts: (0,versioned/* mapFields */.YP)(scripts, migrateScript),
        findings: [],
        failOn: (0,versioned/* mapFields */.YP)(failOn, ({ because: _, reason: __, ...result }) => ({
            ...result,
            ...readCondition(String(result.condition)),
            cause: null,
            evidence: [],
        })),
    };
}
function mapValues(record, change) {
    if (!(0,versioned/* isFields */.Ce)(record))
        return record;
    return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, (0,versioned/* isFields */.Ce)(value) ? change(value) : value]));
}
const VERDICTS = {
    'no detectable change': 'inconclusive',
    'within the noise': 'within-noise',
    'too few runs': 'too-few-runs',
    'not measured': 'not-measured',
};
const migrateVerdict = (judged) => ({
    ...judged,
    verdict: VERDICTS[String(judged.verdict)] ?? judged.verdict,
});
function migrateChange({ reason: _, ...change }, tooFew) {
    const migrated = migrateVerdict(change);
    return { ...migrated, verdict: migrated.verdict === 'too-few-runs' ? tooFew : migrated.verdict, causes: [] };
}
function migrateScript({ ratios, metric, outcomes, failure, ...script }) {
    const [name = '', ...message] = String(failure).split(': ');
    const energy = (0,versioned/* isFields */.Ce)(ratios) && (0,versioned/* isFields */.Ce)(ratios.energy) ? ratios.energy.estimate : null;
    return {
        ...script,
        outcomes: (0,versioned/* isFields */.Ce)(outcomes)
            ? Object.fromEntries(Object.entries(outcomes).map(([side, how]) => [side, how === 'not run' ? 'not-run' : how]))
            : outcomes,
        failure: typeof failure === 'string' ? { class: name, errorType: null, message: message.join(': ') || null } : failure,
        ratios: mapValues(ratios, (change) => migrateChange(change, 'too-few-runs')),
        leading: energy === null ? 'cpu' : 'energy',
        metric: (0,versioned/* isFields */.Ce)(metric) ? migrateMetric(metric) : metric,
    };
}
const migrateMetric = ({ reason: _, ...metric }) => ({ ...migrateVerdict(metric), cause: null });
/** `cpu:5%` */
function readCondition(condition) {
    const [subject, percent = '0'] = condition.split(':');
    return { subject, atLeast: Number.parseFloat(percent) / 100 };
}

// EXTERNAL MODULE: ./build/schema/ratio.js
var ratio = __webpack_require__(56369);
;// CONCATENATED MODULE: ./build/schema/comparison.js









const CHANGE_VERDICTS = [
    'better',
    'worse',
    /** No change is detectable. */
    'inconclusive',
    'within-noise',
    'too-few-runs',
    'too-few-projects',
    'not-measured',
];
const changeVerdict = schemas/* enum */.k5n(CHANGE_VERDICTS);
const share = schemas/* number */.aig().min(0).max(1);
const baseline = schemas/* enum */.k5n(['original', 'original-headless']);
const SIDES = ['a', 'b'];
const side = schemas/* enum */.k5n(SIDES);
/** Why a change has no number or no verdict, or what it rests on besides. */
const changeCause = schemas/* discriminatedUnion */.gMt('kind', [
    /** In one of the campaigns no block has both the script and a baseline run ok. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('no-common-block') }),
    /** That side has no number that enters a ratio: none, an estimate, or of another meter than its baseline's. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('unread'), side, how: schemas/* enum */.k5n(['unavailable', 'estimated', 'across-meters']) }),
    /** The campaigns used different meters, or different zones of one. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('other-meters'), a: schemas/* array */.YOg(schemas/* string */.YjP()), b: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    /** Of a group: no script is as accurate as the author's in both. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('none-as-accurate') }),
    /** Of a group: its projects' ratios are not all to the same baseline. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('mixed-baselines') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('too-few-pairs'), needed: schemas/* int */.Whr() }),
    /** The baseline ran too seldom to know how it scatters between blocks. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('noise-unknown') }),
    /** The interval leaves out 1, but not after correction for so many tests. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('not-after-correction'), tests: schemas/* int */.Whr() }),
]);
/** Of a ratio to the baseline, from A to B. Each ratio is formed within its own campaign, so that the host cancels out. */
const ratioChange = schemas/* strictObject */.rej({
    /** The one that both campaigns ran; null where they share none. */
    baseline: baseline.nullable(),
    /** Geometric mean ratio to the baseline in each. */
    a: schemas/* number */.aig().positive().nullable(),
    b: schemas/* number */.aig().positive().nullable(),
    /** b / a; over projects the geometric mean. */
    estimate: schemas/* number */.aig().positive().nullable(),
    /** 95 %. Of a group by the bootstrap over projects, of a script by Welch's t over blocks. */
    interval: ratio/* interval */.YP.nullable(),
    /** Projects of a group; of a script the fewer of the two campaigns' blocks. */
    n: schemas/* int */.Whr(),
    /** That nothing changed, and by Holm over all groups, or over all scripts, of this comparison. */
    p: share.nullable(),
    adjustedP: share.nullable(),
    /** The change that the baselines' own scatter between blocks explains, as a share: 0.03 is ×1.03 or ×0.97. */
    noiseFloor: schemas/* number */.aig().nonnegative().nullable(),
    quality: common/* quality */.Q0,
    verdict: changeVerdict,
    causes: schemas/* array */.YOg(changeCause),
});
const metricCause = schemas/* discriminatedUnion */.gMt('kind', [
    /** The script's metric does not come from the data in one of the campaigns. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('suspect') }),
    /** The campaigns measure different metrics, or one that they read in different ways. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('other-metric') }),
    /** On one side. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('too-few-runs'), runs: schemas/* int */.Whr() }),
    /** Runs of one campaign lie among those of the other. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('overlapping') }),
]);
const metricChange = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    scale: manifest/* metricRule */.vO.shape.scale,
    a: schemas/* number */.aig().nullable(),
    b: schemas/* number */.aig().nullable(),
    /** b − a in the metric's own unit, positive where B is better. */
    gain: schemas/* number */.aig().nullable(),
    /** Of the manifest. */
    tolerance: schemas/* number */.aig(),
    verdict: changeVerdict,
    cause: metricCause.nullable(),
});
/** Seconds, joules or bytes; only where both campaigns ran in the same state of the same host. */
const absoluteChange = schemas/* strictObject */.rej({
    a: schemas/* number */.aig().positive(),
    b: schemas/* number */.aig().positive(),
    /** Geometric mean of b / a. */
    estimate: schemas/* number */.aig().positive(),
    /** 95 % by Welch's t; null below five runs on a side. */
    interval: ratio/* interval */.YP.nullable(),
});
/** `lost`: to the bench. */
const outcome = schemas/* enum */.k5n(['passed', 'failed', 'lost', 'not-run']);
const scriptChange = schemas/* strictObject */.rej({
    project: common/* slug */.yR,
    mode: common/* generatedMode */.X$,
    modelA: common/* modelId */.ZR,
    modelB: common/* modelId */.ZR,
    variantA: schemas/* string */.YjP(),
    variantB: schemas/* string */.YjP(),
    /** The same code ran in both; null where a record does not say. */
    sameCode: schemas/* boolean */.zMY().nullable(),
    outcomes: schemas/* strictObject */.rej({ a: outcome, b: outcome }),
    /** Of B. */
    failure: failure_analysis/* scriptFailure */.kf.nullable(),
    ratios: schemas/* record */.g1P(ratio/* quantity */.au, ratioChange),
    /** What speaks first for what the script costs. */
    leading: ratio/* quantity */.au,
    metric: metricChange,
    /** Null: not the same host in the same state, or not read. */
    absolute: schemas/* record */.g1P(ratio/* quantity */.au, absoluteChange.nullable()),
});
const counted = schemas/* strictObject */.rej({ passed: schemas/* int */.Whr(), attemptable: schemas/* int */.Whr(), total: schemas/* int */.Whr() });
const groupKey = { mode: common/* generatedMode */.X$, modelA: common/* modelId */.ZR, modelB: common/* modelId */.ZR };
const groupChange = schemas/* strictObject */.rej({
    ...groupKey,
    scripts: schemas/* int */.Whr(),
    ratios: schemas/* record */.g1P(ratio/* quantity */.au, ratioChange),
    success: schemas/* strictObject */.rej({
        /** Of the scripts that both planned. */
        a: counted,
        b: counted,
        /** Attempted in both. */
        both: schemas/* int */.Whr(),
        newlyPassed: schemas/* int */.Whr(),
        newlyFailed: schemas/* int */.Whr(),
        /** Newly failed although the code is the same. */
        newlyFailedSameCode: schemas/* int */.Whr(),
        /** McNemar's exact test, and by Holm over the groups. */
        p: share,
        adjustedP: share,
        verdict: changeVerdict,
    }),
    accuracy: schemas/* strictObject */.rej({
        better: schemas/* int */.Whr(),
        worse: schemas/* int */.Whr(),
        compared: schemas/* int */.Whr(),
        /** Median gain over scripts, of metrics that are fractions. */
        medianGain: schemas/* number */.aig().nullable(),
    }),
});
const comparedCampaign = schemas/* strictObject */.rej({
    campaign: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    startedAt: common/* instant */.uR.nullable(),
    models: schemas/* array */.YOg(common/* modelId */.ZR),
    hosts: schemas/* array */.YOg(execution/* host */.Hc),
    projects: schemas/* int */.Whr(),
    repetitions: schemas/* int */.Whr(),
    /** Tiers that its runs were made in. */
    sandboxes: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** What the baselines took in B over A, projects as observations: how far the hosts or their states differ. */
const baselineChange = schemas/* strictObject */.rej({
    quantity: ratio/* quantity */.au,
    projects: schemas/* int */.Whr(),
    estimate: schemas/* number */.aig().positive(),
    interval: ratio/* interval */.YP.nullable(),
});
/** One of the groups, or of the scripts by its variant in B. */
const changeReference = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('group'), ...groupKey }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('script'), variantB: schemas/* string */.YjP() }),
]);
/** Why a condition could not be checked. */
const failOnCause = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('no-common-script') }),
    /** Scripts of A that have not run in B: they may be what got worse. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('not-run'), scripts: schemas/* int */.Whr(), variants: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    /** No change could be tested; the causes of the one that is named say why. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('untested'), change: changeReference.nullable() }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('other-metric'), projects: schemas/* array */.YOg(common/* slug */.yR) }),
    /** Too few runs to hold a change of accuracy apart from the scatter of the runs. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('too-few-runs') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('no-accuracy') }),
    /** No script was attempted in both. */
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('not-attempted') }),
]);
const FAIL_ON_SUBJECTS = [...ratio/* QUANTITIES */.cl, 'accuracy', 'success'];
const failOnResult = schemas/* strictObject */.rej({
    /** As it was given. */
    condition: schemas/* string */.YjP(),
    subject: schemas/* enum */.k5n(FAIL_ON_SUBJECTS),
    /** As a share, 0.05 for 5 %; 0 where none was given. */
    atLeast: schemas/* number */.aig(),
    met: schemas/* boolean */.zMY(),
    /** False: there was nothing to check it on, as energy without a meter. */
    checked: schemas/* boolean */.zMY(),
    /** Why it was not checked. */
    cause: failOnCause.nullable(),
    /** What meets it. */
    evidence: schemas/* array */.YOg(changeReference),
});
const both = schemas/* literal */.euz('both');
/**
 * What differs between the campaigns besides what is compared: each makes a change harder to believe. `evidence`: what it
 * speaks of, by name: projects, models or variants.
 */
const comparisonFinding = schemas/* discriminatedUnion */.gMt('kind', [
    /** In that campaign only. */
    (0,finding/* finding */.gk)('unmatched-projects', 'note', side, {}),
    (0,finding/* finding */.gk)('unmatched-models', 'note', side, {}),
    (0,finding/* finding */.gk)('unmatched-scripts', 'note', side, {}).extend({ mode: common/* mode */.Mq }),
    (0,finding/* finding */.gk)('missing-runs', 'warning', side, { missing: schemas/* int */.Whr(), planned: schemas/* int */.Whr() }),
    /** Answers whose metric does not come from the data: they are not compared. */
    (0,finding/* finding */.gk)('suspect-answers', 'warning', side, {}),
    /** Only that campaign has probes of validity. */
    (0,finding/* finding */.gk)('probed-alone', 'warning', side, {}),
    /** Projects whose code, data, packages or metric are not the same in both. */
    (0,finding/* finding */.gk)('other-source', 'warning', both, {}),
    (0,finding/* finding */.gk)('other-packages', 'warning', both, {}),
    (0,finding/* finding */.gk)('other-metric', 'warning', both, {}),
    (0,finding/* finding */.gk)('other-sandboxes', 'warning', both, {}),
    /** Records that the campaign's plan does not know. */
    (0,finding/* finding */.gk)('unplanned-records', 'warning', side, { records: schemas/* int */.Whr() }),
]);
const COMPARISON_VERSION = 2;
const comparisonFile = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(COMPARISON_VERSION),
    toolVersion: schemas/* string */.YjP(),
    a: comparedCampaign,
    b: comparedCampaign,
    /** Some runs of both were made on the same host in the same state. */
    sameStratum: schemas/* boolean */.zMY(),
    absoluteBaselines: schemas/* array */.YOg(baselineChange),
    /** Why seconds, joules and bytes are not compared: another host, or the same in another state. */
    absoluteCause: schemas/* enum */.k5n(['other-host', 'other-state']).nullable(),
    groups: schemas/* array */.YOg(groupChange),
    scripts: schemas/* array */.YOg(scriptChange),
    findings: schemas/* array */.YOg(comparisonFinding),
    failOn: schemas/* array */.YOg(failOnResult),
});
/** What `greenml compare --json` writes. */
const campaignComparison = (0,versioned/* versioned */.iF)(COMPARISON_VERSION, comparisonFile, { 1: comparisonFromVersion1 });

// EXTERNAL MODULE: ./build/analysis/estimate-ratio.js
var estimate_ratio = __webpack_require__(91523);
// EXTERNAL MODULE: ./build/analysis/failures/outcomes.js
var outcomes = __webpack_require__(53870);
// EXTERNAL MODULE: ./build/analysis/pairs.js
var analysis_pairs = __webpack_require__(54050);
// EXTERNAL MODULE: ./build/analysis/quantities.js
var quantities = __webpack_require__(6158);
// EXTERNAL MODULE: ./build/analysis/statistics/studentised-mean.js
var studentised_mean = __webpack_require__(9335);
// EXTERNAL MODULE: ./build/analysis/variant.js + 2 modules
var variant = __webpack_require__(68874);
// EXTERNAL MODULE: ./build/schema/plan.js + 1 modules
var plan = __webpack_require__(64841);
// EXTERNAL MODULE: ./build/analysis/statistics/moments.js
var moments = __webpack_require__(18998);
// EXTERNAL MODULE: ./build/analysis/variants-in-blocks.js + 1 modules
var variants_in_blocks = __webpack_require__(37911);
// EXTERNAL MODULE: ./build/base/memoise.js
var memoise = __webpack_require__(99865);
// EXTERNAL MODULE: ./build/analysis/diagnostics/noise.js
var noise = __webpack_require__(34970);
// EXTERNAL MODULE: ./build/analysis/distributions/normal.js
var normal = __webpack_require__(3152);
// EXTERNAL MODULE: ./build/analysis/distributions/tails.js
var tails = __webpack_require__(41032);
// EXTERNAL MODULE: ./build/analysis/statistics/adjust.js
var adjust = __webpack_require__(46164);
// EXTERNAL MODULE: ./build/analysis/verdict.js
var verdict = __webpack_require__(68142);
;// CONCATENATED MODULE: ./build/analysis/comparison/ratio-change.js












function createSpread() {
    const spreadsOf = (0,memoise/* memoise */.y)((baseline) => (0,memoise/* memoise */.y)((quantity) => (0,noise/* selfSpread */.a)(baseline.runs, quantity)));
    return (baseline, quantity) => spreadsOf(baseline)(quantity);
}
/** Of one script: the two campaigns' blocks are independent samples of its log-ratio. */
function changeOfScript({ a, b }, quantity, spread) {
    const baseline = variants_in_blocks/* HEADLINE_ORDER */.O.find((mode) => [a, b].every((side) => (side.pairings.get(mode)?.pairs.length ?? 0) > 0));
    if (baseline === undefined)
        return noChange({ kind: 'no-common-block' });
    const sides = [a, b].map((side) => (0,analysis_pairs/* logRatiosOf */._K)(side.pairings.get(baseline)?.pairs ?? [], quantity));
    const unmeasured = sides.findIndex(({ quality, values }) => quality !== 'measured' || values.length === 0);
    if (unmeasured >= 0) {
        const { quality = 'unavailable' } = sides[unmeasured] ?? {};
        const how = quality === 'measured' ? 'across-meters' : quality;
        return { ...noChange({ kind: 'unread', side: unmeasured === 0 ? 'a' : 'b', how }), baseline, quality };
    }
    const [valuesA, valuesB] = [sides[0]?.values ?? [], sides[1]?.values ?? []];
    const [sourcesA = [], sourcesB = []] = sides.map(({ sources }) => [...sources].sort());
    if (JSON.stringify(sourcesA) !== JSON.stringify(sourcesB)) {
        return noChange({ kind: 'other-meters', a: sourcesA, b: sourcesB });
    }
    const welch = compareMeans(valuesA, valuesB);
    const spreads = [a, b].map((side) => {
        const inBlocks = side.inBlocks.baselines.get(baseline);
        return inBlocks === undefined ? null : spread(inBlocks, quantity);
    });
    const [spreadA, spreadB] = spreads;
    const noise = spreadA == null || spreadB == null ? null : Math.sqrt(spreadA ** 2 / valuesA.length + spreadB ** 2 / valuesB.length);
    return {
        baseline,
        a: Math.exp((0,moments/* meanOf */.hm)(valuesA)),
        b: Math.exp((0,moments/* meanOf */.hm)(valuesB)),
        estimate: Math.exp(welch.difference),
        interval: welch.interval && (0,estimate_ratio/* exponentiate */.nO)(welch.interval),
        n: Math.min(valuesA.length, valuesB.length),
        p: welch.p,
        noise,
        noiseFloor: floorOf(noise),
        quality: 'measured',
        causes: [],
    };
}
/** Of a mode and model: a project is one observation, the mean over its scripts; the bootstrap resamples projects. */
function changeOfGroup(scripts, means) {
    const usable = scripts.filter(({ change }) => change.estimate !== null);
    if (usable.length === 0)
        return noChange(scripts[0]?.change.causes[0] ?? { kind: 'none-as-accurate' });
    const projects = (0,base_groups/* groupsBy */.G_)(usable, ({ project }) => project).map((own) => own.map(({ change }) => change));
    const overProjects = (read) => projects.map((changes) => (0,moments/* meanOf */.hm)(changes.map((change) => Math.log(read(change) ?? 1))));
    const changes = overProjects(({ estimate }) => estimate);
    const inference = means.infer(changes);
    const known = projects.flat().every(({ noise }) => noise !== null);
    // Scripts of a project share its baseline, so that more of them do not lessen its noise.
    const squares = projects.map((own) => (0,moments/* meanOf */.hm)(own.map(({ noise }) => (noise ?? 0) ** 2)));
    const noise = known ? Math.sqrt(squares.reduce((sum, each) => sum + each, 0)) / projects.length : null;
    const baselines = new Set(usable.map(({ change }) => change.baseline));
    return {
        baseline: baselines.size === 1 ? ([...baselines][0] ?? null) : null,
        a: Math.exp((0,moments/* meanOf */.hm)(overProjects(({ a }) => a))),
        b: Math.exp((0,moments/* meanOf */.hm)(overProjects(({ b }) => b))),
        estimate: Math.exp((0,moments/* meanOf */.hm)(changes)),
        interval: inference && (0,estimate_ratio/* exponentiate */.nO)(inference.interval95),
        n: projects.length,
        p: inference?.p ?? null,
        noise,
        noiseFloor: floorOf(noise),
        quality: 'measured',
        causes: baselines.size === 1 ? [] : [{ kind: 'mixed-baselines' }],
    };
}
/**
 * Gives verdicts to the changes of one family, their p-values corrected by Holm. A change counts when its interval leaves out
 * 1, when it does so among all that were tested, and when it is larger than what the baselines' own scatter explains.
 */
function createJudge(family, tooFew) {
    const adjusted = (0,adjust/* adjustEach */.H)(family, 'holm');
    const tests = family.filter(({ p }) => p !== null).length;
    return (raw) => {
        const { noise: _, ...change } = raw;
        const p = adjusted.get(raw) ?? Number.NaN;
        const [verdict, ...causes] = judge(change, p, tests, tooFew);
        return { ...change, adjustedP: Number.isNaN(p) ? null : p, verdict, causes: [...change.causes, ...causes] };
    };
}
function judge({ estimate, interval, noiseFloor }, adjustedP, tests, tooFew) {
    if (estimate === null)
        return ['not-measured'];
    if (interval === null)
        return [tooFew, { kind: 'too-few-pairs', needed: ratio/* MINIMUM_PAIRS */.Bc }];
    if (noiseFloor === null)
        return [tooFew, { kind: 'noise-unknown' }];
    if (!(0,ratio/* excludesOne */.qR)(interval))
        return ['inconclusive'];
    if (adjustedP > verdict/* LEVEL */.B)
        return ['inconclusive', { kind: 'not-after-correction', tests }];
    if (Math.abs(Math.log(estimate)) <= Math.log1p(noiseFloor))
        return ['within-noise'];
    return [estimate > 1 ? 'worse' : 'better'];
}
/** Welch's t (Biometrika 34 (1947) 28) of b − a; without an interval below five values on a side. */
function compareMeans(a, b) {
    const difference = (0,moments/* meanOf */.hm)(b) - (0,moments/* meanOf */.hm)(a);
    if (Math.min(a.length, b.length) < ratio/* MINIMUM_PAIRS */.Bc)
        return { difference, interval: null, p: null };
    const [ofA, ofB] = [(0,moments/* varianceOf */.FD)(a) / a.length, (0,moments/* varianceOf */.FD)(b) / b.length];
    const standardError = Math.sqrt(ofA + ofB);
    if (standardError === 0) {
        return { difference, interval: [difference, difference], p: Math.abs(difference) <= ratio/* SAME_RATIO */.Fb ? 1 : 0 };
    }
    const df = (ofA + ofB) ** 2 / (ofA ** 2 / (a.length - 1) + ofB ** 2 / (b.length - 1));
    const half = (0,tails/* studentQuantile */.FI)(0.975, df) * standardError;
    return {
        difference,
        interval: [difference - half, difference + half],
        p: (0,tails/* studentTwoSided */.$W)(difference / standardError, df),
    };
}
const floorOf = (noise) => (noise === null ? null : Math.expm1((0,normal/* normalQuantile */.Zl)(0.975) * noise));
const noChange = (cause) => ({
    baseline: null,
    ...{ a: null, b: null, estimate: null, interval: null, n: 0, p: null, noise: null, noiseFloor: null },
    quality: 'unavailable',
    causes: [cause],
});

;// CONCATENATED MODULE: ./build/analysis/comparison/absolute-change.js






/** Hosts in a state in which both campaigns have ok runs: nowhere else do seconds and joules compare. */
function sharedStrata(a, b) {
    const ofB = strataOf(b);
    return new Set([...strataOf(a)].filter((stratum) => ofB.has(stratum)));
}
function strataOf({ answers, baselines }) {
    const runs = [...answers, ...baselines].flatMap(({ inBlocks }) => inBlocks.runs);
    return new Set(runs.flatMap(({ status, stratum }) => (status === 'ok' ? [stratum] : [])));
}
/** Null where nothing stands in the way. */
function whyNotAbsolute(a, b, shared) {
    if (shared.size > 0)
        return null;
    const names = new Set(a.collected.hosts.map(({ name }) => name));
    return b.collected.hosts.some(({ name }) => names.has(name)) ? 'other-state' : 'other-host';
}
function changeOfRuns(a, b, quantity, strata) {
    if (!haveSameSources(a, b, quantity))
        return null;
    const [logsA, logsB] = [logsOf(a, quantity, strata), logsOf(b, quantity, strata)];
    if (logsA.length === 0 || logsB.length === 0)
        return null;
    const { difference, interval } = compareMeans(logsA, logsB);
    return {
        a: Math.exp((0,moments/* meanOf */.hm)(logsA)),
        b: Math.exp((0,moments/* meanOf */.hm)(logsB)),
        estimate: Math.exp(difference),
        interval: interval && (0,estimate_ratio/* exponentiate */.nO)(interval),
    };
}
/** Joules of other meters, or of other zones, are another quantity. */
function haveSameSources(a, b, quantity) {
    const sourcesOf = (runs) => [
        ...new Set(runs.flatMap(({ readings }) => readings[quantity].source ?? [])),
    ];
    return JSON.stringify(sourcesOf(a).sort()) === JSON.stringify(sourcesOf(b).sort());
}
function logsOf(runs, quantity, strata) {
    return runs.flatMap(({ status, stratum, readings }) => {
        const { value, quality } = readings[quantity];
        const usable = status === 'ok' && strata.has(stratum) && quality === 'measured' && value !== null;
        return usable ? [Math.log(value)] : [];
    });
}
/** How the author's own code fared, over projects: a host that became slower shows here and not in the ratios. */
function changeOfBaselines(a, b, strata, means) {
    const [ofA, ofB] = [runsOfBaselines(a), runsOfBaselines(b)];
    return ratio/* QUANTITIES */.cl.flatMap((quantity) => {
        const changes = a.plan.projects.flatMap(({ slug }) => {
            const ofModes = variants_in_blocks/* HEADLINE_ORDER */.O.map((mode) => {
                const id = (0,plan/* composeVariantId */.tm)({ project: slug, mode, model: null, sample: null, iteration: null });
                return changeOfRuns(ofA.get(id) ?? [], ofB.get(id) ?? [], quantity, strata);
            });
            const change = ofModes.find((each) => each !== null);
            return change == null ? [] : [Math.log(change.estimate)];
        });
        if (changes.length === 0)
            return [];
        const [estimate, interval] = [Math.exp((0,moments/* meanOf */.hm)(changes)), means.interval(changes)];
        return { quantity, projects: changes.length, estimate, interval: interval && (0,estimate_ratio/* exponentiate */.nO)(interval) };
    });
}
/** By variant id, of all shards. */
function runsOfBaselines({ baselines }) {
    const byId = Map.groupBy(baselines, ({ analysis }) => analysis.id);
    return new Map([...byId].map(([id, analysed]) => [id, analysed.flatMap(({ inBlocks }) => inBlocks.runs)]));
}

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
;// CONCATENATED MODULE: ./build/analysis/comparison/fail-on.js


/** `cpu:5%,accuracy` */
function parseFailOn(text) {
    const parts = text.split(',').map((each) => each.trim());
    return parts.map((condition) => {
        const [, name, number] = /^([a-z]+)(?::(\d+(?:\.\d+)?)\s*%)?$/.exec(condition) ?? [];
        const subject = FAIL_ON_SUBJECTS.find((each) => each === name);
        if (subject === undefined) {
            throw new errors/* UserError */.yo(`--fail-on '${condition}' is not understood: expected ${FAIL_ON_SUBJECTS.join(', ')}, each alone or with a threshold as in cpu:5%.`);
        }
        return { condition, subject, atLeast: number === undefined ? 0 : Number(number) / 100 };
    });
}
function judgeFailOn(conditions, judged) {
    return conditions.map((condition) => {
        const { evidence, ...answer } = answerCondition(condition, judged);
        const cause = answer.cause ?? whyUnfinished(judged);
        return { ...condition, met: evidence.length > 0, checked: cause === null, cause, evidence };
    });
}
function answerCondition({ subject, atLeast }, judged) {
    if (subject === 'success')
        return findFailures(judged, atLeast);
    return subject === 'accuracy' ? findLosses(judged, atLeast) : findIncreases(judged, subject, atLeast);
}
/** What a campaign that was cut short never ran, and what the bench lost, may be what got worse. */
function whyUnfinished({ scripts }) {
    const missing = scripts.filter(({ outcomes: { a, b } }) => hasRun(a) && !hasRun(b));
    return missing.length === 0
        ? null
        : { kind: 'not-run', scripts: scripts.length, variants: missing.map(({ variantB }) => variantB) };
}
const hasRun = (outcome) => outcome === 'passed' || outcome === 'failed';
/** It ran in A, whatever code it was, and fails in B: no test is needed to see that. */
const isBroken = ({ outcomes }) => outcomes.a === 'passed' && outcomes.b === 'failed';
const referGroup = ({ mode, modelA, modelB }) => ({ kind: 'group', mode, modelA, modelB });
const referScript = ({ variantB }) => ({ kind: 'script', variantB });
function findIncreases({ groups, scripts }, quantity, atLeast) {
    const isMet = ({ ratios }) => {
        const { verdict, estimate } = ratios[quantity];
        return verdict === 'worse' && estimate !== null && estimate >= 1 + atLeast;
    };
    return {
        evidence: [...groups.filter(isMet).map(referGroup), ...scripts.filter(isMet).map(referScript)],
        cause: whyNotTested({ groups, scripts }, quantity),
    };
}
function whyNotTested({ groups, scripts }, quantity) {
    const changes = [
        ...groups.map((group) => ({ ...group.ratios[quantity], change: referGroup(group) })),
        ...scripts.map((script) => ({ ...script.ratios[quantity], change: referScript(script) })),
    ];
    if (changes.length === 0)
        return { kind: 'no-common-script' };
    if (changes.some(({ p }) => p !== null))
        return null;
    return { kind: 'untested', change: changes.find(({ causes }) => causes.length > 0)?.change ?? null };
}
/**
 * An answer that fails has no accuracy any more. Of metrics that are fractions the threshold is in points, 1 % being 0.01; of
 * others it is relative to A's value.
 */
function findLosses({ scripts }, atLeast) {
    const met = scripts.filter((script) => {
        const { metric } = script;
        if (isBroken(script))
            return true;
        if (metric.verdict !== 'worse' || metric.gain === null || metric.a === null)
            return false;
        return -metric.gain >= (metric.scale === 'absolute' ? atLeast * Math.abs(metric.a) : atLeast);
    });
    return { evidence: met.map(referScript), cause: whyNotCompared(scripts) };
}
/** One project whose metric is another is one that the condition cannot see. */
function whyNotCompared(scripts) {
    if (scripts.length === 0)
        return { kind: 'no-common-script' };
    const others = scripts.filter(({ metric }) => metric.cause?.kind === 'other-metric');
    if (others.length > 0)
        return { kind: 'other-metric', projects: [...new Set(others.map(({ project }) => project))] };
    if (scripts.some(({ metric: { verdict } }) => verdict !== 'not-measured' && verdict !== 'too-few-runs'))
        return null;
    return { kind: scripts.some(({ metric }) => metric.gain !== null) ? 'too-few-runs' : 'no-accuracy' };
}
/** The threshold is a share of the answers that were tried in both. */
function findFailures({ groups }, atLeast) {
    const met = groups.filter(({ success: { newlyFailed, both } }) => newlyFailed > 0 && newlyFailed / Math.max(1, both) >= atLeast);
    const attempted = groups.some(({ success }) => success.both > 0);
    return { evidence: met.map(referGroup), cause: attempted ? null : { kind: 'not-attempted' } };
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/analysis/finding-parts.js
var finding_parts = __webpack_require__(62705);
// EXTERNAL MODULE: ./build/analysis/runs.js + 2 modules
var runs = __webpack_require__(1336);
// EXTERNAL MODULE: ./build/analysis/validity/judge-variants.js + 2 modules
var judge_variants = __webpack_require__(7054);
// EXTERNAL MODULE: ./build/analysis/groups/success.js
var success = __webpack_require__(74083);
;// CONCATENATED MODULE: ./build/analysis/comparison/outcome-change.js







function outcomeOf(inBlocks) {
    const { outcome } = (0,outcomes/* judge */.S)(inBlocks);
    return outcome === 'notRun' ? 'not-run' : outcome;
}
/** Whether the same code ran; null where the records of one do not name it, or name several. */
function isSameCode({ a, b }) {
    const [own, other] = [hashOf(a), hashOf(b)];
    return own === null || other === null ? null : own === other;
}
function hashOf({ inBlocks }) {
    const hashes = new Set(inBlocks.runs.flatMap(({ variantHash }) => variantHash ?? []));
    return hashes.size === 1 ? ([...hashes][0] ?? null) : null;
}
function changeOfMetric({ a, b }) {
    const { name, direction, tolerance, scale } = b.inBlocks.project.metric;
    const [ofA, ofB] = [valuesOf(a), valuesOf(b)];
    const [own, other] = [(0,base_numbers/* median */.JZ)(ofA), (0,base_numbers/* median */.JZ)(ofB)];
    const base = { name, scale, a: own, b: other, tolerance };
    const untold = (cause) => ({
        ...base,
        gain: null,
        verdict: 'not-measured',
        cause,
    });
    if (isSuspect(a) || isSuspect(b))
        return untold({ kind: 'suspect' });
    if (own === null || other === null)
        return untold(null);
    if (!isSameMetric(a.inBlocks.project.metric, b.inBlocks.project.metric))
        return untold({ kind: 'other-metric' });
    const gain = direction === 'higher' ? other - own : own - other;
    return { ...base, gain, ...judgeGain(gain, tolerance, ofA, ofB) };
}
/**
 * A metric changed when its medians differ by more than the manifest's tolerance and no run of one lies among those of
 * the other. Of scripts that print another number each time that takes five runs on each side; of others two.
 */
function judgeGain(gain, tolerance, ofA, ofB) {
    if (Math.abs(gain) <= tolerance + ROUNDING)
        return { verdict: 'inconclusive', cause: null };
    const runs = Math.min(ofA.length, ofB.length);
    if (runs < (isConstant(ofA) && isConstant(ofB) ? 2 : ratio/* MINIMUM_PAIRS */.Bc)) {
        return { verdict: 'too-few-runs', cause: { kind: 'too-few-runs', runs } };
    }
    const apart = Math.max(...ofA) < Math.min(...ofB) || Math.max(...ofB) < Math.min(...ofA);
    if (!apart)
        return { verdict: 'within-noise', cause: { kind: 'overlapping' } };
    return { verdict: gain > 0 ? 'better' : 'worse', cause: null };
}
const isSuspect = ({ analysis }) => analysis.validity?.verdict === 'suspect';
/** Percent and fraction are both normalised to fractions. */
function isSameMetric(a, b) {
    const isAbsolute = ({ scale }) => scale === 'absolute';
    return a.name === b.name && a.direction === b.direction && isAbsolute(a) === isAbsolute(b);
}
/** 0.90 − 0.89 is a little more than 0.01 in binary. */
const ROUNDING = 1e-12;
const isConstant = (values) => values.every((value) => value === values[0]);
function valuesOf({ inBlocks }) {
    return inBlocks.runs.flatMap(({ status, metric }) => status === 'ok' && metric !== null && metric.name === inBlocks.project.metric.name ? [metric.value] : []);
}
/** Of the scripts that could be attempted in both, those that changed sides; McNemar's exact test. */
function changeOfSuccess(pairs) {
    const both = pairs.filter(({ a, b }) => a.analysis.attempted && b.analysis.attempted);
    const newlyFailed = both.filter(({ a, b }) => a.analysis.passed && !b.analysis.passed);
    const newlyPassed = both.filter(({ a, b }) => !a.analysis.passed && b.analysis.passed).length;
    return {
        a: (0,success/* countSuccess */.b6)(pairs.map(({ a }) => a.analysis)),
        b: (0,success/* countSuccess */.b6)(pairs.map(({ b }) => b.analysis)),
        both: both.length,
        newlyPassed,
        newlyFailed: newlyFailed.length,
        newlyFailedSameCode: newlyFailed.filter((pair) => isSameCode(pair) === true).length,
        p: (0,tails/* signTestTwoSided */.Xw)(newlyFailed.length, newlyFailed.length + newlyPassed),
    };
}
/**
 * Code that ran and no longer does is worse without any statistics; of other code McNemar's test decides, its p-values
 * corrected by Holm over the family.
 */
function createSuccessJudge(family) {
    const adjusted = (0,adjust/* adjustEach */.H)(family, 'holm');
    return (success) => {
        const adjustedP = adjusted.get(success) ?? 1;
        return { ...success, adjustedP, verdict: verdictOf(success, adjustedP <= verdict/* LEVEL */.B) };
    };
}
function verdictOf(success, isClear) {
    const { both, newlyFailed, newlyPassed, newlyFailedSameCode } = success;
    if (both === 0)
        return 'not-measured';
    if (newlyFailedSameCode > 0 || (isClear && newlyFailed > newlyPassed))
        return 'worse';
    return isClear && newlyPassed > newlyFailed ? 'better' : 'inconclusive';
}

;// CONCATENATED MODULE: ./build/analysis/comparison/find-differences.js







/** What differs between the two besides what is compared: each makes a change harder to believe. */
function findDifferences(sides) {
    return [
        ...findMissingRuns(sides),
        ...(0,finding_parts/* withEvidence */.Kg)(findSuspects(sides)),
        ...findProbedAlone(sides),
        ...(0,finding_parts/* withEvidence */.Kg)(findOtherProjects(sides)),
        ...findOtherSandboxes(sides),
        ...findUnplanned(sides),
    ];
}
function findMissingRuns(sides) {
    return SIDES.flatMap((subject) => {
        const { plan, answers, baselines } = sides[subject];
        const planned = (0,base_numbers/* sum */.cz)((0,runs/* measuredBlocks */.h)(plan).map(({ order }) => order.length));
        const recorded = (0,base_numbers/* sum */.cz)([...answers, ...baselines].map(({ inBlocks }) => inBlocks.runs.length));
        if (recorded === planned)
            return [];
        const numbers = { missing: planned - recorded, planned };
        return [{ kind: 'missing-runs', severity: 'warning', subject, numbers, evidence: [] }];
    });
}
/** A suspect answer of one side is in no ratio and no accuracy of the other either. */
function findSuspects(sides) {
    return SIDES.map((subject) => {
        const evidence = (0,finding_parts/* listIds */.Z6)(sides[subject].answers.filter(isSuspect));
        return { kind: 'suspect-answers', severity: 'warning', subject, numbers: {}, evidence };
    });
}
/** Suspect answers of the side that was not probed are not known. */
function findProbedAlone(sides) {
    const [subject, ...others] = SIDES.filter((side) => (0,judge_variants/* isProbed */.P)(sides[side].plan));
    return subject === undefined || others.length > 0
        ? []
        : [{ kind: 'probed-alone', severity: 'warning', subject, numbers: {}, evidence: [] }];
}
function findOtherProjects({ a, b }) {
    const others = new Map(b.plan.projects.map((project) => [project.slug, project]));
    const shared = a.plan.projects.flatMap((project) => {
        const other = others.get(project.slug);
        return other === undefined ? [] : [{ slug: project.slug, project, other }];
    });
    const find = (kind, read) => {
        const differing = shared.filter(({ project, other }) => !(0,external_node_util_.isDeepStrictEqual)(read(project), read(other)));
        const evidence = differing.map(({ slug }) => slug);
        return { kind, severity: 'warning', subject: 'both', numbers: {}, evidence };
    };
    return [
        find('other-source', ({ sourceHash, entry, arguments: given }) => [sourceHash, entry, given]),
        find('other-packages', ({ lockHash }) => lockHash),
        find('other-metric', ({ metric }) => metric),
    ];
}
/** Sandboxes cost different amounts of time. */
function findOtherSandboxes({ a, b }) {
    const [ofA, ofB] = [listSandboxes(a), listSandboxes(b)];
    if (ofA.length === 0 || ofB.length === 0 || (0,external_node_util_.isDeepStrictEqual)(ofA, ofB))
        return [];
    return [{ kind: 'other-sandboxes', severity: 'warning', subject: 'both', numbers: {}, evidence: [] }];
}
const listSandboxes = ({ collected }) => [...collected.sandboxes].sort();
function findUnplanned(sides) {
    return SIDES.flatMap((subject) => {
        const records = (0,base_numbers/* sum */.cz)(sides[subject].collected.unplanned.map((each) => each.records));
        if (records === 0)
            return [];
        return [{ kind: 'unplanned-records', severity: 'warning', subject, numbers: { records }, evidence: [] }];
    });
}

;// CONCATENATED MODULE: ./build/analysis/comparison/match-scripts.js



/** `partners`: models of B by the model of A that they stand against; else a model stands against itself. */
function matchScripts(a, b, partners) {
    const { models, onlyA, onlyB } = matchModels(a, b, partners);
    const keyed = new Map(b.answers.map((inBlocks) => [keyOf(inBlocks, inBlocks.analysis.model ?? ''), inBlocks]));
    const pairs = [];
    const matched = new Set();
    for (const inBlocks of a.answers) {
        const partner = models.get(inBlocks.analysis.model ?? '');
        const other = partner === undefined ? undefined : keyed.get(keyOf(inBlocks, partner));
        if (other === undefined)
            continue;
        pairs.push({ a: inBlocks, b: other });
        matched.add(inBlocks).add(other);
    }
    const [slugsA, slugsB] = [slugsOf(a), slugsOf(b)];
    const find = (kind, subject, evidence) => ({ kind, severity: 'note', subject, numbers: {}, evidence });
    const findScripts = (subject, side, slugs, known) => {
        const shared = listShared(side, slugs, new Set(known)).filter((answer) => !matched.has(answer));
        return tellScripts(subject, shared);
    };
    /** What is in one campaign only. */
    const unmatched = (0,finding_parts/* withEvidence */.Kg)([
        find('unmatched-projects', 'a', without(slugsA, slugsB)),
        find('unmatched-projects', 'b', without(slugsB, slugsA)),
        find('unmatched-models', 'a', onlyA),
        find('unmatched-models', 'b', onlyB),
        ...findScripts('a', a, slugsB, models.keys()),
        ...findScripts('b', b, slugsA, models.values()),
    ]);
    return { pairs, unmatched };
}
const without = (own, other) => own.filter((each) => !other.includes(each));
const keyOf = ({ inBlocks: { variant } }, model) => JSON.stringify([variant.project, variant.mode, model, variant.sample, variant.iteration]);
const slugsOf = ({ plan }) => plan.projects.map(({ slug }) => slug);
const modelsOf = ({ answers }) => [...new Set(answers.flatMap(({ analysis }) => analysis.model ?? []))];
/** Models of B by model of A: the partners that the user names, then equal names, then the one left over on each side. */
function matchModels(a, b, partners) {
    const [ofA, ofB] = [modelsOf(a), modelsOf(b)];
    for (const [own, other] of partners) {
        refuseUnknown(own, ofA, `${own}=${other}`, 'A');
        refuseUnknown(other, ofB, `${own}=${other}`, 'B');
    }
    const models = new Map(partners);
    const isFree = (model) => ![...models.values()].includes(model);
    for (const model of ofA)
        if (!models.has(model) && ofB.includes(model) && isFree(model))
            models.set(model, model);
    const [onlyA, onlyB] = [ofA.filter((model) => !models.has(model)), ofB.filter(isFree)];
    const [own, other, ...more] = [...onlyA, ...onlyB];
    if (onlyA.length === 1 && own !== undefined && other !== undefined && more.length === 0) {
        models.set(own, other);
        return { models, onlyA: [], onlyB: [] };
    }
    return { models, onlyA, onlyB };
}
function refuseUnknown(model, known, pair, side) {
    if (known.includes(model))
        return;
    throw new errors/* UserError */.yo(`--pair ${pair}: ${side} has no model ${model}. It has ${known.join(', ') || 'none'}.`);
}
/** Answers to projects and of models that both campaigns have. */
const listShared = ({ answers }, slugs, models) => answers.filter(({ analysis: { model, project } }) => models.has(model ?? '') && slugs.includes(project));
/** By mode: the samples and repairs that one campaign lacks. */
const tellScripts = (subject, alone) => (0,base_groups/* groupsBy */.G_)(alone, ({ analysis }) => analysis.mode).map((own) => ({
    ...{ kind: 'unmatched-scripts', severity: 'note', subject, mode: own[0].analysis.mode, numbers: {} },
    evidence: own.map(({ analysis }) => analysis.id),
}));

;// CONCATENATED MODULE: ./build/analysis/comparison/sides.js


function prepareSide(side) {
    const { plan, collected, provenances } = side;
    const all = (0,variant/* analyseVariants */.sN)(plan, collected, provenances, withoutInterval);
    const analysed = all.filter(({ inBlocks }) => inBlocks.counts);
    return {
        ...side,
        answers: analysed.filter(({ analysis }) => analysis.model !== null),
        baselines: analysed.filter(({ analysis }) => analysis.model === null),
    };
}
/** The change has an interval of its own; those of the two ratios would cost most of the time and not be shown. */
const withoutInterval = (logRatios) => logRatios.length === 0 ? null : { estimate: Math.exp((0,moments/* meanOf */.hm)(logRatios)), interval: null, pairs: logRatios.length };

;// CONCATENATED MODULE: ./build/analysis/comparison/compare-campaigns.js

















/** What changed from A to B. Pure, and seeded by A's plan: the same input gives the same comparison. */
function compareCampaigns({ failOn, partners, toolVersion, ...input }) {
    const [a, b] = [prepareSide(input.a), prepareSide(input.b)];
    const { pairs, unmatched } = matchScripts(a, b, partners);
    const strata = sharedStrata(a, b);
    const means = (0,studentised_mean/* createStudentisedMean */.g)(a.plan.options.seed, estimate_ratio/* FINE_RESAMPLES */.un);
    const spread = createSpread();
    const changed = pairs.map((pair) => ({
        pair,
        raw: (0,analysis_pairs/* perQuantity */.tK)((quantity) => changeOfScript(pair, quantity, spread)),
    }));
    const grouped = (0,base_groups/* groupsBy */.G_)(changed, ({ pair: { a, b } }) => [a.analysis.mode, a.analysis.model, b.analysis.model]).map((members) => ({
        members,
        raw: (0,analysis_pairs/* perQuantity */.tK)((quantity) => changeOfGroup(comparableChanges(members, quantity), means)),
        success: changeOfSuccess(members.map(({ pair }) => pair)),
    }));
    const judgeScript = createJudge(changesOf(changed), 'too-few-runs');
    const judgeGroup = createJudge(changesOf(grouped), 'too-few-projects');
    const judgeSuccess = createSuccessJudge(grouped.map(({ success }) => success));
    const scripts = changed.flatMap(({ pair, raw }) => composeScriptChange(pair, mapQuantities(raw, judgeScript), strata));
    const groups = grouped.flatMap(({ members, raw, success }) => composeGroupChange(members, mapQuantities(raw, judgeGroup), judgeSuccess(success)));
    return {
        schemaVersion: COMPARISON_VERSION,
        toolVersion,
        a: summariseSide(a),
        b: summariseSide(b),
        sameStratum: strata.size > 0,
        absoluteBaselines: changeOfBaselines(a, b, strata, means),
        absoluteCause: whyNotAbsolute(a, b, strata),
        groups,
        scripts,
        findings: [...unmatched, ...findDifferences({ a, b })],
        failOn: judgeFailOn(failOn, { groups, scripts }),
    };
}
const mapQuantities = (values, change) => (0,analysis_pairs/* perQuantity */.tK)((quantity) => change(values[quantity]));
const changesOf = (changed) => changed.flatMap(({ raw }) => Object.values(raw));
function comparableChanges(members, quantity) {
    return members
        .filter(({ pair: { a, b } }) => (0,variant/* isComparable */.n9)(a.analysis) && (0,variant/* isComparable */.n9)(b.analysis))
        .map(({ pair, raw }) => ({ project: pair.a.analysis.project, change: raw[quantity] }));
}
/** Mode and models of a pair; none for what is no model's. */
function identify({ a, b }) {
    const mode = common/* generatedMode */.X$.safeParse(a.analysis.mode);
    const [modelA, modelB] = [a.analysis.model, b.analysis.model];
    return mode.success && modelA !== null && modelB !== null ? [{ mode: mode.data, modelA, modelB }] : [];
}
function composeScriptChange(pair, ratios, strata) {
    const { a, b } = pair;
    const failure = (0,outcomes/* judge */.S)(b).failure;
    return identify(pair).map((identity) => ({
        project: a.analysis.project,
        ...identity,
        variantA: a.analysis.id,
        variantB: b.analysis.id,
        sameCode: isSameCode(pair),
        outcomes: { a: outcomeOf(a), b: outcomeOf(b) },
        failure: failure === null ? null : { class: failure.class, errorType: failure.errorType, message: failure.message },
        ratios,
        leading: (0,quantities/* chooseLeadingQuantity */.JH)(ratios.energy.estimate !== null),
        metric: changeOfMetric(pair),
        absolute: (0,analysis_pairs/* perQuantity */.tK)((quantity) => changeOfRuns(a.inBlocks.runs, b.inBlocks.runs, quantity, strata)),
    }));
}
function composeGroupChange(members, ratios, success) {
    const metrics = members.map(({ pair }) => changeOfMetric(pair));
    const gains = metrics.flatMap(({ gain, scale }) => (gain === null || scale === 'absolute' ? [] : [gain]));
    return identify(members[0].pair).map((identity) => ({
        ...identity,
        scripts: members.length,
        ratios,
        success,
        accuracy: {
            better: metrics.filter(({ verdict }) => verdict === 'better').length,
            worse: metrics.filter(({ verdict }) => verdict === 'worse').length,
            compared: metrics.filter(({ gain }) => gain !== null).length,
            medianGain: (0,base_numbers/* median */.JZ)(gains),
        },
    }));
}
function summariseSide(side) {
    const { path, plan, collected } = side;
    return {
        campaign: plan.campaign,
        path,
        startedAt: collected.startedAt,
        models: plan.models.map(({ id }) => id),
        hosts: [...collected.hosts],
        projects: plan.projects.length,
        repetitions: plan.options.repetitions,
        sandboxes: listSandboxes(side),
    };
}

// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/campaign/documents.js
var documents = __webpack_require__(80173);
// EXTERNAL MODULE: ./build/campaign/settle-plan.js
var settle_plan = __webpack_require__(83682);
// EXTERNAL MODULE: ./build/campaign/variant-files.js
var variant_files = __webpack_require__(85868);
// EXTERNAL MODULE: ./build/report/text/markdown-text.js
var markdown_text = __webpack_require__(5564);
// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
// EXTERNAL MODULE: ./build/report/text/by-kind.js
var by_kind = __webpack_require__(80761);
// EXTERNAL MODULE: ./build/report/text/format.js
var format = __webpack_require__(91244);
;// CONCATENATED MODULE: ./build/report/text/comparison-changes.js


const formatChangeVerdict = (verdict) => {
    if (verdict === 'inconclusive')
        return 'no change seen';
    return verdict === 'within-noise' ? 'within the noise' : verdict.replaceAll('-', ' ');
};
/** `gpt`, or `old → new` where the campaigns' models have different names. */
const formatModels = ({ modelA, modelB }) => modelA === modelB ? modelA : `${modelA} → ${modelB}`;
/** Why a change has its verdict, or none; null where there is nothing to say. */
function formatCauses({ causes, verdict, n }, quantity) {
    const pairs = (0,format/* countWord */.MD)(n, verdict === 'too-few-projects' ? 'project' : 'block');
    return causes.map((cause) => (0,by_kind/* tell */.q)(CAUSES, cause, { quantity, pairs })).join('; ') || null;
}
const UNREAD_WORDS = {
    'across-meters': 'was read by another meter than its baseline',
    estimated: 'was estimated, and an estimate is not compared',
    unavailable: 'was not measured, or left out',
};
const CAUSES = {
    'no-common-block': 'no block of one of the two has both the script and a baseline run ok',
    unread: ({ how, side }, { quantity }) => `${format/* QUANTITY_WORDS */.O5[quantity]} ${UNREAD_WORDS[how]}: ${side.toUpperCase()}`,
    'other-meters': ({ a, b }) => `other meters: ${a.join(' and ')} in A, ${b.join(' and ')} in B`,
    'none-as-accurate': 'no script is as accurate as the author’s in both',
    'mixed-baselines': 'some projects are compared with the author’s code, others with it without plots',
    'too-few-pairs': ({ needed }, { pairs }) => `${pairs}, and a verdict needs ${needed}`,
    'noise-unknown': 'the baseline ran too seldom to know its scatter between blocks',
    'not-after-correction': ({ tests }) => `its interval leaves out 1, but not as one of ${tests} that were tested`,
};
/** What differs between two campaigns besides what is compared, each in a sentence. */
function formatDifferences(comparison) {
    const { findings } = comparison;
    const sentences = findings.map((finding) => (0,by_kind/* tell */.q)(SENTENCES, finding, comparison));
    const models = findings.filter(({ kind }) => kind === 'unmatched-models');
    if (models.length < 2)
        return sentences;
    const last = findings.findLastIndex(({ kind }) => kind === 'unmatched-models');
    return sentences.toSpliced(last + 1, 0, 'Models with different names are compared with --pair a=b.');
}
const onlyIn = ({ subject, evidence }, noun) => `Only in ${subject.toUpperCase()}: ${(0,format/* countWord */.MD)(evidence.length, noun)}`;
const unmatched = (finding, noun) => `${onlyIn(finding, noun)} (${(0,format/* formatList */.ki)(finding.evidence)}).`;
const SENTENCES = {
    'unmatched-projects': (finding) => unmatched(finding, 'project'),
    'unmatched-models': (finding) => unmatched(finding, 'model'),
    'unmatched-scripts': (finding) => `${onlyIn(finding, `${finding.mode} script`)} without a partner.`,
    'missing-runs': ({ subject, numbers: { missing, planned } }) => `${subject.toUpperCase()}: ${missing} of ${(0,format/* countWord */.MD)(planned, 'planned run')} have no record.`,
    'suspect-answers': ({ subject, evidence }) => `${subject.toUpperCase()}: ${(0,format/* countWord */.MD)(evidence.length, 'answer')} suspect and not compared: ${(0,format/* formatList */.ki)(evidence)}.`,
    'probed-alone': ({ subject }) => `Only ${subject.toUpperCase()} was probed for validity: suspect answers of the other are not known.`,
    'other-source': ({ evidence }) => `The author's code or data is not the same in both: ratios are to different baselines in ${(0,format/* formatList */.ki)(evidence)}.`,
    'other-packages': ({ evidence }) => `Packages are not the same in both: ${(0,format/* formatList */.ki)(evidence)}.`,
    'other-metric': ({ evidence }) => `The metric or its tolerance is not the same in both: ${(0,format/* formatList */.ki)(evidence)}.`,
    'other-sandboxes': (_, { a, b }) => `The sandboxes are not the same (${[a, b].map((side) => side.sandboxes.join(', ')).join(' and ')}), and they cost different amounts of time.`,
    'unplanned-records': ({ subject }, comparison) => `${subject.toUpperCase()} holds records that ${comparison[subject].campaign}'s plan does not know; they are left out.`,
};

;// CONCATENATED MODULE: ./build/report/text/fail-on-results.js




const MOST_SHOWN = 10;
/** How a condition of `--fail-on` came out: passed, or what fails it line by line, or why it could not be checked. */
function formatFailOn(result, comparison) {
    const { condition, met, evidence } = result;
    const name = `--fail-on ${condition}`;
    const cause = formatFailOnCause(result, comparison);
    if (cause !== null && !met)
        return [`${name}: could not be checked: ${cause}`];
    const unjudged = formatUnjudged(result, comparison);
    if (!met)
        return [`${name}: passed${unjudged}`];
    const shown = evidence.slice(0, MOST_SHOWN).map((each) => formatEvidence(each, result, comparison));
    const more = evidence.length > MOST_SHOWN ? [`and ${evidence.length - MOST_SHOWN} more`] : [];
    return [
        ...[...shown, ...more].map((line) => `${name}: failed: ${line}`),
        ...(unjudged === '' ? [] : [`${name}${unjudged}`]),
    ];
}
/** Why a condition could not be checked; null where it could. */
const formatFailOnCause = ({ cause, subject }, comparison) => (cause === null ? null : (0,by_kind/* tell */.q)(fail_on_results_CAUSES, cause, { subject, comparison }));
const fail_on_results_CAUSES = {
    'no-common-script': 'the two have no script in common',
    'not-run': ({ variants, scripts }) => `${variants.length} of ${(0,format/* countWord */.MD)(scripts, 'script')} have not run in B`,
    untested: ({ change }, { subject, comparison }) => {
        const quantity = quantityOf(subject);
        const found = change === null ? undefined : findChange(change, comparison);
        const told = found === undefined || quantity === undefined ? null : formatCauses(found.ratios[quantity], quantity);
        return told ?? 'nothing was measured in both campaigns';
    },
    'other-metric': ({ projects }) => `the two campaigns measure different metrics, or one that they read in different ways: ${(0,format/* formatList */.ki)(projects)}`,
    'too-few-runs': 'too few runs to tell a change of accuracy from the scatter of the runs',
    'no-accuracy': 'no script has an accuracy in both campaigns',
    'not-attempted': 'no script was tried in both campaigns',
};
const quantityOf = (subject) => ratio/* QUANTITIES */.cl.find((quantity) => quantity === subject);
const findChange = (reference, { groups, scripts }) => reference.kind === 'script'
    ? scripts.find(({ variantB }) => variantB === reference.variantB)
    : groups.find((group) => isOfGroup(group, reference));
const isOfGroup = (change, group) => change.mode === group.mode && change.modelA === group.modelA && change.modelB === group.modelB;
/** `; 2 groups could not be judged (too few projects)`: a condition that passes says nothing of them. */
function formatUnjudged({ subject }, { groups }) {
    const quantity = quantityOf(subject);
    if (quantity === undefined)
        return '';
    return ['too-few-projects', 'not-measured']
        .map((verdict) => [verdict, groups.filter(({ ratios }) => ratios[quantity].verdict === verdict).length])
        .filter(([, many]) => many > 0)
        .map(([verdict, many]) => `; ${(0,format/* countWord */.MD)(many, 'group')} could not be judged (${formatChangeVerdict(verdict)})`)
        .join('');
}
function formatEvidence(reference, { subject }, comparison) {
    const change = findChange(reference, comparison);
    if (change === undefined)
        return '';
    const quantity = quantityOf(subject);
    if (quantity !== undefined)
        return `${formatName(change, quantity)}: ${formatIncrease(change.ratios[quantity], quantity)}`;
    return 'metric' in change ? formatLoss(change) : formatNewFailures(change, comparison);
}
function formatName(change, quantity) {
    if ('variantB' in change)
        return change.variantB;
    return `${formatOpponents(change)}, ${change.mode}, ${(0,format/* countWord */.MD)(change.ratios[quantity].n, 'project')}`;
}
const formatOpponents = ({ modelA, modelB }) => (modelA === modelB ? modelA : `${modelB} against ${modelA}`);
const fixed = (value) => (value == null ? format/* MISSING */.lV : value.toFixed(3));
const formatIncrease = ({ estimate, interval, noiseFloor }, quantity) => `${format/* QUANTITY_WORDS */.O5[quantity]} relative to the author's code ×${fixed(estimate)} of what it was ` +
    `(95 % ${fixed(interval?.[0])}–${fixed(interval?.[1])}; noise floor ${(0,format/* formatPercent */.l9)(noiseFloor ?? 0)})`;
function formatLoss({ variantB, metric, failure, outcomes }) {
    if (outcomes.b === 'failed') {
        return `${variantB}: it ran and fails now${failure === null ? '' : ` (${formatScriptFailure(failure)})`}`;
    }
    const [a, b] = [metric.a, metric.b].map((value) => (value === null ? format/* MISSING */.lV : (0,format/* formatDigits */.yg)(value, 4)));
    return `${variantB}: ${metric.name} ${b} instead of ${a} (tolerance ${metric.tolerance})`;
}
function formatNewFailures(group, { scripts }) {
    const { success, mode } = group;
    const failed = scripts.filter((script) => isOfGroup(script, group) && script.outcomes.a === 'passed' && script.outcomes.b === 'failed');
    const names = failed.map(({ variantB, failure }) => failure === null ? variantB : `${variantB} (${formatScriptFailure(failure)})`);
    return (`${formatOpponents(group)}, ${mode}: ${success.newlyFailed} of ${(0,format/* countWord */.MD)(success.both, 'script')} newly failed, ` +
        `${success.newlyPassed} newly passed (McNemar ${(0,format/* formatP */.MA)(success.p)}): ${(0,format/* formatList */.ki)(names)}`);
}
/** `schema or name: KeyError: 'target'` */
const formatScriptFailure = ({ class: name, message }) => message === null ? (0,format/* formatFailureClass */.Mt)(name) : `${(0,format/* formatFailureClass */.Mt)(name)}: ${message}`;

// EXTERNAL MODULE: ./build/report/text/printable.js
var printable = __webpack_require__(84716);
;// CONCATENATED MODULE: ./build/report/comparison/comparison-sections.js






const SHOWN_SCRIPTS = 40;
/** A comparison in printable words and cells, the most telling first: both renderers show this and nothing else. */
function composeComparison(comparison) {
    const { a, b, groups, failOn, absoluteCause, absoluteBaselines } = comparison;
    // The groups have too few projects for a verdict: their scripts say more.
    const scriptsFirst = groups.length > 0 && groups.every(hasTooFewProjects);
    const [scripts, others] = [scriptSection(comparison, scriptsFirst), groupSections(groups)];
    const absolute = absoluteBaselines.map(({ quantity, estimate, interval, projects }) => `The author's own code, ${format/* QUANTITY_WORDS */.O5[quantity]} in B over A: ${(0,format/* formatRatio */.B0)({ estimate, interval })} (${(0,format/* countWord */.MD)(projects, 'project')})`);
    return (0,printable/* makePrintable */.S)({
        sides: [formatSide('A', a), formatSide('B', b)],
        sections: [
            ...(scriptsFirst ? [scripts, ...others] : [...others, scripts]),
            listSection('Absolute numbers', absoluteCause === null ? absolute : [ABSOLUTE_WORDS[absoluteCause]]),
            listSection('To be known', formatDifferences(comparison)),
            listSection('Conditions', failOn.flatMap((result) => formatFailOn(result, comparison))),
        ],
    });
}
const listSection = (title, sentences) => ({
    title,
    head: [],
    names: 0,
    rows: [],
    sentences,
});
const groupSections = (groups) => [
    {
        title: "Ratios to the author's code, from A to B",
        head: ['model', 'mode', 'quantity', 'A', 'B', 'B / A', 'n', 'noise', 'result'],
        names: 3,
        rows: groups.flatMap((group) => ratio/* QUANTITIES */.cl.map((quantity) => {
            const change = group.ratios[quantity];
            const what = quantity === 'memory' ? quantity : format/* QUANTITY_WORDS */.O5[quantity];
            return [formatModels(group), group.mode, what, ...ratioCells(change), formatChangeVerdict(change.verdict)];
        })),
        sentences: formatReasons(groups),
    },
    {
        title: 'Success and accuracy',
        head: ['model', 'mode', 'passed A', 'passed B', 'fails now', 'passes now', 'result', 'less accurate'],
        names: 2,
        rows: groups.map(({ success, accuracy, ...group }) => {
            const of = ({ passed, attemptable }) => `${passed} / ${attemptable}`;
            return [
                ...[formatModels(group), group.mode, of(success.a), of(success.b)],
                ...[`${success.newlyFailed}`, `${success.newlyPassed}`, formatChangeVerdict(success.verdict)],
                `${accuracy.worse} of ${accuracy.compared}`,
            ];
        }),
        sentences: [],
    },
];
function scriptSection({ scripts }, all) {
    const changes = scripts.map(formatChanges);
    // What cannot be said of a model is said of each of its scripts, changed or not.
    const rows = scripts.flatMap((script, index) => {
        const own = changes[index] ?? [];
        return own.length > 0 || !all ? own : [formatUnchanged(script)];
    });
    const left = rows.length - SHOWN_SCRIPTS;
    return {
        title: all ? 'Each script' : 'Scripts that changed',
        head: ['script', 'what', 'A', 'B', 'B / A', 'result'],
        names: 2,
        rows: [
            ...rows.slice(0, SHOWN_SCRIPTS),
            ...(left > 0 ? [[`and ${(0,format/* countWord */.MD)(left, 'more row')}; --json holds all`, '', '', '', '', '']] : []),
        ],
        sentences: [countUnchanged(scripts, changes)],
    };
}
const ABSOLUTE_WORDS = {
    'other-host': 'Other host: absolute numbers are not compared',
    'other-state': 'Same host in another state (kernel, microcode, governor or drivers): absolute numbers are not compared',
};
/** Of no quantity a verdict over projects could be given, and of one it was for their number. */
function hasTooFewProjects({ ratios }) {
    const verdicts = ratio/* QUANTITIES */.cl.map((quantity) => ratios[quantity].verdict);
    return verdicts.includes('too-few-projects') && verdicts.every((each) => isUnjudged(each));
}
/** Each verdict's reason once, with what it holds for. */
function formatReasons(groups) {
    const told = groups.flatMap((group) => ratio/* QUANTITIES */.cl.flatMap((quantity) => {
        const reason = formatCauses(group.ratios[quantity], quantity);
        const text = `${formatChangeVerdict(group.ratios[quantity].verdict)} (${reason})`;
        return reason === null ? [] : [{ text, name: `${formatModels(group)}, ${group.mode}`, quantity }];
    }));
    return [...Map.groupBy(told, ({ text }) => text)].map(([text, held]) => {
        const names = [...Map.groupBy(held, ({ name }) => name)].map(([name, own]) => `${name}: ${(0,format/* joinWords */.yZ)(own.map(({ quantity }) => format/* QUANTITY_WORDS */.O5[quantity]))}`);
        return `${(0,format/* capitalise */.sK)(text)}: ${names.join('; ')}`;
    });
}
/** Of the scripts that ran in both; what never ran has not stayed the same. */
function countUnchanged(scripts, changes) {
    const ran = scripts
        .map((script, index) => ({ ...script, isSame: changes[index]?.length === 0 }))
        .filter(({ outcomes }) => [outcomes.a, outcomes.b].every((each) => each === 'passed' || each === 'failed'));
    const isUnknown = ({ ratios, outcomes }) => outcomes.b === 'passed' && ratio/* QUANTITIES */.cl.every((each) => isUnjudged(ratios[each].verdict));
    const unjudged = ran.filter(isUnknown).length;
    const still = ran.filter((script) => script.isSame && !isUnknown(script)).length;
    const others = scripts.length - ran.length;
    const parts = [
        `${still} of ${(0,format/* countWord */.MD)(ran.length, 'script')} that ran in both ${still === 1 ? 'shows' : 'show'} no change`,
        ...(unjudged === 0 ? [] : [`of ${unjudged} no quantity could be judged (too few runs)`]),
        ...(others === 0 ? [] : [`${(0,format/* countWord */.MD)(others, 'script')} did not run in both`]),
    ];
    return `${parts.join('; ')}.`;
}
function formatSide(name, side) {
    const { campaign, path, startedAt, hosts, projects, repetitions } = side;
    const where = (0,format/* joinWords */.yZ)([...new Set(hosts.map((host) => host.name))]) || 'no host';
    const when = startedAt === null ? 'not run' : (0,format/* formatInstant */.r4)(startedAt);
    return `${name}: ${campaign} (${path}), ${when} on ${where}, ${(0,format/* countWord */.MD)(projects, 'project')} × ${(0,format/* countWord */.MD)(repetitions, 'repetition')}`;
}
function ratioCells({ a, b, estimate, interval, quality, n, noiseFloor }) {
    const plain = (value) => (0,format/* formatRatio */.B0)({ estimate: value, quality });
    const noise = noiseFloor === null ? format/* MISSING */.lV : `±${(0,format/* formatPercent */.l9)(noiseFloor)}`;
    return [plain(a), plain(b), (0,format/* formatRatio */.B0)({ estimate, interval, quality }), `${n}`, noise];
}
const UNJUDGED = ['too-few-runs', 'too-few-projects', 'not-measured'];
const isUnjudged = (verdict) => UNJUDGED.includes(verdict);
const isChange = (verdict) => verdict === 'better' || verdict === 'worse';
/** One row for each thing that changed in a script. */
function formatChanges(script) {
    const { ratios, metric, outcomes, absolute, failure } = script;
    const row = (what, cells, result) => [
        ...[comparison_sections_formatName(script), what, ...cells],
        script.sameCode === true ? `${result}, same code` : result,
    ];
    const rows = [];
    if (outcomes.a !== outcomes.b && [outcomes.a, outcomes.b].includes('failed')) {
        const why = failure === null ? '' : ` (${(0,clean_text/* shorten */.ml)(formatScriptFailure(failure), 120)})`;
        const direction = outcomes.b === 'failed' ? 'worse' : outcomes.b === 'passed' ? 'better' : 'not known';
        rows.push(row('outcome', outcomeCells(script), `${direction}${why}`));
    }
    if (isChange(metric.verdict)) {
        const [a, b] = [(0,format/* formatMetric */.gI)(metric.a, metric.scale), (0,format/* formatMetric */.gI)(metric.b, metric.scale)];
        rows.push(row(metric.name, [a, b, (0,format/* formatDifference */.jR)(metric.gain, metric.scale, metric.a)], metric.verdict));
    }
    for (const quantity of ratio/* QUANTITIES */.cl.filter((each) => isChange(ratios[each].verdict))) {
        const change = absolute[quantity];
        const [a, b] = [change?.a ?? null, change?.b ?? null].map((value) => (0,format/* formatQuantity */.VZ)(value, quantity));
        const result = `${ratios[quantity].verdict}${change === null ? '' : `, ${a} → ${b}`}`;
        rows.push(row(format/* QUANTITY_WORDS */.O5[quantity], ratioCells(ratios[quantity]).slice(0, 3), result));
    }
    return rows;
}
/** What was measured of a script that did not change. */
function formatUnchanged(script) {
    const { ratios, outcomes, leading } = script;
    if (outcomes.b !== 'passed') {
        const result = outcomes.a === outcomes.b ? 'no change seen' : 'not known';
        return [comparison_sections_formatName(script), 'outcome', ...outcomeCells(script), result];
    }
    const change = ratios[leading];
    const cells = ratioCells(change).slice(0, 3);
    return [comparison_sections_formatName(script), format/* QUANTITY_WORDS */.O5[leading], ...cells, formatChangeVerdict(change.verdict)];
}
const comparison_sections_formatName = ({ variantA, variantB }) => variantA === variantB ? variantB : `${variantA} → ${variantB}`;
const outcomeCells = ({ outcomes: { a, b } }) => [
    ...[a, b].map((outcome) => outcome.replaceAll('-', ' ')),
    format/* MISSING */.lV,
];

;// CONCATENATED MODULE: ./build/report/comparison/comparison-markdown.js


/** The same as GitHub Markdown; text from outside is escaped. */
function renderComparisonMarkdown(comparison) {
    const { sides, sections } = composeComparison(comparison);
    const list = (lines) => lines.length === 0 ? [] : [...lines.map((line) => `- ${(0,markdown_text/* escapeMarkdown */.FV)(line)}`), ''];
    const shown = sections.flatMap(({ title, head, rows, sentences }) => {
        const cells = rows.map((row) => row.map(markdown_text/* escapeMarkdown */.FV));
        const parts = [...(cells.length === 0 ? [] : [...(0,markdown_text/* markdownTable */.Qj)(head, cells), '']), ...list(sentences)];
        return parts.length === 0 ? [] : [`## ${title}`, '', ...parts];
    });
    return ['# Comparison of two campaigns', '', ...list(sides), ...shown].join('\n');
}

// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(59800);
// EXTERNAL MODULE: ./build/base/wrap.js
var wrap = __webpack_require__(61862);
;// CONCATENATED MODULE: ./build/report/comparison/comparison-terminal.js



const RATIO_WORDS = "Ratios to the author's code without its plots (or as it is, where only that ran), each within its own campaign.";
/** For a terminal of so many columns: what changed, what was left out, and which conditions failed. */
function renderComparisonText(comparison, width) {
    const { sides, sections } = composeComparison(comparison);
    const lines = [
        ...sides,
        '',
        ...[comparison.groups.length === 0 ? 'The two have no script in common.' : RATIO_WORDS, ''],
        ...sections.flatMap(({ head, names, rows }) => rows.length === 0 ? [] : [...(0,text_table/* alignColumns */.R)([head, ...rows], width, { names }), '']),
        ...sections.flatMap((section) => section.sentences),
    ];
    return lines.map((line) => (0,wrap/* wrapText */.C)(line, width)).join('\n');
}

// EXTERNAL MODULE: ./build/commands/analyse.js + 40 modules
var analyse = __webpack_require__(52834);
;// CONCATENATED MODULE: ./build/commands/compare.js













/** Compares two campaigns: each ratio to the author's code is formed within one, and the changes are tested. */
async function compare(options, { logger }) {
    const failOn = options.failOn === undefined ? [] : parseFailOn(options.failOn);
    const partners = new Map((options.pair ?? []).map(parsePair));
    const a = await readSide(options.a);
    const b = await readSide(options.b);
    logger.status(`comparing ${options.a} and ${options.b}`);
    const result = compareCampaigns({ a, b, partners, failOn, toolVersion: base_package/* TOOL_VERSION */.wr });
    const comparison = (0,files/* parseWith */.Ku)(campaignComparison, result, 'the comparison');
    logger.status('');
    if (options.markdown !== undefined)
        await (0,files/* writeFileAtomic */.Zf)(options.markdown, `${renderComparisonMarkdown(comparison)}\n`);
    const unseen = comparison.failOn.filter(({ checked }) => !checked);
    for (const result of unseen) {
        logger.warn(`--fail-on ${result.condition} could not be checked: ${formatFailOnCause(result, comparison)}`);
    }
    const met = comparison.failOn.filter((each) => each.met);
    for (const { condition, evidence } of met)
        logger.info(`--fail-on ${condition} failed (${evidence.length})`);
    return {
        comparison,
        text: (width) => renderComparisonText(comparison, width),
        failed: met.length + unseen.length > 0,
    };
}
function parsePair(text) {
    const [a, b, ...rest] = text.split('=');
    if (!a || !b || rest.length > 0) {
        throw new errors/* UserError */.yo(`--pair '${text}' is not understood: expected the model of A and that of B, as in old=new.`);
    }
    return [a, b];
}
async function readSide(path) {
    const planned = await (0,documents/* readPlan */.m3)(path);
    const provenances = await (0,variant_files/* readProvenances */.j)(path, planned.variants);
    const plan = (0,settle_plan/* settlePlan */.f)(planned, provenances);
    const { collected } = await (0,analyse/* collectCampaign */.N)(path, plan);
    if (collected.measured.size === 0) {
        throw new errors/* UserError */.yo(`${path} has no measured runs yet: first run greenml benchmark --campaign ${path}`);
    }
    return { path, plan, collected, provenances };
}


/***/ }),

/***/ 83830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ loadProjects),
/* harmony export */   Vh: () => (/* binding */ projectsFolder),
/* harmony export */   gi: () => (/* binding */ loadProject)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4920);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57029);
/* harmony import */ var _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9953);






const SOURCE = 'source';
const projectsFolder = (dataset) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dataset, 'projects');
async function loadProject(dataset, slug) {
    const name = _schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR.safeParse(slug);
    if (!name.success)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`'${slug}' can't be a project's name: letters, digits, '.', '_' and '-' only.`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(projectsFolder(dataset), name.data);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'project.yaml');
    const missing = `There is no project '${slug}': ${path} does not exist.`;
    const manifest = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .gM)(path, _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .manifest */ .eu, missing, dataset);
    const { entry, workingDirectory } = manifest;
    await requireBelow(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(SOURCE, entry), 'file', `${path}: entry '${entry}' is not a file`);
    await requireBelow(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(SOURCE, workingDirectory), 'folder', `${path}: '${workingDirectory}' does not exist`);
    const sourceFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, SOURCE);
    return { slug: name.data, folder, sourceFolder, lockFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, manifest.environment.lock), manifest };
}
/** What a manifest names has to be the project's own, which what a link leads to is not. */
async function requireBelow(root, path, wanted, fault) {
    const found = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .lookBelow */ .b4)(root, path);
    if (found.kind === wanted)
        return;
    if (found.kind === 'none' || found.kind === 'file' || found.kind === 'folder') {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${fault} below ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, SOURCE)}.`);
    }
    throw (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedKind */ .zJ)(found.path, found.kind);
}
/** Every project whose slug matches `pattern` (a regular expression; all without one), sorted by slug. */
async function loadProjects(dataset, pattern) {
    const slugs = (await listSlugs(dataset)).filter(matcher(pattern));
    if (slugs.length === 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No project in ${projectsFolder(dataset)}${pattern ? ` matches /${pattern}/` : ''}.`);
    }
    rejectCaseCollisions(slugs);
    return Promise.all(slugs.map((slug) => loadProject(dataset, slug)));
}
async function listSlugs(dataset) {
    const entries = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listBelow */ .Iy)(dataset, projectsFolder(''));
    if (entries === null) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`);
    }
    return entries.filter(({ name, kind }) => kind === 'folder' && !name.startsWith('.')).map(({ name }) => name);
}
function matcher(pattern) {
    if (pattern === undefined)
        return () => true;
    try {
        const expression = new RegExp(pattern);
        return (slug) => expression.test(slug);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`--projects is not a regular expression: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)}`);
    }
}
function rejectCaseCollisions(slugs) {
    const seen = new Map();
    for (const slug of slugs) {
        const other = seen.get(slug.toLowerCase());
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Projects '${other}' and '${slug}' differ only by case: rename one.`);
        seen.set(slug.toLowerCase(), slug);
    }
}


/***/ }),

/***/ 5564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Fg: () => (/* binding */ ratioBar),
/* harmony export */   Qj: () => (/* binding */ markdownTable),
/* harmony export */   VV: () => (/* binding */ escapeInline)
/* harmony export */ });
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23085);

/** Breaks a word in two for a parser and not for a reader, as Dependabot does it. */
const BREAK = '&#8203;';
/**
 * Text from outside as GitHub Markdown that shows it and does nothing else: no HTML, no formatting, no table cell's end,
 * no mention, no issue reference, no link, no second line.
 */
const escapeMarkdown = (text) => escapeInline(text)
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[-+#=]/, '\\$&');
/** For a place where no line begins, as a table's cell: `+0.002` stays as it is. */
function escapeInline(text) {
    return (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, Number.POSITIVE_INFINITY)
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/[\\`*_{}[\]|~$!]/g, '\\$&')
        .replace(/#(?=\w)/g, `#${BREAK}`) // before the breaks, which hold this sign
        .replace(/@(?=\w)/g, `@${BREAK}`)
        .replace(/\bGH-(?=\d)/gi, `$&${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/\bwww\./gi, `www${BREAK}.`);
}
function markdownTable(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)];
}
const CELLS = 10;
/** `██████░░░░` for ×0.62: ten cells are the baseline, what is above it stands beyond, cut at three times. */
function ratioBar(ratio) {
    const filled = Math.round(Math.min(ratio, 3) * CELLS);
    if (filled <= CELLS)
        return '█'.repeat(filled) + '░'.repeat(CELLS - filled);
    return `${'█'.repeat(CELLS)}${'▓'.repeat(filled - CELLS)}${ratio > 3 ? '»' : ''}`;
}


/***/ }),

/***/ 17107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ findMetric),
/* harmony export */   Im: () => (/* binding */ validRange),
/* harmony export */   N1: () => (/* binding */ METRIC_FUNCTIONS),
/* harmony export */   Su: () => (/* binding */ bestValue),
/* harmony export */   c2: () => (/* binding */ draftRule),
/* harmony export */   ce: () => (/* binding */ chanceValue),
/* harmony export */   fU: () => (/* binding */ isFraction),
/* harmony export */   gt: () => (/* binding */ findNearestMetric),
/* harmony export */   oS: () => (/* binding */ findLabelKind)
/* harmony export */ });
/* unused harmony export METRICS */
const share = { direction: 'higher', range: [0, 1], labels: 'classes', chance: null };
const error = { direction: 'lower', range: [0, Number.POSITIVE_INFINITY], labels: 'numbers', chance: null };
/** Metrics of one kind share their range and how chance moves them. */
const KINDS = {
    /** Right answers of all, for the whole test set or a mean over its classes. */
    proportion: { ...share, chance: (classes) => 1 / classes },
    /** One answer for all rows is right for one class and never for another. */
    'f-measure': { ...share, chance: (classes) => 2 / (classes + 1) },
    /** Pairs of rows that scores put in the right order. */
    ranking: { ...share, chance: 0.5 },
    /** One kind of mistake only: one answer for all rows is enough for the best value. */
    'one-sided': share,
    overlap: share,
    'top-k': share,
    agreement: { ...share, range: [-1, 1], chance: 0 },
    'explained-variance': {
        direction: 'higher',
        range: [Number.NEGATIVE_INFINITY, 1],
        labels: 'numbers',
        chance: 0,
    },
    'wrong-proportion': { ...share, direction: 'lower', chance: (classes) => 1 - 1 / classes },
    'log-loss': { ...error, labels: 'classes' },
    /** In the target's unit, or its logarithm's. */
    'root-error': error,
    error,
    /** Divided by the label, which may lie near 0. */
    'percentage-error': error,
};
/** Every metric that is known by its name. A function's name is a name of its metric, too. */
const METRICS = [
    { name: 'accuracy', kind: 'proportion', aliases: ['acc'], functions: ['accuracy_score'] },
    { name: 'balanced_accuracy', kind: 'proportion', aliases: ['balanced_acc'], functions: ['balanced_accuracy_score'] },
    {
        name: 'top_k_accuracy',
        kind: 'top-k',
        aliases: ['top3_accuracy', 'top5_accuracy', 'top_3_accuracy', 'top_5_accuracy'],
    },
    { name: 'f1', kind: 'f-measure', aliases: ['f1score', 'f_measure', 'f_score'], functions: ['f1_score'] },
    { name: 'fbeta', kind: 'f-measure', functions: ['fbeta_score'] },
    { name: 'roc_auc', kind: 'ranking', aliases: ['auc', 'auc_roc', 'auroc', 'rocauc'], functions: ['roc_auc_score'] },
    {
        name: 'average_precision',
        kind: 'one-sided',
        aliases: ['auc_pr', 'auprc', 'pr_auc'],
        functions: ['average_precision_score'],
    },
    { name: 'precision', kind: 'one-sided', functions: ['precision_score'] },
    { name: 'recall', kind: 'one-sided', aliases: ['sensitivity', 'tpr'], functions: ['recall_score'] },
    { name: 'specificity', kind: 'one-sided', aliases: ['tnr'] },
    { name: 'jaccard', kind: 'overlap', aliases: ['iou'], functions: ['jaccard_score'] },
    {
        name: 'kappa',
        kind: 'agreement',
        aliases: ['cohen_kappa', 'cohens_kappa', 'quadratic_weighted_kappa'],
        functions: ['cohen_kappa_score'],
    },
    { name: 'mcc', kind: 'agreement', aliases: ['matthews'], functions: ['matthews_corrcoef'] },
    { name: 'error_rate', kind: 'wrong-proportion', aliases: ['classification_error', 'misclassification_rate'] },
    { name: 'log_loss', kind: 'log-loss', aliases: ['cross_entropy', 'logloss'], functions: ['log_loss'] },
    { name: 'r2', kind: 'explained-variance', aliases: ['r_squared', 'r2score'], functions: ['r2_score'] },
    { name: 'explained_variance', kind: 'explained-variance', functions: ['explained_variance_score'] },
    { name: 'rmse', kind: 'root-error', functions: ['root_mean_squared_error'] },
    { name: 'rmsle', kind: 'root-error', functions: ['root_mean_squared_log_error'] },
    { name: 'mse', kind: 'error', functions: ['mean_squared_error'] },
    { name: 'msle', kind: 'error', functions: ['mean_squared_log_error'] },
    { name: 'mae', kind: 'error', functions: ['mean_absolute_error'] },
    { name: 'median_absolute_error', kind: 'error', functions: ['median_absolute_error'] },
    { name: 'mape', kind: 'percentage-error', functions: ['mean_absolute_percentage_error'] },
    { name: 'smape', kind: 'percentage-error' },
    { name: 'wmape', kind: 'percentage-error' },
];
const METRIC_FUNCTIONS = METRICS.flatMap(({ functions = [] }) => functions);
const AVERAGES = ['macro', 'micro', 'samples', 'weighted'];
/** Words that say of which rows or runs a value is, not what is computed. */
const QUALIFIERS = new Set([
    ...AVERAGES,
    ...'average avg best binary cv eval final holdout mean oob oof overall ovo ovr'.split(' '),
    ...'score test total val valid validation value'.split(' '),
]);
const BY_NAME = new Map(METRICS.flatMap((entry) => [entry.name, ...(entry.aliases ?? []), ...(entry.functions ?? [])].map((name) => [name, entry])));
/** The metric that is called so: `f1_macro` and `mean_test_f1` are an f1, `r2_score` is an r2. Null: a name of its own. */
const findMetric = (name) => findInside(name, (around) => around.every((word) => QUALIFIERS.has(word)));
/** The metric whose name stands in this one, whatever stands around it: `f1_gain` is no f1, but speaks of one. */
const findNearestMetric = (name) => findInside(name, () => true);
const MOST_WORDS = Math.max(...[...BY_NAME.keys()].map((name) => name.split('_').length));
function findInside(name, accepts) {
    const words = name.split('_');
    for (let length = Math.min(words.length, MOST_WORDS); length > 0; length--) {
        for (let first = 0; first + length <= words.length; first++) {
            const entry = BY_NAME.get(words.slice(first, first + length).join('_'));
            const around = words.toSpliced(first, length);
            if (entry === undefined || !accepts(around))
                continue;
            const average = around.find((word) => AVERAGES.includes(word)) ?? null;
            return { ...KINDS[entry.kind], name: entry.name, kind: entry.kind, average };
        }
    }
    return null;
}
/** What the target holds of a project that is judged by a metric of this name; null: the name does not say. */
function findLabelKind(name) {
    return findNearestMetric(name)?.labels ?? (name.includes('error') ? 'numbers' : null);
}
/** Values that count: the manifest's, else those that a metric of this name can take. */
function validRange({ name, range }) {
    return range ?? findMetric(name)?.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}
/** Whether its values lie between 0 or −1 and 1, so that a larger number can only be a percentage. */
function isFraction(name) {
    const range = findMetric(name)?.range;
    return range !== undefined && range[1] === 1 && Number.isFinite(range[0]);
}
/** How a metric is declared as long as nobody says otherwise. */
function draftRule(name) {
    const direction = findMetric(name)?.direction ?? 'higher';
    return { name, direction, scale: isFraction(name) ? 'fraction' : 'absolute' };
}
/** The best that a metric can say; null: it has no end. Of a name that is not known the scale tells. */
function bestValue({ name, direction, scale }) {
    const known = findMetric(name);
    if (known?.direction === direction)
        return direction === 'higher' ? known.range[1] : known.range[0];
    if (direction === 'lower')
        return 0;
    return scale === 'absolute' ? null : 1;
}
/** The best that a script gets which does not know labels drawn evenly of so many classes; null: not known. */
function chanceValue({ chance }, classes) {
    if (typeof chance === 'number')
        return chance;
    return chance === null || classes === null ? null : chance(classes);
}


/***/ })

};
