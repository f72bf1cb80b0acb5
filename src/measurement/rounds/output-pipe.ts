import { constants, openSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { cleanLine, cleanText } from '../../base/text/clean-text.ts'
import { lastLines } from '../../base/text/text.ts'
import { passOn } from './pass-on.ts'

const TAIL_BYTES = 4000
const MARK = Buffer.from('\0greenml mark\0')

/**
 * A named pipe for what the commands write: only the last 4000 bytes are kept, in memory, however much it is, and nothing is
 * written to a disk. It is held open for writing too, so that no command's end ends it.
 */
export class OutputPipe implements AsyncDisposable {
  readonly path: string
  readonly #pipe: Socket
  readonly #shown: Writable | null
  readonly #listen: (chunk: Buffer) => void
  #tail: Buffer = Buffer.alloc(0)
  /** Read and not passed on yet, since the mark may begin in it. */
  #held: Buffer = Buffer.alloc(0)
  /** Told when the mark came; null: none is waited for. */
  #marked: (() => void) | null = null

  /** `path`: a named pipe that exists; `shown`: where all of it goes, too; `listen` is told it as well. */
  constructor(path: string, shown: Writable | null, listen: (chunk: Buffer) => void = () => {}) {
    this.path = path
    this.#listen = listen
    this.#shown = shown
    const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
    this.#pipe = new Socket({ fd, readable: true, writable: true })
    this.#pipe.on('data', (chunk: Buffer) => this.#take(chunk))
  }

  #take(chunk: Buffer): void {
    if (this.#marked === null) {
      this.#pass(chunk)
      return
    }
    const text = Buffer.concat([this.#held, chunk])
    const mark = text.indexOf(MARK)
    const end = mark < 0 ? Math.max(0, text.length - MARK.length + 1) : mark
    this.#pass(text.subarray(0, end))
    this.#held = mark < 0 ? text.subarray(end) : Buffer.alloc(0)
    if (mark >= 0) this.#marked()
  }

  #pass(chunk: Buffer): void {
    if (this.#shown !== null) passOn(chunk, this.#pipe, this.#shown)
    this.#listen(chunk)
    this.#tail = Buffer.concat([this.#tail, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES)
  }

  /** The last line since the last call: a mark is put after all that was written, and waited for. */
  async takeLastLine(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#marked = resolve
      this.#pipe.write(MARK)
    })
    this.#marked = null
    const last = lastLines(cleanText(this.#tail.toString()), 1)
    this.#tail = Buffer.alloc(0)
    return cleanLine(last)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((resolve) => this.#pipe.once('close', resolve))
    this.#pipe.destroy()
    await closed
  }
}
