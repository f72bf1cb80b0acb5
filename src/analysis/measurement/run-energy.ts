import type { MeasuredRun } from '../../schema/analysis/measurement.ts'
import { energyAsked, type HostEnergy, netJoulesAsked } from '../../schema/measurement/package-energy.ts'

/** Gross energy of one run. */
export const energyOf = ({ energy }: MeasuredRun): HostEnergy => energyAsked(energy)

/** The same above idle: of an estimate by its own model, of a meter where an idle baseline was measured. */
export const netJoulesOf = ({ energy }: MeasuredRun): number | null => netJoulesAsked(energy)

/** Quality of the energy of all runs together: one estimate makes all of it an estimate. */
export function judgeEnergy(runs: readonly MeasuredRun[]): HostEnergy['quality'] {
  const qualities = runs.map((run) => energyOf(run).quality)
  return (['estimated', 'measured'] as const).find((quality) => qualities.includes(quality)) ?? 'unavailable'
}
