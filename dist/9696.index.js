export const id = 9696;
export const ids = [9696,6431];
export const modules = {

/***/ 6431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ weighRows),
/* harmony export */   DK: () => (/* binding */ parseFirstRows),
/* harmony export */   NC: () => (/* binding */ renderCsvLine),
/* harmony export */   Rv: () => (/* binding */ parseDelimited),
/* harmony export */   T6: () => (/* binding */ detectDelimiter),
/* harmony export */   UR: () => (/* binding */ weighText),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   qC: () => (/* binding */ MOST_CELLS),
/* harmony export */   wx: () => (/* binding */ encodeText)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
/* harmony import */ var csv_stringify_sync__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96789);
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23085);



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
/** What a row takes beside its cells, counted in cells. */
const ROW_CELLS = 8;
/** Of all tables that are in memory at once: some 600 MB. A short row takes a hundred times its bytes. */
const MOST_CELLS = 16_000_000;
/** At most so many cells, rows included, does a text make. */
function weighText(text, delimiter) {
    let cells = countOf(text, delimiter);
    for (const end of LINE_ENDS)
        cells += countOf(text, end) * (ROW_CELLS + 1) * (end === '\r\n' ? -1 : 1); // it holds the other two
    return cells + ROW_CELLS + 1;
}
function countOf(text, part) {
    let count = 0;
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
        count++;
    return count;
}
/** The same of rows that have been read. */
const weighRows = (rows) => rows.reduce((sum, row) => sum + ROW_CELLS + row.length, 0);
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
/**
 * What a spreadsheet takes for a formula: at a cell's start, and behind a sign at which another program, or the same one in
 * another country, parts a line into cells.
 */
const FORMULA = /(^|[;|])(\s*)(?!\s)(?=["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const LONGEST_CELL = 1000;
/**
 * One line of comma-separated values for people's spreadsheets: texts on one printable line, an apostrophe before each
 * formula. A space alone stays: Experiment Runner looks for it.
 */
function renderCsvLine(cells, lineEnd) {
    const shown = cells.map((cell) => typeof cell === 'string' && cell !== ' ' ? (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(cell, LONGEST_CELL).replace(FORMULA, "$1$2'") : cell);
    return (0,csv_stringify_sync__WEBPACK_IMPORTED_MODULE_1__/* .stringify */ .A)([shown], { record_delimiter: lineEnd });
}


/***/ }),

/***/ 11251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readPythonProject),
/* harmony export */   r: () => (/* binding */ drawsOrWaits)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);



/** Packages that the headless start replaces (`assets/python/shims/headless`). */
const PLOTTING = 'altair|bokeh|matplotlib|missingno|mpl_toolkits|plotly|pylab|scikitplot|scikit-plot|seaborn|wordcloud';
const PLOTTING_PIN = new RegExp(`^(?:${PLOTTING})[=\\s]`, 'im');
/** Every way to draw holds one of these words, `DataFrame.hist` and scikit-learn's displays too; so does much that doesn't. */
const MAY_DRAW = new RegExp(`${PLOTTING}|plot|hist|display|show|figure|draw`, 'i');
const MAY_WAIT = /\b(?:input|sleep)\b/;
const IMPORTED = /^[ \t]*(?:from|import)[ \t]+([A-Za-z_]\w*)/gm;
/** What imports no plotting library of itself before it is asked to draw. */
const QUIET_PACKAGES = 'catboost imblearn joblib keras lightgbm nltk numpy pandas scipy sklearn statsmodels tensorflow torch transformers xgboost';
const QUIET_MODULES = '__future__ abc argparse bisect collections contextlib copy csv dataclasses datetime decimal enum fractions functools gc ' +
    'glob gzip hashlib heapq inspect io itertools json logging math multiprocessing operator os pathlib pickle platform ' +
    'random re shutil statistics string struct subprocess sys tempfile textwrap threading time traceback types typing ' +
    'urllib warnings zipfile';
