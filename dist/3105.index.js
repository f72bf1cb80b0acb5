export const id = 3105;
export const ids = [3105];
export const modules = {

/***/ 23085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ boundTexts),
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   V$: () => (/* binding */ withoutSequences),
/* harmony export */   V8: () => (/* binding */ cleanMessage),
/* harmony export */   Vs: () => (/* binding */ cleanCodeLine),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   cc: () => (/* binding */ isWorkflowLog),
/* harmony export */   et: () => (/* binding */ printableJson),
/* harmony export */   fV: () => (/* binding */ removeUnprintable),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/**
 * What a message may hold and nobody may be shown: control characters, direction overrides (CVE-2021-42574, "Trojan
 * Source"), characters that take no place, line separators, and code points that no XML file may carry. Line feeds and
 * tabs are layout.
 */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
/** Only these are in most texts. */
const PLAIN = /^[\n\x20-\x7e]*$/;
/**
 * What a terminal obeys (ECMA-48): control sequences, whole strings as a title or a clipboard's content, short escapes. No
 * two parts match the same characters, so that a flood of beginnings takes linear time.
 */
const SEQUENCES = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u0090\u0098\u009c-\u009f\n]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Text without what a terminal obeys; other control characters stay. */
const withoutSequences = (text) => text.replace(SEQUENCES, '');
/** Printable text of any number of lines: no sequences for a terminal, no control, direction or invisible characters. */
function cleanText(text) {
    return PLAIN.test(text) ? text : removeUnprintable(withoutSequences(text));
}
/** The same with what is left of a sequence without its first character: nothing that can be seen is lost. */
const removeUnprintable = (text) => text.toWellFormed().replace(LINE_ENDS, '\n').replace(UNPRINTABLE, '');
/** One printable line, its white space collapsed, cut at `limit`. */
function cleanLine(text, limit = 300) {
    return shorten(cleanText(text).replace(/\s+/gu, ' ').trim(), limit);
}
/** One line of source code: tabs become spaces, what cannot be seen is spelled out so that it cannot deceive. */
function cleanCodeLine(line, limit = 240) {
    const visible = line
        .toWellFormed()
        .replace(/\r$/, '')
        .replaceAll('\t', '    ')
        .replace(UNPRINTABLE, (character) => `⟨U+${hexOf(character.codePointAt(0))}⟩`);
    return shorten(visible, limit);
}
/** Cuts at `limit` characters (code points) and says so with an ellipsis. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    const characters = [...text.slice(0, 2 * limit)];
    return characters.length <= limit && text.length <= 2 * limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
/** The same value with each of its strings printable and cut at `limit`, or at the limit of its own under its name. */
const boundTexts = (value, limit, ownLimits = {}) => JSON.parse(JSON.stringify(value, (name, each) => typeof each === 'string' ? shorten(cleanText(each), ownLimits[name] ?? limit) : each));
/** The last of several signs that begin a command, behind any that combine with it. */
const COLONS = /^((?:[^\S\n\r\u2028\u2029]|\p{M})*:)(?=\p{M}*:)/gmu;
const HASHES = /#(?=\p{M}*#\p{M}*\[)/gu;
/**
 * Text as a terminal or a job's log may show it. GitHub's runner obeys lines that begin with `::` and `##[` anywhere in one
 * (ActionCommand.cs): there a space parts the signs. No sign of width zero would, since the runner compares as a language
 * does, to which such a sign is nothing, as a mark that combines with the one before.
 */
function cleanMessage(text, isForRunner = isWorkflowLog()) {
    const clean = cleanText(text);
    return isForRunner ? clean.replace(COLONS, '$1 ').replace(HASHES, '# ') : clean;
}
/** Whether GitHub's runner reads what this process prints. */
const isWorkflowLog = (env = process.env) => env.GITHUB_ACTIONS === 'true';
/** JSON that reads as the same value and is as harmless to print: what `cleanMessage` would take away is escaped. */
const printableJson = (value) => JSON.stringify(value, null, 2).replace(UNPRINTABLE, escapeUnits).replace(HASHES, escapeUnits);
const escapeUnits = (text) => text
    .split('')
    .map((unit) => `\\u${hexOf(unit.charCodeAt(0)).toLowerCase()}`)
    .join('');
const hexOf = (code = 0) => code.toString(16).toUpperCase().padStart(4, '0');


/***/ }),

/***/ 43787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ padStart),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   PV: () => (/* binding */ shortenToWidth),
/* harmony export */   f: () => (/* binding */ padEnd)
/* harmony export */ });
/** Combining marks, joiners and other characters that take no column of their own. */
const NO_COLUMN = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** East Asian wide and fullwidth characters (Unicode Standard Annex 11) and pictures. */
const TWO_COLUMNS = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const columnsOf = (character) => (TWO_COLUMNS.test(character) ? 2 : NO_COLUMN.test(character) ? 0 : 1);
/** Columns of a terminal that a line of printable text takes. */
function displayWidth(text) {
    let columns = 0;
    for (const character of text)
        columns += columnsOf(character);
    return columns;
}
/** Cut to so many columns, with an ellipsis in the last of them. */
function shortenToWidth(text, width) {
    if (displayWidth(text) <= width)
        return text;
    let [shown, columns] = ['', 0];
    for (const character of text) {
        columns += columnsOf(character);
        if (columns > width - 1)
            break;
        shown += character;
    }
    return `${shown}…`;
}
/** Filled with spaces to so many columns, the text at the left. */
const padEnd = (text, width) => text + ' '.repeat(Math.max(0, width - displayWidth(text)));
/** Filled with spaces to so many columns, the text at the right. */
const padStart = (text, width) => ' '.repeat(Math.max(0, width - displayWidth(text))) + text;


/***/ }),

/***/ 45145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   In: () => (/* binding */ interruptible),
/* harmony export */   ce: () => (/* binding */ stopped),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   lj: () => (/* binding */ recover),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** A mistake of the user's or of the input: shown without a stack. Everything else is a bug and keeps its stack. */
class UserError extends Error {
    name = 'UserError';
    /** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety; 125 is 1 where a command's own code is returned, 126 and 127 what a shell says of a command that it can't start. */
    exitCode;
    constructor(message, exitCode = 2, options) {
        super(message, options);
        this.exitCode = exitCode;
    }
}
function errorMessage(error) {
    return error instanceof Error ? error.message : String(error);
}
/** What a user who asked to stop is told; the work is thrown away, what is on record stays. */
const stopped = () => new UserError('Stopped. Run the same command again to go on where it ended.', 1);
/** Ends the wait for `work` when the user asks to stop; what it works with has to end it. */
async function interruptible(work, signal) {
    if (!signal)
        return work;
    let stop = () => { };
    const aborted = new Promise((_, reject) => {
        stop = () => reject(stopped());
        if (signal.aborted)
            stop();
        else
            signal.addEventListener('abort', stop);
    });
    try {
        return await Promise.race([work, aborted]);
    }
    finally {
        work.catch(() => { }); // after an abort nobody else waits for it
        signal.removeEventListener('abort', stop);
    }
}
/** What the work gives; `instead` where it fails with one of these system codes. */
async function recover(work, codes, instead) {
    return work.catch((error) => {
        if (codes.includes(errorCode(error) ?? ''))
            return instead;
        throw error;
    });
}
/** The system's error code (`ENOENT`, `EACCES` …), if the error carries one. */
function errorCode(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

/***/ 97286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ explainFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _path_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10373);


