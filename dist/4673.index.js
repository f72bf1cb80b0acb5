export const id = 4673;
export const ids = [4673];
export const modules = {

/***/ 14415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qy: () => (/* binding */ deriveRequirements),
  Bs: () => (/* binding */ listStandardModules),
  e0: () => (/* binding */ listUnreached)
});

// UNUSED EXPORTS: listImports

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/process.js
var process = __webpack_require__(14410);
;// CONCATENATED MODULE: ./build/dataset/distributions.js
const TABLE = {
    absl: 'absl-py',
    arff: 'liac-arff',
    attr: 'attrs',
    Bio: 'biopython',
    bs4: 'beautifulsoup4',
    bson: 'pymongo',
    community: 'python-louvain',
    Crypto: 'pycryptodome',
    Cryptodome: 'pycryptodomex',
    cv2: 'opencv-python-headless',
    dateutil: 'python-dateutil',
    decouple: 'python-decouple',
    delta: 'delta-spark',
    discord: 'discord.py',
    dns: 'dnspython',
    docx: 'python-docx',
    dotenv: 'python-dotenv',
    enchant: 'pyenchant',
    engineio: 'python-engineio',
    faiss: 'faiss-cpu',
    ffmpeg: 'ffmpeg-python',
    fitz: 'pymupdf',
    git: 'gitpython',
    github: 'pygithub',
    'google.oauth2': 'google-auth',
    'google.protobuf': 'protobuf',
    googleapiclient: 'google-api-python-client',
    gridfs: 'pymongo',
    grpc: 'grpcio',
    hydra: 'hydra-core',
    igraph: 'python-igraph',
    imblearn: 'imbalanced-learn',
    jose: 'python-jose',
    jwt: 'pyjwt',
    magic: 'python-magic',
    MeCab: 'mecab-python3',
    mpl_toolkits: 'matplotlib',
    multipart: 'python-multipart',
    mysql: 'mysql-connector-python',
    MySQLdb: 'mysqlclient',
    nacl: 'pynacl',
    OpenGL: 'pyopengl',
    OpenSSL: 'pyopenssl',
    ot: 'pot',
    past: 'future',
    patoolib: 'patool',
    PIL: 'pillow',
    pkg_resources: 'setuptools',
    pl_bolts: 'lightning-bolts',
    pptx: 'python-pptx',
    psycopg2: 'psycopg2-binary',
    pylab: 'matplotlib',
    pythoncom: 'pywin32',
    pythonjsonlogger: 'python-json-logger',
    pywt: 'pywavelets',
    pyximport: 'cython',
    rest_framework: 'djangorestframework',
    ruamel: 'ruamel.yaml',
    scikitplot: 'scikit-plot',
    serial: 'pyserial',
    skbio: 'scikit-bio',
    skfuzzy: 'scikit-fuzzy',
    skimage: 'scikit-image',
    sklearn: 'scikit-learn',
    skmisc: 'scikit-misc',
    skmultilearn: 'scikit-multilearn',
    skopt: 'scikit-optimize',
    sksparse: 'scikit-sparse',
    sksurv: 'scikit-survival',
    slugify: 'python-slugify',
    snowflake: 'snowflake-connector-python',
    socketio: 'python-socketio',
    socks: 'pysocks',
    speech_recognition: 'speechrecognition',
    stan: 'pystan',
    surprise: 'scikit-surprise',
    telegram: 'python-telegram-bot',
    tlz: 'toolz',
    umap: 'umap-learn',
    usb: 'pyusb',
    websocket: 'websocket-client',
    win32api: 'pywin32',
    win32com: 'pywin32',
    win32con: 'pywin32',
    win32gui: 'pywin32',
    wx: 'wxpython',
    yaml: 'pyyaml',
    zmq: 'pyzmq',
};
/** Modules whose distribution on the package index has another name. A dotted name stands for a part of a namespace. */
const DISTRIBUTIONS = new Map(Object.entries(TABLE));

;// CONCATENATED MODULE: ./build/dataset/reachable-scripts.js


