import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { orFault } from '../../base/fault.ts'
import { writeFileAtomic } from '../../base/files/files.ts'
import { removeAbandonedScratch } from '../../base/files/scratch.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { addressWithoutCredentials } from '../../base/secrets.ts'
import type { Manifest } from '../../schema/dataset/manifest.ts'
import { convertNotebook, writeNotebookScript } from '../code/notebook.ts'
import { type KnownProject, SOURCE } from '../known-project.ts'
import { copySource } from './copy-source.ts'
import { fetchSource, isGitUrl } from './fetch-source.ts'
import { findInMirror } from './mirror.ts'
import { addOutsideData, type MadeFile } from './outside-data.ts'
import { onlyHereFolder, putInPlace, type SourcePlace, sourcesFolder, takeWhole } from './source-cache.ts'

/** Where the files of projects are: in the dataset, or, of one that it only names, in a cache by their hash. */
export interface Sources {
  /** A project's files as far as they are here; null: they are not. */
  find(known: KnownProject): Promise<SourcePlace | null>
  /** A project's files, fetched where they are missing and held to the manifest's hash. UserError where they are not to be had. */
  get(known: KnownProject): Promise<SourcePlace>
  /** The files of a project whose hash nobody knows yet: those of the commit that it is pinned to. UserError as `get`. */
  see(known: KnownProject): Promise<SourcePlace>
  /** A project's files as `get` gives them; null where they are not to be had, which is logged. */
  tryToGet(known: KnownProject): Promise<SourcePlace | null>
  /** A project's files with the data beside them that its repository does not hold. UserError where those are not to be had. */
  addData(known: KnownProject, place: SourcePlace): Promise<SourcePlace>
  /** Files and data as `addData` gives them; null where those are not to be had, which is logged. */
  tryToAddData(known: KnownProject, place: SourcePlace): Promise<SourcePlace | null>
}

/** What is here, for readers that fetch nothing. */
export function hereOnly(env: NodeJS.ProcessEnv = process.env): Sources {
  const get = async (known: KnownProject) => {
    const place = await findWhole(known, env)
    if (place === null) throw notHere(known, 'greenml check fetches it, where it can be had')
    return place
  }
  const addData = (known: KnownProject, place: SourcePlace) => addOutsideData(known, place, env, null)
  return {
    find: (known) => findSource(known, env),
    get,
    see: get,
    tryToGet: (known) => get(known).catch(() => null),
    addData,
    tryToAddData: (known, place) => addData(known, place).catch(() => null),
  }
}

/** Makes data of a project by a script of its own, from its files at that place, into the store. Returns its hash. */
export type MakeDataOf = (known: KnownProject, file: MadeFile, place: SourcePlace) => Promise<string>

/**
 * What is here, and what can be fetched from where a manifest pins it, or from a mirror (`--mirror`, `$GREENML_MIRROR`); and what
 * a script of the project makes, where `make` is given.
 */
export function openSources(context: CommandContext, mirror = context.env.GREENML_MIRROR, make?: MakeDataOf): Sources {
  const { env, logger, signal } = context
  const get = async (known: KnownProject) => {
    const { origin } = known.manifest
    if (origin !== 'embedded' && origin.sourceHash === null && (await findSource(known, env)) === null)
      throw notHere(known, `nobody has seen its files yet: greenml validate ${known.slug} --fix fetches and names them`)
    return see(known)
  }
  const see = async (known: KnownProject) => (await findWhole(known, env)) ?? fetchPinned(known, { context, mirror })
  const addData = (known: KnownProject, place: SourcePlace) =>
    addOutsideData(known, place, env, {
      note: (text) => logger.info(text),
      signal,
      ...(make && { make: (file, placeBefore) => make(known, file, placeBefore) }),
    })
  const orTell = async (work: Promise<SourcePlace>): Promise<SourcePlace | null> => {
    const found = await orFault(work, signal)
    if (!('fault' in found)) return found
    logger.warn(found.fault)
    return null
  }
  return {
    find: (known) => findSource(known, env),
    get,
    see,
    tryToGet: (known) => orTell(get(known)),
    addData,
    tryToAddData: (known, place) => orTell(addData(known, place)),
  }
}

async function findSource({ folder, manifest }: KnownProject, env: NodeJS.ProcessEnv): Promise<SourcePlace | null> {
  if ((await lookBelow(folder, SOURCE)).kind !== 'none') return { root: folder, name: SOURCE }
  const hash = manifest.origin === 'embedded' ? null : manifest.origin.sourceHash
  const root = sourcesFolder(env)
  return hash !== null && (await lookBelow(root, hash)).kind === 'folder' ? { root, name: hash } : null
}

