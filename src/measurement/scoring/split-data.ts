import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../../base/fault.ts'
import { sha256Hex } from '../../base/files/files.ts'
import { readBelow } from '../../base/files/untrusted-files.ts'
import type { PlannedProject } from '../../schema/campaign/plan.ts'
import { testRowsPath } from '../../schema/dataset/scoring.ts'
import type { ChangedData } from '../probe/perturb-data.ts'
import { readTable, type Table, writeTable } from '../probe/table.ts'

const MOST_BYTES = 128 * 1024 ** 2

/** The rows that the author's script tests on, in its order, and the truth of every row of the table. */
export interface TestSplit {
  readonly rows: readonly number[]
  /** Rows that the script trains on, in its order; empty: all others. */
  readonly training: readonly number[]
  /** Tells one split from another in records. */
  readonly hash: string
}

export const makeSplit = ({ rows, training }: Omit<TestSplit, 'hash'>): TestSplit => ({
  rows,
  training,
  hash: sha256Hex(rows.join(',')),
})

/** The table that is split and its target's cells, from the project's own source, or why there is none. */
export async function readLabels(
  sourceFolder: string,
  project: Pick<PlannedProject, 'split' | 'data'>,
): Promise<readonly string[] | Fault> {
  const table = await readSplitTable(sourceFolder, project)
  if ('fault' in table) return table
  const { rows, target } = table
  return rows.map((row) => row[target] ?? '')
}

type SplitTable = Table & { readonly target: number }

async function readSplitTable(
  folder: string,
  project: Pick<PlannedProject, 'split' | 'data'>,
): Promise<SplitTable | Fault> {
  return parseSplitTable(await readBelow(folder, project.split?.data ?? '', MOST_BYTES), project)
}

function parseSplitTable(
  bytes: Buffer | null,
  { split, data }: Pick<PlannedProject, 'split' | 'data'>,
): SplitTable | Fault {
  const path = split?.data ?? ''
  const target = data.find((file) => file.path === path)?.target ?? null
  if (bytes === null || target === null) return { fault: `${path} is no data file with a target` }
  const table = readTable(bytes, target)
  if ('kind' in table || table.target === null)
    return { fault: `${path} can't be read as a table with a column '${target}'` }
  return { ...table, target: table.target }
}

/** Files of a project as its answers find them, by their paths. */
export type SplitFiles = ReadonlyMap<string, Uint8Array>

/**
 * Of the project's own source the rows that the author's script trains on, whole, and beside them those that it tests on, in
 * its order and without their target: labels that are predicted never come into the sandbox.
 */
export async function makeSplitFiles(
  sourceFolder: string,
  project: Pick<PlannedProject, 'split' | 'data'>,
  split: TestSplit,
): Promise<SplitFiles> {
  const table = await readSplitTable(sourceFolder, project)
  if ('fault' in table) throw new Error(table.fault) // the labels were read from the same file before
  const path = project.split?.data ?? ''
  const without = (row: readonly string[]) => row.toSpliced(table.target, 1)
  const test = {
    ...table,
    header: without(table.header),
    rows: split.rows.map((place) => without(table.rows[place] ?? [])),
    target: null,
  }
  return new Map([
    [path, writeTable(takeTraining(table, split))],
    [testRowsPath(path), writeTable(test)],
  ])
}

function takeTraining(table: SplitTable, { rows, training }: TestSplit): SplitTable {
  const tested = new Set(rows)
  const kept = table.rows.filter((_, place) => !tested.has(place))
  const ordered = training.map((place) => table.rows[place] ?? [])
  return { ...table, rows: ordered.length > 0 ? ordered : kept }
}

/** What an answer finds of a project's changed data: of the table that is split the rows that the author's script trains on. */
export function changeTraining(
  changed: ChangedData,
  project: Pick<PlannedProject, 'split' | 'data'>,
  split: TestSplit,
): ChangedData {
  const path = project.split?.data ?? ''
  const table = parseSplitTable(changed.contents.get(path) ?? null, project)
  if ('fault' in table) throw new Error(table.fault) // it was written by this tool
  return { ...changed, contents: new Map([[path, writeTable(takeTraining(table, split))]]) }
}

/** Leaves them in a copy of the project. */
export async function putSplit(projectFolder: string, files: SplitFiles): Promise<void> {
  for (const [name, bytes] of files) {
    // A new file takes its place: a link in a hostile project must not make this process write outside the copy.
    await rm(join(projectFolder, name), { force: true })
    await writeFile(join(projectFolder, name), bytes, { flag: 'wx' })
  }
}
