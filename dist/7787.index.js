export const id = 7787;
export const ids = [7787,5910];
export const modules = {

/***/ 23724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main),
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./build/commands/plan.js + 1 modules
var plan = __webpack_require__(65910);
// EXTERNAL MODULE: ./build/dataset/load-models.js
var load_models = __webpack_require__(61510);
// EXTERNAL MODULE: ./build/github/exchange-parts.js
var exchange_parts = __webpack_require__(21290);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
;// CONCATENATED MODULE: ./build/github/hosts-file.js


/** A kind of runner: the labels that choose it, and what its machines offer. */
const runnerHost = schemas/* strictObject */.rej({
    labels: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1),
    rapl: schemas/* boolean */.zMY().default(false),
    gpu: schemas/* boolean */.zMY().default(false),
    memoryGiB: schemas/* number */.aig().positive().optional(),
});
/** Reads `hosts.yaml`, a list of `{labels: [self-hosted, linux], rapl: true, gpu: false, memoryGiB: 64}`. */
async function readHostsFile(path) {
    return (0,files/* readYaml */.gM)(path, schemas/* array */.YOg(runnerHost).min(1), `There is no hosts file ${path}.`);
}

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/benchmark/shards.js
var benchmark_shards = __webpack_require__(34595);
;// CONCATENATED MODULE: ./build/github/matrices.js


/** GitHub's limit of jobs in one matrix. */
const LARGEST_MATRIX = 256;
/** One job a project and model; above the limit a job takes several pairs. */
function generateMatrix(plan, limit = LARGEST_MATRIX) {
    const pairs = plan.projects.flatMap(({ slug }) => plan.models.map(({ id }) => `${slug}/${id}`));
    return deal(pairs, limit).map((mine) => ({ name: describeList(mine), only: mine.join(',') }));
}
/** One job a shard; a shard's runner has what each of its projects needs. */
function benchmarkMatrix(plan, hosts, limit = LARGEST_MATRIX) {
    const shards = deal((0,benchmark_shards/* listShardGroups */.zs)(plan), limit);
    return shards.map((groups, index) => {
        const projects = groups.map((group) => findProject(plan, group));
        const suited = listSuitedHosts(hosts, projects);
        const host = suited[index % suited.length];
        if (!host)
            throw new errors/* UserError */.yo(describeMisfit(projects));
        return { name: describeList(groups), shard: `${index + 1}/${shards.length}`, 'runs-on': host.labels };
    });
}
/** In turn, as blocksOfShard deals them. */
function deal(items, limit) {
    const count = Math.min(items.length, limit);
    return Array.from({ length: count }, (_, shard) => items.filter((_, index) => index % count === shard));
}
/** GPU hosts are kept for what needs one, as long as others do. */
function listSuitedHosts(hosts, projects) {
    const suited = hosts.filter((host) => projects.every(({ needs }) => offers(host, needs)));
    const plain = suited.filter((host) => !host.gpu);
    return plain.length > 0 ? plain : suited;
}
function offers(host, needs) {
    const enoughMemory = host.memoryGiB === undefined || host.memoryGiB >= needs.memoryGiB;
    return (host.rapl || !needs.rapl) && (host.gpu || !needs.gpu) && enoughMemory;
}
function describeMisfit(projects) {
    const wishes = projects.map(({ slug, needs }) => {
        const wish = [...(needs.rapl ? ['rapl'] : []), ...(needs.gpu ? ['gpu'] : []), `${needs.memoryGiB} GiB of memory`];
        return `  ${slug} needs ${wish.join(', ')}`;
    });
    return `No runner fits:\n${wishes.join('\n')}\nAdd one to the hosts file, or leave these projects out with 'projects'.`;
}
function findProject(plan, group) {
    const slug = group.split('/')[0];
    const project = plan.projects.find((each) => each.slug === slug);
    if (!project)
        throw new errors/* UserError */.yo(`plan.json has blocks of '${slug}' but no such project: plan again.`);
    return project;
}
function describeList(names) {
    const [first, ...rest] = names;
    return `${first ?? ''}${rest.length > 0 ? ` and ${rest.length} more` : ''}`;
}

// EXTERNAL MODULE: ./build/actions/inputs.js
var inputs = __webpack_require__(65355);
// EXTERNAL MODULE: ./build/actions/run-action.js + 2 modules
var run_action = __webpack_require__(35895);
;// CONCATENATED MODULE: ./build/actions/plan.js







