import { posix } from 'node:path'
import { README_NAME } from '../../base/text/readme-name.ts'
import { readAsShown, readPapersIn } from './read-papers.ts'
import { readTexts } from './read-texts.ts'
import { listCommands, type ToldCommand } from './told-commands.ts'

/** Most characters of one file: more of it says nothing new. */
const MOST_CHARACTERS = 4_000_000

/** Folders above a file. */
export const depthOf = (path: string): number => path.split('/').length - 1

/** The scripts that commands of READMEs and Makefiles run, of those nearest to the top that run any. */
export async function listNamed(
  folder: string,
  files: readonly string[],
  scripts: readonly string[],
): Promise<Set<string>> {
  const papers = files
    .filter((path) => README_NAME.test(posix.basename(path)) || /(?:^|\/)[^/]*makefile$/i.test(path))
    .sort((a, b) => depthOf(a) - depthOf(b))
    .slice(0, MOST_PAPERS)
  const texts = await readTexts(folder, papers)
  const known = new Set(scripts)
  const named = papers.map((paper, index) => {
    const words = new Set(listCommandWords(readAsShown((texts[index] ?? '').slice(0, MOST_CHARACTERS))))
    return [...words].flatMap((word) => {
      const paths = listPaths(word)
      const here = paths.map((path) => posix.join(posix.dirname(paper), path)).filter((path) => known.has(path))
      return here.length > 0 ? here : findBelow(paths, scripts)
    })
  })
  const first = papers[named.findIndex((each) => each.length > 0)]
  const isAsDeep = (paper: string) => first !== undefined && depthOf(paper) === depthOf(first)
  return new Set(named.filter((_, index) => isAsDeep(papers[index] ?? '')).flat())
}

const MOST_PAPERS = 100

/** The commands that run scripts, of what is told at the top and in folders of scripts. */
export async function listTold(
  folder: string,
  files: readonly string[],
  scripts: readonly string[],
): Promise<ToldCommand[]> {
  const homes = [...new Set(['.', ...scripts.map((path) => posix.dirname(path))])].slice(0, MOST_HOMES)
  return listCommands(await readPapersIn(folder, files, homes))
}

const MOST_HOMES = 100

/** What begins a command that runs a script or a notebook. */
const RUNNERS =
  /(?:\b(?:python3?|jupyter|papermill|ipython)\b|(?<![\w./\\-])(?:py[ \t]|uv[ \t]+run\b|\.[/\\](?=[\w./\\-]{1,200}\.py\b)))[^\n`]{0,200}/g

/** Words of commands: `python train.py`, `python -m src.train`, `jupyter … analysis.ipynb`. */
const listCommandWords = (readme: string): string[] =>
  (readme.match(RUNNERS) ?? []).flatMap((each) => each.replaceAll('\\', '/').split(/[\s'"]+/))

/** Files that a word of a command may name: by a path, or as a module. */
const listPaths = (word: string): string[] => {
  const module = word.replaceAll('.', '/')
  return [word, `${module}.py`, `${module}/__main__.py`]
}

/** The one script that a command names from a folder below, to which the README's words lead. */
function findBelow(paths: readonly string[], scripts: readonly string[]): string[] {
  const ends = paths.filter((path) => SCRIPT_NAME.test(path)).map((path) => `/${posix.normalize(path)}`)
  const found = scripts.filter((script) => ends.some((end) => script.endsWith(end)))
  return found.length === 1 ? found : []
}

const SCRIPT_NAME = /\w\.(?:py|ipynb)$/
