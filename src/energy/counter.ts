import type { Doubt } from '../schema/measurement/doubt.ts'
import type { EnergyGap } from '../schema/measurement/energy-reason.ts'
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

/** Watts above every processor package on sale, where the zone's own limit is not known. */
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
  if (readings.length < 2) return { joules: null, reason: { kind: 'read-once' } }
  const modulus = limits.maxMicrojoules === null ? null : modulusOf(limits.maxMicrojoules)
  const watts = CAP_FACTOR * (limits.capWatts ?? DEFAULT_CAP_WATTS)
  let total = 0
  let doubt: Doubt | null = null
  for (let i = 1; i < readings.length; i++) {
    const step = stepOf(readings[i - 1], readings[i], modulus)
    if ('kind' in step) return { joules: null, reason: step }
    const { microjoules, seconds } = step
    const most = watts * (seconds + EDGE_SECONDS) * 1e6
    if (microjoules > Math.max(most, watts * LENIENT_SECONDS * 1e6)) {
      return { joules: null, reason: nameExcess(step, watts) }
    }
    if (microjoules > most) {
      doubt = { kind: 'excessive-power', joules: microjoules / 1e6, seconds, limitWatts: watts }
    } else if (modulus !== null && most >= modulus) {
      doubt ??= { kind: 'wrapped-unseen', seconds }
    }
    total += microjoules
  }
  return { joules: total / 1e6, reason: null, doubts: doubt === null ? [] : [doubt] }
}

interface Step {
  readonly microjoules: number
  readonly seconds: number
  readonly wrapped: boolean
}

/** Increase between two readings, or why that can't be told. */
function stepOf(
  first: CounterReading | undefined,
  second: CounterReading | undefined,
  modulus: number | null,
): Step | EnergyGap {
  if (first?.microjoules == null || second?.microjoules == null) return { kind: 'not-read' }
  const [before, after, seconds] = [first.microjoules, second.microjoules, (second.t - first.t) / 1e9]
  if (before < 0 || after < 0) return { kind: 'negative' }
  if (modulus !== null && (before > modulus || after > modulus)) return { kind: 'above-range' }
  if (after >= before) return { microjoules: after - before, seconds, wrapped: false }
  if (modulus === null) return { kind: 'wrapped-or-reset' }
  return { microjoules: after - before + modulus, seconds, wrapped: true }
}

/** Reason of an excess over the zone's limit: after a wrap it was a reset, else it is implausible. */
const nameExcess = ({ microjoules, seconds, wrapped }: Step, limitWatts: number): EnergyGap =>
  wrapped ? { kind: 'reset' } : { kind: 'implausible', joules: microjoules / 1e6, seconds, limitWatts }
