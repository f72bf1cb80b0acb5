import { hostProcessors } from '../base/processes/host-processors.ts'
import { signalOfCode } from '../base/processes/signal-codes.ts'
import { cleanLine } from '../base/text/clean-text.ts'
import { type CarbonModel, carbonOf } from '../energy/carbon.ts'
import { type IdleBaseline, type NetEnergy, withNet } from '../energy/idle.ts'
import type { Meter } from '../energy/meter.ts'
import { flagsOfEnergy } from '../energy/source.ts'
import { cpuSecondsOf, type EnergyReading, type Execution, type IdlePower } from '../schema/measurement/execution.ts'
import type { EnergyNotRead } from '../schema/measurement/execution-reason.ts'
import { THREAD_VARIABLES, type Threading } from '../schema/measurement/threads.ts'
import { describeConditions, type Load } from './conditions.ts'
import { drawEnvironmentOffset } from './environment-offset.ts'
import type { Launcher, LaunchOutcome } from './launcher.ts'
import type { Place } from './place.ts'
import type { HostSensors } from './sensors.ts'

/** Instruments and models that the runs of a host are measured with. */
export interface Equipment {
  readonly launcher: Launcher
  /** Null: energy is not read. */
  readonly meter: Meter | null
  /** Null: what else the host does is not watched. */
  readonly sensors: HostSensors | null
  /** Null where no idle baseline was asked for. */
  readonly baseline: IdleBaseline | null
  /** Null where nobody said where the electricity comes from. */
  readonly carbon: CarbonModel | null
}

export interface CommandToMeasure {
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly place: Place
  /** Seed of the length of its environment; null: the environment stays as it is. */
  readonly offsetSeed: string | null
  /** The reason why its energy would not be the command's own; null: energy is read. */
  readonly whyNoEnergy?: EnergyNotRead | null
}

export interface MeasuredCommand {
  readonly execution: Execution
  /** The idle power that net energy was made with. */
  readonly idle: IdlePower[]
  readonly outcome: LaunchOutcome
}

/** Runs a command once, wherever and whatever it is. Numbers that could not be read are null with their reason. */
export async function measureRun(asked: CommandToMeasure, equipment: Equipment): Promise<MeasuredCommand> {
  const { place, whyNoEnergy = null } = asked
  const { launcher, meter, sensors, carbon } = equipment
  const offset = asked.offsetSeed === null ? {} : drawEnvironmentOffset(asked.offsetSeed)
  const job = place.wrap(asked.command, { ...asked.env, ...offset })
  await meter?.prepare()
  const metersBefore = meter?.cpuSeconds() ?? 0
  const before = sensors?.read()
  const outcome = await launcher.run({ ...job, counters: meter?.counterPaths ?? [] })
  const after = sensors?.read()
  const metersSeconds = (meter?.cpuSeconds() ?? 0) - metersBefore
  const { wallSeconds = null, userSeconds, systemSeconds } = outcome
  const cpuSeconds = cpuSecondsOf(outcome)
  const { energy, idle } = whyNoEnergy === null ? await readEnergy(outcome, cpuSeconds, equipment) : NO_ENERGY
  const isWatched = before !== undefined && after !== undefined && wallSeconds !== null
  const { conditions, flags } = isWatched
    ? describeConditions(before, after, loadOf(outcome, cpuSeconds, metersSeconds))
    : { conditions: null, flags: [] }
  const execution: Execution = {
    startedAt: new Date(outcome.startedAt * 1000).toISOString(),
    ...exitState(outcome, place),
    wallSeconds,
    userSeconds,
    systemSeconds,
    peakMemoryBytes: outcome.peakMemoryBytes,
    energy,
    carbon: carbon !== null && energy.length > 0 ? carbonOf(carbon, energy) : null,
    conditions,
    ...(outcome.threads === null ? {} : { threads: { ...outcome.threads, variables: threadVariables(asked.env) } }),
    reasons: {
      ...outcome.reasons,
      ...(whyNoEnergy === null ? {} : { energy: { kind: whyNoEnergy } }),
    },
    flags: [
      ...place.allowed.map((each) => `allowed-${each}` as const),
      // A sandbox's own first process comes to the launcher too, so there a survivor says nothing.
      ...(place.tier === 'none' && outcome.survivors > 0 ? (['left-processes'] as const) : []),
      ...flagsOfEnergy(energy),
      ...flags,
    ],
  }
  return { execution, idle, outcome }
}

const loadOf = (outcome: LaunchOutcome, cpuSeconds: number | null, metersSeconds: number): Load => ({
  wallSeconds: outcome.wallSeconds ?? 0,
  cpuSeconds,
  hostBusySeconds: outcome.hostBusySeconds,
  metersSeconds,
  sideSeconds: outcome.threads?.sideSeconds ?? 0,
  sideWaitSeconds: outcome.threads?.sideWaitSeconds ?? null,
  spinners: outcome.threads === null || outcome.threads.libraries.length === 0 ? 0 : outcome.threads.most - 1,
  logicalCpus: hostProcessors(),
})

const threadVariables = (env: CommandToMeasure['env']): Threading['variables'] =>
  Object.fromEntries(
    THREAD_VARIABLES.flatMap((name) => {
      const value = env[name]
      return value === undefined ? [] : [[name, cleanLine(value, LONGEST_VARIABLE)]]
    }),
  )

const LONGEST_VARIABLE = 40

const NO_ENERGY = { energy: [], idle: [] }

async function readEnergy(
  { samples, wallSeconds }: LaunchOutcome,
  cpuSeconds: number | null,
  { meter, baseline }: Equipment,
): Promise<NetEnergy> {
  if (meter === null || wallSeconds === undefined) return NO_ENERGY
  const read = await meter.read(samples, wallSeconds, cpuSeconds ?? 0)
  const energy = cpuSeconds === null ? read.map(withoutEstimate) : read
  return baseline === null ? { energy, idle: [] } : withNet(energy, baseline, wallSeconds)
}

/** The model needs CPU seconds: without them it would take the run for a rest. */
export function withoutEstimate(reading: EnergyReading): EnergyReading {
  if (reading.quality !== 'estimated') return reading
  return { ...reading, joules: null, netJoules: null, quality: 'unavailable', reason: { kind: 'no-cpu-seconds' } }
}

/** bubblewrap, and a shell that a prefix runs the command by, tell a signal by the exit code 128 + n. */
function exitState(
  { exitCode, signal }: LaunchOutcome,
  { tier, prefix }: Place,
): Pick<Execution, 'exitCode' | 'signal'> {
  const tellsByCode = tier === 'bubblewrap' || prefix.length > 0
  const told = tellsByCode && exitCode !== null ? signalOfCode(exitCode) : null
  return told === null ? { exitCode, signal } : { exitCode: null, signal: told }
}
