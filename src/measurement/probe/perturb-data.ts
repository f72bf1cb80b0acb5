import { constants } from 'node:fs'
import { chmod, lstat, open, rename } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { lookBelow, readBelow } from '../../base/files/untrusted-files.ts'
import { sum } from '../../base/numbers.ts'
import { seededRandom } from '../../base/random.ts'
import { MOST_CELLS, weighRows } from '../../base/text/delimited.ts'
import type { PlannedProject } from '../../schema/campaign/plan.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import type { ScoredRows, Scoring } from '../../schema/dataset/scoring.ts'
import { type Perturbation, perturbationsOf } from '../../schema/measurement/record.ts'
import {
  type ArrayFile,
  countRows,
  halveArrays,
  isArrayPath,
  listTargets,
  readArrays,
  redrawArrays,
  strataOf,
  weighArrays,
  writeArrays,
} from './change-arrays.ts'
import { exchangeLabels, labelKindOf, listClasses, redrawLabels, takeHalf, withoutOtherWays } from './change-tables.ts'
import { NotProbed } from './not-probed.ts'
import { rowTexts } from './npy.ts'
import { readTable, type Table, writeTable } from './table.ts'

type DeclaredFile = Pick<PlannedProject['data'][number], 'path' | 'role' | 'target'>

export interface ProbedProject {
  readonly slug: string
  readonly task: string
  readonly metric: Pick<MetricRule, 'name'>
  readonly data: readonly DeclaredFile[]
  /** Default: scripts print their metric. */
  readonly scoring?: Scoring
  /** Null, or left out: scripts split their data by themselves. */
  readonly split?: Pick<ScoredRows, 'data'> | null
}

/** A change of a project's data. */
export interface ChangedData {
  /** What files hold then, by their declared path. */
  readonly contents: ReadonlyMap<string, Buffer>
  /** Place of each declared file then, by its declared path. */
  readonly places: ReadonlyMap<string, string>
  /** Classes that labels were drawn from; null: none were. */
  readonly classes: number | null
  /** Rows of all tables then, headers aside; null: not counted. */
  readonly rows: number | null
}

/** A table is held in memory whole. */
const MOST_BYTES = 128 * 1024 ** 2
const LEAST_ROWS = 4

/** Changes that can't be made to this project's data, and why. Nothing is changed. */
export async function listUnprobed(sourceFolder: string, project: ProbedProject): Promise<PlannedProject['notProbed']> {
  const gaps: PlannedProject['notProbed'] = {}
  for (const perturbation of perturbationsOf(project.scoring ?? 'printed')) {
    try {
      await changeData(sourceFolder, project, perturbation)
    } catch (error) {
      if (!(error instanceof NotProbed)) throw error
      gaps[perturbation] = error.gap
    }
  }
  return gaps
}

/** Puts a change into a copy of the project, before anything of it runs. */
export async function putChanges(projectFolder: string, { contents, places }: ChangedData): Promise<void> {
  for (const [path, content] of contents) {
    await locate(projectFolder, path)
    await rewrite(join(projectFolder, path), content)
  }
  for (const [path, place] of places)
    if (place !== path) await rename(join(projectFolder, path), join(projectFolder, place))
}

/**
 * The very file has other content then: a script finds its rights and its number among files as in a measured run. A link in a
 * hostile project must not make this process write outside the copy.
 */
async function rewrite(path: string, content: Buffer): Promise<void> {
  const { mode } = await lstat(path)
  const isReadOnly = (mode & constants.S_IWUSR) === 0
  if (isReadOnly) await chmod(path, mode | constants.S_IWUSR)
  await using file = await open(path, constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW)
  await file.writeFile(content)
  if (isReadOnly) await file.chmod(mode)
}

/**
 * A change of a project's data, the same for each script of a campaign. `draw`: which of several halves is kept. Nothing is written.
 * NotProbed where that can't be done, which a plan of this tool's says before.
 */
export async function changeData(
  folder: string,
  project: ProbedProject,
  perturbation: Perturbation,
  draw = 1,
): Promise<ChangedData> {
  const { data, task, metric } = project
  if (data.length === 0) throw new NotProbed({ kind: 'no-data-file' })
  for (const { path } of data) await locate(folder, path)
  if (perturbation === 'hidden-data') return hideData(data)
  const kind = labelKindOf(task, metric.name)
  if (perturbation === 'subsample') {
    const opened = await openAll(folder, data)
    const strata = strataOf(kind === 'classes' ? opened.flatMap(({ arrays }) => arrays ?? []) : [])
    return changeFiles(project, opened, null, {
      table: (table, name) => takeHalf(table, kind, drawFor(project, name, nameDraw(perturbation, draw))),
      arrays: (arrays) => halveArrays(arrays, strata, `${project.slug}/${nameDraw(perturbation, draw)}`),
    })
  }
  // Of a project that is scored by predictions the truth of one table is known.
  const { split } = project
  const files = data.filter(({ path, target }) => target !== undefined && (!split || path === split.data))
  if (files.length === 0) throw new NotProbed({ kind: 'no-target' })
  if (kind === null) throw new NotProbed({ kind: 'unclear-target', metric: metric.name })
  const opened = await openAll(folder, files)
  const isExchange = perturbation === 'label-exchange'
  const written = kind === 'classes' ? listAllClasses(opened) : null
  const classes = isExchange && written !== null ? withoutOtherWays(written) : written
  if (classes !== null && classes.length < 2) throw new NotProbed({ kind: 'too-few-classes', classes: classes.length })
  return changeFiles(project, opened, classes, {
    table: (table, name) =>
      isExchange ? exchangeLabels(table, classes) : redrawLabels(table, classes, drawFor(project, name, perturbation)),
    arrays: (arrays, name) => redrawArrays(arrays, classes, `${project.slug}/${perturbation}/${name}`),
  })
}

