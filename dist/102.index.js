export const id = 102;
export const ids = [102];
export const modules = {

/***/ 68750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ ROOM_FOR_SCRATCH),
/* harmony export */   SX: () => (/* binding */ refuseFullScratch),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   jK: () => (/* binding */ removeAbandonedScratch),
/* harmony export */   lP: () => (/* binding */ makeScratch)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14410);
/* harmony import */ var _process_start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89892);







/** Namespace, pid and start of the process that made a folder, each of a fixed length: see `nameOf`. */
const NAME = /^greenml-[a-z]+-([0-9a-z]{8})([0-9a-z]{5})([0-9a-z]{9})-/;
/** A folder of this process's own below the system's temporary folder (`$TMPDIR`). Its maker removes it, by `removeTree`. */
async function makeScratch(purpose) {
    const root = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `greenml-${purpose}-${await nameOf(process.pid)}-`)));
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`There is no temporary folder ${root}: make it, or set TMPDIR to one that exists.`, 1);
        }
        throw (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .explainWrite */ .N3)((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFullDisk */ .Eh)(error, root, ROOM_FOR_SCRATCH), root);
    }
}
/** The fix where the temporary folder has no room. */
const ROOM_FOR_SCRATCH = 'Free some of it, or set TMPDIR to a folder on a larger disk';
/** Bytes that a disk has to have left before a run starts on it: below, the host would be why the run fails. */
const LEAST_ROOM = 512 * 1024 ** 2;
/** A run that started on a full disk would fail, and its script be blamed. */
async function refuseFullScratch() {
    const root = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    const { bavail, bsize } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(root);
    if (bavail * bsize >= LEAST_ROOM)
        return;
    const left = `${Math.floor((bavail * bsize) / 1024 ** 2)} MiB`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The disk is nearly full: ${root} has ${left} left, and a run needs ${LEAST_ROOM / 1024 ** 2} MiB. ` +
        `${ROOM_FOR_SCRATCH}, then run the same command again.`, 1);
}
/**
 * Removes what processes of this user left in the temporary folder that were killed. Only what a living process could not
 * have made is touched: the name tells who made it. Returns what could not be removed.
 */
async function removeAbandonedScratch() {
    const root = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    const kept = [];
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root).catch(() => [])) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name);
        if (!(await isAbandoned(name, folder)))
            continue;
        await removeTree(folder).catch(() => kept.push(folder));
    }
    return kept;
}
async function isAbandoned(name, folder) {
    const [, namespace, pid = '', start] = NAME.exec(name) ?? [];
    if (namespace === undefined || namespace !== (await pidNamespace()))
        return false;
    if (start === (await (0,_process_start_js__WEBPACK_IMPORTED_MODULE_6__/* .startOf */ .G)(Number.parseInt(pid, 36))))
        return false;
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder).catch(() => null);
    return found?.isDirectory() === true && found.uid === process.getuid?.();
}
/**
 * Names a process for good, in base 36 and always as long: how long a path is can move what a script has in memory, and
 * must not depend on a pid.
 */
async function nameOf(pid) {
    return `${await pidNamespace()}${pid.toString(36).padStart(5, '0')}${(await (0,_process_start_js__WEBPACK_IMPORTED_MODULE_6__/* .startOf */ .G)(pid)) ?? _process_start_js__WEBPACK_IMPORTED_MODULE_6__/* .UNKNOWN_START */ .C}`;
}
/** Pids mean something only inside of one, and containers may share a temporary folder. */
async function pidNamespace() {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)('/proc/self/ns/pid').catch(() => null);
    return (found?.ino ?? 0).toString(36).padStart(8, '0');
}
/** A script may have taken the right to remove its files from their owner, or nested folders deeper than a path can name. */
async function removeTree(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        if (!['EACCES', 'EPERM', 'ENAMETOOLONG'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) ?? ''))
            throw error;
        await (0,_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)('/bin/chmod', ['-R', 'u+rwx', '--', folder]); // neither program follows links below it
        const { exitCode, stderr } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)('/bin/rm', ['-rf', '--', folder]);
        if (exitCode !== 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${folder} can't be removed: ${stderr.trim().slice(-300)}`, 1);
    }
}


/***/ }),

