import type { MeasuredRun } from '../../schema/measurement.ts'
import { type PackageEnergy, sumPackages } from '../../schema/package-energy.ts'
import type { EnergyReading } from '../../schema/record.ts'

/** What one run took, gross: of all packages; where none was measured, of the external meters; else estimated. */
export function energyOf({ energy }: MeasuredRun): PackageEnergy {
  const packages = sumPackages(energy)
  return packages.quality === 'measured' ? packages : (sumExternal(energy) ?? packages)
}

/** The same above idle: of an estimate by its own model, of a meter where an idle baseline was measured. */
export function netJoulesOf({ energy, ...run }: MeasuredRun): number | null {
  const net = energy.map((reading) => ({ ...reading, joules: reading.netJoules }))
  return energyOf({ ...run, energy: net }).joules
}

/** Plugs and supplies stand beside one another; all of them or none. */
function sumExternal(energy: readonly EnergyReading[]): PackageEnergy | null {
  const sockets = energy.filter(({ domain }) => /^external(-|$)/.test(domain))
  if (!sockets.some(({ quality }) => quality === 'measured')) return null
  const missing = sockets.find(({ joules }) => joules === null)
  if (missing)
    return { joules: null, quality: 'unavailable', reason: missing.reason ?? `${missing.domain} was not read` }
  return { joules: sockets.reduce((sum, { joules }) => sum + (joules ?? 0), 0), quality: 'measured', reason: null }
}
