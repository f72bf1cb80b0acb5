import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

const GROUP_WRITES = 0o020
const EVERYBODY_WRITES = 0o002
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
export function findOthersPart(cache: string, env: NodeJS.ProcessEnv): OthersPart | null {
  const top = statSync(cache, MISSING)
  const user = process.getuid?.()
  if (top === undefined || user === undefined) return null
  const owners = [user, 0, ...(user === 0 ? [Number(env.SUDO_UID)] : [])]
  const isShared = (top.mode & GROUP_WRITES) !== 0 && process.getgroups?.().includes(top.gid) === true
  const judge = (found: Stats): OthersPart['reason'] | null => {
    const { uid, gid, mode } = found
    if (!owners.includes(uid) && !(isShared && gid === top.gid)) return 'other-owner'
    const isInert = found.isFile() && (mode & EXECUTABLE) === 0 // as a lock that all users of a host take
    return (mode & EVERYBODY_WRITES) === 0 || isInert ? null : 'everybody'
  }
  const inside = top.isDirectory() ? readdirSync(cache).map((name) => join(cache, name)) : []
  for (const path of [cache, ...inside]) {
    const reason = lookAt(path)
      .map(judge)
      .find((each) => each !== null)
    if (reason) return { path, reason }
  }
  return null
}

/** What lies there, and where that is a link, of which every system has its own modes, who made it and what it leads to. */
function lookAt(path: string): Stats[] {
  const found = lstatSync(path, MISSING)
  if (found === undefined) return []
  if (!found.isSymbolicLink()) return [found]
  found.mode = 0
  return [found, statSync(path, MISSING) ?? []].flat()
}