/***/ 53417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importProject: () => (/* binding */ importProject)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var base_files = __webpack_require__(60599);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
;// CONCATENATED MODULE: ./build/dataset/distributions.js
/** Modules whose distribution on the package index has another name. A dotted name stands for a part of a namespace. */
const DISTRIBUTIONS = {
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
/** Distributions of what the scripts import and neither Python nor the repository has; sorted. */
async function deriveRequirements(folder, files, standardModules) {
    const ownModules = new Set(files.flatMap((path) => path.split('/').map((part) => part.replace(/\.py$/, ''))));
    const found = new Set();
    for (const path of files.filter((each) => each.endsWith('.py'))) {
        for (const name of listImports(await (0,promises_.readFile)((0,external_node_path_.join)(folder, path), 'utf8'))) {
            if (standardModules.has(name) || ownModules.has(name) || NOT_ON_THE_INDEX.has(name))
                continue;
            found.add(DISTRIBUTIONS[name] ?? name.replaceAll('.', '-'));
        }
    }
    return [...found].sort();
}
/** What the Python on PATH brings with it. */
async function listStandardModules() {
    const script = 'import json, sys; print(json.dumps(sorted(sys.stdlib_module_names)))';
    const result = await (0,base_process/* runCommand */.d)('python3', ['-I', '-c', script]);
    return new Set((0,base_files/* parseWith */.Ku)(schemas/* array */.YOg(schemas/* string */.YjP()), JSON.parse(result.stdout), "Python's list of its own modules"));
}

;// CONCATENATED MODULE: ./build/dataset/choose-requirements.js



/**
 * The file to lock, relative to the project's folder: the author's requirements as they are, else a new one of what another
 * file of the author's says, or of what the scripts import.
 */
async function chooseRequirements(project, files, declared) {
    const source = (0,external_node_path_.join)(project, 'source');
    if (declared?.from === 'requirements.txt') {
        const isAsItIs = (await (0,promises_.readFile)((0,external_node_path_.join)(source, declared.from), 'utf8')) === declared.requirements;
        if (isAsItIs)
            return 'source/requirements.txt';
    }
    const lines = declared
        ? `# from source/${declared.from}\n${declared.requirements}`
        : `${(await deriveRequirements(source, files, await listStandardModules())).join('\n')}\n`;
    await (0,promises_.writeFile)((0,external_node_path_.join)(project, 'requirements.txt'), lines);
    return 'requirements.txt';
}

// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
;// CONCATENATED MODULE: ./build/dataset/choose-slug.js





/** The new project's name: the wished one, else the repository's. UserError where it can't be one, or is taken. */
async function chooseSlug(dataset, source, wished) {
    const last = source.includes(':') ? source.replace(/\/+$/, '') : (0,external_node_path_.resolve)(source);
    const name = wished ?? (0,external_node_path_.basename)(last).replace(/\.git$/, '');
    if (!common/* slug */.yR.safeParse(name).success) {
        throw new errors/* UserError */.yo(`'${name}' can't be a project's name (letters, digits, '.', '_', '-'): choose one with --slug.`);
    }
    const taken = await findSlug(dataset, name);
    if (taken === null)
        return name;
    throw new errors/* UserError */.yo(`There is a project '${taken}' already: remove its folder, or choose another --slug.`);
}
/** The folder of that name, whatever the case: some file systems do not tell cases apart. */
async function findSlug(dataset, slug) {
    const names = await (0,promises_.readdir)((0,load_projects/* projectsFolder */.Vh)(dataset)).catch((error) => {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return [];
        throw error;
    });
    return names.find((name) => name.toLowerCase() === slug.toLowerCase()) ?? null;
}

;// CONCATENATED MODULE: ./build/dataset/copy-source.js



const LEFT_OUT_NAMES = new Set([
    ['.git', '.github', '.DS_Store', 'node_modules'],
    ['.idea', '.vscode', '.ipynb_checkpoints', '__pycache__', '.mypy_cache', '.pytest_cache'],
    ['venv', '.venv', 'virtualenv', '.tox'],
].flat());
const LEFT_OUT_ENDINGS = ['.pyc', '.pem', '.key'];
/** Scripts that GenAI-GreenML's models wrote: variants, not part of the author's project. */
const GENERATED_PREFIX = 'GENAIGREENML';
const FILE_LIMIT_BYTES = 200 * 1024 ** 2;
const TOTAL_LIMIT_BYTES = 500 * 1024 ** 2;
/** Copies a repository's files without its tools' folders, environments and secrets; a link that leaves it is refused. */
async function copySource(from, to) {
    const root = await (0,promises_.realpath)(from);
    const files = [];
    const leftOut = [];
    let total = 0;
    const copy = async (path, name) => {
        const { size } = await (0,promises_.lstat)(path);
        total += size;
        if (size > FILE_LIMIT_BYTES)
            throw tooLarge(name, size, FILE_LIMIT_BYTES);
        if (total > TOTAL_LIMIT_BYTES)
            throw tooLarge('the repository', total, TOTAL_LIMIT_BYTES);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(to, name)), { recursive: true });
        await (0,promises_.copyFile)(path, (0,external_node_path_.join)(to, name));
        files.push(name);
    };
    const visit = async (entry) => {
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const name = (0,external_node_path_.relative)(root, path).replaceAll('\\', '/');
        if (isLeftOut(entry.name) || (entry.isDirectory() && (await isVirtualEnvironment(path))))
            leftOut.push(name);
        else if (entry.isDirectory())
            await visitAll(path);
        else if (entry.isSymbolicLink()) {
            await refuseEscape(root, path, name);
            leftOut.push(`${name} (a link)`);
        }
        else if (entry.isFile())
            await copy(path, name);
    };
    const visitAll = async (folder) => {
        for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true }))
            await visit(entry);
    };
    await visitAll(root);
    return { files: files.sort(), leftOut: leftOut.sort() };
}
function isLeftOut(name) {
    return (LEFT_OUT_NAMES.has(name) ||
        /^\.env(\.|$)/.test(name) || // .env.local, .env.production … hold keys too
        name.startsWith(GENERATED_PREFIX) ||
        LEFT_OUT_ENDINGS.some((ending) => name.endsWith(ending)));
}
async function isVirtualEnvironment(folder) {
    return (await (0,promises_.lstat)((0,external_node_path_.join)(folder, 'pyvenv.cfg')).catch(() => null)) !== null;
}
async function refuseEscape(root, path, name) {
    const target = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), await (0,promises_.readlink)(path));
    if (target === root || target.startsWith(`${root}/`))
        return;
    throw new errors/* UserError */.yo(`'${name}' is a link to a place outside the repository: it is not imported.`, 3);
}
function tooLarge(what, size, limit) {
    const mebibytes = (bytes) => `${Math.round(bytes / 1024 ** 2)} MiB`;
    return new errors/* UserError */.yo(`${what} has ${mebibytes(size)}, more than the ${mebibytes(limit)} that a project may have.`);
}

