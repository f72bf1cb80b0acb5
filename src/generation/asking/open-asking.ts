import type { CommandContext } from '../../base/context.ts'
import { takeAskingTurn } from '../../campaign/asking-turn.ts'
import { type CallStore, openCalls, readCalls, type StoredCall } from '../../campaign/calls.ts'
import { readStoredReplies } from '../../campaign/stored-replies.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { type Asker, openAsker } from './ask.ts'
import { type Budget, openBudget } from './budget.ts'
import { DEFAULT_RETRY_POLICY } from './retry.ts'
import { sumSpending } from './spending.ts'

interface AskingPlace {
  /** The folder that keeps what was asked and answered. */
  readonly out: string
  /** The folder that recorded answers are named in. */
  readonly dataset: string
  /** Most that may be spent, with what was spent there before; undefined: there is no cap. */
  readonly capUsd: number | undefined
  /** One of so many shares of what is asked: others may spend theirs elsewhere, or here. */
  readonly share?: AskingShare | undefined
}

interface AskingShare {
  readonly of: number
  readonly isOwn: (call: StoredCall) => boolean
}

interface Asking extends AsyncDisposable {
  readonly asker: Asker
  readonly store: CallStore
  readonly budget: Budget
}

/** Takes the turn to ask models and keeps it until it is disposed of. UserError where a cap is set and a model's price is not known. */
export async function openAsking(
  models: readonly ModelEntry[],
  place: AskingPlace,
  { env, keyFiles, logger, signal }: CommandContext,
): Promise<Asking> {
  const { out, dataset } = place
  const turn = await takeAskingTurn(out, logger)
  const end = () => turn[Symbol.asyncDispose]()
  try {
    const budget = openBudgetOf(place, (await readCalls(out)).all)
    const store = await openCalls(out)
    const stored = await readStoredReplies(models, dataset)
    const asker = await openAsker(models, {
      env,
      keyFiles,
      policy: DEFAULT_RETRY_POLICY,
      logger,
      signal,
      budget,
      store,
      stored,
    })
    return { asker, store, budget, [Symbol.asyncDispose]: end }
  } catch (error) {
    await end()
    throw error
  }
}

/** A share's cap is its part of the whole, of which what all spent here is taken too; what it spent is its own. */
function openBudgetOf({ capUsd, share }: AskingPlace, calls: readonly StoredCall[]): Budget {
  const all = sumSpending(calls)
  if (share === undefined) return openBudget(capUsd ?? null, all)
  const own = sumSpending(calls.filter(share.isOwn))
  if (capUsd === undefined) return openBudget(null, own)
  const spent = own.usd + own.heldUsd
  return openBudget(Math.min(capUsd / share.of, spent + capUsd - all.usd - all.heldUsd), own)
}
