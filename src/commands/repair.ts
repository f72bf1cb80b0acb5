import type { z } from 'zod'
import { findBest, type MeasuredAnswer, measureAnswers } from '../analysis/measured-answers.ts'
import { listTries, type Try } from '../analysis/tries.ts'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { readTextIfPresent } from '../base/files.ts'
import { count } from '../base/text.ts'
import { takeAskingTurn } from '../campaign/asking-turn.ts'
import { type Calls, isAnswered, readCalls } from '../campaign/calls.ts'
import { readPlan } from '../campaign/documents.ts'
import { readLogEnd } from '../campaign/logs.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { settlePlan } from '../campaign/settle-plan.ts'
import { readProvenances } from '../campaign/variant-files.ts'
import { loadProject, type Project } from '../dataset/load-projects.ts'
import { lookAtScripts } from '../dataset/look-at-script.ts'
import { loadWithModules } from '../dataset/prompt-project.ts'
import { openSources } from '../dataset/sources.ts'
import type { ModelCall } from '../generation/ask-variants.ts'
import { openCampaignBudget } from '../generation/campaign-budget.ts'
import { askLeaner, type MeasuredTry } from '../generation/feedback-messages.ts'
import { openDataHider } from '../generation/hide-data.ts'
import { openAnswerKeeper } from '../generation/keep-answers.ts'
import { listFeedback } from '../generation/list-feedback.ts'
import { listRepairs } from '../generation/list-repairs.ts'
import { prepareCalls } from '../generation/prepare-calls.ts'
import { type PromptTemplates, readTemplates } from '../generation/prompt-templates.ts'
import { askAgain, type FailedTry, printedBy } from '../generation/repair-messages.ts'
import { countRounds } from '../planning/plan-blocks.ts'
import type { Message } from '../schema/conversation.ts'
import { repairOptions } from '../schema/options/repair-options.ts'
import type { Plan } from '../schema/plan.ts'
import type { Provenance } from '../schema/provenance.ts'
import { collectCampaign } from './analyse.ts'
import { askForScripts, type GenerateWorld, tellExpected } from './ask-for-scripts.ts'
import type { GenerateResult } from './generate.ts'

export type RepairOptions = Readonly<z.input<typeof repairOptions>>

/** Asks again, one round further: for what failed, and where it is planned for what passed. UserError 1 when a budget, a provider or the user ended it before all were asked. */
export async function repair(
  given: RepairOptions,
  context: CommandContext,
  world: GenerateWorld = {},
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
    const told = await tellExpected(calls, { earlier, batch, showPrompts, budget, existing: 0, logger })
    return { counts: {}, pending: 0, spentUsd: budget.spentUsd, ...told }
  }
  if (calls.length === 0) logger.info('Nothing is left to be asked again.')
  const { counts, keep } = openAnswerKeeper(campaign, await lookAtScripts(dataset))
  const pending = await askForScripts(calls, { options, budget, keep, anew: false, world }, context)
  return { counts, pending, spentUsd: budget.spentUsd, calls: [] }
}

/** What is known of a campaign that is asked again. */
interface Evidence {
  readonly campaign: string
  readonly plan: Plan
  readonly stored: Calls
  readonly provenances: ReadonlyMap<string, Provenance>
  readonly tries: ReadonlyMap<string, Try>
  readonly measured: ReadonlyMap<string, MeasuredAnswer>
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
    throw new UserError(`${campaign} has no rounds after the first: plan one with --repairs or --feedback.`)
  const provenances = await readProvenances(campaign, plan.variants)
  const settled = settlePlan(plan, provenances)
  const { collected } = await collectCampaign(campaign, settled)
  const tries = listTries(settled, collected, provenances)
  const { wanted, notRun, notAsked } = listRepairs(plan, provenances, tries)
  if (notAsked > 0) logger.warn(`${count(notAsked, 'first answer')} not there yet: run greenml generate.`)
  if (notRun > 0) logger.warn(`${count(notRun, 'last answer')} not run yet: run greenml benchmark, then this again.`)
  const due = [...wanted, ...listFeedback(plan, provenances, tries)]
  const askable = due.filter(({ entry }) => entry.provider !== 'replay' || entry.calls !== undefined)
  const silent = due.length - askable.length
  if (silent > 0) logger.info(`${count(silent, 'recorded answer')} to be asked for again; there is no model to ask`)
  const after = new Map(askable.map((each) => [each.variant.id, each.after]))
  const first = await prepareCalls(askable, plan, (slug) => loadWithModules(dataset, slug, sources))
  if (plan.prompt === null) return first
  const templates = readTemplates(plan.prompt)
  const measured = plan.options.feedback ? measureAnswers(settled, collected, provenances) : new Map()
  const evidence: Evidence = { campaign, plan, stored, provenances, tries, measured }
  const calls: ModelCall[] = []
  for (const [slug, own] of Map.groupBy(first, ({ variant }) => variant.project)) {
    const dues = own.map((call) => ({ call, before: after.get(call.variant.id) ?? null }))
    calls.push(...(await goOn(dues, await loadProject(dataset, slug, sources), templates, evidence)))
  }
  return calls
}

