import type { VariantAnalysis } from '../schema/analysis.ts'
import { median } from './numbers.ts'
import type { Unit } from './units.ts'

/** 0.90 − 0.89 is a little more than 0.01 in binary: a difference of exactly the tolerance still counts as equal. */
const ROUNDING = 1e-12

export function metricOf(unit: Unit): VariantAnalysis['metric'] {
  const { name, direction, tolerance } = unit.project.metric
  const own = medianMetric(unit)
  const baseline = baselineMetric(unit)
  const difference = own === null || baseline === null ? null : own - baseline
  const gain = difference === null ? null : direction === 'higher' ? difference : -difference
  return { name, median: own, baseline, difference, comparable: gain === null ? null : gain >= -tolerance - ROUNDING }
}

/** What the author's own script prints; where it never ran, what it prints without its plots. */
function baselineMetric({ baselines }: Unit): number | null {
  const [original, headless] = [baselines.get('original'), baselines.get('original-headless')]
  return (original && medianMetric(original)) ?? (headless && medianMetric(headless)) ?? null
}

function medianMetric({ runs, project }: Unit): number | null {
  return median(
    runs.flatMap(({ status, metric }) =>
      status === 'ok' && metric !== null && metric.name === project.metric.name ? [metric.value] : [],
    ),
  )
}