/**
 * The last look at an error before it is told: what this machine refused is its user's to mend, wherever it came up; the rest
 * stays what it is.
 */
function explainFault(error) {
    if (!isOfSystem(error))
        return error;
    const { path, syscall } = error;
    const [call = ''] = syscall.split(' ');
    const told = (message) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(message, 1, { cause: error });
    if (call === 'uv_cwd')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('The folder you are in was removed: go to another.');
    if (path === undefined)
        return (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFullDisk */ .Eh)(error, 'a file');
    if (call === 'spawn' && (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error) === 'ENOENT') {
        return told(`${path} is not installed, or not on PATH${path === 'python3' ? ': sudo apt-get install python3' : ''}.`);
    }
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error) === 'EACCES' ? told(`${path}: this user may not ${call} it.`) : (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explainWrite */ .N3)(error, path);
}
const isOfSystem = (error) => error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';


/***/ }),

/***/ 60599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ checkWritableFolder),
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   DC: () => (/* binding */ QUIET),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Ge: () => (/* binding */ readTextIfPresent),
/* harmony export */   He: () => (/* binding */ readJsonIfPresent),
/* harmony export */   Ku: () => (/* binding */ parseWith),
/* harmony export */   Nn: () => (/* binding */ statIfPresent),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Zf: () => (/* binding */ writeFileAtomic),
/* harmony export */   Zu: () => (/* binding */ readIfPresent),
/* harmony export */   _L: () => (/* binding */ hashBelow),
/* harmony export */   d1: () => (/* binding */ readLanguage),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   gb: () => (/* binding */ readJsonText),
/* harmony export */   vz: () => (/* binding */ hashTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53339);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57685);
/* harmony import */ var _path_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10373);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17603);
/* harmony import */ var _untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4920);
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










// In all of these `root` says that strangers may have made what lies below it (see untrusted-files.ts); without it the path is
// the user's own or this tool's, and links in it are followed.
function sha256Hex(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}
/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. */
async function writeFileAtomic(path, content, root) {
    if (root === undefined)
        await (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolders */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    else
        await (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .prepareBelow */ .N2)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, path));
    const temporary = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const whole = typeof content === 'string' || content instanceof Uint8Array;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, whole ? content : joinTexts(content), { flag: 'wx', flush: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWrite */ .N3)(error, path);
    }
}
const CHUNK_CHARACTERS = 1 << 16;
/** Many short texts as few long ones: each that is given on is written by itself. */
async function* joinTexts(texts) {
    let joined = '';
    for await (const text of texts) {
        joined += text;
        if (joined.length < CHUNK_CHARACTERS)
            continue;
        yield joined;
        joined = '';
    }
    yield joined;
}
async function writeJson(path, value, root) {
    await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`, root);
}
/** The file's bytes, or null where there is no such file. */
async function readIfPresent(path, root) {
    if (root !== undefined)
        return (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .readBelow */ .Gj)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(root, path));
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainPath */ .hp)(error, path);
    }
}
/** The file's text, or null where there is no such file. */
async function readTextIfPresent(path, root) {
    return (await readIfPresent(path, root))?.toString('utf8') ?? null;
}
/** What lies at the path, or null where nothing does. UserError where this user may not look: something may be there. */
async function statIfPresent(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainLook */ .Xo)(error, path);
    }
}
/** Makes the folder where there is none, and tells before any work is done that files can't be made in it. */
async function checkWritableFolder(folder) {
    await (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolders */ .w)(folder);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.access)(folder, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
    }
    catch (error) {
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWrite */ .N3)(error, folder);
    }
}
/** Parses what came from outside; a fault names the file, the place in it and what was expected. */
function parseWith(schema, value, where) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    for (const issue of issues)
        if (issue.code === 'custom')
            refuseOtherVersion(where, issue.params ?? {});
    const faults = issues.slice(0, 5).map((issue) => `  ${issue.path.join('.') || '(top)'}: ${describeIssue(issue)}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} is not valid:\n${faults.join('\n')}`);
}
/** A name that can be nothing else is told, so that it can be mended; what a file holds beside names may be a key. */
const describeIssue = (issue) => issue.code === 'unrecognized_keys' && !issue.keys.every((key) => /^[A-Za-z_]{1,40}$/.test(key))
    ? 'it holds something that its format does not know'
    : issue.message;
/** As the issues of `versioned` say it. */
function refuseOtherVersion(where, { newerVersion, olderVersion, fix }) {
    if (newerVersion !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} was written by a newer version (schemaVersion ${newerVersion}): update greenml to read it.`);
    }
    if (olderVersion === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} was written by an older version (schemaVersion ${olderVersion}): ${fix}.`);
}
async function readJson(path, schema, root) {
    const value = await readJsonIfPresent(path, schema, root);
    if (value === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`There is no ${path}.`);
    return value;
}
/** Null where there is no such file. */
async function readJsonIfPresent(path, schema, root) {
    const text = await readTextIfPresent(path, root);
    return text === null ? null : parseWith(schema, readLanguage('JSON', JSON.parse, text, path), path);
}
/** What a parser makes of a text; UserError with the place of a fault, and without the text there, which may be a key. */
function readLanguage(name, parse, text, where) {
    try {
        return parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${where} is not ${name}: ${describeFault(error, text)}`);
    }
}
/** The fields that the errors of the parsers of YAML and TOML have; that of JSON tells the place in its message. */
const parserError = zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    code: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().optional().catch(undefined),
    linePos: zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ line: zod__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig() }))
        .optional()
        .catch(undefined),
    line: zod__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig().optional().catch(undefined),
});
function describeFault(error, text) {
    const { code = '', linePos, line: own } = parserError.safeParse(error).data ?? {};
    const position = /\bat position (\d+)/.exec((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorMessage */ .gJ)(error))?.[1];
    const line = linePos?.[0]?.line ?? own ?? (position && text.slice(0, Number(position)).split('\n').length);
    const what = code.replaceAll('_', ' ').toLowerCase() || 'it cannot be read';
    return line ? `${what}, see line ${line}` : what;
}
/** Null: it is no JSON. */
function readJsonText(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
/** `missing` is what a user is told where there is no such file. */
async function readYaml(path, schema, missing, root) {
    const text = await readTextIfPresent(path, root);
    if (text === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(missing);
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)); // heavy: `measure` reads none
    return parseWith(schema, readLanguage('YAML', (each) => parse(each, QUIET), text, path), path);
}
/** Else the parser prints warnings, which quote the text. */
const QUIET = { logLevel: 'error' };
/** Every plain file below `root`, sorted, with forward slashes. Links are not followed and not listed. */
async function listFiles(root) {
    const files = [];
    for await (const { path, kind } of (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .walkTree */ .Ir)(root))
        if (kind === 'file')
            files.push(path);
    return files.sort();
}
/** SHA-256 of a plain file below `root`, however large it is; null where there is none. */
async function hashBelow(root, path) {
    const opened = await (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .openBelow */ .SL)(root, path);
    return opened && hashOpen(opened);
}
async function hashOpen({ file }) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const chunk of file.createReadStream())
        hash.update(chunk);
    return hash.digest('hex');
}
/** Of one project, which is copied for each of its runs. */
const LARGEST_TREE_BYTES = 16 * 1024 ** 3;
/** One hash over names and contents of every file below `root`, links left out. UserError for a pipe, a socket or a device. */
async function hashTree(root) {
    const files = [];
    for await (const { path, kind } of (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .walkTree */ .Ir)(root)) {
        if (kind === 'file')
            files.push(path);
        else if (kind !== 'folder' && kind !== 'link')
            throw (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .refusedKind */ .zJ)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path), kind);
    }
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let bytes = 0;
    for (const path of files.sort()) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const opened = await (0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_8__/* .openBelow */ .SL)(root, path);
            if (opened === null)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path)} was removed while it was read.`, 1);
            const _file = __addDisposableResource(env_1, opened.file, true);
            bytes += opened.stats.size;
            if (bytes > LARGEST_TREE_BYTES)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${root} holds more than ${(0,_size_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSize */ .X)(LARGEST_TREE_BYTES)}.`);
            hash.update(`${path}\0${await hashOpen(opened)}\n`);
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
    return hash.digest('hex');
}