const QUIET = new Set(`${QUIET_PACKAGES} ${QUIET_MODULES}`.split(' '));
async function readPythonProject(sourceFolder, lock) {
    const paths = (await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(sourceFolder)).filter((path) => path.endsWith('.py'));
    const sources = new Map();
    let left = _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .LARGEST_DOCUMENT_BYTES */ .Rw; // of all together
    for (const path of paths) {
        const source = (await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readBelow */ .Gj)(sourceFolder, path, left)) ?? Buffer.of();
        left -= source.length;
        sources.set(path, source.toString('utf8'));
    }
    return { sources, lock };
}
/**
 * Whether a program can take another course when it starts headless: it draws, waits, or imports what may draw. In doubt it
 * does, which costs runs and no truth. `script` stands in the place of the file `entry`.
 */
function drawsOrWaits({ sources, lock }, entry, script) {
    const texts = [script, ...[...sources].flatMap(([path, text]) => (path === entry ? [] : [text]))];
    if (texts.some((text) => MAY_WAIT.test(text)))
        return true;
    if (!PLOTTING_PIN.test(lock))
        return false;
    const own = new Set([...sources.keys()].flatMap((path) => path.split('/').map((part) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(part).name)));
    const isLoud = (name) => !QUIET.has(name) && !own.has(name);
    return texts.some((text) => MAY_DRAW.test(text) || [...text.matchAll(IMPORTED)].some(([, name = '']) => isLoud(name)));
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

/***/ 58074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ OWN_KEYS),
/* harmony export */   rI: () => (/* binding */ isKnownServer),
/* harmony export */   tG: () => (/* binding */ HOSTS_OF_KEYS)
/* harmony export */ });
/** Variables that hold the key of a protocol's own provider. */
const OWN_KEYS = {
    openai: ['OPENAI_API_KEY'],
    anthropic: ['ANTHROPIC_API_KEY'],
    groq: ['GROQ_API_KEY'],
    gemini: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
};
/** Hosts that a provider's key may be sent to, by the name that its documentation gives the key's variable: its own. */
const HOSTS_OF_KEYS = new Map([
    ['AI_GATEWAY_API_KEY', ['ai-gateway.vercel.sh']],
    ['ANTHROPIC_API_KEY', ['api.anthropic.com']],
    ['CEREBRAS_API_KEY', ['api.cerebras.ai']],
    ['COHERE_API_KEY', ['api.cohere.com', 'api.cohere.ai']],
    ['DASHSCOPE_API_KEY', ['dashscope.aliyuncs.com', 'dashscope-intl.aliyuncs.com']],
    ['DEEPINFRA_API_KEY', ['api.deepinfra.com']],
    ['DEEPSEEK_API_KEY', ['api.deepseek.com']],
    ['FIREWORKS_API_KEY', ['api.fireworks.ai']],
    ['GEMINI_API_KEY', ['generativelanguage.googleapis.com']],
    ['GOOGLE_API_KEY', ['generativelanguage.googleapis.com']],
    ['GROQ_API_KEY', ['api.groq.com']],
    ['HF_TOKEN', ['router.huggingface.co']],
    ['HYPERBOLIC_API_KEY', ['api.hyperbolic.xyz']],
    ['MISTRAL_API_KEY', ['api.mistral.ai']],
    ['MOONSHOT_API_KEY', ['api.moonshot.ai', 'api.moonshot.cn']],
    ['NVIDIA_API_KEY', ['integrate.api.nvidia.com']],
    ['OPENAI_API_KEY', ['api.openai.com', 'eu.api.openai.com', 'us.api.openai.com']],
    ['OPENROUTER_API_KEY', ['openrouter.ai']],
    ['PERPLEXITY_API_KEY', ['api.perplexity.ai']],
    ['SAMBANOVA_API_KEY', ['api.sambanova.ai']],
    ['TOGETHER_API_KEY', ['api.together.xyz', 'api.together.ai']],
    ['XAI_API_KEY', ['api.x.ai']],
    ['ZAI_API_KEY', ['api.z.ai']],
]);
const HOSTS = new Set([...HOSTS_OF_KEYS.values()].flat());
/** Whether it is a provider's own server, reached as its documentation says. */
const isKnownServer = ({ protocol, port, hostname }) => protocol === 'https:' && port === '' && HOSTS.has(hostname);


/***/ }),

/***/ 32456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ whyNotAsked),
/* harmony export */   X8: () => (/* binding */ describeServer)
/* harmony export */ });
/* unused harmony export serverOf */
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87033);
/* harmony import */ var _key_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58074);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26878);



