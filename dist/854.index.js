export const id = 854;
export const ids = [854,8109];
export const modules = {

/***/ 564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main),
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./build/commands/plan.js + 15 modules
var plan = __webpack_require__(71602);
// EXTERNAL MODULE: ./build/dataset/load-models.js
var load_models = __webpack_require__(61510);
// EXTERNAL MODULE: ./build/github/exchange-parts.js
var exchange_parts = __webpack_require__(21290);
// EXTERNAL MODULE: ./build/campaign/documents.js
var documents = __webpack_require__(80173);
;// CONCATENATED MODULE: ./build/github/matrices.js

/** GitHub's limit of jobs in one matrix. */
const LARGEST_MATRIX = 256;
/** One job a project and model; above the limit a job takes several pairs. */
function generateMatrix(plan, limit = LARGEST_MATRIX) {
    const pairs = plan.projects.flatMap(({ slug }) => plan.models.map(({ id }) => `${slug}/${id}`));
    const count = Math.min(pairs.length, limit);
    return Array.from({ length: count }, (_, job) => {
        const mine = pairs.filter((_, index) => index % count === job);
        return { name: describeList(mine), only: mine.join(',') };
    });
}
/** One job a shard of a campaign that is planned: on the hosts of its schedule, else all on runners with these labels. */
async function listBenchmarkMatrices(campaign, plan, labels) {
    const schedule = await (0,documents/* readSchedule */.Cu)(campaign);
    // A runner that is named outright is taken at its word to have what the projects need.
    return schedule === null ? matricesOnLabels(plan, labels) : benchmarkMatrices(schedule);
}
/**
 * The matrices of a schedule, one job a shard, on the labels of the host that it is meant for. A wave of more jobs than the
 * limit takes several, which may be queued together.
 */
function benchmarkMatrices({ shards, hosts, waves }, limit = LARGEST_MATRIX) {
    const labels = new Map(hosts.map((host) => [host.name, host.labels]));
    return waves.flatMap((_, index) => {
        const jobs = shards
            .filter(({ wave }) => wave === index + 1)
            .map(({ groups, shard, host }) => ({ name: describeList(groups), shard, 'runs-on': labels.get(host) ?? [] }));
        return split(jobs, limit);
    });
}
/** The same where the hosts are not known: every shard on runners with these labels. */
function matricesOnLabels({ shards }, labels, limit = LARGEST_MATRIX) {
    const jobs = (shards ?? []).map((groups, index, { length }) => ({
        name: describeList(groups),
        shard: `${index + 1}/${length}`,
        'runs-on': labels,
    }));
    return split(jobs, limit);
}
function split(jobs, limit) {
    return Array.from({ length: Math.ceil(jobs.length / limit) }, (_, index) => jobs.slice(index * limit, (index + 1) * limit));
}
function describeList(names) {
    const [first, ...rest] = names;
    return `${first ?? ''}${rest.length > 0 ? ` and ${rest.length} more` : ''}`;
}

// EXTERNAL MODULE: ./build/schema/options/plan.js
var options_plan = __webpack_require__(95360);
// EXTERNAL MODULE: ./build/actions/run-action.js + 3 modules
var run_action = __webpack_require__(52496);
;// CONCATENATED MODULE: ./build/actions/plan.js






async function runPlan(given, context) {
    const inputs = options_plan/* planInputs */.Zp.parse(given);
    const env = inputs.assumeKeys ? await pretendKeys(inputs.dataset, context.env) : context.env;
    const planned = await (0,plan.plan)({ ...inputs, matrixJobs: LARGEST_MATRIX }, { ...context, env });
    const matrices = await listBenchmarkMatrices(inputs.campaign, planned, inputs.runsOn);
    if (matrices.length > 1) {
        context.logger.warn(`the campaign takes ${matrices.length} matrices: benchmark-matrix is the first, benchmark-matrices are all`);
    }
    const generate = generateMatrix(planned);
    if (inputs.artifacts)
        await (0,exchange_parts/* sendPart */.GH)(await context.openArtifacts(), inputs.campaign, { kind: 'plan' }, context.logger);
    return {
        'generate-matrix': JSON.stringify({ include: generate }),
        'generate-jobs': generate.length,
        'benchmark-matrix': JSON.stringify({ include: matrices[0] ?? [] }),
        'benchmark-jobs': matrices[0]?.length ?? 0,
        'benchmark-matrices': JSON.stringify(matrices.map((include) => ({ include }))),
        seed: planned.options.seed,
        runs: planned.expected.runs,
    };
}
/** Planning asks no model: which of them have a key is known only to the job that generates. */
async function pretendKeys(dataset, env) {
    const names = (await (0,load_models/* loadModels */.Z)(dataset)).flatMap(({ keyVariable }) => (keyVariable === null ? [] : [keyVariable]));
    return { ...env, ...Object.fromEntries(names.map((name) => [name, 'held by the job that generates'])) };
}
const main = () => (0,run_action/* runAction */.C)(options_plan/* planInputs */.Zp, runPlan);


