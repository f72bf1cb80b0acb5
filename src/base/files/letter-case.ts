import { UserError } from '../errors.ts'

/** Whether two names are one to some file systems, which do not tell upper from lower case. */
export const isAlike = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase()

/** UserError where two of these names, of which each is given once, are one to some file systems. */
export function refuseAlike(names: Iterable<string>, what: string, fix = 'rename one', exitCode: 2 | 3 = 2): void {
  const seen = new Map<string, string>()
  for (const name of names) {
    const other = seen.get(name.toLowerCase())
    if (other !== undefined)
      throw new UserError(
        `${what} '${other}' and '${name}' collide where a file system does not tell upper from lower case: ${fix}.`,
        exitCode,
      )
    seen.set(name.toLowerCase(), name)
  }
}
