/** Python's words between an exception and one that was raised while it was handled. */
const LINK =
  /^(?:The above exception was the direct cause of the following exception|During handling of the above exception, another exception occurred):$/
const FRAME = /^ {2}File "([^"\n]{1,1000})", line \d/
/** As Python prints a class of a module other than its own and the one that was started. */
const OF_MODULE = /^[A-Za-z_]\w*(?:\.\w+)+(?::|$)/
const OF_PACKAGE = /\/(?:site|dist)-packages\/|\/lib\/python3|^<frozen |^\/python\//

/**
 * What Python prints of a failure, up to the exception that came first where the script's own code raised one of a class of its own of it, as
 * `except Exception as e: raise CustomException(e)` does: the first tells what lacks. What an author says in one of Python's stays.
 */
export function withoutWrapping(stderr: string): string {
  const lines = stderr.split('\n')
  let end = lines.length
  for (let at = end - 1; at >= 0; at--) {
    if (!LINK.test(lines[at]?.trimEnd() ?? '')) continue
    if (!isOfScript(lines.slice(at + 1, end))) break
    end = at
  }
  return end === lines.length ? stderr : lines.slice(0, end).join('\n')
}

/** Whether the innermost call of a traceback is one of the script's that raises what is none of Python's. */
function isOfScript(lines: readonly string[]): boolean {
  const start = lines.findIndex((line) => line.startsWith('Traceback (most recent call last)'))
  const length = lines.slice(start + 1).findIndex((line) => !line.startsWith(' '))
  if (start < 0 || length < 0 || !OF_MODULE.test(lines[start + 1 + length]?.trimEnd() ?? '')) return false
  const calls = lines.slice(start + 1, start + 1 + length)
  const last = calls.findLastIndex((line) => FRAME.test(line))
  const [, file] = FRAME.exec(calls[last] ?? '') ?? []
  return file !== undefined && !OF_PACKAGE.test(file) && /^ {4}raise\b/.test(calls[last + 1] ?? '')
}
