import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { isMistake, UserError } from '../../base/errors.ts'
import { cacheFolder } from '../../base/files/cache-folder.ts'
import { copyTree } from '../../base/files/copy-tree.ts'
import { hashBelow, hashFiles, hashOfTree } from '../../base/files/files.ts'
import { makeFolders } from '../../base/files/folders.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { copyBelow, linkBelow, moveBelow, removeBelow } from '../../base/files/untrusted-writing.ts'
import { holdUse } from '../../base/files/use-locks.ts'
import { type FileRequest, fetchFileOnce, touch } from '../../base/network/fetch-file.ts'
import { carriesTime } from '../../base/timed-formats.ts'
import type { Manifest } from '../../schema/dataset/manifest.ts'
import type { KnownProject } from '../known-project.ts'
import { readPointer } from './git-lfs.ts'
import { putInPlace, type SourcePlace, takeWhole } from './source-cache.ts'

/** Most bytes of one file of data that is fetched. */
export const LARGEST_DATA_BYTES = 2 * 1024 ** 3

/** `<cache>/data/<slug>/<path>`: data that a person had to get, put there by hand and never removed. */
export const handDataFolder = (env: NodeJS.ProcessEnv) => join(cacheFolder(env), 'data')
/** `<cache>/data-files/<sha256>`: data that was fetched, or made. */
export const fetchedDataFolder = (env: NodeJS.ProcessEnv) => join(cacheFolder(env), 'data-files')
/** Name of the lock that is held while fetched data is used. */
export const FETCHED_DATA_USE = 'data-files'

/** How data is fetched, and made where a script makes it; null: only what is here is taken. */
export type DataFetching = (Omit<FileRequest, 'env' | 'mostBytes'> & { readonly make?: MakeData | undefined }) | null

/** Makes a file by the script that the manifest names, from a project's files and the data before it, into the store. Returns its hash. */
type MakeData = (file: MadeFile, place: SourcePlace) => Promise<string>

export interface MadeFile {
  readonly path: string
  readonly madeBy: string
}

/** A file in the store of data. */
export interface StoredData {
  readonly path: string
  readonly sha256: string
  readonly bytes: number
}

interface AddedFile {
  /** Path below the source. */
  readonly path: string
  readonly sha256: string
  /** Where it lies: a folder, and its path in it. */
  readonly from: readonly [root: string, path: string]
}

type DataFile = Manifest['data'][number]

/** What has to be known of a project. */
type WithData = Pick<KnownProject, 'slug'> & { readonly manifest: Pick<Manifest, 'data'> }

/**
 * A project's files with the data beside them that its repository does not hold: the place itself where nothing lacks, else a
 * copy in the cache, by the hash of all files. UserError where some of it can't be had, or is not the file that the manifest
 * names.
 */
export async function addOutsideData(
  known: WithData,
  place: SourcePlace,
  env: NodeJS.ProcessEnv,
  fetching: DataFetching,
): Promise<SourcePlace> {
  const added: AddedFile[] = []
  for (const [index, file] of known.manifest.data.entries()) {
    if (file.access === undefined || (await isWhole(known, file, place))) continue
    const before = { slug: known.slug, manifest: { data: known.manifest.data.slice(0, index) } }
    const placeBefore = () => addOutsideData(before, place, env, fetching)
    added.push(...((await findByHand(known, file, env)) ?? [await bringFile(known, file, env, fetching, placeBefore)]))
  }
  if (added.length === 0) return place
  const source = join(place.root, place.name)
  const hash = hashOfTree(
    new Map([...(await hashFiles(source)), ...added.map(({ path, sha256 }) => [path, sha256] as const)]),
  )
  const here = await takeWhole(hash, known.slug, env)
  if (here !== null) return here
  await putInPlace(
    env,
    async (folder) => {
      await copyTree(source, folder)
      for (const { path, from } of added) {
        await removeBelow(folder, path) // what only points at it
        const isLinked = from[0] === fetchedDataFolder(env) && (await linkBelow(join(...from), folder, path))
        if (!isLinked) await copyBelow(from[0], folder, from[1], path)
      }
    },
    (found) => {
      if (found !== hash) throw new UserError(`${known.slug}: its files changed while its data was put beside them.`, 1)
    },
  )
  const made = await takeWhole(hash, known.slug, env)
  if (made === null)
    throw new UserError(`${known.slug}: its files were removed from the cache while they were made.`, 1)
  return made
}

/** Whether the source holds the file itself, and no pointer of Git LFS in its place. UserError for another: what the author has there stays. */
async function isWhole({ slug }: WithData, { path, sha256 }: DataFile, { root, name }: SourcePlace): Promise<boolean> {
  const { kind } = await lookBelow(root, join(name, path))
  if (kind !== 'file') return kind !== 'none'
  if (sha256 === undefined || (await hashBelow(join(root, name), path)) === sha256) return true
  if ((await readPointer(root, join(name, path))) !== null) return false
  throw new UserError(
    `${slug}: its data '${path}' would take the place of another file of its repository: name that file's SHA-256 in project.yaml, and no access.`,
  )
}

