import { UserError } from '../base/errors.ts'

/** What GitHub writes where a field of a form was left empty. */
const EMPTY = '_No response_'

/** The one-line fields of an issue that a form made, by their headings. Whatever else the body says is nobody's question. */
export function readIssueForm<K extends string>(
  body: string,
  headings: Readonly<Record<K, string>>,
): Partial<Record<K, string>> {
  const found: Partial<Record<K, string>> = {}
  const lines = body.split(/\r?\n/).map((line) => line.trim())
  for (const key in headings) {
    // A field's own text can look like a heading, but only behind the first one, which the form writes.
    const start = lines.indexOf(`### ${headings[key]}`)
    const rest = start < 0 ? [] : lines.slice(start + 1)
    const end = rest.findIndex((line) => line.startsWith('### '))
    const value = rest.slice(0, end < 0 ? rest.length : end).filter((line) => line !== '')
    if (value.length > 1) throw new UserError(`'${headings[key]}' of the issue has several lines: one is expected.`)
    if (value[0] !== undefined && value[0] !== EMPTY) found[key] = value[0]
  }
  return found
}
