export const id = 533;
export const ids = [533];
export const modules = {

/***/ 10533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   matchLast: () => (/* binding */ matchLast)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53339);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34144);




/** Far more than a pattern takes that ends at all: one that does not would take hours. */
const PATIENCE_SECONDS = 5;
const LONGEST_LINE = 1000;
const MOST_MEBIBYTES = 256;
/** Groups of a match, the whole of it first. */
const groups = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional()).nullable();
/**
 * The last match of a pattern that a stranger wrote, in the last line of an output that has one. In a thread of its own, which
 * is ended where the pattern does not end: this one goes on hearing the user.
 */
function matchLast(pattern, output) {
    const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker((0,_base_package_js__WEBPACK_IMPORTED_MODULE_2__/* .assetPath */ .Q$)('match-pattern.js'), {
        workerData: { pattern, output, longestLine: LONGEST_LINE },
        resourceLimits: { maxOldGenerationSizeMb: MOST_MEBIBYTES },
        env: {},
        execArgv: [],
    });
    const { promise, resolve } = Promise.withResolvers();
    worker.once('message', (found) => resolve({ groups: groups.parse(found) }));
    worker.once('error', (error) => resolve({ fault: `the manifest's pattern failed: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)}` }));
    const fault = `the manifest's pattern was not done with the output after ${PATIENCE_SECONDS} s`;
    const limit = setTimeout(() => resolve({ fault }), 1000 * PATIENCE_SECONDS);
    return promise.finally(() => {
        clearTimeout(limit);
        return worker.terminate();
    });
}


/***/ })

};
