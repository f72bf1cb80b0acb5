import { randomInt } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { count } from '../base/count.ts'
import { errorCode, errorMessage, UserError } from '../base/errors.ts'
import { hashTree, parseWith, readTextIfPresent, writeJson } from '../base/files.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { loadModels } from '../dataset/load-models.ts'
import { loadProjects, type Project } from '../dataset/load-projects.ts'
import { hashEnvironment } from '../environment/managed.ts'
import { priceWorstCase } from '../generation/price.ts'
import { listRecordedAnswers, parseRecordedName } from '../generation/recorded-answers.ts'
import { listUnprobed } from '../measurement/probe/data-files.ts'
import { chooseModels, modelsOfAnswers } from '../planning/choose-models.ts'
import { decideShards, type ShardOptions } from '../planning/decide-shards.ts'
import { countBlocks, listBlocks, listVariants } from '../planning/plan-blocks.ts'
import { tellSchedule } from '../report/text/schedule.ts'
import { type FanOut, GENERATED_MODES, type GeneratedMode, SCHEMA_VERSION } from '../schema/common.ts'
import type { ModelEntry } from '../schema/models.ts'
import {
  type Plan,
  type PlannedBlock,
  type PlannedProject,
  type PlannedVariant,
  plan as planSchema,
} from '../schema/plan.ts'
import { PERTURBATIONS, type Perturbation } from '../schema/record.ts'
import type { Schedule } from '../schema/schedule.ts'
import type { CommandContext } from './context.ts'

export interface PlanOptions extends ShardOptions {
  readonly campaign: string
  readonly dataset: string
  /** Regular expression over slugs. */
  readonly projects?: string
  readonly models?: readonly string[]
  readonly modes?: readonly GeneratedMode[]
  readonly samples?: number
  readonly repetitions?: number
  readonly warmups?: number
  /** Blocks after them in which CPU seconds are counted by phase. */
  readonly profiles?: number
  /** Whether a last block counts floating-point operations. */
  readonly flops?: boolean
  /** Whether scripts run once more on changed data, to see whether their metric comes from it; default: yes. */
  readonly probes?: boolean
  readonly seed?: number
  readonly fanOut?: FanOut
  /** A folder of scripts that exist already; its models are planned then. */
  readonly answers?: string
}

export const DEFAULT_REPETITIONS = 10
const DEFAULT_PROFILES = 1
const LARGEST_SEED = 2 ** 31 - 1

/** Decides everything before anything runs, and writes it to `plan.json`. A campaign is planned once. */
export async function plan(options: PlanOptions, context: CommandContext): Promise<Plan> {
  const campaign = resolve(options.campaign)
  const file = campaignFiles.plan(campaign)
  if ((await stat(file).catch(() => null)) !== null) {
    throw new UserError(
      `${options.campaign} is planned already: go on with greenml run, generate or benchmark, or name another --campaign.`,
    )
  }
  await refuseForeignFolder(campaign, options.campaign)
  const projects = await loadProjects(options.dataset, options.projects)
  const choice = await chooseCampaignModels(options, projects, context)
  for (const { model, reason } of choice.leftOut) context.logger.info(`model ${model} is left out: ${reason}`)

  const design = {
    projects: projects.map((project) => project.slug),
    models: choice.models.map((model) => model.id),
    modes: [...new Set(options.modes ?? GENERATED_MODES)],
    samples: options.samples ?? 1,
    repetitions: options.repetitions ?? DEFAULT_REPETITIONS,
    warmups: options.warmups ?? 1,
    fanOut: options.fanOut ?? 'project-model',
    seed: options.seed ?? randomInt(LARGEST_SEED),
  }
  const variants = listVariants(design).filter(choice.isAnswered)
  const plannedProjects = await Promise.all(projects.map(planProject))
  const further = {
    profiles: options.profiles ?? DEFAULT_PROFILES,
    flops: options.flops ?? false,
    probes: options.probes === false ? new Map() : perturbationsOf(plannedProjects),
  }
  const blocks = listBlocks({ ...design, ...further }, variants)
  const { shards, schedule } = await decideShards(
    { campaign: basename(campaign), projects: plannedProjects, blocks, repetitions: design.repetitions },
    options,
  )
  const result: Plan = parseWith(
    planSchema,
    {
      schemaVersion: SCHEMA_VERSION,
      campaign: basename(campaign),
      toolVersion: TOOL_VERSION,
      createdAt: new Date().toISOString(),
      ...design,
      projects: plannedProjects,
      models: choice.models,
      leftOut: choice.leftOut,
      variants,
      blocks,
      shards,
      primaryFamily: declarePrimaryFamily(variants),
      expected: {
        ...(await expectCosts(projects, choice.models, design.modes.length * design.samples)),
        ...countRuns(plannedProjects, blocks),
      },
    },
    'the plan',
  )
  await writeJson(file, result)
  if (schedule !== null) await writeJson(campaignFiles.schedule(campaign), schedule)
  context.logger.info(describePlan(result, options.answers))
  for (const line of tellShares(result, schedule, options)) context.logger.info(line)
  return result
}

