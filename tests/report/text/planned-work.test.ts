import { expect, it } from 'vitest'
import { renderPlan, renderShares } from '../../../src/report/text/planned-work.ts'
import { makePlan } from '../../analysis/factory.ts'

const plan = makePlan({ projects: 2, models: ['a', 'b'], repetitions: 5, warmups: 1 })

it('says what is planned, what it costs, and whether a model is asked at all', () => {
  expect(renderPlan(plan, undefined)).toBe(
    'planned: 2 projects × 2 models (a, b) × 1 mode, 5 repetitions after 1 warm-up, seed 1: 0 runs; no model is asked (recorded answers)',
  )
  expect(renderPlan(plan, 'answers')).toContain('; no model is asked (scripts of answers)')
  const options = { ...plan.options, profiles: 2, flops: true }
  const expected = { ...plan.expected, modelCalls: 4, usd: 0.125, runs: 90 }
  expect(renderPlan({ ...plan, options, expected }, undefined)).toContain(
    '1 warm-up, 2 profiles, a count of FLOPs, seed 1: 90 runs; 4 model calls, about 0.13 US$',
  )
  const unknown = { ...expected, usd: null, usdReason: { kind: 'no-price-of-server', name: 'm' } as const }
  expect(renderPlan({ ...plan, expected: unknown }, undefined)).toContain(
    'about ? US$ (no price is known for m: give one in models.yaml)',
  )
})

it('says how shards are run, and why there are fewer than asked for', () => {
  const inShards = { ...plan, shards: [['x/a'], ['x/b']] }
  const shares = (asked: number | undefined, isScheduled: boolean) =>
    renderShares(inShards, { campaign: 'c', asked, isScheduled })
  expect(shares(undefined, false)).toEqual([])
  expect(shares(2, true)).toEqual([])
  expect(shares(3, false)).toEqual([
    'in 2 shards, each run by greenml benchmark --campaign c --shard i/2 with i from 1 to 2',
    '2 shards instead of 3: a project with one model is never split',
  ])
})
