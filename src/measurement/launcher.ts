import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { errorCode, UserError } from '../base/errors.ts'
import { assetPath } from '../base/package.ts'
import { OWN_PYTHON } from '../base/processes/own-python.ts'
import type { WatchJob } from '../energy/idle.ts'
import type { WrappedCommand } from '../sandbox/sandboxed-command.ts'
import { sampledReason, treeReason } from '../schema/measurement/execution-reason.ts'
import { threading } from '../schema/measurement/threads.ts'

const sample = z.object({ t: z.number(), values: z.array(z.number().nullable()) })

const samples = z.array(sample)
const MEASURED = ['userSeconds', 'systemSeconds', 'peakMemoryBytes'] as const

/** Limits that the launcher sets a run, all its processes together. */
export const BOUNDS = ['memory', 'processes', 'cpu', 'output', 'disk'] as const

/** Answers of the launcher, one line each (`assets/python/launcher/messages.py` has the same). */
const reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('error'), message: z.string() }),
  z.object({ type: z.literal('pipe-made') }),
  z.object({ type: z.literal('waiting'), holder: z.string() }),
  z.object({ type: z.literal('holding') }),
  z.object({ type: z.literal('idle'), samples, hostBusySeconds: z.number().nullable() }),
  z.object({
    type: z.literal('run'),
    /** False: the sandbox ended before the program could start. */
    started: z.boolean(),
    startedAt: z.number(),
    /** Absent where no program was started. */
    wallSeconds: z.number().optional(),
    exitCode: z.number().nullable(),
    signal: z.string().nullable(),
    /** Why the launcher ended it: its time, another of its bounds, or because it was asked to; null where it did not. */
    endedFor: z.enum(['wall', ...BOUNDS, 'stop']).nullable(),
    /** Whether `endedFor` tells every process of the run that the kernel kills for want of memory. */
    memoryWatched: z.boolean(),
    /** Why memory is only looked at now and then; null where the kernel limits it, or no bound was asked for. */
    memorySampled: sampledReason.nullable(),
    /** Exit code with which the gate could not become the program: 127 not found, 126 not to be run; null: it started. */
    notStarted: z.int().nullable(),
    /** User CPU seconds of the whole process tree from the gate on. */
    userSeconds: z.number().nullable(),
    systemSeconds: z.number().nullable(),
    /** Peak memory of the whole process tree at one time. */
    peakMemoryBytes: z.number().nullable(),
    /** Why a number above is null, or less or other than it says. */
    reasons: z.partialRecord(z.enum(MEASURED), treeReason),
    /** Busy seconds of all processors of the host between the edges, in clock ticks; null where the kernel does not tell. */
    hostBusySeconds: z.number().nullable(),
    /** Processes that were still there when the program had ended, and were killed. */
    survivors: z.number(),
    /** Null: it was over before the first look. */
    threads: threading.omit({ variables: true }).nullable(),
    samples,
  }),
])
type Reply = z.infer<typeof reply>
type ReplyOf<Type extends Reply['type']> = Extract<Reply, { type: Type }>

export type LaunchOutcome = ReplyOf<'run'>
export type IdleOutcome = ReplyOf<'idle'>

export interface LaunchJob extends WrappedCommand {
  /** A file that is read from its begin; default: empty. */
  readonly stdin?: string
  readonly stdout: string
  readonly stderr: string
  readonly timeoutSeconds: number
  /** Files that hold an integer, read when the program starts, ends, and now and then between; default: none. */
  readonly counters?: readonly string[]
  /** Resource limits of each process, by their name without `RLIMIT_`. */
  readonly limits: Readonly<Record<string, number>>
  /** Limits of all processes together; a run above one is ended, and `endedFor` says why. */
  readonly bounds?: TreeBounds
}

/** A bound that is missing does not hold. */
export interface TreeBounds {
  readonly memoryBytes?: number
  readonly processes?: number
  readonly cpuSeconds?: number
  /** Most bytes of standard output and standard error, where they go to files. */
  readonly outputBytes?: number
  /** Most bytes of all files below `folders`, and of those that the run deleted but holds open. */
  readonly diskBytes?: number
  readonly folders?: readonly string[]
}

type Request =
  | ({ readonly type: 'run' } & LaunchJob)
  | ({ readonly type: 'idle' } & WatchJob)
  | { readonly type: 'make-pipe'; readonly path: string }
  | { readonly type: 'hold-host'; readonly path: string; readonly holder: string }

/**
 * A shell, already in the sandbox, that says on descriptor 4 that it stands, waits on 3 until it is told to go, and
 * becomes the program: so the clock starts after the sandbox is made. Where it can't become it, it says so and why by its
 * exit code. Closing 4 for the length of a function lets the shell have it back when `exec` fails, and never the program.
 */
const GATE = [
  '[ -z "$BASH_VERSION" ] || shopt -s execfail 2>&-', // without it bash ends at once, with descriptor 4 still closed for its trap
  `trap 'printf "f%s" "$?" >&4' EXIT`,
  'become() { exec "$@"; }',
  'printf r >&4 && read -r go <&3 && exec 3<&- && become "$@" 4>&-',
].join('\n')

export function behindGate(command: readonly string[]): string[] {
  return ['/bin/sh', '-c', GATE, 'gate', ...command]
}

