/** Where a command tells a person what it does: the terminal's standard error, or an Actions log. */
export interface Logger {
  info(message: string): void
  warn(message: string): void
  /** Replaces the last status line on a terminal; elsewhere prints nothing. */
  status(message: string): void
}

export const silentLogger: Logger = { info() {}, warn() {}, status() {} }

export function terminalLogger(stream: NodeJS.WriteStream = process.stderr): Logger {
  let shown = false
  const clear = () => {
    if (shown) stream.write('\r\u001b[2K')
    shown = false
  }
  const line = (message: string) => {
    clear()
    stream.write(`${message}\n`)
  }
  return {
    info: line,
    warn: (message) => line(`warning: ${message}`),
    status(message) {
      if (!stream.isTTY) return
      clear()
      stream.write(message.slice(0, Math.max(20, (stream.columns ?? 80) - 1)))
      shown = true
    },
  }
}
