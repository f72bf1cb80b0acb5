export const id = 1413;
export const ids = [1413];
export const modules = {

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

/***/ 1413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listEnvironments: () => (/* binding */ listEnvironments)
});

// EXTERNAL MODULE: ./build/environment/cache.js
var environment_cache = __webpack_require__(99656);
// EXTERNAL MODULE: ./build/environment/cache-content.js
var cache_content = __webpack_require__(29280);
// EXTERNAL MODULE: ./build/base/size.js
var size = __webpack_require__(17603);
// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/report/text/environments.js


/** What the cache of environments holds, in at most `width` columns. */
function renderCache({ cache, bytes, otherBytes, environments }, width) {
    const head = ['environment', 'Python', 'lock', 'size', 'its own', 'last used (UTC)', 'in use', 'projects'];
    return [
        `${cache}: ${(0,size/* formatSize */.X)(bytes)}`,
        ...(0,text_table/* alignColumns */.R)([head, ...environments.map(listCells)], width),
        `${(0,size/* formatSize */.X)(otherBytes)} in no environment: packages to make others from, downloads, uv`,
    ].join('\n');
}
function listCells(environment) {
    const { name, pythonVersion, lockHash, bytes, ownBytes, lastUsed, isInUse, projects } = environment;
    return [
        name,
        pythonVersion ?? 'unfinished',
        lockHash?.slice(0, 12) ?? '',
        (0,size/* formatSize */.X)(bytes),
        (0,size/* formatSize */.X)(ownBytes),
        new Date(lastUsed).toISOString().slice(0, 16).replace('T', ' '),
        isInUse ? 'yes' : 'no',
        listProjects(projects),
    ];
}
const MOST_PROJECTS = 3;
function listProjects(projects) {
    const left = projects.length - MOST_PROJECTS;
    return [...projects.slice(0, MOST_PROJECTS), ...(left > 0 ? [`${left} more`] : [])].join(', ');
}

;// CONCATENATED MODULE: ./build/commands/env/list.js



const LIST_VERSION = 1;
/** What the cache of environments holds, as text of at most `width` columns and as JSON. */
async function listEnvironments({ width }, { env }) {
    const cache = (0,environment_cache/* cacheFolder */.nF)(env);
    await (0,environment_cache/* refuseFileAsCache */.Tc)(cache);
    const { bytes, otherBytes, environments } = await (0,cache_content/* readCache */.x)(cache);
    const json = { schemaVersion: LIST_VERSION, cache, bytes, otherBytes, environments };
    return { text: renderCache(json, width), json };
}


/***/ }),

/***/ 29280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readCache)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60599);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55271);
/* harmony import */ var _share_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92915);
/* harmony import */ var _use_locks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49828);









const complete = zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), lockHash: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP() });
/** What is in the cache and how much of the disk it takes; hard links are followed by their file's number. */
async function readCache(cache) {
    const root = (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentsFolder */ .fC)(cache);
    const names = listNames(root).sort();
    const files = new Map();
    for (const folder of [cache, root])
        note(folder, 'kept', files);
    for (const [index, name] of names.entries())
        collect((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name), index, files);
    const spare = [(0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .byteCodeFolder */ .KP)(cache), (0,_share_files_js__WEBPACK_IMPORTED_MODULE_6__/* .sharedFilesFolder */ .V)(cache)];
    for (const folder of spare)
        collect(folder, 'spare', files);
    const others = listNames(cache)
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, name))
        .filter((path) => ![root, ...spare].includes(path));
    for (const path of others)
        collect(path, 'kept', files);
    const all = [...files.values()];
    const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
    const uses = await (0,_use_locks_js__WEBPACK_IMPORTED_MODULE_7__/* .readUses */ .NC)(cache);
    const environments = await Promise.all(names.map(async (name, index) => {
        const held = all.filter(({ owners }) => owners.has(index));
        return {
            name,
            ...(await describe((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name))),
            ...(uses.get(name) ?? { lastUsed: await changedAt((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name)), isInUse: false, projects: [] }),
            bytes: sum(held),
            ownBytes: sum(held.filter(({ owners }) => owners.size === 1)),
        };
    }));
    return {
        environments: environments.sort((a, b) => b.lastUsed - a.lastUsed),
        bytes: sum(all),
        otherBytes: sum(all.filter(({ owners }) => owners.size === 0)),
        bytesWithout: (gone) => {
            const isKept = (index) => !gone.has(names[index] ?? '');
            return sum(all.filter(({ owners, isElsewhere }) => isElsewhere || [...owners].some(isKept)));
        },
    };
}
/** Some hundred thousand files: the calls that wait for each take a third of the time. */
function collect(path, part, files) {
    if (note(path, part, files))
        for (const name of listNames(path))
            collect((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), part, files);
}
/** True: it is a folder. */
function note(path, part, files) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }); // another process may be at work here
    if (found === undefined)
        return false;
    const key = `${found.dev}:${found.ino}`;
    const file = files.get(key) ?? { bytes: found.blocks * 512, owners: new Set(), isElsewhere: false };
    if (part === 'kept')
        file.isElsewhere = true;
    else if (part !== 'spare')
        file.owners.add(part);
    files.set(key, file);
    return found.isDirectory();
}
function listNames(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOENT' || (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCode */ .CA)(error) === 'ENOTDIR')
            return [];
        throw error;
    }
}
/** Milliseconds since 1970; 0: another process removed it meanwhile. */
const changedAt = async (path) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => null))?.mtimeMs ?? 0;
async function describe(folder) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _environment_js__WEBPACK_IMPORTED_MODULE_5__/* .COMPLETE */ .Wz), 'utf8').catch(() => null);
    const { data } = complete.safeParse((0,_base_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readJsonText */ .gb)(text ?? ''));
    return { pythonVersion: data?.version ?? null, lockHash: data?.lockHash ?? null };
}


/***/ })

};
