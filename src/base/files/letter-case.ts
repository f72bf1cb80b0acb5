import { UserError } from '../errors.ts'

/** What some file systems take a name for: they tell neither upper from lower case nor a letter from the same one put together. */
const nameThere = (name: string): string => name.normalize('NFC').toLowerCase()

/** Whether two names are one to some file systems. */
export const isAlike = (name: string, other: string): boolean => nameThere(name) === nameThere(other)

/** UserError where two of these names, of which each is given once, are one to some file systems. */
export function refuseAlike(names: Iterable<string>, what: string, fix = 'rename one', exitCode: 2 | 3 = 2): void {
  const seen = new Map<string, string>()
  for (const name of names) {
    const there = nameThere(name)
    const other = seen.get(there)
    if (other !== undefined)
      throw new UserError(
        `${what} '${other}' and '${name}' collide where a file system does not tell ${differenceOf(name, other)}: ${fix}.`,
        exitCode,
      )
    seen.set(there, name)
  }
}

const differenceOf = (name: string, other: string): string =>
  name.toLowerCase() === other.toLowerCase()
    ? 'upper from lower case'
    : 'a letter with an accent from a letter and its accent'