async function runPlan(inputs, context) {
    // A runner that is named outright is taken at its word to have what the projects need.
    const hosts = inputs.hosts ? await readHostsFile(inputs.hosts) : [{ labels: inputs.runsOn, rapl: true, gpu: true }];
    const env = inputs.assumeKeys ? await pretendKeys(inputs.dataset, context.env) : context.env;
    const planned = await (0,plan.plan)(inputs, { ...context, env });
    const matrices = { generate: generateMatrix(planned), benchmark: benchmarkMatrix(planned, hosts) };
    if (inputs.artifacts)
        await (0,exchange_parts/* sendPart */.GH)(await context.openArtifacts(), inputs.campaign, { kind: 'plan' }, context.logger);
    return {
        'generate-matrix': JSON.stringify({ include: matrices.generate }),
        'generate-jobs': matrices.generate.length,
        'benchmark-matrix': JSON.stringify({ include: matrices.benchmark }),
        'benchmark-jobs': matrices.benchmark.length,
        seed: planned.seed,
        runs: planned.expected.runs,
    };
}
/** Planning asks no model: which of them have a key is known only to the job that generates. */
async function pretendKeys(dataset, env) {
    const names = (await (0,load_models/* loadModels */.Z)(dataset)).flatMap(({ keyVariable }) => (keyVariable === null ? [] : [keyVariable]));
    return { ...env, ...Object.fromEntries(names.map((name) => [name, 'held by the job that generates'])) };
}
const main = () => (0,run_action/* runAction */.C)(inputs/* planInputs */.Zp, runPlan);


/***/ }),

/***/ 29787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ count)
/* harmony export */ });
/** `1 run`, `2 runs`. */
const count = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`;


/***/ }),

/***/ 31126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fl: () => (/* binding */ appendJsonLine),
/* harmony export */   mv: () => (/* binding */ streamJsonLines),
/* harmony export */   sS: () => (/* binding */ readJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);





/** Appends one line and syncs it, so that a killed process loses at most the line it was writing. */
async function appendJsonLine(path, value) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'a+');
    try {
        const { size } = await file.stat();
        const last = Buffer.alloc(1);
        if (size > 0)
            await file.read(last, 0, 1, size - 1);
        const torn = size > 0 && last[0] !== 0x0a; // an earlier writer was killed in the middle of its line
        await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify(value)}\n`);
        await file.sync();
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOSPC')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The disk is full: ${path} could not be written.`, 1);
        throw error;
    }
    finally {
        await file.close();
    }
}
/** Every whole line, validated, all at once: for files that are known to be small. */
async function readJsonLines(path, schema) {
    const items = [];
    let torn = 0;
    for await (const item of streamJsonLines(path, schema, () => torn++))
        items.push(item);
    return { items, torn };
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
            yield (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWith */ .Ku)(schema, value, `${path}, line ${number}`);
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
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: CHUNK_BYTES })) {
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
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) !== 'ENOENT')
            throw (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .explainPath */ .hp)(error, path);
    }
    const last = Buffer.concat(unfinished);
    if (last.length > 0)
        yield [last.toString('utf8')];
}


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

/***/ 16515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ recordWithoutRun),
/* harmony export */   FR: () => (/* binding */ emptyRecord),
/* harmony export */   N3: () => (/* binding */ recordOfTrial),
/* harmony export */   Re: () => (/* binding */ recordId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);




