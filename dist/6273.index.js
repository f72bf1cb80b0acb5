export const id = 6273;
export const ids = [6273,8890];
export const modules = {

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
    const found = Object.keys(env).filter((name) => env[name] && (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .isSecretName */ .e)(name, keyVariables));
    if (found.length === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Refused: ${found.join(', ')} in the environment of a step that runs code which nobody trusts.\n` +
        'Give the key to a job of its own with the action actions/generate, as benchmark.yml does, and leave it out here.', 3);
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
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65355);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45998);
/* harmony import */ var _refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6951);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35895);





/** Plan to report on this runner, for answers that exist or are recorded: a key for a model is refused. */
async function runPipeline(inputs, context) {
    await (0,_refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseProviderKeys */ .c)(inputs.dataset, context.env);
    const artifacts = inputs.artifacts ? { store: await context.openArtifacts(), name: inputs.artifactName } : null;
    return (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_2__/* .publishReport */ .S)(await (0,_commands_run_js__WEBPACK_IMPORTED_MODULE_0__.run)(inputs, context), artifacts, context);
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .C)(_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .runInputs */ .HM, runPipeline);


/***/ }),

/***/ 46460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mu: () => (/* binding */ countBlocks),
/* harmony export */   ZV: () => (/* binding */ listBlocks),
/* harmony export */   xZ: () => (/* binding */ listVariants)
/* harmony export */ });
/* unused harmony export listShardKeys */
/* harmony import */ var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57029);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29707);



/** The two baselines of each project, then each model's answers in each mode. */
function listVariants(design) {
    const withId = (variant) => ({ id: (0,_schema_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .composeVariantId */ .tm)(variant), ...variant });
    return design.projects.flatMap((project) => [
        ..._schema_common_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_MODES */ .hE.map((mode) => withId({ project, mode, model: null, sample: null, iteration: null })),
        ...design.models.flatMap((model) => design.modes.flatMap((mode) => range(1, design.samples).map((sample) => withId({ project, mode, model, sample, iteration: 0 })))),
    ]);
}
/**
 * Randomised complete blocks: each holds a project's two baselines and the shard's variants once, in an order drawn from
 * the seed, so that drift, heat and caches fall on all alike. What disturbs time and energy is counted after them.
 */
function listBlocks(design, variants) {
    return listShardKeys(design).flatMap(({ project, model }) => {
        const members = variants
            .filter((variant) => variant.project === project)
            .filter((variant) => variant.model === null || model === null || variant.model === model)
            .map((variant) => variant.id);
        const block = (purpose, number) => {
            const id = `${project}/${model ?? 'all'}/${LETTERS[purpose]}${number}`;
            return { id, project, model, purpose, number, order: (0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(design.seed, id).shuffle(members) };
        };
        return [
            ...range(1, design.warmups).map((number) => block('warmup', number)),
            ...range(1, design.repetitions).map((number) => block('measured', number)),
            ...range(1, design.profiles).map((number) => block('profile', number)),
            ...range(1, design.flops ? 1 : 0).map((number) => block('flops', number)),
        ];
    });
}
/** Before a block's number in its id. */
const LETTERS = { warmup: 'w', measured: '', profile: 'p', flops: 'f' };
/** How many blocks of a purpose each shard has. */
function countBlocks(blocks, purpose) {
    return blocks.reduce((most, block) => (block.purpose === purpose ? Math.max(most, block.number) : most), 0);
}
/** What stays together on one host: a project with one model, or with all (`--fan-out project`). */
function listShardKeys(design) {
    return design.projects.flatMap((project) => design.fanOut === 'project' || design.models.length === 0
        ? [{ project, model: null }]
        : design.models.map((model) => ({ project, model })));
}
function range(first, last) {
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}


/***/ }),

/***/ 65910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan_plan)
});

// UNUSED EXPORTS: DEFAULT_REPETITIONS

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/campaign.js
var base_campaign = __webpack_require__(79176);
// EXTERNAL MODULE: ./build/base/count.js
var count = __webpack_require__(29787);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/benchmark/plan-blocks.js
var plan_blocks = __webpack_require__(46460);
// EXTERNAL MODULE: ./build/dataset/load-models.js
var load_models = __webpack_require__(61510);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./build/generation/price.js
var price = __webpack_require__(95486);
// EXTERNAL MODULE: ./build/generation/recorded-answers.js
var recorded_answers = __webpack_require__(42141);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/plan.js
var plan = __webpack_require__(29707);
// EXTERNAL MODULE: ./build/schema/models.js
var schema_models = __webpack_require__(86770);
;// CONCATENATED MODULE: ./build/commands/choose-models.js


/**
 * The models of a campaign: those asked for, else all that can be asked here, else the recorded answers. One that is
 * named but can't be asked is an error; one that merely exists is left out with a word.
 */
function chooseModels(entries, wanted, env) {
    if (wanted)
        return { models: [...new Set(wanted)].map((id) => requireModel(entries, id, env)), leftOut: [] };
    const live = entries.filter((entry) => entry.provider !== 'replay');
    const models = live.filter((entry) => hindrance(entry, env) === null);
    const leftOut = live.flatMap((entry) => {
        const reason = hindrance(entry, env);
        return reason === null ? [] : [{ model: entry.id, reason }];
    });
    return { models: models.length > 0 ? models : entries.filter((entry) => entry.provider === 'replay'), leftOut };
}
function requireModel(entries, id, env) {
    const entry = entries.find((each) => each.id === id);
    if (!entry) {
        throw new errors/* UserError */.yo(`There is no model '${id}' in models.yaml; there are: ${entries.map((each) => each.id).join(', ')}.`);
    }
    const reason = hindrance(entry, env);
    if (reason !== null)
        throw new errors/* UserError */.yo(`Model '${id}' can't be asked: ${reason}.`);
    return entry;
}
function hindrance(entry, env) {
    if (!schema_models/* BUILT_PROVIDERS */.sy.some((built) => built === entry.provider))
        return `provider ${entry.provider} is not built yet`;
    if (entry.keyVariable !== null && !env[entry.keyVariable])
        return `${entry.keyVariable} is not set (in the environment or in .env)`;
    return null;
}
/** Models of a folder of answers: they need no entry of their own. */
function modelsOfAnswers(answered, wanted) {
    const known = [...new Set(answered)].sort();
    const missing = wanted?.find((id) => !known.includes(id));
    if (missing !== undefined) {
        throw new errors/* UserError */.yo(`The folder of answers has none of model '${missing}'; it has: ${known.join(', ') || 'none'}.`);
    }
    const models = [...new Set(wanted ?? known)].map((id) => schema_models/* modelEntry */.eJ.parse({ id, provider: 'replay', model: id }));
    return { models, leftOut: [] };
}

;// CONCATENATED MODULE: ./build/commands/plan.js
















const DEFAULT_REPETITIONS = 10;
const DEFAULT_PROFILES = 1;
const LARGEST_SEED = 2 ** 31 - 1;
/** Decides everything before anything runs, and writes it to `plan.json`. A campaign is planned once. */
async function plan_plan(options, context) {
    const campaign = (0,external_node_path_.resolve)(options.campaign);
    const file = base_campaign/* campaignFiles */.e.plan(campaign);
    if ((await (0,promises_.stat)(file).catch(() => null)) !== null) {
        throw new errors/* UserError */.yo(`${options.campaign} is planned already: go on with greenml run, generate or benchmark, or name another --campaign.`);
    }
    await refuseForeignFolder(campaign, options.campaign);
    const projects = await (0,load_projects/* loadProjects */.RT)(options.dataset, options.projects);
    const choice = await chooseCampaignModels(options, projects, context);
    for (const { model, reason } of choice.leftOut)
        context.logger.info(`model ${model} is left out: ${reason}`);
    const design = {
        projects: projects.map((project) => project.slug),
        models: choice.models.map((model) => model.id),
        modes: [...new Set(options.modes ?? common/* GENERATED_MODES */.j7)],
        samples: options.samples ?? 1,
        repetitions: options.repetitions ?? DEFAULT_REPETITIONS,
        warmups: options.warmups ?? 1,
        fanOut: options.fanOut ?? 'project-model',
        seed: options.seed ?? (0,external_node_crypto_.randomInt)(LARGEST_SEED),
    };
    const variants = (0,plan_blocks/* listVariants */.xZ)(design).filter(choice.isAnswered);
    const blocks = (0,plan_blocks/* listBlocks */.ZV)({ ...design, profiles: options.profiles ?? DEFAULT_PROFILES, flops: options.flops ?? false }, variants);
    const runs = blocks.flatMap((block) => block.order.map(() => block.project));
    const result = (0,files/* parseWith */.Ku)(plan/* plan */.et, {
        schemaVersion: common/* SCHEMA_VERSION */.f$,
        campaign: (0,external_node_path_.basename)(campaign),
        toolVersion: base_package/* TOOL_VERSION */.wr,
        createdAt: new Date().toISOString(),
        ...design,
        projects: await Promise.all(projects.map(planProject)),
        models: choice.models,
        leftOut: choice.leftOut,
        variants,
        blocks,
        primaryFamily: declarePrimaryFamily(variants),
        expected: {
            ...(await expectCosts(projects, choice.models, design.modes.length * design.samples)),
            runs: runs.length,
            worstSeconds: runs.reduce((sum, slug) => sum + timeLimit(projects, slug), 0),
        },
    }, 'the plan');
    await (0,files/* writeJson */.GF)(file, result);
    context.logger.info(describePlan(result, options.answers));
    return result;
}
/** A campaign has a folder of its own: its files among others' would be nobody's any more. */
async function refuseForeignFolder(campaign, shown) {
    const names = await (0,promises_.readdir)(campaign).catch((error) => {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return [];
        throw new errors/* UserError */.yo(`The campaign's folder ${shown} can't be used: ${(0,errors/* errorMessage */.gJ)(error)}`);
    });
    if (names.length === 0)
        return;
    throw new errors/* UserError */.yo(`${shown} holds other files and no plan: name a --campaign folder that is new or empty.`);
}
async function chooseCampaignModels(options, projects, context) {
    if (options.answers === undefined) {
        const choice = chooseModels(await (0,load_models/* loadModels */.Z)(options.dataset), options.models, context.env);
        return { ...choice, isAnswered: () => true };
    }
    const slugs = new Set(projects.map((project) => project.slug));
    const answers = (await (0,recorded_answers/* listRecordedAnswers */.Y9)(options.answers)).filter((answer) => slugs.has(answer.project));
    if (answers.length === 0)
        throw await noAnswers(options.answers, [...slugs]);
    const models = answers.map((answer) => answer.model);
    // A mode in which a model has no answer at all was never asked for; one missing project of it is a failure, and stays.
    const asked = new Set(answers.map((answer) => `${answer.mode}/${answer.model}`));
    return {
        ...modelsOfAnswers(models, options.models),
        isAnswered: ({ mode, model }) => model === null || asked.has(`${mode}/${model}`),
    };
}
async function noAnswers(folder, slugs) {
    const astray = (await (0,promises_.readdir)(folder)).find((name) => (0,recorded_answers/* parseRecordedName */.z4)(name) !== null);
    const found = astray === undefined ? '' : `; ${(0,external_node_path_.join)(folder, astray)} lies outside of a project's folder`;
    const expected = (0,external_node_path_.join)(folder, slugs[0] ?? '<project>', 'GENAIGREENML_<mode>_<name>.py');
    return new errors/* UserError */.yo(`There is no answer to ${slugs.join(', ')} in ${folder}: expected as ${expected}${found}.`);
}
async function planProject({ slug, manifest, sourceFolder, lockFile }) {
    const lock = await (0,files/* readTextIfPresent */.Ge)(lockFile);
    if (lock === null)
        throw new errors/* UserError */.yo(`${slug} has no lock at ${lockFile}: greenml import writes one.`);
    return {
        slug,
        title: manifest.title,
        task: manifest.task,
        entry: manifest.entry,
        workingDirectory: manifest.workingDirectory,
        arguments: manifest.arguments,
        metric: manifest.metric,
        needs: manifest.needs,
        licence: manifest.licence?.spdx ?? null,
        origin: describeOrigin(manifest.origin),
        lockHash: (0,files/* sha256Hex */.fg)(lock),
        sourceHash: await (0,files/* hashTree */.vz)(sourceFolder),
    };
}
function describeOrigin(origin) {
    if (origin === 'embedded')
        return origin;
    return origin.commit === null ? origin.repository : `${origin.repository}@${origin.commit}`;
}
/** The tests that the campaign is judged by, named before its first record: rewrites against the author's code without plots. */
function declarePrimaryFamily(variants) {
    const groups = new Map();
    for (const { mode, model } of variants) {
        if (model !== null && (mode === 'assisted' || mode === 'autonomous'))
            groups.set(`${mode}/${model}`, { mode, model });
    }
    return [...groups.values()].flatMap((group) => ['energy', 'cpu'].map((quantity) => ({ ...group, quantity, baseline: 'original-headless' })));
}
const CHARACTERS_PER_TOKEN = 4;
const PROMPT_FRAME_TOKENS = 1500;
const TYPICAL_ANSWER_TOKENS = 2500;
/** A rough count before any prompt is made; `generate --dry-run` counts the prompts themselves. */
async function expectCosts(projects, models, answersEach) {
    const asked = models.filter((model) => model.provider !== 'replay');
    const calls = projects.length * answersEach;
    const sources = await Promise.all(projects.map((project) => (0,promises_.stat)(`${project.sourceFolder}/${project.manifest.entry}`)));
    const characters = sources.reduce((sum, source) => sum + source.size, 0);
    const inputTokens = Math.ceil(answersEach * (characters / CHARACTERS_PER_TOKEN + projects.length * PROMPT_FRAME_TOKENS));
    const outputTokens = calls * TYPICAL_ANSWER_TOKENS;
    const costs = asked.map((model) => (0,price/* priceWorstCase */.x)({ ...model, maxOutputTokens: outputTokens }, inputTokens));
    const unpriced = costs.find((each) => each.cost === null);
    return {
        modelCalls: asked.length * calls,
        inputTokens: asked.length * inputTokens,
        outputTokens: asked.length * outputTokens,
        usd: unpriced ? null : costs.reduce((sum, each) => sum + (each.cost?.usd ?? 0), 0),
        usdReason: unpriced?.reason ?? null,
    };
}
function timeLimit(projects, slug) {
    return projects.find((project) => project.slug === slug)?.manifest.needs.timeoutSeconds ?? 0;
}
function describePlan(plan, answers) {
    const { expected } = plan;
    // Of those that were asked for some may have no answer.
    const modes = new Set(plan.variants.flatMap(({ mode, model }) => (model === null ? [] : mode)));
    const calls = expected.modelCalls === 0
        ? `no model is asked (${answers === undefined ? 'recorded answers' : `scripts of ${answers}`})`
        : `${expected.modelCalls} model calls, about ${expected.usd === null ? `? US$ (${expected.usdReason})` : `${expected.usd.toFixed(2)} US$`}`;
    const profiles = (0,plan_blocks/* countBlocks */.Mu)(plan.blocks, 'profile');
    const extras = [
        ...(profiles > 0 ? [(0,count/* count */.U)(profiles, 'profile')] : []),
        ...((0,plan_blocks/* countBlocks */.Mu)(plan.blocks, 'flops') > 0 ? ['a count of FLOPs'] : []),
    ];
    return (`planned: ${(0,count/* count */.U)(plan.projects.length, 'project')} × ${(0,count/* count */.U)(plan.models.length, 'model')} (${plan.models.map((model) => model.id).join(', ') || 'none'}) × ` +
        `${(0,count/* count */.U)(modes.size, 'mode')}, ${(0,count/* count */.U)(plan.repetitions, 'repetition')} after ${(0,count/* count */.U)(plan.warmups, 'warm-up')}, ` +
        `${extras.map((each) => `${each}, `).join('')}seed ${plan.seed}: ${expected.runs} runs; ${calls}`);
}


/***/ }),

