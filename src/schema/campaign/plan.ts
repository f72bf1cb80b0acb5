import { z } from 'zod'
import {
  arm,
  baselineMode,
  compoundId,
  generatedMode,
  instant,
  LONGEST_TEXT,
  label,
  mode,
  modelId,
  relativePath,
  sha256,
  shim,
  slug,
  text,
} from '../common.ts'
import { dataFiles } from '../dataset/data-file.ts'
import { importFolders, moduleName, needs, programArguments } from '../dataset/manifest.ts'
import { metricRule } from '../dataset/metric-rule.ts'
import { MOST_PLACES, movedPlace } from '../dataset/moved-place.ts'
import { projectGap } from '../dataset/project-gap.ts'
import { scoredRows, scoring, whyNotScored } from '../dataset/scoring.ts'
import { costReason, modelGap } from '../generation/asking-reason.ts'
import { modelEntry } from '../generation/model-entries.ts'
import { storedPrompt } from '../generation/stored-prompt.ts'
import { composeVariantId } from '../generation/variant-id.ts'
import { ENERGY_SCOPE } from '../measurement/package-energy.ts'
import { probeGap } from '../measurement/probe-gap.ts'
import { perturbation, purpose } from '../measurement/record.ts'
import { setting } from '../measurement/setting.ts'
import { planFromVersion1, planFromVersion2, planFromVersion3, planFromVersion4 } from '../migrations/plan-versions.ts'
import { design } from '../options/plan-options.ts'
import { versioned } from '../versioned.ts'

/** One script to be run: `<slug>/<mode>/<model>/s<sample>/i<iteration>`, `…/c<iteration>` of the control arm, or `<slug>/<mode>` for the two baselines. */
const plannedVariant = z.strictObject({
  id: compoundId,
  project: slug,
  mode,
  model: modelId.nullable(),
  sample: z.int().positive().nullable(),
  /** 0: the first answer; n: the n-th round of repairs. */
  iteration: z.int().min(0).nullable(),
  arm: arm.exactOptional(),
})
export type PlannedVariant = z.infer<typeof plannedVariant>

/** A run's place in its block: any variant can be run under either shim, and under both in one block. */
const blockMember = z.strictObject({ variant: compoundId, shim })
export type BlockMember = z.infer<typeof blockMember>

/** Tells the runs of one block apart, of a plan and of records alike. */
export const memberKey = ({ variant, shim }: BlockMember) => `${variant} ${shim}`

/** One round in which a project's baselines and a shard's variants of it run once, in random order, on one host. */
const plannedBlock = z.strictObject({
  id: compoundId,
  project: slug,
  model: modelId.nullable(),
  purpose,
  /** Change made to the data of each run of a `probe` block. */
  perturbation: perturbation.nullable(),
  /** Whether the process of each of its runs holds what notes how a script trains and tests. */
  watched: z.boolean(),
  /** Of a `sensitivity` block what is other than usual. */
  setting: setting.exactOptional(),
  /** Draw of the half that a `probe` block keeps of the data; absent: the first. */
  draw: z.int().min(2).exactOptional(),
  /** Round of repairs that its answers are of; absent: first answers. */
  round: z.int().positive().exactOptional(),
  /** Number within its purpose, from 1. */
  number: z.int().positive(),
  /** The start of its host's queue, of the plan's sessions, that runs it. */
  session: z.int().positive(),
  /** Part of a group that several hosts share, since it exceeds what one of them should do; absent: the first. */
  part: z.int().min(2).exactOptional(),
  /** Runs, in their order. */
  order: z.array(blockMember),
})
export type PlannedBlock = z.infer<typeof plannedBlock>

/**
 * Whether nobody uses the time, memory or energy of a block's runs: what they leave, count and print is the same whatever runs
 * beside them. Of probes the CPU time is judged on random labels, on exchanged ones and on the first half of the data, against that of measured runs.
 */
export function isUntimed({ purpose, perturbation, draw = 1 }: PlannedBlock): boolean {
  if (purpose === 'probe') return perturbation === 'hidden-data' || draw > 1
  return purpose === 'warmup' || purpose === 'flops'
}

