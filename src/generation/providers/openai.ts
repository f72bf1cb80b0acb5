import OpenAI from 'openai'
import type { Provider, ProviderOptions } from '../provider.ts'
import { isProvidersOwnServer, NO_KEY, PROVIDER_URLS } from '../provider.ts'
import { completeByChat } from './openai-chat.ts'
import { completeByResponses } from './openai-responses.ts'

/**
 * OpenAI and every server that speaks its protocol, by Responses or by chat completions. Both are streamed: Node's fetch
 * gives up after five minutes without a byte, and a model that thinks hard may need longer.
 */
export function createOpenAiProvider({ entry, key, fetch }: ProviderOptions): Provider {
  const client = new OpenAI({
    apiKey: key || NO_KEY,
    adminAPIKey: null,
    // Null, or the SDK would read them from the environment and send them to whatever server baseURL names.
    organization: null,
    project: null,
    baseURL: entry.baseUrl ?? (entry.provider === 'groq' ? PROVIDER_URLS.groq : PROVIDER_URLS.openai),
    maxRetries: 0,
    timeout: entry.timeoutSeconds * 1000,
    logLevel: 'off',
    fetch,
  })
  const call = entry.api === 'chat' ? completeByChat : completeByResponses
  return {
    complete: (request) => call(client, entry.model, request, isProvidersOwnServer(entry)),
  }
}
