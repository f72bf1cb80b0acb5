export const id = 3006;
export const ids = [3006];
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

/***/ 87033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets),
/* harmony export */   e: () => (/* binding */ isSecretName)
/* harmony export */ });
const SECRET_ENDING = /(?:(?:^|_)(?:KEY|TOKEN|SECRET)|PASSWORD|CREDENTIALS|APIKEY)$/i;
/** What uv and pip need to reach a package index (docs.astral.sh/uv: "Provide credentials directly"). */
const INDEX_CREDENTIAL = /^(?:UV_INDEX_.+_(?:USERNAME|PASSWORD)|PIP_.+)$/i;
/**
 * Whether an environment variable holds a key or another secret that untrusted code must not see: by its name's ending,
 * which every model provider's own variable has (OPENAI_API_KEY, HF_TOKEN …), or because models.yaml names it.
 */
function isSecretName(name, keyVariables = new Set()) {
    return keyVariables.has(name) || (SECRET_ENDING.test(name) && !INDEX_CREDENTIAL.test(name));
}
function withoutSecrets(env, keyVariables) {
    return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecretName(name, keyVariables)));
}


/***/ }),

/***/ 23006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importProject: () => (/* binding */ importProject)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
;// CONCATENATED MODULE: ./build/dataset/copy-source.js



const LEFT_OUT_NAMES = new Set([
    ...['.git', '.github', '.idea', '.vscode', '__pycache__', '.ipynb_checkpoints', '.DS_Store', 'node_modules'],
    ...['venv', '.venv', 'virtualenv', '.tox', '.mypy_cache', '.pytest_cache'],
]);
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
    const visit = async (folder) => {
        for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true })) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            const name = (0,external_node_path_.relative)(root, path).replaceAll('\\', '/');
            if (isLeftOut(entry.name) || (entry.isDirectory() && (await isVirtualEnvironment(path)))) {
                leftOut.push(name);
            }
            else if (entry.isDirectory()) {
                await visit(path);
            }
            else if (entry.isSymbolicLink()) {
                await refuseEscape(root, path, name);
                leftOut.push(`${name} (a link)`);
            }
            else if (entry.isFile()) {
                const { size } = await (0,promises_.lstat)(path);
                total += size;
                if (size > FILE_LIMIT_BYTES)
                    throw tooLarge(name, size, FILE_LIMIT_BYTES);
                if (total > TOTAL_LIMIT_BYTES)
                    throw tooLarge('the repository', total, TOTAL_LIMIT_BYTES);
                await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(to, name)), { recursive: true });
                await (0,promises_.copyFile)(path, (0,external_node_path_.join)(to, name));
                files.push(name);
            }
        }
    };
    await visit(root);
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

;// CONCATENATED MODULE: ./build/dataset/derive-requirements.js


