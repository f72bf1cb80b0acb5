export const id = 2306;
export const ids = [2306];
export const modules = {

/***/ 92306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createAnthropicProvider: () => (/* binding */ createAnthropicProvider)
/* harmony export */ });
/* harmony import */ var _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7766);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26878);
/* harmony import */ var _token_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80868);




/** Anthropic's Messages, always streamed: the SDK throws outright on a large `max_tokens` without it. */
function createAnthropicProvider({ entry, key, fetch }) {
    if (entry.temperature !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Model ${entry.id}: this provider takes no temperature. Remove it from models.yaml.`);
    }
    const effort = toAnthropicEffort(entry.id, entry.reasoningEffort);
    const client = new _anthropic_ai_sdk__WEBPACK_IMPORTED_MODULE_3__/* .Anthropic */ .N({
        apiKey: key || _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_KEY */ .SH,
        baseURL: entry.baseUrl ?? _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDER_URLS */ .H4.anthropic,
        maxRetries: 0,
        timeout: entry.timeoutSeconds * 1000,
        logLevel: 'off',
        fetch,
    });
    return {
        async complete(request) {
            const message = await client.messages
                .stream({
                model: entry.model,
                max_tokens: request.maxOutputTokens,
                ...(request.system === undefined ? {} : { system: request.system }),
                messages: [{ role: 'user', content: request.user }],
                ...(effort === undefined ? {} : { output_config: { effort } }),
            }, { ...(request.signal === undefined ? {} : { signal: request.signal }) })
                .finalMessage();
            return readMessage(message);
        },
    };
}
function toAnthropicEffort(id, effort) {
    if (effort === 'none' || effort === 'minimal') {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Model ${id}: this provider knows the efforts low to max, not "${effort}".`);
    }
    return effort;
}
function readMessage(message) {
    const { usage } = message;
    const cached = usage.cache_read_input_tokens ?? 0;
    return {
        text: message.content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
        finish: readFinish(message.stop_reason),
        returnedModel: message.model,
        responseId: message.id,
        ...(0,_token_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .checkTokens */ .Dx)({
            // Unlike OpenAI's, `input_tokens` leaves out what a cache gave or took.
            input: usage.input_tokens + cached + (usage.cache_creation_input_tokens ?? 0),
            cachedInput: cached,
            output: usage.output_tokens,
            reasoning: usage.output_tokens_details?.thinking_tokens ?? 0,
        }, null),
    };
}
function readFinish(reason) {
    if (reason === 'refusal')
        return 'refused';
    return reason === 'end_turn' || reason === 'stop_sequence' ? 'complete' : 'truncated';
}


/***/ })

};
