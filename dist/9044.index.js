export const id = 9044;
export const ids = [9044,4025];
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

/***/ 59800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ tableWidth),
/* harmony export */   R: () => (/* binding */ alignColumns)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43787);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61862);


const GAP = '  ';
/** A name that is cut shorter names nothing. */
const SHORTEST_NAME = 24;
/** A last column narrower than this is a word a line. */
const NARROWEST_TEXT = 18;
/**
 * Rows, the first of them the head, as aligned plain text of at most `width` columns. What is too wide has its last column
 * broken into lines, then loses the end of its first; what even so does not fit is written row by row, each cell by its name.
 */
function alignColumns(rows, width, layout = {}) {
    const [head = []] = rows;
    const widths = widthsOf(rows);
    const excess = () => totalOf(widths) - width;
    const narrow = (column, least) => {
        const own = widths[column] ?? 0;
        widths[column] = Math.min(own, Math.max(least, own - Math.max(0, excess())));
    };
    narrow(widths.length - 1, NARROWEST_TEXT);
    narrow(0, SHORTEST_NAME);
    return excess() > 0
        ? rows.slice(1).map((row) => renderRow(head, row, width, layout.names ?? 0))
        : rows.flatMap((row) => alignRow(row, widths, layout.numbers ?? false));
}
/** Columns of a terminal that the rows take when nothing is cut. */
const tableWidth = (rows) => totalOf(widthsOf(rows));
const widthsOf = (rows) => (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(row[column] ?? ''))));
const totalOf = (widths) => widths.reduce((sum, each) => sum + each, 0) + GAP.length * Math.max(0, widths.length - 1);
function alignRow(row, widths, numbers) {
    const last = widths.length - 1;
    const cells = row.map((cell, column) => {
        const own = widths[column] ?? 0;
        return numbers && column > 0 ? (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padStart */ .CF)(cell, own) : (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .padEnd */ .f)(column === 0 ? (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenToWidth */ .PV)(cell, own) : cell, own);
    });
    if (numbers)
        return [cells.join(GAP).trimEnd()];
    const start = cells.slice(0, last).join(GAP);
    const [first = '', ...more] = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(row[last] ?? '', widths[last] ?? 0, 0).split('\n');
    const indent = ' '.repeat((0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(start) + GAP.length);
    return [`${start}${GAP}${first}`.trimEnd(), ...more.map((line) => `${indent}${line}`)];
}
/** `replay, assisted: passed 5 / 6 / 6; ratio ×0.84; result less`: cells before the first that needs a name are the row's. */
function renderRow(head, row, width, names) {
    const own = row.slice(0, names).filter((cell) => cell !== '');
    const cells = row.flatMap((cell, column) => (column < names || cell === '' ? [] : [`${head[column]} ${cell}`]));
    return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)([own.join(', '), cells.join('; ')].filter((part) => part !== '').join(': '), width);
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
// EXTERNAL MODULE: ./build/campaign/settle-plan.js
var settle_plan = __webpack_require__(83682);
// EXTERNAL MODULE: ./build/campaign/variant-files.js
var variant_files = __webpack_require__(85868);
// EXTERNAL MODULE: ./build/base/delimited.js
var delimited = __webpack_require__(6431);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/campaign/latest-attempts.js
var latest_attempts = __webpack_require__(7535);
// EXTERNAL MODULE: ./build/campaign/paths.js
var paths = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/campaign/records.js
var records = __webpack_require__(50105);
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
    const lines = [head, ...rows].map((row) => (0,delimited/* renderCsvLine */.NC)(row, '\r\n')); // as Python's csv writes them
    await (0,files/* writeFileAtomic */.Zf)(path, lines.join(''), campaign);
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
// EXTERNAL MODULE: ./build/base/numbers.js
var numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/planning/schedule/deal.js
var deal = __webpack_require__(24620);
// EXTERNAL MODULE: ./build/planning/schedule/workload.js
var workload = __webpack_require__(8179);
;// CONCATENATED MODULE: ./build/planning/slurm.js











/** The variables that an element of the array keeps of its user's environment: where things lie, and no key. */
const KEPT_VARIABLES = 'PATH HOME USER LOGNAME LANG LC_ALL TMPDIR CUDA_VISIBLE_DEVICES ' +
    'GREENML_CACHE GREENML_CACHE_QUOTA GREENML_DOWNLOAD_HOSTS GREENML_HOST_LOCK ' +
    'XDG_CACHE_HOME XDG_CONFIG_HOME UV_DEFAULT_INDEX UV_INDEX_URL PIP_INDEX_URL PIP_CONFIG_FILE';
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
    const places = ['--campaign', (0,external_node_path_.resolve)(campaign), '--dataset', (0,external_node_path_.resolve)(dataset)];
    const command = [process.execPath, base_package/* CLI_FILE */.ak, 'benchmark', ...places].map(base_text/* quoteWord */.XW).join(' ');
    const total = plan.shards?.length ?? 0;
    const commands = [];
    for (const array of arrays) {
        const file = (0,external_node_path_.join)(folder, `${array.name}.sbatch`);
        await (0,files/* writeFileAtomic */.Zf)(file, renderScript(plan.campaign, array, command, total), campaign);
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
        return limitOf({ expectedSeconds: (0,deal/* sumSeconds */.X1)(own), worstSeconds: (0,numbers/* sum */.cz)(own.map((each) => each.worstSeconds)) });
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
keep=' ${KEPT_VARIABLES} '
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
// EXTERNAL MODULE: ./build/commands/plan.js + 14 modules
var commands_plan = __webpack_require__(99081);
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
    if (format === 'slurm')
        return writeSlurm(campaign, planned, dataset);
    const provenances = await (0,variant_files/* readProvenances */.j)(campaign, planned.variants);
    return [await writeRunTable(campaign, (0,settle_plan/* settlePlan */.f)(planned, provenances))];
}


/***/ }),

