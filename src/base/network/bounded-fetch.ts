import { formatSize } from '../size.ts'
import { boundResponse } from './bound-response.ts'
import { limitTime } from './limit-time.ts'

export interface FetchBounds {
  /** Of one answer. */
  readonly mostBytes: number
  /** Of all that is asked, from now on. */
  readonly mostSeconds: number
  readonly mostRequests: number
  readonly signal?: AbortSignal | undefined
}

/** A fetch for one piece of work, which a server can't keep busy: by an answer that never ends, a byte a minute, or pages without end. */
export function openBoundedFetch({ mostBytes, mostSeconds, mostRequests, signal }: FetchBounds): typeof fetch {
  const patience = limitTime(mostSeconds, (told) => new Error(told))
  const tooLong = () => new Error(`the server sends more than ${formatSize(mostBytes)}`)
  let asked = 0
  return async (input, init) => {
    if (++asked > mostRequests) throw new Error(`the server has more than ${mostRequests} pages`)
    const ends = AbortSignal.any([patience, signal ?? [], init?.signal ?? []].flat())
    return boundResponse(await globalThis.fetch(input, { ...init, signal: ends }), mostBytes, tooLong)
  }
}
