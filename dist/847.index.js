export const id = 847;
export const ids = [847];
export const modules = {

/***/ 85373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   runAnalyse: () => (/* binding */ runAnalyse)
/* harmony export */ });
/* harmony import */ var _commands_analyse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41805);
/* harmony import */ var _github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21290);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65355);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35895);




async function runAnalyse(inputs, context) {
    const { campaign, dataset } = inputs;
    if (inputs.artifacts) {
        const store = await context.openArtifacts();
        await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .ensurePlan */ .Aj)(store, campaign, context.logger);
        await (0,_github_exchange_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchParts */ .ZR)(store, campaign, (part) => part.kind !== 'plan', context.logger);
    }
    const { headline, runs } = await (0,_commands_analyse_js__WEBPACK_IMPORTED_MODULE_0__.analyse)({ campaign, dataset }, context);
    return { headline: headline.join('\n'), planned: runs.planned, recorded: runs.recorded, ok: runs.ok };
}
const main = () => (0,_run_action_js__WEBPACK_IMPORTED_MODULE_3__/* .runAction */ .C)(_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .analyseInputs */ .Fx, runAnalyse);


/***/ }),

/***/ 16515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ recordWithoutRun),
/* harmony export */   FR: () => (/* binding */ emptyRecord),
/* harmony export */   N3: () => (/* binding */ recordOfTrial),
/* harmony export */   Re: () => (/* binding */ recordId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);
/* harmony import */ var _schema_common_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57029);




/** A run that could not be made: why, and nothing measured. */
function recordWithoutRun(run, settings, status, reason) {
    return { ...emptyRecord(run, settings), status, errorMessage: reason, failureClass: status };
}
function recordId(variant, block, purpose, attempt) {
    return (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(`${variant}\0${block}\0${purpose}\0${attempt}`).slice(0, 16);
}
/** A planned run's, before anything of it is known. */
function emptyRecord(run, settings) {
    const { variant, block } = run;
    return {
        ...NOTHING_KNOWN,
        id: recordId(variant.id, block.id, block.purpose, run.attempt),
        project: variant.project,
        mode: variant.mode,
        model: variant.model,
        variant: variant.id,
        sample: variant.sample,
        iteration: variant.iteration,
        block: block.id,
        orderIndex: run.orderIndex,
        purpose: block.purpose,
        attempt: run.attempt,
        variantHash: run.code === null ? null : (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(run.code),
        sourceHash: settings.project.sourceHash,
        lockHash: settings.environment?.lockHash ?? null,
        primaryFamilyHash: run.primaryFamilyHash,
        environment: settings.environment ? `Python ${settings.environment.pythonVersion}` : null,
        sandbox: settings.sandbox.tier,
        host: settings.host,
        startedAt: new Date().toISOString(),
    };
}
/** Of a command that belongs to no campaign. */
function recordOfTrial(host, sandbox) {
    return {
        ...NOTHING_KNOWN,
        id: (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()).slice(0, 16),
        project: null,
        mode: null,
        model: null,
        variant: TRIAL,
        sample: null,
        iteration: null,
        block: TRIAL,
        orderIndex: 0,
        purpose: 'measured',
        attempt: 1,
        variantHash: null,
        sourceHash: null,
        lockHash: null,
        primaryFamilyHash: null,
        environment: null,
        sandbox,
        host,
        startedAt: new Date().toISOString(),
    };
}
const TRIAL = 'sandbox';
const NOTHING_KNOWN = {
    schemaVersion: _schema_common_js__WEBPACK_IMPORTED_MODULE_3__/* .SCHEMA_VERSION */ .f$,
    status: 'failed',
    exitCode: null,
    signal: null,
    errorType: null,
    errorMessage: null,
    tracebackTail: null,
    failureClass: null,
    flags: [],
    metric: null,
    wallSeconds: null,
    userSeconds: null,
    systemSeconds: null,
    peakMemoryBytes: null,
    reasons: {},
    energy: [],
    idle: [],
    carbon: null,
    phaseCpuSeconds: null,
    flops: [],
    conditions: null,
    toolVersion: _base_package_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_VERSION */ .wr,
    log: null,
    logSha256: null,
};


/***/ })

};
