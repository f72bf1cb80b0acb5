import { editDistance } from './edit-distance.ts'

/** A longer name is nobody's slip. */
const LONGEST = 200

/** The name that somebody may have meant; null where none is near. */
export function findClosest(name: string, names: Iterable<string>): string | null {
  const known = [...names]
  const holding = known.filter((each) => each.length > name.length && each.toLowerCase().includes(name.toLowerCase()))
  if (holding.length > 1) return null // `classification` is a part of several
  const most = Math.ceil(name.length / 3)
  let best: { readonly name: string; readonly distance: number } | null = null
  for (const each of known) {
    if (Math.max(name.length, each.length) > LONGEST || Math.abs(name.length - each.length) > most) continue
    const distance = editDistance(name.toLowerCase(), each.toLowerCase())
    if (distance <= most && (best === null || distance < best.distance)) best = { name: each, distance }
  }
  return best?.name ?? null
}
