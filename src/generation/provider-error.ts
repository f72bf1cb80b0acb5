import { z } from 'zod'
import { cleanLine } from '../base/clean-text.ts'
import { errorMessage } from '../base/errors.ts'

export type ProviderErrorKind =
  | 'rate-limit'
  | 'quota'
  | 'access'
  | 'request'
  | 'server'
  | 'network'
  | 'timeout'
  | 'malformed'

/** What a provider did instead of answering. Its message never holds a key, and it carries no cause that could. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly kind: ProviderErrorKind
  readonly status: number | null
  readonly retryAfterSeconds: number | null

  constructor(
    kind: ProviderErrorKind,
    message: string,
    status: number | null = null,
    retryAfter: number | null = null,
  ) {
    super(message)
    this.kind = kind
    this.status = status
    this.retryAfterSeconds = retryAfter
  }

  /** Another attempt may go better. */
  get isTransient(): boolean {
    return this.kind === 'rate-limit' || this.kind === 'server' || this.kind === 'network'
  }

  /** The request was turned away; a call that broke off later may have been paid for. */
  get isUnbilled(): boolean {
    return this.status !== null
  }

  /** Every further call to this model would end alike: no right to it, nothing left to pay with. */
  get haltsModel(): boolean {
    return this.kind === 'quota' || this.kind === 'access' || this.status === 404
  }
}

/** The fields that the errors of both SDKs share; an error inside a stream has no status. */
const sdkError = z.object({
  status: z.number().optional().catch(undefined),
  headers: z.instanceof(Headers).optional().catch(undefined),
  code: z.string().nullish().catch(null),
  type: z.string().nullish().catch(null),
})

const QUOTA = /insufficient_quota|billing_|exceeded your current quota|credit balance/i
const OVERLOAD = /overloaded|server_error|api_error|timeout_error|internal/i

/** What an SDK threw, or a provider that it called by our own hands, without the key: `hide` takes it out. */
export function toProviderError(error: unknown, hide: (text: string) => string): ProviderError {
  const own = error instanceof Error && error.cause instanceof ProviderError ? error.cause : error
  // Hidden before it is cut: half of a key would not be known for one.
  const message = cleanLine(hide(errorMessage(own)), 400)
  if (own instanceof ProviderError) return new ProviderError(own.kind, message, own.status, own.retryAfterSeconds)
  const { status, headers, code, type } = sdkError.safeParse(error).data ?? {}
  const words = `${code ?? ''} ${type ?? ''} ${message}`
  const retryAfter = headers === undefined ? null : readRetryAfterSeconds(headers)
  return new ProviderError(classify(status, words, error), message, status ?? null, retryAfter)
}

function classify(status: number | undefined, words: string, error: unknown): ProviderErrorKind {
  if (QUOTA.test(words) || status === 402) return 'quota'
  if (status === 429 || (status === undefined && words.includes('rate_limit'))) return 'rate-limit'
  if (status === 401 || status === 403) return 'access'
  if (status === 408 || status === 409 || (status !== undefined && status >= 500)) return 'server'
  if (status !== undefined) return 'request'
  if (error instanceof SyntaxError) return 'malformed'
  return OVERLOAD.test(words) ? 'server' : 'network'
}

/** `Retry-After` as seconds or as a date (RFC 9110, 10.2.3), or OpenAI's `retry-after-ms`. */
export function readRetryAfterSeconds(headers: Headers, nowMs = Date.now()): number | null {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN)
  if (milliseconds >= 0) return milliseconds / 1000
  const value = headers.get('retry-after')
  if (value === null || value.trim() === '') return null
  const seconds = Number(value)
  if (seconds >= 0) return seconds
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, (date - nowMs) / 1000)
}