// EXTERNAL MODULE: ./build/schema/manifest.js
var manifest = __webpack_require__(9953);
// EXTERNAL MODULE: ./build/schema/metrics.js
var metrics = __webpack_require__(17107);
;// CONCATENATED MODULE: ./build/dataset/licence.js


const FILE_NAME = /^(licen[cs]e|copying)(\.(txt|md|rst))?$/i;
/** Sentences that only one licence has. */
const TEXTS = [
    [/Permission is hereby granted, free of charge, to any person obtaining a copy/i, 'MIT'],
    [/Apache License\s+Version 2\.0/i, 'Apache-2.0'],
    [/GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/i, 'AGPL-3.0-only'],
    [/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/i, 'LGPL-3.0-only'],
    [/GNU GENERAL PUBLIC LICENSE\s+Version 3/i, 'GPL-3.0-only'],
    [/GNU GENERAL PUBLIC LICENSE\s+Version 2/i, 'GPL-2.0-only'],
    [/Mozilla Public License Version 2\.0/i, 'MPL-2.0'],
    [/Redistribution and use in source and binary forms[\s\S]*Neither the name/i, 'BSD-3-Clause'],
    [/Redistribution and use in source and binary forms/i, 'BSD-2-Clause'],
    [/free and unencumbered software released into the public domain/i, 'Unlicense'],
    [/CC0 1\.0 Universal/i, 'CC0-1.0'],
];
/** The licence file of a repository, told by its text; null when there is none or its text is not known. */
async function detectLicence(folder, files) {
    for (const file of files.filter((path) => !path.includes('/') && FILE_NAME.test(path))) {
        const text = (await (0,promises_.readFile)((0,external_node_path_.join)(folder, file), 'utf8')).replaceAll(/\s+/g, ' ');
        const spdx = TEXTS.find(([pattern]) => pattern.test(text))?.[1];
        if (spdx)
            return { spdx, file };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/dataset/draft-manifest.js






const DATA_FILE = /\.(csv|tsv|json|jsonl|xlsx?|parquet|feather|npy|npz|arff|mat|data)$/i;
/** The manifest of a project that is being imported. What no file says is guessed, for a person to correct. */
async function draftManifest(slug, { repository, commit, commitDate }, { folder, files, entry }, environment) {
    const paths = files.filter((path) => DATA_FILE.test(path));
    const data = await Promise.all(paths.map(async (path) => ({ path, role: 'all', sha256: (0,base_files/* sha256Hex */.fg)(await (0,promises_.readFile)((0,external_node_path_.join)(folder, path))) })));
    const draft = {
        schemaVersion: manifest/* MANIFEST_VERSION */.hh,
        title: slug,
        origin: { repository, commit, commitDate, importedAt: new Date().toISOString().slice(0, 10) },
        licence: await detectLicence(folder, files),
        entry,
        task: 'other',
        metric: guessMetric(await (0,promises_.readFile)((0,external_node_path_.join)(folder, entry), 'utf8')),
        data,
        environment,
    };
    return (0,base_files/* parseWith */.Ku)(manifest/* manifest */.eu, draft, 'the new manifest');
}
/** What the entry most likely prints; the manifest is there to be corrected. No `(?i:…)`: Node 22 does not know it. */
function guessMetric(code) {
    const number = String.raw `[^0-9\n-]{0,80}(-?[0-9]*\.?[0-9]+)`;
    if (/r2_score|R²/i.test(code) && !/accuracy/i.test(code)) {
        return { ...(0,metrics/* draftRule */.c2)('r2'), pattern: `(?:[Rr]2|[Rr]²|[Ss]core|SCORE)${number}` };
    }
    const word = /acc?ura|acurá/i.test(code) ? '(?:[Aa]ccuracy|ACCURACY|[Aa]cur[aá]cia)' : '(?:[Ss]core|SCORE)';
    return { ...(0,metrics/* draftRule */.c2)('accuracy'), pattern: `${word}${number}` };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/dataset/fetch-source.js






const GIT_URL = /^(https?|ssh|git|file):\/\/|^[\w.-]+@[\w.-]+:/;
async function fetchSource(request) {
    if (GIT_URL.test(request.source))
        return clone(request);
    const folder = (0,external_node_path_.resolve)(request.source);
    const found = await (0,base_files/* statIfPresent */.Nn)(folder);
    if (!found?.isDirectory()) {
        throw new errors/* UserError */.yo(`'${request.source}' is neither a URL (https://…, file://…) nor a folder.`);
    }
    if ((await (0,base_files/* statIfPresent */.Nn)((0,external_node_path_.join)(folder, '.git'))) !== null)
        return clone({ ...request, source: folder });
    if (request.commit || request.branch) {
        throw new errors/* UserError */.yo(`'${request.source}' is a plain folder, so there is no --commit or --branch to choose.`);
    }
    const repository = `folder ${(0,external_node_path_.basename)(folder)}`;
    return { folder, repository, commit: null, commitDate: null, [Symbol.asyncDispose]: async () => { } };
}
/** Nothing of the user's git set-up runs: no hooks, no filters, no prompts; submodules and LFS content are not fetched. */
const SAFE_GIT = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_LFS_SKIP_SMUDGE: '1',
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: 'core.hooksPath',
    GIT_CONFIG_VALUE_0: '/dev/null',
    GIT_CONFIG_KEY_1: 'protocol.ext.allow',
    GIT_CONFIG_VALUE_1: 'never',
};
/** A name, a password or a token in a URL is for git alone: neither a manifest nor an error shows it. */
const withoutCredentials = (text) => text.replaceAll(/(\w:\/\/)[^/@\s]*@/g, '$1');
async function clone({ source, commit, branch }) {
    if (source.startsWith('-'))
        throw new errors/* UserError */.yo(`'${source}' is no URL.`);
    const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greenml-import-'));
    const folder = (0,external_node_path_.join)(staging, 'clone');
    const git = async (...args) => {
        const result = await (0,base_process/* runCommand */.d)('git', args, { env: { ...process.env, ...SAFE_GIT }, timeoutSeconds: 600 });
        if (result.exitCode === 0)
            return result.stdout.trim();
        const complaint = result.stderr.trim().split('\n').at(-1) || 'timed out';
        throw new errors/* UserError */.yo(withoutCredentials(`git could not fetch ${source}: ${complaint}`), 1);
    };
    try {
        if (commit) {
            await git('init', '--quiet', folder);
            await git('-C', folder, 'fetch', '--quiet', '--depth', '1', '--', source, commit);
            await git('-C', folder, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
        }
        else {
            const wanted = branch ? ['--branch', branch] : [];
            await git('clone', '--quiet', '--depth', '1', '--no-tags', ...wanted, '--', asUrl(source), folder);
        }
        return {
            folder,
            repository: GIT_URL.test(source) && !source.startsWith('file:')
                ? withoutCredentials(source)
                : `repository ${(0,external_node_path_.basename)(source)}`,
            commit: await git('-C', folder, 'rev-parse', 'HEAD'),
            commitDate: await git('-C', folder, 'log', '-1', '--format=%cI'),
            [Symbol.asyncDispose]: () => (0,promises_.rm)(staging, { recursive: true, force: true }),
        };
    }
    catch (error) {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            throw new errors/* UserError */.yo('git is not installed: sudo apt-get install git', 1);
        throw error;
    }
}
/** A shallow clone of a local path needs the URL form. */
const asUrl = (source) => (source.startsWith('/') ? `file://${source}` : source);

;// CONCATENATED MODULE: ./build/dataset/find-entry.js



/** What a script that is the project's main one does: evidence from its text, not from its name. */
const EVIDENCE = [
    [/\.fit\s*\(|\.train\s*\(|lgb\.train|xgb\.train|optimizer\.step/, 4],
    [/read_csv|read_excel|read_table|read_parquet|loadtxt|genfromtxt|load_\w+\(|open\s*\(/, 3],
    [/accuracy|f1_score|r2_score|mean_squared_error|\.score\s*\(|roc_auc|confusion_matrix/i, 3],
    [/train_test_split|KFold|cross_val/, 2],
    [/^\s*(?:from|import)\s+(?:sklearn|torch|tensorflow|keras|xgboost|lightgbm|catboost|pandas|numpy)/m, 2],
    [/__name__\s*==\s*['"]__main__['"]/, 1],
    [/streamlit|flask|fastapi|django/i, -5],
    [/^\s*(?:import|from)\s+(?:pytest|unittest|setuptools)/m, -5],
];
const GOOD_NAMES = new Set(['original.py', 'main.py', 'train.py', 'run.py']);
/** The script to run: the one asked for, the only one, or the one with clearly the most evidence. */
async function findEntry(folder, files, wanted) {
    const scripts = files.filter((file) => file.endsWith('.py'));
    if (wanted !== undefined) {
        if (scripts.includes(wanted))
            return wanted;
        throw new errors/* UserError */.yo(`--entry '${wanted}': there is no such script; there are: ${scripts.join(', ') || 'none'}.`);
    }
    const [only] = scripts;
    if (only === undefined)
        throw new errors/* UserError */.yo('The repository has no Python script to run (notebooks are not imported).');
    if (scripts.length === 1)
        return only;
    const ranked = await Promise.all(scripts.map(async (path) => ({ path, score: await weigh(folder, path) })));
    ranked.sort((a, b) => b.score - a.score || a.path.localeCompare(b.path, 'en'));
    const [first, second] = ranked;
    if (first && second && first.score > second.score)
        return first.path;
    const tied = ranked.filter(({ score }) => score === first?.score).map(({ path }) => path);
    throw new errors/* UserError */.yo(`Several scripts look like the main one: ${tied.join(', ')}. Name it with --entry.`);
}
async function weigh(folder, path) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, path), 'utf8');
    const depth = path.split('/').length - 1;
    const name = GOOD_NAMES.has(path.split('/').at(-1)?.toLowerCase() ?? '') ? 2 : 0;
    return EVIDENCE.reduce((sum, [pattern, points]) => sum + (pattern.test(text) ? points : 0), name - depth);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/dataset/render-manifest.js



/** The manifest's JSON Schema, from a project's folder of a dataset that lies in a checkout of greenml. */
const SCHEMA = '../../../schemas/project.schema.json';
/** `project.yaml` of a folder as a person would write it; an editor finds its schema where that is at hand. */
function renderManifest(manifest, folder) {
    const comment = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, SCHEMA)) ? `# yaml-language-server: $schema=${SCHEMA}\n` : '';
    return comment + (0,dist/* stringify */.As)(manifest, { lineWidth: 0, defaultStringType: 'PLAIN' });
}

// EXTERNAL MODULE: ./build/environment/cache.js
var environment_cache = __webpack_require__(99656);
// EXTERNAL MODULE: ./build/environment/python-versions.js
var python_versions = __webpack_require__(50410);
;// CONCATENATED MODULE: ./build/environment/declared/conda-file.js




const environmentFile = schemas/* looseObject */._H3({
    dependencies: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* looseObject */._H3({ pip: schemas/* array */.YOg(schemas/* string */.YjP()).optional() })])).default([]),
});
/** Conda packages whose distribution on the Python package index has another name. */
const ON_THE_INDEX = {
    dask: 'dask[complete]',
    'dask-core': 'dask',
    'lightning-bolts': 'lightning-bolts',
    'matplotlib-base': 'matplotlib',
    'msgpack-python': 'msgpack',
    opencv: 'opencv-python-headless',
    'py-lightgbm': 'lightgbm',
    'py-opencv': 'opencv-python-headless',
    'py-xgboost': 'xgboost',
    'py-xgboost-cpu': 'xgboost',
    pytables: 'tables',
    pytorch: 'torch',
    'pytorch-cpu': 'torch',
    'python-graphviz': 'graphviz',
    'scikit-learn-intelex': 'scikit-learn-intelex',
    'seaborn-base': 'seaborn',
    'tensorflow-base': 'tensorflow',
    'tensorflow-mkl': 'tensorflow',
};
/** Programs and libraries of other languages, which a wheel brings with it where it needs them. */
const NO_DISTRIBUTION = /^(?:_|lib|r-|m2w64|vs20|vc$|ucrt|cuda|cudnn|nccl|mkl|blas|openblas|openssl|ca-certificates|sqlite$|tk$|xz$|zlib|zstd|readline|ncurses|ld_impl|gcc|gxx|binutils|sysroot|icu$|jpeg|freetype|lz4-c|bzip2|yaml$|qt|sip$|pyqt|dbus|expat|fontconfig|glib|gst|pcre|pixman|cairo|intel-openmp|tbb$|nodejs|git$|pip$|setuptools$|wheel$|conda|python_abi|pytorch-cuda|pytorch-mutex|cpuonly|nomkl|perl|make$|cmake$|compilers?$)/;
/** environment.yml: its Python packages by the names that the package index has, and those under `pip:`. */
async function readCondaFile(files) {
    for (const path of ['environment.yml', 'environment.yaml']) {
        const text = await files.read(path);
        if (text === null)
            continue;
        return convert((0,base_files/* parseWith */.Ku)(environmentFile, readYamlText(text, path) ?? {}, path), path);
    }
    return null;
}
function readYamlText(text, path) {
    try {
        return (0,dist.parse)(text);
    }
    catch (error) {
        throw new errors/* UserError */.yo(`${path} is not YAML: ${(0,errors/* errorMessage */.gJ)(error).split('\n')[0]}`);
    }
}
function convert({ dependencies }, path) {
    const [lines, leftOut, renamed] = [[], [], []];
    let python = null;
    for (const each of dependencies) {
        if (typeof each !== 'string') {
            lines.push(...(each.pip ?? []));
            continue;
        }
        const [, name = '', version = ''] = /^(?:[\w./-]+::)?([\w.-]+)\s*(.*)$/.exec(each.trim()) ?? [];
        const key = name.toLowerCase();
        const other = ON_THE_INDEX[key];
        if (key === 'python')
            python = pythonVersion(version);
        else if (NO_DISTRIBUTION.test(key))
            leftOut.push(key);
        else
            lines.push(`${other ?? key}${condaVersion(version)}`);
        if (other)
            renamed.push(`${key} is ${other}`);
    }
    if (lines.length === 0)
        return null;
    return {
        requirements: `${lines.join('\n')}\n`,
        python,
        deviations: [
            `conda's packages of ${path} are taken from the Python package index${renamed.length > 0 ? ` (${renamed.join(', ')})` : ''}`,
            ...(leftOut.length > 0 ? [`conda packages that are no Python packages are left out: ${leftOut.join(', ')}`] : []),
        ],
    };
}
const pythonVersion = (text) => text.replace(/^=+/, '').split('=')[0]?.trim() || null;
/** `=1.2` is conda's "1.2 and what follows it"; `==1.2` is exactly that, and so is what names a build. */
function condaVersion(text) {
    const trimmed = text.replaceAll(/\s/g, '');
    const [, equals = '', version = '', build] = /^(==?)([^=]+)(=.*)?$/.exec(trimmed) ?? [];
    if (version === '')
        return trimmed;
    return equals === '==' || build !== undefined || version.includes('*') ? `==${version}` : `==${version}.*`;
}

// EXTERNAL MODULE: ./build/environment/requirements.js
var requirements = __webpack_require__(70856);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var smol_toml_dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./build/environment/declared/toml.js



function readToml(schema, text, where) {
    let value;
    try {
        value = (0,smol_toml_dist/* parse */.qg)(text);
    }
    catch (error) {
        throw new errors/* UserError */.yo(`${where} is not TOML: ${(0,errors/* errorMessage */.gJ)(error).split('\n')[0]}`);
    }
    return (0,base_files/* parseWith */.Ku)(schema, value, where);
}

;// CONCATENATED MODULE: ./build/environment/declared/pyproject.js


const poetryDependency = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* looseObject */._H3({
        version: schemas/* string */.YjP().optional(),
        extras: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        optional: schemas/* boolean */.zMY().optional(),
    }),
    schemas/* array */.YOg(schemas/* unknown */.L5J()),
]);
const pyproject = schemas/* looseObject */._H3({
    project: schemas/* looseObject */._H3({
        name: schemas/* string */.YjP().optional(),
        'requires-python': schemas/* string */.YjP().optional(),
        dependencies: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    })
        .optional(),
    tool: schemas/* looseObject */._H3({
        poetry: schemas/* looseObject */._H3({ dependencies: schemas/* record */.g1P(schemas/* string */.YjP(), poetryDependency).optional() }).optional(),
    })
        .optional(),
});
async function readPyproject(files) {
    const text = await files.read('pyproject.toml');
    return text === null ? null : readToml(pyproject, text, 'pyproject.toml');
}
/** `[project].dependencies`, else Poetry's own table; null where it declares none. */
async function readPyprojectDependencies(files) {
    const read = await readPyproject(files);
    if (read === null)
        return null;
    const python = pythonOf(read);
    if (read.project?.dependencies) {
        return { requirements: `${read.project.dependencies.join('\n')}\n`, python, deviations: [] };
    }
    const table = read.tool?.poetry?.dependencies;
    if (!table)
        return null;
    const lines = [];
    const leftOut = [];
    for (const [name, dependency] of Object.entries(table)) {
        if (name.toLowerCase() === 'python')
            continue;
        const line = poetryLine(name, dependency);
        if (line === null)
            leftOut.push(name);
        else
            lines.push(line);
    }
    const deviations = leftOut.length === 0
        ? []
        : [`dependencies that are optional or no packages of an index are left out: ${leftOut.join(', ')}`];
    return { requirements: `${lines.join('\n')}\n`, python, deviations };
}
function pythonOf({ project, tool }) {
    const poetry = tool?.poetry?.dependencies?.python;
    return project?.['requires-python'] ?? (typeof poetry === 'string' ? poetry : null);
}
function poetryLine(name, dependency) {
    if (typeof dependency === 'string')
        return name + poetryVersion(dependency);
    if (Array.isArray(dependency) || dependency.optional || dependency.version === undefined)
        return null;
    const extras = dependency.extras?.length ? `[${dependency.extras.join(',')}]` : '';
    return `${name}${extras}${poetryVersion(dependency.version)}`;
}
/** Of a version; what is longer is none, and could keep the pattern below at work for hours. */
const LONGEST_PART = 100;
/** Poetry's `^1.2`, `~1.2`, `1.2`, `1.*` and `*`, each part as PEP 440 writes it. */
function poetryVersion(text) {
    const parts = text.split(',').flatMap((each) => {
        const part = each.trim();
        if (part.length > LONGEST_PART)
            return [part];
        const [, operator = '', version = ''] = /^([<>=!~^]*)\s*v?(\S*)$/.exec(part) ?? [];
        if (version === '' || version === '*')
            return [];
        if (operator === '^' || operator === '~')
            return [`>=${version}`, `<${nextVersion(operator, version)}`];
        return [`${operator === '' || operator === '=' ? '==' : operator}${version}`];
    });
    return parts.join(',');
}
/** `^1.2.3` goes up to 2, `^0.2.3` up to 0.3, `^0.0.3` up to 0.0.4; `~1.2.3` up to 1.3, `~1` up to 2. */
function nextVersion(operator, version) {
    const parts = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
    const last = parts.length - 1;
    const firstNonZero = parts.findIndex((part, place) => part > 0 || place === last);
    const raised = operator === '~' ? Math.min(1, last) : firstNonZero;
    return parts
        .slice(0, raised + 1)
        .map((part, index) => part + (index === raised ? 1 : 0))
        .join('.');
}

;// CONCATENATED MODULE: ./build/environment/declared/poetry-lock.js




const lockedPackage = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP(),
    version: schemas/* string */.YjP(),
    optional: schemas/* boolean */.zMY().default(false),
    /** Until Poetry 1.5: main or dev. */
    category: schemas/* string */.YjP().optional(),
    /** Since Poetry 2. */
    groups: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** One for all groups, or one for each. */
    markers: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())]).optional(),
    dependencies: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).default({}),
    source: schemas/* looseObject */._H3({ type: schemas/* string */.YjP() }).optional(),
});
const poetryLock = schemas/* looseObject */._H3({
    package: schemas/* array */.YOg(lockedPackage).default([]),
    metadata: schemas/* looseObject */._H3({ 'python-versions': schemas/* string */.YjP().optional() }).optional(),
});
/** The exact versions of poetry.lock that the project itself needs, without those of its development. */
async function readPoetryLock(files) {
    const text = await files.read('poetry.lock');
    if (text === null)
        return null;
    const lock = readToml(poetryLock, text, 'poetry.lock');
    const project = await readPyproject(files);
    const named = project && [
        ...Object.keys(project.tool?.poetry?.dependencies ?? {}),
        ...(project.project?.dependencies ?? []).map((line) => /^[\w.-]+/.exec(line.trim())?.[0] ?? ''),
    ];
    const needed = named ? reachable(lock.package, named) : lock.package.filter(isMain);
    const isElsewhere = ({ source }) => source !== undefined && source.type !== 'legacy';
    const elsewhere = needed.filter(isElsewhere).map(({ name }) => name);
    return {
        requirements: needed
            .filter((each) => !isElsewhere(each))
            .map((each) => `${each.name}==${each.version}${markerOf(each)}\n`)
            .join(''),
        python: (project && pythonOf(project)) ?? lock.metadata?.['python-versions'] ?? null,
        deviations: elsewhere.length === 0 ? [] : [`packages that are not of an index are left out: ${elsewhere.join(', ')}`],
    };
}
const isMain = ({ optional, category, groups }) => !optional && (groups?.includes('main') ?? category !== 'dev');
/** What the named packages need, and what those need; a package that is there in two versions comes in both. */
function reachable(packages, names) {
    const byName = Map.groupBy(packages, ({ name }) => (0,requirements/* normaliseName */.GX)(name));
    const seen = new Set();
    const queue = names.map(requirements/* normaliseName */.GX);
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
        if (seen.has(name))
            continue;
        seen.add(name);
        const needs = (byName.get(name) ?? []).flatMap(({ dependencies }) => Object.keys(dependencies));
        queue.push(...needs.map(requirements/* normaliseName */.GX));
    }
    return packages.filter(({ name }) => seen.has((0,requirements/* normaliseName */.GX)(name)));
}
function markerOf({ markers }) {
    const marker = typeof markers === 'string' ? markers : markers?.main;
    return marker ? ` ; ${marker}` : '';
}

