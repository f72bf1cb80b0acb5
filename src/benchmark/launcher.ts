import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { errorCode, UserError } from '../base/errors.ts'
import { assetPath } from '../base/package.ts'

const sample = z.object({ t: z.number(), values: z.array(z.number().nullable()) })

const outcome = z.union([
  z.object({ error: z.string() }),
  z.object({
    /** False: the sandbox ended before the program could start. */
    started: z.boolean(),
    startedAt: z.number(),
    wallSeconds: z.number().optional(),
    exitCode: z.number().nullable(),
    signal: z.string().nullable(),
    timedOut: z.boolean(),
    userSeconds: z.number(),
    systemSeconds: z.number(),
    largestProcessBytes: z.number(),
    survivors: z.number(),
    samples: z.array(sample),
  }),
])
const lockMessage = z.union([
  z.object({ waitingFor: z.string() }),
  z.object({ holding: z.boolean() }),
  z.object({ error: z.string() }),
])

export type LaunchOutcome = Exclude<z.infer<typeof outcome>, { error: string }>

export interface LaunchJob {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
  readonly stdout: string
  readonly stderr: string
  readonly timeoutSeconds: number
  /** Files that hold an integer, read when the program starts, ends, and now and then between. */
  readonly counters: readonly string[]
  /** Resource limits by their name without `RLIMIT_`. */
  readonly limits: Readonly<Record<string, number>>
}

/**
 * A shell, already in the sandbox, that says on descriptor 4 that it stands, waits on 3 until it is told to go, and
 * becomes the program: so the clock starts after the sandbox is made.
 */
const GATE = 'printf r >&4 && exec 4>&- && read -r go <&3 && exec 3<&- && exec "$@"'

export function behindGate(command: readonly string[]): string[] {
  return ['/bin/sh', '-c', GATE, 'gate', ...command]
}

/** One lock for all users and campaigns of a host: two measured runs never overlap. */
export const HOST_LOCK = '/tmp/greenml-host.lock'

/** `$GREENML_HOST_LOCK` names another file: containers that share a host have to share it too. */
export const hostLockPath = (env: NodeJS.ProcessEnv) => env.GREENML_HOST_LOCK || HOST_LOCK

/** How long a launcher may take to end what it runs before it is ended itself. */
const GRACE_MILLISECONDS = 5000

function badLock(path: string, reason: string): UserError {
  return new UserError(
    `The lock that keeps measurements of this host apart can't be taken: ${path}: ${reason}.\n` +
      'Let every user read and write that file, or set GREENML_HOST_LOCK to one path for all of them.',
    1,
  )
}

/** The process that starts runs and reads clocks and counters at their edges (`assets/python/launcher.py`). */
export class Launcher implements AsyncDisposable {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>
  #stderr = ''
  #fault: Error | null = null

  constructor(python = 'python3') {
    this.#process = spawn(python, ['-I', '-S', assetPath('python', 'launcher.py')], {
      stdio: 'pipe',
      env: { PATH: process.env.PATH },
      detached: true, // Ctrl-C reaches this process only, which then ends the run in order
    })
    this.#process.stderr.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString()).slice(-4000)
    })
    this.#process.on('error', (error) => {
      const missing = errorCode(error) === 'ENOENT'
      this.#fault = missing ? new UserError(`${python} is not installed: sudo apt-get install python3`, 1) : error
    })
    this.#process.stdin.on('error', () => {}) // its end shows as the end of its output
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]()
  }

  /** Waits until no other process on this host measures; the lock is held until this launcher ends. */
  async holdHost(holder: string, onWait: (holder: string) => void, path: string): Promise<void> {
    this.#send({ lock: path, holder })
    for (;;) {
      const message = lockMessage.parse(await this.#receive())
      if ('error' in message) throw badLock(path, message.error)
      if ('holding' in message) return
      onWait(message.waitingFor)
    }
  }

  async run(job: LaunchJob): Promise<LaunchOutcome> {
    this.#send(job)
    const result = outcome.parse(await this.#receive())
    if ('error' in result) throw new Error(`the launcher failed: ${result.error}`)
    return result
  }

  #send(message: unknown): void {
    this.#process.stdin.write(`${JSON.stringify(message)}\n`)
  }

  async #receive(): Promise<unknown> {
    const line = await this.#lines.next()
    if (line.done) throw this.#fault ?? new Error(`the launcher ended: ${this.#stderr.trim()}`)
    return JSON.parse(line.value)
  }

  /** Ends it and, with it, whatever it runs. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const closed = new Promise((resolve) => this.#process.once('close', resolve))
    this.#process.kill('SIGTERM')
    const impatience = setTimeout(() => this.#process.kill('SIGKILL'), GRACE_MILLISECONDS)
    await closed
    clearTimeout(impatience)
  }
}
