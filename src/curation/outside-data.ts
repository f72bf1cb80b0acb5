import { posix } from 'node:path'
import { inTurn } from '../base/in-turn.ts'
import { addressOfLfsFile, readPointer } from '../dataset/sources/git-lfs.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import type { DescribedData } from './describe-data.ts'
import { toData } from './fetch-addresses.ts'
import { readMissed } from './make-lacked.ts'
import type { TriedEntry } from './try-entry.ts'

type DataFile = Manifest['data'][number]

/** What the files of a repository are pinned to. */
interface Pin {
  readonly repository: string
  readonly commit: string | null
  /** The folder that is the project. */
  readonly path: string
}

/** What was found of the data, with what of it the repository does not hold. */
export async function addOutsideData(
  { data, dataLicence }: Pick<DescribedData, 'data' | 'dataLicence'>,
  tried: TriedEntry,
  { source, files, pin }: { readonly source: string; readonly files: readonly string[]; readonly pin: Pin },
): Promise<Pick<DescribedData, 'data' | 'dataLicence'>> {
  const read = new Map([...toData(tried.addresses), ...tried.made].map((file) => [file.path, file]))
  const found = await inTurn(data, async (file) => {
    const elsewhere = read.get(file.path)
    return elsewhere === undefined ? lookBehindPointer(source, file, pin) : { ...file, ...pickFetching(elsewhere) }
  })
  const named = new Set(data.map(({ path }) => path))
  const missed = [...findMissedData(tried, files), ...[...read.values()].filter(({ path }) => !named.has(path))]
  const why = dataLicence ?? (missed.length > 0 ? ('not-stated' as const) : undefined)
  // What is made stands behind what it is made from.
  const turns = new Map(tried.made.map(({ path }, turn) => [path, turn]))
  const turnOf = ({ path }: DataFile) => turns.get(path) ?? -1
  const all = [...found, ...missed].toSorted((one, other) => turnOf(one) - turnOf(other))
  return { data: all, ...(why === undefined ? {} : { dataLicence: why }) }
}

const pickFetching = ({ url, access, madeBy, source, sha256 }: DataFile) => ({
  ...(url === undefined ? {} : { url }),
  ...(madeBy === undefined ? {} : { madeBy }),
  ...(source === undefined ? {} : { source }),
  access,
  ...(sha256 === undefined ? {} : { sha256 }),
})

/** A data file as Git LFS keeps it elsewhere, where the repository only points at it. */
async function lookBehindPointer(
  source: string,
  file: DataFile,
  { repository, commit, path: part }: Pin,
): Promise<DataFile> {
  const pointer = await readPointer(source, file.path)
  if (pointer === null) return file
  const { path, role, licence, format } = file
  const { sha256, bytes } = pointer
  const url = sha256 === null ? null : addressOfLfsFile(repository, commit, posix.join(part, path))
  return {
    path,
    role,
    licence,
    ...(format === undefined ? {} : { format }),
    ...(sha256 === null ? {} : { sha256 }),
    ...(bytes === null ? {} : { bytes }),
    ...(url === null ? { access: 'manual' } : { url, access: 'open' }),
  }
}

/** The file or folder that a run looked for and did not find: somebody has to bring it. */
function findMissedData({ run, start, scripts }: TriedEntry, files: readonly string[]): DataFile[] {
  const missed = readMissed(run, start, files)
  if (missed === null || !scripts.some(({ text }) => text.includes(posix.basename(missed.path)))) return []
  const { path, isFolder } = missed
  return [{ path, role: 'all', licence: null, ...(isFolder ? { format: 'folder' } : {}), access: 'manual' }]
}
