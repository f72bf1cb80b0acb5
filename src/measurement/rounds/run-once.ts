import { UserError } from '../../base/errors.ts'
import { explainNotStarted } from '../../base/explain-not-started.ts'
import type { MeasuredRun } from '../../schema/measurement.ts'
import { type Equipment, measureRun } from '../measure-run.ts'
import type { Place } from '../place.ts'
import type { ErrorOutput } from './error-output.ts'
import type { RunPlace } from './rounds.ts'

/** Equipment of every run of a measurement. */
export interface RoundsEquipment extends Equipment {
  /** Where the commands run: here, as the user would run them. */
  readonly place: Place
  /** What they write to standard error. */
  readonly errors: ErrorOutput
  /** The environment of the commands. */
  readonly env: Readonly<Record<string, string>>
  /** Seed of the order of runs and of the environments' lengths. */
  readonly seed: number
}

/** Runs a command once; its output is discarded. Numbers that could not be read are null with their reason. */
export async function runOnce(
  command: readonly string[],
  order: RunPlace,
  equipment: RoundsEquipment,
): Promise<MeasuredRun> {
  const { place, env, seed } = equipment
  const offsetSeed = `${seed} ${order.round} ${order.orderIndex}`
  const { execution, outcome } = await measureRun({ command, env, offsetSeed, place }, equipment)
  const { notStarted } = outcome
  if (notStarted !== null && order.round === 0) throw refuseToStart(command, notStarted)
  const { reasons, flags } = execution
  return {
    ...execution,
    ...order,
    reasons: {
      ...reasons,
      ...(notStarted === null ? {} : { wallSeconds: { kind: 'not-started', exitCode: notStarted } }),
    },
    flags: outcome.endedFor === 'wall' ? ['timeout', ...flags] : flags,
  }
}

/** A fault that a look at the file could not show: a missing interpreter, a format that this machine does not run. */
function refuseToStart([program = '']: readonly string[], exitCode: number): UserError {
  return new UserError(`${program} could not be started: ${explainNotStarted(exitCode)}`, exitCode === 126 ? 126 : 127)
}
