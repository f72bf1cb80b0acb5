/** A name, and the id of the part of the report that shows what it names. */
export interface Named {
  readonly text: string
  readonly target?: string | undefined
}

/** A sentence in parts: its numbers stay numbers, which can be told as a range; its names stay names, which can be links. */
export type Phrase = readonly (string | number | Named)[]

/** A template that keeps numbers and names as parts. */
export function phrase(texts: TemplateStringsArray, ...values: readonly (string | number | Named | Phrase)[]): Phrase {
  return texts.flatMap((text, place) => [text, ...[values[place] ?? []].flat()])
}

/** The sentence as a text. */
export const plainText = (parts: Phrase): string =>
  parts.map((part) => (typeof part === 'object' ? part.text : part)).join('')

/** The sentence in as few parts as its names leave. */
export function joinTexts(parts: Phrase): (string | Named)[] {
  const joined: (string | Named)[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part !== 'object' && typeof last === 'string') joined.splice(-1, 1, `${last}${part}`)
    else joined.push(typeof part === 'number' ? String(part) : part)
  }
  return joined
}

/** `1 row`, `2 rows`. */
export const countPhrase = (n: number, noun: string): Phrase => [n, ` ${noun}${n === 1 ? '' : 's'}`]

/** `a, b and 2 more`. */
export function listPhrases(items: readonly Phrase[], shown: number): Phrase {
  const first = items.slice(0, shown).flatMap((item, place) => [...(place === 0 ? [] : [', ']), ...item])
  return items.length <= shown ? first : [...first, ' and ', items.length - shown, ' more']
}
