import { memoiseWeakly } from '../base/memoise.ts'
import type { VariantAnalysis } from '../schema/analysis/analysis.ts'
import type { BaselineMode } from '../schema/common.ts'
import { isLost } from '../schema/measurement/record.ts'
import { runsByBlock } from './runs/pairs.ts'
import type { CostReader } from './runs/read-cost.ts'
import type { Run } from './runs/reduced-runs.ts'
import type { VariantInBlocks } from './runs/variants-in-blocks.ts'

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
  const total = { blocks: 0, log: 0, cost: 0, baseline: 0, censored: false }
  visitBlocks({ inBlocks, analysis }, reader, baseline, isUsable, (cost, base, censored) => {
    total.blocks++
    total.log += Math.log(cost / base)
    total.cost += cost
    total.baseline += base
    total.censored ||= censored
  })
  const { blocks, censored } = total
  if (blocks === 0) return gaveNoCode(inBlocks, baseline) ? WITHOUT_CODE : null
  return {
    log: total.log / blocks,
    cost: total.cost / blocks,
    baseline: total.baseline / blocks,
    blocks,
    failed: !isUsable || own.some(({ status }) => status !== 'ok'),
    censored,
  }
}

export interface Answer {
  readonly inBlocks: VariantInBlocks
  readonly analysis: Pick<VariantAnalysis, 'attempted' | 'metric'>
}

/** Log-ratios of one answer's costs, whose ok runs are taken to be of use, and the block of each, where the author's code was measured. */
export function logsInBlocks(answer: Answer, reader: CostReader, baseline: BaselineMode) {
  const found = { values: [] as number[], blocks: [] as string[], censored: false }
  visitBlocks(answer, reader, baseline, true, (cost, base, censored, block) => {
    found.values.push(Math.log(cost / base))
    found.blocks.push(block)
    found.censored ||= censored
  })
  return found
}

/** Is told what the answer and the author's code took in a block, and whether the first is known from below only. */
type Visitor = (cost: number, base: number, censored: boolean, block: string) => void

/**
 * Visits each block in which the author's code was measured: a million in a large campaign, of which nothing is kept.
 * `isUsable`: what the answer's runs that ended ok gave is of use.
 */
function visitBlocks(
  { inBlocks, analysis }: Answer,
  reader: CostReader,
  baseline: BaselineMode,
  isUsable: boolean,
  visit: Visitor,
): void {
  const authors = inBlocks.baselines.get(baseline)
  if (authors === undefined) return
  const authorOf = runsByBlock(authors.runs)
  for (const run of listOwn(inBlocks, baseline)) {
    if (run.status === 'ok' && analysis.metric.verdict === null) continue
    visitBlock(run, authorOf.get(run.block), reader, run.status === 'ok' && isUsable, visit)
  }
}

/** The answer's runs but those lost to the harness, which are few. */
export function listOwn(inBlocks: VariantInBlocks, baseline: BaselineMode): readonly Run[] {
  const runs = inBlocks.beside.get(baseline) ?? inBlocks.runs
  return runs.some(isLost) ? runs.filter((run) => !isLost(run)) : runs
}

const isWithoutCode = ({ status }: Run): boolean => status === 'missing-variant'

/** Whether nothing came that could be run: what ran under another shim alone is not without code. */
export const gaveNoCode = (inBlocks: VariantInBlocks, baseline: BaselineMode): boolean =>
  [inBlocks.runs, listOwn(inBlocks, baseline)].every((runs) => runs.every(isWithoutCode))

const WITHOUT_CODE: AttemptCost = { log: 0, cost: null, baseline: null, blocks: 0, failed: true, censored: false }

/** Visits a block where both sides were measured on one host in one state, by the same meter. */
function visitBlock(
  run: Run,
  author: Run | undefined,
  { read, sourceOf, join }: CostReader,
  isUsable: boolean,
  visit: Visitor,
): void {
  if (author?.status !== 'ok' || author.stratum !== run.stratum) return
  const base = read(author, author)
  if (base === null) return
  const own = read(run, author)
  if (isWithoutCode(run)) visit(base, base, false, run.block)
  else if (own !== null && sourceOf(run) === sourceOf(author)) {
    visit(isUsable ? own : join(own, base), base, run.status === 'timeout', run.block)
  } else if (run.status !== 'ok') {
    // Left out, a failure that nobody could read would cost nothing: the author's code is run after it in any case.
    visit(base, base, true, run.block)
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
