import type { CommandContext } from '../base/context.ts'
import { interruptible } from '../base/errors.ts'
import { allOrNone, type Side } from '../base/files/all-or-none.ts'
import { chunkBy } from '../base/groups.ts'
import { describeHost, listChanges } from '../measurement/host.ts'
import { Launcher } from '../measurement/launcher.ts'
import { isMadeLast, isUntimed, memberKey } from '../schema/campaign/plan.ts'
import { isLost, type RunRecord } from '../schema/measurement/record.ts'
import { Forecast } from './forecast.ts'
import type { QueuedRun } from './queue.ts'
import { wasDisturbed } from './resume.ts'
import { type Bench, prepareRun, runOnce } from './run-once.ts'
import { endedWell, RunProgress } from './run-progress.ts'
import { countPlaces, longestFirst } from './side-by-side.ts'

export interface QueueResult {
  readonly runs: number
  /** Runs made again because others disturbed them; not among `runs`. */
  readonly repeats: number
  readonly ok: number
  /** Runs that the bench itself kept from being made. */
  readonly lost: number
  /** Changes of the host's state, which ended the queue early; empty where it came to its end. */
  readonly changes: readonly string[]
}

/** What it comes to while a queue is worked off. */
type Tally = { -readonly [Name in keyof QueueResult]: QueueResult[Name] }

/**
 * Makes the runs whose time counts one after another, and those whose time nobody uses side by side: a block of warm-ups before
 * the next one begins, all others at the end. Each ends in a record, synced as it ends.
 */
export async function runQueue(
  queue: readonly QueuedRun[],
  bench: Bench,
  { logger, signal, betweenSteps }: CommandContext,
): Promise<QueueResult> {
  const { true: last = [], false: first = [] } = Object.groupBy(queue, ({ run }) => `${isMadeLast(run.block)}` as const)
  const progress = new RunProgress(logger, queue.length, undefined, foretell(queue, bench))
  const tally: Tally = { runs: 0, repeats: 0, ok: 0, lost: 0, changes: [] }
  const lastTimed = first.findLast(({ run }) => !isUntimed(run.block))
  const work = { progress, tally, total: queue.length, last: lastTimed, warm: new Set<string>() }
  await workInOrder(first, bench, work, signal, betweenSteps)
  if (tally.changes.length === 0 && last.length > 0) {
    const tell = first.length > 0 && bench.onTimed ? [() => bench.onTimed?.('all')] : []
    await allOrNone([...tell, ...openPlaces(longestFirst(last, bench.prepared), bench, work)], signal)
  }
  progress.close()
  return tally
}

/** Makes runs one after another, but for warm-ups: those of a block are made side by side, and have ended before the next run. */
async function workInOrder(
  runs: readonly QueuedRun[],
  bench: Bench,
  work: Work,
  signal: AbortSignal | undefined,
  betweenSteps: CommandContext['betweenSteps'],
): Promise<void> {
  const ofFirst = runs.findIndex((run) => projectOf(run) !== projectOf(runs[0]))
  let made = 0
  for (const stretch of chunkBy(runs, ({ run: { block } }) => (isUntimed(block) ? block.id : block.project))) {
    if (made > 0) await betweenSteps?.()
    if (made > 0 && made === ofFirst) await bench.onTimed?.('first-project')
    made += stretch.length
    if (isUntimed(stretch[0].run.block)) {
      const next = runs.slice(made).find((run) => projectOf(run) !== projectOf(stretch[0]))
      await allOrNone(openPlaces(stretch, bench, work, next), signal)
    } else await workOff(stretch, bench, work, signal, betweenSteps)
    if (work.tally.changes.length > 0) return
  }
}

const projectOf = (queued: QueuedRun | undefined) => queued?.run.variant.project

interface Work {
  readonly progress: RunProgress
  readonly tally: Tally
  /** Runs of the whole queue. */
  readonly total: number
  /** The last run whose energy counts. */
  readonly last: QueuedRun | undefined
  /** Projects of which a run was made. */
  readonly warm: Set<string>
}

/**
 * Places that make runs side by side: each makes the next one when its last has ended. `next`: a run that comes after all of
 * them, whose project the first place prepares meanwhile.
 */
