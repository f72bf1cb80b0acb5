export const id = 8764;
export const ids = [8764,6431];
export const modules = {

/***/ 3152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z$: () => (/* binding */ normalLower),
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   kC: () => (/* binding */ normalDensity),
/* harmony export */   su: () => (/* binding */ normalUpper)
/* harmony export */ });
/* harmony import */ var _stdlib_math_base_special_erfc__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30988);
/* harmony import */ var _stdlib_math_base_special_erfcinv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80119);


/** P(Z > z), exact to the last digits in the far tail too, where 1 − cdf has none left. */
const normalUpper = (z) => _stdlib_math_base_special_erfc__WEBPACK_IMPORTED_MODULE_0__(z / Math.SQRT2) / 2;
const normalLower = (z) => normalUpper(-z);
const normalDensity = (z) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
/** The z below which the share `p` lies; ∓∞ for 0 and 1. */
const normalQuantile = (p) => -Math.SQRT2 * _stdlib_math_base_special_erfcinv__WEBPACK_IMPORTED_MODULE_1__(2 * p);


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

/***/ 46164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ adjustP),
/* harmony export */   H: () => (/* binding */ adjustEach)
/* harmony export */ });
/* harmony import */ var _stdlib_stats_padjust__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10030);

/** p-values of one family corrected for their number; those that are not defined stay so and do not count. */
function adjustP(values, method) {
    const defined = values.filter((value) => !Number.isNaN(value));
    const adjusted = defined.length === 0 ? [] : _stdlib_stats_padjust__WEBPACK_IMPORTED_MODULE_0__(defined, method);
    let next = 0;
    return values.map((value) => (Number.isNaN(value) ? Number.NaN : (adjusted[next++] ?? Number.NaN)));
}
/** The same of what has a p-value, null where it is not defined; each by itself. */
function adjustEach(family, method) {
    const p = family.map((each) => each.p ?? Number.NaN);
    const adjusted = adjustP(p, method);
    return new Map(family.map((each, index) => [each, Math.min(1, adjusted[index] ?? Number.NaN)]));
}


/***/ }),

/***/ 76473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ bcaInterval),
/* harmony export */   Y: () => (/* binding */ quantile)
/* harmony export */ });
/* harmony import */ var _distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);
/* harmony import */ var _mean_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1727);


/**
 * Bias-corrected and accelerated 95 % interval of a mean (Efron, JASA 82 (1987) 171), with the shares of SciPy: a
 * resample that equals the estimate counts half to each side. `means`: of resamples, sorted. NaN where the values do not vary.
 */
function bcaInterval(values, means, estimate) {
    const acceleration = (0,_mean_test_js__WEBPACK_IMPORTED_MODULE_1__/* .accelerationOfMean */ .J)(values);
    let twiceBelow = 0;
    for (let i = 0; i < means.length; i++) {
        const mean = means[i] ?? 0;
        twiceBelow += mean < estimate ? 2 : mean === estimate ? 1 : 0;
    }
    const bias = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(twiceBelow / 2 / means.length);
    const shareAt = (z) => (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalLower */ .Z$)(bias + (bias + z) / (1 - acceleration * (bias + z)));
    const reach = (0,_distributions_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(0.975);
    return [quantile(means, shareAt(-reach)), quantile(means, shareAt(reach))];
}
/** Linear between order statistics (Hyndman & Fan 1996, type 7), as NumPy. */
function quantile(sorted, share) {
    if (Number.isNaN(share))
        return Number.NaN;
    const position = share * (sorted.length - 1);
    const below = Math.floor(position);
    const low = sorted[below] ?? Number.NaN;
    const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
    return low + (high - low) * (position - below);
}


/***/ }),

/***/ 55929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ friedman)
/* harmony export */ });
/* harmony import */ var _distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41032);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18998);
/* harmony import */ var _ranks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62148);



/** Friedman's test of complete blocks (rows) over treatments (columns), corrected for ties; NaN where all are tied. */
function friedman(blocks) {
    const treatments = blocks[0]?.length ?? 0;
    const sums = new Float64Array(treatments);
    let tieTerm = 0;
    for (const block of blocks) {
        const ranking = (0,_ranks_js__WEBPACK_IMPORTED_MODULE_1__/* .rankValues */ .Z)(block);
        tieTerm += ranking.tieTerm;
        for (let i = 0; i < treatments; i++)
            sums[i] = (sums[i] ?? 0) + (ranking.ranks[i] ?? 0);
    }
    const n = blocks.length;
    const scale = n * treatments * (treatments + 1);
    const uncorrected = (12 / scale) * (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOf */ .XN)(sums.map((sum) => sum * sum)) - 3 * n * (treatments + 1);
    const chi2 = uncorrected / (1 - tieTerm / (scale * (treatments - 1)));
    return { chi2, p: (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .chiSquareUpper */ .o)(chi2, treatments - 1) };
}


/***/ }),

/***/ 1727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ accelerationOfMean),
/* harmony export */   y: () => (/* binding */ testMean)
/* harmony export */ });
/* harmony import */ var _distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41032);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18998);


/** Student's t test of mean 0: of paired differences, the paired t test. NaN below two values. */
function testMean(values) {
    const n = values.length;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(values);
    const sd = Math.sqrt((0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .varianceOf */ .FD)(values));
    const standardError = sd / Math.sqrt(n);
    const t = mean / standardError;
    const reach = n < 2 ? Number.NaN : (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)(0.975, n - 1) * standardError;
    const interval = [mean - reach, mean + reach];
    return {
        n,
        mean,
        sd,
        standardError,
        /** ±∞ where every value is the same and not 0, NaN where all are 0. */
        t,
        p: Number.isFinite(t) ? (0,_distributions_tails_js__WEBPACK_IMPORTED_MODULE_0__/* .studentTwoSided */ .$W)(t, n - 1) : Number.isNaN(t) ? Number.NaN : 0,
        /** Mean / sd (Cohen's d_z of paired differences); NaN without spread. */
        d: sd === 0 ? Number.NaN : mean / sd,
        /** 95 %, by Student's t. */
        interval,
    };
}
/** The acceleration of BCa by the jackknife of a mean: a sixth of the skewness over √n (Efron 1987, § 6). */
function accelerationOfMean(values) {
    const n = values.length;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(values);
    const squares = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .squaresAround */ .Uy)(values, mean);
    let cubes = 0;
    for (const value of values)
        cubes += (value - mean) ** 3;
    return n < 2 || squares === 0 ? Number.NaN : cubes / (6 * squares ** 1.5);
}


/***/ }),

/***/ 18998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ varianceOf),
/* harmony export */   Uy: () => (/* binding */ squaresAround),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   hm: () => (/* binding */ meanOf)
/* harmony export */ });
/** Neumaier's compensated sum (1974): the order of rows does not show in the digits. */
function sumOf(values) {
    let sum = 0;
    let lost = 0;
    for (let i = 0; i < values.length; i++) {
        const value = values[i] ?? 0;
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
    }
    return sum + lost;
}
/** NaN of no values. */
const meanOf = (values) => sumOf(values) / values.length;
/** Σ (x − mean)², in two passes. */
function squaresAround(values, centre) {
    return sumOf(values.map((value) => (value - centre) ** 2));
}
/** With n − 1; NaN of fewer than two values. */
function varianceOf(values) {
    if (values.length < 2)
        return Number.NaN;
    return squaresAround(values, meanOf(values)) / (values.length - 1);
}


/***/ }),

/***/ 62148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ rankValues)
/* harmony export */ });
function rankValues(values) {
    const order = Uint32Array.from({ length: values.length }, (_, i) => i);
    const at = (position) => values[order[position] ?? 0] ?? 0;
    order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
    const ranks = new Float64Array(values.length);
    let tieTerm = 0;
    for (let from = 0, to = 0; from < values.length; from = to) {
        to = from + 1;
        while (to < values.length && at(to) === at(from))
            to++;
        const count = to - from;
        tieTerm += count ** 3 - count;
        for (let i = from; i < to; i++)
            ranks[order[i] ?? 0] = (from + 1 + to) / 2;
    }
    return { ranks, tieTerm };
}


/***/ }),

/***/ 78447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ wilcoxonSignedRank)
});

// EXTERNAL MODULE: ./build/analysis/distributions/normal.js
var normal = __webpack_require__(3152);
;// CONCATENATED MODULE: ./build/analysis/distributions/signed-rank.js
/** Beyond this the normal approximation is right to more digits than a reader could want, and the table grows as n³. */
const EXACT_LIMIT = 1000;
/**
 * P(W ≤ w or as far on the other side) of Wilcoxon's signed-rank sum of n untied differences. Counts subsets of ranks by
 * their sum, one rank at a time, and halves in each step, so that nothing overflows (@stdlib's keeps every weight it
 * ever computed in a global table with strings for keys).
 */
function signedRankTwoSided(smallerSum, n) {
    const share = new Float64Array(smallerSum + 1);
    share[0] = 1;
    let reach = 0;
    for (let rank = 1; rank <= n; rank++) {
        reach = Math.min(smallerSum, reach + rank);
        for (let sum = reach; sum >= 0; sum--) {
            share[sum] = ((share[sum] ?? 0) + (sum >= rank ? (share[sum - rank] ?? 0) : 0)) / 2;
        }
    }
    let lower = 0;
    for (const each of share)
        lower += each;
    return Math.min(1, 2 * lower);
}

// EXTERNAL MODULE: ./build/analysis/statistics/moments.js
var moments = __webpack_require__(18998);
// EXTERNAL MODULE: ./build/analysis/statistics/ranks.js
var statistics_ranks = __webpack_require__(62148);
;// CONCATENATED MODULE: ./build/analysis/statistics/wilcoxon.js




/** Wilcoxon's signed-rank test in its two-sided variants; NaN where nothing differs. */
function wilcoxonSignedRank(differences) {
    const n = differences.length;
    const nonzero = differences.filter((each) => each !== 0);
    const zeros = n - nonzero.length;
    const { plus, minus, tieTerm } = rankSums(nonzero);
    const m = nonzero.length;
    const hasTies = tieTerm > 0;
    const z = standardised(plus, (m * (m + 1)) / 4, m * (m + 1) * (2 * m + 1), tieTerm);
    const ranked = rankSums(differences);
    const prattZ = standardised(ranked.plus, (n * (n + 1) - zeros * (zeros + 1)) / 4, n * (n + 1) * (2 * n + 1) - zeros * (zeros + 1) * (2 * zeros + 1), ranked.tieTerm - (zeros ** 3 - zeros));
    return {
        differences: n,
        zeros,
        /** Rank sums of the positive and of the negative differences, zeros left out before ranking. */
        plus,
        minus,
        hasTies,
        /** Never positive, as SciPy gives it for a two-sided test. */
        z: -Math.abs(z.z),
        pNormal: twoSided(z.z),
        /** By half a rank towards the middle. */
        pNormalCorrected: twoSided(z.z - (Math.sign(z.z) * 0.5) / z.error),
        /** Null with ties, without a difference, and beyond a thousand differences. */
        pExact: hasTies || m === 0 || m > EXACT_LIMIT ? null : signedRankTwoSided(Math.min(plus, minus), m),
        /** (W+ − W−) / (W+ + W−), Kerby 2014. */
        rankBiserial: (plus - minus) / (plus + minus),
        /** Zeros ranked, then left out of the sums (Pratt 1959); variance by Cureton 1967. */
        pratt: { statistic: Math.min(ranked.plus, ranked.minus), p: twoSided(prattZ.z) },
    };
}
/** Of |x|; a zero is ranked but adds to neither sum. */
function rankSums(values) {
    const { ranks, tieTerm } = (0,statistics_ranks/* rankValues */.Z)(values.map(Math.abs));
    return {
        plus: (0,moments/* sumOf */.XN)(values.map((value, i) => (value > 0 ? (ranks[i] ?? 0) : 0))),
        minus: (0,moments/* sumOf */.XN)(values.map((value, i) => (value < 0 ? (ranks[i] ?? 0) : 0))),
        tieTerm,
    };
}
function standardised(sum, mean, squares, tieTerm) {
    const error = Math.sqrt((squares - tieTerm / 2) / 24);
    return { z: (sum - mean) / error, error };
}
const twoSided = (z) => Math.min(1, 2 * (0,normal/* normalUpper */.su)(Math.abs(z)));


