import { shortenToWidth } from './display-width.ts'
import { textWidth, wrapText } from './wrap.ts'

/** Where a command tells a person what it does: the terminal's standard error, or an Actions log. */
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
    stream.write(`${isLive ? wrapText(message, textWidth(stream)) : message}\n`)
  }
  return {
    isLive,
    info: line,
    warn: (message) => line(`warning: ${message}`),
    status(message) {
      if (!isLive) return
      clear()
      stream.write(shortenToWidth(message, Math.max(20, (stream.columns ?? 80) - 1)))
      shown = message !== ''
    },
  }
}
