import type { Ending } from '../../measurement/ending.ts'
import type { ErrorCategory } from '../../schema/mlbench/task-attempt.ts'
import type { StaticAttempt } from '../../schema/mlbench/task-grades.ts'

interface Rule {
  readonly category: ErrorCategory
  /** Pattern of the end of standard error. */
  readonly says: RegExp
}

/** The first that holds. */
const RULES: readonly Rule[] = [
  {
    category: 'syntax',
    says: /\b(?:SyntaxError|IndentationError|TabError)\b|syntax error near|unexpected EOF while looking/,
  },
  // The answer names what does not exist: a module, a name in one, a script, an option, a command.
  {
    category: 'hallucination',
    says: /\b(?:ModuleNotFoundError|ImportError|AttributeError|NameError)\b|can't open file|unrecognized arguments|no such option|invalid choice|command not found|unexpected keyword argument/i,
  },
  // The answer leaves out what the repository asks for first: data, a folder, an option.
  {
    category: 'lack-of-knowledge',
    says: /\bFileNotFoundError\b|No such file or directory|arguments are required|missing \d+ required|\b(?:URLError|ConnectionError|gaierror)\b/,
  },
  // The answer knows the parts and puts wrong values into them.
  {
    category: 'knowledge-manipulation',
    says: /\b(?:ValueError|TypeError|KeyError|IndexError|RuntimeError|AssertionError)\b|invalid \w+ value/,
  },
]

/** Sorts a failed answer by what its text lacks, else by what its run said last; null where nothing speaks of the answer. */
export function sortError(
  reason: StaticAttempt['reason'],
  failed: { readonly ending: Ending; readonly stderr: string } | null,
): ErrorCategory | null {
  if (reason === 'no-answer') return null
  if (reason !== null) return reason === 'wrong-type' ? 'lack-of-knowledge' : 'knowledge-manipulation'
  if (failed === null) return null
  const end = failed.stderr.slice(-4000)
  return RULES.find(({ says }) => says.test(end))?.category ?? 'unsorted'
}
