import type { Doubt } from '../schema/measurement/doubt.ts'
import type { EnergyGap, EnergyReason } from '../schema/measurement/energy-reason.ts'
import type { EnergyReading, Flag } from '../schema/measurement/execution.ts'
import type { ReadingMeter } from '../schema/measurement/meters.ts'
import { isDoubtful } from '../schema/measurement/package-energy.ts'

/** Counter values at one instant, in the order of the source's `counterPaths`. */
export interface CounterSample {
  /** Nanoseconds of CLOCK_MONOTONIC: what Python's `time.monotonic_ns` and Node's `process.hrtime` both read on Linux. */
  readonly t: number
  readonly values: readonly (number | null)[]
}

/** One run as the launcher saw it: the first sample bounds its begin, the last its end. */
export interface RunWindow {
  readonly samples: readonly CounterSample[]
  readonly beginNs: number
  readonly endNs: number
}

/**
 * One meter. Either the launcher reads its counters by path, at the edges of the run and on a slow tick; or it samples
 * beside the run, stamps its readings with CLOCK_MONOTONIC, and is asked for what lies inside the window.
 */
export interface Source extends AsyncDisposable {
  readonly meter: ReadingMeter
  /** Whether it reads the processor: where nothing does, its energy is estimated. */
  readonly readsProcessor: boolean
  /** Files that hold an integer, for the launcher. */
  readonly counterPaths: readonly string[]
  /** CPU seconds that its own processes took so far; absent where it has none. */
  cpuSeconds?(): number
  /** Called right before a run: a sampling source takes a reading. Never rejects for a fault of the meter. */
  prepare(): Promise<void>
  /** One reading for each physical zone; a fault of the meter is a null with its reason. */
  read(window: RunWindow): Promise<EnergyReading[]>
}

/** A meter that can't be used here. */
export interface Unusable {
  readonly meter: ReadingMeter
  readonly reason: EnergyGap
  /** Zones that exist but can't be read: each stays on record, without a number. */
  readonly readings?: readonly EnergyReading[]
}

export const isUsable = (opened: Source | Unusable): opened is Source => 'read' in opened

/** Joules that were read, perhaps with a doubt; or none, with the reason. */
export type Joules =
  | { readonly joules: number; readonly reason: EnergyReason | null; readonly doubts: readonly Doubt[] }
  | { readonly joules: null; readonly reason: EnergyGap; readonly doubts?: never }

/** The flags of a run for what its energy readings say. */
export const flagsOfEnergy = (readings: readonly EnergyReading[]): Flag[] =>
  readings.some(isDoubtful) ? ['doubtful-energy'] : []

export function makeReading(
  domain: string,
  meter: ReadingMeter,
  { joules, reason, doubts = [] }: Joules,
): EnergyReading {
  const quality = joules === null ? 'unavailable' : 'measured'
  return { domain, joules, netJoules: null, meter, quality, reason, doubts: [...doubts] }
}

export const monotonicNs = (): number => Number(process.hrtime.bigint())