/** A run that could not be made: why, and nothing measured. */
function recordWithoutRun(run, settings, status, reason) {
    return { ...emptyRecord(run, settings), status, errorMessage: reason, failureClass: status };
}
function recordId(variant, block, purpose, attempt) {
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(`${variant}\0${block}\0${purpose}\0${attempt}`).slice(0, 16);
}
/** A planned run's, before anything of it is known. */
function emptyRecord(run, settings) {
    const { variant, block } = run;
    return {
        ...NOTHING_KNOWN,
        id: recordId(variant.id, block.id, block.purpose, run.attempt),
        project: variant.project,
        mode: variant.mode,
        model: variant.model,
        variant: variant.id,
        sample: variant.sample,
        iteration: variant.iteration,
        block: block.id,
        orderIndex: run.orderIndex,
        purpose: block.purpose,
        attempt: run.attempt,
        variantHash: run.code === null ? null : (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(run.code),
        sourceHash: settings.project.sourceHash,
        lockHash: settings.environment?.lockHash ?? null,
        primaryFamilyHash: run.primaryFamilyHash,
        environment: settings.environment ? `Python ${settings.environment.pythonVersion}` : null,
        sandbox: settings.sandbox.tier,
        host: settings.host,
        startedAt: new Date().toISOString(),
    };
}
/** Of a command that belongs to no campaign. */
function recordOfTrial(host, sandbox) {
    return {
        ...NOTHING_KNOWN,
        id: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()).slice(0, 16),
        project: null,
        mode: null,
        model: null,
        variant: TRIAL,
        sample: null,
        iteration: null,
        block: TRIAL,
        orderIndex: 0,
        purpose: 'measured',
        attempt: 1,
        variantHash: null,
        sourceHash: null,
        lockHash: null,
        primaryFamilyHash: null,
        environment: null,
        sandbox,
        host,
        startedAt: new Date().toISOString(),
    };
}
const TRIAL = 'sandbox';
const NOTHING_KNOWN = {
    schemaVersion: _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMA_VERSION */ .f$,
    status: 'failed',
    exitCode: null,
    signal: null,
    errorType: null,
    errorMessage: null,
    tracebackTail: null,
    failureClass: null,
    flags: [],
    metric: null,
    wallSeconds: null,
    userSeconds: null,
    systemSeconds: null,
    peakMemoryBytes: null,
    reasons: {},
    energy: [],
    idle: [],
    carbon: null,
    phaseCpuSeconds: null,
    flops: [],
    conditions: null,
    toolVersion: _base_package_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_VERSION */ .wr,
    log: null,
    logSha256: null,
};


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


/***/ }),

/***/ 95486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ priceCall),
/* harmony export */   x: () => (/* binding */ priceWorstCase)
/* harmony export */ });
/* harmony import */ var _pydantic_genai_prices__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82294);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26878);


/** The table matches by pattern, and knows providers by its own names. */
const TABLE_PROVIDERS = { openai: 'openai', anthropic: 'anthropic', gemini: 'google', groq: 'groq' };
/** US dollars for a call, by the entry's own price or by the price table at the time of the call. Unknown is null, never 0. */
function priceCall(entry, tokens, at = new Date()) {
    if (entry.price !== undefined) {
        const { inputPerMillion, outputPerMillion, source, date } = entry.price;
        const usd = (tokens.input * inputPerMillion + tokens.output * outputPerMillion) / 1e6;
        return { cost: { usd, source: `${source}, ${date}`, pricedAs: entry.model }, reason: null };
    }
    if (entry.provider === 'replay')
        return { cost: null, reason: 'a recorded answer: no model was asked' };
    if (!(0,_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .isProvidersOwnServer */ .Qp)(entry)) {
        return { cost: null, reason: `no price is known for ${entry.baseUrl}: give one in models.yaml` };
    }
    const usage = { input_tokens: tokens.input, cache_read_tokens: tokens.cachedInput, output_tokens: tokens.output };
    const priced = (0,_pydantic_genai_prices__WEBPACK_IMPORTED_MODULE_0__/* .calcPrice */ .jh)(usage, entry.model, { providerId: TABLE_PROVIDERS[entry.provider], timestamp: at });
    if (priced === null)
        return { cost: null, reason: `the price table has no ${entry.model}: give a price in models.yaml` };
    const pricedAs = priced.model.id;
    return {
        cost: { usd: priced.total_price, source: 'genai-prices', pricedAs },
        reason: pricedAs === entry.model ? null : `the price table matches ${entry.model} to ${pricedAs}`,
    };
}
/** The most that a call can cost: nothing from a cache, and every token that it may write. */
function priceWorstCase(entry, inputTokens) {
    return priceCall(entry, { input: inputTokens, cachedInput: 0, output: entry.maxOutputTokens, reasoning: 0 });
}


/***/ }),

/***/ 26878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ PROVIDER_URLS),
/* harmony export */   Qp: () => (/* binding */ isProvidersOwnServer),
/* harmony export */   SH: () => (/* binding */ NO_KEY)
/* harmony export */ });
const PROVIDER_URLS = {
    openai: 'https://api.openai.com/v1',
    groq: 'https://api.groq.com/openai/v1',
    anthropic: 'https://api.anthropic.com',
};
/** True when the entry's calls go to the provider itself, not to a server that speaks its protocol. */
function isProvidersOwnServer(entry) {
    if (entry.baseUrl === undefined)
        return true;
    const own = PROVIDER_URLS;
    return entry.baseUrl.replace(/\/+$/, '') === own[entry.provider];
}
/** Servers without a key still get a header from the SDKs, which refuse to start without one. */
const NO_KEY = 'no-key';


/***/ }),

/***/ 42141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ recordedAnswerName),
/* harmony export */   Y9: () => (/* binding */ listRecordedAnswers),
/* harmony export */   z4: () => (/* binding */ parseRecordedName)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);




