import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolders } from '../../base/files/folders.ts'
import { openFlopCounter } from '../../energy/flops.ts'
import type { MeasuredRun } from '../../schema/analysis/measurement.ts'
import { cpuSecondsOf } from '../../schema/measurement/execution.ts'
import type { EndedOtherwise, ExecutionReason } from '../../schema/measurement/execution-reason.ts'
import { isSound } from '../../schema/measurement/measurement-basics.ts'
import type { FlopsReading, PhaseSeconds } from '../../schema/measurement/record.ts'
import type { LaunchOutcome } from '../launcher.ts'
import type { RoundsEquipment } from './run-once.ts'

export interface ExtraReadings {
  readonly flops: FlopsReading[]
  readonly phaseCpuSeconds: PhaseSeconds | null
  /** Why there are no phases, or what the run left to say. */
  readonly reasons: Record<string, ExecutionReason>
}

/** A command to count or profile, beside its measured runs. */
export interface ExtraRun {
  readonly command: readonly string[]
  readonly measured: readonly MeasuredRun[]
  readonly equipment: RoundsEquipment
  /** Folder for what is read; made here. */
  readonly folder: string
}

/**
 * Counting and profiling disturb what they are made beside, so each is a run of its own, in no summary. One that did not end
 * as a measured run did says nothing of those.
 */
export async function readExtra(
  extra: ExtraRun,
  asked: { readonly flops: boolean; readonly phases: boolean },
): Promise<ExtraReadings> {
  await makeFolders(extra.folder)
  const flops = asked.flops ? [await countOperations(extra)] : []
  return { flops, ...(asked.phases ? await profileCommand(extra) : { phaseCpuSeconds: null, reasons: {} }) }
}

async function countOperations({ command, measured, equipment, folder }: ExtraRun): Promise<FlopsReading> {
  const { env, launcher, place } = equipment
  const counter = await openFlopCounter(env)
  const output = join(folder, 'counts')
  if (counter.unavailable !== null) return counter.read(output)
  const outcome = await launcher.run(place.wrap([...counter.prefix(output), ...command], env))
  const reading = await counter.read(output)
  const reason = endedOtherwise(outcome, measured, 'counted')
  return reason === null ? reading : { ...reading, count: null, quality: 'unavailable', counted: null, reason }
}

async function profileCommand({
  command,
  measured,
  equipment,
  folder,
}: ExtraRun): Promise<Omit<ExtraReadings, 'flops'>> {
  const { profilePhases } = await import('../instruments/profile-phases.ts')
  const { shimFolders } = await import('../instruments/shims.ts')
  const { env, launcher, place } = equipment
  const counters = join(folder, 'phases')
  await mkdir(counters)
  const profiler = profilePhases(counters)
  const PYTHONPATH = [...shimFolders(...profiler.shims), env.PYTHONPATH].filter((each) => each).join(':')
  const outcome = await launcher.run(place.wrap(command, { ...env, ...profiler.environment, PYTHONPATH }))
  const { userSeconds, systemSeconds, reasons } = outcome
  const why =
    endedOtherwise(outcome, measured, 'profiled') ??
    (cpuSecondsOf(outcome) === null ? (reasons.userSeconds ?? reasons.systemSeconds) : null)
  if (why != null) return { phaseCpuSeconds: null, reasons: { phaseCpuSeconds: why } }
  const folders = { homeFolder: folder, projectFolder: folder, folder }
  const read = await profiler.read(folders, { userSeconds, systemSeconds, metric: null })
  return { phaseCpuSeconds: read.phaseCpuSeconds ?? null, reasons: read.reasons ?? {} }
}

/** Why the run says nothing of the measured ones; null where it ended as one of them did. `run`: what was done to it. */
function endedOtherwise(
  { endedFor, exitCode, signal }: LaunchOutcome,
  measured: readonly MeasuredRun[],
  run: EndedOtherwise['run'],
): EndedOtherwise | null {
  if (endedFor === 'wall') return { kind: 'timed-out', run }
  if (signal !== null) return { kind: 'ended-by-signal', run, signal }
  const sound = measured.filter(isSound)
  const told = sound.length > 0 ? sound : measured // as the summary
  if (told.some((each) => each.exitCode === exitCode)) return null
  return {
    kind: 'ended-otherwise',
    run,
    exitCode,
    usual: [...new Set(told.map((each) => each.signal ?? each.exitCode))],
  }
}
