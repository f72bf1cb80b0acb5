/** The items that share a key together, in the order in which they come; keys that are objects are told by their content. */
export function groupsBy<T>(items: Iterable<T>, keyOf: (item: T) => unknown): [T, ...T[]][] {
  const groups = Map.groupBy(items, (item) => {
    const key = keyOf(item)
    return typeof key === 'object' && key !== null ? JSON.stringify(key) : key
  })
  return [...groups.values()] as [T, ...T[]][] // none is empty
}
