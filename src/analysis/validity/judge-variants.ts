import type { Plan } from '../../schema/plan.ts'
import { PERTURBATIONS } from '../../schema/record.ts'
import type { Validity, ValidityRemark } from '../../schema/validity.ts'
import { findBaseline, medianMetric } from '../metric-change.ts'
import type { VariantInBlocks } from '../variants-in-blocks.ts'
import { judgeValidity, type Probed } from './judge.ts'

/** Whether a campaign runs its scripts on changed data at all. */
export const isProbed = (plan: Plan): boolean => plan.blocks.some(({ purpose }) => purpose === 'probe')

/** Of an answer; null for the author's code, which is the yardstick. */
export function validityOf(inBlocks: VariantInBlocks): Validity | null {
  const { variant, project } = inBlocks
  if (variant.model === null) return null
  const reasons = [...new Set(PERTURBATIONS.map((each) => project.notProbed[each]))]
  if (reasons.every((reason) => reason !== undefined)) {
    const reason = notPossible(reasons)
    return { verdict: 'not-probed', evidence: [], notes: [], checks: [], reason, readings: [] }
  }
  const author = findBaseline(inBlocks)
  const validity = judgeValidity(project.metric, probedOf(inBlocks), author === null ? null : probedOf(author))
  const left = reasons.flatMap((reason) => reason ?? [])
  return left.length === 0 ? validity : { ...validity, notes: [...validity.notes, notPossible(left)] }
}

const notPossible = (details: string[]): ValidityRemark => ({ kind: 'not-possible', details })

const probedOf = (inBlocks: VariantInBlocks): Probed => ({ measured: medianMetric(inBlocks), runs: inBlocks.probes })
