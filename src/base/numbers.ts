/** Null for no values. */
export function median(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort()
  const upper = sorted[sorted.length >> 1]
  if (upper === undefined) return null
  if (sorted.length % 2 === 1) return upper
  return ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2
}

export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** The value that occurs most, by its JSON, so that equal ones are one. */
export function mostFrequentOf<T>(values: readonly T[]): T | null {
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]))
  const found = mostFrequent(values.map((value) => JSON.stringify(value)))
  return found === null ? null : (byText.get(found) ?? null)
}

/** The value that occurs most; of several the first in the alphabet, so that the order of records plays no part. */
export function mostFrequent(values: Iterable<string>): string | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: string | null = null
  let bestCount = 0
  for (const [value, count] of counts) {
    if (count > bestCount || (count === bestCount && best !== null && value < best)) {
      best = value
      bestCount = count
    }
  }
  return best
}
