import type { z } from 'zod'
import type { ConversationRequest } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'

/** Data of a server, as far as it is used; another shape is a ProviderError `malformed`. */
export function parseAnswer<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ProviderError('malformed', `the answer has an unknown shape: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** How far the events of an answer have come: `whole` lacks nothing but counts, and behind `over` nothing of it comes. */
export type Progress = 'begun' | 'whole' | 'over'

/** Reads the events of an answer to its last. Nothing that becomes of the connection takes away one that is whole: it is paid for. */
export async function readEvents<T>(events: AsyncIterable<T>, add: (event: T) => Progress): Promise<void> {
  let progress: Progress = 'begun'
  try {
    for await (const event of events) {
      progress = add(event)
      if (progress === 'over') return
    }
  } catch (error) {
    if (progress === 'begun') throw error
  }
}

/** No event at all is a server that does not speak the protocol; some, but not the last, is a cut connection. */
export function endedEarly(seen: number, request: ConversationRequest): ProviderError {
  if (request.signal?.aborted) return new ProviderError('timeout', 'the call was aborted')
  return seen === 0
    ? new ProviderError('malformed', 'the server sent no event of the stream that was asked for')
    : new ProviderError('network', 'the connection ended before the answer did')
}