/***/ }),

/***/ 52496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/github/artifact-store.js


/** The artifacts of the workflow run that this process is part of. */
async function openArtifactStore() {
    const token = process.env.ACTIONS_RUNTIME_TOKEN;
    if (!token) {
        throw new errors/* UserError */.yo("There is no artifact service here: pass the input 'artifacts: false' outside GitHub Actions.");
    }
    // Its SDK takes longer to load than the rest of the bundle together.
    const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 584).then(__webpack_require__.bind(__webpack_require__, 20584));
    const client = () => {
        // The SDK reads it there; what runs untrusted code has cleared it since.
        process.env.ACTIONS_RUNTIME_TOKEN = token;
        return new DefaultArtifactClient();
    };
    return {
        async list() {
            const { artifacts } = await client().listArtifacts({ latest: true });
            return artifacts.map(({ id, name, size, digest }) => ({ id, name, bytes: size, digest: digest ?? null }));
        },
        async download({ id, name, digest }, folder) {
            const options = { path: folder, ...(digest === null ? {} : { expectedHash: digest }) };
            const { digestMismatch } = await client().downloadArtifact(id, options);
            if (digestMismatch)
                throw new errors/* UserError */.yo(`Artifact '${name}' is not what was uploaded: its digest differs.`, 3);
        },
        async upload(name, root, files) {
            const paths = files.map((file) => (0,external_node_path_.join)(root, file));
            return (await client().uploadArtifact(name, paths, root)).id ?? null;
        },
    };
}

;// CONCATENATED MODULE: ./build/actions/logger.js

/** An Actions log: warnings become annotations, and a status line has no place in it. */
const actionsLogger = { info: core/* info */.pq, warn: core/* warning */.$e, status() { } };

// EXTERNAL MODULE: ./build/schema/options/option.js
var options_option = __webpack_require__(1178);
;// CONCATENATED MODULE: ./build/actions/read-inputs.js



/** Reads all inputs of an action at once; an empty one counts as not given. UserError that names each wrong one. */
function readInputs(schema) {
    const texts = new Map(Object.keys(schema.shape).map((field) => [field, (0,core/* getInput */.V4)((0,options_option/* optionName */.fS)(field))]));
    const values = Object.fromEntries(Object.entries(schema.shape).flatMap(([field, type]) => {
        const text = texts.get(field);
        return text ? [[field, (0,options_option/* readText */.yR)(type, text)]] : [];
    }));
    const { given, issues } = (0,options_option/* checkGiven */.Gu)(schema, values);
    if (given !== null)
        return given;
    const faults = issues.map((issue) => {
        const field = String(issue.path[0]);
        const [name, text] = [(0,options_option/* optionName */.fS)(field), texts.get(field)];
        return text
            ? `Input '${name}' is '${text}': ${(0,options_option/* describeFault */.Qx)(issue, text, values[field])}.`
            : `Input '${name}' is missing.`;
    });
    throw new errors/* UserError */.yo([...new Set(faults)].join('\n'));
}

;// CONCATENATED MODULE: ./build/actions/run-action.js





