import { z } from 'zod'
import { arm, compoundId, generatedMode, instant, label, modelId, sha256, slug, text } from '../common.ts'
import { reported } from '../migrations/record-versions.ts'
import { isFields, versioned } from '../versioned.ts'
import { answerReason, costReason } from './asking-reason.ts'
import { price } from './call.ts'
import { tokenUsage } from './conversation.ts'
import { refuseForeignParts } from './variant-id.ts'

const GENERATION_STATUSES = [
  'ok',
  'syntax-error',
  'no-code',
  'truncated',
  'refused',
  'provider-error',
  'no-answer',
  /** Put down in a batch, and not answered yet. */
  'pending',
] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

export const PROVENANCE_VERSION = 2

/** Of the most tokens by the most that one may take. */
const joulesOfCall = z.number().positive().max(1e16)

const provenanceFile = z.strictObject({
  schemaVersion: z.literal(PROVENANCE_VERSION),
  variant: compoundId,
  project: slug,
  mode: generatedMode,
  model: modelId,
  sample: z.int().positive(),
  iteration: z.int().min(0),
  arm: arm.exactOptional(),
  /** `recorded`: written for a demonstration, never a live model's; `given`: a file of `--answers`, whoever wrote it. */
  origin: z.enum(['provider', 'recorded', 'given']),
  provider: text,
  requestedModel: text,
  /** Model as the provider's answer names it. */
  returnedModel: text.nullable(),
  responseId: text.nullable(),
  status: z.enum(GENERATION_STATUSES),
  reason: answerReason.nullable(),
  /** The hash of the messages that were sent. */
  promptHash: sha256.nullable(),
  /** The last call for it in `calls/`; null: no model was asked. */
  call: z.uuid().nullable(),
  answerHash: sha256.nullable(),
  codeHash: sha256.nullable(),
  /** Whether the script may take another course when it starts headless. Null: there is none, or nobody looked. */
  drawsOrWaits: z.boolean().nullable(),
  /** Modules that the script imports and that neither Python nor the project nor its lock has. Null: there is none, or nobody looked. */
  unlockedImports: z.array(label).nullable(),
  tokens: tokenUsage.nullable(),
  cost: price.nullable(),
  costReason: costReason.nullable(),
  /** Joules of the generation, from the model entry's figure for a token; null where it gives none. */
  energy: z
    .strictObject({
      joules: joulesOfCall,
      low: joulesOfCall,
      high: joulesOfCall,
      source: text,
    })
    .nullable(),
  attempts: z.int().min(0),
  wallSeconds: z.number().nullable(),
  startedAt: instant,
})

/** `<variant>.json`, beside the script that it tells the origin of. */
export const provenance = versioned(
  PROVENANCE_VERSION,
  provenanceFile,
  {
    1: (old) => ({
      ...old,
      call: null,
      tokens: addCacheWrite(old.tokens),
      drawsOrWaits: null,
      unlockedImports: null,
      reason: reported(old.reason),
      costReason: reported(old.costReason),
    }),
  },
  refuseForeignParts,
)

/** Adds tokens of a cache's writing, which were told as part of the input only. */
const addCacheWrite = (tokens: unknown) => (isFields(tokens) ? { ...tokens, cacheWrite: 0 } : tokens)

export type Provenance = z.infer<typeof provenance>
