import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { checkWritableFolder, readTextIfPresent } from '../../base/files.ts'
import { makeFolders } from '../../base/folders.ts'
import { appendJsonLine, streamJsonLines } from '../../base/jsonl.ts'
import { removeAbandonedScratch } from '../../base/scratch.ts'
import { holdHost } from '../../measurement/hold-host.ts'
import { describeHost } from '../../measurement/host.ts'
import { Launcher } from '../../measurement/launcher.ts'
import { openMeters } from '../../measurement/open-meters.ts'
import type { SystemAnswers } from '../../mlbench/data/answers.ts'
import { hashRows, keyOf, type Task } from '../../mlbench/data/rows.ts'
import { openTaskChecks, type PreparedRepository } from '../../mlbench/execution/prepared-repository.ts'
import { type AttemptsRequest, runAttempts } from '../../mlbench/execution/run-attempts.ts'
import { type JudgedAnswer, judgeTexts } from '../../mlbench/grading/judge-texts.ts'
import { type GradedSystem, rankSystems, scoreSystem } from '../../mlbench/scores/score-system.ts'
import { chooseSandbox } from '../../sandbox/choose-sandbox.ts'
import type { GradeOptions } from '../../schema/options/mlbench-options.ts'
import { type TaskAttempt, taskAttempt } from '../../schema/task-attempt.ts'
import { TASK_SCORES_VERSION, type TaskScores } from '../../schema/task-scores.ts'
import { prepareRepositories } from './prepare-repositories.ts'

/** System whose answers are the data set's own. */
const GOLD = 'gold'

/** Scores, or where one answer was asked for what it came to and printed. */
type Graded =
  | { readonly scores: TaskScores; readonly one: null }
  | { readonly one: { readonly attempt: TaskAttempt; readonly printed: string } }

/** Judges answers by their text and by running those that pass, and scores what came of it. */
export async function gradeByRunning(
  tasks: readonly Task[],
  systems: readonly SystemAnswers[],
  options: GradeOptions,
  context: CommandContext,
): Promise<Graded> {
  const { rules, out, only } = options
  const names = systems.map(({ system }) => system)
  const twice = names.find((name, index) => name === GOLD || names.indexOf(name) !== index)
  if (twice !== undefined) throw new UserError(`Two systems would be called '${twice}': name their files differently.`)
  await makeFolders(join(out, 'attempts'))
  await checkWritableFolder(out)
  const sandbox = await chooseSandbox(options.sandbox, {
    ...{ trusted: false, userTrusts: options.iTrustThisCode, allow: options.allow, warn: context.logger.warn },
  })
  await removeAbandonedScratch()
  await using meter = await openMeters(options, context)
  await using launcher = new Launcher()
  await holdHost(launcher, 'greenml mlbench grade', options.wait, context)
  const stop = () => launcher.stop()
  context.signal?.addEventListener('abort', stop)
  try {
    const chosen = only === undefined ? tasks : tasks.filter((task) => only.startsWith(`${keyOf(task)}/`))
    const repositories = await prepareRepositories(chosen, options, { sandbox, launcher, meter }, context)
    const grader = await openGrader(options, repositories, context)
    if (only !== undefined) return { one: await gradeOne(chosen, systems, grader, options) }
    const golds = await gradeGolds(tasks, options, grader, context)
    const failed = new Set(golds.failed.map(({ githubId, rowId }) => keyOf({ githubId, id: rowId })))
    const counted = golds.excluded ? tasks.filter((task) => !failed.has(keyOf(task))) : tasks
    const graded: GradedSystem[] = []
    for (const { system, answers } of systems) {
      const judged = await judgeTexts(counted, answers, rules)
      context.logger.info(
        `${system}: ${judged.filter(({ reason }) => reason === null).length} of ${judged.length} answers to be run`,
      )
      graded.push({ system, judged, attempts: await grader(system, judged) })
    }
    return {
      scores: await summarise(counted, graded, golds, repositories, {
        rules,
        rowsSha256: await hashRows(options.rows, tasks),
      }),
      one: null,
    }
  } finally {
    context.signal?.removeEventListener('abort', stop)
  }
}

