import type { ShellCommand } from './shell-command.ts'
import { ASSIGNMENT, KEYWORD, readPrinted, readsLines, usesWords } from './shell-programs.ts'

/** A command that is being read. */
export interface OpenCommand extends Pick<ShellCommand, 'joint' | 'level'> {
  readonly words: string[]
  /** The first word that is none of the shell's own. */
  program: string | null
  isWritten: boolean
  unseen: ShellCommand['unseen']
  input: string | null
}

export const startCommand = (unseen: ShellCommand['unseen'], joint = '\n', level = 0): OpenCommand => ({
  words: [],
  program: null,
  isWritten: false,
  unseen,
  input: null,
  joint,
  level,
})

/** Between the commands of two pipes. */
export const END_OF_PIPE = startCommand(null)

const PROMPT = /^(?:\$|>>>|#)$/

/** Whether the output of what stands in parentheses before a pipe's first command goes on: `(…) > file`, `(…) | program`. */
export function groupGoesOn([group, ...rest]: readonly OpenCommand[]): boolean {
  if (group === undefined || group.joint !== ')' || group.words.length > 0) return false
  const [behind] = sortPipe(rest)
  return group.isWritten || (behind !== undefined && (usesWords(behind) || readsLines(behind)))
}

/** The commands of a pipe with what each is given, and whether its output goes on. */
export function sortPipe(pipe: readonly OpenCommand[]): ShellCommand[] {
  const ready: ShellCommand[] = []
  for (const [place, { words, isWritten, unseen, input, joint, level }] of [...pipe.entries()].reverse()) {
    const behind = ready.at(-1)
    const goesOn = isWritten || (behind !== undefined && (usesWords(behind) || readsLines(behind)))
    const given = input ?? readPrinted(pipe[place - 1])
    const command = { ...sortWords(words), goesOn, unseen, input: given, joint, level, isInput: false }
    if (command.words.length + command.assignments.length > 0 || input !== null) ready.push(command)
  }
  return ready.toReversed()
}

function sortWords(words: readonly string[]): Pick<ShellCommand, 'words' | 'assignments'> {
  const ours = PROMPT.test(words[0] ?? '') ? words.slice(1) : words
  const first = findBehind(ours, 0, KEYWORD)
  const at = findBehind(ours, first, ASSIGNMENT)
  return { assignments: ours.slice(first, at), words: [...ours.slice(0, first), ...ours.slice(at)] }
}

/** The first place from `start` whose word is another. */
function findBehind(words: readonly string[], start: number, pattern: RegExp): number {
  let place = start
  while (place < words.length && pattern.test(words[place] ?? '')) place++
  return place
}
