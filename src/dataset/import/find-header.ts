import { posix } from 'node:path'
import { escapePattern } from '../../base/text/text.ts'
import { readCall } from '../code/read-call.ts'
import { withoutComments, withoutDocstrings } from '../code/without-docstrings.ts'

/** Calls of pandas that read a table of text: an Excel sheet has a header in spite of `names`. */
const READS = /\bread_(?:csv|table|fwf)[ \t]*\(/g
const NO_HEADER = /\bheader[ \t]*=[ \t]*None\b/
const HEADER = /\b(?:header|skiprows)[ \t]*=/
const NAMES = /\bnames[ \t]*=[ \t]*(?!None\b)(?:\[([^\]]{0,2000})\]|([A-Za-z_]\w{0,60}))/
/** Names of some columns, or of none that is the index. */
const OF_SOME = /\b(?:usecols|index_col)[ \t]*=/
/** A text alone, or the end of a place, as it is joined to a folder. */
const NAMED_FILE = /^\s*(?:\w+[ \t]*=[ \t]*)?[rRuU]?(['"])[^'"\n]+\1\s*(?:,|$)|[^'"/\\{}%*\n]\.[A-Za-z]\w{0,7}['"]/
const NAMED_ARGUMENT = /,\s*[A-Za-z_]\w*\s*=(?!=)/
const OTHER_READS = /\b((?:open|read|load|scan)\w*|\w{0,20}[Rr]eader|genfromtxt)[ \t]*\(/g
const DEFINED = /\bdef[ \t]+(\w+)/g
const LONGEST_NAME = 60
const OPENED_AS = /^[ \t]*as[ \t]+(\w+)/
const OPENED_TO = /\b(\w{1,60})[ \t]{0,9}=[ \t]{0,9}$/
const FIRST_NAME = /^\s*(\w+)/
/** A mode of writing. */
const WRITES = /,[ \t]*(?:mode[ \t]*=[ \t]*)?['"][wax]/
const QUOTED = /['"]([^'"\n]{1,200})['"]/g

/**
 * Names that code gives to the columns of a table whose first line it reads as data, none where it gives no names to all of them;
 * null: it reads a header there, or does not say so of this table.
 */
export function findGivenNames(code: string, path: string): readonly string[] | null {
  const plain = withoutComments(withoutDocstrings(code))
  const calls = [...plain.matchAll(READS)].flatMap(({ index, 0: { length } }) => readCall(plain, index + length) ?? [])
  const file = new RegExp(`['"/\\\\]${escapePattern(posix.basename(path))}['"]`)
  const own = findOwnCalls(
    plain,
    calls.map(({ given }) => given),
    file,
  )
  if (own.length === 0 || !own.every(readsNoHeader)) return null
  const naming = own.filter((given) => !OF_SOME.test(given))
  const [, list, name] = naming.map((given) => NAMES.exec(given)).find((each) => each !== null) ?? []
  return [...(list ?? listOf(plain, name)).matchAll(QUOTED)].map(([, column = '']) => column)
}

/** Calls that name the file; where none does those that name no file, as of a variable, but where another reader reads this one. */
function findOwnCalls(code: string, calls: readonly string[], file: RegExp): readonly string[] {
  const naming = calls.filter((given) => file.test(given))
  if (naming.length > 0) return naming
  const unnamed = calls.filter((given) => !NAMED_FILE.test(given.split(NAMED_ARGUMENT, 1)[0] ?? ''))
  return unnamed.length > 0 && isReadElsewhere(code, unnamed, file) ? [] : unnamed
}

/** Whether a function that is not the code's own reads the file, and no call of pandas what it opens. */
function isReadElsewhere(code: string, calls: readonly string[], file: RegExp): boolean {
  const own = new Set([...code.matchAll(DEFINED)].map(([, name]) => name))
  return [...code.matchAll(OTHER_READS)].some(({ 0: { length }, 1: name, index }) => {
    const call = own.has(name) ? null : readCall(code, index + length)
    if (call === null || !file.test(call.given)) return false
    if (name !== 'open') return true
    const before = code.slice(Math.max(0, index - LONGEST_NAME), index)
    const [, opened] = OPENED_AS.exec(call.behind) ?? OPENED_TO.exec(before) ?? []
    const isHandle = (given: string) => FIRST_NAME.exec(given)?.[1] === opened
    return !WRITES.test(call.given) && !(opened !== undefined && calls.some(isHandle))
  })
}

/** pandas takes the first line for data where names are given and no header is; lines that are skipped may hold one. */
const readsNoHeader = (given: string): boolean =>
  NO_HEADER.test(given) ? !/\bskiprows\b/.test(given) : NAMES.test(given) && !HEADER.test(given)

/** The list that a name is given; empty: none is written out. */
const listOf = (code: string, name: string | undefined): string =>
  name === undefined
    ? ''
    : (new RegExp(String.raw`^[ \t]*${name}[ \t]*=[ \t]*\[([^\]]{0,2000})\]`, 'm').exec(code)?.[1] ?? '')
