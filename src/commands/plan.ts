import { basename, resolve } from 'node:path'
import type { z } from 'zod'
import { listDetectableEffects } from '../analysis/diagnostics/detectable-effects.ts'
import type { CommandContext } from '../base/context.ts'
import { refuseStopped, UserError } from '../base/errors.ts'
import { hashTree, readTextIfPresent } from '../base/files/files.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import type { Logger } from '../base/log.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { requireNewCampaign, writePlan, writeSchedule } from '../campaign/documents.ts'
import { refuseOtherData } from '../dataset/check-data.ts'
import { drawsOrWaits, readPythonProject } from '../dataset/import/draws-or-waits.ts'
import { loadModels, OR_ANSWERS } from '../dataset/load-models.ts'
import { chooseProjects, listSlugs, type Project } from '../dataset/load-projects.ts'
import { hashEnvironment } from '../environment/managed.ts'
import { listUnrecorded, requireAnswers } from '../generation/answers/recorded-answers.ts'
import { priceWorstCase } from '../generation/asking/price.ts'
import { explainModelGap, findModelGap } from '../generation/models/model-server.ts'
import { readBundledPrompt, readOwnPrompt } from '../generation/prompts/prompt-templates.ts'
import { listUnprobed } from '../measurement/probe/perturb-data.ts'
import { chooseModels, type ModelChoice, modelsOfAnswers } from '../planning/choose-models.ts'
import { makePlan } from '../planning/make-plan.ts'
import type { ProjectFacts } from '../planning/plan-project.ts'
import { formatModelGap } from '../report/text/asking-reasons.ts'
import { renderSchedule } from '../report/text/forecast.ts'
import { formatList } from '../report/text/format.ts'
import { renderLeftOut } from '../report/text/left-out-projects.ts'
import { renderPlan, renderShares } from '../report/text/planned-work.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { needs } from '../schema/dataset/manifest.ts'
import { isRecorded, type ModelEntry } from '../schema/generation/model-entries.ts'
import { DEFAULT_PROMPT, type StoredPrompt } from '../schema/generation/stored-prompt.ts'
import { designOptions, planOptions } from '../schema/options/plan-options.ts'
import { type MakingOptions, openMakingSources } from './open-making-sources.ts'

export type PlanOptions = Readonly<z.input<typeof planOptions>> &
  Pick<MakingOptions, 'beforeMaking'> & {
    /** The most jobs of a matrix: the campaign is dealt to no more shards. */
    readonly matrixJobs?: number
  }

type Settled = Readonly<z.output<typeof planOptions>>

/** Decides everything before anything runs, and writes it to `plan.json`. A campaign is planned once. */
export async function plan(given: PlanOptions, outside: CommandContext): Promise<Plan> {
  const context = { ...outside, env: { ...outside.env } } // says which models have a key, where making data took it away
  const { logger } = context
  const options = { ...given, ...planOptions.parse(given) }
  const { campaign, noiseFrom, answers } = options
  await requireNewCampaign(campaign)
  const { projects, leftOut } = await chooseProjects(options.dataset, options, openMakingSources(options, context))
  for (const each of leftOut) logger.warn(renderLeftOut(each))
  const choice = await chooseCampaignModels(options, projects, context)
  for (const { model, reason } of choice.leftOut) logger.info(`model ${model} is left out: ${formatModelGap(reason)}`)
  for (const { model, reason } of choice.withoutKey)
    logger.warn(`model ${model} is planned, and can't be asked from here: ${formatModelGap(reason)}`)
  if (answers === undefined) await tellUnrecorded(choice.models, projects, options, logger)
  const made = await makePlan({
    campaign: basename(resolve(campaign)),
    options: designOptions.parse(options),
    prompt: await readPrompt(options),
    sharding: options,
    projects: await readAllFacts(projects.map((project) => limitRuns(project, options.timeout))),
    leftOutProjects: leftOut,
    choice,
    price: priceWorstCase,
    ...(options.budgetUsd === undefined ? {} : { budgetUsd: options.budgetUsd }),
  })
  const schedule = made.schedule && {
    ...made.schedule,
    detectable: await listDetectableEffects(made.plan.options, noiseFrom),
  }
  refuseStopped(outside.signal)
  await writePlan(campaign, made.plan)
  if (schedule) await writeSchedule(campaign, schedule)
  const lines = [
    renderPlan(made.plan, answers),
    ...(schedule ? renderSchedule(schedule) : []),
    ...renderShares(made.plan, { campaign, asked: options.shards, isScheduled: schedule !== null }),
  ]
  for (const line of lines) logger.info(line)
  return made.plan
}

