import o200k from 'gpt-tokenizer/encoding/o200k_base'
import { expect, it } from 'vitest'
import type { StoredCall } from '../../../src/campaign/calls.ts'
import type { ModelCall } from '../../../src/generation/asking/ask-variants.ts'
import { expectCalls, expectTime } from '../../../src/generation/asking/expect-calls.ts'
import { boundTokens } from '../../../src/generation/models/token-usage.ts'
import { openTokenCounter } from '../../../src/generation/prompts/count-tokens.ts'
import { type ModelEntry, modelEntry } from '../../../src/schema/generation/model-entries.ts'

const TEXTS = ['print("hello")', '3.2,4.1,0.07,rana\n'.repeat(40), 'naïve Größe 日本語 \u{1f438}', '<|endoftext|>']
const user = (text: string) => ({ role: 'user' as const, text })
const callOf = (entry: ModelEntry, text: string): ModelCall => ({
  entry,
  messages: [user(text)],
  variant: { id: 'a/assisted/m/s1/i0', project: 'a', mode: 'assisted', model: entry.id, sample: 1, iteration: 0 },
})

it('counts as the tokenizer with its own table does, and never more than a budget reserves for', async () => {
  const count = await openTokenCounter()
  for (const text of TEXTS) {
    const expected = o200k.countTokens(text, { disallowedSpecial: new Set() })
    expect(count?.([user(text)])).toBe(expected)
    expect(boundTokens([user(text)])).toBeGreaterThanOrEqual(expected)
  }
})

const price = { inputPerMillion: 1, outputPerMillion: 10, source: 'test', date: '2026-01-01' }
const answered = (mode: string, output: number, wallSeconds = 1): StoredCall =>
  ({
    model: 'm',
    subject: `a/${mode}/m/s1/i0`,
    outcome: { kind: 'answered', wallSeconds, reply: { usage: { output } } },
  }) as StoredCall
const NOTHING = { earlier: { all: [] }, isBatch: false }

it('tells counted tokens, and beside the highest price the one that answers so far speak for', async () => {
  const entry = modelEntry.parse({ id: 'm', provider: 'openai', model: 'x', maxOutputTokens: 1000, price })
  const calls = [callOf(entry, 'print("hello")')]
  const first = { variant: 'a/assisted/m/s1/i0', model: 'm', inputTokens: 4, isCounted: true, maxOutputTokens: 1000 }
  const worstUsd = (14 + 32 + 10_000) / 1e6
  expect(await expectCalls(calls, NOTHING)).toEqual([
    { ...first, outputTokens: 926, isKnown: false, usd: (4 + 9260) / 1e6, worstUsd },
  ])
  const all = [answered('autonomous', 900), answered('assisted', 100), answered('assisted', 301)]
  expect(await expectCalls(calls, { earlier: { all }, isBatch: false })).toMatchObject([
    { outputTokens: 201, isKnown: true, usd: (4 + 2010) / 1e6, worstUsd },
  ])
  // Without one of the same mode, by those of another; never more than it may write.
  const others = { earlier: { all: [answered('autonomous', 5000)] }, isBatch: false }
  expect(await expectCalls(calls, others)).toMatchObject([{ outputTokens: 1000, isKnown: true }])
})

it('tells the price of a batch', async () => {
  const own = { id: 'm', provider: 'openai', model: 'x', maxOutputTokens: 1000, price }
  const costOf = async (entry: object) => {
    const calls = [callOf(modelEntry.parse({ ...own, ...entry }), 'print("hello")')]
    const [one] = await expectCalls(calls, { ...NOTHING, isBatch: true })
    return one?.worstUsd
  }
  const whole = (14 + 32 + 10_000) / 1e6
  expect(await costOf({})).toBe(whole / 2)
  expect(await costOf({ baseUrl: 'https://lab.example/v1' })).toBe(whole)
})

it('predicts the time by what earlier calls took, and no shorter than the limits allow', () => {
  const entry = modelEntry.parse({ id: 'm', provider: 'openai', model: 'x' })
  const calls = Array.from({ length: 8 }, () => callOf(entry, 'x'))
  const all = [answered('assisted', 1, 10), answered('assisted', 1, 30)]
  expect(expectTime(calls, { earlier: { all }, isBatch: false })).toEqual({ kind: 'about', seconds: 40 })
  expect(expectTime(calls, NOTHING)).toEqual({ kind: 'at-most', seconds: 2 * 600 })
  expect(expectTime(calls, { ...NOTHING, isBatch: true })).toEqual({ kind: 'batch' })
  const limited = { ...entry, limits: { requestsPerMinute: 4 } }
  const slow = expectTime(Array(8).fill(callOf(limited, 'x')), { earlier: { all: all.slice(0, 1) }, isBatch: false })
  expect(slow).toEqual({ kind: 'about', seconds: 120 })
})
