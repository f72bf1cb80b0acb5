import { count } from '../../base/text/text.ts'
import type { Doubt } from '../../schema/measurement/doubt.ts'
import type { EnergyGap, EnergyReason, RestGap } from '../../schema/measurement/energy-reason.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { formatAllDigits } from './format.ts'

/** What an error number means of a counter's file, for the person who has to mend it. */
const LOCKED = ': the kernel lets only root read it since CVE-2020-8694'
const UNFILLED = ': a virtual machine can show a counter without filling it'
const CODES: Readonly<Record<string, string>> = {
  EACCES: LOCKED,
  EPERM: LOCKED,
  EINVAL: UNFILLED,
  EIO: UNFILLED,
  ENODATA: UNFILLED,
}

const formatSaid = (detail: string | null) => (detail === null ? '' : `: ${detail}`)

const GAPS: WordsByKind<EnergyGap> = {
  'no-counters': ({ root }) => `${root} has no energy counters (a virtual machine, a container, or no RAPL)`,
  'hidden-counters': ({ root }) => `the links in ${root} lead nowhere (a container hides the counters)`,
  'no-card-sensors': ({ root }) => `no card in ${root} shows its energy or power in hwmon`,
  'no-power-pmu': 'the kernel has no power PMU (a virtual machine, or no RAPL)',
  'no-energy-events': 'the power PMU has no energy events',
  'no-package-events': 'the power PMU does not count the packages (seen in virtual machines)',
  'pmu-counts-nothing': 'the power PMU does not count (seen in virtual machines)',
  'not-macos': 'powermetrics exists on macOS only',
  'no-devices': ({ library }) => `${library} lists no device`,
  'no-visible-devices': ({ setting, devices }) => `CUDA_VISIBLE_DEVICES='${setting}' shows none of ${devices}`,
  'no-power-field': ({ field }) =>
    field === null ? 'no field of power can be asked for' : `nvidia-smi says [N/A] for ${field}`,
  partitioned: 'the card is split (MIG): its counter is the whole card’s, not this part’s',
  'no-processor-meter': 'no meter of the processor was asked for',
  'no-cpu-seconds': 'no estimate without CPU seconds',
  unreadable: ({ path, code }) => `${path} can't be read (${code})${CODES[code] ?? ''}`,
  vanished: ({ path, code }) => `${path} vanished during the run (${code})`,
  'no-number': ({ path, text }) => `${path} holds no number but ${JSON.stringify(text)}`,
  nameless: ({ path }) => `${path} can't be read, so it is not known what its counter counts`,
  replaced: ({ path }) => `${path} was replaced since the measurement began`,
  missing: ({ path }) => `${path} does not exist`,
  'not-read': 'it was not read during the run',
  'read-once': 'the counter was read less than twice',
  still: 'the counter did not move during the run: it is too coarse for it, or stuck',
  negative: 'the counter gave a negative number',
  'above-range': 'the counter is above its own range',
  reset: 'the counter was reset during the run',
  'wrapped-or-reset': 'the counter wrapped or was reset, and its range is not known',
  'no-power': 'the sensor read 0 W throughout the run',
  'no-readings': 'there was no reading',
  'no-numbers': 'the sensor gave no number',
  'none-before': 'no reading was taken before the run began',
  'none-after': 'no reading was taken after the run ended',
  silent: ({ seconds }) => `no reading came for ${formatRoughly(seconds)}`,
  implausible: ({ joules, seconds, limitWatts }) =>
    `${formatAllDigits(joules, 3)} J in ${formatRoughly(seconds)} is implausible: above ${limitWatts} W, twice the zone's limit`,
  'beyond-belief': ({ value, unit, most }) => `the meter said ${value} ${unit}: no more than ${most} are believed`,
  'not-installed': ({ program }) => `${program} is not installed`,
  'not-started': ({ program, detail }) => `${program} can't be started: ${detail}`,
  ended: ({ program, signal, exitCode, detail }) =>
    `${program} ended (${signal ?? `exit code ${exitCode}`})${formatSaid(detail)}`,
  'no-answer': ({ program, seconds, detail }) => `${program} gave no reading within ${seconds} s${formatSaid(detail)}`,
  'not-understood': ({ program, detail }) => `${program} printed what can't be read: ${detail}`,
  denied: ({ detail }) => `${detail} (kernel.perf_event_paranoid must be 0 or less, or CAP_PERFMON given)`,
  reported: ({ detail }) => detail,
}

