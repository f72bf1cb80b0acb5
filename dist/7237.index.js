export const id = 7237;
export const ids = [7237];
export const modules = {

/***/ 87237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createOpenAiProvider: () => (/* binding */ createOpenAiProvider)
});

// EXTERNAL MODULE: ./node_modules/openai/index.mjs + 232 modules
var openai = __webpack_require__(98193);
// EXTERNAL MODULE: ./build/generation/provider.js
var provider = __webpack_require__(26878);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(53339);
// EXTERNAL MODULE: ./build/generation/token-usage.js
var token_usage = __webpack_require__(80868);
// EXTERNAL MODULE: ./build/generation/provider-error.js
var provider_error = __webpack_require__(69337);
;// CONCATENATED MODULE: ./build/generation/providers/stream-faults.js

/** What a server sent, as far as it is used; another shape is a ProviderError `malformed`. */
function parseAnswer(schema, value) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    throw new provider_error/* ProviderError */.mZ('malformed', `the answer has an unknown shape: ${issue?.path.join('.')}: ${issue?.message}`);
}
/** No event at all is a server that does not speak the protocol; some, but not the last, is a cut connection. */
function endedEarly(seen, request) {
    if (request.signal?.aborted)
        return new provider_error/* ProviderError */.mZ('timeout', 'the call was aborted');
    return seen === 0
        ? new provider_error/* ProviderError */.mZ('malformed', 'the server sent no event of the stream that was asked for')
        : new provider_error/* ProviderError */.mZ('network', 'the connection ended before the answer did');
}

;// CONCATENATED MODULE: ./build/generation/providers/openai-chat.js



const chatChunk = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().nullish(),
    model: schemas/* string */.YjP().nullish(),
    choices: schemas/* array */.YOg(schemas/* object */.Ikc({
        delta: schemas/* object */.Ikc({ content: schemas/* string */.YjP().nullish(), refusal: schemas/* string */.YjP().nullish() }).nullish(),
        finish_reason: schemas/* string */.YjP().nullish(),
    })),
    usage: schemas/* object */.Ikc({
        prompt_tokens: schemas/* number */.aig(),
        prompt_tokens_details: schemas/* object */.Ikc({ cached_tokens: schemas/* number */.aig().nullish() }).nullish(),
        completion_tokens: schemas/* number */.aig(),
        completion_tokens_details: schemas/* object */.Ikc({ reasoning_tokens: schemas/* number */.aig().nullish() }).nullish(),
        total_tokens: schemas/* number */.aig().nullish(),
    })
        .nullish(),
});
async function completeByChat(client, model, request, ownServer) {
    const chunks = await client.chat.completions.create({
        model,
        messages: [
            ...(request.system === undefined ? [] : [{ role: 'system', content: request.system }]),
            { role: 'user', content: request.user },
        ],
        // The old name is the one that every compatible server knows; OpenAI refuses it for its reasoning models.
        ...(ownServer ? { max_completion_tokens: request.maxOutputTokens } : { max_tokens: request.maxOutputTokens }),
        ...(request.effort === undefined ? {} : { reasoning_effort: request.effort }),
        ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
        stream: true,
        stream_options: { include_usage: true },
    }, { signal: request.signal });
    let seen = 0;
    let text = '';
    let refusal = '';
    let finish = null;
    let answer = { choices: [] };
    for await (const value of chunks) {
        seen++;
        const chunk = parseAnswer(chatChunk, value);
        text += chunk.choices[0]?.delta?.content ?? '';
        refusal += chunk.choices[0]?.delta?.refusal ?? '';
        finish = chunk.choices[0]?.finish_reason ?? finish;
        answer = { ...answer, ...chunk, usage: chunk.usage ?? answer.usage };
    }
    if (finish === null)
        throw endedEarly(seen, request);
    const isRefused = refusal !== '' || finish === 'content_filter';
    const ending = finish === 'length' ? 'truncated' : 'complete';
    return {
        text: text + refusal,
        finish: isRefused ? 'refused' : ending,
        returnedModel: answer.model ?? null,
        responseId: answer.id ?? null,
        ...tokensOf(answer),
    };
}
function tokensOf({ usage }) {
    if (!usage)
        return token_usage/* NO_USAGE */.yJ;
    const tokens = {
        input: usage.prompt_tokens,
        cachedInput: usage.prompt_tokens_details?.cached_tokens ?? 0,
        output: usage.completion_tokens,
        reasoning: usage.completion_tokens_details?.reasoning_tokens ?? 0,
    };
    return (0,token_usage/* checkTokens */.Dx)(tokens, usage.total_tokens ?? null);
}

