import { spawn } from 'node:child_process'
import { appendFile, readdir, readFile, stat, utimes } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { recover } from '../errors.ts'
import { memoise } from '../memoise.ts'
import { assetPath } from '../package.ts'
import { OWN_PYTHON } from '../processes/own-python.ts'
import { explainNoLock } from './file-lock.ts'
import { makeFolders } from './folders.ts'

/**
 * Each part of the cache (an environment, the files of a project) has a file that who uses it holds locked, and that notes for
 * which projects it was. The lock ends with the process, even one that is killed, and holds on every host and in every
 * container that shares the cache.
 */
const usesFolder = (cache: string) => join(cache, 'in-use')

export interface Use {
  /** Milliseconds since 1970. */
  readonly lastUsed: number
  readonly isInUse: boolean
  /** Names of projects that it was used for; sorted. */
  readonly projects: readonly string[]
}

const held = new Set<string>()

/** Keeps a part of the cache from being removed until this process ends. */
export async function holdUse(cache: string, name: string, project?: string): Promise<void> {
  const file = join(usesFolder(cache), name)
  await makeFolders(usesFolder(cache))
  if (!held.has(file)) expectAnswer(file, await ask('share', file), ['held'])
  held.add(file)
  if (project !== undefined && !(await readProjects(file)).includes(project)) await appendFile(file, `${project}\n`)
  const now = new Date()
  await utimes(file, now, now)
}

/** Uses of each part of the cache that was ever used: when, for what, and whether a process uses it now. */
export async function readUses(cache: string): Promise<Map<string, Use>> {
  const uses = new Map<string, Use>()
  for (const name of (await recover(readdir(usesFolder(cache)), ['ENOENT'], [])).sort()) {
    const file = join(usesFolder(cache), name)
    const found = await recover(stat(file), ['ENOENT'], null) // another process may have removed it
    if (found?.isFile() !== true) continue // who opens a pipe waits for its other end
    const projects = await readProjects(file)
    uses.set(name, { lastUsed: found.mtimeMs, isInUse: await isHeld(file), projects })
  }
  return uses
}

/** Removes a part of the cache by `remove` while nobody can begin to use it. False: a process uses it. */
export async function removeUnused(cache: string, name: string, remove: () => Promise<void>): Promise<boolean> {
  const file = join(usesFolder(cache), name)
  await makeFolders(usesFolder(cache))
  if (expectAnswer(file, await ask('take', file), ['held', 'busy']) === 'busy') return false
  try {
    await remove()
  } finally {
    expectAnswer(file, await ask('remove', file), ['free'])
  }
  return true
}

async function isHeld(file: string): Promise<boolean> {
  if (expectAnswer(file, await ask('take', file), ['held', 'busy']) === 'busy') return true
  expectAnswer(file, await ask('free', file), ['free'])
  return false
}

async function readProjects(file: string): Promise<string[]> {
  const text = await recover(readFile(file, 'utf8'), ['ENOENT'], '')
  return [...new Set(text.split('\n').filter((line) => line !== ''))].sort()
}

function expectAnswer(file: string, answer: string, expected: readonly string[]): string {
  if (expected.includes(answer)) return answer
  throw explainNoLock(answer, file)
}

type Request = 'share' | 'take' | 'free' | 'remove'

/** One request after another to the process that holds all locks; it does not keep this one from ending. */
function ask(request: Request, file: string): Promise<string> {
  const answered = last.then(() => askHolder(request, file))
  last = answered.catch(() => {})
  return answered
}

const openHolder = memoise(startHolder)
let last: Promise<unknown> = Promise.resolve()

async function askHolder(request: Request, file: string): Promise<string> {
  const { child, lines, noStart } = openHolder()
  const pipes = [child.stdin, child.stdout].filter((each) => each instanceof Socket)
  const parts = [child, ...pipes]
  for (const each of parts) each.ref()
  try {
    child.stdin.write(`${JSON.stringify([request, file])}\n`)
    const line = await Promise.race([lines.next(), noStart])
    return line.done ? '' : line.value
  } finally {
    for (const each of parts) each.unref()
  }
}

function startHolder() {
  const child = spawn(OWN_PYTHON, ['-I', '-S', assetPath('python', 'hold_uses.py')], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.on('error', () => {}) // the end of its output tells that it ended
  const noStart = new Promise<never>((_, reject) => child.once('error', reject))
  noStart.catch(() => {})
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](), noStart }
}
