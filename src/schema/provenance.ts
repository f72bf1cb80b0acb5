import { z } from 'zod'
import { compoundId, generatedMode, instant, modelId, sha256, slug, text } from './common.ts'
import { cut } from './migrations/record-versions.ts'
import { versioned } from './versioned.ts'

export const GENERATION_STATUSES = [
  'ok',
  'syntax-error',
  'no-code',
  'truncated',
  'refused',
  'provider-error',
  'no-answer',
] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

export const PROVENANCE_VERSION = 2

const provenanceFile = z.strictObject({
  schemaVersion: z.literal(PROVENANCE_VERSION),
  variant: compoundId,
  project: slug,
  mode: generatedMode,
  model: modelId,
  sample: z.int().positive(),
  iteration: z.int().min(0),
  /** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
  origin: z.enum(['provider', 'recorded', 'given']),
  provider: text,
  requestedModel: text,
  /** As the provider's answer names it. */
  returnedModel: text.nullable(),
  responseId: text.nullable(),
  status: z.enum(GENERATION_STATUSES),
  reason: text.nullable(),
  promptHash: sha256.nullable(),
  answerHash: sha256.nullable(),
  codeHash: sha256.nullable(),
  /** Whether the script may take another course when it starts headless. Null: there is none, or nobody looked. */
  drawsOrWaits: z.boolean().nullable(),
  tokens: z.strictObject({ input: z.int(), cachedInput: z.int(), output: z.int(), reasoning: z.int() }).nullable(),
  cost: z.strictObject({ usd: z.number(), source: text, pricedAs: text }).nullable(),
  costReason: text.nullable(),
  /** Joules of the generation, from the model entry's figure for a token; null where it gives none. */
  energy: z
    .strictObject({
      joules: z.number().positive(),
      low: z.number().positive(),
      high: z.number().positive(),
      source: text,
    })
    .nullable(),
  attempts: z.int().min(0),
  wallSeconds: z.number().nullable(),
  startedAt: instant,
})

/** `<variant>.json`, beside the script that it tells the origin of. */
export const provenance = versioned(PROVENANCE_VERSION, provenanceFile, {
  1: (old) => ({ ...old, drawsOrWaits: null, reason: cut(old.reason) }),
})
export type Provenance = z.infer<typeof provenance>