/***/ }),

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

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   LT: () => (/* binding */ mostFrequentOf),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   ye: () => (/* binding */ mostFrequent)
/* harmony export */ });
/** Null for no values. */
function median(values) {
    const sorted = Float64Array.from(values).sort();
    const upper = sorted[sorted.length >> 1];
    if (upper === undefined)
        return null;
    if (sorted.length % 2 === 1)
        return upper;
    return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}
/** In their order, without compensation; 0 of none. */
function sum(values) {
    let total = 0;
    for (const value of values)
        total += value;
    return total;
}
/** Null for no values. */
const mean = (values) => values.length === 0 ? null : sum(values) / values.length;
/** The value that occurs most, by its JSON, so that equal ones are one. */
function mostFrequentOf(values) {
    const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
    const found = mostFrequent(values.map((value) => JSON.stringify(value)));
    return found === null ? null : (byText.get(found) ?? null);
}
/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
function mostFrequent(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    let best = null;
    let bestCount = 0;
    for (const [value, count] of counts) {
        if (count > bestCount || (count === bestCount && best !== null && value < best)) {
            best = value;
            bestCount = count;
        }
    }
    return best;
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


/***/ }),

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

/***/ 68764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyseGenaiGreenml: () => (/* binding */ analyseGenaiGreenml)
});

// EXTERNAL MODULE: ./build/base/files.js
var base_files = __webpack_require__(60599);
;// CONCATENATED MODULE: ./build/genai-greenml/python-numbers.js
const NUMBER = /^[+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i;
const NOT_FINITE = /^([+-]?)(?:(inf(?:inity)?)|nan)$/i;
/** What Python's `float()` makes of a cell; null where it raises. NaN and infinities are numbers to it. */
function parseFloatLikePython(cell) {
    const text = cell.trim();
    if (NUMBER.test(text))
        return Number(text.replaceAll('_', ''));
    const special = NOT_FINITE.exec(text);
    if (special === null)
        return null;
    if (special[2] === undefined)
        return Number.NaN;
    return special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
/**
 * Python's `round`: to the nearest decimal of the exact binary value, a tie to the even digit. `toFixed` is exact too but
 * takes the larger of a tie; a tie at d decimals is an odd multiple of 2^-(d+1), for only those are halves in binary.
 */
function roundLikePython(value, decimals) {
    if (!Number.isFinite(value) || Math.abs(value) >= 1e15)
        return value;
    const isTie = Math.abs((value * 2 ** (decimals + 1)) % 2) === 1;
    if (!isTie)
        return Number(value.toFixed(decimals));
    const below = Math.floor(value * 10 ** decimals);
    return (below % 2 === 0 ? below : below + 1) / 10 ** decimals;
}

// EXTERNAL MODULE: ./build/base/groups.js
var base_groups = __webpack_require__(68606);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/schema/versioned.js
var versioned = __webpack_require__(69739);
;// CONCATENATED MODULE: ./build/schema/genai-greenml-analysis.js


/** What `greenml analyse --greenml-csv` writes: the numbers of GenAI-GreenML's analyse_results.py from its own result files. */
const CSV_METRICS = ['accuracy', 'exec_time', 'energy'];
const metric = schemas/* enum */.k5n(CSV_METRICS);
const CSV_MODES = ['assisted', 'autonomous'];
const csvMode = schemas/* enum */.k5n(CSV_MODES);
/** `delta` is signed so that positive is better, `raw` is generated − original. */
const SCALES = ['delta', 'raw'];
const scale = schemas/* enum */.k5n(SCALES);
const COMPARISONS = ['original_vs_assisted', 'original_vs_autonomous', 'assisted_vs_autonomous'];
/** Null: not defined for these values. */
const real = schemas/* number */.aig().nullable();
const range = schemas/* tuple */.PVZ([real, real]);
const llm = schemas/* string */.YjP();
const counts = schemas/* strictObject */.rej({ inc: schemas/* int */.Whr(), dec: schemas/* int */.Whr(), eq: schemas/* int */.Whr() });
const countsByMetric = schemas/* record */.g1P(metric, counts);
const shapiro = schemas/* strictObject */.rej({ W: real, p: real });
const wilcoxon = schemas/* strictObject */.rej({
    n: schemas/* int */.Whr(),
    n_zero: schemas/* int */.Whr(),
    n_nonzero: schemas/* int */.Whr(),
    r_plus: schemas/* number */.aig(),
    r_minus: schemas/* number */.aig(),
    has_ties: schemas/* boolean */.zMY(),
    statistic_min: schemas/* number */.aig(),
    p_normal_approx: real,
    p_normal_approx_cc: real,
    z: real,
    /** Absent with ties, without a difference, and beyond a thousand differences. */
    p_exact: schemas/* number */.aig().optional(),
    p_pratt_normal_approx: real,
    statistic_pratt: schemas/* number */.aig(),
    matched_pairs_rank_biserial: real,
});
/** Generated / original, or assisted / autonomous, over the pairs in which both are above 0. */
const csvRatio = schemas/* strictObject */.rej({
    n_pairs: schemas/* int */.Whr(),
    n_dropped_nonpositive: schemas/* int */.Whr(),
    n: schemas/* int */.Whr(),
    /** Pairs with a ratio below 1. */
    n_less: schemas/* int */.Whr(),
    mean_log_ratio: real,
    sd_log_ratio: real,
    /** Geometric mean ratio. */
    gmr: real,
    median_ratio: real,
    arith_mean_of_ratios: real,
    ratio_of_sums: real,
    t_ci_gmr: range,
    bca_acceleration: real,
    bca_ci_gmr_seed0: range,
    bca_ci_gmr_seeds: schemas/* array */.YOg(range),
    percentile_ci_gmr_seed0: range,
    shapiro_log_ratio: shapiro.nullable(),
    t_log: real,
    p_t_log: real,
    wilcoxon_log: wilcoxon,
    tost_5pct_p: real,
});
const pairedTest = schemas/* strictObject */.rej({
    n: schemas/* int */.Whr(),
    /** Projects with an original that ran: the n that a comparison without losses would have. */
    n_projects: schemas/* int */.Whr(),
    status: schemas/* enum */.k5n(['tested', 'insufficient pairs', 'insufficient variance']),
    /** As the original prints it; in its delta sections of time and energy with the sign opposite to mean, d and ci. */
    t: real,
    /** With the sign of the mean; only where the original's has the other. */
    t_corrected: real.optional(),
    p: real,
    df: schemas/* int */.Whr(),
    mean: real,
    sd: real,
    d: real,
    ci: range,
    shapiro: shapiro.nullable().optional(),
    wilcoxon: wilcoxon.optional(),
    sign: schemas/* strictObject */.rej({ pos: schemas/* int */.Whr(), neg: schemas/* int */.Whr(), zero: schemas/* int */.Whr(), p_binom: schemas/* number */.aig() }).optional(),
    ratio: csvRatio.optional(),
    /** Over the models of this comparison and metric, as the original does. */
    p_holm: real,
    p_bh: real,
});
const pairedSection = schemas/* record */.g1P(metric, schemas/* record */.g1P(llm, pairedTest));
const anova = schemas/* strictObject */.rej({
    groups: schemas/* record */.g1P(llm, schemas/* strictObject */.rej({ n: schemas/* int */.Whr(), mean: real, var: real })),
    F: real,
    p: real,
    df: schemas/* tuple */.PVZ([schemas/* int */.Whr(), schemas/* int */.Whr()]),
    eta_squared: real,
    tukey: schemas/* array */.YOg(schemas/* strictObject */.rej({
        group1: llm,
        group2: llm,
        meandiff: real,
        p_adj: real,
        lower: real,
        upper: real,
        reject: schemas/* boolean */.zMY(),
    })),
    mse: real,
    q_crit: real,
    kruskal: schemas/* strictObject */.rej({ H: real, p: real }),
    levene_median: schemas/* strictObject */.rej({ W: real, p: real }),
});
const anovaByMetric = schemas/* partialRecord */.jgl(metric, anova);
const friedman = schemas/* strictObject */.rej({ n_complete_projects: schemas/* int */.Whr(), llms: schemas/* array */.YOg(llm), chi2: real, p: real });
/** Findings that their rows say enough about. */
const PLAIN_KINDS = [
    'no-rows',
    'counter-wrap',
    'impossible-value',
    'not-a-number',
    'blank-value',
    'ragged-rows',
    'zero-accuracy',
    'duplicate-rows',
    'several-baselines',
    'no-baseline',
    'unknown-script',
    'fixed-order',
    'one-run-each',
];
function findingOf(kind, numbers, subject) {
    return schemas/* strictObject */.rej({
        kind,
        severity: schemas/* enum */.k5n(['error', 'warning', 'note']),
        subject,
        numbers: schemas/* strictObject */.rej(numbers),
        /** Rows as a spreadsheet numbers them, the header is row 1; none where it is about the whole file. */
        evidence: schemas/* strictObject */.rej({ rows: schemas/* array */.YOg(schemas/* int */.Whr()) }),
    });
}
const plainFinding = findingOf(schemas/* enum */.k5n(PLAIN_KINDS), {}, schemas/* null */.chJ());
/** Something about the data that a reader must know before believing a number. */
const csvFinding = schemas/* discriminatedUnion */.gMt('kind', [
    plainFinding,
    /** `originals` of the rows, and pairs that hold one of the rows. */
    findingOf(schemas/* literal */.euz('zero-energy'), { originals: schemas/* int */.Whr(), pairs: schemas/* int */.Whr() }, schemas/* null */.chJ()),
    /** Pairs of a percentage and a fraction. */
    findingOf(schemas/* literal */.euz('percent-and-fraction'), { pairs: schemas/* int */.Whr() }, schemas/* null */.chJ()),
    /** The spellings of each name. */
    findingOf(schemas/* literal */.euz('names-differ-by-case'), {}, schemas/* array */.YOg(schemas/* array */.YOg(schemas/* string */.YjP()))),
    /** The evidence is of `rows` all that are not OK; the subject each mode and model with an answer in fewer than all `projects`. */
    findingOf(schemas/* literal */.euz('survivors-only'), { rows: schemas/* int */.Whr(), projects: schemas/* int */.Whr() }, schemas/* array */.YOg(schemas/* strictObject */.rej({ mode: csvMode, model: llm, projects: schemas/* int */.Whr() }))),
    /** In `first` of the `projects` with an original and an answer the original ran before all answers. */
    findingOf(schemas/* literal */.euz('original-first'), { first: schemas/* int */.Whr(), projects: schemas/* int */.Whr() }, schemas/* null */.chJ()),
    /** Tests whose t has the sign opposite to their mean. */
    findingOf(schemas/* literal */.euz('sign-of-t'), { tests: schemas/* int */.Whr() }, schemas/* null */.chJ()),
]);
const file = schemas/* strictObject */.rej({
    csv: schemas/* string */.YjP(),
    header: schemas/* strictObject */.rej({
        rows: schemas/* int */.Whr(),
        projects: schemas/* int */.Whr(),
        projects_with_original_ok: schemas/* int */.Whr(),
        distinct_scripts: schemas/* int */.Whr(),
        distinct_scripts_ok: schemas/* int */.Whr(),
        aa_scripts: schemas/* int */.Whr(),
        aa_scripts_ok: schemas/* int */.Whr(),
        aa_ok_with_original: schemas/* int */.Whr(),
        failed: schemas/* int */.Whr(),
    }),
    /** Of the rows that are OK. */
    data_quality: schemas/* strictObject */.rej({
        energy_zero_rows: schemas/* int */.Whr(),
        rapl_wrap_notes: schemas/* int */.Whr(),
        accuracy_missing: schemas/* int */.Whr(),
        accuracy_outside_0_1: schemas/* int */.Whr(),
        accuracy_exact_zero: schemas/* int */.Whr(),
        pairs_scale_mismatch: schemas/* int */.Whr(),
    }),
    counts: schemas/* record */.g1P(csvMode, countsByMetric),
    counts_combined: countsByMetric,
    counts_by_llm: schemas/* record */.g1P(llm, schemas/* record */.g1P(csvMode, countsByMetric)),
    paired_tests: schemas/* record */.g1P(schemas/* templateLiteral */.Uy$([scale, '/', schemas/* enum */.k5n(COMPARISONS)]), pairedSection),
    anova: schemas/* record */.g1P(scale, schemas/* record */.g1P(csvMode, anovaByMetric)),
    friedman_complete_blocks: schemas/* record */.g1P(csvMode, schemas/* partialRecord */.jgl(metric, friedman)),
    /** `project: script` of every row that is not OK. */
    failed: schemas/* array */.YOg(schemas/* string */.YjP()),
    findings: schemas/* array */.YOg(csvFinding),
});
const GENAI_GREENML_ANALYSIS_VERSION = 2;
const genaiGreenmlAnalysisFile = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(GENAI_GREENML_ANALYSIS_VERSION),
    files: schemas/* record */.g1P(schemas/* string */.YjP(), file),
});
const genaiGreenmlAnalysis = (0,versioned/* versioned */.iF)(GENAI_GREENML_ANALYSIS_VERSION, genaiGreenmlAnalysisFile, {
    // Findings were sentences; the numbers behind them stand elsewhere in the file, but for those of names and order.
    1: ({ files, ...rest }) => ({
        ...rest,
        files: (0,versioned/* isFields */.Ce)(files)
            ? Object.fromEntries(Object.entries(files).map(([name, each]) => [name, (0,versioned/* isFields */.Ce)(each) ? { ...each, findings: [] } : each]))
            : files,
    }),
});

