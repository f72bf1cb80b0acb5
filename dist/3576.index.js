export const id = 3576;
export const ids = [3576,9062];
export const modules = {

/***/ 40423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runBenchmark: () => (/* binding */ runBenchmark)
/* harmony export */ });
/* harmony import */ var _commands_benchmark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91411);
/* harmony import */ var _github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21290);
/* harmony import */ var _schema_options_benchmark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18276);
/* harmony import */ var _schema_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6886);
/* harmony import */ var _refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6951);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52496);






async function runBenchmark(given, context) {
    const inputs = _schema_options_benchmark_js__WEBPACK_IMPORTED_MODULE_2__/* .benchmarkInputs */ .Hx.parse(given);
    await (0,_refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseProviderKeys */ .c)(inputs.dataset, context.env);
    const { campaign, shard = _schema_shard_js__WEBPACK_IMPORTED_MODULE_3__/* .WHOLE_CAMPAIGN */ .p5 } = inputs;
    const store = inputs.artifacts ? await context.openArtifacts() : null;
    if (store)
        await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchShard */ .Pn)(store, campaign, shard, context.logger);
    try {
        const { runs, ok, lost, alreadyDone } = await (0,_commands_benchmark_js__WEBPACK_IMPORTED_MODULE_0__.benchmark)(inputs, context);
        return { runs, ok, lost, 'already-done': alreadyDone };
    }
    finally {
        // What was measured before a failure counts: a second attempt of this job goes on from it.
        if (store)
            await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .sendPart */ .GH)(store, campaign, { kind: 'records', shard }, context.logger);
    }
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_5__/* .runAction */ .C)(_schema_options_benchmark_js__WEBPACK_IMPORTED_MODULE_2__/* .benchmarkInputs */ .Hx, runBenchmark);


/***/ }),

/***/ 6951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ refuseProviderKeys)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87033);
/* harmony import */ var _dataset_load_models_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61510);





