export const id = 7697;
export const ids = [7697];
export const modules = {

/***/ 17697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askElectricityMaps: () => (/* binding */ askElectricityMaps)
});

// UNUSED EXPORTS: KEY_VARIABLE

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return api/* _isoDateTime */.G1(schemas/* ZodISODateTime */.You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/files.js
var files = __webpack_require__(60599);
;// CONCATENATED MODULE: ./build/energy/electricity-maps.js



const KEY_VARIABLE = 'ELECTRICITY_MAPS_API_KEY';
const BASE_URL = 'https://api.electricitymaps.com/v4';
const PATIENCE_MILLISECONDS = 15_000;
const answer = schemas/* object */.Ikc({
    zone: schemas/* string */.YjP(),
    /** Grams of CO2 equivalent per kWh consumed in the zone: the average, not the marginal one. */
    carbonIntensity: schemas/* number */.aig().nonnegative(),
    datetime: datetime({ offset: true }),
    emissionFactorType: schemas/* string */.YjP().optional(),
    isEstimated: schemas/* boolean */.zMY().nullish(),
});
/**
 * The intensity that Electricity Maps gives for a zone now. The key is read from $ELECTRICITY_MAPS_API_KEY and sent to
 * $ELECTRICITY_MAPS_API_URL (default: api.electricitymaps.com) alone; a server of one's own may hold the key instead.
 * UserError 1 where there is no answer.
 */
async function askElectricityMaps(zone, env) {
    const key = env[KEY_VARIABLE];
    if (!key && !env.ELECTRICITY_MAPS_API_URL)
        throw new errors/* UserError */.yo(`--electricity-maps needs a key in $${KEY_VARIABLE} (the environment or .env).`);
    const url = new URL(`${env.ELECTRICITY_MAPS_API_URL || BASE_URL}/carbon-intensity/latest`);
    url.searchParams.set('zone', zone);
    const given = (0,files/* parseWith */.Ku)(answer, await fetchJson(url, key, zone), `The answer of ${url.host} about ${zone}`);
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
    const fail = (why) => new errors/* UserError */.yo(`Electricity Maps gave no intensity of '${zone}' (${url.host}): ${why}. --country needs no network.`, 1);
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
        throw fail((0,errors/* errorMessage */.gJ)(cause));
    }
    if (response.status === 401 || response.status === 403) {
        throw fail(`the key in $${KEY_VARIABLE} is not accepted, or not for this zone (HTTP ${response.status})`);
    }
    if (!response.ok)
        throw fail(`HTTP ${response.status}`);
    try {
        return await response.json();
    }
    catch (error) {
        throw fail(`its answer is not JSON: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
}


/***/ })

};
