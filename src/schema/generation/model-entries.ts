import { z } from 'zod'
import { dollars, MOST_TOKENS, modelId, relativePath, text } from '../common.ts'
import { versioned } from '../versioned.ts'
import { effort } from './conversation.ts'

/** `openai` with a `baseUrl` is any server that speaks its protocol; `command` a program of the user's; `replay` what is stored. */
export const PROVIDERS = ['openai', 'anthropic', 'gemini', 'groq', 'azure', 'command', 'replay'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** The messages do not quote the name that they refuse: it may be a key. */
const serverUrl = z
  .url({ protocol: /^https?$/, error: 'an address with http or https' })
  .max(1000)
  .refine((address) => {
    const { username, password, search, hash } = URL.parse(address) ?? { username: '?' }
    return !(username || password || search || hash)
  }, 'an address without user, password, query and fragment: a key belongs into the variable that keyVariable names')

/** US dollars per million tokens. */
const rate = dollars.max(1e6)
const joulesOfToken = z.number().positive().max(1e6)

export const modelEntry = z.strictObject({
  id: modelId,
  provider: z.enum(PROVIDERS),
  /** The provider's own model id. */
  model: text,
  /** The OpenAI endpoint; compatible servers usually know `chat` only. */
  api: z.enum(['responses', 'chat']).default('responses'),
  /** An OpenAI- or Anthropic-compatible server instead of the provider's own; whether it is asked is its user's to say. */
  baseUrl: serverUrl.optional(),
  /** Azure only: the version of its interface, as `2025-04-01-preview`. */
  apiVersion: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'a version, as 2025-04-01-preview')
    .optional(),
  /** Environment variable that holds the key; null for a server that wants none. */
  keyVariable: z
    .string()
    .regex(/^[A-Za-z_]\w{0,99}$/, 'the name of a variable')
    .nullable()
    .default(null),
  /** `text`: tools are told in words and calls read out of what the model says; unset: in the way of its provider's interface. */
  tools: z.literal('text').optional(),
  maxOutputTokens: z.int().positive().max(MOST_TOKENS).default(16_000),
  reasoningEffort: effort.optional(),
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().positive().max(1).optional(),
  seed: z.int().optional(),
  timeoutSeconds: z.number().positive().default(600),
  /** Limits of its provider for this user; unset: as much as works without being told to slow down. */
  limits: z
    .strictObject({
      concurrency: z.int().positive().optional(),
      requestsPerMinute: z.int().positive().optional(),
      tokensPerMinute: z.int().positive().optional(),
    })
    .optional(),
  /** The last day or month of what it learned from, as its provider says: `2025-08`. */
  trainingCutoff: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'a month or a day, as 2025-08')
    .optional(),
  /** US dollars per million tokens, instead of what the price table says. Without a rate for a cache the input's holds. */
  price: z
    .strictObject({
      inputPerMillion: rate,
      cachedInputPerMillion: rate.optional(),
      cacheWritePerMillion: rate.optional(),
      outputPerMillion: rate,
      source: text,
      date: text,
    })
    .optional(),
  /** Energy of a token, as somebody measured or published it; there is no table of it. */
  energy: z
    .strictObject({
      joulesPerOutputToken: joulesOfToken,
      low: joulesOfToken,
      high: joulesOfToken,
      source: text,
    })
    .refine(({ joulesPerOutputToken, low, high }) => low <= joulesPerOutputToken && joulesPerOutputToken <= high, {
      message: 'low ≤ joulesPerOutputToken ≤ high does not hold',
    })
    .optional(),
  /** `replay` only: folder of recorded answers, relative to the dataset. */
  answers: relativePath.optional(),
  /** `replay` only: folder of a campaign whose stored calls answer, relative to the dataset. */
  calls: relativePath.optional(),
  note: text.optional(),
})
export type ModelEntry = z.infer<typeof modelEntry>

/** Whether its answers are scripts that exist: neither a model nor a store of calls is asked. */
export const isRecorded = ({ provider, calls }: Pick<ModelEntry, 'provider' | 'calls'>): boolean =>
  provider === 'replay' && calls === undefined

const MODELS_VERSION = 1

const modelList = z.strictObject({ schemaVersion: z.literal(MODELS_VERSION), models: z.array(modelEntry) })

/** `dataset/models.yaml`. */
export const modelsFile = versioned(MODELS_VERSION, modelList, {})
