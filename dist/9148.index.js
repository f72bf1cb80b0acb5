export const id = 9148;
export const ids = [9148];
export const modules = {

/***/ 79148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shimFolders: () => (/* binding */ shimFolders)
/* harmony export */ });
/* harmony import */ var _base_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34144);

/**
 * The folders to stand first on `PYTHONPATH`, to be shown to the script's sandbox too. The first of them runs the
 * `sitecustomize` of all, and then one that would have run without them.
 */
function shimFolders(...shims) {
    return ['chain', ...shims].map((name) => (0,_base_package_js__WEBPACK_IMPORTED_MODULE_0__/* .assetPath */ .Q$)('python', 'shims', name));
}


/***/ })

};
