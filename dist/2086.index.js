export const id = 2086;
export const ids = [2086];
export const modules = {

/***/ 32086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pruneEnvironments: () => (/* binding */ pruneEnvironments)
/* harmony export */ });
/* harmony import */ var _environment_environment_maker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74502);
/* harmony import */ var _environment_prune_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70501);
/* harmony import */ var _environment_quota_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12006);
/* harmony import */ var _schema_options_env_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29700);




const DAY_MILLISECONDS = 86_400_000;
/** Makes room in the cache; what is in use stays. Without a quota what was not used for a month goes. */
async function pruneEnvironments(options, context) {
    const quota = (0,_environment_quota_js__WEBPACK_IMPORTED_MODULE_2__/* .readQuota */ .$s)(context.env, options.quota);
    const days = options.olderThan ?? (quota === null ? _schema_options_env_js__WEBPACK_IMPORTED_MODULE_3__/* .UNUSED_DAYS */ .fS : null);
    const result = await (0,_environment_prune_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .pruneCache */ .v)({
        ...(await (0,_environment_environment_maker_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareUv */ .D)(context)),
        olderThanMilliseconds: days === null ? null : days * DAY_MILLISECONDS,
        quotaBytes: quota,
    });
    (0,_environment_quota_js__WEBPACK_IMPORTED_MODULE_2__/* .logPruning */ .sF)(result, quota, context.logger);
    return result;
}


/***/ })

};
