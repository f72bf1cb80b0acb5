import { symlink } from 'node:fs/promises'
import { dirname, join, posix, relative } from 'node:path'
import { errorCode } from '../base/errors.ts'
import { makeAndHold } from '../base/files/held-folder.ts'
import { isBelow } from '../base/files/paths.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import { makeFolderBelow } from '../base/files/untrusted-writing.ts'
import { HOME, PROJECT } from '../sandbox/inside.ts'
import type { ShownPlace } from '../sandbox/sandboxed-command.ts'
import type { PlannedProject } from '../schema/campaign/plan.ts'
import { isAddress } from '../schema/dataset/moved-place.ts'
import type { Instrument } from './instruments/instrument.ts'

/** Folders of a sandbox that are its own: nothing of a project is shown in them. */
const OWN_FOLDERS = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib64',
  '/etc',
  '/proc',
  '/sys',
  '/dev',
  '/run',
  '/greenml',
  HOME,
]

/** Places of a project, by where a script of it finds them: in its copy of the source, or beside that in the sandbox. */
export interface ResolvedPlaces {
  /** Paths relative to the source. `shows` null: an empty folder. */
  readonly inside: readonly { readonly at: string; readonly shows: string | null }[]
  readonly outside: readonly ShownPlace[]
  /** Addresses that it reads, and the file of the source that it gets for each. */
  readonly addresses: readonly ShownPlace[]
}

/** A path with a drive letter or backslashes is a plain name here, as it is to the script. */
export function resolvePlaces({
  places = [],
  workingDirectory,
}: Pick<PlannedProject, 'places' | 'workingDirectory'>): ResolvedPlaces {
  const found = places
    .filter(({ at }) => !isAddress(at))
    .map(({ at, shows }) => ({
      at: posix.resolve(PROJECT, workingDirectory, at).replace(/(?<=[^/])\/$/, ''),
      shows: shows === null ? null : posix.normalize(shows),
    }))
  // Folders that have a backslash in their names are refused everywhere.
  const isInside = (at: string) => isBelow(at, PROJECT) && at !== PROJECT && !posix.dirname(at).includes('\\')
  const isOutside = (at: string) =>
    ![PROJECT, ...OWN_FOLDERS].some((own) => isBelow(at, own)) && !isBelow(PROJECT, at) && !at.includes('\\')
  const outside = found.filter(({ at }) => isOutside(at))
  return {
    inside: [
      ...found.flatMap(({ at, shows }) => (isInside(at) ? [{ at: posix.relative(PROJECT, at), shows }] : [])),
      ...outside.flatMap(({ at, shows }) => (shows === null ? [{ at: inCopy(at), shows }] : [])),
    ],
    outside: outside.map(({ at, shows }) => ({ at, shows: shows ?? inCopy(at) })),
    addresses: places.flatMap(({ at, shows }) => (shows !== null && isAddress(at) ? [{ at, shows }] : [])),
  }
}

/** The folder of a copy that stands for one beside it, to which a script writes. */
const inCopy = (at: string) => at.slice(1)

/** What shows a script the files of its copy in place of addresses. */
export function showAddresses(
  projectFolder: string,
  { addresses }: ResolvedPlaces,
): Pick<Instrument<never, never>, 'shims' | 'environment'> {
  if (addresses.length === 0) return { shims: [], environment: {} }
  const lines = addresses.map(({ at, shows }) => `${at}\t${join(projectFolder, shows)}`)
  return { shims: ['address'], environment: { GREENML_ADDRESSES: lines.join('\n') } }
}

/** Makes the places of a copy of the source: a link each, where nothing lies. */
export async function makePlaces(projectFolder: string, { inside }: ResolvedPlaces): Promise<void> {
  for (const { at, shows } of inside) {
    if (shows === null) {
      if (at.includes('\\')) continue
      await makeFolderBelow(projectFolder, at)
      continue
    }
    await using folder = await makeAndHold(projectFolder, dirname(at))
    const target = relative(join(projectFolder, dirname(at)), join(projectFolder, shows)) || '.'
    await symlink(target, folder.at(posix.basename(at))).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  }
}

/**
 * Places beside the copy that show a plain file or folder of it. An engine follows a link of the project's own on this host, out of
 * the sandbox: such a place is left out, as is one that shows nothing.
 */
export async function findShown(projectFolder: string, { outside }: ResolvedPlaces): Promise<ShownPlace[]> {
  const found: ShownPlace[] = []
  for (const place of outside) {
    const { kind } = await lookBelow(projectFolder, place.shows)
    if (kind === 'file' || kind === 'folder') found.push(place)
  }
  return found
}
