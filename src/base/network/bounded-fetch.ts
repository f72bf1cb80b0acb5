import { setTimeout as startTimer } from 'node:timers'
import { formatSize } from '../size.ts'
import { timerMilliseconds } from '../timer.ts'
import { boundResponse } from './bound-response.ts'

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
  const patience = new AbortController()
  const end = () => patience.abort(new Error(`no whole answer within ${mostSeconds} s`))
  startTimer(end, timerMilliseconds(mostSeconds)).unref()
  const tooLong = () => new Error(`the server sends more than ${formatSize(mostBytes)}`)
  let asked = 0
  return async (input, init) => {
    if (++asked > mostRequests) throw new Error(`the server has more than ${mostRequests} pages`)
    const ends = AbortSignal.any([patience.signal, signal ?? [], init?.signal ?? []].flat())
    return boundResponse(await globalThis.fetch(input, { ...init, signal: ends }), mostBytes, tooLong)
  }
}
