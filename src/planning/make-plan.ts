import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import { TOOL_VERSION } from '../base/package.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { PLAN_VERSION, type Plan, plan as planSchema } from '../schema/campaign/plan.ts'
import { DEFAULT_PROMPT, type StoredPrompt } from '../schema/generation/stored-prompt.ts'
import { ENERGY_SCOPE } from '../schema/measurement/package-energy.ts'
import type { Design, designOptions } from '../schema/options/plan-options.ts'
import type { ModelChoice } from './choose-models.ts'
import { decideShards, type ShardOptions } from './decide-shards.ts'
import { declarePrimaryFamily } from './declare-family.ts'
import { countRuns, expectCosts, type PriceCall } from './expected.ts'
import { listBlocks, listVariants, refuseTooManyRuns } from './plan-blocks.ts'
import { listProbes, type ProjectFacts, planProject } from './plan-project.ts'
import type { WorkSchedule } from './schedule/make-schedule.ts'
import { shareBudget } from './share-budget.ts'

const LARGEST_SEED = 2 ** 31 - 1

export interface PlanRequest {
  /** The campaign's name. */
  readonly campaign: string
  readonly options: z.output<typeof designOptions>
  /** Prompt of its models. */
  readonly prompt: StoredPrompt
  readonly sharding: ShardOptions
  readonly projects: readonly ProjectFacts[]
  /** Projects that were asked for and can't be run. */
  readonly leftOutProjects: readonly Plan['leftOutProjects'][number][]
  readonly choice: ModelChoice
  readonly price: PriceCall
  readonly budgetUsd?: number
}

/** Decides everything before anything runs. The schedule is null where the hosts are not known. */
export async function makePlan(request: PlanRequest): Promise<{ plan: Plan; schedule: WorkSchedule | null }> {
  const { campaign, choice, projects: facts } = request
  const options: Design = {
    ...request.options,
    models: choice.models.map(({ id }) => id),
    modes: [...new Set(request.options.modes)],
    seed: request.options.seed ?? randomInt(LARGEST_SEED),
    prompt: request.prompt.version === null ? 'own' : (request.options.prompt ?? DEFAULT_PROMPT),
  }
  const projects = facts.map(planProject)
  const drawn = {
    ...options,
    projects: projects.map(({ slug }) => slug),
    drawing: new Set(projects.filter(({ drawsOrWaits }) => drawsOrWaits).map(({ slug }) => slug)),
  }
  const probes = new Map(options.probes ? projects.map((project) => [project.slug, listProbes(project)]) : [])
  refuseTooManyRuns({ ...drawn, probes })
  const variants = listVariants(drawn).filter(choice.isAnswered)
  const { repetitions, sessions } = options
  const { blocks, shards, schedule } = await decideShards(
    {
      campaign,
      projects,
      repetitions,
      sessions,
      listBlocks: (parts) => listBlocks({ ...drawn, probes, parts }, variants),
    },
    request.sharding,
  )
  const entryBytes = facts.map((project) => project.entryBytes)
  const plan = {
    schemaVersion: PLAN_VERSION,
    campaign,
    toolVersion: TOOL_VERSION,
    createdAt: new Date().toISOString(),
    options,
    prompt: request.prompt,
    projects,
    models: choice.models.map(({ tools: _, ...entry }) => entry),
    leftOut: choice.leftOut,
    leftOutProjects: [...request.leftOutProjects],
    variants,
    blocks,
    shards,
    budget: shareBudget(request.budgetUsd, facts, choice.models, request.price),
    primaryFamily: declarePrimaryFamily(variants),
    energyScope: [...ENERGY_SCOPE],
    expected: {
      ...expectCosts(entryBytes, choice.models, options, request.price),
      ...countRuns({ projects, blocks }),
    },
  }
  return { plan: parseWith(planSchema, plan, 'the plan'), schedule }
}
