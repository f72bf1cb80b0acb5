import type { CommandContext } from '../../base/context.ts'
import { refuseStopped } from '../../base/errors.ts'
import { sha256Hex } from '../../base/files/files.ts'
import { TOOL_VERSION } from '../../base/package.ts'
import { writeLog } from '../../campaign/logs.ts'
import type { Host } from '../../schema/measurement/execution.ts'
import {
  ATTEMPT_VERSION,
  type AttemptReason,
  LOST_REASONS,
  type TaskAttempt,
} from '../../schema/mlbench/task-attempt.ts'
import type { GradingRules } from '../../schema/mlbench/task-grades.ts'
import type { TaskRepository } from '../../schema/mlbench/task-repository.ts'
import type { JudgedAnswer } from '../grading/judge-texts.ts'
import { buildProgram } from './answer-program.ts'
import type { CheckTask, PreparedRepository } from './prepared-repository.ts'
import { didRun } from './run-evidence.ts'
import { type ProgramRun, runProgram } from './run-program.ts'
import { sortError } from './sort-error.ts'

export interface AttemptsRequest {
  readonly system: string
  readonly rules: GradingRules
  readonly repositories: ReadonlyMap<number, PreparedRepository>
  /** Seconds; default: the repository's own. The published limits hold under `compat`. */
  readonly timeout: number | undefined
  readonly host: Host
  /** A folder for logs. */
  readonly out: string
  /** Attempts of an earlier call, by id. */
  readonly known: ReadonlyMap<string, TaskAttempt>
  /** Attempts of this call over another version of the rows, by id: what was lost of them is not tried again. */
  readonly tried: Map<string, TaskAttempt>
  readonly signal: AbortSignal | undefined
  readonly betweenSteps: CommandContext['betweenSteps'] | undefined
  readonly checkTask: CheckTask
  write(attempt: TaskAttempt): Promise<void>
}

/** Runs what passes both gates, each in a copy of its own; what is on record already and was not lost is taken from there. */
export async function runAttempts(judged: readonly JudgedAnswer[], request: AttemptsRequest): Promise<TaskAttempt[]> {
  const attempts: TaskAttempt[] = []
  for (const answer of judged) {
    const blank = describe(answer, request)
    const earlier = request.known.get(blank.id)
    const known = request.tried.get(blank.id) ?? (earlier?.passed === null ? undefined : earlier)
    const attempt = known ?? (await runAttempt(answer, blank, request))
    request.tried.set(blank.id, attempt)
    attempts.push(attempt)
    if (known !== undefined) continue
    await request.write(attempt)
    await request.betweenSteps?.()
  }
  return attempts
}

async function runAttempt(answer: JudgedAnswer, blank: TaskAttempt, request: AttemptsRequest): Promise<TaskAttempt> {
  const { task, reason } = answer
  const { rules, repositories, signal } = request
  const repository = repositories.get(task.githubId)
  if (repository === undefined || repository.fault !== null) return { ...blank, passed: null, reason: 'environment' }
  if (!(await request.checkTask(task, repository, rules))) return { ...blank, passed: null, reason: 'environment' }
  if (reason !== null) return { ...blank, passed: false, reason, errorCategory: sortError(reason, null) }
  const { settings } = repository
  const program = buildProgram(answer, rules, settings.environment.python)
  const ground = { rules, timeout: request.timeout, repository: repository.repository }
  const limits = { ...settings.limits, wallSeconds: limitOf(answer, ground) }
  const run = await runProgram(program, { ...settings, limits })
  refuseStopped(signal)
  const log = await writeLog(request.out, blank.id, run)
  return {
    ...blank,
    ...judgeRun(run, rules, didRun(answer, run.evidence, repository.files)),
    execution: { ...describeExecution(run), ...log, sandbox: settings.sandbox.tier, host: request.host },
  }
}

