/** A value as Python's `ast.literal_eval` reads it, without bytes and complex numbers. Numbers are kept by the text that Python prints of them. */
export type PythonLiteral =
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'atom'; readonly text: string }
  | { readonly kind: 'list' | 'tuple' | 'set'; readonly items: readonly PythonLiteral[] }
  | { readonly kind: 'dict'; readonly entries: readonly (readonly [PythonLiteral, PythonLiteral])[] }

const DEEPEST = 50
/** What may stand between two parts: blanks, ends of lines, also behind a backslash, and remarks. */
const SPACE = /(?:[ \t\f\n]|\\\n|#[^\n]*)*/y
const ATOM = /(?:True|False|None)\b|\.\.\./y
const DIGITS = '\\d(?:_?\\d)*'
const NUMBER = new RegExp(
  `([+-]?)[ \\t\\f\\n]*(0[xX](?:_?[\\da-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+|(?:${DIGITS}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:[eE][+-]?${DIGITS})?)(?![\\w.])`,
  'y',
)
const STRING_START = /([rRuU]?)('''|"""|'|")/y

class LiteralError extends Error {}

/** Reads one literal; null for a text that is none, or that is nested more than 50 deep. */
export function parsePythonLiteral(text: string): PythonLiteral | null {
  try {
    const reader = new LiteralReader(text.replace(/\r\n?/g, '\n')) // as Python reads its sources
    const value = reader.readValue(0)
    return reader.isDone() ? value : null
  } catch (error) {
    if (error instanceof LiteralError) return null
    throw error
  }
}

/** Python's `str(value)`. */
export const printPython = (value: PythonLiteral): string => (value.kind === 'string' ? value.text : represent(value))

function represent(value: PythonLiteral): string {
  switch (value.kind) {
    case 'atom':
      return value.text
    case 'string':
      return representString(value.text)
    case 'list':
      return `[${value.items.map(represent).join(', ')}]`
    case 'set':
      return `{${value.items.map(represent).join(', ')}}`
    case 'tuple':
      return `(${value.items.map(represent).join(', ')}${value.items.length === 1 ? ',' : ''})`
    case 'dict':
      return `{${value.entries.map(([key, item]) => `${represent(key)}: ${represent(item)}`).join(', ')}}`
  }
}

function representString(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(/(?! )[\p{C}\p{Z}]/gu, (character) => ESCAPED[character] ?? escapeCode(character.codePointAt(0) ?? 0))
  return `${quote}${escaped}${quote}`
}

const ESCAPED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** What Python does not print as it is. */
function escapeCode(code: number): string {
  const digits = code.toString(16)
  if (code <= 0xff) return `\\x${digits.padStart(2, '0')}`
  return code <= 0xffff ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`
}

class LiteralReader {
  private place = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  isDone(): boolean {
    this.take(SPACE)
    return this.place === this.text.length
  }

  readValue(depth: number): PythonLiteral {
    if (depth > DEEPEST) throw new LiteralError()
    this.take(SPACE)
    const next = this.text.charAt(this.place)
    if (next === '{') return this.readBraces(depth)
    if (next === '[') return { kind: 'list', items: this.readItems(']', depth).items }
    if (next === '(') return this.readParentheses(depth)
    const atom = this.take(ATOM)
    if (atom !== null) return { kind: 'atom', text: atom === '...' ? 'Ellipsis' : atom }
    if (this.peek(STRING_START)) return { kind: 'string', text: this.readStrings() }
    const [, sign = '', digits] = this.match(NUMBER) ?? []
    if (digits === undefined) throw new LiteralError()
    return { kind: 'atom', text: printNumber(sign, digits.replaceAll('_', '')) }
  }

  private readParentheses(depth: number): PythonLiteral {
    const { items, commas } = this.readItems(')', depth)
    const [only] = items
    return only !== undefined && commas === 0 ? only : { kind: 'tuple', items }
  }

  private readItems(end: string, depth: number): { items: PythonLiteral[]; commas: number } {
    this.place++
    const items: PythonLiteral[] = []
    let commas = 0
    while (!this.takeMark(end)) {
      if (items.length > commas) throw new LiteralError()
      items.push(this.readValue(depth + 1))
      if (this.takeMark(',')) commas++
    }
    return { items, commas }
  }

  private readBraces(depth: number): PythonLiteral {
    this.place++
    const entries = new Map<string, readonly [PythonLiteral, PythonLiteral]>()
    const items: PythonLiteral[] = []
    let commas = 0
    for (let read = 0; !this.takeMark('}'); read++) {
      if (read > commas) throw new LiteralError()
      const key = this.readValue(depth + 1)
      if (this.takeMark(':'))
        entries.set(represent(key), [key, this.readValue(depth + 1)]) // the last of two counts
      else items.push(key)
      if (this.takeMark(',')) commas++
    }
    if (items.length === 0) return { kind: 'dict', entries: [...entries.values()] }
    if (entries.size > 0) throw new LiteralError()
    return { kind: 'set', items }
  }

  /** Neighbouring strings are one. */
  private readStrings(): string {
    let text = ''
    for (let start = this.match(STRING_START); start !== null; start = this.match(STRING_START)) {
      text += this.readString(start[1] ?? '', start[2] ?? '')
      this.take(SPACE)
    }
    return text
  }

  private readString(prefix: string, quote: string): string {
    const isRaw = /r/i.test(prefix)
    let text = ''
    while (!this.text.startsWith(quote, this.place)) {
      if (this.place >= this.text.length) throw new LiteralError()
      const character = this.text.charAt(this.place)
      if (character === '\n' && quote.length === 1) throw new LiteralError()
      if (character === '\\') text += isRaw ? this.readRawEscape() : this.readEscape()
      else {
        text += character
        this.place++
      }
    }
    this.place += quote.length
    return text
  }

  private readRawEscape(): string {
    this.place += 2
    return this.text.slice(this.place - 2, this.place)
  }

  private readEscape(): string {
    const found = this.match(/\\(?:([0-7]{1,3})|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/y)
    if (found === null) throw new LiteralError()
    const [whole, octal, ...rest] = found
    const single = rest[3]
    if (single !== undefined) return SINGLE[single] ?? whole
    const code =
      octal === undefined ? Number.parseInt(rest[0] ?? rest[1] ?? rest[2] ?? '', 16) : Number.parseInt(octal, 8)
    if (!(code <= 0x10ffff)) throw new LiteralError()
    return String.fromCodePoint(code)
  }

  private takeMark(mark: string): boolean {
    this.take(SPACE)
    if (!this.text.startsWith(mark, this.place)) return false
    this.place++
    return true
  }

  private take(pattern: RegExp): string | null {
    return this.match(pattern)?.[0] ?? null
  }

  private peek(pattern: RegExp): boolean {
    pattern.lastIndex = this.place
    return pattern.test(this.text)
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.place
    const found = pattern.exec(this.text)
    if (found !== null) this.place = pattern.lastIndex
    return found
  }
}

/** What a backslash and one character stand for in a text of Python's. */
const SINGLE: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** A number as Python prints it: an integer without end, or a float with its point or exponent. */
function printNumber(given: string, digits: string): string {
  const sign = given === '-' ? '-' : ''
  if (!/^(?:\d+|0[xob].*)$/i.test(digits)) return sign + printFloat(Number(digits))
  if (/^0\d*[1-9]/.test(digits)) throw new LiteralError()
  const whole = BigInt(digits)
  return `${whole === 0n ? '' : sign}${whole}`
}

function printFloat(value: number): string {
  if (!Number.isFinite(value)) return 'inf'
  if (value !== 0 && (value < 1e-4 || value >= 1e16)) {
    const [digits = '', exponent = ''] = value.toExponential().split('e')
    return `${digits}e${exponent.charAt(0)}${exponent.slice(1).padStart(2, '0')}`
  }
  const text = value.toString()
  return /[.e]/.test(text) ? text : `${text}.0`
}
