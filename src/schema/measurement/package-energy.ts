import type { Doubt } from './doubt.ts'
import type { EnergyReason } from './energy-reason.ts'
import type { EnergyReading, IdlePower } from './execution.ts'
import type { RunRecord } from './record.ts'

/** What a host took during a run, by one meter. */
export interface HostEnergy {
  readonly joules: number | null
  readonly quality: EnergyReading['quality']
  /** Why there is none, or what an estimate rests on; null where no zone says. */
  readonly reason: EnergyReason | null
  /** Doubts about the first zone that its meter doubts. */
  readonly doubts: readonly Doubt[]
  /** The meter that read it, or the model that estimated it; null where nothing did. */
  readonly meter: string | null
  /** The zones that are summed. */
  readonly domains: readonly string[]
  /** The zones with the meters that read them; ratios are formed within one such set. Null where nothing was read. */
  readonly source: string | null
}

/** A whole processor package by its kernel name; what lies inside it (`package-0/core`) is not added a second time. */
const PACKAGE_DOMAIN = /^package-[^/]*$/
/** Memory is named below its package, whose counter does not hold it. */
const MEMORY_DOMAIN = /^package-[^/]*\/dram[^/]*$/
/** A whole card; its parts have names below it. */
const GPU_DOMAIN = /^gpu-[^/]*$/
/** A wall plug, a supply or the sockets of several: what the whole machine takes. */
const EXTERNAL_DOMAIN = /^external(-|$)/
const ESTIMATE_DOMAIN = 'estimate/cpu'

/** A number that was read but that a careful reader would not trust unseen. */
export const isDoubtful = ({ joules, doubts }: Pick<HostEnergy, 'joules' | 'doubts'>): boolean =>
  joules !== null && doubts.length > 0

/** Parts that a host's energy is the sum of, as far as it has them; a plan declares it. */
export const ENERGY_SCOPE = ['packages', 'dram', 'gpus'] as const

/**
 * Gross joules of all processor packages by one meter, of their memory, and of graphics cards, as far as the host has and shows
 * them; where no package was read, of the meters outside the machine, which take in all the rest of it; where there are none of
 * these, the estimate, marked so; else null with the reason. All packages or none: a sum that lacks a socket is not the
 * run's energy. One that lacks a zone which another run has is compared with nothing of that run.
 */
export function energyOfHost(energy: readonly EnergyReading[]): HostEnergy {
  return sumZones(zonesOfHost(energy), energy)
}

/** Gross joules of a command for which meters were named: of cards alone, if no other meter was named, else as `energyOfHost`. */
export const energyAsked = (energy: readonly EnergyReading[]): HostEnergy =>
  areCards(energy) ? sumZones(cardsOf(energy), energy) : energyOfHost(energy)

const areCards = (energy: readonly EnergyReading[]): boolean =>
  energy.length > 0 && energy.every(({ domain }) => domain.startsWith('gpu-'))

/**
 * Joules that were measured and are not in that sum: at the wall, of the platform, of cards where no processor was read. Not
 * of what lies inside a package or a card.
 */
export function energyOutside(energy: readonly EnergyReading[]): { zone: string; joules: number }[] {
  const outside = energy.filter(({ domain }) => !isInside(domain))
  if (outside.length === 0) return []
  const summed = new Set(zonesOfHost(energy).map(({ domain }) => domain))
  return outside.flatMap((zone) => {
    const { domain, meter, quality, joules } = zone
    if (quality !== 'measured' || joules === null || joules <= 0 || isDoubtful(zone)) return []
    return summed.has(domain) ? [] : [{ zone: domain === meter ? domain : `${domain} by ${meter}`, joules }]
  })
}

/** Gross energy of the same zones without the cards: what a processor's own count of its work can be set against. */
export const energyBesideCards = (energy: readonly EnergyReading[]): HostEnergy =>
  sumZones(
    zonesOfHost(energy).filter(({ domain }) => !GPU_DOMAIN.test(domain)),
    energy,
  )

/** Joules of all cards, which stand alone where no processor was read; null: none was read. */
export function joulesOfCards(energy: readonly EnergyReading[]): number | null {
  const cards = cardsOf(energy)
  return cards.length === 0 ? null : cards.reduce((sum, { joules }) => sum + (joules ?? 0), 0)
}

/** Whether a zone is a whole processor package, or all of the machine: a run's energy is known where these are. */
export const isWhole = (domain: string): boolean => PACKAGE_DOMAIN.test(domain) || EXTERNAL_DOMAIN.test(domain)

const isInside = (domain: string): boolean => domain.includes('/') || PACKAGE_DOMAIN.test(domain)

