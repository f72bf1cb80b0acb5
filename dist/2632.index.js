export const id = 2632;
export const ids = [2632];
export const modules = {

/***/ 32632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openAmdSmi: () => (/* binding */ openAmdSmi)
/* harmony export */ });
/* harmony import */ var _gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24583);
/* harmony import */ var _sampler_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2189);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14368);



const METER = 'amdsmi';
/**
 * AMD's energy accumulators by its management library. They stand still on some cards (ROCm/amdsmi#22): then the reading
 * is null and says so, and `hwmon` is the meter to use.
 */
async function openAmdSmi(env, drmRoot = _gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__.DRM_ROOT) {
    const sampler = new _sampler_js__WEBPACK_IMPORTED_MODULE_1__/* .Sampler */ .L('amdsmi', [], env);
    const reason = await sampler.start();
    const devices = sampler.devices ?? [];
    if (reason !== null || devices.length === 0) {
        await sampler[Symbol.asyncDispose]();
        return { meter: METER, reason: reason ?? 'amdsmi lists no device' };
    }
    const cards = (0,_gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__.listCards)(drmRoot);
    const nameOf = (id, index) => `gpu-${cards.find((card) => card.address === id)?.name ?? index}`;
    return {
        meter: METER,
        readsProcessor: false,
        counterPaths: [],
        prepare: () => sampler.begin(),
        read: async (window) => {
            await sampler.end();
            return devices.map((device, position) => (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .makeReading */ .Xn)(nameOf(device.id, device.index), METER, sampler.joulesOf(position, window)));
        },
        [Symbol.asyncDispose]: () => sampler[Symbol.asyncDispose](),
    };
}


/***/ })

};
