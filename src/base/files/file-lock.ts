import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { getSystemErrorName } from 'node:util'
import { z } from 'zod'
import { UserError } from '../errors.ts'
import { assetPath } from '../package.ts'
import { OWN_PYTHON } from '../processes/own-python.ts'
import { readJsonText } from '../text/parse-with.ts'
import { lastLines } from '../text/text.ts'
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
  const crash: string[] = []
  let said: string | null = null
  let noStart: Error | null = null
  holder.on('error', (error) => {
    noStart = error
  })
  holder.stderr.on('data', (chunk: Buffer) => crash.push(chunk.toString()))
  for await (const line of createInterface(holder.stdout)) {
    if (line === 'waiting') onWait()
    else if (line === 'holding') {
      return {
        [Symbol.asyncDispose]: async () => {
          holder.stdin.end()
          await ended
        },
      }
    } else said = line
  }
  await ended
  if (noStart !== null) throw noStart
  throw explainNoLock(said ?? lastLines(crash.join(''), 1), path)
}

/** What a program that locks files tells of one that the system does not let it lock. */
const refusal = z.object({ errno: z.int().positive(), reason: z.string() })

/**
 * Error of a file that could not be locked, by the last line of the program that was to lock it: where that tells what the system
 * refused, as of any file that can't be written.
 */
export function explainNoLock(said: string, path: string): unknown {
  const { data: refused } = refusal.safeParse(readJsonText(said))
  const why = refused?.reason ?? (said || 'what locks it ended')
  const error = new UserError(`${path} could not be locked: ${why}.`, 1)
  if (refused === undefined) return error
  const code = getSystemErrorName(-refused.errno)
  const explained = explainWrite(Object.assign(new Error(refused.reason), { code }), path)
  return explained instanceof UserError ? explained : error
}
