export const id = 387;
export const ids = [387];
export const modules = {

/***/ 89892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ UNKNOWN_START),
/* harmony export */   G: () => (/* binding */ startOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);



/** What stands for the start of a process where the system does not tell it. */
const UNKNOWN_START = '0'.repeat(9);
/**
 * Clock ticks from boot to the start of a process (proc(5), field 22), in base 36 and always as long: with its number, the
 * name of a process for good. Null: there is none, or it has ended. Without /proc, what says only that there is one.
 */
async function startOf(pid) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/proc/self/stat'))
        return isThere(pid) ? UNKNOWN_START : null;
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
    const hasEnded = fields[0] === 'Z' || fields[0] === 'X';
    return fields[19] === undefined || hasEnded ? null : Number(fields[19]).toString(36).padStart(9, '0');
}
function isThere(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EPERM';
    }
}


/***/ }),

/***/ 14410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16 * 1024 * 1024;
const SETPRIV = '/usr/bin/setpriv';
/**
 * Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
 * rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
 */
function runCommand(program, args, options = {}) {
    return new Promise((resolve, reject) => {
        const bound = options.endsWithCaller && process.platform === 'linux' && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(SETPRIV);
        const [file, words] = bound ? [SETPRIV, ['--pdeathsig', 'KILL', program, ...args]] : [program, args];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, words, {
            cwd: options.cwd,
            env: options.env ?? process.env,
            stdio: ['pipe', 'pipe', 'pipe'],
        });
        // Not spawn's own time limit: its timer outlives a program that could not be started, and holds the process back.
        const limit = options.timeoutSeconds === undefined
            ? undefined
            : setTimeout(() => child.kill('SIGKILL'), options.timeoutSeconds * 1000);
        const stdout = collect(child.stdout);
        const stderr = collect(child.stderr);
        child.on('error', (error) => {
            clearTimeout(limit);
            reject(error);
        });
        child.on('close', (exitCode, signal) => {
            clearTimeout(limit);
            resolve({ exitCode, signal, stdout: stdout(), stderr: stderr() });
        });
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

/***/ 47079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findInterpreter),
/* harmony export */   M: () => (/* binding */ rankInterpreters)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14410);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87033);
/* harmony import */ var _python_versions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50410);
/* harmony import */ var _uv_environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12199);










const facts = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ executable: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), basePrefix: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), library: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() });
const FACTS = `
import json, os, platform, sys
print(json.dumps({"executable": getattr(sys, "_base_executable", sys.executable), "basePrefix": sys.base_prefix,
                  "version": platform.python_version(), "library": os.path.dirname(os.__file__)}))`;
/** The interpreter that an environment is made with. */
async function findInterpreter(request) {
    if (!request.pythonWanted) {
        const first = await findFirst(request);
        if (first !== null)
            return first;
    }
    const [nearest] = await rankInterpreters(request);
    if (nearest)
        return nearest;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`No installed Python fits '${request.pythonRequest}' and can be read by everyone, as a sandbox needs it: install one, ` +
        'as sudo apt-get install python3.', 1);
}
/**
 * Installed interpreters that may be taken, the nearest to what is wanted first. Of those alike, first the one that the search
 * path names first, then newer before older, one for each version.
 */