/** The address that a model's calls go to; null: it is not asked. */
function serverOf({ provider, baseUrl }) {
    const own = provider === 'gemini' || provider === 'replay' ? undefined : _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDER_URLS */ .H4[provider];
    const address = baseUrl ?? own;
    return address === undefined || provider === 'replay' ? null : new URL(address);
}
/**
 * Why a model may not be asked as its entry says, which nobody may have read: its server would be sent what its user never
 * gave it. A provider's key goes to that provider alone, and a prompt to a provider, to this machine, or where the user's own
 * environment names the host, or holds a key for this very model. Null: it may.
 */
function whyNotAsked(entry, env) {
    const url = serverOf(entry);
    if (url === null)
        return null;
    const { keyVariable, id } = entry;
    const isNamed = namesHost(env, url);
    if (keyVariable === null) {
        if ((0,_key_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownServer */ .rI)(url) || isNamed || (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url))
            return null;
        return `its baseUrl leads to ${url.host}; if that server may see your prompts, set GREENML_MODEL_HOSTS=${url.host}`;
    }
    // Some systems tell names of variables apart by no case.
    const variable = keyVariable.toUpperCase();
    if ((0,_key_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownServer */ .rI)(url) && _key_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .HOSTS_OF_KEYS */ .tG.get(variable)?.includes(url.hostname))
        return null;
    if (url.protocol !== 'https:' && !(0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url)) {
        return `${keyVariable} would be sent to ${url.host} without encryption: give an address with https`;
    }
    const ownName = (0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .modelKeyName */ .Oj)(id);
    if (variable === ownName)
        return null;
    const rename = `give ${id} a key of its own in ${ownName}, and name that in its keyVariable`;
    if (isOfAnother(entry, variable))
        return `${keyVariable} is not for ${url.host}: ${rename}`;
    return isNamed
        ? null
        : `${keyVariable} would be sent to ${url.host}: set GREENML_MODEL_HOSTS=${url.host} if that is meant, or ${rename}`;
}
/** No key by its name, or another provider's. */
function isOfAnother({ provider }, variable) {
    const own = provider === 'replay' ? [] : _key_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_KEYS */ .MH[provider];
    return !own.includes(variable) && (_key_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .HOSTS_OF_KEYS */ .tG.has(variable) || !(0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .isSecretName */ .eh)(variable));
}
/** `$GREENML_MODEL_HOSTS`: hosts with or without a port, separated by commas or blanks. */
function namesHost(env, { protocol, hostname, port }) {
    const named = (env.GREENML_MODEL_HOSTS ?? '').toLowerCase().split(/[\s,]+/);
    const withPort = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
    return named.includes(hostname) || named.includes(withPort);
}
/** Where a model's calls go and what they carry, to be told before the first of them. */
function describeServer(entry, keyFiles = new Map()) {
    const { id, keyVariable } = entry;
    if (keyVariable === null)
        return `${id} is asked at ${serverOf(entry)?.host}, without a key`;
    const file = keyFiles.get(keyVariable);
    return `${id} is asked at ${serverOf(entry)?.host} with ${keyVariable}${file === undefined ? '' : ` from ${file}`}`;
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
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91497);

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
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEndSlashes */ .he)(entry.baseUrl) === urls[entry.provider];
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);
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
/**
 * Every answer of `DIR/<slug>/GENAIGREENML_<mode>_<model>.py`, sorted by path. UserError when there is no such folder. `root`:
 * the dataset that names the folder; default: a user named it.
 */
async function listRecordedAnswers(folder, root = folder) {
    const answers = [];
    for (const project of await listFolder(root, folder)) {
        if (project.kind !== 'folder' || !_schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .slug */ .yR.safeParse(project.name).success)
            continue;
        for (const path of await listScripts(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, project.name), DEEPEST_FOLDER)) {
            const parsed = parseRecordedName((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
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
    const misplaced = (await listFolder(folder, folder)).find(({ name }) => parseRecordedName(name) !== null);
    const found = misplaced === undefined ? '' : `; ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, misplaced.name)} lies outside of a project's folder`;
    const expected = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, slugs[0] ?? '<project>', `${PREFIX}<mode>_<name>.py`);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`There is no answer to ${slugs.join(', ')} in ${folder}: expected as ${expected}${found}.`);
}
/** GenAI-GreenML puts an answer beside the script that it rewrites, which may lie in a folder of the project. */
const DEEPEST_FOLDER = 3;
async function listScripts(root, folder, depth) {
    const entries = (await listFolder(root, folder)).filter(({ name }) => !name.startsWith('.') && name !== 'venv');
    const here = entries.filter(({ kind }) => kind === 'file').map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
    const below = depth === 0 ? [] : entries.filter(({ kind }) => kind === 'folder');
    const nested = await Promise.all(below.map(({ name }) => listScripts(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name), depth - 1)));
    return [...here, ...nested.flat()];
}
async function listFolder(root, folder) {
    const entries = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listBelow */ .Iy)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, folder));
    if (entries === null)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`There is no folder of answers at ${folder}.`);
    return entries;
}


