import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

const GROUP_WRITES = 0o020
export const EVERYBODY_WRITES = 0o002
const EXECUTABLE = 0o111
const MISSING = { throwIfNoEntry: false } as const

/** What of a cache others may have put there, and how that is known. */
export interface OthersPart {
  readonly path: string
  readonly reason: 'other-owner' | 'everybody'
}

/**
 * The cache itself, or what lies directly in it, where others may have put it there; null: nothing. Programs and compiled code of it
 * are run as this user. Trusted are root, who called sudo, and the users of a group that shares the cache with this one. What others
 * put there while every user could write stays theirs.
 */
export const findOthersPart = (cache: string, env: NodeJS.ProcessEnv) => findIn(cache, env, isNotStarted)

/** What others may have put into a folder of compiled code or one of its folders, all of whose files are run; null: nothing. */
export function findOthersCode(folder: string, env: NodeJS.ProcessEnv): OthersPart | null {
  for (const each of [folder, ...listIn(folder)]) {
    const found = findIn(each, env, () => false)
    if (found !== null) return found
  }
  return null
}

/** `isInert`: a file that is never run, whoever can write it. */
function findIn(cache: string, env: NodeJS.ProcessEnv, isInert: (file: Stats) => boolean): OthersPart | null {
  const top = statSync(cache, MISSING)
  const user = process.getuid?.()
  if (top === undefined || user === undefined) return null
  const owners = [user, 0, ...(user === 0 ? [Number(env.SUDO_UID)] : [])]
  const isShared = (top.mode & GROUP_WRITES) !== 0 && process.getgroups?.().includes(top.gid) === true
  const judge = (found: Stats): OthersPart['reason'] | null => {
    const { uid, gid, mode } = found
    if (!owners.includes(uid) && !(isShared && gid === top.gid)) return 'other-owner'
    return (mode & EVERYBODY_WRITES) === 0 || isInert(found) ? null : 'everybody'
  }
  for (const path of [cache, ...listIn(cache)]) {
    const reason = lookAt(path)
      .map(judge)
      .find((each) => each !== null)
    if (reason) return { path, reason }
  }
  return null
}

const listIn = (folder: string): string[] =>
  statSync(folder, MISSING)?.isDirectory() ? readdirSync(folder).map((name) => join(folder, name)) : []

/** A file that nobody may start, as a lock that all users of a host take. */
const isNotStarted = (found: Stats): boolean => found.isFile() && (found.mode & EXECUTABLE) === 0

/** What lies there, and where that is a link, of which every system has its own modes, who made it and what it leads to. */
function lookAt(path: string): Stats[] {
  const found = lstatSync(path, MISSING)
  if (found === undefined) return []
  if (!found.isSymbolicLink()) return [found]
  found.mode = 0
  return [found, ...lookBehind(path)]
}

function lookBehind(link: string): Stats[] {
  try {
    return [statSync(link, MISSING) ?? []].flat()
  } catch {
    return [] // it leads around in a circle, or past what this user may see: no program is found by it
  }
}
