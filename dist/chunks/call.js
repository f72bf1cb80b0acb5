import { r as costReason, t as PROVIDER_ERRORS } from "./asking-reason.js";
import { At as boolean, Et as _enum, Ft as literal, Ht as strictObject, K as instant, Lt as number, Mt as discriminatedUnion, Nt as int, Q as sha256, W as compoundId, Y as modelId, Yt as uuid, et as slug, kt as array, q as label, tt as text } from "./inputs.js";
import { a as samplingParameters, i as reply, r as message, s as tool } from "./conversation.js";
import { i as versioned } from "./versioned.js";
// src/schema/call.ts
const price = strictObject({
	usd: number().min(0),
	source: text,
	pricedAs: text
});
/** A turn that calls name by its hash, so that a long conversation stands here once. */
const messageLine = strictObject({
	kind: literal("message"),
	hash: sha256,
	message
});
/** Written before a call is made: one without an outcome may have been paid for. */
const askedLine = strictObject({
	kind: literal("asked"),
	call: uuid(),
	/** Hash of model, messages, tools, parameters and sample: the same question has the same key. */
	key: sha256,
	/** What the answer is for: a variant's id, or a task's. */
	subject: compoundId,
	project: slug,
	model: modelId,
	provider: label,
	requestedModel: text,
	messages: array(sha256),
	tools: array(tool),
	parameters: samplingParameters,
	/** Keeps several answers to one question apart, as `s2/i0`. */
	sample: compoundId,
	/** Number of the try of one question, from 1. */
	attempt: int().positive(),
	isBatch: boolean(),
	/** The most that it can cost; null where no price is known. */
	reservedUsd: number().min(0).nullable(),
	at: instant
});
/** Calls that were put down together, to be answered later. */
const batchLine = strictObject({
	kind: literal("batch"),
	/** Name of the batch at the provider. */
	batch: label,
	model: modelId,
	calls: array(uuid()),
	at: instant
});
const answeredLine = strictObject({
	kind: literal("answered"),
	call: uuid(),
	reply,
	cost: price.nullable(),
	/** Why there is no cost, or what is uncertain about the one there is. */
	costReason: costReason.nullable(),
	wallSeconds: number().min(0),
	at: instant
});
const failedLine = strictObject({
	kind: literal("failed"),
	call: uuid(),
	error: _enum(PROVIDER_ERRORS),
	message: text,
	httpStatus: int().nullable(),
	/** False where the request was turned away; one that broke off later may have been paid for. */
	mayBeBilled: boolean(),
	wallSeconds: number().min(0),
	at: instant
});
const version = { schemaVersion: literal(1) };
const line = discriminatedUnion("kind", [
	messageLine.extend(version),
	askedLine.extend(version),
	batchLine.extend(version),
	answeredLine.extend(version),
	failedLine.extend(version)
]);
/** A line of `<campaign>/calls/*.jsonl`: what models were asked, what came of it, and what it cost; never changed later. */
const callLine = versioned(1, line, {});
export { price as n, callLine as t };
