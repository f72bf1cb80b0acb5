import { z } from 'zod'
import { text } from '../common.ts'

const count = z.number()

/** What a provider did instead of answering. */
export const PROVIDER_ERRORS = [
  'rate-limit',
  'quota',
  'access',
  'request',
  'server',
  'network',
  'timeout',
  'malformed',
  'expired',
  'not-stored',
] as const

/** What is wrong with the token counts of an answer. */
export const usageFault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['no-counts', 'not-whole']) }),
  /** More tokens of a part than of what it is a part of. */
  z.strictObject({ kind: z.literal('cached-exceed'), cached: count, input: count }),
  z.strictObject({ kind: z.literal('reasoning-exceed'), reasoning: count, output: count }),
  z.strictObject({ kind: z.literal('not-the-total'), input: count, output: count, total: count }),
  /** Words of a file of an older version. */
  z.strictObject({ kind: z.literal('reported'), detail: text }),
])
export type UsageFault = z.infer<typeof usageFault>

/** Why there is no cost of an answer, or what is uncertain about the one there is. */
export const costReason = z.discriminatedUnion('kind', [
  usageFault,
  /** No model was asked. */
  z.strictObject({ kind: z.literal('recorded') }),
  z.strictObject({ kind: z.literal('not-answered') }),
  /** No price of a model in the provider's table, or of a server. */
  z.strictObject({ kind: z.enum(['no-price-of-model', 'no-price-of-server']), name: text }),
  /** The price table knows the model by a name that is not quite its own. */
  z.strictObject({ kind: z.literal('priced-as'), model: text, pricedAs: text }),
])
export type CostReason = z.infer<typeof costReason>

/** Why an answer holds no script that Python can read. */
export const answerReason = z.discriminatedUnion('kind', [
  /** Cut off after so many tokens of those allowed. */
  z.strictObject({ kind: z.literal('truncated'), tokens: count.nullable(), allowed: count }),
  /** Words of the model, if it gave any; of the parser. */
  z.strictObject({ kind: z.literal('refused'), detail: text }),
  z.strictObject({ kind: z.literal('no-code') }),
  z.strictObject({ kind: z.literal('syntax'), detail: text }),
  z.strictObject({ kind: z.literal('provider'), error: z.enum(PROVIDER_ERRORS), detail: text }),
  /** Put down in a batch, which is not answered yet. */
  z.strictObject({ kind: z.literal('pending'), batch: text }),
  /** The folder of answers has no such file. */
  z.strictObject({ kind: z.literal('no-file'), file: text }),
  /** Words of a file of an older version. */
  z.strictObject({ kind: z.literal('reported'), detail: text }),
])
export type AnswerReason = z.infer<typeof answerReason>

/** Why a model is not asked as its entry says. */
export const modelGap = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('no-key'), variable: text }),
  /** A server that the user named nowhere would see the prompt. */
  z.strictObject({ kind: z.literal('unnamed-host'), host: text }),
  /** The key would go to a server without encryption; to one that it is not for; to one that the user named nowhere. */
  z.strictObject({
    kind: z.enum(['key-unencrypted', 'key-of-another', 'key-to-unnamed-host']),
    variable: text,
    host: text,
  }),
  z.strictObject({ kind: z.literal('no-address'), provider: text }),
  /** `recorded`: its answers are files. */
  z.strictObject({ kind: z.enum(['no-program', 'recorded']) }),
  /** Words of a file of an older version. */
  z.strictObject({ kind: z.literal('reported'), detail: text }),
])
export type ModelGap = z.infer<typeof modelGap>
