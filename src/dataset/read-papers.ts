import { posix } from 'node:path'
import { README_NAME } from '../base/readme-name.ts'
import { expandMakefile, joinLines } from './expand-makefile.ts'
import { readTexts } from './read-texts.ts'

/** A text in which an author tells how scripts are run, from the folder that it is written for. */
export interface Paper {
  readonly folder: string
  readonly text: string
}

const DOCUMENTS = /^(?:makefile|dockerfile|procfile|[^/]*\.sh|docs\/[^/]*\.md|\.github\/workflows\/[^/]*\.ya?ml)$/i
const MAKEFILE = /^[^/]*makefile$/i
/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS = 1_000_000

/** `train\_model.py`, as Markdown escapes what it would show otherwise. */
const ESCAPED = /\\([_*~.()-])/g

/** A README's text as it is read where it is shown. */
export const readAsShown = (text: string): string => text.replaceAll(ESCAPED, '$1')

/** What a folder's texts of these names are called in it. */
const isNamed = (name: string) => README_NAME.test(name) || DOCUMENTS.test(name)

/** What tells in a folder and in those above it how its scripts are run, the nearest first, commands on one line. */
export async function readPapersAbove(folder: string, files: readonly string[], home: string): Promise<Paper[]> {
  const homes = listUp(home)
  const named = homes.flatMap((each) => files.filter((path) => isIn(path, each)).map((path) => [each, path] as const))
  return readPapers(
    folder,
    named.filter(([each, path]) => isNamed(posix.relative(each, path))),
  )
}

const isIn = (path: string, folder: string) => folder === '.' || path.startsWith(`${folder}/`)

/** A folder and those above it, the top as `.`. */
const listUp = (folder: string): string[] => (folder === '.' ? ['.'] : [folder, ...listUp(posix.dirname(folder))])

async function readPapers(folder: string, named: readonly (readonly [string, string])[]): Promise<Paper[]> {
  const texts = (
    await readTexts(
      folder,
      named.map(([, path]) => path),
    )
  ).map((text) => text.slice(0, MOST_CHARACTERS))
  return named.map(([home, path], index) => {
    const text = texts[index] ?? ''
    if (README_NAME.test(posix.basename(path))) return { folder: home, text: joinLines(readAsShown(text)) }
    if (!MAKEFILE.test(posix.basename(path))) return { folder: home, text: joinLines(text) }
    const beside = texts.filter((_, other) => named[other]?.[0] === home && other !== index)
    return { folder: home, text: joinLines(expandMakefile(text, beside.join('\n'))) }
  })
}
