import { posix } from 'node:path'
import { moduleRoot } from '../../schema/dataset/start.ts'
import type { Paper } from './read-papers.ts'

/** Python by its names on Linux and Windows and in uv, and a script that is started by its own name. */
const PYTHON = String.raw`(?:\bpython(?:3(?:\.\d+)?)?(?:\.exe)?|(?<![\w./\\-])py(?:[ \t]+-3(?:\.\d+)?)?|\bipython3?|\buv[ \t]+run)[ \t]+(?:-[uBO][ \t]+)?`
const SCRIPT = String.raw`(?:[\w.-]{1,100}[/\\]){0,10}[\w.-]{1,100}\.py`
const COMMAND = new RegExp(
  String.raw`(?:\bPYTHONPATH=([^\s=]{1,200})[ \t]+)?(?:${PYTHON}(?:-m[ \t]+([\w.]{1,200})|(${SCRIPT}|"[^"\n]{1,200}\.py"))|(?<![\w./\\])(\.[/\\]${SCRIPT}))(?![\w])([^\n\`#&|;>]{0,300})`,
  'g',
)
const PLAIN_WORD = /^[\w./=:,@%+-]{1,200}$/

/** A command by which an author tells to run a script, by its path or as a module. */
export interface ToldCommand {
  /** The folder that the text is written for. */
  readonly folder: string
  /** What it sets `PYTHONPATH` to. */
  readonly paths: string
  readonly module: string | null
  readonly path: string | null
  /** Null: they are not plain. */
  readonly words: readonly string[] | null
}

/** The commands of some texts that run scripts, in their order. */
export const listCommands = (papers: readonly Paper[]): ToldCommand[] =>
  papers.flatMap(({ folder, text }) =>
    [...text.matchAll(COMMAND)].map(([, paths = '', module, named, own = named, rest = '']) => ({
      folder,
      paths,
      module: module ?? null,
      path: own?.replaceAll('"', '').replaceAll('\\', '/') ?? null,
      words: listPlainWords(rest),
    })),
  )

/** Whether a command runs a script. */
export const runsScript = ({ module, path }: Pick<ToldCommand, 'module' | 'path'>, script: string): boolean =>
  module === null ? isTail(path ?? '', script) : moduleRoot(module, script) !== null

/** Whether a path is that of a file, or its end. */
export function isTail(path: string, file: string): boolean {
  const plain = posix.normalize(path)
  return file === plain || file.endsWith(`/${plain}`)
}

/** Quotes around a word, or around what an option is set to. */
const QUOTED = /^((?:-[\w-]{1,100}=)?)(["'])([^"']*)\2$/

/** Null: some of them only a shell understands. */
function listPlainWords(text: string): string[] | null {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(QUOTED, '$1$3').replaceAll('\\', '/'))
  return words.every((word) => PLAIN_WORD.test(word)) && words.length <= 40 ? words : null
}
