import type { z } from 'zod'
import { listTries, type Try } from '../analysis/tries.ts'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { readTextIfPresent } from '../base/files.ts'
import type { Logger } from '../base/log.ts'
import { count } from '../base/text.ts'
import { type Calls, isAnswered, openCalls, readCalls } from '../campaign/calls.ts'
import { readPlan } from '../campaign/documents.ts'
import { readLogEnd } from '../campaign/logs.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { settlePlan } from '../campaign/settle-plan.ts'
import { readProvenances } from '../campaign/variant-files.ts'
import { loadWithModules } from '../dataset/prompt-project.ts'
import { openAsker, requirePrice } from '../generation/ask.ts'
import { askForVariants, type ModelCall, refuseUnfinished } from '../generation/ask-variants.ts'
import { openCampaignBudget } from '../generation/campaign-budget.ts'
import { expectCalls, expectSeconds } from '../generation/expect-calls.ts'
import { listRepairs } from '../generation/list-repairs.ts'
import { prepareCalls } from '../generation/prepare-calls.ts'
import { showPrompt } from '../generation/prompt.ts'
import { readTemplates } from '../generation/prompt-templates.ts'
import { askAgain, type FailedTry } from '../generation/repair-messages.ts'
import { DEFAULT_RETRY_POLICY } from '../generation/retry.ts'
import { renderExpectedCalls } from '../report/text/planned-work.ts'
import { repairOptions } from '../schema/options/repair.ts'
import type { Plan } from '../schema/plan.ts'
import type { Provenance } from '../schema/provenance.ts'
import { collectCampaign } from './analyse.ts'
import type { GenerateDependencies, GenerateResult } from './generate.ts'
import { openAnswerKeeper, takeAskingTurn, tellAnswers } from './keep-answers.ts'

export type RepairOptions = Readonly<z.input<typeof repairOptions>>

/** Asks again for what failed, one round further. UserError 1 when a budget, a provider or the user ended it before all were asked. */
export async function repair(
  given: RepairOptions,
  { logger, env, keyFiles, signal }: CommandContext,
  { fetch, policy = DEFAULT_RETRY_POLICY, python }: GenerateDependencies = {},
): Promise<Pick<GenerateResult, 'counts' | 'spentUsd' | 'calls' | 'prompts'>> {
  const options = repairOptions.parse(given)
  const { campaign, dataset } = options
  if (options.showPrompts && !options.dryRun) throw new UserError('--show-prompts needs --dry-run.')
  const plan = await readPlan(campaign)
  await using _turn = options.dryRun ? null : await takeAskingTurn(campaign, logger)
  const stored = await readCalls(campaign)
  const calls = await prepareRepairs(plan, stored, options, logger)
  const budget = openCampaignBudget(plan, stored, options)
  if (options.dryRun) {
    const expected = await expectCalls(calls)
    for (const line of renderExpectedCalls(expected, expectSeconds(calls, stored), 0)) logger.info(line)
    const prompts = calls.map(({ variant, messages }) => ({ variant: variant.id, prompt: showPrompt(messages) }))
    return { counts: {}, spentUsd: budget.spentUsd, calls: expected, ...(options.showPrompts ? { prompts } : {}) }
  }
  if (calls.length === 0) {
    logger.info('Nothing is left to repair.')
    return { counts: {}, spentUsd: budget.spentUsd, calls: [] }
  }
  const entries = new Set(calls.map(({ entry }) => entry))
  if (budget.capUsd !== null) for (const entry of entries) requirePrice(entry)
  const { counts, keep } = await openAnswerKeeper(campaign, dataset)
  const onKept = tellAnswers(logger, options.verbose)
  const store = await openCalls(campaign)
  const asker = await openAsker(entries, { env, keyFiles, store, budget, policy, logger, fetch, signal })
  refuseUnfinished(await askForVariants(calls, asker, { anew: false, python, signal, keep, onKept }), budget)
  return { counts, spentUsd: budget.spentUsd, calls: [] }
}

/** The calls that are due: each with the failed answer and its error, or, of the control arm, the first question. */
async function prepareRepairs(
  plan: Plan,
  stored: Calls,
  { campaign, dataset }: Pick<RepairOptions, 'campaign' | 'dataset'>,
  logger: Logger,
): Promise<ModelCall[]> {
  if (plan.options.repairs === 0) throw new UserError(`${campaign} has no rounds of repair: plan one with --repairs.`)
  const provenances = await readProvenances(campaign, plan.variants)
  const settled = settlePlan(plan, provenances)
  const tries = listTries(settled, (await collectCampaign(campaign, settled)).collected, provenances)
  const { wanted, notRun, notAsked } = listRepairs(plan, provenances, tries)
  if (notAsked > 0) logger.warn(`${count(notAsked, 'first answer')} not there yet: run greenml generate.`)
  if (notRun > 0) logger.warn(`${count(notRun, 'last answer')} not run yet: run greenml benchmark, then this again.`)
  const askable = wanted.filter(({ entry }) => entry.provider !== 'replay' || entry.calls !== undefined)
  const silent = wanted.length - askable.length
  if (silent > 0) logger.info(`${count(silent, 'recorded answer')} failed; there is no model to ask again`)
  const after = new Map(askable.map((each) => [each.variant.id, each.after]))
  const first = await prepareCalls(askable, plan, (slug) => loadWithModules(dataset ?? 'dataset', slug))
  if (plan.prompt === null) return first
  const templates = readTemplates(plan.prompt)
  const calls: ModelCall[] = []
  for (const call of first) {
    const failed = after.get(call.variant.id)
    const messages =
      failed == null
        ? call.messages
        : askAgain(call.messages, await readFailed(campaign, tries.get(failed), provenances, stored), templates)
    calls.push({ ...call, messages })
  }
  return calls
}

async function readFailed(
  campaign: string,
  tried: Try | undefined,
  provenances: ReadonlyMap<string, Provenance>,
  stored: Calls,
): Promise<FailedTry> {
  if (tried === undefined) throw new Error('a try that failed is not on record')
  const { variant, failure, log } = tried
  const id = provenances.get(variant.id)?.call
  const call = stored.all.find((each) => each.call === id)
  return {
    answer: call !== undefined && isAnswered(call) ? call.outcome.reply.text : null,
    script: await readTextIfPresent(campaignFiles.variantScript(campaign, variant.id), campaign),
    kind: failure?.class ?? 'failed',
    errorType: failure?.errorType ?? null,
    message: failure?.message ?? null,
    output: log === null ? null : await readLogEnd(campaign, log),
  }
}
