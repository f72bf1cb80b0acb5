import { C as record, T as string, _ as literal, f as array, g as json, h as int, l as _enum, m as discriminatedUnion, w as strictObject, y as number } from "./schemas.js";
import { d as label, y as text } from "./common.js";
// src/schema/asking-reason.ts
const count = number();
/** What a provider did instead of answering. */
const PROVIDER_ERRORS = [
	"rate-limit",
	"quota",
	"access",
	"request",
	"server",
	"network",
	"timeout",
	"malformed",
	"expired",
	"not-stored"
];
/** What is wrong with the token counts of an answer. */
const usageFault = discriminatedUnion("kind", [
	strictObject({ kind: _enum(["no-counts", "not-whole"]) }),
	strictObject({
		kind: literal("cached-exceed"),
		cached: count,
		input: count
	}),
	strictObject({
		kind: literal("reasoning-exceed"),
		reasoning: count,
		output: count
	}),
	strictObject({
		kind: literal("not-the-total"),
		input: count,
		output: count,
		total: count
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** Why there is no cost of an answer, or what is uncertain about the one there is. */
const costReason = discriminatedUnion("kind", [
	usageFault,
	strictObject({ kind: literal("recorded") }),
	strictObject({ kind: literal("not-answered") }),
	strictObject({
		kind: _enum(["no-price-of-model", "no-price-of-server"]),
		name: text
	}),
	strictObject({
		kind: literal("priced-as"),
		model: text,
		pricedAs: text
	})
]);
/** Why an answer holds no script that Python can read. */
const answerReason = discriminatedUnion("kind", [
	strictObject({
		kind: literal("truncated"),
		tokens: count.nullable(),
		allowed: count
	}),
	strictObject({
		kind: literal("refused"),
		detail: text
	}),
	strictObject({ kind: literal("no-code") }),
	strictObject({
		kind: literal("syntax"),
		detail: text
	}),
	strictObject({
		kind: literal("provider"),
		error: _enum(PROVIDER_ERRORS),
		detail: text
	}),
	strictObject({
		kind: literal("pending"),
		batch: text
	}),
	strictObject({
		kind: literal("no-file"),
		file: text
	}),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
/** Why a model is not asked as its entry says. */
const modelGap = discriminatedUnion("kind", [
	strictObject({
		kind: literal("no-key"),
		variable: text
	}),
	strictObject({
		kind: literal("unnamed-host"),
		host: text
	}),
	strictObject({
		kind: _enum([
			"key-unencrypted",
			"key-of-another",
			"key-to-unnamed-host"
		]),
		variable: text,
		host: text
	}),
	strictObject({
		kind: literal("no-address"),
		provider: text
	}),
	strictObject({ kind: _enum(["no-program", "recorded"]) }),
	strictObject({
		kind: literal("reported"),
		detail: text
	})
]);
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
	/** As the answer names it: an alias resolves to a snapshot. */
	returnedModel: string().nullable(),
	responseId: string().nullable(),
	/** Null: not told, or not consistent. */
	usage: tokenUsage.nullable(),
	usageReason: usageFault.nullable()
});
export { samplingParameters as a, toolCall as c, costReason as d, modelGap as f, reply as i, PROVIDER_ERRORS as l, effort as n, tokenUsage as o, usageFault as p, message as r, tool as s, FINISHES as t, answerReason as u };
