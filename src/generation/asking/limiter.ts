import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { LONGEST_RETRY_AFTER_SECONDS, ProviderError } from '../models/provider-error.ts'
import type { RetryPolicy } from './retry.ts'

/** Lets calls to one model through, as many at a time as its server takes. */
export interface Limiter {
  /** `tokens`: what the call may count at most against a limit of tokens. Rejects as `work` does, or when the signal aborts. */
  run<T>(tokens: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** How many calls it lets be under way now. */
  readonly allowed: number
}

/** Enough to hide the latency of the first answers, few enough for the lowest limits. */
export const FIRST_ALLOWED = 4
/** Calls beyond which a process has other limits. */
const MOST_ALLOWED = 64

/** Rounds of answers until so many calls are answered, where the server never asks to slow down: each doubles how many are under way. */
export function countRoundsOfAnswers(calls: number, limits: ModelEntry['limits']): number {
  const most = limits?.concurrency ?? MOST_ALLOWED
  let rounds = 0
  for (let [left, allowed] = [calls, Math.min(FIRST_ALLOWED, most)]; left > 0; rounds++) {
    left -= allowed
    allowed = Math.min(most, 2 * allowed)
  }
  return rounds
}

/**
 * Starts with few calls and allows one more with each answer, until the server asks to slow down: then half as many, and one
 * more with each round of answers. Within the limits that the entry gives, requests and tokens are spread evenly over time.
 */
export function openLimiter(
  limits: ModelEntry['limits'],
  sleep: RetryPolicy['sleep'],
  now: () => number = () => performance.now(), // the clock of the day may be set back by hours
): Limiter {
  const most = limits?.concurrency ?? MOST_ALLOWED
  let allowed = Math.min(FIRST_ALLOWED, most)
  let isSlowStart = true
  /** Number of cuts so far: a call that began before the last one says nothing new by failing. */
  let cuts = 0
  const gate = openGate(() => Math.floor(allowed))
  const pace = openPace(limits, now)

  const grow = () => {
    allowed = Math.min(most, allowed + (isSlowStart ? 1 : 1 / allowed))
  }
  const cut = (error: unknown, begunAfter: number) => {
    if (!(error instanceof ProviderError) || !error.asksToSlowDown) return
    // Who asks for hours, or will answer nothing more, is not waited for by the calls that are left: each finds out in its turn.
    pace.pause(error.haltsModel ? 0 : Math.min(error.retryAfterSeconds ?? 0, LONGEST_RETRY_AFTER_SECONDS))
    if (begunAfter < cuts) return
    cuts++
    isSlowStart = false
    allowed = Math.max(1, allowed / 2)
  }
  return {
    get allowed() {
      return Math.floor(allowed)
    },
    async run(tokens, work, signal) {
      await gate.enter(signal)
      try {
        const seconds = pace.takeTurn(tokens)
        if (seconds > 0) await sleep(seconds, signal)
        const begunAfter = cuts
        try {
          const result = await work()
          grow()
          return result
        } catch (error) {
          cut(error, begunAfter)
          throw error
        }
      } finally {
        gate.leave()
      }
    },
  }
}

/** Lets in as many at a time as `places` says when somebody comes or leaves; the others wait in a line. */
function openGate(places: () => number) {
  let inside = 0
  const waiting: (() => void)[] = []
  const admit = (): void => {
    while (inside < places()) {
      const next = waiting.shift()
      if (next === undefined) return
      inside++
      next()
    }
  }
  return {
    enter: (signal: AbortSignal | undefined): Promise<void> =>
      new Promise((resolve, reject) => {
        const start = () => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        }
        const giveUp = () => {
          waiting.splice(waiting.indexOf(start), 1)
          reject(signal?.reason)
        }
        if (signal?.aborted) return reject(signal.reason)
        signal?.addEventListener('abort', giveUp, { once: true })
        waiting.push(start)
        admit()
      }),
    leave: (): void => {
      inside--
      admit()
    },
  }
}

/** Gives each call its moment, so that requests and tokens of a minute are spread evenly over it. */
function openPace(limits: ModelEntry['limits'], now: () => number) {
  let pausedUntil = 0
  let nextAt = 0
  return {
    pause: (seconds: number): void => {
      pausedUntil = Math.max(pausedUntil, now() + seconds * 1000)
    },
    /** Seconds until this call's turn. */
    takeTurn: (tokens: number): number => {
      const perRequest = limits?.requestsPerMinute ? 60_000 / limits.requestsPerMinute : 0
      const perToken = limits?.tokensPerMinute ? (tokens * 60_000) / limits.tokensPerMinute : 0
      const at = Math.max(now(), pausedUntil, nextAt)
      nextAt = at + Math.max(perRequest, perToken)
      return (at - now()) / 1000
    },
  }
}
