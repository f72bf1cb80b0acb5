import type { GoogleGenAI } from '@google/genai'
import type { ModelEntry } from '../../../schema/generation/model-entries.ts'
import type { Batches } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { gatherOutcomes, readOneOf } from './batch-outcomes.ts'
import { readGeminiResponse, toGeminiBody } from './gemini-contents.ts'

const ENDED = ['JOB_STATE_SUCCEEDED', 'JOB_STATE_PARTIALLY_SUCCEEDED', 'JOB_STATE_FAILED', 'JOB_STATE_CANCELLED']
const EXPIRED = 'JOB_STATE_EXPIRED'

/** Gemini's queue, with the requests inside of the batch; each tells its call by its metadata. */
export const geminiBatches = (client: GoogleGenAI, { model }: ModelEntry): Batches => ({
  async putDown(calls) {
    const src = [...calls].map(([call, request]) => ({ ...toGeminiBody(request), metadata: { call } }))
    const { name } = await client.batches.create({ model, src })
    if (name === undefined) throw new ProviderError('malformed', 'the batch was given no name')
    return name
  },
  async collect(batch) {
    const { state, dest, error } = await client.batches.get({ name: batch })
    if (state === undefined || !(ENDED.includes(state) || state === EXPIRED)) return null
    const responses = dest?.inlinedResponses ?? []
    if (responses.length === 0) {
      const kind = state === EXPIRED ? 'expired' : 'request'
      throw new ProviderError(kind, `the batch ended as ${state}: ${error?.message ?? ''}`, { isUnbilled: true })
    }
    return gatherOutcomes(
      responses.map(({ response, error: fault, metadata }) => [
        metadata?.call ?? '',
        response === undefined
          ? new ProviderError('request', fault?.message ?? 'no answer', { isUnbilled: true })
          : readOneOf(() => readGeminiResponse(response)),
      ]),
    )
  },
})
