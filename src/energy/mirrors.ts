import type { PowercapZone } from './powercap.ts'

/** Readings of one zone's counter: when it was found, then at every reading of a run. */
type Reads = readonly (number | null | undefined)[]

/** Two reads in a row of one counter differ by what a socket draws in the milliseconds between them. */
const SKEW_MICROJOULES = 1e6
const LEAST_READS = 3

/**
 * For each zone the zone whose counter it shows, or null: one socket-wide counter appears once per die on older AMD
 * kernels. Counters that stay equal over three reads are one meter. Of two packages, which may by chance have drawn
 * nearly the same since the start, that takes equality within a joule while they move; of two dies of one package, the
 * 0.1 % of reference/energy.md §3.1, or the very same number.
 */
export function findMirrors(zones: readonly PowercapZone[], reads: readonly Reads[]): (number | null)[] {
  return zones.map((zone, index) => {
    const original = zones.findIndex((other, earlier) => {
      if (earlier >= index || !mayMirror(zone.domain, other.domain)) return false
      return isMirror(reads[earlier] ?? [], reads[index] ?? [], isSamePackage(zone.domain, other.domain))
    })
    return original === -1 ? null : original
  })
}

const packageOf = (domain: string) => domain.split('/')[0] ?? ''
const childOf = (domain: string) => domain.split('/')[1]
const isPackage = (domain: string) => /^package-\d/.test(domain)
const socketOf = (domain: string) => /^package-(\d+)/.exec(domain)?.[1]

function mayMirror(a: string, b: string): boolean {
  return isPackage(a) && isPackage(b) && packageOf(a) !== packageOf(b) && childOf(a) === childOf(b)
}

const isSamePackage = (a: string, b: string) => socketOf(a) === socketOf(b)

function isMirror(a: Reads, b: Reads, samePackage: boolean): boolean {
  const pairs = a.flatMap((value, index) => {
    const other = b[index]
    return value == null || other == null ? [] : [[value, other] as const]
  })
  if (pairs.length < LEAST_READS || pairs.length < a.length) return false
  if (samePackage && pairs.every(([one, other]) => one === other && one > 0)) return true
  const close = pairs.every(([one, other]) => {
    const tolerance = samePackage ? Math.max(SKEW_MICROJOULES, one * 0.001) : SKEW_MICROJOULES
    return Math.abs(one - other) <= tolerance
  })
  return close && haveMovedAlike(pairs)
}

function haveMovedAlike(pairs: readonly (readonly [number, number])[]): boolean {
  const [first, last] = [pairs[0], pairs.at(-1)]
  if (!first || !last) return false
  const [one, other] = [last[0] - first[0], last[1] - first[1]]
  return one !== 0 && other !== 0 && Math.abs(one - other) <= Math.max(SKEW_MICROJOULES, Math.abs(one) * 0.01)
}
