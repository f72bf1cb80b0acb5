import { resolve } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { interruptible, UserError } from '../base/errors.ts'
import { removeAbandonedScratch } from '../base/files/scratch.ts'
import { formatDuration } from '../base/progress.ts'
import { count, nameFact } from '../base/text/text.ts'
import { readPlanToRun } from '../campaign/documents.ts'
import { openRecords } from '../campaign/records.ts'
import type { CarbonModel } from '../energy/carbon.ts'
import type { Meter } from '../energy/meter.ts'
import { holdHostUnless } from '../measurement/hold-host.ts'
import { describeHost } from '../measurement/host.ts'
import { Launcher } from '../measurement/launcher.ts'
import { openMeters } from '../measurement/open-meters.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { meterOfHost } from '../schema/measurement/package-energy.ts'
import type { benchmarkOptions } from '../schema/options/benchmark-options.ts'
import { type Shard, WHOLE_CAMPAIGN } from '../schema/options/shard.ts'
import { withBench } from './open-bench.ts'
import { chooseSandboxes, prepareProjects, whyNoneIsReady } from './prepare-projects.ts'
import { readQueue, type ShardQueue } from './queue.ts'
import { type OnTimed, recordNotStarted } from './run-once.ts'
import { type QueueResult, runQueue } from './run-queue.ts'

export type ShardOptions = Readonly<z.output<typeof benchmarkOptions>> & BenchWorld

/** Parts of a run of a shard that no option names. */
export interface BenchWorld {
  /** Folder that holds `/proc` and `/sys` of the host; for tests. */
  readonly hostRoot?: string
  readonly onTimed?: OnTimed
}

export interface ShardResult extends Omit<QueueResult, 'changes'> {
  /** Runs that were on record before. */
  readonly alreadyDone: number
}

/** A host that is in a new state again and again would never end a block. */
const MOST_STATES = 20

/**
 * Runs what is left of a campaign's shard, one run after another; every run ends in a record. Where the host's state changes
 * meanwhile, it starts again in the new one. `carbon` is null where nobody said where the electricity comes from.
 */
export async function runShard(
  options: ShardOptions,
  carbon: CarbonModel | null,
  context: CommandContext,
): Promise<ShardResult> {
  const plan = await readPlanToRun(options.campaign)
  let { changes, ...total } = await runInOneState(plan, options, carbon, context)
  for (let states = 2; changes.length > 0; states++) {
    const told = `The state of this host changed (${changes.join(', ')})`
    if (states > MOST_STATES) {
      throw new UserError(`${told} for the ${MOST_STATES}th time: hold it still, then run this command again.`, 1)
    }
    context.logger.warn(`${told}: what is left goes on in a stratum of its own, and an unfinished block is done again`)
    const next = await runInOneState(plan, options, carbon, context)
    changes = next.changes
    total = {
      runs: total.runs + next.runs,
      repeats: total.repeats + next.repeats,
      ok: total.ok + next.ok,
      lost: next.lost, // what was lost before was tried again
      alreadyDone: total.alreadyDone,
    }
  }
  return total
}

function tellWhatIsUnread({ measures, name, unavailable }: Meter, logger: CommandContext['logger']): void {
  if (unavailable === null) return
  const what = measures
    ? `of the processor's energy only an estimate is known here (${name})`
    : 'energy is not measured here'
  logger.info(`${what}: ${unavailable.map(nameFact).join('; ')}`)
}

/** The host as it is now, and what is left to run in that state. */
async function readQueueHere(plan: Plan, { meters, measures }: Meter, options: ShardOptions) {
  const { campaign, shard = WHOLE_CAMPAIGN, hostRoot, repeatContaminated } = options
  const state = await describeHost(hostRoot)
  const whole = await readQueue(resolve(campaign), plan, shard, {
    stratum: state.stratum,
    meter: meterOfHost(meters),
    // Others' load is in what a socket's counters say; CPU time is the run's own, but where its threads may have spun.
    repeatIf: measures || repeatContaminated !== undefined ? 'contaminated' : 'threads-disturbed',
    repeatContaminated: repeatContaminated ?? 1,
  })
  return { state, whole }
}

