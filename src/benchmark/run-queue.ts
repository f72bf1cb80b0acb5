import type { CommandContext } from '../base/context.ts'
import { interruptible } from '../base/errors.ts'
import { refuseFullScratch } from '../base/scratch.ts'
import type { FlopCounter } from '../energy/flops/flop-counter.ts'
import type { CompiledCode } from '../measurement/compiled-code.ts'
import type { HomeTemplates } from '../measurement/home.ts'
import { describeHost, listChanges } from '../measurement/host.ts'
import type { Equipment } from '../measurement/measure-run.ts'
import { NotProbed } from '../measurement/probe/not-probed.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS } from '../sandbox/run-limits.ts'
import type { Host } from '../schema/execution.ts'
import { groupKey } from '../schema/plan.ts'
import { OUR_FAILURES, type RunRecord } from '../schema/record.ts'
import { type PlannedRun, recordWithoutRun } from './blank-record.ts'
import { executeRun } from './execute.ts'
import type { PreparedProject } from './prepare-projects.ts'
import type { ProjectSplits } from './project-splits.ts'
import type { QueuedRun } from './queue.ts'
import { wasDisturbed } from './resume.ts'
import { endedWell, RunProgress } from './run-progress.ts'

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
  readonly splits: ProjectSplits
  readonly host: Host
  /** Folder that holds `/proc` and `/sys` of the host; for tests. */
  readonly hostRoot: string | undefined
  /** Time limit instead of each project's own. */
  readonly timeoutSeconds: number | undefined
  readonly keepRecord: (record: RunRecord) => Promise<void>
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

/** Makes one run after another; each ends in a record, synced as it ends. */
export async function runQueue(
  queue: readonly QueuedRun[],
  bench: Bench,
  { logger, signal }: CommandContext,
): Promise<QueueResult> {
  const progress = new RunProgress(logger, queue.length)
  const warm = new Set<string>()
  let [runs, repeats, ok, lost] = [0, 0, 0, 0]
  let changes: readonly string[] = []
  for (const queued of queue) {
    progress.begin(queued.run.variant.id)
    const made = await runUndisturbed(queued, bench, warm, signal)
    progress.end(made.record)
    runs++
    repeats += made.repeats
    if (endedWell(made.record)) ok++
    if (OUR_FAILURES.includes(made.record.status)) lost++
    if (runs < queue.length) changes = listChanges(bench.host, await describeHost(null, bench.hostRoot))
    if (changes.length > 0) break
  }
  progress.close()
  return { runs, repeats, ok, lost, changes }
}

/** Repeats a run until nothing disturbs it, as often as allowed. `record`: the last one. */
async function runUndisturbed(
  { run, repeats: allowed }: QueuedRun,
  bench: Bench,
  warm: Set<string>,
  signal: AbortSignal | undefined,
): Promise<{ record: RunRecord; repeats: number }> {
  for (let repeats = 0; ; repeats++) {
    const work = runOnce({ ...run, attempt: run.attempt + repeats }, bench)
    const record = markCold(await interruptible(work, signal), warm)
    await bench.keepRecord(record)
    if (!wasDisturbed(record) || repeats === allowed) return { record, repeats }
  }
}

async function runOnce(run: PlannedRun, bench: Bench): Promise<RunRecord> {
  const project = bench.prepared.get(run.variant.project)
  const sandbox = bench.sandboxes.get(groupKey(run.block))
  if (!project || !sandbox) throw new Error(`block ${run.block.id} was not prepared`)
  const { planned, source, environment } = project
  const settings = { project: planned, host: bench.host, sandbox, environment }
  if (run.variant.model !== null && run.code === null) {
    const reason = 'there is no script: its generation failed or has not been run'
    return recordWithoutRun(run, settings, 'missing-variant', reason)
  }
  if (environment === null) {
    return recordWithoutRun(run, settings, 'environment-failed', project.environmentFailure ?? 'no environment')
  }
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
    limits: {
      ...DEFAULT_LIMITS,
      memoryBytes: planned.needs.memoryGiB * 1024 ** 3,
      wallSeconds: bench.timeoutSeconds ?? planned.needs.timeoutSeconds,
    },
  }
  const scored = await bench.splits.get(script)
  const whyNotScored = typeof scored === 'string' ? scored : run.code === null ? null : (scored?.split ?? null)
  if (typeof scored === 'string' || typeof whyNotScored === 'string') {
    return recordWithoutRun(run, settings, 'environment-failed', String(whyNotScored))
  }
  const work = executeRun(run, { ...script, scored, campaign: bench.campaign })
  return work.catch((error: unknown) => {
    if (!(error instanceof NotProbed)) throw error
    return recordWithoutRun(run, settings, 'environment-failed', `its data can't be changed: ${error.message}`)
  })
}

/** The first run of a project pays for files and packages that are not in memory yet. */
function markCold(record: RunRecord, warm: Set<string>): RunRecord {
  if (record.wallSeconds === null || record.project === null || warm.has(record.project)) return record
  warm.add(record.project)
  return { ...record, flags: [...record.flags, 'cold'] }
}
