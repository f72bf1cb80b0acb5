import { Rr as UserError, Wt as _enum, Xn as withoutSecrets, Zt as int, fr as lastLines, gr as withSaid, nn as object, qt as array, sn as string } from "./inputs.js";
import { Vt as readJsonText, _ as runCommand } from "./base.js";
import { Cn as FINISHES, En as toolCall } from "./work.js";
import { t as readModelCommand } from "./model-command.js";
import { t as ProviderError } from "./provider-error.js";
import { r as checkUsage, t as NO_USAGE } from "./token-usage.js";
// src/generation/models/providers/command.ts
const count = int().min(0);
/** An answer that tells more than its text. */
const told = object({
	text: string(),
	toolCalls: array(toolCall).default([]),
	finish: _enum(FINISHES).default("complete"),
	model: string().nullable().default(null),
	usage: object({
		input: count,
		cachedInput: count.default(0),
		cacheWrite: count.default(0),
		output: count,
		reasoning: count.default(0)
	}).nullable().default(null)
});
/**
* A program of the user's own: it reads `{model, messages, tools, parameters}` as JSON and prints the answer, as it is or as
* JSON with `text` and whatever else it knows. It runs without any key in its environment.
*/
function createCommandProvider({ entry, env = {} }) {
	const command = readModelCommand(entry.id, env);
	if (command === null) throw new UserError(`Model ${entry.id}: GREENML_MODEL_COMMANDS names no program for it.`);
	const [program, ...args] = command;
	return { async converse(request) {
		const { exitCode, signal, stdout, stderr } = await runCommand(program, args, {
			env: withoutSecrets(env, new Set(entry.keyVariable === null ? [] : [entry.keyVariable])),
			input: `${JSON.stringify(describeRequest(entry.model, request))}\n`,
			endsWhenFull: true,
			endsWithCaller: true,
			...request.signal ? { signal: request.signal } : {}
		}).catch((error) => {
			throw new ProviderError("request", `${program} could not be started: ${String(error)}`);
		});
		if (exitCode === 0) return readAnswer(stdout);
		const how = `${program} ended with ${signal ?? `code ${exitCode}`}`;
		throw new ProviderError("request", withSaid(how, lastLines(stderr, 1), ": "));
	} };
}
const describeRequest = (model, request) => {
	const { messages, tools = [], sample: _, signal: __, ...parameters } = request;
	return {
		model,
		messages,
		tools,
		parameters
	};
};
function readAnswer(stdout) {
	const { data } = told.safeParse(readJsonText(stdout));
	const { model = null, usage = null, ...answer } = data ?? {
		text: stdout,
		toolCalls: [],
		finish: "complete"
	};
	return {
		...answer,
		native: null,
		returnedModel: model,
		responseId: null,
		...usage === null ? NO_USAGE : checkUsage(usage, null)
	};
}
export { createCommandProvider };
