import { type FailureClass, LONGEST_ERROR_TYPE, LONGEST_TRACEBACK } from '../schema/execution.ts'

/** A Python traceback's exception, its message and its last lines. */
export interface Failure {
  readonly errorType: string | null
  readonly errorMessage: string | null
  readonly tracebackTail: string | null
  readonly failureClass: FailureClass
}

const CLASSES: readonly (readonly [RegExp, FailureClass])[] = [
  [/^(SyntaxError|IndentationError|TabError)$/, 'syntax'],
  [/^(ImportError|ModuleNotFoundError)$/, 'import'],
  [/^(FileNotFoundError|NotADirectoryError|IsADirectoryError)$/, 'file-not-found'],
  [/^(KeyError|IndexError|AttributeError|NameError|UnboundLocalError|TypeError)$/, 'schema-or-name'],
  [/^(ValueError|UnicodeDecodeError|ParserError|EmptyDataError|NotFittedError|OverflowError)$/, 'data-values'],
  [/^(MemoryError|_ArrayMemoryError|ArrayMemoryError)$/, 'memory'],
  [/^(PermissionError|OSError|BlockingIOError)$/, 'forbidden-action'],
  [/^AssertionError$/, 'assertion'],
  [/^EOFError$/, 'asks-for-input'],
]

/** Python prints the exception last, at the start of a line; what a finaliser prints after it is skipped over. */
const EXCEPTION = /^([A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Exit|Iteration|Warning))(?::\s?(.*))?$/

export function classifyFailure(stderr: string, exitCode: number | null, signal: string | null): Failure {
  const lines = withoutIgnored(stderr.split('\n').map((line) => line.trimEnd()))
  const start = lines.findLastIndex(
    (line) => line.startsWith('Traceback (most recent call last)') || /^ {2}File ".*", line \d+/.test(line),
  )
  const index = start < 0 ? -1 : lines.findIndex((line, at) => at > start && EXCEPTION.test(line))
  const [, qualified, message] = EXCEPTION.exec(lines[index] ?? '') ?? []
  if (qualified === undefined) {
    return { errorType: null, tracebackTail: null, ...withoutException(exitCode, signal) }
  }
  const errorType = (qualified.split('.').at(-1) ?? qualified).slice(0, LONGEST_ERROR_TYPE)
  return {
    errorType,
    errorMessage: message?.slice(0, 500) || null,
    tracebackTail: lines
      .slice(Math.max(0, index - 12), index + 1)
      .join('\n')
      .slice(-LONGEST_TRACEBACK),
    failureClass: CLASSES.find(([pattern]) => pattern.test(errorType))?.[1] ?? 'other-exception',
  }
}

/** A SIGKILL that is not ours (a time-out is told apart before) comes from the kernel when memory has run out. */
function withoutException(
  exitCode: number | null,
  signal: string | null,
): Pick<Failure, 'errorMessage' | 'failureClass'> {
  if (signal === 'SIGKILL')
    return { errorMessage: 'killed, most likely because memory ran out', failureClass: 'memory' }
  if (signal) return { errorMessage: `ended by ${signal}`, failureClass: 'signal' }
  return { errorMessage: `ended with exit code ${exitCode}`, failureClass: 'exit-code' }
}

/** Leaves out the tracebacks that Python prints of finalisers after the end: they are not why the script failed. */
function withoutIgnored(lines: readonly string[]): string[] {
  let ignored = false
  return lines.filter((line) => {
    if (line.startsWith('Exception ignored in')) ignored = true
    else if (ignored && EXCEPTION.test(line)) {
      ignored = false
      return false
    }
    return !ignored
  })
}
