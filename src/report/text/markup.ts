import { cleanText } from '../../base/text/clean-text.ts'

/** HTML that is safe to print: made only by `html` and `trusted`. */
export interface Markup {
  readonly markup: string
}

export type Content = Markup | string | number | null | readonly Content[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Printable text for HTML and XML, inside elements and quoted attributes. */
export function escapeMarkup(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** A template whose every value is escaped unless it is markup itself; lists are joined, null prints nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return { markup: strings.reduce((text, part, index) => text + print(values[index - 1] ?? null) + part) }
}

/** Text of this package's own (styles, drawn charts), printed as it is. Never for what came from outside. */
export function trusted(markup: string): Markup {
  return { markup }
}

/** What reads as one stays on one line: `12–31 %`, `2026-11-22`, `95 % interval`, `p = 0.48`, `p < 0.001`. Not for code. */
export function keepTogether(content: Content): Markup {
  const markup = print(content)
  if (!MAY_BREAK.test(markup)) return { markup }
  // Attributes hold addresses, which are what they are.
  const parts = markup.split(/(<[^<>]*>)/)
  return { markup: parts.map((part) => (part.startsWith('<') ? part : joinWords(part))).join('') }
}

/** Ranges as `0.55–0.70` and `12–31 %`, dates: in a box of their own, so that who copies them copies no invisible sign. */
const UNBROKEN = /×\/÷\d|(?<![\d.,])(?:&[lg]t;)?\d[\d.,]{0,20}–(?:&[lg]t;)?\d[\d.,]{0,20}(?: %)?|\b\d{4}-\d\d-\d\d\b/g

/** What all of it has, so that a table of many thousand cells is not searched five times. */
const MAY_BREAK = /[%–÷]|\bp [=&]|\d-\d/

const joinWords = (text: string): string =>
  text
    .replace(UNBROKEN, '<span class="together">$&</span>')
    .replace(/(\d) %/g, '$1\u00a0%')
    .replace(/% (?=intervals?\b)/g, '%\u00a0')
    .replace(/\bp (=|&lt;) (?=\d)/g, 'p\u00a0$1\u00a0')

function print(value: Content): string {
  if (value === null) return ''
  if (typeof value === 'string') return escapeMarkup(value)
  if (typeof value === 'number') return String(value)
  if ('markup' in value) return value.markup
  return value.map(print).join('')
}