/** One in the cache that was changed there is none. */
async function findWhole(known: KnownProject, env: NodeJS.ProcessEnv): Promise<SourcePlace | null> {
  const place = await findSource(known, env)
  return place === null || place.name === SOURCE ? place : takeWhole(place.name, known.slug, env)
}

/** Puts a folder's files into the cache, under their hash. `isOnlyHere`: they can't be fetched again, and stay there. */
export async function keepSource(from: string, env: NodeJS.ProcessEnv, isOnlyHere: boolean): Promise<void> {
  const hash = await putInPlace(env, async (folder) => {
    await copySource(from, folder)
  })
  if (isOnlyHere) await writeFileAtomic(join(onlyHereFolder(env), hash), '')
}

interface Fetching {
  readonly context: CommandContext
  readonly mirror: string | undefined
}

async function fetchPinned(known: KnownProject, { context, mirror }: Fetching): Promise<SourcePlace> {
  const { env, logger, signal } = context
  const { slug, manifest } = known
  const { source, at, commit, path, sourceHash } = await findPin(known, mirror)
  await removeAbandonedScratch(sourcesFolder(env))
  logger.info(
    `${slug}: fetching its files${path === '.' ? '' : `, ${path} of`} ${addressWithoutCredentials(source)} at ${commit.slice(0, 12)}`,
  )
  await using fetched = await fetchSource({ source, at, commit, path, signal })
  const name = await putInPlace(
    env,
    async (folder) => {
      const { files } = await copySource(fetched.folder, folder)
      if (manifest.notebook !== undefined) await writeConverted(folder, files, manifest.notebook)
    },
    (hash) => {
      if (hash === sourceHash || sourceHash === null) return
      throw new UserError(
        `${slug}: the files at ${source} are not those that project.yaml names by sourceHash ${sourceHash}: they have ${hash}.`,
        3,
      )
    },
  )
  return (await takeWhole(name, slug, env)) ?? { root: sourcesFolder(env), name }
}

interface Pin {
  /** An address of git's. */
  readonly source: string
  /** Of a mirror. */
  readonly at: string | null
  readonly commit: string
  readonly path: string
  readonly sourceHash: string | null
}

async function findPin(known: KnownProject, mirror: string | undefined): Promise<Pin> {
  const { origin } = known.manifest
  if (origin === 'embedded') throw notHere(known, 'it is part of the dataset: restore it')
  if (!isPinned(origin)) throw notHere(known, describeOneMachine(origin))
  const { repository, commit, path, sourceHash } = origin
  if (mirror === undefined || mirror === '') return { source: repository, at: null, commit, path, sourceHash }
  const at = await findInMirror(repository, mirror)
  if (at === null) throw notHere(known, `the mirror ${mirror} does not have ${repository}`)
  return { source: repository, at, commit, path, sourceHash }
}

type ImportedOrigin = Exclude<Manifest['origin'], 'embedded'>

const isPinned = (origin: ImportedOrigin): origin is ImportedOrigin & { readonly commit: string } =>
  origin.commit !== null && isGitUrl(origin.repository)

const describeOneMachine = ({ repository }: ImportedOrigin) =>
  `it was imported from a place of one machine (${repository}): import it again from an address that others can fetch from; ` +
  'files that you wrote yourself become part of the dataset by greenml import --vendor, with origin set to embedded'

/** Why nobody but the machine that imported a project can fetch its files; null: others can, or they are part of the dataset. */
export const tellOneMachine = ({ origin }: Pick<Manifest, 'origin'>): string | null =>
  origin === 'embedded' || isPinned(origin) ? null : describeOneMachine(origin)

/** The script that the import made of the notebook: of one order of its cells, without those that were left out. */
async function writeConverted(
  folder: string,
  files: readonly string[],
  { path, order, without = [] }: NonNullable<Manifest['notebook']>,
): Promise<void> {
  const { path: script, codes } = await convertNotebook(folder, files, path, without)
  const code = order === 'as-run' ? codes.at(-1) : codes[0]
  if (code !== undefined) await writeNotebookScript(folder, script, code)
}

const notHere = ({ slug, folder }: KnownProject, why: string) =>
  new UserError(`'${slug}' has no source at ${join(folder, SOURCE)}: ${why}.`)
