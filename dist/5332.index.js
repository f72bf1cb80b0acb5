export const id = 5332;
export const ids = [5332];
export const modules = {

/***/ 95332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importProject: () => (/* binding */ importProject)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var base_files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/scratch.js + 1 modules
var scratch = __webpack_require__(5767);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/dataset/derive-requirements.js + 2 modules
var derive_requirements = __webpack_require__(14415);
;// CONCATENATED MODULE: ./build/dataset/choose-requirements.js



/**
 * The file to lock, relative to the project's folder: the author's requirements as they are, else a new one of what another
 * file of the author's says, or of what the entry reaches by import.
 */
async function chooseRequirements(project, files, entry, declared) {
    const source = (0,external_node_path_.join)(project, 'source');
    if (declared?.from === 'requirements.txt') {
        const isAsItIs = (await (0,base_files/* readTextIfPresent */.Ge)((0,external_node_path_.join)(source, declared.from), source)) === declared.requirements;
        if (isAsItIs)
            return 'source/requirements.txt';
    }
    const lines = declared
        ? `# from source/${declared.from}\n${declared.requirements}`
        : `${(await (0,derive_requirements/* deriveRequirements */.Qy)(source, files, entry, await (0,derive_requirements/* listStandardModules */.Bs)())).join('\n')}\n`;
    await (0,base_files/* writeFileAtomic */.Zf)((0,external_node_path_.join)(project, 'requirements.txt'), lines, project);
    return 'requirements.txt';
}

// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
;// CONCATENATED MODULE: ./build/dataset/choose-slug.js






/** The new project's name: the wished one, else the repository's. UserError where it can't be one, or is taken. */
async function chooseSlug(dataset, source, wished) {
    const last = source.includes(':') ? (0,base_text/* withoutEndSlashes */.he)(source) : (0,external_node_path_.resolve)(source);
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
    const entries = (await (0,untrusted_files/* listBelow */.Iy)(dataset, (0,load_projects/* projectsFolder */.Vh)(''))) ?? [];
    return entries.find(({ name }) => name.toLowerCase() === slug.toLowerCase())?.name ?? null;
}

// EXTERNAL MODULE: ./build/base/size.js
var base_size = __webpack_require__(17603);
;// CONCATENATED MODULE: ./build/dataset/choose-files.js




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
const MOST_FILES = 50_000;
/**
 * What of a repository becomes a project: its files without its tools' folders, environments and secrets. UserError where it
 * has a name that is refused, or is too large; nothing has been written by then.
 */
function chooseFiles(entries) {
    for (const { path } of entries)
        refusePath(path);
    const environments = new Set(entries.flatMap(({ path }) => (external_node_path_.posix.basename(path) === 'pyvenv.cfg' ? [external_node_path_.posix.dirname(path)] : [])));
    const outerOf = (path) => listPrefixes(path).find((each) => isLeftOut(external_node_path_.posix.basename(each)) || environments.has(each));
    const wanted = entries.filter(({ path }) => outerOf(path) === undefined);
    const files = wanted.filter(({ kind }) => kind === 'file');
    refuseLarge(files);
    return {
        files: files.map(({ path }) => path).sort(),
        links: wanted.filter(({ kind }) => kind === 'link').map(({ path }) => path),
        leftOut: [
            ...new Set(entries.flatMap(({ path }) => outerOf(path) ?? [])),
            ...wanted.flatMap(({ path, kind }) => (kind === 'file' || kind === 'folder' ? [] : [`${path} (a ${kind})`])),
        ].sort(),
    };
}
function refusePath(path) {
    (0,untrusted_files/* refuseUnsafeName */.IN)(path);
    if (!path.split('/').some((name) => name === '' || name === '.' || name === '..'))
        return;
    throw new errors/* UserError */.yo(`'${path}' leads out of the repository: it is not imported.`, 3);
}
function refuseLarge(files) {
    const large = files.find(({ sizeBytes }) => sizeBytes > FILE_LIMIT_BYTES);
    if (large !== undefined)
        throw tooLarge(large.path, large.sizeBytes, FILE_LIMIT_BYTES);
    const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (total > TOTAL_LIMIT_BYTES)
        throw tooLarge('the repository', total, TOTAL_LIMIT_BYTES);
    if (files.length <= MOST_FILES)
        return;
    throw new errors/* UserError */.yo(`The repository has ${files.length} files, more than the ${MOST_FILES} that a project may have.`);
}
/** Whether a file or folder of that name is left out, wherever it lies. */
function isLeftOut(name) {
    return (LEFT_OUT_NAMES.has(name) ||
        /^\.env(\.|$)/.test(name) || // .env.local, .env.production … hold keys too
        name.startsWith(GENERATED_PREFIX) ||
        LEFT_OUT_ENDINGS.some((ending) => name.endsWith(ending)));
}
/** `a`, `a/b`, `a/b/c`. */
function listPrefixes(path) {
    const names = path.split('/');
    return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
function tooLarge(what, size, limit) {
    return new errors/* UserError */.yo(`${what} has ${(0,base_size/* formatSize */.X)(size)}, more than the ${(0,base_size/* formatSize */.X)(limit)} that a project may have.`);
}

;// CONCATENATED MODULE: ./build/dataset/copy-source.js





/** Copies what of a repository becomes a project; a link that leaves it is refused, and nothing is replaced. */
async function copySource(from, to) {
    const entries = [];
    for await (const { path, kind } of (0,untrusted_files/* walkTree */.Ir)(from, (each) => !isLeftOut(external_node_path_.posix.basename(each)))) {
        const found = await (0,untrusted_files/* lookBelow */.b4)(from, path);
        entries.push({ path, kind, sizeBytes: found.kind === 'none' ? 0 : found.stats.size });
    }
    const { files, links, leftOut } = chooseFiles(entries);
    const root = await (0,promises_.realpath)(from);
    for (const path of links)
        await refuseEscape(root, path);
    for (const path of files)
        await (0,untrusted_files/* copyBelow */.Bu)(from, to, path);
    return { files, leftOut };
}
async function refuseEscape(root, path) {
    const target = (0,external_node_path_.resolve)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)), await (0,promises_.readlink)((0,external_node_path_.join)(root, path)));
    if (target === root || target.startsWith(`${root}/`))
        return;
    throw new errors/* UserError */.yo(`'${path}' is a link to a place outside the repository: it is not imported.`, 3);
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
    [/^(?=[\s\S]*Redistribution and use in source and binary forms)[\s\S]*Neither the name/i, 'BSD-3-Clause'],
    [/Redistribution and use in source and binary forms/i, 'BSD-2-Clause'],
    [/free and unencumbered software released into the public domain/i, 'Unlicense'],
    [/CC0 1\.0 Universal/i, 'CC0-1.0'],
];
/** The licence file of a repository, told by its text; null when there is none or its text is not known. */
async function detectLicence(folder, files) {
    for (const file of files.filter((path) => !path.includes('/') && FILE_NAME.test(path))) {
        const text = ((await (0,base_files/* readTextIfPresent */.Ge)((0,external_node_path_.join)(folder, file), folder)) ?? '').replaceAll(/\s+/g, ' ');
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
    const data = await Promise.all(paths.map(async (path) => ({ path, role: 'all', sha256: await (0,base_files/* hashBelow */._L)(folder, path) })));
    const draft = {
        schemaVersion: manifest/* MANIFEST_VERSION */.hh,
        title: slug,
        origin: { repository, commit, commitDate, importedAt: new Date().toISOString().slice(0, 10) },
        licence: await detectLicence(folder, files),
        entry,
        task: 'other',
        metric: guessMetric((await (0,base_files/* readTextIfPresent */.Ge)((0,external_node_path_.join)(folder, entry), folder)) ?? ''),
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

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/base/process.js
var base_process = __webpack_require__(14410);
// EXTERNAL MODULE: ./build/base/secrets.js
var secrets = __webpack_require__(87033);
;// CONCATENATED MODULE: ./build/dataset/git-folder.js



/** What git reads of a repository that it is asked for a copy of (gitrepository-layout). Hooks are not among it. */
const READ = [...['HEAD', 'config', 'config.worktree', 'info', 'objects', 'packed-refs', 'refs', 'reftable', 'shallow']];
/** Each names a folder anywhere, whose content counts as the repository's own. */
const REDIRECTS = ['commondir', 'objects/info/alternates', 'objects/info/http-alternates'];
/**
 * The repository of a folder: its `.git`, or the folder itself where that is a bare one; null where there is none. UserError 3
 * where it is put together from others: a stranger's folder would bring any repository of the user's into a dataset.
 */
async function findGitFolder(folder) {
    const own = await (0,untrusted_files/* lookBelow */.b4)(folder, '.git');
    if (own.kind !== 'none' && own.kind !== 'folder')
        throw borrowed(folder, `.git is a ${own.kind}`);
    const isBare = own.kind === 'none' && (await hasAll(folder, ['HEAD', 'objects', 'refs']));
    if (own.kind === 'none' && !isBare)
        return null;
    const gitFolder = isBare ? folder : (0,external_node_path_.join)(folder, '.git');
    for (const path of REDIRECTS) {
        if ((await (0,untrusted_files/* lookBelow */.b4)(gitFolder, path)).kind !== 'none')
            throw borrowed(folder, `its git folder has ${path}`);
    }
    for (const path of READ)
        await refuseBorrowed(folder, gitFolder, path);
    return gitFolder;
}
async function hasAll(folder, names) {
    for (const name of names)
        if ((await (0,untrusted_files/* lookBelow */.b4)(folder, name)).kind === 'none')
            return false;
    return true;
}
async function refuseBorrowed(folder, gitFolder, path) {
    const refuse = (kind, at) => {
        if (kind !== 'file' && kind !== 'folder')
            throw borrowed(folder, `its git folder has a ${kind}, ${at}`);
    };
    const found = await (0,untrusted_files/* lookBelow */.b4)(gitFolder, path);
    if (found.kind === 'none')
        return;
    refuse(found.kind, path);
    if (found.kind !== 'folder')
        return;
    for await (const entry of (0,untrusted_files/* walkTree */.Ir)((0,external_node_path_.join)(gitFolder, path)))
        refuse(entry.kind, `${path}/${entry.path}`);
}
const borrowed = (folder, what) => new errors/* UserError */.yo(`${folder} is not imported: ${what}, by which another repository of yours could become a part of it. ` +
    'If you trust the folder, make a copy that stands alone: git clone it first, and import the clone.', 3);

;// CONCATENATED MODULE: ./build/dataset/fetch-source.js









const GIT_URL = /^(https?|ssh|git):\/\/|^[\w.-]+@[\w.-]+:/;
async function fetchSource(request) {
    const { source } = request;
    if (GIT_URL.test(source))
        return clone(request, source, (0,secrets/* withoutCredentials */.ri)(source));
    const folder = source.startsWith('file:') ? toPath(source) : (0,external_node_path_.resolve)(source);
    const found = await (0,base_files/* statIfPresent */.Nn)(folder);
    if (!found?.isDirectory()) {
        throw new errors/* UserError */.yo(`'${(0,secrets/* withoutCredentials */.ri)(source)}' is neither a URL (https://…, file://…) nor a folder.`);
    }
    const gitFolder = await findGitFolder(folder);
    const name = (0,external_node_path_.basename)(folder);
    if (gitFolder !== null)
        return clone(request, (0,external_node_url_.pathToFileURL)(gitFolder).href, `repository ${name}`);
    if (request.commit || request.branch) {
        throw new errors/* UserError */.yo(`'${source}' is a plain folder, so there is no --commit or --branch to choose.`);
    }
    return { folder, repository: `folder ${name}`, commit: null, commitDate: null, [Symbol.asyncDispose]: async () => { } };
}
function toPath(url) {
    try {
        return (0,external_node_path_.resolve)((0,external_node_url_.fileURLToPath)(url));
    }
    catch {
        throw new errors/* UserError */.yo(`'${url}' is no file URL of this machine: file:///path/to/the/repository.`);
    }
}
/** Fetching heeds the user's git settings (credential helper, proxy, certificates), and runs no hook. */
const FETCHING = ['-c', 'core.hooksPath=/dev/null', '-c', 'protocol.ext.allow=never'];
const NEWEST = ['--quiet', '--depth', '1', '--no-tags'];
/** Of a repository on this machine exactly the folder is read that was looked at, and none beside or inside of it. */
const EXACTLY = ['--upload-pack', 'git-upload-pack --strict'];
/** Reading what was fetched heeds no setting of the user's or the system's: their filters would run on a stranger's files. */
const READING = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.attributesFile=/dev/null'];
const readingEnvironment = (nowhere) => ({
    PATH: process.env.PATH,
    HOME: nowhere,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_LAZY_FETCH: '1',
});
/** Where the user's shell or a hook has set them, git would work on another repository than it is told to. */
const OTHER_REPOSITORY = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|PREFIX|(?:ALTERNATE_)?OBJECT_DIRECTOR(?:Y|IES)|TEMPLATE_DIR)$/;
async function clone({ source, commit, branch }, url, repository) {
    if (source.startsWith('-'))
        throw new errors/* UserError */.yo(`'${source}' is no URL.`);
    const staging = await (0,scratch/* makeScratch */.lP)('import');
    const folder = (0,external_node_path_.join)(staging, 'clone');
    const own = Object.entries(process.env).filter(([name]) => !OTHER_REPOSITORY.test(name));
    const fetching = { ...Object.fromEntries(own), GIT_TERMINAL_PROMPT: '0' };
    const git = async (env, args, input = '') => {
        const { exitCode, stdout, stderr } = await (0,base_process/* runCommand */.d)('git', args, {
            ...{ env, input, timeoutSeconds: 600, endsWhenFull: true },
        });
        if (exitCode === 0)
            return stdout.trim();
        const complaint = stderr.trim().split('\n').at(-1) || 'it took too long, or has too many files';
        throw new errors/* UserError */.yo((0,secrets/* withoutCredentials */.ri)(`git could not fetch ${source}: ${complaint}`), 1);
    };
    const fetch = (...args) => git(fetching, [...FETCHING, ...args]);
    const how = [...NEWEST, ...(url.startsWith('file:') ? EXACTLY : [])];
    const read = (args, input) => git(readingEnvironment(staging), [...READING, '-C', folder, ...args], input);
    try {
        if (commit) {
            await fetch('init', '--quiet', '--template=', folder);
            await fetch('-C', folder, 'fetch', ...how, '--', url, commit);
        }
        else {
            const wanted = branch ? ['--branch', branch] : [];
            await fetch('clone', '--no-checkout', '--template=', ...how, ...wanted, '--', url, folder);
        }
        const head = await read(['rev-parse', '--verify', `${commit ? 'FETCH_HEAD' : 'HEAD'}^{commit}`]);
        const { files, links } = chooseFiles(parseTree(await read(['ls-tree', '-r', '-l', '-z', '--full-tree', head])));
        await read(['read-tree', head]);
        // Links come last: nothing is written where one leads.
        for (const paths of [files, links]) {
            await read(['checkout-index', '--quiet', '-z', '--stdin'], paths.map((path) => `${path}\0`).join(''));
        }
        return {
            folder,
            repository,
            commit: head,
            commitDate: await read(['log', '-1', '--format=%cI', head]),
            [Symbol.asyncDispose]: () => (0,scratch/* removeTree */.dM)(staging),
        };
    }
    catch (error) {
        await (0,scratch/* removeTree */.dM)(staging);
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            throw new errors/* UserError */.yo('git is not installed: sudo apt-get install git', 1);
        throw error;
    }
}
const KINDS = new Map([
    ['100644', 'file'],
    ['100755', 'file'],
    ['120000', 'link'],
    ['160000', 'submodule'],
]);
/** The files of a commit with their sizes, before anything of them is written. */
function parseTree(listing) {
    const lines = listing.split('\0').filter((line) => line !== '');
    return lines.map((line) => {
        const [, mode = '', size = '', path = ''] = /^(\d+) \S+ \S+ +(\d+|-)\t([\s\S]*)$/.exec(line) ?? [];
        const kind = KINDS.get(mode);
        if (kind === undefined)
            throw new errors/* UserError */.yo(`git lists a file in a form that is not understood: mode '${mode}'.`, 1);
        return { path, kind, sizeBytes: Number(size) || 0 };
    });
}

;// CONCATENATED MODULE: ./build/dataset/find-entry.js



/** What a script that is the project's main one does: evidence from its text, not from its name. */
const EVIDENCE = [
    [/\.fit\s*\(|\.train\s*\(|lgb\.train|xgb\.train|optimizer\.step/, 4],
    [/read_csv|read_excel|read_table|read_parquet|loadtxt|genfromtxt|load_\w{1,60}\(|open\s*\(/, 3],
    [/accuracy|f1_score|r2_score|mean_squared_error|\.score\s*\(|roc_auc|confusion_matrix/i, 3],
    [/train_test_split|KFold|cross_val/, 2],
    [/^[ \t]*(?:from|import)\s+(?:sklearn|torch|tensorflow|keras|xgboost|lightgbm|catboost|pandas|numpy)/m, 2],
    [/__name__\s*==\s*['"]__main__['"]/, 1],
    [/streamlit|flask|fastapi|django/i, -5],
    [/^[ \t]*(?:import|from)\s+(?:pytest|unittest|setuptools)/m, -5],
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
    const text = (await (0,base_files/* readTextIfPresent */.Ge)((0,external_node_path_.join)(folder, path), folder)) ?? '';
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
var cache = __webpack_require__(99656);
;// CONCATENATED MODULE: ./build/environment/declared/declared.js


/** `files`: paths below the source folder; no other file is read. */
function openDeclaredFiles(sourceFolder, files, uv) {
    const known = new Set(files);
    return {
        uv,
        read: async (path) => (known.has(path) ? (0,base_files/* readTextIfPresent */.Ge)((0,external_node_path_.join)(sourceFolder, path), sourceFolder) : null),
    };
}

// EXTERNAL MODULE: ./build/environment/python-versions.js
var python_versions = __webpack_require__(50410);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
;// CONCATENATED MODULE: ./build/environment/declared/conda-file.js



const environmentFile = schemas/* looseObject */._H3({
    dependencies: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* looseObject */._H3({ pip: schemas/* array */.YOg(schemas/* string */.YjP()).optional() })])).default([]),
});
/** Conda packages whose distribution on the Python package index has another name. */
const ON_THE_INDEX = new Map(Object.entries({
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
}));
/** Programs and libraries of other languages, which a wheel brings with it where it needs them. */
const NO_DISTRIBUTION = /^(?:_|lib|r-|m2w64|vs20|vc$|ucrt|cuda|cudnn|nccl|mkl|blas|openblas|openssl|ca-certificates|sqlite$|tk$|xz$|zlib|zstd|readline|ncurses|ld_impl|gcc|gxx|binutils|sysroot|icu$|jpeg|freetype|lz4-c|bzip2|yaml$|qt|sip$|pyqt|dbus|expat|fontconfig|glib|gst|pcre|pixman|cairo|intel-openmp|tbb$|nodejs|git$|pip$|setuptools$|wheel$|conda|python_abi|pytorch-cuda|pytorch-mutex|cpuonly|nomkl|perl|make$|cmake$|compilers?$)/;
/** environment.yml: its Python packages by the names that the package index has, and those under `pip:`. */
async function readCondaFile(files) {
    for (const path of ['environment.yml', 'environment.yaml']) {
        const text = await files.read(path);
        if (text === null)
            continue;
        return convert((0,base_files/* parseWith */.Ku)(environmentFile, (0,base_files/* readLanguage */.d1)('YAML', (each) => (0,dist.parse)(each, base_files/* QUIET */.DC), text, path) ?? {}, path), path);
    }
    return null;
}
function convert({ dependencies }, path) {
    const [lines, leftOut, renamed] = [[], [], []];
    let python = null;
    for (const each of dependencies) {
        if (typeof each !== 'string') {
            lines.push(...(each.pip ?? []));
            continue;
        }
        const [, name = '', version = ''] = /^(?:[\w./-]+::)?([\w.-]+)\s*(\S.*)?$/s.exec(each.trim()) ?? [];
        const key = name.toLowerCase();
        const other = ON_THE_INDEX.get(key);
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


/** A TOML text as its schema has it. `where` names it in a fault. */
const readToml = (schema, text, where) => (0,base_files/* parseWith */.Ku)(schema, (0,base_files/* readLanguage */.d1)('TOML', smol_toml_dist/* parse */.qg, text, where), where);

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
/** Poetry's `^1.2`, `~1.2`, `1.2`, `1.*` and `*`, each part as PEP 440 writes it. */
function poetryVersion(text) {
    const parts = text.split(',').flatMap((each) => {
        const part = each.trim();
        const found = /^([<>=!~^]*)\s*v?([^\s<>=!~^]\S*)?$/.exec(part);
        if (found === null)
            return [part]; // who reads the requirement refuses it
        const [, operator = '', version = ''] = found;
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
const requirements_file_MOST_FILES = 20;
/** requirements.txt, with the files that it includes put in their places; none outside of the project. */
async function readRequirementsFile(files) {
    const seen = new Set();
    async function inline(path) {
        if (seen.has(path))
            return '';
        if (seen.add(path).size > requirements_file_MOST_FILES)
            throw new errors/* UserError */.yo(`requirements.txt includes more than ${requirements_file_MOST_FILES} files.`);
        const text = await files.read(path);
        if (text === null)
            return null;
        const parts = await Promise.all([...text.matchAll(INCLUDE)].map(async ([, name = '']) => {
            const target = external_node_path_.posix.join(external_node_path_.posix.dirname(path), name);
            const content = target.startsWith('..') || external_node_path_.posix.isAbsolute(name) ? null : await inline(target);
            if (content !== null)
                return content;
            throw new errors/* UserError */.yo(`${path} includes '${name}', which is no file of the project: correct it, or leave it out.`);
        }));
        const next = parts.values();
        return text.replaceAll(INCLUDE, () => next.next().value ?? '');
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






const EXPORT = 'export --frozen --offline --no-dev --no-emit-project --no-hashes --no-annotate --no-header --no-python-downloads --quiet';
/**
 * uv.lock as uv itself exports it, from a folder that holds it and pyproject.toml alone: there is nothing to build or run. It lies
 * in the cache: uv takes a pyproject.toml above it for its workspace, and above a temporary folder anybody could put one.
 */
async function readUvLock(files) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const [lock, project, parsed] = [
            await files.read('uv.lock'),
            await files.read('pyproject.toml'),
            await readPyproject(files),
        ];
        if (lock === null || project === null || parsed === null)
            return null;
        const staging = __addDisposableResource(env_1, (0,scratch/* removedAfter */.D6)(await (0,scratch/* makeHiddenScratch */.XO)('lock', files.uv.cache)), true);
        await (0,promises_.writeFile)((0,external_node_path_.join)(staging.folder, 'uv.lock'), lock);
        await (0,promises_.writeFile)((0,external_node_path_.join)(staging.folder, 'pyproject.toml'), project);
        const { exitCode, stdout, stderr } = await (0,uv_environment/* runUv */.d)(files.uv, EXPORT.split(' '), { cwd: staging.folder });
        if (exitCode === 0)
            return { requirements: stdout, python: pythonOf(parsed), deviations: [] };
        throw new errors/* UserError */.yo(`uv.lock can't be read: ${stderr.trim().split('\n').slice(-3).join(' ')}`);
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

;// CONCATENATED MODULE: ./build/environment/declared/read-declared.js







/** Files that say it, the most exact first, and how each is read. */
const READERS = {
    'uv.lock': readUvLock,
    'poetry.lock': readPoetryLock,
    'requirements.txt': readRequirementsFile,
    'environment.yml': readCondaFile,
    'pyproject.toml': readPyprojectDependencies,
};
/**
 * What the author says that the project needs; null where no file says it. A lock that can't be read is passed over, since a
 * list beside it says the same less exactly: `unreadable` tells it.
 */
async function readDeclared(files) {
    const unreadable = [];
    for (const [from, read] of Object.entries(READERS)) {
        try {
            const found = await read(files);
            if (found)
                return { declared: { ...found, from }, unreadable };
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.yo) || !from.endsWith('.lock'))
                throw error;
            unreadable.push(`not followed: ${error.message.trim().replaceAll(/\s+/g, ' ')}`);
        }
    }
    return { declared: null, unreadable };
}
/** The Python that the author asks for: a pin first, then what a declaration says, then what a package says of itself. */
async function readPythonWanted(files, declared) {
    const { read } = files;
    const project = await readPyproject(files);
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

// EXTERNAL MODULE: ./build/environment/environment-maker.js
var environment_maker = __webpack_require__(74502);
// EXTERNAL MODULE: ./build/environment/write-lock.js + 1 modules
var write_lock = __webpack_require__(86745);
// EXTERNAL MODULE: ./build/schema/options/import.js
var options_import = __webpack_require__(77678);
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
async function importProject(given, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const options = options_import/* importOptions */.e.parse(given);
        const slug = await chooseSlug(options.dataset, options.source, options.slug);
        const folder = (0,external_node_path_.join)((0,load_projects/* projectsFolder */.Vh)(options.dataset), slug);
        await (0,untrusted_files/* makeFolderBelow */.IL)(options.dataset, (0,load_projects/* projectsFolder */.Vh)(''));
        await sweep((0,load_projects/* projectsFolder */.Vh)(options.dataset), context);
        const fetched = import_addDisposableResource(env_1, await fetchSource(options), true);
        const staging = await (0,scratch/* makeHiddenScratch */.XO)('import', (0,load_projects/* projectsFolder */.Vh)(options.dataset));
        try {
            const source = (0,external_node_path_.join)(staging, 'source');
            if (context.signal?.aborted)
                throw (0,errors/* stopped */.ce)();
            const { files } = await copySource(fetched.folder, source);
            const entry = await findEntry(source, files, options.entry);
            context.logger.info(`${slug}: ${files.length} files, entry ${entry}; resolving its packages`);
            const asOf = options.date === false ? null : (fetched.commitDate?.slice(0, 10) ?? null);
            const environment = await lockPackages({ slug, folder: staging, files, entry }, asOf, context);
            const undated = options.date === false ? ['packages of the day of the import, as --no-date asked for'] : [];
            const deviations = [...environment.declared, ...undated, ...environment.locked];
            for (const deviation of deviations)
                context.logger.warn(`${slug}: ${deviation}`);
            const manifest = await draftManifest(slug, fetched, { folder: source, files, entry }, { ...environment.settings, ...(deviations.length > 0 ? { deviations } : {}) });
            await (0,base_files/* writeFileAtomic */.Zf)((0,external_node_path_.join)(staging, 'project.yaml'), renderManifest(manifest, folder), staging);
            await (0,promises_.chmod)(staging, 0o755); // made for us alone; the project is for all who may read the dataset
            if (context.signal?.aborted)
                throw (0,errors/* stopped */.ce)();
            await (0,promises_.rename)(staging, folder);
            context.logger.info(`imported as ${folder}. Check metric, task and data in project.yaml: they were guessed from the code. Then:\n` +
                `greenml run --campaign campaigns/${slug} --dataset ${options.dataset} --projects '^${slug}$' --models … (or --answers DIR)`);
            return { folder };
        }
        catch (error) {
            await (0,scratch/* removeTree */.dM)(staging);
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
/** Removes what imports left that were killed. */
async function sweep(projects, { env, logger }) {
    for (const root of [(0,external_node_os_.tmpdir)(), projects, (0,cache/* cacheFolder */.nF)(env)]) {
        for (const folder of await (0,scratch/* removeAbandonedScratch */.jK)(root)) {
            logger.warn(`${folder}, of an import that was killed, can't be removed`);
        }
    }
}
/** Chooses what a project's packages are taken from and locks them; with the deviations of both. */
async function lockPackages({ slug, folder, files, entry }, asOf, context) {
    const uv = await (0,environment_maker/* prepareUv */.D)(context);
    const source = (0,external_node_path_.join)(folder, 'source');
    const declarations = openDeclaredFiles(source, files, uv);
    const { declared, unreadable } = await readDeclared(declarations);
    const pythonWanted = await readPythonWanted(declarations, declared?.python ?? null);
    const requirements = await chooseRequirements(folder, files, entry, declared);
    const { python, excludeNewer, deviations } = await (0,write_lock/* writeLock */.b)({
        ...uv,
        requirementsFile: (0,external_node_path_.join)(folder, requirements),
        requirementsName: `${slug}: ${declared ? declared.from : `what ${entry} imports`}`,
        unreached: await (0,derive_requirements/* listUnreached */.e0)(source, files, entry),
        lockFile: (0,external_node_path_.join)(folder, LOCK),
        asOf,
        pythonWanted,
        note: context.logger.status,
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
