const LONGEST_CALL = 1000

/**
 * What a call is given whose parenthesis is open before a place of the code, and what stands behind it on its last line; null: it
 * does not end.
 */
export function readCall(code: string, from: number): { readonly given: string; readonly behind: string } | null {
  const text = code.slice(from, from + LONGEST_CALL)
  let depth = 1
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1
    if (depth === 0) return { given: text.slice(0, index), behind: text.slice(index + 1).split('\n', 1)[0] ?? '' }
  }
  return null
}
