import { constants, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { cleanLine, cleanText } from '../../base/clean-text.ts'

const TAIL_BYTES = 4000
const MARK = Buffer.from('\0greenml mark\0')

/**
 * A named pipe for what the commands write: only the last 4000 bytes are kept, in memory, however much it is, and nothing is
 * written to a disk. It is held open for writing too, so that no command's end ends it.
 */
export class OutputPipe implements AsyncDisposable {
  readonly path: string
  readonly #pipe: Socket
  readonly #shown: NodeJS.WritableStream | null
  readonly #listen: (chunk: Buffer) => void
  #tail: Buffer = Buffer.alloc(0)
  /** Told what was written before the mark, while one is waited for. */
  #seen: ((text: Buffer) => void) | null = null

  /** `path`: a named pipe that exists; `shown`: where all of it goes, too; `listen` is told it as well. */
  constructor(path: string, shown: NodeJS.WritableStream | null, listen: (chunk: Buffer) => void = () => {}) {
    this.path = path
    this.#listen = listen
    this.#shown = shown
    const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
    this.#pipe = new Socket({ fd, readable: true, writable: true })
    this.#pipe.on('data', (chunk: Buffer) => this.#keep(chunk))
  }

  #keep(chunk: Buffer): void {
    if (this.#seen === null) this.#pass(chunk)
    const text = Buffer.concat([this.#tail, chunk.subarray(this.#seen === null ? -TAIL_BYTES : 0)])
    const end = this.#seen === null ? -1 : text.indexOf(MARK)
    this.#tail = end < 0 ? text.subarray(-TAIL_BYTES) : Buffer.alloc(0)
    if (end >= 0) this.#seen?.(text.subarray(0, end))
  }

  #pass(chunk: Buffer): void {
    this.#shown?.write(chunk)
    this.#listen(chunk)
  }

  /** The last line since the last call: a mark is put after all that was written, and waited for. */
  async takeLastLine(): Promise<string> {
    const shownBytes = this.#tail.length
    const text = await new Promise<Buffer>((resolve) => {
      this.#seen = resolve
      this.#pipe.write(MARK)
    })
    this.#seen = null
    this.#pass(text.subarray(shownBytes))
    const lines = cleanText(text.subarray(-TAIL_BYTES).toString()).trim().split('\n')
    return cleanLine(lines.at(-1) ?? '')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((resolve) => this.#pipe.once('close', resolve))
    this.#pipe.destroy()
    await closed
  }
}
