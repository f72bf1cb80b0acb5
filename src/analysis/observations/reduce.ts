import { energyOfHost, isDoubtful, measuredNetJoules } from '../../schema/package-energy.ts'
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

export function reduceObservation(record: RunRecord): Observation {
  const host = energyOfHost(record.energy)
  const { carbon, conditions } = record
  return {
    netJoules: measuredNetJoules(record.energy),
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
