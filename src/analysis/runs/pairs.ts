import { memoiseWeakly } from '../../base/memoise.ts'
import { QUANTITIES, type Quantity } from '../../schema/analysis/ratio.ts'
import type { Quality } from '../../schema/common.ts'
import type { Run } from './reduced-runs.ts'

/** One ok run of a variant and one of a baseline in the same block on the same host in the same state. */
export interface Pair {
  readonly run: Run
  readonly baselineRun: Run
}

export interface Pairing {
  readonly pairs: readonly Pair[]
  /** Strata of the pairs. */
  readonly strata: readonly string[]
  /** Pairs of ok runs that are kept out. */
  readonly acrossStrata: number
  /** Meters and zones outside the scope that were read in any of the pairs. */
  readonly outsideZones: readonly string[]
}

/** Runs of a baseline by block, which every quantity of every answer beside it asks for. */
export const runsByBlock = memoiseWeakly((runs: readonly Run[]) => new Map(runs.map((run) => [run.block, run])))

export function pairRuns(runs: readonly Run[], baselineRuns: readonly Run[]): Pairing {
  const baselineOf = runsByBlock(baselineRuns)
  const pairs: Pair[] = []
  const strata = new Set<string>()
  let acrossStrata = 0
  for (const run of runs) {
    const baselineRun = baselineOf.get(run.block)
    if (run.status !== 'ok' || baselineRun?.status !== 'ok') continue
    if (run.stratum === baselineRun.stratum) {
      pairs.push({ run, baselineRun })
      strata.add(run.stratum)
    } else acrossStrata++
  }
  return { pairs, strata: [...strata], acrossStrata, outsideZones: listOutsideZones(pairs) }
}

function listOutsideZones(pairs: readonly Pair[]): string[] {
  const zones = new Set<string>()
  for (const { run, baselineRun } of pairs) {
    for (const { outside } of [run.observation, baselineRun.observation]) {
      if (outside !== null) for (const zone of outside.keys()) zones.add(zone)
    }
  }
  return [...zones].sort()
}

export interface LogRatios {
  readonly quality: Quality
  readonly values: readonly number[]
  /** The blocks of the values. */
  readonly blocks: readonly string[]
  /** Pairs of that quality that two meters, or two sets of zones, have read: their numbers do not compare. */
  readonly acrossMeters: number
  /** The meters, with their zones, of the values; empty for what is no energy. */
  readonly sources: ReadonlySet<string>
}

/** Qualities are never mixed: a pair has two readings of one quality, and estimates stand in only where no pair is measured. */
export function logRatiosOf(pairs: readonly Pair[], quantity: Quantity): LogRatios {
  for (const quality of ['measured', 'estimated'] as const) {
    const values: number[] = []
    const blocks: string[] = []
    const sources = new Set<string>()
    let acrossMeters = 0
    for (const { run, baselineRun } of pairs) {
      const [own, other] = [run.readings[quantity], baselineRun.readings[quantity]]
      if (own.quality !== quality || other.quality !== quality || own.value === null || other.value === null) continue
      if (own.source !== other.source) acrossMeters++
      else {
        values.push(Math.log(withoutLoading(own, other) / withoutLoading(other, other)))
        blocks.push(run.block)
      }
      if (own.source !== undefined && own.source === other.source) sources.add(own.source)
    }
    if (values.length + acrossMeters > 0) return { quality, values, blocks, acrossMeters, sources }
  }
  return { quality: 'unavailable', values: [], blocks: [], acrossMeters: 0, sources: new Set() }
}

type Reading = Run['readings'][Quantity]

/**
 * A reading without what its run spent on reading and splitting data, which the author's script does for itself and an answer
 * to a project that is scored by predictions does not. A script notes that of itself: of an answer no more than the author's
 * counts, and never all that it took.
 */
export function withoutLoading({ value, loading = 0 }: Reading, author: Reading): number {
  const whole = value ?? Number.NaN
  const left = whole - Math.min(loading, author.loading ?? 0)
  return left > LEAST_LEFT * whole ? left : whole
}

const LEAST_LEFT = 0.01

export function perQuantity<T>(make: (quantity: Quantity) => T): Record<Quantity, T> {
  const [energy, cpu, wall, memory] = QUANTITIES
  return { energy: make(energy), cpu: make(cpu), wall: make(wall), memory: make(memory) }
}

/** The first ratio is to the code without its plots; the author's code as it is stands in where that never ran. */
export const preferPairs = <R extends { readonly pairs: number }>(ratios: readonly R[]): R | undefined =>
  ratios.find(({ pairs }) => pairs > 0) ?? ratios[0]
