import { median } from '../../base/numbers.ts'
import type { Validity, ValidityRemark } from '../../schema/analysis/validity.ts'
import type { Plan, PlannedProject } from '../../schema/campaign/plan.ts'
import type { ProbeGap } from '../../schema/measurement/probe-gap.ts'
import { perturbationsOf } from '../../schema/measurement/record.ts'
import { findProbedBaseline, medianMetric } from '../metric-change.ts'
import type { Probed } from '../observations/probed.ts'
import type { VariantInBlocks } from '../runs/variants-in-blocks.ts'
import { judgeValidity } from './judge.ts'

/** Whether a campaign runs its scripts on changed data at all. */
export const isProbed = (plan: Plan): boolean => plan.blocks.some(({ purpose }) => purpose === 'probe')

/** Validity of an answer; null for the author's code, which is the yardstick. */
export function validityOf(inBlocks: VariantInBlocks): Validity | null {
  const { variant, project } = inBlocks
  if (variant.model === null) return null
  const { notProbed } = project
  // Plans of earlier versions know no change for predictions that are scored, and name the others.
  const isOlder = project.scoring === 'predictions' && notProbed['label-randomisation'] !== undefined
  const changes = perturbationsOf(project.scoring)
  const unchanged = changes.filter((each) => isOlder || notProbed[each] !== undefined)
  const notPossible: ValidityRemark = { kind: 'not-possible', gaps: distinctGaps(notProbed) }
  if (unchanged.length === changes.length) {
    return { verdict: 'not-probed', evidence: [], notes: [], checks: [], reason: notPossible, readings: [] }
  }
  const author = findProbedBaseline(inBlocks)
  const validity = judgeValidity(project.metric, probedOf(inBlocks), author === null ? null : probedOf(author))
  return unchanged.length === 0 ? validity : { ...validity, notes: [...validity.notes, notPossible] }
}

/** Several changes are often impossible for the same reason. */
const distinctGaps = (notProbed: PlannedProject['notProbed']): ProbeGap[] => [
  ...new Map(Object.values(notProbed).map((gap) => [JSON.stringify(gap), gap])).values(),
]

const probedOf = (inBlocks: VariantInBlocks): Probed => ({
  measured: medianMetric(inBlocks),
  cpuSeconds: median(
    inBlocks.runs.flatMap(({ status, readings }) => (status === 'ok' ? (readings.cpu.value ?? []) : [])),
  ),
  asIs: inBlocks.trace,
  runs: inBlocks.probes,
})
