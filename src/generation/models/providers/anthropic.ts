import Anthropic from '@anthropic-ai/sdk'
import { UserError } from '../../../base/errors.ts'
import { timerMilliseconds } from '../../../base/timer.ts'
import type { ModelEntry } from '../../../schema/generation/model-entries.ts'
import type { Provider, ProviderOptions } from '../provider.ts'
import { NO_KEY } from '../provider.ts'
import { anthropicBatches } from './anthropic-batches.ts'
import { toMessagesBody } from './anthropic-messages.ts'
import { MessageStream } from './anthropic-stream.ts'
import { readEvents } from './stream-faults.ts'

/** Anthropic's Messages, always streamed: the SDK throws outright on a large `max_tokens` without it. */
export function createAnthropicProvider({ entry, key, fetch, url, isOwnServer }: ProviderOptions): Provider {
  refuseUnknown(entry)
  const client = new Anthropic({
    apiKey: key || NO_KEY,
    baseURL: url,
    maxRetries: 0,
    timeout: timerMilliseconds(entry.timeoutSeconds),
    logLevel: 'off',
    fetch,
  })
  return {
    async converse(request) {
      const body = { ...toMessagesBody(entry.model, request, isOwnServer), stream: true as const }
      const told = new MessageStream()
      const events = await client.messages.create(body, { signal: request.signal })
      await readEvents(events, (event) => told.add(event))
      return told.read(request)
    },
    batches: anthropicBatches(client, entry, isOwnServer),
  }
}

function refuseUnknown({ id, temperature, topP, seed, reasoningEffort }: ModelEntry): void {
  const given = Object.entries({ temperature, topP, seed }).find(([, value]) => value !== undefined)
  if (given) throw new UserError(`Model ${id}: this provider takes no ${given[0]}. Remove it from models.yaml.`)
  if (reasoningEffort === 'none' || reasoningEffort === 'minimal') {
    throw new UserError(`Model ${id}: this provider knows the efforts low to max, not "${reasoningEffort}".`)
  }
}
