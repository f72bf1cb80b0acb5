import { groupsBy } from '../../../base/groups.ts'
import { sum } from '../../../base/numbers.ts'
import { formatSignificantDigits, formatWattsWithError } from '../../../base/text/significant-digits.ts'
import { count } from '../../../base/text/text.ts'
import type { Epoch, Measurement } from '../../../schema/analysis/measurement.ts'
import type { EnergyReading } from '../../../schema/measurement/execution.ts'
import { isSound } from '../../../schema/measurement/measurement-basics.ts'
import { energyAsked, energyOfHost, isWhole, joulesOfCards } from '../../../schema/measurement/package-energy.ts'
import type { PhaseSeconds } from '../../../schema/measurement/record.ts'
import { formatEnergyReason, formatRestGap } from '../energy-reasons.ts'
import { formatExecutionReason, formatFlopsReason } from '../execution-reasons.ts'
import { formatPercent, formatShortTime, QUANTITY_WORDS } from '../format.ts'
import { formatJoules, formatMeanJoules, type MeasuredCommand, memoryBound, soundRuns } from './measured-values.ts'

/** What stands under the table: where the numbers come from and how the rounds ended. */
export function formatNotes(measurement: Measurement, labels: readonly string[]): string[] {
  return [
    formatEnergySource(measurement),
    ...formatSpreadKind(measurement),
    ...formatMemoryBounds(measurement),
    ...formatFurtherEnergy(measurement, labels),
    ...formatIdle(measurement),
    ...formatCarbon(measurement),
    ...formatCold(measurement, labels),
    ...formatIgnored(measurement, labels),
    ...formatLeft(measurement, labels),
    ...formatEpochs(measurement, labels),
    ...formatExtraRuns(measurement, labels),
    ...formatNoiseFloor(measurement),
    ...formatCorrection(measurement),
    formatRounds(measurement),
  ]
}

/** What ± beside a mean is; a ratio's and that of the power at rest say for themselves. */
const formatSpreadKind = ({ commands }: Measurement): string[] =>
  commands.some(({ summary }) => summary.wallSeconds?.standardDeviation != null)
    ? ['± beside a mean: one standard deviation of single runs']
    : []

/** What the sign before a peak of memory means, where one has it. */
function formatMemoryBounds({ commands }: Measurement): string[] {
  const bounds = new Set(commands.map(memoryBound))
  return [
    ...(bounds.has('≤') ? ['memory ≤: a run starts with the launcher’s own pages, and took no more than they do'] : []),
    ...(bounds.has('≥') ? ['memory ≥: part of it could not be told from files that the host keeps in memory'] : []),
  ]
}

const readingsOf = (command: MeasuredCommand) => soundRuns(command).flatMap(({ energy }) => energy)

/** What the energy rests on, once for all commands. */
function formatEnergySource({ commands }: Measurement): string {
  const readings = commands.flatMap(readingsOf)
  const measured = readings.filter(({ quality }) => quality === 'measured')
  const lost = readings.find(({ quality, domain }) => quality === 'unavailable' && isWhole(domain))
  if (measured.length > 0) {
    const zones = [...new Set(measured.map(({ domain, meter }) => `${domain} (${meter})`))].join(', ')
    if (commands.some(({ energyQuality }) => energyQuality === 'estimated'))
      return `energy: estimated (×/÷2), not compared; measured in gross joules for itself: ${zones}`
    const known = commands.some(({ energyQuality }) => energyQuality === 'measured')
    return known || lost === undefined
      ? `energy: gross joules, measured: ${zones}`
      : `energy: not known, though ${zones} was measured: ${lost.domain}: ${formatWhy(lost)}`
  }
  if (readings.some(({ quality }) => quality === 'estimated')) {
    return 'energy: estimated (×/÷2), not compared; greenml doctor says why'
  }
  const unread = lost ?? readings[0]
  if (unread === undefined) return 'energy: not known: no run ended well'
  return `energy: not measured here: ${formatWhy(unread)}`
}

const formatWhy = ({ reason }: EnergyReading): string =>
  reason === null ? 'no meter gave a reading' : formatEnergyReason(reason)

/**
 * Joules of zones beside the packages (memory, GPUs), and what is above idle: mean of each command. The idle power is one number for
 * all runs, so that its error is in no scatter of theirs.
 */
