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


/**
 * AMD's energy accumulators by its management library. They stand still on some cards (ROCm/amdsmi#22): then the reading
 * is null and says so, and `hwmon` is the meter to use.
 */
function openAmdSmi(env, drmRoot = _gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__.DRM_ROOT) {
    return (0,_sampler_js__WEBPACK_IMPORTED_MODULE_1__/* .openSampled */ .T)('amdsmi', env, (devices) => {
        if (devices.length === 0)
            return { kind: 'no-devices', library: 'amdsmi' };
        const cards = (0,_gpu_hwmon_js__WEBPACK_IMPORTED_MODULE_0__.listCards)(drmRoot);
        const nameOf = (id) => cards.find((card) => card.address === id)?.name;
        return devices.map(({ id, index }, position) => ({ position, domain: `gpu-${nameOf(id) ?? index}` }));
    });
}


/***/ })

};
