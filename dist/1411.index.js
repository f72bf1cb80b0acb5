export const id = 1411;
export const ids = [1411,7809,9148];
export const modules = {

/***/ 33846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ recordWithoutRun),
/* harmony export */   qn: () => (/* binding */ recordOfCommand),
/* harmony export */   s9: () => (/* binding */ blankRecord),
/* harmony export */   yn: () => (/* binding */ identifyRun)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);
/* harmony import */ var _campaign_record_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11162);
/* harmony import */ var _schema_execution_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50856);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55189);






/** A run that could not be made: why, and nothing measured. */
function recordWithoutRun(run, settings, status, reason) {
    return {
        ...blankRecord(run, settings),
        status,
        errorMessage: reason,
        failureClass: _schema_execution_js__WEBPACK_IMPORTED_MODULE_4__/* .FAILURE_CLASSES */ .CJ.find((each) => each === status) ?? null,
    };
}
const identifyRun = ({ variant, shim, block, attempt }) => ({
    variant: variant.id,
    shim,
    block: block.id,
    purpose: block.purpose,
    attempt,
});
/** The record of a planned run before anything of it is known. */
function blankRecord(run, settings) {
    const { variant, code, orderIndex, primaryFamilyHash } = run;
    const { project, host, sandbox, environment } = settings;
    const identity = identifyRun(run);
    return {
        ...NOTHING_KNOWN,
        ...variant,
        ...identity,
        id: (0,_campaign_record_id_js__WEBPACK_IMPORTED_MODULE_3__/* .recordId */ .R)(identity),
        orderIndex,
        variantHash: code === null ? null : (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(code),
        sourceHash: project.sourceHash,
        lockHash: environment?.lockHash ?? null,
        primaryFamilyHash,
        environment: environment ? `Python ${environment.pythonVersion}` : null,
        sandbox: sandbox.tier,
        host,
        startedAt: new Date().toISOString(),
    };
}
/** The blank record of a command that belongs to no campaign. */
function recordOfCommand(host, sandbox) {
    return {
        ...NOTHING_KNOWN,
        id: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()).slice(0, 16),
        project: null,
        mode: null,
        model: null,
        variant: 'sandbox',
        shim: 'as-is',
        sample: null,
        iteration: null,
        block: 'sandbox',
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
const NOTHING_KNOWN = {
    schemaVersion: _schema_record_js__WEBPACK_IMPORTED_MODULE_5__/* .RECORD_VERSION */ .hl,
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
    probe: null,
    conditions: null,
    toolVersion: _base_package_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_VERSION */ .wr,
    log: null,
    logSha256: null,
};


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

/***/ 91411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  benchmark: () => (/* binding */ benchmark_benchmark)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/progress.js
var progress = __webpack_require__(57249);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/campaign/documents.js
var documents = __webpack_require__(80173);
// EXTERNAL MODULE: ./build/campaign/records.js
var campaign_records = __webpack_require__(50105);
// EXTERNAL MODULE: ./build/measurement/hold-host.js
var hold_host = __webpack_require__(48697);
// EXTERNAL MODULE: ./build/base/path-errors.js
var path_errors = __webpack_require__(10373);
// EXTERNAL MODULE: ./build/sandbox/run-limits.js
var run_limits = __webpack_require__(24106);
// EXTERNAL MODULE: ./build/measurement/place.js
var measurement_place = __webpack_require__(72316);
// EXTERNAL MODULE: ./build/measurement/script-environment.js
var script_environment = __webpack_require__(1928);
// EXTERNAL MODULE: ./build/measurement/workspace.js
var measurement_workspace = __webpack_require__(62114);
;// CONCATENATED MODULE: ./build/measurement/home.js
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







/** matplotlib lists the fonts of a machine once per user; without that list every plotting script would pay for it. */
const FILL_CACHES = `
import importlib.util
if importlib.util.find_spec("matplotlib"):
    import matplotlib.font_manager
`;
/** Far more than the caches take: packages that nobody vouched for run here too. */
const LIMITS = {
    ...run_limits/* DEFAULT_LIMITS */.dR,
    wallSeconds: 120,
    diskBytes: 256 * 1024 ** 2,
    fileBytes: 64 * 1024 ** 2,
};
/** Homes with the caches that a user's machine would have after the first day and what a manifest has fetched for it, one for each environment. */
class HomeTemplates {
    #templates = new Map();
    #folders = [];
    #launcher;
    constructor(launcher) {
        this.#launcher = launcher;
    }
    /** Fills a home inside the sandbox, outside every measured window. */
    async get(environment, sandbox) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const key = `${environment.folder}\0${environment.downloads ?? ''}`;
            const known = this.#templates.get(key);
            if (known)
                return known;
            const folder = await (0,scratch/* makeScratch */.lP)('home');
            this.#folders.push(folder);
            const workspace = __addDisposableResource(env_1, await (0,measurement_workspace/* makeWorkspace */.WQ)({
                homeTemplate: environment.downloads,
                ownerUid: sandbox.ownerUid,
            }), true);
            const readOnly = [environment.folder, environment.basePrefix];
            const place = (0,measurement_place/* inSandbox */.H)({ sandbox, workspace, readOnly, limits: LIMITS });
            const command = [environment.python, '-c', FILL_CACHES];
            await this.#launcher.run(place.wrap(command, { ...script_environment/* SCRIPT_ENVIRONMENT */.w, MPLBACKEND: 'agg' }));
            const template = (0,external_node_path_.join)(folder, 'home');
            try {
                await (0,measurement_workspace/* copyTree */.EL)(workspace.homeFolder, template);
            }
            catch (error) {
                throw (0,path_errors/* explainFullDisk */.Eh)(error, folder, scratch/* ROOM_FOR_SCRATCH */.Hi);
            }
            this.#templates.set(key, template);
            return template;
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
    async [Symbol.asyncDispose]() {
        for (const folder of this.#folders)
            await (0,scratch/* removeTree */.dM)(folder);
    }
}

// EXTERNAL MODULE: ./build/measurement/host.js
var host = __webpack_require__(51017);
// EXTERNAL MODULE: ./build/measurement/idle-baseline.js
var idle_baseline = __webpack_require__(87809);
// EXTERNAL MODULE: ./build/measurement/launcher.js
var measurement_launcher = __webpack_require__(23555);
// EXTERNAL MODULE: ./build/measurement/open-meters.js
var open_meters = __webpack_require__(84674);
// EXTERNAL MODULE: ./build/measurement/sensors.js
var measurement_sensors = __webpack_require__(21896);
// EXTERNAL MODULE: ./build/schema/package-energy.js
var package_energy = __webpack_require__(60711);
// EXTERNAL MODULE: ./build/schema/shard.js
var schema_shard = __webpack_require__(6886);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/base/files.js
var base_files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/dataset/check-data.js
var check_data = __webpack_require__(98616);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
;// CONCATENATED MODULE: ./build/dataset/trusted.js





/** SHA-256 of every project file and recorded answer that is committed with this tool; made by the build. */
const TRUSTED_HASHES = 'trusted-hashes.json';
const TRUSTED_HASHES_FILE = (0,base_package/* assetPath */.Q$)(TRUSTED_HASHES);
const hashes = schemas/* array */.YOg(schemas/* string */.YjP());
/** Folders of this tool's own dataset whose files may run without a sandbox. */
const TRUSTED_FOLDERS = (/* unused pure expression or super */ null && (['projects', 'answers']));
async function loadTrustedHashes() {
    return new Set((0,base_files/* parseWith */.Ku)(hashes, JSON.parse(await (0,base_package/* readAsset */.fs)(TRUSTED_HASHES)), TRUSTED_HASHES_FILE));
}
/** The hashes of what this tool's dataset holds now, sorted: the build writes them, a check compares them. */
async function hashOwnDataset() {
    const found = new Set();
    for (const folder of TRUSTED_FOLDERS) {
        const root = join(PACKAGE_ROOT, 'dataset', folder);
        for (const path of await listFiles(root))
            found.add((await hashBelow(root, path)) ?? '');
    }
    return [...found].sort();
}
/**
 * True when every file of the project's source and every given text (a script, a lock) equals one committed with this
 * tool. A link shows a file that was not hashed, so there may be none; nor is there anything else but files and folders.
 */
async function isTrustedCode(sourceFolder, texts, trusted) {
    if (!texts.every((text) => trusted.has((0,base_files/* sha256Hex */.fg)(text))))
        return false;
    for await (const { path, kind } of (0,untrusted_files/* walkTree */.Ir)(sourceFolder)) {
        if (kind === 'folder')
            continue;
        if (kind !== 'file' || !trusted.has((await (0,base_files/* hashBelow */._L)(sourceFolder, path)) ?? ''))
            return false;
    }
    return true;
}

// EXTERNAL MODULE: ./build/environment/environment-maker.js
var environment_maker = __webpack_require__(74502);
// EXTERNAL MODULE: ./build/environment/managed.js + 1 modules
var managed = __webpack_require__(35681);
// EXTERNAL MODULE: ./build/environment/quota.js
var quota = __webpack_require__(12006);
// EXTERNAL MODULE: ./build/measurement/run-isolated.js
var run_isolated = __webpack_require__(74904);
// EXTERNAL MODULE: ./build/sandbox/choose-sandbox.js + 7 modules
var choose_sandbox = __webpack_require__(52288);
;// CONCATENATED MODULE: ./build/benchmark/prepare-projects.js












/** Environments of the projects that will run, made before anything is measured. A project that changed is refused. */
async function prepareProjects(plan, slugs, dataset, context) {
    const prepared = new Map();
    if (slugs.length === 0)
        return prepared;
    const maker = (0,environment_maker/* openEnvironmentMaker */.Y)(context, [dataset], run_isolated/* findIsolation */.Q);
    for (const slug of slugs) {
        const planned = plan.projects.find((project) => project.slug === slug);
        if (!planned)
            throw new errors/* UserError */.yo(`plan.json has blocks of '${slug}' but no such project: plan again.`);
        const source = await (0,load_projects/* loadProject */.gi)(dataset, slug);
        await refuseChanges(source, planned);
        await (0,check_data/* refuseOtherData */.F)(source);
        try {
            const environment = await maker.make(source);
            prepared.set(slug, { planned, source, environment, environmentFailure: null });
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            context.logger.warn(error.message);
            prepared.set(slug, { planned, source, environment: null, environmentFailure: error.message });
        }
    }
    await (0,quota/* keepQuota */.S_)(await maker.uv(), context);
    return prepared;
}
async function refuseChanges(source, planned) {
    const lock = await (0,base_files/* readTextIfPresent */.Ge)(source.lockFile, source.folder);
    const sameLock = lock !== null && (0,managed/* hashEnvironment */.E)(lock, source.manifest.environment) === planned.lockHash;
    if (sameLock && (await (0,base_files/* hashTree */.vz)(source.sourceFolder)) === planned.sourceHash)
        return;
    throw new errors/* UserError */.yo(`The ${sameLock ? 'files' : 'lock or downloads'} of '${source.slug}' changed since the campaign was planned: ` +
        'restore what was planned, or plan a new campaign.');
}
/** The plan runs what the manifest says. */
function isAsPlanned({ manifest }, planned) {
    const [given, known] = [manifest, planned].map(({ entry, workingDirectory, arguments: words, metric }) => ({
        entry,
        workingDirectory,
        words,
        metric,
    }));
    return (0,external_node_util_.isDeepStrictEqual)(given, known);
}
/** Chooses the sandbox of each group: a baseline and its variants are never run under different ones. */
async function chooseSandboxes(groups, prepared, options, context) {
    const trusted = await loadTrustedHashes();
    const warned = new Set();
    const warn = (text) => {
        if (!warned.has(text))
            context.logger.warn(text);
        warned.add(text);
    };
    const sandboxes = new Map();
    for (const { key, project: slug, scripts } of groups) {
        const project = prepared.get(slug);
        if (!project)
            continue;
        const { source, planned } = project;
        // The lock counts too: a package that nobody vouched for runs inside every script that imports it. So does the manifest,
        // which names the interpreter, files of the home and code that reads the metric, whatever an edited plan says.
        const read = (path) => (0,base_files/* readTextIfPresent */.Ge)(path, source.folder);
        const said = await Promise.all([source.lockFile, (0,external_node_path_.join)(source.folder, 'project.yaml')].map(read));
        const code = [...said.map((text) => text ?? ''), ...scripts];
        const trust = {
            trusted: isAsPlanned(source, planned) && (await isTrustedCode(source.sourceFolder, code, trusted)),
            userTrusts: options.iTrustThisCode,
        };
        const sandbox = await (0,choose_sandbox/* chooseSandbox */.HY)(options.sandbox, { ...trust, allow: options.allow, warn });
        if (source.manifest.needs.gpu && sandbox.tier !== 'none' && !sandbox.allowed.includes('gpu')) {
            warn(`${source.slug} needs a GPU, and its sandbox shows none: add --allow gpu`);
        }
        sandboxes.set(key, sandbox);
    }
    return sandboxes;
}

// EXTERNAL MODULE: ./build/base/groups.js
var groups = __webpack_require__(68606);
// EXTERNAL MODULE: ./build/base/numbers.js
var numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./build/campaign/primary-family.js
var primary_family = __webpack_require__(80186);
// EXTERNAL MODULE: ./build/campaign/settle-plan.js
var settle_plan = __webpack_require__(83682);
// EXTERNAL MODULE: ./build/campaign/variant-files.js
var variant_files = __webpack_require__(85868);
// EXTERNAL MODULE: ./build/planning/shards.js
var shards = __webpack_require__(53635);
// EXTERNAL MODULE: ./build/schema/plan.js + 1 modules
var schema_plan = __webpack_require__(64841);
// EXTERNAL MODULE: ./build/campaign/latest-attempts.js
var latest_attempts = __webpack_require__(7535);
// EXTERNAL MODULE: ./build/schema/record.js
var schema_record = __webpack_require__(55189);
;// CONCATENATED MODULE: ./build/benchmark/resume.js




/**
 * Other load may have decided what this run shows: its time and energy, or that its time ran out. That a script fails is its
 * own doing.
 */
const wasDisturbed = (record) => record.purpose === 'measured' &&
    record.flags.includes('contaminated') &&
    (record.status === 'ok' || record.status === 'timeout');
/**
 * Lists the runs that are left of a block, in its order. A block that was interrupted goes on where it stopped when the host
 * is in the same state and sandbox and meter are the same; otherwise it is done again whole. A script that was replaced since
 * its run, or was missing then and is here now, is run again; so is one that others disturbed, until it has been repeated as
 * often as asked.
 */
function listRemainingRuns(block, records, present) {
    const own = records.filter((record) => record.block === block.id && record.purpose === block.purpose);
    const last = new Map();
    for (const record of own)
        (0,latest_attempts/* keepLatest */.x)(last, (0,schema_plan/* memberKey */.S7)(record), record);
    const isCurrent = (record) => record.variantHash === (present.scriptHashes.get(record.variant) ?? null);
    // What stood in the way of a run that the bench lost may be gone by now.
    const finished = [...last.values()].filter((record) => !schema_record/* OUR_FAILURES */.jJ.includes(record.status) && isCurrent(record));
    const disturbed = own.filter((record) => wasDisturbed(record) && isCurrent(record) && !isOtherState(record, present));
    // Attempts are counted, not records: a record can come twice, in a shard's file that was copied.
    const disturbances = (member) => new Set(disturbed.filter((each) => (0,schema_plan/* memberKey */.S7)(each) === (0,schema_plan/* memberKey */.S7)(member)).map(({ attempt }) => attempt)).size;
    const isDue = (record) => disturbed.includes(record) && disturbances(record) <= present.repeatContaminated;
    const done = new Set(finished.filter((record) => !isDue(record)).map(schema_plan/* memberKey */.S7));
    const runs = block.order.map((member, orderIndex) => ({
        ...member,
        orderIndex,
        attempt: (last.get((0,schema_plan/* memberKey */.S7)(member))?.attempt ?? 0) + 1,
        repeats: Math.max(0, present.repeatContaminated - disturbances(member)),
    }));
    const left = runs.filter((run) => !done.has((0,schema_plan/* memberKey */.S7)(run)));
    if (left.length === 0)
        return [];
    const ran = finished.filter((record) => record.status !== 'missing-variant');
    return ran.some((record) => isOtherState(record, present)) ? runs : left;
}
function isOtherState(record, present) {
    return (record.host.stratum !== present.stratum ||
        (present.sandbox !== null && record.sandbox !== present.sandbox) ||
        isOtherMeter(record, present.meter));
}
/** Joules of one block are of one meter; a run that none could read says nothing of it. */
function isOtherMeter({ energy }, present) {
    const { meter, quality } = (0,package_energy/* energyOfHost */.u3)(energy);
    const name = quality === 'estimated' ? 'estimate' : meter; // an estimate names its model
    return name !== null && name !== present;
}

;// CONCATENATED MODULE: ./build/benchmark/queue.js










async function readQueue(campaign, plan, shard, state) {
    const planned = (0,shards/* blocksOfShard */.kU)(plan, shard);
    const ids = new Set(planned.flatMap(({ order }) => order.map(({ variant }) => variant)));
    const own = plan.variants.filter(({ id }) => ids.has(id));
    // Each variant's script as it is now; none for the author's own, and where there is none.
    const scripts = new Map([...(await (0,variant_files/* readScripts */.b4)(campaign, own))].map(([id, code]) => [id, code.toString('utf8')]));
    const { blocks } = (0,settle_plan/* settlePlan */.f)({ ...plan, blocks: planned }, await (0,variant_files/* readProvenances */.j)(campaign, own));
    const records = Map.groupBy(await (0,campaign_records/* readShardRecords */.Lc)(campaign, plan, shard), ({ block }) => block);
    const variants = new Map(plan.variants.map((variant) => [variant.id, variant]));
    const scriptHashes = new Map([...scripts].map(([id, code]) => [id, (0,base_files/* sha256Hex */.fg)(code)]));
    const primaryFamilyHash = (0,primary_family/* hashPrimaryFamily */.V)(plan.primaryFamily);
    const listRemaining = (block, sandbox) => listRemainingRuns(block, records.get(block.id) ?? [], { ...state, sandbox, scriptHashes });
    const unfinished = blocks.filter((block) => listRemaining(block, null).length > 0);
    return {
        plannedRuns: (0,numbers/* sum */.cz)(blocks.map(({ order }) => order.length)),
        groups: (0,groups/* groupsBy */.G_)(unfinished, schema_plan/* groupKey */.$6).map((members) => ({
            key: (0,schema_plan/* groupKey */.$6)(members[0]),
            project: members[0].project,
            scripts: [...new Set(members.flatMap(({ order }) => order.map(({ variant }) => variant)))].flatMap((id) => scripts.get(id) ?? []),
        })),
        listRuns: (tiers) => blocks.flatMap((block) => {
            const tier = tiers.get((0,schema_plan/* groupKey */.$6)(block));
            if (tier === undefined)
                return [];
            return listRemaining(block, tier).map(({ variant: id, repeats, ...place }) => {
                const variant = variants.get(id);
                if (!variant)
                    throw new Error(`block ${block.id} names '${id}', which is no variant`); // the plan's schema refuses it
                return { run: { ...place, variant, block, code: scripts.get(id) ?? null, primaryFamilyHash }, repeats };
            });
        }),
    };
}

// EXTERNAL MODULE: ./build/measurement/probe/not-probed.js
var not_probed = __webpack_require__(22010);
// EXTERNAL MODULE: ./build/benchmark/blank-record.js
var blank_record = __webpack_require__(33846);
// EXTERNAL MODULE: ./build/campaign/logs.js
var logs = __webpack_require__(2828);
// EXTERNAL MODULE: ./build/campaign/record-id.js
var record_id = __webpack_require__(11162);
// EXTERNAL MODULE: ./build/measurement/ending.js + 1 modules
var measurement_ending = __webpack_require__(73184);
// EXTERNAL MODULE: ./build/energy/flops/flop-counter.js
var flop_counter = __webpack_require__(61274);
// EXTERNAL MODULE: ./build/measurement/instruments/home-notes.js
var home_notes = __webpack_require__(64031);
;// CONCATENATED MODULE: ./build/measurement/instruments/operator-flops.js



/** Totals that the shim `flops` leaves, one a process. */
const OPERATOR_NOTES = (0,home_notes/* openNotes */.A)('GREENML_FLOPS', '.greenml-flops', 1000);
const METER = 'torch-flop-counter';
const MOST_FILES = 1000;
const total = schemas/* strictObject */.rej({
    torch: schemas/* string */.YjP().max(100),
    count: schemas/* int */.Whr().nonnegative().nullable(),
    reason: schemas/* string */.YjP().max(300).nullable(),
});
/**
 * Reads what PyTorch's own formulas say of the operators that a run called, all its processes together. Empty where nothing
 * imported torch: that is no count of 0. The run's own code wrote these files, so they are read as anybody's.
 */
async function readOperatorFlops(homeFolder) {
    const files = await OPERATOR_NOTES.readAll(homeFolder, MOST_FILES);
    if (files === 'replaced')
        return [];
    if (files === 'too-many')
        return [unread(`more than ${MOST_FILES} processes left a total`)];
    if (files.length === 0)
        return [];
    const totals = files.map((file) => file === null ? null : (total.safeParse((0,base_files/* readJsonText */.gb)(file.toString())).data ?? null));
    const versions = [...new Set(totals.map((each) => each?.torch ?? 'of unknown version'))].sort().join(', ');
    const lost = totals.find((each) => each === null || each.count === null);
    if (lost !== undefined)
        return [unread(lost?.reason ?? 'a total can’t be read')];
    const count = totals.reduce((sum, each) => sum + (each?.count ?? 0), 0);
    const reason = `torch ${versions}: forward and backward matrix products, convolutions and attention by their shapes; ` +
        'every other operator counts 0, as does what threads of the script compute';
    return [{ kind: 'theoretical-operator', count, meter: METER, quality: 'measured', counted: null, reason }];
}
const unread = (reason) => ({
    kind: 'theoretical-operator',
    count: null,
    meter: METER,
    quality: 'unavailable',
    counted: null,
    reason,
});

;// CONCATENATED MODULE: ./build/measurement/instruments/flop-counting.js



/** Counts operations twice over: those that the processor retires, and those that PyTorch's operators stand for. */
function countFlops(ofHost, tier) {
    // perf counts what it starts, and what is in a container is started by its engine.
    const counter = tier === 'container' ? (0,flop_counter/* noCounter */.w0)('perf does not reach into a container') : ofHost;
    const countsPath = ({ folder }) => (0,external_node_path_.join)(folder, 'counts'); // where the sandbox does not reach
    return {
        shims: ['flops'],
        environment: OPERATOR_NOTES.environment,
        whyNoEnergy: 'not read: it would be that of counting too',
        prefix: (folders) => counter.prefix(countsPath(folders)),
        read: async (folders) => ({
            flops: [await counter.read(countsPath(folders)), ...(await readOperatorFlops(folders.homeFolder))],
        }),
    };
}

;// CONCATENATED MODULE: ./build/measurement/instruments/instrument.js
/** A run that is made for its time and energy alone has none. */
const NO_WATCHER = { shims: [], environment: {}, read: async () => ({}) };

// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/metrics.js
var metrics = __webpack_require__(17107);
;// CONCATENATED MODULE: ./build/measurement/read-metric.js


const NUMBER = String.raw `([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?(?:nan|inf(?:inity)?))`;
/**
 * GenAI-GreenML's own lines: whatever the metric is, it is called accuracy there. Nothing
 * here can match the same characters in two ways (as `\s`, which crosses lines, could): a flood would take quadratic time.
 */
const GENAI_GREENML_LINE = new RegExp(String.raw `^[ \t]*(?:ACCURACY[ \t]*=|[Aa][Cc]{2}[Uu][Rr][Aa][Cc][Yy][ \t]*:|[Aa][Cc]{2}[ \t]*=)[ \t]*${NUMBER}(?:[ \t]*(%))?[ \t\r]*$`, 'gm');
const DECIMAL = new RegExp(`^${NUMBER}$`);
/** Just above 1 is a fault of the script; as a percentage it would be no accuracy worth a script. */
const LEAST_PERCENT = 1.5;
/**
 * The metric that a script printed: the last structured line `GREENML_METRIC name=value`, else the last accuracy line as
 * GenAI-GreenML reads it, else the manifest's pattern. `authors`: the script is the author's, whose pattern counts first.
 */
async function readMetric(output, rule, authors) {
    const readers = [readStructuredLine, readGenaiGreenmlLine, readPattern];
    for (const read of authors ? [readPattern, readStructuredLine, readGenaiGreenmlLine] : readers) {
        const found = await read(output, rule);
        if (found !== null)
            return 'fault' in found ? noMetric(found.fault) : judgeMetric(found, rule);
    }
    return noMetric(`the output holds no ${rule.name}`);
}
const noMetric = (reason) => ({ status: 'no-metric', metric: null, reason });
function readStructuredLine(output, rule) {
    const line = new RegExp(String.raw `^[ \t]*GREENML_METRIC[ \t]+${rule.name}[ \t]*=[ \t]*(\S+)[ \t\r]*$`, 'gm');
    return lastMatch(output, line);
}
function readGenaiGreenmlLine(output) {
    return lastMatch(output, GENAI_GREENML_LINE);
}
async function readPattern(output, rule) {
    if (rule.pattern === undefined)
        return null;
    const { matchLast } = await __webpack_require__.e(/* import() */ 533).then(__webpack_require__.bind(__webpack_require__, 10533));
    const match = await matchLast(rule.pattern, output);
    return 'fault' in match ? match : asFound(match.groups, rule.scale === 'percent');
}
const lastMatch = (output, pattern) => asFound([...output.matchAll(pattern)].at(-1) ?? null, false);
/** What the first group of a match holds. */
function asFound(groups, percent) {
    const text = groups?.[1];
    return text === undefined ? null : { text, percent: percent || groups?.[2] === '%' };
}
/** Judges whether a text is a number that this metric can have, and scales it to the metric's own unit. */
function judgeMetric(found, rule) {
    const value = DECIMAL.test(found.text) ? Number(found.text) : Number.NaN; // Number() alone takes 0x10 and 0b1 too
    const shown = `${rule.name} = ${found.text.slice(0, 40)}`;
    const invalid = (why) => ({ status: 'invalid-metric', metric: null, reason: `${shown} ${why}` });
    if (!Number.isFinite(value))
        return invalid('is not a number');
    if (Math.abs(value) > common/* LARGEST_METRIC */.aq)
        return invalid('is larger than any result can be');
    const [low, high] = (0,metrics/* validRange */.Im)(rule);
    const isPercent = found.percent || ((0,metrics/* isFraction */.fU)(rule.name) && value > LEAST_PERCENT && value <= 100);
    const normalised = isPercent ? value / 100 : value;
    if (normalised < low || normalised > high)
        return invalid(`is outside ${low} to ${high}`);
    const flags = isPercent && !found.percent ? ['percent-normalised'] : [];
    return { status: 'ok', metric: { name: rule.name, value, normalised, hookSeconds: null }, flags };
}

;// CONCATENATED MODULE: ./build/measurement/instruments/metric-hook.js


const NOTES = (0,home_notes/* openNotes */.A)('GREENML_METRIC_FILE', '.greenml-metric', 2000);
/** Tells the hook (the shim `metric`) what to evaluate. */
const hookEnvironment = (expression) => ({
    ...NOTES.environment,
    GREENML_METRIC_EXPRESSION: expression,
});
const hintOf = (error) => error.startsWith('NameError')
    ? "; only names of the script's top level are left at its end, none inside functions"
    : '';
/** CPU seconds, then which of the two it is, then that. */
const RESULT = /^(\d{1,9}\.\d{6})\n(value|error)\n(.*)$/;
/**
 * The metric of a script that ended well, by the manifest's expression. The run's own code could have written the file.
 * `hide`: takes places of this host out of an error.
 */
async function readHookedMetric(homeFolder, rule, hide) {
    const none = (reason) => ({ status: 'no-metric', metric: null, reason });
    const content = await NOTES.read(homeFolder);
    if (content === null)
        return none('the metric expression was not evaluated to its end: the process ended without its exit functions');
    const [, seconds, kind, text = ''] = RESULT.exec(content.toString()) ?? [];
    if (seconds === undefined)
        return none("the metric hook's result was damaged by the script");
    if (kind === 'error')
        return none(`the metric expression failed: ${hide(text)}${hintOf(text)}`);
    const outcome = judgeMetric({ text, percent: rule.scale === 'percent' }, rule);
    if (outcome.status !== 'ok')
        return outcome;
    const flags = [...outcome.flags, 'metric-expression'];
    return { ...outcome, metric: { ...outcome.metric, hookSeconds: Number(seconds) }, flags };
}

;// CONCATENATED MODULE: ./build/measurement/instruments/metric-reader.js


/** The metric by the manifest's expression where the script is the author's and there is one, else from what was printed. */
function openMetricReader(rule, isAuthors) {
    const { expression } = rule;
    return expression === undefined || !isAuthors
        ? { shims: [], environment: {}, read: async (_, { stdout }) => readMetric(stdout, rule, isAuthors) }
        : {
            shims: ['metric'],
            environment: hookEnvironment(expression),
            read: ({ homeFolder }, { hide }) => readHookedMetric(homeFolder, rule, hide),
        };
}

// EXTERNAL MODULE: ./build/measurement/instruments/profile-phases.js
var profile_phases = __webpack_require__(88064);
// EXTERNAL MODULE: ./build/measurement/instruments/shims.js
var shims = __webpack_require__(79148);
// EXTERNAL MODULE: ./build/measurement/measure-run.js + 2 modules
var measure_run = __webpack_require__(10960);
;// CONCATENATED MODULE: ./build/benchmark/execute.js
var execute_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var execute_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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














/** One execution of one variant, in a fresh copy of its project; always ends in a record. */
async function executeRun(run, settings) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { project, sandbox, environment, limits } = settings;
        const isAuthors = run.code === null;
        const watcher = await openWatcher(run, settings);
        const metricReader = openMetricReader(project.metric, isAuthors);
        const scriptPath = isAuthors ? project.entry : external_node_path_.posix.join(external_node_path_.posix.dirname(project.entry), 'greenml_variant.py');
        const workspace = execute_addDisposableResource(env_1, await (0,measurement_workspace/* makeWorkspace */.WQ)({
            sourceFolder: settings.sourceFolder,
            script: run.code === null ? null : { path: scriptPath, code: run.code },
            homeTemplate: settings.homeTemplate,
            ownerUid: sandbox.ownerUid,
            ...(watcher.change ? { change: watcher.change } : {}),
        }), true);
        await watcher.begin?.(workspace);
        const start = run.shim === 'headless' ? 'headless' : 'render';
        // The metric's shim stands after those that watch: at the script's end it comes before them.
        const pythonPath = (0,shims.shimFolders)(...watcher.shims, ...metricReader.shims, start);
        const measured = await (0,measure_run/* measureRun */.u)({
            offsetSeed: (0,record_id/* recordId */.R)((0,blank_record/* identifyRun */.yn)(run)),
            command: [environment.python, (0,external_node_path_.join)(workspace.projectFolder, scriptPath), ...(isAuthors ? project.arguments : [])],
            env: {
                ...script_environment/* SCRIPT_ENVIRONMENT */.w,
                PYTHONPATH: pythonPath.join(':'),
                ...watcher.environment,
                ...metricReader.environment,
            },
            place: (0,measurement_place/* inSandbox */.H)({
                sandbox,
                workspace,
                workingDirectory: (0,external_node_path_.join)(workspace.projectFolder, project.workingDirectory),
                readOnly: [environment.folder, environment.basePrefix, ...pythonPath],
                limits,
                prefix: watcher.prefix?.(workspace) ?? [],
            }),
            whyNoEnergy: watcher.whyNoEnergy ?? null,
        }, settings.equipment);
        const hide = (text) => hidePlaces(text, environment, workspace.projectFolder);
        const readOutput = async (path) => hide(await (0,measurement_workspace/* readTail */.Zr)(path));
        const [stdout, stderr] = await Promise.all([readOutput(workspace.stdoutPath), readOutput(workspace.stderrPath)]);
        const metric = await metricReader.read(workspace, { stdout, hide });
        const record = { ...(0,blank_record/* blankRecord */.s9)(run, settings), ...judgeRun(measured, metric, stderr, limits) };
        const { reasons, ...seen } = await watcher.read(workspace, record);
        return {
            ...record,
            ...seen,
            reasons: { ...record.reasons, ...reasons },
            ...(await (0,logs/* writeLog */.u)(settings.campaign, record.id, { stdout, stderr })),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = execute_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Opens the instrument that the purpose of a run asks for; a probe's code loads only where a plan asks for it. */
async function openWatcher({ block }, { project, sandbox, flopCounter }) {
    if (block.purpose === 'profile')
        return (0,profile_phases.profilePhases)();
    if (block.purpose === 'flops' && flopCounter !== null)
        return countFlops(flopCounter, sandbox.tier);
    if (block.perturbation === null)
        return NO_WATCHER;
    const { probeValidity } = await Promise.all(/* import() */[__webpack_require__.e(2631), __webpack_require__.e(6196)]).then(__webpack_require__.bind(__webpack_require__, 76196));
    return probeValidity(block.perturbation, project);
}
/** Paths of this host are taken out: they are nobody's business, and would make equal failures look different. */
function hidePlaces(text, environment, projectFolder) {
    const hidden = text.replaceAll(projectFolder, '/project').replaceAll(environment.folder, '/environment');
    return environment.basePrefix.startsWith('/usr') ? hidden : hidden.replaceAll(environment.basePrefix, '/python');
}
function judgeRun({ execution, idle, outcome }, reading, stderr, limits) {
    const failure = (0,measurement_ending/* judgeStart */.E)(outcome, stderr, "the environment's Python");
    if (failure !== null)
        return { ...failure, startedAt: execution.startedAt };
    const ending = (0,measurement_ending/* judgeEnd */.d)(outcome, execution, stderr, limits);
    if (ending !== null)
        return { ...execution, idle, ...ending };
    if (reading.status !== 'ok') {
        const { status, reason: errorMessage } = reading;
        return { ...execution, idle, status, failureClass: 'metric', errorMessage };
    }
    const flags = [...execution.flags, ...reading.flags];
    return { ...execution, idle, status: 'ok', metric: reading.metric, flags };
}

// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
;// CONCATENATED MODULE: ./build/benchmark/run-progress.js



const ROUNDS = {
    warmup: 'warm-up',
    profile: 'profile',
    flops: 'FLOPs',
    probe: 'validity probe',
};
/** A run ended well. A probe did where the script itself ended it in any way: without its data an honest one fails. */
const endedWell = ({ purpose, status }) => status === 'ok' || (purpose === 'probe' && !schema_record/* OUR_FAILURES */.jJ.includes(status));
const isOurs = ({ status }) => schema_record/* OUR_FAILURES */.jJ.includes(status);
/** One line on a run that ended badly: which it was, how it ended, and why. */
function formatFailure(record) {
    const cost = record.wallSeconds === null ? '' : ` after ${record.wallSeconds.toFixed(2)} s`;
    // What the bench failed at is for the user to mend; what a script says of its failure stands in the report.
    const reason = isOurs(record) ? record.errorMessage : record.errorType;
    const why = reason === null ? '' : `: ${(0,clean_text/* cleanLine */.Ow)(reason)}`;
    const round = ROUNDS[record.purpose] ?? `block ${record.block.split('/').at(-1)}`;
    return `${record.variant}, ${round}: ${record.status}${cost}${why}`;
}
/** Tells how far a campaign is. A line of its own has only what ended badly: once for each script and way to end, and once a project for what the bench failed at. */
class RunProgress {
    #logger;
    #total;
    #progress;
    #told = new Set();
    #done = 0;
    #ok = 0;
    /** `now` in seconds. */
    constructor(logger, total, now) {
        this.#logger = logger;
        this.#total = total;
        this.#progress = new progress/* Progress */.k(logger, total, now);
    }
    /** `[25/168] 24 ok, 1 not · about 1 min 6 s left · breast-cancer/original` */
    begin(variant) {
        const bad = this.#done === this.#ok ? '' : `, ${this.#done - this.#ok} not`;
        this.#progress.begin(`[${this.#done}/${this.#total}] ${this.#ok} ok${bad}`, variant);
    }
    /** The last record of a run. */
    end(record) {
        this.#done++;
        this.#progress.end();
        if (endedWell(record))
            this.#ok++;
        else
            this.#tellOnce(record);
    }
    /** Ends the live line. */
    close() {
        this.#progress.close();
    }
    #tellOnce(record) {
        const { variant, project, status, errorType, errorMessage } = record;
        const key = JSON.stringify(isOurs(record) ? [project, status, errorMessage] : [variant, status, errorType]);
        if (this.#told.has(key))
            return;
        this.#told.add(key);
        this.#logger.info(formatFailure(record));
    }
}

;// CONCATENATED MODULE: ./build/benchmark/run-queue.js











/** Makes one run after another; each ends in a record, synced as it ends. */
async function runQueue(queue, bench, { logger, signal }) {
    const progress = new RunProgress(logger, queue.length);
    const warm = new Set();
    let [runs, repeats, ok, lost] = [0, 0, 0, 0];
    let changes = [];
    for (const queued of queue) {
        progress.begin(queued.run.variant.id);
        const made = await runUndisturbed(queued, bench, warm, signal);
        progress.end(made.record);
        runs++;
        repeats += made.repeats;
        if (endedWell(made.record))
            ok++;
        if (schema_record/* OUR_FAILURES */.jJ.includes(made.record.status))
            lost++;
        if (runs < queue.length)
            changes = (0,host/* listChanges */.W)(bench.host, await (0,host/* describeHost */.Y)(null, bench.hostRoot));
        if (changes.length > 0)
            break;
    }
    progress.close();
    return { runs, repeats, ok, lost, changes };
}
/** Repeats a run until nothing disturbs it, as often as allowed. `record`: the last one. */
async function runUndisturbed({ run, repeats: allowed }, bench, warm, signal) {
    for (let repeats = 0;; repeats++) {
        const work = runOnce({ ...run, attempt: run.attempt + repeats }, bench);
        const record = markCold(await (0,errors/* interruptible */.In)(work, signal), warm);
        await bench.keepRecord(record);
        if (!wasDisturbed(record) || repeats === allowed)
            return { record, repeats };
    }
}
async function runOnce(run, bench) {
    const project = bench.prepared.get(run.variant.project);
    const sandbox = bench.sandboxes.get((0,schema_plan/* groupKey */.$6)(run.block));
    if (!project || !sandbox)
        throw new Error(`block ${run.block.id} was not prepared`);
    const { planned, source, environment } = project;
    const settings = { project: planned, host: bench.host, sandbox, environment };
    if (run.variant.model !== null && run.code === null) {
        const reason = 'there is no script: its generation failed or has not been run';
        return (0,blank_record/* recordWithoutRun */.Dx)(run, settings, 'missing-variant', reason);
    }
    if (environment === null) {
        return (0,blank_record/* recordWithoutRun */.Dx)(run, settings, 'environment-failed', project.environmentFailure ?? 'no environment');
    }
    await (0,scratch/* refuseFullScratch */.SX)();
    const work = executeRun(run, {
        ...settings,
        environment,
        sourceFolder: source.sourceFolder,
        equipment: bench.equipment,
        flopCounter: bench.flopCounter,
        homeTemplate: await bench.homes.get(environment, sandbox),
        campaign: bench.campaign,
        limits: {
            ...run_limits/* DEFAULT_LIMITS */.dR,
            memoryBytes: planned.needs.memoryGiB * 1024 ** 3,
            wallSeconds: bench.timeoutSeconds ?? planned.needs.timeoutSeconds,
        },
    });
    return work.catch((error) => {
        if (!(error instanceof not_probed/* NotProbed */.G))
            throw error;
        return (0,blank_record/* recordWithoutRun */.Dx)(run, settings, 'environment-failed', `its data can't be changed: ${error.message}`);
    });
}
/** The first run of a project pays for files and packages that are not in memory yet. */
function markCold(record, warm) {
    if (record.wallSeconds === null || record.project === null || warm.has(record.project))
        return record;
    warm.add(record.project);
    return { ...record, flags: [...record.flags, 'cold'] };
}

;// CONCATENATED MODULE: ./build/benchmark/run-shard.js
var run_shard_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_shard_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



















/** A host that is in a new state again and again would never end a block. */
const MOST_STATES = 20;
/**
 * Runs what is left of a campaign's shard, one run after another; every run ends in a record. Where the host's state changes
 * meanwhile, it starts again in the new one. `carbon` is null where nobody said where the electricity comes from.
 */
async function runShard(options, carbon, context) {
    const plan = await (0,documents/* readPlanToRun */.Ar)(options.campaign);
    let { changes, ...total } = await runInOneState(plan, options, carbon, context);
    for (let states = 2; changes.length > 0; states++) {
        const told = `The state of this host changed (${changes.join(', ')})`;
        if (states > MOST_STATES) {
            throw new errors/* UserError */.yo(`${told} for the ${MOST_STATES}th time: hold it still, then run this command again.`, 1);
        }
        context.logger.warn(`${told}: what is left goes on in a stratum of its own, and an unfinished block is done again`);
        const next = await runInOneState(plan, options, carbon, context);
        changes = next.changes;
        total = {
            runs: total.runs + next.runs,
            repeats: total.repeats + next.repeats,
            ok: total.ok + next.ok,
            lost: next.lost, // what was lost before was tried again
            alreadyDone: total.alreadyDone,
        };
    }
    return total;
}
/** Ends early when the host's state changes: `changes` says how. */
async function runInOneState(plan, options, carbon, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const campaign = (0,external_node_path_.resolve)(options.campaign);
        const { shard = schema_shard/* WHOLE_CAMPAIGN */.p5, idleBaseline, hostRoot } = options;
        const { logger, signal } = context;
        const meter = run_shard_addDisposableResource(env_1, await (0,open_meters/* openMeters */.X)(options, context), true);
        if (meter.unavailable)
            logger.info(`energy is not measured here: ${meter.unavailable.map(base_text/* nameFact */.st).join('; ')}`);
        const launcher = run_shard_addDisposableResource(env_1, new measurement_launcher/* Launcher */.bR(), true);
        await (0,hold_host/* holdHost */.Q)(launcher, plan.campaign, options.wait, context);
        // Records are read only now: another process may have made these runs while this one waited.
        const keepRecord = await (0,campaign_records/* openRecords */.tW)(campaign, shard);
        for (const folder of await (0,scratch/* removeAbandonedScratch */.jK)())
            logger.warn(`${folder}, of a run that was killed, can't be removed`);
        const state = await (0,host/* describeHost */.Y)(null, hostRoot);
        const whole = await readQueue(campaign, plan, shard, {
            stratum: state.stratum,
            meter: (0,package_energy/* meterOfHost */.fZ)(meter.meters),
            // Others' load is in what a socket's counters say; of CPU time, which is the run's own, it costs little.
            repeatContaminated: options.repeatContaminated ?? (meter.measures ? 1 : 0),
        });
        const { groups } = whole;
        const slugs = [...new Set(groups.map(({ project }) => project))];
        const prepared = await (0,errors/* interruptible */.In)(prepareProjects(plan, slugs, options.dataset, context), signal);
        const sandboxes = await chooseSandboxes(groups, prepared, options, context);
        const queue = whole.listRuns(new Map([...sandboxes].map(([group, { tier }]) => [group, tier])));
        const alreadyDone = whole.plannedRuns - queue.length;
        if (alreadyDone > 0)
            logger.info(`${(0,base_text/* count */.U9)(alreadyDone, 'run')} ${alreadyDone === 1 ? 'is' : 'are'} on record already and not repeated`);
        if (queue.length === 0)
            return { runs: 0, repeats: 0, ok: 0, lost: 0, alreadyDone, changes: [] };
        const baseline = await (0,idle_baseline.takeBaseline)(idleBaseline, meter, launcher, context);
        const flopCounter = await openCounter(queue, context);
        const started = performance.now();
        const sensors = run_shard_addDisposableResource(env_1, new measurement_sensors/* HostSensors */.e(hostRoot), false);
        const homes = run_shard_addDisposableResource(env_1, new HomeTemplates(launcher), true);
        const python = [...prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null;
        const bench = {
            ...{ campaign, prepared, sandboxes, flopCounter, homes, hostRoot, keepRecord },
            equipment: { launcher, meter, sensors, baseline, carbon },
            host: { ...state, python },
            timeoutSeconds: options.timeout,
        };
        const made = await runQueue(queue, bench, context);
        logger.info(formatMade(made, (performance.now() - started) / 1000));
        return { ...made, alreadyDone };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_shard_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function formatMade({ runs, repeats, ok, lost }, seconds) {
    const missing = lost === 0 ? '' : `, ${lost} lost to the bench`;
    const repeated = repeats === 0 ? '' : `; ${(0,base_text/* count */.U9)(repeats, 'run')} disturbed by other load made again`;
    return `${(0,base_text/* count */.U9)(runs, 'run')} in ${(0,progress/* formatDuration */.a)(seconds)}, ${ok} ok${missing}${repeated}`;
}
/** The counter's code loads only where a plan asks for it. */
async function openCounter(queue, { env, logger }) {
    if (!queue.some(({ run }) => run.block.purpose === 'flops'))
        return null;
    const { openFlopCounter } = await __webpack_require__.e(/* import() */ 8033).then(__webpack_require__.bind(__webpack_require__, 48033));
    const counter = await openFlopCounter(env);
    if (counter.unavailable)
        logger.info(`the processor's operations are not counted here: ${counter.unavailable}`);
    return counter;
}

// EXTERNAL MODULE: ./build/energy/carbon.js
var energy_carbon = __webpack_require__(51180);
// EXTERNAL MODULE: ./build/schema/options/benchmark.js
var benchmark = __webpack_require__(18276);
;// CONCATENATED MODULE: ./build/commands/benchmark.js



/** Runs what is left of a campaign's shard. `carbon` is given where the key that it took is gone from the context by now. */
async function benchmark_benchmark(given, context, carbon) {
    const options = { ...given, ...benchmark/* benchmarkOptions */.YE.parse(given) };
    return runShard(options, carbon === undefined ? await (0,energy_carbon/* openCarbon */.e)(options, context.env, context) : carbon, context);
}


/***/ }),

/***/ 61274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ab: () => (/* binding */ METER),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   w0: () => (/* binding */ noCounter)
/* harmony export */ });
const METER = 'perf';
/** Where nothing can be counted. */
function noCounter(reason) {
    return { unavailable: reason, prefix: () => [], read: async () => unread(reason) };
}
const unread = (reason) => ({
    kind: 'hardware-retired',
    count: null,
    meter: METER,
    quality: 'unavailable',
    counted: null,
    reason,
});


/***/ }),