/** A statement that imports, with what its brackets hold on further lines. */
const IMPORTING = /(?<![^\n])[^\n#]*\bimport\b(?:[^\n(]*\([^()]*\)|[^\n]*)/g;
/** A module or script by its name: `import_module("a.b")`, `-m a.b`, `"a/b.py"`. */
const NAMED = /(?:\b(?:import_module|__import__|run_module)\s*\(\s*|-m['", \t]+)['"]?[\w.]+|(?<![\w./-])[\w./-]{1,300}\.py\b/g;
/** What it names is known only when it runs. */
const COMPUTED = /\b(?:import_module|__import__|run_module|run_path|exec)\s*\((?!\s*['"])/;
/**
 * Scripts that the entry reaches by import, itself among them. One too many does no harm: each whose name is a word of a
 * statement that imports counts, and all of them where a name is put together as the script runs.
 */
async function listReachable(folder, scripts, entry) {
    const reached = new Set([entry]);
    for (const path of reached) {
        const text = (await (0,files/* readTextIfPresent */.Ge)((0,external_node_path_.join)(folder, path), folder)) ?? '';
        if (COMPUTED.test(text))
            return [...scripts];
        const statements = [...text.matchAll(IMPORTING), ...text.matchAll(NAMED)].map(([statement]) => statement);
        const words = new Set(statements.flatMap((statement) => statement.match(/\w+/g) ?? []));
        for (const each of scripts)
            if (words.has(moduleName(each)))
                reached.add(each);
    }
    return [...reached];
}
/** The last part of the name that a script is imported by. */
const moduleName = (path) => path
    .replace(/(?:\/__init__)?\.py$/, '')
    .split('/')
    .at(-1) ?? '';

;// CONCATENATED MODULE: ./build/dataset/derive-requirements.js






const IMPORT = /^[ \t]*(?:import[ \t]+([\w., \t]+)|from[ \t]+([\w.]+)[ \t]+import[ \t]*\(?([\w, \t]*))/gm;
/** Of a namespace that many distributions share, the first name says nothing: `google.cloud.storage` and `google.genai`. */
const NAMESPACE = 'google';
/** Only there where a service runs the script. */
const NOT_ON_THE_INDEX = new Set(['google.colab']);
/** The modules that a Python text imports, by their first name; of a shared namespace by as many as tell them apart. */
function listImports(text) {
    const names = [...text.matchAll(IMPORT)].flatMap(([, plain, from, members = '']) => {
        const modules = from === undefined ? (plain ?? '').split(',') : [from];
        return modules.flatMap((each) => topNames(each.trim().split(/[ \t]/)[0] ?? '', members));
    });
    return [...new Set(names.filter((name) => name !== ''))].sort();
}
function topNames(module, members) {
    const [first = ''] = module.split('.');
    if (first !== NAMESPACE)
        return [first];
    const imported = members.split(',').map((each) => each.trim().split(/[ \t]/)[0] ?? '');
    const full = imported.map((member) => `${module}.${member}`.split('.').filter((part) => part !== ''));
    return full.map((parts) => parts.slice(0, parts[1] === 'cloud' ? 3 : 2).join('.'));
}
/** Distributions of what the entry, and what it reaches, imports and neither Python nor the repository has; sorted. */
async function deriveRequirements(folder, files, entry, standardModules) {
    const ownModules = new Set(files.flatMap((path) => path.split('/').map((part) => part.replace(/\.py$/, ''))));
    const reached = await listReachable(folder, scriptsOf(files), entry);
    const isOfOthers = (name) => !standardModules.has(name) && !ownModules.has(name) && !NOT_ON_THE_INDEX.has(name);
    return (await listDistributions(folder, reached, isOfOthers)).sort();
}
/** Distributions that only scripts import which the entry does not reach. */
async function listUnreached(folder, files, entry) {
    const scripts = scriptsOf(files);
    const reached = await listDistributions(folder, await listReachable(folder, scripts, entry));
    return (await listDistributions(folder, scripts)).filter((name) => !reached.includes(name));
}
const scriptsOf = (files) => files.filter((path) => path.endsWith('.py'));
async function listDistributions(folder, scripts, isWanted = () => true) {
    const texts = await Promise.all(scripts.map((path) => (0,files/* readTextIfPresent */.Ge)((0,external_node_path_.join)(folder, path), folder)));
    const modules = texts.flatMap((text) => listImports(text ?? '')).filter(isWanted);
    const names = modules.map((name) => DISTRIBUTIONS.get(name) ?? name.replaceAll('.', '-'));
    return [...new Set(names.filter((name) => !name.startsWith('_')))]; // no distribution does (PEP 508)
}
/** What the Python on PATH brings with it. */
async function listStandardModules() {
    const script = 'import json, sys; print(json.dumps(sorted(sys.stdlib_module_names)))';
    const result = await (0,process/* runCommand */.d)('python3', ['-I', '-c', script]);
    return new Set((0,files/* parseWith */.Ku)(schemas/* array */.YOg(schemas/* string */.YjP()), JSON.parse(result.stdout), "Python's list of its own modules"));
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

/***/ 74502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ prepareUv),
/* harmony export */   Y: () => (/* binding */ openEnvironmentMaker)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_memoise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99865);
/* harmony import */ var _cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99656);
/* harmony import */ var _managed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35681);
/* harmony import */ var _uv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87543);





/**
 * Makes the environments of projects; what that takes on this host is looked for once, and only where it is needed.
 * `folders`: where nothing is trusted, beside the projects' own (the dataset, the campaign). `findIsolation` finds what runs a
 * manager's commands in a sandbox of their own.
 */
function openEnvironmentMaker(context, folders, findIsolation) {
    const uv = (0,_base_memoise_js__WEBPACK_IMPORTED_MODULE_4__/* .memoise */ .y)(() => prepareUv(context));
    const isolation = (0,_base_memoise_js__WEBPACK_IMPORTED_MODULE_4__/* .memoise */ .y)(findIsolation);
    const untrusted = folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder));
    const make = async ({ folder, lockFile, manifest }) => (0,_managed_js__WEBPACK_IMPORTED_MODULE_2__/* .ensureManagedEnvironment */ .R)({
        ...(await uv()),
        lockFile,
        projectFolder: folder,
        settings: manifest.environment,
        project: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder),
        untrustedFolders: [...untrusted, folder],
        isolate: manifest.environment.manager === 'uv' ? null : await isolation(),
        note: context.logger.info,
    });
    return { make, uv, isolation };
}
/** The cache that this host keeps environments in, and the uv that fills it. UserError where nothing can be written there. */
async function prepareUv({ env, logger }) {
    const cache = (0,_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheFolder */ .nF)(env);
    await (0,_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .checkCache */ .Hi)(cache);
    return { uv: await (0,_uv_js__WEBPACK_IMPORTED_MODULE_3__/* .locateUv */ .S)(cache, env, logger.info), cache, env };
}


/***/ }),

