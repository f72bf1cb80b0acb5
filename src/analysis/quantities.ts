import type { Quantity } from '../schema/analysis.ts'
import type { RunRecord } from '../schema/record.ts'

/** A number of one run that may enter a ratio: above zero, or missing with the reason. */
interface Reading {
  readonly value: number | null
  readonly quality: 'measured' | 'estimated' | 'unavailable'
  readonly reason: string | null
}

export type Readings = Readonly<Record<Quantity, Reading>>

/** A whole processor package by its kernel name; its children (`package-0/dram`) are not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/
const ESTIMATE_DOMAIN = 'estimate/cpu'

export function readQuantities(record: RunRecord): Readings {
  const { userSeconds, systemSeconds } = record
  const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds
  return {
    energy: readEnergy(record),
    cpu: positive(cpuSeconds, 'CPU time', record.reasons.userSeconds ?? record.reasons.systemSeconds),
    wall: positive(record.wallSeconds, 'wall time', record.reasons.wallSeconds),
    memory: positive(record.peakMemoryBytes, 'peak memory', record.reasons.peakMemoryBytes),
  }
}

/** Nothing takes no time, no memory and no energy: a zero is a meter too coarse for this run, not a saving. */
function positive(value: number | null, what: string, reason: string | undefined): Reading {
  if (value === null) return unavailable(reason ?? `${what} was not recorded`)
  if (value <= 0) return unavailable(`${what} was too small to be read`)
  return { value, quality: 'measured', reason: null }
}

const unavailable = (reason: string): Reading => ({ value: null, quality: 'unavailable', reason })

/** Gross joules of all packages, or none of them: a sum that lacks a socket is not the run's energy. */
function readEnergy({ energy }: RunRecord): Reading {
  const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== 'estimated')
  const meter = packages.find(({ quality }) => quality === 'measured')?.meter
  const ofMeter = packages.filter((reading) => reading.meter === meter) // two meters read the same joules
  if (ofMeter.length > 0) {
    let joules = 0
    for (const reading of ofMeter) {
      if (reading.quality !== 'measured' || reading.joules === null) {
        return unavailable(reading.reason ?? `${reading.domain} was not read`)
      }
      joules += reading.joules
    }
    if (joules <= 0) return unavailable('the energy counter did not move during the run')
    return { value: joules, quality: 'measured', reason: null }
  }
  const estimate = energy.find(({ domain, quality }) => domain === ESTIMATE_DOMAIN && quality === 'estimated')
  if (estimate?.joules != null && estimate.joules > 0) {
    return { value: estimate.joules, quality: 'estimated', reason: estimate.reason }
  }
  const told = packages.find(({ reason }) => reason !== null) ?? energy.find(({ reason }) => reason !== null)
  return unavailable(told?.reason ?? 'this host gave no reading of energy')
}
