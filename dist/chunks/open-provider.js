import { Rr as UserError, at as label } from "./inputs.js";
import { n as partHider, t as keyHider } from "./hide-key.js";
import { n as limitTime, t as boundResponse, wn as reply } from "./work.js";
import { t as isFields } from "./versioned.js";
import { n as toProviderError, t as ProviderError } from "./provider-error.js";
import { a as whyNotAsked, i as serverOf, n as explainModelGap } from "./model-server.js";
import "./provider.js";
import { n as isProvidersOwnServer, t as PROVIDER_KINDS } from "./registry.js";
import { i as dropEmptyCounts } from "./token-usage.js";
// src/generation/models/limit-call.ts
/** Aborted after so many seconds, as a call of a model whose answer was not whole by then. */
const limitCall = (seconds) => limitTime(seconds, (told) => new ProviderError("timeout", told));
// src/generation/models/guard-fetch.ts
/** All that a request says of itself. The SDKs add what the environment names (OPENAI_CUSTOM_HEADERS), for any server. */
const HEADERS = [
	"accept",
	"anthropic-version",
	"content-type",
	"user-agent"
];
/**
* Sends a request with the model's own key and no other header, to the server that was asked and none that it names. An answer
* has to be whole within the model's time: the SDKs wait for its beginning no longer, and for its end as long as bytes come.
*/
function guardFetch({ entry, key, fetch = globalThis.fetch }) {
	const server = serverOf(entry)?.origin;
	const carried = carryKey(PROVIDER_KINDS[entry.provider].keyHeader, key || "no-key");
	return async (input, init) => {
		if (new URL(input instanceof Request ? input.url : input).origin !== server) throw new ProviderError("request", "the server names another address, which is not asked");
		const given = new Headers(init?.headers);
		const headers = new Headers(carried);
		for (const name of HEADERS) if (given.has(name)) headers.set(name, given.get(name) ?? "");
		const ends = [init?.signal ?? [], limitCall(entry.timeoutSeconds)].flat();
		const response = await fetch(input, {
			...init,
			headers,
			redirect: "manual",
			signal: AbortSignal.any(ends)
		});
		if (response.status < 300 || response.status >= 400) return bound(response);
		dropBody(response);
		throw new ProviderError("request", "the server leads to another address, which is not followed", { status: response.status });
	};
}
/** What a proxy, or the front of another server, gives to whatever is asked: the SDKs tell it as a lost connection or an empty stream. */
const isPage = (response) => isOfType(response, "text/html");
/** Names of types are alike in letters of either case (RFC 9110, 8.3.1). */
const isOfType = ({ headers }, type) => headers.get("content-type")?.toLowerCase().startsWith(type) ?? false;
/** Ends an answer that nobody reads, so that its connection does not stay. */
const dropBody = ({ body }) => void body?.cancel().catch(() => {});
/** Bytes of a stream: some hundred times what its text takes, with an envelope around each token. */
const LONGEST_STREAM = 67108864;
/** Of anything else: the results of a batch are the longest. */
const LONGEST_BODY = 268435456;
/** Of why a call was turned away, whose every form a key could have in it is looked for, and of which little is told. */
const LONGEST_ERROR = 1048576;
function bound(response) {
	const { ok, status } = response;
	if (ok && isPage(response)) {
		dropBody(response);
		throw new ProviderError("malformed", "a page for people came (text/html) and no answer of a model");
	}
	const ofAnswer = isOfType(response, "text/event-stream") ? LONGEST_STREAM : LONGEST_BODY;
	const most = ok ? ofAnswer : LONGEST_ERROR;
	const said = `an answer of more than ${most} bytes is no model's`;
	const fault = () => ok ? new ProviderError("malformed", said) : new ProviderError("request", said, { status });
	return endLinesAlike(boundResponse(response, most, fault));
}
/** Ends each line by a line feed alone, which no JSON minds: an SDK looks for events in a stream's megabyte of returns for more than a minute, and nothing else goes on meanwhile. */
function endLinesAlike(response) {
	if (response.body === null) return response;
	let isCut = false;
	const alike = new TransformStream({ transform(chunk, controller) {
		const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString("latin1");
		const own = isCut && text.startsWith("\n") ? text.slice(1) : text;
		isCut = text.endsWith("\r");
		if (own !== "") controller.enqueue(Buffer.from(own.replaceAll(/\r\n?/g, "\n"), "latin1"));
	} });
	const { status, statusText, headers } = response;
	return new Response(response.body.pipeThrough(alike), {
		status,
		statusText,
		headers
	});
}
const carryKey = (header, key) => header === "bearer" ? { authorization: `Bearer ${key}` } : { [header]: key };
// src/generation/models/without-thoughts.ts
const [OPENS, CLOSES] = ["<think>", "</think>"];
const FENCES = /^[ \t]*(?:`{3,}(?=[^`\n]*$)|~{3,})/gm;
/**
* An answer without the thoughts before it, which servers that do not know an open model's marks for them tell as a part of it: a
* draft among them is no answer. Some templates open them already in the question: then a mark within a block of code is a line of
* that.
*/
function withoutThoughts(text) {
	const end = text.indexOf(CLOSES);
	if (end < 0) return text;
	const [before, behind] = [text.slice(0, end), text.slice(end + CLOSES.length)];
	const start = before.indexOf(OPENS);
	return (start < 0 ? /(?:^|\n)$/.test(before) && /^\s*(?:\n|$)/.test(behind) && !endsInBlock(before) : before.slice(0, start).trim() === "") ? behind.trimStart() : text;
}
const endsInBlock = (text) => (text.match(FENCES) ?? []).length % 2 === 1;
// src/generation/models/open-provider.ts
/** The key's value, or '' for a server that wants none. UserError when the variable is not set, or the model may not be asked so. */
function readKey(entry, env) {
	const { id, keyVariable } = entry;
	const key = keyVariable === null ? "" : env[keyVariable]?.trim() ?? "";
	if (keyVariable !== null && key === "") throw new UserError(`Model ${id} needs a key: set ${keyVariable} in the environment or in .env (see .env.example).`, 1);
	const gap = whyNotAsked(entry, env);
	if (gap !== null) throw new UserError(`Model ${id} is not asked: ${explainModelGap(entry, gap)}.`, 3);
	return key;
}
/** Far more than any answer: what is longer is no model's. A line that tells of it twice, its calls once more, can be read again. */
const LONGEST_REPLY_BYTES = 6291456;
/**
* The provider of a model, behind the one place that its key leaves by and could come back: a request carries the key to the
* server that it is meant for, and no string of an answer or an error holds it.
*/
async function openProvider(options) {
	const { entry } = options;
	const { load, url } = PROVIDER_KINDS[entry.provider];
	const create = await load();
	const server = {
		url: entry.baseUrl ?? url ?? "",
		isOwnServer: isProvidersOwnServer(entry)
	};
	const { converse, batches } = create({
		...options,
		...server,
		fetch: guardFetch(options)
	});
	const hide = keyHider(options.key);
	const hideParts = partHider(options.key);
	const explain = (error) => toProviderError(error, hideParts);
	const guard = async (work) => {
		try {
			return await work;
		} catch (error) {
			throw explain(error);
		}
	};
	return {
		converse: (request) => guard(converse(request).then((reply) => checkReply(reply, hide))),
		...batches === void 0 ? {} : { batches: guardBatches(batches, guard, explain, hide) }
	};
}
function guardBatches({ putDown, collect }, guard, explain, hide) {
	const check = (outcome) => {
		try {
			return outcome instanceof Error ? explain(outcome) : checkReply(outcome, hide);
		} catch (error) {
			return explain(error);
		}
	};
	return {
		putDown: (calls) => guard(putDown(calls).then((name) => checkName(name, hide))),
		async collect(batch) {
			const outcomes = await guard(collect(batch));
			return outcomes && new Map([...outcomes].map(([id, outcome]) => [id, check(outcome)]));
		}
	};
}
/** A server that names a batch by the key that it was sent can't be asked for it: the name is told and put on record. */
function checkName(name, hide) {
	if (label.safeParse(name).success && hide(name) === name) return name;
	throw new ProviderError("malformed", "the batch was given a name that can not be kept");
}
function checkReply(reply$1, hide) {
	const bytes = Buffer.byteLength(JSON.stringify(reply$1));
	if (bytes > LONGEST_REPLY_BYTES) throw new ProviderError("malformed", `an answer of ${bytes} bytes is no model's`);
	const counted = dropEmptyCounts(reply$1);
	return reply.parse(hideIn({
		...counted,
		text: withoutThoughts(reply$1.text)
	}, hide));
}
/** Any value of JSON with the key taken out of each of its strings. */
function hideIn(value, hide) {
	if (typeof value === "string") return hide(value);
	if (Array.isArray(value)) return value.map((item) => hideIn(item, hide));
	if (!isFields(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [hide(name), hideIn(item, hide)]));
}
export { limitCall as i, readKey as n, guardFetch as r, openProvider as t };
