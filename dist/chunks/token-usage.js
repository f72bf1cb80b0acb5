import "./inputs.js";
// src/generation/models/token-usage.ts
/** Checks the provider's own arithmetic: a ledger built on numbers that contradict each other is worth nothing. */
function checkUsage(usage, total) {
	const fault = findFault(usage, total);
	return fault === null ? {
		usage,
		usageReason: null
	} : {
		usage: null,
		usageReason: fault
	};
}
const NO_USAGE = {
	usage: null,
	usageReason: { kind: "no-counts" }
};
function findFault({ input, cachedInput, cacheWrite, output, reasoning }, total) {
	if (![
		input,
		cachedInput,
		cacheWrite,
		output,
		reasoning
	].every((count) => Number.isInteger(count) && count >= 0 && count <= 1e10)) return { kind: "not-whole" };
	const cached = cachedInput + cacheWrite;
	if (cached > input) return {
		kind: "cached-exceed",
		cached,
		input
	};
	if (reasoning > output) return {
		kind: "reasoning-exceed",
		reasoning,
		output
	};
	if (total !== null && input + output !== total) return {
		kind: "not-the-total",
		input,
		output,
		total
	};
	return null;
}
/** Counts of 0 where something was read and said: a server that counts nothing tells so, and no call was for nothing. */
function dropEmptyCounts(reply) {
	const { usage, text, toolCalls } = reply;
	const isSaid = text !== "" || toolCalls.length > 0;
	return usage !== null && (usage.input === 0 || usage.output === 0 && isSaid) ? {
		...reply,
		...NO_USAGE
	} : reply;
}
/** Most tokens that a provider puts around a turn or a tool. */
const FRAME_TOKENS = 32;
/** What it tells a model of the use of tools: Anthropic's documentation names some 300 to 700. */
const TOOL_TOKENS = 1e3;
/**
* The most tokens that a prompt can be: a tokenizer that reads bytes makes no more tokens than there are bytes. A budget
* reserves by this, so it must not fall short.
*/
function boundTokens(messages, tools = []) {
	return [...messages.flatMap(textsOf), ...tools.map((tool) => JSON.stringify(tool))].reduce((sum, text) => sum + Buffer.byteLength(text, "utf8"), 0) + FRAME_TOKENS * (messages.length + tools.length) + (tools.length > 0 ? TOOL_TOKENS : 0);
}
/** All that a turn says to a model. */
function textsOf(message) {
	if (message.role !== "assistant") return [message.text];
	return [
		message.text,
		...message.toolCalls.map((call) => call.name + call.arguments),
		JSON.stringify(message.native)
	];
}
export { textsOf as a, dropEmptyCounts as i, boundTokens as n, checkUsage as r, NO_USAGE as t };
