import { allOrNone, type Side } from '../base/all-or-none.ts'
import type { CommandContext } from '../base/context.ts'
import { interruptible } from '../base/errors.ts'
import { refuseFullScratch } from '../base/scratch.ts'
import type { FlopCounter } from '../energy/flops/flop-counter.ts'
import type { CompiledCode } from '../measurement/compiled-code.ts'
import type { HomeTemplates } from '../measurement/home.ts'
import { describeHost, listChanges } from '../measurement/host.ts'
import { Launcher } from '../measurement/launcher.ts'
import type { Equipment } from '../measurement/measure-run.ts'
import { mostCpuSeconds } from '../measurement/place.ts'
import type { DataChanges } from '../measurement/probe/data-changes.ts'
import { NotProbed } from '../measurement/probe/not-probed.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS, type RunLimits } from '../sandbox/run-limits.ts'
import type { Host, IdlePower } from '../schema/execution.ts'
import { groupKey, isUntimed, memberKey } from '../schema/plan.ts'
import { OUR_FAILURES, type RunRecord } from '../schema/record.ts'
import { type PlannedRun, recordWithoutRun } from './blank-record.ts'
import { executeRun } from './execute.ts'
import { Forecast } from './forecast.ts'
import type { PreparedProject } from './prepare-projects.ts'
import type { ProjectSplits } from './project-splits.ts'
import type { QueuedRun } from './queue.ts'
import { wasDisturbed } from './resume.ts'
import { endedWell, RunProgress } from './run-progress.ts'
import { countPlaces } from './side-by-side.ts'

/** Told when the runs are made whose time counts: of the first of several projects, while nothing else runs; of all. */
export type OnTimed = (what: 'first-project' | 'all') => Promise<void>

/** Tools and state that the runs of a queue are made with. */
export interface Bench {
  readonly campaign: string
  readonly prepared: ReadonlyMap<string, PreparedProject>
  /** The sandbox of each group. */
  readonly sandboxes: ReadonlyMap<string, Sandbox>
  readonly equipment: Equipment
  /** Counter of `flops` runs; null: there are none. */
  readonly flopCounter: FlopCounter | null
  readonly homes: HomeTemplates
  readonly compiled: CompiledCode
  readonly dataChanges: DataChanges
  readonly splits: ProjectSplits
  readonly host: Host
  /** Folder that holds `/proc` and `/sys` of the host; for tests. */
  readonly hostRoot: string | undefined
  /** Time limit instead of each project's own. */
  readonly timeoutSeconds: number | undefined
  /** Times as long may a run take that has neighbours; default: 1. */
  readonly timeFactor?: number
  /** Default: nothing is done. Other runs go on when all are made. */
  readonly onTimed?: OnTimed | undefined
  readonly keepRecord: (record: RunRecord) => Promise<void>
  /** Measures the power at rest again, when the last run is made whose energy counts; null: nothing is known from before. */
  readonly takeRest: (() => Promise<readonly IdlePower[]>) | null
}

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

/** Counts while a queue is worked off. */
interface Tally {
  runs: number
  repeats: number
  ok: number
  lost: number
  changes: readonly string[]
}

/**
 * Makes the runs whose time counts one after another, then the others side by side; each ends in a record, synced as it
 * ends.
 */
export async function runQueue(
  queue: readonly QueuedRun[],
  bench: Bench,
  { logger, signal, betweenSteps }: CommandContext,
): Promise<QueueResult> {
  const { true: untimed = [], false: timed = [] } = Object.groupBy(
    queue,
    ({ run }) => `${isUntimed(run.block)}` as const,
  )
  const places = untimed.length === 0 ? 1 : countPlaces(untimed, bench.prepared, bench.sandboxes)
  const progress = new RunProgress(logger, queue.length, undefined, foretell(queue, bench, places))
  const tally: Tally = { runs: 0, repeats: 0, ok: 0, lost: 0, changes: [] }
  const work = { progress, tally, total: queue.length, last: timed.at(-1), warm: new Set<string>() }
  const ofFirst = timed.findIndex(({ run }) => run.variant.project !== timed[0]?.run.variant.project)
  await workOff(timed.slice(0, Math.max(0, ofFirst)), bench, work, signal, betweenSteps)
  if (ofFirst > 0 && tally.changes.length === 0) await bench.onTimed?.('first-project')
  if (tally.changes.length === 0) await workOff(timed.slice(Math.max(0, ofFirst)), bench, work, signal, betweenSteps)
  if (tally.changes.length === 0 && untimed.length > 0) {
    const tell = timed.length > 0 && bench.onTimed ? [() => bench.onTimed?.('all')] : []
    await allOrNone([...tell, ...openPlaces(untimed, places, bench, work)], signal)
  }
  progress.close()
  return tally
}

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

