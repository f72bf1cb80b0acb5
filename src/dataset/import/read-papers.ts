import { posix } from 'node:path'
import { memoise } from '../../base/memoise.ts'
import { README_NAME } from '../../base/text/readme-name.ts'
import { expandMakefile, joinLines } from './expand-makefile.ts'
import { readTexts } from './read-texts.ts'

/** A text in which an author tells how scripts are run, from the folder that it is written for. */
export interface Paper {
  readonly folder: string
  readonly text: string
}

const DOCUMENTS =
  /^(?:makefile|dockerfile|procfile|justfile|mlproject|dvc\.ya?ml|taskfile\.ya?ml|(?:scripts\/)?[^/]*\.(?:sh|bat|cmd|ps1)|docs\/[^/]*\.md|\.github\/workflows\/[^/]*\.ya?ml)$/i
const MAKEFILE = /^[^/]*makefile$/i
/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS = 1_000_000

/** `train\_model.py`, as Markdown escapes what it would show otherwise. */
const ESCAPED = /\\([_*~.()-])/g

/** A README's text as it is read where it is shown. */
export const readAsShown = (text: string): string => text.replaceAll(ESCAPED, '$1')

const isNamed = (name: string) => README_NAME.test(name) || DOCUMENTS.test(name)

/** What tells in a folder and in those above it how its scripts are run, the nearest first, commands on one line. */
export const readPapersAbove = (folder: string, files: readonly string[], home: string): Promise<Paper[]> =>
  readPapersIn(folder, files, listUp(home))

/** What tells in some folders how scripts are run, in the order of these, commands on one line. */
export async function readPapersIn(
  folder: string,
  files: readonly string[],
  folders: readonly string[],
): Promise<Paper[]> {
  const homes = new Map(folders.map((each, index) => [each, index]))
  const found = files.flatMap((path) => listHomes(path).map((each) => ({ path, home: each, rank: homes.get(each) })))
  const near = found.filter(({ rank }) => rank !== undefined).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  return readPapers(folder, near)
}

/** Parts of the longest name, as of a workflow. */
const MOST_PARTS = 3

/** The folders in which a file has a name that such texts have. */
function listHomes(path: string): string[] {
  const parts = path.split('/')
  return Array.from({ length: Math.min(MOST_PARTS, parts.length) }, (_, index) => index + 1)
    .filter((count) => isNamed(parts.slice(-count).join('/')))
    .map((count) => parts.slice(0, -count).join('/') || '.')
}

/** A folder and those above it, the top as `.`. */
const listUp = (folder: string): string[] => (folder === '.' ? ['.'] : [folder, ...listUp(posix.dirname(folder))])

async function readPapers(
  folder: string,
  papers: readonly { readonly path: string; readonly home: string }[],
): Promise<Paper[]> {
  const all = await readTexts(
    folder,
    papers.map(({ path }) => path),
  )
  const texts = all.map((text) => text.slice(0, MOST_CHARACTERS))
  const callsIn = memoise((home: string) =>
    texts
      .filter((_, index) => papers[index]?.home === home)
      .join('\n')
      .slice(0, MOST_CHARACTERS),
  )
  return papers.map(({ path, home }, index) => {
    const text = texts[index] ?? ''
    if (README_NAME.test(posix.basename(path))) return { folder: home, text: joinLines(readAsShown(text)) }
    if (!MAKEFILE.test(posix.basename(path))) return { folder: home, text: joinLines(text) }
    return { folder: home, text: joinLines(expandMakefile(text, callsIn(home))) }
  })
}
