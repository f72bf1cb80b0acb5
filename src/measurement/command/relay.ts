import { closeSync, constants, openSync } from 'node:fs'
import { Socket } from 'node:net'
import type { StreamCleaner } from '../../base/text/clean-stream.ts'

const TAIL_BYTES = 64 * 1024

/** Takes of each chunk what is within the bytes that several streams may carry together; tells once when they are spent. */
export function limitOutput(bytes: number, onFlood: () => void): (chunk: Buffer) => Buffer {
  let left = bytes
  let isFlooded = false
  return (chunk) => {
    const part = chunk.subarray(0, left)
    left -= part.length
    if (part.length < chunk.length && !isFlooded) {
      isFlooded = true
      onFlood()
    }
    return part
  }
}

/**
 * Passes what comes through a named pipe on, cleaned and as fast as it is taken; remembers its end. A reader that goes away
 * closes the pipe, which the writer is told by SIGPIPE, as in a shell.
 */
export class Relay implements AsyncDisposable {
  readonly #pipe: Socket
  readonly #sink: NodeJS.WritableStream
  readonly #cleaner: StreamCleaner
  readonly #closed: Promise<void>
  #writeEnd: number | null
  #tail: Buffer = Buffer.alloc(0)

  /** `path`: a named pipe that exists. `limit`: what of a chunk may be passed on. */
  constructor(path: string, sink: NodeJS.WritableStream, cleaner: StreamCleaner, limit: (chunk: Buffer) => Buffer) {
    this.#sink = sink
    this.#cleaner = cleaner
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    this.#writeEnd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK) // without a writer the pipe ends before it has begun
    this.#pipe = new Socket({ fd, readable: true, writable: false })
    this.#closed = new Promise((resolve) => this.#pipe.once('close', () => resolve()))
    sink.once('close', () => this.#pipe.destroy())
    sink.once('error', () => this.#pipe.destroy())
    this.#pipe.on('data', (chunk: Buffer) => {
      const part = limit(chunk)
      this.#tail = Buffer.concat([this.#tail, part]).subarray(-TAIL_BYTES)
      const shown = cleaner.take(part)
      if (shown.length === 0 || sink.write(shown)) return
      this.#pipe.pause()
      sink.once('drain', () => this.#pipe.resume())
    })
  }

  /** Waits until all that was written is passed on, once nobody writes any more; returns its last 64 KiB. */
  async finish(): Promise<string> {
    this.#closeWriteEnd()
    await this.#closed
    const rest = this.#cleaner.end()
    if (rest !== '') this.#sink.write(rest)
    return this.#tail.toString()
  }

  #closeWriteEnd(): void {
    if (this.#writeEnd !== null) closeSync(this.#writeEnd)
    this.#writeEnd = null
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closeWriteEnd()
    this.#pipe.destroy()
    await this.#closed
  }
}
