import type { AttemptReason, TaskAttempt } from '../../schema/mlbench/task-attempt.ts'
import type { GradingRules } from '../../schema/mlbench/task-grades.ts'
import type { TaskRepository } from '../../schema/mlbench/task-repository.ts'
import { keyOf } from '../data/rows.ts'
import type { JudgedAnswer } from '../grading/judge-texts.ts'
import { describeAttempt, limitOf } from './run-attempts.ts'

interface Records {
  readonly system: string
  readonly rules: GradingRules
  readonly timeout: number | undefined
  /** By `githubId`. */
  readonly repositories: ReadonlyMap<number, TaskRepository>
  /** Attempts of any call, in the order in which they were written. */
  readonly attempts: readonly TaskAttempt[]
}

/** What is on record of answers, running nothing: of each the last attempt that judged this very answer to this very task. One that has none could not be tried. */
export function findAttempts(judged: readonly JudgedAnswer[], records: Records): TaskAttempt[] {
  const { system, rules, timeout, repositories } = records
  const byPlace = Map.groupBy(records.attempts, ({ githubId, rowId, attempt }) =>
    placeOf(keyOf({ githubId, id: rowId }), attempt),
  )
  return judged.map((answer) => {
    const seconds = limitOf(answer, { rules, timeout, repository: repositories.get(answer.task.githubId) ?? null })
    const describe = ({ sourceHash, lockHash }: Pick<TaskAttempt, 'sourceHash' | 'lockHash'>) =>
      describeAttempt(answer, { system, rules, sourceHash, lockHash, seconds })
    const own = byPlace.get(placeOf(keyOf(answer.task), answer.attempt)) ?? []
    const found = own.findLast((each) => describe(each).id === each.id)
    return found ?? { ...describe({ sourceHash: null, lockHash: null }), reason: NEVER_TRIED }
  })
}

const placeOf = (key: string, attempt: number): string => `${key}/${attempt}`

/** No call came to it. */
const NEVER_TRIED: AttemptReason = 'interrupted'
