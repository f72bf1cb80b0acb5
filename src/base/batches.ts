/** Items in groups of at most `size`, in their order. */
export function* batchesOf<T>(items: readonly T[], size: number): Generator<T[], void, void> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
