const TEXT_LIMIT_CHARACTERS = 16
const NAME_LIMIT_CHARACTERS = 60
/** Characters of a cell that are looked at. */
const READ_CHARACTERS = 1000

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?$/

export function isNumber(cell: string): boolean {
  return NUMBER.test(cell.trim())
}

/** E-mail addresses, and digit strings long enough to be a telephone, account or card number, become placeholders. */
function maskIdentifiers(text: string): string {
  return text
    .replace(/(?<![^\s@<>"',;])[^\s@<>"',;]+@[^\s@<>"',;]+\.[A-Za-z]{2,}/g, '<email>')
    .replace(/(?<![\d.])\+?\d(?:[ ()/-]?\d){8,}(?![\d.])/g, '<digits>')
}

/** A cell as a prompt may show it: numbers as they are, text masked and cut short, always one line. */
export function redactCell(cell: string): string {
  const value = cell.slice(0, READ_CHARACTERS).trim()
  if (isNumber(value)) return /^[+-]?\d{9,}$/.test(value) ? '<digits>' : value.slice(0, 24)
  const masked = maskIdentifiers(value.replace(/\s+/g, ' '))
  return masked.length <= TEXT_LIMIT_CHARACTERS ? masked : `${masked.slice(0, TEXT_LIMIT_CHARACTERS).toWellFormed()}...`
}

export function boundName(name: string): string {
  const masked = maskIdentifiers(name.slice(0, READ_CHARACTERS).trim().replace(/\s+/g, ' '))
  return masked.length <= NAME_LIMIT_CHARACTERS ? masked : `${masked.slice(0, NAME_LIMIT_CHARACTERS).toWellFormed()}...`
}
