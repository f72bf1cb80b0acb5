import type { CommandContext } from '../base/context.ts'
import { interruptible, UserError } from '../base/errors.ts'
import { sha256Hex } from '../base/files/files.ts'
import { makeScratch, removedAfter } from '../base/files/scratch.ts'
import { readScripts } from '../campaign/variant-files.ts'
import type { CarbonModel } from '../energy/carbon.ts'
import { holdHost } from '../measurement/hold-host.ts'
import { describeHost } from '../measurement/host.ts'
import { Launcher } from '../measurement/launcher.ts'
import { openMeters } from '../measurement/open-meters.ts'
import { ENVIRONMENT, PROJECT } from '../sandbox/inside.ts'
import { groupKey, type Plan } from '../schema/campaign/plan.ts'
import type { RunCommand } from '../schema/campaign/reproduction.ts'
import { answerPath } from '../schema/dataset/start.ts'
import type { RunRecord } from '../schema/measurement/record.ts'
import type { PlannedRun } from './blank-record.ts'
import { describeStart } from './execute.ts'
import { withBench } from './open-bench.ts'
import { chooseSandboxes, prepareProjects } from './prepare-projects.ts'
import { limitsOf } from './run-limits.ts'
import { runOnce } from './run-once.ts'
import type { ShardOptions } from './run-shard.ts'

/** The planned run that a record is of. UserError where the plan has none, or its script is not what ran. */
export async function findPlannedRun(campaign: string, plan: Plan, record: RunRecord): Promise<PlannedRun> {
  const { id, variant: name, shim, block: where, orderIndex, attempt, variantHash, primaryFamilyHash } = record
  const variant = plan.variants.find((each) => each.id === name)
  const block = plan.blocks.find((each) => each.id === where)
  if (variant === undefined || block === undefined)
    throw new UserError(`The plan of ${campaign} has no run of ${name} in block ${where}, of which record ${id} is.`)
  const code = (await readScripts(campaign, [variant])).get(name)?.toString('utf8') ?? null
  if ((code === null ? null : sha256Hex(code)) !== variantHash)
    throw new UserError(`The script of ${name} is not the one that record ${id} is of: it was changed or is gone.`)
  return { variant, block, shim, orderIndex, attempt, code, primaryFamilyHash }
}

/** What the run starts, with its places as the sandbox shows them. */
export function describeCommand({ variant, code }: PlannedRun, plan: Plan): RunCommand {
  const project = findProject(plan, variant.project)
  const { wallSeconds, memoryBytes } = limitsOf(project)
  const { words, ...start } = describeStart(project, code === null, PROJECT)
  return {
    ...start,
    words: [`${ENVIRONMENT}/bin/python`, ...words],
    script: code === null ? null : { path: `${PROJECT}/${answerPath(project)}`, sha256: sha256Hex(code) },
    limits: { wallSeconds, memoryBytes },
  }
}

/** Makes one planned run again as `greenml benchmark` makes it, alone on its host; its record and log are kept nowhere. */
export async function rerun(
  run: PlannedRun,
  plan: Plan,
  options: Omit<ShardOptions, 'shard'>,
  carbon: CarbonModel | null,
  context: CommandContext,
): Promise<RunRecord> {
  const { hostRoot, idleBaseline: idleSeconds } = options
  const { project } = run.variant
  await using meter = await openMeters(options, context)
  await using launcher = new Launcher()
  await holdHost(launcher, plan.campaign, options.wait, context)
  const prepared = await interruptible(prepareProjects(plan, [project], options, launcher, context), context.signal)
  const group = { key: groupKey(run.block), project, scripts: run.code === null ? [] : [run.code] }
  const sandboxes = await chooseSandboxes([group], prepared, options, context)
  await using scratch = removedAfter(await makeScratch('reproduce'))
  const host = await describeHost(hostRoot)
  const opened = { campaign: scratch.folder, prepared, sandboxes, hostRoot, keepRecord: async () => {} }
  return await withBench({ ...opened, meter, launcher, host, carbon, idleSeconds, runs: [run] }, context, (bench) =>
    interruptible(runOnce(run, bench), context.signal),
  )
}

function findProject({ projects }: Plan, slug: string): Plan['projects'][number] {
  const project = projects.find((each) => each.slug === slug)
  if (project === undefined) throw new UserError(`plan.json names no project '${slug}': plan again.`)
  return project
}