function tellUnplanned(
  { plannedRuns }: ShardQueue,
  { index, count: all }: Shard,
  logger: CommandContext['logger'],
): void {
  if (plannedRuns > 0) return
  logger.info(
    `no run is planned for shard ${index}/${all}: shards are dealt projects with a model, of which there are fewer`,
  )
}

function tellUnwritten({ unwritten, groups }: ShardQueue, logger: CommandContext['logger']): void {
  if (unwritten === 0 || groups.length === 0) return
  logger.warn(
    `${count(unwritten, 'planned script')} ${unwritten === 1 ? 'is' : 'are'} not there: the rest is run without; greenml generate writes what is missing`,
  )
}

function tellDone(runs: number, session: number, sessions: number, logger: CommandContext['logger']): void {
  if (runs > 0) logger.info(`${count(runs, 'run')} ${runs === 1 ? 'is' : 'are'} on record already and not repeated`)
  if (session < sessions) {
    logger.info(`session ${session} of ${sessions}: the next start of this command runs the next one`)
  }
}

/** Ends early when the host's state changes: `changes` says how. */
async function runInOneState(
  plan: Plan,
  options: ShardOptions,
  carbon: CarbonModel | null,
  context: CommandContext,
): Promise<ShardResult & QueueResult> {
  const campaign = resolve(options.campaign)
  const { shard = WHOLE_CAMPAIGN, idleBaseline, hostRoot, onTimed } = options
  const { logger, signal } = context
  await using meter = await openMeters(options, context)
  tellWhatIsUnread(meter, logger)
  const lookAtQueue = () => readQueueHere(plan, meter, options)
  const lookIfFinished = async () => {
    const found = await lookAtQueue()
    return found.whole.groups.length === 0 ? found : null
  }
  await using launcher = new Launcher()
  const wish = { what: plan.campaign, waitSeconds: options.wait }
  const finished = await holdHostUnless(launcher, wish, lookIfFinished, context)
  // Records are read only now: another process may have made these runs while this one waited.
  const { state, whole } = finished ?? (await lookAtQueue())
  const keepRecord = await openRecords(campaign, shard)
  for (const folder of await removeAbandonedScratch())
    logger.warn(`${folder}, of a run that was killed, can't be removed`)
  const { groups } = whole
  tellUnplanned(whole, shard, logger)
  tellUnwritten(whole, logger)
  const slugs = [...new Set(groups.map(({ project }) => project))]
  const prepared = await interruptible(prepareProjects(plan, slugs, options, launcher, context), signal)
  const sandboxes = await chooseSandboxes(groups, prepared, options, context)
  const queue = whole.listRuns(new Map([...sandboxes].map(([group, { tier }]) => [group, tier])))
  const alreadyDone = whole.plannedRuns - queue.length
  tellDone(alreadyDone, whole.session, plan.options.sessions, logger)
  if (queue.length === 0) return { runs: 0, repeats: 0, ok: 0, lost: 0, alreadyDone, changes: [] }
  const whyNone = whyNoneIsReady(prepared)
  if (whyNone !== null && alreadyDone === 0) {
    for (const { run } of queue) await keepRecord(recordNotStarted(run, { prepared, sandboxes, host: state }))
    throw new UserError(
      `${whyNone}\nNo project can be run here, so ${count(queue.length, 'run')} could not be made.`,
      1,
    )
  }

  return await withBench(
    {
      campaign,
      prepared,
      sandboxes,
      hostRoot,
      onTimed,
      keepRecord,
      meter,
      launcher,
      carbon,
      host: state,
      idleSeconds: idleBaseline,
      runs: queue.map(({ run }) => run),
    },
    context,
    async (bench) => {
      const started = performance.now()
      const made = await runQueue(queue, bench, context)
      logger.info(formatMade(made, (performance.now() - started) / 1000))
      return { ...made, alreadyDone }
    },
  )
}

function formatMade({ runs, repeats, ok, lost }: QueueResult, seconds: number): string {
  const missing = lost === 0 ? '' : `, ${lost} lost to the bench`
  const repeated = repeats === 0 ? '' : `; ${count(repeats, 'run')} disturbed by other load made again`
  return `${count(runs, 'run')} in ${formatDuration(seconds)}, ${ok} ok${missing}${repeated}`
}
