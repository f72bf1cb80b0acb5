import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clustersAmong } from '../../src/analysis/clusters.ts'
import { analysePhaseChange, decomposeLogRatio } from '../../src/analysis/diagnostics/phase-change.ts'
import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import type { PhaseSeconds } from '../../src/schema/measurement/record.ts'

const NOTHING: PhaseSeconds = { import: 0, data: 0, fit: 0, predict: 0, plot: 0, other: 0 }
const apart = clustersAmong([])
const estimate = createRatioEstimator(1)
const seconds = fc.record({
  import: fc.double({ min: 0.01, max: 100, noNaN: true }),
  data: fc.constantFrom(0, 0.5),
  fit: fc.double({ min: 0, max: 100, noNaN: true }),
  predict: fc.constant(0),
  plot: fc.double({ min: 0, max: 10, noNaN: true }),
  other: fc.constant(0.1),
})
const sum = (values: Record<string, number>) => Object.values(values).reduce((total, value) => total + value, 0)

it('gives terms that add up to the logarithm of the ratio, and turn their sign when the sides are swapped', () => {
  fc.assert(
    fc.property(seconds, seconds, (variant, baseline) => {
      const terms = decomposeLogRatio({ variant, baseline })
      const swapped = decomposeLogRatio({ variant: baseline, baseline: variant })
      expect(sum(terms ?? {})).toBeCloseTo(Math.log(sum(variant) / sum(baseline)), 8)
      for (const [phase, term] of Object.entries(terms ?? {})) {
        expect(swapped?.[phase as keyof PhaseSeconds]).toBeCloseTo(-term, 8)
      }
    }),
  )
})

it('tells a variant that deletes plots from one that learns cheaper', () => {
  const baseline = { ...NOTHING, import: 2, data: 0.5, fit: 1, plot: 1.5, other: 0.2 }
  const noPlots = { ...baseline, import: 1, plot: 0 }
  const cheaperFit = { ...baseline, fit: 0.2 }
  const pairs = (variant: PhaseSeconds) =>
    Array.from({ length: 6 }, (_, index) => ({ project: `p${index}`, variant, baseline }))
  const plots = analysePhaseChange(pairs(noPlots), apart, estimate)
  expect((plots?.phases.plot.share ?? 0) + (plots?.phases.import.share ?? 0)).toBeCloseTo(1, 9)
  expect(plots?.ratio).toBeCloseTo(2.7 / 5.2, 9)
  expect(analysePhaseChange(pairs(cheaperFit), apart, estimate)?.phases.fit.share).toBeCloseTo(1, 9)
})

it('tells what a phase does alone by computing it, not by its share of the logarithm', () => {
  const baseline = { ...NOTHING, import: 0.5, plot: 0.4, fit: 0.1 }
  const variant = { ...NOTHING, fit: 0.1 }
  const change = analysePhaseChange([{ project: 'a', variant, baseline }], apart, estimate)
  expect(change?.phases.import.alone).toBeCloseTo(0.5, 9)
  expect(change?.phases.plot.alone).toBeCloseTo(0.6, 9)
  expect(change?.phases.fit.alone).toBe(1)
  expect(change?.phases.import.factor).toBeCloseTo(0.1 ** (0.5 / 0.9), 9)
})

it('counts like projects as one observation, in the ratio and in its phases', () => {
  const baseline = { ...NOTHING, import: 1, fit: 2 }
  const pairs = [1, 2, 3, 4, 5, 6].map((n) => ({ project: `p${n}`, baseline, variant: { ...baseline, fit: n } }))
  const clusters = clustersAmong(
    pairs.map(({ project }) => ({ slug: project, cluster: project < 'p6' ? 'exercise' : null })),
  )
  const found = analysePhaseChange(pairs, clusters, estimate)
  const alike = [1, 2, 3, 4, 5].reduce((sum, fit) => sum + Math.log((1 + fit) / 3) / 5, 0)
  expect(found).toMatchObject({ projects: 6, interval: null, phases: { fit: { interval: null } } })
  expect(Math.log(found?.ratio ?? 0)).toBeCloseTo((alike + Math.log(7 / 3)) / 2, 9)
  expect(found?.phases.fit.factor).toBeCloseTo(found?.ratio ?? 0, 9)
})

it('counts a project once, and says nothing of what is not there', () => {
  const pair = { project: 'a', variant: { ...NOTHING, fit: 1 }, baseline: { ...NOTHING, fit: 2 } }
  const other = { project: 'b', variant: { ...NOTHING, fit: 2 }, baseline: { ...NOTHING, fit: 2 } }
  const found = analysePhaseChange([pair, pair, pair, other], apart, estimate)
  expect(found).toMatchObject({ projects: 2, ratio: expect.closeTo(Math.SQRT1_2, 9) })
  expect(found?.phases.fit.interval).toBeNull()
  expect(analysePhaseChange([], apart, estimate)).toBeNull()
  expect(analysePhaseChange([{ project: 'a', variant: NOTHING, baseline: NOTHING }], apart, estimate)).toBeNull()
  expect(analysePhaseChange([other], apart, estimate)?.phases.fit.share).toBeNull()
})
