import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { explainNoLock, lockFile } from '../../../src/base/files/file-lock.ts'
import { assetPath } from '../../../src/base/package.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { makeFolder } from '../../support/temporary.ts'

it('a lock outlives Ctrl-C, after which its holder may work on for a while', async () => {
  const path = join(await makeFolder(), 'lock')
  const holder = spawn('python3', ['-I', '-S', assetPath('python', 'hold_lock.py'), path], { stdio: 'pipe' })
  await once(holder.stdout, 'data')
  holder.kill('SIGINT')
  holder.kill('SIGTERM')
  const other = spawn('python3', ['-I', '-S', assetPath('python', 'hold_lock.py'), path], { stdio: 'pipe' })
  const [said]: unknown[] = await once(other.stdout, 'data')
  expect(String(said)).toBe('waiting\n')
  for (const each of [holder, other]) each.stdin.end()
  await once(other, 'close')
})

it('a file that can not be locked is told as any that can not be written', async () => {
  const folder = await makeFolder({ 'lock/file': '' })
  await expect(lockFile(join(folder, 'lock'), () => {})).rejects.toThrow(/lock is a folder, and should be a file\.$/)
  const told = (said: string | object) =>
    String(explainNoLock(typeof said === 'string' ? said : JSON.stringify(said), 'c/generating.lock'))
  expect(told({ errno: 30, reason: 'Read-only file system' })).toMatch(
    /^UserError: c\/generating\.lock could not be written: it lies on a file system that is mounted read-only\./,
  )
  expect(told({ errno: 28, reason: 'No space left on device' })).toMatch(/The disk is full/)
  expect(told({ errno: 37, reason: 'No locks available' })).toMatch(/could not be locked: No locks available\.$/)
  expect(told('MemoryError: of a file [Errno 30]')).toMatch(
    /could not be locked: MemoryError: of a file \[Errno 30\]\.$/,
  )
  expect(told('')).toMatch(/could not be locked: what locks it ended\.$/)
})

it('tells what the system refuses as data: its number, and its words', async () => {
  const path = join(await makeFolder(), 'no-folder', 'lock')
  const answers = [
    await runCommand('python3', ['-I', '-S', assetPath('python', 'hold_lock.py'), path]),
    await runCommand('python3', ['-I', '-S', assetPath('python', 'hold_uses.py')], {
      input: `${JSON.stringify(['share', path])}\n`,
    }),
  ]
  for (const { stdout } of answers)
    expect(JSON.parse(stdout)).toEqual({ errno: 2, reason: 'No such file or directory' })
})
