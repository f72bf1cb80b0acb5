export const id = 9452;
export const ids = [9452];
export const modules = {

/***/ 22836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ keyHider)
/* harmony export */ });
const HIDDEN = '[key]';
/** Of a shorter one too many words would be an encoding. */
const SHORTEST_ENCODED = 8;
/** What a text may be broken by without its reader's noticing: line ends, what is not seen, colours. */
const GAP = String.raw `(?:\u001b\[[\d;]*m|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]){0,8}`;
const BETWEEN_HEX = String.raw `(?:0x|\\+x|[\s:;,_-]){0,4}`;
/**
 * What takes a key out of a text: as it is, and in base64, percent-encoded, in hex, and with characters escaped as JSON,
 * HTML or a programming language do, also where lines or colours break it. A server may echo the key that it was sent:
 * nothing that it says is kept before this.
 */
function keyHider(key) {
    if (key === '')
        return (text) => text;
    if (key.length < SHORTEST_ENCODED)
        return (text) => text.replaceAll(key, HIDDEN);
    const bytes = Buffer.from(key);
    const hex = [...bytes].map((byte) => anyCase(toHex(byte, 2)));
    const patterns = [
        [...key].map(escapedForms).join(GAP),
        hex.join(BETWEEN_HEX),
        // The three ways in which its bytes can lie in those of a longer text.
        ...[0, 1, 2].map((offset) => base64Form(bytes, offset)),
    ].map((pattern) => new RegExp(pattern, 'gu'));
    return (text) => patterns.reduce((left, pattern) => left.replace(pattern, HIDDEN), text);
}
/** One character as it is or escaped, behind any number of backslashes. */
function escapedForms(character) {
    const code = character.codePointAt(0) ?? 0;
    const percent = [...Buffer.from(character)].map((byte) => `%(?:25)*${anyCase(toHex(byte, 2))}`).join('');
    const units = character.split('').map((unit) => anyCase(toHex(unit.charCodeAt(0), 4)));
    const forms = [
        literal(character),
        percent,
        units.map((unit) => `u${unit}`).join(String.raw `\\+`),
        `x${anyCase(toHex(code, 2))}`,
        `&#0*${code};`,
        `&#[xX]0*${anyCase(code.toString(16))};`,
    ];
    return String.raw `\\*(?:${forms.join('|')})`;
}
/** The characters of base64 that depend on the key alone, whatever stands around it; in either of its two alphabets. */
function base64Form(key, offset) {
    const text = Buffer.concat([Buffer.alloc(offset), key]).toString('base64');
    const own = text.slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + key.length)) / 6));
    const forms = [...own].map((character) => (character === '+' ? '[+-]' : character === '/' ? '[/_]' : character));
    return forms.join(GAP);
}
const toHex = (code, digits) => code.toString(16).padStart(digits, '0');
const anyCase = (hex) => hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
const literal = (character) => character.replace(/[\^$\\.*+?()[\]{}|/]/, '\\$&');


/***/ }),

/***/ 59452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  generate: () => (/* binding */ generate_generate)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
// EXTERNAL MODULE: ./build/base/text.js
var base_text = __webpack_require__(91497);
// EXTERNAL MODULE: ./build/campaign/documents.js
var documents = __webpack_require__(80173);
// EXTERNAL MODULE: ./build/campaign/variant-files.js
var variant_files = __webpack_require__(85868);
// EXTERNAL MODULE: ./build/dataset/draws-or-waits.js
var draws_or_waits = __webpack_require__(11251);
// EXTERNAL MODULE: ./build/dataset/load-projects.js
var load_projects = __webpack_require__(83830);
// EXTERNAL MODULE: ./build/base/clean-text.js
var clean_text = __webpack_require__(23085);
// EXTERNAL MODULE: ./build/schema/common.js
var common = __webpack_require__(57029);
// EXTERNAL MODULE: ./build/schema/provenance.js
var provenance = __webpack_require__(43431);
;// CONCATENATED MODULE: ./build/generation/answer.js