;// CONCATENATED MODULE: ./build/environment/declared/requirements-file.js


const INCLUDE = /^[ \t]*(?:-r|--requirement)[ \t=]*(\S+).*$/gm;
const CONSTRAINT = /^[ \t]*(?:-c|--constraint)\b.*\n?/gm;
const MOST_FILES = 20;
/** requirements.txt, with the files that it includes put in their places; none outside of the project. */
async function readRequirementsFile(files) {
    const seen = new Set();
    async function inline(path) {
        if (seen.has(path))
            return '';
        if (seen.add(path).size > MOST_FILES)
            throw new errors/* UserError */.yo(`requirements.txt includes more than ${MOST_FILES} files.`);
        const text = await files.read(path);
        if (text === null)
            return null;
        const parts = await Promise.all([...text.matchAll(INCLUDE)].map(async ([line, name = '']) => {
            const target = external_node_path_.posix.join(external_node_path_.posix.dirname(path), name);
            const content = target.startsWith('..') || external_node_path_.posix.isAbsolute(name) ? null : await inline(target);
            if (content !== null)
                return [line, content];
            throw new errors/* UserError */.yo(`${path} includes '${name}', which is no file of the project: correct it, or leave it out.`);
        }));
        return parts.reduce((whole, [line, content]) => whole.replace(line, () => content), text);
    }
    const text = await inline('requirements.txt');
    if (text === null)
        return null;
    const free = text.replaceAll(CONSTRAINT, '');
    const deviations = free === text ? [] : ['constraint files (-c) are left out'];
    return { requirements: free, python: null, deviations };
}

