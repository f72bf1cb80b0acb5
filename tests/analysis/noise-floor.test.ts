import { expect, it } from 'vitest'
import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import { compareCommands } from '../../src/analysis/measurement/compare-commands.ts'
import { findNoiseFloor, floorFor } from '../../src/analysis/measurement/noise-floor.ts'
import type { MeasuredRun } from '../../src/schema/analysis/measurement.ts'
import { makeRun, normalNoise } from './measured-runs.ts'
import { isDifferent, simulateFixedOrder, simulateRounds } from './simulate-measurement.ts'

const estimate = createRatioEstimator(1)
const noise = normalNoise(7)
const runsAround = (joules: number, spread: number, over: Partial<MeasuredRun> = {}, n = 10) =>
  Array.from({ length: n }, (_, round) => makeRun({ round, joules: joules * (1 + spread * noise()), ...over }))
const ALONE = { estimateRatio: estimate, floor: null, correction: null }
const compare = (a: readonly MeasuredRun[], b: readonly MeasuredRun[], floor: number | null = null) =>
  compareCommands({ index: 0, runs: a }, { index: 1, runs: b }, 'energy', { ...ALONE, floor })

it('takes an effect within what a command shows against itself for none', () => {
  const [a, again] = [runsAround(10, 0.02), runsAround(10, 0.02)]
  const found = findNoiseFloor(a, again, estimate)
  const floor = floorFor(found, 'energy') ?? 0
  expect(floor).toBeGreaterThan(0)
  expect(floor).toBeLessThan(0.04)
  const inside = a.map((run) => makeRun({ round: run.round, joules: (run.energy[0]?.joules ?? 0) * (1 + floor / 2) }))
  const outside = a.map((run) => makeRun({ round: run.round, joules: (run.energy[0]?.joules ?? 0) * (1 + floor * 2) }))
  expect(compare(a, inside)).toMatchObject({ verdict: 'more' })
  expect(compare(a, inside, floor)).toMatchObject({
    verdict: 'inconclusive',
    cause: { kind: 'within-noise-floor', floor },
  })
  expect(compare(a, outside, floor)).toMatchObject({ verdict: 'more', cause: null })
})

it('has no floor from fewer than five rounds, and none of an estimate', () => {
  const few = findNoiseFloor(runsAround(10, 0.01, {}, 4), runsAround(10, 0.01, {}, 4), estimate)
  expect(few.quantities.map(({ floor }) => floor)).toEqual([null, null, null])
  const estimated = [{ ...makeRun().energy[0], domain: 'estimate/cpu', quality: 'estimated' as const }]
  const runs = runsAround(10, 0.01, { energy: estimated as MeasuredRun['energy'] })
  expect(findNoiseFloor(runs, runs, estimate).quantities.map(({ quantity }) => quantity)).toEqual(['wall', 'cpu'])
})

it('pairs by round, and leaves out what failed or was disturbed', () => {
  const a = runsAround(10, 0)
  const b = runsAround(5, 0).reverse()
  expect(compare(a, b)).toMatchObject({ pairs: 10, verdict: 'less' })
  expect(compare(a, b).ratio).toBeCloseTo(0.5)
  const failing = b.map((run) => (run.round < 6 ? { ...run, exitCode: 1 } : run))
  expect(compare(a, failing)).toMatchObject({
    pairs: 4,
    verdict: 'too-few-runs',
    cause: { kind: 'too-few-pairs', needed: 5 },
    leftOut: [{ kind: 'failed', pairs: 6 }],
  })
  const disturbed = b.map((run) => (run.round < 3 ? { ...run, flags: ['contaminated' as const] } : run))
  expect(compare(a, disturbed)).toMatchObject({ pairs: 7, leftOut: [{ kind: 'contaminated', pairs: 3 }] })
  const cpu = compareCommands({ index: 0, runs: a }, { index: 1, runs: disturbed }, 'cpu', ALONE)
  expect(cpu).toMatchObject({ pairs: 10, cause: null, leftOut: [] })
})

it('says why energy was not measured', () => {
  const energy = [
    {
      domain: 'package-0',
      joules: null,
      netJoules: null,
      meter: 'powercap' as const,
      quality: 'unavailable' as const,
      reason: { kind: 'still' as const },
      doubts: [],
    },
  ]
  const gone = runsAround(10, 0, { energy })
  expect(compare(runsAround(10, 0), gone)).toMatchObject({
    ratio: null,
    verdict: 'not-measured',
    cause: { kind: 'missing', leftOut: false, reading: { kind: 'energy', reason: { kind: 'still' } } },
  })
  const estimated = runsAround(10, 0, {
    energy: [{ ...energy[0], domain: 'estimate/cpu', joules: 3, quality: 'estimated' }] as MeasuredRun['energy'],
  })
  expect(compare(runsAround(10, 0), estimated)).toMatchObject({ verdict: 'not-measured' })
})

it('is not misled by drift, as a fixed order is', async () => {
  const trials = 200
  const rule = { target: null, minimumRounds: 10, maximumRounds: 10, maximumSeconds: null }
  const machine = { noise: 0.02, drift: 0.03, length: 20 }
  let [rounds, fixed, seen] = [0, 0, 0]
  for (let seed = 1; seed <= trials; seed++) {
    rounds += Number(isDifferent((await simulateRounds(seed, machine, rule)).verdict))
    seen += Number(isDifferent((await simulateRounds(seed, machine, rule, 0.95)).verdict))
    fixed += Number(isDifferent(simulateFixedOrder(seed, machine, 10)))
  }
  expect(rounds / trials).toBeLessThanOrEqual(0.05)
  expect(fixed / trials).toBeGreaterThan(0.2)
  expect(seen / trials).toBeGreaterThanOrEqual(0.9)
})
