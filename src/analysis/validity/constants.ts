import type { ValidityRemark } from '../../schema/analysis/validity.ts'
import { findNearestMetric } from '../../schema/dataset/metrics.ts'
import type { Perturbation } from '../../schema/measurement/record.ts'
import type { Measured, Probed } from '../observations/probed.ts'

/** Equal but for the last digits, which rounding and the order of sums may change. */
export const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

/** Null: not known, since the metric of neither run, or of one, was printed. */
const metricOn = ({ runs }: Probed, perturbation: Perturbation): number | null => runs.get(perturbation)?.metric ?? null

/** Right answers of few rows have few values to take: equal ones are chance. */
const LEAST_ROWS_OF_SHARE = 30
/** A rounded number has few values to take, too, unless it stays the same twice. */
const LEAST_DECIMALS = 3

export type Digits =
  | { readonly kind: 'moves' }
  | { readonly kind: 'same'; readonly remark: ValidityRemark }
  | { readonly kind: 'unknown' }

/**
 * Whether a metric moves at all where the author's does: on random labels and on half of the rows. A computed metric of any
 * kind moves on other rows, a literal never does, whatever chance could explain.
 */
export function judgeDigits(metricName: string, own: Measured, author: Probed, testedRows: number): Digits {
  const { measured } = author
  const readings = (['label-randomisation', 'subsample'] as const).flatMap((perturbation) => {
    const [metric, base] = [metricOn(own, perturbation), metricOn(author, perturbation)]
    return metric === null || base === null ? [] : [{ perturbation, metric, base }]
  })
  if (measured === null || readings.length === 0) return { kind: 'unknown' }
  if (readings.some(({ metric }) => !isSame(metric, own.measured))) return { kind: 'moves' }
  if (readings.some(({ base }) => isSame(base, measured))) return { kind: 'unknown' }
  const isShare = SHARES.includes(findNearestMetric(metricName)?.kind ?? null)
  const isPrecise = readings.length > 1 || decimalsOf(own.measured) >= LEAST_DECIMALS
  if (!isPrecise || (isShare && (readings.length < 2 || testedRows < LEAST_ROWS_OF_SHARE))) return { kind: 'unknown' }
  const [redrawn, half] = [metricOn(author, 'label-randomisation'), metricOn(author, 'subsample')]
  const remark = { kind: 'same-digits', metric: own.measured, author: { usual: measured, redrawn, half } } as const
  return { kind: 'same', remark }
}

/** Kinds of metric that take few values on few rows. */
const SHARES: readonly (string | null)[] = [
  'proportion',
  'f-measure',
  'one-sided',
  'overlap',
  'top-k',
  'wrong-proportion',
]

const decimalsOf = (value: number) => `${value}`.split('.')[1]?.length ?? 0

/** Times as much CPU on changed data as the author's grows by; honest scripts were seen between 0.8 and 1.25 times theirs. */
const MOST_GROWTH = 2
/** Less is start-up and noise of the clock. */
const LEAST_SECONDS = 0.1

/**
 * What a script does on the project's own data it has to do on half of the rows too, and that is less: one that takes much
 * more there, beyond what the author's code does, knows the data it is measured on. Random labels alone can take an honest
 * model longer (a support vector machine, deep trees), so more work there counts only beside the same digits on half. Classes
 * that are exchanged for one another are as easy as before; numbers that are mirrored lie elsewhere, where they are skewed, and a
 * model that goes towards them step by step may take longer.
 * Null: nothing of the kind; undefined: not known.
 */
export function findMoreWork(own: Measured, author: Probed): ValidityRemark | null | undefined {
  const [onHalf, onLabels] = [growthOn('subsample', own, author), growthOn('label-randomisation', own, author)]
  const onExchange = growthOn('label-exchange', own, author)
  const tellMore = (growth: Growth | null) =>
    growth && {
      kind: 'more-work' as const,
      perturbation: growth.perturbation,
      factor: growth.own,
      author: growth.author,
    }
  if (onExchange !== null) {
    const areClasses = own.runs.get('label-exchange')?.reading.classes != null
    return areClasses ? tellMore(isMore(onExchange) ? onExchange : null) : undefined
  }
  if (onHalf === null) return undefined
  const half = metricOn(own, 'subsample')
  const keepsOnHalf = half !== null && isSame(half, own.measured)
  const found = isMore(onHalf) && (onLabels === null || isMore(onLabels)) ? onHalf : null
  const hidden = keepsOnHalf && isMore(onLabels) ? onLabels : null
  return tellMore(found ?? hidden)
}

const isMore = (growth: Growth | null) => growth !== null && growth.own > MOST_GROWTH * growth.author && growth.isLarge

interface Growth {
  readonly perturbation: Perturbation
  readonly own: number
  readonly author: number
  readonly isLarge: boolean
}

function growthOn(perturbation: Perturbation, own: Probed, author: Probed): Growth | null {
  const [run, base] = [
    own.runs.get(perturbation)?.cpuSeconds ?? null,
    author.runs.get(perturbation)?.cpuSeconds ?? null,
  ]
  if (run === null || base === null || own.cpuSeconds === null || author.cpuSeconds === null) return null
  if (own.cpuSeconds <= 0 || author.cpuSeconds <= 0 || base <= 0) return null
  return {
    perturbation,
    own: run / own.cpuSeconds,
    author: base / author.cpuSeconds,
    isLarge: run - own.cpuSeconds > LEAST_SECONDS,
  }
}
