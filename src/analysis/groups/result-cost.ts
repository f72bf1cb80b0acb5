import { mean } from '../../base/numbers.ts'
import type { Cost, ResultCost } from '../../schema/group.ts'
import { OUR_FAILURES } from '../../schema/record.ts'
import type { Run } from '../runs.ts'
import { type AnalysedVariant, isComparable } from '../variant.ts'

/** An answer that fails has cost its run: what all attempts took, shared out among the answers that can be used. */
export function resultCostOf(members: readonly AnalysedVariant[], quantity: Cost): ResultCost {
  const attempts = members.filter(({ analysis }) => analysis.attempted)
  const correct = attempts.filter(({ analysis }) => isComparable(analysis)).length
  const costs = attempts.map(({ inBlocks }) =>
    attemptCost(inBlocks.beside.get('original-headless') ?? inBlocks.runs, quantity),
  )
  const baselines = attempts.map(({ inBlocks }) =>
    attemptCost(inBlocks.baselines.get('original-headless')?.runs ?? [], quantity),
  )
  const unread = costs.filter((cost) => cost === null).length
  const total = unread > 0 || attempts.length === 0 ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)
  const known = baselines.flatMap((cost) => (cost === null || cost === 0 ? [] : [cost]))
  return {
    total,
    attempts: attempts.length,
    correct,
    perCorrect: total === null || correct === 0 ? null : total / correct,
    baseline: known.length === attempts.length ? mean(known) : null,
    quality: total === null ? 'unavailable' : 'measured',
    cause: whyUnknown(attempts.length, unread, correct),
  }
}

function whyUnknown(attempts: number, unread: number, correct: number): ResultCost['cause'] {
  if (attempts === 0) return { kind: 'none-attempted' }
  if (unread > 0) return { kind: 'attempts-unread', unread }
  return correct === 0 ? { kind: 'none-correct' } : null
}

/** Mean over the runs that the script itself ended and that could be read; 0 where there was no code to run. Null: none could. */
function attemptCost(runs: readonly Run[], quantity: Cost): number | null {
  const own = runs.filter(({ status }) => status !== 'missing-variant' && !OUR_FAILURES.includes(status))
  const readings = own.flatMap(({ readings }) => {
    const { value, quality } = readings[quantity]
    return quality === 'measured' && value !== null ? [value] : []
  })
  return own.length === 0 ? 0 : mean(readings)
}
