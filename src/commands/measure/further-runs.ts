import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openFlopCounter } from '../../energy/flops.ts'
import type { FlopsReading, PhaseSeconds } from '../../schema/record.ts'
import { type Equipment, start } from './run-once.ts'

export interface FurtherReadings {
  readonly flops: FlopsReading[]
  readonly phaseCpuSeconds: PhaseSeconds | null
  /** Why there are no phases, or what the run left to say. */
  readonly reasons: Readonly<Record<string, string>>
}

/** Counting and profiling disturb what they are made beside, so each is a run of its own, in no summary. */
export async function makeFurtherRuns(
  command: readonly string[],
  asked: { readonly flops: boolean; readonly phases: boolean },
  equipment: Equipment,
  folder: string,
): Promise<FurtherReadings> {
  const flops = asked.flops ? await countOperations(command, equipment, folder) : []
  const phases = asked.phases ? await profilePhases(command, equipment, folder) : { seconds: null, reason: null }
  return {
    flops,
    phaseCpuSeconds: phases.seconds,
    reasons: phases.reason === null ? {} : { phaseCpuSeconds: phases.reason },
  }
}

async function countOperations(
  command: readonly string[],
  equipment: Equipment,
  folder: string,
): Promise<FlopsReading[]> {
  const counter = await openFlopCounter(equipment.env)
  const output = join(folder, 'counts')
  if (counter.unavailable === null) await start([...counter.prefix(output), ...command], equipment)
  return [await counter.read(output)]
}

async function profilePhases(command: readonly string[], equipment: Equipment, folder: string) {
  const { PROFILER, profilerEnvironment, readPhases } = await import('../../benchmark/phases.ts')
  const counters = join(folder, 'phases')
  await mkdir(counters, { recursive: true })
  const pythonPath = [PROFILER, equipment.env.PYTHONPATH].filter((each) => each).join(':')
  const { userSeconds, systemSeconds, reasons } = await start(command, equipment, {
    ...profilerEnvironment(counters),
    PYTHONPATH: pythonPath,
  })
  if (userSeconds === null || systemSeconds === null) {
    return { seconds: null, reason: reasons.userSeconds ?? reasons.systemSeconds ?? 'CPU seconds are unknown' }
  }
  return readPhases(counters, userSeconds + systemSeconds)
}
