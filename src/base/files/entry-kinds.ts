import { type Dirent, lstatSync, type Stats } from 'node:fs'
import { normalize, sep } from 'node:path'
import { errorCode, UserError } from '../errors.ts'
import { shorten } from '../text/clean-text.ts'
import { explainLook, notAFile, notAFolder } from './path-errors.ts'
import { leadsOut } from './paths.ts'

// Entries of a folder that strangers may have made (see untrusted-files.ts): their names, their kinds, and which are refused.

export type EntryKind = 'file' | 'folder' | 'link' | 'pipe' | 'socket' | 'device'

/** What lies at a path; of one that leads over a link the link. */
export type Found =
  | { readonly kind: 'none' }
  | { readonly kind: EntryKind; readonly path: string; readonly stats: Stats }

/**
 * Characters that one system takes for something else than a part of a name (a backslash), that end a line or change a
 * terminal, that turn the direction of a text, or that stand for bytes that are no text.
 */
const UNSAFE = /[\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu

/** Whether a name was read of bytes that are no text: by it nothing is found. */
export const isNoText = (name: string): boolean => name.includes('\ufffd')

const spell = (path: string): string =>
  path.replaceAll(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)

/** No name of a file system has more characters; spelled out it may be eight times as long. */
const LONGEST_NAME = 255

/** A name as it may be shown: what no path may have is spelled out. */
export const spellName = (name: string): string => shorten(spell(name), LONGEST_NAME)

/** UserError 3 for a name that a path may not have: what is shown of it is printable. */
export function refuseUnsafeName(path: string): void {
  if (path.search(UNSAFE) < 0) return
  throw new UserError(
    `'${spell(path)}' is refused: a name may hold no backslash, control character or bytes that are no text. Rename it.`,
    3,
  )
}

/** Names on the way from `root` to a path below it; UserError 3 where it leads out. */
export function namesBelow(root: string, path: string): string[] {
  const inside = normalize(path)
  if (leadsOut(inside)) {
    throw new UserError(`${path} leads out of ${root}: it is not opened.`, 3)
  }
  refuseUnsafeName(inside)
  return inside.split(sep).filter((name) => name !== '' && name !== '.')
}

/** The entry at exactly this path. */
export async function look(path: string): Promise<Found> {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    return stats === undefined ? { kind: 'none' } : { kind: kindOf(stats), path, stats }
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return { kind: 'none' }
    throw explainLook(error, path)
  }
}

export function kindOf(entry: Dirent | Stats): EntryKind {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'folder'
  if (entry.isSymbolicLink()) return 'link'
  if (entry.isFIFO()) return 'pipe'
  return entry.isSocket() ? 'socket' : 'device'
}

/** Why something is not opened that is neither a plain file nor a folder; exit code 3. */
export const refusedKind = (path: string, kind: Exclude<EntryKind, 'file' | 'folder'>) =>
  new UserError(
    kind === 'link'
      ? `${path} is a link, which may lead anywhere: it is not followed. Put what it is to show in its place.`
      : `${path} is a ${kind}, no plain file: it is not opened. Remove it.`,
    3,
  )

/** Refuses an entry that is there and of another kind. */
export function refuseAllBut(wanted: 'file' | 'folder', { kind, path }: Exclude<Found, { kind: 'none' }>): void {
  if (kind === wanted) return
  if (kind === 'file') throw notAFolder(path)
  throw kind === 'folder' ? notAFile(path) : refusedKind(path, kind)
}
