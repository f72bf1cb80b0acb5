import { z } from 'zod'
import { label, modelId, text } from '../common.ts'
import { versioned } from '../versioned.ts'
import { costReason, modelGap, PROVIDER_ERRORS, usageFault } from './asking-reason.ts'
import { price } from './call.ts'
import { FINISHES, tokenUsage } from './conversation.ts'
import { modelEntry, PROVIDERS } from './model-entries.ts'

const answered = z.strictObject({
  kind: z.literal('answered'),
  text,
  finish: z.enum(FINISHES),
  returnedModel: text.nullable(),
  usage: tokenUsage.nullable(),
  usageReason: usageFault.nullable(),
  cost: price.nullable(),
  costReason: costReason.nullable(),
  wallSeconds: z.number(),
})
const failed = z.strictObject({
  kind: z.literal('failed'),
  error: z.enum(PROVIDER_ERRORS),
  message: text,
  /** Null: the server told none, or was not reached. */
  httpStatus: z.number().nullable(),
  wallSeconds: z.number(),
})

/** One model of `models.yaml`, and whether it can be asked from here. */
const modelCheck = z.strictObject({
  id: modelId,
  provider: z.enum(PROVIDERS),
  model: text,
  /** Host, port; null: it is no server. */
  server: label.nullable(),
  keyVariable: label.nullable(),
  /** Null: it can be asked. */
  whyNotAsked: modelGap.nullable(),
  /** US dollars per million tokens; null: not known. */
  inputPerMillion: z.number().nullable(),
  outputPerMillion: z.number().nullable(),
  /** Model as the price table, or the entry, names what it prices. */
  pricedAs: text.nullable(),
  priceReason: costReason.nullable(),
  takesBatches: z.boolean(),
  maxOutputTokens: z.int(),
  limits: modelEntry.shape.limits.unwrap().nullable(),
  trainingCutoff: label.nullable(),
  /** What came of one cheap call; null: none was made. */
  test: z.discriminatedUnion('kind', [answered, failed]).nullable(),
})
export type ModelCheck = z.infer<typeof modelCheck>

/** Whether the model had room to answer and said nothing; one that was cut off may have thought. */
export const isEmptyAnswer = (test: NonNullable<ModelCheck['test']>): boolean =>
  test.kind === 'answered' && test.finish === 'complete' && test.text.trim() === ''

export const MODEL_CHECK_VERSION = 1

/** What `greenml models` and `greenml models test` write as JSON. */
export const modelChecks = versioned(
  MODEL_CHECK_VERSION,
  z.strictObject({ schemaVersion: z.literal(MODEL_CHECK_VERSION), models: z.array(modelCheck) }),
  {},
)
export type ModelChecks = z.infer<typeof modelChecks>
