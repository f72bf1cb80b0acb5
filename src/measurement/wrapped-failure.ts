import { escapePattern } from '../base/text/text.ts'

/** Python's words between an exception and one that was raised while it was handled. */
const LINK =
  /^(?:The above exception was the direct cause of the following exception|During handling of the above exception, another exception occurred):$/
const TRACEBACK = 'Traceback (most recent call last)'
const FRAME = /^ {2}File "([^"\n]{1,1000})", line \d/
/** With what stands before it on the line, as `except Exception as e: raise`. */
const RAISES = /^ {4}(?:.*: *)?raise\b/
const OF_PACKAGE = /\/(?:site|dist)-packages\/|\/lib\/python3|^<frozen |^\/python\//

/**
 * What Python prints of a failure, up to the exception that came first where the script's own code raised one of it that repeats what it
 * says, as `except Exception as e: raise CustomException(e)` does: the first tells what lacks. What an author says instead stays, and so
 * does what failed later than one that was printed and survived.
 */
export function withoutWrapping(stderr: string): string {
  const lines = stderr.split('\n')
  const links = [...lines.keys()].filter((at) => LINK.test(lines[at]?.trimEnd() ?? ''))
  let end = lines.length
  for (let link = links.pop(); link !== undefined; link = links.pop()) {
    if (!isRepeated(lines.slice((links.at(-1) ?? -1) + 1, link), lines.slice(link + 1, end))) break
    end = link
  }
  return end === lines.length ? stderr : lines.slice(0, end).join('\n')
}

/** Whether what follows an exception is one alone, which the script's own code raised and which repeats what the first says. */
function isRepeated(before: readonly string[], after: readonly string[]): boolean {
  if (after.filter(isTraceback).length !== 1) return false
  const { frame, statement, said } = readLast(after)
  const [, file] = FRAME.exec(frame) ?? []
  if (file === undefined || OF_PACKAGE.test(file) || !RAISES.test(statement)) return false
  const text = readLast(before).said.find((line) => /[\p{L}\p{N}]/u.test(line))
  return text !== undefined && said.some((line) => holds(line, text.trim()))
}

const isTraceback = (line: string) => line.startsWith(TRACEBACK)

/** The innermost call of the last traceback, and the lines of what its exception says. */
function readLast(lines: readonly string[]): { frame: string; statement: string; said: readonly string[] } {
  const traceback = lines.slice(lines.findLastIndex(isTraceback) + 1)
  const length = traceback.findIndex((line) => !line.startsWith(' '))
  const calls = traceback.slice(0, Math.max(0, length))
  const last = calls.findLastIndex((line) => FRAME.test(line))
  const [named = '', ...more] = length < 0 ? [] : traceback.slice(length).map((line) => line.trimEnd())
  const [, first = ''] = /^[\w.<>]+: ?(.*)$/.exec(named) ?? []
  return { frame: calls[last] ?? '', statement: calls[last + 1] ?? '', said: [first, ...more] }
}

/** Whether a line has a text, and not within a longer word or number: a `0` that lacks is none of `0.8`. */
const holds = (line: string, text: string) =>
  line.includes(text) && new RegExp(`(?<![\\w.](?=\\w))${escapePattern(text)}(?<!\\w(?=\\w|\\.\\d))`).test(line)
