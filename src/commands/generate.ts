import { join } from 'node:path'
import { count } from '../base/count.ts'
import { UserError } from '../base/errors.ts'
import { readPlan } from '../campaign/read-plan.ts'
import {
  type GeneratedVariant,
  isSettled,
  readProvenance,
  toGeneratedVariant,
  writeVariant,
} from '../campaign/variant-files.ts'
import { loadProject } from '../dataset/load-projects.ts'
import { askModels, estimatePromptTokens, type ModelCall } from '../generation/ask-models.ts'
import { type Budget, openBudget } from '../generation/budget.ts'
import { priceWorstCase } from '../generation/price.ts'
import { buildPrompt, type Prompt } from '../generation/prompt.ts'
import { readPromptTemplates } from '../generation/prompt-templates.ts'
import { readPromptInput } from '../generation/read-prompt-input.ts'
import { replayAnswers } from '../generation/replay-answers.ts'
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '../generation/retry.ts'
import type { ModelEntry } from '../schema/models.ts'
import type { PlannedVariant } from '../schema/plan.ts'
import type { Provenance } from '../schema/provenance.ts'
import type { CommandContext } from './context.ts'

export interface GenerateOptions {
  readonly campaign: string
  readonly dataset: string
  /** Scripts that exist already, taken instead of asking any model. */
  readonly answers?: string
  /** Only these, as one job of several that share the work; default: all that is planned. */
  readonly only?: readonly { readonly project: string; readonly model: string }[]
  /** Asks again for what is there. */
  readonly force?: boolean
  readonly dryRun?: boolean
  readonly showPrompts?: boolean
  /** For the whole campaign: what earlier runs spent counts. */
  readonly budgetUsd?: number
}

/** What tests put in the place of the world. */
export interface GenerateDependencies {
  readonly fetch?: typeof globalThis.fetch
  readonly policy?: RetryPolicy
  readonly python?: string
}

interface PlannedCall {
  readonly variant: string
  readonly model: string
  readonly prompt: Prompt
  /** Estimated, on the high side. */
  readonly inputTokens: number
  readonly maxOutputTokens: number
  readonly worstUsd: number | null
}

export interface GenerateResult {
  /** Of the answers of this run. */
  readonly counts: Readonly<Partial<Record<Provenance['status'], number>>>
  /** Variants that were there already. */
  readonly kept: number
  readonly recorded: number
  readonly spentUsd: number
  /** Dry run only: the calls that would be made. */
  readonly calls: readonly PlannedCall[]
  /** With `showPrompts`: what would be sent, byte for byte, under a line for each of the two parts. */
  readonly prompts?: readonly { readonly variant: string; readonly prompt: string }[]
}

/** Writes every planned script that is not there yet. UserError 1 when a budget, a provider or the user ended it before all were asked. */
export async function generate(
  options: GenerateOptions,
  { logger, env, signal }: CommandContext,
  { fetch, policy = DEFAULT_RETRY_POLICY, python }: GenerateDependencies = {},
): Promise<GenerateResult> {
  if (options.showPrompts && !options.dryRun) throw new UserError('--show-prompts needs --dry-run.')
  const { campaign } = options
  const work = await listWork(options)
  const calls = await prepareCalls(work.toAsk, options.dataset)
  if (options.dryRun) {
    const planned = calls.map(describeCall)
    for (const call of planned) logger.info(describePlannedCall(call))
    logger.info(describeTotal(planned, work.toReplay.length))
    const result = {
      counts: {},
      kept: work.kept,
      recorded: work.toReplay.length,
      spentUsd: work.spentUsd,
      calls: planned,
    }
    if (!options.showPrompts) return result
    return { ...result, prompts: planned.map(({ variant, prompt }) => ({ variant, prompt: showPrompt(prompt) })) }
  }
  const budget = openBudget(options.budgetUsd ?? null, work.spentUsd)
  if (options.budgetUsd !== undefined) requirePrices(calls)

  const counts: Partial<Record<Provenance['status'], number>> = {}
  const keep: Parameters<typeof askModels>[1]['keep'] = async ({ variant, entry }, answer) => {
    await writeVariant(campaign, variant, entry, answer)
    counts[answer.status] = (counts[answer.status] ?? 0) + 1
  }
  for (const [folder, group] of Map.groupBy(work.toReplay, ({ folder }) => folder)) {
    const entries = new Map(group.map(({ variant, entry }) => [variant.id, entry]))
    for (const { variant, answer } of await replayAnswers(
      folder,
      options.answers === undefined ? 'recorded' : 'given',
      group.map(({ variant }) => variant),
      python,
    )) {
      const entry = entries.get(variant.id)
      if (entry !== undefined) await keep({ variant, entry, prompt: { user: '' } }, answer)
    }
  }
  if (work.toReplay.length > 0) {
    const origin = options.answers === undefined ? 'recorded answer' : 'given script'
    logger.info(
      `${count(work.toReplay.length, origin)} taken${options.answers === undefined ? '' : ` from ${options.answers}`}`,
    )
  }
  const outcome = await askModels(calls, { env, budget, policy, logger, fetch, python, signal, keep })
  reportStop(outcome, budget, options.budgetUsd)
  return { counts, kept: work.kept, recorded: work.toReplay.length, spentUsd: budget.spentUsd, calls: [] }
}