/***/ 87543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ locateUv),
/* harmony export */   q: () => (/* binding */ askVersion)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57685);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14410);
/* harmony import */ var _base_scratch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5767);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14371);
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







/** The uv that is fetched where none is on PATH; hashes as the public index states them. */
const UV_VERSION = '0.13.9';
const UV_WHEELS = {
    'linux-x64': {
        platformTag: 'manylinux_2_17_x86_64.manylinux2014_x86_64',
        sha256: 'd7f459fe4fd247d830351c75686d3996ace3c6f3f728eb0e85a30b7ada0cef19',
    },
    'linux-arm64': {
        platformTag: 'manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64',
        sha256: '5435c5ce14a56431208ca0996416d310f1598e8c2c8ba707688985a16bb82dbe',
    },
    'darwin-arm64': {
        platformTag: 'macosx_11_0_arm64',
        sha256: '66c512266d633bef48384a1f53003f41f2a8e7b36fe6e7fbfd3e0fd52d96fa63',
    },
    'darwin-x64': {
        platformTag: 'macosx_10_12_x86_64',
        sha256: 'c16ed11e013557536b3e60065f1b912f6407bd6518e041b961e23ef9e6b4fbf5',
    },
};
/** Path of a uv that runs here: the one on PATH, else its wheel from the configured index, kept in the cache. */
async function locateUv(cache, env, note) {
    if (await askVersion('uv', env))
        return 'uv';
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'uv', UV_VERSION);
    const program = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'uv');
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(program).catch(() => null))?.isFile())
        return program;
    const platform = `${process.platform}-${process.arch}`;
    const wheel = UV_WHEELS[platform];
    if (!wheel) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`uv is not on PATH and there is no pinned build for ${platform}: install uv, then try again.`, 1);
    }
    note(`fetching uv ${UV_VERSION}, which makes the Python environments`);
    const filename = `uv-${UV_VERSION}-py3-none-${wheel.platformTag}.whl`;
    const content = await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_6__/* .fetchPackageFile */ .Zt)(await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_6__/* .findPackageIndex */ .Sr)(env), 'uv', filename, wheel.sha256);
    await unpackProgram(content, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'uv'), folder, env);
    return program;
}
/** The first line of what a program says of its version; empty: it fails; null: there is no such program. */
async function askVersion(program, env) {
    const asking = (0,_base_process_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d)(program, ['--version'], { env, timeoutSeconds: 10 });
    const told = await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .recover */ .lj)(asking, ['ENOENT', 'EACCES'], null);
    return told && (told.exitCode === 0 ? told.stdout.trim().split('\n')[0] || program : '');
}
/** A wheel is a zip; Python, which is here by definition, unpacks it. */
async function unpackProgram(wheel, parent, folder, env) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await (0,_base_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolders */ .w)(parent);
        const staging = __addDisposableResource(env_1, (0,_base_scratch_js__WEBPACK_IMPORTED_MODULE_5__/* .removedAfter */ .D6)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'staging-'))), true);
        const cwd = staging.folder;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, 'uv.whl'), wheel);
        const script = 'import sys, zipfile\n' +
            'with zipfile.ZipFile(sys.argv[1]) as wheel, open(sys.argv[2], "wb") as program:\n' +
            '    program.write(wheel.read(sys.argv[3]))\n';
        const member = `uv-${UV_VERSION}.data/scripts/uv`;
        const unpacked = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d)('python3', ['-c', script, 'uv.whl', 'uv', member], { cwd, env });
        if (unpacked.exitCode !== 0)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`uv's wheel could not be unpacked: ${unpacked.stderr.trim()}`, 1);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, 'uv'), 0o755);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, 'uv.whl'));
        await (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .recover */ .lj)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(cwd, folder), ['ENOTEMPTY', 'EEXIST'], null); // another process may have been faster
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

