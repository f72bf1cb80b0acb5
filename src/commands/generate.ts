import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { takeAskingTurn } from '../campaign/asking-turn.ts'
import { readCalls } from '../campaign/calls.ts'
import { readPlan } from '../campaign/documents.ts'
import { readProvenances } from '../campaign/variant-files.ts'
import { lookAtScripts } from '../dataset/import/look-at-script.ts'
import { loadWithModules } from '../dataset/prompt-project.ts'
import { openSources } from '../dataset/sources/sources.ts'
import { requirePrice } from '../generation/asking/ask.ts'
import { askForScripts } from '../generation/asking/ask-for-scripts.ts'
import { openCampaignBudget } from '../generation/asking/campaign-budget.ts'
import { openAnswerKeeper } from '../generation/asking/keep-answers.ts'
import { chooseScripts, listGenerated, listWork, refuseStrangers, type Work } from '../generation/asking/list-work.ts'
import { prepareCalls } from '../generation/asking/prepare-calls.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../generation/asking/retry.ts'
import { countAnswers, replayAnswers } from '../generation/replay/replay-answers.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import type { ExpectedCall } from '../schema/generation/expected-call.ts'
import type { Provenance } from '../schema/generation/provenance.ts'
import { generateOptions } from '../schema/options/generate-options.ts'
import { tellAnswers, tellExpected, tellTaken } from './tell-asking.ts'

export type GenerateOptions = Readonly<z.input<typeof generateOptions>>

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

/** What of a plan's first answers is not there yet. */
export async function findWork(plan: Plan, given: GenerateOptions): Promise<Work> {
  const options = generateOptions.parse(given)
  refuseStrangers(plan, options)
  const wanted = chooseScripts(listGenerated(plan, options.only), options)
  return listWork(wanted, plan.models, await readProvenances(options.campaign, wanted), options)
}

/** Writes every planned script that is not there yet. UserError 1 when a budget, a provider or the user ended it before all were asked. */
export async function generate(
  given: GenerateOptions,
  context: CommandContext,
  { policy = DEFAULT_RETRY_POLICY }: { readonly policy?: RetryPolicy } = {},
): Promise<GenerateResult> {
  const { logger } = context
  const options = generateOptions.parse(given)
  const sources = openSources(context)
  if (options.showPrompts && !options.dryRun) throw new UserError('--show-prompts needs --dry-run.')
  const { campaign, dataset, answers } = options
  const plan = await readPlan(campaign)
  await using _turn = options.dryRun ? null : await takeAskingTurn(campaign, logger)
  const { toReplay, toAsk, kept } = await findWork(plan, options)
  const earlier = await readCalls(campaign)
  const budget = openCampaignBudget(plan, earlier, options)
  const calls = await prepareCalls(toAsk, plan, (slug) => loadWithModules(dataset, slug, sources))
  const { batch, force, showPrompts } = options
  if (options.dryRun) {
    const existing = await countAnswers(toReplay)
    const told = { earlier, batch, showPrompts, budget, existing, lacking: toReplay.length - existing, logger }
    const found = { counts: {}, kept, pending: 0, recorded: toReplay.length, spentUsd: budget.spentUsd }
    return { ...found, ...(await tellExpected(calls, told)) }
  }
  if (budget.capUsd !== null) for (const { entry } of calls) requirePrice(entry)

  const { counts, keep } = openAnswerKeeper(campaign, await lookAtScripts(dataset, sources))
  const origin = answers === undefined ? 'recorded' : 'given'
  for await (const { script, answer } of replayAnswers(toReplay, origin)) await keep(script, answer)
  tellTaken(logger, toReplay.length, counts['no-answer'] ?? 0, answers)
  if (toReplay.length + calls.length === 0) logger.info(`nothing is left to ask; scripts that exist already: ${kept}`)
  const onKept = tellAnswers(logger, options.verbose)
  const pending = await askForScripts(calls, { options, budget, keep, onKept, anew: force, policy }, context)
  return { counts, pending, kept, recorded: toReplay.length, spentUsd: budget.spentUsd, calls: [] }
}
