import o200k from 'gpt-tokenizer/encoding/o200k_base'
import { expect, it } from 'vitest'
import type { StoredCall } from '../../src/campaign/calls.ts'
import type { ModelCall } from '../../src/generation/ask-variants.ts'
import { openTokenCounter } from '../../src/generation/count-tokens.ts'
import { expectCalls, expectSeconds } from '../../src/generation/expect-calls.ts'
import { boundTokens } from '../../src/generation/token-usage.ts'
import { type ModelEntry, modelEntry } from '../../src/schema/model-entries.ts'

const TEXTS = ['print("hello")', '3.2,4.1,0.07,rana\n'.repeat(40), 'naïve Größe 日本語 \u{1f438}', '<|endoftext|>']
const user = (text: string) => ({ role: 'user' as const, text })
const callOf = (entry: ModelEntry, text: string): ModelCall => ({
  ...{ entry, messages: [user(text)] },
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

it('tells counted tokens and the highest price', async () => {
  const price = { inputPerMillion: 1, outputPerMillion: 10, source: 'test', date: '2026-01-01' }
  const entry = modelEntry.parse({ id: 'm', provider: 'openai', model: 'x', maxOutputTokens: 1000, price })
  expect(await expectCalls([callOf(entry, 'print("hello")')])).toEqual([
    {
      ...{ variant: 'a/assisted/m/s1/i0', model: 'm', inputTokens: 4, isCounted: true, maxOutputTokens: 1000 },
      worstUsd: (14 + 32 + 10_000) / 1e6,
    },
  ])
})

it('predicts the time by what earlier calls took, and no shorter than the limits allow', () => {
  const entry = modelEntry.parse({ id: 'm', provider: 'openai', model: 'x' })
  const calls = Array.from({ length: 8 }, () => callOf(entry, 'x'))
  const answered = (wallSeconds: number) => ({ model: 'm', outcome: { kind: 'answered', wallSeconds } }) as StoredCall
  expect(expectSeconds(calls, { all: [] })).toBeNull()
  expect(expectSeconds(calls, { all: [answered(10), answered(30)] })).toBe(40)
  const limited = { ...entry, limits: { requestsPerMinute: 4 } }
  expect(expectSeconds(Array(8).fill(callOf(limited, 'x')), { all: [answered(1)] })).toBe(120)
})
