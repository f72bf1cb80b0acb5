import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { timerMilliseconds } from '../timer.ts'

export interface CommandResult {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface CommandOptions {
  readonly cwd?: string
  /** The whole environment of the child; default: this process's own. */
  readonly env?: NodeJS.ProcessEnv
  readonly input?: string
  readonly timeoutSeconds?: number
  /** A signal whose abort kills the program and what it started: both are a group of their own then. */
  readonly signal?: AbortSignal
  /** The program is killed where it prints more than is kept: else it goes on for as long as its input does. */
  readonly endsWhenFull?: boolean
  /** The program ends when this process is killed, where the system can do that (Linux): else it would go on writing files. */
  readonly endsWithCaller?: boolean
}

/** Bytes kept of each stream; what is beyond is dropped. */
const OUTPUT_LIMIT = 16 * 1024 * 1024

const SETPRIV = '/usr/bin/setpriv'

/** How long the output of a program is read that was killed. */
const LAST_WORDS_MILLISECONDS = 500

/**
 * Runs a program with an argument array (never a shell) and waits for its end. Resolves whatever its exit code is;
 * rejects only when it could not be started (`error.code` is then ENOENT, EACCES …).
 */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const [file, words] = options.endsWithCaller ? boundCommand(program, args) : [program, args]
    const child = spawn(file, words, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: options.signal !== undefined, // Ctrl-C reaches this process alone, which ends the whole group
    })
    let patience: NodeJS.Timeout | undefined
    const kill = () => {
      if (options.signal === undefined) child.kill('SIGKILL')
      else signalGroup(child, 'SIGKILL')
      patience ??= setTimeout(() => letGo(child), LAST_WORDS_MILLISECONDS)
    }
    // Spawn's own time limit is not used: its timer outlives a program that could not be started, and holds the process back.
    const limit =
      options.timeoutSeconds === undefined ? undefined : setTimeout(kill, timerMilliseconds(options.timeoutSeconds))
    if (options.signal?.aborted) kill()
    options.signal?.addEventListener('abort', kill)
    const onFull = () => options.endsWhenFull && kill()
    const stdout = collect(child.stdout, onFull)
    const stderr = collect(child.stderr, onFull)
    const forget = () => {
      for (const timer of [limit, patience]) clearTimeout(timer)
      options.signal?.removeEventListener('abort', kill)
    }
    child.on('error', (error) => {
      forget()
      reject(error)
    })
    child.on('close', (exitCode, signal) => {
      forget()
      resolve({ exitCode, signal, stdout: stdout(), stderr: stderr() })
    })
    child.stdin.on('error', () => {}) // the child may end before it has read its input
    child.stdin.end(options.input ?? '')
  })
}

/** Tells a program that was started `detached` and all that it started and that did not leave its group (`setsid`). */
export function signalGroup(leader: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (leader.pid !== undefined) process.kill(-leader.pid, signal)
  } catch {
    leader.kill(signal) // the group is gone, or another user's
  }
}

/** Reads no more of what an ended program wrote: what it started may hold its output open for as long as that lives. */
export function letGo({ stdio }: Pick<ChildProcess, 'stdio'>): void {
  for (const each of stdio) each?.destroy()
}

/** A command that ends when this process is killed, where the system can do that (Linux). */
export function boundCommand(program: string, args: readonly string[]): [file: string, words: readonly string[]] {
  const isThere = process.platform === 'linux' && existsSync(SETPRIV)
  return isThere ? [SETPRIV, ['--pdeathsig', 'KILL', program, ...args]] : [program, args]
}

function collect(stream: NodeJS.ReadableStream, onFull: () => void): () => string {
  const chunks: Buffer[] = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    if (size < OUTPUT_LIMIT) chunks.push(chunk.subarray(0, OUTPUT_LIMIT - size))
    size += chunk.length
    if (size > OUTPUT_LIMIT) onFull()
  })
  return () => Buffer.concat(chunks).toString('utf8')
}
