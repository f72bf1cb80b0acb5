import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { readJsonText } from '../../../base/text/parse-with.ts'
import type { Reply } from '../../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../../schema/generation/model-entries.ts'
import type { Batches } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { readMessage, toMessagesBody } from './anthropic-messages.ts'
import { gatherOutcomes, listLines, readOneOf } from './batch-outcomes.ts'

const outcome = z.object({
  custom_id: z.string(),
  result: z.object({
    type: z.string(),
    message: z.unknown().optional(),
    error: z
      .object({ error: z.object({ message: z.string() }) })
      .nullish()
      .catch(null),
  }),
})
type Result = z.infer<typeof outcome>['result']

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
    const { processing_status, results_url } = await client.messages.batches.retrieve(batch)
    if (processing_status !== 'ended') return null
    if (typeof results_url !== 'string' || results_url === '')
      throw new ProviderError('malformed', 'the batch has ended and names no results')
    // The SDK's own reader of lines takes a long one by the square of its length, and gives up all behind one that is no JSON.
    const response = await client.get(results_url, { headers: { accept: 'application/binary' } }).asResponse()
    return gatherOutcomes(listLines(await response.text()).flatMap(readOutcome))
  },
})

/** Nothing of a line that names no call. */
function readOutcome(line: string): (readonly [call: string, outcome: Reply | Error])[] {
  const { data } = outcome.safeParse(readJsonText(line))
  return data === undefined ? [] : [[data.custom_id, readResult(data.result)]]
}

function readResult({ type, message, error }: Result): Reply | Error {
  if (type === 'succeeded') return readOneOf(() => readMessage(message))
  const said = error?.error.message ?? `the call was ${type}`
  return new ProviderError(type === 'expired' ? 'expired' : 'request', said, { isUnbilled: true })
}
