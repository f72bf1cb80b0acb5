import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { cacheFolder } from '../base/files/cache-folder.ts'
import { holdUse } from '../base/files/use-locks.ts'
import { fetchFirst } from '../base/network/fetch-file.ts'
import type { AuthorsRun } from '../benchmark/run-authors.ts'
import type { NamedAddress } from '../dataset/sources/find-addresses.ts'
import { FETCHED_DATA_USE, fetchedDataFolder, LARGEST_DATA_BYTES } from '../dataset/sources/outside-data.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'

/** What a script reads from an address; its hash where it was fetched. */
export interface ReadAddress extends NamedAddress {
  readonly sha256: string | null
}

const MOST_SECONDS = 300

const NO_NETWORK = /(?:URLError|HTTPError|gaierror|SSLError|MaxRetryError|NewConnectionError|Connect\w{0,20})$/
const SAYS_NO_NETWORK = /\[Errno (?:101|111|113|-[235])\]|URL fetch failure|^Error downloading |[Cc]ouldn't connect/

/** Whether a run ended because it has no network. */
export function lacksNetwork({ record: { status, errorType, errorMessage } }: AuthorsRun): boolean {
  return status === 'failed' && (NO_NETWORK.test(errorType ?? '') || SAYS_NO_NETWORK.test(errorMessage ?? ''))
}

/** Fetches each into the cache, by its hash; what can't be had is told, and stays to be got by hand. */
export async function fetchAddresses(
  addresses: readonly NamedAddress[],
  { env, logger, signal }: CommandContext,
): Promise<ReadAddress[]> {
  await holdUse(cacheFolder(env), FETCHED_DATA_USE)
  const request = { env, note: logger.info, signal, mostBytes: LARGEST_DATA_BYTES, mostSeconds: MOST_SECONDS }
  const found: ReadAddress[] = []
  for (const each of addresses) {
    const sha256 = await fetchFirst(each.url, fetchedDataFolder(env), request).catch((error: unknown) => {
      if (!(error instanceof UserError) || signal?.aborted) throw error
      logger.warn(error.message)
      return null
    })
    found.push({ ...each, sha256 })
  }
  return found
}

/** As the manifest names them: files that the repository does not hold, and what stands for each address. */
export const toData = (addresses: readonly ReadAddress[]): Manifest['data'] =>
  addresses.map(({ path, url, sha256 }) => ({
    path,
    role: 'all',
    licence: null,
    url,
    ...(sha256 === null ? { access: 'manual' } : { sha256, access: 'open' }),
  }))

export const toPlaces = (addresses: readonly ReadAddress[]) => addresses.map(({ at, path }) => ({ at, shows: path }))
