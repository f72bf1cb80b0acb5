import { groupsBy } from '../base/groups.ts'
import { mean, median, mostFrequentOf } from '../base/numbers.ts'
import type { VariantAnalysis } from '../schema/analysis/analysis.ts'
import { type Cause, LEFT_OUT_KINDS, type LeftOut, type Quantity, type Ratio } from '../schema/analysis/ratio.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import type { BaselineMode } from '../schema/common.ts'
import type { Provenance } from '../schema/generation/provenance.ts'
import { partsOfPairs } from './analyse-energy-parts.ts'
import type { RatioEstimator } from './estimate-ratio.ts'
import { metricOf } from './metric-change.ts'
import { objectToScript } from './object-to-script.ts'
import type { CollectedRuns } from './runs/collected-runs.ts'
import { outcomeOf } from './runs/outcome.ts'
import { logRatiosOf, type Pairing, pairRuns, perQuantity } from './runs/pairs.ts'
import { leftOutAs } from './runs/quantities.ts'
import type { Run } from './runs/reduced-runs.ts'
import { listPoints, summariseObservations } from './runs/variant-observations.ts'
import { listVariantsInBlocks, type VariantInBlocks } from './runs/variants-in-blocks.ts'
import { inSessions, widenBySessions } from './sessions.ts'
import { findSmallestEffects, type SmallestEffects } from './smallest-effect.ts'
import { isProbed, validityOf } from './validity/judge-variants.ts'
import { decideVerdict } from './verdict.ts'

export interface AnalysedVariant {
  readonly inBlocks: VariantInBlocks
  readonly analysis: VariantAnalysis
  readonly pairings: ReadonlyMap<BaselineMode, Pairing>
}

/** Each project's mean over its scripts of which the value is known: however many it has, it is one observation. */
export const meansByProject = <T extends Pick<AnalysedVariant, 'analysis'>>(
  scripts: readonly T[],
  read: (script: T) => number | null,
): number[] =>
  groupsBy(scripts, ({ analysis }) => analysis.project).flatMap(
    (own) => mean(own.flatMap((each) => read(each) ?? [])) ?? [],
  )

/** Every variant of a plan, in each shard and under each shim. */
export function analyseVariants(
  plan: Plan,
  collected: CollectedRuns,
  provenances: ReadonlyMap<string, Provenance>,
  estimate: RatioEstimator,
): { variants: AnalysedVariant[]; smallestEffects: SmallestEffects } {
  const probed = isProbed(plan)
  const all = listVariantsInBlocks(plan, collected, provenances)
  const smallestEffects = findSmallestEffects(plan, all)
  const variants = all.map((inBlocks) =>
    analyseVariant(inBlocks, provenances.get(inBlocks.variant.id) ?? null, { estimate, smallestEffects, probed }),
  )
  return { variants, smallestEffects }
}

interface Tools {
  readonly estimate: RatioEstimator
  readonly smallestEffects: SmallestEffects
  readonly probed: boolean
}

function analyseVariant(inBlocks: VariantInBlocks, provenance: Provenance | null, tools: Tools): AnalysedVariant {
  const { variant, blockModel } = inBlocks
  const validity = tools.probed && inBlocks.counts ? validityOf(inBlocks) : null
  const isSuspect = validity?.verdict === 'suspect'
  const printed = metricOf(inBlocks)
  // A metric that is not the data's is as accurate as nothing.
  const metric = isSuspect ? { ...printed, verdict: 'worse' as const } : printed
  const pairings = new Map(
    [...inBlocks.baselines].map(([mode, { runs }]) => [mode, pairRuns(inBlocks.beside.get(mode) ?? [], runs)] as const),
  )
  const parts = [...pairings].flatMap(([mode, pairing]) => partsOfPairs(mode, pairing, inBlocks, tools.estimate) ?? [])
  const judged = { inBlocks, metric, isSuspect, parts }
  const ratiosOf = (quantity: Quantity) =>
    [...pairings].map(([mode, pairing]) => ratioOfPairs({ quantity, baseline: mode }, pairing, judged, tools))
  const analysis: VariantAnalysis = {
    id: variant.id,
    project: variant.project,
    mode: variant.mode,
    model: variant.model,
    shim: inBlocks.shim,
    counts: inBlocks.counts,
    blockModel,
    ...outcomeOf(inBlocks, provenance),
    metric,
    validity,
    summaries: perQuantity((quantity) => summarise(inBlocks.runs, quantity)),
    ratios: perQuantity(ratiosOf),
    energyParts: parts,
    observations: summariseObservations(inBlocks),
    points: listPoints(inBlocks),
  }
  return { inBlocks, analysis, pairings }
}

