/** Comments and strings of Python; of several lines is what stands between three quotes. */
export const PARTS =
  /#[^\n]*|('''|""")(?:[^\\]|\\[\s\S])*?(?:\1|$)|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?/g
/** What the lines above a text end with that is used. */
const GOES_ON = /(?:[([{,=+%\\]|\b(?:and|else|if|in|not|or))$/
/** Behind the code of a line. */
const COMMENT = /(?:^|[ \t])#.*/
const LONGEST_LINE = 1000

/** Code without its docstrings, and what else stands in texts that nothing uses, as code that was taken out: each as many lines of nothing. */
export function withoutDocstrings(code: string): string {
  return code.replaceAll(PARTS, (part, quotes: string | undefined, at: number) => {
    if (quotes === undefined || !part.endsWith(quotes) || part.length < 2 * quotes.length) return part
    const before = code.slice(Math.max(0, at - LONGEST_LINE), at).replace(/\b[rRuUbB]{1,2}$/, '')
    const start = before.lastIndexOf('\n') + 1
    if (before.slice(start).trim() !== '' || GOES_ON.test(findLastCode(before.slice(0, start)))) return part
    return part.replaceAll(/[^\n]+/g, '')
  })
}

/** Code without what stands behind a `#` outside of a text. */
export const withoutComments = (code: string): string =>
  code.replaceAll(PARTS, (part) => (part.startsWith('#') ? '' : part))

/** The end of the last line that is not empty but for a comment. */
function findLastCode(above: string): string {
  let rest = above.trimEnd()
  while (rest !== '') {
    const start = rest.lastIndexOf('\n') + 1
    const code = rest.slice(start).replace(COMMENT, '').trimEnd()
    if (code !== '') return code
    rest = rest.slice(0, start).trimEnd()
  }
  return ''
}
