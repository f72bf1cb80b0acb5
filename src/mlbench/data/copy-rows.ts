import { dirname } from 'node:path'
import { writeFileAtomic } from '../../base/files/files.ts'
import { makeFolders } from '../../base/files/folders.ts'
import { keyOf, readRecords, type Task } from './rows.ts'

interface Source {
  readonly rows: string
  readonly hubUrl: string | undefined
  /** What was read of `rows`. */
  readonly tasks: readonly Task[]
}

/** The columns that a row gets beside its own; null: it is left out. */
type MoreColumns = (key: string) => Readonly<Record<string, unknown>> | null

/** Copies rows with all their columns and more. */
export async function copyRows(path: string, source: Source, columnsOf: MoreColumns): Promise<void> {
  await makeFolders(dirname(path))
  await writeFileAtomic(path, joinColumns(source, columnsOf))
}

/** A line at a time: each row may hold a whole repository's text, and all of them more than memory does. */
async function* joinColumns(
  { rows, hubUrl, tasks }: Source,
  columnsOf: MoreColumns,
): AsyncGenerator<string, void, void> {
  let index = 0
  for await (const { value } of readRecords(rows, hubUrl)) {
    const task = tasks[index++]
    const more = task === undefined ? null : columnsOf(keyOf(task))
    if (more !== null && typeof value === 'object') yield `${JSON.stringify({ ...value, ...more })}\n`
  }
}
