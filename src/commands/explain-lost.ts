import { UserError } from '../base/errors.ts'
import { count } from '../base/text.ts'

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