;// CONCATENATED MODULE: ./build/genai-greenml/select.js


/** Which rows are compared with which, by the original's rules, its quirks of case and blanks included. */
function selectRuns(rows) {
    const ok = rows.filter((row) => row.ok);
    const originals = new Map();
    for (const row of ok) {
        if (isOriginal(row) && !originals.has(row.cells.project))
            originals.set(row.cells.project, row);
    }
    const generated = ok.flatMap((run) => {
        const mode = modeOf(run.cells.script);
        const original = originals.get(run.cells.project);
        return mode === null || original === undefined ? [] : [{ run, original, mode, llm: llmOf(run.cells.script) }];
    });
    return { rows, ok, originals, generated, llms: [...new Set(generated.map(({ llm }) => llm))].sort() };
}
const isOriginal = ({ cells }) => cells.script.includes('original_telemetry');
function modeOf(script) {
    const name = script.toLowerCase();
    return CSV_MODES.find((mode) => name.includes(mode)) ?? null;
}
/** What follows the last underscore of the file's name without its ending. */
function llmOf(script) {
    const name = script.split('/').findLast((part) => part !== '' && part !== '.') ?? '';
    const dot = name.lastIndexOf('.');
    const stem = dot > 0 && dot < name.length - 1 ? name.slice(0, dot) : name;
    return stem.includes('_') ? stem.slice(stem.lastIndexOf('_') + 1).toLowerCase() : 'unknown';
}
/** Null where one of them is no number. */
function pairOf({ run, original }, metric) {
    const [value, base] = [run.values[metric], original.values[metric]];
    return value === null || base === null ? null : { generated: value, original: base };
}
/** Only finite ones enter a test: the original lets a NaN through to its means. */
function finitePairOf(run, metric) {
    const pair = pairOf(run, metric);
    return pair !== null && Number.isFinite(pair.generated) && Number.isFinite(pair.original) ? pair : null;
}
/** Positive is better: more accuracy, less time, less energy. */
function deltaOf(metric, { generated, original }) {
    return metric === 'accuracy' ? generated - original : original - generated;
}
const perMetric = (of) => (0,base_groups/* recordOf */.zv)(CSV_METRICS, of);
const perMode = (of) => (0,base_groups/* recordOf */.zv)(CSV_MODES, of);
/** JSON knows no NaN and no infinity. */
const orNull = (value) => (Number.isFinite(value) ? value : null);

;// CONCATENATED MODULE: ./build/genai-greenml/counts.js


/** Decimals to which the original rounds before it compares. */
const DECIMALS = { accuracy: 2, exec_time: 1, energy: 1 };
/** How often the generated value is larger, smaller or, once rounded, equal; what cannot be ordered counts as equal. */
function countChanges({ generated, llms, }) {
    const byMode = (runs) => perMode((mode) => countRuns(runs.filter((run) => run.mode === mode)));
    return {
        counts: byMode(generated),
        counts_combined: countRuns(generated),
        counts_by_llm: Object.fromEntries(llms.map((llm) => [llm, byMode(generated.filter((run) => run.llm === llm))])),
    };
}
function countRuns(runs) {
    return perMetric((metric) => {
        const counts = { inc: 0, dec: 0, eq: 0 };
        for (const run of runs) {
            const pair = pairOf(run, metric);
            if (pair === null)
                continue;
            const value = roundLikePython(pair.generated, DECIMALS[metric]);
            const base = roundLikePython(pair.original, DECIMALS[metric]);
            counts[value > base ? 'inc' : value < base ? 'dec' : 'eq']++;
        }
        return counts;
    });
}

;// CONCATENATED MODULE: ./build/genai-greenml/header.js

/** The counts that head the original's report. Its test for a generated script minds the case here, unlike elsewhere. */
function countHeader({ rows, ok, originals }) {
    return {
        rows: rows.length,
        projects: new Set(rows.map(({ cells }) => cells.project.trim()).filter((project) => project !== '')).size,
        projects_with_original_ok: originals.size,
        distinct_scripts: distinctScripts(rows),
        distinct_scripts_ok: distinctScripts(ok),
        aa_scripts: distinctScripts(rows.filter(isGenerated)),
        aa_scripts_ok: distinctScripts(ok.filter(isGenerated)),
        aa_ok_with_original: ok.filter((row) => originals.has(row.cells.project) && isGenerated(row)).length,
        failed: listFailed(rows).length,
    };
}
/** `project: script` of every row that is not OK and names either. */
function listFailed(rows) {
    return rows.flatMap(({ ok, cells }) => {
        const [project, script] = [cells.project.trim(), cells.script.trim()];
        return ok || (project === '' && script === '') ? [] : [`${project}: ${script}`];
    });
}
const isGenerated = ({ cells }) => cells.script.includes('assisted') || cells.script.includes('autonomous');
function distinctScripts(rows) {
    const names = rows.flatMap(({ cells }) => {
        const [project, script] = [cells.project.trim(), cells.script.trim()];
        return project === '' || script === '' ? [] : [JSON.stringify([project, script])];
    });
    return new Set(names).size;
}
const isWrapNote = ({ cells }) => /\bwrap/i.test(cells.notes);
const isBeyondOne = (value) => value !== null && (value < 0 || value > 1);
/** What the original counts without a word, of the rows that are OK. */
function countFaults({ ok, generated }) {
    const count = (is) => ok.filter(is).length;
    return {
        energy_zero_rows: count(({ values }) => values.energy === 0),
        rapl_wrap_notes: count(isWrapNote),
        accuracy_missing: count(({ values }) => values.accuracy === null),
        accuracy_outside_0_1: count(({ values }) => isBeyondOne(values.accuracy)),
        accuracy_exact_zero: count(({ values }) => values.accuracy === 0),
        pairs_scale_mismatch: generated.filter((run) => {
            const pair = pairOf(run, 'accuracy');
            return pair !== null && pair.generated > 1 !== pair.original > 1;
        }).length,
    };
}

// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(25175);
// EXTERNAL MODULE: ./build/base/delimited.js
var delimited = __webpack_require__(6431);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
;// CONCATENATED MODULE: ./build/genai-greenml/read-rows.js





/** What run_ml_projects.py writes. */
const COLUMNS = [
    'timestamp',
    'project',
    'script',
    'status',
    'exit_code',
    'accuracy',
    'exec_time_s',
    'energy_j',
    'notes',
];
const METRIC_COLUMNS = { accuracy: 'accuracy', exec_time: 'exec_time_s', energy: 'energy_j' };
/**
 * The rows of a result file of GenAI-GreenML, read as Python's csv module reads them: blank lines skipped, short rows
 * filled up. Throws a UserError naming the file and the column where it is not such a file.
 */
function readRows(text, name) {
    const [header, ...records] = parseCsv(text, name);
    const positions = findColumns(header ?? [], name);
    return records.flatMap((record, index) => {
        if (record.length <= 1 && (record[0] ?? '') === '')
            return [];
        const cell = (column) => record[positions[column]] ?? '';
        const value = (metric) => parseFloatLikePython(cell(METRIC_COLUMNS[metric]));
        return {
            row: index + 2,
            cells: (0,base_groups/* recordOf */.zv)(COLUMNS, cell),
            values: { accuracy: value('accuracy'), exec_time: value('exec_time'), energy: value('energy') },
            ok: cell('status').trim().toUpperCase() === 'OK',
            ragged: record.length !== header?.length,
        };
    });
}
function parseCsv(text, name) {
    if ((0,delimited/* weighText */.UR)(text, ',') > delimited/* MOST_CELLS */.qC)
        throw new errors/* UserError */.yo(`${name} has more cells than any result file: it is not read.`);
    try {
        return (0,sync/* parse */.qg)(text, {
            bom: true,
            record_delimiter: ['\r\n', '\n', '\r'],
            relax_column_count: true,
            relax_quotes: true,
        });
    }
    catch (error) {
        if (!(error instanceof sync/* CsvError */.J$))
            throw error;
        throw new errors/* UserError */.yo(`${name} is not CSV: a fault in quotes, line ${error.lines}. Close the quotes there, or export the file again.`);
    }
}
function findColumns(header, name) {
    const names = header.map((each) => each.trim());
    const missing = COLUMNS.filter((column) => !names.includes(column));
    if (missing.length > 0) {
        const [noun, found] = [missing.length === 1 ? 'column' : 'columns', names.filter((each) => each !== '').join(', ')];
        throw new errors/* UserError */.yo(`${name} lacks the ${noun} ${missing.join(', ')}; its first line holds ${found === '' ? 'nothing' : found}.\n` +
            `Give a results_*.csv of GenAI-GreenML, whose first line is\n  ${COLUMNS.join(',')}`);
    }
    const twice = COLUMNS.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
    if (twice !== undefined) {
        throw new errors/* UserError */.yo(`${name} has the column ${twice} twice; remove one of them.`);
    }
    return (0,base_groups/* recordOf */.zv)(COLUMNS, (column) => names.indexOf(column));
}

;// CONCATENATED MODULE: ./build/genai-greenml/run-findings.js



