import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { count } from '../base/text.ts'
import { openCalls, readCalls } from '../campaign/calls.ts'
import { readPlan } from '../campaign/documents.ts'
import { readProvenances } from '../campaign/variant-files.ts'
import { loadWithModules } from '../dataset/prompt-project.ts'
import { openSources } from '../dataset/sources.ts'
import { type AskOptions, openAsker, requirePrice } from '../generation/ask.ts'
import type { BatchOptions } from '../generation/ask-in-batches.ts'
import {
  type AskVariantsOptions,
  askForVariants,
  collectVariants,
  type ModelCall,
  putDownVariants,
  refuseUnfinished,
} from '../generation/ask-variants.ts'
import { openCampaignBudget } from '../generation/campaign-budget.ts'
import { type ExpectedCall, expectCalls, expectSeconds } from '../generation/expect-calls.ts'
import { chooseScripts, listGenerated, listWork } from '../generation/list-work.ts'
import { prepareCalls } from '../generation/prepare-calls.ts'
import { showPrompt } from '../generation/prompt.ts'
import { replayAnswers } from '../generation/replay-answers.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../generation/retry.ts'
import { renderExpectedCalls } from '../report/text/planned-work.ts'
import { generateOptions } from '../schema/options/generate-options.ts'
import type { Provenance } from '../schema/provenance.ts'
import { openAnswerKeeper, takeAskingTurn, tellAnswers } from './keep-answers.ts'
import { readStoredReplies } from './stored-replies.ts'

export type GenerateOptions = Readonly<z.input<typeof generateOptions>>

/** What tests put in the place of the world. */
export interface GenerateDependencies {
  readonly fetch?: typeof globalThis.fetch
  readonly policy?: RetryPolicy
  readonly python?: string
}

export interface GenerateResult {
  /** Answers of this run, by status. */
  readonly counts: Readonly<Partial<Record<Provenance['status'], number>>>
  /** Variants that were there already. */
  readonly kept: number
  readonly recorded: number
  /** Variants that lie in a batch and are not answered yet. */
  readonly pending: number
  readonly spentUsd: number
  /** Dry run only: the calls that would be made. */
  readonly calls: readonly ExpectedCall[]
  /** Prompts that would be sent, with `showPrompts`, byte for byte, under a line for each of the two parts. */
  readonly prompts?: readonly { readonly variant: string; readonly prompt: string }[]
}

/** Writes every planned script that is not there yet. UserError 1 when a budget, a provider or the user ended it before all were asked. */
export async function generate(
  given: GenerateOptions,
  context: CommandContext,
  { fetch, policy = DEFAULT_RETRY_POLICY, python }: GenerateDependencies = {},
): Promise<GenerateResult> {
  const { logger, env, keyFiles, signal } = context
  const options = generateOptions.parse(given)
  const sources = openSources(context)
  if (options.showPrompts && !options.dryRun) throw new UserError('--show-prompts needs --dry-run.')
  const { campaign, dataset, answers } = options
  const plan = await readPlan(campaign)
  await using _turn = options.dryRun ? null : await takeAskingTurn(campaign, logger)
  const wanted = chooseScripts(listGenerated(plan, options.only), options)
  const { toReplay, toAsk, kept } = listWork(wanted, plan.models, await readProvenances(campaign, wanted), options)
  const earlier = await readCalls(campaign)
  const budget = openCampaignBudget(plan, earlier, options)
  const calls = await prepareCalls(toAsk, plan, (slug) => loadWithModules(dataset, slug, sources))
  if (options.dryRun) {
    const expected = await expectCalls(calls)
    const seconds = expectSeconds(calls, earlier)
    for (const line of renderExpectedCalls(expected, seconds, toReplay.length)) logger.info(line)
    const result = {
      counts: {},
      kept,
      pending: 0,
      recorded: toReplay.length,
      spentUsd: budget.spentUsd,
      calls: expected,
    }
    return options.showPrompts ? { ...result, prompts: calls.map(listPrompt) } : result
  }
  if (budget.capUsd !== null) for (const { entry } of calls) requirePrice(entry)

  const { counts, keep } = await openAnswerKeeper(campaign, dataset)
  const [origin, found] =
    answers === undefined
      ? (['recorded', `${count(toReplay.length, 'recorded answer')} taken`] as const)
      : (['given', `${count(toReplay.length, 'given script')} taken from ${answers}`] as const)
  for await (const { script, answer } of replayAnswers(toReplay, origin, python)) await keep(script, answer)
  if (toReplay.length > 0) logger.info(found)
  const onKept = tellAnswers(logger, options.verbose)
  const asking = { env, keyFiles, budget, policy, logger, fetch, signal, python, keep, onKept }
  const pending = calls.length === 0 ? 0 : await askLive(calls, options, asking)
  return { counts, pending, kept, recorded: toReplay.length, spentUsd: budget.spentUsd, calls: [] }
}

type Asking = Omit<AskOptions & BatchOptions & AskVariantsOptions, 'store' | 'asker' | 'anew'>

/** Collects what was put down before, then asks for the rest or puts it down. Returns how many calls lie in batches. */
async function askLive(
  calls: readonly ModelCall[],
  { campaign, dataset, force, batch }: z.output<typeof generateOptions>,
  given: Asking,
): Promise<number> {
  const store = await openCalls(campaign)
  const entries = new Set(calls.map(({ entry }) => entry))
  const asker = await openAsker(entries, { ...given, store, stored: await readStoredReplies(entries, dataset) })
  const asking = { ...given, asker, store, anew: force }
  // What lies in a batch is collected also where all is asked anew: it is new itself, and paid for.
  const { pending: waiting, others } = await collectVariants(calls, asking)
  let pending = waiting
  if (batch) pending += await putDownOrRefuse(others, asking)
  else refuseUnfinished(await askForVariants(others, asker, asking), given.budget)
  if (pending > 0) given.logger.info(`${count(pending, 'variant')} pending: the same command collects the answers`)
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

const listPrompt = ({ variant, messages }: ModelCall) => ({ variant: variant.id, prompt: showPrompt(messages) })
