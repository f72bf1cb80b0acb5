import { mean } from '../base/numbers.ts'
import { perQuantity } from './pairs.ts'
import type { Readings } from './quantities.ts'
import type { Run } from './runs.ts'

/** One program that ran twice in each block, as one run a block: geometric means of what was read alike. */
export function poolRuns(runs: readonly Run[], others: readonly Run[]): readonly Run[] {
  const ofBlock = new Map(others.map((run) => [run.block, run]))
  const pooled = runs.map((run) => {
    const other = ofBlock.get(run.block)
    ofBlock.delete(run.block)
    return other === undefined ? run : poolPair(run, other)
  })
  return [...pooled, ...ofBlock.values()]
}

function poolPair(run: Run, other: Run): Run {
  if (other.status !== 'ok' || other.stratum !== run.stratum) return run
  if (run.status !== 'ok') return other
  return { ...run, readings: perQuantity((quantity) => poolReadings(run.readings[quantity], other.readings[quantity])) }
}

type Reading = Readings[keyof Readings]

function poolReadings(own: Reading, other: Reading): Reading {
  if (own.value === null || other.value === null) return own.value === null ? other : own
  if (own.quality !== other.quality) return own.quality === 'measured' ? own : other
  if (own.source !== other.source) return own
  const pooled = { ...own, value: Math.sqrt(own.value * other.value) }
  const loading = [own.loading, other.loading].filter((each) => each !== undefined)
  return loading.length === 0 ? pooled : { ...pooled, loading: mean(loading) ?? 0 }
}
