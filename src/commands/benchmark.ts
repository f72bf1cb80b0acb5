import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { count } from '../base/count.ts'
import { interruptible, UserError } from '../base/errors.ts'
import { checkWritableFolder, readTextIfPresent, sha256Hex } from '../base/files.ts'
import { appendJsonLine } from '../base/jsonl.ts'
import { refuseFullScratch, removeAbandonedScratch } from '../base/scratch.ts'
import { chooseSandboxes, groupKey, type PreparedProject, prepareProjects } from '../benchmark/prepare-projects.ts'
import { endedWell, formatDuration, RunProgress } from '../benchmark/progress.ts'
import { listRemainingRuns, type RemainingRun, wasDisturbed } from '../benchmark/resume.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { hashPrimaryFamily } from '../campaign/primary-family.ts'
import { readPlan } from '../campaign/read-plan.ts'
import { readRecords } from '../campaign/read-records.ts'
import { type CarbonModel, type CarbonOptions, openCarbon } from '../energy/carbon.ts'
import type { FlopCounter } from '../energy/flops.ts'
import { recordWithoutRun } from '../measurement/empty-record.ts'
import { executeRun, type PlannedRun, type RunSettings } from '../measurement/execute.ts'
import { HomeSeeds } from '../measurement/home.ts'
import { describeHost, listChanges } from '../measurement/host.ts'
import { takeBaseline } from '../measurement/idle-baseline.ts'
import { hostLockPath, Launcher } from '../measurement/launcher.ts'
import { type EnergyOptions, openMeters } from '../measurement/open-meters.ts'
import { HostSensors } from '../measurement/sensors.ts'
import { IDLE_SECONDS } from '../planning/schedule/make-schedule.ts'
import { blocksOfShard, mayHoldShard, nameShardFile, type Shard, WHOLE } from '../planning/shards.ts'
import type { Allowable, SandboxChoice } from '../sandbox/choices.ts'
import { DEFAULT_LIMITS } from '../sandbox/limits.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { meterOfHost } from '../schema/package-energy.ts'
import type { Plan, PlannedBlock, PlannedVariant } from '../schema/plan.ts'
import type { RunRecord } from '../schema/record.ts'
import type { CommandContext } from './context.ts'

export interface BenchmarkOptions extends EnergyOptions, CarbonOptions {
  readonly campaign: string
  readonly dataset: string
  readonly shard?: Shard
  readonly sandbox?: SandboxChoice
  /** The user vouches for code that would otherwise need a sandbox. */
  readonly iTrustThisCode?: boolean
  /** Hardware that the code may see in its sandbox. */
  readonly allow?: readonly Allowable[]
  /** Seconds, instead of each project's own limit. */
  readonly timeout?: number
  /** Seconds for which the host's power at rest is measured before the first run; 0: not. */
  readonly idleBaseline?: number
  /** How often a run that others disturbed is made again at once; default: once where energy is measured, else never. */
  readonly repeatContaminated?: number
  /** Where `/proc` and `/sys` of the host lie; for tests. */
  readonly hostRoot?: string
}

/** A host that is in a new state again and again would never end a block. */
const MOST_STATES = 20

export interface BenchmarkResult {
  readonly runs: number
  /** Runs made again because others disturbed them; not among `runs`. */
  readonly repeats: number
  readonly ok: number
  readonly alreadyDone: number
}

/**
 * Runs what is left of a campaign's shard, one run after another; every run ends in a record, synced as it ends. Where the
 * host's state changes meanwhile, it starts again in the new one. `carbon` is given where the key that it took is gone
 * from the context by now.
 */