/***/ 86745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ writeLock)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/environment/interpreters.js
var interpreters = __webpack_require__(47079);
// EXTERNAL MODULE: ./build/environment/package-index.js
var package_index = __webpack_require__(14371);
// EXTERNAL MODULE: ./build/environment/requirements.js
var environment_requirements = __webpack_require__(70856);
;// CONCATENATED MODULE: ./build/environment/lock-date.js



const DAY = 86_400_000;
/** Questions to the index at a time. */
const AT_ONCE = 8;
/** The pin that came to the index last; null where nothing is pinned, or the index has none of it. */
async function findNewestPin(requirements, env) {
    const index = await (0,package_index/* findPackageIndex */.Sr)(env);
    const pins = (0,environment_requirements/* listPins */.$r)(requirements);
    let newest = null;
    for (let start = 0; start < pins.length; start += AT_ONCE) {
        const dated = await Promise.all(pins.slice(start, start + AT_ONCE).map((pin) => datePin(index, pin)));
        for (const each of dated)
            if (each !== null && (newest === null || each.day > newest.day))
                newest = each;
    }
    return newest;
}
async function datePin(index, { name, version }) {
    const files = await (0,package_index/* listPackageFiles */.MA)(index, name);
    const filesOfVersion = (files ?? []).filter((file) => (0,environment_requirements/* isSameVersion */.p)((0,environment_requirements/* versionOfFile */.eO)(file.filename, name) ?? '', version));
    const wheels = filesOfVersion.filter(({ filename }) => filename.endsWith('.whl'));
    const times = (wheels.length > 0 ? wheels : filesOfVersion).map(({ uploadTime }) => {
        if (uploadTime === null)
            throw noUploadTimes(index);
        return uploadTime;
    });
    const [first] = times.sort();
    return first === undefined ? null : { name, version, day: first.slice(0, 10) };
}
/** Without upload times uv leaves out every package as too new. */
function noUploadTimes(index) {
    return new errors/* UserError */.yo(`The package index ${(0,package_index/* showIndex */.C6)(index)} does not tell when its files were uploaded, so packages can't be chosen as of a ` +
        'date.\nSet UV_DEFAULT_INDEX to an index that tells it (as JSON with upload-time, PEP 700), as https://pypi.org/simple ' +
        'does, or give --no-date to take the packages of today.', 1);
}
/** uv takes a date as one of the machine's own time zone: the end of that day in UTC is told instead. */
const endOfDay = (day) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString();
/**
 * The earliest day after `from`, at which nothing is found, up to `to`, at which something is, by halving the time between:
 * at most 14 tries over 40 years.
 */