/** Where a module's distribution has another name. */
const DISTRIBUTIONS = {
    bs4: 'beautifulsoup4',
    cv2: 'opencv-python-headless',
    imblearn: 'imbalanced-learn',
    mpl_toolkits: 'matplotlib',
    PIL: 'pillow',
    pylab: 'matplotlib',
    skimage: 'scikit-image',
    sklearn: 'scikit-learn',
    yaml: 'pyyaml',
};
const IMPORT = /^[ \t]*(?:import[ \t]+([\w., \t]+)|from[ \t]+([\w.]+)[ \t]+import\b)/gm;
/** The modules that a Python text imports, by their first name. */
function listImports(text) {
    const names = [...text.matchAll(IMPORT)].flatMap(([, plain, from]) => (from ?? plain ?? '').split(',').map((each) => each.trim().split(/[. \t]/)[0] ?? ''));
    return [...new Set(names.filter((name) => name !== ''))].sort();
}
/** Distributions of what the scripts import and neither Python nor the repository has; sorted. */
async function deriveRequirements(folder, files, standardModules) {
    const own = new Set(files.flatMap((path) => path.split('/').map((part) => part.replace(/\.py$/, ''))));
    const found = new Set();
    for (const path of files.filter((each) => each.endsWith('.py'))) {
        for (const name of listImports(await (0,promises_.readFile)((0,external_node_path_.join)(folder, path), 'utf8'))) {
            if (!standardModules.has(name) && !own.has(name))
                found.add(DISTRIBUTIONS[name] ?? name);
        }
    }
    return [...found].sort();
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/dataset/fetch-source.js





const GIT_URL = /^(https?|ssh|git|file):\/\/|^[\w.-]+@[\w.-]+:/;
async function fetchSource(request) {
    if (GIT_URL.test(request.source))
        return clone(request);
    const folder = (0,external_node_path_.resolve)(request.source);
    const found = await (0,promises_.stat)(folder).catch(() => null);
    if (!found?.isDirectory()) {
        throw new errors/* UserError */.yo(`'${request.source}' is neither a URL (https://…, file://…) nor a folder.`);
    }
    if ((await (0,promises_.stat)((0,external_node_path_.join)(folder, '.git')).catch(() => null)) !== null)
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
        const said = result.stderr.trim().split('\n').at(-1) || 'timed out';
        throw new errors/* UserError */.yo(withoutCredentials(`git could not fetch ${source}: ${said}`), 1);
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

// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/dataset/render-manifest.js

/** `project.yaml` as a person would write it. */
function renderManifest(manifest) {
    return (0,dist/* stringify */.As)(manifest, { lineWidth: 0, defaultStringType: 'PLAIN' });
}

// EXTERNAL MODULE: ./build/environment/cache.js
var environment_cache = __webpack_require__(99656);
// EXTERNAL MODULE: ./build/environment/environment.js
var environment = __webpack_require__(55271);
;// CONCATENATED MODULE: ./build/environment/lock.js
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







/**
 * Resolves requirements to exact versions with hashes, for the installed Python and newer. Tried in turn: as of the
 * commit's date; with today's packages; without the author's pins. What was given up is told.
 */
async function writeLock(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const interpreter = await (0,environment/* findInterpreter */.Ax)({ ...request, pythonRequest: '>=3.10' });
        const minor = interpreter.version.split('.').slice(0, 2).join('.');
        const asked = await (0,promises_.readFile)(request.requirementsFile, 'utf8');
        const pinned = withoutEditables(asked);
        const given = pinned === asked ? [] : ['editable requirements (-e) are left out: installing one runs its code'];
        const attempts = [
            ...(request.asOf ? [{ text: pinned, asOf: request.asOf, deviations: [] }] : []),
            {
                text: pinned,
                asOf: null,
                deviations: request.asOf ? [`no resolution as of ${request.asOf}: newest packages`] : [],
            },
            {
                text: withoutPins(pinned),
                asOf: null,
                deviations: ['the pins can not be resolved: newest packages without pins'],
            },
        ];
        const nowhere = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greenml-lock-')); // a relative path in the requirements names nothing
        const _ = __addDisposableResource(env_1, { [Symbol.asyncDispose]: () => (0,promises_.rm)(nowhere, { recursive: true, force: true }) }, true);
        let last = null;
        for (const { text, asOf, deviations } of attempts) {
            const args = ['--universal', '--generate-hashes', '--no-header', '--no-annotate', '--python-version', minor];
            const date = asOf ? ['--exclude-newer', asOf] : [];
            const only = ['--only-binary', ':all:', '--output-file', '-'];
            last = await (0,base_process/* runCommand */.d)(request.uv, ['pip', 'compile', '-', ...args, ...date, ...only], {
                env: await (0,environment/* uvEnvironment */.dF)(request),
                input: text,
                cwd: nowhere,
            });
            if (last.exitCode === 0) {
                await (0,files/* writeFileAtomic */.Zf)(request.lockFile, last.stdout);
                return { python: `>=${minor}`, excludeNewer: asOf, deviations: [...given, ...deviations] };
            }
        }
        const said = last?.stderr.trim().split('\n').slice(-8).join('\n') ?? '';
        throw new errors/* UserError */.yo(`${request.requirementsFile} can't be resolved to a set of wheels:\n${said}`, 1);
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
/** uv builds an editable requirement even where building is forbidden: `-e .` would run a setup.py outside any sandbox. */
function withoutEditables(requirements) {
    return requirements.replaceAll(/^[ \t]*(?:-e|--editable).*\n?/gm, '');
}
/** `pandas==3.0.0 ; python_version > "3"` → `pandas ; python_version > "3"`; options and comments stay as they are. */
function withoutPins(requirements) {
    return requirements.replaceAll(/^([A-Za-z0-9][\w.-]*(?:\[[^\]]*\])?)[ \t]*(?:[=~<>!]=?|===)[^;#\n]*/gm, '$1 ');
}

// EXTERNAL MODULE: ./build/environment/uv.js
var uv = __webpack_require__(87543);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/manifest.js
var manifest = __webpack_require__(9953);
;// CONCATENATED MODULE: ./build/commands/import.js
var import_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var import_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function importProject(options, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const slug = chooseSlug(options);
        const folder = (0,external_node_path_.join)((0,load_projects/* projectsFolder */.Vh)(options.dataset), slug);
        const taken = await findSlug(options.dataset, slug);
        if (taken !== null) {
            throw new errors/* UserError */.yo(`There is a project '${taken}' already: remove its folder, or choose another --slug.`);
        }
        const fetched = import_addDisposableResource(env_1, await fetchSource(options), true);
        await (0,promises_.mkdir)((0,load_projects/* projectsFolder */.Vh)(options.dataset), { recursive: true });
        const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,load_projects/* projectsFolder */.Vh)(options.dataset), '.import-'));
        try {
            const source = (0,external_node_path_.join)(staging, 'source');
            if (context.signal?.aborted)
                throw (0,errors/* stopped */.ce)();
            const copied = await copySource(fetched.folder, source);
            const entry = await findEntry(source, copied.files, options.entry);
            const requirements = await ensureRequirements(source, copied, staging);
            context.logger.info(`${slug}: ${copied.files.length} files, entry ${entry}; resolving its packages`);
            const cache = (0,environment_cache/* cacheFolder */.n)(context.env);
            const lock = await writeLock({
                requirementsFile: (0,external_node_path_.join)(staging, requirements),
                lockFile: (0,external_node_path_.join)(staging, 'requirements.lock'),
                asOf: fetched.commitDate?.slice(0, 10) ?? null,
                uv: await (0,uv/* locateUv */.S)(cache, context.env, context.logger.info),
                cache,
                env: context.env,
            });
            for (const deviation of lock.deviations)
                context.logger.warn(`${slug}: ${deviation}`);
            const manifest = await describeProject(slug, fetched, source, copied, { entry, requirements, lock });
            await (0,files/* writeFileAtomic */.Zf)((0,external_node_path_.join)(staging, 'project.yaml'), renderManifest(manifest));
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
        const result_1 = import_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
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
function chooseSlug({ slug, source }) {
    const last = source.includes(':') ? source.replace(/\/+$/, '') : (0,external_node_path_.resolve)(source);
    const name = slug ?? (0,external_node_path_.basename)(last).replace(/\.git$/, '');
    if (common/* slug */.yR.safeParse(name).success)
        return name;
    throw new errors/* UserError */.yo(`'${name}' can't be a project's name (letters, digits, '.', '_', '-'): choose one with --slug.`);
}
/** The author's requirements, else one line for each package that the scripts import. */
async function ensureRequirements(source, copied, staging) {
    if (copied.files.includes('requirements.txt'))
        return 'source/requirements.txt';
    const derived = await deriveRequirements(source, copied.files, await listStandardModules());
    await (0,promises_.writeFile)((0,external_node_path_.join)(staging, 'requirements.txt'), `${derived.join('\n')}\n`);
    return 'requirements.txt';
}
async function listStandardModules() {
    const script = 'import json, sys; print(json.dumps(sorted(sys.stdlib_module_names)))';
    const result = await (0,base_process/* runCommand */.d)('python3', ['-I', '-c', script]);
    return new Set((0,files/* parseWith */.Ku)(schemas/* array */.YOg(schemas/* string */.YjP()), JSON.parse(result.stdout), "Python's list of its own modules"));
}
const DATA_FILE = /\.(csv|tsv|json|jsonl|xlsx?|parquet|feather|npy|npz|arff|mat|data)$/i;
async function describeProject(slug, fetched, source, copied, found) {
    const data = await Promise.all(copied.files
        .filter((path) => DATA_FILE.test(path))
        .map(async (path) => ({ path, role: 'all', sha256: (0,files/* sha256Hex */.fg)(await (0,promises_.readFile)((0,external_node_path_.join)(source, path))) })));
    const { excludeNewer, deviations, python } = found.lock;
    return (0,files/* parseWith */.Ku)(manifest/* manifest */.eu, {
        schemaVersion: common/* SCHEMA_VERSION */.f$,
        title: slug,
        origin: {
            repository: fetched.repository,
            commit: fetched.commit,
            commitDate: fetched.commitDate,
            importedAt: new Date().toISOString().slice(0, 10),
        },
        licence: await detectLicence(source, copied.files),
        entry: found.entry,
        task: 'other',
        metric: guessMetric(await (0,promises_.readFile)((0,external_node_path_.join)(source, found.entry), 'utf8')),
        data,
        environment: {
            python,
            requirements: found.requirements,
            lock: 'requirements.lock',
            ...(excludeNewer ? { excludeNewer } : {}),
            ...(deviations.length > 0 ? { deviations } : {}),
        },
    }, 'the new manifest');
}
/** What the entry most likely prints; the manifest is there to be corrected. No `(?i:…)`: Node 22 does not know it. */
function guessMetric(code) {
    const number = String.raw `[^0-9\n-]{0,80}(-?[0-9]*\.?[0-9]+)`;
    if (/r2_score|R²/i.test(code) && !/accuracy/i.test(code)) {
        return { name: 'r2', direction: 'higher', scale: 'absolute', pattern: `(?:[Rr]2|[Rr]²|[Ss]core|SCORE)${number}` };
    }
    return {
        name: 'accuracy',
        direction: 'higher',
        scale: 'fraction',
        pattern: `${/acc?ura|acurá/i.test(code) ? '(?:[Aa]ccuracy|ACCURACY|[Aa]cur[aá]cia)' : '(?:[Ss]core|SCORE)'}${number}`,
    };
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


/***/ }),

/***/ 99656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ cacheFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where environments, uv and downloads are kept between campaigns: `$GREENML_CACHE`, else the user's cache folder. */
function cacheFolder(env) {
    if (env.GREENML_CACHE)
        return env.GREENML_CACHE;
    if (env.XDG_CACHE_HOME)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env.XDG_CACHE_HOME, 'greenml');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), '.cache', 'greenml');
}


