import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { UserError } from '../errors.ts'
import { assetPath } from '../package.ts'
import { OWN_PYTHON } from '../processes/own-python.ts'
import { makeFolders } from './folders.ts'

/**
 * Waits until no other process holds `path` locked, of this user's or of another container's that shares the folder. The lock
 * ends with this process, even one that is killed. `onWait`: called where another one holds it.
 */
export async function lockFile(path: string, onWait: () => void): Promise<AsyncDisposable> {
  await makeFolders(dirname(path))
  const holder = spawn(OWN_PYTHON, ['-I', '-S', assetPath('python', 'hold_lock.py'), path], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => holder.once('close', () => resolve()))
  const faults: string[] = []
  let noStart: Error | null = null
  holder.on('error', (error) => {
    noStart = error
  })
  holder.stderr.on('data', (chunk: Buffer) => faults.push(chunk.toString()))
  for await (const line of createInterface(holder.stdout)) {
    if (line === 'waiting') onWait()
    if (line === 'holding') {
      return {
        [Symbol.asyncDispose]: async () => {
          holder.stdin.end()
          await ended
        },
      }
    }
  }
  await ended
  if (noStart !== null) throw noStart
  throw new UserError(`${path} could not be locked: ${faults.join('').trim().split('\n').at(-1)}.`, 1)
}
