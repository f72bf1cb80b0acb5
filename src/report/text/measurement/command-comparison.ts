import { formatSignificantDigits } from '../../../base/text/significant-digits.ts'
import type { CommandComparison, Measurement } from '../../../schema/analysis/measurement.ts'
import { excludesOne, isDifference } from '../../../schema/analysis/ratio.ts'
import { QUANTITY_WORDS } from '../format.ts'
import { formatRatio } from '../format-ratio.ts'
import { formatReason, formatVerdict } from '../verdict-words.ts'
import { formatFailure } from './measured-values.ts'

/** The most telling first. */
const ORDER = ['energy', 'cpu', 'wall'] as const

export interface ComparisonSentence {
  readonly text: string
  /** Direction of the difference; null where there is none to tell. */
  readonly tone: 'less' | 'more' | null
}

/** A sentence for each command and quantity: "`./new` used ×0.83 (0.79–0.88) of the energy of `./old`: less". */
export function formatComparisons(
  { commands, comparisons }: Measurement,
  labels: readonly string[],
): ComparisonSentence[] {
  const label = (index: number) => labels[index] ?? ''
  const measured = commands.some(({ energyQuality }) => energyQuality === 'measured')
  const failed = new Set(commands.flatMap((command, index) => (formatFailure(command) === null ? [] : [index])))
  if (failed.has(0) && comparisons.length > 0) {
    return [{ text: `nothing is compared: each command would be with ${label(0)}, which failed`, tone: null }]
  }
  return comparisons
    .filter(({ quantity, b }) => (measured || quantity !== 'energy') && !failed.has(b)) // a note says why there is none
    .toSorted((x, y) => x.b - y.b || ORDER.indexOf(x.quantity) - ORDER.indexOf(y.quantity))
    .map((comparison) => ({
      text: `${label(comparison.b)} ${formatComparison(comparison, label(comparison.a))}`,
      tone: isDifference(comparison.verdict) ? comparison.verdict : null,
    }))
}

/**
 * "`./new` uses 0.83 ± 0.04 times the CPU time of `./old` and takes 0.80 ± 0.03 times as long (±: …)", for each command: the table
 * above it has ± for something else.
 */
export function formatConclusions(
  { commands, comparisons, leading }: Measurement,
  labels: readonly string[],
): string[] {
  if (commands.some((command) => formatFailure(command) !== null)) return [] // what failed is told before all else
  return commands.slice(1).flatMap((_, index) => {
    const of = (quantity: CommandComparison['quantity']) =>
      comparisons.find((each) => each.b === index + 1 && each.quantity === quantity && each.ratio !== null)
    // Energy that was read, but enters no comparison, says nothing: CPU time does then.
    const [first, second] = [leading === 'wall' ? undefined : (of(leading) ?? of('cpu')), of('wall')]
    const other = labels[0] ?? ''
    const parts = [
      ...(first
        ? [`uses ${formatTimes(first)} the ${QUANTITY_WORDS[first.quantity]} of ${other}${formatUnsure(first)}`]
        : []),
      ...(second ? [`takes ${formatTimes(second)} as long${first ? '' : ` as ${other}`}${formatUnsure(second)}`] : []),
    ]
    const reach = [first, second].some((each) => each?.interval != null) ? REACH_OF_RATIO : ''
    return parts.length === 0 ? [] : [`${labels[index + 1]} ${parts.join(' and ')}${reach}`]
  })
}

const REACH_OF_RATIO = ' (±: to the farther end of the 95 % interval)'
const MOST_DECIMALS = 3

/** `2.1 ± 0.3 times`, `1.05 ± 0.15 times`: the farther end of the interval, with the decimals that it needs, as far as the ratio has digits there. */
function formatTimes({ ratio, interval }: CommandComparison): string {
  if (ratio === null || interval === null) return `about ${formatRoughly(ratio ?? 0)} times`
  const distance = Math.max(interval[1] - ratio, ratio - interval[0])
  const decimals = Math.min(Math.max(MOST_DECIMALS, 1 + placeOf(ratio)), decimalsOf(distance))
  // Around 1 the farther end, laid to both sides, would hold the 1 that the interval leaves out.
  if (excludesOne(interval) && Math.abs(ratio - 1) <= distance + 10 ** -decimals)
    return `${formatRatio({ estimate: ratio, interval }).replace('×', '')} times`
  return `${ratio.toFixed(decimals)} ± ${Math.max(distance, 10 ** -decimals).toFixed(decimals)} times`
}

/** Place of a number's first digit behind the point; 0: before it. */
const placeOf = (value: number): number => Math.max(0, Math.ceil(-Math.log10(value || 1e-9)))

/** As many as one digit takes, and one more where that is a 1: 0.147 is half as much again as 0.1. */
function decimalsOf(distance: number): number {
  const place = placeOf(distance)
  return distance < 10 && distance * 10 ** place < 2 ? place + 1 : place
}

/** Two digits, of which the second may be a zero: `about 1 times` is read as exactly 1. */
const formatRoughly = (ratio: number): string =>
  ratio >= 0.995 && ratio < 9.95 ? ratio.toFixed(1) : formatSignificantDigits(ratio, 2)

function formatUnsure(comparison: CommandComparison): string {
  return isDifference(comparison.verdict) ? '' : ` (${formatVerdict(comparison)})`
}

function formatComparison(comparison: CommandComparison, other: string): string {
  const { quantity, ratio, interval, verdict } = comparison
  const reason = formatReason({ ...comparison, quality: 'measured' }, 'round')
  const told = formatVerdict(comparison)
  const what = QUANTITY_WORDS[quantity]
  const why = reason === null ? '' : ` (${reason})`
  if (verdict === 'not-measured' || ratio === null) return `against ${other}, ${what}: ${told}${why}`
  const verb = quantity === 'wall' ? 'took' : 'used'
  const times = formatRatio({ estimate: ratio, interval })
  return `${verb} ${times} of the ${what} of ${other}: ${told}${why}`
}