interface Due {
  /** With the first question. */
  readonly call: ModelCall
  /** The answer that it goes on from; null: it is asked the first question again. */
  readonly before: string | null
}

/** The conversations about one project, each after the answer that it goes on from. */
async function goOn(
  dues: readonly Due[],
  project: Project,
  templates: PromptTemplates,
  evidence: Evidence,
): Promise<ModelCall[]> {
  const repairs = dues.filter(({ call }) => call.variant.arm !== 'feedback')
  const failed = await readFailures(
    repairs.flatMap(({ before }) => before ?? []),
    evidence,
  )
  const hideData = await openDataHider(project, [...failed.values()].map(printedBy))
  const calls: ModelCall[] = []
  for (const { call, before } of dues) {
    const tried = failed.get(before ?? '')
    if (before === null) calls.push(call)
    else if (tried === undefined)
      calls.push({ ...call, messages: await askForLeaner(call, before, templates, evidence) })
    else calls.push({ ...call, messages: askAgain(call.messages, tried, templates, hideData) })
  }
  return calls
}

async function readFailures(ids: readonly string[], evidence: Evidence): Promise<Map<string, FailedTry>> {
  const failed = new Map<string, FailedTry>()
  for (const id of ids) failed.set(id, await readFailed(id, evidence))
  return failed
}

/** What is known of the answer `before`, which failed. */
async function readFailed(before: string, evidence: Evidence): Promise<FailedTry> {
  const tried = evidence.tries.get(before)
  if (tried === undefined) throw new Error('a try that failed is not on record')
  const { failure, log } = tried
  return {
    ...(await readSaid(before, evidence)),
    kind: failure?.class ?? 'failed',
    errorType: failure?.errorType ?? null,
    message: failure?.message ?? null,
    output: log === null ? null : await readLogEnd(evidence.campaign, log),
  }
}

/** The conversation that goes on from the answer `before`, which passed. */
async function askForLeaner(
  { messages }: ModelCall,
  before: string,
  templates: PromptTemplates,
  evidence: Evidence,
): Promise<Message[]> {
  if (templates.feedback === null) throw new UserError('The prompt in plan.json has no section "feedback": plan again.')
  const measured = { ...(await readSaid(before, evidence)), ...(await readMeasured(before, evidence)) }
  return askLeaner(messages, measured, templates.feedback, templates.answer)
}

/** The answer whole, where its call is kept, and its script. */
async function readSaid(before: string, { campaign, stored, provenances }: Evidence) {
  const id = provenances.get(before)?.call
  const call = stored.all.find((each) => each.call === id)
  return {
    answer: call !== undefined && isAnswered(call) ? call.outcome.reply.text : null,
    script: await readScript(campaign, before),
  }
}

const readScript = (campaign: string, variant: string) =>
  readTextIfPresent(campaignFiles.variantScript(campaign, variant), campaign)

/** What an answer took, beside the best of the same model and mode. */
async function readMeasured(
  before: string,
  { campaign, plan, measured }: Evidence,
): Promise<Omit<MeasuredTry, 'answer' | 'script'>> {
  const own = measured.get(before)
  if (own === undefined) throw new Error('an answer that passed was not measured')
  const best = findBest(before, plan, measured)
  const script = best === null ? null : await readScript(campaign, best.variant)
  return { ...own, better: best === null || script === null ? null : { ...best, script } }
}