/***/ }),

/***/ 57685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _path_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10373);




/**
 * Makes a folder and those above it. UserError where that can't be done. Node's own recursive call never comes back where a
 * file system answers that there is no such folder, as /proc does.
 */
async function makeFolders(folder) {
    if (await isFolder(folder))
        return;
    await makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${folder} can't be made: ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)} takes no folders.`, 1);
        if (code !== 'EEXIST')
            throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .explainWrite */ .N3)(error, folder);
        if (!(await isFolder(folder)))
            throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .notAFolder */ .b7)(folder); // else another process made it
    }
}
const isFolder = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((found) => found.isDirectory(), () => false);


/***/ }),

/***/ 82130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ describeFault),
/* harmony export */   j: () => (/* binding */ terminalLogger)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23085);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43787);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61862);



function terminalLogger(stream = process.stderr) {
    const isLive = stream.isTTY === true;
    let shown = false;
    const clear = () => {
        if (shown)
            stream.write('\r\u001b[2K');
        shown = false;
    };
    const line = (message) => {
        clear();
        const clean = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanMessage */ .V8)(message);
        stream.write(`${isLive ? (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(clean, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__/* .textWidth */ .s)(stream)) : clean}\n`);
    };
    return {
        isLive,
        info: line,
        warn: (message) => line(`warning: ${message}`),
        status(message) {
            if (!isLive)
                return;
            clear();
            const oneLine = (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanMessage */ .V8)(message).replaceAll('\n', ' ');
            stream.write((0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenToWidth */ .PV)(oneLine, Math.max(20, (stream.columns ?? 80) - 1)));
            shown = message !== '';
        },
    };
}
/** All that is known of an error that is a fault of ours, for a person to report: the stacks of it and of its causes. */
function describeFault(error) {
    const lines = ['This is a fault of greenml, not yours; please report it with these lines:', stackOf(error)];
    let cause = error instanceof Error ? error.cause : undefined;
    for (let depth = 0; cause && depth < MOST_CAUSES; depth++) {
        lines.push(`caused by: ${stackOf(cause)}`);
        cause = cause instanceof Error ? cause.cause : undefined;
    }
    return lines.join('\n');
}
/** A cause can be its own. */
const MOST_CAUSES = 5;
const stackOf = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error));


/***/ }),

/***/ 34144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q$: () => (/* binding */ assetPath),
/* harmony export */   Yl: () => (/* binding */ PACKAGE_ROOT),
/* harmony export */   ak: () => (/* binding */ CLI_FILE),
/* harmony export */   fs: () => (/* binding */ readAsset),
/* harmony export */   wr: () => (/* binding */ TOOL_VERSION)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53339);





function findPackageRoot(from) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, 'package.json')) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, 'assets')))
        return from;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(from);
    if (parent === from)
        throw new Error(`no package.json with assets/ above ${(0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(import.meta.url)}`);
    return findPackageRoot(parent);
}
/** Where this tool lies: found alike from `src/` and from `dist/`. */
const PACKAGE_ROOT = findPackageRoot((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(import.meta.url)));
/** A file that runs or is read beside the bundle. */
const assetPath = (...parts) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(PACKAGE_ROOT, 'assets', ...parts);
/** The text of such a file. */
const readAsset = (...parts) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(assetPath(...parts), 'utf8');
const TOOL_VERSION = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
    .parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(PACKAGE_ROOT, 'package.json'), 'utf8'))).version;
/** What starts the command line: the sources where this runs from them, else the bundle. */
const CLI_FILE = import.meta.url.endsWith('.ts')
    ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(PACKAGE_ROOT, 'src', 'cli', 'main.ts')
    : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(PACKAGE_ROOT, 'dist', 'cli.js');


/***/ }),

