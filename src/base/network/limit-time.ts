import { setTimeout as startTimer } from 'node:timers'
import { timerMilliseconds } from '../timer.ts'

/** Aborted after so many seconds, in which an answer has to be whole; its reason is what `fault` makes of what is to be told then. */
export function limitTime(seconds: number, fault: (told: string) => Error): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort(fault(`no whole answer within ${seconds} s`))
  startTimer(end, timerMilliseconds(seconds)).unref()
  return ending.signal
}
