import { mean, sum } from '../../base/numbers.ts'
import { editDistance } from '../../base/text/edit-distance.ts'
import { type Split, TASK_STATS_VERSION, type TaskStats, type TokenStats } from '../../schema/mlbench/task-stats.ts'
import { keyOf, type Task } from '../data/rows.ts'
import { folderOf } from '../execution/answer-program.ts'
import { bleu1 } from './bleu.ts'

/** Facts of the tasks' surroundings that statistics are made with. */
export interface Surroundings {
  readonly rowsSha256: string
  readonly split: Split
  /** Null: its table is not there. */
  readonly countTokens: ((text: string) => number) | null
  /** By `keyOf` a task; what is missing is of a repository that is not there. */
  readonly readme: ReadonlyMap<string, string>
  readonly bm25: ReadonlyMap<string, string>
  nameOf(task: Task): string
  fieldOf(task: Task): string | null
  committedOf(task: Task): string | null
}

/** The numbers of ML-Bench's tables 1, 2 and 5 for these tasks. */
export function describeTasks(tasks: readonly Task[], around: Surroundings): TaskStats {
  const counter = memoise(around.countTokens)
  const tokens = (texts: readonly string[]) => summariseTokens(texts, counter)
  const scores = tasks.flatMap((task) => {
    const found = around.bm25.get(keyOf(task))
    return found === undefined || task.oracle === '' ? [] : [bleu1(found, task.oracle)]
  })
  return {
    schemaVersion: TASK_STATS_VERSION,
    rowsSha256: around.rowsSha256,
    split: around.split,
    tasks: tasks.length,
    byType: countBy(tasks, ({ type }) => type),
    byField: countBy(tasks, (task) => around.fieldOf(task) ?? 'unknown'),
    byFieldAndType: [...Map.groupBy(tasks, (task) => around.fieldOf(task) ?? 'unknown')].flatMap(([field, own]) =>
      Object.entries(countBy(own, ({ type }) => type)).map(([type, count]) => ({ field, type, tasks: count })),
    ),
    contextTokens: {
      readme: tokens([...around.readme.values()]),
      oracle: tokens(tasks.map(({ oracle }) => oracle)),
      bm25: tokens([...around.bm25.values()]),
    },
    instructionTokens: tokens(tasks.map(({ instruction }) => instruction)),
    editDistance: compareInstructions(tasks),
    bleu1: { texts: scores.length, mean: mean(scores) },
    repositories: [...Map.groupBy(tasks, ({ githubId }) => githubId)].flatMap(([githubId, own]) => {
      const [first] = own
      if (first === undefined) return []
      const readme = around.readme.get(keyOf(first))
      return [
        {
          githubId,
          repository: around.nameOf(first),
          field: around.fieldOf(first),
          tasks: own.length,
          arguments: sum(own.map((task) => task.arguments.length)),
          readmeTokens: readme === undefined ? null : (counter?.(readme) ?? null),
          committed: around.committedOf(first),
        },
      ]
    }),
  }
}

function summariseTokens(texts: readonly string[], counter: Surroundings['countTokens']): TokenStats {
  const counts = counter === null ? [] : texts.map(counter)
  return { texts: texts.length, mean: mean(counts), most: counts.length === 0 ? null : Math.max(...counts) }
}

/** All pairs: two tasks are the same one, asked for with other values, where repository, folder and type are the same. */
export function compareInstructions(tasks: readonly Task[]): TaskStats['editDistance'] {
  const distances = { same: { pairs: 0, total: 0 }, across: { pairs: 0, total: 0 } }
  const kindOf = (task: Task) => `${task.githubId}\0${folderOf(task)}\0${task.type}`
  for (const [index, a] of tasks.entries()) {
    for (const b of tasks.slice(index + 1)) {
      const group = distances[kindOf(a) === kindOf(b) ? 'same' : 'across']
      group.pairs++
      group.total += editDistance(a.instruction, b.instruction)
    }
  }
  const mean = ({ pairs, total }: { pairs: number; total: number }) => (pairs === 0 ? null : total / pairs)
  return { sameTask: mean(distances.same), acrossTasks: mean(distances.across) }
}

function countBy(tasks: readonly Task[], nameOf: (task: Task) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(tasks, nameOf)].map(([name, own]) => [name, own.length]))
}

/** Tasks of one repository share its READMEs, which are long. */
function memoise(counter: Surroundings['countTokens']): Surroundings['countTokens'] {
  if (counter === null) return null
  const known = new Map<string, number>()
  return (text) => {
    const count = known.get(text) ?? counter(text)
    known.set(text, count)
    return count
  }
}
