import { posix } from 'node:path'
import { hashBelow } from '../base/files/files.ts'
import { lookBelow, readBelow } from '../base/files/untrusted-files.ts'
import { memoise } from '../base/memoise.ts'
import { smallest } from '../base/numbers.ts'
import { decodeText, type TextEncoding } from '../base/text/delimited.ts'
import { isDataFile } from '../dataset/data-files.ts'
import { detectDataLicence } from '../dataset/import/data-licence.ts'
import { findGivenNames } from '../dataset/import/find-header.ts'
import { countBroughtClasses, findTargetHints, isAboutText, type TargetHint } from '../dataset/import/find-target.ts'
import { readTable, type Table } from '../measurement/probe/table.ts'
import { LONGEST_TEXT } from '../schema/common.ts'
import { MOST_COLUMNS, MOST_DATA } from '../schema/dataset/data-file.ts'
import type { ImportReport } from '../schema/dataset/import-report.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { findMetric } from '../schema/dataset/metrics.ts'
import type { MissingFacts } from '../schema/dataset/project-origin.ts'

type DataFile = Manifest['data'][number]

export interface DescribedData {
  readonly data: DataFile[]
  /** Why nobody knows the licence of one of them at least. */
  readonly dataLicence?: NonNullable<MissingFacts['dataLicence']>
  readonly task: Manifest['task']
  readonly target: ImportReport['target']
}

/** Number of files in one folder above which the folder stands for them, as for images. */
const MOST_FILES = 20
/** What is brought from elsewhere has the other half of the places. */
const MOST_DESCRIBED = MOST_DATA / 2
const LARGEST_TABLE = 64 * 1024 ** 2
const TABLE = /\.(?:csv|tsv|txt|data|dat|tab)$/i
const OF_TEST = /(?:^|[^a-z])(?:test|eval|holdout)(?:[^a-z]|$)/i
const OF_TRAINING = /(?:^|[^a-z])train(?:ing)?(?:[^a-z]|$)/i

/** What is known of the files that hold data: rows, roles, the target, and what they make of the task. */
export async function describeData(
  source: string,
  {
    files,
    paths,
    code,
  }: { readonly files: readonly string[]; readonly paths: readonly string[]; readonly code: string },
  metricName: string | null,
): Promise<DescribedData> {
  const of = { code, hints: findTargetHints(code), listed: new Set(paths), isSplit: isSplit(paths) }
  const described: DescribedFile[] = []
  const reasons: NonNullable<MissingFacts['dataLicence']>[] = []
  for (const path of groupFolders(paths)) {
    const { file, ...target } = await describeFile(source, path, of)
    const licence = await detectDataLicence(source, files, path)
    reasons.push(...(licence.spdx === null ? [licence.why] : []))
    described.push({ file: { ...file, licence: licence.spdx }, ...target })
  }
  const agreed = keepLikeliestTarget(described)
  const first = agreed.find(({ file }) => file.target !== undefined) ?? agreed.find(({ classes }) => classes !== null)
  return {
    data: agreed.map(({ file }) => file),
    ...(reasons[0] === undefined ? {} : { dataLicence: reasons[0] }),
    target: first?.file.target === undefined ? null : { column: first.file.target, path: first.file.path },
    task: taskOf(metricName, code, first?.classes ?? (paths.length === 0 ? countBroughtClasses(code) : null)),
  }
}

interface DescribedFile {
  readonly file: DataFile
  /** Distinct values of its target. */
  readonly classes: number | null
  /** Place among the hints of that by which its column was found; null: it has none. */
  readonly rank: number | null
}

/**
 * Rows to predict have no target: those of a test, and of a table whose other columns are all in one with a likelier target, have none
 * in its place. Another table, as one to look things up in, may have a likelier one by chance.
 */
function keepLikeliestTarget(described: readonly DescribedFile[]): readonly DescribedFile[] {
  const best = smallest(described.flatMap(({ rank }) => rank ?? []))
  const likeliest = described.filter(({ rank }) => rank !== null && rank === best)
  const columns = likeliest.map(({ file }) => new Set(file.headers))
  return described.map((each) => {
    if (each.rank === null || each.rank === best) return each
    const { target, ...file } = each.file
    const others = (file.headers ?? []).filter((name) => name !== target)
    const isPart = others.length > 0 && columns.some((known) => others.every((name) => known.has(name)))
    return file.role === 'test' || isPart ? { file, classes: null, rank: null } : each
  })
}

/** What is known of all data, where one of them is described. */
interface AllData {
  readonly code: string
  readonly hints: readonly TargetHint[]
  /** Paths of files; another is a folder's. */
  readonly listed: ReadonlySet<string>
  /** Some are called after a test, others after training. */
  readonly isSplit: boolean
}

