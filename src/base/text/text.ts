/** `1 run`, `2 runs`. */
export const count = (n: number, noun: string, plural = `${noun}s`): string => `${n} ${n === 1 ? noun : plural}`

/** An address or a path without slashes at its end, which mean nothing. */
export const withoutEndSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, '')

/** A git address as it is compared: in small letters, without `.git` and slashes at its end. */
export const comparableAddress = (address: string): string =>
  withoutEndSlashes(address.toLowerCase()).replace(/\.git$/, '')

/**
 * A fact for an error's message or the log, where a report's words are not at hand: `too large (path a.csv, bytes 5)`; what
 * others said as they said it.
 */
export function nameFact({ kind, ...numbers }: { readonly kind: string }): string {
  if (kind === 'reported' && 'detail' in numbers) return String(numbers.detail)
  const told = Object.entries<unknown>(numbers).map(([name, value]) => `${name} ${toText(value)}`)
  return `${kind.replaceAll('-', ' ')}${told.length === 0 ? '' : ` (${told.join(', ')})`}`
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(' ')
  if (isFact(value)) return nameFact(value)
  if (typeof value === 'number' && !Number.isInteger(value)) return String(Number(value.toPrecision(3)))
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}

const isFact = (value: unknown): value is { readonly kind: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'

const MOST_SAID = 4000

/** Where programs send who called them in a wrong way, below what was wrong: `Try 'sleep --help' for more information.` */
const POINTER = /^ *Try ['`‘].{1,200} for more information\.$/

/** The end of what a program said: whole lines, unless one is longer than anybody reads. */
export function lastLines(said: string, lines: number): string {
  const all = said.trim().split('\n')
  if (all.length > 1 && POINTER.test(all.at(-1) ?? '')) all.pop()
  return all.join('\n').trimEnd().split('\n').slice(-lines).join('\n').slice(-MOST_SAID)
}

/** What failed, and behind a colon what the program said of it; one that was killed often said nothing. */
export const withSaid = (what: string, said: string, colon: ':\n' | ': ' = ':\n'): string =>
  said === '' ? `${what}.` : `${what}${colon}${said}`

/** A word as a shell takes it back: only what it would not read as itself is quoted. */
export function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** Words as one line of a shell. */
export const quoteWords = (words: readonly string[]): string => words.map(quoteWord).join(' ')

/** A text as a part of a regular expression that finds just that. */
export const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** By their UTF-16 units, the same on every machine. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** `cpu2` before `cpu10`. Not by Intl's collator, whose tables take 9 ms to load, on the processor that is measured. */
export function compareNaturally(a: string, b: string): number {
  const [left, right] = [a.split(/(\d+)/), b.split(/(\d+)/)]
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const [own = '', other = ''] = [left[index], right[index]]
    const isNumber = index % 2 === 1 // what split captured
    const order = isNumber ? Number(own) - Number(other) : compareTexts(own, other)
    if (order !== 0) return order
  }
  return left.length - right.length
}
