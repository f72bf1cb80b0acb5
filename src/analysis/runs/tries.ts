import type { VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type { Ending, FailureLog } from '../../schema/analysis/failure-analysis.ts'
import type { Plan, PlannedVariant } from '../../schema/campaign/plan.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import type { CollectedRuns } from './collected-runs.ts'
import { classOf, endingOf, outcomeOf } from './outcome.ts'
import { listVariantsInBlocks } from './variants-in-blocks.ts'

/** How a try at a question ended, as far as it has run. */
export interface Try {
  readonly variant: PlannedVariant
  readonly outcome: Ending
  readonly failure: VariantAnalysis['failure']
  /** Log of the last run that failed in this way. */
  readonly log: Pick<FailureLog, 'record' | 'sha256'> | null
}

/** Every try that a model answered, by variant id. `plan`: as `settlePlan` gives it. */
export function listTries(
  plan: Plan,
  collected: CollectedRuns,
  provenances: ReadonlyMap<string, Provenance>,
): Map<string, Try> {
  const tries = new Map<string, Try>()
  for (const inBlocks of listVariantsInBlocks(plan, collected, provenances)) {
    const { variant, counts, runs } = inBlocks
    const provenance = provenances.get(variant.id)
    if (variant.model === null || !counts || provenance === undefined) continue
    const found = outcomeOf(inBlocks, provenance)
    const { failure } = found
    const run = runs.findLast((each) => classOf(each) === failure?.class && each.message === failure.message)
    const log = run?.logSha256 == null ? null : { record: run.id, sha256: run.logSha256 }
    tries.set(variant.id, { variant, outcome: endingOf(found), failure, log })
  }
  return tries
}
