import { boundResponse } from '../../base/network/bound-response.ts'
import { limitCall } from './limit-call.ts'
import { serverOf } from './model-server.ts'
import type { OpenOptions, ProviderKind } from './provider.ts'
import { NO_KEY } from './provider.ts'
import { ProviderError } from './provider-error.ts'
import { PROVIDER_KINDS } from './providers/registry.ts'

/** All that a request says of itself. The SDKs add what the environment names (OPENAI_CUSTOM_HEADERS), for any server. */
const HEADERS = ['accept', 'anthropic-version', 'content-type', 'user-agent']

/**
 * Sends a request with the model's own key and no other header, to the server that was asked and none that it names. An answer
 * has to be whole within the model's time: the SDKs wait for its beginning no longer, and for its end as long as bytes come.
 */
export function guardFetch({ entry, key, fetch = globalThis.fetch }: OpenOptions): typeof fetch {
  const server = serverOf(entry)?.origin
  const carried = carryKey(PROVIDER_KINDS[entry.provider].keyHeader, key || NO_KEY)
  return async (input, init) => {
    // Some SDKs fetch what an answer names (the results of a batch).
    if (new URL(input instanceof Request ? input.url : input).origin !== server)
      throw new ProviderError('request', 'the server names another address, which is not asked')
    const given = new Headers(init?.headers)
    const headers = new Headers(carried)
    for (const name of HEADERS) if (given.has(name)) headers.set(name, given.get(name) ?? '')
    const ends = [init?.signal ?? [], limitCall(entry.timeoutSeconds)].flat()
    const response = await fetch(input, { ...init, headers, redirect: 'manual', signal: AbortSignal.any(ends) })
    if (response.status < 300 || response.status >= 400) return bound(response)
    dropBody(response)
    throw new ProviderError('request', 'the server leads to another address, which is not followed', {
      status: response.status,
    })
  }
}

/** What a proxy, or the front of another server, gives to whatever is asked: the SDKs tell it as a lost connection or an empty stream. */
const isPage = (response: Response) => isOfType(response, 'text/html')

/** Names of types are alike in letters of either case (RFC 9110, 8.3.1). */
const isOfType = ({ headers }: Response, type: string) =>
  headers.get('content-type')?.toLowerCase().startsWith(type) ?? false

/** Ends an answer that nobody reads, so that its connection does not stay. */
const dropBody = ({ body }: Response) => void body?.cancel().catch(() => {})

/** Bytes of a stream: some hundred times what its text takes, with an envelope around each token. */
const LONGEST_STREAM = 64 * 1024 * 1024
/** Of anything else: the results of a batch are the longest. */
const LONGEST_BODY = 256 * 1024 * 1024
/** Of why a call was turned away, whose every form a key could have in it is looked for, and of which little is told. */
const LONGEST_ERROR = 1024 * 1024

function bound(response: Response): Response {
  const { ok, status } = response
  if (ok && isPage(response)) {
    dropBody(response)
    throw new ProviderError('malformed', 'a page for people came (text/html) and no answer of a model')
  }
  const ofAnswer = isOfType(response, 'text/event-stream') ? LONGEST_STREAM : LONGEST_BODY
  const most = ok ? ofAnswer : LONGEST_ERROR
  const said = `an answer of more than ${most} bytes is no model's`
  const fault = () => (ok ? new ProviderError('malformed', said) : new ProviderError('request', said, { status }))
  // Whatever it is called: the SDKs read it as what they asked for.
  return endLinesAlike(boundResponse(response, most, fault))
}

/** Ends each line by a line feed alone, which no JSON minds: an SDK looks for events in a stream's megabyte of returns for more than a minute, and nothing else goes on meanwhile. */
function endLinesAlike(response: Response): Response {
  if (response.body === null) return response
  let isCut = false // between a return and its line feed, it may be
  const alike = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1')
      const own = isCut && text.startsWith('\n') ? text.slice(1) : text
      isCut = text.endsWith('\r')
      if (own !== '') controller.enqueue(Buffer.from(own.replaceAll(/\r\n?/g, '\n'), 'latin1'))
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(alike), { status, statusText, headers })
}

const carryKey = (header: ProviderKind['keyHeader'], key: string): Record<string, string> =>
  header === 'bearer' ? { authorization: `Bearer ${key}` } : { [header]: key }
