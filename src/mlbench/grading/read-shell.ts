import { ELEMENT, type ShellCommand } from './shell-command.ts'
import { KEYWORD } from './shell-programs.ts'
import { findClosing, findEnd } from './shell-quotes.ts'
import { END_OF_PIPE, groupGoesOn, type OpenCommand, sortPipe, startCommand } from './sort-pipe.ts'

/** Of substitutions within substitutions those deeper are read as text. */
const DEEPEST = 10

const SEPARATORS = /(?:&&|\|\||;;|\|&|[;|&\n()])/y
const BLANKS = /(?:[ \t\r]|\\\r?\n)+/y
const COMMENT = /#[^\n]*/y
const REDIRECTION = /(\d*|&)(>\||>>?|<<<|<<-?|<>?)(&\d*-?)?/y
/** Blanks of Unicode are none of a shell's. */
const PLAIN = /[^ \t\r\n\\'"`$;|&()<>]+/y
const ARITHMETIC = /\$\(\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)\)/y
/** A sum as a command, or as what `for` counts by: `((i++))`. */
const SUM = /\(\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)\)/y
/** Within `[[ ]]`, where they part no commands. */
const TEST_OPERATOR = /&&|\|\||[<>()|]/y
const ARRAY_START = /^[A-Za-z_]\w*\+?=$/
const ARRAY_BLANKS = /[ \t\r\n]+/y
const QUOTED = /[^"`$\\]+/y
const PROCESS = /[<>]\(/y
const NOWHERE = /^\/dev\/(?:null|stdout|stderr|tty|fd\/\d+)$/

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
      if (this.readSum() || this.readOperator()) continue
      if (!this.at(PROCESS) && this.readRedirection()) continue
      const separator = this.take(SEPARATORS)
      if (separator === null) this.addWord(this.readArray(this.readWord()))
      else this.end(separator)
    }
    this.end('\n')
    return this.commands
  }

  private addWord(word: string): void {
    if (word === '{' && this.open.words.length === 2 && this.open.program === 'function') this.end('\n')
    this.open.words.push(word)
    if (!KEYWORD.test(word)) this.open.program ??= word
    if (this.open.words.length > 1 && !/^(?:!|then|do|else|\{)$/.test(this.open.words.at(-2) ?? '')) return
    if (/^(?:if|elif|while|until)$/.test(word)) this.conditions++
    else if (/^(?:then|do)$/.test(word)) this.conditions = Math.max(0, this.conditions - 1)
    if (word === '!' || this.conditions > 0) this.open.unseen = 'condition'
  }

  private readSum(): boolean {
    const isPlace = this.open.program === null || this.open.words.at(-1) === 'for'
    const [, sum] = isPlace ? (this.match(SUM) ?? []) : []
    if (sum === undefined) return false
    this.addWord('((')
    this.addWord(sum)
    return true
  }

  private readOperator(): boolean {
    const isTest = this.open.program === '[[' && this.open.words.at(-1) !== ']]'
    const operator = isTest ? this.take(TEST_OPERATOR) : null
    if (operator !== null) this.open.words.push(operator)
    return operator !== null
  }

  /** The word with the elements of the array that it begins: `A=(a b)`. */
  private readArray(word: string): string {
    if (this.text.charAt(this.place) !== '(' || !ARRAY_START.test(word)) return word
    let array = word
    this.place++
    while (this.place < this.text.length && this.text.charAt(this.place) !== ')') {
      if (this.take(ARRAY_BLANKS) !== null || this.take(COMMENT) !== null) continue
      const start = this.place
      array += `${ELEMENT}${this.readWord()}`
      if (this.place === start) this.place++ // what no element may be
    }
    this.place++
    return array
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
    const isPattern = separator === '(' && joint === ';;'
    const goesOn = words.length === 0 && (separator === '\n' || isPattern)
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
        if (groupGoesOn(pipe)) this.markGroup((pipe[0]?.level ?? 0) + 1)
        for (const command of sortPipe(pipe)) this.commands.push(command)
        pipe = []
      }
    }
  }

  /** The output of the parentheses that end here goes on. */
  private markGroup(level: number): void {
    for (let place = this.commands.length - 1; place >= 0; place--) {
      const each = this.commands[place]
      if (each === undefined || each.level < level) return
      if (!each.goesOn) this.commands[place] = { ...each, goesOn: true }
      if (each.level === level && each.joint === '(') return
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
    for (const each of commands) this.commands.push({ ...each, goesOn: true, level: each.level + 1 })
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
