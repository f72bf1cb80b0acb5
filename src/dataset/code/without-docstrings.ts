/** Comments and strings of Python; of several lines is what stands between three quotes. */
const PARTS = /#[^\n]*|('''|""")(?:[^\\]|\\[\s\S])*?(?:\1|$)|'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?/g
/** What the lines above a text end with that is used. */
const GOES_ON = /[([{,=+%\\]$/
const LONGEST_LINE = 1000

/** Code without its docstrings, and what else stands in texts that nothing uses, as code that was taken out: each as many lines of nothing. */
export function withoutDocstrings(code: string): string {
  return code.replaceAll(PARTS, (part, quotes: string | undefined, at: number) => {
    if (quotes === undefined || !part.endsWith(quotes) || part.length < 2 * quotes.length) return part
    const before = code.slice(Math.max(0, at - LONGEST_LINE), at).replace(/\b[rRuUbB]{1,2}$/, '')
    const line = before.slice(before.lastIndexOf('\n') + 1)
    if (line.trim() !== '' || GOES_ON.test(before.trimEnd())) return part
    return part.replaceAll(/[^\n]+/g, '')
  })
}
