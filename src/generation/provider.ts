import { withoutEndSlashes } from '../base/text.ts'
import type { ModelEntry } from '../schema/models.ts'
import type { Provenance } from '../schema/provenance.ts'

export type TokenUsage = NonNullable<Provenance['tokens']>
export type ReasoningEffort = NonNullable<ModelEntry['reasoningEffort']>

export interface CompletionRequest {
  readonly system?: string
  readonly user: string
  readonly maxOutputTokens: number
  readonly effort?: ReasoningEffort
  readonly temperature?: number
  readonly signal?: AbortSignal
}

export interface Completion {
  readonly text: string
  /** `truncated`: the output limit or the context window ended it. `refused`: the model or a filter would not answer. */
  readonly finish: 'complete' | 'truncated' | 'refused'
  /** As the answer names it: an alias resolves to a snapshot. */
  readonly returnedModel: string | null
  readonly responseId: string | null
  /** `input` includes what was read from a cache, `output` includes reasoning. Null: not told, or not consistent. */
  readonly tokens: TokenUsage | null
  readonly tokensReason: string | null
}

/** One model behind one endpoint. `complete` makes one attempt and rejects with a ProviderError. */
export interface Provider {
  complete(request: CompletionRequest): Promise<Completion>
}

export interface ProviderOptions {
  readonly entry: ModelEntry
  /** Empty for a server that wants none. */
  readonly key: string
  readonly fetch?: typeof globalThis.fetch | undefined
}

export const PROVIDER_URLS = {
  openai: 'https://api.openai.com/v1',
  groq: 'https://api.groq.com/openai/v1',
  anthropic: 'https://api.anthropic.com',
} as const

/** True when the entry's calls go to the provider itself, not to a server that speaks its protocol. */
export function isProvidersOwnServer(entry: ModelEntry): boolean {
  if (entry.baseUrl === undefined) return true
  const urls: Readonly<Record<string, string>> = PROVIDER_URLS
  return withoutEndSlashes(entry.baseUrl) === urls[entry.provider]
}

/** Servers without a key still get a header from the SDKs, which refuse to start without one. */
export const NO_KEY = 'no-key'
