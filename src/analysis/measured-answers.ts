import { sum } from '../base/numbers.ts'
import { isComparable } from '../schema/analysis/accuracy-verdict.ts'
import type { Quantity } from '../schema/analysis/ratio.ts'
import { memberKey, type Plan } from '../schema/campaign/plan.ts'
import { HEADLINE_ORDER } from '../schema/common.ts'
import type { Provenance } from '../schema/generation/provenance.ts'
import { PHASES, type Phase } from '../schema/measurement/record.ts'
import { withoutInterval } from './estimate-ratio.ts'
import type { CollectedRuns } from './runs/collected-runs.ts'
import { perQuantity } from './runs/pairs.ts'
import { chooseLeadingQuantity } from './runs/quantities.ts'
import { type AnalysedVariant, analyseVariants } from './variant.ts'

/** Cost of one run of an answer, as measured. */
export interface MeasuredAnswer {
  /** Measured runs. */
  readonly runs: number
  /** The median of each quantity that was measured, and its ratio to the author's code in the same blocks. */
  readonly took: Readonly<Record<Quantity, { readonly median: number; readonly ratio: number | null } | null>>
  /** Quantity that leads. */
  readonly leading: Quantity
  readonly metric: { readonly name: string; readonly own: number | null; readonly author: number | null }
  /** Shares of the CPU time of its profile, largest first; empty where it has none. */
  readonly phases: readonly { readonly phase: Phase; readonly share: number }[]
  /** The answer passed, and is as accurate as the author's code. */
  readonly isComparable: boolean
}

/** Every answer that was measured, by variant id. `plan`: as `settlePlan` gives it. */
export function measureAnswers(
  plan: Plan,
  collected: CollectedRuns,
  provenances: ReadonlyMap<string, Provenance>,
): Map<string, MeasuredAnswer> {
  const { variants } = analyseVariants(plan, collected, provenances, withoutInterval)
  const answers = variants.filter(({ analysis, inBlocks }) => analysis.model !== null && inBlocks.counts)
  return new Map(answers.map((answer) => [answer.analysis.id, measure(answer, collected)]))
}

function measure({ analysis, inBlocks }: AnalysedVariant, { profiles }: CollectedRuns): MeasuredAnswer {
  const { summaries, ratios, metric } = analysis
  const baseline = HEADLINE_ORDER.find((mode) => inBlocks.baselines.has(mode))
  const took = perQuantity((quantity) => {
    const { median, quality, n } = summaries[quantity]
    if (quality !== 'measured' || median === null || n === 0) return null
    return { median, ratio: ratios[quantity].find((each) => each.baseline === baseline)?.estimate ?? null }
  })
  const profiled = [...(profiles.get(memberKey({ variant: analysis.id, shim: analysis.shim })) ?? [])].flatMap(
    ([, { status, phaseCpuSeconds }]) => (status === 'ok' && phaseCpuSeconds !== null ? [phaseCpuSeconds] : []),
  )
  const seconds = PHASES.map((phase) => ({ phase, seconds: sum(profiled.map((each) => each[phase])) }))
  const all = sum(seconds.map((each) => each.seconds))
  return {
    runs: analysis.runs,
    took,
    leading: chooseLeadingQuantity(took.energy !== null),
    metric: { name: metric.name, own: metric.median, author: metric.baseline },
    phases: (all > 0 ? seconds : [])
      .map(({ phase, seconds: own }) => ({ phase, share: own / all }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share),
    isComparable: isComparable(analysis),
  }
}

/** The answer of the same model, mode and project that takes least, where it takes less than this one; null: there is none. */
export function findBest(
  variant: string,
  { variants }: Pick<Plan, 'variants'>,
  measured: ReadonlyMap<string, MeasuredAnswer>,
): { readonly variant: string; readonly quantity: Quantity; readonly ratio: number } | null {
  const own = measured.get(variant)
  const planned = variants.find(({ id }) => id === variant)
  const before = own?.took[own.leading]?.ratio
  if (own === undefined || planned === undefined || before == null) return null
  const alike = variants.filter(
    ({ id, project, mode, model }) =>
      id !== variant && project === planned.project && mode === planned.mode && model === planned.model,
  )
  const others = alike.flatMap(({ id }) => {
    const other = measured.get(id)
    const ratio = other?.isComparable && other.leading === own.leading ? other.took[own.leading]?.ratio : null
    return ratio == null || ratio >= before ? [] : [{ variant: id, quantity: own.leading, ratio: ratio / before }]
  })
  return others.toSorted((a, b) => a.ratio - b.ratio)[0] ?? null
}