/***/ 73184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ judgeEnd),
  E: () => (/* binding */ judgeStart)
});

// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
// EXTERNAL MODULE: ./build/schema/execution.js
var execution = __webpack_require__(50856);
;// CONCATENATED MODULE: ./build/measurement/failure.js

const CLASSES = [
    [/^(SyntaxError|IndentationError|TabError)$/, 'syntax'],
    [/^(ImportError|ModuleNotFoundError)$/, 'import'],
    [/^(FileNotFoundError|NotADirectoryError|IsADirectoryError)$/, 'file-not-found'],
    [/^(KeyError|IndexError|AttributeError|NameError|UnboundLocalError|TypeError)$/, 'schema-or-name'],
    [/^(ValueError|UnicodeDecodeError|ParserError|EmptyDataError|NotFittedError|OverflowError)$/, 'data-values'],
    [/^(MemoryError|_ArrayMemoryError|ArrayMemoryError)$/, 'memory'],
    [/^(PermissionError|OSError|BlockingIOError)$/, 'forbidden-action'],
    [/^AssertionError$/, 'assertion'],
    [/^EOFError$/, 'asks-for-input'],
];
/** Python prints the exception last, at the start of a line; what a finaliser prints after it is skipped over. */
const EXCEPTION = /^([A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Exit|Iteration|Warning))(?::\s?(.*))?$/;
function classifyFailure(stderr, exitCode, signal) {
    const lines = withoutIgnored(stderr.split('\n').map((line) => line.trimEnd()));
    const start = lines.findLastIndex((line) => line.startsWith('Traceback (most recent call last)') || /^ {2}File ".*", line \d+/.test(line));
    const index = start < 0 ? -1 : lines.findIndex((line, at) => at > start && EXCEPTION.test(line));
    const [, qualified, message] = EXCEPTION.exec(lines[index] ?? '') ?? [];
    if (qualified === undefined) {
        return { errorType: null, tracebackTail: null, ...withoutException(exitCode, signal) };
    }
    const errorType = (qualified.split('.').at(-1) ?? qualified).slice(0, execution/* LONGEST_ERROR_TYPE */.Jo);
    return {
        errorType,
        errorMessage: message?.slice(0, 500) || null,
        tracebackTail: lines
            .slice(Math.max(0, index - 12), index + 1)
            .join('\n')
            .slice(-execution/* LONGEST_TRACEBACK */.Oc),
        failureClass: CLASSES.find(([pattern]) => pattern.test(errorType))?.[1] ?? 'other-exception',
    };
}
/** A SIGKILL that is not ours (a time-out is told apart before) comes from the kernel when memory has run out. */
function withoutException(exitCode, signal) {
    if (signal === 'SIGKILL')
        return { errorMessage: 'killed, most likely because memory ran out', failureClass: 'memory' };
    if (signal)
        return { errorMessage: `ended by ${signal}`, failureClass: 'signal' };
    return { errorMessage: `ended with exit code ${exitCode}`, failureClass: 'exit-code' };
}
/** Leaves out the tracebacks that Python prints of finalisers after the end: they are not why the script failed. */
function withoutIgnored(lines) {
    let ignored = false;
    return lines.filter((line) => {
        if (line.startsWith('Exception ignored in'))
            ignored = true;
        else if (ignored && EXCEPTION.test(line)) {
            ignored = false;
            return false;
        }
        return !ignored;
    });
}

