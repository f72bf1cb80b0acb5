import type { EnergyReading } from './record.ts'

/** What all processor packages of a host took during a run, by one meter. */
export interface PackageEnergy {
  readonly joules: number | null
  readonly quality: EnergyReading['quality']
  readonly reason: string | null
}

/** A whole processor package by its kernel name; its children (`package-0/dram`) are not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/
const ESTIMATE_DOMAIN = 'estimate/cpu'

/**
 * Gross joules of all packages, or none of them: a sum that lacks a socket is not the run's energy. Where no package was
 * read, the estimate, marked so; else null with the reason.
 */
export function sumPackages(energy: readonly EnergyReading[]): PackageEnergy {
  const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== 'estimated')
  const meter = packages.find(({ quality }) => quality === 'measured')?.meter
  const ofMeter = packages.filter((reading) => reading.meter === meter) // two meters read the same joules
  if (ofMeter.length > 0) return sumMeasured(ofMeter)
  const estimate = energy.find(({ domain, quality }) => domain === ESTIMATE_DOMAIN && quality === 'estimated')
  if (estimate !== undefined && estimate.joules !== null) {
    return { joules: estimate.joules, quality: 'estimated', reason: estimate.reason }
  }
  const told = packages.find(({ reason }) => reason !== null) ?? energy.find(({ reason }) => reason !== null)
  return unavailable(told?.reason ?? 'this host gave no reading of energy')
}

function sumMeasured(packages: readonly EnergyReading[]): PackageEnergy {
  let sum = 0
  for (const { domain, joules, quality, reason } of packages) {
    if (quality !== 'measured' || joules === null) return unavailable(reason ?? `${domain} was not read`)
    sum += joules
  }
  return { joules: sum, quality: 'measured', reason: null }
}

const unavailable = (reason: string): PackageEnergy => ({ joules: null, quality: 'unavailable', reason })
