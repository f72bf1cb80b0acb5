import type { CommandContext } from '../base/context.ts'
import type { Logger } from '../base/log.ts'
import { count } from '../base/text.ts'
import { type Calls, openCalls } from '../campaign/calls.ts'
import { readStoredReplies } from '../campaign/stored-replies.ts'
import { openAsker } from '../generation/ask.ts'
import {
  type AskVariantsOptions,
  askForVariants,
  collectVariants,
  type ModelCall,
  putDownVariants,
  refuseUnfinished,
} from '../generation/ask-variants.ts'
import type { Budget } from '../generation/budget.ts'
import { type ExpectedCall, expectCalls, expectTime } from '../generation/expect-calls.ts'
import type { AnswerKeeper } from '../generation/keep-answers.ts'
import type { AskingWorld } from '../generation/open-asking.ts'
import { showPrompt } from '../generation/prompt.ts'
import { DEFAULT_RETRY_POLICY } from '../generation/retry.ts'
import { renderAnswer } from '../report/text/answer-words.ts'
import { renderExpectedCalls } from '../report/text/planned-work.ts'

/** What tests put in the place of the world. */
export interface GenerateWorld extends AskingWorld {
  readonly python?: string
}

interface DryRunOptions {
  readonly earlier: Calls
  readonly batch: boolean
  readonly showPrompts: boolean
  readonly budget: Budget
  readonly existing: number
  readonly logger: Logger
}

interface DryRun {
  /** The calls that would be made. */
  readonly calls: readonly ExpectedCall[]
  /** Prompts that would be sent, where they are asked for, byte for byte, under a line for each turn. */
  readonly prompts?: readonly { readonly variant: string; readonly prompt: string }[]
}

/** Tells what would be asked, and what it would take; nothing is asked. */
export async function tellExpected(
  calls: readonly ModelCall[],
  { earlier, batch: isBatch, showPrompts, budget, existing, logger }: DryRunOptions,
): Promise<DryRun> {
  const expected = await expectCalls(calls, { earlier, isBatch })
  const time = expectTime(calls, { earlier, isBatch })
  for (const line of renderExpectedCalls({ calls: expected, time, existing, budget })) logger.info(line)
  const prompts = calls.map(({ variant, messages }) => ({ variant: variant.id, prompt: showPrompt(messages) }))
  return { calls: expected, ...(showPrompts ? { prompts } : {}) }
}

interface Asking {
  readonly options: {
    readonly campaign: string
    readonly dataset: string
    readonly batch: boolean
    readonly verbose: boolean
  }
  readonly budget: Budget
  readonly keep: AnswerKeeper['keep']
  /** Asks although there is an answer. */
  readonly anew: boolean
  readonly world: GenerateWorld
}

/** Collects what was put down before, then asks for the rest or puts it down, and tells each answer. Returns how many calls lie in batches. */
export async function askForScripts(
  calls: readonly ModelCall[],
  { options, budget, keep, anew, world }: Asking,
  { env, keyFiles, logger, signal }: CommandContext,
): Promise<number> {
  if (calls.length === 0) return 0
  const { campaign, dataset, batch, verbose } = options
  const store = await openCalls(campaign)
  const entries = new Set(calls.map(({ entry }) => entry))
  const { fetch, policy = DEFAULT_RETRY_POLICY, python } = world
  const given = { env, keyFiles, fetch, policy, python, logger, signal, budget, store, anew, keep }
  const asker = await openAsker(entries, { ...given, stored: await readStoredReplies(entries, dataset) })
  const onKept: AskVariantsOptions['onKept'] = ({ variant }, answer, left) =>
    logger.info(renderAnswer(variant.id, answer, left, verbose))
  const asking = { ...given, asker, onKept }
  // What lies in a batch is collected also where all is asked anew: it is new itself, and paid for.
  const { pending: waiting, others } = await collectVariants(calls, asking)
  let pending = waiting
  if (batch) pending += await putDownOrRefuse(others, asking)
  else refuseUnfinished(await askForVariants(others, asker, asking), budget)
  if (pending > 0) logger.info(`${count(pending, 'variant')} pending: the same command collects the answers`)
  return pending
}

/** Returns how many calls were put down. UserError where the budget left some out. */
async function putDownOrRefuse(
  calls: readonly ModelCall[],
  options: Parameters<typeof putDownVariants>[1],
): Promise<number> {
  const { putDown, notAsked } = await putDownVariants(calls, options)
  refuseUnfinished({ notAsked, halted: new Map(), budgetReached: notAsked > 0 }, options.budget)
  return putDown
}
