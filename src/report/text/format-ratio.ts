import { count } from '../../base/text/text.ts'
import { type Interval, type Ratio, SAME_RATIO } from '../../schema/analysis/ratio.ts'
import { formatAllDigits, formatPart, formatPercent, formatSignificant, MISSING } from './format.ts'

interface ShownRatio {
  readonly estimate: number | null
  readonly interval?: Interval | null
  /** Measured where it is not said. */
  readonly quality?: Ratio['quality']
}

interface RatioOfProjects {
  readonly estimate: number
  readonly interval: Interval | null
  readonly projects: number
}

/** `×0.62 (0.55–0.70)`; estimated or without an interval `×0.62`; without pairs a dash. */
export function formatRatio(shown: ShownRatio | null): string {
  if (shown === null || shown.estimate === null) return MISSING
  // The interval of an estimate would promise a precision that it does not have.
  const { ratio, range } = formatRatioParts(
    shown.estimate,
    shown.quality === 'estimated' ? null : (shown.interval ?? null),
  )
  return range === null ? ratio : `${ratio} (${range})`
}

/** `×0.62` and `0.55–0.70`, for a place that shows them apart. */
export function formatRatioParts(
  estimate: number,
  interval: Interval | null,
): { readonly ratio: string; readonly range: string | null } {
  if (interval === null) return { ratio: `×${roundRatio(estimate, 2)}`, range: null }
  const decimals = ratioDecimals(interval)
  const [low, high] = interval.map((end) => {
    if (showsSide(end, decimals)) return roundRatio(end, decimals)
    return end < 1 ? '<1' : '>1' // the end's digits would print 1 and hide on which side it lies
  })
  return { ratio: `×${roundRatio(estimate, decimals)}`, range: `${low}–${high}` }
}

/** `×0.77, 95 % interval 0.61–0.93`. */
export function formatRatioSentence(estimate: number, interval: Interval | null): string {
  const { ratio, range } = formatRatioParts(estimate, interval)
  return range === null ? ratio : `${ratio}, 95 % interval ${range}`
}

/** `×0.77, 95 % interval 0.61–0.93, 11 projects`. */
export const formatProjectsRatio = ({ estimate, interval, projects }: RatioOfProjects): string =>
  `${formatRatioSentence(estimate, interval)}, ${count(projects, 'project')}`

/** Two significant digits for what is too large or too small for decimals. */
const roundRatio = (value: number, decimals: number): string =>
  value >= 10 || value < 0.1 ? formatAllDigits(value, 2) : value.toFixed(decimals)

const MOST_DECIMALS = 4

/** Decimals, from two on, that show on which side of 1 each end lies, and that the ends differ. */
function ratioDecimals(interval: Interval): number {
  for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
    const [low, high] = interval.map((end) => end.toFixed(decimals))
    if (
      interval.every((end) => showsSide(end, decimals)) &&
      (low !== high || interval[1] - interval[0] <= SAME_RATIO)
    ) {
      return decimals
    }
  }
  // What no number of decimals shows is said by a sign, and more of them only crowd the other end.
  return interval.every((end) => showsSide(end, MOST_DECIMALS)) ? MOST_DECIMALS : 2
}

const showsSide = (end: number, decimals: number) => sideOf(Number(end.toFixed(decimals))) === sideOf(end)
const sideOf = (ratio: number) => (Math.abs(ratio - 1) <= SAME_RATIO ? 0 : Math.sign(ratio - 1))

/** From here on a ratio is told as so many times, and no more in percent. */
export const TOLD_AS_TIMES = 2

/** `38 % less`, `0.4 % more`, `2.4 times as much`. */
export function formatChange(ratio: number): string {
  if (ratio >= TOLD_AS_TIMES) return `${formatSignificant(Number(ratio.toPrecision(2)))} times as much`
  const share = Math.abs(ratio - 1)
  return `${share > 0.99 ? `${formatPart(share, 1)} %` : formatPercent(share)} ${ratio < 1 ? 'less' : 'more'}`
}

/** `38 % less CPU time than`, `3.2 times as much CPU time as`. */
export const formatComparison = (ratio: number, what: string): string =>
  `${formatChange(ratio)} ${what} ${ratio >= TOLD_AS_TIMES ? 'as' : 'than'}`
