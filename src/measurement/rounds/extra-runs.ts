import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolders } from '../../base/files.ts'
import { openFlopCounter } from '../../energy/flops.ts'
import type { MeasuredRun } from '../../schema/measurement.ts'
import type { FlopsReading, PhaseSeconds } from '../../schema/record.ts'
import type { LaunchOutcome } from '../launcher.ts'
import { choosePlace, type RoundsEquipment } from './run-once.ts'

export interface ExtraReadings {
  readonly flops: FlopsReading[]
  readonly phaseCpuSeconds: PhaseSeconds | null
  /** Why there are no phases, or what the run left to say. */
  readonly reasons: Record<string, string>
}

/**
 * Counting and profiling disturb what they are made beside, so each is a run of its own, in no summary. One that did not end
 * as a measured run did says nothing of those.
 */
export async function readExtra(
  command: readonly string[],
  asked: { readonly flops: boolean; readonly phases: boolean },
  measured: readonly MeasuredRun[],
  equipment: RoundsEquipment,
  folder: string,
): Promise<ExtraReadings> {
  await makeFolders(folder)
  const flops = asked.flops ? await countOperations(command, measured, equipment, folder) : []
  const phases = asked.phases
    ? await profileCommand(command, measured, equipment, folder)
    : { phaseCpuSeconds: null, reasons: {} }
  return { flops, ...phases }
}

async function countOperations(
  command: readonly string[],
  measured: readonly MeasuredRun[],
  equipment: RoundsEquipment,
  folder: string,
): Promise<FlopsReading[]> {
  const counter = await openFlopCounter(equipment.env)
  const output = join(folder, 'counts')
  if (counter.unavailable !== null) return [await counter.read(output)]
  const outcome = await run([...counter.prefix(output), ...command], equipment)
  const reading = await counter.read(output)
  const reason = endedOtherwise(outcome, measured, 'counted')
  return [reason === null ? reading : { ...reading, count: null, quality: 'unavailable', counted: null, reason }]
}

async function profileCommand(
  command: readonly string[],
  measured: readonly MeasuredRun[],
  equipment: RoundsEquipment,
  folder: string,
): Promise<Pick<ExtraReadings, 'phaseCpuSeconds' | 'reasons'>> {
  const { profilePhases } = await import('../instruments/profile-phases.ts')
  const { shimFolders } = await import('../instruments/shims.ts')
  const counters = join(folder, 'phases')
  await mkdir(counters)
  const profiler = profilePhases(counters)
  const pythonPath = [...shimFolders(...profiler.shims), equipment.env.PYTHONPATH].filter((each) => each).join(':')
  const outcome = await run(command, equipment, { ...profiler.environment, PYTHONPATH: pythonPath })
  const { userSeconds, systemSeconds, reasons } = outcome
  const why =
    endedOtherwise(outcome, measured, 'profiled') ??
    (userSeconds === null || systemSeconds === null ? (reasons.userSeconds ?? reasons.systemSeconds) : null)
  if (why != null) return { phaseCpuSeconds: null, reasons: { phaseCpuSeconds: why } }
  const folders = { homeFolder: folder, projectFolder: folder, folder }
  const read = await profiler.read(folders, { userSeconds, systemSeconds, metric: null })
  return { phaseCpuSeconds: read.phaseCpuSeconds ?? null, reasons: read.reasons ?? {} }
}

/** `extra`: variables beside the environment of the commands. */
async function run(
  command: readonly string[],
  equipment: RoundsEquipment,
  extra: Readonly<Record<string, string>> = {},
): Promise<LaunchOutcome> {
  return equipment.launcher.run(choosePlace(equipment).wrap(command, { ...equipment.env, ...extra }))
}

/** Why the run says nothing of the measured ones; null where it ended as one of them did. `verb`: what was done to it. */
function endedOtherwise(
  { endedFor, exitCode, signal }: LaunchOutcome,
  measured: readonly MeasuredRun[],
  verb: string,
): string | null {
  if (endedFor === 'wall') return `the ${verb} run was ended by --timeout`
  if (signal !== null) return `the ${verb} run was ended by ${signal}`
  const sound = measured.filter((run) => run.exitCode === 0)
  const told = sound.length > 0 ? sound : measured // as the summary
  if (told.some((run) => run.exitCode === exitCode)) return null
  const usual = [...new Set(told.map((run) => run.signal ?? `exit code ${run.exitCode}`))].join(', ')
  return `the ${verb} run ended with exit code ${exitCode}, the measured ones with ${usual}`
}
