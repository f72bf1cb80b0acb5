export const id = 3176;
export const ids = [3176];
export const modules = {

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
        const onFull = () => options.endsWhenFull && child.kill('SIGKILL');
        const stdout = collect(child.stdout, onFull);
        const stderr = collect(child.stderr, onFull);
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
function collect(stream, onFull) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        if (size < OUTPUT_LIMIT)
            chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size));
        size += chunk.length;
        if (size > OUTPUT_LIMIT)
            onFull();
    });
    return () => Buffer.concat(chunks).toString('utf8');
}


/***/ }),

/***/ 12992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readPythonSource)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14410);





/** Programs for one process; their answers stay within what is kept of its output. */
const BATCH = 200;
const BATCH_SECONDS = 300;
/** What a Python that is found by PATH needs to start; the parser may run where keys are in the environment, and sees none. */
const KEPT_VARIABLES = /^(PATH|HOME|LANG|LC_.*|PYENV_.*|LD_LIBRARY_PATH)$/;
/**
 * Reads Python programs by Python's own parser, in processes whose memory and time are limited, and returns what it says of
 * each, by its key and in the same order. Nothing is executed; a program that is fatal takes no other's answer with it.
 */
async function readPythonSource(programs, question, python = 'python3', env = process.env) {
    const readings = new Map();
    const waiting = [...programs];
    while (waiting.length > 0) {
        const batch = waiting.slice(0, BATCH);
        const { answers, end } = await runParser(batch, question, python, env);
        const done = end.kind === 'unread' ? batch.length : Math.min(answers.length + 1, batch.length);
        for (const [index, [key]] of batch.slice(0, done).entries()) {
            const answer = answers[index];
            readings.set(key, answer === undefined ? end : { kind: 'answered', answer });
        }
        waiting.splice(0, done);
    }
    return readings;
}
async function runParser(batch, { type, answer }, python, env) {
    const lines = batch.map(([, source]) => JSON.stringify({ type, source: Buffer.from(source).toString('base64') }));
    const reply = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(type), answer });
    try {
        const { stdout, stderr, signal } = await (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .runCommand */ .d)(python, ['-I', '-S', '-B', (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .assetPath */ .Q$)('python', 'code_structure')], {
            input: `${lines.join('\n')}\n`,
            env: Object.fromEntries(Object.entries(env).filter(([name]) => KEPT_VARIABLES.test(name))),
            timeoutSeconds: BATCH_SECONDS,
        });
        const whole = stdout.split('\n').slice(0, -1); // a line without its end was cut off
        const answers = whole.map((line) => (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWith */ .Ku)(reply, JSON.parse(line), "the parser's answer").answer);
        if (signal !== null)
            return { answers, end: { kind: 'fatal', fault: `the parser was ended by ${signal} on it` } };
        return { answers, end: { kind: 'unread', fault: `'${python}' could not parse it: ${stderr.trim().slice(-200)}` } };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error) !== 'ENOENT')
            throw error;
        return { answers: [], end: { kind: 'unread', fault: `there is no '${python}' to parse it with` } };
    }
}


/***/ }),

/***/ 85868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ writeVariant),
/* harmony export */   CZ: () => (/* binding */ writePatch),
/* harmony export */   b4: () => (/* binding */ readScripts),
/* harmony export */   fN: () => (/* binding */ readPatches),
/* harmony export */   j: () => (/* binding */ readProvenances)
/* harmony export */ });
/* unused harmony export readProvenance */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4920);
/* harmony import */ var _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43431);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24919);





const readProvenance = (campaign, variant) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonIfPresent */ .He)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantProvenance(campaign, variant), _schema_provenance_js__WEBPACK_IMPORTED_MODULE_3__/* .provenance */ .aH, campaign);
/** By variant id: what there is of each answer; a variant without is left out. */
async function readOfAnswers(variants, read) {
    const found = new Map();
    for (const { id, model } of variants) {
        const own = model === null ? null : await read(id);
        if (own !== null)
            found.set(id, own);
    }
    return found;
}
/** By variant id: what is known of the scripts that models wrote. */
const readProvenances = (campaign, variants) => readOfAnswers(variants, (id) => readProvenance(campaign, id));
/** By variant id: the scripts that models wrote, byte for byte. */
const readScripts = (campaign, variants) => readOfAnswers(variants, (id) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readIfPresent */ .Zu)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantScript(campaign, id), campaign));
/** By variant id: the changes that `writePatch` wrote. */
const readPatches = (campaign, variants) => readOfAnswers(variants, (id) => (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextIfPresent */ .Ge)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.patch(campaign, id), campaign));
/**
 * Writes the script and then its provenance, so that a provenance that exists tells of the script beside it. What an
 * earlier answer left is removed first; no script is left where the answer held none.
 */
async function writeVariant(campaign, told, script) {
    await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .removeBelow */ .ck)(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantProvenance('', told.variant));
    await writeOrRemove(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantScript('', told.variant), script);
    await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.variantProvenance(campaign, told.variant), told, campaign);
}
/** The change from the author's entry file to a model's script; null: there is none to show. */
const writePatch = (campaign, variant, patch) => writeOrRemove(campaign, _paths_js__WEBPACK_IMPORTED_MODULE_4__/* .campaignFiles */ .e.patch('', variant), patch);
async function writeOrRemove(campaign, path, content) {
    if (content === null)
        await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_2__/* .removeBelow */ .ck)(campaign, path);
    else
        await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(campaign, path), content, campaign);
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


/***/ }),

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ PROVENANCE_VERSION),
/* harmony export */   aH: () => (/* binding */ provenance)
/* harmony export */ });
/* unused harmony export GENERATION_STATUSES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83271);
/* harmony import */ var _versioned_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69739);




const GENERATION_STATUSES = [
    'ok',
    'syntax-error',
    'no-code',
    'truncated',
    'refused',
    'provider-error',
    'no-answer',
];
const PROVENANCE_VERSION = 2;
const provenanceFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(PROVENANCE_VERSION),
    variant: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .compoundId */ .zN,
    project: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .slug */ .yR,
    mode: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .generatedMode */ .X$,
    model: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR,
    sample: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    iteration: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    /** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
    origin: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['provider', 'recorded', 'given']),
    provider: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    requestedModel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** As the provider's answer names it. */
    returnedModel: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    responseId: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(GENERATION_STATUSES),
    reason: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    promptHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    answerHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    codeHash: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .sc.nullable(),
    /** Whether the script may take another course when it starts headless. Null: there is none, or nobody looked. */
    drawsOrWaits: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), cachedInput: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), output: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), reasoning: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() }).nullable(),
    cost: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ usd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, pricedAs: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }).nullable(),
    costReason: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable(),
    /** Joules of the generation, from the model entry's figure for a token; null where it gives none. */
    energy: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        joules: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
        low: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
        high: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive(),
        source: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    })
        .nullable(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    wallSeconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    startedAt: _common_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR,
});
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = (0,_versioned_js__WEBPACK_IMPORTED_MODULE_3__/* .versioned */ .iF)(PROVENANCE_VERSION, provenanceFile, {
    1: (old) => ({ ...old, drawsOrWaits: null, reason: (0,_migrations_record_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(old.reason) }),
});


/***/ })

};
