import { posix } from 'node:path'
import { escapePattern } from '../../base/text/text.ts'
import { readCall } from '../code/read-call.ts'

/** Calls of pandas that read a table of text: an Excel sheet has a header in spite of `names`. */
const READS = /\bread_(?:csv|table|fwf)[ \t]*\(/g
const COMMENT = /^[ \t]*#.*$/gm
const NO_HEADER = /\bheader[ \t]*=[ \t]*None\b/
const HEADER = /\b(?:header|skiprows)[ \t]*=/
const NAMES = /\bnames[ \t]*=[ \t]*(?:\[([^\]]{0,2000})\]|([A-Za-z_]\w{0,60}))/
const QUOTED = /['"]([^'"\n]{1,200})['"]/g

/**
 * Names that code gives to the columns of a table whose first line it reads as data, none where it gives no names; null: it reads
 * a header there, or does not say so of this table.
 */
export function findGivenNames(code: string, path: string): readonly string[] | null {
  const plain = code.replaceAll(COMMENT, '')
  const calls = [...plain.matchAll(READS)].flatMap(({ index, 0: { length } }) => readCall(plain, index + length) ?? [])
  const file = new RegExp(`['"/\\\\]${escapePattern(posix.basename(path))}['"]`)
  const naming = calls.filter(({ given }) => file.test(given))
  const own = naming.length > 0 ? naming : calls
  if (own.length === 0 || !own.every(({ given }) => readsNoHeader(given))) return null
  const [, list, name] = own.map(({ given }) => NAMES.exec(given)).find((each) => each !== null) ?? []
  return [...(list ?? listOf(plain, name)).matchAll(QUOTED)].map(([, column = '']) => column)
}

/** pandas takes the first line for data where names are given and no header is; lines that are skipped may hold one. */
const readsNoHeader = (given: string): boolean =>
  NO_HEADER.test(given) ? !/\bskiprows\b/.test(given) : NAMES.test(given) && !HEADER.test(given)

/** The list that a name is given; empty: none is written out. */
const listOf = (code: string, name: string | undefined): string =>
  name === undefined
    ? ''
    : (new RegExp(String.raw`^[ \t]*${name}[ \t]*=[ \t]*\[([^\]]{0,2000})\]`, 'm').exec(code)?.[1] ?? '')
