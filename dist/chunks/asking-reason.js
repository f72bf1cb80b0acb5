import { Et as _enum, Ft as literal, Ht as strictObject, Lt as number, Mt as discriminatedUnion, tt as text } from "./inputs.js";
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
export { usageFault as a, modelGap as i, answerReason as n, costReason as r, PROVIDER_ERRORS as t };
