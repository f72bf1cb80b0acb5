export const id = 2266;
export const ids = [2266];
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

/***/ 92266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KEY_VARIABLE: () => (/* binding */ KEY_VARIABLE),
/* harmony export */   askElectricityMaps: () => (/* binding */ askElectricityMaps)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60599);
/* harmony import */ var _base_hide_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22836);
/* harmony import */ var _base_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87033);





const KEY_VARIABLE = 'ELECTRICITY_MAPS_API_KEY';
const BASE_URL = 'https://api.electricitymaps.com/v4';
const PATIENCE_MILLISECONDS = 15_000;
const answer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    zone: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(60),
    /** Grams of CO2 equivalent per kWh consumed in the zone: the average, not the marginal one. */
    carbonIntensity: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
    datetime: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$({ offset: true }),
    emissionFactorType: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(60).optional(),
    isEstimated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish(),
});
/**
 * The intensity that Electricity Maps gives for a zone now. The key is read from $ELECTRICITY_MAPS_API_KEY and sent to
 * $ELECTRICITY_MAPS_API_URL (default: api.electricitymaps.com) alone; a server of one's own may hold the key instead.
 * UserError 1 where there is no answer.
 */
async function askElectricityMaps(zone, env) {
    const key = env[KEY_VARIABLE];
    if (!key && !env.ELECTRICITY_MAPS_API_URL)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--electricity-maps needs a key in $${KEY_VARIABLE} (the environment or .env).`);
    const url = new URL(`${env.ELECTRICITY_MAPS_API_URL || BASE_URL}/carbon-intensity/latest`);
    if (key && url.protocol !== 'https:' && !(0,_base_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(url))
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`$${KEY_VARIABLE} is not sent to ${url.host} without encryption: give an address with https.`, 3);
    url.searchParams.set('zone', zone);
    const given = (0,_base_files_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWith */ .Ku)(answer, await fetchJson(url, key, zone), `The answer of ${url.host} about ${zone}`);
    const kind = given.emissionFactorType === undefined ? '' : `, ${given.emissionFactorType} emission factors`;
    const estimated = given.isEstimated ? ', estimated by them' : '';
    return {
        gramsPerKwh: given.carbonIntensity,
        region: given.zone,
        year: new Date(given.datetime).getUTCFullYear(),
        source: `Electricity Maps, average intensity at ${given.datetime}${kind}${estimated}`,
    };
}
async function fetchJson(url, key, zone) {
    const hide = (0,_base_hide_key_js__WEBPACK_IMPORTED_MODULE_5__/* .keyHider */ .c)(key ?? '');
    const fail = (why) => new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Electricity Maps gave no intensity of '${zone}' (${url.host}): ${hide(why)}. --country needs no network.`, 1);
    let response;
    try {
        response = await fetch(url, {
            headers: key ? { 'auth-token': key } : {},
            redirect: 'error', // the key goes nowhere else
            signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
        });
    }
    catch (error) {
        const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
        throw fail((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(cause));
    }
    if (response.status === 401 || response.status === 403) {
        throw fail(`the key in $${KEY_VARIABLE} is not accepted, or not for this zone (HTTP ${response.status})`);
    }
    if (!response.ok)
        throw fail(`HTTP ${response.status}`);
    try {
        return JSON.parse(hide(await response.text()));
    }
    catch {
        throw fail('its answer is not JSON');
    }
}


/***/ })

};
