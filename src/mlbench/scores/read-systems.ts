import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { readJson } from '../../base/files/files.ts'
import { sum } from '../../base/numbers.ts'
import { count } from '../../base/text/text.ts'
import { measurement } from '../../schema/analysis/measurement.ts'
import { GOLD } from '../../schema/mlbench/task-answer.ts'
import type { Took } from '../../schema/mlbench/task-scores.ts'
import type { GradeOptions } from '../../schema/options/mlbench/task-options.ts'
import { type Answers, readAnswers } from '../data/answers.ts'
import { readPublishedVerdicts } from '../data/published-verdicts.ts'
import { keyOf, type Task } from '../data/rows.ts'
import { readSystemName } from '../task-shards.ts'
import type { GivenSystem } from './score-rows.ts'
import { sumRuns } from './sum-runs.ts'

export interface AnswersSource {
  /** The answers are of somebody whom nobody watched: what their agent ran is a claim, and stays out. */
  readonly isStrangers?: boolean
}

/**
 * Systems by their files of answers, each named for its file; files of several shares (`<system>.1-of-4.jsonl`) are one system's.
 * UserError where two would be called the same, and where no answer of a file is to a task.
 */
export async function readSystems(
  {
    answers,
    verdicts,
    answering,
    rows,
    isStrangers = false,
  }: Pick<GradeOptions, 'answers' | 'verdicts' | 'answering' | 'rows'> & AnswersSource,
  tasks: readonly Task[],
  context: CommandContext,
): Promise<GivenSystem[]> {
  const files = answers.map((path, index) => ({
    path,
    ...readSystemName(path),
    beside: verdicts?.[index],
    measured: answering?.[index],
  }))
  const systems: GivenSystem[] = []
  for (const [system, own] of Map.groupBy(files, (file) => file.system)) {
    if (system === GOLD) {
      throw new UserError(`'${system}' is what the data set's own answers are called: name your file differently.`)
    }
    if (own.length > 1 && !own.every(({ isShare }) => isShare))
      throw new UserError(`Two systems would be called '${system}': name their files differently.`)
    const parts: Answers[] = []
    for (const { path } of own) {
      const read = await readAnswers(path)
      refuseStrange(path, read, tasks, rows, context)
      parts.push(isStrangers ? { ...read, drafts: new Map() } : read)
    }
    const joined = joinAnswers(parts)
    if (joined.repeated > 0)
      context.logger.warn(`${count(joined.repeated, 'line')} for a task that had an answer: left out`)
    systems.push({
      system,
      answers: joined,
      published: await readBeside(own.flatMap(({ beside }) => beside ?? [])),
      answering: await readAnswering(own.flatMap(({ measured }) => measured ?? [])),
    })
  }
  return systems
}

/** The system of one file of answers. UserError where that is no file of one. */
export async function readOneSystem(
  path: string,
  rows: string,
  tasks: readonly Task[],
  context: CommandContext,
): Promise<GivenSystem> {
  const [system, ...others] = await readSystems({ answers: [path], rows }, tasks, context)
  if (system === undefined || others.length > 0) throw new UserError('--answers names one file.')
  return system
}

/** The answers of several files as those of one; of two to one task the first. */
function joinAnswers(parts: readonly Answers[]): Answers {
  const all = parts.flatMap(({ byTask }) => [...byTask])
  const byTask = new Map([...all].reverse())
  const drafts = new Map([...parts].reverse().flatMap((part) => [...part.drafts]))
  const settings = new Set(parts.flatMap((part) => [...part.settings]))
  return { byTask, drafts, settings, repeated: sum(parts.map(({ repeated }) => repeated)) + all.length - byTask.size }
}

async function readBeside(paths: readonly string[]): Promise<GivenSystem['published']> {
  if (paths.length === 0) return null
  const files = await Promise.all(paths.map(readPublishedVerdicts))
  return new Map(files.flatMap((verdicts) => [...verdicts]))
}

/**
 * What all runs of measured commands took: of several a later one asks only what the earlier ones did not. The server that they
 * ask works beside them, on this machine.
 */
async function readAnswering(paths: readonly string[]): Promise<Took | null> {
  if (paths.length === 0) return null
  const files = await Promise.all(paths.map((path) => readJson(path, measurement)))
  const made = files.flatMap(({ commands }) => commands.flatMap(({ warmups, runs }) => [...warmups, ...runs]))
  return sumRuns(made, 'meant')
}

function refuseStrange(
  path: string,
  { byTask }: Answers,
  tasks: readonly Task[],
  rows: string,
  { logger }: CommandContext,
): void {
  const keys = new Set(tasks.map(keyOf))
  const strange = [...byTask.keys()].filter((key) => !keys.has(key)).length
  if (byTask.size === 0) throw new UserError(`${path} holds no answers.`)
  if (strange === byTask.size)
    throw new UserError(`No answer in ${path} is to a task of ${rows}: each line names its own by github_id and id.`)
  if (strange > 0) logger.warn(`${count(strange, 'answer')} to tasks that are not among the rows: left out`)
}
