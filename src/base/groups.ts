/** The items that share a key together, in the order in which they come; keys that are objects are told by their content. */
export function groupsBy<T>(items: Iterable<T>, keyOf: (item: T) => unknown): [T, ...T[]][] {
  const groups = Map.groupBy(items, (item) => {
    const key = keyOf(item)
    return typeof key === 'object' && key !== null ? JSON.stringify(key) : key
  })
  return [...groups.values()] as [T, ...T[]][] // none is empty
}

/** Items one after another that share a key, together. */
export function chunkBy<T>(items: Iterable<T>, keyOf: (item: T) => unknown): [T, ...T[]][] {
  const chunks: [T, ...T[]][] = []
  for (const item of items) {
    const last = chunks.at(-1)
    if (last !== undefined && keyOf(last[0]) === keyOf(item)) last.push(item)
    else chunks.push([item])
  }
  return chunks
}

/** The groups that have most items first; equals by their key, so that the order of items plays no part. */
export function largestGroups<T>(items: Iterable<T>, keyOf: (item: T) => string): [T, ...T[]][] {
  return groupsBy(items, keyOf).sort(
    ([first, ...a], [other, ...b]) => b.length - a.length || (keyOf(first) < keyOf(other) ? -1 : 1),
  )
}

/** A value for each of these keys. */
export const recordOf = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>