const WHOLE_FILE = { rows: [] };
/** How the runs came to be, and what that does to every number. */
function findRunFaults(selection, tests) {
    return [survivors(selection), ...runOrder(selection), ...oneRunEach(selection), ...signsOfT(tests)];
}
function survivors({ rows, generated, llms, originals }) {
    const projects = originals.size;
    const subject = CSV_MODES.flatMap((mode) => llms.map((model) => {
        const runs = generated.filter((run) => run.mode === mode && run.llm === model);
        return { mode, model, projects: new Set(runs.map(({ run }) => run.cells.project)).size };
    })).filter((cell) => cell.projects < projects);
    return {
        kind: 'survivors-only',
        severity: 'warning',
        subject,
        numbers: { rows: rows.length, projects },
        evidence: { rows: rows.filter(({ ok }) => !ok).map(({ row }) => row) },
    };
}
/** The runner writes a row after each run, so the order of rows is the order of runs. */
function runOrder({ rows }) {
    const projects = (0,base_groups/* groupsBy */.G_)(rows, ({ cells }) => cells.project).filter((group) => group.length > 1);
    const compared = projects.filter((group) => group.some(isOriginal));
    const first = compared.filter(([row]) => isOriginal(row)).length;
    const numbers = { first, projects: compared.length };
    const findings = [];
    if (first * 2 > compared.length) {
        findings.push({ kind: 'original-first', severity: 'warning', subject: null, numbers, evidence: WHOLE_FILE });
    }
    if (projects.length > 1 && isFixedOrder(projects)) {
        findings.push({ kind: 'fixed-order', severity: 'warning', subject: null, numbers: {}, evidence: WHOLE_FILE });
    }
    return findings;
}
/** No two answers ran one way round in one project and the other way round in another. */
function isFixedOrder(projects) {
    const before = new Set();
    for (const rows of projects) {
        const slots = rows.flatMap(({ cells: { script } }) => {
            const mode = modeOf(script);
            return mode === null ? [] : [`${mode} ${llmOf(script)}`];
        });
        for (const [index, slot] of slots.entries()) {
            for (const later of slots.slice(index + 1)) {
                if (before.has(JSON.stringify([later, slot])))
                    return false;
                before.add(JSON.stringify([slot, later]));
            }
        }
    }
    return before.size > 0;
}
function oneRunEach({ ok }) {
    const runs = (0,base_groups/* groupsBy */.G_)(ok, ({ cells }) => [cells.project, cells.script]);
    if (runs.length === 0 || runs.some((group) => group.length > 1))
        return [];
    return [{ kind: 'one-run-each', severity: 'warning', subject: null, numbers: {}, evidence: WHOLE_FILE }];
}
function signsOfT(tests) {
    const turned = Object.values(tests)
        .flatMap((section) => Object.values(section))
        .flatMap((byModel) => Object.values(byModel))
        .filter(({ t, mean }) => t !== null && mean !== null && t * mean < 0).length;
    if (turned === 0)
        return [];
    return [{ kind: 'sign-of-t', severity: 'note', subject: null, numbers: { tests: turned }, evidence: WHOLE_FILE }];
}

;// CONCATENATED MODULE: ./build/genai-greenml/file-findings.js






/** What a reader must know of the data before believing a number. None of it is an error: the analysis goes on. */
function findFaults(selection, tests) {
    const { rows } = selection;
    if (rows.length === 0) {
        return [{ kind: 'no-rows', severity: 'warning', subject: null, numbers: {}, evidence: { rows: [] } }];
    }
    return [
        ...readingFaults(selection),
        ...mixedScales(selection),
        ...about('zero-accuracy', selection.ok, ({ values }) => values.accuracy === 0),
        ...nameFaults(selection),
        ...baselineFaults(selection),
        ...findRunFaults(selection, tests),
    ];
}
const evidenceOf = (rows) => ({ rows: rows.map(({ row }) => row) });
/** A finding on the rows that a fault is of, if there is one. */
function about(kind, rows, isFault, severity = 'warning') {
    const found = rows.filter(isFault);
    return found.length === 0 ? [] : [{ kind, severity, subject: null, numbers: {}, evidence: evidenceOf(found) }];
}
function readingFaults(selection) {
    const { rows, ok } = selection;
    const cells = (row) => CSV_METRICS.map((metric) => [row.cells[METRIC_COLUMNS[metric]], row.values[metric]]);
    return [
        ...zeroEnergy(selection),
        ...about('counter-wrap', rows, isWrapNote),
        ...about('impossible-value', ok, isImpossible),
        ...about('not-a-number', ok, (row) => cells(row).some(([cell, value]) => cell.trim() !== '' && value === null)),
        ...about('blank-value', ok, (row) => cells(row).some(([cell]) => cell.trim() === '')),
        ...about('ragged-rows', rows, ({ ragged }) => ragged),
    ];
}
function zeroEnergy({ ok, generated, originals }) {
    const isZero = ({ values }) => values.energy === 0;
    const zeros = ok.filter(isZero);
    if (zeros.length === 0)
        return [];
    const numbers = {
        originals: [...originals.values()].filter(isZero).length,
        pairs: generated.filter(({ run, original }) => isZero(run) || isZero(original)).length,
    };
    return [{ kind: 'zero-energy', severity: 'warning', subject: null, numbers, evidence: evidenceOf(zeros) }];
}
/** An accuracy below 0 can be: R² of a bad regression. */
function isImpossible({ values: { accuracy, exec_time: seconds, energy: joules } }) {
    return ((accuracy !== null && !(Number.isFinite(accuracy) && accuracy <= 100)) ||
        (seconds !== null && !(Number.isFinite(seconds) && seconds > 0)) ||
        (joules !== null && !(Number.isFinite(joules) && joules >= 0)));
}
function mixedScales({ ok, generated }) {
    const isPercent = ({ values: { accuracy } }) => accuracy !== null && accuracy > 1;
    const percents = ok.filter(isPercent);
    const fractions = ok.some(({ values: { accuracy } }) => accuracy !== null && accuracy > 0 && accuracy <= 1);
    if (percents.length === 0 || !fractions)
        return [];
    const mixed = generated.filter(({ run, original }) => run.values.accuracy !== null && original.values.accuracy !== null && isPercent(run) !== isPercent(original));
    const numbers = { pairs: mixed.length };
    const evidence = evidenceOf(percents);
    return [{ kind: 'percent-and-fraction', severity: 'warning', subject: null, numbers, evidence }];
}
function nameFaults({ rows }) {
    const twice = (0,base_groups/* groupsBy */.G_)(rows, ({ cells }) => [cells.project, cells.script]).filter((group) => group.length > 1);
    const repeated = new Set(twice.flat());
    return [...spellings(rows), ...about('duplicate-rows', rows, (row) => repeated.has(row))];
}
function spellings(rows) {
    const groups = (key) => (0,base_groups/* groupsBy */.G_)(rows, (row) => key(row).trim().toLowerCase()).filter((group) => new Set(group.map(key)).size > 1);
    const projects = groups(({ cells }) => cells.project);
    const scripts = groups(({ cells }) => `${cells.project.trim().toLowerCase()}: ${cells.script}`);
    const odd = new Set([...projects, ...scripts].flat());
    if (odd.size === 0)
        return [];
    const subject = [
        ...projects.map((group) => [...new Set(group.map(({ cells }) => cells.project))]),
        ...scripts.map((group) => [...new Set(group.map(({ cells }) => cells.script))]),
    ];
    const evidence = evidenceOf(rows.filter((row) => odd.has(row)));
    return [{ kind: 'names-differ-by-case', severity: 'warning', subject, numbers: {}, evidence }];
}
function baselineFaults({ rows, ok, originals }) {
    const isIgnored = (row) => isOriginal(row) && originals.get(row.cells.project) !== row;
    const isLost = ({ cells }) => modeOf(cells.script) !== null && !originals.has(cells.project);
    const isUnknown = (row) => !isOriginal(row) && modeOf(row.cells.script) === null;
    return [
        ...about('several-baselines', ok, isIgnored, 'note'),
        ...about('no-baseline', ok, isLost),
        ...about('unknown-script', rows, isUnknown, 'note'),
    ];
}

// EXTERNAL MODULE: ./build/analysis/statistics/bootstrap.js
var bootstrap = __webpack_require__(76473);
// EXTERNAL MODULE: ./build/base/random.js
var base_random = __webpack_require__(59645);
;// CONCATENATED MODULE: ./build/genai-greenml/mean-bootstrap.js


/** Up to here a table of draws is kept: one byte a draw. */
const KEPT_VALUES = 128;
/**
 * The draws depend on the seed and the number of values only, so that one interval does not depend on which others are
 * computed, and many samples of one size share a table.
 */
function createBootstrap(resamples) {
    const tables = new Map();
    return (values, seed) => {
        const n = values.length;
        const random = (0,base_random/* seededRandom */.I)(seed, `bootstrap of ${n}`);
        if (n > KEPT_VALUES)
            return resampledMeans(values, resamples, () => random.below(n));
        const key = `${seed} ${n}`;
        const table = tables.get(key) ?? new Uint8Array(resamples * n).map(() => random.below(n));
        tables.set(key, table);
        let next = 0;
        return resampledMeans(values, resamples, () => table[next++] ?? 0);
    };
}
function resampledMeans(values, resamples, draw) {
    const source = Float64Array.from(values);
    const resample = new Float64Array(source.length);
    const means = new Float64Array(resamples);
    for (let b = 0; b < resamples; b++) {
        for (let i = 0; i < resample.length; i++)
            resample[i] = source[draw()] ?? 0;
        means[b] = sumPairwise(resample) / resample.length;
    }
    return means.sort();
}
/**
 * Sums in the order in which NumPy does: eight running sums, halves above 128 values (Higham 2002, § 4.2). Of few values many
 * resamples have the mean of the sample itself, and whether rounding makes them smaller, equal or larger moves BCa's ends.
 */
function sumPairwise(values) {
    const n = values.length;
    if (n > 128) {
        const half = (n >> 1) - ((n >> 1) % 8);
        return sumPairwise(values.subarray(0, half)) + sumPairwise(values.subarray(half));
    }
    const at = (i) => values[i] ?? 0;
    let sum = 0;
    let done = 0;
    if (n >= 8) {
        let [a, b, c, d, e, f, g, h] = [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)];
        for (done = 8; done + 8 <= n; done += 8) {
            a += at(done);
            b += at(done + 1);
            c += at(done + 2);
            d += at(done + 3);
            e += at(done + 4);
            f += at(done + 5);
            g += at(done + 6);
            h += at(done + 7);
        }
        sum = a + b + (c + d) + (e + f + (g + h));
    }
    for (; done < n; done++)
        sum += at(done);
    return sum;
}
/** The plain percentile interval, 95 %. */
function percentileInterval(means) {
    return [(0,bootstrap/* quantile */.Y)(means, 0.025), (0,bootstrap/* quantile */.Y)(means, 0.975)];
}
/** BCa's, about the mean as NumPy sums it. */
const bcaOfMean = (values, means) => (0,bootstrap/* bcaInterval */.G)(values, means, sumPairwise(Float64Array.from(values)) / values.length);

// EXTERNAL MODULE: ./build/analysis/statistics/friedman.js
var statistics_friedman = __webpack_require__(55929);
// EXTERNAL MODULE: ./build/analysis/statistics/moments.js
var moments = __webpack_require__(18998);
// EXTERNAL MODULE: ./build/analysis/distributions/tails.js
var tails = __webpack_require__(41032);
// EXTERNAL MODULE: ./build/analysis/statistics/ranks.js
var statistics_ranks = __webpack_require__(62148);
// EXTERNAL MODULE: ./build/base/numbers.js
var numbers = __webpack_require__(43650);
// EXTERNAL MODULE: ./node_modules/@stdlib/math-base-special-betainc/lib/index.js
var lib = __webpack_require__(89986);
// EXTERNAL MODULE: ./node_modules/@stdlib/stats-base-dists-t/lib/index.js
var stats_base_dists_t_lib = __webpack_require__(22163);
;// CONCATENATED MODULE: ./build/genai-greenml/upper-tails.js


/** P(T ≥ t) of Student's t. */
const studentUpper = (statistic, df) => stats_base_dists_t_lib.cdf(-statistic, df);
/** P(F ≥ f). */
function fUpper(f, dfBetween, dfWithin) {
    if (f === Number.POSITIVE_INFINITY)
        return 0;
    return lib(dfWithin / (dfWithin + dfBetween * f), dfWithin / 2, dfBetween / 2);
}

;// CONCATENATED MODULE: ./build/genai-greenml/anova.js