/** Secrets and untrusted code never share a job. UserError 3 when a key is in the environment. */
async function refuseProviderKeys(dataset, env) {
    const models = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataset, 'models.yaml')) ? await (0,_dataset_load_models_js__WEBPACK_IMPORTED_MODULE_3__/* .loadModels */ .Z)(dataset) : [];
    const keyVariables = new Set(models.flatMap(({ keyVariable }) => keyVariable ?? []));
    const found = Object.keys(env).filter((name) => env[name] && (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .isSecretName */ .eh)(name, keyVariables));
    if (found.length === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Refused: ${found.join(', ')} in the environment of a step that runs code which nobody trusts.\n` +
        'Give the key to a job of its own with the action actions/generate, as benchmark.yml does, and leave it out here.', 3);
}


/***/ }),

/***/ 52496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/explain-fault.js
var explain_fault = __webpack_require__(97286);
// EXTERNAL MODULE: ./build/base/log.js
var log = __webpack_require__(82130);
// EXTERNAL MODULE: ./build/commands/explain-lost.js
var explain_lost = __webpack_require__(2239);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var base_scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/base/unpack-archive.js
var unpack_archive = __webpack_require__(22927);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
;// CONCATENATED MODULE: ./build/github/artifact-store.js





/** Of one artifact, counted while it is unpacked: a thousandth of it as an archive can be as much. */
const UNPACK_LIMITS = { bytes: 512 * 1024 * 1024, files: 100_000 };
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
            const scratch = await (0,base_scratch/* makeScratch */.lP)('artifact', process.env.RUNNER_TEMP);
            try {
                const options = { path: scratch, skipDecompress: true, ...(digest === null ? {} : { expectedHash: digest }) };
                const { digestMismatch } = await client().downloadArtifact(id, options);
                if (digestMismatch)
                    throw new errors/* UserError */.yo(`Artifact '${name}' is not what was uploaded: its digest differs.`, 3);
                const [archive] = (await (0,untrusted_files/* listBelow */.Iy)(scratch, '')) ?? [];
                const path = (0,external_node_path_.join)(scratch, archive?.name ?? '');
                const fault = await (0,unpack_archive/* unpackArchive */.b)({ form: 'zip', path }, folder, UNPACK_LIMITS);
                if (fault !== null)
                    throw new errors/* UserError */.yo(`Artifact '${name}' is refused: ${fault}.`, 3);
            }
            finally {
                await (0,base_scratch/* removeTree */.dM)(scratch);
            }
        },
        async upload(name, root, files) {
            const paths = files.map((file) => (0,external_node_path_.join)(root, file));
            return (await client().uploadArtifact(name, paths, root)).id ?? null;
        },
    };
}

;// CONCATENATED MODULE: ./build/actions/logger.js


/** An Actions log: warnings and failures become annotations, and a status line has no place in it. */
const actionsLogger = {
    info: (message) => (0,core/* info */.pq)((0,clean_text/* cleanMessage */.V8)(message, true)),
    warn: (message) => (0,core/* warning */.$e)((0,clean_text/* cleanMessage */.V8)(message, true)),
    fail: (message) => (0,core/* error */.z3)((0,clean_text/* cleanMessage */.V8)(message, true)),
    status() { },
};

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









/** Inputs in, outputs out; one of them is `lost`, where runs can be. The only place that fails an action, sets its exit code and prints a cause or a stack. */
async function runAction(schema, run) {
    const controller = new AbortController();
    process.once('uncaughtException', (error) => {
        fail(error);
        process.exit();
    });
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
        // A later step may print them.
        for (const [name, value] of Object.entries(outputs))
            (0,core/* setOutput */.uH)(name, (0,clean_text/* cleanMessage */.V8)(String(value), true));
        const fault = (0,explain_lost/* explainLost */.M)(Number(outputs.lost ?? 0));
        if (fault !== null)
            throw fault;
    }
    catch (error) {
        fail(error);
    }
}
/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(caught) {
    const error = (0,explain_fault/* explainFault */.O)(caught);
    actionsLogger.fail((0,errors/* errorMessage */.gJ)(error));
    process.exitCode = error instanceof errors/* UserError */.yo ? error.exitCode : 1;
    if (!(error instanceof errors/* UserError */.yo))
        actionsLogger.info((0,log/* describeFault */.Q)(error));
}
/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)));
}


/***/ }),

/***/ 68606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ groupsBy),
/* harmony export */   zm: () => (/* binding */ largestGroups),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/** The items that share a key together, in the order in which they come; keys that are objects are told by their content. */
function groupsBy(items, keyOf) {
    const groups = Map.groupBy(items, (item) => {
        const key = keyOf(item);
        return typeof key === 'object' && key !== null ? JSON.stringify(key) : key;
    });
    return [...groups.values()]; // none is empty
}
/** The groups that have most items first; equals by their key, so that the order of items plays no part. */
function largestGroups(items, keyOf) {
    return groupsBy(items, keyOf).sort(([first, ...a], [other, ...b]) => b.length - a.length || (keyOf(first) < keyOf(other) ? -1 : 1));
}
/** A value for each of these keys. */
const recordOf = (keys, make) => Object.fromEntries(keys.map((key) => [key, make(key)]));


/***/ }),

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

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ modelKeyName),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   eh: () => (/* binding */ isSecretName),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i;
/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i;
const MODEL_KEY = 'GREENML_KEY_';
/** This machine: nothing that is sent there leaves it. */
const isLoopback = ({ hostname }) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
/** The variable of a key that is one model's own: `GREENML_KEY_GPT_5_1` for `gpt-5.1`. */
const modelKeyName = (id) => MODEL_KEY + id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');
/**
 * Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
 * which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), because it is one model's, or because
 * models.yaml names it.
 */
function isSecretName(name, keyVariables = new Set()) {
    if (keyVariables.has(name) || name.toUpperCase().startsWith(MODEL_KEY))
        return true;
    return SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name);
}
/**
 * A text without the name, password or token of each address in it, and without what follows an address's path, where
 * servers take tokens too. A password may hold an @: the last one before the path ends it.
 */
function withoutCredentials(text) {
    return text
        .replaceAll(/(\w:\/\/)[^/?#\s'"]*@/g, '$1')
        .replaceAll(/\w:\/\/[^\s'"]*/g, (address) => address.split(/[?#]/, 1)[0] ?? '');
}
function withoutSecrets(env, keyVariables) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)));
}


/***/ }),

/***/ 2828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readLogEnd),
/* harmony export */   u: () => (/* binding */ writeLog)
/* harmony export */ });
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23085);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4920);
/* harmony import */ var _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55063);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24919);
/* harmony import */ var _shared_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88448);






/** What is kept of each of the two, from its end. */
const LOG_CHARACTERS = 256 * 1024;
/** Of both as UTF-8, with their heads. */
const LARGEST_LOG = 2 * 4 * LOG_CHARACTERS + 1024;
/** Writes what a run printed. Returns what its record says of it. */
async function writeLog(campaign, recordId, output) {
    const [stdout, stderr] = [output.stdout.slice(-LOG_CHARACTERS), output.stderr.slice(-LOG_CHARACTERS)];
    const text = `--- standard output\n${stdout}\n--- standard error\n${stderr}\n`;
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .writeFileAtomic */ .Zf)(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log(campaign, recordId), text, campaign);
    return { log: _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log('', recordId), logSha256: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(text) };
}
/** The last whole lines of a log as a terminal shows them; null where there is none that its record knows. */
async function readLogEnd(campaign, { record, sha256 }) {
    if ((0,_shared_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSharedPath */ .K)(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log('', record))?.kind !== 'log')
        return null;
    const log = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readIfPlain */ .U0)(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log('', record), LARGEST_LOG);
    if (log === null || (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(log) !== sha256)
        return null;
    const lines = (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutSequences */ .V$)(log.toString('utf8')).split(/\r?\n/);
    const shown = lines.map((line) => line.slice(line.lastIndexOf('\r') + 1).replace(/(?!\t)\p{Cc}/gu, ''));
    return keepEnd(shown.join('\n').trimEnd(), _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_2__/* .LOG_END_BYTES */ .hZ);
}
/** At most so many bytes of UTF-8; a first line that would be cut is left out, unless it is all there is. */
function keepEnd(text, bytes) {
    const all = Buffer.from(text);
    if (all.length <= bytes)
        return text;
    let start = all.length - bytes;
    while (((all[start] ?? 0) & 0xc0) === 0x80)
        start++; // inside a character
    const end = all.subarray(start).toString('utf8');
    return end.slice(end.indexOf('\n') + 1).replace(/^\n+/, '');
}


/***/ }),

/***/ 80186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ hashPrimaryFamily)
/* harmony export */ });
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);

/** Identifies the declared tests, whatever their order: kept in each record, so that declaring others later shows. */
function hashPrimaryFamily(family) {
    const tests = family.map(({ mode, model, quantity, baseline }) => JSON.stringify([mode, model, quantity, baseline]));
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(tests.sort().join('\n'));
}


/***/ }),

/***/ 83682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ settlePlan)
/* harmony export */ });
/**
 * The plan without runs that would show what another shows: an answer that neither draws nor waits takes the same course
 * headless as it is. `provenances`: what is known of the scripts that models wrote, by variant id.
 */
function settlePlan(plan, provenances) {
    const written = new Set(plan.variants.flatMap(({ id, model }) => (model === null ? [] : [id])));
    const isNeeded = ({ variant, shim }) => shim === 'as-is' || !written.has(variant) || provenances.get(variant)?.drawsOrWaits === true;
    return { ...plan, blocks: plan.blocks.map((block) => ({ ...block, order: block.order.filter(isNeeded) })) };
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
/** Reads a plan or a provenance of a folder that a stranger may have written. UserError where it is none. */
async function checkDocument(folder, path) {
    const kind = parseSharedPath(path)?.kind;
    if (kind === 'plan')
        await (0,_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlan */ .m3)(folder);
    if (kind === 'variant' && path.endsWith('.json'))
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .provenance */ .aH, folder);
}


/***/ }),

/***/ 98616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ refuseOtherData)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);



/** UserError where a data file is not the one that the manifest names by its SHA-256: results would be those of other data. */
async function refuseOtherData({ slug, sourceFolder, manifest }) {
    for (const { path, sha256 } of manifest.data) {
        if (sha256 === undefined)
            continue;
        const isHere = (await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .lookBelow */ .b4)(sourceFolder, path)).kind === 'file';
        const found = isHere ? await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .hashBelow */ ._L)(sourceFolder, path) : null;
        if (found === sha256)
            continue;
        const says = found === null ? 'it is not there' : `its SHA-256 is ${found}`;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${slug}: '${path}' is not the file that project.yaml names by ${sha256}: ${says}. Restore it, or correct project.yaml.`);
    }
}


