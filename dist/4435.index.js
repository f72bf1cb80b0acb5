export const id = 4435;
export const ids = [4435,8109];
export const modules = {

/***/ 19953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nb: () => (/* binding */ noiseFloor),
/* harmony export */   wI: () => (/* binding */ pairsToSee),
/* harmony export */   wy: () => (/* binding */ detectableChange)
/* harmony export */ });
/* harmony import */ var _distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41032);

/** At the 5 % level, two-sided. */
const LEVEL_QUANTILE = 0.975;
const POWER = 0.8;
const MOST = 10_000;
/**
 * The smallest change of a paired ratio that `n` pairs show with 80 % power at the 5 % level, as a share: 0.08 is a ratio
 * of 0.92. From the t distribution of the mean log-ratio (Cohen 1988, § 2.4); null below two pairs.
 */
function detectableChange(standardDeviation, n) {
    if (n < 2)
        return null;
    return 1 - Math.exp(-detectableLog(standardDeviation, n));
}
/** Pairs it takes to see a change of that share; null above 10,000. */
function pairsToSee(change, standardDeviation) {
    const wanted = -Math.log(1 - change);
    const enough = (n) => detectableLog(standardDeviation, n) <= wanted;
    if (!enough(MOST))
        return null;
    let [tooFew, most] = [1, MOST];
    while (most - tooFew > 1) {
        const middle = (tooFew + most) >> 1;
        if (enough(middle))
            most = middle;
        else
            tooFew = middle;
    }
    return most;
}
/** Half the width of the 95 % interval of a ratio that is truly 1, as a share; null below two pairs. */
function noiseFloor(standardDeviation, n) {
    return n < 2 ? null : Math.expm1(((0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(LEVEL_QUANTILE, n - 1) * standardDeviation) / Math.sqrt(n));
}
function detectableLog(standardDeviation, n) {
    const quantiles = (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(LEVEL_QUANTILE, n - 1) + (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(POWER, n - 1);
    return (quantiles * standardDeviation) / Math.sqrt(n);
}


/***/ }),

/***/ 41032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ studentTwoSided),
/* harmony export */   FI: () => (/* binding */ studentQuantile),
/* harmony export */   Xw: () => (/* binding */ signTestTwoSided),
/* harmony export */   o: () => (/* binding */ chiSquareUpper)
/* harmony export */ });
/* harmony import */ var _stdlib_math_base_special_betainc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89986);
/* harmony import */ var _stdlib_math_base_special_gammainc__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55479);
/* harmony import */ var _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22163);



/**
 * Upper tails straight from the incomplete beta and gamma functions: `1 - cdf` loses every digit of a p-value below
 * 1e-16 and half of them at 1e-8 (NIST DLMF § 8.17, § 8.2).
 */
/** P(|T| ≥ |t|) of Student's t. */
const studentTwoSided = (statistic, df) => 2 * _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__.cdf(-Math.abs(statistic), df);
/** Of any degrees of freedom; `studentQuantileOfInteger` is for where loading this one would cost too much. */
const studentQuantile = (p, df) => _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__.quantile(p, df);
/** P(χ² ≥ x); what rounding takes below 0 is 0, and of no number there is none. */
const chiSquareUpper = (x, df) => Number.isFinite(x) ? _stdlib_math_base_special_gammainc__WEBPACK_IMPORTED_MODULE_1__(Math.max(0, x) / 2, df / 2, true, true) : Number.NaN;
/** The exact two-sided sign test: as many successes of `trials` or fewer, or as far on the other side, at even odds. */
function signTestTwoSided(successes, trials) {
    const fewer = Math.min(successes, trials - successes);
    return 2 * fewer >= trials ? 1 : Math.min(1, 2 * _stdlib_math_base_special_betainc__WEBPACK_IMPORTED_MODULE_0__(0.5, trials - fewer, fewer + 1));
}


/***/ }),

/***/ 59645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72577);
/* harmony import */ var pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19821);