/***/ 10373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ notAFile),
/* harmony export */   Eh: () => (/* binding */ explainFullDisk),
/* harmony export */   N3: () => (/* binding */ explainWrite),
/* harmony export */   Xo: () => (/* binding */ explainLook),
/* harmony export */   b7: () => (/* binding */ notAFolder),
/* harmony export */   hp: () => (/* binding */ explainPath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

const notAFolder = (path) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path} is a file, and should be a folder.`);
const notAFile = (path) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path} is a folder, and should be a file.`);
/** A folder where a file should be, or the other way round, is for the user to move; other errors stay what they are. */
function explainPath(error, path) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error);
    if (code === 'EISDIR')
        return notAFile(path);
    return code === 'ENOTDIR' ? new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path} lies below a file, which should be a folder.`) : error;
}
/** What this user may not look at is not taken for absent; other errors stay what they are. */
function explainLook(error, path) {
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error) !== 'EACCES')
        return error;
    const message = `${path} can't be looked at: this user may not enter a folder above it.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(message, 1, { cause: error });
}
const AGAIN = 'then run the same command again';
/** What a user can mend where writing failed: room, rights, the file system. Other errors stay what they are. */
function explainWrite(error, path) {
    const told = {
        EROFS: `${path} could not be written: it lies on a file system that is mounted read-only.`,
        EACCES: `${path} could not be written: this user may not. Give its folder to them or name another folder, ${AGAIN}.`,
        EPERM: `${path} could not be written: it is protected. Lift that (lsattr shows it) or name another folder, ${AGAIN}.`,
    };
    const message = told[(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error) ?? ''];
    if (message !== undefined)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(message, 1, { cause: error });
    const explained = explainFullDisk(error, path);
    return explained === error ? explainPath(error, path) : explained;
}
/** Where there is no room left: what to do about it. */
function explainFullDisk(error, path, fix = 'Free some of it') {
    const told = {
        ENOSPC: 'The disk is full',
        EDQUOT: 'Your quota of disk space is used up',
    };
    const what = told[(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .CA)(error) ?? ''];
    if (what === undefined)
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${what}: ${path} could not be written. ${fix}, ${AGAIN}.`, 1, { cause: error });
}


/***/ }),

/***/ 17603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseSize),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const UNITS = {
    '': 1,
    b: 1,
    k: 1024,
    kib: 1024,
    kb: 1000,
    m: MIB,
    mib: MIB,
    mb: 1e6,
    g: GIB,
    gib: GIB,
    gb: 1e9,
};
/** Bytes of `20GiB` or `512m`; null where it is no size. */
function parseSize(text) {
    const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
    const bytes = Math.floor(Number(digits) * (UNITS[unit.toLowerCase()] ?? 0));
    return digits !== '' && bytes > 0 && bytes <= Number.MAX_SAFE_INTEGER ? bytes : null;
}
const threeDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, useGrouping: false });
/** `2 GiB`, `1.54 MiB`, `300 B`. */
function formatSize(bytes) {
    const [unit, size] = bytes >= GIB ? ['GiB', GIB] : bytes >= MIB ? ['MiB', MIB] : bytes >= 1024 ? ['KiB', 1024] : ['B', 1];
    return `${threeDigits.format(bytes / size)} ${unit}`;
}


/***/ }),

/***/ 91497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   XW: () => (/* binding */ quoteWord),
/* harmony export */   he: () => (/* binding */ withoutEndSlashes),
/* harmony export */   st: () => (/* binding */ nameFact),
/* harmony export */   yV: () => (/* binding */ compareNaturally)
/* harmony export */ });
/** `1 run`, `2 runs`. */
const count = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`;
/** Of an address or a path: slashes at its end mean nothing. */
const withoutEndSlashes = (text) => text.replace(/(?<!\/)\/+$/, '');
/**
 * A fact for an error's message or the log, where a report's words are not at hand: `too large (path a.csv, bytes 5)`; what
 * others said as they said it.
 */
function nameFact({ kind, ...numbers }) {
    if (kind === 'reported' && 'detail' in numbers)
        return String(numbers.detail);
    const told = Object.entries(numbers).map(([name, value]) => `${name} ${toText(value)}`);
    return `${kind.replaceAll('-', ' ')}${told.length === 0 ? '' : ` (${told.join(', ')})`}`;
}
const toText = (value) => Array.isArray(value)
    ? value.map(toText).join(' ')
    : typeof value === 'string' && value !== ''
        ? value
        : JSON.stringify(value);
/** A word as a shell takes it back: only what it would not read as itself is quoted. */
function quoteWord(word) {
    return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** `cpu2` before `cpu10`. Not by Intl's collator, whose tables take 9 ms to load, on the processor that is measured. */
function compareNaturally(a, b) {
    const [left, right] = [a.split(/(\d+)/), b.split(/(\d+)/)];
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const [own = '', other = ''] = [left[index], right[index]];
        const isNumber = index % 2 === 1; // what split captured
        const order = isNumber ? Number(own) - Number(other) : own < other ? -1 : own > other ? 1 : 0;
        if (order !== 0)
            return order;
    }
    return left.length - right.length;
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ copyBelow),
/* harmony export */   Gj: () => (/* binding */ readBelow),
/* harmony export */   IL: () => (/* binding */ makeFolderBelow),
/* harmony export */   IN: () => (/* binding */ refuseUnsafeName),
/* harmony export */   Ir: () => (/* binding */ walkTree),
/* harmony export */   Iy: () => (/* binding */ listBelow),
/* harmony export */   N2: () => (/* binding */ prepareBelow),
/* harmony export */   Rw: () => (/* binding */ LARGEST_DOCUMENT_BYTES),
/* harmony export */   SL: () => (/* binding */ openBelow),
/* harmony export */   U0: () => (/* binding */ readIfPlain),
/* harmony export */   b4: () => (/* binding */ lookBelow),
/* harmony export */   ck: () => (/* binding */ removeBelow),
/* harmony export */   iy: () => (/* binding */ readTailBelow),
/* harmony export */   kw: () => (/* binding */ enterBelow),
/* harmony export */   sP: () => (/* binding */ readHeadBelow),
/* harmony export */   zJ: () => (/* binding */ refusedKind)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57685);
/* harmony import */ var _path_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10373);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17603);
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








