import { rename, rm, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { MOST_CELLS, weighRows } from '../../base/delimited.ts'
import { seededRandom } from '../../base/random.ts'
import { lookBelow, readBelow } from '../../base/untrusted-files.ts'
import type { MetricRule } from '../../schema/manifest.ts'
import type { PlannedProject } from '../../schema/plan.ts'
import { PERTURBATIONS, type Perturbation } from '../../schema/record.ts'
import { labelKindOf, listClasses, redrawLabels, takeHalf } from './change-tables.ts'
import { NotProbed } from './not-probed.ts'
import { readTable, type Table, writeTable } from './table.ts'

type DeclaredFile = PlannedProject['data'][number]

export interface ProbedProject {
  readonly slug: string
  readonly task: string
  readonly metric: Pick<MetricRule, 'name'>
  readonly data: readonly DeclaredFile[]
}

/** What was done to a copy of the data. */
export interface PerturbedData {
  /** Where each declared file lies now, by its declared path. */
  readonly places: ReadonlyMap<string, string>
  /** Classes that labels were drawn from; null: none were. */
  readonly classes: number | null
  /** Of all tables as they are now, headers aside; null: not counted. */
  readonly rows: number | null
}

/** A table is held in memory whole. */
const MOST_BYTES = 128 * 1024 ** 2
const LEAST_ROWS = 4

/** What can't be done to this project's data, and why. Nothing is changed. */
export async function listUnprobed(sourceFolder: string, project: ProbedProject): Promise<PlannedProject['notProbed']> {
  const gaps: PlannedProject['notProbed'] = {}
  for (const perturbation of PERTURBATIONS) {
    try {
      await preparePerturbation(sourceFolder, project, perturbation)
    } catch (error) {
      if (!(error instanceof NotProbed)) throw error
      gaps[perturbation] = error.gap
    }
  }
  return gaps
}

/**
 * Changes the data of a copy of the project, before anything of it runs: the same change for each script of a campaign.
 * NotProbed where that can't be done, which a plan of this tool's says before.
 */
export async function perturbData(
  projectFolder: string,
  project: ProbedProject,
  perturbation: Perturbation,
): Promise<PerturbedData> {
  const { changes, places, ...facts } = await preparePerturbation(projectFolder, project, perturbation)
  for (const { path, content } of changes) {
    // In its place a new file: a link in a hostile project must not make this process write outside the copy.
    await rm(path)
    await writeFile(path, content, { flag: 'wx' })
  }
  for (const [path, place] of places)
    if (place !== path) await rename(join(projectFolder, path), join(projectFolder, place))
  return { places, ...facts }
}

interface Prepared extends PerturbedData {
  readonly changes: readonly { readonly path: string; readonly content: Buffer }[]
}

async function preparePerturbation(
  folder: string,
  project: ProbedProject,
  perturbation: Perturbation,
): Promise<Prepared> {
  const { data, task, metric } = project
  if (data.length === 0) throw new NotProbed({ kind: 'no-data-file' })
  for (const { path } of data) await locate(folder, path)
  if (perturbation === 'hidden-data') return hideData(data)
  const kind = labelKindOf(task, metric.name)
  if (perturbation === 'subsample') {
    const tables = await openTables(folder, data)
    return changeTables(project, tables, null, ({ name, table }) =>
      takeHalf(table, kind, drawFor(project, name, perturbation)),
    )
  }
  const files = data.filter(({ target }) => target !== undefined)
  if (files.length === 0) throw new NotProbed({ kind: 'no-target' })
  if (kind === null) throw new NotProbed({ kind: 'unclear-target', metric: metric.name })
  const tables = await openTables(folder, files)
  const classes = kind === 'classes' ? listClasses(tables.map(({ table }) => table)) : null
  if (classes !== null && classes.length < 2) throw new NotProbed({ kind: 'too-few-classes', classes: classes.length })
  return changeTables(project, tables, classes, ({ name, table }) =>
    redrawLabels(table, classes, drawFor(project, name, perturbation)),
  )
}

/** Each file under a name that no script knows. */
function hideData(data: readonly DeclaredFile[]): Prepared {
  for (const { path } of data) {
    const outer = data.find((other) => path.startsWith(`${other.path}/`))
    if (outer !== undefined) throw new NotProbed({ kind: 'inside-another', path, outer: outer.path })
  }
  return { changes: [], places: new Map(data.map(({ path }) => [path, hiddenName(path)])), classes: null, rows: null }
}

const drawFor = ({ slug }: ProbedProject, file: string, perturbation: Perturbation) =>
  seededRandom(1, `${slug}/${perturbation}/${file}`)

/** A table, its name in the manifest and where it lies. */
interface OpenTable {
  readonly name: string
  readonly path: string
  readonly table: Table
}

async function openTables(folder: string, files: readonly DeclaredFile[]): Promise<OpenTable[]> {
  const tables: OpenTable[] = []
  let cells = 0
  for (const file of files) {
    const opened = await openTable(folder, file)
    cells += weighRows(opened.table.rows)
    if (cells > MOST_CELLS) throw new NotProbed({ kind: 'too-many-cells', path: file.path })
    tables.push({ ...opened, name: file.path })
  }
  const rows = tables.reduce((sum, { table }) => sum + table.rows.length, 0)
  if (rows < LEAST_ROWS) throw new NotProbed({ kind: 'too-few-rows', rows })
  return tables
}

function changeTables(
  { data }: ProbedProject,
  tables: readonly OpenTable[],
  classes: readonly string[] | null,
  change: (opened: OpenTable) => Table,
): Prepared {
  const changed = tables.map((opened) => ({ path: opened.path, table: change(opened) }))
  return {
    changes: changed.map(({ path, table }) => ({ path, content: writeTable(table) })),
    places: new Map(data.map(({ path }) => [path, path])),
    classes: classes?.length ?? null,
    rows: changed.reduce((sum, { table }) => sum + table.rows.length, 0),
  }
}

/** No search for tables finds it: neither `*.csv`, nor what skips hidden files. */
const hiddenName = (path: string) =>
  posix.join(posix.dirname(path), `.${posix.basename(path).replaceAll('.', '-')}-renamed`)

async function openTable(folder: string, { path, target }: DeclaredFile): Promise<{ path: string; table: Table }> {
  const { kind, sizeBytes } = await locate(folder, path)
  if (kind === 'folder') throw new NotProbed({ kind: 'folder', path })
  if (sizeBytes > MOST_BYTES) throw new NotProbed({ kind: 'too-large', path, bytes: sizeBytes })
  const content = await readBelow(folder, path, MOST_BYTES)
  if (content === null) throw new NotProbed({ kind: 'missing', path })
  const table = readTable(content, target ?? null)
  if ('kind' in table) throw new NotProbed({ ...table, path })
  return { path: join(folder, path), table }
}

/** Of a file or folder that is the project's own, not one that a link leads to. */
async function locate(folder: string, path: string): Promise<{ kind: 'file' | 'folder'; sizeBytes: number }> {
  const found = await lookBelow(folder, path)
  if (found.kind === 'none') throw new NotProbed({ kind: 'missing', path })
  if (found.kind === 'file' || found.kind === 'folder') return { kind: found.kind, sizeBytes: found.stats.size }
  throw new NotProbed({ kind: found.kind, path })
}