/** What a person put at its place, a file or a folder; null: nothing. */
async function findByHand(
  { slug }: WithData,
  { path, sha256 }: DataFile,
  env: NodeJS.ProcessEnv,
): Promise<AddedFile[] | null> {
  const root = join(handDataFolder(env), slug)
  const { kind } = await lookBelow(root, path)
  if (kind === 'none') return null
  if (kind === 'folder' && sha256 === undefined) {
    const inside = await hashFiles(join(root, path))
    return [...inside].map(([each, hash]) => ({
      path: join(path, each),
      sha256: hash,
      from: [root, join(path, each)],
    }))
  }
  const found = kind === 'file' ? await hashBelow(root, path) : null
  if (found !== null && (sha256 === undefined || found === sha256)) return [{ path, sha256: found, from: [root, path] }]
  const says = found === null ? 'it is no file' : `its SHA-256 is ${found}`
  throw new UserError(`${slug}: ${join(root, path)} is not the file that project.yaml names by ${sha256}: ${says}.`)
}

/** A file of any access, from the store or brought into it. `placeBefore`: the project with the data that stands before it. */
async function bringFile(
  { slug }: WithData,
  file: DataFile,
  env: NodeJS.ProcessEnv,
  fetching: DataFetching,
  placeBefore: () => Promise<SourcePlace>,
): Promise<AddedFile> {
  const { path, access, madeBy, url, sha256 } = file
  const folder = fetchedDataFolder(env)
  if (sha256 !== undefined && (await isStored(sha256, env))) return { path, sha256, from: [folder, sha256] }
  const name = `${slug}: its data '${path}'`
  const byHand = `put it at ${join(handDataFolder(env), slug, path)}.`
  if (sha256 === undefined || access === 'manual')
    throw new UserError(`${name} has to be got by hand${tellTerms(file)}: ${byHand}`)
  if (fetching === null || (madeBy !== undefined && fetching.make === undefined)) {
    const does = madeBy === undefined ? 'fetches it' : `makes it, by ${madeBy}`
    throw new UserError(`${name} is not here: greenml check ${slug} ${does}.`)
  }
  try {
    if (madeBy !== undefined)
      refuseOther({ path, madeBy, sha256 }, await fetching.make?.({ path, madeBy }, await placeBefore()))
    if (url !== undefined) await fetchData(slug, { ...file, url, sha256 }, env, fetching)
  } catch (cause) {
    if (!isMistake(cause) || fetching.signal?.aborted) throw cause
    throw new UserError(`${name}: ${cause.message} Where you have that file, ${byHand}`, cause.exitCode, { cause })
  }
  return { path, sha256, from: [folder, sha256] }
}

const tellTerms = ({ access, url, licence }: DataFile) =>
  [access === 'manual' && url !== undefined ? ` from ${url}` : '', licence === null ? '' : `, licence ${licence}`].join(
    '',
  )

async function fetchData(
  slug: string,
  file: DataFile & { readonly url: string; readonly sha256: string },
  env: NodeJS.ProcessEnv,
  fetching: NonNullable<DataFetching>,
): Promise<void> {
  const note = (text: string) => fetching.note(`${slug}: ${text}, its data '${file.path}'${tellTerms(file)}`)
  await fetchFileOnce(file, fetchedDataFolder(env), {
    ...fetching,
    env,
    note,
    mostBytes: LARGEST_DATA_BYTES,
  })
}

/** UserError where a script made another file than the manifest names: it is the project's fault, or this machine's. */
function refuseOther(
  { path, madeBy, sha256 }: MadeFile & { readonly sha256: string },
  found: string | undefined,
): void {
  if (found === sha256) return
  throw new UserError(
    `${madeBy} made it here with SHA-256 ${found}, and project.yaml names ${sha256}: ${tellOtherBytes(path)}, or its packages compute otherwise on this machine.`,
    1,
  )
}

/** Why a script may make another file of the same name, and what to do. */
export const tellOtherBytes = (path: string): string =>
  carriesTime(path)
    ? 'a file of its kind carries the time at which it was written: have it written as plain text, or with a fixed time'
    : 'it draws by chance, for which it needs a seed'

/** Whether the store holds it whole; what somebody changed is removed. */
export async function isStored(sha256: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const folder = fetchedDataFolder(env)
  await holdUse(cacheFolder(env), FETCHED_DATA_USE)
  if ((await lookBelow(folder, sha256)).kind !== 'file') return false
  if ((await hashBelow(folder, sha256)) === sha256) return touch(join(folder, sha256))
  await removeBelow(folder, sha256)
  return false
}

/** Puts a plain file that a stranger's code made into the store; null where there is none, or one of more than `mostBytes`. */
export async function storeData(
  root: string,
  path: string,
  env: NodeJS.ProcessEnv,
  mostBytes: number = LARGEST_DATA_BYTES,
): Promise<StoredData | null> {
  const found = await lookBelow(root, path)
  if (found.kind !== 'file' || found.stats.size > mostBytes) return null
  const folder = fetchedDataFolder(env)
  const temporary = `made.${randomBytes(6).toString('hex')}.tmp`
  await makeFolders(folder)
  await holdUse(cacheFolder(env), FETCHED_DATA_USE)
  await copyBelow(root, folder, path, temporary)
  const sha256 = (await hashBelow(folder, temporary)) ?? ''
  if (await isStored(sha256, env)) await removeBelow(folder, temporary)
  else await moveBelow(folder, temporary, sha256)
  return { path, sha256, bytes: found.stats.size }
}
