import type { Task, TaskArgument } from '../data/rows.ts'
import { extractCode } from './fences.ts'
import { pythonOf, readCommands, runsProgram, textsOf } from './read-commands.ts'
import type { ProgramTexts } from './read-programs.ts'
import { readPythonText } from './read-python.ts'
import type { ShellCommand } from './shell-command.ts'
import { usesWords } from './shell-programs.ts'

/** An answer as it was read. */
interface ReadAnswer {
  readonly code: string
  /** Python programs in it: itself, or those in its commands. */
  readonly programs: readonly string[]
  /**
   * Segments, of which those of a value must be neighbours: of each command, or of a program. `read`: what a program says; null for
   * one that Python can't read, of which all but comments counts.
   */
  readonly runsOf: (read: (program: string) => ProgramTexts | null) => readonly (readonly string[])[]
  /** Whether a command of a Bash row runs a program; null for a Python row, of which Python's own parser decides. */
  readonly runsProgram: boolean | null
}

/**
 * A segment: a number with its sign and point where no letter or digit touches it, else letters and digits with the parts of a
 * version behind them. So `0.5` holds no `5`, `v1.5` and `1.2.5` neither, `catalog` no `cat`, and `train_dcp.py` both `train` and `dcp`.
 */
const SEGMENT =
  /(?<![\p{L}\p{N}.])[-+]?(?:\p{Nd}+(?:\.\p{Nd}*)?|\.\p{Nd}+)(?:[eE][-+]?\p{Nd}+)?(?![\p{L}\p{N}]|\.\p{Nd})|[\p{L}\p{N}]+(?:(?<=\p{Nd})(?:\.\p{Nd}+)+(?![\p{L}\p{N}]))?/gu
const NUMBER = /^[-+.]?\d/
export function readAnswer(answer: string, { type }: Pick<Task, 'type'>): ReadAnswer {
  if (type === 'Python Code') {
    const code = extractCode(answer, 'python')
    const runsOf: ReadAnswer['runsOf'] = (read) => {
      const { text, folded } = read(code) ?? { text: readPythonText(code), folded: [] }
      return [text, ...folded].map(splitSegments)
    }
    return { code, programs: [code], runsOf, runsProgram: null }
  }
  const code = extractCode(answer, 'shell')
  const commands = readCommands(code)
  const using = commands.filter(usesWords)
  return {
    code,
    programs: using.flatMap((command) => pythonOf(command) ?? []),
    runsOf: (read) => using.flatMap((command) => textsOfCommand(command, read)).map(splitSegments),
    runsProgram: commands.some(runsProgram),
  }
}

/** What a command says, and each expression of a program in it. */
function textsOfCommand(command: ShellCommand, read: (program: string) => ProgramTexts | null): readonly string[] {
  const program = pythonOf(command)
  const texts = program === null ? null : read(program)
  if (texts === null) return textsOf(command)
  return [...textsOf(command, () => (command.goesOn ? texts.textThatGoesOn : texts.text)), ...texts.folded]
}

/** A Python program's segments, in one run. */
export const readProgram = (code: string) => ({ runs: [splitSegments(readPythonText(code))] })

/** The arguments whose value is not in an answer: numbers are compared as numbers, words whatever their case. */
export function findMissing(
  { runs }: { readonly runs: readonly (readonly string[])[] },
  task: { readonly arguments: readonly TaskArgument[] },
): TaskArgument[] {
  return task.arguments.filter(({ value }) => {
    const wanted = splitSegments(value)
    return wanted.length > 0 && !runs.some((run) => holds(run, wanted))
  })
}

/** Whether segments stand in a run one after another. */
const holds = (run: readonly string[], wanted: readonly string[]): boolean =>
  run.some((_, start) => wanted.every((segment, index) => run[start + index] === segment))

export const splitSegments = (text: string): string[] =>
  (text.match(SEGMENT) ?? []).map((segment) =>
    NUMBER.test(segment) ? normaliseNumber(segment) : segment.toLowerCase(),
  )

function normaliseNumber(segment: string): string {
  const value = Number(segment)
  return Number.isNaN(value) ? segment.toLowerCase() : String(value) // 256p is none
}