function openPlaces(runs: readonly QueuedRun[], bench: Bench, work: Work, next?: QueuedRun): Side[] {
  const queue = runs.values()
  const places = countPlaces(next === undefined ? runs : [...runs, next], bench.prepared, bench.sandboxes)
  const keepRecord = oneAtATime(bench.keepRecord)
  return Array.from({ length: places }, (_, index) => async (signal) => {
    await using launcher = index === 0 ? null : new Launcher()
    const own = launcher ?? bench.equipment.launcher
    const equipment = { ...bench.equipment, launcher: own, meter: null, sensors: null }
    // A script that uses every processor takes as much longer as there are others.
    const beside = { ...bench, keepRecord, equipment, timeFactor: places }
    if (index === 0 && next !== undefined) await interruptible(prepareRun(next.run, beside), signal)
    await workOff(queue, beside, work, signal)
  })
}

/** A file of records has one writer at a time. */
function oneAtATime(keepRecord: Bench['keepRecord']): Bench['keepRecord'] {
  let last = Promise.resolve()
  return (record) => {
    const kept = last.then(() => keepRecord(record))
    last = kept.catch(() => {}) // told to who waits for it
    return kept
  }
}

/** Makes one run after another. */
async function workOff(
  queue: Iterable<QueuedRun>,
  bench: Bench,
  { progress, tally, total, last, warm }: Work,
  signal: AbortSignal | undefined,
  betweenSteps?: CommandContext['betweenSteps'],
): Promise<void> {
  let block: string | null = null
  for (const queued of queue) {
    if (block !== null && block !== queued.run.block.id) await betweenSteps?.()
    block = queued.run.block.id
    using begun = progress.begin(queued.run.variant.id)
    const keep = queued === last ? keepWithRest(bench, signal) : bench.keepRecord
    const made = await runUndisturbed(queued, { ...bench, keepLast: keep }, warm, signal)
    progress.end(made.record, begun.at, isUntimed(queued.run.block))
    tally.runs++
    tally.repeats += made.repeats
    if (endedWell(made.record)) tally.ok++
    if (isLost(made.record)) tally.lost++
    if (tally.changes.length === 0 && tally.runs < total) {
      tally.changes = listChanges(bench.host, await describeHost(bench.hostRoot))
    }
    if (tally.changes.length > 0) return
  }
}

/** By what each script takes, and until that is known by what its project's manifest says. */
function foretell(queue: readonly QueuedRun[], { prepared, sandboxes }: Bench): Forecast {
  const beside = queue.filter(({ run }) => isUntimed(run.block))
  const places = beside.length === 0 ? 1 : countPlaces(beside, prepared, sandboxes)
  const runs = queue.map(({ run }) => ({
    project: run.variant.project,
    member: memberKey({ variant: run.variant.id, shim: run.shim }),
    purpose: run.block.purpose,
    isBeside: isUntimed(run.block),
    isAuthors: run.variant.mode === 'original' && run.shim === 'as-is',
  }))
  const typical = [...prepared].map(([slug, { planned }]) => [slug, planned.needs.typicalSeconds ?? null] as const)
  return new Forecast(runs, new Map(typical), places)
}

/**
 * Keeps a record once the power at rest is known after it, which goes with it: nothing else is to run meanwhile. Where that is
 * stopped the record is kept as it is.
 */
const keepWithRest =
  ({ takeRest, keepRecord, equipment }: Bench, signal: AbortSignal | undefined): Bench['keepRecord'] =>
  async (record) => {
    if (takeRest === null) return keepRecord(record)
    const after = await interruptible(takeRest(), signal).catch(async (error: unknown) => {
      await keepRecord(record)
      throw error
    })
    await keepRecord({ ...record, idle: [...(equipment.baseline?.powers ?? []), ...after] })
  }

/** Repeats a run until nothing disturbs it, as often as allowed. `record`: the last one. */
async function runUndisturbed(
  { run, repeats: allowed, repeatIf }: QueuedRun,
  bench: Bench & { readonly keepLast: Bench['keepRecord'] },
  warm: Set<string>,
  signal: AbortSignal | undefined,
): Promise<{ record: RunRecord; repeats: number }> {
  for (let repeats = 0; ; repeats++) {
    const isWarm = warm.has(run.variant.project)
    const work = runOnce({ ...run, attempt: run.attempt + repeats }, bench)
    const record = markCold(await interruptible(work, signal), isWarm, warm)
    const isLast = !wasDisturbed(record, repeatIf) || repeats === allowed
    await (isLast ? bench.keepLast : bench.keepRecord)(record)
    if (isLast) return { record, repeats }
  }
}

/** What begins before a run of its project has ended pays for files and packages that are not in memory yet. */
function markCold(record: RunRecord, isWarm: boolean, warm: Set<string>): RunRecord {
  if (record.wallSeconds === null || record.project === null || isWarm) return record
  warm.add(record.project)
  return { ...record, flags: [...record.flags, 'cold'] }
}