;// CONCATENATED MODULE: ./build/generation/providers/openai-responses.js



const responsesAnswer = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().nullish(),
    model: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().nullish(),
    error: schemas/* object */.Ikc({ code: schemas/* string */.YjP().nullish(), message: schemas/* string */.YjP() }).nullish(),
    incomplete_details: schemas/* object */.Ikc({ reason: schemas/* string */.YjP().nullish() }).nullish(),
    output: schemas/* array */.YOg(schemas/* looseObject */._H3({
        type: schemas/* string */.YjP(),
        content: schemas/* array */.YOg(schemas/* looseObject */._H3({ type: schemas/* string */.YjP(), text: schemas/* string */.YjP().optional(), refusal: schemas/* string */.YjP().optional() }))
            .nullish()
            .catch(null), // items of other types use the name for other shapes
    })),
    usage: schemas/* object */.Ikc({
        input_tokens: schemas/* number */.aig(),
        input_tokens_details: schemas/* object */.Ikc({ cached_tokens: schemas/* number */.aig().nullish() }).nullish(),
        output_tokens: schemas/* number */.aig(),
        output_tokens_details: schemas/* object */.Ikc({ reasoning_tokens: schemas/* number */.aig().nullish() }).nullish(),
        total_tokens: schemas/* number */.aig().nullish(),
    })
        .nullish(),
});
async function completeByResponses(client, model, request) {
    const events = await client.responses.create({
        model,
        ...(request.system === undefined ? {} : { instructions: request.system }),
        input: request.user,
        max_output_tokens: request.maxOutputTokens,
        ...(request.effort === undefined ? {} : { reasoning: { effort: request.effort } }),
        ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
        store: false, // the provider need not keep a project's source
        stream: true,
    }, { signal: request.signal });
    let seen = 0;
    let last;
    for await (const event of events) {
        seen++;
        if (event.type === 'response.completed' || event.type === 'response.incomplete' || event.type === 'response.failed')
            last = event.response;
    }
    if (last === undefined)
        throw endedEarly(seen, request);
    const answer = parseAnswer(responsesAnswer, last);
    const { error } = answer;
    if (error)
        throw Object.assign(new Error(error.message), { code: error.code ?? 'server_error' });
    const parts = answer.output.filter((item) => item.type === 'message').flatMap((item) => item.content ?? []);
    const isRefused = parts.some((part) => part.type === 'refusal') || answer.incomplete_details?.reason === 'content_filter';
    return {
        text: parts.map((part) => part.text ?? part.refusal ?? '').join(''),
        finish: isRefused ? 'refused' : endingOf(answer, request),
        returnedModel: answer.model ?? null,
        responseId: answer.id ?? null,
        ...openai_responses_tokensOf(answer),
    };
}
/** llama.cpp says `completed` also of an answer that its limit cut off: the count tells. */
function endingOf({ status, usage }, { maxOutputTokens }) {
    return status === 'incomplete' || (usage?.output_tokens ?? 0) >= maxOutputTokens ? 'truncated' : 'complete';
}
function openai_responses_tokensOf({ usage }) {
    if (!usage)
        return token_usage/* NO_USAGE */.yJ;
    const tokens = {
        input: usage.input_tokens,
        cachedInput: usage.input_tokens_details?.cached_tokens ?? 0,
        output: usage.output_tokens,
        reasoning: usage.output_tokens_details?.reasoning_tokens ?? 0,
    };
    return (0,token_usage/* checkTokens */.Dx)(tokens, usage.total_tokens ?? null);
}

;// CONCATENATED MODULE: ./build/generation/providers/openai.js




/**
 * OpenAI and every server that speaks its protocol, by Responses or by chat completions. Both are streamed: Node's fetch
 * gives up after five minutes without a byte, and a model that thinks hard may need longer.
 */
function createOpenAiProvider({ entry, key, fetch }) {
    const client = new openai/* default */.Ay({
        apiKey: key || provider/* NO_KEY */.SH,
        adminAPIKey: null,
        // Null, or the SDK would read them from the environment and send them to whatever server baseURL names.
        organization: null,
        project: null,
        baseURL: entry.baseUrl ?? (entry.provider === 'groq' ? provider/* PROVIDER_URLS */.H4.groq : provider/* PROVIDER_URLS */.H4.openai),
        maxRetries: 0,
        timeout: entry.timeoutSeconds * 1000,
        logLevel: 'off',
        fetch,
    });
    const call = entry.api === 'chat' ? completeByChat : completeByResponses;
    return {
        complete: (request) => call(client, entry.model, request, (0,provider/* isProvidersOwnServer */.Qp)(entry)),
    };
}


/***/ })

};
