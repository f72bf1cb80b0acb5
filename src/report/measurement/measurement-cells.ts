import { quoteWord } from '../../base/shell-words.ts'
import type { Measurement, SampleSummary } from '../../schema/measurement.ts'
import { cleanLine, shorten } from '../text/clean-text.ts'
import { formatBytes } from '../text/format.ts'

export type MeasuredCommand = Measurement['commands'][number]
export type EnergyQuality = 'measured' | 'estimated' | 'unavailable'

const MISSING = '–'

/** Only these tell what a command costs. */
export const soundRuns = ({ runs }: Pick<MeasuredCommand, 'runs'>) => runs.filter(({ exitCode }) => exitCode === 0)

/** `failed (exit 1)`, where no run of a command ended well; else null. */
export function describeFailure(command: Pick<MeasuredCommand, 'runs'>): string | null {
  const { runs } = command
  if (runs.length === 0 || soundRuns(command).length > 0) return null
  if (runs.every(({ flags }) => flags.includes('timeout'))) return 'timed out'
  const how = new Set(runs.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`))
  return `failed (${[...how].join(', ')})`
}

/**
 * One for each command, of at most `limit` characters: the user's own, or the command as a shell would take it. Where two
 * would look alike, all are numbered.
 */
export function labelsOf({ commands }: Measurement, limit: number): string[] {
  const cut = (numbered: boolean) =>
    commands.map((command, index) => shorten(`${numbered ? `${index + 1}: ` : ''}${labelOf(command)}`, limit))
  const labels = cut(false)
  return new Set(labels).size === labels.length ? labels : cut(true)
}

function labelOf({ name, command }: Pick<MeasuredCommand, 'name' | 'command'>): string {
  return cleanLine(name ?? command.map(quoteWord).join(' '), Number.POSITIVE_INFINITY)
}

/** What a run's energy is the sum of. */
const WHOLE = /^(package-[^/]*|external.*)$/

/** Of all runs together: one estimate among them makes it an estimate. */
export function energyQualityOf(command: Pick<MeasuredCommand, 'runs' | 'summary'>): EnergyQuality {
  if (command.summary.joules?.mean == null) return 'unavailable'
  const measured = soundRuns(command).some(({ energy }) =>
    energy.some(({ domain, quality }) => quality === 'measured' && WHOLE.test(domain)),
  )
  return measured ? 'measured' : 'estimated'
}

/** Means of one command, each in a cell; `short` cells share a unit between numbers. */
export interface Cells {
  /** Mean ± standard deviation; in their place, how all runs failed. */
  readonly time: string
  readonly range: string
  readonly cpu: string
  readonly memory: string
  readonly energy: string
  /** Null where nobody asked for it. */
  readonly carbon: string | null
}

export function cellsOf(command: MeasuredCommand): Cells {
  const { summary } = command
  const runs = soundRuns(command)
  const seconds = runs.flatMap(({ wallSeconds }) => wallSeconds ?? [])
  return {
    time: describeFailure(command) ?? spread(summary.wallSeconds, TIME),
    range: seconds.length < 2 ? MISSING : `${join([Math.min(...seconds), Math.max(...seconds)], ' … ', TIME)}`,
    cpu: meansOf([summary.userSeconds, summary.systemSeconds], TIME),
    memory: summary.peakMemoryBytes?.mean == null ? MISSING : formatBytes(summary.peakMemoryBytes.mean),
    energy: formatEnergy(command),
    carbon: runs.some(({ carbon }) => carbon !== null) ? formatCarbon(command) : null,
  }
}

type Scale = readonly (readonly [least: number, unit: string])[]
const TIME: Scale = [
  [1, 's'],
  [1e-3, 'ms'],
  [1e-6, 'µs'],
]
const ENERGY: Scale = [
  [1e4, 'kJ'],
  [1, 'J'],
  [1e-3, 'mJ'],
]
const GRAMS: Scale = [
  [1, 'g'],
  [1e-3, 'mg'],
  [1e-6, 'µg'],
]
const FACTORS: Readonly<Record<string, number>> = { kJ: 1e3, ms: 1e-3, mJ: 1e-3, mg: 1e-3, µs: 1e-6, µg: 1e-6 }

function formatEnergy(command: MeasuredCommand): string {
  const { joules } = command.summary
  if (energyQualityOf(command) !== 'estimated' || joules?.mean == null) return spread(joules, ENERGY)
  return `≈${join([joules.mean], '', ENERGY, 2)} est.`
}

function formatCarbon(command: MeasuredCommand): string {
  const { carbonGrams } = command.summary
  const estimated = energyQualityOf(command) === 'estimated'
  if (!estimated || carbonGrams?.mean == null) return spread(carbonGrams, GRAMS)
  return `≈${join([carbonGrams.mean], '', GRAMS, 2)} est.`
}

/** `2.104 ± 0.031 s` */
function spread(sample: SampleSummary | undefined, scale: Scale): string {
  if (sample?.mean == null) return MISSING
  const values = sample.standardDeviation === null ? [sample.mean] : [sample.mean, sample.standardDeviation]
  return join(values, ' ± ', scale)
}

const meansOf = (samples: readonly (SampleSummary | undefined)[], scale: Scale): string => {
  const means = samples.flatMap((sample) => sample?.mean ?? [])
  return means.length < samples.length ? MISSING : join(means, '/', scale, 3)
}

/** Numbers in the unit of the largest, with as many decimals as give that one `digits` digits. */
function join(values: readonly number[], separator: string, scale: Scale, digits = 4): string {
  const largest = Math.max(...values)
  const [, unit = ''] = scale.find(([least]) => largest >= least) ?? scale.at(-1) ?? []
  const factor = FACTORS[unit] ?? 1
  const whole = Math.max(1, Math.floor(Math.log10(largest / factor || 1)) + 1)
  const decimals = Math.max(0, digits - whole)
  return `${values.map((value) => (value / factor).toFixed(decimals)).join(separator)} ${unit}`
}

/** What the energy rests on, once for all commands. */
export function describeEnergy(measurement: Measurement): string {
  const readings = measurement.commands.flatMap((command) => soundRuns(command).flatMap(({ energy }) => energy))
  const measured = readings.filter(({ quality }) => quality === 'measured')
  const lost = readings.find(({ quality, domain }) => quality === 'unavailable' && WHOLE.test(domain))
  if (measured.length > 0) {
    const zones = [...new Set(measured.map(({ domain, meter }) => `${domain} (${meter})`))].join(', ')
    const known = measurement.commands.some((command) => energyQualityOf(command) === 'measured')
    return known || lost === undefined
      ? `energy: gross joules, measured: ${zones}`
      : `energy: not known, though ${zones} was measured: ${lost.domain}: ${lost.reason}`
  }
  if (readings.some(({ quality }) => quality === 'estimated')) {
    return 'energy: estimated (×/÷2), not compared; greenml doctor says why'
  }
  const told = lost ?? readings[0]
  if (told === undefined) return 'energy: not known: no run ended well'
  return `energy: not measured here: ${told.reason ?? 'no meter gave a reading'}`
}

/** Joules of zones beside the packages (memory, GPUs), and what is above idle: mean of each command. */
export function describeFurtherEnergy({ commands }: Measurement, labels: readonly string[]): string[] {
  const zones = new Set(
    commands.flatMap((command) =>
      soundRuns(command).flatMap(({ energy }) =>
        energy.flatMap(({ domain, quality }) => (quality === 'measured' && !WHOLE.test(domain) ? [domain] : [])),
      ),
    ),
  )
  const meanOf = (command: MeasuredCommand, zone: string) => {
    const joules = soundRuns(command).flatMap(
      ({ energy }) => energy.find(({ domain }) => domain === zone)?.joules ?? [],
    )
    return joules.length === 0
      ? MISSING
      : join([joules.reduce((sum, each) => sum + each, 0) / joules.length], '', ENERGY)
  }
  const each = (cell: (command: MeasuredCommand) => string) =>
    commands.map((command, index) => `${labels[index]} ${cell(command)}`).join(', ')
  const net = commands.some(
    (command) => energyQualityOf(command) === 'measured' && command.summary.netJoules?.mean != null,
  )
  return [
    ...[...zones].map((zone) => `of that or beside it, ${zone}: ${each((command) => meanOf(command, zone))}`),
    ...(net ? [`above idle: ${each(({ summary }) => spread(summary.netJoules, ENERGY))}`] : []),
  ]
}