// EXTERNAL MODULE: ./build/environment/uv-environment.js
var uv_environment = __webpack_require__(12199);
;// CONCATENATED MODULE: ./build/environment/declared/uv-lock.js






const EXPORT = 'export --frozen --offline --no-dev --no-emit-project --no-hashes --no-annotate --no-header --no-python-downloads --quiet';
/**
 * uv.lock as uv itself exports it, from a folder that holds it and pyproject.toml alone: there is nothing to build or run. It lies
 * in the cache: uv takes a pyproject.toml above it for its workspace, and above a temporary folder anybody could put one.
 */
async function readUvLock(files) {
    const [lock, project, parsed] = [
        await files.read('uv.lock'),
        await files.read('pyproject.toml'),
        await readPyproject(files),
    ];
    if (lock === null || project === null || parsed === null)
        return null;
    await (0,promises_.mkdir)(files.uv.cache, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(files.uv.cache, 'uv-lock-'));
    try {
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'uv.lock'), lock);
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'pyproject.toml'), project);
        const env = await (0,uv_environment/* uvEnvironment */.d)(files.uv);
        const { exitCode, stdout, stderr } = await (0,base_process/* runCommand */.d)(files.uv.uv, EXPORT.split(' '), { cwd: folder, env });
        if (exitCode === 0)
            return { requirements: stdout, python: pythonOf(parsed), deviations: [] };
        throw new errors/* UserError */.yo(`uv.lock can't be read: ${stderr.trim().split('\n').slice(-3).join(' ')}`);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/environment/declared/read-declared.js