async function describeFile(
  source: string,
  path: string,
  { code, hints, listed, isSplit }: AllData,
): Promise<DescribedFile> {
  const table = await readTableBelow(source, path)
  const found = listed.has(path) ? await lookBelow(source, path) : null
  const sha256 = found?.kind === 'file' ? await hashBelow(source, path) : null
  const { target, classes, rank, ...columns } =
    table === null ? NO_TABLE : describeTable(table, hints, findGivenNames(code, path))
  return {
    file: {
      path,
      role: isSplit ? roleOf(path) : 'all',
      format: listed.has(path) ? formatOf(path, table) : 'folder',
      ...columns,
      ...(found?.kind === 'file' ? { bytes: found.stats.size } : {}),
      ...(target === undefined ? {} : { target }),
      ...(sha256 === null ? {} : { sha256 }),
      licence: null,
    },
    classes,
    rank,
  }
}

const NO_TABLE = { target: undefined, classes: null, rank: null }

function describeTable(table: ReadTable, hints: readonly TargetHint[], given: readonly string[] | null) {
  const headers = headersOf(table, hints, given !== null)
  const rows = headers === null ? [table.header, ...table.rows] : table.rows
  const coded = hints.map(openCoded(headers ?? [], rows))
  const names = hints.map((hint, index) => coded[index] ?? nameOf(hint, headers ?? []))
  const target = findColumn(names, headers ?? [])
  const isLast = headers === null && hints.some(({ kind }) => kind === 'last-column')
  const named = target === undefined ? -1 : (headers?.indexOf(target) ?? -1)
  const known = given?.length === table.header.length ? given : []
  const placeOf = (hint: TargetHint) =>
    hint.kind === 'named' ? known.indexOf(hint.name) : hint.kind === 'numbered' ? hint.place : -1
  const [numbered = named] =
    headers === null ? hints.map(placeOf).filter((each) => each >= 0 && each < table.header.length) : []
  const place = isLast ? table.header.length - 1 : numbered
  const isTarget = (name: string) => target !== undefined && plainOf(name) === plainOf(target)
  const isOfTwo = (hint: TargetHint, index: number) =>
    coded[index] === undefined
      ? hint.kind === 'named' && hint.isCompared && isTarget(hint.name)
      : isTarget(coded[index])
  const isCompared = hints.some(isOfTwo)
  const classes = place < 0 ? null : isCompared ? 2 : countClasses(rows.map((row) => row[place] ?? ''))
  const { encoding, delimiter } = table
  const rank = target === undefined ? null : names.findIndex((name) => name !== undefined && isTarget(name))
  return { rows: rows.length, encoding, delimiter, headers, target, classes, rank }
}

/** The first that is a column; else the column that is called so but for its case and signs, as code renames them all. */
function findColumn(names: readonly (string | undefined)[], headers: readonly string[]): string | undefined {
  const given = [...new Set(names)].flatMap((name) => (name === undefined || name === '' ? [] : [name]))
  const known = new Set(headers)
  const exact = given.find((name) => known.has(name))
  if (exact !== undefined) return exact
  const alike = Map.groupBy(headers, plainOf)
  const renamed = given.map(plainOf).find((plain) => plain !== '' && alike.get(plain)?.length === 1)
  return renamed === undefined ? undefined : alike.get(renamed)?.[0]
}

/**
 * Tells which column of text one-hot coding makes one of a name from, as pandas and scikit-learn call it: `Churn_Yes` of a `Churn`
 * that says Yes somewhere; undefined: none.
 */
function openCoded(headers: readonly string[], rows: ReadTable['rows']): (hint: TargetHint) => string | undefined {
  const known = new Set(headers)
  const valuesOf = memoise((header: string) => {
    const place = headers.indexOf(header)
    return new Set(rows.map((row) => row[place]))
  })
  const isMade = (header: string, value: string) => known.has(header) && !isNumber(value) && valuesOf(header).has(value)
  return (hint) => {
    if (hint.kind !== 'named' || hint.mayBeCoded !== true || known.has(hint.name)) return undefined
    const { name } = hint
    const ends = [...name.matchAll(/_(?=.)/g)].map(({ index }) => index)
    return ends.map((end) => name.slice(0, end)).find((header) => isMade(header, name.slice(header.length + 1)))
  }
}

const plainOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')

/** Of a table with a header; undefined: nobody knows. */
function nameOf(hint: TargetHint, headers: readonly string[]): string | undefined {
  if (hint.kind === 'named') return hint.name
  if (hint.kind === 'last-column') return headers.at(-1)
  const { place, lost } = hint
  const isMoved = lost === undefined || headers.slice(0, place + 1).some((name) => lost.includes(name))
  return isMoved ? undefined : headers[place]
}

