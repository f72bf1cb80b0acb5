/** The name that somebody may have meant; null where none is near. */
export function findClosest(name: string, names: Iterable<string>): string | null {
  const known = [...names]
  const holding = known.filter((each) => each.length > name.length && each.toLowerCase().includes(name.toLowerCase()))
  if (holding.length > 1) return null // `classification` is a part of several
  const most = Math.ceil(name.length / 3)
  let best: { readonly name: string; readonly distance: number } | null = null
  for (const each of known) {
    const distance = editDistance(name.toLowerCase(), each.toLowerCase(), best?.distance ?? most + 1)
    if (distance <= most && (best === null || distance < best.distance)) best = { name: each, distance }
  }
  return best?.name ?? null
}

const LONGEST = 200

/** Insertions, deletions and replacements (Levenshtein); `limit` where there are as many or more. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit || a.length > LONGEST || b.length > LONGEST) return limit
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const now = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      now[column] = Math.min((last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, replaced)
    }
    last = now
  }
  return Math.min(last[b.length] ?? limit, limit)
}
