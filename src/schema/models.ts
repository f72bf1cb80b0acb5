import { z } from 'zod'
import { modelId, relativePath, text } from './common.ts'
import { versioned } from './versioned.ts'

export const PROVIDERS = ['openai', 'anthropic', 'gemini', 'groq', 'replay'] as const
export const BUILT_PROVIDERS = ['openai', 'anthropic', 'groq', 'replay'] as const

/** The messages do not quote the name that they refuse: it may be a key. */
const serverUrl = z
  .url({ protocol: /^https?$/, error: 'an address with http or https' })
  .max(1000)
  .refine((address) => {
    const { username, password, search, hash } = URL.parse(address) ?? { username: '?' }
    return !(username || password || search || hash)
  }, 'an address without user, password, query and fragment: a key belongs into the variable that keyVariable names')

export const modelEntry = z.strictObject({
  id: modelId,
  provider: z.enum(PROVIDERS),
  /** The provider's own model id. */
  model: text,
  /** Which OpenAI endpoint; compatible servers usually know `chat` only. */
  api: z.enum(['responses', 'chat']).default('responses'),
  /** An OpenAI- or Anthropic-compatible server instead of the provider's own; whether it is asked is its user's to say. */
  baseUrl: serverUrl.optional(),
  /** Environment variable that holds the key; null for a server that wants none. */
  keyVariable: z
    .string()
    .regex(/^[A-Za-z_]\w{0,99}$/, 'the name of a variable')
    .nullable()
    .default(null),
  maxOutputTokens: z.int().positive().default(16_000),
  reasoningEffort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']).optional(),
  temperature: z.number().min(0).max(2).optional(),
  timeoutSeconds: z.number().positive().default(600),
  /** US dollars per million tokens, when the price table has no such model. */
  price: z
    .strictObject({ inputPerMillion: z.number(), outputPerMillion: z.number(), source: text, date: text })
    .optional(),
  /** What a token costs in energy, as somebody measured or published it; there is no table of it. */
  energy: z
    .strictObject({
      joulesPerOutputToken: z.number().positive(),
      low: z.number().positive(),
      high: z.number().positive(),
      source: text,
    })
    .refine(({ joulesPerOutputToken, low, high }) => low <= joulesPerOutputToken && joulesPerOutputToken <= high, {
      message: 'low ≤ joulesPerOutputToken ≤ high does not hold',
    })
    .optional(),
  /** `replay` only: folder of recorded answers, relative to the dataset. */
  answers: relativePath.optional(),
  note: text.optional(),
})
export type ModelEntry = z.infer<typeof modelEntry>

export const MODELS_VERSION = 1

const modelList = z.strictObject({ schemaVersion: z.literal(MODELS_VERSION), models: z.array(modelEntry) })

/** `dataset/models.yaml`. */
export const modelsFile = versioned(MODELS_VERSION, modelList, {})
