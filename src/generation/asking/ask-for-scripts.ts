import type { CommandContext } from '../../base/context.ts'
import { count } from '../../base/text/text.ts'
import { openCalls } from '../../campaign/calls.ts'
import { readStoredReplies } from '../../campaign/stored-replies.ts'
import { openAsker } from './ask.ts'
import {
  type AskVariantsOptions,
  askForVariants,
  collectVariants,
  type ModelCall,
  putDownVariants,
  refuseUnfinished,
} from './ask-variants.ts'
import type { Budget } from './budget.ts'
import type { AnswerKeeper } from './keep-answers.ts'
import type { RetryPolicy } from './retry.ts'

interface Asking {
  readonly options: {
    readonly campaign: string
    readonly dataset: string
    readonly batch: boolean
    readonly giveUp?: readonly string[] | undefined
  }
  readonly budget: Budget
  readonly keep: AnswerKeeper['keep']
  /** Told of each answer that was kept. */
  readonly onKept: NonNullable<AskVariantsOptions['onKept']>
  /** Asks although there is an answer. */
  readonly anew: boolean
  readonly policy: RetryPolicy
}

/** Collects what was put down before, then asks for the rest or puts it down. Returns how many calls lie in batches. */
export async function askForScripts(
  calls: readonly ModelCall[],
  { options, budget, onKept, anew, policy, ...asked }: Asking,
  { env, keyFiles, logger, signal, betweenSteps }: CommandContext,
): Promise<number> {
  if (calls.length === 0) return 0
  const { campaign, dataset, batch, giveUp } = options
  const store = await openCalls(campaign)
  const entries = new Set(calls.map(({ entry }) => entry))
  const keep: Asking['keep'] = async (...answer) => {
    await asked.keep(...answer)
    await betweenSteps?.()
  }
  const given = { env, keyFiles, policy, logger, signal, budget, store, anew, keep, onKept, giveUp }
  const asker = await openAsker(entries, { ...given, stored: await readStoredReplies(entries, dataset) })
  const asking = { ...given, asker }
  // What lies in a batch is collected also where all is asked anew: it is new itself, and paid for.
  const { pending: waiting, halted, others } = await collectVariants(calls, asking)
  const { putDown, ...outcome } = batch
    ? await putDownVariants(others, asking)
    : { putDown: 0, ...(await askForVariants(others, asker, asking)) }
  const pending = waiting + putDown
  if (pending > 0) logger.info(`${count(pending, 'variant')} pending: the same command collects the answers`)
  refuseUnfinished({ ...outcome, halted: new Map([...halted, ...outcome.halted]) }, budget)
  return pending
}