/** What there is not where no model answered. */
const NO_ANSWER = {
    returnedModel: null,
    responseId: null,
    answerHash: null,
    codeHash: null,
    code: null,
    tokens: null,
    cost: null,
    energy: null,
};
/** The part of an answer that its program decides. `fault` is the parser's. */
function judgeCode(code, fault) {
    return { status: fault === null ? 'ok' : 'syntax-error', reason: fault, codeHash: (0,files/* sha256Hex */.fg)(code), code };
}
/** What is kept of an answer beside its script. */
function toProvenance(variant, entry, { code: _, ...answer }, drawsOrWaits) {
    const { id, ...place } = variant;
    const facts = {
        schemaVersion: provenance/* PROVENANCE_VERSION */.Pl,
        variant: id,
        ...place,
        provider: answer.origin === 'provider' ? entry.provider : 'replay',
        requestedModel: entry.model,
        ...answer,
        drawsOrWaits,
    };
    return (0,files/* parseWith */.Ku)(provenance/* provenance */.aH, (0,clean_text/* boundTexts */.Dh)(facts, common/* LONGEST_TEXT */.xG), `the provenance of ${id}`);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/base/python-source.js
var python_source = __webpack_require__(12992);
;// CONCATENATED MODULE: ./build/generation/check-syntax.js



const verdict = schemas/* strictObject */.rej({ fault: schemas/* string */.YjP().nullable() });
/**
 * What is wrong with each program, by its key; null where Python can read it. Nothing is executed. A program that brings
 * the parser down is at fault itself.
 */
async function checkSyntax(programs, python) {
    const faults = new Map();
    for (const [key, reading] of await (0,python_source/* readPythonSource */.y)(programs, { type: 'syntax', answer: verdict }, python)) {
        if (reading.kind === 'unread') {
            throw new errors/* UserError */.yo(`The answers can't be checked: ${reading.fault}.\nInstall Python 3.10 or newer, or put it on PATH.`, 1);
        }
        faults.set(key, reading.kind === 'fatal' ? reading.fault : reading.answer.fault);
    }
    return faults;
}

;// CONCATENATED MODULE: ./build/generation/extract-code.js
const PYTHON = new Set(['python', 'py', 'python3']);
const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([^\s`]*)/;
/** A line that begins a statement which prose does not begin with. */
const STATEMENT = /^(import [\w.]+( as \w+)?(, *[\w.]+( as \w+)?)*\s*(#.*)?$|from [\w.]+ import |def \w+\s*\(|class \w+\s*[:(]|@\w|if __name__|print\(|with .+:\s*$|\w+(\.\w+)* *= *\S|"""|''')/;
/**
 * The Python program in a model's answer, ending in one line break; null when there is none. A fenced block wins: the
 * longest that says it is Python, else the longest that says nothing. A fence that is never closed reaches to the end.
 * Without fences, prose before the first statement is left out.
 */
function extractCode(answer) {
    const text = answer.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const blocks = listBlocks(text);
    if (blocks.length > 0) {
        const python = blocks.filter((block) => PYTHON.has(block.language));
        const candidates = python.length > 0 ? python : blocks.filter((block) => block.language === '');
        return finish(pickLongest(candidates.map((block) => block.lines.join('\n'))));
    }
    return finish(dropLeadingProse(text.split('\n')));
}
function listBlocks(text) {
    const blocks = [];
    let open = null;
    for (const line of text.split('\n')) {
        const match = FENCE.exec(line);
        const [, fence = '', language = ''] = match ?? [];
        if (open === null) {
            if (match === null)
                continue;
            open = { fence, block: { language: language.toLowerCase(), lines: [] } };
            blocks.push(open.block);
        }
        else if (match !== null && language === '' && fence.startsWith(open.fence)) {
            open = null;
        }
        else {
            open.block.lines.push(line);
        }
    }
    return blocks;
}
function pickLongest(texts) {
    return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
function dropLeadingProse(lines) {
    const statement = lines.findIndex((line) => STATEMENT.test(line));
    if (statement < 0)
        return '';
    let start = statement;
    while (start > 0 && /^(#.*|\s*)$/.test(lines[start - 1] ?? ''))
        start--;
    return lines.slice(start).join('\n');
}
function finish(code) {
    const trimmed = code.replace(/^\s*\n/, '').trimEnd();
    return trimmed === '' ? null : `${trimmed}\n`;
}

// EXTERNAL MODULE: ./build/generation/price.js
var generation_price = __webpack_require__(95486);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/delimited.js
var delimited = __webpack_require__(6431);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
;// CONCATENATED MODULE: ./build/generation/redact.js
const TEXT_LIMIT_CHARACTERS = 16;
const NAME_LIMIT_CHARACTERS = 60;
/** What of a cell is looked at. */
const READ_CHARACTERS = 1000;
const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?$/;
function isNumber(cell) {
    return NUMBER.test(cell.trim());
}
/** E-mail addresses, and digit strings long enough to be a telephone, account or card number, become placeholders. */
function maskIdentifiers(text) {
    return text
        .replace(/(?<![^\s@<>"',;])[^\s@<>"',;]+@[^\s@<>"',;]+\.[A-Za-z]{2,}/g, '<email>')
        .replace(/(?<![\d.])\+?\d(?:[ ()/-]?\d){8,}(?![\d.])/g, '<digits>');
}
/** A cell as a prompt may show it: numbers as they are, text masked and cut short, always one line. */
function redactCell(cell) {
    const value = cell.slice(0, READ_CHARACTERS).trim();
    if (isNumber(value))
        return /^[+-]?\d{9,}$/.test(value) ? '<digits>' : value.slice(0, 24);
    const masked = maskIdentifiers(value.replace(/\s+/g, ' '));
    return masked.length <= TEXT_LIMIT_CHARACTERS ? masked : `${masked.slice(0, TEXT_LIMIT_CHARACTERS).toWellFormed()}...`;
}
function boundName(name) {
    const masked = maskIdentifiers(name.slice(0, READ_CHARACTERS).trim().replace(/\s+/g, ' '));
    return masked.length <= NAME_LIMIT_CHARACTERS ? masked : `${masked.slice(0, NAME_LIMIT_CHARACTERS).toWellFormed()}...`;
}

// EXTERNAL MODULE: ./build/schema/metrics.js
var metrics = __webpack_require__(17107);
;// CONCATENATED MODULE: ./build/generation/task-card.js


/** By the metric's name and, after it, how classes are averaged. */
const MEANINGS = {
    accuracy: 'the share of test rows whose class is predicted rightly',
    balanced_accuracy: 'the mean over the classes of the share of test rows predicted rightly',
    precision: 'of the rows predicted positive, the share that is',
    recall: 'of the positive rows, the share predicted so',
    f1: 'the harmonic mean of precision and recall of the positive class',
    f1_macro: 'the mean over the classes of the harmonic mean of precision and recall',
    f1_weighted: 'the mean over the classes, weighted by their rows, of the harmonic mean of precision and recall',
    roc_auc: 'the area under the ROC curve, from scores or probabilities',
    r2: 'the coefficient of determination',
    rmse: 'the root of the mean squared error',
    mse: 'the mean squared error',
    mae: 'the mean absolute error',
};
function meaningOf(name) {
    const metric = (0,metrics/* findMetric */.GF)(name);
    return metric === null
        ? undefined
        : MEANINGS[metric.average === null ? metric.name : `${metric.name}_${metric.average}`];
}
/** In which form a variant prints its value: always the metric's own unit, whatever the author's script prints. */
function describeMetricValue(metric) {
    if (metric.scale === 'absolute')
        return 'in the unit that the metric has for this target';
    return 'a fraction, not a percentage (0.93, not 93)';
}
/** A name from a manifest as it is, or quoted where it is more than a name: it must not be able to speak to the model. */
function showName(name) {
    return /^[\w./@%+=:,-]{1,120}$/.test(name) ? name : JSON.stringify(name.slice(0, 120).toWellFormed());
}
/** A data path as the script sees it from its working directory. */
function pathFromWorkingDirectory(manifest, path) {
    return showName(external_node_path_.posix.relative(external_node_path_.posix.normalize(manifest.workingDirectory), external_node_path_.posix.normalize(path)));
}
/** What every mode is told alike: the task, the metric, the data and how the result is judged. */
function renderTaskCard(manifest, telemetryOnly) {
    const { metric, data } = manifest;
    const meaning = meaningOf(metric.name);
    const lines = [
        `Task: ${manifest.task.replaceAll('-', ' ')}`,
        `Metric: ${metric.name}${meaning ? `, ${meaning}` : ''}; ${metric.direction} is better`,
    ];
    for (const file of data) {
        const facts = [
            { all: 'all rows', train: 'rows to fit on', test: 'rows to be judged by' }[file.role],
            ...(file.rows === undefined ? [] : [`${file.rows} rows`]),
            ...(file.target === undefined ? [] : [`target: ${JSON.stringify(file.target)}`]),
        ];
        lines.push(`Data: ${pathFromWorkingDirectory(manifest, file.path)} (${facts.join('; ')})`);
    }
    lines.push(`Evaluation: ${describeSplit(manifest, telemetryOnly)}`);
    return lines.map((line) => `- ${line}`).join('\n');
}
function describeSplit(manifest, ownSplit) {
    if (ownSplit)
        return "as in the author's script";
    if (manifest.data.some((file) => file.role === 'test'))
        return 'fit on the train file, compute the metric on the test file';
    const stratified = manifest.task.endsWith('classification') ? ', stratified by the target' : '';
    return `hold out 20 percent of the rows at random with seed 42${stratified}, and compute the metric on them`;
}

;// CONCATENATED MODULE: ./build/generation/data-profile.js





/** Enough for the types of some hundred rows; a profile must cost the same for a large file as for a small one. */
const HEAD_BYTES = 256 * 1024;
const SAMPLED_ROWS = 200;
const TABLE_EXTENSIONS = new Set(['.csv', '.tsv', '.tab', '.txt', '.data', '.dat', '.test', '']);
/** Profiles a project's data files: names and types of their columns, and one redacted row, never more of the data. */
function profileData(sourceFolder, manifest) {
    return Promise.all(manifest.data.map(async (file) => {
        const head = await (0,untrusted_files/* readHeadBelow */.sP)(sourceFolder, file.path, HEAD_BYTES);
        return {
            path: pathFromWorkingDirectory(manifest, file.path),
            role: file.role,
            sizeBytes: head?.sizeBytes ?? null,
            table: head !== null && TABLE_EXTENSIONS.has((0,external_node_path_.extname)(file.path).toLowerCase())
                ? profileTable(head.bytes, head.sizeBytes > head.bytes.length)
                : null,
        };
    }));
}
function profileTable(bytes, isCut) {
    const { text, encoding } = (0,delimited/* decodeText */.g7)(bytes, isCut);
    if (text.includes('\0'))
        return null;
    const delimiter = (0,delimited/* detectDelimiter */.T6)(text);
    if (delimiter === null)
        return null;
    const { rows, isTorn } = (0,delimited/* parseFirstRows */.DK)(text, delimiter, SAMPLED_ROWS);
    if (isCut && !isTorn && rows.length > 1 && rows.length < SAMPLED_ROWS)
        rows.pop(); // the head may end inside it
    const first = rows[0];
    if (first === undefined)
        return null;
    const hasHeader = looksLikeHeader(first, rows.slice(1));
    const body = hasHeader ? rows.slice(1) : rows;
    return {
        delimiter,
        encoding,
        hasHeader,
        columns: first.map((name, index) => ({
            name: hasHeader ? boundName(name) : `column ${index}`,
            type: inferType(body.map((row) => row[index] ?? '')),
        })),
        example: (body[0] ?? []).map(redactCell),
    };
}
/** Names are not numbers, are not empty but for one (an index column's), and do not repeat. */
function looksLikeHeader(first, rest) {
    if (first.some(isNumber))
        return false;
    const named = first.map((name) => name.trim()).filter((name) => name !== '');
    if (named.length < first.length - 1 || new Set(named).size !== named.length)
        return false;
    if (rest.length === 0)
        return true;
    // A first row of text over columns of text is a header unless its cells occur again below it.
    return first.every((name, index) => name.trim() === '' || !rest.some((row) => row[index]?.trim() === name.trim()));
}
function inferType(cells) {
    const present = cells.filter((cell) => !(0,delimited/* isMissing */.b2)(cell)).map((cell) => cell.trim());
    if (present.length === 0)
        return 'empty';
    if (present.every((cell) => /^[+-]?\d+$/.test(cell)))
        return 'integer';
    return present.every(isNumber) ? 'number' : 'text';
}
const SHOWN_AT_START = 40;
const SHOWN_AT_END = 10;
/** The profile as a prompt shows it: at most fifty columns, the first ones and the last ones. */
function renderDataProfile(profile) {
    const { table } = profile;
    const facts = [`role ${profile.role}`];
    if (profile.sizeBytes === null)
        return `${profile.path}: ${facts.join(', ')}, not found`;
    facts.push(`${profile.sizeBytes} bytes`);
    if (table === null)
        return `${profile.path}: ${facts.join(', ')}, not a table of delimited text`;
    facts.push(`delimiter ${JSON.stringify(table.delimiter)}`, `encoding ${table.encoding}`);
    facts.push(table.hasHeader ? 'first line is the header' : 'no header line', `${table.columns.length} columns`);
    const shown = (items) => items.length <= SHOWN_AT_START + SHOWN_AT_END
        ? items
        : [
            ...items.slice(0, SHOWN_AT_START),
            `... ${items.length - SHOWN_AT_START - SHOWN_AT_END} more ...`,
            ...items.slice(-SHOWN_AT_END),
        ];
    return [
        `${profile.path}: ${facts.join(', ')}`,
        `columns: ${shown(table.columns.map(({ name, type }) => `${JSON.stringify(name)} ${type}`)).join(', ')}`,
        `example row, redacted: ${shown(table.example).join(table.delimiter === '\t' ? '\t' : `${table.delimiter} `)}`,
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/generation/untrusted.js


/** The longest that a project's source may be in a prompt. What is longer does not fit the models' attention either. */
const SOURCE_LIMIT_CHARACTERS = 60_000;
const README_LIMIT_CHARACTERS = 6_000;
/** Of its markup and text: enough for many badges before the first sentence. */
const README_READ_CHARACTERS = 24_000;
/**
 * Fences what strangers wrote. The marker carries a hash of the text, so that no text can hold its own end marker.
 * What nobody can see is dropped: it says nothing to a model and can hide text from the person who reviews a prompt.
 */
function fenceUntrusted(label, text, limitCharacters = SOURCE_LIMIT_CHARACTERS) {
    const kept = cutAt((0,clean_text/* removeUnprintable */.fV)(text), limitCharacters);
    const marker = `UNTRUSTED ${label} ${(0,files/* sha256Hex */.fg)(kept).slice(0, 12)}`;
    return `----- BEGIN ${marker} -----\n${kept.trimEnd()}\n----- END ${marker} -----`;
}
/** A README without what says nothing about the task: markup, pictures, badges, link targets. Bounded in length. */
function stripReadme(text) {
    const plain = text
        .slice(0, README_READ_CHARACTERS)
        .toWellFormed()
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g, '')
        .replace(/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
        .replace(/<[^<>]{1,300}>/g, '')
        .replace(/(?<![ \t])[ \t]+$/gm, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
    return cutAt(plain, README_LIMIT_CHARACTERS, text.length > README_READ_CHARACTERS ? text.length : plain.length);
}
/** `length`: of the whole text, of which this may be the start. */
function cutAt(text, limit, length = text.length) {
    const isWhole = text.length <= limit && text.length === length;
    return isWhole ? text : `${text.slice(0, limit).toWellFormed()}\n[cut here: ${length} characters in all]`;
}

;// CONCATENATED MODULE: ./build/generation/prompt.js





const SEPARATOR = '=== user ===\n';
/** The same input gives the same bytes. The source is never put into an autonomous prompt. */
function buildPrompt(mode, input, templates) {
    const { manifest } = input;
    const contract = fillIn(templates.contract.trim(), {
        task_card: renderTaskCard(manifest, mode !== 'autonomous'),
        command: ['python', (0,external_node_path_.basename)(manifest.entry), ...manifest.arguments].map(showName).join(' '),
        packages: input.packages.length === 0 ? 'those that the project already uses' : input.packages.join(', '),
        metric_name: manifest.metric.name,
        metric_value: describeMetricValue(manifest.metric),
    });
    const [system = '', user] = templates[mode].split(SEPARATOR);
    const texts = {
        contract,
        data: fenceUntrusted('data profile', input.profiles.map(renderDataProfile).join('\n\n') || 'no data file is known'),
        readme: fenceUntrusted('description', describeProject(input)),
        ...(mode === 'autonomous' ? {} : { source: fenceUntrusted('source', input.source) }),
    };
    return user === undefined
        ? { user: fillIn(system, texts) }
        : { system: system.trim(), user: fillIn(user.trim(), texts) };
}
function describeProject({ manifest, readme }) {
    const parts = [manifest.description.trim(), readme === null ? '' : stripReadme(readme)];
    return parts.filter((part) => part !== '').join('\n\n') || 'nothing';
}
/** One pass over the template, so that a placeholder inside third-party text stays text. */
function fillIn(template, values) {
    return template.replace(/\{\{([a-z_]+)\}\}/g, (whole, name) => values[name] ?? whole);
}
/** What is sent, byte for byte, under a line for each of its two parts. */
function showPrompt({ system, user }) {
    return `${system === undefined ? '' : `--- system\n${system}\n`}--- user\n${user}`;
}
function hashPrompt(prompt) {
    return (0,files/* sha256Hex */.fg)(JSON.stringify([prompt.system ?? null, prompt.user]));
}

// EXTERNAL MODULE: ./build/generation/provider-error.js
var provider_error = __webpack_require__(69337);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/generation/retry.js


const DEFAULT_RETRY_POLICY = {
    attempts: 6,
    firstDelaySeconds: 1,
    longestDelaySeconds: 60,
    longestRetryAfterSeconds: 120,
    random: Math.random,
    sleep: async (seconds, signal) => {
        await (0,promises_.setTimeout)(seconds * 1000, undefined, signal ? { signal } : {});
    },
};
/**
 * Seconds before the next attempt, or null to stop. Full jitter: uniform below the exponential bound, so that calls
 * refused together do not come back together; a Retry-After is a floor under it.
 */
function chooseDelaySeconds(error, attempt, policy) {
    if (!(error instanceof provider_error/* ProviderError */.mZ) || !error.isTransient)
        return null;
    const bound = Math.min(policy.longestDelaySeconds, policy.firstDelaySeconds * 2 ** (attempt - 1));
    const jitter = policy.random() * bound;
    if (error.retryAfterSeconds === null)
        return jitter;
    if (error.retryAfterSeconds > policy.longestRetryAfterSeconds)
        return null;
    return error.retryAfterSeconds + policy.random() * policy.firstDelaySeconds;
}
/**
 * Calls until it succeeds, the error is not transient, or the attempts are spent; then rejects with the last error. Once
 * the signal aborted it rejects and calls no more; the call under way has to end by the signal itself.
 */
async function callWithRetries(call, policy, signal) {
    for (let attempt = 1;; attempt++) {
        signal?.throwIfAborted();
        try {
            return await call();
        }
        catch (error) {
            const seconds = attempt < policy.attempts ? chooseDelaySeconds(error, attempt, policy) : null;
            if (seconds === null)
                throw error;
            await policy.sleep(seconds, signal);
        }
    }
}

;// CONCATENATED MODULE: ./build/generation/ask-model.js









/**
 * Asks once, with retries. A provider's failure is an answer of status `provider-error`, with the error beside it. A call
 * that the user stopped tells nothing about the model and is no answer: UserError.
 */
async function askModel(question) {
    const { provider, entry, prompt, policy, signal } = question;
    const started = new Date();
    let attempts = 0;
    const common = () => ({
        origin: 'provider',
        promptHash: hashPrompt(prompt),
        attempts,
        wallSeconds: (Date.now() - started.getTime()) / 1000,
        startedAt: started.toISOString(),
    });
    try {
        const call = () => {
            attempts++;
            return completeInTime(provider, toRequest(entry, prompt), entry.timeoutSeconds, signal);
        };
        const completion = await callWithRetries(call, policy, signal);
        const timing = common();
        return { answer: { ...timing, ...(await judge(completion, started, question)) }, error: null };
    }
    catch (error) {
        if (signal?.aborted)
            throw (0,errors/* stopped */.ce)();
        if (!(error instanceof provider_error/* ProviderError */.mZ))
            throw error;
        const reason = `${error.kind}: ${error.message}`;
        const unanswered = { ...NO_ANSWER, status: 'provider-error', costReason: 'the provider did not answer' };
        return { answer: { ...common(), ...unanswered, reason }, error };
    }
}
function toRequest(entry, prompt) {
    return {
        ...prompt,
        maxOutputTokens: entry.maxOutputTokens,
        ...(entry.reasoningEffort === undefined ? {} : { effort: entry.reasoningEffort }),
        ...(entry.temperature === undefined ? {} : { temperature: entry.temperature }),
    };
}
/** A call that ran out of its time is not made again: the same question would take as long, and is paid for each time. */
async function completeInTime(provider, request, seconds, stop) {
    const timeout = AbortSignal.timeout(seconds * 1000);
    try {
        return await provider.complete({ ...request, signal: AbortSignal.any(stop ? [timeout, stop] : [timeout]) });
    }
    catch (error) {
        if (timeout.aborted)
            throw new provider_error/* ProviderError */.mZ('timeout', `no whole answer within ${seconds} s`);
        throw error;
    }
}
async function judge(completion, started, { entry, python }) {
    const { text, finish, returnedModel, responseId, tokens, tokensReason } = completion;
    const price = tokens === null ? { cost: null, reason: tokensReason } : (0,generation_price/* priceCall */.K)(entry, tokens, started);
    const answered = {
        returnedModel,
        responseId,
        answerHash: (0,files/* sha256Hex */.fg)(text),
        tokens,
        cost: price.cost,
        costReason: price.reason,
        energy: tokens === null ? null : energyOf(entry, tokens),
    };
    const withoutCode = (status, reason) => ({
        ...answered,
        ...{ codeHash: null, code: null, status, reason },
    });
    if (finish === 'truncated') {
        const limit = `(maxOutputTokens ${entry.maxOutputTokens})`;
        return withoutCode('truncated', `cut off after ${tokens?.output ?? 'an unknown number of'} tokens ${limit}`);
    }
    if (finish === 'refused') {
        return withoutCode('refused', text.replace(/\s+/g, ' ').slice(0, 300) || 'no reason given');
    }
    const code = extractCode(text);
    if (code === null)
        return withoutCode('no-code', 'the answer holds no Python program');
    const bytes = Buffer.from(code, 'utf8');
    const faults = await checkSyntax(new Map([['answer', bytes]]), python);
    return { ...answered, ...judgeCode(bytes, faults.get('answer') ?? null) };
}
/** By the figure that the model's entry gives for an output token; what reads the prompt is in none of the published ones. */
function energyOf({ energy }, { output }) {
    if (energy === undefined || output === 0)
        return null;
    const { joulesPerOutputToken, low, high, source } = energy;
    return { joules: output * joulesPerOutputToken, low: output * low, high: output * high, source };
}

// EXTERNAL MODULE: ./build/generation/model-server.js
var model_server = __webpack_require__(32456);
// EXTERNAL MODULE: ./build/base/hide-key.js
var hide_key = __webpack_require__(22836);
// EXTERNAL MODULE: ./build/generation/provider.js
var provider = __webpack_require__(26878);
;// CONCATENATED MODULE: ./build/generation/guard-fetch.js


/** All that a request says of itself. The SDKs add what the environment names (OPENAI_CUSTOM_HEADERS), for any server. */
const HEADERS = ['accept', 'anthropic-version', 'content-type', 'user-agent'];
/** Sends a request with the model's own key and no other header, to the server that was asked and none that it names. */
function guardFetch({ key, fetch = globalThis.fetch }) {
    return async (input, init) => {
        const given = new Headers(init?.headers);
        const headers = new Headers({ authorization: `Bearer ${key || provider/* NO_KEY */.SH}` });
        for (const name of HEADERS)
            if (given.has(name))
                headers.set(name, given.get(name) ?? '');
        const response = await fetch(input, { ...init, headers, redirect: 'manual' });
        if (response.status < 300 || response.status >= 400)
            return response;
        throw new provider_error/* ProviderError */.mZ('request', 'the server leads to another address, which is not followed', response.status);
    };
}

;// CONCATENATED MODULE: ./build/generation/open-provider.js





/** The key's value, or '' for a server that wants none. UserError when the variable is not set, or the model may not be asked so. */
function readKey(entry, env) {
    const { id, keyVariable } = entry;
    const key = keyVariable === null ? '' : (env[keyVariable]?.trim() ?? '');
    if (keyVariable !== null && key === '') {
        throw new errors/* UserError */.yo(`Model ${id} needs a key: set ${keyVariable} in the environment or in .env (see .env.example).`, 1);
    }
    const reason = (0,model_server/* whyNotAsked */.CV)(entry, env);
    if (reason !== null)
        throw new errors/* UserError */.yo(`Model ${id} is not asked: ${reason}.`, 3);
    return key;
}
/**
 * The provider of a model, behind the one place that its key leaves by and could come back: a request carries the key to the
 * server that it is meant for, and no string of an answer or an error holds it.
 */
async function openProvider(options) {
    const provider = await loadProvider({ ...options, fetch: guardFetch(options) });
    const hide = (0,hide_key/* keyHider */.c)(options.key);
    return {
        async complete(request) {
            try {
                return hideIn(await provider.complete(request), hide);
            }
            catch (error) {
                throw (0,provider_error/* toProviderError */.lE)(error, hide);
            }
        },
    };
}
function hideIn(completion, hide) {
    const { text, returnedModel, responseId, tokensReason } = completion;
    const hideIfAny = (value) => value && hide(value);
    return {
        ...completion,
        text: hide(text),
        returnedModel: hideIfAny(returnedModel),
        responseId: hideIfAny(responseId),
        tokensReason: hideIfAny(tokensReason),
    };
}
/** Loads a provider's SDK only when a model of it is asked: they are the heaviest things in the bundle. */
async function loadProvider(options) {
    const { entry } = options;
    switch (entry.provider) {
        case 'openai':
        case 'groq':
            return (await Promise.all(/* import() */[__webpack_require__.e(8193), __webpack_require__.e(7237)]).then(__webpack_require__.bind(__webpack_require__, 87237))).createOpenAiProvider(options);
        case 'anthropic':
            return (await Promise.all(/* import() */[__webpack_require__.e(7766), __webpack_require__.e(2306)]).then(__webpack_require__.bind(__webpack_require__, 92306))).createAnthropicProvider(options);
        case 'gemini':
            throw new errors/* UserError */.yo(`Model ${entry.id}: the provider gemini is declared but not built. Leave it out with --models.`);
        case 'replay':
            throw new errors/* UserError */.yo(`Model ${entry.id} is replayed from recorded answers: there is no provider to ask.`);
    }
}

// EXTERNAL MODULE: ./build/generation/token-usage.js
var token_usage = __webpack_require__(80868);
;// CONCATENATED MODULE: ./build/generation/ask-models.js






/** Calls to one provider at a time: enough to hide its latency, few enough for the lowest rate limits. */
const CALLS_PER_PROVIDER = 4;
/** The tokens of a prompt, on the high side. */
function estimatePromptTokens(prompt) {
    return (0,token_usage/* estimateTokens */.bP)(`${prompt.system ?? ''}${prompt.user}`);
}
/**
 * Asks all, providers side by side. A key that is missing is a UserError before the first call. An abort ends the calls
 * under way and is a UserError too, told when all that was answered is kept.
 */
async function askModels(calls, options) {
    const providers = await openProviders(calls, options);
    const halted = new Map();
    let budgetReached = false;
    let left = calls.length;
    let notAsked = 0;
    const ask = async (call) => {
        if (options.signal?.aborted)
            throw (0,errors/* stopped */.ce)();
        const { entry, variant, prompt } = call;
        const provider = providers.get(entry.id);
        if (provider === undefined)
            throw new Error(`no provider was opened for ${entry.id}`);
        const reserved = (0,generation_price/* priceWorstCase */.x)(entry, estimatePromptTokens(prompt)).cost?.usd ?? 0;
        if (budgetReached || halted.has(entry.id) || !(await options.budget.reserve(reserved))) {
            budgetReached ||= !halted.has(entry.id);
            notAsked++;
            return;
        }
        let spent = null;
        try {
            const { answer, error } = await askModel({ ...options, provider, entry, prompt });
            spent = error?.isUnbilled ? 0 : (answer.cost?.usd ?? null);
            if (error?.haltsModel)
                halted.set(entry.id, error.message);
            await options.keep(call, answer);
            left--;
            options.logger.info(`${variant.id}: ${describeAnswer(answer)}; ${left} left`);
        }
        finally {
            options.budget.settle(reserved, spent);
        }
    };
    const byProvider = Map.groupBy(calls, ({ entry }) => `${entry.provider} ${entry.baseUrl ?? ''}`);
    await allEnded([...byProvider.values()].map((group) => runPooled(group, CALLS_PER_PROVIDER, ask)));
    return { notAsked, halted, budgetReached };
}
/** UserError 1 where calls are left, with the reason and how to go on. */
function refuseUnfinished({ notAsked, halted, budgetReached }, budget, capUsd) {
    if (notAsked === 0 && halted.size === 0)
        return;
    const reasons = [...halted].map(([model, reason]) => `  ${model}: ${reason}`);
    if (budgetReached)
        reasons.push(`  the next call could pass the budget of $${capUsd}: raise --budget-usd to go on`);
    throw new errors/* UserError */.yo([
        `Stopped before all models were asked: ${notAsked} variants are left, $${budget.spentUsd.toFixed(4)} spent.`,
        ...reasons,
        'What was answered is kept: the same command goes on from here.',
    ].join('\n'), 1);
}
/** UserError where one may not be asked or has no key. Where each is asked, and with which key, is told when all can be. */
async function openProviders(calls, { env, keyFiles, fetch, logger }) {
    const entries = new Map(calls.map(({ entry }) => [entry.id, entry]));
    const providers = new Map();
    for (const [id, entry] of entries) {
        providers.set(id, await openProvider({ entry, key: readKey(entry, env), fetch }));
    }
    for (const entry of entries.values())
        logger.info((0,model_server/* describeServer */.X8)(entry, keyFiles));
    return providers;
}
/** Runs `work` on every item in order, at most `limit` at once. The first rejection stops the taking of further items. */
async function runPooled(items, limit, work) {
    const queue = items.values();
    let failed = false;
    const workers = Array.from({ length: limit }, async () => {
        for (const item of queue) {
            if (failed)
                return;
            try {
                await work(item);
            }
            catch (error) {
                failed = true;
                throw error;
            }
        }
    });
    await allEnded(workers);
}
/** Rejects as Promise.all does, but only when all have ended: calls under way are kept before a fault is told. */
async function allEnded(work) {
    for (const result of await Promise.allSettled(work))
        if (result.status === 'rejected')
            throw result.reason;
}
function describeAnswer({ status, reason, tokens, cost, wallSeconds }) {
    const facts = [
        reason === null ? status : `${status} (${reason})`,
        ...(tokens === null ? [] : [`${tokens.input} + ${tokens.output} tokens`]),
        ...(cost === null ? [] : [`$${cost.usd.toFixed(4)}`]),
        ...(wallSeconds === null ? [] : [`${wallSeconds.toFixed(1)} s`]),
    ];
    return facts.join(', ');
}

;// CONCATENATED MODULE: ./build/generation/budget.js
/** `capUsd` null: no cap, and `spentUsd` is only the sum of what is known. */
function openBudget(capUsd, alreadySpentUsd) {
    let spent = alreadySpentUsd;
    let reserved = 0;
    let underWay = 0;
    let waiting = [];
    return {
        get spentUsd() {
            return spent;
        },
        async reserve(usd) {
            while (capUsd !== null && spent + reserved + usd > capUsd) {
                if (underWay === 0 || spent + usd > capUsd)
                    return false;
                await new Promise((resolve) => waiting.push(resolve));
            }
            reserved += usd;
            underWay++;
            return true;
        },
        settle(reservedUsd, actualUsd) {
            underWay--;
            reserved = underWay === 0 ? 0 : reserved - reservedUsd; // exact again when idle: floats drift
            spent += actualUsd ?? (capUsd === null ? 0 : reservedUsd);
            const ready = waiting;
            waiting = [];
            for (const resolve of ready)
                resolve();
        },
    };
}

;// CONCATENATED MODULE: ./build/generation/generated-variant.js

/** The variant as a generated one; null for a baseline and for a later iteration, which repairs make. */
function toGeneratedVariant(variant) {
    const { id, project, model, sample, iteration } = variant;
    const mode = common/* generatedMode */.X$.safeParse(variant.mode);
    if (!mode.success || model === null || sample === null || iteration !== 0)
        return null;
    return { id, project, mode: mode.data, model, sample, iteration };
}
/** An outage and a file that was not there are no fact about the model: the next run tries them again. */
function isSettled({ status }) {
    return status !== 'provider-error' && status !== 'no-answer';
}

;// CONCATENATED MODULE: ./build/generation/list-work.js



/** The scripts that models write; with `only` those of these pairs. UserError for a pair that the plan does not have. */
function listGenerated({ variants }, only) {
    const isOf = ({ project, model }, variant) => variant.project === project && variant.model === model;
    const unknown = only?.find((pair) => !variants.some((variant) => isOf(pair, variant)));
    if (unknown)
        throw new errors/* UserError */.yo(`The plan has no variant of project '${unknown.project}' by '${unknown.model}'.`);
    return variants.filter((variant) => toGeneratedVariant(variant) !== null && (only?.some((pair) => isOf(pair, variant)) ?? true));
}
/** What is left to be asked and taken. `earlier`: what is known of the scripts that are there, by variant. */
function listWork(variants, models, earlier, options) {
    const generated = variants.flatMap((variant) => toGeneratedVariant(variant) ?? []);
    const isKept = ({ id }) => {
        const known = earlier.get(id);
        return known !== undefined && isSettled(known) && !options.force;
    };
    const wanted = generated
        .filter((variant) => !isKept(variant))
        .map((variant) => {
        const entry = requireEntry(models, variant);
        return { variant, entry, place: findFolder(entry, options) };
    });
    return {
        toReplay: wanted.flatMap(({ place, ...script }) => (place === null ? [] : [{ ...script, ...place }])),
        toAsk: wanted.flatMap(({ place, ...script }) => (place === null ? [script] : [])),
        kept: generated.length - wanted.length,
        spentUsd: generated.reduce((sum, { id }) => sum + (earlier.get(id)?.cost?.usd ?? 0), 0),
    };
}
function requireEntry(models, { model }) {
    const entry = models.find(({ id }) => id === model);
    if (entry !== undefined)
        return entry;
    throw new errors/* UserError */.yo(`The plan has a variant of ${model} and no such model: plan again.`);
}
/** Where the model's answers lie; null: it is asked. */
function findFolder({ provider, answers = 'answers' }, options) {
    if (options.answers !== undefined)
        return { folder: options.answers };
    return provider === 'replay' ? { folder: (0,external_node_path_.join)(options.dataset, answers), root: options.dataset } : null;
}

// EXTERNAL MODULE: ./build/base/package.js
var base_package = __webpack_require__(34144);
;// CONCATENATED MODULE: ./build/generation/prompt-templates.js

/** The templates that come with the tool: one for each mode, and the contract that all of them include. */
async function readPromptTemplates() {
    const read = (name) => (0,base_package/* readAsset */.fs)('prompts', `${name}.md`);
    return {
        'original-telemetry': await read('original-telemetry'),
        assisted: await read('assisted'),
        autonomous: await read('autonomous'),
        contract: await read('contract'),
    };
}

;// CONCATENATED MODULE: ./build/generation/read-prompt-input.js






const README_LIMIT_BYTES = 256 * 1024;
/** Reads all that a prompt about this project may hold. Nothing outside its folder is read. */
async function readPromptInput({ slug, sourceFolder, lockFile, manifest }) {
    const entry = await (0,untrusted_files/* readHeadBelow */.sP)(sourceFolder, manifest.entry, SOURCE_LIMIT_CHARACTERS * 4);
    if (entry === null)
        throw new errors/* UserError */.yo(`Project ${slug}: its entry ${manifest.entry} is not a file inside its source.`);
    const source = entry.bytes.toString('utf8');
    if (source.length > SOURCE_LIMIT_CHARACTERS) {
        throw new errors/* UserError */.yo(`Project ${slug}: ${manifest.entry} has ${source.length} characters, more than the ${SOURCE_LIMIT_CHARACTERS} of a prompt.`);
    }
    return {
        manifest,
        source,
        readme: await readReadme(sourceFolder),
        profiles: await profileData(sourceFolder, manifest),
        packages: listLockedPackages((await (0,files/* readTextIfPresent */.Ge)(lockFile, (0,external_node_path_.dirname)(sourceFolder))) ?? ''),
    };
}
async function readReadme(sourceFolder) {
    const entries = (await (0,untrusted_files/* listBelow */.Iy)(sourceFolder, '')) ?? [];
    const found = entries.find(({ name }) => /^readme(\.(md|rst|txt|markdown))?$/i.test(name));
    const file = found && (await (0,untrusted_files/* readHeadBelow */.sP)(sourceFolder, found.name, README_LIMIT_BYTES));
    return file?.bytes.toString('utf8') ?? null;
}
/** `name version` of each package of a requirements lock; several versions where they depend on the Python used. */
function listLockedPackages(lock) {
    const versions = new Map();
    for (const [, name = '', version = ''] of lock.matchAll(/^([A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[\w., -]*\])?==([^\s;\\]+)/gm)) {
        versions.set(name, [...(versions.get(name) ?? []), version]);
    }
    return [...versions].map(([name, found]) => `${name} ${[...new Set(found)].join(' or ')}`);
}

;// CONCATENATED MODULE: ./build/generation/prepare-calls.js






/** Builds every prompt before the first call, so that a project that cannot be read costs nothing. */
async function prepareCalls(toAsk, loadProject) {
    const templates = await readPromptTemplates();
    const calls = [];
    for (const [slug, group] of Map.groupBy(toAsk, ({ variant }) => variant.project)) {
        const input = await readPromptInput(await loadProject(slug));
        for (const item of group)
            calls.push({ ...item, prompt: buildPrompt(item.variant.mode, input, templates) });
    }
    return calls;
}
/** A cap means nothing over a model whose price is unknown. */
function requirePrices(calls) {
    for (const { entry } of calls) {
        const { cost, reason } = (0,generation_price/* priceWorstCase */.x)(entry, 1);
        if (cost === null)
            throw new errors/* UserError */.yo(`--budget-usd cannot be kept for model ${entry.id}: ${reason}.`);
    }
}
function expectCall({ variant, entry, prompt }) {
    const inputTokens = estimatePromptTokens(prompt);
    const worstUsd = (0,generation_price/* priceWorstCase */.x)(entry, inputTokens).cost?.usd ?? null;
    return { variant: variant.id, model: entry.id, inputTokens, maxOutputTokens: entry.maxOutputTokens, worstUsd };
}

// EXTERNAL MODULE: ./build/generation/recorded-answers.js
var recorded_answers = __webpack_require__(42141);
;// CONCATENATED MODULE: ./build/generation/replay-answers.js




/** Takes each script, byte for byte, from its folder of answers; all of a folder are parsed by one Python process. */
async function* replayAnswers(scripts, origin, python) {
    for (const [folder, own] of Map.groupBy(scripts, (script) => script.folder)) {
        const root = own[0]?.root ?? folder;
        for (const { script, answer } of await replayFolder(folder, root, own, python)) {
            yield { script, answer: { ...answer, origin } };
        }
    }
}
async function replayFolder(folder, root, scripts, python) {
    // Found in the listing and not by path: a file system that ignores case must not hand out another project's answer.
    const listed = await (0,recorded_answers/* listRecordedAnswers */.Y9)(folder, root);
    const read = await Promise.all(scripts.map(async (script) => {
        const { project, mode, model, sample } = script.variant;
        const found = listed.find((answer) => answer.project === project && answer.mode === mode && answer.model === model && answer.sample === sample);
        return { script, source: found === undefined ? null : await (0,files/* readIfPresent */.Zu)(found.path, root) };
    }));
    const sources = read.flatMap(({ script, source }) => (source === null ? [] : [[script.variant.id, source]]));
    const faults = await checkSyntax(new Map(sources), python);
    return read.map(({ script, source }) => ({ script, answer: describe(script.variant, source, faults) }));
}
function describe(variant, source, faults) {
    const common = {
        ...NO_ANSWER,
        origin: 'recorded',
        promptHash: null,
        costReason: 'a recorded answer: no model was asked',
        attempts: 0,
        wallSeconds: null,
        startedAt: new Date().toISOString(),
    };
    if (source === null) {
        const name = `${variant.project}/${(0,recorded_answers/* recordedAnswerName */.S4)(variant.mode, variant.model, variant.sample)}`;
        return { ...common, status: 'no-answer', reason: `there is no ${name}` };
    }
    return { ...common, ...judgeCode(source, faults.get(variant.id) ?? null), answerHash: (0,files/* sha256Hex */.fg)(source) };
}

// EXTERNAL MODULE: ./build/report/text/planned-work.js
var planned_work = __webpack_require__(63303);
// EXTERNAL MODULE: ./build/schema/options/generate.js
var generate = __webpack_require__(6148);
;// CONCATENATED MODULE: ./build/commands/generate.js

















/** Writes every planned script that is not there yet. UserError 1 when a budget, a provider or the user ended it before all were asked. */
async function generate_generate(given, { logger, env, keyFiles, signal }, { fetch, policy = DEFAULT_RETRY_POLICY, python } = {}) {
    const options = generate/* generateOptions */.QN.parse(given);
    if (options.showPrompts && !options.dryRun)
        throw new errors/* UserError */.yo('--show-prompts needs --dry-run.');
    const { campaign, dataset, answers, budgetUsd } = options;
    const plan = await (0,documents/* readPlan */.m3)(campaign);
    const wanted = listGenerated(plan, options.only);
    const { toReplay, toAsk, kept, spentUsd } = listWork(wanted, plan.models, await (0,variant_files/* readProvenances */.j)(campaign, wanted), options);
    const calls = await prepareCalls(toAsk, (slug) => (0,load_projects/* loadProject */.gi)(dataset, slug));
    if (options.dryRun) {
        const expected = calls.map(expectCall);
        for (const line of (0,planned_work/* renderExpectedCalls */.qX)(expected, toReplay.length))
            logger.info(line);
        const result = { counts: {}, kept, recorded: toReplay.length, spentUsd, calls: expected };
        return options.showPrompts ? { ...result, prompts: calls.map(listPrompt) } : result;
    }
    const budget = openBudget(budgetUsd ?? null, spentUsd);
    if (budgetUsd !== undefined)
        requirePrices(calls);
    const counts = {};
    const keep = async ({ variant, entry }, answer) => {
        const draws = answer.code === null ? null : await canDraw(variant.project, answer.code);
        await (0,variant_files/* writeVariant */.BA)(campaign, toProvenance(variant, entry, answer, draws), answer.code);
        counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    };
    const canDraw = whetherDrawing(dataset);
    const [origin, found] = answers === undefined
        ? ['recorded', `${(0,base_text/* count */.U9)(toReplay.length, 'recorded answer')} taken`]
        : ['given', `${(0,base_text/* count */.U9)(toReplay.length, 'given script')} taken from ${answers}`];
    for await (const { script, answer } of replayAnswers(toReplay, origin, python))
        await keep(script, answer);
    if (toReplay.length > 0)
        logger.info(found);
    const outcome = await askModels(calls, { env, keyFiles, budget, policy, logger, fetch, python, signal, keep });
    refuseUnfinished(outcome, budget, budgetUsd);
    return { counts, kept, recorded: toReplay.length, spentUsd: budget.spentUsd, calls: [] };
}
/** Reads each project once, when its first script is there. */
function whetherDrawing(dataset) {
    const projects = new Map();
    const read = async (slug) => {
        const { sourceFolder, lockFile, manifest } = await (0,load_projects/* loadProject */.gi)(dataset, slug);
        const lock = (await (0,files/* readTextIfPresent */.Ge)(lockFile)) ?? '';
        return { ...(await (0,draws_or_waits/* readPythonProject */.C)(sourceFolder, lock)), entry: manifest.entry };
    };
    return async (slug, code) => {
        const reading = projects.get(slug) ?? read(slug);
        projects.set(slug, reading);
        const project = await reading;
        return (0,draws_or_waits/* drawsOrWaits */.r)(project, project.entry, Buffer.from(code).toString('utf8'));
    };
}
const listPrompt = ({ variant, prompt }) => ({ variant: variant.id, prompt: showPrompt(prompt) });


/***/ }),

/***/ 69337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lE: () => (/* binding */ toProviderError),
/* harmony export */   mZ: () => (/* binding */ ProviderError)
/* harmony export */ });
/* unused harmony export readRetryAfterSeconds */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);
/* harmony import */ var _base_clean_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23085);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);



/** What a provider did instead of answering. Its message never holds a key, and it carries no cause that could. */
class ProviderError extends Error {
    name = 'ProviderError';
    kind;
    status;
    retryAfterSeconds;
    constructor(kind, message, status = null, retryAfter = null) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.retryAfterSeconds = retryAfter;
    }
    /** Another attempt may go better. */
    get isTransient() {
        return this.kind === 'rate-limit' || this.kind === 'server' || this.kind === 'network';
    }
    /** The request was turned away; a call that broke off later may have been paid for. */
    get isUnbilled() {
        return this.status !== null;
    }
    /** Every further call to this model would end alike: no right to it, nothing left to pay with. */
    get haltsModel() {
        return this.kind === 'quota' || this.kind === 'access' || this.status === 404;
    }
}
/** The fields that the errors of both SDKs share; an error inside a stream has no status. */
const sdkError = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional().catch(undefined),
    headers: zod__WEBPACK_IMPORTED_MODULE_1__/* ["instanceof"] */ .Nlp(Headers).optional().catch(undefined),
    code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().catch(null),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().catch(null),
});
const QUOTA = /insufficient_quota|billing_|exceeded your current quota|credit balance/i;
const OVERLOAD = /overloaded|server_error|api_error|timeout_error|internal/i;
/** What an SDK threw, or a provider that it called by our own hands, without the key: `hide` takes it out. */
function toProviderError(error, hide) {
    const own = error instanceof Error && error.cause instanceof ProviderError ? error.cause : error;
    // Hidden before it is cut: half of a key would not be known for one.
    const message = (0,_base_clean_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(hide((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(own)), 400);
    if (own instanceof ProviderError)
        return new ProviderError(own.kind, message, own.status, own.retryAfterSeconds);
    const { status, headers, code, type } = sdkError.safeParse(error).data ?? {};
    const words = `${code ?? ''} ${type ?? ''} ${message}`;
    const retryAfter = headers === undefined ? null : readRetryAfterSeconds(headers);
    return new ProviderError(classify(status, words, error), message, status ?? null, retryAfter);
}
function classify(status, words, error) {
    if (QUOTA.test(words) || status === 402)
        return 'quota';
    if (status === 429 || (status === undefined && words.includes('rate_limit')))
        return 'rate-limit';
    if (status === 401 || status === 403)
        return 'access';
    if (status === 408 || status === 409 || (status !== undefined && status >= 500))
        return 'server';
    if (status !== undefined)
        return 'request';
    if (error instanceof SyntaxError)
        return 'malformed';
    return OVERLOAD.test(words) ? 'server' : 'network';
}
/** `Retry-After` as seconds or as a date (RFC 9110, 10.2.3), or OpenAI's `retry-after-ms`. */
function readRetryAfterSeconds(headers, nowMs = Date.now()) {
    const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
    if (milliseconds >= 0)
        return milliseconds / 1000;
    const value = headers.get('retry-after');
    if (value === null || value.trim() === '')
        return null;
    const seconds = Number(value);
    if (seconds >= 0)
        return seconds;
    const date = Date.parse(value);
    return Number.isNaN(date) ? null : Math.max(0, (date - nowMs) / 1000);
}


/***/ }),

/***/ 80868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ checkTokens),
/* harmony export */   bP: () => (/* binding */ estimateTokens),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
/** Checks the provider's own arithmetic: a ledger built on numbers that contradict each other is worth nothing. */
function checkTokens(tokens, total) {
    const fault = findFault(tokens, total);
    return fault === null ? { tokens, tokensReason: null } : { tokens: null, tokensReason: fault };
}
const NO_USAGE = { tokens: null, tokensReason: 'the answer tells no token counts' };
function findFault(tokens, total) {
    const { input, cachedInput, output, reasoning } = tokens;
    if (![input, cachedInput, output, reasoning].every((count) => Number.isSafeInteger(count) && count >= 0)) {
        return 'a token count of the answer is not a whole number';
    }
    if (cachedInput > input)
        return `${cachedInput} cached tokens of ${input} input tokens`;
    if (reasoning > output)
        return `${reasoning} reasoning tokens of ${output} output tokens`;
    if (total !== null && input + output !== total)
        return `${input} + ${output} tokens are not the total of ${total}`;
    return null;
}
/**
 * Tokens that a text will need, on the high side: three bytes each, where English and Python take about four. A budget
 * reserves by this, so it must not fall short.
 */
function estimateTokens(text) {
    return Math.ceil(Buffer.byteLength(text, 'utf8') / 3);
}


/***/ })

};
