import type { CommandComparison, Measurement } from '../../schema/measurement.ts'
import { formatRatio, QUANTITY_WORDS } from './format.ts'
import { formatFailure } from './measured-values.ts'
import { formatReason, formatVerdict } from './verdict-words.ts'

/** The most telling first. */
const ORDER = ['energy', 'cpu', 'wall'] as const

export interface ComparisonSentence {
  readonly text: string
  /** Which way the difference goes; null where there is none to tell. */
  readonly tone: 'less' | 'more' | null
}

/** One for each command and quantity: "`./new` used ×0.83 (0.79–0.88) of the energy of `./old`: less". */
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
      tone: comparison.verdict === 'less' || comparison.verdict === 'more' ? comparison.verdict : null,
    }))
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
