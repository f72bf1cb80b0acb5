import { largest, median, smallest } from '../../base/numbers.ts'
import { type Cell, renderCsvLine } from '../../base/text/delimited.ts'
import { quoteWords } from '../../base/text/text.ts'
import type { Measurement } from '../../schema/analysis/measurement.ts'
import { type MeasuredCommand, soundRuns } from '../text/measurement/measured-values.ts'

/** What hyperfine tells of a command; times in seconds. */
interface Result {
  readonly command: string
  readonly mean: number | null
  readonly stddev: number | null
  readonly median: number | null
  readonly user: number | null
  readonly system: number | null
  readonly min: number | null
  readonly max: number | null
}

/** JSON as hyperfine writes it, for programs that read that: `{results: [{command, mean, …, times, exit_codes}]}`. */
export function renderHyperfineJson({ commands }: Measurement): string {
  const results = commands.map((each) => ({
    ...describe(each),
    times: seconds(each),
    memory_usage_byte: soundRuns(each).map(({ peakMemoryBytes }) => peakMemoryBytes),
    exit_codes: soundRuns(each).map(({ exitCode }) => exitCode),
    ...(Object.keys(each.parameters).length === 0 ? {} : { parameters: each.parameters }),
  }))
  return `${JSON.stringify({ results }, null, 2)}\n`
}

/** CSV as hyperfine writes it, its columns first: then parameters, and means of what hyperfine does not measure. */
export function renderHyperfineCsv({ commands }: Measurement): string {
  const parameters = [...new Set(commands.flatMap((each) => Object.keys(each.parameters)))]
  const head = ['command', 'mean', 'stddev', 'median', 'user', 'system', 'min', 'max']
  const further = ['peak_memory_bytes', 'energy_joules', 'energy_quality']
  const rows = commands.map((each): Cell[] => [
    ...Object.values(describe(each)),
    ...parameters.map((name) => each.parameters[name] ?? null),
    each.summary.peakMemoryBytes?.mean ?? null,
    each.summary.joules?.mean ?? null,
    each.energyQuality,
  ])
  const names = [...head, ...parameters.map((name) => `parameter_${name}`), ...further]
  return [names, ...rows].map((row) => renderCsvLine(row, '\n')).join('')
}

const seconds = (command: MeasuredCommand) => soundRuns(command).flatMap(({ wallSeconds }) => wallSeconds ?? [])

function describe(command: MeasuredCommand): Result {
  const { summary } = command
  const times = seconds(command)
  return {
    command: command.name ?? quoteWords(command.command),
    mean: summary.wallSeconds?.mean ?? null,
    stddev: summary.wallSeconds?.standardDeviation ?? null,
    median: median(times),
    user: summary.userSeconds?.mean ?? null,
    system: summary.systemSeconds?.mean ?? null,
    min: smallest(times),
    max: largest(times),
  }
}