function formatFurtherEnergy({ commands }: Measurement, labels: readonly string[]): string[] {
  const further = commands.map((command) =>
    readingsOf(command).filter(({ domain, quality }) => quality === 'measured' && !isWhole(domain)),
  )
  const zones = new Set(further.flat().map(({ domain }) => domain))
  const ofZone = (index: number, zone: string) =>
    formatMeanJoules((further[index] ?? []).flatMap(({ domain, joules }) => (domain === zone ? (joules ?? []) : [])))
  const each = (cell: (command: MeasuredCommand, index: number) => string) =>
    commands.map((command, index) => `${labels[index]} ${cell(command, index)}`).join(', ')
  const hosts = commands.flatMap((command) => soundRuns(command).map(({ energy }) => energyAsked(energy)))
  const known = hosts.filter(({ quality }) => quality === 'measured')
  const isFurther = (zone: string) =>
    known.some(({ domains }) => domains.length !== 1 || domains[0] !== zone) || known.length === 0
  const placeOf = (zone: string) => {
    if (known.length === 0) return ''
    return zone.includes('/') || known.some(({ domains }) => domains.includes(zone)) ? 'of that, ' : 'beside it, '
  }
  const net = commands.some(({ energyQuality, summary }) => energyQuality === 'measured' && hasMean(summary.netJoules))
  return [
    ...[...zones]
      .filter(isFurther)
      .map((zone) => `${placeOf(zone)}${zone}: ${each((_, index) => ofZone(index, zone))}`),
    ...(net
      ? [
          `above idle: ${each(({ summary }) => formatJoules(summary.netJoules))}; not in ±: an error of the power at rest, which moves each by that × its seconds`,
        ]
      : []),
  ]
}

const hasMean = (sample: MeasuredCommand['summary'][string] | undefined) => sample?.mean != null

/** What the host drew before the first run and after the last; where that was asked for in vain, why it is not known. */
function formatIdle({ idle, commands }: Measurement): string[] {
  if (idle.length > 0) {
    const zones = groupsBy(idle, ({ domain, meter }) => [domain, meter]).map((windows) => {
      const [{ domain, meter }] = windows
      return `${domain} (${meter}) ${windows.map(formatWindow).join(' before and ')}${windows.length > 1 ? ' after the runs' : ''}`
    })
    return [`at rest (± standard error): ${zones.join(', ')}`]
  }
  const readings = commands.flatMap(({ runs }) => runs.flatMap(({ energy }) => energy))
  const [gap] = readings.flatMap(({ restReason }) => restReason ?? [])
  return gap === undefined ? [] : [`nothing was measured at rest: ${formatRestGap(gap)}`]
}

const formatWindow = ({ watts, standardErrorWatts }: Measurement['idle'][number]): string =>
  formatWattsWithError(watts, standardErrorWatts)

function formatCarbon({ commands }: Measurement): string[] {
  const carbon = commands.flatMap(({ runs }) => runs.flatMap((run) => run.carbon ?? []))[0]
  if (carbon === undefined) return []
  const { gramsPerKwh, region, year, source, pue } = carbon
  return [
    `carbon: ${gramsPerKwh} g/kWh, ${[region, year, source].filter((part) => part !== null).join(', ')}; PUE ${pue}`,
  ]
}

/** How much longer than usual a first run took that is worth a line. */
const SLOWER = 1.25

function formatCold({ commands }: Measurement, labels: readonly string[]): string[] {
  return commands.flatMap((command, index) => {
    const [first] = command.warmups
    const cold = first && isSound(first) ? first.wallSeconds : null
    const usual = command.summary.wallSeconds?.median ?? null
    if (cold === null || usual === null || cold < SLOWER * usual) return []
    const times = formatSignificantDigits(cold / usual, 2)
    return [
      `cold: the first run of ${labels[index]} took ${formatShortTime(cold)}, ×${times}; it is in no number above`,
    ]
  })
}

function formatIgnored({ commands }: Measurement, labels: readonly string[]): string[] {
  return commands.flatMap(({ runs }, index) => {
    const ignored = runs.filter(({ flags }) => flags.includes('failure-ignored'))
    if (ignored.length === 0) return []
    const codes = [...new Set(ignored.map(({ exitCode }) => exitCode))].join(', ')
    return [
      `${ignored.length} of ${count(runs.length, 'run')} of ${labels[index]} ended with exit code ${codes}: ignored`,
    ]
  })
}

function formatLeft({ commands }: Measurement, labels: readonly string[]): string[] {
  return commands.flatMap(({ runs }, index) => {
    const left = runs.filter(({ flags }) => flags.includes('left-processes')).length
    if (left === 0) return []
    return [`${left} of ${count(runs.length, 'run')} of ${labels[index]} left processes running: they were ended`]
  })
}

const SHOWN_EPOCHS = 12

