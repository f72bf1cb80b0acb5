import { cleanLine } from '../../base/text/clean-text.ts'
import { shortenToWidth } from '../../base/text/display-width.ts'
import { quoteWords } from '../../base/text/text.ts'
import type { Measurement } from '../../schema/analysis/measurement.ts'
import { MISSING } from '../text/format.ts'
import {
  type ComparisonSentence,
  formatComparisons,
  formatConclusions,
} from '../text/measurement/command-comparison.ts'
import { formatCells, formatFailure, type TimeUnit } from '../text/measurement/measured-values.ts'
import { formatNotes } from '../text/measurement/measurement-notes.ts'
import { formatFailures, formatWarnings } from '../text/measurement/measurement-warnings.ts'

/** A measurement in printable words and cells: both renderers show this and nothing else. */
export interface MeasurementView {
  /** Failures: shown before any number. */
  readonly failures: readonly string[]
  readonly head: readonly string[]
  /** Rows by command, without its label. */
  readonly rows: readonly (readonly string[])[]
  /** What commands took relative to the least of them; null where fewer than two can be compared so. */
  readonly relative: { readonly what: string; readonly ratios: readonly (number | null)[] } | null
  readonly comparisons: readonly ComparisonSentence[]
  readonly notes: readonly string[]
  readonly warnings: readonly string[]
  /** The findings once more, each a plain sentence. */
  readonly conclusions: readonly string[]
  /** Commands by their indices, in the order of rows and bars. */
  readonly order: readonly number[]
}

/** How a user wants tables. */
export interface TableStyle {
  readonly timeUnit?: TimeUnit
  readonly sort?: 'command' | 'mean-time'
  /** Leaves energy out where it was not measured: an estimate that is read in passing is taken for a number. */
  readonly measuredOnly?: boolean
  /** Leaves the conclusions to who tells the finding beside the measurement. */
  readonly isPart?: boolean
}

/** `complaints`: what each command that failed said last; `labels`: how sentences name the commands. */
export function viewMeasurement(
  measurement: Measurement,
  complaints: ReadonlyMap<number, string>,
  labels: readonly string[],
  { timeUnit, sort, measuredOnly = false, isPart = false }: TableStyle,
): MeasurementView {
  const cells = measurement.commands.map((command) => formatCells(command, timeUnit))
  const energy = !measuredOnly || measurement.commands.some(({ energyQuality }) => energyQuality === 'measured')
  const carbon = energy && cells.some((each) => each.carbon !== null)
  const warn = (text: string) => `warning: ${text}`
  return {
    failures: formatFailures(measurement, complaints, labels).map(warn),
    head: ['time', 'range', 'user/system', 'memory', ...(energy ? ['energy'] : []), ...(carbon ? ['carbon'] : [])],
    rows: cells.map((each) => [
      each.time,
      each.range,
      each.cpu,
      each.memory,
      ...(energy ? [each.energy] : []),
      ...(carbon ? [each.carbon ?? MISSING] : []),
    ]),
    relative: relativeMeans(measurement),
    comparisons: formatComparisons(measurement, labels),
    notes: formatNotes(measurement, labels),
    warnings: formatWarnings(measurement, labels).map(warn),
    conclusions: isPart ? [] : formatConclusions(measurement, labels),
    order: sort === 'mean-time' ? orderByTime(measurement) : [...measurement.commands.keys()],
  }
}

/** The fastest first; what failed last. */
function orderByTime({ commands }: Measurement): number[] {
  const seconds = commands.map(({ summary }) => summary.wallSeconds?.mean ?? Number.POSITIVE_INFINITY)
  const secondsOf = (index: number) => seconds[index] ?? 0
  return [...commands.keys()].sort((a, b) => secondsOf(a) - secondsOf(b) || a - b)
}

/**
 * Labels of the commands, of at most `width` columns: the user's own, or the command as a shell would take it. Where two
 * would look alike, all are numbered.
 */
export function formatLabels({ commands }: Measurement, width: number): string[] {
  const names = commands.map(({ name, command }) => cleanLine(name ?? quoteWords(command), Number.POSITIVE_INFINITY))
  const labels = names.map((name) => shortenToWidth(name, width))
  if (new Set(labels).size === labels.length) return labels
  return names.map((name, index) => shortenToWidth(`${index + 1}: ${name}`, width))
}

/** Means of commands that did not fail, of energy where it leads and is compared, else of wall time; each over the least. */
function relativeMeans({ commands, comparisons, leading }: Measurement): MeasurementView['relative'] {
  if (commands.filter((command) => formatFailure(command) === null).length < 2) return null
  const isEnergy =
    leading === 'energy' && comparisons.some(({ quantity, ratio }) => quantity === 'energy' && ratio !== null)
  const means = commands.map(({ summary }) => summary[isEnergy ? 'joules' : 'wallSeconds']?.mean ?? null)
  const least = Math.min(...means.flatMap((mean) => (mean === null || mean <= 0 ? [] : [mean])))
  if (!Number.isFinite(least)) return null
  return {
    what: isEnergy ? 'energy, over the least' : 'wall time, over the fastest',
    ratios: means.map((mean) => (mean === null || mean <= 0 ? null : mean / least)),
  }
}
