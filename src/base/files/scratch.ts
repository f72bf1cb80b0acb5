import { createHash } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { lstat, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode, UserError } from '../errors.ts'
import { runCommand } from '../processes/process.ts'
import { startOf, UNKNOWN_START } from '../processes/process-start.ts'
import { makeFolders } from './folders.ts'
import { explainFullDisk, explainWrite } from './path-errors.ts'

/** Namespace, pid and start of the process that made a folder, each of a fixed length: see `nameOf`. */
const NAME = /^\.?greenml-[a-z]+-([0-9a-z]{8})([0-9a-z]{5})([0-9a-z]{9})-/

/**
 * A folder of this process's own below the system's temporary folder (`$TMPDIR`), or another one. Its maker removes it, by
 * `removeTree`.
 */
export async function makeScratch(purpose: string, root = tmpdir()): Promise<string> {
  try {
    return await realpath(await mkdtemp(join(root, `greenml-${purpose}-${await nameOf(process.pid)}-`)))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      throw new UserError(`There is no temporary folder ${root}: make it, or set TMPDIR to one that exists.`, 1)
    }
    throw explainWrite(explainFullDisk(error, root, ROOM_FOR_SCRATCH), root, root)
  }
}

/**
 * A folder of this process's own in a folder that others list, hidden by a dot: what is made there can be put in its place at
 * once.
 */
export async function makeHiddenScratch(purpose: string, root: string): Promise<string> {
  await makeFolders(root)
  return mkdtemp(join(root, `.greenml-${purpose}-${await nameOf(process.pid)}-`))
}

/** A folder that is removed at the end of the scope: `await using staging = removedAfter(await mkdtemp(…))`. */
export const removedAfter = (folder: string): AsyncDisposable & { readonly folder: string } => ({
  folder,
  [Symbol.asyncDispose]: () => removeTree(folder),
})

/** The fix where the temporary folder has no room. */
export const ROOM_FOR_SCRATCH = 'Free some of it, or set TMPDIR to a folder on a larger disk'

/** Bytes that a disk has to have left before a run starts on it: below, the host would be why the run fails. */
export const LEAST_ROOM = 512 * 1024 ** 2

/** Bytes that the temporary folder has room for. */
export function freeScratchBytes(root = tmpdir()): number {
  const { bavail, bsize } = statfsSync(root)
  return bavail * bsize
}

/** A run that started on a full disk would fail, and its script be blamed. */
export async function refuseFullScratch(): Promise<void> {
  const root = tmpdir()
  const free = freeScratchBytes(root)
  if (free >= LEAST_ROOM) return
  const left = `${Math.floor(free / 1024 ** 2)} MiB`
  throw new UserError(
    `The disk is nearly full: ${root} has ${left} left, and a run needs ${LEAST_ROOM / 1024 ** 2} MiB. ` +
      `${ROOM_FOR_SCRATCH}, then run the same command again.`,
    1,
  )
}

/**
 * Removes what processes of this user left in the temporary folder, or another one, that were killed. Only what a living
 * process could not have made is touched: the name tells who made it. Returns what could not be removed.
 */
export async function removeAbandonedScratch(root = tmpdir()): Promise<string[]> {
  const kept: string[] = []
  for (const name of await readdir(root).catch(() => [])) {
    const folder = join(root, name)
    if (!(await isAbandoned(name, folder))) continue
    await removeTree(folder).catch(() => kept.push(folder))
  }
  return kept
}

async function isAbandoned(name: string, folder: string): Promise<boolean> {
  const [, namespace, pid = '', start] = NAME.exec(name) ?? []
  if (namespace === undefined || namespace !== (await namePids())) return false
  if (start === (await startOf(Number.parseInt(pid, 36)))) return false
  const found = await lstat(folder).catch(() => null)
  return found?.isDirectory() === true && found.uid === process.getuid?.()
}

/**
 * Names a process for good, in base 36 and always as long: how long a path is can move what a script has in memory, and
 * must not depend on a pid.
 */
async function nameOf(pid: number): Promise<string> {
  return `${await namePids()}${pid.toString(36).padStart(5, '0')}${(await startOf(pid)) ?? UNKNOWN_START}`
}

/** Pids mean something only inside of a namespace; the first one of each host has the same number, and hosts may share a folder. */
async function namePids(): Promise<string> {
  const found = await stat('/proc/self/ns/pid').catch(() => null)
  const digest = createHash('sha256')
    .update(`${hostname()}\0${found?.ino ?? 0}`)
    .digest()
  return (digest.readUIntBE(0, 6) % 36 ** 8).toString(36).padStart(8, '0')
}

/** A script may have taken the right to remove its files from their owner, or nested folders deeper than a path can name. */
export async function removeTree(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch (error) {
    if (!['EACCES', 'EPERM', 'ENAMETOOLONG'].includes(errorCode(error) ?? '')) throw error
    await runCommand('/bin/chmod', ['-R', 'u+rwx', '--', folder]) // neither program follows links below it
    const { exitCode, stderr } = await runCommand('/bin/rm', ['-rf', '--', folder])
    if (exitCode !== 0) throw new UserError(`${folder} can't be removed: ${stderr.trim().slice(-300)}`, 1)
  }
}
