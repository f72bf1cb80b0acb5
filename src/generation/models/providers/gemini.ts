import { GoogleGenAI } from '@google/genai'
import { UserError } from '../../../base/errors.ts'
import { withoutEndSlashes } from '../../../base/text/text.ts'
import { timerMilliseconds } from '../../../base/timer.ts'
import type { Provider, ProviderOptions } from '../provider.ts'
import { NO_KEY } from '../provider.ts'
import { geminiBatches } from './gemini-batches.ts'
import { type Chunk, chunk, hasEnded, LEVELS, readChunks, toGeminiBody } from './gemini-contents.ts'
import { endedEarly, parseAnswer, readEvents } from './stream-faults.ts'

/** The interface with thinking levels and signatures; the SDK's own default has changed between releases. */
const API_VERSION = 'v1beta'

/** Gemini's generateContent, streamed. */
export function createGeminiProvider({ entry, key, fetch, url }: ProviderOptions): Provider {
  const effort = entry.reasoningEffort
  if (effort !== undefined && effort !== 'none' && LEVELS[effort] === undefined) {
    throw new UserError(`Model ${entry.id}: this provider knows the efforts none to high, not "${effort}".`)
  }
  const client = new GoogleGenAI({
    apiKey: key || NO_KEY,
    vertexai: false,
    httpOptions: {
      baseUrl: withoutEndSlashes(url),
      apiVersion: API_VERSION,
      timeout: timerMilliseconds(entry.timeoutSeconds),
      ...(fetch ? { fetch } : {}),
    },
  })
  return {
    async converse(request) {
      const chunks = await client.models.generateContentStream({
        model: entry.model,
        ...toGeminiBody(request),
      })
      let seen = 0
      const read: Chunk[] = []
      let isWhole = false
      await readEvents(chunks, (value) => {
        seen++
        const each = parseAnswer(chunk, value)
        read.push(each)
        isWhole ||= hasEnded(each)
        return isWhole ? 'whole' : 'begun'
      })
      if (!isWhole) throw endedEarly(seen, request)
      return readChunks(read)
    },
    batches: geminiBatches(client, entry),
  }
}