// EXTERNAL MODULE: ./build/measurement/launcher.js
var launcher = __webpack_require__(23555);
;// CONCATENATED MODULE: ./build/measurement/ending.js



/** The reason why a program was never started; null when it was. */
function judgeStart(outcome, stderr, program) {
    if (outcome.notStarted !== null) {
        const why = `${program} did not start: ${(0,launcher/* explainNotStarted */.SH)(outcome.notStarted)}`;
        return end('environment-failed', 'environment-failed', why);
    }
    if (outcome.started && outcome.wallSeconds !== undefined)
        return null;
    const why = `the sandbox did not start: ${stderr.trim().split('\n').at(-1) ?? ''}`.slice(0, 500);
    return end('sandbox-failed', 'sandbox-failed', why);
}
/** The failure of a program that was started; null when it ended with 0, within its limits. */
function judgeEnd({ endedFor, memoryWatched }, { exitCode, signal }, stderr, limits) {
    if (endedFor !== null)
        return ENDED_FOR[endedFor](limits);
    if (exitCode === 0)
        return null;
    const failure = classifyFailure(stderr, exitCode, signal);
    if (failure.failureClass !== 'memory')
        return { ...failure, status: 'failed' };
    // A SIGKILL of no process of the run that the kernel killed for memory is the program's own.
    if (failure.errorType === null && memoryWatched) {
        return { ...failure, status: 'failed', failureClass: 'signal', errorMessage: `ended by ${signal}` };
    }
    return { ...failure, status: 'out-of-memory' };
}
const ENDED_FOR = {
    wall: ({ wallSeconds }) => end('timeout', 'time', `not done after ${wallSeconds} s`),
    cpu: ({ cpuSeconds }) => end('timeout', 'time', `ended: more than ${cpuSeconds} s of processor time`),
    memory: ({ memoryBytes }) => end('out-of-memory', 'memory', `ended: its processes took more than ${(0,size/* formatSize */.X)(memoryBytes)} of memory together`),
    processes: ({ processes }) => end('failed', 'processes', `ended: more than ${processes} processes`),
    output: ({ outputBytes }) => end('failed', 'output', `ended: it printed more than ${(0,size/* formatSize */.X)(outputBytes)}`),
    disk: ({ diskBytes }) => end('failed', 'disk', `ended: it wrote more than ${(0,size/* formatSize */.X)(diskBytes)} of files, or filled the disk`),
    stop: () => end('interrupted', 'interrupted', 'ended: it was asked to stop'),
};
const end = (status, failureClass, errorMessage) => ({
    status,
    failureClass,
    errorMessage,
});