/** Whether a block's runs can wait for all others: no warm-up, which comes before the blocks that it is for. */
export const isMadeLast = (block: PlannedBlock): boolean => isUntimed(block) && block.purpose !== 'warmup'

/** Names a project with one model, or with all. */
export const pairKey = ({ project, model }: Pick<PlannedBlock, 'project' | 'model'>) => `${project}/${model ?? 'all'}`

/** Names what stays together on one host, in one sandbox: a project with one model, or with all, or a part of that. */
export const groupKey = ({ part, ...pair }: Pick<PlannedBlock, 'project' | 'model' | 'part'>) =>
  part === undefined ? pairKey(pair) : `${pairKey(pair)}/${part}`

/** The `groupKey` of a block by its id, which begins with it. */
export const groupKeyOfBlock = (id: string): string => id.slice(0, id.lastIndexOf('/'))

export const plannedProject = z.strictObject({
  slug,
  title: text,
  task: text,
  entry: relativePath,
  module: moduleName.optional(),
  workingDirectory: relativePath,
  pythonPath: importFolders,
  arguments: programArguments,
  places: z.array(movedPlace).max(MOST_PLACES).exactOptional(),
  metric: metricRule,
  needs,
  data: dataFiles,
  scoring,
  /** Null: which rows it tests is not known. */
  split: scoredRows.nullable(),
  /** Perturbations that are not probed, and why. */
  notProbed: z.partialRecord(perturbation, probeGap),
  /** Projects of one cluster are alike (one data set, one exercise) and count as one observation of a model. Null: like no other. */
  cluster: text.nullable(),
  /** The project's two baselines can differ; else they are one program, run twice. */
  drawsOrWaits: z.boolean(),
  /** Null: no licence, so its code stays out of reports. */
  licence: text.nullable(),
  origin: z.string().max(2 * LONGEST_TEXT),
  lockHash: sha256,
  /** Hash of every file below the project's source folder. */
  sourceHash: sha256,
})
export type PlannedProject = z.infer<typeof plannedProject>

const primaryTest = z.strictObject({
  mode: generatedMode,
  model: modelId,
  quantity: z.enum(['energy', 'cpu']),
  baseline: baselineMode,
})

export const PLAN_VERSION = 6
/** The oldest whose blocks were drawn by today's rules. */
export const OLDEST_PLAN_TO_RUN = 2

const planFile = z
  .strictObject({
    schemaVersion: z.literal(PLAN_VERSION),
    campaign: text,
    toolVersion: label,
    createdAt: instant,
    options: design,
    /** Prompt of its models; null: a version that kept none. */
    prompt: storedPrompt.nullable(),
    projects: z.array(plannedProject),
    models: z.array(modelEntry.omit({ tools: true })), // scripts are written without tools
    leftOut: z.array(z.strictObject({ model: modelId, reason: modelGap })),
    /** Projects that were asked for and can't be run. */
    leftOutProjects: z.array(z.strictObject({ project: slug, reason: projectGap })),
    variants: z.array(plannedVariant),
    blocks: z.array(plannedBlock),
    /** The most that models may cost, over all processes, and what each project and model may of it; null: no cap. */
    budget: z
      .strictObject({
        usd: z.number().positive(),
        shares: z.array(z.strictObject({ project: slug, model: modelId, usd: z.number().min(0) })),
      })
      .nullable()
      .default(null),
    /** The groups (`project/model` or `project/all`) of each shard; null: as many shards as are asked for. */
    shards: z.array(z.array(compoundId)).nullable(),
    primaryFamily: z.array(primaryTest),
    /** Parts that energy is the sum of, as far as a host has and shows them; whatever else it measures is outside. */
    energyScope: z.array(z.enum(ENERGY_SCOPE)).default([...ENERGY_SCOPE]),
    expected: z.strictObject({
      modelCalls: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      usd: z.number().nullable(),
      usdReason: costReason.nullable(),
      runs: z.int(),
      /** Upper bound: every run ends at its time limit. */
      worstSeconds: z.number(),
    }),
  })
  .superRefine(refuseForeignIds)
  .superRefine(refuseForeignBlocks)
  .superRefine(refuseContradictions)

