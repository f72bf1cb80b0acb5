import { memoiseWeakly } from '../base/memoise.ts'
import type { Quantity } from '../schema/analysis/ratio.ts'
import type { Run } from './runs/reduced-runs.ts'

/** Neighbouring blocks a script needs before its spread is worth a number. */
const MINIMUM_DIFFERENCES = 3

/**
 * Standard deviation of a script's log-ratio between neighbouring blocks: an A/A comparison. Differences of neighbours are
 * free of slow drift (von Neumann et al. 1941, doi:10.1214/aoms/1177731677). Null below four runs.
 */
export function selfSpread(runs: readonly Run[], quantity: Quantity): number | null {
  const logs = usableLogs(runs, quantity)
  const differences = logs.slice(1).map((log, index) => log - (logs[index] ?? log))
  if (differences.length < MINIMUM_DIFFERENCES) return null
  return Math.sqrt(differences.reduce((sum, each) => sum + each * each, 0) / differences.length)
}

/** Logs of measured readings of ok runs in the order in which they started, of the first stratum and the first meter only. */
export function usableLogs(runs: readonly Run[], quantity: keyof Run['readings']): number[] {
  const logs: number[] = []
  let meter: string | undefined
  for (const { readings } of asStarted(runs)) {
    const { value, quality, source } = readings[quantity]
    if (quality !== 'measured' || value === null) continue
    if (logs.length === 0) meter = source
    if (source === meter) logs.push(Math.log(value))
  }
  return logs
}

/** Runs that ended ok, of the first stratum, in the order in which they started. */
const asStarted = memoiseWeakly((runs: readonly Run[]) => {
  const ok = runs.filter(({ status }) => status === 'ok')
  return ok.filter(({ stratum }) => stratum === ok[0]?.stratum).sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
})