/** `label` gives each use its own stream, so that adding one does not shift the others. */
function seededRandom(seed, label) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${seed}\0${label}`).digest();
    const generator = (0,pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__/* .xoroshiro128plus */ .b)(digest.readInt32LE(0));
    const below = (limit) => (0,pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__/* .uniformInt */ .C)(generator, 0, limit - 1);
    return {
        below,
        shuffle(items) {
            const result = [...items];
            for (let i = result.length - 1; i > 0; i--) {
                const j = below(i + 1);
                const [a, b] = [result[i], result[j]];
                if (a === undefined || b === undefined)
                    continue;
                result[i] = b;
                result[j] = a;
            }
            return result;
        },
    };
}


/***/ }),

/***/ 7535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ streamLatestAttempts),
/* harmony export */   x: () => (/* binding */ keepLatest)
/* harmony export */ });
/* harmony import */ var _schema_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64841);

/**
 * Keeps an attempt where it counts: the highest of its run does. A run can have two records of one attempt (a shard's file
 * that was copied, two machines that made the same run): then the one that started later counts, then the greater id, and
 * never the order in which files are read.
 */
function keepLatest(kept, run, attempt) {
    const other = kept.get(run);
    if (other === undefined || compareAttempts(attempt, other) >= 0)
        kept.set(run, attempt);
}
/** The records that count, one at a time and never all of them: `open` reads the same records in the same order each time. */
async function* streamLatestAttempts(open) {
    const kept = new Map();
    let place = 0;
    for await (const record of open()) {
        const { attempt, startedAt, id } = record;
        const run = JSON.stringify([(0,_schema_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .memberKey */ .S7)(record), record.block, record.purpose]);
        keepLatest(kept, run, { attempt, startedAt, id, place: place++ });
    }
    const places = new Set([...kept.values()].map((each) => each.place));
    place = 0;
    for await (const record of open())
        if (places.has(place++))
            yield record;
}
function compareAttempts(a, b) {
    return a.attempt - b.attempt || compareTexts(a.startedAt, b.startedAt) || compareTexts(a.id, b.id);
}
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ }),

/***/ 23990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tW: () => (/* binding */ openRecords),
  Lc: () => (/* binding */ readShardRecords),
  k_: () => (/* binding */ streamRecordFile),
  RA: () => (/* binding */ streamRecords)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var base_files = __webpack_require__(60599);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/base/jsonl.js
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
 * Appends one line and syncs it, so that a killed process loses at most the line it was writing; where the disk is full
 * the file stays as it was. One process at a time writes a file.
 */
async function appendJsonLine(path, value) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            const file = __addDisposableResource(env_1, await (0,promises_.open)(path, 'a+'), true);
            const { size } = await file.stat();
            const last = Buffer.alloc(1);
            if (size > 0)
                await file.read(last, 0, 1, size - 1);
            const torn = size > 0 && last[0] !== 0x0a; // an earlier writer was killed in the middle of its line
            try {
                await file.appendFile(`${torn ? '\n' : ''}${JSON.stringify(value)}\n`);
                await file.sync();
            }
            catch (error) {
                await file.truncate(size);
                throw error;
            }
            if (size === 0)
                await syncFolder((0,external_node_path_.dirname)(path));
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
    catch (error) {
        throw (0,base_files/* explainWrite */.N3)(error, path);
    }
}
/** A new file's name is lost with the power until its folder is synced too. */
async function syncFolder(path) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_2, await (0,promises_.open)(path), true);
        await folder.sync();
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/**
 * Every whole line, validated, one at a time and never the whole file; nothing where there is no such file. A line that is no
 * JSON was torn by a killed writer: it is left out and told to `onTorn`. One that is JSON and does not fit is an error that
 * names file and line.
 */
async function* streamJsonLines(path, schema, onTorn) {
    let number = 0;
    for await (const lines of streamLines(path)) {
        for (const line of lines) {
            number++;
            if (line.trim() === '')
                continue;
            let value;
            try {
                value = JSON.parse(line);
            }
            catch {
                onTorn();
                continue;
            }
            yield (0,base_files/* parseWith */.Ku)(schema, value, `${path}, line ${number}`);
        }
    }
}
const CHUNK_BYTES = 1 << 20;
/**
 * The lines of a file, as many at a time as a chunk completes. They end at a line feed only: `node:readline` also breaks at
 * U+2028, which JSON allows inside a string.
 */
async function* streamLines(path) {
    let unfinished = [];
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK_BYTES })) {
            const end = chunk.lastIndexOf(0x0a);
            if (end < 0) {
                unfinished.push(chunk);
                continue;
            }
            const whole = Buffer.concat([...unfinished, chunk.subarray(0, end)]);
            unfinished = [chunk.subarray(end + 1)];
            yield whole.toString('utf8').split('\n');
        }
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT')
            throw (0,base_files/* explainPath */.hp)(error, path);
    }
    const last = Buffer.concat(unfinished);
    if (last.length > 0)
        yield [last.toString('utf8')];
}

// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
// EXTERNAL MODULE: ./build/campaign/paths.js
var paths = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/campaign/records.js








/**
 * The records of a campaign, one at a time, file by file in the order of their names; nothing where there are none yet.
 * `onTorn` is told the file of each line that a killed writer left unfinished.
 */
async function* streamRecords(campaign, onTorn = () => { }, isWanted = () => true) {
    for (const path of await listRecordFiles(paths/* campaignFiles */.e.records(campaign), isWanted)) {
        yield* streamRecordFile(path, () => onTorn(path));
    }
}
const streamRecordFile = (path, onTorn = () => { }) => streamJsonLines(path, record/* runRecord */.DW, onTorn);
/** The records that a shard goes on from. Only files of other shards are left out, as far as their names tell. */
async function readShardRecords(campaign, plan, shard) {
    const records = [];
    const isWanted = (name) => mayHoldShard(name, shard, plan);
    for await (const record of streamRecords(campaign, undefined, isWanted))
        records.push(record);
    return records;
}
/**
 * Whether a file of that name can hold records of this shard. False only where the plan fixes the shards and the name says
 * that it is of another one: those never hold the same blocks.
 */
function mayHoldShard(fileName, shard, { shards }) {
    const named = (0,paths/* parseRecordsName */.D)(fileName);
    if (shards === null || shard.count === 1 || named?.count !== shards.length)
        return true;
    return named.index === shard.index;
}
/**
 * A new file for the records that this process makes of a shard. Each is synced before the next run begins. UserError where
 * nothing can be written there.
 */
async function openRecords(campaign, shard) {
    await (0,base_files/* checkWritableFolder */.B1)(paths/* campaignFiles */.e.records(campaign));
    const path = paths/* campaignFiles */.e.shardRecords(campaign, shard, (0,external_node_crypto_.randomBytes)(4).toString('hex'));
    return (record) => appendJsonLine(path, record);
}
async function listRecordFiles(folder, isWanted) {
    const names = await (0,promises_.readdir)(folder).catch((error) => {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return [];
        throw (0,errors/* errorCode */.CA)(error) === 'ENOTDIR' ? (0,base_files/* notAFolder */.b7)(folder) : error;
    });
    const files = names.filter((each) => each.endsWith('.jsonl') && isWanted(each)).sort();
    return files.map((name) => (0,external_node_path_.join)(folder, name));
}


/***/ }),

/***/ 61863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportPlan: () => (/* binding */ exportPlan)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/campaign/documents.js
var documents = __webpack_require__(80173);
// EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
var sync = __webpack_require__(96789);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/campaign/latest-attempts.js
var latest_attempts = __webpack_require__(7535);
// EXTERNAL MODULE: ./build/campaign/paths.js
var paths = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/campaign/records.js + 1 modules
var records = __webpack_require__(23990);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/package-energy.js
var package_energy = __webpack_require__(60711);
// EXTERNAL MODULE: ./build/schema/plan.js + 1 modules
var plan = __webpack_require__(64841);
// EXTERNAL MODULE: ./build/schema/record.js
var record = __webpack_require__(55189);
;// CONCATENATED MODULE: ./build/planning/run-table.js









/** The model of a baseline whose blocks all models share. */
const NO_MODEL = 'none';
/** What a cell of a run that is still to be made holds (Experiment Runner, RunTableModel.py). */
const TODO_CELL = ' ';
/** Cells of measured runs; what is missing is empty, and `energy_quality` says so. */
const DATA_COLUMNS = {
    status: ({ status }) => status,
    metric: ({ metric }) => metric?.normalised ?? null,
    wall_seconds: ({ wallSeconds }) => wallSeconds,
    user_seconds: ({ userSeconds }) => userSeconds,
    system_seconds: ({ systemSeconds }) => systemSeconds,
    peak_memory_bytes: ({ peakMemoryBytes }) => peakMemoryBytes,
    energy_joules: ({ energy }) => {
        const { joules, quality } = (0,package_energy/* energyOfHost */.u3)(energy);
        return quality === 'measured' ? joules : null;
    },
    energy_quality: ({ energy }) => (0,package_energy/* energyOfHost */.u3)(energy).quality,
    host: ({ host }) => host.name,
    record: ({ id }) => id,
};
/**
 * `run_table.csv` of Experiment Runner (github.com/S2-group/experiment-runner): `__run_id`, `__done`, factors, data. Its
 * rows are the measured runs, in the order in which they are planned; a run is named by its combination of factors and its
 * repetition, both from 0.
 */
async function writeRunTable(campaign, plan) {
    const records = await readLatestRecords(campaign);
    const variants = new Map(plan.variants.map((variant) => [variant.id, variant]));
    const measured = plan.blocks.filter(({ purpose }) => purpose === 'measured');
    const planned = measured.flatMap((block) => block.order.flatMap((member) => {
        const variant = variants.get(member.variant);
        return variant === undefined ? [] : [{ block, factors: listFactors(block, variant, member.shim), member }];
    }));
    const numbers = numberCombinations(plan, planned.map(({ factors }) => factors));
    const rows = planned.map(({ block, factors, member }) => {
        const record = records.get(runKey(block.id, member));
        const name = `run_${numbers.get(toKey(factors))}_repetition_${block.number - 1}`;
        const cells = Object.values(DATA_COLUMNS).map((read) => (record === undefined ? TODO_CELL : read(record)));
        return [name, record === undefined ? 'TODO' : 'DONE', ...Object.values(factors), ...cells];
    });
    const head = ['__run_id', '__done', 'project', 'model', 'mode', 'sample', 'shim', ...Object.keys(DATA_COLUMNS)];
    const path = paths/* campaignFiles */.e.runTable(campaign);
    await (0,files/* writeFileAtomic */.Zf)(path, (0,sync/* stringify */.A)([head, ...rows], { record_delimiter: '\r\n' })); // as Python's csv writes them
    return path;
}
const toKey = ({ project, model, mode, sample, shim }) => [project, model, mode, sample, shim].join('/');
const runKey = (block, member) => `${block} ${(0,plan/* memberKey */.S7)(member)}`;
function listFactors(block, { project, mode, model, sample }, shim) {
    return { project, model: model ?? block.model ?? NO_MODEL, mode, sample: sample ?? 0, shim };
}
/** Combinations as Experiment Runner counts them: the last factor changes fastest, and those that are not planned are left out. */
function numberCombinations(plan, list) {
    const place = (names) => new Map(names.map((name, index) => [name, index]));
    const projects = place(plan.projects.map(({ slug }) => slug));
    const models = place([NO_MODEL, ...plan.models.map(({ id }) => id)]);
    const modes = place(common/* MODES */.FN);
    const order = (factors) => [
        projects.get(factors.project) ?? 0,
        models.get(factors.model) ?? 0,
        modes.get(factors.mode) ?? 0,
        factors.sample,
        common/* SHIMS */.Px.indexOf(factors.shim),
    ];
    const unique = [...new Map(list.map((factors) => [toKey(factors), order(factors)]))];
    unique.sort(([, a], [, b]) => a.map((each, index) => each - (b[index] ?? 0)).find((each) => each !== 0) ?? 0);
    return new Map(unique.map(([key], index) => [key, index]));
}
/** The record of each measured run that counts; a run that a fault of ours ended is still to be made. */
async function readLatestRecords(campaign) {
    const last = new Map();
    for await (const record of (0,records/* streamRecords */.RA)(campaign)) {
        if (record.purpose !== 'measured')
            continue;
        (0,latest_attempts/* keepLatest */.x)(last, runKey(record.block, record), record);
    }
    for (const [key, { status }] of last)
        if (record/* OUR_FAILURES */.jJ.includes(status))
            last.delete(key);
    return last;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/planning/schedule/workload.js
var workload = __webpack_require__(8179);
;// CONCATENATED MODULE: ./build/planning/slurm.js









/** The variables that an element of the array keeps of its user's environment: where things lie, and no key. */
const KEPT_VARIABLES = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'LANG',
    'LC_ALL',
    'TMPDIR',
    'CUDA_VISIBLE_DEVICES',
    'GREENML_CACHE',
    'GREENML_CACHE_QUOTA',
    'GREENML_DOWNLOAD_HOSTS',
    'GREENML_HOST_LOCK',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
    'UV_DEFAULT_INDEX',
    'UV_INDEX_URL',
    'PIP_INDEX_URL',
    'PIP_CONFIG_FILE',
];
/** An element that is ended goes on where it stopped when it is submitted again, so this need not be the worst case. */
const EXPECTED_TO_LIMIT = 4;
const SHORTEST_LIMIT_SECONDS = 3600;
/**
 * Writes a job array for each kind of host to `<campaign>/slurm/`, each element of which runs one shard. Campaign, dataset
 * and this tool have to lie at the same paths on every node. Returns the commands that submit them.
 */
async function writeSlurm(campaign, plan, dataset) {
    const folder = (0,external_node_path_.resolve)(paths/* campaignFiles */.e.slurm(campaign));
    const arrays = await listArrays(campaign, plan);
    await (0,promises_.rm)(folder, { recursive: true, force: true });
    const command = [
        process.execPath,
        base_package/* CLI_FILE */.ak,
        'benchmark',
        '--campaign',
        (0,external_node_path_.resolve)(campaign),
        '--dataset',
        (0,external_node_path_.resolve)(dataset),
    ];
    const total = plan.shards?.length ?? 0;
    const commands = [];
    for (const array of arrays) {
        const file = (0,external_node_path_.join)(folder, `${array.name}.sbatch`);
        await (0,files/* writeFileAtomic */.Zf)(file, renderScript(plan.campaign, array, `${command.map(base_text/* quoteWord */.XW).join(' ')}`, total));
        commands.push(['sbatch', '--chdir', folder, file].map(base_text/* quoteWord */.XW).join(' '));
    }
    return commands;
}
async function listArrays(campaign, plan) {
    if (plan.shards === null)
        throw unknownShards();
    const schedule = await (0,documents/* readSchedule */.Cu)(campaign);
    if (schedule === null)
        return [wholeArray(plan, plan.shards)];
    const { hosts, shards } = schedule;
    return hosts.flatMap((host) => {
        const own = shards.flatMap((shard, index) => (shard.host === host.name ? [{ ...shard, index: index + 1 }] : []));
        if (own.length === 0)
            return [];
        return [
            {
                name: host.name,
                features: host.labels.map(refuseOddFeature),
                gpu: host.gpu,
                machines: host.machines,
                shards: own.map(({ index }) => index),
                limitSeconds: Math.max(...own.map(limitOf)),
            },
        ];
    });
}
const unknownShards = () => new errors/* UserError */.yo('A job array needs to know its shards: plan the campaign with --hosts FILE, or with --shards N.');
/** The one array of a plan whose hosts are not known: any node of the queue runs its shards. */
function wholeArray(plan, shards) {
    const workloads = new Map((0,workload/* listWorkloads */.DD)(plan).map((workload) => [workload.group, workload]));
    const limits = shards.map((groups) => {
        const own = groups.flatMap((group) => workloads.get(group) ?? []);
        return limitOf({
            expectedSeconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
            worstSeconds: own.reduce((sum, { worstSeconds }) => sum + worstSeconds, 0),
        });
    });
    return {
        name: 'benchmark',
        features: [],
        gpu: plan.projects.some(({ needs }) => needs.gpu),
        machines: shards.length,
        shards: shards.map((_, index) => index + 1),
        limitSeconds: Math.max(...limits),
    };
}
function limitOf({ expectedSeconds, worstSeconds }) {
    return Math.max(SHORTEST_LIMIT_SECONDS, Math.min(worstSeconds, EXPECTED_TO_LIMIT * expectedSeconds));
}
function refuseOddFeature(label) {
    if (/^[\w.:-]+$/.test(label))
        return label;
    throw new errors/* UserError */.yo(`Label '${label}' can't be a feature of a Slurm node: use letters, digits, '.', ':', '_' and '-'.`);
}
function renderScript(campaign, array, command, total) {
    const { name, features, gpu, machines, shards, limitSeconds } = array;
    const directives = [
        `--job-name=greenml-${campaign.replaceAll(/[^\w.-]/g, '_')}-${name}`,
        `--array=${shards.join(',')}%${machines}`,
        '--nodes=1',
        '--exclusive', // one measurement at a time on a host
        '--mem=0', // all of the node's
        `--time=${Math.ceil(limitSeconds / 60)}`,
        '--export=NONE',
        '--requeue',
        '--open-mode=append',
        '--output=%x-%A_%a.log',
        ...(features.length > 0 ? [`--constraint=${features.join('&')}`] : []),
        ...(gpu ? ['--gres=gpu:1'] : []),
    ];
    return `#!/bin/bash
${directives.map((each) => `#SBATCH ${each}`).join('\n')}
# Each element runs one shard, and goes on where it stopped when it is submitted again. What follows the script's name on
# sbatch's command line is handed to greenml benchmark: --require-measured, --i-trust-this-code …
set -euo pipefail
keep=' ${KEPT_VARIABLES.join(' ')} '
while read -r variable; do
  [[ $keep == *" $variable "* ]] || export -n "$variable"
done < <(compgen -e)
exec ${command} --shard "$SLURM_ARRAY_TASK_ID/${total}" "$@"
`;
}

// EXTERNAL MODULE: ./build/schema/options/option.js
var options_option = __webpack_require__(1178);
// EXTERNAL MODULE: ./build/schema/options/plan.js
var options_plan = __webpack_require__(95360);
// EXTERNAL MODULE: ./build/commands/plan.js + 15 modules
var commands_plan = __webpack_require__(71602);
;// CONCATENATED MODULE: ./build/commands/export-plan.js







/** What an existing plan is written in another form with; all else makes a new one. */
const NO_DESIGN = ['campaign', 'dataset', 'format'];
/**
 * Plans a campaign, or takes the one that is planned, and writes it in a form that others read. Returns what is printed: the
 * table's path, or the commands that submit the job arrays.
 */
async function exportPlan(format, options, context) {
    const { campaign, dataset } = options_plan/* planOptions */.Su.parse(options);
    const isMade = await (0,documents/* isPlanned */.H9)(campaign);
    const given = options_plan/* planOptions */.Su.keyof().options.find((name) => !NO_DESIGN.includes(name) && options[name] !== undefined);
    if (isMade && given !== undefined) {
        throw new errors/* UserError */.yo(`${campaign} is planned already: leave out ${(0,options_option/* optionName */.fS)(given)}, or name another --campaign.`);
    }
    if (format === 'slurm' && !isMade && (options.hosts ?? options.shards) === undefined)
        throw unknownShards();
    const planned = isMade ? await (0,documents/* readPlan */.m3)(campaign) : await (0,commands_plan.plan)(options, context);
    return format === 'slurm' ? writeSlurm(campaign, planned, dataset) : [await writeRunTable(campaign, planned)];
}


/***/ }),

/***/ 60711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ isDoubtful),
/* harmony export */   Ny: () => (/* binding */ netJoulesOfHost),
/* harmony export */   W3: () => (/* binding */ measuredNetJoules),
/* harmony export */   fZ: () => (/* binding */ meterOfHost),
/* harmony export */   u3: () => (/* binding */ energyOfHost)
/* harmony export */ });
/** A whole processor package by its kernel name; its children (`package-0/dram`) are not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/;
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/;
const ESTIMATE_DOMAIN = 'estimate/cpu';
/** A number that was read but that a careful reader would not trust unseen. */
const isDoubtful = ({ joules, doubts }) => joules !== null && doubts.length > 0;
/**
 * Gross joules of all processor packages by one meter; where none was read, of the meters outside the machine, which take in
 * all the rest of it; where there are none of these, the estimate, marked so; else null with the reason. All zones or none:
 * a sum that lacks a socket is not the run's energy.
 */
function energyOfHost(energy) {
    return sumZones(zonesOfHost(energy), energy);
}
/** Joules above idle of the same zones; null where one has none. */
function netJoulesOfHost(energy) {
    if (energy.every(({ netJoules }) => netJoules === null))
        return null;
    const net = zonesOfHost(energy).map((zone) => (zone.joules === null ? null : zone.netJoules));
    return net.length === 0 || net.includes(null) ? null : net.reduce((sum, each) => sum + (each ?? 0), 0);
}
/** The same where the gross joules were measured: an estimate has no idle power of its own. */
function measuredNetJoules(energy) {
    return energyOfHost(energy).quality === 'measured' ? netJoulesOfHost(energy) : null;
}
/** Which of a host's meters, by name, is taken for its energy; as `energyOfHost` chooses among what was read. */
function meterOfHost(meters) {
    const inside = meters.find((meter) => PACKAGE_METERS.includes(meter));
    return inside ?? ['external', 'estimate'].find((meter) => meters.includes(meter)) ?? null;
}
/** Those that read processor packages. */
const PACKAGE_METERS = ['powercap', 'perf', 'powermetrics'];
function zonesOfHost(energy) {
    const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== 'estimated');
    const external = energy.filter(({ domain }) => EXTERNAL_DOMAIN.test(domain));
    const measured = [ofOneMeter(packages), ofOneMeter(external)].find((zones) => zones.length > 0);
    if (measured !== undefined)
        return measured;
    return energy.filter(({ domain, quality, joules }) => domain === ESTIMATE_DOMAIN && quality === 'estimated' && joules !== null);
}
/** Two meters read the same joules. Empty where none read any. */
function ofOneMeter(zones) {
    const meter = zones.find(({ quality }) => quality === 'measured')?.meter;
    return zones.filter((zone) => zone.meter === meter);
}
function sumZones(zones, energy) {
    const [first] = zones;
    if (first === undefined) {
        const silent = energy.filter(({ domain }) => PACKAGE_DOMAIN.test(domain) || EXTERNAL_DOMAIN.test(domain));
        const told = [...silent, ...energy].find(({ reason }) => reason !== null);
        const reason = told?.reason ?? 'this host gave no reading of energy';
        return { joules: null, quality: 'unavailable', reason, doubts: [], meter: null, domains: [] };
    }
    const source = { meter: first.meter, domains: zones.map(({ domain }) => domain).sort() };
    const missing = zones.find(({ joules }) => joules === null);
    if (missing !== undefined) {
        return {
            ...source,
            joules: null,
            quality: 'unavailable',
            reason: missing.reason ?? `${missing.domain} was not read`,
            doubts: [],
        };
    }
    return {
        ...source,
        joules: zones.reduce((sum, { joules }) => sum + (joules ?? 0), 0),
        quality: first.quality,
        reason: first.quality === 'estimated' ? first.reason : null,
        doubts: zones.find(isDoubtful)?.doubts ?? [],
    };
}


/***/ })

};