/** What is known of a variant before its ratios are. */
interface JudgedVariant {
  readonly inBlocks: VariantInBlocks
  readonly metric: VariantAnalysis['metric']
  readonly isSuspect: boolean
  readonly parts: VariantAnalysis['energyParts']
}

/** Ratio of one quantity to one baseline, with its verdict. */
function ratioOfPairs(
  { quantity, baseline }: { readonly quantity: Quantity; readonly baseline: BaselineMode },
  { pairs }: Pairing,
  { inBlocks, metric, isSuspect, parts }: JudgedVariant,
  { estimate, smallestEffects }: Tools,
): Ratio {
  const logs = logRatiosOf(pairs, quantity)
  const { quality, values, acrossMeters } = logs
  const sample = inSessions(logs, inBlocks)
  const isDisturbed = ({ readings }: Run) => leftOutAs(readings[quantity]) === 'contaminated'
  const disturbed = pairs.filter((pair) => isDisturbed(pair.run) || isDisturbed(pair.baselineRun)).length
  const unread = pairs.length - values.length - acrossMeters - disturbed
  const smallestEffect = smallestEffects[quantity]([values.length])
  const whyNoPair = (): Cause | null =>
    acrossMeters > 0
      ? { kind: 'across-meters' }
      : whyNotMeasured(quantity, inBlocks.beside.get(baseline) ?? [], inBlocks.baselines.get(baseline)?.runs ?? [])
  const outside = parts.find((each) => each.baseline === baseline)?.outside ?? []
  return decideVerdict(quantity, {
    baseline,
    estimate: widenBySessions(estimate(values), sample),
    sessions: new Set(sample.sessions).size,
    quality,
    notMeasured: values.length > 0 ? null : whyNoPair(),
    accuracy: metric.verdict,
    suspect: isSuspect,
    pairs: 'runs',
    leftOut: values.length === 0 ? [] : listLeftOut({ unread, contaminated: disturbed, 'across-meters': acrossMeters }),
    smallestEffect,
    objection: (claim) =>
      objectToScript(
        claim,
        { inBlocks, analysis: { attempted: true, metric } },
        { quantity, baseline, estimate, outside, smallestEffect },
      ),
  })
}

const listLeftOut = (counts: Partial<Record<LeftOut['kind'], number>>): LeftOut[] =>
  LEFT_OUT_KINDS.flatMap((kind) => ((counts[kind] ?? 0) > 0 ? [{ kind, pairs: counts[kind] ?? 0 }] : []))

/** Cause where one side ran ok and was never read by a meter: more runs would not help. */
function whyNotMeasured(quantity: Quantity, ...sides: (readonly Run[])[]): Cause | null {
  for (const runs of sides) {
    const readings = runs.flatMap(({ status, readings }) => (status === 'ok' ? [readings[quantity]] : []))
    if (readings.length === 0 || readings.some(({ quality }) => quality === 'measured')) continue
    const reading = mostFrequentOf(readings.flatMap(({ reason }) => reason ?? []))
    return { kind: 'missing', quantity, leftOut: readings.some((each) => leftOutAs(each) !== null), reading }
  }
  return null
}

function summarise(runs: readonly Run[], quantity: Quantity): VariantAnalysis['summaries'][Quantity] {
  for (const quality of ['measured', 'estimated'] as const) {
    const values: number[] = []
    for (const { status, readings } of runs) {
      const { value, quality: own } = readings[quantity]
      if (status === 'ok' && own === quality && value !== null) values.push(value)
    }
    if (values.length === 0) continue
    const [minimum, maximum] = [Math.min(...values), Math.max(...values)]
    return { n: values.length, median: median(values), minimum, maximum, quality }
  }
  return { n: 0, median: null, minimum: null, maximum: null, quality: 'unavailable' }
}
