import { PARTS } from './without-docstrings.ts'

const LONGEST_CALL = 1000
/** Brackets, and the texts and comments in which none counts. */
const BRACKETS = new RegExp(`${PARTS.source}|[()]`, 'g')

/**
 * What a call is given whose parenthesis is open before a place of the code, and what stands behind it on its last line; null: it
 * does not end.
 */
export function readCall(code: string, from: number): { readonly given: string; readonly behind: string } | null {
  const text = code.slice(from, from + LONGEST_CALL)
  let depth = 1
  for (const { 0: part, index } of text.matchAll(BRACKETS)) {
    depth += part === '(' ? 1 : part === ')' ? -1 : 0
    if (depth === 0) return { given: text.slice(0, index), behind: text.slice(index + 1).split('\n', 1)[0] ?? '' }
  }
  return null
}
