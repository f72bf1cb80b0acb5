import { isBound, withoutPins } from './requirements.ts'

interface MetPins<T> {
  /** Result with the pins that are kept; null: none can be. */
  readonly found: T | null
  /** Lines whose pin is not kept. */
  readonly dropped: readonly string[]
}

/**
 * Keeps, of a list that can be resolved without its pins, as many pins as can be met together, the author's first ones first:
 * those that can't are found by halving, so that one such pin among n costs some 2·log₂ n tries. `attempt` gets all lines, each
 * with its pin or without; null: they can't be resolved.
 */
export async function meetPins<T>(
  lines: readonly string[],
  attempt: (lines: readonly string[]) => Promise<T | null>,
): Promise<MetPins<T>> {
  const kept = new Set<string>()
  let found: T | null = null
  const attemptWith = (more: readonly string[]) => {
    const pinned = new Set([...kept, ...more])
    return attempt(
      lines.map((line) =>
        isBound(line) && !pinned.has(line) ? withoutPins(line).replaceAll(/ +/g, ' ').trim() : line,
      ),
    )
  }
  const dropped: string[] = []
  const keep = async (pins: readonly string[]): Promise<void> => {
    const result = pins.length === 0 ? null : await attemptWith(pins)
    if (result !== null) {
      found = result
      for (const pin of pins) kept.add(pin)
    } else if (pins.length === 1) dropped.push(...pins)
    else if (pins.length > 1) {
      await keep(pins.slice(0, pins.length >> 1))
      await keep(pins.slice(pins.length >> 1))
    }
  }
  // All of them together are known to fail.
  const pins = lines.filter(isBound)
  await keep(pins.slice(0, pins.length >> 1))
  await keep(pins.slice(pins.length >> 1))
  return { found, dropped }
}
