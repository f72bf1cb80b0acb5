import { sum } from '../../base/numbers.ts'
import { withoutInterval } from '../estimate-ratio.ts'
import type { CampaignRuns } from '../runs/collected-runs.ts'
import { chooseStanding } from '../standing.ts'
import { type AnalysedVariant, analyseVariants } from '../variant.ts'

/** One of the two campaigns. */
export interface Side extends CampaignRuns {
  readonly path: string
}

export interface PreparedSide extends Side {
  /** Answers that stand, each beside its baselines. */
  readonly answers: readonly AnalysedVariant[]
  readonly baselines: readonly AnalysedVariant[]
  /** Measured runs that have a record: of an answer, under each shim. */
  readonly recorded: number
}

export function prepareSide(side: Side): PreparedSide {
  const { plan, collected, provenances } = side
  const { variants: all } = analyseVariants(plan, collected, provenances, withoutInterval)
  const analysed = chooseStanding(
    all.filter(({ inBlocks }) => inBlocks.counts),
    plan.options.repairs,
  )
  return {
    ...side,
    answers: analysed.filter(({ analysis }) => analysis.model !== null),
    baselines: analysed.filter(({ analysis }) => analysis.model === null),
    recorded: sum(all.map(({ inBlocks }) => inBlocks.runs.length)),
  }
}
