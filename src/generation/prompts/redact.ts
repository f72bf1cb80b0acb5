const TEXT_LIMIT_CHARACTERS = 16
const NAME_LIMIT_CHARACTERS = 60
/** Characters of a cell that are looked at. */
const READ_CHARACTERS = 1000

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?$/

export function isNumber(cell: string): boolean {
  return NUMBER.test(cell.trim())
}

/** E-mail addresses, and digit strings long enough to be a telephone, account or card number, become placeholders. */
export function maskIdentifiers(text: string): string {
  return text
    .replace(/(?<![^\s@<>"',;])[^\s@<>"',;]+@[^\s@<>"',;]+\.[A-Za-z]{2,}/g, '<email>')
    .replace(/(?<![\d.])\+?\d(?:[ ()/-]?\d){8,}(?!\.?\d)/g, '<digits>')
}

/** Whose a name may be, in the name of a column. */
const WHOSE = 'first|last|full|middle|maiden|given|family|user|customer|client|patient|student|employee|author'
/** What tells who somebody is or where something lies, in the name of a column. */
const TELLING = [
  'name|surname|nickname|e-?mail|mail|phone|telephone|mobile|address|street',
  'ssn|passport|iban|ip|birth(?:day|date)?|dob|user(?:id)?|login|url|path|file',
]
/** A column that tells who somebody is, by its name. */
const PERSONAL = new RegExp(`(?:^|[^a-z])(?:${WHOSE})?[ _.-]?(?:${TELLING.join('|')})(?:$|[^a-z])`, 'i')

/**
 * A cell as a prompt may show it: numbers as they are; text only where it is one of a few categories that its column repeats,
 * masked and cut short; always one line. `column`: what the column is called, and its cells as far as they were read.
 */
export function redactCell(cell: string, column: { readonly name: string; readonly cells: readonly string[] }): string {
  const value = cell.slice(0, READ_CHARACTERS).trim()
  const isText = value !== '' && !isNumber(value)
  if (isText && (PERSONAL.test(column.name) || !repeats(column.cells))) return '<text>'
  if (isNumber(value)) return /^[+-]?\d{9,}$/.test(value) ? '<digits>' : value.slice(0, 24)
  const masked = maskIdentifiers(value.replace(/\s+/g, ' '))
  return masked.length <= TEXT_LIMIT_CHARACTERS ? masked : `${masked.slice(0, TEXT_LIMIT_CHARACTERS).toWellFormed()}...`
}

/** Whether cells repeat as a category does: on average each value comes up three times. */
function repeats(cells: readonly string[]): boolean {
  const present = cells.filter((cell) => cell.trim() !== '')
  return new Set(present).size * 3 <= present.length
}

export function boundName(name: string): string {
  const masked = maskIdentifiers(name.slice(0, READ_CHARACTERS).trim().replace(/\s+/g, ' '))
  return masked.length <= NAME_LIMIT_CHARACTERS ? masked : `${masked.slice(0, NAME_LIMIT_CHARACTERS).toWellFormed()}...`
}
