export const id = 1601;
export const ids = [1601];
export const modules = {

/***/ 71601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   chooseLeadingOfRuns: () => (/* binding */ chooseLeadingOfRuns),
/* harmony export */   s1: () => (/* binding */ COMPARED),
/* harmony export */   wb: () => (/* binding */ COMPARED_QUANTITIES),
/* harmony export */   z3: () => (/* binding */ SUMMARISED)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60711);
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6158);
/* harmony import */ var _run_energy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66542);



const cpuSeconds = ({ userSeconds, systemSeconds }) => userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
/** What each command's runs are summarised by. */
const SUMMARISED = {
    wallSeconds: (run) => run.wallSeconds,
    userSeconds: (run) => run.userSeconds,
    systemSeconds: (run) => run.systemSeconds,
    cpuSeconds,
    peakMemoryBytes: (run) => run.peakMemoryBytes,
    joules: (run) => (0,_run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOf */ .op)(run).joules,
    netJoules: _run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .netJoulesOf */ .jy,
    carbonGrams: (run) => run.carbon?.grams ?? null,
};
/** What commands are compared by. */
const COMPARED = {
    wall: (run) => run.wallSeconds,
    cpu: cpuSeconds,
    energy: (run) => (0,_run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOf */ .op)(run).joules,
};
const COMPARED_QUANTITIES = ['wall', 'cpu', 'energy'];
/** Energy counts as measured where every run of every command has it, beyond doubt. */
function chooseLeadingOfRuns(runs) {
    const all = runs.flat();
    const isSure = (run) => (0,_run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOf */ .op)(run).quality === 'measured' && !(0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_1__/* .isDoubtful */ .Ge)((0,_run_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOf */ .op)(run));
    return (0,_quantities_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseLeadingQuantity */ .JH)(all.length > 0 && all.every(isSure));
}


/***/ }),

/***/ 66542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ judgeEnergy),
/* harmony export */   jy: () => (/* binding */ netJoulesOf),
/* harmony export */   op: () => (/* binding */ energyOf)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60711);

/** What one run took, gross. */
const energyOf = ({ energy }) => (0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .energyOfHost */ .u3)(energy);
/** The same above idle: of an estimate by its own model, of a meter where an idle baseline was measured. */
const netJoulesOf = ({ energy }) => (0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .netJoulesOfHost */ .Ny)(energy);
/** Of all runs together: an estimate among them makes what is said of them one. */
function judgeEnergy(runs) {
    const qualities = runs.map((run) => energyOf(run).quality);
    return ['estimated', 'measured'].find((quality) => qualities.includes(quality)) ?? 'unavailable';
}


/***/ }),

/***/ 6158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JH: () => (/* binding */ chooseLeadingQuantity),
/* harmony export */   Q$: () => (/* binding */ readQuantities),
/* harmony export */   gj: () => (/* binding */ leftOutAs)
/* harmony export */ });
/* harmony import */ var _schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60711);

/** `host`: what `energyOfHost` makes of the record; `share` gives equal texts as one. */
function readQuantities(record, host, share) {
    const { userSeconds, systemSeconds } = record;
    const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds;
    return {
        energy: readEnergy(host, record.flags, share),
        cpu: positive(cpuSeconds, record.reasons.userSeconds ?? record.reasons.systemSeconds),
        wall: positive(record.wallSeconds, record.reasons.wallSeconds),
        memory: positive(record.peakMemoryBytes, record.reasons.peakMemoryBytes),
    };
}
/** Seconds, joules or bytes: no clock and no meter resolves less. */
const LEAST = 1e-9;
/** Nothing takes no time, no memory and no energy: a zero is a meter too coarse for this run, not a saving. */
function positive(value, reason) {
    if (value === null)
        return unavailable(reason === undefined ? { kind: 'not-recorded' } : { kind: 'reported', detail: reason });
    if (value < LEAST)
        return unavailable({ kind: 'too-small' });
    return { value, quality: 'measured', reason: null };
}
const unavailable = (reason) => ({ value: null, quality: 'unavailable', reason });
/** Why a number that was read is left out all the same; null where it is not. */
function leftOutAs({ reason }) {
    return reason?.kind === 'contaminated' || reason?.kind === 'doubtful' ? reason.kind : null;
}
/**
 * A counter that did not move is too coarse for the run; an estimate keeps what it rests on. The counters are the whole
 * socket's, so what ran beside a run is in its energy; CPU time is the run's own, and stands. A number that its own meter
 * doubts would carry the doubt into every ratio.
 */
function readEnergy(host, flags, share) {
    const { joules, quality, reason, meter, domains } = host;
    if (joules === null)
        return unavailable(reason === null ? { kind: 'not-recorded' } : { kind: 'energy', reason });
    if (quality === 'measured' && flags.includes('contaminated'))
        return unavailable({ kind: 'contaminated' });
    if ((0,_schema_package_energy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubtful */ .Ge)(host))
        return unavailable({ kind: 'doubtful', doubts: [...host.doubts] });
    if (joules < LEAST)
        return unavailable({ kind: 'too-small' });
    return {
        value: joules,
        quality,
        reason: reason && { kind: 'energy', reason },
        source: share(`${meter} (${domains.join(', ')})`),
        isExternal: meter === 'external',
    };
}
/** Energy leads where what is told has it measured on both sides; else CPU time does: an estimate is never a result. */
const chooseLeadingQuantity = (isEnergyMeasured) => (isEnergyMeasured ? 'energy' : 'cpu');


/***/ })

};
