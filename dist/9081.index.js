export const id = 9081;
export const ids = [9081];
export const modules = {

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

/***/ 99081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan_plan)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/campaign/documents.js
var documents = __webpack_require__(80173);
// EXTERNAL MODULE: ./build/dataset/check-data.js
var check_data = __webpack_require__(98616);
// EXTERNAL MODULE: ./build/dataset/draws-or-waits.js
var draws_or_waits = __webpack_require__(11251);
// EXTERNAL MODULE: ./build/dataset/load-models.js
var load_models = __webpack_require__(61510);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./build/environment/managed.js + 1 modules
var managed = __webpack_require__(35681);
// EXTERNAL MODULE: ./build/generation/model-server.js
var model_server = __webpack_require__(32456);
// EXTERNAL MODULE: ./build/generation/price.js
var price = __webpack_require__(95486);
// EXTERNAL MODULE: ./build/generation/recorded-answers.js
var recorded_answers = __webpack_require__(42141);
// EXTERNAL MODULE: ./build/measurement/probe/data-files.js + 2 modules
var data_files = __webpack_require__(47213);
// EXTERNAL MODULE: ./build/schema/models.js
var schema_models = __webpack_require__(86770);
;// CONCATENATED MODULE: ./build/planning/choose-models.js


/**
 * The models of a campaign: those asked for, else all that can be asked here, else the recorded answers. One that is
 * named but can't be asked is an error; one that merely exists is left out with a word. `whyNotAsked`: what else speaks
 * against asking one, or null.
 */
function chooseModels(entries, wanted, env, whyNotAsked = () => null) {
    const isAnswered = () => true;
    const why = (entry) => whyUnavailable(entry, env) ?? whyNotAsked(entry, env);
    if (wanted) {
        return { models: [...new Set(wanted)].map((id) => requireModel(entries, id, why)), leftOut: [], isAnswered };
    }
    const live = entries.filter((entry) => entry.provider !== 'replay');
    const models = live.filter((entry) => why(entry) === null);
    const leftOut = live.flatMap((entry) => {
        const reason = why(entry);
        return reason === null ? [] : [{ model: entry.id, reason }];
    });
    const recorded = entries.filter((entry) => entry.provider === 'replay');
    return { models: models.length > 0 ? models : recorded, leftOut, isAnswered };
}
function requireModel(entries, id, why) {
    const entry = entries.find((each) => each.id === id);
    if (!entry) {
        throw new errors/* UserError */.yo(`There is no model '${id}' in models.yaml; there are: ${entries.map((each) => each.id).join(', ')}.`);
    }
    const reason = why(entry);
    if (reason !== null)
        throw new errors/* UserError */.yo(`Model '${id}' can't be asked: ${reason}.`);
    return entry;
}
function whyUnavailable(entry, env) {
    if (!schema_models/* BUILT_PROVIDERS */.sy.some((built) => built === entry.provider))
        return `provider ${entry.provider} is not built yet`;
    if (entry.keyVariable !== null && !env[entry.keyVariable])
        return `${entry.keyVariable} is not set (in the environment or in .env)`;
    return null;
}
/**
 * Models of a folder of answers: they need no entry of their own. A mode in which a model has no answer at all was never
 * asked for; one missing project of it is a failure, and stays.
 */
function modelsOfAnswers(answers, wanted) {
    const known = [...new Set(answers.map(({ model }) => model))].sort();
    const asked = new Set(answers.map(({ mode, model }) => `${mode}/${model}`));
    const missing = wanted?.find((id) => !known.includes(id));
    if (missing !== undefined) {
        throw new errors/* UserError */.yo(`The folder of answers has none of model '${missing}'; it has: ${known.join(', ') || 'none'}.`);
    }
    const models = [...new Set(wanted ?? known)].map((id) => schema_models/* modelEntry */.eJ.parse({ id, provider: 'replay', model: id }));
    return { models, leftOut: [], isAnswered: ({ mode, model }) => model === null || asked.has(`${mode}/${model}`) };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/schema/plan.js + 1 modules
var schema_plan = __webpack_require__(64841);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
;// CONCATENATED MODULE: ./build/schema/hosts.js

/** One kind of machine: the labels that choose it (a runner's labels, a Slurm node's features), and what it offers. */
const host = schemas/* strictObject */.rej({
    /** In tables and file names; else made of the labels. */
    name: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'letters, digits, dot, underscore, hyphen')
        .optional(),
    labels: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1),
    rapl: schemas/* boolean */.zMY().default(false),
    gpu: schemas/* boolean */.zMY().default(false),
    memoryGiB: schemas/* number */.aig().positive().optional(),
    /** Machines of this kind. */
    count: schemas/* int */.Whr().positive().max(10_000).default(1),
});
function nameHost({ name, labels }) {
    return name ?? labels.join('-').replaceAll(/[^\w.-]/g, '_');
}
/** `hosts.yaml`: a list of `{labels: [self-hosted, linux], rapl: true, gpu: false, memoryGiB: 64, count: 4}`. */
const hosts = schemas/* array */.YOg(host)
    .min(1)
    .superRefine((list, context) => {
    const names = list.map(nameHost);
    for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index))) {
        context.addIssue({
            code: 'custom',
            message: `two kinds of hosts are called '${name}': give each a name of its own`,
        });
    }
});

;// CONCATENATED MODULE: ./build/planning/schedule/hosts-file.js



const FORM = 'A hosts file is a list with one entry for each kind of machine:\n' +
    '- { name: rack, labels: [self-hosted, energy], rapl: true, gpu: false, memoryGiB: 64, count: 4 }\n' +
    'Only labels are required; entries are counted from 0.';
/** UserError that shows the form where the file is missing or has another. */
async function readHostsFile(path) {
    try {
        return await (0,files/* readYaml */.gM)(path, hosts, `There is no hosts file ${path}.`);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        throw new errors/* UserError */.yo(`${error.message.trimEnd()}\n${FORM}`, error.exitCode, { cause: error });
    }
}

