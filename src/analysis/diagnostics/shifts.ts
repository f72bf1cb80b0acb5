import { median } from '../../base/numbers.ts'
import type { Diagnostics } from '../../schema/analysis/diagnostics.ts'
import { MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import { HEADLINE_ORDER } from '../../schema/common.ts'
import { describeEffect, type RatioEstimator } from '../estimate-ratio.ts'
import { logRatiosOf, type Pair } from '../runs/pairs.ts'
import { usableLogs } from '../self-spread.ts'
import { type AnalysedVariant, meansByProject } from '../variant.ts'

/** Values that a third must have before its median says anything. */
const VALUES_IN_A_THIRD = 2

/**
 * Whether running late in a block changes the CPU time: per answer, the median log-ratio of its runs in the last third of
 * their blocks less that of its runs in the first third, then the mean over projects. In random order it is about ×1; the
 * published results this tool follows up were confounded by order, so it is checked and told. Null: too few runs to say.
 */
export function orderEffect(
  answers: readonly AnalysedVariant[],
  blockLengths: ReadonlyMap<string, number>,
  estimate: RatioEstimator,
): Diagnostics['order'] {
  const place = ({ run }: Pair) => (run.orderIndex + 0.5) / (blockLengths.get(run.block) ?? 1)
  const logsOf = (pairs: readonly Pair[]) => logRatiosOf(pairs, 'cpu').values
  return effectOverProjects(answers, estimate, ({ pairings }) => {
    const pairs = HEADLINE_ORDER.map((mode) => pairings.get(mode)?.pairs ?? []).find(({ length }) => length > 0) ?? []
    const early = pairs.filter((pair) => place(pair) < 1 / 3)
    const late = pairs.filter((pair) => place(pair) > 2 / 3)
    return medianShift(logsOf(early), logsOf(late))
  })
}

/**
 * Whether the host changed while the campaign ran: per author's script, the log of its median CPU time in the last third of
 * its blocks less that in the first, then over projects. Ratios are formed inside blocks, so drift does not bias them; it
 * says how far two campaigns may differ for no reason. Null: too few projects to say.
 */
export function driftEffect(baselines: readonly AnalysedVariant[], estimate: RatioEstimator): Diagnostics['drift'] {
  return effectOverProjects(baselines, estimate, ({ inBlocks }) => {
    const logs = usableLogs(inBlocks.runs, 'cpu')
    const third = Math.floor(logs.length / 3)
    return third === 0 ? null : medianShift(logs.slice(0, third), logs.slice(-third))
  })
}

function effectOverProjects(
  scripts: readonly AnalysedVariant[],
  estimate: RatioEstimator,
  shiftOf: (script: AnalysedVariant) => number | null,
) {
  const shifts = meansByProject(scripts, shiftOf)
  return shifts.length < MINIMUM_PAIRS ? null : describeEffect(estimate(shifts))
}

function medianShift(early: readonly number[], late: readonly number[]): number | null {
  const [from, to] = [median(early), median(late)]
  const isKnown = Math.min(early.length, late.length) >= VALUES_IN_A_THIRD
  return isKnown && from !== null && to !== null ? to - from : null
}
