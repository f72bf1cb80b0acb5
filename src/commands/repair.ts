import type { z } from 'zod'
import { findBest, type MeasuredAnswer, measureAnswers } from '../analysis/measured-answers.ts'
import { readCampaign } from '../analysis/runs/read-campaign.ts'
import { listTries } from '../analysis/runs/tries.ts'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { count } from '../base/text/text.ts'
import { takeAskingTurn } from '../campaign/asking-turn.ts'
import { type Calls, readCalls } from '../campaign/calls.ts'
import { readPlan } from '../campaign/documents.ts'
import { lookAtScripts } from '../dataset/import/look-at-script.ts'
import { loadProject } from '../dataset/load-projects.ts'
import { loadWithModules } from '../dataset/prompt-project.ts'
import { openSources } from '../dataset/sources/sources.ts'
import { askForScripts } from '../generation/asking/ask-for-scripts.ts'
import type { ModelCall } from '../generation/asking/ask-variants.ts'
import { openCampaignBudget } from '../generation/asking/campaign-budget.ts'
import { continueCalls } from '../generation/asking/continue-calls.ts'
import { openAnswerKeeper } from '../generation/asking/keep-answers.ts'
import { listFeedback } from '../generation/asking/list-feedback.ts'
import { listRepairs } from '../generation/asking/list-repairs.ts'
import { prepareCalls } from '../generation/asking/prepare-calls.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../generation/asking/retry.ts'
import { readTemplates } from '../generation/prompts/prompt-templates.ts'
import { countRounds } from '../planning/plan-blocks.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { isRecorded } from '../schema/generation/model-entries.ts'
import { repairOptions } from '../schema/options/repair-options.ts'
import type { GenerateResult } from './generate.ts'
import { tellAnswers, tellExpected } from './tell-asking.ts'

export type RepairOptions = Readonly<z.input<typeof repairOptions>>

/** Asks again, one round further: for what failed, and where it is planned for what passed. UserError 1 when a budget, a provider or the user ended it before all were asked. */
export async function repair(
  given: RepairOptions,
  context: CommandContext,
  { policy = DEFAULT_RETRY_POLICY }: { readonly policy?: RetryPolicy } = {},
): Promise<Omit<GenerateResult, 'kept' | 'recorded'>> {
  const { logger } = context
  const options = repairOptions.parse(given)
  const { campaign, dataset, batch, showPrompts } = options
  if (showPrompts && !options.dryRun) throw new UserError('--show-prompts needs --dry-run.')
  const plan = await readPlan(campaign)
  await using _turn = options.dryRun ? null : await takeAskingTurn(campaign, logger)
  const earlier = await readCalls(campaign)
  const calls = await prepareRepairs(plan, earlier, options, context)
  const budget = openCampaignBudget(plan, earlier, options)
  if (options.dryRun) {
    const told = await tellExpected(calls, { earlier, batch, showPrompts, budget, existing: 0, lacking: 0, logger })
    return { counts: {}, pending: 0, spentUsd: budget.spentUsd, ...told }
  }
  if (calls.length === 0) logger.info('No model is left to be asked again.')
  const { counts, keep } = openAnswerKeeper(campaign, await lookAtScripts(dataset, openSources(context)))
  const onKept = tellAnswers(logger, options.verbose)
  const pending = await askForScripts(calls, { options, budget, keep, onKept, anew: false, policy }, context)
  return { counts, pending, spentUsd: budget.spentUsd, calls: [] }
}

/** The calls that are due: of what failed with its error, of what passed with what it took, or, of the control arm, the first question. */
async function prepareRepairs(
  plan: Plan,
  stored: Calls,
  { campaign, dataset }: z.output<typeof repairOptions>,
  context: CommandContext,
): Promise<ModelCall[]> {
  const { logger } = context
  const sources = openSources(context)
  if (countRounds(plan.options) === 0)
    throw new UserError(
      `${campaign} has no rounds after the first: plan another with rounds (greenml plan --repairs or --feedback).`,
    )
  const { plan: settled, provenances, collected } = await readCampaign(campaign)
  const tries = listTries(settled, collected, provenances)
  const { wanted, notRun, notAsked } = listRepairs(plan, provenances, tries)
  if (notAsked > 0) logger.warn(`${count(notAsked, 'first answer')} not there yet: run greenml generate.`)
  if (notRun > 0) logger.warn(`${count(notRun, 'last answer')} not run yet: run greenml benchmark, then this again.`)
  const due = [...wanted, ...listFeedback(plan, provenances, tries)]
  const askable = due.filter(({ entry }) => !isRecorded(entry))
  const silent = due.length - askable.length
  if (silent > 0) logger.info(`${count(silent, 'recorded answer')} due again, which no model gave: none can be asked`)
  const after = new Map(askable.map((each) => [each.variant.id, each.after]))
  const first = await prepareCalls(askable, plan, (slug) => loadWithModules(dataset, slug, sources))
  if (plan.prompt === null) return first
  const templates = readTemplates(plan.prompt)
  const measured = plan.options.feedback ? measureAnswers(settled, collected, provenances) : new Map()
  const evidence = { campaign, stored, provenances, tries, measuredOf: withBest(plan, measured) }
  const calls: ModelCall[] = []
  for (const [slug, own] of Map.groupBy(first, ({ variant }) => variant.project)) {
    const dues = own.map((call) => ({ call, before: after.get(call.variant.id) ?? null }))
    calls.push(...(await continueCalls(dues, await loadProject(dataset, slug, sources), templates, evidence)))
  }
  return calls
}

const withBest = (plan: Plan, measured: ReadonlyMap<string, MeasuredAnswer>) => (variant: string) => {
  const own = measured.get(variant)
  if (own === undefined) throw new Error('an answer that passed was not measured')
  return { ...own, better: findBest(variant, plan, measured) }
}
