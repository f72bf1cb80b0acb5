import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recover } from '../base/errors.ts'
import { makeFolders } from '../base/folders.ts'
import { startOf } from '../base/process-start.ts'

/** An environment that was asked for less than this ago is not removed: on another host the process may still run. */
const FRESH_MILLISECONDS = 24 * 3600 * 1000

const marksFolder = (cache: string) => join(cache, 'in-use')

/**
 * Says that this process uses an environment: one file for each, whose text tells this process from a later one of its number.
 * Marks of processes that ended say no more than this newer one, and are removed.
 */
export async function markUsed(cache: string, name: string): Promise<void> {
  const folder = marksFolder(cache)
  await makeFolders(folder)
  await writeFile(join(folder, `${name}.${process.pid}`), (await startOf(process.pid)) ?? '')
  for (const mark of await listMarks(cache, Date.now(), name)) if (!mark.isInUse) await rm(mark.path, { force: true })
}

export interface Use {
  /** Milliseconds since 1970. */
  readonly lastUsed: number
  readonly isInUse: boolean
}

/** Of each environment that was ever marked: when, and whether it may be removed. */
export async function readUses(cache: string, now: number = Date.now()): Promise<Map<string, Use>> {
  const uses = new Map<string, Use>()
  for (const { name, lastUsed, isInUse } of await listMarks(cache, now)) {
    const known = uses.get(name) ?? { lastUsed: 0, isInUse: false }
    uses.set(name, { lastUsed: Math.max(lastUsed, known.lastUsed), isInUse: isInUse || known.isInUse })
  }
  return uses
}

/** Forgets the marks of an environment that is gone. */
export async function removeMarks(cache: string, name: string): Promise<void> {
  for (const { path } of await listMarks(cache, Date.now(), name)) await rm(path, { force: true })
}

interface Mark extends Use {
  readonly path: string
  /** The environment's. */
  readonly name: string
}

/** The marks of all environments, or of the one that is named. */
async function listMarks(cache: string, now: number, wanted?: string): Promise<Mark[]> {
  const folder = marksFolder(cache)
  const marks: Mark[] = []
  for (const file of (await recover(readdir(folder), ['ENOENT'], [])).sort()) {
    const [, name, pid] = /^(\w+)\.(\d+)$/.exec(file) ?? []
    if (name === undefined || name !== (wanted ?? name)) continue
    const path = join(folder, file)
    const reading = Promise.all([stat(path), readFile(path, 'utf8')])
    const [found, start] = await recover(reading, ['ENOENT'], [null, '']) // another process may have removed it
    if (found === null) continue
    const isFresh = now - found.mtimeMs < FRESH_MILLISECONDS
    const isInUse = isFresh || (start !== '' && start === (await startOf(Number(pid))))
    marks.push({ path, name, lastUsed: found.mtimeMs, isInUse })
  }
  return marks
}