/** Inputs in, outputs out. The only place that fails an action, sets its exit code and prints a cause or a stack. */
async function runAction(schema, run) {
    const controller = new AbortController();
    process.once('SIGINT', () => controller.abort());
    process.once('SIGTERM', () => controller.abort());
    const context = {
        logger: actionsLogger,
        env: withoutRunnerTokens(process.env),
        signal: controller.signal,
        openArtifacts: openArtifactStore,
    };
    try {
        const outputs = await run(readInputs(schema), context);
        for (const [name, value] of Object.entries(outputs))
            (0,core/* setOutput */.uH)(name, value);
    }
    catch (error) {
        fail(error);
    }
}
/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(error) {
    (0,core/* setFailed */.C1)((0,errors/* errorMessage */.gJ)(error));
    if (error instanceof errors/* UserError */.yo) {
        process.exitCode = error.exitCode;
        return;
    }
    (0,core/* info */.pq)('This is a fault of greenml, not yours; please report it with these lines:');
    (0,core/* info */.pq)(error instanceof Error ? (error.stack ?? error.message) : String(error));
    for (let cause = error instanceof Error ? error.cause : undefined; cause;) {
        (0,core/* info */.pq)(`caused by: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
        cause = cause instanceof Error ? cause.cause : undefined;
    }
}
/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)));
}


/***/ }),

/***/ 19953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nb: () => (/* binding */ noiseFloor),
/* harmony export */   wI: () => (/* binding */ pairsToSee),
/* harmony export */   wy: () => (/* binding */ detectableChange)
/* harmony export */ });
/* harmony import */ var _distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41032);

/** At the 5 % level, two-sided. */
const LEVEL_QUANTILE = 0.975;
const POWER = 0.8;
const MOST = 10_000;
/**
 * The smallest change of a paired ratio that `n` pairs show with 80 % power at the 5 % level, as a share: 0.08 is a ratio
 * of 0.92. From the t distribution of the mean log-ratio (Cohen 1988, § 2.4); null below two pairs.
 */
function detectableChange(standardDeviation, n) {
    if (n < 2)
        return null;
    return 1 - Math.exp(-detectableLog(standardDeviation, n));
}
/** Pairs it takes to see a change of that share; null above 10,000. */
function pairsToSee(change, standardDeviation) {
    const wanted = -Math.log(1 - change);
    const enough = (n) => detectableLog(standardDeviation, n) <= wanted;
    if (!enough(MOST))
        return null;
    let [tooFew, most] = [1, MOST];
    while (most - tooFew > 1) {
        const middle = (tooFew + most) >> 1;
        if (enough(middle))
            most = middle;
        else
            tooFew = middle;
    }
    return most;
}
/** Half the width of the 95 % interval of a ratio that is truly 1, as a share; null below two pairs. */
function noiseFloor(standardDeviation, n) {
    return n < 2 ? null : Math.expm1(((0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(LEVEL_QUANTILE, n - 1) * standardDeviation) / Math.sqrt(n));
}
function detectableLog(standardDeviation, n) {
    const quantiles = (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(LEVEL_QUANTILE, n - 1) + (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(POWER, n - 1);
    return (quantiles * standardDeviation) / Math.sqrt(n);
}


/***/ }),

/***/ 41032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ studentTwoSided),
/* harmony export */   FI: () => (/* binding */ studentQuantile),
/* harmony export */   Xw: () => (/* binding */ signTestTwoSided),
/* harmony export */   o: () => (/* binding */ chiSquareUpper)
/* harmony export */ });
/* harmony import */ var _stdlib_math_base_special_betainc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89986);
/* harmony import */ var _stdlib_math_base_special_gammainc__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55479);
/* harmony import */ var _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22163);



/**
 * Upper tails straight from the incomplete beta and gamma functions: `1 - cdf` loses every digit of a p-value below
 * 1e-16 and half of them at 1e-8 (NIST DLMF § 8.17, § 8.2).
 */
/** P(|T| ≥ |t|) of Student's t. */
const studentTwoSided = (statistic, df) => 2 * _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__.cdf(-Math.abs(statistic), df);
/** Of any degrees of freedom; `studentQuantileOfInteger` is for where loading this one would cost too much. */
const studentQuantile = (p, df) => _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__.quantile(p, df);
/** P(χ² ≥ x); what rounding takes below 0 is 0, and of no number there is none. */
const chiSquareUpper = (x, df) => Number.isFinite(x) ? _stdlib_math_base_special_gammainc__WEBPACK_IMPORTED_MODULE_1__(Math.max(0, x) / 2, df / 2, true, true) : Number.NaN;
/** The exact two-sided sign test: as many successes of `trials` or fewer, or as far on the other side, at even odds. */
function signTestTwoSided(successes, trials) {
    const fewer = Math.min(successes, trials - successes);
    return 2 * fewer >= trials ? 1 : Math.min(1, 2 * _stdlib_math_base_special_betainc__WEBPACK_IMPORTED_MODULE_0__(0.5, trials - fewer, fewer + 1));
}


/***/ }),

/***/ 43787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ padStart),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   PV: () => (/* binding */ shortenToWidth),
/* harmony export */   f: () => (/* binding */ padEnd)
/* harmony export */ });
/** Combining marks, joiners and other characters that take no column of their own. */
const NO_COLUMN = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** East Asian wide and fullwidth characters (Unicode Standard Annex 11) and pictures. */
const TWO_COLUMNS = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const columnsOf = (character) => (TWO_COLUMNS.test(character) ? 2 : NO_COLUMN.test(character) ? 0 : 1);
/** Columns of a terminal that a line of printable text takes. */
function displayWidth(text) {
    let columns = 0;
    for (const character of text)
        columns += columnsOf(character);
    return columns;
}
/** Cut to so many columns, with an ellipsis in the last of them. */
function shortenToWidth(text, width) {
    if (displayWidth(text) <= width)
        return text;
    let [shown, columns] = ['', 0];
    for (const character of text) {
        columns += columnsOf(character);
        if (columns > width - 1)
            break;
        shown += character;
    }
    return `${shown}…`;
}
/** Filled with spaces to so many columns, the text at the left. */
const padEnd = (text, width) => text + ' '.repeat(Math.max(0, width - displayWidth(text)));
/** Filled with spaces to so many columns, the text at the right. */
const padStart = (text, width) => ' '.repeat(Math.max(0, width - displayWidth(text))) + text;


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

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets),
/* harmony export */   e: () => (/* binding */ isSecretName)
/* harmony export */ });
const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i;
/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i;
/**
 * Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
 * which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), or because models.yaml names it.
 */
function isSecretName(name, keyVariables = new Set()) {
    return keyVariables.has(name) || (SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name));
}
function withoutSecrets(env, keyVariables) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)));
}


/***/ }),

/***/ 61862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   s: () => (/* binding */ textWidth)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43787);

/** Outside these a terminal's own width makes lines that nobody can read. */
const [NARROWEST, WIDEST] = [60, 120];
/** Where there is no terminal: a file, a pipe. */
const UNKNOWN = 100;
/** Columns of a line of text on this stream. */
function textWidth({ columns }) {
    return columns === undefined || columns === 0 ? UNKNOWN : Math.min(WIDEST, Math.max(NARROWEST, columns));
}
/**
 * Breaks each line at spaces to at most `width` columns; what follows a break is indented by two more than its line, or
 * by `hang`. A longer word keeps a line of its own, and a no-break space is no space here.
 */
function wrapText(text, width, hang) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, width, hang))
        .join('\n');
}
function wrapLine(line, width, hang) {
    if ((0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(line) <= width)
        return [line];
    const own = /^ */.exec(line)?.[0].length ?? 0;
    const indent = ' '.repeat(hang ?? own + 2);
    const lines = [];
    let current = ' '.repeat(own);
    let isEmpty = true;
    // Runs of spaces align columns and stay with the word before them; `95 %` and `p = 0.48` are one word.
    for (const word of line.slice(own).match(/[^ ]+(?: %[^ ]*| [=<] [^ ]+)* */g) ?? []) {
        if (!isEmpty && (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(current + word.trimEnd()) > width) {
            lines.push(current.trimEnd());
            current = indent;
        }
        current += word;
        isEmpty = false;
    }
    return [...lines, current.trimEnd()];
}


/***/ }),

/***/ 11162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ recordId)
/* harmony export */ });
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);

/** Names one attempt of one run, by the ids of its variant and block: the same on every machine that makes it. */
function recordId({ variant, shim, block, purpose, attempt }) {
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)([variant, shim, block, purpose, attempt].join('\0')).slice(0, 16);
}


/***/ }),

/***/ 23990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tW: () => (/* binding */ openRecords),
  Lc: () => (/* binding */ readShardRecords),
  k_: () => (/* binding */ streamRecordFile),
  RA: () => (/* binding */ streamRecords)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var base_files = __webpack_require__(60599);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/base/jsonl.js
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





/**
 * Appends one line and syncs it, so that a killed process loses at most the line it was writing; where the disk is full
 * the file stays as it was. One process at a time writes a file.
 */
async function appendJsonLine(path, value) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            const file = __addDisposableResource(env_1, await (0,promises_.open)(path, 'a+'), true);
            const { size } = await file.stat();
            const last = Buffer.alloc(1);
            if (size > 0)
                await file.read(last, 0, 1, size - 1);
            const torn = size > 0 && last[0] !== 0x0a; // an earlier writer was killed in the middle of its line
            try {
                await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify(value)}\n`);
                await file.sync();
            }
            catch (error) {
                await file.truncate(size);
                throw error;
            }
            if (size === 0)
                await syncFolder((0,external_node_path_.dirname)(path));
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
    catch (error) {
        throw (0,base_files/* explainWrite */.N3)(error, path);
    }
}
/** A new file's name is lost with the power until its folder is synced too. */
async function syncFolder(path) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_2, await (0,promises_.open)(path), true);
        await folder.sync();
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/**
 * Every whole line, validated, one at a time and never the whole file; nothing where there is no such file. A line that is no
 * JSON was torn by a killed writer: it is left out and told to `onTorn`. One that is JSON and does not fit is an error that
 * names file and line.
 */
