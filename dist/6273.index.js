export const id = 6273;
export const ids = [6273,8890];
export const modules = {

/***/ 45998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ publishReport)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23085);


/** Shows a written report as the job's summary and keeps its files as an artifact: the folder may hold others' files too. */
async function publishReport({ html, folder, files, headline, summary: text }, artifacts, { env, logger }) {
    for (const sentence of headline)
        logger.info(sentence);
    // Outside Actions there is no such file, and @actions/core would throw.
    if (env.GITHUB_STEP_SUMMARY)
        await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw((0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X5)(text), true).write();
    const outputs = { report: html, headline: headline.join('\n') };
    if (artifacts === null)
        return outputs;
    const id = await artifacts.store.upload(artifacts.name, folder, files);
    logger.info(`uploaded the report as artifact ${artifacts.name}`);
    return { ...outputs, 'artifact-id': id ?? '' };
}


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

/***/ 36273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runPipeline: () => (/* binding */ runPipeline)
/* harmony export */ });
/* harmony import */ var _commands_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8890);
/* harmony import */ var _schema_options_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90630);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45998);
/* harmony import */ var _refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6951);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52496);





/** Plan to report on this runner, for answers that exist or are recorded: a key for a model is refused. */
async function runPipeline(given, context) {
    const inputs = _schema_options_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runInputs */ .H.parse(given);
    await (0,_refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseProviderKeys */ .c)(inputs.dataset, context.env);
    const artifacts = inputs.artifacts ? { store: await context.openArtifacts(), name: inputs.artifactName } : null;
    const result = await (0,_commands_run_js__WEBPACK_IMPORTED_MODULE_0__.run)({ ...given, campaign: inputs.campaign }, context);
    return { ...(await (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReport */ .S)(result, artifacts, context)), lost: result.lost };
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)(_schema_options_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runInputs */ .H, runPipeline);


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

/***/ 8890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(87033);
/* harmony import */ var _campaign_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80173);
/* harmony import */ var _energy_carbon_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51180);
/* harmony import */ var _schema_options_option_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1178);
/* harmony import */ var _schema_options_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95360);
/* harmony import */ var _schema_options_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90630);
/* harmony import */ var _analyse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52834);
/* harmony import */ var _benchmark_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91411);
/* harmony import */ var _generate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59452);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99081);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93475);