// EXTERNAL MODULE: ./build/base/numbers.js
var numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./build/schema/options/benchmark.js
var benchmark = __webpack_require__(18276);
// EXTERNAL MODULE: ./build/schema/schedule.js
var schedule = __webpack_require__(53101);
;// CONCATENATED MODULE: ./build/planning/estimate-disk.js
/** Sizes of the embedded dataset's records and logs; a script that prints much takes more, up to the sandbox's limit. */
const RECORD_BYTES = 4096;
const LOG_BYTES = 2048;
/** The median of 25 environments with scikit-learn, pandas and the like, before hard links to one cache. */
const ENVIRONMENT_BYTES = 450 * 1024 ** 2;
/** What a campaign leaves on a machine's disk, at most: every environment on one machine. */
function estimateDisk({ projects, blocks }) {
    const locks = new Set(projects.map(({ lockHash }) => lockHash)).size;
    const runs = blocks.reduce((sum, { order }) => sum + order.length, 0);
    return {
        locks,
        environmentBytes: locks * ENVIRONMENT_BYTES,
        recordBytes: runs * RECORD_BYTES,
        logBytes: runs * LOG_BYTES,
        estimatedFrom: '450 MiB a lock, 4 KiB a record, 2 KiB a log',
    };
}

// EXTERNAL MODULE: ./build/planning/schedule/deal.js
var deal = __webpack_require__(24620);
;// CONCATENATED MODULE: ./build/planning/schedule/fit.js

/** The hosts that have what a project needs; those with a GPU are kept for what needs one, as long as others do. */
function listSuitedHosts(hosts, { needs }) {
    const suited = hosts.filter((host) => offers(host, needs));
    const plain = suited.filter((host) => !host.gpu);
    return plain.length > 0 ? plain : suited;
}
function offers(host, needs) {
    const enoughMemory = host.memoryGiB === undefined || host.memoryGiB >= needs.memoryGiB;
    return (host.rapl || !needs.rapl) && (host.gpu || !needs.gpu) && enoughMemory;
}
/** Throws a UserError that names each project which no host can run, and what it needs. */
function refuseMisfits(hosts, projects) {
    const misfits = projects.filter((project) => listSuitedHosts(hosts, project).length === 0);
    if (misfits.length === 0)
        return;
    const lines = misfits.map(({ slug, needs }) => {
        const listed = [...(needs.rapl ? ['rapl'] : []), ...(needs.gpu ? ['gpu'] : []), `${needs.memoryGiB} GiB of memory`];
        return `  ${slug} needs ${listed.join(', ')}`;
    });
    throw new errors/* UserError */.yo(`No host fits:\n${lines.join('\n')}\nAdd one to the hosts file, or leave these projects out with 'projects'.`, 1);
}

// EXTERNAL MODULE: ./build/planning/schedule/workload.js
var workload = __webpack_require__(8179);
;// CONCATENATED MODULE: ./build/planning/schedule/make-schedule.js









/** Making an environment of a dozen wheels takes this long; later shards on the machine find it made. */
const ENVIRONMENT_SECONDS = 20;
/** A wave is planned to leave the queue this much earlier, since expectations err. */
const WAIT_MARGIN = 0.8;
/**
 * Who runs what. Groups go to machines that have what their projects need, those with the least choice and then the longest
 * first; machines of one kind share their groups. Throws a UserError where a project fits no host.
 */