function judgeRun(
  { ending, stderr }: ProgramRun,
  rules: GradingRules,
  ranItsText: boolean,
): Pick<TaskAttempt, 'passed' | 'reason' | 'errorCategory'> {
  if (ending === null && rules === 'strict' && !ranItsText)
    return { passed: false, reason: 'not-run', errorCategory: 'unsorted' }
  if (ending === null) return { passed: true, reason: null, errorCategory: null }
  const reason = nameReason(ending)
  if (LOST.has(reason)) return { passed: null, reason, errorCategory: null }
  if (rules === 'compat' && reason === 'timeout') return { passed: true, reason, errorCategory: null }
  return { passed: false, reason, errorCategory: sortError(null, { ending, stderr }) }
}

const LOST: ReadonlySet<AttemptReason> = new Set(LOST_REASONS)

function nameReason({ status, failureClass }: NonNullable<ProgramRun['ending']>): AttemptReason {
  if (status === 'timeout') return 'timeout'
  if (status === 'out-of-memory') return 'memory'
  if (status === 'environment-failed') return 'environment'
  if (status === 'sandbox-failed') return 'sandbox'
  if (status === 'interrupted') return 'interrupted'
  if (failureClass === 'limit' || failureClass === 'signal') return failureClass
  return 'exit'
}

const describeExecution = ({ execution, ending }: ProgramRun) => ({
  ...execution,
  errorType: ending?.errorType ?? null,
  errorMessage: ending?.errorMessage ?? null,
  tracebackTail: ending?.tracebackTail ?? null,
  failureClass: ending?.failureClass ?? null,
  idle: [],
  toolVersion: TOOL_VERSION,
})

/** An attempt before anything of its run is known. */
function describe(answer: JudgedAnswer, request: AttemptsRequest): TaskAttempt {
  const { system, rules, repositories, timeout } = request
  const repository = repositories.get(answer.task.githubId)
  const sourceHash = repository?.sourceHash ?? null
  const lockHash = repository?.settings?.environment.lockHash ?? null
  const limits = { rules, timeout, repository: repository?.repository ?? null }
  return describeAttempt(answer, { system, rules, sourceHash, lockHash, seconds: limitOf(answer, limits) })
}

/** What decides a verdict, beside the task and its answer. */
export interface VerdictGround {
  readonly system: string
  readonly rules: GradingRules
  readonly sourceHash: string | null
  readonly lockHash: string | null
  /** Time limit. */
  readonly seconds: number
}

/** An attempt that could not be tried, by the id that its verdict would have. */
export function describeAttempt(answer: JudgedAnswer, ground: VerdictGround): TaskAttempt {
  const { task, attempt, text, argumentsOk, typeOk } = answer
  const { path, prefixCode, type, arguments: wanted, output: gold } = task
  const { system, rules, sourceHash, lockHash, seconds } = ground
  const answerSha256 = text === null ? null : sha256Hex(text)
  const decides = [
    system,
    rules,
    task.githubId,
    task.id,
    attempt,
    answerSha256,
    sourceHash,
    lockHash,
    path,
    prefixCode,
    type,
    wanted,
    sha256Hex(gold),
    seconds,
    VERDICT_VERSION,
  ]
  return {
    schemaVersion: ATTEMPT_VERSION,
    id: sha256Hex(JSON.stringify(decides)).slice(0, 24),
    system,
    githubId: task.githubId,
    rowId: task.id,
    attempt,
    rules,
    argumentsOk,
    typeOk,
    passed: null,
    reason: null,
    errorCategory: null,
    answerSha256,
    sourceHash,
    lockHash,
    execution: null,
  }
}

/** Raised when the same run would be judged otherwise: what is on record then is run anew. */
const VERDICT_VERSION = 9

interface LimitGround {
  readonly rules: GradingRules
  readonly timeout: number | undefined
  /** Null: the dataset does not know it. */
  readonly repository: TaskRepository | null
}

/** Seconds that an answer may run. */
export function limitOf({ task, code }: JudgedAnswer, { rules, timeout, repository }: LimitGround): number {
  if (rules === 'strict') return timeout ?? repository?.limits.timeoutSeconds ?? DEFAULT_SECONDS
  const isBash = buildProgram({ task, code }, 'compat', '').by === 'bash'
  return repository?.publishedTimeLimit[isBash ? 'bash' : 'python'] ?? PUBLISHED_SECONDS
}

const DEFAULT_SECONDS = 120
const PUBLISHED_SECONDS = 10