async function rankInterpreters(request) {
    const allowed = (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePythonRange */ .bW)(request.pythonRequest);
    const wanted = (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePythonRange */ .bW)(request.pythonWanted ?? '');
    const first = await findFirst(request);
    const listed = await listInterpreters(request);
    const fitting = listed.filter(({ version }) => allowed === null || (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .distanceTo */ .lx)(allowed, version) === 0);
    const others = (await inspectAll(fitting, request.env)).toSorted(newestFirst);
    const all = [...(first ? [first] : []), ...others];
    const distinct = all.filter(({ version }, index) => all.findIndex((each) => each.version === version) === index);
    return distinct.sort((a, b) => (wanted ? (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .distanceTo */ .lx)(wanted, a.version) - (0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .distanceTo */ .lx)(wanted, b.version) : 0));
}
/** Each program once, whatever its names: to look at it starts it. */
async function inspectAll(listed, env) {
    const programs = await Promise.all(listed.map(({ path }) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => path)));
    const paths = listed.flatMap(({ path }, index) => (programs.indexOf(programs[index] ?? path) === index ? path : []));
    const inspected = await Promise.all(paths.map((path) => inspect(path, env)));
    return inspected.filter((each) => each !== null);
}
const newestFirst = (a, b) => ((0,_python_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .isNewer */ .U4)(a.version, b.version) ? -1 : 1);
// What is installed does not change while a command runs, and to look for it starts every interpreter there is.
const firsts = new Map();
const lists = new Map();
function once(known, key, work) {
    const result = known.get(key) ?? work();
    known.set(key, result);
    return result;
}
/** uv's own choice: the first on the search path that fits. Null: there is none, or a sandbox could not start it. */
function findFirst(request) {
    return once(firsts, `${request.pythonRequest}\0${request.env.PATH}`, async () => {
        const args = ['python', 'find', '--no-project', '--system', request.pythonRequest];
        const found = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(request.uv, args, { env: await (0,_uv_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .uvEnvironment */ .d)(request) });
        return found.exitCode === 0 ? inspect(found.stdout.trim(), request.env) : null;
    });
}
const listing = zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), implementation: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() }));
/** What a version manager holds is looked up in its folder: its shims start only the version that is switched on. */
async function listInterpreters(request) {
    const root = request.env.PYENV_ROOT || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(request.env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.pyenv');
    const versions = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'versions')).catch(() => []);
    const path = (request.env.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => !folder.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'shims')));
    const folders = [...path, ...versions.map((version) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'versions', version, 'bin'))];
    return once(lists, folders.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter), () => listBelow(folders, request));
}
async function listBelow(folders, request) {
    const found = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(request.uv, ['python', 'list', '--only-installed', '--output-format', 'json'], {
        env: { ...(await (0,_uv_environment_js__WEBPACK_IMPORTED_MODULE_7__/* .uvEnvironment */ .d)(request)), PATH: folders.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter) },
    });
    if (found.exitCode !== 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`uv could not list the installed Pythons: ${found.stderr.trim()}`, 1);
    const all = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseWith */ .Ku)(listing, JSON.parse(found.stdout), "uv's list of Pythons");
    return all.filter(({ implementation }) => implementation === 'cpython');
}
async function inspect(path, env) {
    const answer = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(path, ['-I', '-c', FACTS], { env: (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutSecrets */ .c)(env), timeoutSeconds: 30 });
    if (answer.exitCode !== 0)
        return null;
    const found = facts.safeParse((0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonText */ .gb)(answer.stdout)).data; // nothing: it is a program of another kind
    return found && (await isReadable(found)) ? found : null;
}
/** As root a sandbox runs as somebody else, who has to read the interpreter; the folders above it are shown to all. */
async function isReadable({ executable, basePrefix, library }) {
    if (process.getuid?.() !== 0)
        return true;
    for (const path of [executable, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(executable), basePrefix, library]) {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
        if (found === null || (found.mode & 0o5) !== 0o5)
            return false;
    }
    return true;
}


/***/ }),

/***/ 14371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ showIndex),
/* harmony export */   MA: () => (/* binding */ listPackageFiles),
/* harmony export */   Sr: () => (/* binding */ findPackageIndex),
/* harmony export */   Zt: () => (/* binding */ fetchPackageFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);






