import { openBoundedFetch } from '../base/network/bounded-fetch.ts'
import { tellOtherApi } from './other-api.ts'

/** Of one answer: far more than GitHub sends in a page of a list, and longer than it takes for one. */
const BOUNDS = { mostBytes: 64 * 1024 ** 2, mostSeconds: 120, mostRequests: 1 }

/** Asks GitHub's API alone, whatever address an answer names: each request carries the token, and what another server says is no word of GitHub's. */
export function guardApi(address: string): typeof fetch {
  const api = new URL(address)
  const refuseOther = (url: string) => {
    const { origin, host } = new URL(url)
    if (origin !== api.origin) throw new Error(`an answer of ${api.host} leads to ${host}, which is not asked`)
  }
  return async (input, init) => {
    refuseOther(input instanceof Request ? input.url : String(input))
    const response = await openBoundedFetch(BOUNDS)(input, init)
    refuseOther(response.url)
    const { ok, status, headers } = response
    if (ok && status !== 204 && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? ''))
      throw new Error(tellOtherApi(` at ${api.host}`))
    return response
  }
}