export async function benchmark(
  options: BenchmarkOptions,
  context: CommandContext,
  carbon?: CarbonModel | null,
): Promise<BenchmarkResult> {
  const first = await benchmarkInOneState(options, context, carbon)
  let [total, changes] = [first.result, first.changes]
  for (let states = 2; changes.length > 0; states++) {
    const told = `The state of this host changed (${changes.join(', ')})`
    if (states > MOST_STATES) {
      throw new UserError(`${told} for the ${MOST_STATES}th time: hold it still, then run this command again.`, 1)
    }
    context.logger.warn(`${told}: what is left goes on in a stratum of its own, and an unfinished block is done again`)
    const next = await benchmarkInOneState(options, context, carbon)
    changes = next.changes
    total = {
      runs: total.runs + next.result.runs,
      repeats: total.repeats + next.result.repeats,
      ok: total.ok + next.result.ok,
      alreadyDone: total.alreadyDone,
    }
  }
  return total
}

/** Ends early when the host's state changes: `changes` says how. */
async function benchmarkInOneState(
  options: BenchmarkOptions,
  context: CommandContext,
  carbon: CarbonModel | null | undefined,
): Promise<{ result: BenchmarkResult; changes: readonly string[] }> {
  const campaign = resolve(options.campaign)
  const plan = await readPlan(options.campaign)
  const shard = options.shard ?? WHOLE
  const { logger } = context
  const carbonModel = carbon === undefined ? await openCarbon(options, context.env) : carbon
  await using meter = await openMeters(options, context)
  if (meter.unavailable) logger.info(`energy is not measured here: ${meter.unavailable}`)

  await using launcher = new Launcher()
  const holding = launcher.holdHost(
    `${plan.campaign} (process ${process.pid})`,
    (holder) => logger.info(`waiting: another measurement runs on this host: ${holder}`),
    hostLockPath(context.env),
  )
  await interruptible(holding, context.signal) // what is on record is read after: another may have made these runs meanwhile
  await checkWritableFolder(campaignFiles.records(campaign))
  for (const folder of await removeAbandonedScratch())
    logger.warn(`${folder}, of a run that was killed, can't be removed`)
  const blocks = blocksOfShard(plan, shard)
  const variants = new Map(plan.variants.map((variant) => [variant.id, variant]))
  const scripts = await readScripts(campaign, plan)
  const primaryFamilyHash = hashPrimaryFamily(plan.primaryFamily)
  const state = await describeHost(null, options.hostRoot)
  // Others' load is in what a socket's counters say; of CPU time, which is the run's own, it costs little.
  const { repeatContaminated = meter.measures ? 1 : 0, idleBaseline = IDLE_SECONDS } = options
  const ownRecords = await readRecords(campaignFiles.records(campaign), (name) => mayHoldShard(name, shard, plan))
  const records = Map.groupBy(ownRecords, (record) => record.block)
  const listQueue = (sandboxes: ReadonlyMap<string, Sandbox>) =>
    blocks.flatMap((block) => {
      const sandbox = sandboxes.get(groupKey(block))?.tier ?? null
      const present = {
        stratum: state.stratum,
        sandbox,
        meter: meterOfHost(meter.meters),
        scriptHashes: scripts.hashes,
        repeatContaminated,
      }
      return listRemainingRuns(block, records.get(block.id) ?? [], present).map((run) =>
        planRun(variants, block, run, scripts.codes, primaryFamilyHash),
      )
    })
  const pending = listQueue(new Map())
  const slugs = [...new Set(pending.map(({ run }) => run.variant.project))]
  const prepared = await interruptible(prepareProjects(plan, slugs, options.dataset, context), context.signal)
  const python = [...prepared.values()].find((each) => each.environment)?.environment?.pythonVersion ?? null
  const host = { ...state, python }
  const scheduled = pending.map(({ run }) => run)
  const sandboxes = await chooseSandboxes(scheduled, prepared, options, context)
  const queue = listQueue(sandboxes)
  const file = join(campaignFiles.records(campaign), nameShardFile(shard, randomBytes(4).toString('hex')))

  const alreadyDone = blocks.flatMap((block) => block.order).length - queue.length
  if (alreadyDone > 0)
    logger.info(`${count(alreadyDone, 'run')} ${alreadyDone === 1 ? 'is' : 'are'} on record already and not repeated`)
  if (queue.length === 0) return { result: { runs: 0, repeats: 0, ok: 0, alreadyDone }, changes: [] }
  const idle = await takeBaseline(idleBaseline, meter, launcher, context)
  const flopCounter = queue.some(({ run }) => run.block.purpose === 'flops') ? await openCounter(context) : null
  const started = performance.now()
  using sensors = new HostSensors(options.hostRoot)
  await using homes = new HomeSeeds(launcher)
  const warm = new Set<string>()
  const progress = new RunProgress(logger, queue.length)
  let [ok, repeats, runs] = [0, 0, 0]
  let changes: readonly string[] = []
  for (const { run, repeats: allowed } of queue) {
    const project = prepared.get(run.variant.project)
    const sandbox = sandboxes.get(groupKey(run.block))
    if (!project || !sandbox) throw new Error(`block ${run.block.id} was not prepared`)
    const settings = { ...project, sandbox, meter, idle, carbon: carbonModel, flopCounter, sensors, host, launcher }
    progress.begin(run.variant.id)
    for (let repeat = 0; ; repeat++) {
      const work = runOnce({ ...run, attempt: run.attempt + repeat }, settings, homes, campaign, options)
      const record = markCold(await interruptible(work, context.signal), warm)
      await appendJsonLine(file, record)
      if (!wasDisturbed(record) || repeat === allowed) {
        if (endedWell(record)) ok++
        progress.end(record)
        break
      }
      repeats++
    }
    runs++
    if (runs < queue.length) changes = listChanges(state, await describeHost(null, options.hostRoot))
    if (changes.length > 0) break
  }
  progress.close()
  const repeated = repeats === 0 ? '' : `; ${count(repeats, 'run')} disturbed by other load made again`
  logger.info(`${count(runs, 'run')} in ${formatDuration((performance.now() - started) / 1000)}, ${ok} ok${repeated}`)
  return { result: { runs, repeats, ok, alreadyDone }, changes }
}

