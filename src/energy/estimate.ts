import { availableParallelism } from 'node:os'
import type { EnergyReading } from '../schema/record.ts'

/**
 * Watts of one virtual CPU, idle and busy: the means over Amazon's instance types in the Cloud Carbon Footprint
 * coefficients. A model of this kind is right within a factor of about two (docs/method.md), so it is never evidence.
 */
const IDLE_WATTS = 0.74
const BUSY_WATTS = 3.5

/** An order of magnitude where nothing can be measured: an affine function of wall and CPU time, in its own domain. */
export function estimateEnergy(
  wallSeconds: number,
  cpuSeconds: number,
  reason: string,
  cpus: number = availableParallelism(),
): EnergyReading {
  const netJoules = (BUSY_WATTS - IDLE_WATTS) * cpuSeconds
  return {
    domain: 'estimate/cpu',
    joules: IDLE_WATTS * cpus * wallSeconds + netJoules,
    netJoules,
    meter: 'linear per-vCPU model',
    quality: 'estimated',
    reason: `×/÷2; ${reason}`,
  }
}
