import { UserError } from '../../base/errors.ts'
import { type CarbonModel, carbonOf } from '../../energy/carbon.ts'
import { type IdleBaseline, withNet } from '../../energy/idle.ts'
import { flagsOfEnergy, type Meter } from '../../energy/meter.ts'
import type { MeasuredRun } from '../../schema/measurement.ts'
import type { EnergyReading } from '../../schema/record.ts'
import { describeConditions } from '../conditions.ts'
import { drawEnvironmentOffset } from '../environment-offset.ts'
import { behindGate, type Launcher, type LaunchOutcome } from '../launcher.ts'
import type { HostSensors } from '../sensors.ts'
import type { ErrorOutput } from './error-output.ts'

/** What every run of a measurement is made with. */
export interface Equipment {
  readonly launcher: Launcher
  readonly meter: Meter
  readonly sensors: HostSensors
  readonly errors: ErrorOutput
  /** Null where no idle baseline was asked for. */
  readonly baseline: IdleBaseline | null
  /** Null where nobody said where the electricity comes from. */
  readonly carbon: CarbonModel | null
  readonly env: NodeJS.ProcessEnv
  readonly timeoutSeconds: number
  readonly logicalCpus: number
  /** Of the order of runs and of what else is drawn. */
  readonly seed: number
}

/** Runs a command once; its output is discarded. Numbers that could not be read are null with their reason. */
export async function runOnce(
  command: readonly string[],
  place: Pick<MeasuredRun, 'round' | 'orderIndex'>,
  equipment: Equipment,
): Promise<MeasuredRun> {
  const { meter, sensors } = equipment
  const before = sensors.read()
  const offset = drawEnvironmentOffset(`${equipment.seed} ${place.round} ${place.orderIndex}`)
  const outcome = await start(command, equipment, offset)
  const after = sensors.read()
  if (outcome.notStarted !== null && place.round === 0) throw notStarted(command, outcome)
  const { wallSeconds = null, userSeconds, systemSeconds, hostBusySeconds } = outcome
  const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds
  const gross = wallSeconds === null ? [] : await meter.read(outcome.samples, wallSeconds, cpuSeconds ?? 0)
  const known = cpuSeconds === null ? gross.map(withoutEstimate) : gross
  const net = equipment.baseline === null ? null : withNet(known, equipment.baseline, wallSeconds ?? 0)
  const netReason = net?.reason ?? equipment.baseline?.notMeasured
  const energy = net?.energy ?? known
  const around =
    wallSeconds === null
      ? null
      : describeConditions(before, after, {
          wallSeconds,
          cpuSeconds,
          hostBusySeconds,
          logicalCpus: equipment.logicalCpus,
        })
  return {
    wallSeconds,
    userSeconds,
    systemSeconds,
    peakMemoryBytes: outcome.peakMemoryBytes,
    exitCode: outcome.exitCode,
    signal: outcome.signal,
    startedAt: new Date(outcome.startedAt * 1000).toISOString(),
    ...place,
    energy,
    carbon: equipment.carbon === null ? null : carbonOf(equipment.carbon, energy),
    conditions: around?.conditions ?? null,
    reasons: {
      ...outcome.reasons,
      ...(outcome.notStarted === null ? {} : { wallSeconds: `not started: ${outcome.notStarted}` }),
      ...(netReason == null ? {} : { netJoules: netReason }),
    },
    flags: [
      ...(outcome.endedFor === 'wall' ? ['timeout'] : []),
      ...(outcome.survivors > 0 ? ['left-processes'] : []),
      ...flagsOfEnergy(energy),
      ...(around?.flags ?? []),
    ],
  }
}

/** `extra`: variables beside the environment of this process. */
export async function start(
  command: readonly string[],
  { launcher, meter, errors, env, timeoutSeconds }: Equipment,
  extra: Readonly<Record<string, string>> = {},
): Promise<LaunchOutcome> {
  const variables = Object.entries({ ...env, ...extra }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  await meter.prepare()
  return launcher.run({
    argv: behindGate(command),
    env: Object.fromEntries(variables),
    cwd: process.cwd(),
    stdout: '/dev/null',
    stderr: errors.path,
    timeoutSeconds,
    counters: meter.counterPaths,
    limits: {},
  })
}

/** What no look at the file could tell: a missing interpreter, a format that this machine does not run. */
function notStarted([program = '']: readonly string[], { exitCode, notStarted: reason }: LaunchOutcome): UserError {
  return new UserError(`${program} could not be started: ${reason}`, exitCode === 126 ? 126 : 127)
}

/** The model needs CPU seconds: without them it would take the run for a rest. */
function withoutEstimate(reading: EnergyReading): EnergyReading {
  if (reading.quality !== 'estimated') return reading
  const reason = 'no estimate without CPU seconds'
  return { ...reading, joules: null, netJoules: null, quality: 'unavailable', reason }
}