/** Its code loads only where a plan asks for it. */
async function openCounter({ env, logger }: CommandContext): Promise<FlopCounter> {
  const { openFlopCounter } = await import('../energy/flops.ts')
  const counter = await openFlopCounter(env)
  if (counter.unavailable) logger.info(`the processor's operations are not counted here: ${counter.unavailable}`)
  return counter
}

/** The first run of a project pays for files and packages that are not in memory yet. */
function markCold(record: RunRecord, warm: Set<string>): RunRecord {
  if (record.wallSeconds === null || record.project === null || warm.has(record.project)) return record
  warm.add(record.project)
  return { ...record, flags: [...record.flags, 'cold'] }
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

interface QueuedRun {
  readonly run: PlannedRun
  /** How often it may be made again where others disturb it. */
  readonly repeats: number
}

function planRun(
  variants: ReadonlyMap<string, PlannedVariant>,
  block: PlannedBlock,
  { id, orderIndex, attempt, repeats }: RemainingRun,
  codes: Scripts['codes'],
  primaryFamilyHash: string,
): QueuedRun {
  const variant = variants.get(id)
  if (!variant) throw new UserError(`plan.json: block ${block.id} names '${id}', which is no variant of it.`)
  return { run: { variant, block, orderIndex, attempt, code: codes.get(id) ?? null, primaryFamilyHash }, repeats }
}

async function runOnce(
  run: PlannedRun,
  prepared: PreparedProject &
    Pick<RunSettings, 'sandbox' | 'meter' | 'idle' | 'sensors' | 'carbon' | 'flopCounter' | 'host' | 'launcher'>,
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
  await refuseFullScratch()
  return executeRun(run, {
    ...prepared,
    project: planned,
    sourceFolder: prepared.source.sourceFolder,
    environment,
    homeSeed: await homes.get(environment, prepared.sandbox),
    logsFolder: campaignFiles.logs(campaign),
    limits: {
      ...DEFAULT_LIMITS,
      memoryBytes: planned.needs.memoryGiB * 1024 ** 3,
      wallSeconds: options.timeout ?? planned.needs.timeoutSeconds,
    },
  })
}
