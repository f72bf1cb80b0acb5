import { editDistance } from '../base/text/edit-distance.ts'
import type { MetricRule } from '../schema/dataset/metric-rule.ts'
import { findMetric, findNearestMetric, METRIC_NAMES } from '../schema/dataset/metrics.ts'
import type { ProjectFault } from '../schema/dataset/validation.ts'
import { fault } from './check-facts.ts'

/** What the name of a metric tells of the rule for it: which way is better, and which name may be meant by one of nobody's. */
export function checkMetricRule({ name, direction }: Pick<MetricRule, 'name' | 'direction'>): ProjectFault[] {
  const known = findMetric(name)
  if (known !== null && known.direction !== direction)
    return [meant(['metric', 'direction'], direction, known.direction)]
  const near = findNearestMetric(name) === null ? findMisspelt(name) : null
  return near === null ? [] : [{ ...meant(['metric', 'name'], name, near), weight: 'warning' }]
}

const meant = (path: string[], found: string, wanted: string): ProjectFault =>
  fault('unknown-value', path, { found, wanted, patch: { op: 'set', path, value: wanted } })

/** Letters of a name for each that may be wrong: of short names too many are near to another. */
const LETTERS_A_SLIP = 5

function findMisspelt(name: string): string | null {
  const most = Math.floor(name.length / LETTERS_A_SLIP)
  return (
    METRIC_NAMES.find((known) => Math.abs(known.length - name.length) <= most && editDistance(name, known) <= most) ??
    null
  )
}
