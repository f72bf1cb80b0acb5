import { describe, expect, it } from 'vitest'
import type { Calls, StoredCall } from '../../../src/campaign/calls.ts'
import { openCampaignBudget } from '../../../src/generation/asking/campaign-budget.ts'
import { priceCall, priceWorstCase } from '../../../src/generation/asking/price.ts'
import { shareBudget } from '../../../src/planning/share-budget.ts'
import { modelEntry } from '../../../src/schema/generation/model-entries.ts'

const PRICE = { inputPerMillion: 1, outputPerMillion: 10, source: 'list', date: '2026-01-31' }
const cheap = modelEntry.parse({ id: 'cheap', provider: 'openai', model: 'm', maxOutputTokens: 1000, price: PRICE })
const dear = { ...cheap, id: 'dear', price: { ...PRICE, outputPerMillion: 30 } }
const PROJECTS = [
  { slug: 'frogs', entryBytes: 0 },
  { slug: 'toads', entryBytes: 0 },
]

const answered = (project: string, model: string, usd: number): StoredCall =>
  ({
    project,
    model,
    reservedUsd: 1,
    outcome: { kind: 'answered', cost: { usd, source: 's', pricedAs: 'm' } },
  }) as StoredCall
const calls = (...all: StoredCall[]): Calls => ({ all, messages: new Map() })

describe("a campaign's budget", () => {
  const budget = shareBudget(1, PROJECTS, [cheap, dear], priceWorstCase)
  const plan = { budget }

  it('is shared out by what a call can cost, and never to more than the whole', () => {
    expect(budget?.shares).toEqual([
      { project: 'frogs', model: 'cheap', usd: 0.125 },
      { project: 'frogs', model: 'dear', usd: 0.375 },
      { project: 'toads', model: 'cheap', usd: 0.125 },
      { project: 'toads', model: 'dear', usd: 0.375 },
    ])
    for (const usd of [0.1, 1 / 3, 7]) {
      const shares = shareBudget(usd, PROJECTS, [cheap, dear, { ...dear, id: 'x' }], priceWorstCase)?.shares ?? []
      expect(shares.reduce((sum, share) => sum + share.usd, 0)).toBeLessThanOrEqual(usd)
    }
  })

  it('holds for the jobs of a matrix, which know nothing of each other, and leaves none more than its share', async () => {
    const pairs = budget?.shares.map(({ project, model }) => ({ project, model })) ?? []
    const caps = pairs.map((pair) => openCampaignBudget(plan, calls(), { only: [pair] }).capUsd ?? 9)
    expect(caps.reduce((sum, cap) => sum + cap, 0)).toBe(1)
    const job = openCampaignBudget(plan, calls(answered('frogs', 'cheap', 0.1)), { only: pairs.slice(0, 1) })
    expect(await job.reserve(0.03)).toBe(false)
    expect(await job.reserve(0.02)).toBe(true)
  })

  it('is for one process that asks for all the whole, of which what others spent is gone', async () => {
    const all = openCampaignBudget(plan, calls(answered('frogs', 'cheap', 0.9)), {})
    expect(await all.reserve(0.11)).toBe(false)
    expect(await all.reserve(0.09)).toBe(true)
    const only = [{ project: 'toads', model: 'dear' }]
    const share = openCampaignBudget(plan, calls(answered('frogs', 'cheap', 0.9)), { only })
    expect(await share.reserve(0.2)).toBe(false)
  })

  it('can only be lowered', () => {
    expect(openCampaignBudget(plan, calls(), { budgetUsd: 5 }).capUsd).toBe(1)
    expect(openCampaignBudget(plan, calls(), { budgetUsd: 0.5 }).capUsd).toBe(0.5)
    expect(openCampaignBudget({ budget: null }, calls(), { budgetUsd: 5 }).capUsd).toBe(5)
    expect(openCampaignBudget({ budget: null }, calls(), {}).capUsd).toBeNull()
  })

  it('is refused over a model without a price, and needs none of recorded answers', () => {
    const bare = modelEntry.parse({ id: 'bare', provider: 'openai', model: 'm', baseUrl: 'http://localhost:1/v1' })
    expect(() => shareBudget(1, PROJECTS, [bare], priceWorstCase)).toThrow(
      '--budget-usd cannot be kept for model bare: no price is known for it; give it one in models.yaml.',
    )
    const recorded = modelEntry.parse({ id: 'r', provider: 'replay', model: 'm', answers: 'answers' })
    expect(shareBudget(1, PROJECTS, [recorded, cheap], priceWorstCase)?.shares.map(({ usd }) => usd)).toEqual([
      0, 0.5, 0, 0.5,
    ])
  })
})

describe('what a call costs, in golden numbers', () => {
  const usage = { input: 100_000, cachedInput: 30_000, cacheWrite: 20_000, output: 10_000, reasoning: 4_000 }
  const usdOf = (entry: object) =>
    priceCall(modelEntry.parse({ id: 'm', ...entry }), usage, new Date('2026-11-20T12:00:00Z')).cost?.usd

  it.each<[string, object, number]>([
    // 50,000 at 5, 30,000 read at 0.50, 20,000 written at 6.25, 10,000 out at 25 dollars a million
    ['Anthropic', { provider: 'anthropic', model: 'claude-opus-4-6' }, 0.25 + 0.015 + 0.125 + 0.25],
    // 70,000 at 1.75, 30,000 read at 0.175, 10,000 out at 14; writing costs nothing more
    ['OpenAI', { provider: 'openai', model: 'gpt-5.2' }, 0.1225 + 0.00525 + 0.14],
    ['Azure', { provider: 'azure', model: 'gpt-5.2', baseUrl: 'https://x.openai.azure.com' }, 0.1225 + 0.00525 + 0.14],
    // 70,000 at 0.50, 30,000 read at 0.05, 10,000 out at 3
    ['Gemini', { provider: 'gemini', model: 'gemini-3-flash-preview' }, 0.035 + 0.0015 + 0.03],
    // 70,000 at 0.27, 30,000 read at 0.07, 10,000 out at 1.10, by the server's address and by day
    [
      'DeepSeek',
      { provider: 'openai', model: 'deepseek-chat', baseUrl: 'https://api.deepseek.com' },
      0.0189 + 0.0021 + 0.011,
    ],
    ["the entry's", { provider: 'openai', model: 'x', price: PRICE }, 0.1 + 0.1],
    [
      "the entry's, with rates of a cache",
      { provider: 'openai', model: 'x', price: { ...PRICE, cachedInputPerMillion: 0.1, cacheWritePerMillion: 2 } },
      0.05 + 0.003 + 0.04 + 0.1,
    ],
  ])('%s', (_, entry, usd) => {
    expect(usdOf(entry)).toBeCloseTo(usd, 12)
  })

  it('is at most what was reserved, whatever the cache took', () => {
    const entry = modelEntry.parse({
      id: 'm',
      provider: 'anthropic',
      model: 'claude-opus-4-6',
      maxOutputTokens: 10_000,
    })
    const worst = priceWorstCase(entry, 100_000).cost?.usd ?? 0
    for (const cacheWrite of [0, 50_000, 100_000]) {
      const cost = priceCall(entry, { ...usage, cachedInput: 0, cacheWrite }).cost?.usd ?? 9
      expect(cost).toBeLessThanOrEqual(worst)
    }
    expect(worst).toBeCloseTo(0.625 + 0.25, 12)
  })
})
