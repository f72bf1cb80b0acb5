import { t as ProviderError } from "./provider-error.js";
// src/generation/models/providers/stream-faults.ts
/** Data of a server, as far as it is used; another shape is a ProviderError `malformed`. */
function parseAnswer(schema, value) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw new ProviderError("malformed", `the answer has an unknown shape: ${issue?.path.join(".")}: ${issue?.message}`);
}
/** The outcome of one call of a batch: an answer that can't be read is that call's fault, and none of the others'. */
function readOneOf(read) {
	try {
		return read();
	} catch (fault) {
		return fault instanceof Error ? fault : new Error(String(fault));
	}
}
/** No event at all is a server that does not speak the protocol; some, but not the last, is a cut connection. */
function endedEarly(seen, request) {
	if (request.signal?.aborted) return new ProviderError("timeout", "the call was aborted");
	return seen === 0 ? new ProviderError("malformed", "the server sent no event of the stream that was asked for") : new ProviderError("network", "the connection ended before the answer did");
}
export { parseAnswer as n, readOneOf as r, endedEarly as t };
