import { br as cleanLine } from "./inputs.js";
import { i as serverOf } from "./model-server.js";
// src/generation/models/advise-on-error.ts
/** What to look at in a model's entry after such an error, for a message; null: nothing in it is known to help. */
function adviseOnError(entry, error) {
	const fix = findFix(entry, error);
	return fix && `in models.yaml, at ${entry.id}: ${fix}`;
}
/** An error that ends the asking, with what mends it on a line of its own. */
function explainWithFix(entry, error) {
	const advice = adviseOnError(entry, {
		kind: error.toldAs,
		status: error.status
	});
	return advice === null ? error.explain() : `${error.explain()}\n    ${advice}`;
}
function findFix(entry, { kind, status }) {
	const { keyVariable: key, provider } = entry;
	const model = cleanLine(entry.model, 100);
	if (provider === "command" || provider === "replay") return null;
	if (status === 404) return `the server knows no model '${model}', or not this address: look at model, and ${address(entry)}`;
	switch (kind) {
		case "access":
			if (key === null) return "the server asks for a key: name the variable that holds it as keyVariable";
			return `the server does not take the key in ${key} for '${model}': set another there, or look at keyVariable and model`;
		case "quota": return `what the key${key === null ? "" : ` in ${key}`} may use is used up: wait or pay the provider, or name another keyVariable`;
		case "rate-limit": return "the server wants to be asked less often: lower limits, as limits: { concurrency: 1, requestsPerMinute: 10 }";
		case "network": return `no answer came from ${serverOf(entry)?.host}: look whether that server runs, and at ${address(entry)}`;
		case "malformed": return `what came is no answer of a model: look whether that server streams (stream: true), and at ${address(entry)}`;
		case "timeout": return `the server takes longer than ${entry.timeoutSeconds} s: raise timeoutSeconds, or lower maxOutputTokens`;
		default: return null;
	}
}
/** Where the calls go, and which other address or interface is likely: what speaks OpenAI's protocol has it below `/v1`. */
function address(entry) {
	const { baseUrl, provider, api } = entry;
	const href = serverOf(entry)?.href.replace(/\/$/, "") ?? "";
	if (baseUrl === void 0) return `baseUrl, which is not set (${href} is asked)`;
	const isBelow = href.endsWith("/v1");
	if (provider !== "openai") return isBelow ? `baseUrl: ${href.slice(0, -3)}, without /v1` : `baseUrl: ${href}`;
	return `baseUrl: ${isBelow ? `${href} (or without /v1)` : `${href}/v1`}${api === "chat" ? "" : ", and api: chat, which most servers know alone"}`;
}
export { explainWithFix as n, adviseOnError as t };
