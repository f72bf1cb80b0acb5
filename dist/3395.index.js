export const id = 3395;
export const ids = [3395];
export const modules = {

/***/ 23395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watchTerminal: () => (/* binding */ watchTerminal)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);


/**
 * Of the same group of processes, so that the terminal tells it of Ctrl-C as well. It waits for the end of the pipe, which
 * comes with the end of its parent; after the second Ctrl-C it waits only so long as its parent may take to end itself.
 */
const WATCHER = `trap 'pressed=x$pressed' INT
cat <&3 &
parent_is_there=$!
while [ "$pressed" != xx ]; do wait $parent_is_there; [ $? -gt 128 ] || exit 0; done
sleep 2
kill -0 $parent_is_there && kill -KILL $PPID`;
/**
 * Has a second Ctrl-C end this process whatever it does: a handler of its own is not called while it computes. That takes
 * another process, since a kernel's default does not come back by itself once there is a handler.
 */
function watchTerminal() {
    const watcher = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('/bin/sh', ['-c', WATCHER], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], env: process.env });
    watcher.on('error', () => { }); // without a shell it is as it was
    watcher.unref();
    const pipe = watcher.stdio[3];
    if (pipe instanceof node_net__WEBPACK_IMPORTED_MODULE_1__.Socket)
        pipe.unref();
}


/***/ })

};