/** The most exact first. */
const LOCKS = [
    ['uv.lock', readUvLock],
    ['poetry.lock', readPoetryLock],
];
const LISTS = [
    ['requirements.txt', readRequirementsFile],
    ['environment.yml', readCondaFile],
    ['pyproject.toml', readPyprojectDependencies],
];
/**
 * What the author says that the project needs; null where no file says it. A lock that can't be read is passed over, since a
 * list beside it says the same less exactly: `unreadable` tells it.
 */
async function readDeclared(sourceFolder, files, uv) {
    const access = openFiles(sourceFolder, files, uv);
    const unreadable = [];
    for (const [from, read] of LOCKS) {
        try {
            const found = await read(access);
            if (found)
                return { declared: { ...found, from }, unreadable };
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            unreadable.push(`not followed: ${error.message.split('\n').join(' ')}`);
        }
    }
    for (const [from, read] of LISTS) {
        const found = await read(access);
        if (found)
            return { declared: { ...found, from }, unreadable };
    }
    return { declared: null, unreadable };
}
/** The Python that the author asks for: a pin first, then what a declaration says, then what a package says of itself. */
async function readPythonWanted(sourceFolder, files, uv, declared) {
    const { read } = openFiles(sourceFolder, files, uv);
    const project = await readPyproject({ uv, read });
    const setup = /^[ \t]*python_requires[ \t]*=[ \t]*(.+)$/m.exec((await read('setup.cfg')) ?? '')?.[1];
    const candidates = [
        (await read('.python-version'))?.trim().split('\n')[0],
        (await read('runtime.txt'))?.trim().replace(/^python-/, ''),
        declared,
        project && pythonOf(project),
        setup,
    ];
    for (const each of candidates) {
        const text = each?.trim().split('||')[0]?.trim() ?? '';
        if (/^[\d.<>=!~^*, ]{1,80}$/.test(text) && (0,python_versions/* parsePythonRange */.bW)(text) !== null)
            return text;
    }
    return null;
}
function openFiles(sourceFolder, files, uv) {
    const known = new Set(files);
    return { uv, read: async (path) => (known.has(path) ? (0,base_files/* readTextIfPresent */.Ge)((0,external_node_path_.join)(sourceFolder, path)) : null) };
}

