import { extname } from 'node:path'
import { readHeadBelow } from '../../base/files/untrusted-files.ts'
import { inTurn } from '../../base/in-turn.ts'
import { decodeText, detectDelimiter, isMissing, parseFirstRows, type TextEncoding } from '../../base/text/delimited.ts'
import type { Manifest } from '../../schema/dataset/manifest.ts'
import { boundName, isNumber, redactCell } from './redact.ts'
import { pathFromWorkingDirectory, type Role, tellRole } from './task-card.ts'

type ColumnType = 'integer' | 'number' | 'text' | 'empty'

export interface DataProfile {
  /** Path as the script sees it from its working directory. */
  readonly path: string
  readonly role: Role
  readonly sizeBytes: number | null
  /** Null: not delimited text, or not there. */
  readonly table: {
    readonly delimiter: string
    readonly encoding: TextEncoding
    readonly hasHeader: boolean
    readonly columns: readonly { readonly name: string; readonly type: ColumnType }[]
    /** The first row, redacted. */
    readonly example: readonly string[]
  } | null
}

/** Enough for the types of some hundred rows; a profile must cost the same for a large file as for a small one. */
const HEAD_BYTES = 256 * 1024
const SAMPLED_ROWS = 200
const TABLE_EXTENSIONS = new Set(['.csv', '.tsv', '.tab', '.txt', '.data', '.dat', '.test', ''])

/** Profiles a project's data files: names and types of their columns, and one redacted row, never more of the data. */
export function profileData(sourceFolder: string, manifest: Manifest): Promise<DataProfile[]> {
  return inTurn(manifest.data, async (file) => {
    const head = await readHeadBelow(sourceFolder, file.path, HEAD_BYTES)
    return {
      path: pathFromWorkingDirectory(manifest, file.path),
      role: tellRole(file, manifest.data),
      sizeBytes: head?.sizeBytes ?? null,
      table:
        head !== null && TABLE_EXTENSIONS.has(extname(file.path).toLowerCase())
          ? profileTable(head.bytes, head.sizeBytes > head.bytes.length, file.headers)
          : null,
    }
  })
}

/** `headers`: what the manifest says of the first line; null: it is data. */
export function profileTable(bytes: Buffer, isCut: boolean, headers?: readonly string[] | null): DataProfile['table'] {
  const { text, encoding } = decodeText(bytes, isCut)
  if (text.includes('\0')) return null
  const delimiter = detectDelimiter(text)
  if (delimiter === null) return null
  const { rows, isTorn } = parseFirstRows(text, delimiter, SAMPLED_ROWS)
  if (isCut && !isTorn && rows.length > 1 && rows.length < SAMPLED_ROWS) rows.pop() // the head may end inside it
  const first = rows[0]
  if (first === undefined) return null
  const hasHeader = headers !== null && (isHeader(first, headers) || looksLikeHeader(first, rows.slice(1)))
  const body = hasHeader ? rows.slice(1) : rows
  return {
    delimiter,
    encoding,
    hasHeader,
    columns: first.map((name, index) => ({
      name: hasHeader ? boundName(name) : `column ${index}`,
      type: inferType(body.map((row) => row[index] ?? '')),
    })),
    example: (body[0] ?? []).map((cell, index) =>
      redactCell(cell, { name: hasHeader ? (first[index] ?? '') : '', cells: body.map((row) => row[index] ?? '') }),
    ),
  }
}

/** Of another line than the manifest names nothing is told. */
const isHeader = (first: readonly string[], headers: readonly string[] = []): boolean =>
  first.length === headers.length && first.every((name, index) => name.trim() === headers[index]?.trim())

/** Names are not numbers, are not empty but for one (an index column's), and do not repeat. */
function looksLikeHeader(first: readonly string[], rest: readonly string[][]): boolean {
  if (first.some(isNumber)) return false
  const named = first.map((name) => name.trim()).filter((name) => name !== '')
  if (named.length < first.length - 1 || new Set(named).size !== named.length) return false
  if (rest.length === 0) return true
  // A first row of text over columns of text is a header unless its cells occur again below it.
  return first.every((name, index) => name.trim() === '' || !rest.some((row) => row[index]?.trim() === name.trim()))
}

function inferType(cells: readonly string[]): ColumnType {
  const present = cells.filter((cell) => !isMissing(cell)).map((cell) => cell.trim())
  if (present.length === 0) return 'empty'
  if (present.every((cell) => /^[+-]?\d+$/.test(cell))) return 'integer'
  return present.every(isNumber) ? 'number' : 'text'
}

const SHOWN_AT_START = 40
const SHOWN_AT_END = 10

/** The profile as a prompt shows it: at most fifty columns, the first ones and the last ones. */
export function renderDataProfile(profile: DataProfile): string {
  const { table } = profile
  const facts = [`role ${profile.role}`]
  if (profile.sizeBytes === null) return `${profile.path}: ${facts.join(', ')}, not found`
  facts.push(`${profile.sizeBytes} bytes`)
  if (table === null) return `${profile.path}: ${facts.join(', ')}, not a table of delimited text`
  facts.push(`delimiter ${JSON.stringify(table.delimiter)}`, `encoding ${table.encoding}`)
  facts.push(table.hasHeader ? 'first line is the header' : 'no header line', `${table.columns.length} columns`)
  const shown = (items: readonly string[]) =>
    items.length <= SHOWN_AT_START + SHOWN_AT_END
      ? items
      : [
          ...items.slice(0, SHOWN_AT_START),
          `... ${items.length - SHOWN_AT_START - SHOWN_AT_END} more ...`,
          ...items.slice(-SHOWN_AT_END),
        ]
  return [
    `${profile.path}: ${facts.join(', ')}`,
    `columns: ${shown(table.columns.map(({ name, type }) => `${JSON.stringify(name)} ${type}`)).join(', ')}`,
    `example row, redacted: ${shown(table.example).join(table.delimiter === '\t' ? '\t' : `${table.delimiter} `)}`,
  ].join('\n')
}
