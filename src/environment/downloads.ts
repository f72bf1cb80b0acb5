import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCode, errorMessage, recover, UserError } from '../base/errors.ts'
import { sha256Hex } from '../base/files.ts'
import { makeFolders } from '../base/folders.ts'
import { removedAfter } from '../base/scratch.ts'
import { unpackArchive } from '../base/unpack-archive.ts'
import type { Download } from '../schema/manifest.ts'
import { openHttps } from './https.ts'
import { holdUse } from './use-locks.ts'

const GIB = 1024 ** 3
/** Most bytes of one file as it is fetched, and of all that an archive holds. */
const FILE_LIMIT = 2 * GIB
const UNPACKED_LIMIT = 2 * GIB
const MEMBER_LIMIT = 100_000

export interface DownloadRequest {
  readonly cache: string
  readonly env: NodeJS.ProcessEnv
  readonly note: (text: string) => void
  /** Most seconds for one file; default: an hour. A server that sends a byte a minute would else hold this host. */
  readonly mostSeconds?: number
}

/** Name of the lock that is held while downloads are laid out or used. */
export const DOWNLOADS_USE = 'downloads'

export const downloadsFolder = (cache: string) => join(cache, 'downloads')

/** Laid out by this: another way of laying out gets another folder. */
const LAYOUT = 1

/**
 * A folder of the cache that holds the downloads as a home does, each at its path. Files are kept by their content, fetched
 * once, and refused where their hash differs.
 */
export async function ensureDownloads(downloads: readonly Download[], request: DownloadRequest): Promise<string> {
  const root = downloadsFolder(request.cache)
  const folder = join(root, 'homes', sha256Hex(JSON.stringify([LAYOUT, downloads])).slice(0, 24))
  await holdUse(request.cache, DOWNLOADS_USE)
  if (await touch(folder)) return folder
  await makeFolders(dirname(folder))
  await using staging = removedAfter(await mkdtemp(join(root, 'staging-')))
  const home = join(staging.folder, 'home')
  await mkdir(home)
  for (const download of downloads) await layOut(download, await fetchOnce(download, root, request), home)
  await refuseResults(home)
  await recover(rename(home, folder), ['ENOTEMPTY', 'EEXIST'], null) // another process may have been faster
  return folder
}

/** Marks what is used now, so that it is not the first to be pruned; false: it is not there. */
async function touch(path: string): Promise<boolean> {
  const now = new Date()
  const done = utimes(path, now, now).then(() => true)
  return recover(done, ['ENOENT'], false)
}

async function fetchOnce(download: Download, root: string, request: DownloadRequest): Promise<string> {
  const file = join(root, 'files', download.sha256)
  if (await touch(file)) return file
  await makeFolders(dirname(file))
  request.note(`fetching ${download.url}`)
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const hash = createHash('sha256')
    let size = 0
    await pipeline(
      await openHttps(download.url, request.env),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size > FILE_LIMIT) throw new UserError(`it is larger than ${FILE_LIMIT / GIB} GiB`, 1)
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(temporary),
      { signal: AbortSignal.timeout((request.mostSeconds ?? 3600) * 1000) },
    )
    const found = hash.digest('hex')
    if (found !== download.sha256) throw new UserError(`its SHA-256 is ${found}, not ${download.sha256}`, 1)
    await rename(temporary, file)
    return file
  } catch (cause) {
    await rm(temporary, { force: true })
    const exitCode = cause instanceof UserError ? cause.exitCode : 1
    throw new UserError(`${download.url} could not be fetched: ${errorMessage(cause)}.`, exitCode, { cause })
  }
}

/** Refuses names under which what watches a run leaves its results: none of them comes from a project. */
async function refuseResults(home: string): Promise<void> {
  const found = (await readdir(home)).find((name) => name.startsWith('.greenml'))
  if (found !== undefined)
    throw new UserError(`environment.downloads: '${found}' is a name that is kept for this tool.`)
}

async function layOut(download: Download, file: string, home: string): Promise<void> {
  try {
    await putAt(join(home, download.path), download, file)
  } catch (error) {
    if (!PLACE_FAULTS.has(errorCode(error) ?? '')) throw error
    throw new UserError(
      `environment.downloads: nothing can be put at '${download.path}' (${errorCode(error)}): another of them is in its way, ` +
        'or its name is too long.',
    )
  }
}

const PLACE_FAULTS = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

async function putAt(target: string, download: Download, file: string): Promise<void> {
  if ((await stat(target).catch(() => null)) !== null && download.unpack === undefined) {
    throw new UserError(`environment.downloads: two of them go to '${download.path}'.`)
  }
  if (download.unpack === undefined) {
    await mkdir(dirname(target), { recursive: true })
    await cp(file, target)
    await chmod(target, 0o644)
    return
  }
  await mkdir(target, { recursive: true })
  const limits = { bytes: UNPACKED_LIMIT, files: MEMBER_LIMIT }
  const fault = await unpackArchive({ form: download.unpack, path: file }, target, limits)
  if (fault !== null) throw new UserError(`${download.url} was not unpacked: ${fault}.`, 1)
}
