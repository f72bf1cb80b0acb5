import { withoutLogger } from './metric-pattern.ts'
import { QUOTES } from './stated-numbers.ts'

/** A text in code, and several that Python joins, each on a line of its own mostly. */
const LITERAL = String.raw`[fFrR]{0,2}(?:"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}')`
const LITERALS = new RegExp(LITERAL, 'g')
const PRINTED = new RegExp(String.raw`\bprint\s*\(\s*(${LITERAL}(?:\s{0,99}${LITERAL}){0,8})([^\n]{0,100})`, 'g')
/** A call that prints or logs nothing but such texts, on a line that no comment begins. */
const CONSTANT = new RegExp(
  String.raw`^(?![ \t]{0,200}#).{0,300}?\b(?:print|echo|(?:log\w{0,20}|\w{1,40}[._]log\w{0,20})\.(?:info|warning|debug))\s{0,9}\(\s{0,99}(${LITERAL}(?:\s{0,99}${LITERAL}){0,8})\s{0,99},?\s{0,99}\)`,
  'gm',
)
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

const withoutBullet = (line: string) => line.replace(/^[\s*•=-]+/, '').trim()

/** Lines that code prints as they stand in it, whatever it computes. */
function listConstants(code: string): ReadonlySet<string> {
  const texts = [...code.matchAll(CONSTANT)].map(([, literals = '']) => joinLiterals(literals))
  const lines = texts.flatMap((text) => text.split('\\n')).map(withoutBullet)
  return new Set(lines.filter((line) => line.search(PLACE) < 0))
}

const OF_OTHER_TIME = new RegExp(String.raw`${QUOTES.source}|\b(?:expectations?|reference|earlier)\b`, 'i')
const MOST_BELOW = 10

/**
 * Whether a line of output is what the code prints as it stands there, and it or such a line above it says that it is no result of
 * this run: what is hoped for, of an earlier run, or of a paper.
 */
export function openExpected(lines: readonly string[], code: string): (index: number) => boolean {
  const constants = listConstants(code)
  const isConstant = (index: number) => constants.has(withoutBullet(withoutLogger(lines[index] ?? '')))
  return (index) => {
    for (let at = index; at >= 0 && at > index - MOST_BELOW && isConstant(at); at--) {
      if (OF_OTHER_TIME.test(lines[at] ?? '')) return true
    }
    return false
  }
}
