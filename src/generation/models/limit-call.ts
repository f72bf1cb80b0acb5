import { limitTime } from '../../base/network/limit-time.ts'
import { ProviderError } from './provider-error.ts'

/** Aborted after so many seconds, as a call of a model whose answer was not whole by then. */
export const limitCall = (seconds: number): AbortSignal =>
  limitTime(seconds, (told) => new ProviderError('timeout', told))
