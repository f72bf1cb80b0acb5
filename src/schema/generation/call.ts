import { z } from 'zod'
import { compoundId, dollars, instant, label, modelId, sha256, slug, text } from '../common.ts'
import { versioned } from '../versioned.ts'
import { costReason, PROVIDER_ERRORS } from './asking-reason.ts'
import { message, reply, samplingParameters, tool } from './conversation.ts'

export const price = z.strictObject({ usd: dollars, source: text, pricedAs: text })
export type Price = z.infer<typeof price>

/** A turn that calls name by its hash, so that a long conversation stands here once. */
const messageLine = z.strictObject({ kind: z.literal('message'), hash: sha256, message })

/** Written before a call is made: one without an outcome may have been paid for. */
const askedLine = z.strictObject({
  kind: z.literal('asked'),
  call: z.uuid(),
  /** Hash of model, messages, tools, parameters and sample: the same question has the same key. */
  key: sha256,
  /** What the answer is for: a variant's id, or a task's. */
  subject: compoundId,
  project: slug,
  model: modelId,
  provider: label,
  requestedModel: text,
  messages: z.array(sha256),
  tools: z.array(tool),
  parameters: samplingParameters,
  /** Keeps several answers to one question apart, as `s2/i0`. */
  sample: compoundId,
  /** Number of the try of one question, from 1. */
  attempt: z.int().positive(),
  isBatch: z.boolean(),
  /** The most that it can cost; null where no price is known. */
  reservedUsd: dollars.nullable(),
  at: instant,
})
export type AskedCall = z.infer<typeof askedLine>

/** Calls that were put down together, to be answered later. */
const batchLine = z.strictObject({
  kind: z.literal('batch'),
  /** Name of the batch at the provider. */
  batch: label,
  model: modelId,
  calls: z.array(z.uuid()),
  at: instant,
})
export type PutDownBatch = z.infer<typeof batchLine>

const answeredLine = z.strictObject({
  kind: z.literal('answered'),
  call: z.uuid(),
  reply,
  cost: price.nullable(),
  /** Why there is no cost, or what is uncertain about the one there is. */
  costReason: costReason.nullable(),
  wallSeconds: z.number().min(0),
  at: instant,
})
export type AnsweredCall = z.infer<typeof answeredLine>

const failedLine = z.strictObject({
  kind: z.literal('failed'),
  call: z.uuid(),
  error: z.enum(PROVIDER_ERRORS),
  message: text,
  httpStatus: z.int().nullable(),
  /** False where the request was turned away; one that broke off later may have been paid for. */
  mayBeBilled: z.boolean(),
  wallSeconds: z.number().min(0),
  at: instant,
})
export type FailedCall = z.infer<typeof failedLine>

export const CALL_VERSION = 1

const version = { schemaVersion: z.literal(CALL_VERSION) }
const line = z.discriminatedUnion('kind', [
  messageLine.extend(version),
  askedLine.extend(version),
  batchLine.extend(version),
  answeredLine.extend(version),
  failedLine.extend(version),
])

/** A line of `<campaign>/calls/*.jsonl`: what models were asked, what came of it, and what it cost; never changed later. */
export const callLine = versioned(CALL_VERSION, line, {})
export type CallLine = z.infer<typeof line>
