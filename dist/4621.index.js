export const id = 4621;
export const ids = [4621];
export const modules = {

/***/ 6431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ parseFirstRows),
/* harmony export */   Rv: () => (/* binding */ parseDelimited),
/* harmony export */   T6: () => (/* binding */ detectDelimiter),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   wx: () => (/* binding */ encodeText)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);

const DELIMITERS = [',', ';', '\t', '|'];
/** Whichever comes: files that several programs wrote end their lines in several ways. */
const LINE_ENDS = ['\r\n', '\n', '\r'];
const SAMPLED_ROWS = 20;
const SAMPLED_CHARACTERS = 2 ** 20;
/**
 * UTF-8 where the bytes are that, else Latin-1, which any bytes are: `encodeText` gives the same bytes again. `isCut`: they
 * may end inside a character.
 */
function decodeText(bytes, isCut = false) {
    if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
        const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
        return { text: new TextDecoder(label).decode(bytes), encoding: 'utf-16' };
    }
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
        return { text, encoding: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8-sig' : 'utf-8' };
    }
    catch {
        return { text: bytes.toString('latin1'), encoding: 'latin-1' };
    }
}
function encodeText(text, encoding) {
    if (encoding === 'latin-1')
        return Buffer.from(text, 'latin1');
    return Buffer.from(encoding === 'utf-8-sig' ? `\ufeff${text}` : text);
}
/** A cell in which nothing was observed, as pandas reads it and a few others write it. */
const isMissing = (cell) => ['', '?', 'na', 'n/a', 'nan', 'null', 'none', '<na>', '#n/a'].includes(cell.trim().toLowerCase());
const dialect = {
    record_delimiter: LINE_ENDS,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
};
/**
 * Rows of cells by RFC 4180, of any width; empty lines are none. Text that ends inside quotes is an error. `hasQuotes`:
 * false makes a quote a character like others.
 */
const parseDelimited = (text, delimiter, hasQuotes = true) => (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { ...dialect, delimiter, ...(hasQuotes ? {} : { quote: false }) });
/** The first rows; one in which the text ends inside quotes is left out, and `isTorn` says so. */
function parseFirstRows(text, delimiter, most) {
    let isTorn = false;
    const onTorn = () => {
        isTorn = true;
        return undefined;
    };
    const rows = (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, {
        ...dialect,
        delimiter,
        to: most,
        skip_records_with_error: true,
        on_skip: onTorn,
    });
    return { rows, isTorn };
}
/**
 * The delimiter by which the most of the first rows are as wide as the header, and of those the one that makes the most
 * columns. `column`: one of the header's cells, which may stand alone. Null: none makes a table.
 */
function detectDelimiter(text, column = null) {
    const head = text.slice(0, SAMPLED_CHARACTERS);
    let best = null;
    for (const delimiter of DELIMITERS) {
        const [header = [], ...rows] = parseFirstRows(head, delimiter, SAMPLED_ROWS).rows;
        if (column === null ? header.length < 2 : !header.some((cell) => cell.trim() === column.trim()))
            continue;
        const alike = 1 + rows.filter(({ length }) => length === header.length).length;
        const score = (alike / (1 + rows.length)) * 1000 + header.length;
        if (best === null || score > best.score)
            best = { delimiter, score };
    }
    return best?.delimiter ?? null;
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
    const entry = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .statIfPresent */ .Nn)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, manifest.entry));
    if (!entry?.isFile())
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path}: entry '${manifest.entry}' is not a file below ${sourceFolder}.`);
    await refuseEscape(sourceFolder, [manifest.entry, manifest.workingDirectory], path);
    return { slug: name.data, folder, sourceFolder, lockFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, manifest.environment.lock), manifest };
}
/** A link may not make a place outside the project a part of it. */
async function refuseEscape(sourceFolder, places, manifestPath) {
    for (const place of places) {
        const found = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_3__/* .followBelow */ .ds)(sourceFolder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(sourceFolder, place));
        if (found === 'nowhere')
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${manifestPath}: '${place}' does not exist below ${sourceFolder}.`);
        if (found === 'elsewhere') {
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

/***/ 95486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ priceCall),
/* harmony export */   x: () => (/* binding */ priceWorstCase)
/* harmony export */ });
/* harmony import */ var _pydantic_genai_prices__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82294);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26878);


