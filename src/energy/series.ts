import type { Doubt } from '../schema/measurement/doubt.ts'
import type { EnergyGap } from '../schema/measurement/energy-reason.ts'
import type { Joules, RunWindow } from './source.ts'

/** What one zone's sensor said over time: a cumulative energy, or the power at each instant. */
export interface Series {
  readonly kind: 'joules' | 'watts'
  /** Nanoseconds, rising. */
  readonly times: number[]
  /** null: the sensor gave no number then. */
  readonly values: (number | null)[]
}

export const makeSeries = (kind: Series['kind']): Series => ({ kind, times: [], values: [] })

/** Readings that came late or twice are left out, so that times always rise. */
export function addPoint(series: Series, t: number, value: number | null): void {
  const last = series.times.at(-1)
  if (last !== undefined && t <= last) return
  series.times.push(t)
  series.values.push(value)
}

/** Forgets what lies before `t`, but for the last two readings, which bracket what follows. */
export function forgetBefore(series: Series, t: number): void {
  const index = series.times.findIndex((each) => each >= t)
  const keep = Math.max(0, (index === -1 ? series.times.length : index) - 2)
  series.times.splice(0, keep)
  series.values.splice(0, keep)
}

/** Readings so far apart from the run's edges, in parts of its length, leave its energy uncertain by as much. */
const EDGE_SHARE = 0.1
/** A power trace with fewer readings than this in a run misses what happened between them. */
const LEAST_POWER_READINGS = 8

/**
 * Joules within [beginNs, endNs] of a series, by linear interpolation at both edges and, for power, the trapezoidal rule
 * between. null where the window is not covered or the sensor fell silent in it.
 */
export function joulesWithin(series: Series, beginNs: number, endNs: number, intervalNs: number): Joules {
  const points = series.times.flatMap((t, index) => {
    const value = series.values[index]
    return value == null || value < 0 ? [] : [{ t, value }]
  })
  if (points.length === 0) {
    return none({ kind: series.times.length === 0 ? 'no-readings' : 'no-numbers' })
  }
  const first = points.findLastIndex((point) => point.t <= beginNs)
  const last = points.findIndex((point) => point.t >= endNs)
  if (first === -1) return none({ kind: 'none-before' })
  if (last === -1) return none({ kind: 'none-after' })
  const inside = points.slice(first, last + 1)
  const tooLong = Math.max(10 * intervalNs, 1e9)
  const longest = longestGap(inside)
  if (longest > tooLong && longest > 0.1 * (endNs - beginNs)) return none({ kind: 'silent', seconds: longest / 1e9 })
  const whole = series.kind === 'joules' ? counted(inside, beginNs, endNs) : integrated(inside, beginNs, endNs)
  if (whole.joules === null) return whole
  const doubt = doubtOf(series.kind, inside, { beginNs, endNs }, intervalNs)
  return doubt === null ? whole : { ...whole, doubts: [doubt] }
}

const longestGap = (points: readonly Point[]) =>
  points.reduce((longest, point, index) => Math.max(longest, point.t - (points[index - 1]?.t ?? point.t)), 0)

/** Error, as a share, above which the trapezoidal rule no longer follows the power. */
const ROUGH = 0.05

/** The error term of the trapezoidal rule, a twelfth of the second differences, as a share of the mean. */
function roughness(points: readonly Point[]): number {
  let [bends, sum] = [0, 0]
  for (let i = 1; i + 1 < points.length; i++) {
    const [before, here, after] = [points[i - 1]?.value ?? 0, points[i]?.value ?? 0, points[i + 1]?.value ?? 0]
    bends += Math.abs(before - 2 * here + after)
    sum += here
  }
  return sum === 0 ? 0 : bends / 12 / sum
}

interface Point {
  readonly t: number
  readonly value: number
}

const none = (reason: EnergyGap): Joules => ({ joules: null, reason })

function counted(points: readonly Point[], beginNs: number, endNs: number): Joules {
  if (points.some((point, index) => point.value < (points[index - 1]?.value ?? 0))) {
    return none({ kind: 'reset' })
  }
  const joules = valueAt(points, endNs) - valueAt(points, beginNs)
  if (joules > 0) return { joules, reason: null, doubts: [] }
  return none({ kind: 'still' })
}

function integrated(points: readonly Point[], beginNs: number, endNs: number): Joules {
  let joules = 0
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]]
    if (!from || !to) continue
    const [begin, end] = [Math.max(from.t, beginNs), Math.min(to.t, endNs)]
    if (end <= begin) continue
    joules += (((valueAt([from, to], begin) + valueAt([from, to], end)) / 2) * (end - begin)) / 1e9
  }
  return joules > 0 ? { joules, reason: null, doubts: [] } : none({ kind: 'no-power' })
}

function valueAt(points: readonly Point[], t: number): number {
  const after = points.findIndex((point) => point.t >= t)
  const [from, to] = [points[after - 1], points[after]]
  if (!to) return points.at(-1)?.value ?? 0
  if (!from) return to.value
  return from.value + ((to.value - from.value) * (t - from.t)) / (to.t - from.t)
}

type Edges = Pick<RunWindow, 'beginNs' | 'endNs'>

function doubtOf(kind: Series['kind'], points: readonly Point[], edges: Edges, intervalNs: number): Doubt | null {
  const wall = edges.endNs - edges.beginNs
  const longest = longestGap(points)
  if (longest > 3 * intervalNs) return { kind: 'gap', seconds: longest / 1e9 }
  if (kind === 'watts') {
    const expected = wall / Math.max(intervalNs, 1)
    const rough = roughness(points)
    if (expected < LEAST_POWER_READINGS) return { kind: 'few-readings', readings: points.length, seconds: wall / 1e9 }
    return rough > ROUGH ? { kind: 'fast-power', error: rough } : null
  }
  const nearest = (t: number) => points.reduce((least, point) => Math.min(least, Math.abs(point.t - t)), wall)
  const off = nearest(edges.beginNs) + nearest(edges.endNs)
  return off <= EDGE_SHARE * wall ? null : { kind: 'far-from-edges', offSeconds: off / 1e9, seconds: wall / 1e9 }
}