const PREFIX = 'GENAIGREENML_';
const fileMode = (mode) => mode.replaceAll('-', '_');
/** GenAI-GreenML's own naming; `.s<k>` is ours, for the second sample and those after it. */
function recordedAnswerName(mode, model, sample) {
    return `${PREFIX}${fileMode(mode)}_${model}${sample === 1 ? '' : `.s${sample}`}.py`;
}
/** Mode, model and sample in a file's name; null for a file of another kind. */
function parseRecordedName(name) {
    for (const mode of _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATED_MODES */ .j7) {
        const start = `${PREFIX}${fileMode(mode)}_`;
        if (!name.startsWith(start) || !name.endsWith('.py'))
            continue;
        const rest = name.slice(start.length, -'.py'.length);
        const [, model = rest, digits = '1'] = /^(.+)\.s([2-9]|[1-9]\d+)$/.exec(rest) ?? [];
        return _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .modelId */ .ZR.safeParse(model).success ? { mode, model, sample: Number(digits) } : null;
    }
    return null;
}
/** Every answer of `DIR/<slug>/GENAIGREENML_<mode>_<model>.py`, sorted by path. UserError when there is no such folder. */
async function listRecordedAnswers(folder) {
    const answers = [];
    for (const project of await listFolder(folder)) {
        if (!project.isDirectory() || !_schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .slug */ .yR.safeParse(project.name).success)
            continue;
        for (const path of await listScripts((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, project.name), DEEPEST_FOLDER)) {
            const parsed = parseRecordedName((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
            if (parsed !== null)
                answers.push({ project: project.name, ...parsed, path });
        }
    }
    return answers.sort((a, b) => (a.path < b.path ? -1 : 1));
}
/** GenAI-GreenML puts an answer beside the script that it rewrites, which may lie in a folder of the project. */
const DEEPEST_FOLDER = 3;
async function listScripts(folder, depth) {
    const entries = (await listFolder(folder)).filter((entry) => !entry.name.startsWith('.') && entry.name !== 'venv');
    const here = entries.filter((entry) => entry.isFile()).map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name));
    const below = depth === 0 ? [] : entries.filter((entry) => entry.isDirectory());
    const nested = await Promise.all(below.map((entry) => listScripts((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name), depth - 1)));
    return [...here, ...nested.flat()];
}
async function listFolder(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ENOENT' && (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ENOTDIR')
            throw error;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no folder of answers at ${folder}.`);
    }
}


/***/ }),

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ provenance)
/* harmony export */ });
/* unused harmony export GENERATION_STATUSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32716);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const GENERATION_STATUSES = [
    'ok',
    'syntax-error',
    'no-code',
    'truncated',
    'refused',
    'provider-error',
    'no-answer',
];
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
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


/***/ }),

/***/ 72577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ uniformInt)
/* harmony export */ });
//#region src/distribution/internals/uniformIntInternal.ts
/**
* Uniformly generate number in range [0 ; rangeSize[
* With rangeSize <= 0x100000000
* @internal
*/
function uniformIntInternal(rng, rangeSize) {
	const MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
	let deltaV = rng.next() + 2147483648;
	while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
	return deltaV % rangeSize;
}
//#endregion
//#region src/distribution/internals/ArrayInt64.ts
/**
* We only accept safe integers here
* @internal
*/
function fromNumberToArrayInt64(out, n) {
	if (n < 0) {
		const posN = -n;
		out.sign = -1;
		out.data[0] = ~~(posN / 4294967296);
		out.data[1] = posN >>> 0;
	} else {
		out.sign = 1;
		out.data[0] = ~~(n / 4294967296);
		out.data[1] = n >>> 0;
	}
	return out;
}
/**
* Substract two ArrayInt of 64 bits on 64 bits.
* With arrayIntA - arrayIntB >= 0
* @internal
*/
function substractArrayInt64(out, arrayIntA, arrayIntB) {
	const lowA = arrayIntA.data[1];
	const highA = arrayIntA.data[0];
	const signA = arrayIntA.sign;
	const lowB = arrayIntB.data[1];
	const highB = arrayIntB.data[0];
	const signB = arrayIntB.sign;
	out.sign = 1;
	if (signA === 1 && signB === -1) {
		const low = lowA + lowB;
		const high = highA + highB + (low > 4294967295 ? 1 : 0);
		out.data[0] = high >>> 0;
		out.data[1] = low >>> 0;
		return out;
	}
	let lowFirst = lowA;
	let highFirst = highA;
	let lowSecond = lowB;
	let highSecond = highB;
	if (signA === -1) {
		lowFirst = lowB;
		highFirst = highB;
		lowSecond = lowA;
		highSecond = highA;
	}
	let reminderLow = 0;
	let low = lowFirst - lowSecond;
	if (low < 0) {
		reminderLow = 1;
		low = low >>> 0;
	}
	out.data[0] = highFirst - highSecond - reminderLow;
	out.data[1] = low;
	return out;
}
//#endregion
//#region src/distribution/internals/uniformArrayIntInternal.ts
/**
* Uniformly generate ArrayInt64 in range [0 ; rangeSize[
*
* @remarks
* In the worst case scenario it may discard half of the randomly generated value.
* Worst case being: most significant number is 1 and remaining part evaluates to 0.
*
* @internal
*/
function uniformArrayIntInternal(rng, out, rangeSize) {
	const maxIndex0 = rangeSize[0] + 1;
	out[0] = uniformIntInternal(rng, maxIndex0);
	out[1] = uniformIntInternal(rng, 4294967296);
	while (out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1])) {
		out[0] = uniformIntInternal(rng, maxIndex0);
		out[1] = uniformIntInternal(rng, 4294967296);
	}
	return out;
}
//#endregion
//#region src/distribution/uniformInt.ts
const safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
const sharedA = {
	sign: 1,
	data: [0, 0]
};
const sharedB = {
	sign: 1,
	data: [0, 0]
};
const sharedC = {
	sign: 1,
	data: [0, 0]
};
const sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
	const rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
	if (rangeSizeArrayIntValue.data[1] === 4294967295) {
		rangeSizeArrayIntValue.data[0] += 1;
		rangeSizeArrayIntValue.data[1] = 0;
	} else rangeSizeArrayIntValue.data[1] += 1;
	uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
	return sharedData[0] * 4294967296 + sharedData[1] + from;
}
/**
* Uniformly generate random integer values between `from` (included) and `to` (included)
*
* @param rng - Instance of RandomGenerator to extract random values from
* @param from - Lower bound of the range (included)
* @param to - Upper bound of the range (included)
*
* @public
*/
function uniformInt(rng, from, to) {
	const rangeSize = to - from;
	if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
	return uniformLargeIntInternal(rng, from, to, rangeSize);
}
//#endregion



/***/ }),

/***/ 19821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ xoroshiro128plus)
/* harmony export */ });
/* unused harmony export xoroshiro128plusFromState */
//#region src/generator/xoroshiro128plus.ts
const jumps = [
	3639956645,
	3750757012,
	1261568508,
	386426335
];
var XoroShiro128Plus = class XoroShiro128Plus {
	constructor(s01, s00, s11, s10) {
		this.s01 = s01;
		this.s00 = s00;
		this.s11 = s11;
		this.s10 = s10;
	}
	clone() {
		return new XoroShiro128Plus(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		const out = this.s00 + this.s10 | 0;
		const a0 = this.s10 ^ this.s00;
		const a1 = this.s11 ^ this.s01;
		const s00 = this.s00;
		const s01 = this.s01;
		this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
		this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
		this.s10 = a1 << 5 ^ a0 >>> 27;
		this.s11 = a0 << 5 ^ a1 >>> 27;
		return out;
	}
	jump() {
		let ns01 = 0;
		let ns00 = 0;
		let ns11 = 0;
		let ns10 = 0;
		let s01 = this.s01;
		let s00 = this.s00;
		let s11 = this.s11;
		let s10 = this.s10;
		for (let i = 0; i !== 4; ++i) {
			const ji = jumps[i];
			for (let mask = 1; mask; mask <<= 1) {
				if (ji & mask) {
					ns01 ^= s01;
					ns00 ^= s00;
					ns11 ^= s11;
					ns10 ^= s10;
				}
				const a0 = s10 ^ s00;
				const a1 = s11 ^ s01;
				const s00_ = s00;
				const s01_ = s01;
				s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
				s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
				s10 = a1 << 5 ^ a0 >>> 27;
				s11 = a0 << 5 ^ a1 >>> 27;
			}
		}
		this.s01 = ns01;
		this.s00 = ns00;
		this.s11 = ns11;
		this.s10 = ns10;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function xoroshiro128plusFromState(state) {
	if (!(state.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
	return new XoroShiro128Plus(state[0], state[1], state[2], state[3]);
}
function xoroshiro128plus(seed) {
	return new XoroShiro128Plus(-1, ~seed, seed | 0, 0);
}
//#endregion



/***/ })

};
