import { UserError } from '../base/errors.ts'
import { sum } from '../base/numbers.ts'
import { count } from '../base/text/text.ts'
import type { RowsScores } from '../schema/mlbench/task-scores.ts'

/** What ends a command or an action once the rest stands: nothing that is lost is green. Null: nothing is. */
export function explainLost(lost: number): UserError | null {
  if (lost === 0) return null
  const was = lost === 1 ? 'was' : 'were'
  return new UserError(
    `${count(lost, 'run')} ${was} lost to the bench, for the reasons above: mend them and run the same command again. ` +
      'The rest stands.',
    1,
  )
}

/** What ends a command once the rest stands: models were asked and gave no answer. Null: none failed. */
export function explainUnanswered(failed = 0, noun = 'variant'): UserError | null {
  if (failed === 0) return null
  return new UserError(
    `${count(failed, noun)} got no answer, for the reasons above: the same command asks again. The rest stands.`,
    1,
  )
}

/** What ends a command once the rest stands: of the answers to tasks none could be run. Null: one could, or there is none. */
export function explainUntried({ systems }: Pick<RowsScores, 'systems'>): UserError | null {
  const answers = sum(systems.map(({ attempts }) => attempts))
  if (answers === 0 || systems.some(({ attempts, lost }) => lost < attempts)) return null
  return new UserError(`None of ${count(answers, 'answer')} could be tried, for the reasons above.`, 1)
}