async function* streamJsonLines(path, schema, onTorn) {
    let number = 0;
    for await (const lines of streamLines(path)) {
        for (const line of lines) {
            number++;
            if (line.trim() === '')
                continue;
            let value;
            try {
                value = JSON.parse(line);
            }
            catch {
                onTorn();
                continue;
            }
            yield (0,base_files/* parseWith */.Ku)(schema, value, `${path}, line ${number}`);
        }
    }
}
const CHUNK_BYTES = 1 << 20;
/**
 * The lines of a file, as many at a time as a chunk completes. They end at a line feed only: `node:readline` also breaks at
 * U+2028, which JSON allows inside a string.
 */
async function* streamLines(path) {
    let unfinished = [];
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK_BYTES })) {
            const end = chunk.lastIndexOf(0x0a);
            if (end < 0) {
                unfinished.push(chunk);
                continue;
            }
            const whole = Buffer.concat([...unfinished, chunk.subarray(0, end)]);
            unfinished = [chunk.subarray(end + 1)];
            yield whole.toString('utf8').split('\n');
        }
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT')
            throw (0,base_files/* explainPath */.hp)(error, path);
    }
    const last = Buffer.concat(unfinished);
    if (last.length > 0)
        yield [last.toString('utf8')];
}

// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/campaign/paths.js
var paths = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/campaign/records.js








