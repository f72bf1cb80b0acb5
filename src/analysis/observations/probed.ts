import type { Perturbation, ProbeReading } from '../../schema/measurement/record.ts'

/** A run on changed data. */
export interface ProbeRun {
  /** Null: it printed none. */
  readonly metric: number | null
  /** User and system seconds of the whole run; null: not known, or others may be in them. */
  readonly cpuSeconds: number | null
  readonly reading: ProbeReading
}

export interface Probed {
  /** Median of the measured runs. */
  readonly measured: number | null
  /** Median CPU seconds of the measured runs. */
  readonly cpuSeconds: number | null
  /** Reading of a measured run that was watched; null: none was. */
  readonly asIs: ProbeReading | null
  readonly runs: ReadonlyMap<Perturbation, ProbeRun>
}

export type Measured = Probed & { readonly measured: number }
