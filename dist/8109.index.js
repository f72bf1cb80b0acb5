export const id = 8109;
export const ids = [8109];
export const modules = {

/***/ 19953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nb: () => (/* binding */ noiseFloor),
/* harmony export */   wI: () => (/* binding */ pairsToSee),
/* harmony export */   wy: () => (/* binding */ detectableChange)
/* harmony export */ });
/* harmony import */ var _distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41032);

/** At the 5 % level, two-sided. */
const LEVEL_QUANTILE = 0.975;
const POWER = 0.8;
const MOST = 10_000;
/**
 * The smallest change of a paired ratio that `n` pairs show with 80 % power at the 5 % level, as a share: 0.08 is a ratio
 * of 0.92. From the t distribution of the mean log-ratio (Cohen 1988, § 2.4); null below two pairs.
 */
function detectableChange(standardDeviation, n) {
    if (n < 2)
        return null;
    return 1 - Math.exp(-detectableLog(standardDeviation, n));
}
/** Pairs it takes to see a change of that share; null above 10,000. */
function pairsToSee(change, standardDeviation) {
    const wanted = -Math.log(1 - change);
    const enough = (n) => detectableLog(standardDeviation, n) <= wanted;
    if (!enough(MOST))
        return null;
    let [tooFew, most] = [1, MOST];
    while (most - tooFew > 1) {
        const middle = (tooFew + most) >> 1;
        if (enough(middle))
            most = middle;
        else
            tooFew = middle;
    }
    return most;
}
/** Half the width of the 95 % interval of a ratio that is truly 1, as a share; null below two pairs. */
function noiseFloor(standardDeviation, n) {
    return n < 2 ? null : Math.expm1(((0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(LEVEL_QUANTILE, n - 1) * standardDeviation) / Math.sqrt(n));
}
function detectableLog(standardDeviation, n) {
    const quantiles = (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(LEVEL_QUANTILE, n - 1) + (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(POWER, n - 1);
    return (quantiles * standardDeviation) / Math.sqrt(n);
}


/***/ }),

/***/ 41032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ studentTwoSided),
/* harmony export */   FI: () => (/* binding */ studentQuantile),
/* harmony export */   Xw: () => (/* binding */ signTestTwoSided),
/* harmony export */   o: () => (/* binding */ chiSquareUpper)
/* harmony export */ });
/* harmony import */ var _stdlib_math_base_special_betainc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89986);
/* harmony import */ var _stdlib_math_base_special_gammainc__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55479);
/* harmony import */ var _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22163);



/**
 * Upper tails straight from the incomplete beta and gamma functions: `1 - cdf` loses every digit of a p-value below
 * 1e-16 and half of them at 1e-8 (NIST DLMF § 8.17, § 8.2).
 */
/** P(|T| ≥ |t|) of Student's t. */
const studentTwoSided = (statistic, df) => 2 * _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__.cdf(-Math.abs(statistic), df);
/** Of any degrees of freedom; `studentQuantileOfInteger` is for where loading this one would cost too much. */
const studentQuantile = (p, df) => _stdlib_stats_base_dists_t__WEBPACK_IMPORTED_MODULE_2__.quantile(p, df);
/** P(χ² ≥ x); what rounding takes below 0 is 0, and of no number there is none. */
const chiSquareUpper = (x, df) => Number.isFinite(x) ? _stdlib_math_base_special_gammainc__WEBPACK_IMPORTED_MODULE_1__(Math.max(0, x) / 2, df / 2, true, true) : Number.NaN;
/** The exact two-sided sign test: as many successes of `trials` or fewer, or as far on the other side, at even odds. */
function signTestTwoSided(successes, trials) {
    const fewer = Math.min(successes, trials - successes);
    return 2 * fewer >= trials ? 1 : Math.min(1, 2 * _stdlib_math_base_special_betainc__WEBPACK_IMPORTED_MODULE_0__(0.5, trials - fewer, fewer + 1));
}


/***/ }),

/***/ 59645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72577);
/* harmony import */ var pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19821);



/** `label` gives each use its own stream, so that adding one does not shift the others. */
function seededRandom(seed, label) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${seed}\0${label}`).digest();
    const generator = (0,pure_rand_generator_xoroshiro128plus__WEBPACK_IMPORTED_MODULE_2__/* .xoroshiro128plus */ .b)(digest.readInt32LE(0));
    const below = (limit) => (0,pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_1__/* .uniformInt */ .C)(generator, 0, limit - 1);
    return {
        below,
        shuffle(items) {
            const result = [...items];
            for (let i = result.length - 1; i > 0; i--) {
                const j = below(i + 1);
                const [a, b] = [result[i], result[j]];
                if (a === undefined || b === undefined)
                    continue;
                result[i] = b;
                result[j] = a;
            }
            return result;
        },
    };
}


/***/ })

};