/***/ 91244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ formatNoEnergy),
/* harmony export */   $s: () => (/* binding */ BASELINE_PHRASES),
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   DZ: () => (/* binding */ formatSuccess),
/* harmony export */   Jd: () => (/* binding */ formatSuccessRate),
/* harmony export */   MA: () => (/* binding */ formatP),
/* harmony export */   MD: () => (/* binding */ countWord),
/* harmony export */   Mt: () => (/* binding */ formatFailureClass),
/* harmony export */   O5: () => (/* binding */ QUANTITY_WORDS),
/* harmony export */   Tc: () => (/* binding */ formatComparison),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   VZ: () => (/* binding */ formatQuantity),
/* harmony export */   WG: () => (/* binding */ formatRatioSentence),
/* harmony export */   Wk: () => (/* binding */ formatError),
/* harmony export */   Xm: () => (/* binding */ formatMeter),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   e9: () => (/* binding */ formatWholePercent),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   jR: () => (/* binding */ formatDifference),
/* harmony export */   kL: () => (/* binding */ MODE_WORDS),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   m6: () => (/* binding */ BASELINE_WORDS),
/* harmony export */   r4: () => (/* binding */ formatInstant),
/* harmony export */   sK: () => (/* binding */ capitalise),
/* harmony export */   sP: () => (/* binding */ formatPercentRange),
/* harmony export */   vv: () => (/* binding */ formatRatioParts),
/* harmony export */   vw: () => (/* binding */ formatScientific),
/* harmony export */   x3: () => (/* binding */ ESTIMATED_MARK),
/* harmony export */   yZ: () => (/* binding */ joinWords),
/* harmony export */   yg: () => (/* binding */ formatDigits)
/* harmony export */ });
const QUANTITY_WORDS = {
    energy: 'energy',
    cpu: 'CPU time',
    wall: 'wall time',
    memory: 'peak memory',
};
const BASELINE_WORDS = {
    'original-headless': 'original without plots',
    original: 'original as it is',
};
/** The same within a sentence. */
const BASELINE_PHRASES = {
    'original-headless': "the author's code without its plots",
    original: "the author's code",
};
/** Estimates of energy are good to a factor of two at best: they carry this mark wherever they stand. */
const ESTIMATED_MARK = 'estimated ×/÷2';
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const padded = new Intl.NumberFormat('en', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
const paddedTwo = new Intl.NumberFormat('en', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 });
const significantTwo = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
/** In a cell: there is no number. */
const MISSING = '–';
/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
function formatRatio(shown) {
    if (shown === null || shown.estimate === null)
        return MISSING;
    // The interval of an estimate would promise a precision that it does not have.
    const { ratio, range } = formatRatioParts(shown.estimate, shown.quality === 'estimated' ? null : (shown.interval ?? null));
    return range === null ? ratio : `${ratio} (${range})`;
}
/** `×0.62` and `0.55–0.70`, for a place that shows them apart. */
function formatRatioParts(estimate, interval) {
    if (interval === null)
        return { ratio: `×${roundRatio(estimate, 2)}`, range: null };
    const decimals = ratioDecimals(interval);
    const [low, high] = interval.map((end) => {
        if (showsSide(end, decimals))
            return roundRatio(end, decimals);
        return end < 1 ? '<1' : '>1'; // its digits would print 1 and hide on which side it lies
    });
    return { ratio: `×${roundRatio(estimate, decimals)}`, range: `${low}–${high}` };
}
/** `×0.77, 95 % interval 0.61–0.93`. */
function formatRatioSentence(estimate, interval) {
    const { ratio, range } = formatRatioParts(estimate, interval);
    return range === null ? ratio : `${ratio}, 95 % interval ${range}`;
}
/** Two significant digits for what is too large or too small for decimals. */
const roundRatio = (value, decimals) => value >= 10 || value < 0.1 ? paddedTwo.format(value) : value.toFixed(decimals);
/** As near to 1 a ratio is 1. */
const SAME = 1e-9;
const MOST_DECIMALS = 4;
/** As few decimals, from two on, as show on which side of 1 each end lies, and that the ends differ. */
function ratioDecimals(interval) {
    for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
        const [low, high] = interval.map((end) => end.toFixed(decimals));
        if (interval.every((end) => showsSide(end, decimals)) && (low !== high || interval[1] - interval[0] <= SAME)) {
            return decimals;
        }
    }
    // What no number of decimals shows is said by a sign, and more of them only crowd the other end.
    return interval.every((end) => showsSide(end, MOST_DECIMALS)) ? MOST_DECIMALS : 2;
}
const showsSide = (end, decimals) => sideOf(Number(end.toFixed(decimals))) === sideOf(end);
const sideOf = (ratio) => (Math.abs(ratio - 1) <= SAME ? 0 : Math.sign(ratio - 1));
/** `38 % less`, `0.4 % more`, `2.4 times as much`. */
function formatChange(ratio) {
    if (ratio >= 2)
        return `${significant.format(Number(ratio.toPrecision(2)))} times as much`;
    const share = Math.abs(ratio - 1);
    return `${share > 0.99 ? `${(share * 100).toFixed(1)} %` : formatPercent(share)} ${ratio < 1 ? 'less' : 'more'}`;
}
/** `38 % less CPU time than`, `3.2 times as much CPU time as`. */
const formatComparison = (ratio, what) => `${formatChange(ratio)} ${what} ${ratio >= 2 ? 'as' : 'than'}`;
function formatQuantity(value, quantity) {
    if (value === null)
        return MISSING;
    if (quantity === 'memory')
        return `${formatThreeDigits(value / 2 ** 20)} MiB`;
    if (quantity !== 'energy')
        return `${formatThreeDigits(value)} s`;
    return value >= 10_000 ? `${formatThreeDigits(value / 1000)} kJ` : `${formatThreeDigits(value)} J`;
}
/** `1.40` beside `1.52`; above a thousand the zeros that rounding leaves stand for what is not known. */
const formatThreeDigits = (value) => (value === 0 ? '0' : padded.format(value));
/** Three decimals for a fraction, four significant digits for a metric in the target's own unit. */
function formatMetric(value, scale) {
    return value === null ? MISSING : formatSigned(value, metricDecimals(scale, value));
}
/** With a sign, and the decimals of the value that it is a difference to. */
function formatDifference(value, scale, reference) {
    if (value === null)
        return MISSING;
    const text = formatSigned(value, metricDecimals(scale, reference ?? value));
    return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
function metricDecimals(scale, value) {
    if (scale !== 'absolute')
        return 3;
    return value === 0 ? 0 : Math.min(20, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))));
}
function formatSigned(value, decimals) {
    const text = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(Math.abs(value));
    return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
function formatUsd(usd) {
    return usd !== 0 && usd < 0.01 ? `$${significant.format(usd)}` : `$${usd.toFixed(2)}`;
}
/** `3.4 × 10⁹` from a million on; below, the number. */
function formatScientific(value) {
    if (value < 1e6)
        return significant.format(value);
    const [mantissa = '', exponent = ''] = value.toExponential(1).split('e+');
    return `${mantissa} × 10${[...exponent].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')}`;
}
/** `44–97 %` */
const formatPercentRange = ([low, high]) => `${Math.round(low * 100)}–${Math.round(high * 100)} %`;
/** `p = 0.031`; below a thousandth only that. */
function formatP(p) {
    if (p === null)
        return MISSING;
    return p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toPrecision(2))}`;
}
/** `7.6 %`: two significant digits. */
const formatPercent = (share) => `${significantTwo.format(share * 100)} %`;
/** `96 %` */
const formatWholePercent = (share) => `${Math.round(share * 100)} %`;
/** `2.35 s` */
const formatSeconds = (seconds) => `${formatDigits(seconds, 3)} s`;
/** So many significant digits, without those that are zero at the end, and never an exponent. */
const formatDigits = (value, digits) => new Intl.NumberFormat('en', { maximumSignificantDigits: digits, useGrouping: false }).format(value);
const formatCount = (count) => new Intl.NumberFormat('en').format(count);
/** `6 projects`, `1 project`. */
const countWord = (count, word, plural = `${word}s`) => `${count} ${count === 1 ? word : plural}`;
/** `2026-11-30 14:05 UTC`; a text that is no date is shown as it is. */
function formatInstant(instant) {
    const milliseconds = Date.parse(instant);
    if (Number.isNaN(milliseconds))
        return instant;
    return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `a, b and c` */
function joinWords(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** `a, b, c and 4 more` */
function formatList(items, shown = 5) {
    const rest = items.length - shown;
    return rest > 0 ? `${items.slice(0, shown).join(', ')} and ${rest} more` : items.join(', ');
}
/** `5 / 6 / 6`: passed, attemptable, total. */
function formatSuccess(success) {
    return `${success.passed} / ${success.attemptable} / ${success.total}`;
}
/** `83 %`, or bounds where some variants could not be attempted: had they all failed, had they all passed. */
function formatSuccessRate(success) {
    const { passed, attemptable, total } = success;
    if (total === 0)
        return MISSING;
    const low = Math.round((passed / total) * 100);
    const high = Math.round(((passed + total - attemptable) / total) * 100);
    return low === high ? `${low} %` : `${low}–${high} %`;
}
/** A class of failures in words: `schema-or-name` is "schema or name". */
const formatFailureClass = (name) => name.replaceAll('-', ' ');
/** `KeyError: 'body_mass_g'`; empty where nothing was said. */
const formatError = ({ errorType, message }) => [errorType?.split('.').at(-1), message].filter((part) => part != null).join(': ');
const METER_WORDS = new Map([
    ['linear-own-watts', 'linear model, own watts'],
    ['linear-per-vcpu', 'linear per-vCPU model'],
    ['torch-flop-counter', 'torch.utils.flop_counter'],
]);
/** A meter, or the model of an estimate, as people call it. */
const formatMeter = (meter) => METER_WORDS.get(meter) ?? meter;
const MODE_WORDS = {
    'original-telemetry': "the model adds only the metric line to the author's script",
    assisted: "the model sees the author's script and rewrites it",
    autonomous: "the model sees only the data's header, one row and the README",
};
/** Of a campaign without measured energy: joules that were read and not believed were measured all the same. */
const formatNoEnergy = ({ energyLeftOut }) => energyLeftOut.length > 0 ? 'energy measured, but left out' : 'energy not measured here';
const capitalise = (text) => text.charAt(0).toUpperCase() + text.slice(1);


/***/ })

};