async function findEarliest(range, attempt) {
    let [low, high] = [dayNumber(range.from), dayNumber(range.to)];
    let found = range.found;
    while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        const result = await attempt(dayOf(middle));
        if (result === null)
            low = middle;
        else
            [high, found] = [middle, result];
    }
    return { day: dayOf(high), found };
}
const dayNumber = (day) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayOf = (number) => new Date(number * DAY).toISOString().slice(0, 10);

// EXTERNAL MODULE: ./build/environment/package-list.js
var package_list = __webpack_require__(96551);
// EXTERNAL MODULE: ./build/environment/python-versions.js
var python_versions = __webpack_require__(50410);
// EXTERNAL MODULE: ./build/environment/uv-environment.js
var uv_environment = __webpack_require__(12199);
;// CONCATENATED MODULE: ./build/environment/write-lock.js
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












/** What scripts are run by has to know the syntax of today's answers. */
const OLDEST_PYTHON = '>=3.10';
/**
 * Resolves requirements to exact versions of wheels with hashes, for the nearest installed Python and newer: as of the
 * commit's date or the newest pin's, whichever is later; else as of the earliest date at which they resolve; else without
 * those that the entry does not reach, and then without the author's pins, in the same way. What was given up is told.
 */
async function writeLock(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const asked = (0,environment_requirements/* cleanRequirements */.c)((await (0,package_list/* readPackageList */.D)({ ...request, path: request.requirementsFile })).toString());
        const interpreters = await nearestInterpreters(request);
        const resolver = __addDisposableResource(env_1, await openResolver(request), true);
        const found = await resolveInTurn(request, asked.text, interpreters, resolver);
        if (found === null) {
            const name = request.requirementsName ?? request.requirementsFile;
            throw new errors/* UserError */.yo(`${name} can't be resolved to a set of wheels:\n${resolver.lastFault()}`, 1);
        }
        await (0,files/* writeFileAtomic */.Zf)(request.lockFile, found.lock, request.projectFolder ?? (0,external_node_path_.dirname)(request.lockFile));
        const { version } = found.interpreter;
        return {
            python: found.python,
            pythonVersion: version,
            excludeNewer: found.day,
            deviations: [...asked.deviations, ...tellPython(request.pythonWanted ?? null, version), ...found.deviations],
        };
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
async function resolveInTurn(request, asked, interpreters, resolver) {
    const whole = await resolvePinned(request, asked, interpreters, resolver);
    if (whole)
        return whole;
    const reached = (0,environment_requirements/* withoutPackages */.mP)(asked, request.unreached ?? []);
    const leftOut = asked.split('\n').filter((line) => !reached.split('\n').includes(line));
    const told = leftOut.length === 0 ? [] : [`left out, as the entry does not reach what imports it: ${leftOut.join(', ')}`];
    const needed = leftOut.length === 0 ? null : await resolvePinned(request, reached, interpreters, resolver);
    if (needed)
        return { ...needed, deviations: [...told, ...needed.deviations] };
    const relaxed = (0,environment_requirements/* withoutPins */.$Q)(reached);
    const found = relaxed === reached ? null : await resolver.byDate(relaxed, interpreters, request.asOf);
    if (found === null)
        return null;
    const deviations = [...told, 'the pins can not be resolved: packages without pins', ...found.deviations];
    return { ...found, deviations };
}
async function resolvePinned(request, text, interpreters, resolver) {
    const start = await chooseDate(request, text);
    const found = (await resolver.forLowest(text, interpreters, start.day)) ?? (await resolver.byDate(text, interpreters, start.day));
    return found && { ...found, deviations: [...start.deviations, ...found.deviations] };
}
/** Those that are equally near to what is asked for, one for each minor version: which of them has wheels decides. */
async function nearestInterpreters(request) {
    const ranked = await (0,interpreters/* rankInterpreters */.M)({ ...request, pythonRequest: OLDEST_PYTHON });
    const wanted = (0,python_versions/* parsePythonRange */.bW)(request.pythonWanted ?? '');
    const distance = ({ version }) => (wanted ? (0,python_versions/* distanceTo */.lx)(wanted, version) : 0);
    const [first, ...others] = ranked;
    if (!first) {
        throw new errors/* UserError */.yo(`No installed Python fits '${OLDEST_PYTHON}': install one, as sudo apt-get install python3.`, 1);
    }
    const minors = new Set([(0,python_versions/* minorOf */.Hs)(first.version)]);
    const alike = others.filter((each) => {
        if (distance(each) !== distance(first) || minors.has((0,python_versions/* minorOf */.Hs)(each.version)))
            return false;
        minors.add((0,python_versions/* minorOf */.Hs)(each.version));
        return true;
    });
    return [first, ...alike];
}
function tellPython(wanted, version) {
    const range = (0,python_versions/* parsePythonRange */.bW)(wanted ?? '');
    if (range === null || (0,python_versions/* distanceTo */.lx)(range, version) === 0)
        return [];
    return [`Python ${version}, the nearest installed, where the project asks for ${wanted}`];
}
async function chooseDate(request, requirements) {
    if (request.asOf === null)
        return { day: null, deviations: [] };
    const newest = await findNewestPin(requirements, request.env);
    if (newest === null || newest.day <= request.asOf)
        return { day: request.asOf, deviations: [] };
    const deviation = `packages as of ${newest.day}, when ${newest.name} ${newest.version} came out; the commit is of ${request.asOf}`;
    return { day: newest.day, deviations: [deviation] };
}
/** Runs uv where a relative path in the requirements names nothing. */
async function openResolver(request) {
    const nowhere = await (0,scratch/* makeScratch */.lP)('lock');
    const env = await (0,uv_environment/* uvEnvironment */.w)(request);
    let fault = '';
    async function resolveOnce(text, interpreter, day, lowest = (0,python_versions/* minorOf */.Hs)(interpreter.version)) {
        const compile = async (input, ...more) => {
            const only = ['--no-header', '--no-annotate', '--only-binary', ':all:', '--python', interpreter.executable];
            const date = day ? ['--exclude-newer', endOfDay(day)] : [];
            const args = ['pip', 'compile', '-', '-o', '-', '--generate-hashes', ...only, ...date, ...more];
            const result = await (0,base_process/* runCommand */.d)(request.uv, args, { env, input, cwd: nowhere });
            if (result.exitCode === 0)
                return result.stdout;
            if (day && result.stderr.includes('missing an upload date'))
                throw noUploadTimes(await (0,package_index/* findPackageIndex */.Sr)(request.env));
            fault = result.stderr.trim().split('\n').slice(-8).join('\n');
            return null;
        };
        const lock = await compile(text, '--universal', '--python-version', lowest);
        if (lock === null)
            return null;
        // A lock for many Pythons and systems may hold a package that has wheels for others only.
        if ((await compile(lock, '--no-deps')) !== null) {
            return { lock, python: `>=${lowest}`, interpreter, deviations: [] };
        }
        const narrow = await compile(text);
        return narrow === null ? null : { lock: narrow, interpreter, ...forThisAlone(interpreter) };
    }
    async function resolveByAny(text, interpreters, day) {
        for (const interpreter of interpreters) {
            const resolution = await resolveOnce(text, interpreter, day);
            if (resolution)
                return resolution;
        }
        return null;
    }
    async function forLowest(text, [interpreter], day) {
        const { lowestPython } = request;
        if (!lowestPython || (0,python_versions/* isNewer */.U4)(lowestPython, (0,python_versions/* minorOf */.Hs)(interpreter.version)))
            return null;
        const resolution = await resolveOnce(text, interpreter, day, lowestPython);
        return resolution && { ...resolution, day };
    }
    async function byDate(text, interpreters, day) {
        const direct = await resolveByAny(text, interpreters, day);
        if (direct)
            return { ...direct, day };
        const found = day === null ? null : await resolveByAny(text, interpreters, null);
        if (day === null || found === null)
            return null;
        const { version } = found.interpreter;
        const today = new Date().toISOString().slice(0, 10);
        const earliest = await findEarliest({ from: day, to: today, found }, (middle) => {
            request.note?.(`looking for the earliest date that has wheels for Python ${(0,python_versions/* minorOf */.Hs)(version)}: ${middle}`);
            return resolveOnce(text, found.interpreter, middle);
        });
        const deviation = `no wheels for Python ${(0,python_versions/* minorOf */.Hs)(version)} as of ${day}: packages as of ${earliest.day}`;
        return { ...earliest.found, day: earliest.day, deviations: [deviation, ...earliest.found.deviations] };
    }
    return {
        forLowest,
        byDate,
        lastFault: () => fault,
        [Symbol.asyncDispose]: () => (0,scratch/* removeTree */.dM)(nowhere),
    };
}
function forThisAlone({ version }) {
    const [major = 3, minor = 0] = version.split('.').map(Number);
    const deviation = `some packages have wheels for few systems: locked for Python ${major}.${minor} on ${process.platform}-${process.arch} alone`;
    return { python: `>=${major}.${minor},<${major}.${minor + 1}`, deviations: [deviation] };
}


/***/ }),