/** Seconds and joules of each epoch, means over the runs that have it. */
function formatEpochs({ commands }: Measurement, labels: readonly string[]): string[] {
  return commands.flatMap((command, index) => {
    const looked = soundRuns(command).flatMap(({ epochs }) => (epochs === undefined ? [] : [epochs]))
    const all = looked.flat()
    if (looked.length > 0 && all.length === 0) {
      return [`epochs of ${labels[index]}: none: it wrote no line GREENML_EPOCH n to its standard output`]
    }
    if (all.length === 0) return []
    const groups = groupsBy(all, ({ epoch }) => epoch)
    const shown = groups.slice(0, SHOWN_EPOCHS).map((own) => {
      const joules = own.flatMap(({ energy }) => energyOfHost(energy).joules ?? joulesOfCards(energy) ?? [])
      const seconds = formatShortTime(sum(own.map(({ wallSeconds }) => wallSeconds)) / own.length)
      return `${own[0].epoch}: ${seconds}${joules.length < own.length ? '' : `, ${formatMeanJoules(joules)}`}`
    })
    const more = groups.length > shown.length ? [`${groups.length - shown.length} more`] : []
    return [`epochs of ${labels[index]}: ${[...shown, ...more, ...tellEpochEnergy(all)].join('; ')}`]
  })
}

function tellEpochEnergy(epochs: readonly Epoch[]): string[] {
  if (epochs.some(({ energy }) => energyOfHost(energy).joules !== null)) return []
  return [
    epochs.some(({ energy }) => joulesOfCards(energy) !== null) ? 'joules of the cards alone' : 'energy not measured',
  ]
}

/** Phases and operations, each from a run of its own. */
function formatExtraRuns({ commands }: Measurement, labels: readonly string[]): string[] {
  return commands.flatMap((command, index) => {
    const label = labels[index] ?? ''
    return [...tellPhases(command, label), ...tellOperations(command, label)]
  })
}

type ExtraRuns = Measurement['commands'][number]

function tellPhases({ phaseCpuSeconds, reasons }: ExtraRuns, label: string): string[] {
  if (phaseCpuSeconds !== null) return [`phases of ${label}, CPU seconds: ${formatPhases(phaseCpuSeconds)}`]
  const why = reasons.phaseCpuSeconds
  return why === undefined ? [] : [`phases of ${label}: not known: ${formatExecutionReason(why)}`]
}

const tellOperations = ({ flops }: ExtraRuns, label: string): string[] =>
  flops.map(({ kind, count, counted, reason }) => {
    const why = reason && formatFlopsReason(reason, counted)
    if (count === null) return `operations of ${label}: not counted: ${why}`
    return `operations of ${label}: ${count.toExponential(3)} (${kind})${why === null ? '' : `, ${why}`}`
  })

/** CPU seconds below which the profiler's own work is no longer small beside what it profiles. */
const ROUGH_SECONDS = 0.5

function formatPhases(phases: PhaseSeconds): string {
  const parts = Object.entries(phases).map(([phase, seconds]) => `${phase} ${seconds.toFixed(2)}`)
  const total = sum(Object.values(phases))
  return `${parts.join(', ')}${total < ROUGH_SECONDS ? `; shares are rough below ${ROUGH_SECONDS} s` : ''}`
}

function formatNoiseFloor({ noiseFloor }: Measurement): string[] {
  if (noiseFloor === null) return []
  const floors = noiseFloor.quantities.map(({ quantity, floor }) => {
    const how = floor === null ? 'unknown from so few rounds' : `±${formatPercent(floor)}`
    return `${QUANTITY_WORDS[quantity]} ${how}`
  })
  return [`noise floor (the first command against itself): ${floors.join(', ') || 'unknown'}`]
}

/** What the verdicts of several commands against the first take into account, and their intervals do not. */
function formatCorrection({ comparisons }: Measurement): string[] {
  const tests = groupsBy(
    comparisons.filter(({ adjustedP }) => adjustedP !== undefined),
    ({ quantity }) => quantity,
  ).map(({ length }) => length)
  if (tests.length === 0) return []
  const number = Math.max(...tests)
  return [
    `${number} comparisons with the first command: verdicts are corrected for their number (Holm), each quantity for itself; an interval is 95 % for its own ratio`,
  ]
}

function formatRounds({ stopping, seed }: Measurement): string {
  const done = `${count(stopping.rounds, 'round')} in random order, seed ${seed}`
  const width = formatWidth(stopping)
  const told: Readonly<Record<Measurement['stopping']['reason'], string>> = {
    repetitions: done,
    interval: `${done}: ${width}`,
    'max-runs': `${done}, the most that were allowed (--max-runs): ${width}`,
    'max-seconds': `${done}; the time was up (--max-seconds)${stopping.target === null ? '' : `: ${width}`}`,
    failed: `stopped after ${done}: a command failed, so no interval would become narrow`,
    interrupted: `stopped after ${done}: only complete rounds are kept`,
  }
  return told[stopping.reason]
}

/** `energy known to ±4.2 %, asked for ±5 %` */
function formatWidth({ target, reached, quantity }: Measurement['stopping']): string {
  const known =
    reached === null || quantity === null
      ? 'no interval yet'
      : `${QUANTITY_WORDS[quantity]} known to ±${formatPercent(reached)}`
  return `${known}${target === null ? '' : `, asked for ±${formatPercent(target)}`}`
}