const PUBLIC_INDEX = 'https://pypi.org/simple';
/** The Python package index that this machine is set up for: uv's or pip's variable, pip's file, else the public one. */
async function findPackageIndex(env) {
    const configured = env.UV_DEFAULT_INDEX || env.UV_INDEX_URL || env.PIP_INDEX_URL;
    if (configured)
        return withoutSlash(configured);
    for (const path of pipConfigFiles(env)) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => '');
        const url = /^\s*index[-_]url\s*[=:]\s*(\S+)/m.exec(text)?.[1];
        if (url)
            return withoutSlash(url);
    }
    return PUBLIC_INDEX;
}
const withoutSlash = (url) => url.replace(/\/+$/, '');
function pipConfigFiles(env) {
    const home = env.HOME ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)();
    return [
        ...(env.PIP_CONFIG_FILE ? [env.PIP_CONFIG_FILE] : []),
        (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.XDG_CONFIG_HOME ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.config'), 'pip', 'pip.conf'),
        (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.pip', 'pip.conf'),
        '/etc/pip.conf',
    ];
}
/** The part of the index's JSON answer (PEP 691, upload times by PEP 700) that is needed here. */
const projectPage = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    files: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), 'upload-time': zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional() })),
});
/** The files of a package; null where the index does not have it. */
async function listPackageFiles(index, name) {
    const { page } = splitCredentials(`${index}/${name}/`);
    try {
        const listing = await askIndex(index, name);
        return listing.files;
    }
    catch (error) {
        if (error instanceof NotListed)
            return null;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The package index could not be asked for ${name} at ${page}: ${explain(error)}.`, 1, {
            cause: error,
        });
    }
}
class NotListed extends Error {
}
async function askIndex(index, name) {
    const { page, authorization } = splitCredentials(`${index}/${name}/`);
    const accept = 'application/vnd.pypi.simple.v1+json, text/html;q=0.5';
    const answer = await fetch(page, { headers: { accept, ...authorization } });
    if (answer.status === 404)
        throw new NotListed('the index answered 404');
    if (!answer.ok)
        throw new Error(`the index answered ${answer.status}`);
    const files = readListing(await answer.text(), answer.headers.get('content-type') ?? '');
    return { address: answer.url, authorization, files };
}
/** Fetches one file of a package and refuses it when its hash differs. */
async function fetchPackageFile(index, name, filename, sha256) {
    const { page } = splitCredentials(`${index}/${name}/`);
    try {
        const { address, authorization, files } = await askIndex(index, name);
        const listed = files.find((file) => file.filename === filename);
        if (!listed)
            throw new Error(`the index does not list ${filename}`);
        const fileUrl = new URL(listed.url, address);
        const sameServer = fileUrl.origin === new URL(page).origin;
        const file = await fetch(fileUrl, { headers: sameServer ? authorization : {} });
        if (!file.ok)
            throw new Error(`the index answered ${file.status} for ${filename}`);
        const content = new Uint8Array(await file.arrayBuffer());
        if ((0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Hex */ .fg)(content) !== sha256)
            throw new Error(`${filename} does not have the expected SHA-256`);
        return content;
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${name} could not be fetched from ${page}: ${explain(error)}.\n` +
            `Install ${name} yourself so that it is on PATH, or set UV_DEFAULT_INDEX to an index that has it.`, 1, { cause: error });
    }
}
/** The index's address as it may be shown. */
const showIndex = (index) => splitCredentials(index).page;
function explain(error) {
    const cause = error instanceof Error && error.cause ? `: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error.cause)}` : '';
    return `${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}${cause}`;
}
/** fetch refuses a URL that holds a name and a password, and names them in its error: they go into a header. */
function splitCredentials(address) {
    if (!URL.canParse(address)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('The package index is not a URL: see UV_DEFAULT_INDEX, PIP_INDEX_URL and pip.conf.');
    }
    const url = new URL(address);
    const pair = [url.username, url.password].map(decodeURIComponent).join(':');
    url.username = '';
    url.password = '';
    const page = url.href;
    return { page, authorization: pair === ':' ? {} : { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}
/** Reads PEP 691 JSON, or the older HTML page of links (PEP 503), which tells no times. */
function readListing(body, contentType) {
    if (contentType.includes('json')) {
        return projectPage
            .parse(JSON.parse(body))
            .files.map(({ filename, url, 'upload-time': uploadTime = null }) => ({ filename, url, uploadTime }));
    }
    const links = body.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g);
    return [...links].map(([, url = '', text = '']) => ({ filename: text.trim(), url, uploadTime: null }));
}


/***/ }),

/***/ 50410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ minorOf),
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   bW: () => (/* binding */ parsePythonRange),
/* harmony export */   lx: () => (/* binding */ distanceTo)
/* harmony export */ });
const [MAJOR, MINOR] = [1_000_000, 1000];
const NEWEST = 99 * MAJOR;
function parseVersion(text) {
    const digits = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text);
    if (!digits)
        return null;
    const parts = digits.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)]));
    const [major = 0, minor = 0, patch = 0] = parts;
    const step = [MAJOR, MINOR][parts.length - 1] ?? 1;
    return { number: major * MAJOR + minor * MINOR + patch, step, parts };
}
/**
 * The versions that a project asks for, as PEP 440, Poetry or `.python-version` write it: `>=3.8,<3.12`, `^3.9`, `3.9.18`,
 * `3.9.*`. What is excluded by `!=` is not taken out. Null: no version is told.
 */
