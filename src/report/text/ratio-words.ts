import { ratioDecimals, ratioEnd } from '../../base/ratio-digits.ts'

/** `×0.77`, and `0.61–0.93` with as many decimals as show on which side of 1 each end lies. */
export function formatRatioEnds(
  estimate: number,
  interval: readonly [number, number] | null,
): readonly [ratio: string, interval: string | null] {
  if (interval === null) return [`×${formatDecimal(estimate, 2)}`, null]
  const decimals = ratioDecimals(interval)
  const [low, high] = interval.map((end) => ratioEnd(end, decimals, formatDecimal))
  return [`×${formatDecimal(estimate, decimals)}`, `${low}–${high}`]
}

/** `×0.77, 95 % interval 0.61–0.93`. */
export function formatRatioSentence(estimate: number, interval: readonly [number, number] | null): string {
  const [ratio, ends] = formatRatioEnds(estimate, interval)
  return ends === null ? ratio : `${ratio}, 95 % interval ${ends}`
}

/** `23 % less`, `0.4 % more`, `3.2 times as much`. */
export function formatAmount(ratio: number): string {
  if (ratio >= 2) return `${formatDecimal(ratio, ratio < 10 ? 1 : 0)} times as much`
  const percent = Math.abs(ratio - 1) * 100
  const shown = percent < 0.1 ? percent.toPrecision(1) : percent.toFixed(percent < 10 || percent > 99 ? 1 : 0)
  return `${shown} % ${ratio < 1 ? 'less' : 'more'}`
}

/** `23 % less CPU time than`, `3.2 times as much CPU time as`. */
export const formatComparison = (ratio: number, what: string): string =>
  `${formatAmount(ratio)} ${what} ${ratio >= 2 ? 'as' : 'than'}`

/** Two decimals, but two significant digits for what is smaller than that shows. */
function formatDecimal(value: number, decimals: number): string {
  return value !== 0 && Math.abs(value) < 0.1 ? value.toPrecision(decimals) : value.toFixed(decimals)
}