type Grader = (system: string, judged: readonly JudgedAnswer[], isAnew?: boolean) => Promise<TaskAttempt[]>

async function openGrader(
  { rules, out, timeout }: GradeOptions,
  repositories: ReadonlyMap<number, PreparedRepository>,
  { logger, signal }: CommandContext,
): Promise<Grader> {
  const host = await describeHost(null)
  const checkTask = openTaskChecks()
  return async (system, judged, isAnew = false) => {
    const path = join(out, 'attempts', `${system}.jsonl`)
    const known = new Map<string, TaskAttempt>()
    const onTorn = () => logger.warn(`${path}: a line that was not written to its end is left out`)
    if (!isAnew) for await (const each of streamJsonLines(path, taskAttempt, onTorn, out)) known.set(each.id, each)
    const request: AttemptsRequest = {
      ...{ system, rules, repositories, timeout, host, out, known, signal, checkTask },
      write: (attempt) => appendJsonLine(path, attempt, out),
    }
    return runAttempts(judged, request)
  }
}

async function gradeGolds(
  tasks: readonly Task[],
  { golds, rules }: GradeOptions,
  grader: Grader,
  { logger }: CommandContext,
): Promise<TaskScores['golds']> {
  if (golds === 'skip') return { checked: 0, failed: [], excluded: false }
  const byTask = new Map(tasks.filter(({ output }) => output !== '').map((task) => [keyOf(task), [task.output]]))
  const judged = (await judgeTexts(tasks, { byTask }, rules)).filter(({ text }) => text !== null)
  logger.info(`the data set's own answers: ${judged.length}`)
  const attempts = await grader(GOLD, judged)
  const tried = attempts.filter(({ passed }) => passed !== null)
  const failed = tried.flatMap(({ githubId, rowId, passed, reason }) =>
    passed === false && reason !== null ? [{ githubId, rowId, reason }] : [],
  )
  return { checked: tried.length, failed, excluded: golds === 'exclude' }
}

async function gradeOne(
  tasks: readonly Task[],
  systems: readonly SystemAnswers[],
  grader: Grader,
  { only = '', rules, out }: GradeOptions,
) {
  const [system, ...others] = systems
  const judged = system === undefined ? [] : await judgeTexts(tasks, system.answers, rules)
  const wanted = judged.filter(({ task, attempt }) => `${keyOf(task)}/${attempt}` === only)
  if (system === undefined || others.length > 0 || wanted.length !== 1)
    throw new UserError(
      `--only ${only}: name one file of answers, and a task and an answer's number that are in it, as 9/241/0.`,
    )
  const [attempt] = await grader(system.system, wanted, true)
  if (attempt === undefined) throw new Error(`${only} was not judged`)
  const log = attempt.execution?.log ?? null
  const printed = log === null ? '' : ((await readTextIfPresent(join(out, log), out)) ?? '')
  return { attempt, printed }
}

async function summarise(
  tasks: readonly Task[],
  graded: readonly GradedSystem[],
  golds: TaskScores['golds'],
  repositories: ReadonlyMap<number, PreparedRepository>,
  { rules, rowsSha256 }: Pick<TaskScores, 'rules' | 'rowsSha256'>,
): Promise<TaskScores> {
  const nameOf = (githubId: number) => repositories.get(githubId)?.name ?? String(githubId)
  const tasksOf = (githubId: number) => tasks.filter((task) => task.githubId === githubId).length
  return {
    ...{
      schemaVersion: TASK_SCORES_VERSION,
      rules,
      rowsSha256,
      tasks: tasks.length,
      golds,
    },
    faults: [...repositories.values()].flatMap(({ githubId, name, fault, repository }) =>
      fault === null
        ? []
        : [
            {
              githubId,
              repository: name,
              fault: fault.slice(0, 1000),
              lacks: repository?.lacks ?? [],
              tasks: tasksOf(githubId),
            },
          ],
    ),
    systems: graded.map((each) => scoreSystem(each, tasks, nameOf)),
    ranking: rankSystems(graded, tasks),
  }
}