/***/ 9953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ argument),
/* harmony export */   Kh: () => (/* binding */ metricName),
/* harmony export */   Zr: () => (/* binding */ dataFile),
/* harmony export */   eN: () => (/* binding */ needs),
/* harmony export */   eu: () => (/* binding */ manifest),
/* harmony export */   hh: () => (/* binding */ MANIFEST_VERSION),
/* harmony export */   vO: () => (/* binding */ metricRule)
/* harmony export */ });
/* unused harmony exports TASKS, MANAGERS, download */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69739);



const TASKS = [
    'binary-classification',
    'multiclass-classification',
    'regression',
    'text-classification',
    'other',
];
/** Of several paragraphs, for people. */
const LONGEST_PROSE = 20_000;
/** Longer than any that reads a number, short enough to be taken in at once. */
const LONGEST_PATTERN = 1000;
/** Told without matching anything: nesting alone can keep an expression at work for hours, even on no text at all. */
function hasGroup(pattern) {
    if (pattern.length > LONGEST_PATTERN || !isExpression(pattern))
        return false;
    const structure = pattern.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?/g, ''); // without escapes and classes
    return /\((?!\?)|\(\?<(?![=!])/.test(structure);
}
function isExpression(pattern) {
    try {
        return new RegExp(pattern) instanceof RegExp;
    }
    catch {
        return false;
    }
}
/** accuracy, f1, r2, rmse, auc … */
const metricName = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z][a-z0-9_]{0,299}$/);
/** How the quality of a script's result is read from what it prints. */
const metricRule = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: metricName,
    direction: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['higher', 'lower']),
    /** How the author's script prints it; `percent` is divided by 100. */
    scale: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['fraction', 'percent', 'absolute']),
    /** Valid values after scaling; a value outside is `invalid-metric`. */
    range: zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional(),
    /** JavaScript regular expression with one group; its last match in the standard output counts. */
    pattern: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq
        .refine(hasGroup, 'a JavaScript regular expression with one group, of 1000 characters at most')
        .optional(),
    /**
     * Of Python, over the names that the author's script leaves behind, evaluated after it by a hook: for one that prints
     * several numbers or none. Its value is the metric of the two baselines; answers print their own line.
     */
    expression: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(1000).optional(),
    /** Absolute: how far a variant may fall behind its baseline and still count as equal. */
    tolerance: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).default(0.01),
});
/** Of a program: the kernel takes no NUL. */
const argument = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .max(4096)
    .regex(/^[^\0]*$/, 'an argument without NUL');
const dataFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    role: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['all', 'train', 'test']),
    rows: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional(),
    target: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.optional(),
    licence: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.optional(),
    source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.optional(),
    citation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LONGEST_PROSE).optional(),
    sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.optional(),
});
const needs = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    rapl: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    gpu: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    memoryGiB: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(2),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(900),
    /** Of one run of the author's script, as somebody measured it: plans estimate with it. */
    typicalSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().optional(),
});
/** What makes the environment: uv from a lock of wheels, conda from an explicit list, or an interpreter that is there. */
const MANAGERS = ['uv', 'conda', 'existing'];
/** A file that scripts expect on their machine (NLTK's data, a data set's cache): fetched before anything runs. */
const download = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https$/ }).regex(/^[!-~]+$/, 'an address without blanks and control characters'),
    sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc,
    /** In the private home of each run: the file, or the folder that an archive is unpacked into. */
    path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    unpack: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['zip', 'tar']).optional(),
});
const MANIFEST_VERSION = 1;
const manifestFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(MANIFEST_VERSION),
    title: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LONGEST_PROSE).default(''),
    /** `embedded`: written for this dataset; otherwise the pinned upstream. */
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('embedded'),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
            repository: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
            commit: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
            commitDate: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable().default(null),
            importedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        }),
    ]),
    /** The code's licence; null when the repository carries none, and then its code is never published. */
    licence: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ spdx: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional() }).nullable(),
    entry: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    workingDirectory: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('.'), _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ]).default('.'),
    arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(argument).default([]),
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TASKS),
    metric: metricRule,
    data: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(dataFile).default([]),
    environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        /** Never a path: it is handed to a program that would run what lies there. */
        python: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^(?:[<>=!~]=?|===)?\s*3(?:\.\d+){0,2}(?:\s*,\s*[<>=!~]=?\s*3(?:\.\d+){0,2})*$/, 'a version of Python, as >=3.10')
            .default('>=3.10'),
        /** What the project asks for, as `3.9` or `>=3.8,<3.12`: of the installed ones that fit `python`, the nearest is taken. */
        pythonWanted: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^[\d.<>=!~^*, ]{1,80}$/, 'versions of Python, as 3.9 or >=3.8,<3.12')
            .optional(),
        requirements: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional(),
        manager: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(MANAGERS).default('uv'),
        /** With `existing`: the interpreter, by its name on PATH or its absolute path. */
        interpreter: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^(?:\/(?:[\w.+-]+\/)*)?python[\d.]*$/, 'a Python, as python3.11 or /opt/ml/bin/python')
            .optional(),
        downloads: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(download).default([]),
        lock: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
        excludeNewer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        /** How the lock departs from what the author asked for. */
        deviations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LONGEST_PROSE)).optional(),
    }),
    needs: needs.prefault({}),
});
/** `dataset/projects/<slug>/project.yaml`. */
const manifest = (0,_versioned_js__WEBPACK_IMPORTED_MODULE_2__/* .versioned */ .iF)(MANIFEST_VERSION, manifestFile, {});