/** Of one document that is read whole (a plan, a manifest): parsed, JSON takes up to 30 times its bytes. */
const LARGEST_DOCUMENT_BYTES = 64 * 1024 ** 2;
const MOST_ENTRIES = 1_000_000;
/**
 * Characters that one system takes for something else than a part of a name (a backslash), that end a line or change a
 * terminal, that turn the direction of a text, or that stand for bytes that are no text.
 */
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu;
/** UserError 3 for a name that a path may not have: what is shown of it is printable. */
function refuseUnsafeName(path) {
    if (path.search(UNSAFE) < 0)
        return;
    const shown = path.replaceAll(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`'${shown}' is refused: a name may hold no backslash, control character or bytes that are no text. Rename it.`, 3);
}
/** What lies at a path below `root`. UserError where the path leaves it, or this user may not look. */
async function lookBelow(root, path) {
    let found = null;
    let place = root;
    for (const name of namesBelow(root, path)) {
        if (found?.kind === 'file')
            return { kind: 'none' };
        place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, name);
        found = await look(place);
        if (found.kind !== 'folder' && found.kind !== 'file')
            return found;
    }
    if (found !== null)
        return found;
    const own = await look(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root)}/.`); // with the dot a link that the user named is followed
    return own.kind === 'none' ? own : { ...own, path: root };
}
function namesBelow(root, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.normalize)(path);
    if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} leads out of ${root}: it is not opened.`, 3);
    }
    refuseUnsafeName(inside);
    return inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).filter((name) => name !== '' && name !== '.');
}
async function look(path) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
        return { kind: kindOf(stats), path, stats };
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'none' };
        if (code === 'ENAMETOOLONG')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is longer than a path may be.`);
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainLook */ .Xo)(error, path);
    }
}
function kindOf(entry) {
    if (entry.isFile())
        return 'file';
    if (entry.isDirectory())
        return 'folder';
    if (entry.isSymbolicLink())
        return 'link';
    if (entry.isFIFO())
        return 'pipe';
    return entry.isSocket() ? 'socket' : 'device';
}
/** Why something is not opened that is neither a plain file nor a folder; exit code 3. */
const refusedKind = (path, kind) => new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(kind === 'link'
    ? `${path} is a link, which may lead anywhere: it is not followed. Put what it is to show in its place.`
    : `${path} is a ${kind}, no plain file: it is not opened. Remove it.`, 3);
function refuseAllBut(wanted, { kind, path }) {
    if (kind === wanted)
        return;
    if (kind === 'file')
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .notAFolder */ .b7)(path);
    throw kind === 'folder' ? (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .notAFile */ .$y)(path) : refusedKind(path, kind);
}
/** Opens a plain file; null where there is none. UserError for anything else in its place. */
async function openBelow(root, path) {
    const found = await lookBelow(root, path);
    if (found.kind === 'none')
        return null;
    refuseAllBut('file', found);
    // What was looked at may be another thing by now. NONBLOCK: a pipe without a writer would hold up the one who opens it.
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(found.path, flags).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ENOENT')
            return null;
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) === 'ELOOP' ? refusedKind(found.path, 'link') : error;
    });
    if (file === null)
        return null;
    const stats = await file.stat();
    if (stats.isFile())
        return { file, stats };
    await file.close();
    throw refusedKind(found.path, 'device');
}
/** The bytes of a plain file; null where there is none. UserError for anything else, and for one that is longer. */
async function readBelow(root, path, mostBytes = LARGEST_DOCUMENT_BYTES) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const opened = await openBelow(root, path);
        if (opened === null)
            return null;
        const file = __addDisposableResource(env_1, opened.file, true);
        const { size } = opened.stats;
        if (size > mostBytes) {
            const [has, most] = [(0,_size_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSize */ .X)(size), (0,_size_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSize */ .X)(mostBytes)];
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)} has ${has}, more than the ${most} that such a file may have.`);
        }
        return readPart(file, 0, size);
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
/** The same, and null for all else too: a script that is done may have left anything, with any rights. */
async function readIfPlain(root, path, mostBytes) {
    return readBelow(root, path, mostBytes).catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo || (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) !== undefined)
            return null;
        throw error;
    });
}
/** The first bytes of a plain file and its size; null for anything else. */
async function readHeadBelow(root, path, mostBytes) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        if ((await lookBelow(root, path)).kind !== 'file')
            return null;
        const opened = await openBelow(root, path);
        if (opened === null)
            return null;
        const file = __addDisposableResource(env_2, opened.file, true);
        const { size } = opened.stats;
        return { bytes: await readPart(file, 0, Math.min(size, mostBytes)), sizeBytes: size };
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
/** The last bytes of a plain file; null for anything else. */
async function readTailBelow(root, path, mostBytes) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        if ((await lookBelow(root, path)).kind !== 'file')
            return null;
        const opened = await openBelow(root, path);
        if (opened === null)
            return null;
        const file = __addDisposableResource(env_3, opened.file, true);
        const length = Math.min(opened.stats.size, mostBytes);
        return readPart(file, opened.stats.size - length, length);
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = __disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
async function readPart(file, start, length) {
    const bytes = Buffer.alloc(length);
    let filled = 0;
    while (filled < length) {
        const { bytesRead } = await file.read(bytes, filled, length - filled, start + filled);
        if (bytesRead === 0)
            break;
        filled += bytesRead;
    }
    return bytes.subarray(0, filled);
}
/** A folder below `root` as a root of its own. UserError where it is none. */
async function enterBelow(root, path) {
    const found = await lookBelow(root, path);
    if (found.kind === 'none')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`There is no folder ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)}.`);
    refuseAllBut('folder', found);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
}
/** Makes a folder and those on the way to it, none of them through a link. */
async function makeFolderBelow(root, path) {
    let place = root;
    try {
        await (0,_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolders */ .w)(root);
        for (const name of namesBelow(root, path)) {
            place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, name);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(place).catch(async (error) => {
                const found = await look(place);
                if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) !== 'EEXIST' || found.kind === 'none')
                    throw error;
                refuseAllBut('folder', found);
            });
        }
    }
    catch (error) {
        throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWrite */ .N3)(error, place);
    }
}
/** Makes the folders of a file that is to be written, and refuses one that lies there and is no plain file. */
async function prepareBelow(root, path) {
    await makeFolderBelow(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    const found = await lookBelow(root, path);
    if (found.kind !== 'none')
        refuseAllBut('file', found);
}
/** Removes a plain file; nothing where there is none. */
async function removeBelow(root, path) {
    const found = await lookBelow(root, path);
    if (found.kind === 'none')
        return;
    refuseAllBut('file', found);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(found.path, { force: true });
}
/** Copies a plain file to the same path below another root. UserError where something lies there: nothing is replaced. */
async function copyBelow(from, to, path) {
    const env_4 = { stack: [], error: void 0, hasError: false };
    try {
        const opened = await openBelow(from, path);
        if (opened === null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, path)} is gone.`, 1);
        const source = __addDisposableResource(env_4, opened.file, true);
        const { size, mode } = opened.stats;
        await prepareBelow(to, path);
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, path);
        const copy = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(target, 'wx', mode & 0o755).catch((error) => {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) !== 'EEXIST')
                throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWrite */ .N3)(error, target);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${target} is there already, maybe by a name that differs only in its case: not replaced.`, 3);
        });
        try {
            if (size > 0)
                await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(source.createReadStream({ start: 0, end: size - 1, autoClose: false }), copy.createWriteStream());
        }
        catch (error) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(target, { force: true });
            throw (0,_path_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWrite */ .N3)(error, target);
        }
        finally {
            await copy.close();
        }
    }
    catch (e_4) {
        env_4.error = e_4;
        env_4.hasError = true;
    }
    finally {
        const result_4 = __disposeResources(env_4);
        if (result_4)
            await result_4;
    }
}
/**
 * All that lies below a folder, links not followed. UserError for a name that a path may not have, and where there is more
 * than any project or campaign holds. `isEntered`: of a folder, whether what lies in it is told too.
 */
