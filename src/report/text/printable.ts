import { cleanCodeLine, cleanLine } from '../../base/text/clean-text.ts'

const LONGEST_TEXT = 600

/** A value with every text in it made one printable line. What stands in `lines` is code, what in `notes` parts of sentences. */
export const makePrintable = <T>(value: T): T => clean(value, '') as T

function clean(value: unknown, field: string): unknown {
  if (typeof value === 'string') return cleanField(value, field)
  if (Array.isArray(value)) return value.map((each: unknown) => clean(each, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each, name)]))
}

function cleanField(text: string, field: string): string {
  if (field === 'lines') return cleanCodeLine(text)
  const line = cleanLine(text, LONGEST_TEXT)
  return field === 'notes' ? `${/^\s/.test(text) ? ' ' : ''}${line}${/\s$/.test(text) ? ' ' : ''}` : line
}
