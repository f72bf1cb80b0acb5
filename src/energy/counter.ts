import type { Doubt } from '../schema/doubt.ts'
import type { Joules } from './source.ts'

/** What is known of a counter's limits. */
export interface CounterLimits {
  /** The largest value before it starts again from 0, in microjoules; null when it can't be read. */
  readonly maxMicrojoules: number | null
  /** The most power that its zone is allowed to draw; null when the kernel does not say. */
  readonly capWatts: number | null
}

export interface CounterReading {
  /** Nanoseconds. */
  readonly t: number
  readonly microjoules: number | null | undefined
}

/** Above every processor package on sale, where the zone's own limit is not known. */
const DEFAULT_CAP_WATTS = 2000
/** A package exceeds its long-term limit for short times; twice the largest limit it never reaches. */
const CAP_FACTOR = 2
/** The counter moves about once a millisecond, with jitter (Khan et al. 2018): room for both edges of a short step. */
const EDGE_SECONDS = 0.02
/** A step that one second at full power explains may be an edge that was late; a larger one can't be. */
const LENIENT_SECONDS = 1

/**
 * The value at which a counter is 0 again: `max_energy_range_uj` is (2³² − 1) units (drivers/powercap/intel_rapl_common.c),
 * so one unit more.
 */
export const modulusOf = (maxMicrojoules: number): number => (maxMicrojoules * 2 ** 32) / (2 ** 32 - 1)

/**
 * Joules between the first and the last reading of a counter. Wraps are added up; what can't have happened (a reset, a
 * step beyond twice the zone's power limit) gives null, what is merely odd a number with a doubt.
 */
export function joulesOf(readings: readonly CounterReading[], limits: CounterLimits): Joules {
  if (readings.length < 2) return { joules: null, reason: 'the counter was read less than twice' }
  const modulus = limits.maxMicrojoules === null ? null : modulusOf(limits.maxMicrojoules)
  const watts = CAP_FACTOR * (limits.capWatts ?? DEFAULT_CAP_WATTS)
  let total = 0
  let doubt: Doubt | null = null
  for (const [index, after] of readings.slice(1).entries()) {
    const step = judgeStep(readings[index], after, modulus, watts)
    if (typeof step === 'string') return { joules: null, reason: step }
    // What exceeds the zone's power says more than what may have been missed.
    if (step.doubt !== null && (doubt === null || step.doubt.kind === 'excessive-power')) doubt = step.doubt
    total += step.microjoules
  }
  return { joules: total / 1e6, reason: null, doubts: doubt === null ? [] : [doubt] }
}

/** What the counter moved from one reading to the next; or why that can't be. */
function judgeStep(
  before: CounterReading | undefined,
  after: CounterReading,
  modulus: number | null,
  watts: number,
): { readonly microjoules: number; readonly doubt: Doubt | null } | string {
  if (before?.microjoules == null || after.microjoules == null) return 'the counter could not be read during the run'
  const microjoules = stepOf(before.microjoules, after.microjoules, modulus)
  if (typeof microjoules === 'string') return microjoules
  const seconds = (after.t - before.t) / 1e9
  const most = watts * (seconds + EDGE_SECONDS) * 1e6
  if (microjoules > most) {
    if (microjoules > watts * LENIENT_SECONDS * 1e6) {
      return after.microjoules < before.microjoules ? RESET : describeExcess(microjoules, seconds, watts)
    }
    return { microjoules, doubt: { kind: 'excessive-power', joules: microjoules / 1e6, seconds, limitWatts: watts } }
  }
  const mayHaveWrapped = modulus !== null && most >= modulus
  return { microjoules, doubt: mayHaveWrapped ? { kind: 'wrapped-unseen', seconds } : null }
}

const RESET = 'the counter was reset during the run'

function stepOf(before: number, after: number, modulus: number | null): number | string {
  if (before < 0 || after < 0) return 'the counter gave a negative number'
  if (modulus !== null && (before > modulus || after > modulus)) return 'the counter is above its own range'
  if (after >= before) return after - before
  return modulus === null ? 'the counter wrapped or was reset, and its range is not known' : after - before + modulus
}

function describeExcess(microjoules: number, seconds: number, watts: number): string {
  return `${(microjoules / 1e6).toPrecision(3)} J in ${seconds.toPrecision(2)} s is implausible: above ${watts} W, twice the zone's limit`
}