/***/ }),

/***/ 63303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ renderPlan),
/* harmony export */   Hx: () => (/* binding */ renderShares),
/* harmony export */   qX: () => (/* binding */ renderExpectedCalls)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91244);

/** What was planned, in one line. `answers`: the folder of scripts that are taken instead of asking models. */
function renderPlan(plan, answers) {
    const { projects, models, variants, options, expected } = plan;
    const names = models.map(({ id }) => id).join(', ') || 'none';
    // Some of the modes that were asked for may have no answer.
    const modes = new Set(variants.flatMap(({ mode, model }) => (model === null ? [] : mode)));
    return (`planned: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(projects.length, 'project')} × ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(models.length, 'model')} (${names}) × ` +
        `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(modes.size, 'mode')}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(options.repetitions, 'repetition')} after ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(options.warmups, 'warm-up')}, ` +
        `${listExtras(plan)
            .map((each) => `${each}, `)
            .join('')}seed ${options.seed}: ${expected.runs} runs; ${renderCalls(expected, answers)}`);
}
function listExtras({ options, blocks }) {
    const probes = blocks.reduce((most, { purpose, number }) => (purpose === 'probe' ? Math.max(most, number) : most), 0);
    return [
        ...(options.profiles > 0 ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(options.profiles, 'profile')] : []),
        ...(options.flops ? ['a count of FLOPs'] : []),
        ...(probes > 0 ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(probes, 'validity probe')] : []),
    ];
}
function renderCalls({ modelCalls, usd, usdReason }, answers) {
    if (modelCalls === 0)
        return `no model is asked (${answers === undefined ? 'recorded answers' : `scripts of ${answers}`})`;
    return `${modelCalls} model calls, about ${usd === null ? `? US$ (${usdReason})` : `${usd.toFixed(2)} US$`}`;
}
/** How a campaign in shards is run, and why there are fewer of them than were asked for. */
function renderShares({ shards }, { campaign, asked, isScheduled }) {
    if (asked === undefined)
        return [];
    const made = shards?.length ?? 0;
    const command = `greenml benchmark --campaign ${campaign} --shard i/${made}`;
    return [
        ...(isScheduled ? [] : [`in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(made, 'shard')}, each run by ${command} with i from 1 to ${made}`]),
        ...(made < asked
            ? [`${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(made, 'shard')} instead of ${asked}: a project with one model is never split`]
            : []),
    ];
}
/** What a dry run would ask, a line a call, and what that would cost; `existing` answers need no call. */
function renderExpectedCalls(calls, existing) {
    return [...calls.map(renderCall), renderTotal(calls, existing)];
}
function renderCall({ variant, inputTokens, maxOutputTokens, worstUsd }) {
    const cost = worstUsd === null ? 'price unknown' : `at most $${worstUsd.toFixed(4)}`;
    return `${variant}: about ${inputTokens} tokens in, at most ${maxOutputTokens} out, ${cost}`;
}
function renderTotal(calls, existing) {
    const known = calls.flatMap(({ worstUsd }) => worstUsd ?? []);
    const unknown = calls.length - known.length;
    const usd = known.reduce((sum, value) => sum + value, 0);
    const cost = `at most $${usd.toFixed(2)}${unknown > 0 ? ` and ${unknown} calls of unknown price` : ''}`;
    return `Nothing was asked. ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(calls.length, 'call')}, ${cost}; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countWord */ .MD)(existing, 'answer')} that exist${existing === 1 ? 's' : ''} already.`;
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
