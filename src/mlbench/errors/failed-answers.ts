import { seededRandom } from '../../base/random.ts'
import type { TaskAttempt } from '../../schema/mlbench/task-attempt.ts'
import type { Answers } from '../data/answers.ts'
import { keyOf, type Task } from '../data/rows.ts'

/** An answer that failed, with what a rater has to see of it. */
export interface FailedAnswer {
  readonly attempt: TaskAttempt
  readonly task: Task
  readonly text: string
}

/** Names an answer for raters: `9/241/0`. */
export const placeOf = ({ githubId, rowId, attempt }: Pick<TaskAttempt, 'githubId' | 'rowId' | 'attempt'>): string =>
  `${keyOf({ githubId, id: rowId })}/${attempt}`

/** The answers whose last attempt on record failed; what the bench lost is none. In the order of the rows. */
export function listFailed(
  tasks: readonly Task[],
  { byTask }: Answers,
  attempts: readonly TaskAttempt[],
): FailedAnswer[] {
  const last = new Map(attempts.map((attempt) => [placeOf(attempt), attempt]))
  return tasks.flatMap((task) =>
    (byTask.get(keyOf(task)) ?? []).flatMap((text, index): FailedAnswer[] => {
      const attempt = last.get(placeOf({ githubId: task.githubId, rowId: task.id, attempt: index }))
      return attempt?.passed === false ? [{ attempt, task, text }] : []
    }),
  )
}

/** So many of them, drawn by a seed; all where there are no more. */
export function drawFailed(failed: readonly FailedAnswer[], sample: number | null, seed: number): FailedAnswer[] {
  if (sample === null || sample >= failed.length) return [...failed]
  const drawn = new Set(seededRandom(seed, 'failed answers').shuffle(failed).slice(0, sample))
  return failed.filter((each) => drawn.has(each))
}
