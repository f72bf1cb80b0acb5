export const id = 116;
export const ids = [116,418];
export const modules = {

/***/ 40423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runBenchmark: () => (/* binding */ runBenchmark)
/* harmony export */ });
/* harmony import */ var _base_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79176);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _benchmark_shards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34595);
/* harmony import */ var _commands_benchmark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17926);
/* harmony import */ var _github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21290);
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29707);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65355);
/* harmony import */ var _refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6951);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35895);









async function runBenchmark(inputs, context) {
    await (0,_refuse_provider_keys_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseProviderKeys */ .c)(inputs.dataset, context.env);
    const { campaign, shard = _benchmark_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .WHOLE */ .Ef } = inputs;
    const store = inputs.artifacts ? await context.openArtifacts() : null;
    if (store)
        await fetchShard(store, campaign, shard, context);
    try {
        const { runs, ok, alreadyDone } = await (0,_commands_benchmark_js__WEBPACK_IMPORTED_MODULE_3__.benchmark)(inputs, context);
        return { runs, ok, 'already-done': alreadyDone };
    }
    finally {
        // What was measured before a failure counts: a second attempt of this job goes on from it.
        if (store)
            await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .sendPart */ .GH)(store, campaign, { kind: 'records', shard }, context.logger);
    }
}
async function fetchShard(store, campaign, shard, context) {
    await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .ensurePlan */ .Aj)(store, campaign, context.logger);
    const plan = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(_base_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignFiles */ .e.plan(campaign), _schema_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .plan */ .et);
    const blocks = (0,_benchmark_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .blocksOfShard */ .kU)(plan, shard);
    await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchParts */ .ZR)(store, campaign, (part) => {
        if (part.kind === 'plan')
            return false;
        if (part.kind === 'records')
            return part.shard.index === shard.index && part.shard.count === shard.count;
        const { only } = part;
        if (only === null)
            return true;
        return blocks.some(({ project, model }) => project === only.project && (model === null || model === only.model));
    }, context.logger);
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_8__/* .runAction */ .C)(_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .benchmarkInputs */ .Hx, runBenchmark);


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
    const found = Object.keys(env).filter((name) => env[name] && (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .isSecretName */ .e)(name, keyVariables));
    if (found.length === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Refused: ${found.join(', ')} in the environment of a step that runs code which nobody trusts.\n` +
        'Give the key to a job of its own with the action actions/generate, as benchmark.yml does, and leave it out here.', 3);
}


/***/ }),

/***/ 14410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16 * 1024 * 1024;
/**
 * Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
 * rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
 */
function runCommand(program, args, options = {}) {
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, {
            cwd: options.cwd,
            env: options.env ?? process.env,
            stdio: ['pipe', 'pipe', 'pipe'],
            ...(options.timeoutSeconds === undefined
                ? {}
                : { timeout: options.timeoutSeconds * 1000, killSignal: 'SIGKILL' }),
        });
        const stdout = collect(child.stdout);
        const stderr = collect(child.stderr);
        child.on('error', reject);
        child.on('close', (exitCode, signal) => resolve({ exitCode, signal, stdout: stdout(), stderr: stderr() }));
        child.stdin.on('error', () => { }); // the child may end before it has read its input
        child.stdin.end(options.input ?? '');
    });
}
function collect(stream) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        if (size < OUTPUT_LIMIT)
            chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size));
        size += chunk.length;
    });
    return () => Buffer.concat(chunks).toString('utf8');
}


/***/ }),

/***/ 4681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readRecords),
/* harmony export */   d: () => (/* binding */ readRecordFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31126);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55189);





/** The records of a campaign, one shard's file at a time, sorted by name; nothing where there is no such folder yet. */
async function* readRecordFiles(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch((error) => {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT')
            return [];
        throw error;
    });
    for (const name of names.filter((each) => each.endsWith('.jsonl')).sort()) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        yield { path, ...(await (0,_base_jsonl_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonLines */ .s)(path, _schema_record_js__WEBPACK_IMPORTED_MODULE_4__/* .runRecord */ .DW)) };
    }
}
/** All of them at once. */
async function readRecords(folder) {
    const records = [];
    for await (const { items } of readRecordFiles(folder))
        records.push(...items);
    return records;
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

/***/ 83830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RT: () => (/* binding */ loadProjects),
/* harmony export */   Vh: () => (/* binding */ projectsFolder),
/* harmony export */   gi: () => (/* binding */ loadProject)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57029);
/* harmony import */ var _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9953);






const projectsFolder = (dataset) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataset, 'projects');
async function loadProject(dataset, slug) {
    const name = _schema_common_js__WEBPACK_IMPORTED_MODULE_4__/* .slug */ .yR.safeParse(slug);
    if (!name.success)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`'${slug}' can't be a project's name: letters, digits, '.', '_' and '-' only.`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(projectsFolder(dataset), name.data);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'project.yaml');
    const manifest = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .gM)(path, _schema_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .manifest */ .eu, `There is no project '${slug}': ${path} does not exist.`);
    const sourceFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'source');
    const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, manifest.entry)).catch(() => null);
    if (!entry?.isFile())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: entry '${manifest.entry}' is not a file below ${sourceFolder}.`);
    await refuseEscape(sourceFolder, [manifest.entry, manifest.workingDirectory], path);
    return { slug: name.data, folder, sourceFolder, lockFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, manifest.environment.lock), manifest };
}
/** A link may not make a place outside the project a part of it. */
async function refuseEscape(sourceFolder, places, manifestPath) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(sourceFolder);
    for (const place of places) {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, place)).catch(() => null);
        if (real === null)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${manifestPath}: '${place}' does not exist below ${sourceFolder}.`);
        if (real !== root && !real.startsWith(`${root}/`)) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${manifestPath}: '${place}' is a link to a place outside the project.`, 3);
        }
    }
}
/** Every project whose slug matches `pattern` (a regular expression; all without one), sorted by slug. */
async function loadProjects(dataset, pattern) {
    const slugs = (await listSlugs(dataset)).filter(matcher(pattern));
    if (slugs.length === 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`No project in ${projectsFolder(dataset)}${pattern ? ` matches /${pattern}/` : ''}.`);
    }
    rejectCaseCollisions(slugs);
    return Promise.all(slugs.map((slug) => loadProject(dataset, slug)));
}
async function listSlugs(dataset) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(projectsFolder(dataset), { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
            .map((entry) => entry.name)
            .sort();
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT') {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`);
        }
        throw error;
    }
}
function matcher(pattern) {
    if (pattern === undefined)
        return () => true;
    try {
        const expression = new RegExp(pattern);
        return (slug) => expression.test(slug);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--projects is not a regular expression: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}`);
    }
}
function rejectCaseCollisions(slugs) {
    const seen = new Map();
    for (const slug of slugs) {
        const other = seen.get(slug.toLowerCase());
        if (other !== undefined)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Projects '${other}' and '${slug}' differ only by case: rename one.`);
        seen.set(slug.toLowerCase(), slug);
    }
}


/***/ })

};
