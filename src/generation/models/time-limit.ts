import { timerMilliseconds } from '../../base/timer.ts'
import { ProviderError } from './provider-error.ts'

/** Aborted after so many seconds, in which an answer has to be whole; its reason is what is to be told then. */
export function limitTime(seconds: number): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort(new ProviderError('timeout', `no whole answer within ${seconds} s`))
  setTimeout(end, timerMilliseconds(seconds)).unref()
  return ending.signal
}
