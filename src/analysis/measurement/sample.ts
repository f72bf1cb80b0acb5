import { mean, median } from '../../base/numbers.ts'
import type { SampleSummary } from '../../schema/analysis/measurement.ts'
import { studentQuantileOfInteger } from '../distributions/student-quantile.ts'

/** Centre and spread of repeated measurements in their own unit; the interval is Student's, of the mean, times `widening`. */
export function summariseSample(values: readonly number[], widening = 1): SampleSummary {
  const n = values.length
  const centre = mean(values)
  if (centre === null || n < 2)
    return { median: median(values), mean: centre, standardDeviation: null, interval: null, n }
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0)
  const standardDeviation = Math.sqrt(squares / (n - 1))
  const half = (widening * studentQuantileOfInteger(0.975, n - 1) * standardDeviation) / Math.sqrt(n)
  return { median: median(values), mean: centre, standardDeviation, interval: [centre - half, centre + half], n }
}
