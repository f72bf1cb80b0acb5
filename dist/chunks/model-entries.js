import { Et as _enum, Ft as literal, Ht as strictObject, Jt as url, Lt as number, Nt as int, Ut as string, Y as modelId, Z as relativePath, kt as array, tt as text } from "./inputs.js";
import { n as effort } from "./conversation.js";
import { i as versioned } from "./versioned.js";
// src/schema/model-entries.ts
/** `openai` with a `baseUrl` is any server that speaks its protocol; `command` a program of the user's; `replay` what is stored. */
const PROVIDERS = [
	"openai",
	"anthropic",
	"gemini",
	"groq",
	"azure",
	"command",
	"replay"
];
/** The messages do not quote the name that they refuse: it may be a key. */
const serverUrl = url({
	protocol: /^https?$/,
	error: "an address with http or https"
}).max(1e3).refine((address) => {
	const { username, password, search, hash } = URL.parse(address) ?? { username: "?" };
	return !(username || password || search || hash);
}, "an address without user, password, query and fragment: a key belongs into the variable that keyVariable names");
const dollars = number().nonnegative();
const modelEntry = strictObject({
	id: modelId,
	provider: _enum(PROVIDERS),
	/** The provider's own model id. */
	model: text,
	/** The OpenAI endpoint; compatible servers usually know `chat` only. */
	api: _enum(["responses", "chat"]).default("responses"),
	/** An OpenAI- or Anthropic-compatible server instead of the provider's own; whether it is asked is its user's to say. */
	baseUrl: serverUrl.optional(),
	/** Azure only: the version of its interface, as `2025-04-01-preview`. */
	apiVersion: string().regex(/^[\w.-]{1,40}$/, "a version, as 2025-04-01-preview").optional(),
	/** Environment variable that holds the key; null for a server that wants none. */
	keyVariable: string().regex(/^[A-Za-z_]\w{0,99}$/, "the name of a variable").nullable().default(null),
	/** `text`: tools are told in words and calls read out of what the model says; unset: in the way of its provider's interface. */
	tools: literal("text").optional(),
	maxOutputTokens: int().positive().default(16e3),
	reasoningEffort: effort.optional(),
	temperature: number().min(0).max(2).optional(),
	topP: number().positive().max(1).optional(),
	seed: int().optional(),
	timeoutSeconds: number().positive().default(600),
	/** Limits of its provider for this user; unset: as much as works without being told to slow down. */
	limits: strictObject({
		concurrency: int().positive().optional(),
		requestsPerMinute: int().positive().optional(),
		tokensPerMinute: int().positive().optional()
	}).optional(),
	/** The last day or month of what it learned from, as its provider says: `2025-08`. */
	trainingCutoff: string().regex(/^\d{4}-\d{2}(-\d{2})?$/, "a month or a day, as 2025-08").optional(),
	/** US dollars per million tokens, instead of what the price table says. Without a rate for a cache the input's holds. */
	price: strictObject({
		inputPerMillion: dollars,
		cachedInputPerMillion: dollars.optional(),
		cacheWritePerMillion: dollars.optional(),
		outputPerMillion: dollars,
		source: text,
		date: text
	}).optional(),
	/** Energy of a token, as somebody measured or published it; there is no table of it. */
	energy: strictObject({
		joulesPerOutputToken: number().positive(),
		low: number().positive(),
		high: number().positive(),
		source: text
	}).refine(({ joulesPerOutputToken, low, high }) => low <= joulesPerOutputToken && joulesPerOutputToken <= high, { message: "low ≤ joulesPerOutputToken ≤ high does not hold" }).optional(),
	/** `replay` only: folder of recorded answers, relative to the dataset. */
	answers: relativePath.optional(),
	/** `replay` only: folder of a campaign whose stored calls answer, relative to the dataset. */
	calls: relativePath.optional(),
	note: text.optional()
});
const modelList = strictObject({
	schemaVersion: literal(1),
	models: array(modelEntry)
});
/** `dataset/models.yaml`. */
const modelsFile = versioned(1, modelList, {});
export { modelEntry as n, modelsFile as r, PROVIDERS as t };
