import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { campaignFiles } from '../base/campaign.ts'
import { interruptible, UserError } from '../base/errors.ts'
import { hashTree, readJson, readTextIfPresent } from '../base/files.ts'
import { appendJsonLine } from '../base/jsonl.ts'
import { executeRun, type PlannedRun, type RunSettings, recordWithoutRun } from '../benchmark/execute.ts'
import { HomeSeeds } from '../benchmark/home.ts'
import { describeHost } from '../benchmark/host.ts'
import { hostLockPath, Launcher } from '../benchmark/launcher.ts'
import { describeRun, formatDuration } from '../benchmark/progress.ts'
import { readRecords } from '../benchmark/read-records.ts'
import { listRemainingRuns } from '../benchmark/resume.ts'
import { blocksOfShard, type Shard, WHOLE } from '../benchmark/shards.ts'
import { loadProject, type Project } from '../dataset/load-projects.ts'
import { isTrustedCode, loadTrustedHashes } from '../dataset/trusted.ts'
import { cacheFolder } from '../environment/cache.ts'
import { type Environment, ensureEnvironment } from '../environment/environment.ts'
import { locateUv } from '../environment/uv.ts'
import { chooseSandbox, type Sandbox, type SandboxChoice } from '../sandbox/sandbox.ts'
import { type Plan, type PlannedBlock, type PlannedProject, plan as planSchema } from '../schema/plan.ts'
import type { Host, RunRecord } from '../schema/record.ts'
import type { CommandContext } from './context.ts'
import { type EnergyOptions, openMeters } from './open-meters.ts'

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
  const slugs = [...new Set(blocks.map((block) => block.project))]
  const prepared = await interruptible(prepareProjects(plan, slugs, options, context), context.signal)
  const host = await describeHost(
    [...prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null,
  )
  const records = await readRecords(campaignFiles.records(campaign))
  const queue = await listRuns(campaign, plan, blocks, records, host)
  const file = join(
    campaignFiles.records(campaign),
    `${shard.index}-of-${shard.count}-${randomBytes(4).toString('hex')}.jsonl`,
  )

  const alreadyDone = blocks.flatMap((block) => block.order).length - queue.length
  if (alreadyDone > 0) logger.info(`${alreadyDone} runs are on record already and are not repeated`)
  const sandboxes = await chooseSandboxes(queue, prepared, options, context)
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

interface PreparedProject {
  readonly planned: PlannedProject
  readonly source: Project
  readonly environment: Environment | null
  /** Why there is no environment. */
  readonly environmentFailure: string | null
}

async function prepareProjects(
  plan: Plan,
  slugs: readonly string[],
  options: BenchmarkOptions,
  context: CommandContext,
): Promise<Map<string, PreparedProject>> {
  const cache = cacheFolder(context.env)
  const note = context.logger.info
  const uv = await locateUv(cache, context.env, note)
  const prepared = new Map<string, PreparedProject>()
  for (const slug of slugs) {
    const planned = plan.projects.find((project) => project.slug === slug)
    if (!planned) throw new UserError(`plan.json has blocks of '${slug}' but no such project: plan again.`)
    const source = await loadProject(options.dataset, slug)
    if ((await hashTree(source.sourceFolder)) !== planned.sourceHash) {
      throw new UserError(
        `The files of '${slug}' have changed since the campaign was planned: restore them, or plan a new campaign.`,
      )
    }
    const request = { lockFile: source.lockFile, pythonRequest: source.manifest.environment.python, uv, cache, note }
    try {
      const environment = await ensureEnvironment({ ...request, env: context.env })
      prepared.set(slug, { planned, source, environment, environmentFailure: null })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      context.logger.warn(error.message)
      prepared.set(slug, { planned, source, environment: null, environmentFailure: error.message })
    }
  }
  return prepared
}

/** What has no record yet, in the plan's order. */
async function listRuns(
  campaign: string,
  plan: Plan,
  blocks: readonly PlannedBlock[],
  records: readonly RunRecord[],
  host: Host,
): Promise<PlannedRun[]> {
  const variants = new Map(plan.variants.map((variant) => [variant.id, variant]))
  const codes = new Map<string, string | null>()
  const runs: PlannedRun[] = []
  for (const block of blocks) {
    for (const { id, orderIndex, attempt, lastStatus } of listRemainingRuns(block, records, host.stratum)) {
      const variant = variants.get(id)
      if (!variant) throw new UserError(`plan.json: block ${block.id} names '${id}', which is no variant of it.`)
      if (variant.model !== null && !codes.has(id)) {
        codes.set(id, await readTextIfPresent(campaignFiles.variantScript(campaign, id)))
      }
      const code = codes.get(id) ?? null
      const stillMissing = variant.model !== null && code === null && lastStatus === 'missing-variant'
      if (!stillMissing) runs.push({ variant, block, orderIndex, attempt, code })
    }
  }
  return runs
}

const groupKey = (block: PlannedBlock) => `${block.project}/${block.model ?? ''}`

/** One sandbox for all that shares blocks: a baseline and its variants are never run under different ones. */
async function chooseSandboxes(
  queue: readonly PlannedRun[],
  prepared: ReadonlyMap<string, PreparedProject>,
  options: BenchmarkOptions,
  context: CommandContext,
): Promise<Map<string, Sandbox>> {
  const trusted = await loadTrustedHashes()
  const warned = new Set<string>()
  const warn = (text: string) => {
    if (!warned.has(text)) context.logger.warn(text)
    warned.add(text)
  }
  const sandboxes = new Map<string, Sandbox>()
  for (const [key, runs] of Map.groupBy(queue, (run) => groupKey(run.block))) {
    const source = prepared.get(runs[0]?.variant.project ?? '')?.source
    if (!source) continue
    // The lock too: a package that nobody vouched for runs inside every script that imports it.
    const lock = (await readTextIfPresent(source.lockFile)) ?? ''
    const scripts = [lock, ...runs.flatMap((run) => (run.code === null ? [] : [run.code]))]
    const choice = options.sandbox ?? 'auto'
    const trust = {
      trusted: await isTrustedCode(source.sourceFolder, scripts, trusted),
      userTrusts: options.iTrustThisCode ?? false,
    }
    sandboxes.set(key, await chooseSandbox(choice, { ...trust, warn }))
  }
  return sandboxes
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
