import { describe, expect, it } from 'vitest'
import { openBudget } from '../../src/generation/asking/budget.ts'
import { priceCall, priceWorstCase } from '../../src/generation/asking/price.ts'
import { callWithRetries, chooseDelaySeconds, DEFAULT_RETRY_POLICY } from '../../src/generation/asking/retry.ts'
import { ProviderError, type ProviderErrorKind } from '../../src/generation/models/provider-error.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'

const policyOf = (slept: number[], random = 0.5) => ({
  ...DEFAULT_RETRY_POLICY,
  random: () => random,
  sleep: async (seconds: number) => {
    slept.push(seconds)
  },
})
const errorOf = (kind: ProviderErrorKind, retryAfter: number | null = null) =>
  new ProviderError(kind, kind, { status: 429, retryAfterSeconds: retryAfter })

async function failWith(errors: readonly Error[], slept: number[]) {
  let attempts = 0
  const call = async () => {
    const error = errors[attempts++]
    if (error) throw error
    return 'done'
  }
  const result = await callWithRetries(call, policyOf(slept)).catch((error: Error) => error)
  return { result, attempts }
}

describe('the retry policy', () => {
  it('waits longer each time, with full jitter', async () => {
    const slept: number[] = []
    const outcome = await failWith([errorOf('server'), errorOf('network'), errorOf('rate-limit')], slept)
    expect(outcome).toEqual({ result: 'done', attempts: 4 })
    expect(slept).toEqual([0.5, 1, 2])
    const delays = [0, 0.999].map((random) => chooseDelaySeconds(errorOf('server'), 20, policyOf([], random)))
    expect(delays[0]).toBe(0)
    expect(delays[1]).toBeCloseTo(60, 0)
  })

  it('obeys Retry-After, never less', async () => {
    const slept: number[] = []
    await failWith([errorOf('rate-limit', 30)], slept)
    expect(slept).toEqual([30.5])
  })

  it('does not wait for a limit of hours', async () => {
    const slept: number[] = []
    expect(await failWith([errorOf('rate-limit', 86_400)], slept)).toMatchObject({ attempts: 1 })
    expect(slept).toEqual([])
  })

  it.each([
    [86_400, 'quota exhausted, to be asked again in 24 h: rate-limit'],
    [Number.POSITIVE_INFINITY, 'quota exhausted: rate-limit'],
    [1e300, 'quota exhausted: rate-limit'],
  ])('tells of a limit of %s seconds when it ends, where somebody may wait for that', (seconds, told) => {
    expect(errorOf('rate-limit', seconds).explain()).toBe(told)
  })

  it.each(['quota', 'access', 'request', 'timeout', 'malformed'] as const)('does not repeat %s', async (kind) => {
    expect(await failWith([errorOf(kind)], [])).toMatchObject({ attempts: 1, result: { kind } })
  })

  it('gives up after six attempts, without waiting once more', async () => {
    const slept: number[] = []
    expect(await failWith(Array(9).fill(errorOf('server')), slept)).toMatchObject({
      attempts: 6,
      result: { kind: 'server' },
    })
    expect(slept).toHaveLength(5)
  })

  it('a bug is not repeated', async () => {
    expect(await failWith([new TypeError('x is not a function')], [])).toMatchObject({ attempts: 1 })
  })
})

describe('a budget', () => {
  it('is never passed, also by calls side by side', async () => {
    const budget = openBudget(1)
    const made: boolean[] = []
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const fits = await budget.reserve(0.3)
        made.push(fits)
        if (!fits) return
        await new Promise((resolve) => setTimeout(resolve, 5))
        budget.settle(0.3, 0.2)
      }),
    )
    expect(made.filter(Boolean)).toHaveLength(4) // 4 × 0.2 spent, a fifth could reach 1.1
    expect(budget.spentUsd).toBeCloseTo(0.8)
  })

  it('counts an unknown cost as all that was reserved', async () => {
    const budget = openBudget(1, { usd: 0.2, heldUsd: 0.05 })
    await budget.reserve(0.5)
    budget.settle(0.5, null)
    expect(budget.spentUsd).toBe(0.75)
  })

  it('without a cap only sums', async () => {
    const budget = openBudget(null)
    expect(await budget.reserve(1e9)).toBe(true)
    budget.settle(1e9, 0.5)
    expect(budget.spentUsd).toBe(0.5)
  })
})

describe('a price', () => {
  const tokens = { input: 1_000_000, cachedInput: 100_000, cacheWrite: 0, output: 100_000, reasoning: 50_000 }
  const entryOf = (over: object) => modelEntry.parse({ id: 'm', provider: 'openai', model: 'gpt-5.2', ...over })

  it('comes from the table, with cached tokens at their own rate', () => {
    // 0.9 M × 1.75 + 0.1 M × 0.175 + 0.1 M × 14 dollars a million
    const { cost, reason } = priceCall(entryOf({}), tokens)
    expect(cost).toMatchObject({ source: 'genai-prices', pricedAs: 'gpt-5.2' })
    expect(cost?.usd).toBeCloseTo(1.575 + 0.0175 + 1.4, 10)
    expect(reason).toBeNull()
  })

  it('says when the table matched another id', () => {
    const { cost, reason } = priceCall(entryOf({ model: 'gpt-5.2-codex' }), tokens)
    expect(cost?.pricedAs).toBe('gpt-5.2')
    expect(reason).toEqual({ kind: 'priced-as', model: 'gpt-5.2-codex', pricedAs: 'gpt-5.2' })
  })

  it("is the entry's own where it has one", () => {
    const price = { inputPerMillion: 2, outputPerMillion: 10, source: 'list', date: '2026-01-31' }
    expect(priceCall(entryOf({ model: 'mine', price }), tokens).cost).toEqual({
      usd: 3,
      source: 'list, 2026-01-31',
      pricedAs: 'mine',
    })
    expect(priceWorstCase(entryOf({ price, maxOutputTokens: 100_000 }), 1_000_000).cost?.usd).toBe(3)
  })

  it.each([
    ['a model that the table lacks', { model: 'no-such-model' }, { kind: 'no-price-of-model', name: 'no-such-model' }],
    [
      'another server',
      { baseUrl: 'http://localhost:1/v1' },
      { kind: 'no-price-of-server', name: 'http://localhost:1/v1' },
    ],
    ['a recorded answer', { provider: 'replay' }, { kind: 'recorded' }],
  ])('is null with a reason, never 0, for %s', (_, over, reason) => {
    expect(priceCall(entryOf(over), tokens)).toEqual({ cost: null, reason })
  })
})
