import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openFlopCounter } from '../../energy/flops.ts'
import type { MeasuredRun } from '../../schema/measurement.ts'
import type { FlopsReading, PhaseSeconds } from '../../schema/record.ts'
import type { LaunchOutcome } from '../launcher.ts'
import { type Equipment, start } from './run-once.ts'

export interface FurtherReadings {
  readonly flops: FlopsReading[]
  readonly phaseCpuSeconds: PhaseSeconds | null
  /** Why there are no phases, or what the run left to say. */
  readonly reasons: Readonly<Record<string, string>>
}

/**
 * Counting and profiling disturb what they are made beside, so each is a run of its own, in no summary. One that did not end
 * as a measured run did says nothing of those.
 */
export async function makeFurtherRuns(
  command: readonly string[],
  asked: { readonly flops: boolean; readonly phases: boolean },
  measured: readonly MeasuredRun[],
  equipment: Equipment,
  folder: string,
): Promise<FurtherReadings> {
  await mkdir(folder, { recursive: true })
  const flops = asked.flops ? await countOperations(command, measured, equipment, folder) : []
  const phases = asked.phases
    ? await profilePhases(command, measured, equipment, folder)
    : { seconds: null, reason: null }
  return {
    flops,
    phaseCpuSeconds: phases.seconds,
    reasons: phases.reason === null ? {} : { phaseCpuSeconds: phases.reason },
  }
}

async function countOperations(
  command: readonly string[],
  measured: readonly MeasuredRun[],
  equipment: Equipment,
  folder: string,
): Promise<FlopsReading[]> {
  const counter = await openFlopCounter(equipment.env)
  const output = join(folder, 'counts')
  if (counter.unavailable !== null) return [await counter.read(output)]
  const outcome = await start([...counter.prefix(output), ...command], equipment)
  const reading = await counter.read(output)
  const reason = endedOtherwise(outcome, measured, 'counted')
  return [reason === null ? reading : { ...reading, count: null, quality: 'unavailable', counted: null, reason }]
}

async function profilePhases(
  command: readonly string[],
  measured: readonly MeasuredRun[],
  equipment: Equipment,
  folder: string,
) {
  const { profilerEnvironment, readPhases } = await import('../phases.ts')
  const { shimFolders } = await import('../shims.ts')
  const counters = join(folder, 'phases')
  await mkdir(counters)
  const pythonPath = [...shimFolders('profile'), equipment.env.PYTHONPATH].filter((each) => each).join(':')
  const outcome = await start(command, equipment, { ...profilerEnvironment(counters), PYTHONPATH: pythonPath })
  const { userSeconds, systemSeconds, reasons } = outcome
  const otherwise = endedOtherwise(outcome, measured, 'profiled')
  if (otherwise !== null) return { seconds: null, reason: otherwise }
  if (userSeconds === null || systemSeconds === null) {
    return { seconds: null, reason: reasons.userSeconds ?? reasons.systemSeconds ?? 'CPU seconds are unknown' }
  }
  return readPhases(counters, userSeconds + systemSeconds)
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
