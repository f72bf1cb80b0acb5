import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { getSystemErrorName } from 'node:util'
import { UserError } from '../errors.ts'
import { assetPath } from '../package.ts'
import { OWN_PYTHON } from '../processes/own-python.ts'
import { makeFolders } from './folders.ts'
import { explainWrite } from './path-errors.ts'

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
  throw explainNoLock(faults.join('').trim().split('\n').at(-1) ?? '', path)
}

/** Error of a file that could not be locked, by what Python said last of it: where that has the system's number, as of any file that can't be written. */
export function explainNoLock(said: string, path: string): unknown {
  const number = Number(/\[Errno (\d{1,4})\]/.exec(said)?.[1] ?? 0)
  const error = new UserError(`${path} could not be locked: ${said || 'what locks it ended'}.`, 1)
  if (number === 0) return error
  const explained = explainWrite(Object.assign(new Error(said), { code: getSystemErrorName(-number) }), path)
  return explained instanceof UserError ? explained : error
}