/***/ }),

/***/ 48697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ holdHost)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23555);


/**
 * Waits until no other process on this host measures; the host is held until the launcher ends. `what` the others are told
 * of the holder. `waitSeconds`: a UserError comes where the host is not free by then; 0: where it is not free at once;
 * undefined: however long it takes.
 */
async function holdHost(launcher, what, waitSeconds, { logger, env, signal }) {
    const tooLate = Promise.withResolvers();
    let timer;
    const onWait = (holder) => {
        if (waitSeconds !== 0)
            logger.info(`waiting: another measurement runs on this host: ${holder}`);
        if (waitSeconds !== undefined)
            timer ??= setTimeout(() => tooLate.reject(busy(holder, waitSeconds)), 1000 * waitSeconds);
    };
    const holding = launcher.holdHost(`${what} (process ${process.pid})`, onWait, (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLockPath */ .b6)(env));
    try {
        await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(Promise.race([holding, tooLate.promise]), signal);
    }
    finally {
        clearTimeout(timer);
    }
}
function busy(holder, waitSeconds) {
    const still = waitSeconds === 0 ? '' : ` after ${waitSeconds} s of waiting`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Another measurement runs on this host${still}: ${holder}.\n` +
        'Two at a time would disturb each other: wait longer (--wait SECONDS; without it, until the host is free), or end the other.', 1);
}


/***/ }),

/***/ 87809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   takeBaseline: () => (/* binding */ takeBaseline)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91497);
/* harmony import */ var _energy_idle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35215);



/** Above this share of one processor the host is not at rest: systemd's and a runner's heartbeats stay below it. */
const REST_SHARE = 0.05;
/**
 * Measures what the host draws while nothing of ours runs, and tells the user. Call it when the host is held and all that
 * the runs need is made. Without a meter there is nothing to wait for.
 */
async function takeBaseline(seconds, meter, launcher, { logger, signal }) {
    if (seconds === 0)
        return (0,_energy_idle_js__WEBPACK_IMPORTED_MODULE_1__/* .noBaseline */ .f$)({ kind: 'not-asked' });
    if (!meter.measures) {
        logger.info('no idle baseline: energy is only estimated here');
        return (0,_energy_idle_js__WEBPACK_IMPORTED_MODULE_1__/* .noBaseline */ .f$)({ kind: 'only-estimated' });
    }
    logger.info(`measuring for ${seconds} s what this host draws at rest: let nothing else run`);
    const end = performance.now() + seconds * 1000;
    const countdown = setInterval(() => {
        const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
        logger.status(`idle power: ${left} s left`);
    }, 1000);
    try {
        const work = (0,_energy_idle_js__WEBPACK_IMPORTED_MODULE_1__/* .measureIdle */ .bz)(meter, seconds, (job) => launcher.idle(job));
        const baseline = await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptible */ .In)(work, signal);
        for (const line of renderBaseline(baseline))
            logger.info(line);
        const { busyProcessors } = baseline;
        if (busyProcessors !== null && busyProcessors > REST_SHARE) {
            logger.warn(`this host was not at rest: others kept ${Math.round(100 * busyProcessors)} % of one processor busy. ` +
                'Its idle power comes out too high, and net energy too low.');
        }
        return baseline;
    }
    finally {
        clearInterval(countdown);
        logger.status('');
    }
}
/** `idle power (± standard error): package-0 12.3 W ± 0.21 W`. */
function renderBaseline({ powers, missing }) {
    const known = powers.map(({ domain, meter, watts, standardErrorWatts }) => {
        const shared = powers.some((other) => other.domain === domain && other.meter !== meter);
        const error = standardErrorWatts === null ? 'error not known' : `± ${formatWatts(standardErrorWatts, 2)}`;
        return `${domain}${shared ? ` by ${meter}` : ''} ${formatWatts(watts, 3)} ${error}`;
    });
    return [
        ...(known.length === 0 ? [] : [`idle power (± standard error): ${known.join(', ')}`]),
        ...missing.map(({ domain, reason }) => `no idle power of ${domain}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .nameFact */ .st)(reason)}`),
    ];
}
const formatWatts = (watts, digits) => `${Number(watts.toPrecision(digits))} W`;


/***/ }),

/***/ 64031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openNotes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4920);




/** `name`: relative to the home, or absolute. */
function openNotes(variable, name, mostBytes) {
    const rootOf = (home) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(home, name));
    const own = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name);
    return {
        environment: { [variable]: name },
        read: (home) => (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfPlain */ .U0)(rootOf(home), own, mostBytes),
        readAll: async (home, mostFiles) => {
            const root = rootOf(home);
            const names = await listNames(root, own, mostFiles);
            if (names === null)
                return 'replaced';
            if (names.length > mostFiles)
                return 'too-many';
            const files = [];
            for (const each of names)
                files.push(await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfPlain */ .U0)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, each), mostBytes));
            return files;
        },
    };
}
/** Names in a folder, one more than `most` at most; null where it is no folder, or can't be read. */
async function listNames(root, folder, most) {
    const { kind } = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .lookBelow */ .b4)(root, folder);
    if (kind === 'none')
        return [];
    if (kind !== 'folder')
        return null;
    try {
        const names = [];
        for await (const { name } of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.opendir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)))
            if (names.push(name) > most)
                break;
        return names.sort();
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EACCES')
            return null;
        throw error;
    }
}


/***/ }),

/***/ 88064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   profilePhases: () => (/* binding */ profilePhases)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68606);
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43650);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55189);
/* harmony import */ var _home_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64031);






/** Counts CPU seconds by phase (the shim `profile`), each process in a file of the folder `name` of the run's home. */
function profilePhases(name = '.greenml-phases') {
    const notes = (0,_home_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .openNotes */ .A)('GREENML_PHASES', name, FILE_BYTES);
    return {
        shims: ['profile'],
        environment: notes.environment,
        read: async ({ homeFolder }, { userSeconds, systemSeconds }) => {
            const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
            const { seconds, reason } = await readPhases(notes, homeFolder, cpuSeconds);
            return { phaseCpuSeconds: seconds, reasons: reason === null ? {} : { phaseCpuSeconds: reason } };
        },
    };
}
/**
 * A process's file holds doubles: a mark, the state, the number of samples, then the seconds of each phase; zeros where the
 * process was killed before it counted anything.
 */
const MARK = 0x47504831;
const FIRST_PHASE = 3;
const FILE_BYTES = 8 * (FIRST_PHASE + _schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.length);
const MOST_PROCESSES = 4096;
const STATE_REASONS = [
    null,
    'the script uses SIGPROF or its timer itself',
    'this system has no timer of CPU time',
    'the profiler failed inside the script',
    'the script blocks SIGPROF, which the profiler needs',
];
const processCounters = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative())
    .length(FIRST_PHASE + _schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.length)
    .refine(([mark, ...others]) => mark === MARK || (mark === 0 && others.every((each) => each === 0)))
    .transform(([, state = 0, , ...seconds]) => ({ state, seconds }))
    .refine(({ state }) => state in STATE_REASONS);
/**
 * Counts of the processes may exceed the run's seconds by this much: clocks tick at other times, and a process counts
 * from its start, the run from its gate.
 */
const TOLERANCE = { share: 0.02, seconds: 0.1 };
/**
 * Reads the profiler's counts, once nothing of the run is left. The files are the script's to write, and can at worst be
 * wrong. `cpuSeconds`: user and system seconds of the run; what no process counted (the last milliseconds of each, programs
 * other than Python) is `other`.
 */
async function readPhases(notes, home, cpuSeconds) {
    const none = (reason) => ({ seconds: null, reason });
    if (cpuSeconds === null)
        return none('the CPU seconds of the run are unknown');
    const files = await notes.readAll(home, MOST_PROCESSES);
    if (files === 'replaced')
        return none("the script put something else in the place of the profiler's folder");
    if (files === 'too-many')
        return none(`more than ${MOST_PROCESSES} processes`);
    if (files.length === 0) {
        return none('no counters: no Python started, or one that reads no PYTHONPATH (python -I, -E, -S)');
    }
    const sums = _schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.map(() => 0);
    for (const file of files) {
        const counters = processCounters.safeParse(readDoubles(file));
        if (!counters.success)
            return none("the profiler's counters were damaged by the script");
        const reason = STATE_REASONS[counters.data.state];
        if (reason)
            return none(reason);
        for (const [index, seconds] of counters.data.seconds.entries())
            sums[index] = (sums[index] ?? 0) + seconds;
    }
    return fitTo(sums, cpuSeconds);
}
function fitTo(sums, cpuSeconds) {
    const counted = (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(sums);
    if (!(counted <= cpuSeconds * (1 + TOLERANCE.share) + TOLERANCE.seconds)) {
        const reason = `the phases add up to ${counted.toFixed(2)} s of CPU, the run had ${cpuSeconds.toFixed(2)} s`;
        return { seconds: null, reason };
    }
    const scale = counted > cpuSeconds ? cpuSeconds / counted : 1;
    const seconds = (0,_base_groups_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(_schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG, (phase) => (sums[_schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.indexOf(phase)] ?? 0) * scale);
    return { seconds: { ...seconds, other: seconds.other + Math.max(0, cpuSeconds - counted) }, reason: null };
}
/** The counters of one process, zeros for a file that is still empty; null for anything else. */
function readDoubles(found) {
    if (found === null || (found.length !== FILE_BYTES && found.length !== 0))
        return null;
    const buffer = found.length === 0 ? Buffer.alloc(FILE_BYTES) : found;
    const read = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.endianness)() === 'LE' ? buffer.readDoubleLE.bind(buffer) : buffer.readDoubleBE.bind(buffer);
    return Array.from({ length: FILE_BYTES / 8 }, (_, index) => read(8 * index));
}


/***/ }),

/***/ 79148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shimFolders: () => (/* binding */ shimFolders)
/* harmony export */ });
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34144);

/**
 * The folders to stand first on `PYTHONPATH`, to be shown to the script's sandbox too. The first of them runs the
 * `sitecustomize` of all, and then one that would have run without them.
 */
function shimFolders(...shims) {
    return ['chain', ...shims].map((name) => (0,_base_package_js__WEBPACK_IMPORTED_MODULE_0__/* .assetPath */ .Q$)('python', 'shims', name));
}


/***/ }),

/***/ 84674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ openMeters)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _energy_meter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4336);



async function openMeters(options, { env }) {
    const { idleWatts, maxWatts, meterCommand, meterStream } = options;
    if (idleWatts !== undefined && maxWatts !== undefined && maxWatts < idleWatts) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('--max-watts is below --idle-watts.');
    }
    if (meterCommand !== undefined && meterStream !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('--meter-command and --meter-stream exclude each other.');
    }
    return (0,_energy_meter_js__WEBPACK_IMPORTED_MODULE_2__/* .openMeter */ .G)({
        require: options.requireMeasured,
        env,
        meters: options.meter,
        external: { command: meterCommand, stream: meterStream && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(meterStream) },
        model: { idleWatts, maxWatts },
        powercapRoot: options.powercapRoot ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.powercapRoot) : undefined,
    });
}


/***/ }),

/***/ 74904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ findIsolation)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _sandbox_choose_sandbox_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52288);
/* harmony import */ var _sandbox_run_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24106);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23555);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72316);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62114);
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






const GIB = 1024 ** 3;
/** Conda's packages unpack to more than a run may write. */
const LIMITS = { ..._sandbox_run_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_LIMITS */ .dR, memoryBytes: 4 * GIB, diskBytes: 32 * GIB, fileBytes: 8 * GIB };
/** Finds a sandbox for the commands of package managers; null: there is none here. */
async function findIsolation() {
    for (const find of [_sandbox_choose_sandbox_js__WEBPACK_IMPORTED_MODULE_1__/* .findBubblewrap */ .uo, _sandbox_choose_sandbox_js__WEBPACK_IMPORTED_MODULE_1__/* .findContainer */ .FA]) {
        const { sandbox } = await find();
        if (sandbox)
            return (command) => runIsolated(command, sandbox);
    }
    return null;
}
async function runIsolated({ command, readOnly, writable = [], env = {}, wallSeconds }, sandbox) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { ownerUid } = sandbox;
        const launcher = __addDisposableResource(env_1, new _launcher_js__WEBPACK_IMPORTED_MODULE_3__/* .Launcher */ .bR(), true);
        const workspace = __addDisposableResource(env_1, await (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .makeWorkspace */ .WQ)({ ownerUid }), true);
        if (ownerUid !== null)
            for (const folder of writable)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chown)(folder, ownerUid, ownerUid);
        const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .inSandbox */ .H)({
            ...{ sandbox, workspace, readOnly, limits: { ...LIMITS, wallSeconds } },
            writable: writable.map((folder) => ({ folder, at: folder })),
        });
        const { exitCode } = await launcher.run(place.wrap(command, env));
        const [stdout, stderr] = await Promise.all([(0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .readTail */ .Zr)(workspace.stdoutPath), (0,_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .readTail */ .Zr)(workspace.stderrPath)]);
        return { exitCode, signal: null, stdout, stderr };
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


/***/ }),

/***/ 1928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ SCRIPT_ENVIRONMENT)
/* harmony export */ });
/** Variables of every script: enough for Python to be deterministic and to draw without a screen. */
const SCRIPT_ENVIRONMENT = {
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    PYTHONHASHSEED: '0',
    PYTHONUNBUFFERED: '1',
    PYTHONNOUSERSITE: '1', // no packages in the home, which a project's downloads may fill
    PYTHONDONTWRITEBYTECODE: '1',
    MPLBACKEND: 'module://greenml_show',
    // Both are where glibc's own rule ends, which raises them as large arrays are freed. Whether and when it does so depends on
    // the heap's layout: a script that makes an array of 700 kB in a loop took a tenth of the page faults when one import path was longer.
    MALLOC_MMAP_THRESHOLD_: `${32 * 1024 ** 2}`,
    MALLOC_TRIM_THRESHOLD_: `${64 * 1024 ** 2}`,
};


/***/ }),

/***/ 21896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ HostSensors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43650);
/* harmony import */ var _base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32762);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91497);





/** A mean over this many processors, evenly chosen, tells the same and stays cheap on a host with hundreds. */
const MOST_FREQUENCIES = 16;
/**
 * The files in which Linux shows temperature (Documentation/hwmon, thermal/sysfs-api), clock rate
 * (admin-guide/pm/cpufreq) and throttling (ABI/testing/sysfs-devices-system-cpu), found and opened once: reading all of
 * them takes some 0.1 ms.
 */
class HostSensors {
    #temperatures;
    #frequencies;
    #throttles;
    constructor(root = '/') {
        const sys = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'sys');
        const cpus = listProcessors((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'devices/system/cpu'));
        this.#temperatures = openAll(findTemperatures(sys));
        this.#frequencies = openAll(spread(cpus, MOST_FREQUENCIES).map((cpu) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'cpufreq/scaling_cur_freq')));
        this.#throttles = openAll(findThrottleCounts(cpus));
    }
    read() {
        const temperatures = readAll(this.#temperatures);
        const frequencies = readAll(this.#frequencies);
        const throttles = readAll(this.#throttles);
        const kilohertz = (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .mean */ .i2)(frequencies.filter((each) => each > 0));
        return {
            temperatureCelsius: temperatures.length === 0 ? null : Math.max(...temperatures) / 1000,
            frequencyMegahertz: kilohertz === null ? null : kilohertz / 1000,
            throttleCount: throttles.length === 0 ? null : (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(throttles),
        };
    }
    [Symbol.dispose]() {
        for (const file of [...this.#temperatures, ...this.#frequencies, ...this.#throttles])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const PROCESSOR_CHIPS = /^(coretemp|k10temp|zenpower)$/;
const PROCESSOR_ZONES = /^(x86_pkg_temp|cpu.*|soc[-_]thermal)$/;
/** Labels that stand for a whole package; Tctl is shifted on some models, so Tdie goes first. */
const WHOLE_PACKAGE = [/^Package id/, /^Tdie$/, /^Tctl$/];
function findTemperatures(sys) {
    const chips = listPaths((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'class/hwmon')).filter((chip) => PROCESSOR_CHIPS.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(chip, 'name')) ?? ''));
    const found = chips.flatMap((chip) => {
        const inputs = listPaths(chip).filter((path) => /\/temp\d+_input$/.test(path));
        const labelled = (label) => inputs.filter((path) => label.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)(path.replace(/_input$/, '_label')) ?? ''));
        return WHOLE_PACKAGE.map(labelled).find((paths) => paths.length > 0) ?? inputs;
    });
    if (found.length > 0)
        return found;
    const zones = listPaths((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sys, 'class/thermal')).filter((zone) => PROCESSOR_ZONES.test((0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(zone, 'type')) ?? ''));
    return zones.map((zone) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(zone, 'temp'));
}
/** Files of one count a core and one a package: threads of a core show the same number. */
function findThrottleCounts(cpus) {
    const byPart = new Map();
    for (const cpu of cpus) {
        const [socket, core] = ['physical_package_id', 'core_id'].map((name) => (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .readSysfs */ .z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'topology', name)) ?? '');
        byPart.set(`package ${socket}`, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'thermal_throttle/package_throttle_count'));
        byPart.set(`core ${socket} ${core}`, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cpu, 'thermal_throttle/core_throttle_count'));
    }
    return [...byPart.values()];
}
const listProcessors = (folder) => listPaths(folder)
    .filter((path) => /\/cpu\d+$/.test(path))
    .sort(_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNaturally */ .yV);
const spread = (items, most) => items.filter((_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length));
const listPaths = (folder) => (0,_base_sysfs_js__WEBPACK_IMPORTED_MODULE_2__/* .listSysfs */ .F)(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
function openAll(paths) {
    return paths.flatMap((path) => {
        try {
            return [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r')];
        }
        catch {
            return [];
        }
    });
}
const readAll = (files) => files.flatMap((file) => readInteger(file) ?? []);
const LONGEST_NUMBER = 32;
/** Null: the sensor does not answer now. */
function readInteger(file) {
    const buffer = Buffer.alloc(LONGEST_NUMBER);
    try {
        const text = buffer.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, LONGEST_NUMBER, 0)).trim();
        return /^-?\d+$/.test(text) ? Number(text) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 62114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ copyTree),
/* harmony export */   WQ: () => (/* binding */ makeWorkspace),
/* harmony export */   Zr: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_path_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10373);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5767);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4920);






const OUTPUT_BYTES = 4 * 1024 * 1024;
async function makeWorkspace(request) {
    const folder = await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .makeScratch */ .lP)('run');
    try {
        return await fillWorkspace(folder, request);
    }
    catch (error) {
        await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(folder);
        throw (0,_base_path_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explainFullDisk */ .Eh)(error, folder, _base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .ROOM_FOR_SCRATCH */ .Hi);
    }
}
async function fillWorkspace(folder, request) {
    const projectFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'project');
    const homeFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home');
    await copyTree(request.sourceFolder, projectFolder, request.isCopied);
    await request.change?.(projectFolder);
    if (request.script)
        await putScript(projectFolder, request.script);
    await copyTree(request.homeTemplate, homeFolder);
    if (request.ownerUid !== null) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(folder, 0o711);
        for (const each of [projectFolder, homeFolder])
            await giveTo(each, request.ownerUid);
    }
    return {
        folder,
        projectFolder,
        homeFolder,
        stdoutPath: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'stdout'),
        stderrPath: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'stderr'),
        [Symbol.asyncDispose]: () => (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(folder),
    };
}
/**
 * Copies files, folders and links, on write where the file system can; an empty folder where there is nothing to copy. Links
 * are copied as links, and point nowhere once in a sandbox; pipes, sockets and devices, which would hold up who opens them,
 * are not copied.
 */
async function copyTree(from, to, isCopied = async () => true) {
    if (!from)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(to);
    const filter = async (path) => {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
        return (found.isFile() || found.isDirectory() || found.isSymbolicLink()) && isCopied(path);
    };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(from, to, { recursive: true, verbatimSymlinks: true, mode: node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE, filter });
}
/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder, { path, code }) {
    const folder = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_5__/* .enterBelow */ .kw)(projectFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    await (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .dM)(target);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(target, code, { flag: 'wx' });
}
async function giveTo(folder, uid) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)(folder, uid, uid);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isSymbolicLink())
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name), uid, uid);
    }
}
/** The end of what a run printed: a script that floods its output does not flood this process. */
async function readTail(path, limit = OUTPUT_BYTES) {
    return (await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTailBelow */ .iy)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), limit))?.toString('utf8') ?? '';
}


/***/ }),

/***/ 24106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   kd: () => (/* binding */ parseLimits)
/* harmony export */ });
/* unused harmony export LIMIT_NAMES */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17603);


const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const DEFAULT_LIMITS = {
    memoryBytes: 2 * GIB,
    processes: 512,
    wallSeconds: 60,
    cpuSeconds: null,
    diskBytes: 4 * GIB,
    outputBytes: 256 * MIB,
    fileBytes: GIB,
    openFiles: 4096,
};
const NAMES = {
    memory: { field: 'memoryBytes', kind: 'size' },
    processes: { field: 'processes', kind: 'count' },
    wall: { field: 'wallSeconds', kind: 'seconds' },
    cpu: { field: 'cpuSeconds', kind: 'seconds' },
    disk: { field: 'diskBytes', kind: 'size' },
    output: { field: 'outputBytes', kind: 'size' },
    file: { field: 'fileBytes', kind: 'size' },
    'open-files': { field: 'openFiles', kind: 'count' },
};
const LIMIT_NAMES = Object.keys(NAMES);
/** `memory=2GiB,processes=64,wall=60`: what is not named stays as it is. */
function parseLimits(text) {
    const entries = text.split(',').map((part) => {
        const [name = '', value = '', ...more] = part.split('=').map((each) => each.trim());
        const known = Object.entries(NAMES).find(([each]) => each === name)?.[1];
        if (!known || more.length > 0) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--limits: '${part}' is no limit; there are ${LIMIT_NAMES.join(', ')}, as memory=2GiB.`);
        }
        return [known.field, parseValue(name, value, known.kind)];
    });
    return Object.fromEntries(entries);
}
function parseValue(name, text, kind) {
    const value = PARSERS[kind](text);
    if (value !== null && value > 0 && value <= Number.MAX_SAFE_INTEGER)
        return value;
    const expected = { size: 'a size, as 512MiB or 2GiB', count: 'a whole number above 0', seconds: 'seconds above 0' };
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--limits: ${name}=${text}: expected ${expected[kind]}.`);
}
const parseNumber = (text) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);
const PARSERS = {
    size: _base_size_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSize */ .D,
    count: (text) => Math.floor(parseNumber(text) ?? 0),
    seconds: (text) => parseNumber(text.replace(/(?<!\s)\s*s$/i, '')),
};


/***/ })

};
