import { ELEMENT, type ShellCommand } from './shell-command.ts'

/** Characters of a variable's value; one that is put into itself grows without end. */
const LONGEST_VALUE = 10_000
/** Characters that variables add to a script. */
const MOST_PUT = 1_000_000
const MOST_TURNS = 1000

const VARIABLE = /\$(?:\{([A-Za-z_]\w*|\d+)(?:\[([^[\]{}]*)\])?(?:(:?[-=+?])([^{}]*))?\}|([A-Za-z_]\w*))/g
const RANGE = /^\{(\d{1,9})\.\.(\d{1,9})\}$/
const DECLARES = /^(?:export|declare|typeset|local|readonly|let)$/
const KEY = /^\[([^\]]*)\]=/

/** What a script's variables hold. */
export class Values {
  readonly #known = new Map<string, string>()
  /** Variables that may hold nothing: only a run tells. */
  readonly #unsure = new Set<string>()
  #left = MOST_PUT

  put(text: string): string {
    if (this.#left < 0) return text
    const full = text.replace(
      VARIABLE,
      (whole, braced?: string, index?: string, operator?: string, other?: string, plain?: string) =>
        this.#find(braced ?? plain ?? '', index, operator, other ?? '') ?? whole,
    )
    this.#left -= full.length - text.length
    return full
  }

  /** Null: it is as it is written. */
  #find(name: string, index: string | undefined, operator: string | undefined, other: string): string | null {
    const held = this.#known.get(name)
    const isSet = held !== undefined && (held !== '' || !operator?.startsWith(':'))
    const own = held === undefined ? null : pick(held, index)
    switch (operator?.at(-1)) {
      case '=':
        if (!isSet) this.keep([`${name}=${other}`], true)
        return isSet ? own : other
      case '-':
        return isSet ? `${own}${this.#unsure.has(name) ? ` ${other}` : ''}` : other
      case '+':
        return isSet ? other : ''
      default:
        return own
    }
  }

  /** Keeps what a loop, a declaration or `read` names; false: other commands may see it too, or it is neither. */
  keepOf(words: readonly string[], { isSure, joint, input, words: all }: Given): boolean {
    const [first = '', name = '', middle, ...list] = words
    const rest = words.slice(1)
    if (first === 'for' && middle === 'in') this.keep([`${name}=${list.map(openRange).join(' ')}`], isSure)
    else if (DECLARES.test(first)) this.keep(rest, isSure)
    else if (first === 'unset') for (const each of rest) this.#forget(each, isSure)
    else if (first === 'read' && input !== null && (joint !== '|' || all[0] !== first))
      this.keep([`${rest.findLast((word) => !word.startsWith('-')) ?? ''}=${input}`], isSure)
    else return false
    return first !== 'export'
  }

  /** Where a condition decides, the value before stays beside the new one: which of them is used only a run tells. */
  keep(assignments: readonly string[], isSure: boolean): void {
    for (const assignment of assignments) {
      const at = assignment.indexOf('=')
      if (at <= 0) continue
      const name = assignment.slice(0, at).replace(/\+$/, '')
      const held = this.#known.get(name)
      const isMore = assignment.charAt(at - 1) === '+'
      const before = isMore ? held : isSure || held === undefined ? undefined : `${held} `
      if (isSure && !isMore) this.#unsure.delete(name)
      else if (held === undefined) this.#unsure.add(name)
      this.#known.set(name, `${before ?? ''}${assignment.slice(at + 1)}`.slice(0, LONGEST_VALUE))
    }
  }

  /** Words of `export` with what the variables hold that they only name. */
  nameExported(words: readonly string[]): string[] {
    return words.map((word) => (this.#known.has(word) ? `${word}=${this.#known.get(word)}` : word))
  }

  #forget(name: string, isSure: boolean): void {
    if (isSure) this.#known.delete(name)
    else this.#unsure.add(name)
  }
}

type Given = Pick<ShellCommand, 'joint' | 'input' | 'words'> & { readonly isSure: boolean }

/** What of a variable's value an index takes; without one an array's first element. */
function pick(held: string, index: string | undefined): string {
  const [text = '', ...elements] = held.split(ELEMENT)
  const all = [...(text === '' ? [] : [text]), ...elements]
  if (index === undefined) return (elements.length === 0 ? text : all[0]) ?? ''
  if (/^-?\d+$/.test(index) && !all.some((each) => KEY.test(each))) return all.at(Number(index)) ?? ''
  const named = all.find((each) => KEY.exec(each)?.[1] === index)
  return named?.replace(KEY, '') ?? all.map((each) => each.replace(KEY, '')).join(' ')
}

/** The numbers of `{1..5}`. */
function openRange(word: string): string {
  const [, first, last] = RANGE.exec(word) ?? []
  if (first === undefined || Math.abs(Number(last) - Number(first)) > MOST_TURNS) return word
  const [least, most] = [Number(first), Number(last)].sort((a, b) => a - b)
  return Array.from({ length: (most ?? 0) - (least ?? 0) + 1 }, (_, turn) => (least ?? 0) + turn).join(' ')
}
