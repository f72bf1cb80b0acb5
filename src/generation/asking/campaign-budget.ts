import { sum } from '../../base/numbers.ts'
import type { Calls } from '../../campaign/calls.ts'
import { isOfPair, type ProjectAndModel } from '../../campaign/paths.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import { type Budget, openBudget } from './budget.ts'
import { callsOf, sumSpending } from './spending.ts'

/**
 * The budget of one process. The plan's holds for the whole campaign: of a process that asks for some projects and models only,
 * as each job of a matrix does, their shares of it. What is given can only lower it.
 */
export function openCampaignBudget(
  { budget }: Pick<Plan, 'budget'>,
  calls: Calls,
  { only, budgetUsd }: { readonly only?: readonly ProjectAndModel[]; readonly budgetUsd?: number },
): Budget {
  const spent = sumSpending(callsOf(calls, only))
  const own = spent.usd + spent.heldUsd
  const left: number[] = []
  if (budgetUsd !== undefined) left.push(budgetUsd - own)
  if (budget !== null) {
    const all = sumSpending(calls.all)
    left.push(budget.usd - all.usd - all.heldUsd)
    if (only !== undefined) left.push(sumShares(budget.shares, only) - own)
  }
  return openBudget(left.length === 0 ? null : own + Math.min(...left), spent)
}

type Shares = NonNullable<Plan['budget']>['shares']

const sumShares = (shares: Shares, only: readonly ProjectAndModel[]): number =>
  sum(shares.filter((share) => only.some((pair) => isOfPair(pair, share))).map(({ usd }) => usd))
