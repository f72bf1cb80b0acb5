import { mean } from '../base/numbers.ts'
import { isComparable } from '../schema/analysis/accuracy-verdict.ts'
import { QUANTITIES, type Quantity } from '../schema/analysis/ratio.ts'
import type { Sensitivity } from '../schema/analysis/sensitivity.ts'
import { type BaselineMode, HEADLINE_ORDER } from '../schema/common.ts'
import { clustersOf, meansOf } from './clusters.ts'
import type { RatioEstimator } from './estimate-ratio.ts'
import type { Group } from './groups/analyse-groups.ts'
import { ratioTo } from './groups/over-projects.ts'
import type { CampaignRuns } from './runs/collected-runs.ts'
import { logRatiosOf, pairRuns } from './runs/pairs.ts'
import { listVariantsInBlocks, type VariantInBlocks } from './runs/variants-in-blocks.ts'

/**
 * Ratios under the plan's other settings, beside those of the results over the same answers and projects. Accuracy is that of
 * the results; nothing of this enters a verdict.
 */
export function analyseSensitivity(
  campaign: CampaignRuns,
  groups: readonly Group[],
  estimate: RatioEstimator,
): Sensitivity[] {
  return campaign.plan.options.sensitivity.flatMap((setting) => {
    const under = listUnder(campaign, setting)
    return groups.flatMap((group) =>
      QUANTITIES.flatMap((quantity) =>
        HEADLINE_ORDER.flatMap((baseline) => {
          const found = compareSetting(group, under, { quantity, baseline, estimate })
          const { mode, model } = group
          return found === null ? [] : [{ setting, mode, model, quantity, baseline, ...found }]
        }),
      ),
    )
  })
}

/** Each variant in the blocks of that setting, as if these were the plan's measured ones. */
function listUnder(
  { plan, collected, provenances }: CampaignRuns,
  setting: Sensitivity['setting'],
): ReadonlyMap<string, VariantInBlocks> {
  const blocks = plan.blocks.flatMap((block) =>
    block.setting === setting ? [{ ...block, purpose: 'measured' as const }] : [],
  )
  const all = listVariantsInBlocks({ ...plan, blocks }, { ...collected, measured: collected.sensitivity }, provenances)
  return new Map(all.filter(({ counts }) => counts).map((inBlocks) => [placeOf(inBlocks), inBlocks]))
}

const placeOf = ({ variant, blockModel }: VariantInBlocks): string => JSON.stringify([variant.id, blockModel])

interface Compared {
  readonly quantity: Quantity
  readonly baseline: BaselineMode
  readonly estimate: RatioEstimator
}

function compareSetting(
  { members }: Group,
  under: ReadonlyMap<string, VariantInBlocks>,
  { quantity, baseline, estimate }: Compared,
): Pick<Sensitivity, 'projects' | 'under' | 'usual' | 'change'> | null {
  const answers = members.flatMap(({ analysis, inBlocks }) => {
    const usual = ratioTo(analysis, quantity, baseline)
    const other = under.get(placeOf(inBlocks))
    if (!isComparable(analysis) || usual?.quality !== 'measured' || usual.estimate === null) return []
    const { pairs } = pairRuns(other?.beside.get(baseline) ?? [], other?.baselines.get(baseline)?.runs ?? [])
    const { quality, values } = logRatiosOf(pairs, quantity)
    const log = quality === 'measured' ? mean(values) : null
    return log === null ? [] : [{ project: analysis.project, under: log, usual: Math.log(usual.estimate) }]
  })
  const clusters = clustersOf(members)
  const over = (read: (answer: (typeof answers)[number]) => number) => {
    const found = estimate(meansOf(clusters, answers, read))
    return found && { estimate: found.estimate, interval: found.interval }
  }
  const [there, usual, change] = [
    over((answer) => answer.under),
    over((answer) => answer.usual),
    over((answer) => answer.under - answer.usual),
  ]
  return there === null || usual === null || change === null
    ? null
    : { projects: new Set(answers.map(({ project }) => project)).size, under: there, usual, change }
}
