import { NO_KEY, type ProviderOptions } from './provider.ts'
import { ProviderError } from './provider-error.ts'

/** All that a request says of itself. The SDKs add what the environment names (OPENAI_CUSTOM_HEADERS), for any server. */
const HEADERS = ['accept', 'anthropic-version', 'content-type', 'user-agent']

/** Sends a request with the model's own key and no other header, to the server that was asked and none that it names. */
export function guardFetch({ key, fetch = globalThis.fetch }: Pick<ProviderOptions, 'key' | 'fetch'>): typeof fetch {
  return async (input, init) => {
    const given = new Headers(init?.headers)
    const headers = new Headers({ authorization: `Bearer ${key || NO_KEY}` })
    for (const name of HEADERS) if (given.has(name)) headers.set(name, given.get(name) ?? '')
    const response = await fetch(input, { ...init, headers, redirect: 'manual' })
    if (response.status < 300 || response.status >= 400) return response
    throw new ProviderError('request', 'the server leads to another address, which is not followed', response.status)
  }
}
