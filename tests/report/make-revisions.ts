import { parseFailOn } from '../../src/analysis/comparison/fail-on.ts'
import { compareMemory, judgeConditions, judgeMetric } from '../../src/analysis/measurement/judge-revisions.ts'
import type { Measurement } from '../../src/schema/analysis/measurement.ts'
import { REVISION_COMPARISON_VERSION, type RevisionComparison } from '../../src/schema/analysis/revision-comparison.ts'
import { metricRule } from '../../src/schema/dataset/metric-rule.ts'
import { makeMeasurement } from './make-measurement.ts'

const rule = metricRule.parse({ name: 'f1', direction: 'higher', scale: 'fraction' })

/** Two revisions of a command that was measured so. */
export function makeRevisions(
  { base = [0.9, 0.9], head = [0.9, 0.9] }: { base?: (number | null)[]; head?: (number | null)[] } = {},
  measurement: Measurement = makeMeasurement(),
): RevisionComparison {
  const metric = judgeMetric({ base, head }, rule)
  const memory = compareMemory(measurement)
  return {
    schemaVersion: REVISION_COMPARISON_VERSION,
    command: ['python', 'train.py', '<b>'],
    folder: 'pkg',
    base: { revision: 'main', commit: 'a'.repeat(40), python: '3.11.7', lockHash: 'b'.repeat(64) },
    head: { revision: '.', commit: null, python: null, lockHash: null },
    sandbox: 'bubblewrap',
    measurement,
    metric,
    memory,
    failOn: judgeConditions(parseFailOn('cpu:10%,energy'), { measurement, metric, memory }),
  }
}
