import type { Calls } from '../campaign/calls.ts'
import { isAnswered } from '../campaign/calls.ts'
import type { ModelEntry } from '../schema/model-entries.ts'
import type { ModelCall } from './ask-variants.ts'
import { openTokenCounter } from './count-tokens.ts'
import { FIRST_ALLOWED } from './limiter.ts'
import { priceWorstCase } from './price.ts'
import { boundTokens } from './token-usage.ts'

/** Expected size of a call. */
export interface ExpectedCall {
  readonly variant: string
  readonly model: string
  readonly inputTokens: number
  /** Counted by a tokenizer; else the most that it can be. */
  readonly isCounted: boolean
  readonly maxOutputTokens: number
  /** The most that it can cost, by the bytes of the prompt; null: its price is unknown. */
  readonly worstUsd: number | null
}

/** Expected size of each call; nothing is asked. */
export async function expectCalls(calls: readonly ModelCall[]): Promise<ExpectedCall[]> {
  const count = calls.length === 0 ? null : await openTokenCounter()
  return calls.map(({ variant, entry, messages }) => {
    const bound = boundTokens(messages)
    return {
      variant: variant.id,
      model: entry.id,
      inputTokens: count?.(messages) ?? bound,
      isCounted: count !== null,
      maxOutputTokens: entry.maxOutputTokens,
      worstUsd: priceWorstCase(entry, bound).cost?.usd ?? null,
    }
  })
}

/**
 * Seconds that the calls would take: by what earlier calls of the campaign to each model took, with as many at a time as are
 * begun with, and no faster than the entry's limits. Null: a model of them has not answered here yet.
 */
export function expectSeconds(calls: readonly ModelCall[], { all }: Pick<Calls, 'all'>): number | null {
  let longest = 0
  for (const [entry, own] of Map.groupBy(calls, (call) => call.entry)) {
    const earlier = all.filter((call) => call.model === entry.id).filter(isAnswered)
    if (earlier.length === 0) return null
    const each = earlier.reduce((sum, { outcome }) => sum + outcome.wallSeconds, 0) / earlier.length
    const atOnce = Math.min(own.length, entry.limits?.concurrency ?? FIRST_ALLOWED, FIRST_ALLOWED)
    longest = Math.max(longest, (own.length * each) / atOnce, paceSeconds(entry, own))
  }
  return longest
}

/** Seconds that the entry's limits of requests and tokens alone make of it. */
function paceSeconds({ limits, maxOutputTokens }: ModelEntry, calls: readonly ModelCall[]): number {
  const { requestsPerMinute, tokensPerMinute } = limits ?? {}
  const tokens = calls.reduce((sum, { messages }) => sum + boundTokens(messages) + maxOutputTokens, 0)
  const byRequests = requestsPerMinute === undefined ? 0 : (calls.length * 60) / requestsPerMinute
  return Math.max(byRequests, tokensPerMinute === undefined ? 0 : (tokens * 60) / tokensPerMinute)
}