/** The table matches by pattern, and knows providers by its own names. */
const TABLE_PROVIDERS = { openai: 'openai', anthropic: 'anthropic', gemini: 'google', groq: 'groq' };
/** US dollars for a call, by the entry's own price or by the price table at the time of the call. Unknown is null, never 0. */
function priceCall(entry, tokens, at = new Date()) {
    if (entry.price !== undefined) {
        const { inputPerMillion, outputPerMillion, source, date } = entry.price;
        const usd = (tokens.input * inputPerMillion + tokens.output * outputPerMillion) / 1e6;
        return { cost: { usd, source: `${source}, ${date}`, pricedAs: entry.model }, reason: null };
    }
    if (entry.provider === 'replay')
        return { cost: null, reason: 'a recorded answer: no model was asked' };
    if (!(0,_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .isProvidersOwnServer */ .Qp)(entry)) {
        return { cost: null, reason: `no price is known for ${entry.baseUrl}: give one in models.yaml` };
    }
    const usage = { input_tokens: tokens.input, cache_read_tokens: tokens.cachedInput, output_tokens: tokens.output };
    const priced = (0,_pydantic_genai_prices__WEBPACK_IMPORTED_MODULE_0__/* .calcPrice */ .jh)(usage, entry.model, { providerId: TABLE_PROVIDERS[entry.provider], timestamp: at });
    if (priced === null)
        return { cost: null, reason: `the price table has no ${entry.model}: give a price in models.yaml` };
    const pricedAs = priced.model.id;
    return {
        cost: { usd: priced.total_price, source: 'genai-prices', pricedAs },
        reason: pricedAs === entry.model ? null : `the price table matches ${entry.model} to ${pricedAs}`,
    };
}
/** The most that a call can cost: nothing from a cache, and every token that it may write. */
function priceWorstCase(entry, inputTokens) {
    return priceCall(entry, { input: inputTokens, cachedInput: 0, output: entry.maxOutputTokens, reasoning: 0 });
}


/***/ }),

/***/ 26878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ PROVIDER_URLS),
/* harmony export */   Qp: () => (/* binding */ isProvidersOwnServer),
/* harmony export */   SH: () => (/* binding */ NO_KEY)
/* harmony export */ });
const PROVIDER_URLS = {
    openai: 'https://api.openai.com/v1',
    groq: 'https://api.groq.com/openai/v1',
    anthropic: 'https://api.anthropic.com',
};
/** True when the entry's calls go to the provider itself, not to a server that speaks its protocol. */
function isProvidersOwnServer(entry) {
    if (entry.baseUrl === undefined)
        return true;
    const urls = PROVIDER_URLS;
    return entry.baseUrl.replace(/\/+$/, '') === urls[entry.provider];
}
/** Servers without a key still get a header from the SDKs, which refuse to start without one. */
const NO_KEY = 'no-key';


/***/ }),

/***/ 42141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ recordedAnswerName),
/* harmony export */   Y9: () => (/* binding */ listRecordedAnswers),
/* harmony export */   pf: () => (/* binding */ requireAnswers)
/* harmony export */ });
/* unused harmony export parseRecordedName */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);




const PREFIX = 'GENAIGREENML_';
const fileMode = (mode) => mode.replaceAll('-', '_');
/** GenAI-GreenML's own naming; `.s<k>` is ours, for the second sample and those after it. */
function recordedAnswerName(mode, model, sample) {
    return `${PREFIX}${fileMode(mode)}_${model}${sample === 1 ? '' : `.s${sample}`}.py`;
}
/** Mode, model and sample in a file's name; null for a file of another kind. */
function parseRecordedName(name) {
    for (const mode of _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .GENERATED_MODES */ .j7) {
        const start = `${PREFIX}${fileMode(mode)}_`;
        if (!name.startsWith(start) || !name.endsWith('.py'))
            continue;
        const rest = name.slice(start.length, -'.py'.length);
        const [, model = rest, digits = '1'] = /^(.+)\.s([2-9]|[1-9]\d+)$/.exec(rest) ?? [];
        return _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .modelId */ .ZR.safeParse(model).success ? { mode, model, sample: Number(digits) } : null;
    }
    return null;
}
/** Every answer of `DIR/<slug>/GENAIGREENML_<mode>_<model>.py`, sorted by path. UserError when there is no such folder. */
async function listRecordedAnswers(folder) {
    const answers = [];
    for (const project of await listFolder(folder)) {
        if (!project.isDirectory() || !_schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .slug */ .yR.safeParse(project.name).success)
            continue;
        for (const path of await listScripts((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, project.name), DEEPEST_FOLDER)) {
            const parsed = parseRecordedName((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
            if (parsed !== null)
                answers.push({ project: project.name, ...parsed, path });
        }
    }
    return answers.sort((a, b) => (a.path < b.path ? -1 : 1));
}
/** The answers to these projects. UserError where there is none, with where they are looked for. */
async function requireAnswers(folder, slugs) {
    const wanted = new Set(slugs);
    const answers = (await listRecordedAnswers(folder)).filter(({ project }) => wanted.has(project));
    if (answers.length > 0)
        return answers;
    const misplaced = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).find((name) => parseRecordedName(name) !== null);
    const found = misplaced === undefined ? '' : `; ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, misplaced)} lies outside of a project's folder`;
    const expected = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, slugs[0] ?? '<project>', `${PREFIX}<mode>_<name>.py`);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no answer to ${slugs.join(', ')} in ${folder}: expected as ${expected}${found}.`);
}
/** GenAI-GreenML puts an answer beside the script that it rewrites, which may lie in a folder of the project. */
const DEEPEST_FOLDER = 3;
async function listScripts(folder, depth) {
    const entries = (await listFolder(folder)).filter((entry) => !entry.name.startsWith('.') && entry.name !== 'venv');
    const here = entries.filter((entry) => entry.isFile()).map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name));
    const below = depth === 0 ? [] : entries.filter((entry) => entry.isDirectory());
    const nested = await Promise.all(below.map((entry) => listScripts((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name), depth - 1)));
    return [...here, ...nested.flat()];
}
async function listFolder(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ENOENT' && (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) !== 'ENOTDIR')
            throw error;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no folder of answers at ${folder}.`);
    }
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
