import { join, posix } from 'node:path'
import { z } from 'zod'
import { UserError } from '../../base/errors.ts'
import { writeFileAtomic } from '../../base/files/files.ts'
import { isAlike } from '../../base/files/letter-case.ts'
import { readBelow } from '../../base/files/untrusted-files.ts'
import { assetPath } from '../../base/package.ts'
import { runCommand } from '../../base/processes/process.ts'
import { parseWith, readJsonText } from '../../base/text/parse-with.ts'
import { lastLines } from '../../base/text/text.ts'
import { listNamed, replaceLiterals } from './moved-files.ts'
import { indexNames } from './named-paths.ts'
import { listInstalled } from './pip-install.ts'

const answer = z.object({
  language: z.string(),
  code: z.string(),
  reordered: z.string().nullable(),
  leftOut: z.array(z.string()),
  optional: z.array(z.int()),
  unneeded: z.array(z.int()),
  installs: z.array(z.string()),
  printed: z.string(),
  warned: z.array(z.string()),
})

/** A notebook as a script. */
export interface ConvertedNotebook {
  /** Path of the script, relative to the source, beside the notebook. */
  readonly path: string
  /** The script with its cells in the notebook's order; then, where they were last run in another, in that one. */
  readonly codes: readonly string[]
  /** Lines and cells that the script is without. */
  readonly leftOut: readonly string[]
  /** Numbers of the cells that it may be without: they only show something, use what no cell makes, or failed when the notebook was saved. */
  readonly optional: readonly number[]
  /** Numbers of the cells that leave nothing which a later one uses. */
  readonly unneeded: readonly number[]
  /** Places of data that lie elsewhere in the repository than where the notebook looks: from, to. */
  readonly moved: readonly (readonly [from: string, to: string])[]
  /** Packages that its own `pip install` names. */
  readonly installs: readonly string[]
  /** Output of the saved cells. */
  readonly printed: string
  /** What libraries said then of defaults that they were to change. */
  readonly warned: readonly string[]
}

const REQUIREMENT = /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:[=<>!~]=?[\w.*]+(?:,[=<>!~]=?[\w.*]+)*)?$/
const unquote = (word: string) => word.replaceAll(/^['"]+|(?<!['"])['"]+$/g, '')

export const isNotebook = (path: string) => path.endsWith('.ipynb')

const LARGEST_NOTEBOOK = 64 * 1024 ** 2
const PATIENCE_SECONDS = 90

/** Converts a notebook of the source, without the cells of these numbers; nothing of it is executed or written. UserError where it is none of Python. */
export async function convertNotebook(
  folder: string,
  files: readonly string[],
  path: string,
  without: readonly number[] = [],
): Promise<ConvertedNotebook> {
  const refuse = (why: string) => new UserError(`'${path}' can't be converted to a script: ${why}.`)
  const content = await readBelow(folder, path, LARGEST_NOTEBOOK)
  if (content === null) throw refuse('it is not there')
  const { exitCode, signal, stdout, stderr } = await runCommand(
    'python3',
    ['-I', '-S', '-B', assetPath('python', 'notebook'), ...without.map(String)],
    { input: content.toString('utf8'), env: { PATH: process.env.PATH }, timeoutSeconds: PATIENCE_SECONDS },
  )
  if (exitCode !== 0) throw refuse(signal ?? (lastLines(stderr, 1).slice(0, 200) || 'it is no notebook'))
  const found = parseWith(answer, readJsonText(stdout), 'the converted notebook')
  if (!/^i?python/i.test(found.language)) throw refuse(`it is written in ${found.language}`)
  const moved = findMoved(found.code, files, posix.dirname(path))
  const codes = [found.code, ...(found.reordered === null ? [] : [found.reordered])]
  return {
    path: nameScript(path, files),
    codes: codes.map((code) => replaceLiterals(code, moved)),
    leftOut: found.leftOut,
    optional: found.optional,
    unneeded: found.unneeded,
    moved: [...moved].map(([from, to]) => [from.slice(1, -1), to.slice(1, -1)] as const),
    installs: found.installs
      .flatMap(listInstalled)
      .map(unquote)
      .filter((each) => REQUIREMENT.test(each)),
    printed: found.printed,
    warned: found.warned,
  }
}

/** Number of the cell that a line of the script is of; null: of none. */
export function findCell(code: string, line: number): number | null {
  const above = code.split('\n').slice(0, line)
  const [, number] = above.map((each) => /^# In\[(\d{1,6})\]$/.exec(each)).findLast((each) => each !== null) ?? []
  return number === undefined ? null : Number(number)
}

const cells = z.object({
  cells: z.array(z.object({ cell_type: z.string(), source: z.union([z.string(), z.array(z.string())]) })),
})

/** The cells of a notebook as they are written, without what they printed; null: it is none. */
export function readCells(text: string): { readonly kind: string; readonly source: string }[] | null {
  const { data } = cells.safeParse(readJsonText(text))
  return data?.cells.map(({ cell_type: kind, source }) => ({ kind, source: [source].flat().join('') })) ?? null
}

/** The code of a notebook, to be searched; nothing of what is no notebook. */
export const readCode = (text: string): string =>
  (readCells(text) ?? []).flatMap(({ kind, source }) => (kind === 'code' ? [source] : [])).join('\n')

export async function writeNotebookScript(folder: string, path: string, code: string): Promise<void> {
  await writeFileAtomic(join(folder, path), code, folder)
}

/** A name that no file has, whatever its case: Colab gives the script of `A_B.ipynb` the name `a_b.py`. */
function nameScript(path: string, files: readonly string[]): string {
  const stem = path.slice(0, -'.ipynb'.length)
  const names = [`${stem}.py`, `${stem}_notebook.py`, `${stem}_notebook_2.py`]
  const name = names.find((name) => !files.some((each) => isAlike(each, name)))
  if (name === undefined)
    throw new UserError(`There is no name left for the script of '${path}': rename one of ${names.join(', ')}.`)
  return name
}

/** Literals of places that are not there, whose file is in the repository once: a notebook ran where it lay elsewhere. */
function findMoved(code: string, files: readonly string[], folder: string): ReadonlyMap<string, string> {
  const moved = new Map<string, string>()
  const [there, find] = [new Set(files), indexNames(files)]
  for (const { literal, quote, path } of listNamed(code)) {
    const place = path.replaceAll(/\\+/g, '/')
    if (there.has(posix.join(folder, place))) continue
    const found = find(place)
    if (found !== null) moved.set(literal, `${quote}${posix.relative(folder, found)}${quote}`)
  }
  return moved
}