interface Work {
  readonly toReplay: { readonly variant: GeneratedVariant; readonly entry: ModelEntry; readonly folder: string }[]
  readonly toAsk: { readonly variant: GeneratedVariant; readonly entry: ModelEntry }[]
  readonly kept: number
  readonly spentUsd: number
}

async function listWork({ campaign, dataset, answers, only, force }: GenerateOptions): Promise<Work> {
  const { models, variants } = await readPlan(campaign)
  const work: Work = { toReplay: [], toAsk: [], kept: 0, spentUsd: 0 }
  const isOf = ({ project, model }: { project: string; model: string }, variant: PlannedVariant) =>
    variant.project === project && variant.model === model
  const unknown = only?.find((pair) => !variants.some((variant) => isOf(pair, variant)))
  if (unknown) throw new UserError(`The plan has no variant of project '${unknown.project}' by '${unknown.model}'.`)
  let kept = 0
  let spentUsd = 0
  for (const planned of variants) {
    const variant = toGeneratedVariant(planned)
    if (variant === null || (only && !only.some((pair) => isOf(pair, planned)))) continue
    const earlier = await readProvenance(campaign, variant.id)
    spentUsd += earlier?.cost?.usd ?? 0
    if (earlier !== null && isSettled(earlier) && !force) {
      kept++
      continue
    }
    const entry = models.find(({ id }) => id === variant.model)
    if (entry === undefined)
      throw new UserError(`The plan has a variant of ${variant.model} and no such model: plan again.`)
    const folder = answers ?? (entry.provider === 'replay' ? join(dataset, entry.answers ?? 'answers') : null)
    if (folder === null) work.toAsk.push({ variant, entry })
    else work.toReplay.push({ variant, entry, folder })
  }
  return { ...work, kept, spentUsd }
}

/** Builds every prompt before the first call, so that a project that cannot be read costs nothing. */
async function prepareCalls(toAsk: Work['toAsk'], dataset: string): Promise<ModelCall[]> {
  const templates = await readPromptTemplates()
  const calls: ModelCall[] = []
  for (const [slug, group] of Map.groupBy(toAsk, ({ variant }) => variant.project)) {
    const input = await readPromptInput(await loadProject(dataset, slug))
    for (const item of group) calls.push({ ...item, prompt: buildPrompt(item.variant.mode, input, templates) })
  }
  return calls
}

/** A cap means nothing over a model whose price is unknown. */
function requirePrices(calls: readonly ModelCall[]): void {
  for (const { entry } of calls) {
    const { cost, reason } = priceWorstCase(entry, 1)
    if (cost === null) throw new UserError(`--budget-usd cannot be kept for model ${entry.id}: ${reason}.`)
  }
}

function reportStop(outcome: Awaited<ReturnType<typeof askModels>>, budget: Budget, capUsd: number | undefined): void {
  if (outcome.notAsked === 0 && outcome.halted.size === 0) return
  const reasons = [...outcome.halted].map(([model, reason]) => `  ${model}: ${reason}`)
  if (outcome.budgetReached)
    reasons.push(`  the next call could pass the budget of $${capUsd}: raise --budget-usd to go on`)
  throw new UserError(
    [
      `Stopped before all models were asked: ${outcome.notAsked} variants are left, $${budget.spentUsd.toFixed(4)} spent.`,
      ...reasons,
      'What was answered is kept: the same command goes on from here.',
    ].join('\n'),
    1,
  )
}

function describeCall({ variant, entry, prompt }: ModelCall): PlannedCall {
  const inputTokens = estimatePromptTokens(prompt)
  const worstUsd = priceWorstCase(entry, inputTokens).cost?.usd ?? null
  return { variant: variant.id, model: entry.id, prompt, inputTokens, maxOutputTokens: entry.maxOutputTokens, worstUsd }
}

function showPrompt({ system, user }: Prompt): string {
  return `${system === undefined ? '' : `--- system\n${system}\n`}--- user\n${user}`
}

function describePlannedCall({ variant, inputTokens, maxOutputTokens, worstUsd }: PlannedCall): string {
  const cost = worstUsd === null ? 'price unknown' : `at most $${worstUsd.toFixed(4)}`
  return `${variant}: about ${inputTokens} tokens in, at most ${maxOutputTokens} out, ${cost}`
}

function describeTotal(calls: readonly PlannedCall[], recorded: number): string {
  const known = calls.flatMap(({ worstUsd }) => (worstUsd === null ? [] : [worstUsd]))
  const unknown = calls.length - known.length
  const usd = known.reduce((sum, value) => sum + value, 0)
  const cost = `at most $${usd.toFixed(2)}${unknown > 0 ? ` and ${unknown} calls of unknown price` : ''}`
  return `Nothing was asked. ${count(calls.length, 'call')}, ${cost}; ${count(recorded, 'answer')} that exist${recorded === 1 ? 's' : ''} already.`
}