/** One lock for all users and campaigns of a host: two measured runs never overlap. */
export const HOST_LOCK = '/tmp/greenml-host.lock'

/** `$GREENML_HOST_LOCK` names another file: containers that share a host have to share it too. */
export const hostLockPath = (env: NodeJS.ProcessEnv) => env.GREENML_HOST_LOCK || HOST_LOCK

/** Arguments of Python. What it has for running a folder takes 5 ms to load, longer than most of the launcher. */
export const SERVE = [
  '-I',
  '-S',
  '-c',
  'import sys; sys.path.insert(0, sys.argv[1]); import serve; serve.main()',
  assetPath('python', 'launcher'),
]

/** How long a launcher may take to end what it runs before it is ended itself. */
const GRACE_MILLISECONDS = 5000

function badLock(path: string, reason: string): UserError {
  return new UserError(
    `The lock that keeps measurements of this host apart can't be taken: ${path}: ${reason}.\n` +
      'Let every user read and write that file, or set GREENML_HOST_LOCK to one path for all of them.',
    1,
  )
}

/** The launcher says why it ends, but where it is killed. */
function explainEnd(stderr: string): Error {
  if (stderr !== '') return new Error(`the launcher ended: ${stderr}`)
  return new UserError(
    'The process that starts runs was killed from outside (the launcher ended without a word; the kernel does that when ' +
      'memory runs out). What is on record stays: run the same command again to go on.',
    1,
  )
}

export interface LauncherOptions {
  readonly python?: string
  /** False: add up processor time by waiting for processes even where a control group could do it. */
  readonly controlGroup?: boolean
}

const isOfType = <Type extends Reply['type']>(answer: Reply, type: Type): answer is ReplyOf<Type> =>
  answer.type === type

function expectType<Type extends Reply['type']>(answer: Reply, type: Type): ReplyOf<Type> {
  if (!isOfType(answer, type)) throw new Error(`the launcher answered '${answer.type}' instead of '${type}'`)
  return answer
}

/** The processes that start runs and read clocks and counters at their edges (`assets/python/launcher/`). */
export class Launcher implements AsyncDisposable {
  readonly #process: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>
  #stderr = ''
  #fault: Error | null = null
  #stopping: AbortSignal | undefined

  constructor(options: LauncherOptions = {}) {
    const python = options.python ?? OWN_PYTHON
    const flags = options.controlGroup === false ? ['--no-control-group'] : []
    this.#process = spawn(python, [...SERVE, ...flags], {
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
    this.#process.stdin.on('error', () => {}) // the end of its output tells that it ended
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]()
  }

  /** Makes a named pipe; Node has no call for it, and a program that has takes longer to start than all of the launcher. */
  async makePipe(path: string): Promise<void> {
    await this.#ask({ type: 'make-pipe', path }, 'pipe-made')
  }

  /** Waits until no other process on this host measures; the lock is held until this launcher ends. */
  async holdHost(holder: string, onWait: (holder: string) => void, path: string): Promise<void> {
    this.#send({ type: 'hold-host', path, holder })
    for (;;) {
      const answer = await this.#receive()
      if (answer.type === 'holding') return
      if (answer.type === 'error') throw badLock(path, answer.message)
      onWait(expectType(answer, 'waiting').holder)
    }
  }

  run(job: LaunchJob): Promise<LaunchOutcome> {
    if (this.#stopping?.aborted) this.stop()
    return this.#ask({ counters: [], ...job, type: 'run' }, 'run')
  }

  /** Ends the run that is under way, or else the next one; its outcome is told as ever. */
  stop(): void {
    this.#process.kill('SIGUSR1')
  }

  /** Has an abort end what runs, and what is to be run behind it, until it is disposed of. */
  stopOn(signal: AbortSignal | undefined): Disposable {
    const stop = () => this.stop()
    this.#stopping = signal
    signal?.addEventListener('abort', stop)
    return {
      [Symbol.dispose]: () => {
        this.#stopping = undefined
        signal?.removeEventListener('abort', stop)
      },
    }
  }

  /** Reads counters while nothing runs, at both edges and every `everySeconds` between. */
  idle(job: WatchJob): Promise<IdleOutcome> {
    return this.#ask({ ...job, type: 'idle' }, 'idle')
  }

  async #ask<Type extends Reply['type']>(request: Request, type: Type): Promise<ReplyOf<Type>> {
    this.#send(request)
    const answer = await this.#receive()
    if (answer.type === 'error') throw new Error(`the launcher failed: ${answer.message}`)
    return expectType(answer, type)
  }

  #send(request: Request): void {
    this.#process.stdin.write(`${JSON.stringify(request)}\n`)
  }

  async #receive(): Promise<Reply> {
    const line = await this.#lines.next()
    if (line.done) throw this.#fault ?? explainEnd(this.#stderr.trim())
    return reply.parse(JSON.parse(line.value), { jitless: true }) // too few of them for a parser of their own
  }

  /** Ends it and, with it, whatever it runs. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const closed = new Promise((resolve) => this.#process.once('close', resolve))
    this.#process.kill('SIGTERM')
    this.#process.kill('SIGCONT') // it may be stopped
    const impatience = setTimeout(() => this.#process.kill('SIGKILL'), GRACE_MILLISECONDS)
    await closed
    clearTimeout(impatience)
  }
}