const REASONS: WordsByKind<EnergyReason> = {
  ...GAPS,
  estimated: ({ because }) => ['only estimated, ×/÷2', ...because.map(formatGap)].join('; '),
  mirrored: ({ domains }) => `${domains.join(', ')} shows the same counter`,
  'short-run': ({ error, seconds }) =>
    `±${Math.ceil(100 * error)} %: the counter moves once a millisecond, the run took ${seconds.toFixed(3)} s`,
  asleep: 'the counter did not move during the run',
  'other-sensor': ({ joules }) => `its power sensor adds up to ${formatAllDigits(joules, 4)} J`,
  'watts-too': 'the meter gives joules and watts: its joules are used',
  'sampled-power': 'integrated from nine readings of power a second',
  'averaged-power': 'integrated from power that the card may average over a second',
  'vendor-estimate': 'Apple calls its values estimates: compare them on one machine only',
}

const RESTS: WordsByKind<RestGap> = {
  'not-asked': 'no idle baseline was asked for',
  'only-estimated': 'energy is only estimated here',
  'not-among-zones': 'not among the zones whose idle power was measured',
  'not-read': ({ reason }) => (reason === null ? 'not read' : formatEnergyReason(reason)),
  doubtful: ({ doubts }) => formatDoubts(doubts),
}

/** Why there are no joules. */
export const formatGap = (gap: EnergyGap): string => tell(GAPS, gap, null)

/** Why there are no joules, or what is to be known of joules that stand. */
export const formatEnergyReason = (reason: EnergyReason): string => tell(REASONS, reason, null)

/** Why a zone's power at rest is not known. */
export const formatRestGap = (gap: RestGap): string => tell(RESTS, gap, null)

const WORDS: WordsByKind<Doubt> = {
  'meters-disagree': ({ meter, difference }) =>
    `${meter} reads ${Math.abs(100 * difference).toFixed(1)} % ${difference > 0 ? 'more' : 'less'}`,
  'excessive-power': ({ joules, seconds, limitWatts }) =>
    `${formatAllDigits(joules, 3)} J in ${formatRoughly(seconds)} is much: above ${limitWatts} W, twice the zone's limit`,
  'wrapped-unseen': ({ seconds }) => `the counter may have wrapped more than once within ${seconds.toFixed(1)} s`,
  gap: ({ seconds }) => `no reading came for ${formatRoughly(seconds)}`,
  'fast-power': ({ error }) => `${formatError(error)}: the power changes faster than it is read`,
  'few-readings': ({ readings, seconds }) =>
    `only ${count(readings, 'reading')} of power within ${formatRoughly(seconds)}`,
  'far-from-edges': ({ offSeconds, seconds }) =>
    `the nearest readings lie ${formatRoughly(offSeconds)} off the edges of a run of ${formatRoughly(seconds)}`,
  'shared-device': ({ processes }) => `${count(processes, 'other process', 'other processes')} computed on the device`,
  'slow-counter': ({ error, seconds }) =>
    `${formatError(error)}: the counter moves every 20 to 100 ms, the run took ${formatRoughly(seconds)}`,
  'device-order': 'cards differ and CUDA numbers the fastest first: set CUDA_DEVICE_ORDER=PCI_BUS_ID',
  reported: ({ detail }) => detail,
}

/** Words for a doubt in the number that a meter read. */
export const formatDoubt = (doubt: Doubt): string => tell(WORDS, doubt, null)

/** `doubtful: perf reads 10.0 % more; no reading came for 0.50 s`. */
export const formatDoubts = (doubts: readonly Doubt[]): string => `doubtful: ${doubts.map(formatDoubt).join('; ')}`

/** `0.50 s`: two digits say enough of how long something was. */
const formatRoughly = (seconds: number) => `${formatAllDigits(seconds, 2)} s`
const formatError = (share: number) => `±${Math.round(100 * share)} %`
