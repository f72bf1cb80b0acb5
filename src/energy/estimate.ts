import { availableParallelism } from 'node:os'
import type { EnergyGap } from '../schema/measurement/energy-reason.ts'
import type { EnergyReading } from '../schema/measurement/execution.ts'

/**
 * Watts of one virtual CPU, idle and busy: the means over Amazon's instance types in the Cloud Carbon Footprint
 * coefficients. A model of this kind is right within a factor of about two (docs/method.md), so it is never evidence.
 */
const IDLE_WATTS = 0.74
const BUSY_WATTS = 3.5

/** What the estimate assumes of the whole machine; by default so much for each virtual CPU. */
export interface PowerModel {
  readonly cpus?: number
  readonly idleWatts?: number | undefined
  readonly maxWatts?: number | undefined
}

/** An order of magnitude where nothing can be measured: an affine function of wall and CPU time, in its own domain. */
export function estimateEnergy(
  wallSeconds: number,
  cpuSeconds: number,
  because: readonly EnergyGap[],
  { cpus = availableParallelism(), idleWatts, maxWatts }: PowerModel = {},
): EnergyReading {
  const hasOwnWatts = idleWatts !== undefined || maxWatts !== undefined
  const idle = idleWatts ?? Math.min(IDLE_WATTS * cpus, maxWatts ?? Number.POSITIVE_INFINITY)
  const most = maxWatts ?? Math.max(BUSY_WATTS * cpus, idle)
  const netJoules = ((most - idle) / cpus) * cpuSeconds
  return {
    domain: 'estimate/cpu',
    joules: idle * wallSeconds + netJoules,
    netJoules,
    meter: hasOwnWatts ? 'linear-own-watts' : 'linear-per-vcpu',
    quality: 'estimated',
    reason: { kind: 'estimated', because: [...because] },
    doubts: [],
  }
}