function makeSchedule(plan, hosts, sharding) {
    const workloads = (0,workload/* listWorkloads */.DD)(plan);
    refuseMisfits(hosts, plan.projects.filter(({ slug }) => workloads.some(({ project }) => project.slug === slug)));
    const machines = assignToMachines(workloads, hosts);
    const jobs = sharding.kind === 'machines' ? machines.map((own) => makeJob(own, 1)) : shareJobs(machines, sharding);
    const count = jobs.length;
    const shards = jobs.map(({ host, wave, workloads: own, seconds }, index) => ({
        shard: `${index + 1}/${count}`,
        host: nameHost(host),
        wave,
        groups: own.map(({ group }) => group),
        expectedSeconds: seconds,
        runs: (0,numbers/* sum */.cz)(own.map(({ runs }) => runs)),
        worstSeconds: seconds - (0,deal/* sumSeconds */.X1)(own) + (0,numbers/* sum */.cz)(own.map(({ worstSeconds }) => worstSeconds)),
    }));
    const queues = pullWaves(jobs, hosts);
    return {
        schemaVersion: schedule/* SCHEDULE_VERSION */.D6,
        campaign: plan.campaign,
        assumed: {
            runSeconds: workload/* DEFAULT_RUN_SECONDS */.Y0,
            overheadSeconds: workload/* RUN_OVERHEAD_SECONDS */.PJ,
            idleSeconds: benchmark/* IDLE_SECONDS */.fP,
            environmentSeconds: ENVIRONMENT_SECONDS,
            projectsWithTypicalSeconds: plan.projects.filter(({ needs }) => needs.typicalSeconds !== undefined).length,
        },
        hosts: hosts.map((host) => summariseHost(host, jobs, queues)),
        shards,
        waves: queues.map((byHost, index) => ({
            jobs: jobs.filter(({ wave }) => wave === index + 1).length,
            lastStartSeconds: Math.max(0, ...[...byHost.values()].map(({ lastStart }) => lastStart)),
            longestSeconds: longestOf(byHost),
        })),
        total: summariseTotal(jobs, queues),
        disk: estimateDisk(plan),
    };
}
/** Machines that get nothing are left out. */
function assignToMachines(workloads, hosts) {
    const machines = hosts.flatMap((host) => Array.from({ length: host.count }, () => host));
    const suited = new Map(workloads.map(({ project }) => [project, new Set(listSuitedHosts(hosts, project))]));
    const choice = ({ project }) => (0,numbers/* sum */.cz)([...(suited.get(project) ?? [])].map((host) => host.count));
    const ordered = (0,deal/* longestFirst */.z3)(workloads).sort((a, b) => choice(a) - choice(b));
    const dealt = (0,deal/* dealToLeast */.lb)(ordered, (0,deal/* equalWeights */.K2)(machines.length), ({ project }, machine) => {
        const host = machines[machine];
        return host !== undefined && (suited.get(project)?.has(host) ?? false);
    });
    return machines.flatMap((host, index) => {
        const own = dealt[index] ?? [];
        return own.length === 0 ? [] : [{ host, workloads: own }];
    });
}
function makeJob({ host, workloads }, wave) {
    const locks = new Set(workloads.map(({ project }) => project.lockHash)).size;
    return { host, wave, workloads, seconds: benchmark/* IDLE_SECONDS */.fP + locks * ENVIRONMENT_SECONDS + (0,deal/* sumSeconds */.X1)(workloads) };
}
/** The jobs of each wave, the longest first; a kind of host has its share of them by what it has to do. */
function shareJobs(machines, sharding) {
    const kinds = [...Map.groupBy(machines, ({ host }) => host)].map(([host, own]) => ({
        host,
        workloads: own.flatMap(({ workloads }) => workloads),
    }));
    const total = (0,numbers/* sum */.cz)(kinds.map(({ workloads }) => (0,deal/* sumSeconds */.X1)(workloads)));
    const most = sharding.kind === 'waves' ? sharding.jobs : sharding.shards;
    if (most < kinds.length) {
        const names = kinds.map(({ host }) => nameHost(host)).join(', ');
        throw new errors/* UserError */.yo(`The projects need ${kinds.length} kinds of hosts (${names}), and so as many shards, not ${most}.`);
    }
    const waves = sharding.kind === 'waves' ? countWaves(kinds) : 1;
    const jobs = kinds.flatMap(({ host, workloads }) => {
        const share = Math.max(1, Math.floor((most - kinds.length) * ((0,deal/* sumSeconds */.X1)(workloads) / total)) + 1);
        return (0,deal/* dealToLeast */.lb)((0,deal/* longestFirst */.z3)(workloads), (0,deal/* equalWeights */.K2)(waves)).flatMap((ofWave, wave) => (0,deal/* dealToLeast */.lb)(ofWave, ofWave.length <= share ? (0,deal/* equalWeights */.K2)(ofWave.length) : (0,deal/* trapezoidWeights */.GU)(share, host.count))
            .filter((own) => own.length > 0)
            .map((own) => makeJob({ host, workloads: own }, wave + 1)));
    });
    return (0,deal/* longestFirst */.z3)(jobs).sort((a, b) => a.wave - b.wave);
}
/** As many waves as keep each one, and so its last job's wait, within the longest wait. */
function countWaves(kinds) {
    const longest = kinds.map(({ host, workloads }) => makeJob({ host, workloads }, 1).seconds / host.count);
    return Math.max(1, Math.ceil(Math.max(...longest) / (schedule/* LONGEST_WAIT_SECONDS */.zl * WAIT_MARGIN)));
}
/** How each wave's jobs are expected to be taken by the machines of their kind. */
function pullWaves(jobs, hosts) {
    return [...Map.groupBy(jobs, ({ wave }) => wave).values()].map((ofWave) => {
        const byHost = Map.groupBy(ofWave, ({ host }) => host);
        return new Map(hosts.map((host) => [host, (0,deal/* pullQueue */.F6)(byHost.get(host) ?? [], host.count)]));
    });
}
const longestOf = (queues) => [...queues.values()].flatMap(({ busy }) => busy).reduce((most, each) => Math.max(most, each), 0);
function summariseHost(host, jobs, queues) {
    const own = jobs.filter((job) => job.host === host);
    const workloads = own.flatMap((job) => job.workloads);
    const busy = queues.map((byHost) => byHost.get(host)?.busy ?? []);
    return {
        name: nameHost(host),
        labels: host.labels,
        gpu: host.gpu,
        machines: host.count,
        shards: own.length,
        projects: new Set(workloads.map(({ project }) => project)).size,
        groups: workloads.length,
        runs: (0,numbers/* sum */.cz)(workloads.map(({ runs }) => runs)),
        expectedSeconds: (0,deal/* sumSeconds */.X1)(own),
        longestSeconds: (0,numbers/* sum */.cz)(busy.map((machines) => Math.max(0, ...machines))),
    };
}
function summariseTotal(jobs, queues) {
    const seconds = (0,deal/* sumSeconds */.X1)(jobs);
    const elapsedSeconds = (0,numbers/* sum */.cz)(queues.map(longestOf));
    const working = queues.map((byHost) => [...byHost.values()].flatMap(({ busy }) => busy).filter((each) => each > 0).length);
    const mean = seconds / Math.max(1, ...working);
    return {
        runs: (0,numbers/* sum */.cz)(jobs.flatMap(({ workloads }) => workloads.map(({ runs }) => runs))),
        seconds,
        elapsedSeconds,
        balance: seconds === 0 ? null : Math.max(1, elapsedSeconds / mean),
    };
}

// EXTERNAL MODULE: ./build/planning/shards.js
var shards = __webpack_require__(53635);
;// CONCATENATED MODULE: ./build/planning/decide-shards.js





/** Which groups each shard holds, and with a hosts file who runs it. UserError where a project fits no host. */
async function decideShards(planned, options) {
    const { hosts, shards: count, matrixJobs, noiseFrom } = options;
    if (hosts === undefined) {
        if (noiseFrom !== undefined)
            throw new errors/* UserError */.yo('--noise-from is for the schedule that --hosts prints: name both.');
        const most = count ?? matrixJobs;
        const groups = new Set(planned.blocks.map(schema_plan/* groupKey */.$6)).size;
        return { shards: most === undefined ? null : (0,shards/* dealShards */.Ot)(planned, Math.min(most, groups)), schedule: null };
    }
    const schedule = makeSchedule(planned, await readHostsFile(hosts), chooseSharding(count, matrixJobs));
    return { shards: schedule.shards.map(({ groups }) => groups), schedule };
}
function chooseSharding(count, matrixJobs) {
    if (count !== undefined)
        return { kind: 'count', shards: count };
    return matrixJobs === undefined ? { kind: 'machines' } : { kind: 'waves', jobs: matrixJobs };
}

// EXTERNAL MODULE: ./build/base/groups.js
var groups = __webpack_require__(68606);
;// CONCATENATED MODULE: ./build/planning/declare-family.js