function tellShares({ shards }: Plan, schedule: Schedule | null, options: PlanOptions): string[] {
  const made = shards?.length ?? 0
  const fewer =
    options.shards !== undefined && made < options.shards
      ? [`${count(made, 'shard')} instead of ${options.shards}: a project with one model is never split`]
      : []
  if (schedule !== null) return [...tellSchedule(schedule), ...fewer]
  if (options.shards === undefined) return []
  const command = `greenml benchmark --campaign ${options.campaign} --shard i/${made}`
  return [`in ${count(made, 'shard')}, each run by ${command} with i from 1 to ${made}`, ...fewer]
}

/** A campaign has a folder of its own: its files among others' would be nobody's any more. */
async function refuseForeignFolder(campaign: string, shown: string): Promise<void> {
  const names = await readdir(campaign).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw new UserError(`The campaign's folder ${shown} can't be used: ${errorMessage(error)}`)
  })
  if (names.length === 0) return
  throw new UserError(`${shown} holds other files and no plan: name a --campaign folder that is new or empty.`)
}

async function chooseCampaignModels(options: PlanOptions, projects: readonly Project[], context: CommandContext) {
  if (options.answers === undefined) {
    const choice = chooseModels(await loadModels(options.dataset), options.models, context.env)
    return { ...choice, isAnswered: () => true }
  }
  const slugs = new Set(projects.map((project) => project.slug))
  const answers = (await listRecordedAnswers(options.answers)).filter((answer) => slugs.has(answer.project))
  if (answers.length === 0) throw await noAnswers(options.answers, [...slugs])
  const models = answers.map((answer) => answer.model)
  // A mode in which a model has no answer at all was never asked for; one missing project of it is a failure, and stays.
  const asked = new Set(answers.map((answer) => `${answer.mode}/${answer.model}`))
  return {
    ...modelsOfAnswers(models, options.models),
    isAnswered: ({ mode, model }: PlannedVariant) => model === null || asked.has(`${mode}/${model}`),
  }
}

async function noAnswers(folder: string, slugs: readonly string[]): Promise<UserError> {
  const astray = (await readdir(folder)).find((name) => parseRecordedName(name) !== null)
  const found = astray === undefined ? '' : `; ${join(folder, astray)} lies outside of a project's folder`
  const expected = join(folder, slugs[0] ?? '<project>', 'GENAIGREENML_<mode>_<name>.py')
  return new UserError(`There is no answer to ${slugs.join(', ')} in ${folder}: expected as ${expected}${found}.`)
}

function perturbationsOf(projects: readonly PlannedProject[]): Map<string, Perturbation[]> {
  return new Map(projects.map(({ slug, notProbed }) => [slug, PERTURBATIONS.filter((each) => !(each in notProbed))]))
}

async function planProject({ slug, manifest, sourceFolder, lockFile }: Project): Promise<PlannedProject> {
  const lock = await readTextIfPresent(lockFile)
  if (lock === null) throw new UserError(`${slug} has no lock at ${lockFile}: write one with greenml env lock ${slug}.`)
  return {
    slug,
    title: manifest.title,
    task: manifest.task,
    entry: manifest.entry,
    workingDirectory: manifest.workingDirectory,
    arguments: manifest.arguments,
    metric: manifest.metric,
    needs: manifest.needs,
    data: manifest.data,
    notProbed: await listUnprobed(sourceFolder, { slug, ...manifest }),
    licence: manifest.licence?.spdx ?? null,
    origin: describeOrigin(manifest.origin),
    lockHash: hashEnvironment(lock, manifest.environment),
    sourceHash: await hashTree(sourceFolder),
  }
}