/***/ }),

/***/ 61510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ loadModels)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60599);
/* harmony import */ var _schema_models_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86770);




/** The entries of `<dataset>/models.yaml`, in their order. UserError when it is missing or wrong, or ids repeat. */
async function loadModels(dataset) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dataset, 'models.yaml');
    const missing = `There is no ${path}: pass --dataset DIR, or write one after dataset/models.yaml of greenml.`;
    const { models } = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .gM)(path, _schema_models_js__WEBPACK_IMPORTED_MODULE_3__/* .modelsFile */ .dI, missing, dataset);
    const seen = new Map();
    for (const { id, provider, answers } of models) {
        const other = seen.get(id.toLowerCase());
        // Ids name files, and some file systems do not tell cases apart.
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${path}: the ids '${other}' and '${id}' collide: rename one.`);
        seen.set(id.toLowerCase(), id);
        if (provider === 'replay' && answers === undefined) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${path}: model ${id} is replayed, but 'answers' does not name its folder.`);
        }
    }
    return models;
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5767);
/* harmony import */ var _base_size_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17603);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4920);
/* harmony import */ var _campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80173);
/* harmony import */ var _campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24919);
/* harmony import */ var _campaign_record_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11162);
/* harmony import */ var _campaign_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50105);
/* harmony import */ var _campaign_shared_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88448);
/* harmony import */ var _planning_shards_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53635);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64841);
/* harmony import */ var _campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43161);















