/** Ten times what any file of this tool's has. */
const DEEPEST = 200

/**
 * JSON of a stranger's, as `JSON.parse` reads it. SyntaxError also where it is nested so deep that whoever goes through it
 * level by level has no stack left.
 */
export function parseJson(text: string): unknown {
  if (isDeep(text)) throw new SyntaxError(`nested more than ${DEEPEST} deep`)
  return JSON.parse(text)
}

function isDeep(text: string): boolean {
  if (!hasMore(text, '{', DEEPEST / 2) && !hasMore(text, '[', DEEPEST / 2)) return false
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') at = findEnd(text, at)
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
    if (depth > DEEPEST) return true
  }
  return false
}

function hasMore(text: string, character: string, count: number): boolean {
  let seen = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) if (++seen > count) return true
  return false
}

/** Place of the quote that ends the string which begins at `start`. */
function findEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let strokes = 0
  while (text[at - 1 - strokes] === '\\') strokes++
  return strokes % 2 === 1
}