/** Tells which projects have no recorded answer: their runs would all fail, unless `generate` is given scripts. */
async function tellUnrecorded(
  models: readonly ModelEntry[],
  projects: readonly Project[],
  { dataset }: Settled,
  logger: Logger,
): Promise<void> {
  const slugs = projects.map(({ slug }) => slug)
  for (const { id, answers } of models.filter(isRecorded)) {
    if (answers === undefined) continue
    const lacking = await listUnrecorded({ id, answers }, dataset, slugs)
    if (lacking.length > 0)
      logger.warn(
        `${id} has no recorded answer to ${formatList(lacking, MOST_NAMED)}: --answers DIR takes scripts that exist, --models names a model to ask; without either nothing is compared there`,
      )
  }
}

const MOST_NAMED = 8

function readPrompt({ prompt, promptFile }: Settled): Promise<StoredPrompt> {
  if (promptFile === undefined) return readBundledPrompt(prompt ?? DEFAULT_PROMPT)
  if (prompt === undefined) return readOwnPrompt(promptFile)
  throw new UserError('--prompt and --prompt-file name two prompts: a campaign has one.')
}

async function chooseCampaignModels(
  { dataset, answers, models }: Settled,
  projects: readonly Project[],
  { env, logger }: CommandContext,
): Promise<ModelChoice> {
  if (answers === undefined) {
    const gaps = { find: (entry: ModelEntry) => findModelGap(entry, env), explain: explainModelGap }
    return chooseModels(await loadModels(dataset, OR_ANSWERS), models, gaps)
  }
  const [wanted, known] = [projects.map(({ slug }) => slug), await listSlugs(dataset)]
  return modelsOfAnswers(await requireAnswers(answers, { wanted, known }, logger), models)
}

function limitRuns(project: Project, timeoutSeconds: number | undefined): Project {
  if (timeoutSeconds === undefined) return project
  const { manifest } = project
  return {
    ...project,
    manifest: { ...manifest, needs: parseWith(needs, { ...manifest.needs, timeoutSeconds }, '--timeout') },
  }
}

/** Facts of all projects, read one after the other: a project's tables are held in memory whole. */
async function readAllFacts(projects: readonly Project[]): Promise<ProjectFacts[]> {
  const facts: ProjectFacts[] = []
  for (const project of projects) facts.push(await readFacts(project))
  return facts
}

async function readFacts(project: Project): Promise<ProjectFacts> {
  const { slug, manifest, folder, sourceFolder, lockFile } = project
  const lock = await readTextIfPresent(lockFile, folder)
  if (lock === null) throw new UserError(`${slug} has no lock at ${lockFile}: write one with greenml env lock ${slug}.`)
  await refuseOtherData(project)
  const entry = await lookBelow(sourceFolder, manifest.entry)
  const python = await readPythonProject(sourceFolder, lock)
  return {
    slug,
    manifest,
    entryBytes: entry.kind === 'none' ? 0 : entry.stats.size,
    notProbed: await listUnprobed(sourceFolder, { slug, ...manifest, split: manifest.scored ?? null }),
    drawsOrWaits: drawsOrWaits(python, manifest.entry, python.sources.get(manifest.entry) ?? ''),
    lockHash: hashEnvironment(lock, manifest.environment),
    sourceHash: await hashTree(sourceFolder),
  }
}
