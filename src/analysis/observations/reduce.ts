import { type HostEnergy, isDoubtful, netJoulesOfHost } from '../../schema/package-energy.ts'
import type { RunRecord } from '../../schema/record.ts'

/** What a measured run's record says beside the quantities of the ratios. */
export interface Observation {
  readonly netJoules: number | null
  /** Gross joules that were measured. */
  readonly joules: number | null
  readonly energyInDoubt: boolean
  readonly carbonGrams: number | null
  readonly carbonEstimated: boolean
  /** Null: conditions were not recorded. */
  readonly conditions: { readonly otherCpuShare: number | null; readonly celsius: number | null } | null
  readonly throttled: boolean
}

/** `host`: what `energyOfHost` makes of the record. */
export function reduceObservation(record: RunRecord, host: HostEnergy): Observation {
  const { carbon, conditions } = record
  return {
    netJoules: host.quality === 'measured' ? netJoulesOfHost(record.energy) : null,
    joules: host.quality === 'measured' ? host.joules : null,
    energyInDoubt: isDoubtful(host),
    carbonGrams: carbon?.grams ?? null,
    carbonEstimated: carbon?.quality === 'estimated',
    conditions: conditions && {
      otherCpuShare: conditions.otherCpuShare,
      celsius: conditions.temperatureCelsius?.after ?? null,
    },
    throttled: record.flags.includes('throttled'),
  }
}
