import type { Doubt } from './doubt.ts'
import type { EnergyReason } from './energy-reason.ts'
import type { EnergyReading } from './execution.ts'

/** What a host took during a run, by one meter. */
export interface HostEnergy {
  readonly joules: number | null
  readonly quality: EnergyReading['quality']
  /** Why there is none, or what an estimate rests on; null where no zone says. */
  readonly reason: EnergyReason | null
  /** Of the first zone that its meter doubts. */
  readonly doubts: readonly Doubt[]
  /** The meter that read it, or the model that estimated it; null where nothing did. */
  readonly meter: string | null
  /** The zones that are summed; ratios are formed within one set of them by one meter. */
  readonly domains: readonly string[]
}

/** A whole processor package by its kernel name; its children (`package-0/dram`) are not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/
const ESTIMATE_DOMAIN = 'estimate/cpu'

/** A number that was read but that a careful reader would not trust unseen. */
export const isDoubtful = ({ joules, doubts }: Pick<HostEnergy, 'joules' | 'doubts'>): boolean =>
  joules !== null && doubts.length > 0

/**
 * Gross joules of all processor packages by one meter; where none was read, of the meters outside the machine, which take in
 * all the rest of it; where there are none of these, the estimate, marked so; else null with the reason. All zones or none:
 * a sum that lacks a socket is not the run's energy.
 */
export function energyOfHost(energy: readonly EnergyReading[]): HostEnergy {
  return sumZones(zonesOfHost(energy), energy)
}

/** Joules above idle of the same zones; null where one has none. */
export function netJoulesOfHost(energy: readonly EnergyReading[]): number | null {
  if (energy.every(({ netJoules }) => netJoules === null)) return null
  const net = zonesOfHost(energy).map((zone) => (zone.joules === null ? null : zone.netJoules))
  return net.length === 0 || net.includes(null) ? null : net.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}

/** The same where the gross joules were measured: an estimate has no idle power of its own. */
export function measuredNetJoules(energy: readonly EnergyReading[]): number | null {
  return energyOfHost(energy).quality === 'measured' ? netJoulesOfHost(energy) : null
}

/** Which of a host's meters, by name, is taken for its energy; as `energyOfHost` chooses among what was read. */
export function meterOfHost(meters: readonly string[]): string | null {
  const inside = meters.find((meter) => PACKAGE_METERS.includes(meter))
  return inside ?? ['external', 'estimate'].find((meter) => meters.includes(meter)) ?? null
}

/** Meters that read processor packages. */
const PACKAGE_METERS: readonly string[] = ['powercap', 'perf', 'powermetrics']

function zonesOfHost(energy: readonly EnergyReading[]): readonly EnergyReading[] {
  const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== 'estimated')
  const external = energy.filter(({ domain }) => EXTERNAL_DOMAIN.test(domain))
  const measured = [ofOneMeter(packages), ofOneMeter(external)].find((zones) => zones.length > 0)
  if (measured !== undefined) return measured
  return energy.filter(
    ({ domain, quality, joules }) => domain === ESTIMATE_DOMAIN && quality === 'estimated' && joules !== null,
  )
}

/** Two meters read the same joules. Empty where none read any. */
function ofOneMeter(zones: readonly EnergyReading[]): readonly EnergyReading[] {
  const meter = zones.find(({ quality }) => quality === 'measured')?.meter
  return zones.filter((zone) => zone.meter === meter)
}

function sumZones(zones: readonly EnergyReading[], energy: readonly EnergyReading[]): HostEnergy {
  const [first] = zones
  if (first === undefined) {
    const silent = energy.filter(({ domain }) => PACKAGE_DOMAIN.test(domain) || EXTERNAL_DOMAIN.test(domain))
    const told = [...silent, ...energy].find(({ reason }) => reason !== null)
    return { joules: null, quality: 'unavailable', reason: told?.reason ?? null, doubts: [], meter: null, domains: [] }
  }
  const source = { meter: first.meter, domains: zones.map(({ domain }) => domain).sort() }
  const missing = zones.find(({ joules }) => joules === null)
  if (missing !== undefined) {
    return {
      ...source,
      joules: null,
      quality: 'unavailable',
      reason: missing.reason ?? { kind: 'not-read' },
      doubts: [],
    }
  }
  return {
    ...source,
    joules: zones.reduce((sum, { joules }) => sum + (joules ?? 0), 0),
    quality: first.quality,
    reason: first.quality === 'estimated' ? first.reason : null,
    doubts: zones.find(isDoubtful)?.doubts ?? [],
  }
}
