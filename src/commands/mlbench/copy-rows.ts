import { dirname } from 'node:path'
import { writeFileAtomic } from '../../base/files.ts'
import { makeFolders } from '../../base/folders.ts'
import { keyOf, readRecords, type Task } from '../../mlbench/data/rows.ts'

interface Source {
  readonly rows: string
  readonly hubUrl: string | undefined
  /** What was read of `rows`. */
  readonly tasks: readonly Task[]
}

/** Copies rows with all their columns and more; null: the row is left out. */
export async function copyRows(
  path: string,
  { rows, hubUrl, tasks }: Source,
  columnsOf: (key: string) => Readonly<Record<string, unknown>> | null,
): Promise<void> {
  const lines: string[] = []
  let index = 0
  for await (const { value } of readRecords(rows, hubUrl)) {
    const task = tasks[index++]
    const more = task === undefined ? null : columnsOf(keyOf(task))
    if (more !== null && typeof value === 'object') lines.push(`${JSON.stringify({ ...value, ...more })}\n`)
  }
  await makeFolders(dirname(path))
  await writeFileAtomic(path, lines.join(''))
}
