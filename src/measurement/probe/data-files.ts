import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { recover } from '../../base/errors.ts'
import { seededRandom } from '../../base/random.ts'
import { nameFact } from '../../base/text.ts'
import type { MetricRule } from '../../schema/manifest.ts'
import type { PlannedProject } from '../../schema/plan.ts'
import type { ProbeGap } from '../../schema/probe-gap.ts'
import { PERTURBATIONS, type Perturbation } from '../../schema/record.ts'
import { labelKindOf, listClasses, redrawLabels, takeHalf } from './change-tables.ts'
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

class NotProbed extends Error {
  readonly gap: ProbeGap

  constructor(gap: ProbeGap) {
    super(nameFact(gap))
    this.gap = gap
  }
}

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

/** Changes the data of a copy of the project, before anything of it runs: the same change for each script of a campaign. */
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
  if (perturbation === 'hidden-data') return hideData(folder, data)
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
async function hideData(folder: string, data: readonly DeclaredFile[]): Promise<Prepared> {
  for (const { path } of data) {
    await locate(folder, path)
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
  const tables = await Promise.all(files.map(async (file) => ({ ...(await openTable(folder, file)), name: file.path })))
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
  const place = await locate(folder, path)
  const { size } = await stat(place)
  if (size > MOST_BYTES) throw new NotProbed({ kind: 'too-large', path, bytes: size })
  const content = await recover(readFile(place), ['EISDIR'], null)
  if (content === null) throw new NotProbed({ kind: 'folder', path })
  const table = readTable(content, target ?? null)
  if ('kind' in table) throw new NotProbed({ ...table, path })
  return { path: place, table }
}

/** Of a file that is the project's own, not one that a link leads to. */
async function locate(folder: string, path: string): Promise<string> {
  const place = join(await realpath(folder), path)
  const real = await recover(realpath(place), ['ENOENT', 'ENOTDIR'], null)
  if (real === null) throw new NotProbed({ kind: 'missing', path })
  if (real !== place) throw new NotProbed({ kind: 'link', path })
  return place
}