function parsePythonRange(text) {
    let [low, high, isBounded] = [0, NEWEST, false];
    for (const clause of text.split('||')[0]?.split(/[,\s]+(?=[<>=!~^\d])/) ?? []) {
        const [, operator = '', rest = ''] = /^\s*([<>=!~^]*)\s*(.*)$/.exec(clause) ?? [];
        const version = parseVersion(rest);
        if (version === null || operator === '!=')
            continue;
        const range = rangeOf(operator, version);
        low = Math.max(low, range.low);
        high = Math.min(high, range.high);
        isBounded = true;
    }
    return isBounded ? { low, high } : null;
}
function rangeOf(operator, { number, step, parts }) {
    const [major = 0] = parts;
    if (operator === '>=')
        return { low: number, high: NEWEST };
    if (operator === '>')
        return { low: number + 1, high: NEWEST };
    if (operator === '<=')
        return { low: 0, high: number };
    if (operator === '<')
        return { low: 0, high: number - 1 };
    if (operator === '^')
        return { low: number, high: (major + 1) * MAJOR - 1 };
    // PEP 440: `~=3.9` may go up to 4, `~=3.9.1` up to 3.10; Poetry's `~3.9` up to 3.10.
    if (operator === '~=')
        return { low: number, high: number - (number % (step === 1 ? MINOR : MAJOR)) + aboveOf(step) - 1 };
    if (operator === '~')
        return { low: number, high: number - (number % MINOR) + MINOR - 1 };
    return { low: number, high: number + step - 1 };
}
const aboveOf = (step) => (step === 1 ? MINOR : MAJOR);
/** 0 where the version is in the range, else how far it is from it: a minor version counts a thousand patches. */
function distanceTo(range, version) {
    const { number } = parseVersion(version) ?? { number: 0 };
    return Math.max(range.low - number, number - range.high, 0);
}
/** `3.11.2` → `3.11`. */
const minorOf = (version) => version.split('.').slice(0, 2).join('.');
const isNewer = (a, b) => (parseVersion(a)?.number ?? 0) > (parseVersion(b)?.number ?? 0);


/***/ }),

/***/ 70856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ withoutPins),
/* harmony export */   $r: () => (/* binding */ listPins),
/* harmony export */   B2: () => (/* binding */ refuseOptions),
/* harmony export */   GX: () => (/* binding */ normaliseName),
/* harmony export */   c: () => (/* binding */ cleanRequirements),
/* harmony export */   eO: () => (/* binding */ versionOfFile),
/* harmony export */   p: () => (/* binding */ isSameVersion)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

