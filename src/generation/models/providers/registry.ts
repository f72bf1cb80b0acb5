import { withoutEndSlashes } from '../../../base/text/text.ts'
import type { ModelEntry, ProviderName } from '../../../schema/generation/model-entries.ts'
import type { ProviderKind } from '../provider.ts'

const OPENAI = {
  keyHeader: 'bearer',
  batchFactor: null,
  load: async () => (await import('./openai.ts')).createOpenAiProvider,
} as const

/**
 * All providers. Those that take batches say in their documentation of them that a call in one costs half.
 */
export const PROVIDER_KINDS: Readonly<Record<ProviderName, ProviderKind>> = {
  openai: {
    ...OPENAI,
    url: 'https://api.openai.com/v1',
    keys: ['OPENAI_API_KEY'],
    priceTable: 'openai',
    batchFactor: 0.5,
  },
  groq: {
    ...OPENAI,
    url: 'https://api.groq.com/openai/v1',
    keys: ['GROQ_API_KEY'],
    priceTable: 'groq',
  },
  azure: {
    ...OPENAI,
    url: null, // every customer has a host of its own
    keys: ['AZURE_OPENAI_API_KEY'],
    keyHeader: 'api-key',
    priceTable: 'azure',
    load: async () => (await import('./azure.ts')).createAzureProvider,
  },
  anthropic: {
    url: 'https://api.anthropic.com',
    keys: ['ANTHROPIC_API_KEY'],
    keyHeader: 'bearer',
    priceTable: 'anthropic',
    batchFactor: 0.5,
    load: async () => (await import('./anthropic.ts')).createAnthropicProvider,
  },
  gemini: {
    url: 'https://generativelanguage.googleapis.com',
    keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    keyHeader: 'x-goog-api-key',
    priceTable: 'google',
    batchFactor: 0.5,
    load: async () => (await import('./gemini.ts')).createGeminiProvider,
  },
  command: {
    url: null,
    keys: [],
    keyHeader: 'bearer',
    priceTable: null,
    batchFactor: null,
    load: async () => (await import('./command.ts')).createCommandProvider,
  },
  replay: {
    url: null,
    keys: [],
    keyHeader: 'bearer',
    priceTable: null,
    batchFactor: null,
    load: async () => (await import('./stored-answers.ts')).createReplayProvider,
  },
}

/** True when the entry's calls go to the provider itself, not to a server that speaks its protocol. */
export function isProvidersOwnServer({ provider, baseUrl }: Pick<ModelEntry, 'provider' | 'baseUrl'>): boolean {
  return baseUrl === undefined || withoutEndSlashes(baseUrl) === PROVIDER_KINDS[provider].url
}
