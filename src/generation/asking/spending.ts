import type { Calls, StoredCall } from '../../campaign/calls.ts'
import { isOfPair, type ProjectAndModel } from '../../campaign/paths.ts'

/** What calls cost, as the store tells it. */
export interface Spending {
  /** The sum of the costs that are known. */
  readonly usd: number
  /** Most that the others may have cost, as far as that is known: unanswered, cut off, or without token counts. */
  readonly heldUsd: number
  /** Calls that may have cost something and of which no price is known. */
  readonly unpriced: number
}

/** Nothing paid for is left out: each try counts, also one whose process ended before it was answered. */
export function sumSpending(calls: Iterable<StoredCall>): Spending {
  let [usd, heldUsd, unpriced] = [0, 0, 0]
  for (const { outcome, reservedUsd } of calls) {
    if (outcome?.kind === 'failed' && !outcome.mayBeBilled) continue
    if (outcome?.kind === 'answered' && outcome.cost !== null) usd += outcome.cost.usd
    else if (reservedUsd !== null) heldUsd += reservedUsd
    else unpriced++
  }
  return { usd, heldUsd, unpriced }
}

/** The calls of these projects and models; all where none are named. */
export const callsOf = ({ all }: Calls, only: readonly ProjectAndModel[] | undefined): readonly StoredCall[] =>
  only === undefined ? all : all.filter((call) => only.some((pair) => isOfPair(pair, call)))