/** Plan to report in one go, on this host. A campaign that is planned already goes on where it ended. */
async function run(given, context) {
    const carbon = await (0,_energy_carbon_js__WEBPACK_IMPORTED_MODULE_3__/* .openCarbon */ .e)(given, context.env, context); // with its key, and before a wrong zone costs a model's answers
    const planned = await planOrGoOn(given, context);
    refuseBareModels(planned, given);
    await (0,_generate_js__WEBPACK_IMPORTED_MODULE_9__.generate)(given, context);
    const { lost } = await (0,_benchmark_js__WEBPACK_IMPORTED_MODULE_8__.benchmark)(given, withoutKeys(planned, context), carbon);
    await (0,_analyse_js__WEBPACK_IMPORTED_MODULE_7__.analyse)(_schema_options_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runOptions */ .K.parse(given), context);
    return { ...(await (0,_report_js__WEBPACK_IMPORTED_MODULE_11__.report)(given, context)), lost };
}
async function planOrGoOn(given, context) {
    if (!(await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlanned */ .H9)(given.campaign)))
        return (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.plan)(given, context);
    const planned = await (0,_campaign_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlan */ .m3)(given.campaign);
    refuseOtherDesign(planned, given);
    context.logger.info(`going on with ${given.campaign}, planned ${planned.createdAt}`);
    return planned;
}
/** A plan is made once: what is asked for now has to be what it was planned with. */
function refuseOtherDesign({ options: made }, given) {
    const names = _schema_options_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .design */ .xX.keyof().options;
    const differing = names.filter((name) => given[name] !== undefined && !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(given[name], made[name]));
    if (differing.length === 0)
        return;
    const told = differing.map((name) => `${(0,_schema_options_option_js__WEBPACK_IMPORTED_MODULE_4__/* .optionName */ .fS)(name)} ${made[name] ?? 'all'}, not ${given[name]}`);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${given.campaign} is planned with ${told.join('; ')}: leave that out to go on with it, or name another --campaign.`);
}
/** Nobody has read what a model wrote a second ago, so nobody can vouch for it. */
function refuseBareModels(planned, { iTrustThisCode, sandbox }) {
    const live = planned.models.some((model) => model.provider !== 'replay');
    if (!live || !(iTrustThisCode || sandbox === 'none'))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('Refused: run asks models and runs what they write in one go, and only in a sandbox. To run their code without one, ' +
        'read it first: greenml generate, then greenml benchmark --i-trust-this-code.', 3);
}
/** From here on untrusted code runs: nothing that it or its helpers could inherit holds a key. */
function withoutKeys(planned, context) {
    const keys = new Set(planned.models.flatMap((model) => model.keyVariable ?? []));
    for (const name of Object.keys(process.env))
        if ((0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_12__/* .isSecretName */ .eh)(name, keys))
            delete process.env[name];
    return { ...context, env: (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_12__/* .withoutSecrets */ .cT)(context.env, keys) };
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

/***/ 6148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ generateOptions),
/* harmony export */   V1: () => (/* binding */ generateInputs),
/* harmony export */   oX: () => (/* binding */ askOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);




const PAIR = 'project/model';
/** `iris/gpt-5,wine/claude` */
function readPairs(text) {
    return (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .splitList */ .ry)(text).map((item) => {
        const [project, model, ...rest] = item.split('/');
        return project && model && rest.length === 0 ? { project, model } : item;
    });
}
/** What `run` takes, too. */
const askOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    answers: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .answers */ .GA,
    budgetUsd: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .positive */ .yj, '<x>', 'stop before more US dollars are spent on models'),
    force: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('ask again for scripts that exist'),
});
const generateOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('ask the models for the scripts of a campaign', {
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOptions */ .NL.shape,
    ...askOptions.shape,
    only: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR, model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR }, PAIR)), '<pairs>', "only these, as `project/model`, separated by commas: a job's share of the work", { unset: 'all', read: readPairs }),
    dryRun: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('show what would be asked and what it would cost'),
    showPrompts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('with a dry run: print the prompts, byte for byte'),
});
const generateInputs = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...generateOptions.omit({ dryRun: true, showPrompts: true }).shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignInputs */ .gQ.shape,
    budgetUsd: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .positive */ .yj, '<x>', 'stop before more US dollars are spent on models; it holds for each job: divide it where a matrix shares the work'),
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)("take the plan from the run's artifacts, and upload the scripts", { isOn: true }),
});


/***/ }),

/***/ 62141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ reportInputs),
/* harmony export */   lt: () => (/* binding */ reportOptions),
/* harmony export */   vZ: () => (/* binding */ publishInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1178);



const out = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '<dir>', 'folder of the report', { unset: '`report/` in the campaign' });
const reportOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .verbOptions */ .CL)('write report.md, index.html and records.csv of a campaign', {
    ..._groups_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignOptions */ .NL.shape,
    out,
});
const NO_NAME = /["*/:<>?\\|\r\n]/;
/** What every action that makes a report takes. */
const publishInputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)('upload the report as an artifact', { isOn: true }),
    artifactName: (0,_option_js__WEBPACK_IMPORTED_MODULE_1__/* .preset */ .IS)(_option_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq.refine((name) => name !== '' && !NO_NAME.test(name), 'a name without any of " * / : < > ? \\ |'), 'greenml-report', '<name>', 'name of the artifact that holds the report'),
});
const reportInputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...reportOptions.shape, ..._groups_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignInputs */ .gQ.shape, ...publishInputs.shape });


/***/ }),

/***/ 90630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ runInputs),
/* harmony export */   K: () => (/* binding */ runOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
/* harmony import */ var _benchmark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18276);
/* harmony import */ var _generate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6148);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1178);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95360);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62141);







const runOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_3__/* .verbOptions */ .CL)('plan → generate → benchmark → analyse → report in one go', {
    ..._groups_js__WEBPACK_IMPORTED_MODULE_2__/* .campaignOptions */ .NL.shape,
    ..._plan_js__WEBPACK_IMPORTED_MODULE_4__/* .designOptions */ .LA.shape,
    ..._generate_js__WEBPACK_IMPORTED_MODULE_1__/* .askOptions */ .oX.shape,
    ..._benchmark_js__WEBPACK_IMPORTED_MODULE_0__/* .runnerOptions */ .zw.shape,
    ..._report_js__WEBPACK_IMPORTED_MODULE_5__/* .reportOptions */ .lt.shape,
});
/** Without what only a model that is asked needs: its key is refused beside code that nobody trusts. */
const runInputs = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    ...runOptions.omit({ budgetUsd: true, force: true }).shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_2__/* .campaignInputs */ .gQ.shape,
    electricityMaps: _groups_js__WEBPACK_IMPORTED_MODULE_2__/* .electricityMapsInput */ .p5,
    ..._report_js__WEBPACK_IMPORTED_MODULE_5__/* .publishInputs */ .vZ.shape,
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
