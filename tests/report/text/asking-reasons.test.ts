import { describe, expect, it } from 'vitest'
import { formatCostReason, formatModelGap } from '../../../src/report/text/asking-reasons.ts'
import type { CostReason, ModelGap } from '../../../src/schema/generation/asking-reason.ts'

describe('tells', () => {
  it.each<[CostReason, string]>([
    [{ kind: 'not-the-total', input: 1, output: 2, total: 4 }, '1 + 2 tokens are not the total of 4'],
    [{ kind: 'reasoning-exceed', reasoning: 5, output: 4 }, '5 reasoning tokens of 4 output tokens'],
    [{ kind: 'recorded' }, 'a recorded answer: no model was asked'],
    [{ kind: 'no-price-of-model', name: 'm' }, 'the price table has no m: give a price in models.yaml'],
    [{ kind: 'priced-as', model: 'm-codex', pricedAs: 'm' }, 'the price table matches m-codex to m'],
  ])('why a cost is unknown or uncertain: %j', (reason, words) => {
    expect(formatCostReason(reason)).toBe(words)
  })

  it.each<[ModelGap, string]>([
    [{ kind: 'no-key', variable: 'A_KEY' }, 'A_KEY is not set (in the environment or in .env)'],
    [{ kind: 'unnamed-host', host: 'h:1' }, 'its baseUrl leads to h:1, which GREENML_MODEL_HOSTS does not name'],
    [{ kind: 'key-of-another', variable: 'A_KEY', host: 'h' }, 'A_KEY is not for h'],
  ])('why a model was not asked: %j', (gap, words) => {
    expect(formatModelGap(gap)).toBe(words)
  })
})
