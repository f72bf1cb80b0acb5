import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SERVE } from '../../src/measurement/launcher.ts'
import { openLauncher } from '../support/launch.ts'
import { eventually } from '../support/processes.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

const NOBODY = 65534

/** A launcher as a user starts it, so that several users can be played; what it says, line by line. */
function startHolder(lock: string, holder: string, uid?: number) {
  const python = uid === undefined ? PYTHON : '/usr/bin/python3' // another user may not read the first one's
  const child: ChildProcessWithoutNullStreams = spawn(python, SERVE, {
    cwd: '/',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stdin.write(`${JSON.stringify({ type: 'hold-host', path: lock, holder })}\n`)
  const says = (text: string) => eventually(() => said.includes(text))
  return { child, says, said: () => said }
}
const HOLDING = '"type": "holding"'
const waitingFor = (holder: string) => `{"type": "waiting", "holder": "${holder}"}`

it('is handed from one to the next: each waiter is told who holds it, and none holds it with another', async () => {
  const lock = join(await makeFolder(), 'lock')
  const first = startHolder(lock, 'the first')
  expect(await first.says(HOLDING)).toBe(true)
  const waiting = ['the second', 'the third'].map((name) => startHolder(lock, name))
  for (const each of waiting) expect(await each.says(waitingFor('the first'))).toBe(true)
  expect(waiting.some(({ said }) => said().includes(HOLDING))).toBe(false)
  first.child.kill('SIGKILL')
  expect(await eventually(() => waiting.some(({ said }) => said().includes(HOLDING)))).toBe(true)
  const [holding, other] = waiting[0]?.said().includes(HOLDING) ? waiting : waiting.toReversed()
  expect(other?.said()).not.toContain(HOLDING)
  holding?.child.kill('SIGKILL')
  expect(await other?.says(HOLDING)).toBe(true)
})

it('is one lock for all who start at once where there is no file yet', async () => {
  const lock = join(await makeFolder(), 'lock')
  const all = Array.from({ length: 6 }, (_, index) => startHolder(lock, `process ${index}`))
  expect(await eventually(() => all.every(({ said }) => /"(waiting|holding)"/.test(said())))).toBe(true)
  expect(all.filter(({ said }) => said().includes(HOLDING))).toHaveLength(1)
  expect((await stat(lock)).mode & 0o777).toBe(0o666)
})

it('holds on to the file that others lock, when the one that it waited for was removed', async () => {
  const folder = await makeFolder()
  const lock = join(folder, 'lock')
  const first = startHolder(lock, 'the first')
  expect(await first.says(HOLDING)).toBe(true)
  const second = startHolder(lock, 'the second')
  expect(await second.says('"waiting"')).toBe(true)
  await rm(lock)
  const third = startHolder(lock, 'the third')
  expect(await third.says(HOLDING)).toBe(true)
  first.child.kill('SIGKILL')
  expect(await second.says(waitingFor('the third'))).toBe(true)
  expect(second.said()).not.toContain(HOLDING)
})

it('shows nothing of what somebody wrote into it but its words', async () => {
  const lock = join(await makeFolder(), 'lock')
  const first = startHolder(lock, '\u001b[31mred\u0007\nand more')
  expect(await first.says(HOLDING)).toBe(true)
  const second = startHolder(lock, 'the second')
  expect(await second.says(waitingFor('[31mredand more'))).toBe(true)
})

it.each([
  ['a link', (lock: string) => symlink('/etc/passwd', lock)],
  ['a link to nothing', (lock: string) => symlink('/no/such/file', lock)],
  ['a folder', (lock: string) => mkdir(lock)],
  ['a pipe', (lock: string) => runMkfifo(lock)],
])('refuses %s in its place with a clear error', async (_, place) => {
  const lock = join(await makeFolder(), 'lock')
  await place(lock)
  await expect(openLauncher().holdHost('me', () => {}, lock)).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringContaining(`can't be taken: ${lock}: `),
  })
  expect(await readFile('/etc/passwd', 'utf8')).not.toBe('me')
})

const runMkfifo = (path: string) =>
  new Promise<void>((resolve) => void spawn('mkfifo', [path]).on('close', () => resolve()))

const isRoot = process.getuid?.() === 0
describe.skipIf(!isRoot)(isRoot ? 'with several users' : 'with several users (not run: needs root)', () => {
  /** As /tmp is: everybody makes files there and nobody removes another's. */
  async function makeSticky(): Promise<string> {
    const folder = await makeFolder()
    await chmod(folder, 0o1777)
    return folder
  }

  it.each([
    ['root after another user', NOBODY, undefined],
    ['another user after root', undefined, NOBODY],
    ['one user after another', 1, NOBODY],
  ])('keeps %s apart', async (_, first, second) => {
    const lock = join(await makeSticky(), 'lock')
    const holder = startHolder(lock, 'the first', first)
    expect(await holder.says(HOLDING)).toBe(true)
    const waiter = startHolder(lock, 'the second', second)
    expect(await waiter.says(waitingFor('the first'))).toBe(true)
    expect(waiter.said()).not.toContain(HOLDING)
    holder.child.kill('SIGKILL')
    expect(await waiter.says(HOLDING)).toBe(true)
  })

  it('tells a user who may not open it which file and why', async () => {
    const folder = await makeSticky()
    const lock = join(folder, 'lock')
    const owner = startHolder(lock, 'root')
    expect(await owner.says(HOLDING)).toBe(true)
    await chmod(lock, 0o600)
    await chown(lock, 0, 0)
    const other = startHolder(lock, 'other', NOBODY)
    expect(await other.says('PermissionError')).toBe(true)
    expect(other.said()).toContain(lock)
  })
})
