import { posix } from 'node:path'
import { hashBelow } from '../base/files/files.ts'
import { lookBelow, readBelow } from '../base/files/untrusted-files.ts'
import { smallest } from '../base/numbers.ts'
import { decodeText } from '../base/text/delimited.ts'
import { countLearnedClasses, findLabels, learnsTwo } from '../dataset/code/learned-kind.ts'
import { isDataFile } from '../dataset/data-files.ts'
import { detectDataLicence } from '../dataset/import/data-licence.ts'
import { findGivenNames } from '../dataset/import/find-header.ts'
import { countBroughtClasses, findTargetHints, isAboutText, type TargetHint } from '../dataset/import/find-target.ts'
import { readTable } from '../measurement/probe/table.ts'
import { MOST_DATA } from '../schema/dataset/data-file.ts'
import type { ImportReport } from '../schema/dataset/import-report.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { findMetric } from '../schema/dataset/metrics.ts'
import type { MissingFacts } from '../schema/dataset/project-origin.ts'
import { formatOf, isCalledTable } from './data-format.ts'
import { describeTable, NO_TARGET, type ReadTable, type TableTarget } from './describe-table.ts'

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

interface DescribedFile extends Pick<TableTarget, 'classes' | 'rank'> {
  readonly file: DataFile
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
    table === null ? NO_TARGET : describeTable(table, hints, findGivenNames(code, path))
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

/** A name that tells nothing of its content may be one of a table. */
async function readTableBelow(source: string, path: string): Promise<ReadTable | null> {
  const content =
    isCalledTable(path) || !isDataFile(path) ? await readBelow(source, path, LARGEST_TABLE).catch(() => null) : null
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
  const labels = findLabels(code, metricName === null ? null : (findMetric(metricName)?.labels ?? null))
  if (labels === 'numbers') return 'regression'
  if (labels === null) return 'other'
  if (isAboutText(code)) return 'text-classification'
  const count = learnsTwo(code) ? 2 : (classes ?? countLearnedClasses(code))
  if (count === null) return 'other'
  return count === 2 ? 'binary-classification' : 'multiclass-classification'
}
