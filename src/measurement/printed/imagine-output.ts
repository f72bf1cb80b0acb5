/** A text in code, and several that Python joins, each on a line of its own mostly. */
const LITERAL = String.raw`[fFrR]{0,2}(?:"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}')`
const LITERALS = new RegExp(LITERAL, 'g')
const PRINTED = new RegExp(String.raw`\bprint\s*\(\s*(${LITERAL}(?:\s{0,99}${LITERAL}){0,8})([^\n]{0,100})`, 'g')
const joinLiterals = (literals: string) =>
  [...literals.matchAll(LITERALS)].map(([each]) => each.replace(/^[fFrR]{0,2}['"]/, '').slice(0, -1)).join('')

const FORM = String.raw`[-+ 0#]{0,5}\d{0,3}(?:\.\d{1,3})?[dfgsir]`
/** A place for a value, and the sign of percent behind it, which is no place for the next. */
const PLACE = new RegExp(String.raw`(\{[^{}]*\}|%${FORM})(?=[ \t]?(%(?!${FORM})|))`, 'g')
/** A place for what code counts, as it says. */
const COUNTS = /\blen\(|\bshape\b|unique\b|:,\}|:\d{0,3}d\}|[di]$/

/** What the code would print, numbers put in the place of values: for a script that can't be run. */
export function imagineOutput(code: string): string {
  return [...code.matchAll(PRINTED)]
    .map(([, literals = '', rest = '']) => {
      const text = joinLiterals(literals)
      const filled = text
        .replaceAll(PLACE, (_, each: string, sign: string) =>
          COUNTS.test(each) ? '12' : sign === '' ? '0.5000' : '50.0000',
        )
        .replaceAll(/\\n/g, '\n')
      return filled === text && /^\s*[,%.+]/.test(rest) ? `${filled} 0.5000` : filled
    })
    .join('\n')
}
