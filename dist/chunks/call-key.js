import { St as sha256Hex } from "./base.js";
import { Ft as hashMessage } from "./work.js";
// src/generation/models/call-key.ts
/**
* Names a question: model, messages, tools, parameters and sample. Where it is asked is no part of it, so that what one server
* answered is found when it is replayed.
*/
function keyOfCall({ id, model }, request) {
	const { messages, tools = [], sample = "s1/i0" } = request;
	const { maxOutputTokens, effort = null, temperature = null, topP = null, seed = null } = request;
	const parameters = [
		maxOutputTokens,
		effort,
		temperature,
		topP,
		seed
	];
	const shapes = tools.map((tool) => [
		tool.name,
		tool.description,
		tool.parameters
	]);
	return sha256Hex(JSON.stringify([
		id,
		model,
		messages.map(hashMessage),
		shapes,
		parameters,
		sample
	]));
}
/** The hash of a prompt: of its messages, in their order. */
const hashMessages = (messages) => sha256Hex(JSON.stringify(messages.map(hashMessage)));
/** How a model is asked, by its entry; all models alike but for what an entry says. */
function parametersOf(entry) {
	const { maxOutputTokens, reasoningEffort, temperature, topP, seed } = entry;
	return {
		maxOutputTokens,
		...reasoningEffort === void 0 ? {} : { effort: reasoningEffort },
		...temperature === void 0 ? {} : { temperature },
		...topP === void 0 ? {} : { topP },
		...seed === void 0 ? {} : { seed }
	};
}
export { keyOfCall as n, parametersOf as r, hashMessages as t };
