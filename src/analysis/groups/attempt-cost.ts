import { mean } from '../../base/numbers.ts'
import type { BaselineMode } from '../../schema/common.ts'
import { OUR_FAILURES } from '../../schema/record.ts'
import type { CostReader } from '../read-cost.ts'
import type { Run } from '../runs.ts'
import type { AnalysedVariant } from '../variant.ts'

/** What it took to get a correct result by way of one answer, beside what the author's code took. */
export interface AttemptCost {
  /** Mean over blocks of ln(cost / the author's). */
  readonly log: number
  /** Cost in the quantity's unit, a mean over the same blocks; of an answer without code the author's code alone. */
  readonly cost: number | null
  readonly baseline: number | null
  readonly failed: boolean
  /** A run was ended at its time limit: it would have taken more. */
  readonly censored: boolean
}

/** Value of an answer whose accuracy is not settled. */
export type Unsettled = 'accurate' | 'failed'

/**
 * Cost of an attempt by intention to treat: an answer costs its own run and, where that fails or predicts worse, the author's
 * code too, since somebody has to run that then (of memory the larger). Null: it could not be attempted, or was not measured
 * beside the author's code, or nobody knows how accurate either is.
 */
export function attemptCost(
  { inBlocks, analysis }: AnalysedVariant,
  reader: CostReader,
  baseline: BaselineMode,
  unsettled: Unsettled = 'accurate',
): AttemptCost | null {
  if (!analysis.attempted) return null
  const { verdict } = analysis.metric
  const isUsable = verdict === 'as-good' || (verdict === 'not-settled' && unsettled === 'accurate')
  const authors = new Map((inBlocks.baselines.get(baseline)?.runs ?? []).map((run) => [run.block, run]))
  const own = (inBlocks.beside.get(baseline) ?? inBlocks.runs).filter(({ status }) => !OUR_FAILURES.includes(status))
  const blocks = own.flatMap((run) => {
    const author = authors.get(run.block)
    if (run.status === 'ok' && verdict === null) return []
    return costsOf(run, author, reader, run.status === 'ok' && isUsable) ?? []
  })
  const isWithoutCode = own.every(({ status }) => status === 'missing-variant')
  if (blocks.length === 0) return isWithoutCode ? WITHOUT_CODE : null
  return {
    log: mean(blocks.map(({ cost, base }) => Math.log(cost / base))) ?? 0,
    cost: mean(blocks.map(({ cost }) => cost)),
    baseline: mean(blocks.map(({ base }) => base)),
    failed: !isUsable || own.some(({ status }) => status !== 'ok'),
    censored: own.some(({ status }) => status === 'timeout'),
  }
}

const WITHOUT_CODE: AttemptCost = { log: 0, cost: null, baseline: null, failed: true, censored: false }

/** Costs of both sides, measured in one block on one host in one state, by the same meter. */
function costsOf(run: Run, author: Run | undefined, { read, join }: CostReader, isUsable: boolean) {
  if (author?.status !== 'ok' || author.stratum !== run.stratum) return null
  const base = read(author, author)
  if (base === null) return null
  if (run.status === 'missing-variant') return { cost: base.value, base: base.value }
  const own = read(run, author)
  if (own === null || own.source !== base.source) return null
  return { cost: isUsable ? own.value : join(own.value, base.value), base: base.value }
}
