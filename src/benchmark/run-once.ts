import { refuseFullScratch } from '../base/files/scratch.ts'
import type { FlopCounter } from '../energy/flops/flop-counter.ts'
import type { CompiledCode } from '../measurement/compiled-code.ts'
import type { HomeTemplates } from '../measurement/home.ts'
import type { Equipment } from '../measurement/measure-run.ts'
import type { DataChanges } from '../measurement/probe/data-changes.ts'
import { NotProbed } from '../measurement/probe/not-probed.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import { groupKey } from '../schema/campaign/plan.ts'
import type { Host, IdlePower } from '../schema/measurement/execution.ts'
import type { RunRecord } from '../schema/measurement/record.ts'
import { type PlannedRun, recordWithoutRun } from './blank-record.ts'
import { executeRun } from './execute.ts'
import type { PreparedProject } from './prepare-projects.ts'
import type { ProjectSplits } from './project-splits.ts'
import { limitsOf } from './run-limits.ts'

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
  /** Times as long may a run take that has neighbours; default: 1. */
  readonly timeFactor?: number
  /** Default: nothing is done. Other runs go on when all are made. */
  readonly onTimed?: OnTimed | undefined
  readonly keepRecord: (record: RunRecord) => Promise<void>
  /** Measures the power at rest again, when the last run is made whose energy counts; null: nothing is known from before. */
  readonly takeRest: (() => Promise<readonly IdlePower[]>) | null
}

/** One run, whatever becomes of it. */
export async function runOnce(run: PlannedRun, bench: Bench): Promise<RunRecord> {
  const script = await prepareRun(run, bench)
  if (script === null) return recordNotStarted(run, bench)
  await refuseFullScratch()
  const { scored } = script
  const recordLost = (reason: string) => recordWithoutRun(run, script, 'environment-failed', reason)
  if (scored !== null && 'fault' in scored) return recordLost(scored.fault)
  if (scored !== null && run.code !== null && 'fault' in scored.split) return recordLost(scored.split.fault)
  const work = executeRun(run, { ...script, scored, campaign: bench.campaign, dataChanges: bench.dataChanges })
  return work.catch((error: unknown) => {
    if (!(error instanceof NotProbed)) throw error
    return recordLost(`its data can't be changed: ${error.message}`)
  })
}

/** What is made once for the runs of a project, before the first of them; null: its project can't be run here, or there is no script. */
export async function prepareRun(run: PlannedRun, bench: Bench) {
  const { source, environment, ...settings } = settingsOf(run, bench)
  if (source === null || environment === null || isWithoutScript(run)) return null
  const { project: planned, sandbox } = settings
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
  return { ...script, scored: await bench.splits.get(script) }
}

type Prepared = Pick<Bench, 'prepared' | 'sandboxes' | 'host'>

function settingsOf({ variant, block }: PlannedRun, { prepared, sandboxes, host }: Prepared) {
  const project = prepared.get(variant.project)
  const sandbox = sandboxes.get(groupKey(block))
  if (!project || !sandbox) throw new Error(`block ${block.id} was not prepared`)
  const { planned, source, environment, whyNot } = project
  return { project: planned, source, environment, whyNot, host, sandbox }
}

const isWithoutScript = ({ variant, code }: PlannedRun) => variant.model !== null && code === null

/** Record of a run that has no script, or whose project can't be run here. */
export function recordNotStarted(run: PlannedRun, prepared: Prepared): RunRecord {
  const settings = settingsOf(run, prepared)
  if (!isWithoutScript(run)) {
    return recordWithoutRun(run, settings, 'environment-failed', settings.whyNot ?? 'no environment')
  }
  const reason = 'there is no script: its generation failed or has not been run'
  return recordWithoutRun(run, settings, 'missing-variant', reason)
}