/** Idle power, measured before the run, of each zone that is summed; null where one has none. */
export function restOfHost({ energy, idle }: Pick<RunRecord, 'energy' | 'idle'>): IdlePower[] | null {
  if (idle.length === 0) return null
  const found = zonesOfHost(energy).map((zone) => idle.find((each) => isSameZone(each, zone)))
  return found.some((each) => each === undefined) ? null : found.filter((each) => each !== undefined)
}

interface Zone {
  readonly domain: string
  readonly meter: string
}

export const isSameZone = (a: Zone, b: Zone): boolean => a.domain === b.domain && a.meter === b.meter

/** Joules above idle of the same zones; null where one has none. */
export const netJoulesOfHost = (energy: readonly EnergyReading[]): number | null =>
  energy.every(({ netJoules }) => netJoules === null) ? null : sumNet(zonesOfHost(energy))

/** Joules above idle of the zones that `energyAsked` sums; null where one has none. */
export const netJoulesAsked = (energy: readonly EnergyReading[]): number | null =>
  areCards(energy) ? sumNet(cardsOf(energy)) : netJoulesOfHost(energy)

function sumNet(zones: readonly EnergyReading[]): number | null {
  const net = zones.map((zone) => (zone.joules === null ? null : zone.netJoules))
  return net.length === 0 || net.includes(null) ? null : net.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}

/** Joules of a host where they were measured: an estimate is none of them. */
export function measuredJoules(energy: readonly EnergyReading[]): number | null {
  const { joules, quality } = energyOfHost(energy)
  return quality === 'measured' ? joules : null
}

/** Joules above idle where the gross ones were measured: an estimate has no idle power of its own. */
export function measuredNetJoules(energy: readonly EnergyReading[]): number | null {
  return energyOfHost(energy).quality === 'measured' ? netJoulesOfHost(energy) : null
}

/** Name of the meter that is taken for a host's energy; as `energyOfHost` chooses among what was read. */
export function meterOfHost(meters: readonly string[]): string | null {
  const inside = meters.find((meter) => PACKAGE_METERS.includes(meter))
  return inside ?? ['external', 'estimate'].find((meter) => meters.includes(meter)) ?? null
}

/** Meters that read processor packages. */
const PACKAGE_METERS: readonly string[] = ['powercap', 'perf', 'powermetrics']

function zonesOfHost(energy: readonly EnergyReading[]): readonly EnergyReading[] {
  const packages = energy.filter(({ domain, quality }) => PACKAGE_DOMAIN.test(domain) && quality !== 'estimated')
  const inside = ofOneMeter(packages)
  if (inside.length > 0) return [...inside, ...memoryOf(inside, energy), ...cardsOf(energy)]
  const outside = ofOneMeter(energy.filter(({ domain }) => EXTERNAL_DOMAIN.test(domain)))
  if (outside.length > 0) return outside
  return energy.filter(
    ({ domain, quality, joules }) => domain === ESTIMATE_DOMAIN && quality === 'estimated' && joules !== null,
  )
}

/** Two meters read the same joules. Empty where none read any. */
function ofOneMeter(zones: readonly EnergyReading[]): readonly EnergyReading[] {
  const meter = zones.find(({ quality }) => quality === 'measured')?.meter
  return zones.filter((zone) => zone.meter === meter)
}

/** Readings of memory by the meter of the packages. */
const memoryOf = ([first]: readonly EnergyReading[], energy: readonly EnergyReading[]) =>
  energy.filter(
    ({ domain, meter, quality }) => MEMORY_DOMAIN.test(domain) && meter === first?.meter && quality === 'measured',
  )

/** Each card once, by the first meter that read it. */
function cardsOf(energy: readonly EnergyReading[]): EnergyReading[] {
  const cards = energy.filter(({ domain, quality }) => GPU_DOMAIN.test(domain) && quality === 'measured')
  return cards.filter((card, index) => cards.findIndex(({ domain }) => domain === card.domain) === index)
}

function sumZones(zones: readonly EnergyReading[], energy: readonly EnergyReading[]): HostEnergy {
  const [first] = zones
  if (first === undefined) {
    const silent = energy.filter(({ domain }) => isWhole(domain))
    const told = [...silent, ...energy].find(({ reason }) => reason !== null)
    const none = { joules: null, quality: 'unavailable', doubts: [], meter: null, domains: [], source: null } as const
    return { ...none, reason: told?.reason ?? null }
  }
  const others = zones.filter(({ meter }) => meter !== first.meter)
  const named = (of: readonly EnergyReading[]) => of.map(({ domain }) => domain).sort()
  const domains = named(zones)
  const own = others.length === 0 ? domains : named(zones.filter((zone) => !others.includes(zone)))
  const sources = [`${first.meter} (${own.join(', ')})`, ...others.map(({ meter, domain }) => `${meter} (${domain})`)]
  const source = { meter: first.meter, domains, source: sources.join(' + ') }
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