async function* walkTree(root, isEntered = () => true) {
    const waiting = [''];
    let count = 0;
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        for (const { name, kind } of await readFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder))) {
            const path = folder === '' ? name : `${folder}/${name}`;
            if (++count > MOST_ENTRIES)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${root} holds more than ${MOST_ENTRIES} files and folders.`);
            yield { path, kind };
            if (kind === 'folder' && isEntered(path))
                waiting.push(path);
        }
    }
}
async function readFolder(path) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true }).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error) !== 'ENAMETOOLONG')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`${path} is longer than a path may be.`);
    });
    for (const { name } of entries)
        refuseUnsafeName(name);
    return entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
/** What a folder below `root` holds, sorted by name; null where there is no such folder. */
async function listBelow(root, path) {
    const found = await lookBelow(root, path);
    if (found.kind === 'none')
        return null;
    refuseAllBut('folder', found);
    return readFolder(found.path);
}


/***/ }),

/***/ 61862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   s: () => (/* binding */ textWidth)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43787);

/** Outside these a terminal's own width makes lines that nobody can read. */
const [NARROWEST, WIDEST] = [60, 120];
/** Where there is no terminal: a file, a pipe. */
const UNKNOWN = 100;
/** Columns of a line of text on this stream. */
function textWidth({ columns }) {
    return columns === undefined || columns === 0 ? UNKNOWN : Math.min(WIDEST, Math.max(NARROWEST, columns));
}
/**
 * Breaks each line at spaces to at most `width` columns; what follows a break is indented by two more than its line, or
 * by `hang`. A longer word keeps a line of its own, and a no-break space is no space here.
 */
function wrapText(text, width, hang) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, width, hang))
        .join('\n');
}
function wrapLine(line, width, hang) {
    if ((0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(line) <= width)
        return [line];
    const own = /^ */.exec(line)?.[0].length ?? 0;
    const indent = ' '.repeat(hang ?? own + 2);
    const lines = [];
    let current = ' '.repeat(own);
    let isEmpty = true;
    // Runs of spaces align columns and stay with the word before them; `95 %` and `p = 0.48` are one word.
    for (const word of line.slice(own).match(/[^ ]+(?: %[^ ]*| [=<] [^ ]+)* */g) ?? []) {
        if (!isEmpty && (0,_display_width_js__WEBPACK_IMPORTED_MODULE_0__/* .displayWidth */ .F1)(current + word.trimEnd()) > width) {
            lines.push(current.trimEnd());
            current = indent;
        }
        current += word;
        isEmpty = false;
    }
    return [...lines, current.trimEnd()];
}


/***/ }),

/***/ 2239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ explainLost)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91497);


/** What ends a command or an action once the rest stands: nothing that is lost is green. Null: nothing is. */
function explainLost(lost) {
    if (lost === 0)
        return null;
    const was = lost === 1 ? 'was' : 'were';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(lost, 'run')} ${was} lost to the bench, for the reasons above: mend them and run the same command again. ` +
        'The rest stands.', 1);
}


/***/ }),

/***/ 57029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   Mq: () => (/* binding */ mode),
/* harmony export */   Pf: () => (/* binding */ label),
/* harmony export */   Px: () => (/* binding */ SHIMS),
/* harmony export */   Q0: () => (/* binding */ quality),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   X$: () => (/* binding */ generatedMode),
/* harmony export */   ZR: () => (/* binding */ modelId),
/* harmony export */   aq: () => (/* binding */ LARGEST_METRIC),
/* harmony export */   hE: () => (/* binding */ BASELINE_MODES),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   j7: () => (/* binding */ GENERATED_MODES),
/* harmony export */   kT: () => (/* binding */ shim),
/* harmony export */   mO: () => (/* binding */ usualShim),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   uR: () => (/* binding */ instant),
/* harmony export */   xG: () => (/* binding */ LONGEST_TEXT),
/* harmony export */   yR: () => (/* binding */ slug),
/* harmony export */   zN: () => (/* binding */ compoundId)
/* harmony export */ });
/* unused harmony export QUALITIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

/** A project's folder name: letters, digits, `.`, `_`, `-`; unique whatever the case. */
const slug = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const modelId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'letters, digits, dot, underscore, hyphen');
const sha256 = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'sha256 as 64 hex digits');
/** A moment, as `Date.toISOString` writes it. */
const instant = zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true });
/** Parts joined by slashes, as ids of variants and blocks are: `<slug>/<mode>/<model>/s1/i0`. */
const compoundId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .max(400)
    .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'letters, digits, dot, underscore, hyphen, slash');
/** What a machine or a file calls something: one line that no terminal or page obeys. */
const label = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .max(1000)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, 'one line without control characters');
/** Sentences, of whomever: who shows them cleans them. A script can say nothing longer into its record. */
const LONGEST_TEXT = 1000;
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST_TEXT);
/** A relative POSIX path that stays inside its folder. */
const relativePath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .max(1000)
    .refine((path) => !path.startsWith('/') && !/[\\\p{Cc}]/u.test(path) && !path.split('/').includes('..'), 'a relative path with forward slashes that does not leave its folder');
/** No quantity of a program is larger; beyond it squares and cubes leave the range of a number. */
const LARGEST_METRIC = 1e100;
const MODES = ['original', 'original-headless', 'original-telemetry', 'assisted', 'autonomous'];
const GENERATED_MODES = ['original-telemetry', 'assisted', 'autonomous'];
const BASELINE_MODES = ['original', 'original-headless'];
const mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES);
const generatedMode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(GENERATED_MODES);
/** How a script starts: as it is, or with plotting and waiting for input neutralised, its source unchanged. */
const SHIMS = ['as-is', 'headless'];
const shim = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(SHIMS);
/** How a mode's variants are run where nothing else is planned. */
const usualShim = (of) => (of === 'original-headless' ? 'headless' : 'as-is');
const QUALITIES = ['measured', 'estimated', 'unavailable'];
const quality = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(QUALITIES);


/***/ }),

/***/ 21234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ FLOP_METERS),
/* harmony export */   Tk: () => (/* binding */ METERS),
/* harmony export */   Ue: () => (/* binding */ READING_METERS)
/* harmony export */ });
/* unused harmony export ESTIMATE_MODELS */
/** Every meter by the name under which it is asked for and stands on record. */
const METERS = [
    'powercap',
    'perf',
    'nvml',
    'nvidia-smi',
    'hwmon',
    'amdsmi',
    'powermetrics',
    'external',
    'estimate',
];
/** The models by which `estimate` makes up what nothing measured: with watts of the user's own, or means of cloud machines. */
const ESTIMATE_MODELS = ['linear-own-watts', 'linear-per-vcpu'];
/** What a reading of energy names as its meter. */
const READING_METERS = [...METERS, ...ESTIMATE_MODELS];
/** What counts floating-point operations. */
const FLOP_METERS = ['perf', 'torch-flop-counter'];


/***/ }),

/***/ 5787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GA: () => (/* binding */ answers),
  gQ: () => (/* binding */ campaignInputs),
  NL: () => (/* binding */ campaignOptions),
  OX: () => (/* binding */ carbonOptions),
  RT: () => (/* binding */ dataset),
  p5: () => (/* binding */ electricityMapsInput),
  V4: () => (/* binding */ energyOptions),
  Pq: () => (/* binding */ json),
  dt: () => (/* binding */ projects),
  eN: () => (/* binding */ sandboxOptions),
  uk: () => (/* binding */ wait)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/schema/meters.js
