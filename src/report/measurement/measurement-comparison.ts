import type { Comparison, Measurement } from '../../schema/measurement.ts'
import { formatRatio } from '../text/format.ts'
import { describeFailure, energyQualityOf } from './measurement-cells.ts'
import type { Tone } from './measurement-layout.ts'

const WORDS: Readonly<Record<string, string>> = {
  joules: 'energy',
  cpuSeconds: 'CPU time',
  wallSeconds: 'wall time',
}
/** The most telling first. */
const ORDER = Object.keys(WORDS)

export interface Sentence {
  readonly text: string
  readonly tone: Tone
}

/** One for each command and quantity: "`./new` used ×0.83 (0.79–0.88) of the energy of `./old`: less". */
export function compareInWords({ commands, comparisons }: Measurement, labels: readonly string[]): Sentence[] {
  const label = (index: number) => labels[index] ?? ''
  const measured = commands.some((command) => energyQualityOf(command) === 'measured')
  const failed = new Set(commands.flatMap((command, index) => (describeFailure(command) === null ? [] : [index])))
  if (failed.has(0) && comparisons.length > 0) {
    return [{ text: `nothing is compared: each command would be with ${label(0)}, which failed`, tone: 'plain' }]
  }
  return comparisons
    .filter(({ quantity, b }) => (measured || quantity !== 'joules') && !failed.has(b)) // it is said why there is none
    .toSorted((x, y) => x.b - y.b || ORDER.indexOf(x.quantity) - ORDER.indexOf(y.quantity))
    .map((comparison) => ({
      text: `${label(comparison.b)} ${sayRatio(comparison, label(comparison.a))}`,
      tone: comparison.verdict === 'less' || comparison.verdict === 'more' ? comparison.verdict : 'plain',
    }))
}

function sayRatio({ quantity, ratio, interval, verdict, reason }: Comparison, other: string): string {
  const what = WORDS[quantity] ?? quantity
  const why = reason === null ? '' : ` (${reason})`
  if (verdict === 'not measured' || ratio === null) return `against ${other}, ${what}: ${verdict}${why}`
  const verb = quantity === 'wallSeconds' ? 'took' : 'used'
  const times = formatRatio({ estimate: ratio, interval, quality: 'measured' })
  return `${verb} ${times} of the ${what} of ${other}: ${verdict}${why}`
}

/** What the bars show of what did not fail: energy where it was measured for all and is in no doubt, else wall time; each over the least. */
export function relativeMeans({ commands, warnings }: Measurement): { what: string; ratios: (number | null)[] } | null {
  const sound = commands.filter((command) => describeFailure(command) === null)
  if (sound.length < 2) return null
  const doubted = warnings.some(({ kind }) => kind === 'doubtful')
  const energy = !doubted && sound.every((command) => energyQualityOf(command) === 'measured')
  const means = commands.map(({ summary }) => summary[energy ? 'joules' : 'wallSeconds']?.mean ?? null)
  const least = Math.min(...means.flatMap((mean) => (mean === null || mean <= 0 ? [] : [mean])))
  if (!Number.isFinite(least)) return null
  const ratios = means.map((mean) => (mean === null || mean <= 0 ? null : mean / least))
  return { what: energy ? 'energy, over the least' : 'wall time, over the fastest', ratios }
}
