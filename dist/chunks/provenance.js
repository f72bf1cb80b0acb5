import { n as answerReason, r as costReason } from "./asking-reason.js";
import { n as price } from "./call.js";
import { At as boolean, Et as _enum, Ft as literal, G as generatedMode, Ht as strictObject, K as instant, Lt as number, Nt as int, Q as sha256, U as arm, W as compoundId, Y as modelId, Yt as uuid, et as slug, kt as array, q as label, tt as text } from "./inputs.js";
import { o as tokenUsage } from "./conversation.js";
import { S as reported } from "./record.js";
import { i as versioned, t as isFields } from "./versioned.js";
const provenanceFile = strictObject({
	schemaVersion: literal(2),
	variant: compoundId,
	project: slug,
	mode: generatedMode,
	model: modelId,
	sample: int().positive(),
	iteration: int().min(0),
	arm: arm.exactOptional(),
	/** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
	origin: _enum([
		"provider",
		"recorded",
		"given"
	]),
	provider: text,
	requestedModel: text,
	/** Model as the provider's answer names it. */
	returnedModel: text.nullable(),
	responseId: text.nullable(),
	status: _enum([
		"ok",
		"syntax-error",
		"no-code",
		"truncated",
		"refused",
		"provider-error",
		"no-answer",
		"pending"
	]),
	reason: answerReason.nullable(),
	/** The hash of the messages that were sent. */
	promptHash: sha256.nullable(),
	/** The last call for it in `calls/`; null: no model was asked. */
	call: uuid().nullable(),
	answerHash: sha256.nullable(),
	codeHash: sha256.nullable(),
	/** Whether the script may take another course when it starts headless. Null: there is none, or nobody looked. */
	drawsOrWaits: boolean().nullable(),
	/** Modules that the script imports and that neither Python nor the project nor its lock has. Null: there is none, or nobody looked. */
	unlockedImports: array(label).nullable(),
	tokens: tokenUsage.nullable(),
	cost: price.nullable(),
	costReason: costReason.nullable(),
	/** Joules of the generation, from the model entry's figure for a token; null where it gives none. */
	energy: strictObject({
		joules: number().positive(),
		low: number().positive(),
		high: number().positive(),
		source: text
	}).nullable(),
	attempts: int().min(0),
	wallSeconds: number().nullable(),
	startedAt: instant
});
/** `<variant>.json`, beside the script that it tells the origin of. */
const provenance = versioned(2, provenanceFile, { 1: (old) => ({
	...old,
	call: null,
	tokens: addCacheWrite(old.tokens),
	drawsOrWaits: null,
	unlockedImports: null,
	reason: reported(old.reason),
	costReason: reported(old.costReason)
}) });
/** Adds tokens of a cache's writing, which were told as part of the input only. */
const addCacheWrite = (tokens) => isFields(tokens) ? {
	...tokens,
	cacheWrite: 0
} : tokens;
export { provenance as t };
