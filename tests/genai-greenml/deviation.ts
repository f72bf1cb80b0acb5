export interface Deviation {
  readonly worst: number
  readonly at: string
}

/** Seeded bounds: |Δ log|. Everything else: relative to the expected value. */
const SEEDED = ['bca_ci_gmr_seed0', 'bca_ci_gmr_seeds', 'percentile_ci_gmr_seed0']
/** The one key of golden.json that is left out. */
const LEFT_OUT = 'bca_seed_spread_log'

/** The largest deviation of every kind of number, by its key; what is missing or of another type deviates infinitely. */
export function compareNumbers(expected: unknown, found: unknown): Map<string, Deviation> {
  const worst = new Map<string, Deviation>()
  const walk = (want: unknown, have: unknown, path: readonly string[], kind: string): void => {
    if (Array.isArray(want)) {
      const list: unknown[] = Array.isArray(have) ? have : []
      want.forEach((each, i) => {
        walk(each, list[i], [...path, String(i)], kind)
      })
      if (list.length !== want.length) note(Number.POSITIVE_INFINITY, path, kind)
    } else if (isRecord(want)) {
      for (const [key, each] of Object.entries(want)) {
        if (key !== LEFT_OUT) walk(each, isRecord(have) ? have[key] : undefined, [...path, key], key)
      }
    } else note(distance(want, have, kind), path, kind)
  }
  const note = (distance: number, path: readonly string[], kind: string) => {
    if (distance >= (worst.get(kind)?.worst ?? -1)) worst.set(kind, { worst: distance, at: path.join('.') })
  }
  walk(expected, found, [], '')
  return worst
}

export const isSeeded = (kind: string) => SEEDED.includes(kind)

function distance(want: unknown, have: unknown, kind: string): number {
  if (want === have) return 0
  if (typeof want !== 'number' || typeof have !== 'number') return Number.POSITIVE_INFINITY
  return isSeeded(kind) ? Math.abs(Math.log(want / have)) : Math.abs(want - have) / Math.abs(want)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
