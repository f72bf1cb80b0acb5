import { UserError } from '../../base/errors.ts'
import type { Budget } from './budget.ts'

/** How far an asking came. */
export interface AskOutcome {
  readonly notAsked: number
  /** Why a model, or a batch, could not be asked any further, by its name. */
  readonly halted: ReadonlyMap<string, string>
  readonly isOverBudget: boolean
}

/** Waits for all calls to end before a fault of one is told: what those under way cost is kept. */
export async function endAll(calls: Iterable<Promise<void>>): Promise<void> {
  for (const result of await Promise.allSettled(calls)) if (result.status === 'rejected') throw result.reason
}

/** Error of an asking that ended before all was asked: how far it came, why models are asked no more, and how to go on. */
export function unfinished(
  told: string,
  halted: ReadonlyMap<string, string>,
  further: readonly string[] = [],
): UserError {
  const reasons = [...[...halted].map(([model, reason]) => `${model}: ${reason}`), ...further]
  const kept = 'What was answered is kept: the same command goes on from here.'
  return new UserError([told, ...reasons.map((reason) => `  ${reason}`), kept].join('\n'), 1)
}

const ALLOW_MORE =
  'a call reserves the most that it can cost: a greater budget, or a smaller maxOutputTokens in models.yaml, lets it be made'

/**
 * Error of an asking that a budget may have ended. `left`: what was not asked, null where all was; `caps`: what sets the
 * budget.
 */
export function stoppedAsking(
  left: string | null,
  { halted, isOverBudget }: Omit<AskOutcome, 'notAsked'>,
  { spentUsd, capUsd }: Pick<Budget, 'spentUsd' | 'capUsd'>,
  caps = '--budget-usd',
): UserError {
  return unfinished(
    `${left === null ? 'Not all that was asked was answered:' : `Stopped before all was asked: ${left} left,`} $${spentUsd.toFixed(4)} spent.`,
    halted,
    isOverBudget ? [`the next call could pass the budget of $${capUsd?.toFixed(4)} (${caps})`, ALLOW_MORE] : [],
  )
}