/** One-way analysis of variance of independent groups; NaN where it is not defined. `mse`: mean square within groups. */
function oneWayAnova(groups) {
    const all = groups.flat();
    const centre = (0,moments/* meanOf */.hm)(all);
    const between = (0,moments/* sumOf */.XN)(groups.map((group) => group.length * ((0,moments/* meanOf */.hm)(group) - centre) ** 2));
    const within = (0,moments/* sumOf */.XN)(groups.map((group) => (0,moments/* squaresAround */.Uy)(group, (0,moments/* meanOf */.hm)(group))));
    const df = [groups.length - 1, all.length - groups.length];
    const mse = within / df[1];
    const F = between / df[0] / mse;
    return { F, p: Number.isNaN(F) ? Number.NaN : fUpper(F, ...df), df, etaSquared: between / (between + within), mse };
}
/** Brown and Forsythe's test of equal spread (1974): an analysis of variance of distances from each group's median. */
function brownForsythe(groups) {
    return oneWayAnova(groups.map((group) => {
        const middle = (0,numbers/* median */.JZ)(group) ?? Number.NaN;
        return group.map((value) => Math.abs(value - middle));
    }));
}
/** Kruskal and Wallis's test, corrected for ties; NaN where all values are equal. */
function kruskalWallis(groups) {
    const all = groups.flat();
    const n = all.length;
    const { ranks, tieTerm } = (0,statistics_ranks/* rankValues */.Z)(all);
    let from = 0;
    const squares = (0,moments/* sumOf */.XN)(groups.map((group) => {
        const sum = (0,moments/* sumOf */.XN)(ranks.subarray(from, from + group.length));
        from += group.length;
        return sum ** 2 / group.length;
    }));
    const H = ((12 / (n * (n + 1))) * squares - 3 * (n + 1)) / (1 - tieTerm / (n ** 3 - n));
    return { H, p: (0,tails/* chiSquareUpper */.o)(H, groups.length - 1) };
}

// EXTERNAL MODULE: ./build/analysis/distributions/normal.js
var normal = __webpack_require__(3152);
;// CONCATENATED MODULE: ./build/genai-greenml/gauss-legendre.js
/** Newton's iteration on the Legendre polynomial (Press et al., Numerical Recipes, § 4.6.1). */
function legendreRule(points) {
    return Array.from({ length: points }, (_, i) => {
        let x = Math.cos((Math.PI * (i + 0.75)) / (points + 0.5));
        let slope = 1;
        for (let step = 0; step < 50; step++) {
            let [previous, current] = [1, x];
            for (let n = 2; n <= points; n++) {
                ;
                [previous, current] = [current, ((2 * n - 1) * x * current - (n - 1) * previous) / n];
            }
            slope = (points * (x * current - previous)) / (x * x - 1);
            const move = current / slope;
            x -= move;
            if (Math.abs(move) < 1e-16)
                break;
        }
        return { at: x, weight: 2 / ((1 - x * x) * slope * slope) };
    });
}
/** A rule of `panels` equal parts with `points` nodes each. */
function compositeRule(panels, points) {
    const panel = legendreRule(points);
    const centres = Array.from({ length: panels }, (_, p) => (2 * p + 1) / panels - 1);
    return centres.flatMap((centre) => panel.map(({ at, weight }) => ({ at: centre + at / panels, weight: weight / panels })));
}

;// CONCATENATED MODULE: ./build/genai-greenml/studentized-range.js


/**
 * The studentized range of k normal means with df degrees of freedom, as Tukey's test needs it. @stdlib's distribution
 * function is good to 1.6e-8 and its quantile to 3.5e-7 (it follows AS 190), too little for eight digits; and a p-value
 * as 1 − cdf has no digits left in the tail. So the upper tail itself is integrated here:
 *
 *   P(R > w) = k ∫ φ(z) [Φ(z)^(k−1) − (Φ(z) − Φ(z−w))^(k−1)] dz      (Hartley 1942, with k ∫ φ Φ^(k−1) = 1)
 *   P(Q > q) = ∫ f(s) P(R > q s) ds,  s = √(χ²_df / df)
 */
const RULE = compositeRule(5, 16);
/** Beyond these distances from w / 2 the integrand of P(R > w) is less than 1e-16 of its peak, however large w is. */
const BELOW = 6.2;
const ABOVE = 8.5;
const [CENTRE, HALF_WIDTH] = [(ABOVE - BELOW) / 2, (ABOVE + BELOW) / 2];
/** P(R > w) for the range of k standard normal values. */
function rangeUpper(w, k) {
    let sum = 0;
    for (const { at, weight } of RULE) {
        const z = w / 2 + CENTRE + HALF_WIDTH * at;
        const below = (0,normal/* normalLower */.Z$)(z);
        const outside = (0,normal/* normalLower */.Z$)(z - w);
        const inside = Math.max(0, below - outside);
        // aᵐ − bᵐ = (a − b) Σ aⁱ bᵐ⁻¹⁻ⁱ: a sum of positive terms keeps its digits.
        let powers = 0;
        for (let j = 0; j < k - 1; j++)
            powers = powers * inside + below ** j;
        sum += weight * (0,normal/* normalDensity */.kC)(z) * outside * powers;
    }
    return Math.min(1, k * HALF_WIDTH * sum);
}
/** P(Q > q) of k ≥ 2 groups with df > 0; relative error about 1e-13. */
function studentizedRangeUpper(q, k, df) {
    if (!(k >= 2) || !(df > 0) || Number.isNaN(q))
        return Number.NaN;
    if (q <= 0)
        return 1;
    if (q === Number.POSITIVE_INFINITY)
        return 0;
    // Over x = ln s the trapezoidal rule converges exponentially (Trefethen & Weideman 2014). The density peaks at 0, the
    // integrand further left, both with the same width; the density's sum over points as far apart is its constant.
    const width = 1 / Math.sqrt(2 * df);
    const step = Math.min(width / 2.2, 0.1);
    const peak = -step * Math.round(-Math.log(df / (df + (q * q) / 2)) / 2 / step);
    const density = (x) => Math.exp(df * (x - Math.expm1(2 * x) / 2));
    const tail = sumAround(peak, step, (x) => density(x) * rangeUpper(q * Math.exp(x), k));
    return Math.min(1, tail / sumAround(0, step, density));
}
/** Σ f at `centre` and every `step` to both sides, until f, which only falls on each, adds nothing. */
function sumAround(centre, step, f) {
    let sum = f(centre);
    for (const direction of [step, -step]) {
        for (let i = 1;; i++) {
            const term = f(centre + i * direction);
            sum += term;
            if (!(term > sum * 1e-17))
                break;
        }
    }
    return sum;
}
/** The q with P(Q > q) = `upper`: the root of the logarithm of the tail, which is close to a parabola. */
function studentizedRangeQuantile(upper, k, df) {
    if (!(upper > 0 && upper < 1) || !(k >= 2) || !(df > 0))
        return Number.NaN;
    const target = Math.log(upper);
    const excess = (q) => Math.log(studentizedRangeUpper(q, k, df)) - target;
    let low = 0;
    let high = 4;
    while (excess(high) > 0) {
        low = high;
        high *= 2;
    }
    return findRoot(excess, low, high);
}
/** Ridders' method (1979) for a falling function with one root between `low` and `high`. */
function findRoot(f, from, to) {
    let [low, high] = [from, to];
    let [fLow, fHigh] = [f(low), f(high)];
    for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
        const middle = (low + high) / 2;
        const fMiddle = f(middle);
        const root = middle + ((middle - low) * Math.sign(fLow - fHigh) * fMiddle) / Math.sqrt(fMiddle ** 2 - fLow * fHigh);
        const fRoot = f(root);
        if (fRoot === 0)
            return root;
        for (const [x, value] of [
            [middle, fMiddle],
            [root, fRoot],
        ]) {
            if (x <= low || x >= high)
                continue;
            if (value > 0)
                [low, fLow] = [x, value];
            else
                [high, fHigh] = [x, value];
        }
    }
    return (low + high) / 2;
}

;// CONCATENATED MODULE: ./build/genai-greenml/tukey.js


/**
 * Every pair of groups by Tukey's honest difference, for unequal sizes by Kramer (Biometrics 12 (1956) 307). A difference is
 * the second minus the first, its interval of 95 % over all pairs together.
 */
function tukeyKramer(groups, mse, dfWithin) {
    const critical = studentizedRangeQuantile(0.05, groups.length, dfWithin);
    const rows = groups.flatMap((first, i) => groups.slice(i + 1).map((second, offset) => {
        const difference = (0,moments/* meanOf */.hm)(second) - (0,moments/* meanOf */.hm)(first);
        const error = Math.sqrt((mse / 2) * (1 / first.length + 1 / second.length));
        return {
            pair: [i, i + 1 + offset],
            difference,
            p: studentizedRangeUpper(Math.abs(difference) / error, groups.length, dfWithin),
            interval: [difference - critical * error, difference + critical * error],
        };
    }));
    return { critical, rows };
}

;// CONCATENATED MODULE: ./build/genai-greenml/model-tests.js






/** The original's comparison of models: each project's runs taken as independent, which they are not. */
function analyseVariance(selection) {
    const analyseScale = (scale) => perMode((mode) => definedMetrics((metric) => compareGroups(groupsOf(selection, mode, metric, scale))));
    return { delta: analyseScale('delta'), raw: analyseScale('raw') };
}
/** The same question with the project as block, over the projects in which every model has a run. */
function analyseBlocks(selection) {
    return perMode((mode) => definedMetrics((metric) => compareBlocks(selection, mode, metric)));
}
function definedMetrics(analyse) {
    const results = CSV_METRICS.map((metric) => [metric, analyse(metric)]);
    return Object.fromEntries(results.flatMap(([metric, found]) => (found === null ? [] : [[metric, found]])));
}
function groupsOf(selection, mode, metric, scale) {
    return selection.llms.flatMap((llm) => {
        const values = selection.generated.flatMap((run) => {
            const pair = run.mode === mode && run.llm === llm ? finitePairOf(run, metric) : null;
            return pair === null ? [] : [scale === 'delta' ? deltaOf(metric, pair) : pair.generated];
        });
        return values.length === 0 ? [] : [[llm, values]];
    });
}
/** Null below two models with a run. */
function compareGroups(groups) {
    if (groups.length < 2)
        return null;
    const values = groups.map(([, each]) => each);
    const anova = oneWayAnova(values);
    const tukey = tukeyKramer(values, anova.mse, anova.df[1]);
    const kruskal = kruskalWallis(values);
    const levene = brownForsythe(values);
    const nameOf = (group) => groups[group]?.[0] ?? '';
    return {
        groups: Object.fromEntries(groups.map(([llm, each]) => [llm, { n: each.length, mean: orNull((0,moments/* meanOf */.hm)(each)), var: orNull((0,moments/* varianceOf */.FD)(each)) }])),
        F: orNull(anova.F),
        p: orNull(anova.p),
        df: [...anova.df],
        eta_squared: orNull(anova.etaSquared),
        tukey: tukey.rows.map(({ pair: [first, second], difference, p, interval: [lower, upper] }) => ({
            group1: nameOf(first),
            group2: nameOf(second),
            meandiff: orNull(difference),
            p_adj: orNull(p),
            lower: orNull(lower),
            upper: orNull(upper),
            reject: p < 0.05,
        })),
        mse: orNull(anova.mse),
        q_crit: orNull(tukey.critical),
        kruskal: { H: orNull(kruskal.H), p: orNull(kruskal.p) },
        levene_median: { W: orNull(levene.F), p: orNull(levene.p) },
    };
}
/** Null below three models or two complete projects: there is nothing to rank. */
function compareBlocks({ generated, llms }, mode, metric) {
    const blocks = new Map();
    for (const run of generated) {
        const pair = run.mode === mode ? finitePairOf(run, metric) : null;
        if (pair === null)
            continue;
        const block = blocks.get(run.run.cells.project) ?? new Map();
        blocks.set(run.run.cells.project, block.set(run.llm, pair.generated));
    }
    const present = llms.filter((llm) => [...blocks.values()].some((block) => block.has(llm)));
    const complete = [...blocks.values()].filter((block) => block.size === present.length);
    if (present.length < 3 || complete.length < 2)
        return null;
    const { chi2, p } = (0,statistics_friedman/* friedman */.D)(complete.map((block) => present.map((llm) => block.get(llm) ?? Number.NaN)));
    return { n_complete_projects: complete.length, llms: [...present], chi2: orNull(chi2), p: orNull(p) };
}

