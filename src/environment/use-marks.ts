import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../base/errors.ts'
import { startOf } from '../base/process-start.ts'

/** An environment that was asked for less than this ago is not removed: on another host the process may still run. */
const FRESH_MILLISECONDS = 24 * 3600 * 1000

const marksFolder = (cache: string) => join(cache, 'in-use')

/** Says that this process uses an environment: one file for each, whose text tells this process from a later one of its number. */
export async function markUsed(cache: string, name: string): Promise<void> {
  const folder = marksFolder(cache)
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.${process.pid}`)
  await writeFile(file, (await startOf(process.pid)) ?? '')
  const now = new Date()
  await utimes(file, now, now)
  await removeSuperseded(folder, name)
}

/** A mark of a process that ended says no more than this newer one. */
async function removeSuperseded(folder: string, name: string): Promise<void> {
  const marks = (await listNames(folder)).filter((file) => file.startsWith(`${name}.`))
  for (const file of marks) {
    const mark = await readMark(join(folder, file))
    if (mark === null || Date.now() - mark.at < FRESH_MILLISECONDS || (await isAlive(file, mark))) continue
    await rm(join(folder, file), { force: true })
  }
}

export interface Use {
  /** Milliseconds since 1970. */
  readonly lastUsed: number
  readonly isInUse: boolean
}

/** Of each environment that was ever marked: when, and whether it may be removed. */
export async function readUses(cache: string, now: number = Date.now()): Promise<Map<string, Use>> {
  const folder = marksFolder(cache)
  const uses = new Map<string, Use>()
  for (const file of await listNames(folder)) {
    const [, name = ''] = /^(\w+)\.\d+$/.exec(file) ?? []
    const mark = name === '' ? null : await readMark(join(folder, file))
    if (mark === null) continue
    const isInUse = now - mark.at < FRESH_MILLISECONDS || (await isAlive(file, mark))
    const known = uses.get(name)
    uses.set(name, {
      lastUsed: Math.max(mark.at, known?.lastUsed ?? 0),
      isInUse: isInUse || (known?.isInUse ?? false),
    })
  }
  return uses
}

/** Forgets the marks of an environment that is gone. */
export async function removeMarks(cache: string, name: string): Promise<void> {
  const folder = marksFolder(cache)
  const marks = (await listNames(folder)).filter((file) => file.startsWith(`${name}.`))
  for (const file of marks) await rm(join(folder, file), { force: true })
}

interface Mark {
  readonly at: number
  readonly start: string
}

const isAlive = async (file: string, { start }: Mark) =>
  start !== '' && start === (await startOf(Number(file.split('.')[1])))

async function readMark(path: string): Promise<Mark | null> {
  try {
    return { at: (await stat(path)).mtimeMs, start: await readFile(path, 'utf8') }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null // another process removed it
    throw error
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
