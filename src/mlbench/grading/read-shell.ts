/** One command of a script: its words without quotes, assignments before it and redirections left out. */
export interface ShellCommand {
  readonly words: readonly string[]
  /** `NAME=value` before the words. */
  readonly assignments: readonly string[]
  /** Whether its output goes to a command or a file, not only to whoever looks. */
  readonly goesOn: boolean
}

/** Commands that use none of their words, unless their output goes somewhere. */
export const showsOnly: ReadonlySet<string> = new Set(['echo', 'printf', ':', 'true', 'false', 'exit'])

const SEPARATORS = /(?:&&|\|\||;;|[;|&\n()])/y
const BLANKS = /(?:[ \t\r]|\\\r?\n)+/y
const COMMENT = /#[^\n]*/y
const REDIRECTION = /(?:\d*|&)(?:>>?|<<?<?)(?:&\d?)?-?/y
/** Blanks of Unicode are none of a shell's. */
const PLAIN = /[^ \t\r\n\\'"`$;|&()<>]+/y
const ASSIGNMENT = /^[A-Za-z_]\w*=/
const PROMPT = /^(?:\$|>>>|#)$/

/**
 * The commands of a shell script as a shell parts them, without expanding anything. Quotes, escapes, comments and continued
 * lines are read as a shell reads them; the text of a here-document is not told from commands. Linear in the text.
 */
export function readShell(script: string): ShellCommand[] {
  const commands: ShellCommand[] = []
  let words: string[] = []
  let isWritten = false
  const end = (separator: string | null) => {
    const command = { ...sortWords(words), goesOn: isWritten || separator === '|' }
    if (command.words.length + command.assignments.length > 0) commands.push(command)
    words = []
    isWritten = false
  }
  const reader = new Reader(script)
  while (!reader.isDone()) {
    if (reader.take(BLANKS) !== null || reader.take(COMMENT) !== null) continue
    const redirection = reader.take(REDIRECTION)
    if (redirection !== null) {
      isWritten ||= redirection.includes('>')
      reader.take(BLANKS)
      reader.readWord()
      continue
    }
    const separator = reader.take(SEPARATORS)
    if (separator !== null) end(separator)
    else words.push(reader.readWord())
  }
  end(null)
  return commands
}

function sortWords(words: readonly string[]): Omit<ShellCommand, 'goesOn'> {
  const ours = PROMPT.test(words[0] ?? '') ? words.slice(1) : words
  const start = ours.findIndex((word) => !ASSIGNMENT.test(word))
  const at = start < 0 ? ours.length : start
  return { assignments: ours.slice(0, at), words: ours.slice(at) }
}

class Reader {
  private place = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  isDone(): boolean {
    return this.place >= this.text.length
  }

  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.place
    const found = pattern.exec(this.text)?.[0]
    if (found === undefined || found === '') return null
    this.place += found.length
    return found
  }

  /** Word up to the next blank or separator, quotes and escapes undone. It moves on by a character at least. */
  readWord(): string {
    let word = ''
    for (;;) {
      const plain = this.take(PLAIN)
      const part = plain ?? this.readSpecial()
      if (part === null) return word
      word += part
    }
  }

  private readSpecial(): string | null {
    const character = this.text.charAt(this.place)
    switch (character) {
      case "'":
        return this.readUntil("'", false)
      case '"':
        return this.readUntil('"', true)
      case '`':
      case '$':
        this.place++
        return character
      case '\\':
        this.place += 2
        return this.text.charAt(this.place - 1) === '\n' ? '' : this.text.charAt(this.place - 1)
      default:
        return null
    }
  }

  private readUntil(quote: string, hasEscapes: boolean): string {
    let text = ''
    for (this.place++; this.place < this.text.length; this.place++) {
      const character = this.text.charAt(this.place)
      if (character === quote) break
      if (hasEscapes && character === '\\' && '"\\$`\n'.includes(this.text.charAt(this.place + 1))) {
        this.place++
        if (this.text.charAt(this.place) !== '\n') text += this.text.charAt(this.place)
      } else text += character
    }
    this.place++
    return text
  }
}