/** `<campaign>/plan.json`: what will be run, in which order, and which tests were declared before the first record. */
export const plan = versioned(PLAN_VERSION, planFile, {
  1: planFromVersion1,
  2: planFromVersion2,
  3: planFromVersion3,
  4: planFromVersion4,
})
export type Plan = z.infer<typeof plan>

type Named = Readonly<{
  projects: readonly PlannedProject[]
  models: readonly { readonly id: string }[]
  variants: readonly PlannedVariant[]
  blocks: readonly PlannedBlock[]
  shards: readonly (readonly string[])[] | null
}>

/** Refuses what an edited plan lacks or holds twice: a run would have no project, or would count as two. */
function refuseContradictions({ projects, models, variants, blocks, shards }: Named, context: z.RefinementCtx): void {
  const refuse = (part: string, message: string) => context.addIssue({ code: 'custom', path: [part], message })
  const refuseRepeated = (part: string, names: readonly string[], where = '') => {
    const seen = new Set<string>()
    for (const name of names) if (seen.size === seen.add(name).size) refuse(part, `'${name}' is there twice${where}`)
  }
  refuseRepeated(
    'projects',
    projects.map(({ slug }) => slug),
  )
  refuseRepeated(
    'models',
    models.map(({ id }) => id),
  )
  refuseRepeated(
    'variants',
    variants.map(({ id }) => id),
  )
  refuseRepeated(
    'blocks',
    blocks.map(({ id }) => id),
  )
  const dealt = shards?.flat() ?? []
  refuseRepeated('shards', dealt)
  const groups = new Set(blocks.map(groupKey))
  if (shards !== null && (groups.size !== dealt.length || dealt.some((group) => !groups.has(group))))
    refuse('shards', 'they do not hold every project and model of the blocks, and no other')
  for (const { id, order } of blocks) refuseRepeated('blocks', order.map(memberKey), ` in the order of ${id}`)
  const known = { projects: new Set(projects.map(({ slug }) => slug)), models: new Set(models.map(({ id }) => id)) }
  for (const { slug, ...project } of projects) {
    const why = whyNotScored(project)
    if (why !== null) refuse('projects', `${slug}: ${why}`)
  }
  for (const { id, project, model } of variants) {
    if (!known.projects.has(project)) refuse('variants', `'${id}' is of ${project}, which is none of the projects`)
    if (model !== null && !known.models.has(model))
      refuse('variants', `'${id}' is of ${model}, which is none of the models`)
  }
}

/** A block's id tells which group it is of, and its runs are compared with one another. */
function refuseForeignBlocks({ models, variants, blocks }: Named, context: z.RefinementCtx): void {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['blocks'], message })
  const known = new Set(models.map(({ id }) => id))
  const projectOf = new Map(variants.map(({ id, project }) => [id, project]))
  for (const { id, order, ...block } of blocks) {
    if (groupKeyOfBlock(id) !== pairKey(block)) refuse(`'${id}' is not made of its own parts`)
    if (block.model !== null && !known.has(block.model))
      refuse(`'${id}' is of ${block.model}, which is none of the models`)
    if (order.some(({ variant }) => (projectOf.get(variant) ?? block.project) !== block.project))
      refuse(`'${id}' runs a script of another project`)
  }
}

/** Ids become paths: one that is not made of its own parts could name any file. */
function refuseForeignIds(
  { variants, blocks }: { variants: PlannedVariant[]; blocks: PlannedBlock[] },
  context: z.RefinementCtx,
): void {
  const ids = new Set(variants.map(({ id }) => id))
  for (const variant of variants) {
    if (variant.id !== composeVariantId(variant)) {
      context.addIssue({ code: 'custom', path: ['variants'], message: `'${variant.id}' is not made of its own parts` })
    }
  }
  for (const { id, order } of blocks) {
    const foreign = order.find(({ variant }) => !ids.has(variant))
    if (foreign !== undefined) {
      const message = `${id} names '${foreign.variant}', which is no variant`
      context.addIssue({ code: 'custom', path: ['blocks'], message })
    }
  }
}