/**
 * The records of a campaign, one at a time, file by file in the order of their names; nothing where there are none yet.
 * `onTorn` is told the file of each line that a killed writer left unfinished.
 */
async function* streamRecords(campaign, onTorn = () => { }, isWanted = () => true) {
    for (const path of await listRecordFiles(paths/* campaignFiles */.e.records(campaign), isWanted)) {
        yield* streamRecordFile(path, () => onTorn(path));
    }
}
const streamRecordFile = (path, onTorn = () => { }) => streamJsonLines(path, record/* runRecord */.DW, onTorn);
/** The records that a shard goes on from. Only files of other shards are left out, as far as their names tell. */
async function readShardRecords(campaign, plan, shard) {
    const records = [];
    const isWanted = (name) => mayHoldShard(name, shard, plan);
    for await (const record of streamRecords(campaign, undefined, isWanted))
        records.push(record);
    return records;
}
/**
 * Whether a file of that name can hold records of this shard. False only where the plan fixes the shards and the name says
 * that it is of another one: those never hold the same blocks.
 */
function mayHoldShard(fileName, shard, { shards }) {
    const named = (0,paths/* parseRecordsName */.D)(fileName);
    if (shards === null || shard.count === 1 || named?.count !== shards.length)
        return true;
    return named.index === shard.index;
}
/**
 * A new file for the records that this process makes of a shard. Each is synced before the next run begins. UserError where
 * nothing can be written there.
 */
async function openRecords(campaign, shard) {
    await (0,base_files/* checkWritableFolder */.B1)(paths/* campaignFiles */.e.records(campaign));
    const path = paths/* campaignFiles */.e.shardRecords(campaign, shard, (0,external_node_crypto_.randomBytes)(4).toString('hex'));
    return (record) => appendJsonLine(path, record);
}
async function listRecordFiles(folder, isWanted) {
    const names = await (0,promises_.readdir)(folder).catch((error) => {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return [];
        throw (0,errors/* errorCode */.CA)(error) === 'ENOTDIR' ? (0,base_files/* notAFolder */.b7)(folder) : error;
    });
    const files = names.filter((each) => each.endsWith('.jsonl') && isWanted(each)).sort();
    return files.map((name) => (0,external_node_path_.join)(folder, name));
}


/***/ }),

/***/ 88448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseSharedPath),
/* harmony export */   s: () => (/* binding */ checkDocument)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57029);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43431);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80173);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24919);







