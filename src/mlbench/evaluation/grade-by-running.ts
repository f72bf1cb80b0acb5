import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { cacheFolder } from '../../base/files/cache-folder.ts'
import { readTextIfPresent } from '../../base/files/files.ts'
import { appendJsonLine } from '../../base/files/jsonl.ts'
import { nameFolders } from '../../base/files/paths.ts'
import { makeWritableBelow } from '../../base/files/untrusted-writing.ts'
import { boundTexts } from '../../base/text/clean-text.ts'
import { parseWith } from '../../base/text/parse-with.ts'
import { describeHost } from '../../measurement/host.ts'
import { LONGEST_TEXT } from '../../schema/common.ts'
import type { TaskAttempt } from '../../schema/mlbench/task-attempt.ts'
import { TASK_BENCH_VERSION, type TaskBench, taskBench } from '../../schema/mlbench/task-bench.ts'
import { TASK_SCORES_VERSION, type TaskScores } from '../../schema/mlbench/task-scores.ts'
import type { GradeOptions } from '../../schema/options/mlbench/task-options.ts'
import type { GivenRows } from '../data/given-rows.ts'
import { keyOf } from '../data/rows.ts'
import { attemptsFile, openAttempts, writeBench } from '../execution/attempt-files.ts'
import type { TellFault } from '../execution/prepare-repositories.ts'
import { openTaskChecks, type PreparedRepository } from '../execution/prepared-repository.ts'
import { type AttemptsRequest, runAttempts } from '../execution/run-attempts.ts'
import { withTaskGround } from '../execution/task-ground.ts'
import { LACKING, lacksOf } from '../execution/task-lacks.ts'
import { judgeTexts } from '../grading/judge-texts.ts'
import { type GivenSystem, type Grader, scoreRows } from '../scores/score-rows.ts'

/** Scores, or where one answer was asked for what it came to and printed. */
export type Graded =
  | { readonly kind: 'scores'; readonly scores: TaskScores }
  | { readonly kind: 'one'; readonly attempt: TaskAttempt; readonly printed: string }

/** Judges answers by their text and by running those that pass, and scores what came of it: over the rows as published, and as mended. */
export async function gradeByRunning(
  rows: GivenRows,
  systems: readonly GivenSystem[],
  options: GradeOptions,
  context: CommandContext,
  tellFault: TellFault,
): Promise<Graded> {
  const { out, only, shard } = options
  await makeWritableBelow(out, 'attempts')
  const { tasks } = only === undefined ? rows.published : (rows.mended ?? rows.published)
  const chosen = only === undefined ? tasks : tasks.filter((task) => only.startsWith(`${keyOf(task)}/`))
  const ground = { ...options, holder: 'greenml mlbench grade', userTrusts: options.iTrustThisCode, tellFault }
  return withTaskGround(chosen, ground, context, async (repositories): Promise<Graded> => {
    const grader = await openGrader(options, repositories, context)
    if (only !== undefined) return { kind: 'one', ...(await gradeOne({ tasks: chosen, systems, grader }, options)) }
    const folders = [options.dataset, options.repositories ?? [], cacheFolder(context.env)].flat()
    const bench = describeBench(repositories, tasks, folders)
    await writeBench(out, shard, bench)
    const nameOf = (githubId: number) => repositories.get(githubId)?.name ?? String(githubId)
    const score = (given: GivenRows['published']) =>
      scoreRows(given, systems, { grader, nameOf, options, context, isMended: given === rows.mended })
    const scores = await score(rows.published)
    const mended = rows.mended === null ? null : await score(rows.mended)
    const { pins, faults } = bench
    return {
      kind: 'scores',
      scores: { schemaVersion: TASK_SCORES_VERSION, rules: options.rules, pins, faults, ...scores, mended },
    }
  })
}

async function openGrader(
  { rules, out, timeout, shard }: GradeOptions,
  repositories: ReadonlyMap<number, PreparedRepository>,
  { logger, signal, betweenSteps }: CommandContext,
): Promise<Grader> {
  const host = await describeHost()
  const checkTask = openTaskChecks()
  const tried = new Map<string, TaskAttempt>()
  const attemptsOf = openAttempts(out, logger)
  return async (system, judged, isAnew = false) => {
    const path = attemptsFile(out, system, shard)
    const known = new Map<string, TaskAttempt>()
    if (!isAnew) for (const each of await attemptsOf(system)) known.set(each.id, each)
    const request: AttemptsRequest = {
      system,
      rules,
      repositories,
      timeout,
      host,
      out,
      known,
      tried,
      signal,
      betweenSteps,
      checkTask,
      write: (attempt) => appendJsonLine(path, attempt, out),
    }
    return runAttempts(judged, request)
  }
}

interface OneAnswer {
  readonly tasks: GivenRows['published']['tasks']
  readonly systems: readonly GivenSystem[]
  readonly grader: Grader
}

async function gradeOne({ tasks, systems, grader }: OneAnswer, { only = '', rules, out }: GradeOptions) {
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

/** `folders`: of this machine, which a file that is published does not tell of. */
function describeBench(
  repositories: ReadonlyMap<number, PreparedRepository>,
  tasks: GivenRows['published']['tasks'],
  folders: readonly string[],
): TaskBench {
  const all = [...repositories.values()]
  const bench: TaskBench = {
    schemaVersion: TASK_BENCH_VERSION,
    pins: all.flatMap(({ githubId, name, repository, pin }) =>
      pin === null || repository === null
        ? []
        : [{ githubId, repository: name, commit: repository.commit, state: pin }],
    ),
    faults: all.flatMap(({ githubId, name, fault, lacks }) => {
      const own = tasks.filter((task) => task.githubId === githubId)
      const kept = fault === null ? own.filter((task) => lacksOf(task, lacks).length > 0) : own
      if (kept.length === 0) return []
      const told = lacks.filter((lack) => kept.some((task) => lacksOf(task, [lack]).length > 0))
      return [
        {
          githubId,
          repository: name,
          tasks: kept.length,
          fault: fault ?? LACKING,
          lacks: told.map(({ kind, what }) => ({ kind, what })),
        },
      ]
    }),
  }
  return parseWith(taskBench, boundTexts(nameFolders(bench, folders), LONGEST_TEXT), 'what answers are run on')
}
