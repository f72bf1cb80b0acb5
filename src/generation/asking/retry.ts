import { setTimeout as wait } from 'node:timers/promises'
import { LONGEST_RETRY_AFTER_SECONDS, ProviderError } from '../models/provider-error.ts'

export interface RetryPolicy {
  readonly attempts: number
  readonly firstDelaySeconds: number
  readonly longestDelaySeconds: number
  readonly random: () => number
  /** Rejects when the signal aborts. */
  readonly sleep: (seconds: number, signal?: AbortSignal) => Promise<void>
}

export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  attempts: 6,
  firstDelaySeconds: 1,
  longestDelaySeconds: 60,
  random: Math.random,
  sleep: async (seconds, signal) => {
    await wait(seconds * 1000, undefined, signal ? { signal } : {})
  },
}

/**
 * Seconds before the next attempt, or null to stop. Full jitter: uniform below the exponential bound, so that calls
 * refused together do not come back together; a Retry-After is a floor under it.
 */
export function chooseDelaySeconds(error: unknown, attempt: number, policy: RetryPolicy): number | null {
  if (!(error instanceof ProviderError) || !error.isTransient) return null
  const bound = Math.min(policy.longestDelaySeconds, policy.firstDelaySeconds * 2 ** (attempt - 1))
  const jitter = policy.random() * bound
  if (error.retryAfterSeconds === null) return jitter
  if (error.retryAfterSeconds > LONGEST_RETRY_AFTER_SECONDS) return null
  return error.retryAfterSeconds + policy.random() * policy.firstDelaySeconds
}

/**
 * Calls until it succeeds, the error is not transient, or the attempts are spent; then rejects with the last error. Once
 * the signal aborted it rejects and calls no more; the call under way has to end by the signal itself.
 */
export async function callWithRetries<T>(
  call: () => Promise<T>,
  policy: RetryPolicy,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted()
    try {
      return await call()
    } catch (error) {
      const seconds = attempt < policy.attempts ? chooseDelaySeconds(error, attempt, policy) : null
      if (seconds === null) throw error
      await policy.sleep(seconds, signal)
    }
  }
}
