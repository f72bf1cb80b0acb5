import { median, mostFrequent } from '../base/numbers.ts'
import type { VariantAnalysis } from '../schema/analysis.ts'
import type { BaselineMode } from '../schema/common.ts'
import type { Provenance } from '../schema/provenance.ts'
import type { Quantity, Ratio } from '../schema/ratio.ts'
import { isNotInferior, metricOf } from './metric.ts'
import { outcomeOf } from './outcome.ts'
import { logRatiosOf, type Pairing, pairRuns, perQuantity } from './pairs.ts'
import type { RatioEstimator } from './ratio.ts'
import type { Run } from './runs.ts'
import { validityOf } from './validity/validity.ts'
import type { VariantInBlocks } from './variants-in-blocks.ts'
import { decideVerdict, QUANTITY_WORDS } from './verdict.ts'

export interface AnalysedVariant {
  readonly inBlocks: VariantInBlocks
  readonly analysis: VariantAnalysis
  readonly pairings: ReadonlyMap<BaselineMode, Pairing>
}

/** `isProbed`: the campaign runs its scripts on changed data too. */
export function analyseVariant(
  inBlocks: VariantInBlocks,
  provenance: Provenance | null,
  estimate: RatioEstimator,
  isProbed: boolean,
): AnalysedVariant {
  const { variant, blockModel } = inBlocks
  const validity = isProbed ? validityOf(inBlocks) : null
  const isSuspect = validity?.verdict === 'suspect'
  const printed = metricOf(inBlocks)
  // A metric that is not the data's is as accurate as nothing.
  const metric = isSuspect ? { ...printed, comparable: false } : printed
  const pairings = new Map(
    [...inBlocks.baselines].map(([mode, baseline]) => [mode, pairRuns(inBlocks.runs, baseline.runs)] as const),
  )
  const ratioTo = (quantity: Quantity, baseline: BaselineMode, pairing: Pairing): Ratio => {
    const { quality, values, acrossMeters } = logRatiosOf(pairing.pairs, quantity)
    const unread = pairing.pairs.length - values.length - acrossMeters
    return decideVerdict(quantity, {
      baseline,
      estimate: estimate(values),
      quality,
      notMeasured:
        acrossMeters > 0
          ? ACROSS_METERS
          : whyNotMeasured(quantity, inBlocks.runs, inBlocks.baselines.get(baseline)?.runs ?? []),
      comparable: metric.comparable,
      suspicion: isSuspect ? validity.evidence.join('; ') : null,
      whyNotComparable: whyNotComparable(inBlocks, metric),
      pairNoun: 'block',
      leftOut: values.length === 0 ? null : leftOutWords(unread, quality, acrossMeters),
    })
  }
  const analysis: VariantAnalysis = {
    id: variant.id,
    project: variant.project,
    mode: variant.mode,
    model: variant.model,
    blockModel,
    ...outcomeOf(inBlocks, provenance),
    metric,
    validity,
    summaries: perQuantity((quantity) => summarise(inBlocks.runs, quantity)),
    ratios: perQuantity((quantity) => [...pairings].map(([mode, pairing]) => ratioTo(quantity, mode, pairing))),
  }
  return { inBlocks, analysis, pairings }
}

const ACROSS_METERS = 'different meters, or different zones of one, read the two sides'

function leftOutWords(unread: number, quality: string, acrossMeters: number): string | null {
  const parts = [
    ...(unread > 0 ? [`${unread} without a ${quality} reading of both`] : []),
    ...(acrossMeters > 0 ? [`${acrossMeters} of which ${ACROSS_METERS}`] : []),
  ]
  return parts.length === 0 ? null : `left out: ${parts.join(', ')}`
}

function whyNotComparable({ project }: VariantInBlocks, { difference }: VariantAnalysis['metric']): string {
  const { direction, tolerance } = project.metric
  const gain = direction === 'higher' ? (difference ?? 0) : -(difference ?? 0)
  return isNotInferior(gain, tolerance)
    ? 'its runs vary too much to show that it falls behind by no more than the tolerance'
    : 'it falls behind by more than the tolerance'
}

/** One side ran ok and was never read by a meter: then more runs would not help. */
function whyNotMeasured(quantity: Quantity, ...sides: (readonly Run[])[]): string | null {
  for (const runs of sides) {
    const readings = runs.flatMap(({ status, readings }) => (status === 'ok' ? [readings[quantity]] : []))
    if (readings.length === 0 || readings.some(({ quality }) => quality === 'measured')) continue
    const reason = mostFrequent(readings.flatMap(({ reason }) => reason ?? []))
    const isLeftOut = readings.some(({ leftOut }) => leftOut !== undefined)
    const what = isLeftOut ? 'was measured, but left out' : 'was not measured'
    return `${QUANTITY_WORDS[quantity]} ${what}${reason === null ? '' : `: ${reason}`}`
  }
  return null
}

function summarise(runs: readonly Run[], quantity: Quantity): VariantAnalysis['summaries'][Quantity] {
  for (const quality of ['measured', 'estimated'] as const) {
    const values = runs.flatMap(({ status, readings }) => {
      const { value, quality: own } = readings[quantity]
      return status === 'ok' && own === quality && value !== null ? [value] : []
    })
    if (values.length === 0) continue
    const [minimum, maximum] = [Math.min(...values), Math.max(...values)]
    return { n: values.length, median: median(values), minimum, maximum, quality }
  }
  return { n: 0, median: null, minimum: null, maximum: null, quality: 'unavailable' }
}
