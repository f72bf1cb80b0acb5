import { posix } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { editDistance } from '../../base/text/edit-distance.ts'
import type { Declared, DeclaredFiles } from './declared.ts'
import { tidyLines } from './tidy-lines.ts'

const INCLUDE = /^[ \t]*(?:-r|--requirement)[ \t=]*(\S+).*$/gm
const CONSTRAINT = /^[ \t]*(?:-c|--constraint)\b.*\n?/gm
const MOST_FILES = 20

export const LIST = 'requirements.txt'

/** Where somebody else has that list, and by what name. */
export const OTHER_LISTS: readonly string[] = [
  'requirements.in',
  ...['requirements', 'base', 'main', 'common', 'prod'].map((name) => `requirements/${name}.txt`),
]

const MOST_SLIPS = 2
/** Whether a file's name is that of the list but for a slip, or in other letters: requiremnts.txt, Requirement.txt; requirements2.txt is another list. */
export const isMisspeltList = (name: string) =>
  name !== LIST &&
  /^[a-z]+\.txt$/i.test(name) &&
  name.length <= LIST.length + MOST_SLIPS &&
  editDistance(name.toLowerCase(), LIST) <= MOST_SLIPS

/** requirements.txt, with the files that it includes put in their places; none outside of the project. */
export async function readRequirementsFile(files: DeclaredFiles, name = LIST): Promise<Declared | null> {
  const seen = new Set<string>()
  async function inline(path: string): Promise<string | null> {
    if (seen.has(path)) return ''
    if (seen.add(path).size > MOST_FILES) throw new UserError(`${name} includes more than ${MOST_FILES} files.`)
    const text = await files.read(path)
    if (text === null) return null
    const parts = await Promise.all(
      [...text.matchAll(INCLUDE)].map(async ([, included = '']) => {
        const target = posix.join(posix.dirname(path), included)
        const content = posix.isAbsolute(included) ? null : await inline(target)
        if (content !== null) return content
        throw new UserError(
          `${path} includes '${included}', which is no file of the project: correct it, or leave it out.`,
        )
      }),
    )
    const next = parts.values()
    return text.replaceAll(INCLUDE, () => next.next().value ?? '')
  }
  const text = await inline(name)
  if (text === null) return null
  const free = text.replaceAll(CONSTRAINT, '')
  const deviations = free === text ? [] : ['constraint files (-c) are left out']
  const tidy = await tidyLines(free, name)
  return { ...tidy, deviations: [...deviations, ...tidy.deviations] }
}
