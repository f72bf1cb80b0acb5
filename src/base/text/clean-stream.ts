import { fstatSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { cleanMessage, cleanText, isWorkflowLog } from './clean-text.ts'

/** Takes what came, and gives what of it may be shown by now. */
export interface StreamCleaner {
  take(chunk: Buffer): Buffer | string
  /** The text that was held back. */
  end(): string
}

const AS_IT_IS: StreamCleaner = { take: (chunk) => chunk, end: () => '' }

/**
 * Cleans what code of others prints for whoever obeys what stands in it: a terminal, and GitHub's runner, which takes whole
 * lines. A file, and a pipe elsewhere, get the very bytes.
 */
export function openStreamCleaner(sink: NodeJS.WritableStream, env: NodeJS.ProcessEnv): StreamCleaner {
  if (isWorkflowLog(env) && !isFile(sink)) return cleanLines()
  return 'isTTY' in sink && sink.isTTY === true ? cleanPieces() : AS_IT_IS
}

function isFile(sink: NodeJS.WritableStream): boolean {
  return 'fd' in sink && typeof sink.fd === 'number' && fstatSync(sink.fd).isFile()
}

/** Cleans pieces at once, so that a line without an end is seen; a carriage return goes back to its own line's start only. */
function cleanPieces(): StreamCleaner {
  const decoder = new StringDecoder('utf8')
  const clean = (text: string) => text.split('\r').map(cleanText).join('\r')
  return { take: (chunk) => clean(decoder.write(chunk)), end: () => clean(decoder.end()) }
}

/** A longer line is broken into several, each a line of its own for what begins one. */
const LONGEST_LINE = 64 * 1024

/** Whole lines: what makes a command may come in several pieces, and in those of another stream. */
function cleanLines(): StreamCleaner {
  const decoder = new StringDecoder('utf8')
  let pending = ''
  const clean = (text: string) => (text === '' ? '' : cleanMessage(/[\r\n]$/.test(text) ? text : `${text}\n`, true))
  return {
    take(chunk) {
      pending += decoder.write(chunk)
      // A carriage return that came last may be half of a line's end.
      const lastEnd = Math.max(pending.lastIndexOf('\n'), pending.slice(0, -1).lastIndexOf('\r'))
      const length = lastEnd < 0 && pending.length > LONGEST_LINE ? pending.length : lastEnd + 1
      const whole = pending.slice(0, length)
      pending = pending.slice(length)
      return clean(whole)
    },
    end: () => clean(pending + decoder.end()),
  }
}