var meters = __webpack_require__(21234);
;// CONCATENATED MODULE: ./build/schema/sandbox-choices.js
const SANDBOX_CHOICES = ['auto', 'container', 'bubblewrap', 'none'];
/** Hardware that a sandbox shows on request only. */
const ALLOWABLE = ['gpu', 'rapl'];

// EXTERNAL MODULE: ./build/schema/options/option.js
var options_option = __webpack_require__(1178);
;// CONCATENATED MODULE: ./build/schema/options/groups.js




// Options that several verbs share.
const dataset = (0,options_option/* preset */.IS)(options_option/* text */.Qq, 'dataset', '<dir>', 'folder that holds `projects/` and `models.yaml`');
const projects = (0,options_option/* option */.uK)(options_option/* text */.Qq, '<regex>', 'only projects whose name matches this regular expression', {
    unset: 'all',
});
const answers = (0,options_option/* option */.uK)(options_option/* text */.Qq, '<dir>', 'folder of scripts that exist, `<slug>/GENAIGREENML_<mode>_<model>.py`; no model is asked then');
const json = (0,options_option/* option */.uK)(options_option/* text */.Qq, '<file>', 'write every number as JSON; - is stdout');
const wait = (0,options_option/* option */.uK)(options_option/* fromZero */.pV, '<seconds>', 'how long to wait while another measurement runs on this machine; 0: not at all', { unset: 'until it ends' });
const campaignOptions = schemas/* object */.Ikc({
    campaign: (0,options_option/* required */.mw)(options_option/* text */.Qq, '<dir>', 'folder of the campaign'),
    dataset,
});
/** In a workflow a campaign need not be named: there is one a run. */
const campaignInputs = schemas/* object */.Ikc({
    campaign: (0,options_option/* preset */.IS)(options_option/* text */.Qq, 'campaigns/greenml', '<dir>', 'folder of the campaign, relative to the workspace; its last part names the artifacts'),
    dataset,
});
const energyOptions = schemas/* object */.Ikc({
    meter: (0,options_option/* option */.uK)(schemas/* array */.YOg((0,options_option/* choice */.Yq)(meters/* METERS */.Tk)), '<names>', `what measures energy, of ${meters/* METERS */.Tk.join(', ')}, separated by commas`, { unset: 'all that this machine has' }),
    requireMeasured: (0,options_option/* flag */.Jt)('refuse to estimate energy'),
    powercapRoot: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<dir>', 'folder of the energy counters', {
        unset: '`/sys/class/powercap`',
    }),
    meterCommand: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<command>', 'command that prints readings of a plug, PDU or IPMI, one a line: `{"time": …, "watts"|"joules": …}`'),
    meterStream: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<file>', 'file or pipe to which another program appends such readings'),
    idleWatts: (0,options_option/* option */.uK)(options_option/* positive */.yj, '<w>', "this machine's power at rest in watts, for the estimate"),
    maxWatts: (0,options_option/* option */.uK)(options_option/* positive */.yj, '<w>', "this machine's power at full load in watts, for the estimate"),
});
const carbonOptions = schemas/* object */.Ikc({
    country: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<code>', 'where the electricity is from, for carbon: ISO 3166-1 code, or `world`', {
        unset: 'no carbon',
    }),
    carbonIntensity: (0,options_option/* option */.uK)(options_option/* fromZero */.pV, '<g>', 'instead of a country: your own grams of CO2 equivalent per kWh'),
    electricityMaps: (0,options_option/* option */.uK)(options_option/* text */.Qq, '<zone>', "instead of a country: this zone's average now, asked of Electricity Maps with the key in `ELECTRICITY_MAPS_API_KEY`"),
    pue: (0,options_option/* option */.uK)(options_option/* positive */.yj, '<x>', 'what the building takes for each kWh of the machine', { unset: '1' }),
});
/** A job that runs untrusted code may hold no key. */
const electricityMapsInput = (0,options_option/* option */.uK)(options_option/* text */.Qq, '<zone>', "instead of a country: this zone's average now, asked of the server in `ELECTRICITY_MAPS_API_URL`, which adds the key of Electricity Maps: this job may hold none");
const sandboxOptions = schemas/* object */.Ikc({
    sandbox: (0,options_option/* preset */.IS)((0,options_option/* choice */.Yq)(SANDBOX_CHOICES), 'auto', '<tier>', 'isolation; auto takes bubblewrap, else a container, or none for code that is part of this tool'),
    allow: (0,options_option/* option */.uK)(schemas/* array */.YOg((0,options_option/* choice */.Yq)(ALLOWABLE)), '<list>', `hardware that the code may see in its sandbox, of ${ALLOWABLE.join(', ')}, separated by commas`, { unset: 'none' }),
    iTrustThisCode: (0,options_option/* flag */.Jt)('run imported or generated code without a sandbox where there is none; read every line of it first'),
});


/***/ }),

/***/ 1178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ verbOptions),
/* harmony export */   Gu: () => (/* binding */ checkGiven),
/* harmony export */   HA: () => (/* binding */ defaultOf),
/* harmony export */   IS: () => (/* binding */ preset),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Qx: () => (/* binding */ describeFault),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   _x: () => (/* binding */ valueType),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   fS: () => (/* binding */ optionName),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   pV: () => (/* binding */ fromZero),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   ry: () => (/* binding */ splitList),
/* harmony export */   uK: () => (/* binding */ option),
/* harmony export */   yR: () => (/* binding */ readText),
/* harmony export */   yj: () => (/* binding */ positive)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29396);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53339);