/**
 * Null where the first line is data: names of columns are no numbers, but where the code names one of them, or a text stands
 * above numbers, and in a table that the code reads without a header no others. No row of the data is kept.
 */
function headersOf({ header, rows }: ReadTable, hints: readonly TargetHint[], isData: boolean): string[] | null {
  const names = header.map((name) => name.trim())
  const below = rows.slice(0, ROWS_LOOKED_AT)
  const isNamed = hints.some((hint) => hint.kind === 'named' && names.includes(hint.name))
  const isAboveNumbers = (name: string, place: number) =>
    name !== '' && !isNumber(name) && below.length > 0 && below.every((row) => isNumber(row[place] ?? ''))
  const isHeader = !(isData || names.some(isNumber)) || isNamed || names.some(isAboveNumbers)
  const isShort = names.length <= MOST_COLUMNS && names.every((name) => name.length <= LONGEST_TEXT)
  return isHeader && isShort ? names : null
}

const ROWS_LOOKED_AT = 20
const isNumber = (cell: string) => cell.trim() !== '' && Number.isFinite(Number(cell))

const FORMATS: readonly (readonly [RegExp, NonNullable<DataFile['format']>])[] = [
  [/\.jsonl$/, 'jsonl'],
  [/\.json$/, 'json'],
  [/\.xlsx?$/, 'excel'],
  [/\.parquet$/, 'parquet'],
  [/\.feather$/, 'feather'],
  [/\.arff$/, 'arff'],
  [/\.np[yz]$/, 'numpy'],
  [/\.mat$/, 'matlab'],
  [/\.(?:pkl|pickle)$/, 'pickle'],
  [/\.(?:h5|hdf5)$/, 'hdf5'],
  [/\.(?:jpe?g|png|bmp|gif)$/, 'image'],
  [/\.wav$/, 'audio'],
  [/\.tsv$/, 'tsv'],
  [/\.csv$/, 'csv'],
]

/** By its content where that is a table, else by its ending. */
export function formatOf(path: string, table: ReadTable | null): NonNullable<DataFile['format']> {
  if (table !== null) return table.delimiter === '\t' ? 'tsv' : 'csv'
  const name = path.toLowerCase().replace(/\.(?:gz|zip|bz2)$/, '')
  return FORMATS.find(([ending]) => ending.test(name))?.[1] ?? (TABLE.test(name) ? 'text' : 'other')
}

/** Distinct values; null: they are measures, and the code makes classes of them in a way that is not known here. */
function countClasses(cells: readonly string[]): number | null {
  const values = [...new Set(cells.filter((cell) => cell !== ''))]
  return values.some((value) => !Number.isInteger(Number(value)) && isNumber(value)) ? null : values.length
}

type ReadTable = Pick<Table, 'delimiter' | 'header' | 'rows'> & { readonly encoding: TextEncoding }

/** A name that tells nothing of its content may be one of a table. */
async function readTableBelow(source: string, path: string): Promise<ReadTable | null> {
  const content =
    TABLE.test(path) || !isDataFile(path) ? await readBelow(source, path, LARGEST_TABLE).catch(() => null) : null
  if (content === null) return null
  const { text, encoding } = decodeText(content)
  const found = readTable(encoding === 'utf-16' ? Buffer.from(text) : content, null)
  return 'rows' in found ? { ...found, encoding } : null
}

const isSplit = (paths: readonly string[]): boolean =>
  [OF_TEST, OF_TRAINING].every((of) => paths.some((path) => of.test(posix.basename(path))))

function roleOf(path: string): DataFile['role'] {
  const [isTest, isTraining] = [OF_TEST, OF_TRAINING].map((of) => of.test(posix.basename(path)))
  if (isTest === isTraining) return 'all'
  return isTest ? 'test' : 'train'
}

/** Folders with many files stand for these; of more than a manifest holds, those at the top, and no further one. */
function groupFolders(paths: readonly string[]): string[] {
  const folders = Map.groupBy(paths, (path) => posix.dirname(path))
  const grouped = [...folders].flatMap(([folder, inside]) =>
    inside.length > MOST_FILES && folder !== '.' ? [folder] : inside,
  )
  const all = grouped.length > MOST_DESCRIBED ? [...new Set(paths.map((path) => path.split('/')[0] ?? ''))] : grouped
  return all.sort().slice(0, MOST_DESCRIBED)
}

function taskOf(metricName: string | null, code: string, classes: number | null): Manifest['task'] {
  const labels = metricName === null ? null : (findMetric(metricName)?.labels ?? null)
  if (labels === 'numbers') return 'regression'
  if (labels === null) return 'other'
  if (isAboutText(code)) return 'text-classification'
  if (classes === null) return 'other'
  return classes === 2 ? 'binary-classification' : 'multiclass-classification'
}