const variantPath = zod__WEBPACK_IMPORTED_MODULE_6__/* .tuple */ .PVZ([
    zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('variants'),
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .yR,
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .generatedMode */ .X$,
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .modelId */ .ZR,
    zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^s\d+$/),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^i\d+\.(?:py|json)$/),
]);
/** What a path relative to a campaign's folder holds; null for everything that no other job takes. */
function parseSharedPath(path) {
    if (path === _paths_js__WEBPACK_IMPORTED_MODULE_5__/* .campaignFiles */ .e.plan(''))
        return { kind: 'plan' };
    const parts = path.split('/');
    const { data: variant } = variantPath.safeParse(parts);
    if (variant)
        return { kind: 'variant', project: variant[1], model: variant[3] };
    const [folder, name = ''] = parts.length === 2 ? parts : [];
    if (folder === 'logs')
        return /^[0-9a-f]+\.log$/.test(name) ? { kind: 'log' } : null;
    const shard = folder === 'records' ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRecordsName */ .D)(name) : null;
    return shard && { kind: 'records', shard };
}
/** Reads a plan or a provenance that a stranger may have written. UserError where it is none. */
async function checkDocument(folder, path) {
    const kind = parseSharedPath(path)?.kind;
    if (kind === 'plan')
        await (0,_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlan */ .m3)(folder);
    if (kind === 'variant' && path.endsWith('.json'))
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .provenance */ .aH);
}


/***/ }),

/***/ 43161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yg: () => (/* binding */ parsePartName),
/* harmony export */   hz: () => (/* binding */ isFileOfPart),
/* harmony export */   pn: () => (/* binding */ partName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88448);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57029);
/* harmony import */ var _schema_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6886);






/** `@` parts project from model because neither can hold it: two pairs never share a name. */
function partName(campaign, part) {
    const prefix = campaignName(campaign);
    switch (part.kind) {
        case 'plan':
            return `${prefix}-plan`;
        case 'variants':
            return `${prefix}-variants${part.only ? `-${part.only.project}@${part.only.model}` : ''}`;
        case 'records':
            return `${prefix}-records-${part.shard.index}-of-${part.shard.count}`;
    }
}
/** The part that an artifact of this name holds; null for another campaign's or something else. */
function parsePartName(campaign, name) {
    const prefix = `${campaignName(campaign)}-`;
    if (!name.startsWith(prefix))
        return null;
    const rest = name.slice(prefix.length);
    if (rest === 'plan')
        return { kind: 'plan' };
    if (rest === 'variants')
        return { kind: 'variants', only: null };
    const [, project, model] = /^variants-([^@]+)@([^@]+)$/.exec(rest) ?? [];
    if (_schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR.safeParse(project).success && _schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .modelId */ .ZR.safeParse(model).success && project && model) {
        return { kind: 'variants', only: { project, model } };
    }
    const { data } = _schema_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .writtenShard */ .Gu.safeParse(/^records-([1-9]\d*-of-[1-9]\d*)$/.exec(rest)?.[1]?.replace('-of-', '/'));
    return data ? { kind: 'records', shard: data } : null;
}
/** Which files of a campaign's folder a part may hold: it is sent by this rule, and taken from strangers by it. */
function isFileOfPart(part, path) {
    const file = (0,_campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSharedPath */ .K)(path);
    switch (part.kind) {
        case 'plan':
            return file?.kind === 'plan';
        case 'variants': {
            const { only } = part;
            return file?.kind === 'variant' && (only === null || (only.project === file.project && only.model === file.model));
        }
        case 'records':
            return file?.kind === 'log' || (file?.kind === 'records' && (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(file.shard, part.shard));
    }
}
function campaignName(campaign) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(campaign));
    if (/^[A-Za-z0-9._-]+$/.test(name))
        return name;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Campaign '${name}' can't name artifacts: use letters, digits, '.', '_' and '-' only.`);
}


/***/ }),

/***/ 21290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ ensurePlan),
/* harmony export */   GH: () => (/* binding */ sendPart),
/* harmony export */   Pn: () => (/* binding */ fetchShard),
/* harmony export */   ZR: () => (/* binding */ fetchParts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60599);
/* harmony import */ var _campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80173);
/* harmony import */ var _campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24919);
/* harmony import */ var _campaign_record_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11162);
/* harmony import */ var _campaign_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23990);
/* harmony import */ var _campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88448);
/* harmony import */ var _planning_shards_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53635);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64841);
/* harmony import */ var _campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43161);















