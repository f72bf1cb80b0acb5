import type { VariantAnalysis } from '../schema/analysis/analysis.ts'
import type { Cost } from '../schema/analysis/group.ts'
import type { HeadlineFact } from '../schema/analysis/headline.ts'
import { MINIMUM_PROJECTS } from '../schema/analysis/least-evidence.ts'
import { isDifference, isJudged, type Ratio, type Verdict } from '../schema/analysis/ratio.ts'
import { logRatiosOf, preferPairs } from './runs/pairs.ts'
import { chooseLeadingQuantity } from './runs/quantities.ts'
import { adjustEach } from './statistics/adjust.ts'
import { testMean } from './statistics/mean-test.ts'
import { meanOf } from './statistics/moments.ts'
import type { AnalysedVariant } from './variant.ts'
import { LEVEL } from './verdict.ts'

const SHOWN = 6

interface Script {
  readonly variant: VariantAnalysis
  readonly quantity: Cost
  readonly ratio: Ratio | undefined
}

/** Whether there are fewer than six projects: nothing can be said of a model then, only of each of its scripts. */
export const hasFewProjects = (variants: readonly VariantAnalysis[]): boolean =>
  countProjects(variants) < MINIMUM_PROJECTS

const countProjects = (variants: readonly VariantAnalysis[]) => new Set(variants.map(({ project }) => project)).size

/** A fact for each script, the most telling first, and what they are not enough for. Empty without a model. */
export function leadByScripts(variants: readonly VariantAnalysis[], isMeasured: boolean): HeadlineFact[] {
  const scripts = listScripts(variants, isMeasured).toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a))
  if (scripts.length === 0) return []
  if (!scripts.some(({ variant }) => variant.attempted)) return [{ kind: 'no-answer-ran' }]
  const left = scripts.length - SHOWN
  return [
    ...scripts.slice(0, SHOWN).map((script) => ({ kind: 'script', ...referTo(script) }) as const),
    ...(left > 0 ? [{ kind: 'scripts-not-named', scripts: left } as const] : []),
    { kind: 'scripts-only', projects: countProjects(variants), needed: MINIMUM_PROJECTS },
  ]
}

/**
 * Facts beside the means over projects, which hide them: how many scripts use less and more by their own blocks, and the two
 * extremes of these. It is a search, so that a script counts where its verdict also stands after Holm's correction for the
 * number that was searched (by Student's t of its log-ratios).
 */
export function leadByExtremes(analysed: readonly AnalysedVariant[], isMeasured: boolean): HeadlineFact[] {
  const judged = analysed.flatMap((one) => {
    if (one.analysis.model === null || !one.analysis.passed) return []
    const { quantity, ratio } = chooseRatio(one.analysis, isMeasured)
    if (ratio === undefined || ratio.estimate === null || !isJudged(ratio.verdict)) return []
    const { values } = logRatiosOf(one.pairings.get(ratio.baseline)?.pairs ?? [], quantity)
    return [{ variant: one.analysis, quantity, ratio, p: pBeyond(values, ratio.smallestEffect ?? 0) }]
  })
  if (judged.length === 0) return []
  const adjusted = adjustEach(judged, 'holm')
  const seen = judged
    .filter((script) => isDifference(script.ratio.verdict) && (adjusted.get(script) ?? 1) <= LEVEL)
    .toSorted((a, b) => (a.ratio.estimate ?? 1) - (b.ratio.estimate ?? 1))
  const of = (verdict: Verdict) => seen.filter(({ ratio }) => ratio.verdict === verdict)
  const [least, most] = [of('less')[0], of('more').at(-1)]
  return [
    {
      kind: 'extremes',
      less: of('less').length,
      more: of('more').length,
      judged: judged.length,
      quantity: new Set(judged.map((script) => script.quantity)).size === 1 ? (judged[0]?.quantity ?? null) : null,
      least: least === undefined ? null : referTo(least),
      most: most === undefined ? null : referTo(most),
    },
  ]
}

/** Student's, of a mean log-ratio that lies no farther from 0 than the smallest effect. */
function pBeyond(values: readonly number[], smallestEffect: number): number {
  const mean = meanOf(values)
  const reach = Math.log1p(smallestEffect)
  return Math.abs(mean) <= reach ? 1 : testMean(values.map((value) => value - Math.sign(mean) * reach)).p
}

const listScripts = (variants: readonly VariantAnalysis[], isMeasured: boolean): Script[] =>
  variants.flatMap((variant) => (variant.model === null ? [] : [{ variant, ...chooseRatio(variant, isMeasured) }]))

const referTo = ({ variant, quantity, ratio }: Script) => ({
  variant: variant.id,
  quantity,
  baseline: ratio?.baseline ?? null,
})

/** The ratio to the code without plots where that ran; what has no pairs at all is told of what leads the campaign. */
function chooseRatio({ ratios }: VariantAnalysis, isMeasured: boolean): Pick<Script, 'quantity' | 'ratio'> {
  const [energy, cpu] = [preferPairs(ratios.energy), preferPairs(ratios.cpu)]
  const isRead = energy !== undefined && (energy.pairs > 0 ? energy.quality === 'measured' : (cpu?.pairs ?? 0) === 0)
  const quantity = chooseLeadingQuantity(isMeasured && isRead)
  return { quantity, ratio: quantity === 'energy' ? energy : cpu }
}

/** Rank of what failed, or has no ratio: it comes last. */
const LAST = 9

/** A difference first, whichever way; what says nothing of its cost last. */
const RANKS: Readonly<Record<Verdict, number>> = {
  less: 1,
  more: 1,
  equivalent: 2,
  inconclusive: 3,
  'too-few-runs': 4,
  'too-few-projects': 4,
  'not-comparable': 6,
  'not-measured': 7,
}

function rankOf({ variant: { passed }, ratio }: Script): number {
  if (!passed || ratio === undefined) return LAST
  return ratio.cause?.kind === 'suspect' ? RANKS['too-few-runs'] + 1 : RANKS[ratio.verdict]
}

const sizeOf = ({ ratio }: Script) => Math.abs(Math.log(ratio?.estimate ?? 1))
