/** White space by Unicode, which is what expressions of NLTK 3.10 mean by it; JavaScript's own lacks U+0085 and has U+FEFF. */
export const UNICODE_SPACE = '\\t-\\r\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'

/** Of each UTF-16 unit: 1 for `UNICODE_SPACE`, 2 for the separators U+001C to U+001F. */
const KINDS = new Uint8Array(0x10000)
KINDS.fill(1, 0x09, 0x0e).fill(2, 0x1c, 0x20).fill(1, 0x20, 0x21).fill(1, 0x2000, 0x200b)
for (const unit of [0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]) KINDS[unit] = 1

/** Whether a UTF-16 unit is one of `UNICODE_SPACE`. */
export const isUnicodeSpace = (unit: number): boolean => KINDS[unit] === 1

/** Whether Python's `str.isspace` calls a UTF-16 unit white space: the separators U+001C to U+001F too. */
const isPythonSpace = (unit: number): boolean => (KINDS[unit] ?? 0) > 0

/** Python's `text.split()`. */
export function splitWords(text: string): string[] {
  const words: string[] = []
  let start = -1
  for (let place = 0; place < text.length; place++) {
    if (!isPythonSpace(text.charCodeAt(place))) {
      if (start < 0) start = place
    } else if (start >= 0) {
      words.push(text.slice(start, place))
      start = -1
    }
  }
  if (start >= 0) words.push(text.slice(start))
  return words
}

/** The length of Python's `text.rstrip()`, in UTF-16 units. */
export function lengthWithoutSpaceAtEnd(text: string): number {
  let end = text.length
  while (end > 0 && isPythonSpace(text.charCodeAt(end - 1))) end--
  return end
}

/** The first characters of a text, as Python counts them: code points. */
export function cutToCharacters(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (let count = 0; count < most && end < text.length; count++) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, end)
}