/***/ }),

/***/ 69739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ listFields),
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   YP: () => (/* binding */ mapFields),
/* harmony export */   iF: () => (/* binding */ versioned)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);

/**
 * A file format with a version of its own: an older file is migrated step by step before `current` parses it, a newer one
 * is an issue whose parameter `newerVersion` names its version, one that can only be made anew an issue with `olderVersion` and `fix`. `current` holds `schemaVersion` as a literal.
 */
function versioned(version, current, migrations) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((value, context) => {
        if (!isVersioned(value))
            return value;
        if (value.schemaVersion > version) {
            context.addIssue({ code: 'custom', params: { newerVersion: value.schemaVersion }, input: value, fatal: true });
            return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
        }
        let migrated = value;
        for (let from = value.schemaVersion; from < version; from++) {
            const migrate = migrations[from] ?? ((old) => old);
            if (typeof migrate === 'string') {
                context.addIssue({ code: 'custom', params: { olderVersion: from, fix: migrate }, input: value, fatal: true });
                return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
            }
            migrated = { ...migrate(migrated), schemaVersion: from + 1 };
        }
        return migrated;
    }, current);
}
function isVersioned(value) {
    return isFields(value) && Number.isSafeInteger(value.schemaVersion) && Number(value.schemaVersion) >= 1;
}
/** Of files that nobody has checked yet. */
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list with each of its objects changed; anything else as it is, for the schema to refuse. */
function mapFields(list, change) {
    if (!Array.isArray(list))
        return list;
    return list.map((item) => (isFields(item) ? change(item) : item));
}
/** The objects of a list; what is none is for the schema to refuse. */
const listFields = (list) => (Array.isArray(list) ? list.filter(isFields) : []);


/***/ })

};