const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();
/** The options of a verb, which does what `summary` says. */
const verbOptions = (summary, shape) => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(shape).describe(summary);
/** An option that need not be given. Its type says, after "expected", which form a value has. */
const option = (type, ...words) => describe(type.exactOptional(), words);
/** An option with a default. */
const preset = (type, value, ...words) => describe(type.default(value), words);
/** An option that has to be given. */
const required = (type, ...words) => describe(type.clone(), words);
/** An option without a value; `negated` says what turning it off does, where it is on by default. */
function flag(description, { isOn = false, negated } = {}) {
    const field = zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY('true or false').default(isOn);
    texts.add(field, { description, ...(negated ? { negated } : {}) });
    return field;
}
function describe(field, [placeholder, description, extras]) {
    texts.add(field, { placeholder, description, ...extras });
    return field;
}
function textOf(field) {
    const text = texts.get(field);
    if (text === undefined)
        throw new Error('an option is made by option()');
    return text;
}
const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
function wholeNumber(least) {
    const form = `a whole number, ${least} or more`;
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(form).min(least, form);
}
const ABOVE_ZERO = 'a number above 0';
const positive = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(ABOVE_ZERO).positive(ABOVE_ZERO);
const FROM_ZERO = 'a number, 0 or more';
const fromZero = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(FROM_ZERO).nonnegative(FROM_ZERO);
const choice = (names) => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(names, `one of ${names.join(', ')}`);
/** `fanOut` is `--fan-out` and the input `fan-out`. */
const optionName = (field) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The type of the value, without what makes it optional. */
function valueType(field) {
    const isWrapped = field instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodExactOptional */ .ZwT || field instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodDefault */ .XiL;
    return isWrapped ? valueType(field.unwrap()) : field;
}
/** Undefined where there is none. */
const defaultOf = (field) => field instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodDefault */ .XiL ? field.def.defaultValue : undefined;
const WHOLE = /^\d+$/;
const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** The words that YAML 1.2 knows and @actions/core reads; another is an error, never silently false. */
const FLAG_WORDS = new Map([
    ...['true', 'True', 'TRUE'].map((word) => [word, true]),
    ...['false', 'False', 'FALSE'].map((word) => [word, false]),
]);
/** The value that a text means for an option; the text itself where it means none, for the schema to refuse. */
function readText(field, given) {
    const { read, isRepeated } = textOf(field);
    if (read !== undefined)
        return read(given);
    const type = valueType(field);
    if (type instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodBoolean */ .WFD)
        return FLAG_WORDS.get(given) ?? given;
    if (type instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt) {
        const form = type instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumberFormat */ .Kqw ? WHOLE : NUMBER;
        return form.test(given) ? Number(given) : given;
    }
    if (type instanceof zod__WEBPACK_IMPORTED_MODULE_1__/* .ZodArray */ .naA)
        return isRepeated ? [given] : splitList(given);
    return given;
}
/** The items of a list that commas or lines part; one that is named twice counts once. */
const splitList = (given) => [
    ...new Set(given
        .split(/[,\n]/)
        .map((item) => item.trim())
        .filter((item) => item !== '')),
];
/** The values as they are where the schema takes them, without the defaults of what was not given; else null and why. */
function checkGiven(schema, values) {
    const result = schema.safeParse(values);
    const isInput = (_) => result.success;
    return { given: isInput(values) ? values : null, issues: result.error?.issues ?? [] };
}
/** What a wrong value should have been; `value` is what `given` was read as. */
function describeFault({ message, path }, given, value) {
    const index = path.findLast((part) => typeof part === 'number');
    const item = Array.isArray(value) && index !== undefined ? value[index] : undefined;
    return typeof item === 'string' && item !== given ? `expected ${message}, not '${item}'` : `expected ${message}`;
}


/***/ }),

/***/ 95360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ designOptions),
/* harmony export */   Su: () => (/* binding */ planOptions),
/* harmony export */   Zp: () => (/* binding */ planInputs),
/* harmony export */   xX: () => (/* binding */ design)
/* harmony export */ });
/* unused harmony export PLAN_FORMATS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57029);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5787);
/* harmony import */ var _option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1178);




/** What a plan is made from; it is planned once, and a command that goes on with it may name no other. */
const designOptions = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    projects: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .projects */ .dt,
    models: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq), '<ids>', 'models of `models.yaml`, separated by commas', {
        unset: 'all whose key is set, else the recorded answers',
    }),
    modes: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATED_MODES */ .j7)), [..._common_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATED_MODES */ .j7], '<modes>', `of ${_common_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATED_MODES */ .j7.join(', ')}, separated by commas`, { unset: 'all three' }),
    samples: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1), 1, '<n>', 'answers of each model in each mode'),
    repetitions: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1), 10, '<n>', 'measured blocks; fewer than 5 give no verdict'),
    warmups: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0), 1, '<n>', 'blocks before the measured ones that are not counted'),
    profiles: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0), 1, '<n>', 'blocks after the measured ones that count CPU seconds by phase'),
    flops: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('count floating-point operations in a last block'),
    probes: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('run each script on changed data in last blocks, which shows a metric that does not come from the data', { isOn: true, negated: 'skip the validity probes' }),
    seed: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0), '<n>', 'seed of the random order, to repeat a campaign in the same one', {
        unset: 'drawn and recorded',
    }),
    fanOut: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['project-model', 'project']), 'project-model', '<how>', 'what shares blocks: each model of a project for itself, or all of a project, to compare them directly'),
});
const { modes, samples, repetitions, warmups, profiles, flops, probes, seed, fanOut } = designOptions.shape;
/** The same with nothing left open: what makes this plan again. Nothing in it starts a program, reads a file or names a host. */
const design = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    projects: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .projects */ .dt,
    models: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_0__/* .modelId */ .ZR),
    modes: modes.unwrap(),
    samples: samples.unwrap(),
    repetitions: repetitions.unwrap(),
    warmups: warmups.unwrap(),
    profiles: profiles.unwrap(),
    flops: flops.unwrap(),
    probes: probes.unwrap(),
    seed: seed.unwrap(),
    fanOut: fanOut.unwrap(),
});
/** The forms other than its own in which a plan is written. */
const PLAN_FORMATS = ['slurm', 'run-table'];
const planOptions = (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .verbOptions */ .CL)('decide what will be run, in which order, where, and what it will cost', {
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOptions */ .NL.shape,
    ...designOptions.shape,
    answers: _groups_js__WEBPACK_IMPORTED_MODULE_1__/* .answers */ .GA,
    hosts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<file>', 'hosts file: the machines that will run it; prints who runs what, hours, detectable effect and disk'),
    shards: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1), '<n>', 'number of shards', {
        unset: 'with a hosts file one a machine, else as many as are asked for later',
    }),
    noiseFrom: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<dir>', "with a hosts file: estimate the detectable effect from this campaign's noise"),
    format: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(PLAN_FORMATS), '<form>', 'write it as job arrays or as a table of runs, too; also for an existing plan'),
});
/** A plan's inputs as an action: it hands the shares of the work to other jobs. */
const planInputs = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...planOptions.omit({ format: true }).shape,
    ..._groups_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignInputs */ .gQ.shape,
    hosts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, '<file>', 'hosts file: a list of `{labels: [self-hosted, linux], rapl: true, gpu: false, memoryGiB: 64, count: 4}`. Each shard gets a runner that has what its projects need; `runs-on` is ignored then'),
    shards: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .option */ .uK)((0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1), '<n>', 'number of shards, each one job; a job without `shard` runs all of the campaign and needs `1`', { unset: 'one a project and model, at most 256' }),
    runsOn: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .preset */ .IS)(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_option_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq), ['ubuntu-latest'], '<labels>', 'labels of the runner that benchmarks, separated by commas, all of them required; it is taken to have what the projects need'),
    assumeKeys: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('plan models whose key is not set in this job, because the job that generates holds it'),
    artifacts: (0,_option_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)('upload the plan as an artifact, for the jobs that come after', { isOn: true }),
});


/***/ })

};
