import OpenAI from 'openai'
import { UserError } from '../../../base/errors.ts'
import { timerMilliseconds } from '../../../base/timer.ts'
import type { Provider, ProviderOptions } from '../provider.ts'
import { NO_KEY } from '../provider.ts'
import { openAiBatches } from './openai-batches.ts'
import { converseByChat } from './openai-chat.ts'
import { converseByResponses } from './openai-responses.ts'

/**
 * OpenAI and every server that speaks its protocol, by Responses or by chat completions. Both are streamed: Node's fetch
 * gives up after five minutes without a byte, and a model that thinks hard may need longer.
 */
export const createOpenAiProvider = (options: ProviderOptions): Provider =>
  speakOpenAi(new OpenAI({ ...clientOptions(options), baseURL: options.url }), options)

export const clientOptions = ({ entry, key, fetch }: ProviderOptions) => ({
  apiKey: key || NO_KEY,
  adminAPIKey: null,
  // Null, or the SDK would read them from the environment and send them to whatever server baseURL names.
  organization: null,
  project: null,
  maxRetries: 0,
  timeout: timerMilliseconds(entry.timeoutSeconds),
  logLevel: 'off' as const,
  fetch,
})

export function speakOpenAi(client: OpenAI, { entry, isOwnServer }: ProviderOptions): Provider {
  if (entry.api === 'responses' && entry.seed !== undefined) {
    throw new UserError(`Model ${entry.id}: Responses take no seed. Remove it, or ask by 'api: chat'.`)
  }
  const converse = entry.api === 'chat' ? converseByChat : converseByResponses
  // Few of the other servers have a queue, and each has another one.
  const takesBatches = entry.provider === 'openai' && entry.api === 'responses'
  return {
    converse: (request) => converse(client, entry.model, request, isOwnServer),
    ...(takesBatches ? { batches: openAiBatches(client, entry, isOwnServer) } : {}),
  }
}
