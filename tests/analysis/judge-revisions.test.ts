import { expect, it } from 'vitest'
import { parseFailOn } from '../../src/analysis/comparison/fail-on.ts'
import {
  type ByRound,
  compareMemory,
  judgeConditions,
  judgeMetric,
} from '../../src/analysis/measurement/judge-revisions.ts'
import type { MeasuredRun, Measurement } from '../../src/schema/analysis/measurement.ts'
import { type MetricRule, metricRule } from '../../src/schema/dataset/metric-rule.ts'
import { makeMeasurement } from '../report/make-measurement.ts'

const rule = metricRule.parse({ name: 'f1', direction: 'higher', scale: 'fraction' })
const error = metricRule.parse({ name: 'rmse', direction: 'lower', scale: 'absolute', tolerance: 1 })

function judge(
  conditions: string,
  {
    base,
    head,
    of = rule,
    measurement = makeMeasurement(),
  }: Partial<ByRound> & { of?: MetricRule; measurement?: Measurement },
) {
  const judged = {
    measurement,
    metric: judgeMetric({ base: base ?? [0.9, 0.9], head: head ?? [0.9, 0.9] }, of),
    memory: compareMemory(measurement),
  }
  return judgeConditions(parseFailOn(conditions), judged).map(({ met, checked }) => (checked ? met : null))
}

it('judges the metric over rounds, in its own direction', () => {
  expect(judgeMetric({ base: [0.9, 0.9], head: [0.9, 0.9] }, rule)).toMatchObject({ lowerGain: 0, verdict: 'as-good' })
  expect(judgeMetric({ base: [0.9], head: [0.8] }, rule)).toMatchObject({ medianHead: 0.8, verdict: 'worse' })
  expect(judgeMetric({ base: [0.9, 0.9], head: [0.88, 0.92] }, rule).verdict).toBe('not-settled')
  expect(judgeMetric({ base: [10, 10], head: [12, 12] }, error)).toMatchObject({ upperGain: -2, verdict: 'worse' })
  expect(judgeMetric({ base: [12, 12], head: [10, 10] }, error).verdict).toBe('as-good')
  expect(judgeMetric({ base: [0.9, 0.9], head: [null, null] }, rule)).toMatchObject({ medianHead: null, verdict: null })
  expect(judgeMetric({ base: [0.9, null], head: [null, 0.9] }, rule).verdict).toBeNull()
})

it('pairs memory by rounds, of runs that ended well', () => {
  const grown = makeMeasurement({}, (run, command) => ({ ...run, peakMemoryBytes: command === 0 ? 1e8 : 2e8 }))
  expect(compareMemory(grown)).toEqual({ ratio: 2, interval: [2, 2], pairs: 10, verdict: 'more' })
  const nudged = makeMeasurement({}, (run, command) => ({ ...run, peakMemoryBytes: command === 0 ? 1e8 : 1.01e8 }))
  expect(compareMemory(nudged)).toMatchObject({ ratio: 1.01, verdict: 'inconclusive' })
  const failing = (run: MeasuredRun, command: number) => (command === 1 ? { ...run, exitCode: 1 } : run)
  expect(compareMemory(makeMeasurement({}, failing)).verdict).toBe('not-measured')
})

it('meets a condition on a quantity only where head takes more by as much, and checks none without a verdict', () => {
  expect(judge('cpu,wall,energy', {})).toEqual([false, false, false])
  const swapped = makeMeasurement()
  const turned = makeMeasurement({
    comparisons: swapped.comparisons.map((each) => ({ ...each, ratio: 1.25, verdict: 'more' as const })),
  })
  expect(judge('cpu,cpu:20%,cpu:30%', { measurement: turned })).toEqual([true, true, false])
  const unread = makeMeasurement({
    comparisons: swapped.comparisons.map((each) => ({ ...each, verdict: 'not-measured' as const })),
  })
  expect(judge('energy', { measurement: unread })).toEqual([null])
})

it('meets accuracy where the metric is worse by as much, is gone, or head fails', () => {
  expect(judge('accuracy,accuracy:5%,accuracy:20%', { head: [0.8, 0.8] })).toEqual([true, true, false])
  expect(judge('accuracy:10%,accuracy:30%', { base: [10, 10], head: [12, 12], of: error })).toEqual([true, false])
  expect(judge('accuracy', { head: [null, null] })).toEqual([true])
  expect(judge('accuracy', { base: [], head: [] })).toEqual([null])
  // Four rounds of nine at 0.6: the medians are alike, the means are not.
  const often = { base: Array(9).fill(0.9), head: [0.9, 0.6, 0.9, 0.6, 0.9, 0.6, 0.9, 0.6, 0.9] }
  expect(judgeMetric(often, rule)).toMatchObject({ medianBase: 0.9, medianHead: 0.9, verdict: 'worse' })
  expect(judge('accuracy:10%,accuracy:20%', often)).toEqual([true, false])
  const failing = makeMeasurement({}, (run, command) => (command === 1 ? { ...run, exitCode: 1 } : run))
  expect(judge('accuracy,success', { measurement: failing })).toEqual([true, true])
  const broken = makeMeasurement({}, (run, command) => (command === 0 ? { ...run, exitCode: 1 } : run))
  expect(judge('success', { measurement: broken })).toEqual([null])
})
