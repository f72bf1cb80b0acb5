import type Anthropic from '@anthropic-ai/sdk'
import type { Reply } from '../../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../../schema/generation/model-entries.ts'
import type { Batches } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { readMessage, toMessagesBody } from './anthropic-messages.ts'
import { readOneOf } from './stream-faults.ts'

/** Anthropic's queue of Messages; its results come in any order. */
export const anthropicBatches = (client: Anthropic, { model }: ModelEntry, isOwnServer: boolean): Batches => ({
  async putDown(calls) {
    const requests = [...calls].map(([id, request]) => ({
      custom_id: id,
      params: toMessagesBody(model, request, isOwnServer),
    }))
    return (await client.messages.batches.create({ requests })).id
  },
  async collect(batch) {
    const { processing_status } = await client.messages.batches.retrieve(batch)
    if (processing_status !== 'ended') return null
    const outcomes = new Map<string, Reply | Error>()
    for await (const { custom_id, result } of await client.messages.batches.results(batch)) {
      outcomes.set(custom_id, readResult(result))
    }
    return outcomes
  },
})

function readResult(result: Anthropic.Messages.MessageBatchResult): Reply | Error {
  if (result.type === 'succeeded') return readOneOf(() => readMessage(result.message))
  const said = result.type === 'errored' ? result.error.error.message : `the call was ${result.type}`
  return new ProviderError(result.type === 'expired' ? 'expired' : 'request', said, { isUnbilled: true })
}
