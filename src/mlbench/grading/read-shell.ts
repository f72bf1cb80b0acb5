import { ASSIGNMENT, KEYWORD, readPrinted, usesWords } from './shell-programs.ts'

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

/** Of substitutions within substitutions those deeper are read as text. */
const DEEPEST = 10

const SEPARATORS = /(?:&&|\|\||;;|\|&|[;|&\n()])/y
const BLANKS = /(?:[ \t\r]|\\\r?\n)+/y
const COMMENT = /#[^\n]*/y
const REDIRECTION = /(\d*|&)(>\||>>?|<<<|<<-?|<>?)(&\d*-?)?/y
/** Blanks of Unicode are none of a shell's. */
const PLAIN = /[^ \t\r\n\\'"`$;|&()<>]+/y
const ARITHMETIC = /\$\(\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)\)/y
const QUOTED = /[^"`$\\]+/y
const PROCESS = /[<>]\(/y
const PROMPT = /^(?:\$|>>>|#)$/
const NOWHERE = /^\/dev\/(?:null|stdout|stderr|tty|fd\/\d+)$/

interface OpenCommand extends Pick<ShellCommand, 'joint' | 'level'> {
  readonly words: string[]
  isWritten: boolean
  unseen: ShellCommand['unseen']
  input: string | null
}

const startCommand = (unseen: ShellCommand['unseen'], joint = '\n', level = 0): OpenCommand => ({
  ...{ words: [], isWritten: false, unseen, input: null, joint, level },
})

/** Between the commands of two pipes. */
const END_OF_PIPE = startCommand(null)

/**
 * The commands of a shell script as a shell parts them, without expanding anything; those in substitutions come before the
 * command that takes their output. Quotes, escapes, comments, continued lines and here-documents are read as a shell reads them.
 * Linear in the text.
 */
export const readShell = (script: string): ShellCommand[] => new ScriptReader(script, 0).read()

class ScriptReader {
  private readonly commands: ShellCommand[] = []
  private readonly text: string
  private readonly depth: number
  private place = 0
  private open = startCommand(null)
  private done: OpenCommand[] = []
  private conditions = 0
  private hereDocuments: { readonly of: OpenCommand; readonly end: string; readonly isIndented: boolean }[] = []

  constructor(text: string, depth: number) {
    this.text = text
    this.depth = depth
  }

  read(): ShellCommand[] {
    while (this.place < this.text.length) {
      if (this.take(BLANKS) !== null || this.take(COMMENT) !== null) continue
      if (!this.at(PROCESS) && this.readRedirection()) continue
      const separator = this.take(SEPARATORS)
      if (separator === null) this.addWord(this.readWord())
      else this.end(separator)
    }
    this.end('\n')
    return this.commands
  }

  private addWord(word: string): void {
    this.open.words.push(word)
    if (this.open.words.length > 1 && !/^(?:!|then|do|else|\{)$/.test(this.open.words.at(-2) ?? '')) return
    if (/^(?:if|elif|while|until)$/.test(word)) this.conditions++
    else if (/^(?:then|do)$/.test(word)) this.conditions = Math.max(0, this.conditions - 1)
    if (word === '!' || this.conditions > 0) this.open.unseen = 'condition'
  }

  private readRedirection(): boolean {
    const [, from = '', way = '', copy] = this.match(REDIRECTION) ?? []
    if (way === '') return false
    if (copy !== undefined && copy !== '&') return true
    this.take(BLANKS)
    const target = this.readWord()
    if (way === '<<<') this.open.input = target
    else if (way.startsWith('<<')) this.hereDocuments.push({ of: this.open, end: target, isIndented: way === '<<-' })
    else if (way.includes('>') && /^[1&]?$/.test(from)) this.open.isWritten ||= !NOWHERE.test(target)
    return true
  }

  /** A pipe's commands end together: which of them go on depends on what stands behind them. */
  private end(separator: string): void {
    const isPipe = separator === '|' || separator === '|&'
    if (separator === '&') this.open.unseen ??= 'background'
    if (isPipe) this.open.unseen ??= 'pipe'
    this.done.push(this.open)
    const { words, joint, level } = this.open
    const depth = Math.max(0, level + (separator === '(' ? 1 : separator === ')' ? -1 : 0))
    const goesOn = separator === '\n' && words.length === 0
    this.open = startCommand(this.conditions > 0 ? 'condition' : null, goesOn ? joint : separator, depth)
    if (separator === '\n') this.readHereDocuments()
    if (!isPipe && this.hereDocuments.length === 0) this.close(this.done.splice(0))
    else if (!isPipe) this.done.push(END_OF_PIPE)
  }

  /** Takes pipes apart again, of which several may have waited for the text of a here-document. */
  private close(waiting: readonly OpenCommand[]): void {
    let pipe: OpenCommand[] = []
    for (const each of [...waiting, END_OF_PIPE]) {
      if (each !== END_OF_PIPE) pipe.push(each)
      else {
        this.commands.push(...sortPipe(pipe))
        pipe = []
      }
    }
  }

  private readHereDocuments(): void {
    for (const { of, end, isIndented } of this.hereDocuments.splice(0)) {
      const lines: string[] = []
      while (this.place < this.text.length) {
        const next = this.text.indexOf('\n', this.place)
        const stop = next < 0 ? this.text.length : next
        const line = this.text.slice(this.place, stop).replace(/\r$/, '')
        this.place = stop + 1
        if ((isIndented ? line.replace(/^\t+/, '') : line) === end) break
        lines.push(line)
      }
      of.input = lines.join('\n')
    }
  }

  /** Word up to the next blank or separator, quotes and escapes undone. It moves on by a character at least. */
  private readWord(): string {
    let word = ''
    for (;;) {
      const part = this.take(PLAIN) ?? this.readSpecial()
      if (part === null) return word
      word += part
    }
  }

  private readSpecial(): string | null {
    const character = this.text.charAt(this.place)
    switch (character) {
      case "'":
        return this.readPlainQuote()
      case '"':
        return this.readQuote()
      case '`':
        return this.readSubstitution('`', 1)
      case '<':
      case '>':
        return this.at(PROCESS) ? this.readSubstitution(')', 2) : null
      case '$':
        return this.readDollar()
      case '\\':
        this.place += 2
        return this.text.charAt(this.place - 1) === '\n' ? '' : this.text.charAt(this.place - 1)
      default:
        return null
    }
  }

  private readDollar(): string {
    const sum = this.take(ARITHMETIC)
    if (sum !== null) return sum
    const next = this.text.charAt(this.place + 1)
    if (next === '(') return this.readSubstitution(')', 2)
    this.place++
    if (next !== '{') return next === "'" || next === '"' ? '' : '$'
    const end = this.text.indexOf('}', this.place)
    const start = this.place
    this.place = end < 0 ? this.text.length : end + 1
    return `$${this.text.slice(start, this.place)}`
  }

  /** The commands of a substitution, whose output goes on; it is an empty word itself. */
  private readSubstitution(end: string, opening: number): string {
    this.place += opening
    const start = this.place
    this.place = end === '`' ? findEnd(this.text, start, '`') : findClosing(this.text, start)
    const inner = this.text.slice(start, this.place++)
    if (this.depth >= DEEPEST) return inner
    const commands = new ScriptReader(inner, this.depth + 1).read()
    this.commands.push(...commands.map((each) => ({ ...each, goesOn: true, level: each.level + 1 })))
    return '$()'
  }

  private readPlainQuote(): string {
    const start = this.place + 1
    const end = this.text.indexOf("'", start)
    this.place = end < 0 ? this.text.length : end + 1
    return this.text.slice(start, this.place - (end < 0 ? 0 : 1))
  }

  private readQuote(): string {
    let text = ''
    this.place++
    while (this.place < this.text.length) {
      const part = this.take(QUOTED) ?? this.readInQuote()
      if (part === null) break
      text += part
    }
    this.place++
    return text
  }

  /** Null: the quote ends here. */
  private readInQuote(): string | null {
    const character = this.text.charAt(this.place)
    if (character === '"') return null
    if (character === '`') return this.readSubstitution('`', 1)
    if (this.text.startsWith('$(', this.place)) return this.readDollar()
    this.place++
    if (character !== '\\' || !'"\\$`\n'.includes(this.text.charAt(this.place))) return character
    const next = this.text.charAt(this.place++)
    return next === '\n' ? '' : next
  }

  private at(pattern: RegExp): boolean {
    pattern.lastIndex = this.place
    return pattern.test(this.text)
  }

  private take(pattern: RegExp): string | null {
    return this.match(pattern)?.[0] ?? null
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.place
    const found = pattern.exec(this.text)
    if (found === null || found[0] === '') return null
    this.place += found[0].length
    return found
  }
}

function sortPipe(pipe: readonly OpenCommand[]): ShellCommand[] {
  const ready: ShellCommand[] = []
  for (const [place, { words, isWritten, unseen, input, joint, level }] of [...pipe.entries()].reverse()) {
    const behind = ready.at(-1)
    const goesOn = isWritten || (behind !== undefined && usesWords(behind))
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

/** Place of the next mark that no backslash stands before; the text's end where there is none. */
function findEnd(text: string, start: number, mark: string): number {
  for (let place = start; place < text.length; place++) {
    if (text.charAt(place) === '\\') place++
    else if (text.charAt(place) === mark) return place
  }
  return text.length
}

/** Place of the parenthesis that closes what was opened before `start`; quotes are stepped over. */
function findClosing(text: string, start: number): number {
  let open = 1
  for (let place = start; place < text.length; place++) {
    const character = text.charAt(place)
    if (character === '\\') place++
    else if (character === "'") place = text.indexOf("'", place + 1)
    else if (character === '"') place = findEnd(text, place + 1, '"')
    else if (character === '(') open++
    else if (character === ')' && --open === 0) return place
    if (place < start) return text.length // a quote that never ends
  }
  return text.length
}
