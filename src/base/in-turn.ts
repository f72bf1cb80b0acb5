/**
 * What `work` makes of each item, one after the other. A list that others wrote may have more items than files can be open at a
 * time, and reading them at once is no faster.
 */
export async function inTurn<T, U>(items: Iterable<T>, work: (item: T) => Promise<U>): Promise<U[]> {
  const made: U[] = []
  for (const item of items) made.push(await work(item))
  return made
}
