export const id = 8064;
export const ids = [8064];
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

/***/ 64031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openNotes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4920);




/** `name`: relative to the home, or absolute. */
function openNotes(variable, name, mostBytes) {
    const rootOf = (home) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(home, name));
    const own = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name);
    return {
        environment: { [variable]: name },
        read: (home) => (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfPlain */ .U0)(rootOf(home), own, mostBytes),
        readAll: async (home, mostFiles) => {
            const root = rootOf(home);
            const names = await listNames(root, own, mostFiles);
            if (names === null)
                return 'replaced';
            if (names.length > mostFiles)
                return 'too-many';
            const files = [];
            for (const each of names)
                files.push(await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfPlain */ .U0)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, each), mostBytes));
            return files;
        },
    };
}
/** Names in a folder, one more than `most` at most; null where it is no folder, or can't be read. */
async function listNames(root, folder, most) {
    const { kind } = await (0,_base_untrusted_files_js__WEBPACK_IMPORTED_MODULE_3__/* .lookBelow */ .b4)(root, folder);
    if (kind === 'none')
        return [];
    if (kind !== 'folder')
        return null;
    try {
        const names = [];
        for await (const { name } of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.opendir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)))
            if (names.push(name) > most)
                break;
        return names.sort();
    }
    catch (error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error) === 'EACCES')
            return null;
        throw error;
    }
}


/***/ }),

/***/ 88064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   profilePhases: () => (/* binding */ profilePhases)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68606);
/* harmony import */ var _base_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43650);
/* harmony import */ var _schema_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55189);
/* harmony import */ var _home_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64031);






/** Counts CPU seconds by phase (the shim `profile`), each process in a file of the folder `name` of the run's home. */
function profilePhases(name = '.greenml-phases') {
    const notes = (0,_home_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .openNotes */ .A)('GREENML_PHASES', name, FILE_BYTES);
    return {
        shims: ['profile'],
        environment: notes.environment,
        read: async ({ homeFolder }, { userSeconds, systemSeconds }) => {
            const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
            const { seconds, reason } = await readPhases(notes, homeFolder, cpuSeconds);
            return { phaseCpuSeconds: seconds, reasons: reason === null ? {} : { phaseCpuSeconds: reason } };
        },
    };
}
/**
 * A process's file holds doubles: a mark, the state, the number of samples, then the seconds of each phase; zeros where the
 * process was killed before it counted anything.
 */
const MARK = 0x47504831;
const FIRST_PHASE = 3;
const FILE_BYTES = 8 * (FIRST_PHASE + _schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.length);
const MOST_PROCESSES = 4096;
const STATE_REASONS = [
    null,
    'the script uses SIGPROF or its timer itself',
    'this system has no timer of CPU time',
    'the profiler failed inside the script',
    'the script blocks SIGPROF, which the profiler needs',
];
const processCounters = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative())
    .length(FIRST_PHASE + _schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.length)
    .refine(([mark, ...others]) => mark === MARK || (mark === 0 && others.every((each) => each === 0)))
    .transform(([, state = 0, , ...seconds]) => ({ state, seconds }))
    .refine(({ state }) => state in STATE_REASONS);
/**
 * Counts of the processes may exceed the run's seconds by this much: clocks tick at other times, and a process counts
 * from its start, the run from its gate.
 */
const TOLERANCE = { share: 0.02, seconds: 0.1 };
/**
 * Reads the profiler's counts, once nothing of the run is left. The files are the script's to write, and can at worst be
 * wrong. `cpuSeconds`: user and system seconds of the run; what no process counted (the last milliseconds of each, programs
 * other than Python) is `other`.
 */
async function readPhases(notes, home, cpuSeconds) {
    const none = (reason) => ({ seconds: null, reason });
    if (cpuSeconds === null)
        return none('the CPU seconds of the run are unknown');
    const files = await notes.readAll(home, MOST_PROCESSES);
    if (files === 'replaced')
        return none("the script put something else in the place of the profiler's folder");
    if (files === 'too-many')
        return none(`more than ${MOST_PROCESSES} processes`);
    if (files.length === 0) {
        return none('no counters: no Python started, or one that reads no PYTHONPATH (python -I, -E, -S)');
    }
    const sums = _schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.map(() => 0);
    for (const file of files) {
        const counters = processCounters.safeParse(readDoubles(file));
        if (!counters.success)
            return none("the profiler's counters were damaged by the script");
        const reason = STATE_REASONS[counters.data.state];
        if (reason)
            return none(reason);
        for (const [index, seconds] of counters.data.seconds.entries())
            sums[index] = (sums[index] ?? 0) + seconds;
    }
    return fitTo(sums, cpuSeconds);
}
function fitTo(sums, cpuSeconds) {
    const counted = (0,_base_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .sum */ .cz)(sums);
    if (!(counted <= cpuSeconds * (1 + TOLERANCE.share) + TOLERANCE.seconds)) {
        const reason = `the phases add up to ${counted.toFixed(2)} s of CPU, the run had ${cpuSeconds.toFixed(2)} s`;
        return { seconds: null, reason };
    }
    const scale = counted > cpuSeconds ? cpuSeconds / counted : 1;
    const seconds = (0,_base_groups_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(_schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG, (phase) => (sums[_schema_record_js__WEBPACK_IMPORTED_MODULE_1__/* .PHASES */ .ZG.indexOf(phase)] ?? 0) * scale);
    return { seconds: { ...seconds, other: seconds.other + Math.max(0, cpuSeconds - counted) }, reason: null };
}
/** The counters of one process, zeros for a file that is still empty; null for anything else. */
function readDoubles(found) {
    if (found === null || (found.length !== FILE_BYTES && found.length !== 0))
        return null;
    const buffer = found.length === 0 ? Buffer.alloc(FILE_BYTES) : found;
    const read = (0,node_os__WEBPACK_IMPORTED_MODULE_0__.endianness)() === 'LE' ? buffer.readDoubleLE.bind(buffer) : buffer.readDoubleBE.bind(buffer);
    return Array.from({ length: FILE_BYTES / 8 }, (_, index) => read(8 * index));
}


/***/ })

};
