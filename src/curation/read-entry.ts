import { join, posix } from 'node:path'
import { README_NAME } from '../base/text/readme-name.ts'
import { type ConvertedNotebook, convertNotebook, isNotebook, writeNotebookScript } from '../dataset/code/notebook.ts'
import { withoutDocstrings } from '../dataset/code/without-docstrings.ts'
import type { Script } from '../dataset/import/find-makers.ts'
import { findStarts } from '../dataset/import/find-start.ts'
import { listReachable } from '../dataset/import/reachable-scripts.ts'
import { readTexts } from '../dataset/import/read-texts.ts'
import { SOURCE } from '../dataset/known-project.ts'
import { findOwnAddresses } from '../dataset/sources/own-addresses.ts'
import type { MovedPlace } from '../schema/dataset/moved-place.ts'
import type { EntryTexts } from './read-entry-metric.ts'
import type { Staged } from './run-staged.ts'
import type { Way } from './try-ways.ts'

/** An entry, of a notebook the script that it makes, and what a project's files say of it. */
export interface ReadEntry extends EntryTexts {
  /** The script or notebook. */
  readonly path: string
  /** The script. */
  readonly entry: string
  readonly notebook: ConvertedNotebook | null
  /** Files of the project, that script among them. */
  readonly files: readonly string[]
  /** Entry and what it reaches by import. */
  readonly scripts: readonly Script[]
  /** Ways in which the entry may be started, the likeliest first. */
  readonly ways: readonly [Way, ...Way[]]
  /** The repository's own files that the entry reads from addresses. */
  readonly own: readonly MovedPlace[]
  /** Writes the script of a notebook as a way has it. */
  put(way: Pick<Way, 'text'>): Promise<void>
}

/** Characters of code that are searched for what it says of data and metric, by what it does and not by what it tells of itself. */
const MOST_CODE = 2_000_000

/** `without`: numbers of a notebook's cells that are left out. */
export async function readEntry(staged: Staged, path: string, without: readonly number[]): Promise<ReadEntry> {
  const source = join(staged.folder, SOURCE)
  const notebook = isNotebook(path) ? await convertNotebook(source, staged.files, path, without) : null
  const entry = notebook?.path ?? path
  const files = notebook === null ? staged.files : [...staged.files, entry]
  const put: ReadEntry['put'] = async ({ text }) => {
    if (text !== null) await writeNotebookScript(source, entry, text)
  }
  const [saved = null, ...reordered] = notebook?.codes ?? []
  await put({ text: saved })
  const [likeliest, ...otherwise] = await findStarts(source, files, entry, notebook !== null)
  const starts = [likeliest, ...otherwise]
  const scripts = await readReached(source, files, entry)
  const texts = scripts.map(({ text }) => withoutDocstrings(text))
  return {
    path,
    entry,
    notebook,
    files,
    scripts,
    put,
    code: texts.join('\n').slice(0, MOST_CODE),
    readme: await readReadmes(source, files, entry),
    ways: [
      { text: saved, start: likeliest, isReordered: false },
      ...otherwise.map((start) => ({ text: saved, start, isReordered: false })),
      ...reordered.flatMap((text) => starts.map((start) => ({ text, start, isReordered: true }))),
    ],
    own: findOwnAddresses(texts, files, staged.fetched.repository),
  }
}

async function readReached(source: string, files: readonly string[], entry: string): Promise<Script[]> {
  const scripts = files.filter((path) => path.endsWith('.py'))
  const reached = await listReachable(source, scripts, entry)
  const texts = await readTexts(source, reached)
  return reached.map((path, index) => ({ path, text: (texts[index] ?? '').slice(0, MOST_CODE) }))
}

async function readReadmes(source: string, files: readonly string[], entry: string): Promise<string> {
  const folders = new Set(['.', posix.dirname(entry)])
  const paths = files.filter((path) => README_NAME.test(posix.basename(path)) && folders.has(posix.dirname(path)))
  return (await readTexts(source, paths)).join('\n')
}
