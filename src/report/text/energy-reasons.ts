import type { EnergyGap, EnergyReason, PlainEnergyGap, RestGap } from '../../schema/energy-reason.ts'
import { formatDoubts, formatSeconds } from './doubt-words.ts'

/** Why a zone has no joules, or what is to be known of those that it has. */
export function formatEnergyReason(reason: EnergyReason): string {
  switch (reason.kind) {
    case 'estimated':
      return ['×/÷2', ...reason.because.map(formatGap)].join('; ')
    case 'mirrored':
      return `${reason.domains.join(', ')} shows the same counter`
    case 'short-run':
      return `±${Math.ceil(100 * reason.error)} %: the counter moves once a millisecond, the run took ${reason.seconds.toFixed(3)} s`
    case 'asleep':
      return 'the counter did not move during the run'
    case 'other-sensor':
      return `its power sensor adds up to ${reason.joules.toPrecision(4)} J`
    case 'watts-too':
      return 'the meter gives joules and watts: its joules are used'
    case 'sampled-power':
      return 'integrated from nine readings of power a second'
    case 'averaged-power':
      return 'integrated from power that the card may average over a second'
    case 'vendor-estimate':
      return 'Apple calls its values estimates: compare them on one machine only'
    default:
      return formatGap(reason)
  }
}

/** Why a zone's power at rest is not known. */
export function formatRestGap(gap: RestGap): string {
  switch (gap.kind) {
    case 'not-asked':
      return 'no idle baseline was asked for'
    case 'only-estimated':
      return 'energy is only estimated here'
    case 'not-among-zones':
      return 'not among the zones whose idle power was measured'
    case 'not-read':
      return gap.reason === null ? 'not read' : formatEnergyReason(gap.reason)
    case 'doubtful':
      return formatDoubts(gap.doubts)
  }
}

/** What an error number means of a counter's file, for the person who has to mend it. */
const LOCKED = 'the kernel lets only root read it since CVE-2020-8694'
const UNFILLED = 'a virtual machine can show a counter without filling it'
const CODE_WORDS: Readonly<Record<string, string>> = {
  ...{ EACCES: LOCKED, EPERM: LOCKED },
  ...{ EINVAL: UNFILLED, EIO: UNFILLED, ENODATA: UNFILLED },
}

const GAP_WORDS: Readonly<Record<PlainEnergyGap, string>> = {
  'no-power-pmu': 'the kernel has no power PMU (a virtual machine, or no RAPL)',
  'no-energy-events': 'the power PMU has no energy events',
  'no-package-events': 'the power PMU does not count the packages (seen in virtual machines)',
  'pmu-counts-nothing': 'the power PMU does not count (seen in virtual machines)',
  'not-macos': 'powermetrics exists on macOS only',
  'no-processor-meter': 'no meter of the processor was asked for',
  'no-cpu-seconds': 'no estimate without CPU seconds',
  partitioned: 'the card is split (MIG): its counter is the whole card’s, not this part’s',
  'not-read': 'it was not read during the run',
  'read-once': 'the counter was read less than twice',
  negative: 'the counter gave a negative number',
  'above-range': 'the counter is above its own range',
  reset: 'the counter was reset during the run',
  'wrapped-or-reset': 'the counter wrapped or was reset, and its range is not known',
  still: 'the counter did not move during the run: it is too coarse for it, or stuck',
  'no-power': 'the sensor read 0 W throughout the run',
  'no-readings': 'there was no reading',
  'no-numbers': 'the sensor gave no number',
  'none-before': 'no reading was taken before the run began',
  'none-after': 'no reading was taken after the run ended',
}

export function formatGap(gap: EnergyGap): string {
  switch (gap.kind) {
    case 'no-counters':
      return `${gap.root} has no energy counters (a virtual machine, a container, or no RAPL)`
    case 'hidden-counters':
      return `the links in ${gap.root} lead nowhere (a container hides the counters)`
    case 'no-card-sensors':
      return `no card in ${gap.root} shows its energy or power in hwmon`
    case 'no-devices':
      return `${gap.library} lists no device`
    case 'no-visible-devices':
      return `CUDA_VISIBLE_DEVICES='${gap.setting}' shows none of ${gap.devices}`
    case 'no-power-field':
      return gap.field === null ? 'no field of power can be asked for' : `nvidia-smi says [N/A] for ${gap.field}`
    case 'unreadable':
      return [`${gap.path} can't be read (${gap.code})`, CODE_WORDS[gap.code]].filter(Boolean).join(': ')
    case 'vanished':
      return `${gap.path} vanished during the run (${gap.code})`
    case 'no-number':
      return `${gap.path} holds no number but ${JSON.stringify(gap.text)}`
    case 'nameless':
      return `${gap.path} can't be read, so it is not known what its counter counts`
    case 'replaced':
      return `${gap.path} was replaced since the measurement began`
    case 'missing':
      return `${gap.path} does not exist`
    case 'silent':
      return `no reading came for ${formatSeconds(gap.seconds)}`
    case 'implausible':
      return `${gap.joules.toPrecision(3)} J in ${formatSeconds(gap.seconds)} is implausible: above ${gap.limitWatts} W, twice the zone's limit`
    case 'beyond-belief':
      return `the meter said ${gap.value} ${gap.unit}: no more than ${gap.most} are believed`
    case 'denied':
      return `${gap.detail} (kernel.perf_event_paranoid must be 0 or less, or CAP_PERFMON given)`
    case 'reported':
      return gap.detail
    case 'not-installed':
    case 'not-started':
    case 'ended':
    case 'no-answer':
    case 'not-understood':
      return formatProgram(gap)
    default:
      return GAP_WORDS[gap.kind]
  }
}

type ProgramGap = Extract<EnergyGap, { program: string }>

function formatProgram(gap: ProgramGap): string {
  const said = 'detail' in gap && gap.detail !== null ? `: ${gap.detail}` : ''
  switch (gap.kind) {
    case 'not-installed':
      return `${gap.program} is not installed`
    case 'not-started':
      return `${gap.program} can't be started${said}`
    case 'ended':
      return `${gap.program} ended (${gap.signal ?? `exit code ${gap.exitCode}`})${said}`
    case 'no-answer':
      return `${gap.program} gave no reading within ${gap.seconds} s${said}`
    case 'not-understood':
      return `${gap.program} printed what can't be read${said}`
  }
}
