export const id = 9062;
export const ids = [9062];
export const modules = {

/***/ 68606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ groupsBy),
/* harmony export */   zm: () => (/* binding */ largestGroups),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/** The items that share a key together, in the order in which they come; keys that are objects are told by their content. */
function groupsBy(items, keyOf) {
    const groups = Map.groupBy(items, (item) => {
        const key = keyOf(item);
        return typeof key === 'object' && key !== null ? JSON.stringify(key) : key;
    });
    return [...groups.values()]; // none is empty
}
/** The groups that have most items first; equals by their key, so that the order of items plays no part. */
function largestGroups(items, keyOf) {
    return groupsBy(items, keyOf).sort(([first, ...a], [other, ...b]) => b.length - a.length || (keyOf(first) < keyOf(other) ? -1 : 1));
}
/** A value for each of these keys. */
const recordOf = (keys, make) => Object.fromEntries(keys.map((key) => [key, make(key)]));


/***/ }),

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   LT: () => (/* binding */ mostFrequentOf),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   ye: () => (/* binding */ mostFrequent)
/* harmony export */ });
/** Null for no values. */
function median(values) {
    const sorted = Float64Array.from(values).sort();
    const upper = sorted[sorted.length >> 1];
    if (upper === undefined)
        return null;
    if (sorted.length % 2 === 1)
        return upper;
    return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}
/** In their order, without compensation; 0 of none. */
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}
/** Null for no values. */
const mean = (values) => values.length === 0 ? null : sum(values) / values.length;
/** The value that occurs most, by its JSON, so that equal ones are one. */
function mostFrequentOf(values) {
    const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
    const found = mostFrequent(values.map((value) => JSON.stringify(value)));
    return found === null ? null : (byText.get(found) ?? null);
}
/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
function mostFrequent(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    let best = null;
    let bestCount = 0;
    for (const [value, count] of counts) {
        if (count > bestCount || (count === bestCount && best !== null && value < best)) {
            best = value;
            bestCount = count;
        }
    }
    return best;
}


/***/ }),

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

/***/ 2828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readLogEnd),
/* harmony export */   u: () => (/* binding */ writeLog)
/* harmony export */ });
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23085);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4920);
/* harmony import */ var _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55063);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24919);
/* harmony import */ var _shared_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88448);






/** What is kept of each of the two, from its end. */
const LOG_CHARACTERS = 256 * 1024;
/** Of both as UTF-8, with their heads. */
const LARGEST_LOG = 2 * 4 * LOG_CHARACTERS + 1024;
/** Writes what a run printed. Returns what its record says of it. */
async function writeLog(campaign, recordId, output) {
    const [stdout, stderr] = [output.stdout.slice(-LOG_CHARACTERS), output.stderr.slice(-LOG_CHARACTERS)];
    const text = `--- standard output\n${stdout}\n--- standard error\n${stderr}\n`;
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .writeFileAtomic */ .Zf)(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log(campaign, recordId), text, campaign);
    return { log: _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log('', recordId), logSha256: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(text) };
}
/** The last whole lines of a log as a terminal shows them; null where there is none that its record knows. */
async function readLogEnd(campaign, { record, sha256 }) {
    if ((0,_shared_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSharedPath */ .K)(_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log('', record))?.kind !== 'log')
        return null;
    const log = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readIfPlain */ .U0)(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignFiles */ .e.log('', record), LARGEST_LOG);
    if (log === null || (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(log) !== sha256)
        return null;
    const lines = (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutSequences */ .V$)(log.toString('utf8')).split(/\r?\n/);
    const shown = lines.map((line) => line.slice(line.lastIndexOf('\r') + 1).replace(/(?!\t)\p{Cc}/gu, ''));
    return keepEnd(shown.join('\n').trimEnd(), _schema_failure_analysis_js__WEBPACK_IMPORTED_MODULE_2__/* .LOG_END_BYTES */ .hZ);
}
/** At most so many bytes of UTF-8; a first line that would be cut is left out, unless it is all there is. */
function keepEnd(text, bytes) {
    const all = Buffer.from(text);
    if (all.length <= bytes)
        return text;
    let start = all.length - bytes;
    while (((all[start] ?? 0) & 0xc0) === 0x80)
        start++; // inside a character
    const end = all.subarray(start).toString('utf8');
    return end.slice(end.indexOf('\n') + 1).replace(/^\n+/, '');
}


/***/ }),

/***/ 80186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ hashPrimaryFamily)
/* harmony export */ });
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60599);

/** Identifies the declared tests, whatever their order: kept in each record, so that declaring others later shows. */
function hashPrimaryFamily(family) {
    const tests = family.map(({ mode, model, quantity, baseline }) => JSON.stringify([mode, model, quantity, baseline]));
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(tests.sort().join('\n'));
}


/***/ }),

/***/ 83682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ settlePlan)
/* harmony export */ });
/**
 * The plan without runs that would show what another shows: an answer that neither draws nor waits takes the same course
 * headless as it is. `provenances`: what is known of the scripts that models wrote, by variant id.
 */
function settlePlan(plan, provenances) {
    const written = new Set(plan.variants.flatMap(({ id, model }) => (model === null ? [] : [id])));
    const isNeeded = ({ variant, shim }) => shim === 'as-is' || !written.has(variant) || provenances.get(variant)?.drawsOrWaits === true;
    return { ...plan, blocks: plan.blocks.map((block) => ({ ...block, order: block.order.filter(isNeeded) })) };
}


/***/ }),

/***/ 88448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseSharedPath),
/* harmony export */   s: () => (/* binding */ checkDocument)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53339);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57029);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43431);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80173);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24919);







const variantPath = zod__WEBPACK_IMPORTED_MODULE_6__/* .tuple */ .PVZ([
    zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz('variants'),
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .yR,
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .generatedMode */ .X$,
    _schema_common_js__WEBPACK_IMPORTED_MODULE_2__/* .modelId */ .ZR,
    zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^s\d+$/),
    zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^i\d+\.(?:py|json)$/),
]);
/** What a path relative to a campaign's folder holds; null for everything that no other job takes. */
function parseSharedPath(path) {
    if (path === _paths_js__WEBPACK_IMPORTED_MODULE_5__/* .campaignFiles */ .e.plan(''))
        return { kind: 'plan' };
    const parts = path.split('/');
    const { data: variant } = variantPath.safeParse(parts);
    if (variant)
        return { kind: 'variant', project: variant[1], model: variant[3] };
    const [folder, name = ''] = parts.length === 2 ? parts : [];
    if (folder === 'logs')
        return /^[0-9a-f]+\.log$/.test(name) ? { kind: 'log' } : null;
    const shard = folder === 'records' ? (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRecordsName */ .D)(name) : null;
    return shard && { kind: 'records', shard };
}
/** Reads a plan or a provenance of a folder that a stranger may have written. UserError where it is none. */
async function checkDocument(folder, path) {
    const kind = parseSharedPath(path)?.kind;
    if (kind === 'plan')
        await (0,_documents_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlan */ .m3)(folder);
    if (kind === 'variant' && path.endsWith('.json'))
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .provenance */ .aH, folder);
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
