import { ratioDecimals, ratioEnd } from '../base/ratio-digits.ts'
import type { BaselineMode } from '../schema/common.ts'

export const BASELINE_WORDS: Readonly<Record<BaselineMode, string>> = {
  'original-headless': "the author's code without its plots",
  original: "the author's code",
}

/** `×0.77`. */
const times = (ratio: number, decimals = 2) => `×${decimal(ratio, decimals)}`

/** `23 % less CPU time than`, `3.2 times as much CPU time as`. */
export const changeWords = (ratio: number, what: string): string =>
  `${amountWords(ratio)} ${what} ${ratio >= 2 ? 'as' : 'than'}`

/** `23 % less`, `0.4 % more`, `3.2 times as much`. */
export function amountWords(ratio: number): string {
  if (ratio >= 2) return `${decimal(ratio, ratio < 10 ? 1 : 0)} times as much`
  const percent = Math.abs(ratio - 1) * 100
  const shown = percent < 0.1 ? percent.toPrecision(1) : percent.toFixed(percent < 10 || percent > 99 ? 1 : 0)
  return `${shown} % ${ratio < 1 ? 'less' : 'more'}`
}

/** `×0.77, 95 % interval 0.61–0.93`: with as many decimals as show on which side of 1 each end lies. */
export function ratioWords(estimate: number, interval: readonly [number, number] | null): string {
  if (interval === null) return times(estimate)
  const decimals = ratioDecimals(interval)
  const [low, high] = interval.map((end) => ratioEnd(end, decimals, decimal))
  return `${times(estimate, decimals)}, 95 % interval ${low}–${high}`
}

/** Two decimals, but two significant digits for what is smaller than that shows. */
function decimal(value: number, decimals: number): string {
  return value !== 0 && Math.abs(value) < 0.1 ? value.toPrecision(decimals) : value.toFixed(decimals)
}

/** `a, b, c and 4 more`. */
export function listWords(items: readonly string[], shown = 5): string {
  const rest = items.length - shown
  return rest > 0 ? `${items.slice(0, shown).join(', ')} and ${rest} more` : items.join(', ')
}

/** `4.3 %`. */
export const percent = (share: number): string => `${(100 * share).toPrecision(2)} %`