/***/ }),

/***/ 55271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ findInterpreter),
/* harmony export */   dF: () => (/* binding */ uvEnvironment),
/* harmony export */   sL: () => (/* binding */ ensureEnvironment)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32716);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14410);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87033);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14371);









const interpreterFacts = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ executable: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), basePrefix: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() });
const FACTS = `
import json, platform, sys
print(json.dumps({"executable": getattr(sys, "_base_executable", sys.executable),
                  "basePrefix": sys.base_prefix, "version": platform.python_version()}))`;
/**
 * Makes the environment of a lock, or finds it in the cache. Wheels only: a source distribution's build script is code
 * that nobody trusts. Byte code is compiled here, outside every measured window.
 */
async function ensureEnvironment(request) {
    const lock = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(request.lockFile);
    const interpreter = await findInterpreter(request);
    const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(lock).update(`\0${interpreter.executable}\0${interpreter.version}`);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(request.cache, 'environments', key.digest('hex').slice(0, 24));
    const environment = {
        python: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'bin', 'python'),
        folder,
        basePrefix: interpreter.basePrefix,
        pythonVersion: interpreter.version,
        lockHash: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Hex */ .fg)(lock),
    };
    const complete = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'greenml-complete.json');
    if ((await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextIfPresent */ .Ge)(complete)) !== null)
        return environment;
    request.note(`making the Python ${interpreter.version} environment of ${request.lockFile}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }); // what an interrupted attempt left
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), { recursive: true });
    await runUv(request, ['venv', '--python', interpreter.executable, folder]);
    await runUv(request, [
        ...['pip', 'install', '--python', environment.python, '--require-hashes', '--only-binary', ':all:'],
        ...['--compile-bytecode', '-r', request.lockFile],
    ]);
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(complete, `${JSON.stringify({ lockHash: environment.lockHash, ...interpreter })}\n`);
    return environment;
}
async function findInterpreter(request) {
    const found = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(request.uv, ['python', 'find', '--no-project', '--system', request.pythonRequest], {
        env: await uvEnvironment(request),
    });
    if (found.exitCode !== 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`No installed Python fits '${request.pythonRequest}': install one.\n${found.stderr.trim()}`, 1);
    }
    const facts = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(found.stdout.trim(), ['-I', '-c', FACTS], { env: (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutSecrets */ .c)(request.env) });
    return interpreterFacts.parse(JSON.parse(facts.stdout));
}
async function runUv(request, args) {
    const result = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(request.uv, args, { env: await uvEnvironment(request) });
    if (result.exitCode === 0)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`The environment of ${request.lockFile} could not be made (uv ${args[0]} ended with ${result.exitCode ?? result.signal}):\n` +
        result.stderr.trim().split('\n').slice(-15).join('\n'), 1);
}
/**
 * uv reads none of pip's settings: the index that this machine is set up for is told to it. Compiling byte code starts the
 * new interpreter, and a package may hook into its start: no key of the caller's is there to be found.
 */
async function uvEnvironment(request) {
    return {
        ...(0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutSecrets */ .c)(request.env),
        UV_DEFAULT_INDEX: await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_6__/* .findPackageIndex */ .S)(request.env),
        UV_CACHE_DIR: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(request.cache, 'uv-cache'),
        UV_PYTHON_DOWNLOADS: 'never',
        UV_NO_CONFIG: '1',
    };
}


/***/ }),

/***/ 14371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ findPackageIndex),
/* harmony export */   Z: () => (/* binding */ fetchPackageFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32716);
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
/** The part of the index's JSON answer (PEP 691) that is needed to fetch a file. */
const projectPage = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ files: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ filename: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })) });
/** Fetches one file of a package and refuses it when its hash differs. */
async function fetchPackageFile(index, name, filename, sha256) {
    const { page, authorization } = splitCredentials(`${index}/${name}/`);
    try {
        const accept = 'application/vnd.pypi.simple.v1+json, text/html;q=0.5';
        const listing = await fetch(page, { headers: { accept, ...authorization } });
        if (!listing.ok)
            throw new Error(`the index answered ${listing.status}`);
        const url = findFileUrl(await listing.text(), listing.headers.get('content-type') ?? '', filename);
        if (url === null)
            throw new Error(`the index does not list ${filename}`);
        const fileUrl = new URL(url, listing.url);
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
/** Reads PEP 691 JSON, or the older HTML page of links (PEP 503). */
function findFileUrl(body, contentType, filename) {
    if (contentType.includes('json')) {
        return projectPage.parse(JSON.parse(body)).files.find((file) => file.filename === filename)?.url ?? null;
    }
    const links = body.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g);
    for (const [, url, text] of links)
        if (text?.trim() === filename && url)
            return url;
    return null;
}


/***/ }),

/***/ 87543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ locateUv)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14410);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14371);





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
    if (await answers('uv', env))
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
    const content = await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_4__/* .fetchPackageFile */ .Z)(await (0,_package_index_js__WEBPACK_IMPORTED_MODULE_4__/* .findPackageIndex */ .S)(env), 'uv', filename, wheel.sha256);
    await unpackProgram(content, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cache, 'uv'), folder, env);
    return program;
}
async function answers(program, env) {
    try {
        return (await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runCommand */ .d)(program, ['--version'], { env })).exitCode === 0;
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOENT' || (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EACCES')
            return false;
        throw error;
    }
}
/** A wheel is a zip; Python, which is here by definition, unpacks it. */
async function unpackProgram(wheel, parent, folder, env) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(parent, { recursive: true });
    const staging = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'staging-'));
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, 'uv.whl'), wheel);
        const script = 'import sys, zipfile\n' +
            'with zipfile.ZipFile(sys.argv[1]) as wheel, open(sys.argv[2], "wb") as program:\n' +
            '    program.write(wheel.read(sys.argv[3]))\n';
        const member = `uv-${UV_VERSION}.data/scripts/uv`;
        const unpacked = await (0,_base_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runCommand */ .d)('python3', ['-c', script, 'uv.whl', 'uv', member], { cwd: staging, env });
        if (unpacked.exitCode !== 0)
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`uv's wheel could not be unpacked: ${unpacked.stderr.trim()}`, 1);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, 'uv'), 0o755);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, 'uv.whl'));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(staging, folder);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(staging, { recursive: true, force: true });
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'ENOTEMPTY' || (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EEXIST')
            return; // another process was faster
        throw error;
    }
}