/** Those that make runs side by side: each makes the next one when its last has ended. */
function openPlaces(untimed: readonly QueuedRun[], places: number, bench: Bench, work: Work): Side[] {
  const queue = untimed.values()
  const keepRecord = oneAtATime(bench.keepRecord)
  return Array.from({ length: places }, (_, index) => async (signal) => {
    await using launcher = index === 0 ? null : new Launcher()
    const own = launcher ?? bench.equipment.launcher
    const equipment = { ...bench.equipment, launcher: own, meter: null, sensors: null }
    // A script that uses every processor takes as much longer as there are others.
    const beside = { ...bench, keepRecord, equipment, timeFactor: places }
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
    const begun = progress.begin(queued.run.variant.id)
    const keep = queued === last ? keepWithRest(bench, signal) : bench.keepRecord
    const made = await runUndisturbed(queued, { ...bench, keepLast: keep }, warm, signal)
    progress.end(made.record, begun, isUntimed(queued.run.block))
    tally.runs++
    tally.repeats += made.repeats
    if (endedWell(made.record)) tally.ok++
    if (OUR_FAILURES.includes(made.record.status)) tally.lost++
    if (tally.changes.length === 0 && tally.runs < total) {
      tally.changes = listChanges(bench.host, await describeHost(null, bench.hostRoot))
    }
    if (tally.changes.length > 0) return
  }
}

/** By what each script takes, and until that is known by what its project's manifest says. */
function foretell(queue: readonly QueuedRun[], { prepared }: Bench, places: number): Forecast {
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
    const work = runOnce({ ...run, attempt: run.attempt + repeats }, bench)
    const record = markCold(await interruptible(work, signal), warm)
    const isLast = !wasDisturbed(record, repeatIf) || repeats === allowed
    await (isLast ? bench.keepLast : bench.keepRecord)(record)
    if (isLast) return { record, repeats }
  }
}

/** One run, whatever becomes of it. */
export async function runOnce(run: PlannedRun, bench: Bench): Promise<RunRecord> {
  const { source, environment, ...settings } = settingsOf(run, bench)
  if (environment === null || isWithoutScript(run)) return recordNotStarted(run, bench)
  const { project: planned, sandbox } = settings
  await refuseFullScratch()
  const code = { folder: source.sourceFolder, entry: planned.entry }
  const script = {
    ...settings,
    environment,
    sourceFolder: source.sourceFolder,
    equipment: bench.equipment,
    flopCounter: bench.flopCounter,
    homeTemplate: await bench.homes.get(environment, sandbox),
    shimsFolder: await bench.compiled.shims(environment, sandbox),
    modules: await bench.compiled.modules(code, environment, sandbox),
    limits: limitsOf(planned, bench),
  }
  const scored = await bench.splits.get(script)
  const whyNotScored = typeof scored === 'string' ? scored : run.code === null ? null : (scored?.split ?? null)
  if (typeof scored === 'string' || typeof whyNotScored === 'string') {
    return recordWithoutRun(run, script, 'environment-failed', String(whyNotScored))
  }
  const work = executeRun(run, { ...script, scored, campaign: bench.campaign, dataChanges: bench.dataChanges })
  return work.catch((error: unknown) => {
    if (!(error instanceof NotProbed)) throw error
    return recordWithoutRun(run, script, 'environment-failed', `its data can't be changed: ${error.message}`)
  })
}

type Prepared = Pick<Bench, 'prepared' | 'sandboxes' | 'host'>

function settingsOf({ variant, block }: PlannedRun, { prepared, sandboxes, host }: Prepared) {
  const project = prepared.get(variant.project)
  const sandbox = sandboxes.get(groupKey(block))
  if (!project || !sandbox) throw new Error(`block ${block.id} was not prepared`)
  const { planned, source, environment, environmentFailure } = project
  return { project: planned, source, environment, environmentFailure, host, sandbox }
}

const isWithoutScript = ({ variant, code }: PlannedRun) => variant.model !== null && code === null

/** Record of a run that has no script or no environment. */
export function recordNotStarted(run: PlannedRun, prepared: Prepared): RunRecord {
  const settings = settingsOf(run, prepared)
  if (!isWithoutScript(run)) {
    return recordWithoutRun(run, settings, 'environment-failed', settings.environmentFailure ?? 'no environment')
  }
  const reason = 'there is no script: its generation failed or has not been run'
  return recordWithoutRun(run, settings, 'missing-variant', reason)
}

/** What a project's runs may take. */
export const limitsOf = (
  { needs }: Pick<PreparedProject['planned'], 'needs'>,
  { timeoutSeconds, timeFactor = 1 }: Pick<Bench, 'timeoutSeconds' | 'timeFactor'>,
): RunLimits => {
  const wallSeconds = timeoutSeconds ?? needs.timeoutSeconds
  return {
    ...DEFAULT_LIMITS,
    memoryBytes: needs.memoryGiB * 1024 ** 3,
    wallSeconds: wallSeconds * timeFactor,
    // A script can read this limit of its own: it is no other beside others than in a run that is alone.
    cpuSecondsOfEach: mostCpuSeconds({ wallSeconds }),
  }
}

/** The first run of a project pays for files and packages that are not in memory yet. */
function markCold(record: RunRecord, warm: Set<string>): RunRecord {
  if (record.wallSeconds === null || record.project === null || warm.has(record.project)) return record
  warm.add(record.project)
  return { ...record, flags: [...record.flags, 'cold'] }
}
