import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { explainNoLock, lockFile } from '../../../src/base/files/file-lock.ts'
import { assetPath } from '../../../src/base/package.ts'
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
  const told = (said: string) => String(explainNoLock(said, 'c/generating.lock'))
  expect(told("OSError: [Errno 30] Read-only file system: 'c/generating.lock'")).toMatch(
    /^UserError: c\/generating\.lock could not be written: it lies on a file system that is mounted read-only\./,
  )
  expect(told('OSError: [Errno 28] No space left on device')).toMatch(/The disk is full/)
  expect(told('OSError: [Errno 37] No locks available')).toMatch(/could not be locked: OSError: \[Errno 37\]/)
  expect(told('')).toMatch(/could not be locked: what locks it ended\.$/)
})
