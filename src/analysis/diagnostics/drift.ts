import { mean, median } from '../../base/numbers.ts'
import { MINIMUM_PAIRS } from '../../schema/ratio.ts'
import type { RatioEstimate, RatioEstimator } from '../estimate-ratio.ts'
import type { Run } from '../runs.ts'
import type { AnalysedVariant } from '../variant.ts'

/** Runs a script must have in each third before its two medians say anything. */
const RUNS_IN_A_THIRD = 2

/**
 * Whether the host changed while the campaign ran: per author's script, the log of its median CPU time in the last third of
 * its blocks less that in the first, then over projects. Ratios are formed inside blocks, so drift does not bias them; it
 * says how far two campaigns may differ for no reason. Null: too few projects to say.
 */
export function driftEffect(analysed: readonly AnalysedVariant[], estimate: RatioEstimator): RatioEstimate | null {
  const baselines = analysed.filter(({ analysis }) => analysis.model === null)
  const shifts = [...Map.groupBy(baselines, ({ analysis }) => analysis.project).values()].flatMap(
    (ofProject) => mean(ofProject.flatMap(({ inBlocks }) => shiftOf(inBlocks.runs) ?? [])) ?? [],
  )
  return shifts.length < MINIMUM_PAIRS ? null : estimate(shifts)
}

function shiftOf(runs: readonly Run[]): number | null {
  const logs = usableLogs(runs, 'cpu')
  const third = Math.floor(logs.length / 3)
  if (third < RUNS_IN_A_THIRD) return null
  const [early, late] = [median(logs.slice(0, third)), median(logs.slice(-third))]
  return early === null || late === null ? null : late - early
}

/** Logs of measured readings of ok runs in the order in which they started, of the first stratum and the first meter only. */
export function usableLogs(runs: readonly Run[], quantity: keyof Run['readings']): number[] {
  const stratum = runs.find(({ status }) => status === 'ok')?.stratum
  const measured = runs
    .filter((run) => run.status === 'ok' && run.stratum === stratum)
    .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
    .flatMap(({ readings }) => {
      const { value, quality, source } = readings[quantity]
      return quality === 'measured' && value !== null ? [{ source, log: Math.log(value) }] : []
    })
  return measured.filter(({ source }) => source === measured[0]?.source).map(({ log }) => log)
}
