import { errorMessage, UserError } from '../errors.ts'

/** What tells by an option's regular expression which names are meant; without one all are. UserError where it is none. */
export function matcher(option: string, pattern: string | undefined): (name: string) => boolean {
  if (pattern === undefined) return () => true
  try {
    const expression = new RegExp(pattern)
    return (name) => expression.test(name)
  } catch (error) {
    throw new UserError(`${option} is not a regular expression: ${errorMessage(error)}`)
  }
}
