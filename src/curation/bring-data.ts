import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import type { AuthorsRun } from '../benchmark/run-authors.ts'
import { SOURCE } from '../dataset/known-project.ts'
import { findAddresses } from '../dataset/sources/find-addresses.ts'
import { addOutsideData } from '../dataset/sources/outside-data.ts'
import type { Download, Manifest } from '../schema/dataset/manifest.ts'
import type { MovedPlace } from '../schema/dataset/moved-place.ts'
import { fetchAddresses, lacksNetwork, type ReadAddress, toData } from './fetch-addresses.ts'
import { fetchNltkData } from './nltk-data.ts'

/** What scripts lack that their repository does not hold, as far as their runs showed. */
export interface Brought {
  readonly downloads: Download[]
  addresses: readonly ReadAddress[]
  /** Files that other scripts of the repository made. */
  made: Manifest['data']
}

/** What is looked for beside packages is few. */
const MOST_DOWNLOADS = 8

/** Brings what a run lacked, where it can be had. True: the script may get further now. */
export async function bringData(
  run: AuthorsRun | null,
  brought: Brought,
  scripts: {
    readonly texts: readonly string[]
    readonly files: readonly string[]
    /** What stands here for addresses already. */
    readonly own: readonly MovedPlace[]
    readonly mayFetch: boolean
  },
  context: CommandContext,
): Promise<boolean> {
  if (run === null) return false
  if (await bringNltkData(run, brought, context)) return true
  if (brought.addresses.length > 0 || !lacksNetwork(run)) return false
  const isOwn = (address: string) => scripts.own.some(({ at }) => at === address)
  const named = findAddresses(scripts.texts, scripts.files).filter(({ at }) => !isOwn(at))
  brought.addresses = scripts.mayFetch
    ? await fetchAddresses(named, context)
    : named.map((each) => ({ ...each, sha256: null }))
  return brought.addresses.some(isFetched)
}

/** The same of NLTK's data alone, for whatever script lacks it. */
export async function bringNltkData(
  run: AuthorsRun,
  { downloads }: Pick<Brought, 'downloads'>,
  context: CommandContext,
): Promise<boolean> {
  if (downloads.length >= MOST_DOWNLOADS) return false
  const missing = await fetchNltkData(run, downloads, context)
  if (missing !== null) downloads.push(missing)
  return missing !== null
}

/** Addresses that a script's last run read, or failed for. */
export function listNeeded(run: AuthorsRun | null, { addresses }: Brought): readonly ReadAddress[] {
  return run !== null && lacksNetwork(run) ? addresses : addresses.filter(isFetched)
}

/** What of the data that the repository does not hold is here. */
export const listHere = ({ addresses, made }: Pick<Brought, 'addresses' | 'made'>): Manifest['data'] => [
  ...toData(addresses.filter(isFetched)),
  ...made,
]

/** The folder of a project's files with the data beside them that the repository does not hold. */
export async function placeData(
  { slug, folder }: { readonly slug: string; readonly folder: string },
  data: Manifest['data'],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const known = { slug, manifest: { data } }
  const { root, name } = await addOutsideData(known, { root: folder, name: SOURCE }, env, null)
  return join(root, name)
}

export const isFetched = ({ sha256 }: ReadAddress): boolean => sha256 !== null
