import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { errorCode } from '../base/errors.ts'
import { letGo, signalGroup } from '../base/processes/process.ts'
import { cpuSecondsOf } from '../base/processes/process-cpu.ts'
import type { EnergyGap } from '../schema/measurement/energy-reason.ts'
import { monotonicNs } from './source.ts'

export interface LineCommand {
  readonly program: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

const LONGEST_LINE = 1024 * 1024
const STDERR_KEPT = 2000
/** How long a meter may take to end after SIGTERM. */
const GRACE_MILLISECONDS = 1000

/** A meter's process that prints lines for as long as it is wanted. It and what it started end with it. */
export class LineProcess implements AsyncDisposable {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #program: string
  readonly #exited: Promise<void>
  readonly #closed: Promise<void>
  readonly #onExit = () => this.#kill('SIGKILL')
  /** The end of what it wrote there. */
  stderr = ''
  #partial = ''
  #wakers: (() => void)[] = []
  /** Why it ended; null while it runs. */
  ended: EnergyGap | null = null

  constructor(command: LineCommand, onLine: (line: string, arrivalNs: number) => void) {
    const { program, args, env } = command
    this.#program = program
    // A group of its own, so that all of a shell's children end with it, and Ctrl-C lets it end in order.
    this.#child = spawn(program, args, { env, stdio: 'pipe', detached: true })
    this.#child.stdin.on('error', () => {}) // the end of its output tells that it ended
    this.#child.stdout.on('data', (chunk: Buffer) => {
      const arrivalNs = monotonicNs()
      const lines = (this.#partial + chunk.toString('utf8')).split('\n')
      this.#partial = (lines.pop() ?? '').slice(-LONGEST_LINE)
      for (const line of lines) onLine(line, arrivalNs)
      this.#wake()
    })
    this.#child.stderr.on('data', (chunk: Buffer) => {
      this.stderr = (this.stderr + chunk.toString('utf8')).slice(-STDERR_KEPT)
    })
    process.once('exit', this.#onExit)
    this.#exited = new Promise((resolve) => this.#child.once('exit', () => resolve()))
    this.#closed = new Promise((resolve) => {
      this.#child.on('error', (error) => {
        const missing = errorCode(error) === 'ENOENT'
        this.ended ??= missing
          ? { kind: 'not-installed', program }
          : { kind: 'not-started', program, detail: error.message }
        this.#wake()
        resolve()
      })
      this.#child.on('close', (exitCode, signal) => {
        this.ended ??= this.#describeEnd(exitCode, signal)
        process.off('exit', this.#onExit)
        this.#wake()
        resolve()
      })
    })
  }

  /** CPU seconds that it took so far. */
  cpuSeconds(): number {
    return this.#child.pid === undefined ? 0 : cpuSecondsOf(this.#child.pid)
  }

  write(text: string): void {
    if (this.ended === null) this.#child.stdin.write(text)
  }

  /** Waits until it holds, the process has ended, or time is up; true when it holds. */
  async until(holds: () => boolean, milliseconds: number): Promise<boolean> {
    const deadline = performance.now() + milliseconds
    while (!holds()) {
      const left = deadline - performance.now()
      if (this.ended !== null || left <= 0) return false
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.#wakers.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
    return true
  }

  async [Symbol.asyncDispose](): Promise<void> {
    process.off('exit', this.#onExit)
    if (this.ended !== null) return
    this.#kill('SIGTERM')
    const impatience = setTimeout(() => {
      this.#kill('SIGKILL')
      void this.#exited.then(() => letGo(this.#child)) // one that left the group (`setsid`) outlives it
    }, GRACE_MILLISECONDS)
    await this.#closed
    clearTimeout(impatience)
  }

  #wake(): void {
    const wakers = this.#wakers
    this.#wakers = []
    for (const wake of wakers) wake()
  }

  #kill(signal: NodeJS.Signals): void {
    if (this.ended === null) signalGroup(this.#child, signal)
  }

  #describeEnd(exitCode: number | null, signal: NodeJS.Signals | null): EnergyGap {
    const detail = this.stderr.trim().replaceAll(/\s+/g, ' ').slice(0, 300) || null
    return { kind: 'ended', program: this.#program, exitCode, signal, detail }
  }
}