/***/ 8890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79176);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(87033);
/* harmony import */ var _benchmark_plan_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46460);
/* harmony import */ var _energy_carbon_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51180);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29707);
/* harmony import */ var _analyse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41805);
/* harmony import */ var _benchmark_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47042);
/* harmony import */ var _generate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60839);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65910);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53082);













/** Plan to report in one go, on this host. A campaign that is planned already goes on where it ended. */
async function run(options, context) {
    const carbon = await (0,_energy_carbon_js__WEBPACK_IMPORTED_MODULE_5__/* .openCarbon */ .e)(options, context.env); // with its key, and before a wrong zone costs a model's answers
    const planned = await planOrGoOn(options, context);
    refuseBareModels(planned, options);
    await (0,_generate_js__WEBPACK_IMPORTED_MODULE_9__.generate)(options, context);
    await (0,_benchmark_js__WEBPACK_IMPORTED_MODULE_8__.benchmark)(options, withoutKeys(planned, context), carbon);
    await (0,_analyse_js__WEBPACK_IMPORTED_MODULE_7__.analyse)(options, context);
    return (0,_report_js__WEBPACK_IMPORTED_MODULE_11__.report)(options, context);
}
async function planOrGoOn(options, context) {
    const file = _base_campaign_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignFiles */ .e.plan(options.campaign);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return (0,_plan_js__WEBPACK_IMPORTED_MODULE_10__.plan)(options, context);
    const planned = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(file, _schema_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .plan */ .et);
    refuseOtherDesign(planned, options);
    context.logger.info(`going on with ${options.campaign}, planned ${planned.createdAt}`);
    return planned;
}
/** A plan is made once: what is asked for now has to be what was planned then. */
function refuseOtherDesign(planned, options) {
    const wanted = {
        samples: options.samples,
        repetitions: options.repetitions,
        warmups: options.warmups,
        profiles: options.profiles,
        flops: options.flops,
        seed: options.seed,
        fanOut: options.fanOut,
        modes: options.modes && [...new Set(options.modes)].join(),
        models: options.models && [...new Set(options.models)].join(),
    };
    const { blocks } = planned;
    const counts = { profiles: (0,_benchmark_plan_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .countBlocks */ .Mu)(blocks, 'profile'), flops: (0,_benchmark_plan_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .countBlocks */ .Mu)(blocks, 'flops') > 0 };
    const made = { ...planned, ...counts, modes: planned.modes.join(), models: planned.models.map(({ id }) => id).join() };
    for (const name of [
        'samples',
        'repetitions',
        'warmups',
        'profiles',
        'flops',
        'seed',
        'fanOut',
        'modes',
        'models',
    ]) {
        if (wanted[name] === undefined || wanted[name] === made[name])
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${options.campaign} is planned with ${name} ${made[name]}, not ${wanted[name]}: ` +
            'leave that out to go on with it, or name another --campaign.');
    }
}
/** Nobody has read what a model wrote a second ago, so nobody can vouch for it. */
function refuseBareModels(planned, options) {
    const live = planned.models.some((model) => model.provider !== 'replay');
    if (!live || !(options.iTrustThisCode || options.sandbox === 'none'))
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('Refused: run asks models and runs what they write in one go, and only in a sandbox. To run their code without one, ' +
        'read it first: greenml generate, then greenml benchmark --i-trust-this-code.', 3);
}
/** From here on untrusted code runs: nothing that it or its helpers could inherit holds a key. */
function withoutKeys(planned, context) {
    const keys = new Set(planned.models.flatMap((model) => model.keyVariable ?? []));
    for (const name of Object.keys(process.env))
        if ((0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_12__/* .isSecretName */ .e)(name, keys))
            delete process.env[name];
    return { ...context, env: (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_12__/* .withoutSecrets */ .c)(context.env, keys) };
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
    const { models } = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readYaml */ .gM)(path, _schema_models_js__WEBPACK_IMPORTED_MODULE_3__/* .modelsFile */ .dI, missing);
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


/***/ })

};