/** An exact pin, `name[extras]==version`, as one line of requirements. */
const PIN = /^[ \t]*([A-Za-z0-9][\w.-]*)(?:\[[^\]\n]*\])?[ \t]*===?[ \t]*([^\s;#,*]+)[ \t]*(?:[;#].*)?$/gm;
const MOST_CHARACTERS = 1_000_000;
const EDITABLE = /^(?:-e|--editable)/;
const INCLUDE = /^(?:-r|--requirement)/;
const INDEX_OPTION = /^(?:-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host|--no-index|--pre)\b/;
/** `name @ https://…`, `git+https://…`, `https://….whl`: what lies at an address may change, and is often to be built. */
const ADDRESS = /^[^;]*:\/\//;
const NAME = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?(?:\(?[<>=!~][^;@/]*)?(?:;.*)?$/;
/**
 * Lets through what names a package of an index, and nothing else: uv builds an editable requirement even where building is
 * forbidden, an option (--no-binary) forbids less, and others send requests to where the author says.
 */
function cleanRequirements(requirements) {
    // A lock of the author's own carries hashes of other files than those that are chosen here.
    const lines = logicalLines(requirements).map((line) => line.replaceAll(HASH, ''));
    const { kept = [], editable, index, address, option } = Object.groupBy(lines, kindOf);
    const deviations = [
        ...(editable ? ['editable requirements (-e) are left out: installing one runs its code'] : []),
        ...(index ? ["the author's package indexes are left out: packages come from this machine's"] : []),
        ...(address ? [`requirements by their address are left out: ${address.map(show).join(', ')}`] : []),
        ...(option ? [`options are left out: ${option.map(show).join(', ')}`] : []),
    ];
    return { text: kept.map((line) => `${line}\n`).join(''), deviations };
}
function kindOf(line) {
    if (NAME.test(line))
        return 'kept';
    if (EDITABLE.test(line))
        return 'editable';
    if (INCLUDE.test(line))
        throw unlockable(line, 'includes another file: put the lines of that in its place');
    if (INDEX_OPTION.test(line))
        return 'index';
    if (line.startsWith('-'))
        return 'option';
    if (ADDRESS.test(line))
        return 'address';
    throw unlockable(line, 'names no package of an index: correct it, or leave it out');
}
const HASH = / --hash[= ]\S+/g;
const PINNED = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?===? ?[\w.!+-]+ ?(?:;[\w "'.,<>=!~()+*-]*)?$/;
/** A lock is a project's own file: only pins and hashes may reach uv, which an option of it would let build or ask elsewhere. */
function refuseOptions(lock, lockFile) {
    for (const line of logicalLines(lock)) {
        const pin = line.replaceAll(HASH, '');
        if (PINNED.test(pin) && !pin.includes(' --'))
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${lockFile} is no list of pinned packages with their hashes ('${show(line)}'): write it with greenml env lock.`, 3);
    }
}
/**
 * Each with single spaces, and with what follows it after a backslash; none that is empty. A comment ends with its own line,
 * whatever its last character is: uv reads the next one.
 */
function logicalLines(text) {
    if (text.length > MOST_CHARACTERS)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('A list of packages is longer than a million characters.');
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
        .map((line) => ` ${line.replaceAll(/\s+/g, ' ')}`.replace(/ #.*$/, ''))
        .join('\n')
        .replaceAll('\\\n', ' ')
        .split('\n')
        .map((line) => line.replaceAll(/ +/g, ' ').trim())
        .filter((line) => line !== '');
}
const unlockable = (line, why) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The requirement '${show(line)}' ${why}.`);
/** As a message may hold it: on one line, short, without a name and a password. */
const show = (line) => line
    .replaceAll(/(\w:\/\/)[^/@\s]*@/g, '$1')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200);
function listPins(requirements) {
    return [...requirements.matchAll(PIN)].map(([, name = '', version = '']) => ({ name: normaliseName(name), version }));
}
/** PEP 503. */
const normaliseName = (name) => name.toLowerCase().replaceAll(/[-_.]+/g, '-');
/** `pandas==3.0.0 ; python_version > "3"` → `pandas ; python_version > "3"`; options and comments stay as they are. */
function withoutPins(requirements) {
    return requirements.replaceAll(/^([A-Za-z0-9][\w.-]*(?:\[[^\]]*\])?)[ \t]*(?:[=~<>!]=?|===)[^;#\n]*/gm, '$1 ');
}
/** The version in a wheel's or a source archive's file name, as `1.2.3`; null where it is another package's. */
function versionOfFile(filename, name) {
    const parts = filename.endsWith('.whl') ? filename.split('-') : null;
    if (parts)
        return normaliseName(parts[0] ?? '') === name ? (parts[1] ?? null) : null;
    const [, stem = '', version = ''] = /^(.+)-([^-]+?)\.(?:tar\.gz|zip|tar\.bz2|tgz)$/.exec(filename) ?? [];
    return normaliseName(stem) === name ? version : null;
}
/** PEP 440 takes 1.0 and 1.0.0 for the same, and a pin without a local part for any. */
const isSameVersion = (a, b) => reduceVersion(a) === reduceVersion(b);
function reduceVersion(version) {
    const [release = ''] = version.toLowerCase().replace(/^v/, '').split('+');
    return release.replaceAll('_', '-').replace(/(?:\.0)+$/, '');
}


/***/ }),

/***/ 12199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ uvEnvironment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87033);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14371);



/**
 * uv reads none of pip's settings: the index that this machine is set up for is told to it. It gets no key of the caller's, and no
 * setting that makes it build.
 */
async function uvEnvironment(request) {
    return {
        ...Object.fromEntries(Object.entries((0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutSecrets */ .c)(request.env)).filter(([name]) => !/^UV_NO_BINARY/.test(name))),
        UV_DEFAULT_INDEX: await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findPackageIndex */ .Sr)(request.env),
        UV_CACHE_DIR: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(request.cache, 'uv-cache'),
        UV_PYTHON_DOWNLOADS: 'never',
        UV_NO_CONFIG: '1',
    };
}


/***/ })

};
