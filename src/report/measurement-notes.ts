import type { Measurement } from '../schema/measurement.ts'
import { cleanLine } from './clean-text.ts'
import { countWord } from './format.ts'
import { describeEnergy, describeFurtherEnergy } from './measurement-cells.ts'

const SLOWER = 1.25
const WORDS: Readonly<Record<string, string>> = { joules: 'energy', cpuSeconds: 'CPU time', wallSeconds: 'wall time' }

/** What stands under the table: where the numbers come from and how the rounds ended. */
export function notesOf(measurement: Measurement, labels: readonly string[]): string[] {
  return [
    describeEnergy(measurement),
    ...describeFurtherEnergy(measurement, labels),
    ...describeCarbon(measurement),
    ...describeCold(measurement, labels),
    ...describeFurtherRuns(measurement, labels),
    ...describeFloor(measurement),
    describeRounds(measurement),
  ]
}

/** `complaints`: what those that failed said last. */
export function warningsOf(
  { warnings }: Measurement,
  complaints: ReadonlyMap<number, string>,
  labels: readonly string[],
): string[] {
  return warnings.map(({ kind, command, text }) => {
    const of = command === null ? '' : `${labels[command]}: `
    const said = kind === 'failed' && command !== null ? complaints.get(command) : undefined
    return `${of}${text}${said ? `; it said: ${cleanLine(said)}` : ''}`
  })
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
    const cold = command.warmups[0]?.wallSeconds ?? null
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
        : [`phases of ${label}, CPU seconds: ${Object.entries(phaseCpuSeconds).map(sayPhase).join(', ')}`]
    const operations = flops.map(({ kind, count, reason }) =>
      count === null
        ? `operations of ${label}: not counted: ${reason}`
        : `operations of ${label}: ${count.toExponential(3)} (${kind})${reason === null ? '' : `, ${reason}`}`,
    )
    return [...phases, ...operations]
  })
}

const sayPhase = ([phase, seconds]: [string, number]) => `${phase} ${seconds.toFixed(2)}`

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
  return reason === 'interrupted' ? `stopped after ${done}: this is what was measured so far` : done
}

const percent = (share: number) => `±${round(100 * share, 2)} %`

/** So many significant digits, and never an exponent. */
const round = (value: number, digits: number) => Number(value.toPrecision(digits))