/** The tests that the campaign is judged by, named before its first record: rewrites against the author's code without plots. */
function declarePrimaryFamily(variants) {
    const rewrites = variants.flatMap(({ mode, model }) => model !== null && (mode === 'assisted' || mode === 'autonomous') ? [{ mode, model }] : []);
    return (0,groups/* groupsBy */.G_)(rewrites, ({ mode, model }) => [mode, model]).flatMap(([group]) => ['energy', 'cpu'].map((quantity) => ({ ...group, quantity, baseline: 'original-headless' })));
}

;// CONCATENATED MODULE: ./build/planning/expected.js

const CHARACTERS_PER_TOKEN = 4;
const PROMPT_FRAME_TOKENS = 1500;
const TYPICAL_ANSWER_TOKENS = 2500;
/**
 * A rough count before any prompt is made, from the bytes of each project's entry file; `generate --dry-run` counts the
 * prompts themselves.
 */
function expectCosts(entryBytes, models, answersEach, price) {
    const asked = models.filter((model) => model.provider !== 'replay');
    const calls = entryBytes.length * answersEach;
    const characters = (0,numbers/* sum */.cz)(entryBytes);
    const inputTokens = Math.ceil(answersEach * (characters / CHARACTERS_PER_TOKEN + entryBytes.length * PROMPT_FRAME_TOKENS));
    const outputTokens = calls * TYPICAL_ANSWER_TOKENS;
    const prices = asked.map((model) => price({ ...model, maxOutputTokens: outputTokens }, inputTokens));
    const unpriced = prices.find(({ cost }) => cost === null);
    return {
        modelCalls: asked.length * calls,
        inputTokens: asked.length * inputTokens,
        outputTokens: asked.length * outputTokens,
        usd: unpriced ? null : prices.reduce((sum, { cost }) => sum + (cost?.usd ?? 0), 0),
        usdReason: unpriced?.reason ?? null,
    };
}
function countRuns({ projects, blocks }) {
    const limits = new Map(projects.map(({ slug, needs }) => [slug, needs.timeoutSeconds]));
    return {
        runs: (0,numbers/* sum */.cz)(blocks.map(({ order }) => order.length)),
        worstSeconds: (0,numbers/* sum */.cz)(blocks.map(({ project, order }) => order.length * (limits.get(project) ?? 0))),
    };
}

// EXTERNAL MODULE: ./build/base/random.js
var random = __webpack_require__(59645);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
;// CONCATENATED MODULE: ./build/planning/plan-blocks.js




/** A plan is one document, read whole: as many take some 40 MB of it. */
const MOST_RUNS = 250_000;
/** UserError where a design has more runs than a plan may hold: it is counted before anything is listed. */
function refuseTooManyRuns(design) {
    const { projects, models, modes, samples, warmups, repetitions, profiles, flops } = design;
    const shared = design.fanOut === 'project' || models.length === 0;
    const [groups, modelsEach] = shared ? [1, models.length] : [models.length, 1];
    const runsOf = (project) => {
        const blocks = warmups + repetitions + profiles + (flops ? 1 : 0) + (design.probes?.get(project)?.length ?? 0);
        return groups * blocks * (common/* BASELINE_MODES */.hE.length + modelsEach * modes.length * samples);
    };
    const runs = projects.reduce((sum, project) => sum + runsOf(project), 0);
    if (runs <= MOST_RUNS)
        return;
    throw new errors/* UserError */.yo(`This would be ${runs} runs, and a plan holds ${MOST_RUNS} at most: ask for fewer projects, models, samples or repetitions.`);
}
/** The two baselines of each project, then each model's answers in each mode. */
function listVariants(design) {
    const withId = (variant) => ({ id: (0,schema_plan/* composeVariantId */.tm)(variant), ...variant });
    return design.projects.flatMap((project) => [
        ...common/* BASELINE_MODES */.hE.map((mode) => withId({ project, mode, model: null, sample: null, iteration: null })),
        ...design.models.flatMap((model) => design.modes.flatMap((mode) => range(1, design.samples).map((sample) => withId({ project, mode, model, sample, iteration: 0 })))),
    ]);
}
/**
 * Randomised complete blocks: each holds a project's two baselines and the shard's variants, in an order drawn from the seed,
 * so that drift, heat and caches fall on all alike. Where the author's code draws or waits each answer runs headless too
 * in what ratios are made of, beside the baseline that does. What disturbs time and energy is counted after them.
 */