// EXTERNAL MODULE: ./build/analysis/statistics/mean-test.js
var mean_test = __webpack_require__(1727);
// EXTERNAL MODULE: ./build/analysis/statistics/wilcoxon.js + 1 modules
var statistics_wilcoxon = __webpack_require__(78447);
;// CONCATENATED MODULE: ./build/genai-greenml/shapiro-wilk.js


/** Below this range the sample counts as constant, for which W is 1 by convention. */
const SMALL = 1e-19;
/**
 * Shapiro and Wilk's test of normality by Royston's approximation (Applied Statistics 44 (1995) 547, AS R94), as SciPy
 * computes it. Null below three values, for which it does not exist; its p-value is calibrated up to 5,000 values.
 */
function shapiroWilk(sample) {
    const n = sample.length;
    if (n < 3)
        return null;
    const sorted = Float64Array.from(sample).sort();
    const range = (sorted[n - 1] ?? 0) - (sorted[0] ?? 0);
    if (!(range >= SMALL))
        return { W: 1, p: 1 };
    const shift = sample[n >> 1] ?? 0;
    const scaled = Array.from(sorted, (value) => (value - shift) / range);
    const centre = (0,moments/* meanOf */.hm)(scaled);
    const x = scaled.map((value) => value - centre);
    const a = coefficients(n);
    const [ssa, ssx, sax] = [(0,moments/* sumOf */.XN)(a.map(square)), (0,moments/* sumOf */.XN)(x.map(square)), (0,moments/* sumOf */.XN)(a.map((each, i) => each * (x[i] ?? 0)))];
    // 1 − W from a product of differences: for a nearly normal sample W itself has lost these digits.
    const root = Math.sqrt(ssa * ssx);
    const complement = ((root - sax) * (root + sax)) / (ssa * ssx);
    const W = 1 - complement;
    return n === 3 && W < 0.75 ? { W: 0.75, p: 0 } : { W, p: significance(W, complement, n) };
}
const square = (value) => value * value;
function significance(W, complement, n) {
    if (n === 3)
        return 1 - (6 / Math.PI) * Math.acos(Math.sqrt(W));
    const y = Math.log(complement);
    if (n <= 11) {
        const gamma = polynomial([-2.273, 0.459], n);
        if (y >= gamma)
            return SMALL;
        const mean = polynomial([0.544, -0.39978, 0.025054, -6.714e-4], n);
        const deviation = Math.exp(polynomial([1.3822, -0.77857, 0.062767, -0.0020322], n));
        return (0,normal/* normalUpper */.su)((-Math.log(gamma - y) - mean) / deviation);
    }
    const mean = polynomial([-1.5861, -0.31082, -0.083751, 0.0038915], Math.log(n));
    const deviation = Math.exp(polynomial([-0.4803, -0.082676, 0.0030302], Math.log(n)));
    return (0,normal/* normalUpper */.su)((y - mean) / deviation);
}
/** Weights of the order statistics, antisymmetric about the middle, lowest first. */
function coefficients(n) {
    const half = n === 3 ? [-Math.SQRT1_2] : upperHalf(n);
    const middle = n % 2 === 1 ? [0] : [];
    return [...half, ...middle, ...half.map((each) => -each).reverse()];
}
function upperHalf(n) {
    const m = Array.from({ length: n >> 1 }, (_, i) => normalScore((i + 1 - 0.375) / (n + 0.25)));
    const squares = 2 * (0,moments/* sumOf */.XN)(m.map(square));
    const u = 1 / Math.sqrt(n);
    const [m1 = 0, m2 = 0] = m;
    const first = polynomial([0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056], u) - m1 / Math.sqrt(squares);
    const second = polynomial([0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633], u) - m2 / Math.sqrt(squares);
    const given = n > 5 ? [first, second] : [first];
    const rest = squares - 2 * (0,moments/* sumOf */.XN)(m.slice(0, given.length).map(square));
    const factor = Math.sqrt(rest / (1 - 2 * (0,moments/* sumOf */.XN)(given.map(square))));
    return m.map((score, i) => -(given[i] ?? -score / factor));
}
/** Beasley and Springer's normal quantile (AS 111): R94 is calibrated with it, and a better one changes W. */
function normalScore(p) {
    const q = p - 0.5;
    if (Math.abs(q) <= 0.42) {
        const r = q * q;
        const above = polynomial([2.50662823884, -18.61500062529, 41.39119773534, -25.44106049637], r);
        return (q * above) / polynomial([1, -8.4735109309, 23.08336743743, -21.06224101826, 3.13082909833], r);
    }
    const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
    const above = polynomial([-2.78718931138, -2.29796479134, 4.85014127135, 2.32121276858], r);
    return (Math.sign(q) * above) / polynomial([1, 3.54388924762, 1.63706781897], r);
}
/** c₀ + c₁x + c₂x² + … */
function polynomial(c, x) {
    return c.reduceRight((sum, each) => sum * x + each, 0);
}

;// CONCATENATED MODULE: ./build/genai-greenml/pair-ratio.js








const SEEDS = [20260318, 20260319, 20260320];
const RESAMPLES = 9999;
/** ±5 %, on the log scale. */
const MARGIN = Math.log(1.05);
/** first / second, on the log scale: a ratio has no mean otherwise (twice and half would not cancel). */
function analyseRatio(pairs, bootstrap) {
    const kept = pairs.filter(({ first, second }) => first > 0 && second > 0);
    const ratios = kept.map(({ first, second }) => first / second);
    const logs = ratios.map(Math.log);
    const test = (0,mean_test/* testMean */.y)(logs);
    const { bca, percentile } = bootstrapIntervals(logs, bootstrap);
    return {
        n_pairs: pairs.length,
        n_dropped_nonpositive: pairs.length - kept.length,
        n: kept.length,
        n_less: ratios.filter((each) => each < 1).length,
        mean_log_ratio: orNull(test.mean),
        sd_log_ratio: orNull(test.sd),
        gmr: orNull(Math.exp(test.mean)),
        median_ratio: (0,numbers/* median */.JZ)(ratios),
        arith_mean_of_ratios: orNull((0,moments/* meanOf */.hm)(ratios)),
        ratio_of_sums: orNull((0,moments/* sumOf */.XN)(kept.map(({ first }) => first)) / (0,moments/* sumOf */.XN)(kept.map(({ second }) => second))),
        t_ci_gmr: exponentiate(test.interval),
        bca_acceleration: orNull((0,mean_test/* accelerationOfMean */.J)(logs)),
        bca_ci_gmr_seed0: bca[0] ?? [null, null],
        bca_ci_gmr_seeds: bca,
        percentile_ci_gmr_seed0: percentile,
        shapiro_log_ratio: shapiroWilk(logs),
        t_log: orNull(test.t),
        p_t_log: orNull(test.p),
        wilcoxon_log: describeWilcoxon(logs),
        tost_5pct_p: orNull(equivalenceP(test, MARGIN)),
    };
}
function bootstrapIntervals(logs, bootstrap) {
    if (logs.length < 2)
        return { bca: SEEDS.map(() => noInterval()), percentile: noInterval() };
    const [first, ...others] = SEEDS;
    const means = bootstrap(logs, first);
    const bca = [bcaOfMean(logs, means), ...others.map((seed) => bcaOfMean(logs, bootstrap(logs, seed)))];
    return { bca: bca.map(exponentiate), percentile: exponentiate(percentileInterval(means)) };
}
const noInterval = () => [null, null];
const exponentiate = ([low, high]) => [orNull(Math.exp(low)), orNull(Math.exp(high))];
/** Two one-sided tests that the mean lies within ±margin (Schuirmann 1987): the larger of the two p-values. */
function equivalenceP({ n, mean, standardError }, margin) {
    if (!(standardError > 0))
        return Number.NaN;
    const [above, below] = [mean + margin, margin - mean].map((distance) => studentUpper(distance / standardError, n - 1));
    return Math.max(above ?? Number.NaN, below ?? Number.NaN);
}
function describeWilcoxon(differences) {
    const test = (0,statistics_wilcoxon/* wilcoxonSignedRank */.Q)(differences);
    return {
        n: test.differences,
        n_zero: test.zeros,
        n_nonzero: test.differences - test.zeros,
        r_plus: test.plus,
        r_minus: test.minus,
        has_ties: test.hasTies,
        statistic_min: Math.min(test.plus, test.minus),
        p_normal_approx: orNull(test.pNormal),
        p_normal_approx_cc: orNull(test.pNormalCorrected),
        z: orNull(test.z),
        ...(test.pExact === null ? {} : { p_exact: test.pExact }),
        p_pratt_normal_approx: orNull(test.pratt.p),
        statistic_pratt: test.pratt.statistic,
        matched_pairs_rank_biserial: orNull(test.rankBiserial),
    };
}

// EXTERNAL MODULE: ./build/analysis/statistics/adjust.js
var adjust = __webpack_require__(46164);
;// CONCATENATED MODULE: ./build/genai-greenml/paired-tests.js






/** The original's six families of paired t tests, and beside the raw ones what a reader should look at instead. */
function analysePairs(selection, bootstrap) {
    const section = (scale, comparison) => perMetric((metric) => analyseFamily({ selection, scale, comparison, metric, bootstrap }));
    return {
        'delta/original_vs_assisted': section('delta', 'original_vs_assisted'),
        'raw/original_vs_assisted': section('raw', 'original_vs_assisted'),
        'delta/original_vs_autonomous': section('delta', 'original_vs_autonomous'),
        'raw/original_vs_autonomous': section('raw', 'original_vs_autonomous'),
        'delta/assisted_vs_autonomous': section('delta', 'assisted_vs_autonomous'),
        'raw/assisted_vs_autonomous': section('raw', 'assisted_vs_autonomous'),
    };
}
function analyseFamily(family) {
    const { llms, originals } = family.selection;
    const tests = llms.flatMap((llm) => {
        const pairs = pairsOf(family, llm);
        return pairs.length === 0 ? [] : [[llm, analyseTest(pairs, family)]];
    });
    const p = tests.map(([, test]) => test.p ?? Number.NaN);
    const [holm, bh] = [(0,adjust/* adjustP */.E)(p, 'holm'), (0,adjust/* adjustP */.E)(p, 'bh')];
    const adjusted = (i) => ({ p_holm: orNull(holm[i] ?? Number.NaN), p_bh: orNull(bh[i] ?? Number.NaN) });
    return Object.fromEntries(tests.map(([llm, test], i) => [llm, { ...test, n_projects: originals.size, ...adjusted(i) }]));
}
/**
 * Against the original every row is a pair, duplicates too. Between the modes a project is one, and the last row of each
 * mode counts; on the delta scale each side is first compared with the original.
 */
function pairsOf({ selection, scale, comparison, metric }, llm) {
    const runs = selection.generated.flatMap((run) => {
        const pair = run.llm === llm ? finitePairOf(run, metric) : null;
        return pair === null ? [] : [{ mode: run.mode, project: run.run.cells.project, pair }];
    });
    if (comparison !== 'assisted_vs_autonomous') {
        const mode = comparison === 'original_vs_assisted' ? 'assisted' : 'autonomous';
        return runs.flatMap((run) => (run.mode === mode ? [{ first: run.pair.generated, second: run.pair.original }] : []));
    }
    const byProject = new Map();
    for (const { mode, project, pair } of runs) {
        const value = scale === 'delta' ? deltaOf(metric, pair) : pair.generated;
        byProject.set(project, { ...byProject.get(project), [mode]: value });
    }
    return [...byProject.values()].flatMap(({ assisted, autonomous }) => assisted === undefined || autonomous === undefined ? [] : [{ first: assisted, second: autonomous }]);
}
function analyseTest(pairs, family) {
    const { metric, scale, comparison } = family;
    // The original hands (generated, original) to the t test but takes mean, d and interval of original − generated.
    const turned = scale === 'delta' && comparison !== 'assisted_vs_autonomous' && metric !== 'accuracy';
    const differences = pairs.map(({ first, second }) => (turned ? second - first : first - second));
    const test = (0,mean_test/* testMean */.y)(differences);
    const t = orNull(test.t);
    return {
        n: pairs.length,
        status: pairs.length < 2 ? 'insufficient pairs' : Number.isNaN(test.t) ? 'insufficient variance' : 'tested',
        t: turned && t !== null ? -t : t,
        ...(turned ? { t_corrected: t } : {}),
        p: orNull(test.p),
        df: pairs.length - 1,
        mean: orNull(test.mean),
        sd: orNull(test.sd),
        d: orNull(test.d),
        ci: [orNull(test.interval[0]), orNull(test.interval[1])],
        ...(scale === 'raw' ? beyondT(pairs, differences, family) : {}),
    };
}
/** What does not assume normal differences of joules. */
function beyondT(pairs, differences, { metric, comparison, bootstrap }) {
    const [pos, neg] = [differences.filter((each) => each > 0).length, differences.filter((each) => each < 0).length];
    const sign = { pos, neg, zero: differences.length - pos - neg, p_binom: (0,tails/* signTestTwoSided */.Xw)(pos, pos + neg) };
    return {
        shapiro: shapiroWilk(differences),
        wilcoxon: describeWilcoxon(differences),
        ...(comparison === 'assisted_vs_autonomous' ? {} : { sign }),
        ...(metric === 'accuracy' ? {} : { ratio: analyseRatio(pairs, bootstrap) }),
    };
}