const LARGEST_PART_BYTES = 256 * 1024 * 1024;
const DOWNLOADS_AT_ONCE = 8;
/** Uploads what the campaign's folder holds of a part; nothing where it holds none. */
async function sendPart(store, campaign, part, logger) {
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(campaign) ? (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(campaign)).filter((path) => (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .isFileOfPart */ .hz)(part, path)) : [];
    if (files.length === 0)
        return;
    const name = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .partName */ .pn)(campaign, part);
    await store.upload(name, campaign, files);
    logger.info(`uploaded ${files.length} files as artifact ${name}`);
}
/** Brings the campaign's wanted parts from the run's artifacts into its folder. Returns how many there were. */
async function fetchParts(store, campaign, isWanted, logger) {
    const wanted = (await store.list()).flatMap((artifact) => {
        const part = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .parsePartName */ .Yg)(campaign, artifact.name);
        return part !== null && isWanted(part) ? [{ artifact, part }] : [];
    });
    for (let first = 0; first < wanted.length; first += DOWNLOADS_AT_ONCE) {
        const batch = wanted.slice(first, first + DOWNLOADS_AT_ONCE);
        await Promise.all(batch.map(({ artifact, part }) => fetchPart(store, campaign, artifact, part)));
    }
    logger.info(`took ${wanted.length} artifacts into ${campaign}`);
    return wanted.length;
}
/** Takes the plan from the run's artifacts, unless an earlier step of this job wrote it. */
async function ensurePlan(store, campaign, logger) {
    if (await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .isPlanned */ .H9)(campaign))
        return;
    if ((await fetchParts(store, campaign, (part) => part.kind === 'plan', logger)) > 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`There is no ${_campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.plan(campaign)} and no artifact '${(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .partName */ .pn)(campaign, { kind: 'plan' })}': run the action plan first, in this job or one that this job needs.`);
}
/**
 * Takes what one job needs that runs a shard: the plan, its scripts, and the records of an earlier attempt. UserError where the
 * plan has no such shard.
 */
async function fetchShard(store, campaign, shard, logger) {
    await ensurePlan(store, campaign, logger);
    const plan = await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)(campaign);
    (0,_planning_shards_js__WEBPACK_IMPORTED_MODULE_12__/* .refuseOtherShards */ .YH)(plan, shard);
    const blocks = (0,_planning_shards_js__WEBPACK_IMPORTED_MODULE_12__/* .blocksOfShard */ .kU)(plan, shard);
    const isWanted = (part) => {
        if (part.kind === 'plan')
            return false;
        if (part.kind === 'records')
            return (0,node_util__WEBPACK_IMPORTED_MODULE_4__.isDeepStrictEqual)(part.shard, shard);
        const { only } = part;
        if (only === null)
            return true;
        return blocks.some(({ project, model }) => project === only.project && (model === null || model === only.model));
    };
    await fetchParts(store, campaign, isWanted, logger);
}
/** A job that ran untrusted code may have made this artifact: only files of the part are taken, and only valid ones. */
async function fetchPart(store, campaign, artifact, part) {
    if (artifact.bytes > LARGEST_PART_BYTES)
        throw refusal(artifact, `it has ${artifact.bytes} bytes`);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(process.env.RUNNER_TEMP ?? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'greenml-part-'));
    try {
        await store.download(artifact, folder);
        const files = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listFiles */ .CS)(folder); // symbolic links are left out
        for (const path of files)
            await checkFile(folder, path, part, artifact);
        const taken = part.kind === 'records' ? await chooseRecordFiles(campaign, folder, files, part.shard, artifact) : files;
        for (const path of taken) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(campaign, path)), { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(campaign, path));
        }
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
    }
}
async function checkFile(folder, path, part, artifact) {
    if (!(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .isFileOfPart */ .hz)(part, path))
        throw refusal(artifact, `'${path}' is no file of such a part`);
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path));
    if (size > LARGEST_PART_BYTES)
        throw refusal(artifact, `'${path}' has ${size} bytes`);
    await (0,_campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_11__/* .checkDocument */ .s)(folder, path);
}
/**
 * One job can't speak for another: records of another shard's blocks are refused, and logs that no record names, as a
 * killed job leaves them, stay out.
 */
