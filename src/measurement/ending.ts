import { explainNotStarted } from '../base/processes/explain-not-started.ts'
import { formatSize } from '../base/size.ts'
import { lastLines, withSaid } from '../base/text/text.ts'
import type { RunLimits } from '../sandbox/run-limits.ts'
import type { FailureClass } from '../schema/failure-classes.ts'
import type { RunRecord } from '../schema/measurement/record.ts'
import { classifyFailure } from './failure.ts'
import type { LaunchOutcome } from './launcher.ts'

/** The fields of a record that say how a run ended. */
export type Ending = Partial<Pick<RunRecord, 'errorType' | 'errorMessage' | 'tracebackTail' | 'failureClass'>> &
  Pick<RunRecord, 'status'>

/** The reason why a program was never started; null when it was. */
export function judgeStart(outcome: LaunchOutcome, stderr: string, program: string): Ending | null {
  if (outcome.notStarted !== null) {
    const why = `${program} did not start: ${explainNotStarted(outcome.notStarted)}`
    return end('environment-failed', 'environment', why)
  }
  if (outcome.started && outcome.wallSeconds !== undefined) return null
  const why = withSaid('the sandbox did not start', lastLines(stderr, 1), ': ').slice(0, 500)
  return end('sandbox-failed', 'sandbox', why)
}

/** The failure of a program that was started; null when it ended with 0, within its limits. */
export function judgeEnd(
  { endedFor, memoryWatched }: LaunchOutcome,
  { exitCode, signal }: Pick<RunRecord, 'exitCode' | 'signal'>,
  stderr: string,
  limits: RunLimits,
): Ending | null {
  if (endedFor !== null) return ENDED_FOR[endedFor](limits)
  if (exitCode === 0) return null
  const failure = classifyFailure(stderr, exitCode, signal)
  if (failure.failureClass !== 'memory') return { ...failure, status: 'failed' }
  // A SIGKILL of no process of the run that the kernel killed for memory is the program's own.
  if (failure.errorType === null && memoryWatched) {
    return { ...failure, status: 'failed', failureClass: 'signal', errorMessage: `ended by ${signal}` }
  }
  return { ...failure, status: 'out-of-memory' }
}

const ENDED_FOR: Readonly<Record<NonNullable<LaunchOutcome['endedFor']>, (limits: RunLimits) => Ending>> = {
  wall: ({ wallSeconds }) => end('timeout', 'timeout', `not done after ${wallSeconds} s`),
  cpu: ({ cpuSeconds }) => end('timeout', 'timeout', `ended: more than ${cpuSeconds} s of processor time`),
  memory: ({ memoryBytes }) =>
    end('out-of-memory', 'memory', `ended: its processes took more than ${formatSize(memoryBytes)} of memory together`),
  processes: ({ processes }) => end('failed', 'limit', `ended: more than ${processes} processes`),
  output: ({ outputBytes }) => end('failed', 'limit', `ended: it printed more than ${formatSize(outputBytes)}`),
  disk: ({ diskBytes }) =>
    end('failed', 'limit', `ended: it wrote more than ${formatSize(diskBytes)} of files, or filled the disk`),
  stop: () => end('interrupted', 'interrupted', 'ended: it was asked to stop'),
}

const end = (status: Ending['status'], failureClass: FailureClass, errorMessage: string): Ending => ({
  status,
  failureClass,
  errorMessage,
})

/** `KeyError: 'label'`: the message of an exception often says nothing without its type. Empty where neither is known. */
export const nameError = ({ errorType, errorMessage }: Pick<Ending, 'errorType' | 'errorMessage'>): string =>
  [errorType, errorMessage].filter(Boolean).join(': ')

/** Why a run ended: the exception with its type, or a limit; where nothing is known but an exit code, what it said last. */
export function tellComplaint(ending: Ending | null, lastLine: string): string {
  if (ending === null || (ending.failureClass === 'exit-code' && lastLine !== '')) return lastLine
  return nameError(ending) || lastLine
}