// EXTERNAL MODULE: ./build/environment/lock.js + 1 modules
var lock = __webpack_require__(43137);
// EXTERNAL MODULE: ./build/environment/uv.js
var environment_uv = __webpack_require__(87543);
// EXTERNAL MODULE: ./build/schema/options/import.js
var options_import = __webpack_require__(77678);
;// CONCATENATED MODULE: ./build/commands/import.js
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

















/** Makes `dataset/projects/<slug>` from a repository: its files, a manifest, a lock. All, or nothing also when the user stops it. */
async function importProject(given, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const options = options_import/* importOptions */.e.parse(given);
        const slug = await chooseSlug(options.dataset, options.source, options.slug);
        const folder = (0,external_node_path_.join)((0,load_projects/* projectsFolder */.Vh)(options.dataset), slug);
        const fetched = __addDisposableResource(env_1, await fetchSource(options), true);
        await (0,promises_.mkdir)((0,load_projects/* projectsFolder */.Vh)(options.dataset), { recursive: true });
        const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,load_projects/* projectsFolder */.Vh)(options.dataset), '.import-'));
        try {
            const source = (0,external_node_path_.join)(staging, 'source');
            if (context.signal?.aborted)
                throw (0,errors/* stopped */.ce)();
            const { files } = await copySource(fetched.folder, source);
            const entry = await findEntry(source, files, options.entry);
            context.logger.info(`${slug}: ${files.length} files, entry ${entry}; resolving its packages`);
            const asOf = options.date === false ? null : (fetched.commitDate?.slice(0, 10) ?? null);
            const environment = await lockPackages(staging, files, asOf, context);
            const undated = options.date === false ? ['packages of the day of the import, as --no-date asked for'] : [];
            const deviations = [...environment.declared, ...undated, ...environment.locked];
            for (const deviation of deviations)
                context.logger.warn(`${slug}: ${deviation}`);
            const manifest = await draftManifest(slug, fetched, { folder: source, files, entry }, { ...environment.settings, ...(deviations.length > 0 ? { deviations } : {}) });
            await (0,base_files/* writeFileAtomic */.Zf)((0,external_node_path_.join)(staging, 'project.yaml'), renderManifest(manifest, folder));
            await (0,promises_.chmod)(staging, 0o755); // made for us alone; the project is for all who may read the dataset
            if (context.signal?.aborted)
                throw (0,errors/* stopped */.ce)();
            await (0,promises_.rename)(staging, folder);
            context.logger.info(`imported as ${folder}. Check metric, task and data in project.yaml: they were guessed from the code. Then:\n` +
                `greenml run --campaign campaigns/${slug} --dataset ${options.dataset} --projects '^${slug}$' --models … (or --answers DIR)`);
            return { folder };
        }
        catch (error) {
            await (0,promises_.rm)(staging, { recursive: true, force: true });
            throw error;
        }
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
/** Chooses what a project's packages are taken from and locks them; with the deviations of both. */
async function lockPackages(project, files, asOf, { env, logger }) {
    const cache = (0,environment_cache/* cacheFolder */.n)(env);
    const uv = { uv: await (0,environment_uv/* locateUv */.S)(cache, env, logger.info), cache, env };
    const source = (0,external_node_path_.join)(project, 'source');
    const { declared, unreadable } = await readDeclared(source, files, uv);
    const pythonWanted = await readPythonWanted(source, files, uv, declared?.python ?? null);
    const requirements = await chooseRequirements(project, files, declared);
    const { python, excludeNewer, deviations } = await (0,lock/* writeLock */.b)({
        ...uv,
        requirementsFile: (0,external_node_path_.join)(project, requirements),
        lockFile: (0,external_node_path_.join)(project, LOCK),
        asOf,
        pythonWanted,
        note: logger.status,
    });
    const settings = {
        python,
        ...(pythonWanted ? { pythonWanted } : {}),
        requirements,
        lock: LOCK,
        ...(excludeNewer ? { excludeNewer } : {}),
    };
    return { settings, declared: [...unreadable, ...(declared?.deviations ?? [])], locked: deviations };
}
const LOCK = 'requirements.lock';


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


/***/ })

};
