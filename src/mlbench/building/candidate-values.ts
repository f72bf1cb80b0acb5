import { escapePattern } from '../../base/text/text.ts'

const INTEGER = /^\d{1,9}$/
const DECIMAL = /^\d*\.\d+$|^\d+(?:\.\d+)?e-?\d+$/i
const MOST_VALUES = 8
const VALUE = /^[^\p{Cc}'"\\`$]{1,100}$/u

/**
 * Values that a parameter may take: that of its page first, then others that the repository names for it; of a number alone that
 * no other stands beside, its neighbours: the half and the double, or ten times as much and a tenth.
 */
export function candidateValues(own: string, others: readonly string[]): string[] {
  const known = [...new Set([own, ...others])].filter((value) => VALUE.test(value))
  return [...new Set(known.length > 1 ? known : [own, ...neighboursOf(own)])].slice(0, MOST_VALUES)
}

/** Small whole numbers choose a device, or turn something on: they have none. */
function neighboursOf(value: string): string[] {
  if (INTEGER.test(value)) {
    const number = Number(value)
    return number < 2 ? [] : [String(Math.floor(number / 2)), String(number * 2)]
  }
  if (!DECIMAL.test(value)) return []
  const number = Number(value)
  if (number === 0) return []
  return [number * 10, number / 10, number * 2].map((each) => String(Number(each.toPrecision(6))))
}

/** The choices that a program's parser of arguments gives an option. Linear in the program. */
export function readChoices(script: string, name: string): string[] {
  const found: string[] = []
  for (const call of script.split('add_argument(').slice(1)) {
    const head = call.slice(0, 1000)
    if (!new RegExp(`['"]--?${escapePattern(name).replaceAll('_', '[_-]')}['"]`).test(head.slice(0, 200))) continue
    const [list = ''] = (head.split(/choices\s*=\s*[[(]/)[1] ?? '').split(/[\])]/)
    for (const [, quoted, plain] of list.matchAll(/['"]([^'"]*)['"]|([\w.-]+)/g)) found.push(quoted ?? plain ?? '')
  }
  return found
}
