import { findParetoFront } from '../../base/pareto.ts'
import { gainOf } from '../../schema/dataset/metrics.ts'
import type { ReportData, VariantRow } from './report-data.ts'

/** One answer between accuracy and cost, each against the author's code without its plots. */
export interface Tradeoff {
  readonly variant: VariantRow
  /** Ratio to the baseline. */
  readonly cost: number
  /** Metric minus the baseline's in the direction that is better, a fraction. */
  readonly gain: number
  /** Why it is not compared, where its metric is not known to be as good or worse; null: it is. */
  readonly doubt: 'suspect' | 'not-settled' | null
  /** No other answer, nor the author's code, is both as cheap and as good. */
  readonly isOnFront: boolean
}

/** Answers that ran, of projects whose metric is a fraction, with a measured ratio; by rising cost. */
export function listTradeoffs({ projects, analysis: { leading } }: ReportData): Tradeoff[] {
  const places = projects
    .filter(({ metric }) => metric.scale !== 'absolute')
    .flatMap(({ variants, metric }) =>
      variants.flatMap((variant) => {
        const ratio = variant.ratios[leading]['original-headless']
        const gain = gainOf(variant.metric.difference, metric)
        if (variant.model === null || !variant.passed || gain === null) return []
        if (ratio?.estimate == null || ratio.quality !== 'measured') return []
        return [{ variant, cost: ratio.estimate, gain, doubt: doubtOf(variant) }]
      }),
    )
  const author = { cost: 1, gain: 0, variant: null }
  const front = new Set(
    findParetoFront([author, ...places.filter(({ doubt }) => doubt !== 'suspect')]).map(({ variant }) => variant),
  )
  return places
    .map((place) => ({ ...place, isOnFront: front.has(place.variant) }))
    .sort((a, b) => a.cost - b.cost || b.gain - a.gain)
}

function doubtOf({ validity, metric }: VariantRow): Tradeoff['doubt'] {
  if (validity?.verdict === 'suspect') return 'suspect'
  return metric.verdict === 'not-settled' ? 'not-settled' : null
}