;// CONCATENATED MODULE: ./build/genai-greenml/analyse-file.js









/** All that the original's analysis computes from one result file, and what is to be known of the file. Pure. */
function analyseCsv(text, name, bootstrap = createBootstrap(RESAMPLES)) {
    const selection = selectRuns(readRows(text, name));
    const tests = analysePairs(selection, bootstrap);
    return {
        csv: name,
        header: countHeader(selection),
        data_quality: countFaults(selection),
        ...countChanges(selection),
        paired_tests: tests,
        anova: analyseVariance(selection),
        friedman_complete_blocks: analyseBlocks(selection),
        failed: listFailed(selection.rows),
        findings: findFaults(selection, tests),
    };
}
/** Several files by their names; they share the resamples of one size. */
function analyseCsvFiles(files) {
    const bootstrap = createBootstrap(RESAMPLES);
    return files.map(({ text, name }) => analyseCsv(text, name, bootstrap));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/untrusted-files.js
var untrusted_files = __webpack_require__(4920);
;// CONCATENATED MODULE: ./build/genai-greenml/read-files.js





const LARGEST_BYTES = 128 * 1024 ** 2;
/** Result files of GenAI-GreenML; a UserError names one that can't be read, is greenml's own, or shares its name. */
async function readResultFiles(named) {
    const paths = [...new Set(named.map((path) => (0,external_node_path_.resolve)(path)))];
    const twice = paths.find((path, index) => paths.findIndex((each) => (0,external_node_path_.basename)(each) === (0,external_node_path_.basename)(path)) < index);
    if (twice !== undefined) {
        throw new errors/* UserError */.yo(`Two files are named ${(0,external_node_path_.basename)(twice)}, and the result names each by that: rename one of them.`);
    }
    const files = await Promise.all(paths.map(readCsv));
    for (const [index, { text }] of files.entries())
        refuseOwnRecords(text, paths[index] ?? '');
    return files;
}
async function readCsv(path) {
    try {
        const real = await (0,promises_.realpath)(path);
        if ((await (0,untrusted_files/* lookBelow */.b4)((0,external_node_path_.dirname)(real), (0,external_node_path_.basename)(real))).kind === 'folder') {
            throw new errors/* UserError */.yo(`${path} is a folder: name the results_*.csv in it.`);
        }
        const content = await (0,untrusted_files/* readBelow */.Gj)((0,external_node_path_.dirname)(real), (0,external_node_path_.basename)(real), LARGEST_BYTES);
        if (content === null)
            throw new errors/* UserError */.yo(`There is no ${path}.`);
        const text = content.toString();
        if (real !== path)
            refuseOtherContent(text, path);
        return { name: (0,external_node_path_.basename)(path), text };
    }
    catch (error) {
        const code = (0,errors/* errorCode */.CA)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw new errors/* UserError */.yo(`There is no ${path}.`);
        if (code === 'EACCES')
            throw new errors/* UserError */.yo(`${path} may not be read: change its permissions.`);
        throw error;
    }
}
/** A stranger's link may lead to any file of the user's, and what is wrong with a result file is told with its first line. */
function refuseOtherContent(text, path) {
    const first = /^.*/.exec(text)?.[0] ?? '';
    if (COLUMNS.every((column) => first.includes(column)))
        return;
    throw new errors/* UserError */.yo(`${path} leads by a link to what is no result file of GenAI-GreenML: name the file itself.`);
}
/** Columns of `records.csv` that no file of GenAI-GreenML has, though its own nine stand before them. */
const OWN_COLUMNS = ['variant', 'run_status', 'order_index', 'stratum'];
function refuseOwnRecords(text, path) {
    const columns = (/^.*/.exec(text)?.[0] ?? '').split(',');
    if (!OWN_COLUMNS.every((column) => columns.includes(column)))
        return;
    throw new errors/* UserError */.yo(`${path}: this is greenml's own records.csv: use greenml analyse --campaign with the folder of its campaign.`);
}

// EXTERNAL MODULE: ./build/base/text-table.js
var text_table = __webpack_require__(59800);
// EXTERNAL MODULE: ./build/base/wrap.js
var wrap = __webpack_require__(61862);
// EXTERNAL MODULE: ./build/report/text/format.js
var format = __webpack_require__(91244);
// EXTERNAL MODULE: ./build/report/text/phrase.js
var phrase = __webpack_require__(80002);
// EXTERNAL MODULE: ./build/report/text/by-kind.js
var by_kind = __webpack_require__(80761);
;// CONCATENATED MODULE: ./build/report/genai-greenml/finding-text.js


/** What a finding says, but for the rows that it is about. */
const formatFinding = (finding) => (0,by_kind/* tell */.q)(SENTENCES, finding, (0,phrase/* countPhrase */.Pl)(finding.evidence.rows.length, 'row'));
/** Beside a finding: in how many rows it is seen. */
const SENTENCES = {
    'no-rows': ['The file has a header and no rows.'],
    'zero-energy': (finding, rows) => (0,phrase/* phrase */.MZ) `0 J, which no run uses, stands in ${rows} that ended OK, ${finding.numbers.originals} of them originals: as an answer 0 J is a saving of 100 %, as an original it makes every answer worse. The original's counts and t tests keep the ${(0,phrase/* countPhrase */.Pl)(finding.numbers.pairs, 'pair')} with one; the ratios here leave them out.`,
    'counter-wrap': (_, rows) => (0,phrase/* phrase */.MZ) `By the note of ${rows} the energy counter wrapped or was reset: the energy there is unknown, not what is written.`,
    'impossible-value': (_, rows) => (0,phrase/* phrase */.MZ) `A value that cannot be stands in ${rows}: energy or time below 0 or not finite, no time at all, accuracy beyond 100.`,
    'not-a-number': (_, rows) => (0,phrase/* phrase */.MZ) `Text stands where a number belongs in ${rows} that ended OK; those values enter nothing.`,
    'blank-value': (_, rows) => (0,phrase/* phrase */.MZ) `Accuracy, time or energy is blank in ${rows} that ended OK: a script that ran and told no result.`,
    'ragged-rows': (_, rows) => (0,phrase/* phrase */.MZ) `There are more or fewer cells than in the header in ${rows}; missing ones count as blank.`,
    'percent-and-fraction': (finding, rows) => (0,phrase/* phrase */.MZ) `Accuracy is above 1, in percent, in ${rows} and a fraction in the others: one is compared with the other in ${(0,phrase/* countPhrase */.Pl)(finding.numbers.pairs, 'pair')}, and every mean of accuracy differences is an artefact of that.`,
    'zero-accuracy': (_, rows) => (0,phrase/* phrase */.MZ) `Accuracy is exactly 0 in ${rows} that ended OK: not a model that works, yet its energy counts.`,
    'names-differ-by-case': (finding, rows) => (0,phrase/* phrase */.MZ) `A name is spelled in more than one way in ${rows} (${(0,phrase/* listPhrases */.Hz)(finding.subject.map(joinSpellings), 5)}): the original takes these for different ones and finds no pair between them.`,
    'duplicate-rows': (_, rows) => (0,phrase/* phrase */.MZ) `The same project and script stand in ${rows}: of those that are OK each counts as a project of its own against the original, and between the modes the last one counts.`,
    'several-baselines': (_, rows) => (0,phrase/* phrase */.MZ) `A further original of a project stands in ${rows}; the first one is the baseline.`,
    'no-baseline': (_, rows) => (0,phrase/* phrase */.MZ) `No original ran beside the answers of ${rows}, which enter nothing.`,
    'unknown-script': (_, rows) => (0,phrase/* phrase */.MZ) `By its name the script is neither original, assisted nor autonomous in ${rows}, which enter nothing.`,
    'survivors-only': formatSurvivors,
    'original-first': (finding) => (0,phrase/* phrase */.MZ) `The original ran before all answers in ${finding.numbers.first} of ${(0,phrase/* countPhrase */.Pl)(finding.numbers.projects, 'project')}: it alone paid for first imports and a cold disk cache, so no ratio to it tells the code from the order.`,
    'fixed-order': [
        'The answers of every project ran in one and the same order of modes and models, so a difference between these may be one of order too.',
    ],
    'one-run-each': ['Every script ran once: its noise cannot be told from its effect.'],
    'sign-of-t': (finding) => (0,phrase/* phrase */.MZ) `The original prints t of ${(0,phrase/* countPhrase */.Pl)(finding.numbers.tests, 'test')} in its delta sections with the sign opposite to mean, d and interval beside it (it tests generated − original and averages original − generated); t_corrected has the sign of the mean. p is not touched.`,
};
function formatSurvivors({ subject, numbers, evidence }, rows) {
    const cells = subject.map(({ mode, model, projects }) => (0,phrase/* phrase */.MZ) `${mode} ${model} ${projects} of ${numbers.projects}`);
    const incomplete = cells.length === 0 ? [] : (0,phrase/* phrase */.MZ) ` Projects with an answer that ran: ${(0,phrase/* listPhrases */.Hz)(cells, 12)}.`;
    if (evidence.rows.length > 0) {
        return (0,phrase/* phrase */.MZ) `${rows} of ${numbers.rows} are not OK and enter no comparison: every number is about the scripts that ran.${incomplete}`;
    }
    return cells.length === 0
        ? (0,phrase/* phrase */.MZ) `Every row is OK. Whether scripts that failed were taken out before cannot be seen from this file.`
        : (0,phrase/* phrase */.MZ) `Every row is OK, so scripts that failed are not in this file: every number is about survivors, and the models are compared on different projects.${incomplete}`;
}
const joinSpellings = (names) => [names.map((name) => JSON.stringify(name)).join(' and ')];

;// CONCATENATED MODULE: ./build/report/genai-greenml/caveats.js



/** A finding of one file, with its rows. */
function renderFinding(finding) {
    const { rows } = finding.evidence;
    return `${(0,phrase/* plainText */.wh)(formatFinding(finding))}${rows.length === 0 ? '' : ` Rows ${(0,format/* formatList */.ki)(rows.map(String), 8)}.`}`;
}
/**
 * Findings of several files, each said once with the files that it holds for. What differs in its numbers alone is one
 * finding with their range: `stands in 2–4 rows`.
 */
function mergeFindings(holders, files) {
    const told = holders.map((holder) => ({ ...holder, phrase: formatFinding(holder.finding) }));
    const groups = Map.groupBy(told, ({ phrase }) => JSON.stringify(phrase.map((part) => (typeof part === 'number' ? null : part))));
    return [...groups.values()].map((group) => {
        const names = group.map(({ file }) => file);
        const where = names.length === files ? (files === 2 ? 'both files' : `all ${files} files`) : (0,format/* formatList */.ki)(names);
        const rows = group.filter(({ finding }) => finding.evidence.rows.length > 0).map(listRows);
        const message = mergeNumbers(group.map(({ phrase }) => phrase));
        return `In ${where}: ${message}${rows.length === 0 ? '' : ` Rows: ${rows.join('; ')}.`}`;
    });
}
const listRows = ({ file, finding }) => `${file} ${(0,format/* formatList */.ki)(finding.evidence.rows.map(String), 4)}`;
/** Texts that differ in numbers alone, as one with ranges. */
function mergeNumbers(phrases) {
    const merged = (phrases[0] ?? []).map((part, place) => {
        if (typeof part !== 'number')
            return part;
        const values = phrases.map((phrase) => Number(phrase[place]));
        const [low, high] = [Math.min(...values), Math.max(...values)];
        return low === high ? `${low}` : `${low}–${high}`;
    });
    return merged.join('');
}

;// CONCATENATED MODULE: ./build/report/genai-greenml/summary.js





/** What the original's analysis says of files and what their rows can carry, for a terminal of so many columns. */
function renderCsvSummary(files, width) {
    const [first, ...others] = files;
    if (first === undefined)
        return '';
    const lines = others.length === 0 ? renderFile(first) : renderFiles(files, width);
    return lines.map((line) => (0,wrap/* wrapText */.C)(line, width)).join('\n');
}
function renderFile(analysis) {
    return [
        formatFile(analysis),
        ...CSV_MODES.flatMap((mode) => renderMode(analysis, mode)),
        ...renderNothing(analysis),
        '',
        CAVEATS,
        ...analysis.findings.map((finding) => `  ${renderFinding(finding)}`),
    ];
}
const CAVEATS = 'What stands between these numbers and a conclusion';
/** Of several files the models' numbers in one table, and what holds for more than one of them once. */
function renderFiles(files, width) {
    const holders = files.flatMap((analysis) => analysis.findings.map((finding) => ({ file: formatShortName(analysis), finding })));
    const rows = files.flatMap((analysis) => CSV_MODES.flatMap((mode) => renderRows(analysis, mode)));
    return [
        ...(rows.length === 0
            ? []
            : [
                ...(0,text_table/* alignColumns */.R)([['file', 'mode', 'model', `${ORIGINAL} claimed`, 'can be claimed'], ...rows], width, {
                    names: 3,
                }),
                '',
                'claimed: mean difference of joules to the original, p of the paired t test after Holm',
                "can be claimed: energy of these runs over the original's (95 % interval), and in how many projects it was less",
                '',
            ]),
        ...files.flatMap((analysis) => [
            formatFile(analysis),
            ...CSV_MODES.flatMap((mode) => [...renderModels(analysis, mode), ...renderAccuracy(analysis, mode)].map((line) => `  ${mode}, ${line}`)),
            ...renderNothing(analysis),
            '',
        ]),
        CAVEATS,
        ...mergeFindings(holders, files.length).map((line) => `  ${line}`),
    ];
}
function formatFile({ csv, header, counts_by_llm: byModel }) {
    const models = Object.keys(byModel);
    const of = `${(0,format/* countWord */.MD)(header.rows, 'row')}, ${(0,format/* countWord */.MD)(header.projects, 'project')}, ${(0,format/* countWord */.MD)(models.length, 'model')}`;
    return `${csv}: ${of}${models.length === 0 ? '' : ` (${(0,format/* formatList */.ki)(models)})`}`;
}
const renderNothing = ({ counts_by_llm: byModel }) => Object.keys(byModel).length > 0 ? [] : ['', 'No answer that ran beside an original that ran: nothing to compare.'];
/** `results_20260318_192742.csv` is `20260318_192742` in a table. */
const formatShortName = ({ csv }) => csv.replace(/^results_(?=.)/, '').replace(/\.csv$/i, '');
function renderRows(analysis, mode) {
    const delta = analysis.paired_tests[`delta/original_vs_${mode}`].energy;
    const raw = analysis.paired_tests[`raw/original_vs_${mode}`].energy;
    return Object.keys(raw).map((model) => [
        formatShortName(analysis),
        mode,
        model,
        formatShortClaim(delta[model]),
        formatShortRatio(raw[model]),
    ]);
}
function formatShortClaim(test) {
    if (test === undefined || test.mean === null || test.p_holm === null)
        return 'nothing';
    const sign = test.mean < 0 ? '+' : '−';
    return `${sign}${formatJoules(Math.abs(test.mean))} J, ${formatTestP(test.p_holm)}`;
}
function formatShortRatio(test) {
    const ratio = test?.ratio;
    if (ratio === undefined || ratio.gmr === null)
        return 'nothing';
    const shown = (0,format/* formatRatio */.B0)({ estimate: ratio.gmr, interval: intervalOf(ratio) });
    return `${shown}, ${ratio.n_less}/${ratio.n}`;
}
function intervalOf({ bca_ci_gmr_seed0: [low, high] }) {
    return low === null || high === null ? null : [low, high];
}
function renderMode(analysis, mode) {
    const delta = analysis.paired_tests[`delta/original_vs_${mode}`].energy;
    const raw = analysis.paired_tests[`raw/original_vs_${mode}`].energy;
    const models = Object.keys(raw);
    if (models.length === 0)
        return [];
    return [
        '',
        `Energy, ${mode} against original`,
        ...models.flatMap((model) => [
            `  ${model}, ${ORIGINAL} claimed: ${formatClaim(delta[model])}`,
            `  ${model}, can be claimed: ${formatClaimable(raw[model])}`,
        ]),
        ...[...renderModels(analysis, mode), ...renderAccuracy(analysis, mode)].map((line) => `  ${line}`),
    ];
}
const ORIGINAL = 'GenAI-GreenML';
function formatClaim(test) {
    if (test === undefined || test.mean === null || test.p_holm === null)
        return 'nothing, too few pairs or no spread';
    const amount = `${formatJoules(test.mean)} J ${test.mean < 0 ? 'more' : 'less'} a script`;
    const sure = test.p_holm < 0.05 ? '' : ', not significant';
    return `${amount} (paired t test, Holm ${formatTestP(test.p_holm)}, n = ${test.n})${sure}`;
}
/** About the pairs as they were run; whether the code is the cause, the findings below decide. */
function formatClaimable(test) {
    const ratio = test?.ratio;
    if (test === undefined || ratio === undefined || ratio.gmr === null)
        return 'nothing, no pair with energy in both';
    const share = `${ratio.n_less} of ${ratio.n} projects used less, of ${test.n_projects} that there are`;
    return `these runs drew ${(0,format/* formatRatioSentence */.WG)(ratio.gmr, intervalOf(ratio))} of the original's energy; ${share}`;
}
function renderModels(analysis, mode) {
    const anova = analysis.anova.delta[mode].energy;
    const blocks = analysis.friedman_complete_blocks[mode].energy;
    if (anova === undefined)
        return [];
    const rejected = anova.tukey.filter(({ reject }) => reject).length;
    const claimed = `${rejected} of ${(0,format/* countWord */.MD)(anova.tukey.length, 'pair')} of models differ (ANOVA ${formatTestP(anova.p)}, Tukey)`;
    const within = blocks === undefined
        ? 'nothing, too few projects in which every model ran'
        : `${blocks.p !== null && blocks.p < 0.05 ? 'models differ within a project' : 'no difference shown within a project'} (Friedman ${formatTestP(blocks.p)}, ${blocks.n_complete_projects} complete projects)`;
    return [`between models, ${ORIGINAL} claimed: ${claimed}`, `between models, can be claimed: ${within}`];
}
function renderAccuracy(analysis, mode) {
    const { inc, dec, eq } = analysis.counts[mode].accuracy;
    const pairs = inc + dec + eq;
    return pairs === 0
        ? []
        : [`accuracy, of ${(0,format/* countWord */.MD)(pairs, 'pair')}: ${inc} higher, ${dec} lower, ${eq} equal to two decimals`];
}
/** Three digits, and every digit of thousands. */
function formatJoules(value) {
    const size = Math.abs(value);
    return size >= 100 ? size.toLocaleString('en-GB', { maximumFractionDigits: 0 }) : size.toPrecision(3);
}
const formatTestP = (p) => (p === null ? 'p undefined' : (0,format/* formatP */.MA)(p));

;// CONCATENATED MODULE: ./build/commands/analyse-genai-greenml.js





/** What GenAI-GreenML's own analysis computes from its result files, and what these can carry. */
async function analyseGenaiGreenml(paths) {
    const files = analyseCsvFiles(await readResultFiles(paths));
    const analysis = (0,base_files/* parseWith */.Ku)(genaiGreenmlAnalysis, { schemaVersion: GENAI_GREENML_ANALYSIS_VERSION, files: Object.fromEntries(files.map((file) => [file.csv, file])) }, 'The analysis');
    return { analysis, summary: (width) => renderCsvSummary(files, width) };
}


/***/ }),