async function chooseRecordFiles(campaign, folder, files, shard, artifact) {
    const isRecords = (path) => (0,_campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_11__/* .parseSharedPath */ .K)(path)?.kind === 'records';
    const plan = await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)(campaign);
    const count = (0,_planning_shards_js__WEBPACK_IMPORTED_MODULE_12__/* .countShards */ .xG)(plan);
    if (shard.count !== count)
        throw refusal(artifact, `the campaign is planned in ${count} shards`);
    const orders = new Map((0,_planning_shards_js__WEBPACK_IMPORTED_MODULE_12__/* .blocksOfShard */ .kU)(plan, shard).map(({ id, order }) => [id, new Set(order.map(_schema_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .memberKey */ .S7))]));
    const logs = new Set();
    for (const path of files.filter(isRecords)) {
        for await (const record of (0,_campaign_records_js__WEBPACK_IMPORTED_MODULE_10__/* .streamRecordFile */ .k_)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path))) {
            const { id, block, variant, shim, log } = record;
            if (!orders.get(block)?.has((0,_schema_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .memberKey */ .S7)(record))) {
                throw refusal(artifact, `record ${id} is of '${variant}' (${shim}) in block '${block}', which is none of this shard's`);
            }
            if (!isNamedByContent(record))
                throw refusal(artifact, `record ${id} or its log has a name that is not its own`);
            logs.add(log);
        }
    }
    return files.filter((path) => isRecords(path) || logs.has(path));
}
/** Later steps tell records apart by id, and a log lies under it: another's id would take the other's place. */
function isNamedByContent(record) {
    const { id, log } = record;
    return id === (0,_campaign_record_id_js__WEBPACK_IMPORTED_MODULE_9__/* .recordId */ .R)(record) && (log === null || log === _campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.log('', id));
}
const refusal = (artifact, reason) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Artifact '${artifact.name}' is refused: ${reason}.`, 3);


/***/ }),

/***/ 18276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ benchmarkInputs),
/* harmony export */   YE: () => (/* binding */ benchmarkOptions),
/* harmony export */   fP: () => (/* binding */ IDLE_SECONDS),
/* harmony export */   zw: () => (/* binding */ runnerOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6886);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);




/** Seconds at rest before the first run of a shard. */
const IDLE_SECONDS = 10;
/** What `run` takes, too. */
const runnerOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .energyOptions */ .V4.shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .carbonOptions */ .OX.shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .sandboxOptions */ .eN.shape,
    timeout: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .positive */ .yj, '<seconds>', 'seconds that a run may take', {
        unset: "each project's own limit",
    }),
    idleBaseline: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .fromZero */ .pV, IDLE_SECONDS, '<seconds>', "seconds for which the host's power at rest is measured before the first run, where there is a meter"),
    repeatContaminated: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0), '<n>', 'how often a run that other load disturbed is repeated at once', {
        unset: '1 where energy is measured, else 0',
    }),
    wait: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .wait */ .uk,
});
const benchmarkOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOptions */ .NL.shape,
    shard: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .shard */ .B5, '<i/n>', 'only this share of the campaign, as `2/8`', {
        unset: 'all of it',
        read: _shard_js__WEBPACK_IMPORTED_MODULE_0__/* .readShard */ .Xy,
    }),
    ...runnerOptions.shape,
});
const benchmarkInputs = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...benchmarkOptions.shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignInputs */ .gQ.shape,
    electricityMaps: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .electricityMapsInput */ .p5,
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)("take plan and scripts from the run's artifacts, and upload the records, whatever happens: a second attempt of the job goes on from them", { isOn: true }),
});


/***/ }),

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ PROVENANCE_VERSION),
/* harmony export */   aH: () => (/* binding */ provenance)
/* harmony export */ });
/* unused harmony export GENERATION_STATUSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82939);



const GENERATION_STATUSES = [
    'ok',
    'syntax-error',
    'no-code',
    'truncated',
    'refused',
    'provider-error',
    'no-answer',
];
const PROVENANCE_VERSION = 1;
const provenanceFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(PROVENANCE_VERSION),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    sample: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    /** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['provider', 'recorded', 'given']),
    provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    requestedModel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** As the provider's answer names it. */
    returnedModel: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    responseId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(GENERATION_STATUSES),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    promptHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    answerHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    codeHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), cachedInput: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), output: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), reasoning: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).nullable(),
    cost: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), pricedAs: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullable(),
    costReason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** Joules of the generation, from the model entry's figure for a token; null where it gives none. */
    energy: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        joules: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        low: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        high: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
        source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    })
        .nullable(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    wallSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .versioned */ .iF)(PROVENANCE_VERSION, provenanceFile, {});


/***/ }),

/***/ 6886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ shard),
/* harmony export */   Gu: () => (/* binding */ writtenShard),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   p5: () => (/* binding */ WHOLE_CAMPAIGN)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);

const FORM = 'i/n with 1 ≤ i ≤ n, as 2/8';
const number = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(FORM).min(1, FORM);
/** A share of a campaign's groups that one process runs: the `index`th, from 1, of `count`. */
const shard = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ index: number, count: number }, FORM).refine(({ index, count }) => index <= count, FORM);
/** A campaign that is not dealt to several processes. */
const WHOLE_CAMPAIGN = { index: 1, count: 1 };
/** The shard that `2/8` means; the text itself where it has another form. */
function readShard(text) {
    const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    return index && count ? { index: Number(index), count: Number(count) } : text;
}
/** `2/8`. */
const writtenShard = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(readShard).pipe(shard);


/***/ })

};
