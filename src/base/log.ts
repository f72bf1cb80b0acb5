import { cleanMessage } from './text/clean-text.ts'
import { shortenToWidth } from './text/display-width.ts'
import { textWidth, wrapText } from './text/wrap.ts'

/** Channel to a person on what a command does: the terminal's standard error, or an Actions log. Messages are cleaned. */
export interface Logger {
  info(message: string): void
  warn(message: string): void
  /** Replaces the last status line on a terminal, and clears it where it is empty; elsewhere prints nothing. */
  status(message: string): void
  /** Whether a status line is seen. */
  readonly isLive?: boolean
}

export function terminalLogger(stream: NodeJS.WriteStream = process.stderr): Logger {
  const isLive = stream.isTTY === true
  let shown = false
  const clear = () => {
    if (shown) stream.write('\r\u001b[2K')
    shown = false
  }
  const line = (message: string) => {
    clear()
    const clean = cleanMessage(message)
    stream.write(`${isLive ? wrapText(clean, textWidth(stream)) : clean}\n`)
  }
  return {
    isLive,
    info: line,
    warn: (message) => line(`warning: ${message}`),
    status(message) {
      if (!isLive) return
      clear()
      const oneLine = cleanMessage(message).replaceAll('\n', ' ')
      stream.write(shortenToWidth(oneLine, Math.max(20, (stream.columns || UNSIZED) - 1)))
      shown = message !== ''
    },
  }
}

/** Columns of a terminal that was told no size, and says 0: that of `script` in a job, of a container, of a serial line. */
const UNSIZED = 80

/** All that is known of an error that is a fault of ours, for a person to report. */
export const describeFault = (error: unknown): string =>
  `This is a fault of greenml, not yours; please report it with these lines:\n${describeStacks(error)}`

/** The stacks of an error and of its causes. */
export function describeStacks(error: unknown): string {
  const lines = [stackOf(error)]
  let cause = error instanceof Error ? error.cause : undefined
  for (let depth = 0; cause && depth < MOST_CAUSES; depth++) {
    lines.push(`caused by: ${stackOf(cause)}`)
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return lines.join('\n')
}

/** A cause can be its own. */
const MOST_CAUSES = 5

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