/***/ }),

/***/ 9953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eN: () => (/* binding */ needs),
/* harmony export */   eu: () => (/* binding */ manifest),
/* harmony export */   vO: () => (/* binding */ metricRule)
/* harmony export */ });
/* unused harmony exports TASKS, dataFile */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32716);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);


const TASKS = [
    'binary-classification',
    'multiclass-classification',
    'regression',
    'text-classification',
    'other',
];
function hasGroup(pattern) {
    try {
        return (new RegExp(`${pattern}|`, 'm').exec('')?.length ?? 0) > 1;
    }
    catch {
        return false;
    }
}
/** How the quality of a script's result is read from what it prints. */
const metricRule = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** The field's name: accuracy, f1, r2, rmse, auc … */
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z][a-z0-9_]*$/),
    direction: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['higher', 'lower']),
    /** How the author's script prints it; `percent` is divided by 100. */
    scale: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['fraction', 'percent', 'absolute']),
    /** Valid values after scaling; a value outside is `invalid-metric`. */
    range: zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional(),
    /** JavaScript regular expression with one group; its last match in the standard output counts. */
    pattern: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine(hasGroup, 'a JavaScript regular expression with one group').optional(),
    /** Absolute: how far a variant may fall behind its baseline and still count as equal. */
    tolerance: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).default(0.01),
});
const dataFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    path: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    role: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['all', 'train', 'test']),
    rows: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    licence: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    citation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    sha256: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.optional(),
});
const needs = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    rapl: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    gpu: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    memoryGiB: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(2),
    timeoutSeconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().default(900),
});
/** `dataset/projects/<slug>/project.yaml`. */
const manifest = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schemaVersion: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaVersion */ .CZ,
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    /** `embedded`: written for this dataset; otherwise the pinned upstream. */
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('embedded'),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
            repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
            commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
            commitDate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().default(null),
            importedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        }),
    ]),
    /** The code's licence; null when the repository carries none, and then its code is never published. */
    licence: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ spdx: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), file: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional() }).nullable(),
    entry: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
    workingDirectory: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('.'), _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ]).default('.'),
    arguments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TASKS),
    metric: metricRule,
    data: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(dataFile).default([]),
    environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        /** Never a path: it is handed to a program that would run what lies there. */
        python: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
            .regex(/^(?:[<>=!~]=?|===)?\s*3(?:\.\d+){0,2}(?:\s*,\s*[<>=!~]=?\s*3(?:\.\d+){0,2})*$/, 'a version of Python, as >=3.10')
            .default('>=3.10'),
        requirements: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ.optional(),
        lock: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePath */ .iZ,
        excludeNewer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        /** How the lock departs from what the author asked for. */
        deviations: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    }),
    needs: needs.prefault({}),
});


/***/ })

};
