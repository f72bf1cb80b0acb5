import { countWord } from './format.ts'

interface ExpectedCall {
  readonly variant: string
  readonly inputTokens: number
  readonly maxOutputTokens: number
  /** Null: its price is unknown. */
  readonly worstUsd: number | null
}

/** What a dry run would ask, a line a call, and what that would cost; `existing` answers need no call. */
export function renderExpectedCalls(calls: readonly ExpectedCall[], existing: number): string[] {
  return [...calls.map(renderCall), renderTotal(calls, existing)]
}

function renderCall({ variant, inputTokens, maxOutputTokens, worstUsd }: ExpectedCall): string {
  const cost = worstUsd === null ? 'price unknown' : `at most $${worstUsd.toFixed(4)}`
  return `${variant}: about ${inputTokens} tokens in, at most ${maxOutputTokens} out, ${cost}`
}

function renderTotal(calls: readonly ExpectedCall[], existing: number): string {
  const known = calls.flatMap(({ worstUsd }) => worstUsd ?? [])
  const unknown = calls.length - known.length
  const usd = known.reduce((sum, value) => sum + value, 0)
  const cost = `at most $${usd.toFixed(2)}${unknown > 0 ? ` and ${unknown} calls of unknown price` : ''}`
  return `Nothing was asked. ${countWord(calls.length, 'call')}, ${cost}; ${countWord(existing, 'answer')} that exist${existing === 1 ? 's' : ''} already.`
}