function listAllClasses(opened: readonly OpenFile[]): string[] {
  const texts = opened.flatMap(({ arrays }) => (arrays ? listTargets(arrays).flatMap(rowTexts) : []))
  return [...new Set([...listClasses(opened.flatMap(({ table }) => table ?? [])), ...texts])].sort()
}

/** Each file under a name that no script knows. */
function hideData(data: readonly DeclaredFile[]): ChangedData {
  for (const { path } of data) {
    const outer = data.find((other) => path.startsWith(`${other.path}/`))
    if (outer !== undefined) throw new NotProbed({ kind: 'inside-another', path, outer: outer.path })
  }
  const places = new Map(data.map(({ path }) => [path, hiddenName(path)]))
  return { contents: new Map(), places, classes: null, rows: null }
}

const drawFor = ({ slug }: ProbedProject, file: string, drawn: string) => seededRandom(1, `${slug}/${drawn}/${file}`)

const nameDraw = (perturbation: Perturbation, draw: number) => (draw === 1 ? perturbation : `${perturbation}/${draw}`)

/** A file that can be changed, by its name in the manifest. */
type OpenFile = { readonly name: string } & (
  | { readonly table: Table; readonly arrays: null }
  | { readonly table: null; readonly arrays: ArrayFile }
)

async function openAll(folder: string, files: readonly DeclaredFile[]): Promise<OpenFile[]> {
  const opened: OpenFile[] = []
  let cells = 0
  for (const file of files) {
    const each = await openFile(folder, file)
    cells += each.table === null ? weighArrays(each.arrays) : weighRows(each.table.rows)
    if (cells > MOST_CELLS) throw new NotProbed({ kind: 'too-many-cells', path: file.path })
    opened.push(each)
  }
  const rows = sum(opened.map(countOf))
  if (rows < LEAST_ROWS) throw new NotProbed({ kind: 'too-few-rows', rows })
  return opened
}

const countOf = ({ table, arrays }: OpenFile): number => (table === null ? countRows(arrays) : table.rows.length)

interface Changes {
  readonly table: (table: Table, name: string) => Table
  readonly arrays: (arrays: ArrayFile, name: string) => ArrayFile
}

function changeFiles(
  { data }: ProbedProject,
  opened: readonly OpenFile[],
  classes: readonly string[] | null,
  change: Changes,
): ChangedData {
  const changed = opened.map(
    (file): OpenFile =>
      file.table === null
        ? { ...file, arrays: change.arrays(file.arrays, file.name) }
        : { ...file, table: change.table(file.table, file.name) },
  )
  return {
    contents: new Map(
      changed.map(({ name, table, arrays }) => [name, table === null ? writeArrays(arrays) : writeTable(table)]),
    ),
    places: new Map(data.map(({ path }) => [path, path])),
    classes: classes?.length ?? null,
    rows: sum(changed.map(countOf)),
  }
}

/** No search for tables finds it: neither `*.csv`, nor what skips hidden files. */
const hiddenName = (path: string) =>
  posix.join(posix.dirname(path), `.${posix.basename(path).replaceAll('.', '-')}-renamed`)

async function openFile(folder: string, { path, target }: DeclaredFile): Promise<OpenFile> {
  const { kind, sizeBytes } = await locate(folder, path)
  if (kind === 'folder') throw new NotProbed({ kind: 'folder', path })
  if (sizeBytes > MOST_BYTES) throw new NotProbed({ kind: 'too-large', path, bytes: sizeBytes })
  const content = await readBelow(folder, path, MOST_BYTES)
  if (content === null) throw new NotProbed({ kind: 'missing', path })
  if (isArrayPath(path)) {
    const arrays = readArrays(content, path, target ?? null)
    if (arrays === 'no-table') throw new NotProbed({ kind: arrays, path })
    if ('column' in arrays) throw new NotProbed({ kind: 'no-column', path, ...arrays })
    return { name: path, table: null, arrays }
  }
  const table = readTable(content, target ?? null)
  if ('kind' in table) throw new NotProbed({ ...table, path })
  return { name: path, table, arrays: null }
}

/** Path and kind of a file or folder that is the project's own, not one that a link leads to. */
async function locate(folder: string, path: string): Promise<{ kind: 'file' | 'folder'; sizeBytes: number }> {
  const found = await lookBelow(folder, path)
  if (found.kind === 'none') throw new NotProbed({ kind: 'missing', path })
  if (found.kind === 'file' || found.kind === 'folder') return { kind: found.kind, sizeBytes: found.stats.size }
  throw new NotProbed({ kind: found.kind, path })
}
