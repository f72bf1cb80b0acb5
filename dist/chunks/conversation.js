import { a as usageFault } from "./asking-reason.js";
import { Et as _enum, Ft as literal, Ht as strictObject, Lt as number, Mt as discriminatedUnion, Nt as int, Pt as json, Ut as string, Vt as record, kt as array, q as label } from "./inputs.js";
// src/schema/conversation.ts
/** Tokens of one call. `input` includes what a cache gave and took, `output` includes reasoning. */
const tokenUsage = strictObject({
	input: int().min(0),
	cachedInput: int().min(0),
	cacheWrite: int().min(0),
	output: int().min(0),
	reasoning: int().min(0)
}).refine(({ input, cachedInput, cacheWrite }) => cachedInput + cacheWrite <= input, "more cached tokens than input").refine(({ output, reasoning }) => reasoning <= output, "more reasoning tokens than output");
/** What a model wants done; `arguments` is the JSON that it wrote, which may be none. */
const toolCall = strictObject({
	id: label,
	name: label,
	arguments: string()
});
/** Something that a model may ask for; `parameters` is a JSON Schema of an object. */
const tool = strictObject({
	name: string().regex(/^[A-Za-z0-9_-]{1,64}$/, "letters, digits, underscore, hyphen"),
	description: string(),
	parameters: record(string(), json())
});
/** One turn of a conversation. */
const message = discriminatedUnion("role", [
	strictObject({
		role: literal("system"),
		text: string()
	}),
	strictObject({
		role: literal("user"),
		text: string()
	}),
	strictObject({
		role: literal("assistant"),
		text: string(),
		toolCalls: array(toolCall),
		/** The provider's own form of the turn, where it wants it back in the next call (signed reasoning); else null. */
		native: json()
	}),
	strictObject({
		role: literal("tool"),
		call: label,
		name: label,
		text: string()
	})
]);
const effort = _enum([
	"none",
	"minimal",
	"low",
	"medium",
	"high",
	"xhigh",
	"max"
]);
/** How a model is to answer. What is left out is the provider's own default. */
const samplingParameters = strictObject({
	maxOutputTokens: int().positive(),
	effort: effort.exactOptional(),
	temperature: number().min(0).max(2).exactOptional(),
	topP: number().positive().max(1).exactOptional(),
	seed: int().exactOptional()
});
/** `truncated`: the output limit or the context window ended it. `refused`: the model or a filter would not answer. */
const FINISHES = [
	"complete",
	"tool-calls",
	"truncated",
	"refused"
];
/** What a model answered to one call. */
const reply = strictObject({
	text: string(),
	toolCalls: array(toolCall),
	finish: _enum(FINISHES),
	native: json(),
	/** Model as the answer names it: an alias resolves to a snapshot. */
	returnedModel: string().nullable(),
	responseId: string().nullable(),
	/** Null: not told, or not consistent. */
	usage: tokenUsage.nullable(),
	usageReason: usageFault.nullable()
});
export { samplingParameters as a, toolCall as c, reply as i, effort as n, tokenUsage as o, message as r, tool as s, FINISHES as t };
