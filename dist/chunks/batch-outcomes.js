import { t as ProviderError } from "./provider-error.js";
// src/generation/models/providers/stream-faults.ts
/** Data of a server, as far as it is used; another shape is a ProviderError `malformed`. */
function parseAnswer(schema, value) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw new ProviderError("malformed", `the answer has an unknown shape: ${issue?.path.join(".")}: ${issue?.message}`);
}
/** Reads the events of an answer to its last. Nothing that becomes of the connection takes away one that is whole: it is paid for. */
async function readEvents(events, add) {
	let progress = "begun";
	try {
		for await (const event of events) {
			progress = add(event);
			if (progress === "over") return;
		}
	} catch (error) {
		if (progress === "begun") throw error;
	}
}
/** No event at all is a server that does not speak the protocol; some, but not the last, is a cut connection. */
function endedEarly(seen, request) {
	if (request.signal?.aborted) return new ProviderError("timeout", "the call was aborted");
	return seen === 0 ? new ProviderError("malformed", "the server sent no event of the stream that was asked for") : new ProviderError("network", "the connection ended before the answer did");
}
// src/generation/models/providers/batch-outcomes.ts
/** The outcome of one call of a batch: an answer that can't be read is that call's fault, and none of the others'. */
function readOneOf(read) {
	try {
		return read();
	} catch (fault) {
		return fault instanceof Error ? fault : new Error(String(fault));
	}
}
/** The outcome of each call: the first answer to one is what was paid for, whatever else is told of it. */
function gatherOutcomes(told) {
	const outcomes = /* @__PURE__ */ new Map();
	for (const [call, outcome] of told) {
		const known = outcomes.get(call);
		if (known === void 0 || known instanceof Error && !(outcome instanceof Error)) outcomes.set(call, outcome);
	}
	return outcomes;
}
/** Lines of a file of results. */
const listLines = (text) => text.split("\n").filter((line) => line.trim() !== "");
export { parseAnswer as a, endedEarly as i, listLines as n, readEvents as o, readOneOf as r, gatherOutcomes as t };
