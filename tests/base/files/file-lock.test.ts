import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
