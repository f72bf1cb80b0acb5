import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { isatty } from 'node:tty'
import { interruptible, refuseStopped, UserError } from '../../base/errors.ts'
import { signalGroup } from '../../base/processes/process.ts'
import { cleanLine } from '../../base/text/clean-text.ts'
import { lastLines } from '../../base/text/text.ts'
import { passOn } from './pass-on.ts'

const TAIL_CHARACTERS = 4000

/** How hooks are run. */
export interface HookShell {
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal | undefined
  /** Stream for what the hooks write; null: nowhere. */
  readonly output: Writable | null
}

/**
 * Runs a command by `sh` beside the measured ones, and waits for it. A measurement whose surroundings could not be made ready
 * says nothing: a UserError, with what the command said last, where it fails. `option`: the one that asked for it.
 */
export async function runHook(option: string, command: string | null, shell: HookShell): Promise<void> {
  if (command === null) return
  const { env, signal, output } = shell
  refuseStopped(signal)
  const child = spawn('/bin/sh', ['-c', command], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isatty(0), // at a terminal Ctrl-C reaches all of it, and it may ask there, as sudo does
  })
  const end = () => signalGroup(child, 'SIGTERM')
  signal?.addEventListener('abort', end)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      if (output !== null) passOn(chunk, stream, output)
      said = (said + chunk.toString()).slice(-TAIL_CHARACTERS)
    })
  }
  const [exitCode, killedBy] = await interruptible(ended(child), signal).finally(() =>
    signal?.removeEventListener('abort', end),
  )
  if (exitCode === 0) return
  const last = cleanLine(lastLines(said, 1))
  const how = typeof killedBy === 'string' ? `was ended by ${killedBy}` : `ended with exit code ${exitCode}`
  throw new UserError(`--${option} '${command}' ${how}${last === '' ? '' : `; it said: ${last}`}`, 1)
}

/** How long what a hook wrote last is read. */
const LAST_WORDS_MILLISECONDS = 100

/** Waits for a hook's own end: what it leaves running, as a server, may hold its output open, and goes on writing there. */
async function ended(child: ChildProcess): Promise<unknown[]> {
  const closed = once(child, 'close')
  closed.catch(() => {}) // told below
  const end: unknown[] = await once(child, 'exit')
  await Promise.race([closed, wait(LAST_WORDS_MILLISECONDS)])
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref()
  return end
}
