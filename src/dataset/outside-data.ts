import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { cacheFolder } from '../base/cache-folder.ts'
import { copyTree } from '../base/copy-tree.ts'
import { UserError } from '../base/errors.ts'
import { type FileRequest, fetchFileOnce, touch } from '../base/fetch-file.ts'
import { hashBelow, hashFiles, hashOfTree } from '../base/files.ts'
import { makeFolders } from '../base/folders.ts'
import { lookBelow } from '../base/untrusted-files.ts'
import { copyBelow, linkBelow, moveBelow, removeBelow } from '../base/untrusted-writing.ts'
import { holdUse } from '../base/use-locks.ts'
import type { Manifest } from '../schema/manifest.ts'
import { readPointer } from './git-lfs.ts'
import type { KnownProject } from './known-project.ts'
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

/** Makes a file by the script that the manifest names, from a project's files and the data before it, into the store. */
export type MakeData = (file: MadeFile, place: SourcePlace) => Promise<void>

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

/** Takes it from the store; what does not lie there yet is made or fetched. `placeBefore`: the project with the data before the file. */
async function bringFile(
  { slug }: WithData,
  file: DataFile,
  env: NodeJS.ProcessEnv,
  fetching: DataFetching,
  placeBefore: () => Promise<SourcePlace>,
): Promise<AddedFile> {
  const { path, url, sha256, licence } = file
  const named = `${slug}: its data '${path}'`
  const terms = licence === null ? '' : `, licence ${licence}`
  const byHand = `put it at ${join(handDataFolder(env), slug, path)}.`
  const way = wayOf(file)
  if (sha256 === undefined || way === null) {
    const from = url === undefined ? '' : ` from ${url}`
    throw new UserError(`${named} has to be got by hand${from}${terms}: ${byHand}`)
  }
  const stored = { path, sha256, from: [fetchedDataFolder(env), sha256] } as const
  if (await isStored(sha256, env)) return stored
  const isNotHere = `${named} is not here: greenml check ${slug}`
  if ('url' in way) {
    if (fetching === null) throw new UserError(`${isNotHere} fetches it.`)
    const note = (text: string) => fetching.note(`${slug}: ${text}, its data '${path}'${terms}`)
    await fetchData({ ...way, sha256 }, env, { ...fetching, note }, { named, byHand })
    return stored
  }
  if (fetching?.make === undefined) throw new UserError(`${isNotHere} makes it, by ${way.madeBy}.`)
  await fetching.make({ path, ...way }, await placeBefore())
  if (await isStored(sha256, env)) return stored
  throw new UserError(
    `${slug}: ${way.madeBy} makes another file of '${path}' here than the one that project.yaml names by ${sha256}: it draws by chance, or other packages made that one. Where you have that file, ${byHand}`,
    1,
  )
}

/** How it comes here; null: by a person alone. */
function wayOf({ access, url, madeBy }: DataFile): { readonly url: string } | { readonly madeBy: string } | null {
  if (access === 'open' && url !== undefined) return { url }
  return access === 'made' && madeBy !== undefined ? { madeBy } : null
}

async function fetchData(
  file: { readonly url: string; readonly sha256: string },
  env: NodeJS.ProcessEnv,
  fetching: NonNullable<DataFetching>,
  { named, byHand }: { readonly named: string; readonly byHand: string },
): Promise<void> {
  try {
    await fetchFileOnce(file, fetchedDataFolder(env), { ...fetching, env, mostBytes: LARGEST_DATA_BYTES })
  } catch (cause) {
    if (!(cause instanceof UserError) || fetching.signal?.aborted) throw cause
    throw new UserError(`${named}: ${cause.message} Where you have that file, ${byHand}`, cause.exitCode, { cause })
  }
}

/** Whether the store holds it whole; what somebody changed is removed. */
async function isStored(sha256: string, env: NodeJS.ProcessEnv): Promise<boolean> {
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
