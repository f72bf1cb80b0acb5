import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { campaignFiles } from '../base/campaign.ts'
import { interruptible, UserError } from '../base/errors.ts'
import { readJson, readTextIfPresent, sha256Hex } from '../base/files.ts'
import { appendJsonLine } from '../base/jsonl.ts'
import { executeRun, type PlannedRun, type RunSettings, recordWithoutRun } from '../benchmark/execute.ts'
import { HomeSeeds } from '../benchmark/home.ts'
import { describeHost } from '../benchmark/host.ts'
import { hostLockPath, Launcher } from '../benchmark/launcher.ts'
import { describeRun, formatDuration } from '../benchmark/progress.ts'
import { readRecords } from '../benchmark/read-records.ts'
import { listRemainingRuns, type RemainingRun } from '../benchmark/resume.ts'
import { blocksOfShard, type Shard, WHOLE } from '../benchmark/shards.ts'
import type { Sandbox, SandboxChoice } from '../sandbox/sandbox.ts'
import { type Plan, type PlannedBlock, type PlannedVariant, plan as planSchema } from '../schema/plan.ts'
import type { RunRecord } from '../schema/record.ts'
import type { CommandContext } from './context.ts'
import { type EnergyOptions, openMeters } from './open-meters.ts'
import { chooseSandboxes, groupKey, type PreparedProject, prepareProjects } from './prepare-projects.ts'

export interface BenchmarkOptions extends EnergyOptions {
  readonly campaign: string
  readonly dataset: string
  readonly shard?: Shard
  readonly sandbox?: SandboxChoice
  /** The user vouches for code that would otherwise need a sandbox. */
  readonly iTrustThisCode?: boolean
  /** Seconds, instead of each project's own limit. */
  readonly timeout?: number
}

export interface BenchmarkResult {
  readonly runs: number
  readonly ok: number
  readonly alreadyDone: number
}

/** Runs what is left of a campaign's shard, one run after another; every run ends in a record, synced as it ends. */
export async function benchmark(options: BenchmarkOptions, context: CommandContext): Promise<BenchmarkResult> {
  const campaign = resolve(options.campaign)
  const plan = await readJson(campaignFiles.plan(campaign), planSchema)
  const shard = options.shard ?? WHOLE
  const { logger } = context
  await using meter = await openMeters(options, context)
  if (meter.unavailable) logger.info(`energy is not measured here: ${meter.unavailable}`)

  await using launcher = new Launcher()
  const holding = launcher.holdHost(
    `${plan.campaign} (process ${process.pid})`,
    (holder) => logger.info(`waiting: another measurement runs on this host: ${holder}`),
    hostLockPath(context.env),
  )
  await interruptible(holding, context.signal)
  const blocks = blocksOfShard(plan, shard)
  const variants = new Map(plan.variants.map((variant) => [variant.id, variant]))
  const scripts = await readScripts(campaign, plan)
  const state = await describeHost(null)
  const records = Map.groupBy(await readRecords(campaignFiles.records(campaign)), (record) => record.block)
  const listQueue = (sandboxes: ReadonlyMap<string, Sandbox>) =>
    blocks.flatMap((block) => {
      const sandbox = sandboxes.get(groupKey(block))?.tier ?? null
      const present = { stratum: state.stratum, sandbox, scriptHashes: scripts.hashes }
      return listRemainingRuns(block, records.get(block.id) ?? [], present).map((run) =>
        planRun(variants, block, run, scripts.codes),
      )
    })
  const pending = listQueue(new Map())
  const slugs = [...new Set(pending.map((run) => run.variant.project))]
  const prepared = await interruptible(prepareProjects(plan, slugs, options.dataset, context), context.signal)
  const python = [...prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null
  const host = { ...state, python }
  const sandboxes = await chooseSandboxes(pending, prepared, options, context)
  const queue = listQueue(sandboxes)
  const file = join(
    campaignFiles.records(campaign),
    `${shard.index}-of-${shard.count}-${randomBytes(4).toString('hex')}.jsonl`,
  )

  const alreadyDone = blocks.flatMap((block) => block.order).length - queue.length
  if (alreadyDone > 0) logger.info(`${alreadyDone} runs are on record already and are not repeated`)
  const started = performance.now()
  await using homes = new HomeSeeds(launcher)
  let ok = 0
  for (const [index, run] of queue.entries()) {
    const project = prepared.get(run.variant.project)
    const sandbox = sandboxes.get(groupKey(run.block))
    if (!project || !sandbox) throw new Error(`block ${run.block.id} was not prepared`)
    const work = runOnce(run, { ...project, sandbox, meter, host, launcher }, homes, campaign, options)
    const record = await interruptible(work, context.signal)
    await appendJsonLine(file, record)
    if (record.status === 'ok') ok++
    logger.info(describeRun(record, index + 1, queue.length, (performance.now() - started) / 1000))
  }
  logger.info(`${queue.length} runs in ${formatDuration((performance.now() - started) / 1000)}, ${ok} ok`)
  return { runs: queue.length, ok, alreadyDone }
}

interface Scripts {
  readonly codes: ReadonlyMap<string, string | null>
  readonly hashes: ReadonlyMap<string, string | null>
}

/** Each variant's script as it is now; null: the author's own, or there is none. */
async function readScripts(campaign: string, plan: Plan): Promise<Scripts> {
  const codes = new Map<string, string | null>()
  for (const { id, model } of plan.variants) {
    codes.set(id, model === null ? null : await readTextIfPresent(campaignFiles.variantScript(campaign, id)))
  }
  const hashes = new Map([...codes].map(([id, code]) => [id, code === null ? null : sha256Hex(code)]))
  return { codes, hashes }
}

function planRun(
  variants: ReadonlyMap<string, PlannedVariant>,
  block: PlannedBlock,
  { id, orderIndex, attempt }: RemainingRun,
  codes: Scripts['codes'],
): PlannedRun {
  const variant = variants.get(id)
  if (!variant) throw new UserError(`plan.json: block ${block.id} names '${id}', which is no variant of it.`)
  return { variant, block, orderIndex, attempt, code: codes.get(id) ?? null }
}

async function runOnce(
  run: PlannedRun,
  prepared: PreparedProject & Pick<RunSettings, 'sandbox' | 'meter' | 'host' | 'launcher'>,
  homes: HomeSeeds,
  campaign: string,
  options: BenchmarkOptions,
): Promise<RunRecord> {
  const { planned, environment } = prepared
  const without = (status: RunRecord['status'], reason: string) =>
    recordWithoutRun(run, { ...prepared, project: planned, environment }, status, reason)
  if (run.variant.model !== null && run.code === null) {
    return without('missing-variant', 'there is no script: its generation failed or has not been run')
  }
  if (!environment) return without('environment-failed', prepared.environmentFailure ?? 'no environment')
  return executeRun(run, {
    ...prepared,
    project: planned,
    sourceFolder: prepared.source.sourceFolder,
    environment,
    homeSeed: await homes.get(environment, prepared.sandbox),
    logsFolder: campaignFiles.logs(campaign),
    timeoutSeconds: options.timeout ?? planned.needs.timeoutSeconds,
  })
}