const LARGEST_ARCHIVE_BYTES = 256 * 1024 * 1024;
const DOWNLOADS_AT_ONCE = 8;
/** Uploads what the campaign's folder holds of a part; nothing where it holds none. */
async function sendPart(store, campaign, part, logger) {
    if ((await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__/* .lookBelow */ .b4)(campaign, '')).kind === 'none')
        return;
    const files = (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(campaign)).filter((path) => (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .isFileOfPart */ .hz)(part, path));
    if (files.length === 0)
        return;
    const name = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .partName */ .pn)(campaign, part);
    await store.upload(name, campaign, files);
    logger.info(`uploaded ${files.length} files as artifact ${name}`);
}
/**
 * Brings the campaign's wanted parts from the run's artifacts into its folder. Returns how many there were. Of one that can't
 * be taken nothing is; `onRefused` is told why, else it is an error.
 */
async function fetchParts(store, campaign, isWanted, logger, onRefused = (refusal) => {
    throw refusal;
}) {
    const wanted = (await store.list()).flatMap((artifact) => {
        const part = (0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .parsePartName */ .Yg)(campaign, artifact.name);
        return part !== null && isWanted(part) ? [{ artifact, part }] : [];
    });
    let refused = 0;
    for (let first = 0; first < wanted.length; first += DOWNLOADS_AT_ONCE) {
        const batch = wanted.slice(first, first + DOWNLOADS_AT_ONCE);
        const taking = batch.map(({ artifact, part }) => fetchPart(store, campaign, artifact, part).catch((error) => {
            if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
                throw error;
            refused++;
            onRefused(error, artifact.name);
        }));
        await Promise.all(taking);
    }
    logger.info(`took ${wanted.length - refused} artifacts into ${campaign}`);
    return wanted.length;
}
/** Takes the plan from the run's artifacts, unless an earlier step of this job wrote it. */
async function ensurePlan(store, campaign, logger) {
    if (await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .isPlanned */ .H9)(campaign))
        return;
    if ((await fetchParts(store, campaign, (part) => part.kind === 'plan', logger)) > 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no ${_campaign_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .campaignFiles */ .e.plan(campaign)} and no artifact '${(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .partName */ .pn)(campaign, { kind: 'plan' })}': run the action plan first, in this job or one that this job needs.`);
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
            return (0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(part.shard, shard);
        const { only } = part;
        if (only === null)
            return true;
        return blocks.some(({ project, model }) => project === only.project && (model === null || model === only.model));
    };
    await fetchParts(store, campaign, isWanted, logger);
}
/** A job that ran untrusted code may have made this artifact: only files of the part are taken, and only valid ones. */
async function fetchPart(store, campaign, artifact, part) {
    if (artifact.bytes > LARGEST_ARCHIVE_BYTES)
        throw refusal(artifact, `it has ${(0,_base_size_js__WEBPACK_IMPORTED_MODULE_5__/* .formatSize */ .X)(artifact.bytes)}`);
    const folder = await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .makeScratch */ .lP)('part', process.env.RUNNER_TEMP);
    try {
        await store.download(artifact, folder);
        const files = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listFiles */ .CS)(folder); // symbolic links are left out
        for (const path of files)
            await checkFile(folder, path, part, artifact);
        const taken = part.kind === 'records' ? await chooseRecordFiles(campaign, folder, files, part.shard, artifact) : files;
        const missing = [];
        for (const path of taken)
            if (!(await isThere(folder, campaign, path)))
                missing.push(path);
        for (const path of missing)
            await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__/* .copyBelow */ .Bu)(folder, campaign, path);
    }
    finally {
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(folder);
    }
}
/** Whether an earlier step of this job has brought or made the same file. UserError where it is another one. */
async function isThere(folder, campaign, path) {
    const there = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .hashBelow */ ._L)(campaign, path);
    if (there === null || there === (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .hashBelow */ ._L)(folder, path)))
        return there !== null;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, path)} is another file than the artifact's: it is not replaced.`, 3);
}
async function checkFile(folder, path, part, artifact) {
    if (!(0,_campaign_parts_js__WEBPACK_IMPORTED_MODULE_14__/* .isFileOfPart */ .hz)(part, path))
        throw refusal(artifact, `'${path}' is no file of such a part`);
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
        for await (const record of (0,_campaign_records_js__WEBPACK_IMPORTED_MODULE_10__/* .streamRecordFile */ .k_)(folder, path)) {
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
const refusal = (artifact, reason) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Artifact '${artifact.name}' is refused: ${reason}.`, 3);


/***/ }),

/***/ 22010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ NotProbed)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91497);

/** Nothing can be done to a project's data: why. */
class NotProbed extends Error {
    gap;
    constructor(gap) {
        super((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .nameFact */ .st)(gap));
        this.gap = gap;
    }
}


/***/ }),

/***/ 24620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F6: () => (/* binding */ pullQueue),
/* harmony export */   GU: () => (/* binding */ trapezoidWeights),
/* harmony export */   K2: () => (/* binding */ equalWeights),
/* harmony export */   X1: () => (/* binding */ sumSeconds),
/* harmony export */   lb: () => (/* binding */ dealToLeast),
/* harmony export */   z3: () => (/* binding */ longestFirst)
/* harmony export */ });
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43650);

/**
 * Each item, in order, goes to the bin that would be done with it first, of those that may take it; with the longest first
 * this is Graham's rule (1969). A bin of weight 2 is done in half the time. Ties go to the earlier bin, so that every process
 * deals alike.
 */
function dealToLeast(items, weights, mayTake = () => true) {
    const dealt = weights.map(() => []);
    const loads = weights.map(() => 0);
    for (const item of items) {
        let [chosen, least] = [-1, Number.POSITIVE_INFINITY];
        for (const [bin, weight] of weights.entries()) {
            const done = ((loads[bin] ?? 0) + item.seconds) / weight;
            if (done < least && mayTake(item, bin))
                [chosen, least] = [bin, done];
        }
        dealt[chosen]?.push(item);
        loads[chosen] = (loads[chosen] ?? 0) + item.seconds;
    }
    return dealt;
}
/** One weight for each of so many bins. */
const equalWeights = (count) => Array.from({ length: count }, () => 1);
/**
 * Weights of jobs that machines pull: each round of jobs is smaller than the one before, and the last evens out what the
 * others took longer than expected (trapezoid self-scheduling, Tzeng & Ni 1993).
 */
function trapezoidWeights(jobs, machines) {
    const rounds = Math.ceil(jobs / machines);
    return Array.from({ length: jobs }, (_, job) => rounds - Math.floor(job / machines));
}
/** Items of equal length stay in their order. */
const longestFirst = (items) => [...items].sort((a, b) => b.seconds - a.seconds);
const sumSeconds = (items) => (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .sum */ .cz)(items.map(({ seconds }) => seconds));
/** What comes of machines that take the next job of a queue, in its order, as soon as they are free. */
function pullQueue(jobs, machines) {
    const busy = Array.from({ length: machines }, () => 0);
    let lastStart = 0;
    for (const { seconds } of jobs) {
        const next = busy.indexOf(Math.min(...busy));
        lastStart = Math.max(lastStart, busy[next] ?? 0);
        busy[next] = (busy[next] ?? 0) + seconds;
    }
    return { busy, lastStart };
}


/***/ }),

/***/ 8179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ listWorkloads),
/* harmony export */   PJ: () => (/* binding */ RUN_OVERHEAD_SECONDS),
/* harmony export */   Y0: () => (/* binding */ DEFAULT_RUN_SECONDS)
/* harmony export */ });
/* unused harmony export expectedRunSeconds */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64841);


/**
 * Seconds of a run whose project declares no `typicalSeconds`: the mean over the 50 projects of GenAI-GreenML of each one's
 * median `exec_time_s`, in its four published result files (1,606 runs).
 */
const DEFAULT_RUN_SECONDS = 6;
/** Seconds around every run: the fresh copy, the sandbox, the log and the synced record. */
const RUN_OVERHEAD_SECONDS = 0.2;
function expectedRunSeconds({ needs }) {
    return Math.min(needs.typicalSeconds ?? DEFAULT_RUN_SECONDS, needs.timeoutSeconds);
}
/** The groups of a plan, in its order. */
function listWorkloads({ blocks, projects }) {
    const known = new Map(projects.map((project) => [project.slug, project]));
    return [...Map.groupBy(blocks, _schema_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .groupKey */ .$6)].map(([group, own]) => {
        const slug = own[0]?.project ?? '';
        const project = known.get(slug);
        if (!project)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`plan.json has blocks of '${slug}' but no such project: plan again.`);
        const runs = own.reduce((sum, { order }) => sum + order.length, 0);
        return {
            group,
            project,
            runs,
            seconds: runs * (expectedRunSeconds(project) + RUN_OVERHEAD_SECONDS),
            worstSeconds: runs * (project.needs.timeoutSeconds + RUN_OVERHEAD_SECONDS),
        };
    });
}


/***/ }),

/***/ 53635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ dealShards),
/* harmony export */   YH: () => (/* binding */ refuseOtherShards),
/* harmony export */   kU: () => (/* binding */ blocksOfShard),
/* harmony export */   xG: () => (/* binding */ countShards)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64841);
/* harmony import */ var _schedule_deal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24620);
/* harmony import */ var _schedule_workload_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8179);




/** Whole groups (project × model, or project), so that each of `count` shards is expected to take equally long. */
function dealShards(plan, count) {
    const dealt = (0,_schedule_deal_js__WEBPACK_IMPORTED_MODULE_3__/* .dealToLeast */ .lb)((0,_schedule_deal_js__WEBPACK_IMPORTED_MODULE_3__/* .longestFirst */ .z3)((0,_schedule_workload_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkloads */ .DD)(plan)), (0,_schedule_deal_js__WEBPACK_IMPORTED_MODULE_3__/* .equalWeights */ .K2)(count));
    return dealt.map((workloads) => workloads.map(({ group }) => group));
}
/** Shards of a campaign that several jobs share; one job runs all of it where nothing was planned. */
const countShards = ({ shards }) => shards?.length ?? 1;
/** UserError where the campaign is planned in another number of shards than this one is of. */
function refuseOtherShards(plan, { index, count }) {
    const planned = countShards(plan);
    if (count === planned)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Shard ${index}/${count}: this campaign was planned in ${planned} shards; ask for i/${planned}.`);
}
/**
 * The blocks of a shard, the same for every process that reads this plan. Where the plan says what each shard holds, no
 * other number of shards is taken: two processes that counted differently would run the same blocks twice.
 */
function blocksOfShard(plan, shard) {
    if (shard.count === 1)
        return plan.blocks;
    if (plan.shards !== null)
        refuseOtherShards(plan, shard);
    const shards = plan.shards ?? dealShards(plan, shard.count);
    const mine = new Set(shards[shard.index - 1]);
    return plan.blocks.filter((block) => mine.has((0,_schema_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .groupKey */ .$6)(block)));
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
const benchmarkOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('run what is left of a campaign; every run ends in a record', {
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