function listBlocks(design, variants) {
    return listGroups(design).flatMap(({ project, model }) => {
        const members = variants
            .filter((variant) => variant.project === project)
            .filter((variant) => variant.model === null || model === null || variant.model === model)
            .map(({ id, mode }) => ({ variant: id, shim: (0,common/* usualShim */.mO)(mode) }));
        const answers = members.slice(common/* BASELINE_MODES */.hE.length);
        const headless = design.drawing?.has(project)
            ? answers.map(({ variant }) => ({ variant, shim: 'headless' }))
            : [];
        const block = (purpose, number, perturbation = null) => {
            const id = `${(0,schema_plan/* groupKey */.$6)({ project, model })}/${LETTERS[purpose]}${number}`;
            return {
                id,
                project,
                model,
                purpose,
                perturbation,
                number,
                order: (0,random/* seededRandom */.I)(design.seed, id).shuffle(purpose === 'measured' || purpose === 'profile' ? [...members, ...headless] : members),
            };
        };
        return [
            ...range(1, design.warmups).map((number) => block('warmup', number)),
            ...range(1, design.repetitions).map((number) => block('measured', number)),
            ...range(1, design.profiles).map((number) => block('profile', number)),
            ...range(1, design.flops ? 1 : 0).map((number) => block('flops', number)),
            ...(answers.length > 0 ? (design.probes?.get(project) ?? []) : []).map((perturbation, index) => block('probe', index + 1, perturbation)),
        ];
    });
}
/** Before a block's number in its id. */
const LETTERS = { warmup: 'w', measured: '', profile: 'p', flops: 'f', probe: 'h' };
/** What stays together on one host: a project with one model, or with all (`--fan-out project`). */
function listGroups(design) {
    return design.projects.flatMap((project) => design.fanOut === 'project' || design.models.length === 0
        ? [{ project, model: null }]
        : design.models.map((model) => ({ project, model })));
}
function range(first, last) {
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
;// CONCATENATED MODULE: ./build/planning/plan-project.js

function planProject({ manifest, entryBytes: _, ...facts }) {
    const { title, task, entry, workingDirectory, arguments: words, metric, needs, data, licence, origin } = manifest;
    return {
        ...facts,
        title,
        task,
        entry,
        workingDirectory,
        arguments: words,
        metric,
        needs,
        data,
        licence: licence?.spdx ?? null,
        origin: nameOrigin(origin),
    };
}
function nameOrigin(origin) {
    if (origin === 'embedded')
        return origin;
    return origin.commit === null ? origin.repository : `${origin.repository}@${origin.commit}`;
}
/** What can be done to the data of a project, in the order in which it is. */
const listProbes = ({ notProbed }) => record/* PERTURBATIONS */.bf.filter((each) => !(each in notProbed));

;// CONCATENATED MODULE: ./build/planning/make-plan.js









const LARGEST_SEED = 2 ** 31 - 1;
/** Decides everything before anything runs. The schedule is null where the hosts are not known. */
async function makePlan(request) {
    const { campaign, choice, projects: facts } = request;
    const options = {
        ...request.options,
        models: choice.models.map(({ id }) => id),
        modes: [...new Set(request.options.modes)],
        seed: request.options.seed ?? (0,external_node_crypto_.randomInt)(LARGEST_SEED),
    };
    const projects = facts.map(planProject);
    const drawn = {
        ...options,
        projects: projects.map(({ slug }) => slug),
        drawing: new Set(projects.filter(({ drawsOrWaits }) => drawsOrWaits).map(({ slug }) => slug)),
    };
    const probes = new Map(options.probes ? projects.map((project) => [project.slug, listProbes(project)]) : []);
    refuseTooManyRuns({ ...drawn, probes });
    const variants = listVariants(drawn).filter(choice.isAnswered);
    const blocks = listBlocks({ ...drawn, probes }, variants);
    const { shards, schedule } = await decideShards({ campaign, projects, blocks }, request.sharding);
    const entryBytes = facts.map((project) => project.entryBytes);
    const answersEach = options.modes.length * options.samples;
    const plan = {
        schemaVersion: schema_plan/* PLAN_VERSION */.Ze,
        campaign,
        toolVersion: base_package/* TOOL_VERSION */.wr,
        createdAt: new Date().toISOString(),
        options,
        projects,
        models: choice.models,
        leftOut: choice.leftOut,
        variants,
        blocks,
        shards,
        primaryFamily: declarePrimaryFamily(variants),
        expected: {
            ...expectCosts(entryBytes, choice.models, answersEach, request.price),
            ...countRuns({ projects, blocks }),
        },
    };
    return { plan: (0,files/* parseWith */.Ku)(schema_plan/* plan */.et, plan, 'the plan'), schedule };
}

// EXTERNAL MODULE: ./build/base/progress.js
var progress = __webpack_require__(57249);
// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(59800);
// EXTERNAL MODULE: ./build/schema/ratio.js
var ratio = __webpack_require__(56369);
// EXTERNAL MODULE: ./build/report/text/format.js
var format = __webpack_require__(91244);
;// CONCATENATED MODULE: ./build/report/text/forecast.js






/** GitHub ends a job on its own runners after this (limits of hosted runners). */
const LONGEST_HOSTED_SECONDS = 6 * 3600;
const HOSTED = /^(?:ubuntu|windows|macos)-/;
/** Who runs what, for how long, what that can show and what it leaves on disk: printed before anything starts. */
function renderSchedule(schedule, width = 100) {
    const { total, assumed, hosts } = schedule;
    const rows = hosts.map((host) => [
        host.name,
        String(host.machines),
        String(host.shards),
        String(host.projects),
        String(host.groups),
        String(host.runs),
        formatHours(host.expectedSeconds),
        formatHours(host.longestSeconds),
    ]);
    const head = ['host', 'machines', 'shards', 'projects', 'project × model', 'runs', 'hours', 'longest machine'];
    const own = assumed.projectsWithTypicalSeconds;
    const basis = `expected, not measured: ${assumed.runSeconds} s a run where a project has no typicalSeconds (${own} ${own === 1 ? 'has' : 'have'} it), ` +
        `${assumed.overheadSeconds} s around it, ${assumed.idleSeconds} s at rest and ${assumed.environmentSeconds} s an environment for each shard; ` +
        'warm-ups and all other runs are in it';
    return [
        ...(0,text_table/* alignColumns */.R)([head, ...rows], width),
        `${formatHours(total.seconds)} machine-hours, finished after ${formatHours(total.elapsedSeconds)} h` +
            `${total.balance === null ? '' : `; balance (longest / mean) ${total.balance.toFixed(2)}`}`,
        basis,
        ...renderShards(schedule),
        ...renderWaves(schedule),
        ...schedule.detectable.map(renderEffect),
        renderDisk(schedule.disk),
    ];
}
const formatHours = (seconds) => (seconds / 3600).toFixed(seconds < 36_000 ? 2 : 1);
/** More are listed in schedule.json only. */
const MOST_SHARDS_SHOWN = 40;
const MOST_GROUPS_SHOWN = 3;
function renderShards({ shards }) {
    if (shards.length > MOST_SHARDS_SHOWN)
        return [`who runs which of ${shards.length} shards is in schedule.json`];
    return shards.map(({ shard, host, groups, runs, expectedSeconds }) => {
        const more = groups.length > MOST_GROUPS_SHOWN ? ` and ${groups.length - MOST_GROUPS_SHOWN} more` : '';
        const what = groups.slice(0, MOST_GROUPS_SHOWN).join(', ');
        return `--shard ${shard} on ${host}: ${what}${more} (${(0,format/* countWord */.MD)(runs, 'run')}, ${formatHours(expectedSeconds)} h)`;
    });
}
/** Nothing where all jobs start at once. */
function renderWaves({ waves, shards, hosts }) {
    const queued = waves.flatMap(({ jobs, lastStartSeconds, longestSeconds }, index) => {
        if (waves.length === 1 && lastStartSeconds === 0)
            return [];
        const late = lastStartSeconds > schedule/* LONGEST_WAIT_SECONDS */.zl ? ': too late on GitHub, which cancels what waits for 24 h' : '';
        return [
            `wave ${index + 1}: ${(0,format/* countWord */.MD)(jobs, 'job')}, the last leaves the queue after ${(0,progress/* formatDuration */.a)(lastStartSeconds)}${late}, ` +
                `finished after ${(0,progress/* formatDuration */.a)(longestSeconds)}`,
        ];
    });
    const hosted = new Set(hosts.filter(({ labels }) => labels.some((label) => HOSTED.test(label))).map(({ name }) => name));
    const long = shards.filter((shard) => hosted.has(shard.host) && shard.expectedSeconds > LONGEST_HOSTED_SECONDS);
    return long.length === 0
        ? queued
        : [...queued, `${(0,format/* countWord */.MD)(long.length, 'shard')} may be ended by GitHub, whose own runners work 6 h at most`];
}
function renderEffect({ quantity, noise, source, repetitions, change }) {
    const what = quantity ?? 'energy or time';
    const basis = `noise ${(100 * noise).toFixed(1)} %, ${source === 'assumed' ? 'assumed' : `of ${source}`}`;
    return change === null
        ? `${(0,format/* countWord */.MD)(repetitions, 'repetition')}: no change of ${what} in one script can be shown; a verdict takes ${ratio/* MINIMUM_PAIRS */.Bc} or more`
        : `${(0,format/* countWord */.MD)(repetitions, 'repetition')}: a change of ${what} by ${(100 * change).toFixed(1)} % in one script is detected with 80 % power (${basis})`;
}
function renderDisk({ locks, environmentBytes, recordBytes, logBytes, estimatedFrom }) {
    return (`disk, estimated: ${(0,size/* formatSize */.X)(environmentBytes)} for ${(0,format/* countWord */.MD)(locks, 'environment')} where one machine runs every project, ` +
        `${(0,size/* formatSize */.X)(recordBytes + logBytes)} of records and logs (${estimatedFrom})`);
}

// EXTERNAL MODULE: ./build/report/text/planned-work.js
var planned_work = __webpack_require__(63303);
// EXTERNAL MODULE: ./build/schema/options/plan.js
var plan = __webpack_require__(95360);
// EXTERNAL MODULE: ./build/analysis/diagnostics/power.js
var power = __webpack_require__(19953);
;// CONCATENATED MODULE: ./build/commands/detectable-effect.js




/** Of one script's log-ratio to itself in the neighbouring block, where no campaign has measured it: 2 % a run. */
const ASSUMED_NOISE = 0.02 * Math.SQRT2;
/** What the planned repetitions can show in one script, with the noise of an earlier campaign or an assumed one. */
async function listDetectableEffects(repetitions, earlier) {
    if (earlier === undefined) {
        const change = changeSeen(ASSUMED_NOISE, repetitions);
        return [{ quantity: null, noise: ASSUMED_NOISE, source: 'assumed', repetitions, change }];
    }
    const { diagnostics } = await (0,documents/* readAnalysis */.d5)(earlier, ', or leave out --noise-from');
    if (diagnostics.noise.length === 0) {
        throw new errors/* UserError */.yo(`${earlier} has no script with runs enough to tell its noise: leave out --noise-from.`);
    }
    return diagnostics.noise.map(({ quantity, standardDeviation }) => ({
        quantity,
        noise: standardDeviation,
        source: earlier,
        repetitions,
        change: changeSeen(standardDeviation, repetitions),
    }));
}
/** Null where a verdict is refused for too few runs, whatever their spread. */
const changeSeen = (noise, repetitions) => repetitions < ratio/* MINIMUM_PAIRS */.Bc ? null : (0,power/* detectableChange */.wy)(noise, repetitions);

;// CONCATENATED MODULE: ./build/commands/plan.js




















/** Decides everything before anything runs, and writes it to `plan.json`. A campaign is planned once. */
async function plan_plan(given, { env, logger }) {
    const options = { ...given, ...plan/* planOptions */.Su.parse(given) };
    const { campaign, noiseFrom, answers } = options;
    await (0,documents/* requireNewFolder */._N)(campaign);
    const projects = await (0,load_projects/* loadProjects */.RT)(options.dataset, options.projects);
    const choice = await chooseCampaignModels(options, projects, env);
    for (const { model, reason } of choice.leftOut)
        logger.info(`model ${model} is left out: ${reason}`);
    const made = await makePlan({
        campaign: (0,external_node_path_.basename)((0,external_node_path_.resolve)(campaign)),
        options: plan/* designOptions */.LA.parse(options),
        sharding: options,
        projects: await readAllFacts(projects),
        choice,
        price: price/* priceWorstCase */.x,
    });
    const { repetitions } = made.plan.options;
    const schedule = made.schedule && {
        ...made.schedule,
        detectable: await listDetectableEffects(repetitions, noiseFrom),
    };
    await (0,documents/* writePlan */.pD)(campaign, made.plan);
    if (schedule)
        await (0,documents/* writeSchedule */.jx)(campaign, schedule);
    const lines = [
        (0,planned_work/* renderPlan */.EG)(made.plan, answers),
        ...(schedule ? renderSchedule(schedule) : []),
        ...(0,planned_work/* renderShares */.Hx)(made.plan, { campaign, asked: options.shards, isScheduled: schedule !== null }),
    ];
    for (const line of lines)
        logger.info(line);
    return made.plan;
}
async function chooseCampaignModels({ dataset, answers, models }, projects, env) {
    if (answers === undefined)
        return chooseModels(await (0,load_models/* loadModels */.Z)(dataset), models, env, model_server/* whyNotAsked */.CV);
    const slugs = projects.map(({ slug }) => slug);
    return modelsOfAnswers(await (0,recorded_answers/* requireAnswers */.pf)(answers, slugs), models);
}
/** One after the other: a project's tables are held in memory whole. */
async function readAllFacts(projects) {
    const facts = [];
    for (const project of projects)
        facts.push(await readFacts(project));
    return facts;
}
async function readFacts(project) {
    const { slug, manifest, folder, sourceFolder, lockFile } = project;
    const lock = await (0,files/* readTextIfPresent */.Ge)(lockFile, folder);
    if (lock === null)
        throw new errors/* UserError */.yo(`${slug} has no lock at ${lockFile}: write one with greenml env lock ${slug}.`);
    await (0,check_data/* refuseOtherData */.F)(project);
    const entry = await (0,untrusted_files/* lookBelow */.b4)(sourceFolder, manifest.entry);
    const python = await (0,draws_or_waits/* readPythonProject */.C)(sourceFolder, lock);
    return {
        slug,
        manifest,
        entryBytes: entry.kind === 'none' ? 0 : entry.stats.size,
        notProbed: await (0,data_files/* listUnprobed */.I)(sourceFolder, { slug, ...manifest }),
        drawsOrWaits: (0,draws_or_waits/* drawsOrWaits */.r)(python, manifest.entry, python.sources.get(manifest.entry) ?? ''),
        lockHash: (0,managed/* hashEnvironment */.E)(lock, manifest.environment),
        sourceHash: await (0,files/* hashTree */.vz)(sourceFolder),
    };
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

/***/ 47213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ listUnprobed),
  V: () => (/* binding */ perturbData)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/delimited.js
var delimited = __webpack_require__(6431);
// EXTERNAL MODULE: ./build/base/random.js
var random = __webpack_require__(59645);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/schema/metrics.js
var metrics = __webpack_require__(17107);
;// CONCATENATED MODULE: ./build/measurement/probe/change-tables.js


/** What the target holds decides what random labels are. By the task, else by the metric; null: neither says. */
function labelKindOf(task, metric) {
    if (task.endsWith('classification'))
        return 'classes';
    return task === 'regression' ? 'numbers' : (0,metrics/* findLabelKind */.oS)(metric);
}
/** Each class that occurs in the targets of these tables, in the order of its characters. */
function listClasses(tables) {
    const classes = new Set();
    for (const { rows, target } of tables) {
        if (target === null)
            continue;
        for (const row of rows) {
            const cell = row[target];
            if (cell !== undefined && !(0,delimited/* isMissing */.b2)(cell))
                classes.add(cell);
        }
    }
    return [...classes].sort();
}
/**
 * Labels that say nothing of their rows. Classes are drawn evenly and not only permuted: a script that always answers the
 * larger class keeps its metric under a permutation, but not under an even draw. Numbers are permuted, so that their
 * distribution, and with it the unit of an error, stays; but for the tails: in whose test rows an outlier comes to lie would
 * decide whose error grows. What is missing stays missing.
 */
function redrawLabels(table, classes, random) {
    const { target, rows } = table;
    if (target === null)
        return table;
    const places = rows.flatMap((row, place) => ((0,delimited/* isMissing */.b2)(row[target] ?? '') ? [] : [place]));
    const labels = classes === null
        ? random.shuffle(cutTails(places.map((place) => rows[place]?.[target] ?? '')))
        : places.map(() => classes[random.below(classes.length)] ?? '');
    const labelOf = new Map(places.map((place, index) => [place, labels[index] ?? '']));
    return {
        ...table,
        rows: rows.map((row, place) => {
            const label = labelOf.get(place);
            return label === undefined ? row : row.with(target, label);
        }),
    };
}
const TAIL = 0.05;
/** What lies beyond a quantile becomes it (Winsor's way), where all are numbers and are not nearly all the same. */
function cutTails(labels) {
    const sorted = labels.toSorted((a, b) => Number(a) - Number(b));
    const beyond = Math.floor(TAIL * sorted.length);
    const [low = '', high = ''] = [sorted[beyond], sorted.at(-1 - beyond)];
    if (labels.some((label) => Number.isNaN(Number(label))) || Number(low) === Number(high))
        return [...labels];
    return labels.map((label) => (Number(label) < Number(low) ? low : Number(label) > Number(high) ? high : label));
}
/** Half of the rows, in their order; half of each class, rounded up, where the target holds classes. */
function takeHalf(table, kind, random) {
    const { target, rows } = table;
    const isStratified = target !== null && kind === 'classes';
    const groups = Map.groupBy(rows.keys(), (place) => (isStratified ? (rows[place]?.[target] ?? '') : ''));
    const kept = new Set();
    for (const group of groups.values()) {
        for (const place of random.shuffle(group).slice(0, Math.ceil(group.length / 2)))
            kept.add(place);
    }
    return { ...table, rows: rows.filter((_, place) => kept.has(place)) };
}

// EXTERNAL MODULE: ./build/measurement/probe/not-probed.js
var not_probed = __webpack_require__(22010);
// EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
var sync = __webpack_require__(96789);
;// CONCATENATED MODULE: ./build/measurement/probe/table.js


/** The table in a file's bytes, or why it is none that can be changed. */
function readTable(bytes, targetName) {
    const { text, encoding } = (0,delimited/* decodeText */.g7)(bytes);
    if (encoding === 'utf-16' || text.includes('\0'))
        return { kind: 'no-text' };
    const delimiter = (0,delimited/* detectDelimiter */.T6)(text, targetName);
    if (delimiter === null) {
        return targetName === null ? { kind: 'no-table' } : { kind: 'no-column', column: targetName };
    }
    if ((0,delimited/* weighText */.UR)(text, delimiter) > delimited/* MOST_CELLS */.qC)
        return { kind: 'too-many-cells' };
    try {
        const [header = [], ...rows] = (0,delimited/* parseDelimited */.Rv)(text, delimiter);
        if (rows.some((row) => row.some((cell) => /[\r\n]/.test(cell))) &&
            (0,delimited/* parseDelimited */.Rv)(text, delimiter, false).every(({ length }) => length === header.length)) {
            return { kind: 'unclear-quotes' };
        }
        const target = targetName === null ? null : header.findIndex((cell) => cell.trim() === targetName.trim());
        return { encoding, delimiter, lineEnd: /\r?\n|\r/.exec(text)?.[0] ?? '\n', header, rows, target };
    }
    catch (error) {
        // Its message quotes the cell.
        const { code, lines } = error;
        return { kind: 'unreadable', detail: `${code.slice(4).replaceAll('_', ' ').toLowerCase()}, line ${lines}` };
    }
}
/** The bytes of a table: other rows and other labels, and all else as it was, but for quotes that were not needed. */
function writeTable({ encoding, delimiter, lineEnd, header, rows }) {
    const text = (0,sync/* stringify */.A)([header, ...rows], {
        delimiter,
        record_delimiter: lineEnd,
        quoted_match: /[\r\n]/,
    });
    return (0,delimited/* encodeText */.wx)(text, encoding);
}

;// CONCATENATED MODULE: ./build/measurement/probe/data-files.js









/** A table is held in memory whole. */
const MOST_BYTES = 128 * 1024 ** 2;
const LEAST_ROWS = 4;
/** What can't be done to this project's data, and why. Nothing is changed. */
async function listUnprobed(sourceFolder, project) {
    const gaps = {};
    for (const perturbation of record/* PERTURBATIONS */.bf) {
        try {
            await preparePerturbation(sourceFolder, project, perturbation);
        }
        catch (error) {
            if (!(error instanceof not_probed/* NotProbed */.G))
                throw error;
            gaps[perturbation] = error.gap;
        }
    }
    return gaps;
}
/**
 * Changes the data of a copy of the project, before anything of it runs: the same change for each script of a campaign.
 * NotProbed where that can't be done, which a plan of this tool's says before.
 */
async function perturbData(projectFolder, project, perturbation) {
    const { changes, places, ...facts } = await preparePerturbation(projectFolder, project, perturbation);
    for (const { path, content } of changes) {
        // In its place a new file: a link in a hostile project must not make this process write outside the copy.
        await (0,promises_.rm)(path);
        await (0,promises_.writeFile)(path, content, { flag: 'wx' });
    }
    for (const [path, place] of places)
        if (place !== path)
            await (0,promises_.rename)((0,external_node_path_.join)(projectFolder, path), (0,external_node_path_.join)(projectFolder, place));
    return { places, ...facts };
}
async function preparePerturbation(folder, project, perturbation) {
    const { data, task, metric } = project;
    if (data.length === 0)
        throw new not_probed/* NotProbed */.G({ kind: 'no-data-file' });
    for (const { path } of data)
        await locate(folder, path);
    if (perturbation === 'hidden-data')
        return hideData(data);
    const kind = labelKindOf(task, metric.name);
    if (perturbation === 'subsample') {
        const tables = await openTables(folder, data);
        return changeTables(project, tables, null, ({ name, table }) => takeHalf(table, kind, drawFor(project, name, perturbation)));
    }
    const files = data.filter(({ target }) => target !== undefined);
    if (files.length === 0)
        throw new not_probed/* NotProbed */.G({ kind: 'no-target' });
    if (kind === null)
        throw new not_probed/* NotProbed */.G({ kind: 'unclear-target', metric: metric.name });
    const tables = await openTables(folder, files);
    const classes = kind === 'classes' ? listClasses(tables.map(({ table }) => table)) : null;
    if (classes !== null && classes.length < 2)
        throw new not_probed/* NotProbed */.G({ kind: 'too-few-classes', classes: classes.length });
    return changeTables(project, tables, classes, ({ name, table }) => redrawLabels(table, classes, drawFor(project, name, perturbation)));
}
/** Each file under a name that no script knows. */
function hideData(data) {
    for (const { path } of data) {
        const outer = data.find((other) => path.startsWith(`${other.path}/`));
        if (outer !== undefined)
            throw new not_probed/* NotProbed */.G({ kind: 'inside-another', path, outer: outer.path });
    }
    return { changes: [], places: new Map(data.map(({ path }) => [path, hiddenName(path)])), classes: null, rows: null };
}
const drawFor = ({ slug }, file, perturbation) => (0,random/* seededRandom */.I)(1, `${slug}/${perturbation}/${file}`);
async function openTables(folder, files) {
    const tables = [];
    let cells = 0;
    for (const file of files) {
        const opened = await openTable(folder, file);
        cells += (0,delimited/* weighRows */.AQ)(opened.table.rows);
        if (cells > delimited/* MOST_CELLS */.qC)
            throw new not_probed/* NotProbed */.G({ kind: 'too-many-cells', path: file.path });
        tables.push({ ...opened, name: file.path });
    }
    const rows = tables.reduce((sum, { table }) => sum + table.rows.length, 0);
    if (rows < LEAST_ROWS)
        throw new not_probed/* NotProbed */.G({ kind: 'too-few-rows', rows });
    return tables;
}
function changeTables({ data }, tables, classes, change) {
    const changed = tables.map((opened) => ({ path: opened.path, table: change(opened) }));
    return {
        changes: changed.map(({ path, table }) => ({ path, content: writeTable(table) })),
        places: new Map(data.map(({ path }) => [path, path])),
        classes: classes?.length ?? null,
        rows: changed.reduce((sum, { table }) => sum + table.rows.length, 0),
    };
}
/** No search for tables finds it: neither `*.csv`, nor what skips hidden files. */
const hiddenName = (path) => external_node_path_.posix.join(external_node_path_.posix.dirname(path), `.${external_node_path_.posix.basename(path).replaceAll('.', '-')}-renamed`);
async function openTable(folder, { path, target }) {
    const { kind, sizeBytes } = await locate(folder, path);
    if (kind === 'folder')
        throw new not_probed/* NotProbed */.G({ kind: 'folder', path });
    if (sizeBytes > MOST_BYTES)
        throw new not_probed/* NotProbed */.G({ kind: 'too-large', path, bytes: sizeBytes });
    const content = await (0,untrusted_files/* readBelow */.Gj)(folder, path, MOST_BYTES);
    if (content === null)
        throw new not_probed/* NotProbed */.G({ kind: 'missing', path });
    const table = readTable(content, target ?? null);
    if ('kind' in table)
        throw new not_probed/* NotProbed */.G({ ...table, path });
    return { path: (0,external_node_path_.join)(folder, path), table };
}
/** Of a file or folder that is the project's own, not one that a link leads to. */
async function locate(folder, path) {
    const found = await (0,untrusted_files/* lookBelow */.b4)(folder, path);
    if (found.kind === 'none')
        throw new not_probed/* NotProbed */.G({ kind: 'missing', path });
    if (found.kind === 'file' || found.kind === 'folder')
        return { kind: found.kind, sizeBytes: found.stats.size };
    throw new not_probed/* NotProbed */.G({ kind: found.kind, path });
}


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


/***/ })

};
