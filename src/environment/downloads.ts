import { chmod, cp, mkdir, mkdtemp, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode, recover, UserError } from '../base/errors.ts'
import { sha256Hex } from '../base/files/files.ts'
import { makeFolders } from '../base/files/folders.ts'
import { removedAfter } from '../base/files/scratch.ts'
import { unpackArchive } from '../base/files/unpack-archive.ts'
import { holdUse } from '../base/files/use-locks.ts'
import { fetchFileOnce, fetchFirst, touch } from '../base/network/fetch-file.ts'
import { GIB } from '../base/size.ts'
import type { Download } from '../schema/dataset/manifest.ts'

/** Most bytes of one file as it is fetched, and of all that an archive holds. */
const FILE_LIMIT = 2 * GIB
const UNPACKED_LIMIT = 2 * GIB
const MEMBER_LIMIT = 100_000

/** Where the downloads are kept by their content. */
const filesFolder = (cache: string) => join(downloadsFolder(cache), 'files')

export interface DownloadRequest {
  readonly cache: string
  readonly env: NodeJS.ProcessEnv
  readonly note: (text: string) => void
  /** Most seconds for one file; default: an hour. */
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
  for (const download of downloads) {
    const file = await fetchFileOnce(download, filesFolder(request.cache), { ...request, mostBytes: FILE_LIMIT })
    await layOut(download, file, home)
  }
  await refuseResults(home)
  await recover(rename(home, folder), ['ENOTEMPTY', 'EEXIST'], null) // another process may have been faster
  return folder
}

/** A download that is seen for the first time, with the hash that its content has. */
export async function describeDownload(
  download: Omit<Download, 'sha256'>,
  request: DownloadRequest,
): Promise<Download> {
  const sha256 = await fetchFirst(download.url, filesFolder(request.cache), { ...request, mostBytes: FILE_LIMIT })
  return { ...download, sha256 }
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
