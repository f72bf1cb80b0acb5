import { listReached, type ReachedCommand } from './reached-commands.ts'
import { readPythonText } from './read-python.ts'
import { readShell } from './read-shell.ts'
import type { ShellCommand } from './shell-command.ts'
import { findInnerProgram, findProgram, findStarted, withoutKeywords, withoutLimits } from './shell-programs.ts'
import { openPutBudget, Values } from './shell-values.ts'

/** Of shells within shells those deeper are not read. */
const DEEPEST = 3

/**
 * The commands of a script with those of the shells that it starts, and with the values that it gave its variables. What only gives
 * a variable a value is no command: the value stands where the variable is used.
 */
export const readCommands = (script: string, budget = openPutBudget()): ShellCommand[] =>
  putValues(listReached(readShell(script)), new Values(budget), 0)

const putValues = (commands: readonly ReachedCommand[], values: Values, depth: number): ShellCommand[] =>
  commands.flatMap((command): ShellCommand[] => {
    const inner = depth < DEEPEST ? findInnerProgram(findProgram(command.words), command.input) : null
    const assignments = command.assignments.map((each) => values.put(each))
    if (inner?.by !== 'shell') return putOwn({ ...command, assignments }, values)
    const own = { ...command, words: ['export', ...assignments], assignments: [], input: null }
    return [...(assignments.length === 0 ? [] : [own]), ...openShell(inner.code, command, values, depth)]
  })

function putOwn(command: ReachedCommand, values: Values): ShellCommand[] {
  const input = command.input === null ? null : values.put(command.input)
  const put = command.words.map((each) => values.put(each))
  const words = withoutKeywords(put)[0] === 'export' ? values.nameExported(put) : put
  const own = withoutKeywords(words)
  if (own.length === 0) {
    values.keep(command.assignments, command.isSure)
    return input === null ? [] : [{ ...command, assignments: [], input }]
  }
  if (values.keepOf(own, { ...command, input })) return []
  const [first = ''] = words
  const program = command.words[0]?.startsWith('$') ? first.split(/\s+/) : [first]
  return [{ ...command, words: [...program, ...words.slice(1)], input }]
}

/** The commands that a shell within is given stand in that shell's place. Of all but the last nobody sees how they ended. */
function openShell(code: string, command: ReachedCommand, values: Values, depth: number): ShellCommand[] {
  const isAtEnd = withoutKeywords(command.words)[0] === 'trap'
  const own = listReached(readShell(LONE_VARIABLE.test(code) ? values.put(code) : code)).map((each) => ({
    ...each,
    goesOn: each.goesOn || command.goesOn,
    isSure: each.isSure && command.isSure,
    isInput: each.isInput || command.isInput || code === command.input,
  }))
  return putValues(own, values, depth + 1).map((each, index, { length }) => ({
    ...each,
    unseen: isAtEnd || index < length - 1 ? ('condition' as const) : (each.unseen ?? command.unseen),
  }))
}

const LONE_VARIABLE = /^\$(?:\w+|\{\w+\})$/

/** An option with its value in one word, as `-n5`. */
const JOINED = /^-([A-Za-z])([-+]?[\d.].*)$/

/** The Python program that stands in a command's words, or that it reads; null: none. */
export function pythonOf({ words, input }: Pick<ShellCommand, 'words' | 'input'>): string | null {
  const inner = findInnerProgram(findProgram(words), input)
  return inner?.by === 'python' ? inner.code : null
}

/**
 * Texts of a command in which a value may stand: its words, and what it reads; of a Python program in them what `readProgram` leaves,
 * and no limit that a program like `timeout` holds it to.
 */
export function textsOf(command: ShellCommand, readProgram: (code: string) => string = readPythonText): string[] {
  const { words, assignments, input } = command
  const program = pythonOf(command)
  const readOf = (text: string) => (text === program ? readProgram(text) : text)
  const used = withoutLimits(words)
  const own = [...assignments, ...used.map(readOf)].join(' ')
  const joined = used.filter((word) => JOINED.test(word)).map((word) => word.replace(JOINED, '$1 $2'))
  return [own, ...joined, ...(input === null ? [] : [readOf(input)])]
}

/** Whether a command starts a program: by an interpreter or a launcher, or a script by its own name. */
export const runsProgram = (command: Pick<ShellCommand, 'words' | 'input'>): boolean =>
  findStarted(command.words) !== null || pythonOf(command) !== null
