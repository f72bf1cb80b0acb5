import { UserError } from '../../base/errors.ts'
import { explainNotStarted } from '../../base/processes/explain-not-started.ts'
import type { Epoch, MeasuredRun } from '../../schema/analysis/measurement.ts'
import type { Flag } from '../../schema/measurement/execution.ts'
import type { LaunchOutcome } from '../launcher.ts'
import { type Equipment, measureRun } from '../measure-run.ts'
import type { Place } from '../place.ts'
import { type EpochReader, readEpochs } from './epochs.ts'
import type { OutputPipe } from './output-pipe.ts'
import type { RunPlace } from './rounds.ts'

/** Equipment of every run of a measurement. */
export interface RoundsEquipment extends Equipment {
  /** Place in which the commands run: here, as the user would run them. */
  readonly place: Place
  /** Standard error of the commands. */
  readonly errors: OutputPipe
  /** The environment of the commands. */
  readonly env: Readonly<Record<string, string>>
  /** An exit code other than 0 is no failure. */
  readonly ignoresFailure: boolean
  /** What of standard output says that an epoch has ended; null: nobody looks. */
  readonly epochs: { readonly output: OutputPipe; readonly reader: EpochReader } | null
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
  const epochs = await takeEpochs(outcome, equipment)
  return {
    ...execution,
    ...(epochs === null ? {} : { epochs }),
    ...order,
    reasons: {
      ...reasons,
      ...(notStarted === null ? {} : { wallSeconds: { kind: 'not-started', exitCode: notStarted } }),
    },
    flags: [...endingFlags(outcome, equipment), ...flags],
  }
}

async function takeEpochs(outcome: LaunchOutcome, { epochs, meter }: RoundsEquipment): Promise<Epoch[] | null> {
  if (epochs === null || meter === null) return null
  await epochs.output.takeLastLine() // all that was written is read
  return readEpochs(epochs.reader.takeMarks(), outcome, meter)
}

function endingFlags({ endedFor, exitCode, notStarted }: LaunchOutcome, { ignoresFailure }: RoundsEquipment): Flag[] {
  if (endedFor === 'wall') return ['timeout']
  const failed = exitCode !== null && exitCode !== 0 && notStarted === null
  return failed && ignoresFailure ? ['failure-ignored'] : []
}

/** A fault that a look at the file could not show: a missing interpreter, a format that this machine does not run. */
function refuseToStart([program = '']: readonly string[], exitCode: number): UserError {
  return new UserError(`${program} could not be started: ${explainNotStarted(exitCode)}`, exitCode === 126 ? 126 : 127)
}
