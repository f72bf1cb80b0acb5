import type OpenAI from 'openai'
import { toFile } from 'openai'
import { z } from 'zod'
import { readJsonText } from '../../../base/text/parse-with.ts'
import type { Reply } from '../../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../../schema/generation/model-entries.ts'
import type { Batches } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { gatherOutcomes, listLines, readOneOf } from './batch-outcomes.ts'
import { readResponse, toResponsesBody } from './openai-responses.ts'

const outcome = z.object({
  custom_id: z.string(),
  response: z.object({ status_code: z.number(), body: z.unknown() }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
})

/** OpenAI's queue of Responses: a file of requests in, a file of answers out, and one of errors. */
export const openAiBatches = (client: OpenAI, entry: ModelEntry, isOwnServer: boolean): Batches => ({
  async putDown(calls) {
    const lines = [...calls].map(([id, request]) => {
      const body = toResponsesBody(entry.model, request, isOwnServer)
      return `${JSON.stringify({ custom_id: id, method: 'POST', url: '/v1/responses', body })}\n`
    })
    const file = await client.files.create({
      file: await toFile(Buffer.from(lines.join('')), 'calls.jsonl'),
      purpose: 'batch',
    })
    const made = { input_file_id: file.id, endpoint: '/v1/responses', completion_window: '24h' } as const
    return (await client.batches.create(made)).id
  },
  async collect(batch) {
    const { status, output_file_id, error_file_id, errors } = await client.batches.retrieve(batch)
    if (!['completed', 'failed', 'expired', 'cancelled'].includes(status)) return null
    const ids = [output_file_id, error_file_id].flatMap((id) => id ?? [])
    const texts = await Promise.all(ids.map(async (id) => (await client.files.content(id)).text()))
    const lines = texts.flatMap(listLines)
    // One that was completed has been worked on: its calls may be paid for, whatever is left of their answers.
    if (lines.length === 0 && status !== 'completed') {
      throw new ProviderError('request', `the batch is ${status}: ${errors?.data?.[0]?.message ?? 'no reason given'}`, {
        isUnbilled: true,
      })
    }
    return gatherOutcomes(lines.flatMap((line) => readOutcome(line, entry)))
  },
})

/** Nothing of a line that names no call. */
function readOutcome(line: string, entry: ModelEntry): (readonly [call: string, outcome: Reply | Error])[] {
  const { data } = outcome.safeParse(readJsonText(line))
  if (data === undefined) return []
  const { custom_id, response, error } = data
  if (response?.status_code === 200) return [[custom_id, readOneOf(() => readResponse(response.body, entry))]]
  const isExpired = error?.code === 'batch_expired'
  const said = error?.message ?? JSON.stringify(response?.body ?? null)
  const facts = { status: response?.status_code ?? null, isUnbilled: true }
  return [[custom_id, new ProviderError(isExpired ? 'expired' : 'request', said, facts)]]
}
