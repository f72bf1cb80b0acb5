import { expect, it } from 'vitest'
import { renderExpectedCalls, renderPlan, renderShares } from '../../../src/report/text/planned-work.ts'
import type { Plan } from '../../../src/schema/campaign/plan.ts'
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
    '1 warm-up, 2 profiles, a count of FLOPs, seed 1: 90 runs; 4 model calls, about $0.13',
  )
  const unknown = { ...expected, usd: null, usdReason: { kind: 'no-price-of-server', name: 'm' } as const }
  expect(renderPlan({ ...plan, expected: unknown }, undefined)).toContain(
    'about ? US$ (no price is known for m: give one in models.yaml)',
  )
})

it('counts at most as many runs where it is not known yet whether an answer draws', () => {
  const both = ({ variant }: Plan['blocks'][number]['order'][number]) =>
    (['as-is', 'headless'] as const).map((shim) => ({ variant, shim }))
  const blocks = plan.blocks.map((block) => ({ ...block, order: block.order.flatMap(both) }))
  const expected = { ...plan.expected, runs: 90 }
  expect(renderPlan({ ...plan, blocks, expected }, undefined)).toContain('seed 1: at most 90 runs; ')
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

it('says what a dry run would ask: tokens, dollars beside the cap, and time', () => {
  const call = {
    model: 'm',
    variant: 'a/assisted/m/s1/i0',
    inputTokens: 800,
    isCounted: true,
    outputTokens: 926,
    isKnown: false,
    maxOutputTokens: 32_000,
    usd: 0.0147,
    worstUsd: 0.4503,
  }
  const told = (over: object, time: { kind: 'about' | 'at-most'; seconds: number } | { kind: 'batch' }) =>
    renderExpectedCalls({
      calls: [call, { ...call, ...over }],
      time,
      existing: 1,
      lacking: 0,
      budget: { capUsd: 5, spentUsd: 1.25 },
    })
  expect(told({}, { kind: 'at-most', seconds: 600 })).toEqual([
    ...Array(2).fill(
      'a/assisted/m/s1/i0: about 800 tokens in, about 926 and at most 32,000 out, about $0.0147 and at most $0.4503',
    ),
    'Tokens out of all: as many as scripts of the same mode have in the published study. No answer of the model tells yet, and what it thinks comes on top.',
    'Nothing was asked. 2 calls, about 1,600 tokens in and 1,852 out, about $0.03 and at most $0.90, $3.75 left of the budget, at most 10 min without repeated calls (no answer tells yet); 1 answer that exists already.',
  ])
  const known = { isKnown: true, usd: null, worstUsd: null }
  expect(told(known, { kind: 'about', seconds: 40 }).slice(1)).toEqual([
    'a/assisted/m/s1/i0: about 800 tokens in, about 926 and at most 32,000 out, price unknown',
    expect.stringMatching(/^Tokens out of 1 call: /),
    expect.stringMatching(/about \$0\.01 and at most \$0\.45, 1 call of unknown price, .* about 40 s;/),
  ])
  const cheap = {
    calls: [{ ...call, usd: 0.0004, worstUsd: 0.002 }],
    time: { kind: 'batch' },
    existing: 0,
    lacking: 0,
  } as const
  expect(renderExpectedCalls({ ...cheap, budget: { capUsd: null, spentUsd: 0 } }).at(-1)).toContain(
    'about $0.0004 and at most $0.002,',
  )
  expect(told({}, { kind: 'batch' }).at(-1)).toContain(', answered within a day;')
})
