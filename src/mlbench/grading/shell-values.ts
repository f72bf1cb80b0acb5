import { ELEMENT, type ShellCommand } from './shell-command.ts'

/** Characters of a variable's value; one that is put into itself grows without end. */
const LONGEST_VALUE = 10_000
const MOST_PUT = 1_000_000
const MOST_TURNS = 1000

const VARIABLE = /\$(?:\{([A-Za-z_]\w*|\d+)(?:\[([^[\]{}]*)\])?(?:(:?[-=+?])([^{}]*))?\}|([A-Za-z_]\w*))/g
const RANGE = /^\{(\d{1,9})\.\.(\d{1,9})\}$/
const DECLARES = /^(?:export|declare|typeset|local|readonly|let)$/
const KEY = /^\[([^\]]*)\]=/

/** Characters that variables may still add: to a script, or to all that the trace of a run names. */
export interface PutBudget {
  left: number
}

export const openPutBudget = (): PutBudget => ({ left: MOST_PUT })

/** What a script's variables hold. */
export class Values {
  readonly #known = new Map<string, string>()
  /** Arrays among them that were looked into: one is parted once, however often a script names an element. */
  readonly #parted = new Map<string, Elements>()
  /** Variables that may hold nothing: only a run tells. */
  readonly #unsure = new Set<string>()
  readonly #budget: PutBudget

  constructor(budget: PutBudget) {
    this.#budget = budget
  }

  put(text: string): string {
    return text.replace(
      VARIABLE,
      (whole, braced?: string, index?: string, operator?: string, other?: string, plain?: string) => {
        if (this.#budget.left < 0) return whole
        const found = this.#find(braced ?? plain ?? '', index, operator, other ?? '') ?? whole
        this.#budget.left -= found.length - whole.length
        return found
      },
    )
  }

  /** Null: it is as it is written. */
  #find(name: string, index: string | undefined, operator: string | undefined, other: string): string | null {
    const held = this.#known.get(name)
    const isSet = held !== undefined && (held !== '' || !operator?.startsWith(':'))
    const sign = operator?.at(-1)
    if (sign === '+') return isSet ? other : ''
    if (sign === '=' && !isSet) this.keep([`${name}=${other}`], true)
    if ((sign === '=' || sign === '-') && !isSet) return other
    const own = held === undefined ? null : this.#part(name, held).pick(index)
    return sign === '-' && this.#unsure.has(name) ? `${own} ${other}` : own
  }

  #part(name: string, held: string): Elements {
    const known = this.#parted.get(name)
    if (known?.held === held) return known
    const parted = new Elements(held)
    this.#parted.set(name, parted)
    return parted
  }

  /** Keeps what a loop, a declaration or `read` names; false: other commands may see it too, or it is neither. */
  keepOf(words: readonly string[], { isSure, joint, input, words: all }: Given): boolean {
    const [first = '', name = '', middle, ...list] = words
    const rest = words.slice(1)
    if (first === 'for' && middle === 'in') this.keep([`${name}=${openRanges(list)}`], isSure)
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
      const staysBeside = !isSure && held !== undefined
      const before = isMore ? (held ?? '') : staysBeside ? `${held} ` : ''
      if (isSure && !isMore) this.#unsure.delete(name)
      else if (held === undefined) this.#unsure.add(name)
      this.#known.set(name, `${before}${assignment.slice(at + 1)}`.slice(0, LONGEST_VALUE))
    }
  }

  /** Words of `export` with what the variables hold that they only name. */
  nameExported(words: readonly string[]): string[] {
    return words.map((word) => {
      const held = this.#known.get(word)
      if (held === undefined || this.#budget.left < 0) return word
      this.#budget.left -= held.length
      return `${word}=${held}`
    })
  }

  #forget(name: string, isSure: boolean): void {
    if (isSure) this.#known.delete(name)
    else this.#unsure.add(name)
  }
}

type Given = Pick<ShellCommand, 'joint' | 'input' | 'words'> & { readonly isSure: boolean }

/** A variable's value as an array: of what is none it is the first element. */
class Elements {
  readonly held: string
  readonly #first: string
  readonly #all: readonly string[]
  /** By the first of each key; empty where no element has one. */
  readonly #byKey = new Map<string, string>()

  constructor(held: string) {
    this.held = held
    const [text = '', ...elements] = held.split(ELEMENT)
    this.#all = [...(text === '' ? [] : [text]), ...elements]
    this.#first = elements.length === 0 ? text : (this.#all[0] ?? '')
    for (const each of this.#all) {
      const [mark, key] = KEY.exec(each) ?? []
      if (mark !== undefined && key !== undefined && !this.#byKey.has(key))
        this.#byKey.set(key, each.slice(mark.length))
    }
  }

  /** What an index takes; without one the first element, and by what is no number all. */
  pick(index: string | undefined): string {
    if (index === undefined) return this.#first
    if (/^-?\d+$/.test(index) && this.#byKey.size === 0) return this.#all.at(Number(index)) ?? ''
    return this.#byKey.get(index) ?? this.#all.map((each) => each.replace(KEY, '')).join(' ')
  }
}

/** The words of a list, with the numbers of `{1..5}`, as far as a value holds them. */
function openRanges(list: readonly string[]): string {
  const words: string[] = []
  for (let place = 0, length = 0; place < list.length && length < LONGEST_VALUE; place++) {
    const word = openRange(list[place] ?? '')
    words.push(word)
    length += word.length + 1
  }
  return words.join(' ')
}

/** The numbers of `{1..5}`. */
function openRange(word: string): string {
  const [, first, last] = RANGE.exec(word) ?? []
  if (first === undefined || Math.abs(Number(last) - Number(first)) > MOST_TURNS) return word
  const [least, most] = [Number(first), Number(last)].sort((a, b) => a - b)
  return Array.from({ length: (most ?? 0) - (least ?? 0) + 1 }, (_, turn) => (least ?? 0) + turn).join(' ')
}
