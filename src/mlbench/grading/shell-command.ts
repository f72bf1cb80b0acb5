/** One command of a script: its words without quotes, assignments before it and redirections left out. */
export interface ShellCommand {
  readonly words: readonly string[]
  /** `NAME=value` before the words, but for those of the shell as `then`. */
  readonly assignments: readonly string[]
  /** Whether its output goes to a command or a file, not only to whoever looks. */
  readonly goesOn: boolean
  /** Place in which its failure may go unseen: behind `!` or as a condition, in the background, before a pipe. */
  readonly unseen: 'condition' | 'background' | 'pipe' | null
  /** Text of its here-document or here-string, or that the command before the pipe prints; null: it has none. */
  readonly input: string | null
  /** What parts it from the command before: `;`, `&&`, a line's end… */
  readonly joint: string
  /** Parentheses and substitutions that it stands in. */
  readonly level: number
  /** Whether a shell within reads it from its input: no trace shows it. */
  readonly isInput: boolean
}

/** Stands before each element of an array. */
export const ELEMENT = '\x1f'
