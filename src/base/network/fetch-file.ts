import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorMessage, recover, UserError } from '../errors.ts'
import { hashNamed } from '../files/files.ts'
import { makeFolders } from '../files/folders.ts'
import { formatSize } from '../size.ts'
import { openHttps } from './https.ts'

/** A file by its address and its content. */
interface WantedFile {
  readonly url: string
  readonly sha256: string
}

export interface FileRequest {
  readonly env: NodeJS.ProcessEnv
  /** Is told what is fetched, where it is not here already. */
  readonly note: (text: string) => void
  readonly mostBytes: number
  /** Most seconds for one file; default: an hour. A server that sends a byte a minute would else hold this host. */
  readonly mostSeconds?: number | undefined
  readonly signal?: AbortSignal | undefined
}

const USUAL_SECONDS = 3600

/** Marks what is used now, so that it is not the first to be pruned; false: it is not there. */
export async function touch(path: string): Promise<boolean> {
  const now = new Date()
  const done = utimes(path, now, now).then(() => true)
  return recover(done, ['ENOENT'], false)
}

/**
 * A file in a folder where files are called by their SHA-256: fetched once by HTTPS, whole or not at all, and again where what lies
 * there is another by now. UserError where it can't be had, is too large or another.
 */
export async function fetchFileOnce(
  { url, sha256 }: WantedFile,
  folder: string,
  request: FileRequest,
): Promise<string> {
  const file = join(folder, sha256)
  if ((await hashNamed(file)) === sha256 && (await touch(file))) return file
  await fetchInto(url, folder, request, sha256)
  return file
}

/** Fetches a file whose content nobody has told yet; returns its SHA-256, by which it is called in the folder from now on. */
export const fetchFirst = (url: string, folder: string, request: FileRequest): Promise<string> =>
  fetchInto(url, folder, request, null)

async function fetchInto(url: string, folder: string, request: FileRequest, wanted: string | null): Promise<string> {
  const { env, note, mostBytes, mostSeconds = USUAL_SECONDS, signal } = request
  await makeFolders(folder)
  note(`fetching ${url}`)
  const temporary = join(folder, `${wanted ?? 'new'}.${randomBytes(6).toString('hex')}.tmp`)
  const patience = AbortSignal.timeout(mostSeconds * 1000)
  try {
    const hash = createHash('sha256')
    let size = 0
    const ending = signal === undefined ? patience : AbortSignal.any([patience, signal])
    await pipeline(
      await openHttps(url, env, ending),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size > mostBytes) throw new UserError(`it is larger than ${formatSize(mostBytes)}`, 1)
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(temporary, { flush: true }),
      { signal: ending },
    )
    const found = hash.digest('hex')
    if (wanted !== null && found !== wanted) throw new UserError(`its SHA-256 is ${found}, not ${wanted}`, 1)
    await rename(temporary, join(folder, found))
    return found
  } catch (cause) {
    await rm(temporary, { force: true })
    const exitCode = cause instanceof UserError ? cause.exitCode : 1
    const why = patience.aborted ? `it is not whole after ${mostSeconds} s` : errorMessage(cause)
    throw new UserError(`${url} could not be fetched: ${why}.`, exitCode, { cause })
  }
}
