import { expect, it } from 'vitest'
import { priceWorstCase } from '../../src/generation/asking/price.ts'
import { expectCosts } from '../../src/planning/expected.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'

it('prices each call by itself: together they pass the length from which a prompt costs more', () => {
  const gemini = modelEntry.parse({ id: 'gemini', provider: 'gemini', model: 'gemini-2.5-pro', keyVariable: null })
  const modes = ['assisted', 'autonomous'] as const
  const costs = expectCosts(Array<number>(50).fill(10_000), [gemini], { modes, samples: 1 }, priceWorstCase)
  // 100 prompts of 4,000 tokens at $1.25 for a million, of one prompt above 200,000 it would be $2.50; 50 answers of either length at $10.
  expect(costs).toMatchObject({ modelCalls: 100, inputTokens: 400_000, outputTokens: 50 * (926 + 1900) })
  expect(costs.usd).toBeCloseTo((400_000 * 1.25 + 141_300 * 10) / 1e6, 9)
})
