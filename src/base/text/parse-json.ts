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

/** What the parser says where it tells a place; then it quotes nothing of the text, which may hold a key. */
const PLACED = /^(.+?)(?: in JSON)? at position (\d+)/

/** What is wrong in a text that `parseJson` refused, in the parser's words, and where, as far as the parser knows it. */
export function describeJsonFault({ message }: SyntaxError, text: string): string {
  if (message.startsWith('nested')) return `it is ${message}`
  const [, what = '', position = text.length] = PLACED.exec(message) ?? []
  const before = text.slice(0, Number(position)).split('\n')
  const column = `column ${(before.at(-1)?.length ?? 0) + 1}`
  const place = text.trimEnd().includes('\n') ? `see line ${before.length}, ${column}` : `see ${column}`
  if (message.startsWith('Unexpected end')) return `it ends too early, ${place}`
  if (what === '') return 'it holds a value that JSON does not have'
  const told = `${what.charAt(0).toLowerCase()}${what.slice(1)}, ${place}`
  return Number(position) >= text.trimEnd().length ? `it ends too early: ${told}` : told
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