function describeOrigin(origin: Project['manifest']['origin']): string {
  if (origin === 'embedded') return origin
  return origin.commit === null ? origin.repository : `${origin.repository}@${origin.commit}`
}

/** The tests that the campaign is judged by, named before its first record: rewrites against the author's code without plots. */
function declarePrimaryFamily(variants: readonly PlannedVariant[]): Plan['primaryFamily'] {
  const groups = new Map<string, { mode: 'assisted' | 'autonomous'; model: string }>()
  for (const { mode, model } of variants) {
    if (model !== null && (mode === 'assisted' || mode === 'autonomous'))
      groups.set(`${mode}/${model}`, { mode, model })
  }
  return [...groups.values()].flatMap((group) =>
    (['energy', 'cpu'] as const).map((quantity) => ({ ...group, quantity, baseline: 'original-headless' as const })),
  )
}

const CHARACTERS_PER_TOKEN = 4
const PROMPT_FRAME_TOKENS = 1500
const TYPICAL_ANSWER_TOKENS = 2500

/** A rough count before any prompt is made; `generate --dry-run` counts the prompts themselves. */
async function expectCosts(projects: readonly Project[], models: readonly ModelEntry[], answersEach: number) {
  const asked = models.filter((model) => model.provider !== 'replay')
  const calls = projects.length * answersEach
  const sources = await Promise.all(
    projects.map((project) => stat(`${project.sourceFolder}/${project.manifest.entry}`)),
  )
  const characters = sources.reduce((sum, source) => sum + source.size, 0)
  const inputTokens = Math.ceil(
    answersEach * (characters / CHARACTERS_PER_TOKEN + projects.length * PROMPT_FRAME_TOKENS),
  )
  const outputTokens = calls * TYPICAL_ANSWER_TOKENS
  const costs = asked.map((model) => priceWorstCase({ ...model, maxOutputTokens: outputTokens }, inputTokens))
  const unpriced = costs.find((each) => each.cost === null)
  return {
    modelCalls: asked.length * calls,
    inputTokens: asked.length * inputTokens,
    outputTokens: asked.length * outputTokens,
    usd: unpriced ? null : costs.reduce((sum, each) => sum + (each.cost?.usd ?? 0), 0),
    usdReason: unpriced?.reason ?? null,
  }
}

function countRuns(projects: readonly PlannedProject[], blocks: readonly PlannedBlock[]) {
  const limits = new Map(projects.map(({ slug, needs }) => [slug, needs.timeoutSeconds]))
  const sum = (runSeconds: (slug: string) => number) =>
    blocks.reduce((total, { project, order }) => total + order.length * runSeconds(project), 0)
  return { runs: sum(() => 1), worstSeconds: sum((slug) => limits.get(slug) ?? 0) }
}

function describePlan(plan: Plan, answers: string | undefined): string {
  const { expected } = plan
  // Of those that were asked for some may have no answer.
  const modes = new Set(plan.variants.flatMap(({ mode, model }) => (model === null ? [] : mode)))
  const calls =
    expected.modelCalls === 0
      ? `no model is asked (${answers === undefined ? 'recorded answers' : `scripts of ${answers}`})`
      : `${expected.modelCalls} model calls, about ${expected.usd === null ? `? US$ (${expected.usdReason})` : `${expected.usd.toFixed(2)} US$`}`
  const profiles = countBlocks(plan.blocks, 'profile')
  const probes = countBlocks(plan.blocks, 'probe')
  const extras = [
    ...(profiles > 0 ? [count(profiles, 'profile')] : []),
    ...(countBlocks(plan.blocks, 'flops') > 0 ? ['a count of FLOPs'] : []),
    ...(probes > 0 ? [count(probes, 'validity probe')] : []),
  ]
  return (
    `planned: ${count(plan.projects.length, 'project')} × ${count(plan.models.length, 'model')} (${plan.models.map((model) => model.id).join(', ') || 'none'}) × ` +
    `${count(modes.size, 'mode')}, ${count(plan.repetitions, 'repetition')} after ${count(plan.warmups, 'warm-up')}, ` +
    `${extras.map((each) => `${each}, `).join('')}seed ${plan.seed}: ${expected.runs} runs; ${calls}`
  )
}
