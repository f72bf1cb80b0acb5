import { memoiseWeakly } from '../../base/memoise.ts'
import { mean } from '../../base/numbers.ts'
import type { VariantAnalysis } from '../../schema/analysis.ts'
import type { BaselineMode } from '../../schema/common.ts'
import { OUR_FAILURES } from '../../schema/record.ts'
import type { CostReader } from '../read-cost.ts'
import type { Run } from '../runs.ts'
import type { VariantInBlocks } from '../variants-in-blocks.ts'

/** What it took to get a correct result by way of one answer, beside what the author's code took. */
export interface AttemptCost {
  /** Mean over blocks of ln(cost / the author's). */
  readonly log: number
  /** Cost in the quantity's unit, a mean over the same blocks; of an answer without code the author's code alone. */
  readonly cost: number | null
  readonly baseline: number | null
  /** Blocks of which the mean is. */
  readonly blocks: number
  readonly failed: boolean
  /** The cost is known from below only: a run was ended at its time limit, or one that failed could not be read. */
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
  { inBlocks, analysis }: Answer,
  reader: CostReader,
  baseline: BaselineMode,
  unsettled: Unsettled = 'accurate',
): AttemptCost | null {
  if (!analysis.attempted) return null
  const { verdict } = analysis.metric
  const isUsable = verdict === 'as-good' || (verdict === 'not-settled' && unsettled === 'accurate')
  const own = listOwn(inBlocks, baseline)
  const blocks = costsInBlocks({ inBlocks, analysis }, reader, baseline, isUsable)
  const isWithoutCode = own.every(({ status }) => status === 'missing-variant')
  if (blocks.length === 0) return isWithoutCode ? WITHOUT_CODE : null
  return {
    log: mean(blocks.map(logOf)) ?? 0,
    cost: mean(blocks.map(({ cost }) => cost)),
    baseline: mean(blocks.map(({ base }) => base)),
    blocks: blocks.length,
    failed: !isUsable || own.some(({ status }) => status !== 'ok'),
    censored: blocks.some(({ censored }) => censored),
  }
}

export interface Answer {
  readonly inBlocks: VariantInBlocks
  readonly analysis: Pick<VariantAnalysis, 'attempted' | 'metric'>
}

interface BlockCost {
  readonly cost: number
  readonly base: number
  readonly censored: boolean
}

export const logOf = ({ cost, base }: BlockCost): number => Math.log(cost / base)

/** Costs of one answer in each block in which the author's code was measured. `isUsable`: what its runs that ended ok gave is of use. */
export function costsInBlocks(
  { inBlocks, analysis }: Answer,
  reader: CostReader,
  baseline: BaselineMode,
  isUsable: boolean,
): BlockCost[] {
  const authors = inBlocks.baselines.get(baseline)
  if (authors === undefined) return []
  const costs: BlockCost[] = []
  for (const run of listOwn(inBlocks, baseline)) {
    if (run.status === 'ok' && analysis.metric.verdict === null) continue
    const cost = costsOf(run, runsByBlock(authors).get(run.block), reader, run.status === 'ok' && isUsable)
    if (cost !== null) costs.push(cost)
  }
  return costs
}

/** Runs of a baseline by block, which every quantity of every answer beside it asks for. */
const runsByBlock = memoiseWeakly(({ runs }: VariantInBlocks) => new Map(runs.map((run) => [run.block, run])))

const listOwn = (inBlocks: VariantInBlocks, baseline: BaselineMode): readonly Run[] =>
  withoutOurs(inBlocks.beside.get(baseline) ?? inBlocks.runs)

const withoutOurs = memoiseWeakly((runs: readonly Run[]) => runs.filter(({ status }) => !OUR_FAILURES.includes(status)))

const WITHOUT_CODE: AttemptCost = { log: 0, cost: null, baseline: null, blocks: 0, failed: true, censored: false }

/** Costs of a run where both sides were measured in one block on one host in one state, by the same meter. */
function costsOf(run: Run, author: Run | undefined, { read, join }: CostReader, isUsable: boolean): BlockCost | null {
  if (author?.status !== 'ok' || author.stratum !== run.stratum) return null
  const base = read(author, author)
  if (base === null) return null
  if (run.status === 'missing-variant') return { cost: base.value, base: base.value, censored: false }
  const own = read(run, author)
  if (own === null || own.source !== base.source) {
    // Left out, a failure that nobody could read would cost nothing: the author's code is run after it in any case.
    return run.status === 'ok' ? null : { cost: base.value, base: base.value, censored: true }
  }
  return {
    cost: isUsable ? own.value : join(own.value, base.value),
    base: base.value,
    censored: run.status === 'timeout',
  }
}

const lateBlocks = memoiseWeakly(
  ({ runs }: VariantInBlocks) => new Set(runs.filter(({ status }) => status === 'timeout').map(({ block }) => block)),
)

/** Blocks in which the author's code ran out of time and the answer ended well. */
export function countLateAuthors(inBlocks: VariantInBlocks, baseline: BaselineMode): number {
  const authors = inBlocks.baselines.get(baseline)
  const late = authors === undefined ? null : lateBlocks(authors)
  if (late === null || late.size === 0) return 0
  return listOwn(inBlocks, baseline).filter(({ status, block }) => status === 'ok' && late.has(block)).length
}
