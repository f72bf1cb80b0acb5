import { posix } from 'node:path'
import { escapePattern } from '../../base/text/text.ts'

/** A place in a name that code fills: `f'part_{n}.npy'`, `'part_{}.npy'.format(n)`, `'part_%d.npy' % n`. */
const PLACE = String.raw`\{[^{}'"\n]{0,60}\}|%\d{0,2}[ds]`
const FILLED = new RegExp(String.raw`(['"])([\w./ \\-]{0,100}(?:(?:${PLACE})[\w./ \\-]{0,100}){1,4})\1`, 'g')
/** What code may fill them with: quoted words and whole numbers. */
const FILLINGS = /(['"])([\w-]{1,60})\1|(?<![\w.])(\d{1,6})(?![\w.])/g
/** So many letters that stay the same tell a name from others, whatever fills it. */
const TELLS_APART = /\p{L}{3}/u

/** The names that code puts together as it does this one, which is the first; none: it does not put this one together. */
export function listFilledAlike(name: string, code: string): string[] {
  const templates = [...code.matchAll(FILLED)].map(([, , text = '']) =>
    posix.basename(text.replaceAll('\\', '/')).split(new RegExp(PLACE)),
  )
  const fillings = new Set([...code.matchAll(FILLINGS)].map(([, , word, number = '']) => word ?? number))
  const names = templates.flatMap((parts) => {
    const [, ...filled] = new RegExp(`^${parts.map(escapePattern).join('(.{1,60})')}$`).exec(name) ?? []
    const isKnown = filled.every((each) => fillings.has(each)) || parts.some((part) => TELLS_APART.test(nameOf(part)))
    if (filled.length === 0 || !isKnown) return []
    return [name, ...(parts.length > 2 ? [] : [...fillings].map((each) => parts.join(each)))]
  })
  return [...new Set(names)]
}

/** The part of a name before its ending. */
const nameOf = (part: string) => part.replace(/\.\w*$/, '')
