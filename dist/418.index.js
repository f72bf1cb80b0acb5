export const id = 418;
export const ids = [418];
export const modules = {

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
