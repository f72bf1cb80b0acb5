import { mean } from '../../base/numbers.ts'
import type { Calls } from '../../campaign/calls.ts'
import { isAnswered } from '../../campaign/calls.ts'
import { TYPICAL_ANSWER_TOKENS } from '../../schema/analysis/typical-answers.ts'
import type { GeneratedMode } from '../../schema/common.ts'
import type { ExpectedCall, ExpectedTime } from '../../schema/generation/expected-call.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { boundTokens } from '../models/token-usage.ts'
import { openTokenCounter } from '../prompts/count-tokens.ts'
import { factorOf } from './ask-in-batches.ts'
import type { ModelCall } from './ask-variants.ts'
import { countRoundsOfAnswers } from './limiter.ts'
import { type PriceResult, priceCall, priceWorstCase } from './price.ts'

/** Calls that were made before, and whether those to come are put down in a batch. */
interface ExpectOptions {
  readonly earlier: Pick<Calls, 'all'>
  readonly isBatch: boolean
}

/** Expected size of each call; nothing is asked. */
export async function expectCalls(
  calls: readonly ModelCall[],
  { earlier, isBatch }: ExpectOptions,
): Promise<ExpectedCall[]> {
  const count = calls.length === 0 ? null : await openTokenCounter()
  return calls.map(({ variant, entry, messages }) => {
    const bound = boundTokens(messages)
    const inputTokens = count?.(messages) ?? bound
    const { tokens: output, isKnown } = expectOutput(entry, variant.mode, earlier)
    const usage = { input: inputTokens, cachedInput: 0, cacheWrite: 0, output, reasoning: 0 }
    const read = ({ cost }: PriceResult) => cost && cost.usd * (isBatch ? factorOf(entry) : 1)
    return {
      variant: variant.id,
      model: entry.id,
      inputTokens,
      isCounted: count !== null,
      outputTokens: output,
      isKnown,
      maxOutputTokens: entry.maxOutputTokens,
      usd: read(priceCall(entry, usage)),
      worstUsd: read(priceWorstCase(entry, bound)),
    }
  })
}

const answersOf = ({ id }: ModelEntry, { all }: Pick<Calls, 'all'>) =>
  all.filter(({ model }) => model === id).filter(isAnswered)

/** Tokens of an answer: the mean of the model's earlier ones, of the same mode where there are any. */
function expectOutput(entry: ModelEntry, mode: GeneratedMode, earlier: Pick<Calls, 'all'>) {
  const answers = answersOf(entry, earlier).filter(({ outcome }) => outcome.reply.usage !== null)
  const alike = answers.filter(({ subject }) => subject.split('/')[1] === mode)
  const told = (alike.length > 0 ? alike : answers).map(({ outcome }) => outcome.reply.usage?.output ?? 0)
  const typical = Math.round(mean(told) ?? TYPICAL_ANSWER_TOKENS[mode])
  return { tokens: Math.min(typical, entry.maxOutputTokens), isKnown: told.length > 0 }
}

/**
 * Time that the calls would take: by what earlier calls of the campaign to each model took, as many at a time as are let through
 * where no server asks to slow down, and no faster than the entry's limits.
 */
export function expectTime(calls: readonly ModelCall[], { earlier, isBatch }: ExpectOptions): ExpectedTime {
  if (isBatch) return { kind: 'batch' }
  let [seconds, isKnown] = [0, true]
  for (const [entry, own] of Map.groupBy(calls, (call) => call.entry)) {
    const told = answersOf(entry, earlier).map(({ outcome }) => outcome.wallSeconds)
    const each = mean(told) ?? entry.timeoutSeconds
    seconds = Math.max(seconds, each * countRoundsOfAnswers(own.length, entry.limits), paceSeconds(entry, own))
    isKnown &&= told.length > 0
  }
  return { kind: isKnown ? 'about' : 'at-most', seconds }
}

/** Seconds that the entry's limits of requests and tokens alone make of it. */
function paceSeconds({ limits, maxOutputTokens }: ModelEntry, calls: readonly ModelCall[]): number {
  const { requestsPerMinute, tokensPerMinute } = limits ?? {}
  const tokens = calls.reduce((sum, { messages }) => sum + boundTokens(messages) + maxOutputTokens, 0)
  const byRequests = requestsPerMinute === undefined ? 0 : (calls.length * 60) / requestsPerMinute
  return Math.max(byRequests, tokensPerMinute === undefined ? 0 : (tokens * 60) / tokensPerMinute)
}
