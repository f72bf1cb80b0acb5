import { listReached, type ReachedCommand } from './reached-commands.ts'
import { readPythonText } from './read-python.ts'
import { readShell, type ShellCommand } from './read-shell.ts'
import { findInnerProgram, findProgram, findStarted, KEYWORD, withoutLimits } from './shell-programs.ts'

/** Of shells within shells those deeper are not read. */
const DEEPEST = 3
/** Characters of a variable's value; one that is put into itself grows without end. */
const LONGEST_VALUE = 10_000
/** Characters that variables add to a script. */
const MOST_PUT = 1_000_000

const VARIABLE = /\$(?:\{([A-Za-z_]\w*)(?::?[-=]([^{}]*))?\}|([A-Za-z_]\w*))/g
const DECLARES = /^(?:export|declare|typeset|local|readonly)$/

/**
 * The commands of a script with those of the shells that it starts, and with the values that it gave its variables. What only gives
 * a variable a value is no command: the value stands where the variable is used.
 */
export const readCommands = (script: string): ShellCommand[] => putValues(openShells(listReached(readShell(script)), 0))

/** The commands that a shell within is given stand in that shell's place. Of all but the last nobody sees how they ended. */
function openShells(commands: readonly ReachedCommand[], depth: number): ReachedCommand[] {
  return commands.flatMap((command) => {
    const inner = depth < DEEPEST ? findInnerProgram(findProgram(command.words), command.input) : null
    if (inner?.by !== 'shell') return [command]
    const found = openShells(listReached(readShell(inner.code)), depth + 1).map((each, index, { length }) => ({
      ...each,
      goesOn: each.goesOn || command.goesOn,
      isSure: each.isSure && command.isSure,
      isInput: each.isInput || command.isInput || inner.code === command.input,
      unseen: index < length - 1 ? ('condition' as const) : (each.unseen ?? command.unseen),
    }))
    const { assignments } = command
    return assignments.length === 0
      ? found
      : [{ ...command, words: ['export', ...assignments], assignments: [], input: null }, ...found]
  })
}

function putValues(commands: readonly ReachedCommand[]): ShellCommand[] {
  const values = new Values()
  return commands.flatMap((command): ShellCommand[] => {
    const assignments = command.assignments.map((each) => values.put(each))
    const input = command.input === null ? null : values.put(command.input)
    const [first = '', ...rest] = command.words.map((each) => values.put(each))
    if (command.words.every((word) => KEYWORD.test(word))) {
      values.keep(assignments, command.isSure)
      return input === null ? [] : [{ ...command, assignments: [], input }]
    }
    if (values.keepOf(first, rest, command.isSure)) return []
    const program = command.words[0]?.startsWith('$') ? first.split(/\s+/) : [first]
    return [{ ...command, words: [...program, ...rest], assignments, input }]
  })
}

/** What a script's variables hold. */
class Values {
  private readonly known = new Map<string, string>()
  private left = MOST_PUT

  put(text: string): string {
    if (this.left < 0) return text
    const full = text.replace(VARIABLE, (whole, braced?: string, other?: string, plain?: string) => {
      return this.known.get(braced ?? plain ?? '') ?? other ?? whole
    })
    this.left -= full.length - text.length
    return full
  }

  /** Keeps what a loop or a declaration names; false: other commands may see it too, or it is neither. */
  keepOf(first: string, rest: readonly string[], isSure: boolean): boolean {
    if (first === 'for' && rest[1] === 'in') this.keep([`${rest[0]}=${rest.slice(2).join(' ')}`], isSure)
    else if (DECLARES.test(first)) this.keep(rest, isSure)
    else return false
    return first !== 'export'
  }

  /** Where a condition decides, the value before stays beside the new one: which of them is used only a run tells. */
  keep(assignments: readonly string[], isSure: boolean): void {
    for (const assignment of assignments) {
      const at = assignment.indexOf('=')
      if (at <= 0) continue
      const name = assignment.slice(0, at).replace(/\+$/, '')
      const before = isSure ? undefined : this.known.get(name)
      const value = assignment.slice(at + 1, at + LONGEST_VALUE)
      this.known.set(name, before === undefined ? value : `${before} ${value}`.slice(0, LONGEST_VALUE))
    }
  }
}

/** A value that stands with its option in one word, as `-n5`. */
const JOINED = /^-[A-Za-z]([-+]?[\d.].*)$/

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
  const joined = used.flatMap((word) => JOINED.exec(word)?.[1] ?? [])
  return [own, ...joined, ...(input === null ? [] : [readOf(input)])]
}

/** Whether a command starts a program: by an interpreter or a launcher, or a script by its own name. */
export const runsProgram = (command: Pick<ShellCommand, 'words' | 'input'>): boolean =>
  findStarted(command.words) !== null || pythonOf(command) !== null
