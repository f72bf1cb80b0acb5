/** Null for no values. */
export function median(values: readonly number[]): number | null {
  const sorted = new Float64Array(values).sort()
  const upper = sorted[sorted.length >> 1]
  if (upper === undefined) return null
  if (sorted.length % 2 === 1) return upper
  return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2
}

/** The sum in their order, without compensation; 0 of none. */
export function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Null for no values. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length

/** The sum of numbers that are all known; null where one is not. */
export const sumOfAll = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((total, each) => (total === null || each === null ? null : total + each), 0)

/** The sum of numbers that are all known; null where one is not, and for no numbers. */
export const sumKnown = (values: readonly (number | null)[]): number | null =>
  values.length === 0 ? null : sumOfAll(values)

/** Null for no values. */
export const largest = (values: readonly number[]): number | null =>
  values.reduce<number | null>((most, each) => Math.max(most ?? each, each), null)

/** Null for no values. As many as there are: what is spread into `Math.min` has to fit the stack. */
export const smallest = (values: readonly number[]): number | null =>
  values.reduce<number | null>((least, each) => Math.min(least ?? each, each), null)

/** The value that occurs most, by its JSON, so that equal ones are one. */
export function mostFrequentOf<T>(values: readonly T[]): T | null {
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]))
  const found = mostFrequent(values.map((value) => JSON.stringify(value)))
  return found === null ? null : (byText.get(found) ?? null)
}

/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
export function mostFrequent<T extends string>(values: Iterable<T>): T | null {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: T | null = null
  let bestCount = 0
  for (const [value, count] of counts) {
    if (count > bestCount || (count === bestCount && best !== null && value < best)) {
      best = value
      bestCount = count
    }
  }
  return best
}
