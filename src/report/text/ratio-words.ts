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

/** Two decimals, but two significant digits for what is smaller than that shows. */
function formatDecimal(value: number, decimals: number): string {
  return value !== 0 && Math.abs(value) < 0.1 ? value.toPrecision(decimals) : value.toFixed(decimals)
}
