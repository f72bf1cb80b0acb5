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
  for (const { kind, path, deviation } of listDeviations(expected, found, [], '')) {
    if (deviation >= (worst.get(kind)?.worst ?? -1)) worst.set(kind, { worst: deviation, at: path.join('.') })
  }
  return worst
}

interface Leaf {
  readonly kind: string
  readonly path: readonly string[]
  readonly deviation: number
}

function listDeviations(want: unknown, have: unknown, path: readonly string[], kind: string): Leaf[] {
  if (Array.isArray(want)) {
    const list: unknown[] = Array.isArray(have) ? have : []
    const parts = want.flatMap((each, i) => listDeviations(each, list[i], [...path, String(i)], kind))
    return list.length === want.length ? parts : [...parts, { kind, path, deviation: Number.POSITIVE_INFINITY }]
  }
  if (!isRecord(want)) return [{ kind, path, deviation: distance(want, have, kind) }]
  return Object.entries(want)
    .filter(([key]) => key !== LEFT_OUT)
    .flatMap(([key, each]) => listDeviations(each, isRecord(have) ? have[key] : undefined, [...path, key], key))
}

export const isSeeded = (kind: string) => SEEDED.includes(kind)

function distance(want: unknown, have: unknown, kind: string): number {
  if (want === have) return 0
  if (typeof want !== 'number' || typeof have !== 'number') return Number.POSITIVE_INFINITY
  return isSeeded(kind) ? Math.abs(Math.log(want / have)) : Math.abs(want - have) / Math.abs(want)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
