import { cleanLine } from '../../text/clean-text.ts'

/** What a number says at a glance; its text or sign says the same without colour. */
export type Tone = 'less' | 'more' | 'even' | 'caution' | 'muted'

export interface ToldCell {
  readonly text: string
  /** Smaller, beside or below the text: an interval, a count. */
  readonly note?: string | undefined
  readonly tone?: Tone | undefined
  /** What sorting goes by; null is always last. Default: the text. */
  readonly value?: number | null | undefined
}
export type ChapterCell = string | ToldCell

export interface ChapterTable {
  readonly caption: string
  readonly columns: readonly string[]
  /** As many cells as columns; the first is the row's head. */
  readonly rows: readonly (readonly ChapterCell[])[]
  /** Shown by its caption until it is opened. */
  readonly folded: boolean
}

/** A part of the report in printable text: both renderers show it as it is and escape it for their page. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly lead: readonly string[]
  readonly tables: readonly ChapterTable[]
  readonly notes: readonly string[]
}

export interface ChapterDraft {
  readonly id: string
  readonly title: string
  readonly lead?: readonly string[]
  readonly tables?: readonly (Omit<ChapterTable, 'folded'> & { readonly folded?: boolean })[]
  readonly notes?: readonly string[]
}

const LONGEST_CELL = 600
/** Beyond this a table hides what comes after it. */
const LONG_TABLE = 12

/** Makes every text printable, folds long tables and drops empty ones; null: there is nothing to show but sentences about it. */
export function composeChapter({ id, title, lead = [], tables = [], notes = [] }: ChapterDraft): Chapter | null {
  const shown = tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ caption, columns, rows, folded }) => ({
      caption: cleanLine(caption),
      columns: columns.map((column) => cleanLine(column)),
      rows: rows.map((row) => row.map(cleanCell)),
      folded: folded ?? rows.length > LONG_TABLE,
    }))
  const cleanNotes = notes.map((line) => cleanLine(line, 600))
  if (shown.length === 0 && cleanNotes.length === 0) return null
  return { id, title, lead: lead.map((line) => cleanLine(line, 600)), tables: shown, notes: cleanNotes }
}

function cleanCell(cell: ChapterCell): ToldCell {
  if (typeof cell === 'string') return { text: cleanLine(cell, LONGEST_CELL) }
  return {
    ...cell,
    text: cleanLine(cell.text, LONGEST_CELL),
    note: cell.note === undefined ? undefined : cleanLine(cell.note),
  }
}
