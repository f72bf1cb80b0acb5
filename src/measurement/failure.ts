import { withoutSequences } from '../base/text/clean-text.ts'
import type { FailureClass } from '../schema/failure-classes.ts'
import { LONGEST_ERROR_TYPE, LONGEST_TRACEBACK } from '../schema/measurement/execution.ts'
import { withoutWrapping } from './wrapped-failure.ts'

/** A Python traceback's exception, its message and its last lines. */
export interface Failure {
  readonly errorType: string | null
  readonly errorMessage: string | null
  readonly tracebackTail: string | null
  readonly failureClass: FailureClass
}

interface Rule {
  readonly type: RegExp
  /** Pattern of the message; default: any. */
  readonly says?: RegExp
  readonly failureClass: FailureClass
}

/** A message that begins with an empty line or, as NLTK's, with a line of stars. */
const SAYS_NOTHING = /^\**$/

/** The first that holds; what none does is `runtime`. */
const RULES: readonly Rule[] = [
  { type: /^(SyntaxError|IndentationError|TabError)$/, failureClass: 'syntax' },
  // Hugging Face's, of a model that it keeps in a home and would fetch.
  { type: /^FileNotFoundError$/, says: /\/huggingface\/hub\/(?:models|datasets)--/, failureClass: 'forbidden-action' },
  { type: /^(ImportError|ModuleNotFoundError)$/, failureClass: 'import' },
  { type: /^(FileNotFoundError|NotADirectoryError|IsADirectoryError)$/, failureClass: 'data-path' },
  // NLTK's: what it lacks is told on further lines.
  { type: /^LookupError$/, says: SAYS_NOTHING, failureClass: 'data-path' },
  // A database's, whose server is somewhere else.
  { type: /^OperationalError$/, says: /connect/i, failureClass: 'forbidden-action' },
  // Keras', of a data set that it would fetch.
  { type: /^Exception$/, says: /^URL fetch failure/, failureClass: 'forbidden-action' },
  // Weights & Biases' and SwanLab's, whose server keeps what a script logs.
  { type: /^(UsageError|KeyFileError)$/, says: /api[_ ]key (?:not )?configured/i, failureClass: 'forbidden-action' },
  // Of Google's and Amazon's clouds.
  { type: /^(DefaultCredentialsError|(?:No|Partial)CredentialsError)$/, failureClass: 'forbidden-action' },
  // Hugging Face's, where the folder of a model is not there and its place is no name of one.
  { type: /^HFValidationError$/, failureClass: 'data-path' },
  { type: /^(KeyError|MergeError|UndefinedVariableError)$/, failureClass: 'data-schema' },
  { type: /^IndexError$/, says: /out.of.bounds/, failureClass: 'data-schema' },
  {
    type: /^ValueError$/,
    says: /columns? (are|is) missing|do not match columns|not in (list|columns|index)|feature names|has \d+ features|Length mismatch/i,
    failureClass: 'data-schema',
  },
  // PyTorch's, where it finds no GPU.
  {
    type: /^(AssertionError|RuntimeError|ValueError)$/,
    says: /not compiled with CUDA|no NVIDIA driver|No CUDA GPUs|is_available\(\) is False|no CUDA-capable device/i,
    failureClass: 'forbidden-action',
  },
  {
    type: /^(ValueError|Unicode(De|En)codeError|ParserError|EmptyDataError|JSONDecodeError|IntCastingNaNError|OverflowError|LinAlgError)$/,
    failureClass: 'data-values',
  },
  { type: /^(MemoryError|_?ArrayMemoryError)$/, failureClass: 'memory' },
  { type: /^AssertionError$/, failureClass: 'assertion' },
  { type: /^EOFError$/, says: /reading a line/, failureClass: 'asks-for-input' },
  { type: /^(OSError|RuntimeError)$/, says: /\[Errno 2[78]\]|can't start new thread/, failureClass: 'limit' },
  {
    type: /^OSError$/,
    says: /\[Errno (1|13|30|101|111|113)\]|couldn't connect to|can't load .{0,300}huggingface\.co/i,
    failureClass: 'forbidden-action',
  },
  {
    type: /^(PermissionError|BlockingIOError|URLError|HTTPError|gaierror|SSLError|MaxRetryError|NewConnectionError|Connect(ion)?(Refused|Reset|Aborted)?(Error|Timeout)|LocalEntryNotFoundError|OfflineModeIsEnabled|TclError)$/,
    failureClass: 'forbidden-action',
  },
]

/** What the libraries under a client say of a server that can't be reached; clients wrap it in errors of many names. */
const OF_NETWORK =
  /NameResolutionError|Failed to resolve '|Max retries exceeded with url|Failed to establish a new connection|Temporary failure in name resolution|Name or service not known|getaddrinfo failed/

const classify = (errorType: string, message = ''): FailureClass => {
  const found = RULES.find(({ type, says }) => type.test(errorType) && (says?.test(message) ?? true))?.failureClass
  return found ?? (OF_NETWORK.test(message) ? 'forbidden-action' : 'runtime')
}

/** Python prints the exception last, at the start of a line; what a finaliser prints after it is skipped over. */
const EXCEPTION = /^((?:[A-Za-z_][\w.]*)?(?:Error|Exception|Interrupt|Exit|Iteration|Warning))(?::\s?(.*))?$/

/** An exception by its place, right behind the last call: not all are named as above, as Graphviz's `ExecutableNotFound`. */
const BEHIND_CALLS = /^((?:[A-Za-z_]\w*\.){0,9}[A-Z]\w*)(?::\s?(.*))?$/

/** Of an exception that the script made of another the other. */
export function classifyFailure(stderr: string, exitCode: number | null, signal: string | null): Failure {
  const lines = withoutIgnored(
    withoutWrapping(stderr)
      .split('\n')
      .map((line) => line.trimEnd()),
  )
  const start = lines.findLastIndex(
    (line) => line.startsWith('Traceback (most recent call last)') || /^ {2}File ".*", line \d+/.test(line),
  )
  const find = (isIt: (line: string) => boolean) => lines.findIndex((line, at) => at > start && isIt(line))
  const behind = start < 0 ? -1 : find((line) => !line.startsWith(' '))
  const isBehind = BEHIND_CALLS.test(lines[behind] ?? '')
  const index = start < 0 || isBehind ? behind : find((line) => EXCEPTION.test(line))
  const [, qualified, message] = (isBehind ? BEHIND_CALLS : EXCEPTION).exec(lines[index] ?? '') ?? []
  if (qualified === undefined) {
    return { errorType: null, tracebackTail: null, ...withoutException(exitCode, signal) }
  }
  const errorType = (qualified.split('.').at(-1) ?? qualified).slice(0, LONGEST_ERROR_TYPE)
  return {
    errorType,
    errorMessage: (saysNothing(message) ? firstWords(lines.slice(index + 1)) : message)?.slice(0, 500) || null,
    tracebackTail: lines
      .slice(Math.max(0, index - 12), index + 1)
      .join('\n')
      .slice(-LONGEST_TRACEBACK),
    failureClass: classify(errorType, message),
  }
}

const saysNothing = (message: string | undefined) => message !== undefined && SAYS_NOTHING.test(message)
const firstWords = (lines: readonly string[]) =>
  withoutSequences(lines.find((line) => /\p{L}/u.test(line)) ?? '').trim()

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
