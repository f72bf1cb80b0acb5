import { largest, mean, smallest } from '../../../base/numbers.ts'
import { formatSize } from '../../../base/size.ts'
import type { Measurement, SampleSummary } from '../../../schema/analysis/measurement.ts'
import { isSound } from '../../../schema/measurement/measurement-basics.ts'
import type { TIME_UNITS } from '../../../schema/options/measure-options.ts'
import { MISSING } from '../format.ts'
import { ownUnitOf } from '../units.ts'

export type TimeUnit = (typeof TIME_UNITS)[number]

export type MeasuredCommand = Measurement['commands'][number]

/** Runs that say what a command costs. */
export const soundRuns = ({ runs }: Pick<MeasuredCommand, 'runs'>) => runs.filter(isSound)

/** `failed (exit 1)`, where no run of a command ended well; else null. */
export function formatFailure(command: Pick<MeasuredCommand, 'runs'>): string | null {
  const { runs } = command
  if (runs.length === 0 || soundRuns(command).length > 0) return null
  if (runs.every(({ flags }) => flags.includes('timeout'))) return 'timed out'
  const how = new Set(runs.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`))
  return `failed (${[...how].join(', ')})`
}

/** What one command took, each number in a cell; cells of several numbers share a unit between them. */
export interface MeasuredCells {
  /** Mean ± standard deviation; in their place, how all runs failed. */
  readonly time: string
  readonly range: string
  readonly cpu: string
  readonly memory: string
  readonly energy: string
  /** Null where nobody asked for it. */
  readonly carbon: string | null
}

export function formatCells(command: MeasuredCommand, timeUnit?: TimeUnit): MeasuredCells {
  const time = timeUnit === undefined ? 'wall' : TIMES[timeUnit]
  const { summary, energyQuality } = command
  const runs = soundRuns(command)
  const seconds = runs.flatMap(({ wallSeconds }) => wallSeconds ?? [])
  const [least, most] = [smallest(seconds), largest(seconds)]
  const estimated = energyQuality === 'estimated'
  const carbon = runs.some((run) => run.carbon !== null)
  return {
    time: formatFailure(command) ?? formatSpread(summary.wallSeconds, time),
    range: seconds.length < 2 || least === null || most === null ? MISSING : joinValues([least, most], ' … ', time),
    cpu: formatMeans([summary.userSeconds, summary.systemSeconds], time),
    memory: formatMemory(command),
    energy: estimated ? formatEstimate(summary.joules, 'energy') : formatSpread(summary.joules, 'energy'),
    carbon: carbon ? (estimated ? formatEstimate : formatSpread)(summary.carbonGrams, 'carbon') : null,
  }
}

/** `20.40 ± 0.30 J` */
export const formatJoules = (sample: SampleSummary | undefined): string => formatSpread(sample, 'energy')

export function formatMeanJoules(joules: readonly number[]): string {
  const value = mean(joules)
  return value === null ? MISSING : joinValues([value], '', 'energy')
}

/** A scale that a value picks its unit from, or the one unit that a user wants. */
type Scale = Parameters<typeof ownUnitOf>[1] | readonly [unit: string, size: number]

const TIMES: Readonly<Record<TimeUnit, Scale>> = {
  second: ['s', 1],
  millisecond: ['ms', 1e-3],
  microsecond: ['µs', 1e-6],
}

/** `1.54 MiB`; `≤ 9.31 MiB` where the launcher's own pages show through; `≥ 9.31 MiB` where some of it could not be seen. */
function formatMemory(command: MeasuredCommand): string {
  const mean = command.summary.peakMemoryBytes?.mean ?? null
  if (mean === null) return MISSING
  const bound = memoryBound(command)
  return `${bound === null ? '' : `${bound} `}${formatSize(mean)}`
}

/** Whether the peak of memory is known from one side only. */
export function memoryBound(command: MeasuredCommand): '≤' | '≥' | null {
  const kinds = new Set(soundRuns(command).map(({ reasons }) => reasons.peakMemoryBytes?.kind))
  return kinds.has('more-in-files') ? '≥' : kinds.has('below-launcher') ? '≤' : null
}

/** `≈20 J est.` */
function formatEstimate(sample: SampleSummary | undefined, scale: Scale): string {
  return sample?.mean == null ? MISSING : `≈${joinValues([sample.mean], '', scale, 2)} est.`
}

/** `2.104 ± 0.031 s` */
function formatSpread(sample: SampleSummary | undefined, scale: Scale): string {
  if (sample?.mean == null) return MISSING
  const values = sample.standardDeviation === null ? [sample.mean] : [sample.mean, sample.standardDeviation]
  return joinValues(values, ' ± ', scale)
}

function formatMeans(samples: readonly (SampleSummary | undefined)[], scale: Scale): string {
  const means = samples.flatMap((sample) => sample?.mean ?? [])
  return means.length < samples.length ? MISSING : joinValues(means, '/', scale, 3)
}

/** Numbers in the unit of the largest, with as many decimals as give that one `digits` digits; what is above idle can be below 0. */
function joinValues(values: readonly number[], separator: string, scale: Scale, digits = 4): string {
  const largest = Math.max(...values.map(Math.abs))
  const [unit, size] = typeof scale === 'string' ? ownUnitOf(largest, scale) : scale
  const whole = Math.max(1, Math.floor(Math.log10(largest / size || 1)) + 1)
  const decimals = Math.max(0, digits - whole)
  const shown = values.map((value) => (value / size).toFixed(decimals).replace('-', '−'))
  return `${shown.join(separator)} ${unit}`
}
