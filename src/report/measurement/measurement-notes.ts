import type { Measurement } from '../../schema/measurement.ts'
import type { PhaseSeconds } from '../../schema/record.ts'
import { cleanLine } from '../text/clean-text.ts'
import { countWord } from '../text/format.ts'
import { describeEnergy, describeFurtherEnergy } from './measurement-cells.ts'

const SLOWER = 1.25
const WORDS: Readonly<Record<string, string>> = { joules: 'energy', cpuSeconds: 'CPU time', wallSeconds: 'wall time' }

/** What stands under the table: where the numbers come from and how the rounds ended. */
export function notesOf(measurement: Measurement, labels: readonly string[]): string[] {
  return [
    describeEnergy(measurement),
    ...describeFurtherEnergy(measurement, labels),
    ...describeIdle(measurement),
    ...describeCarbon(measurement),
    ...describeCold(measurement, labels),
    ...describeFurtherRuns(measurement, labels),
    ...describeFloor(measurement),
    describeRounds(measurement),
  ]
}

export function warningsOf({ warnings }: Measurement, labels: readonly string[]): string[] {
  return warnings
    .filter(({ kind }) => kind !== 'failed')
    .map(({ command, text }) => `${command === null ? '' : `${labels[command]}: `}${text}`)
}

/** Which commands failed, before any number. `complaints`: what they said last. */
export function failuresOf(
  { warnings }: Measurement,
  complaints: ReadonlyMap<number, string>,
  labels: readonly string[],
): string[] {
  return warnings
    .filter(({ kind }) => kind === 'failed')
    .map(({ command, text }) => {
      const said = complaints.get(command ?? -1)
      return `${labels[command ?? -1]}: ${text}${said ? `; it said: ${cleanLine(said)}` : ''}`
    })
}

/** What the host drew before the first run; where that was asked for in vain, why it is not known. */
function describeIdle({ idle, commands }: Measurement): string[] {
  if (idle.length > 0) {
    const zones = idle.map(({ domain, meter, watts, standardErrorWatts }) => {
      const error = standardErrorWatts === null ? 'error not known' : `± ${round(standardErrorWatts, 2)} W`
      return `${domain} (${meter}) ${round(watts, 3)} W ${error}`
    })
    return [`at rest (± standard error): ${zones.join(', ')}`]
  }
  const reason = commands.flatMap(({ runs }) => runs.flatMap(({ reasons }) => reasons.netJoules ?? []))[0]
  return reason === undefined ? [] : [`nothing was measured at rest: ${reason}`]
}

function describeCarbon({ commands }: Measurement): string[] {
  const carbon = commands.flatMap(({ runs }) => runs.flatMap((run) => run.carbon ?? []))[0]
  if (carbon === undefined) return []
  const { gramsPerKwh, region, year, source, pue } = carbon
  return [
    `carbon: ${gramsPerKwh} g/kWh, ${[region, year, source].filter((part) => part !== null).join(', ')}; PUE ${pue}`,
  ]
}

function describeCold({ commands }: Measurement, labels: readonly string[]): string[] {
  return commands.flatMap((command, index) => {
    const [first] = command.warmups
    const cold = first?.exitCode === 0 ? first.wallSeconds : null
    const usual = command.summary.wallSeconds?.median ?? null
    if (cold === null || usual === null || cold < SLOWER * usual) return []
    const times = round(cold / usual, 2)
    return [`cold: the first run of ${labels[index]} took ${round(cold, 3)} s, ×${times}; it is in no number above`]
  })
}

/** Phases and operations, each from a run of its own. */
function describeFurtherRuns({ commands }: Measurement, labels: readonly string[]): string[] {
  return commands.flatMap((command, index) => {
    const label = labels[index]
    const { phaseCpuSeconds, flops, reasons } = command
    const phases =
      phaseCpuSeconds === null
        ? reasons.phaseCpuSeconds === undefined
          ? []
          : [`phases of ${label}: not known: ${reasons.phaseCpuSeconds}`]
        : [`phases of ${label}, CPU seconds: ${sayPhases(phaseCpuSeconds)}`]
    const operations = flops.map(({ kind, count, reason }) =>
      count === null
        ? `operations of ${label}: not counted: ${reason}`
        : `operations of ${label}: ${count.toExponential(3)} (${kind})${reason === null ? '' : `, ${reason}`}`,
    )
    return [...phases, ...operations]
  })
}

/** CPU seconds below which the profiler's own work is no longer small beside what it profiles. */
const ROUGH_SECONDS = 0.5

function sayPhases(phases: PhaseSeconds): string {
  const parts = Object.entries(phases).map(([phase, seconds]) => `${phase} ${seconds.toFixed(2)}`)
  const total = Object.values(phases).reduce((sum, each) => sum + each, 0)
  return `${parts.join(', ')}${total < ROUGH_SECONDS ? `; shares are rough below ${ROUGH_SECONDS} s` : ''}`
}

function describeFloor({ noiseFloor }: Measurement): string[] {
  if (noiseFloor === null) return []
  const floors = noiseFloor.quantities.map(({ quantity, floor }) => {
    const how = floor === null ? 'unknown from so few rounds' : percent(floor)
    return `${WORDS[quantity] ?? quantity} ${how}`
  })
  return [`noise floor (the first command against itself): ${floors.join(', ') || 'unknown'}`]
}

function describeRounds({ stopping, seed }: Measurement): string {
  const { rounds, reason, target, reached, quantity } = stopping
  const done = `${countWord(rounds, 'round')} in random order, seed ${seed}`
  const width =
    reached === null ? 'no interval yet' : `${WORDS[quantity ?? ''] ?? quantity} known to ${percent(reached)}`
  const asked = target === null ? '' : `, asked for ${percent(target)}`
  if (reason === 'interval') return `${done}: ${width}${asked}`
  if (reason === 'max-runs') return `${done}, the most that were allowed (--max-runs): ${width}${asked}`
  if (reason === 'max-seconds') {
    const known = target === null ? '' : `: ${width}${asked}`
    return `${done}; the time was up (--max-seconds)${known}`
  }
  if (reason === 'failed') return `stopped after ${done}: a command failed, so no interval would become narrow`
  return reason === 'interrupted' ? `stopped after ${done}: only complete rounds are kept` : done
}

const percent = (share: number) => `±${round(100 * share, 2)} %`

/** So many significant digits, and never an exponent. */
const round = (value: number, digits: number) => Number(value.toPrecision(digits))
