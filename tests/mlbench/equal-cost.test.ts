import { expect, it } from 'vitest'
import { type CostedTask, compareAtEqualCost } from '../../src/mlbench/scores/equal-cost.ts'

const NAMES = { agent: 'm@agent', single: 'm@oracle', leftOut: 0 }
const of = (given: Partial<CostedTask>): CostedTask => ({
  githubId: 1,
  answers: 1,
  passed: 0,
  usd: 1,
  tokens: 100,
  ...given,
})

it('gives single answers what a run of the agent costs', () => {
  // 6 dollars for 2 runs buy 3 of the answers at 1 dollar; 1 of 5 passes: 1 − C(4,3)/C(5,3) = 0.6.
  const agent = of({ answers: 2, passed: 1, usd: 6 })
  const single = of({ answers: 5, passed: 1, usd: 5 })
  expect(compareAtEqualCost([[agent, single]], NAMES)).toMatchObject({
    basis: 'usd',
    tasks: 1,
    capped: 0,
    answers: 3,
    agentPasses: 0.5,
    cost: { agent: 3, single: 1 },
    interval: null,
    singlePasses: expect.closeTo(0.6, 12),
    difference: expect.closeTo(-0.1, 12),
  })
})

it('takes a part of an answer in proportion', () => {
  const half = compareAtEqualCost([[of({ usd: 0.5 }), of({ answers: 2, passed: 2, usd: 2 })]], NAMES)
  expect(half).toMatchObject({ answers: 0.5, singlePasses: 0.5 })
  const more = compareAtEqualCost([[of({ usd: 1.5 }), of({ answers: 2, passed: 1, usd: 2 })]], NAMES)
  expect(more?.singlePasses).toBeCloseTo((0.5 + 1) / 2, 12)
})

it('counts no more answers than there are, and says so', () => {
  const dear = compareAtEqualCost([[of({ usd: 50 }), of({ answers: 2, passed: 1, usd: 2 })]], NAMES)
  expect(dear).toMatchObject({ capped: 1, answers: 50, singlePasses: 1 })
})

it('leaves out costs beside which any number of answers could be bought', () => {
  const mistaken: [CostedTask, CostedTask] = [of({ usd: 1e300 }), of({ usd: 1e-300 })]
  const told = compareAtEqualCost([mistaken, [of({ usd: 2 }), of({ answers: 2, usd: 2 })]], NAMES)
  expect(told).toMatchObject({ tasks: 1, leftOut: 1, answers: 2 })
  expect(compareAtEqualCost([mistaken], NAMES)).toBeNull()
})

it('counts tokens where a price is not known, and leaves out what has no cost', () => {
  const pairs: [CostedTask, CostedTask][] = [
    [of({ usd: null, tokens: 300 }), of({ answers: 4, passed: 0, tokens: 400 })],
    [of({ githubId: 2, usd: null, tokens: null }), of({ githubId: 2 })],
  ]
  const compared = compareAtEqualCost(pairs, { ...NAMES, leftOut: 2 })
  expect(compared).toMatchObject({ basis: 'tokens', tasks: 1, leftOut: 3, answers: 3 })
  expect(compareAtEqualCost([], NAMES)).toBeNull()
  expect(compareAtEqualCost(pairs.slice(1), NAMES)).toBeNull()
})

it('tells an interval over repositories that may lie below 0', () => {
  const pairs = [1, 2, 3, 4].map((githubId): [CostedTask, CostedTask] => [
    of({ githubId, passed: githubId === 1 ? 1 : 0 }),
    of({ githubId, passed: 1 }),
  ])
  const compared = compareAtEqualCost(pairs, NAMES)
  expect(compared?.difference).toBeCloseTo(-0.75, 12)
  expect(compared?.interval?.[0]).toBeLessThan(-0.9)
  expect(compared?.interval?.[0]).toBeGreaterThanOrEqual(-1)
  expect(compared?.interval?.[1]).toBeGreaterThan(-0.75)
})
