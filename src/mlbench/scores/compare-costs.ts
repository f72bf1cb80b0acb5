import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { parseWith } from '../../base/text/parse-with.ts'
import { loadTaskRepositories } from '../../dataset/load-task-repositories.ts'
import type { EqualCost } from '../../schema/analysis/equal-cost.ts'
import { nameSystem, type TaskAnswer, taskAnswer } from '../../schema/mlbench/task-answer.ts'
import type { equalCostOptions } from '../../schema/options/mlbench/review-options.ts'
import { keyOf, readJudgedTasks, readRecords, type Task } from '../data/rows.ts'
import { readAttempts } from '../execution/attempt-files.ts'
import { findAttempts } from '../execution/find-attempts.ts'
import { judgeTexts } from '../grading/judge-texts.ts'
import { type CostedTask, compareAtEqualCost } from './equal-cost.ts'

type Options = z.output<typeof equalCostOptions>

/** An agent beside single answers of the same cost, by what `grade` put on record. UserError where no task can be compared. */
export async function compareCosts(options: Options, context: CommandContext): Promise<EqualCost> {
  const tasks = await readJudgedTasks(options.rows, context.env.HF_ENDPOINT)
  const agent = await readSide(options.agent, tasks, options, context)
  const single = await readSide(options.single, tasks, options, context)
  const pairs = [...agent.byTask].flatMap(([key, own]) => {
    const other = single.byTask.get(key)
    return other === undefined ? [] : [[own, other] as const]
  })
  const answered = new Set([...agent.keys, ...single.keys])
  const names = { agent: agent.system, single: single.system, leftOut: answered.size - pairs.length }
  const comparison = compareAtEqualCost(pairs, names)
  if (comparison === null)
    throw new UserError(
      `No task has answers of both ${agent.system} and ${single.system} with their verdicts and costs: grade both below ${options.out} first.`,
    )
  return comparison
}

/** What a system's answers came to, of tasks whose answers were all judged. */
async function readSide(
  path: string,
  tasks: readonly Task[],
  { out, rules, timeout, dataset }: Options,
  context: CommandContext,
) {
  const lines: TaskAnswer[] = []
  for await (const { value, where } of readRecords(path)) lines.push(parseWith(taskAnswer, value, where))
  const [first] = lines
  if (first === undefined) throw new UserError(`${path} holds no answers.`)
  const system = nameSystem(first)
  const answers = new Map(lines.map(({ github_id, id, output }) => [keyOf({ githubId: github_id, id }), output]))
  const judged = await judgeTexts(
    tasks.filter((task) => answers.has(keyOf(task))),
    { byTask: answers },
    rules,
  )
  const repositories = await loadTaskRepositories(dataset)
  const recorded = await readAttempts(out, system, context.logger)
  const attempts = findAttempts(judged, { system, rules, timeout, repositories, attempts: recorded })
  const byKey = Map.groupBy(attempts, ({ githubId, rowId }) => keyOf({ githubId, id: rowId }))
  const byTask = new Map<string, CostedTask>()
  for (const { github_id: githubId, id, tokens, usd } of lines) {
    const own = byKey.get(keyOf({ githubId, id })) ?? []
    if (own.length === 0 || own.some(({ passed }) => passed === null)) continue
    const passed = own.filter((attempt) => attempt.passed === true).length
    const used = tokens && tokens.input + tokens.output
    byTask.set(keyOf({ githubId, id }), { githubId, answers: own.length, passed, usd, tokens: used })
  }
  return { system, keys: [...answers.keys()], byTask }
}