/***/ 80761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tell)
/* harmony export */ });
/** What a table of words says of one fact. */
function tell(words, fact, context) {
    const said = words[fact.kind];
    return said instanceof Function ? said(fact, context) : said;
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

/***/ 80002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ joinTexts),
/* harmony export */   Hz: () => (/* binding */ listPhrases),
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   Pl: () => (/* binding */ countPhrase),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** A template that keeps numbers and names as parts. */
function phrase(texts, ...values) {
    return texts.flatMap((text, place) => [text, ...[values[place] ?? []].flat()]);
}
/** The sentence as a text. */
const plainText = (parts) => parts.map((part) => (typeof part === 'object' ? part.text : part)).join('');
/** The sentence in as few parts as its names leave. */
function joinTexts(parts) {
    const joined = [];
    for (const part of parts) {
        const last = joined.at(-1);
        if (typeof part !== 'object' && typeof last === 'string')
            joined.splice(-1, 1, `${last}${part}`);
        else
            joined.push(typeof part === 'number' ? String(part) : part);
    }
    return joined;
}
/** `1 row`, `2 rows`. */
const countPhrase = (n, noun) => [n, ` ${noun}${n === 1 ? '' : 's'}`];
/** `a, b and 2 more`. */
function listPhrases(items, shown) {
    const first = items.slice(0, shown).flatMap((item, place) => [...(place === 0 ? [] : [', ']), ...item]);
    return items.length <= shown ? first : [...first, ' and ', items.length - shown, ' more'];
}


/***/ }),

/***/ 69739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ listFields),
/* harmony export */   Ce: () => (/* binding */ isFields),
/* harmony export */   YP: () => (/* binding */ mapFields),
/* harmony export */   iF: () => (/* binding */ versioned)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);

/**
 * A file format with a version of its own: an older file is migrated step by step before `current` parses it, a newer one
 * is an issue whose parameter `newerVersion` names its version, one that can only be made anew an issue with `olderVersion` and `fix`. `current` holds `schemaVersion` as a literal.
 */
function versioned(version, current, migrations) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((value, context) => {
        if (!isVersioned(value))
            return value;
        if (value.schemaVersion > version) {
            context.addIssue({ code: 'custom', params: { newerVersion: value.schemaVersion }, input: value, fatal: true });
            return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
        }
        let migrated = value;
        for (let from = value.schemaVersion; from < version; from++) {
            const migrate = migrations[from] ?? ((old) => old);
            if (typeof migrate === 'string') {
                context.addIssue({ code: 'custom', params: { olderVersion: from, fix: migrate }, input: value, fatal: true });
                return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
            }
            migrated = { ...migrate(migrated), schemaVersion: from + 1 };
        }
        return migrated;
    }, current);
}
function isVersioned(value) {
    return isFields(value) && Number.isSafeInteger(value.schemaVersion) && Number(value.schemaVersion) >= 1;
}
/** Of files that nobody has checked yet. */
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list with each of its objects changed; anything else as it is, for the schema to refuse. */
function mapFields(list, change) {
    if (!Array.isArray(list))
        return list;
    return list.map((item) => (isFields(item) ? change(item) : item));
}
/** The objects of a list; what is none is for the schema to refuse. */
const listFields = (list) => (Array.isArray(list) ? list.filter(isFields) : []);


/***/ })

};
