import { cleanCodeLine, cleanLine } from '../../../base/clean-text.ts'
import type { Tone } from '../../text/verdict-look.ts'
import type { CodeDiff, UpstreamLink } from '../code-diff.ts'

/** A judgement in a word; its sign says without colour what its colour says. */
export interface Chip {
  readonly text: string
  readonly tone: Tone | 'failed'
  readonly sign?: string | undefined
}

/** One line of a cell: what it says, what qualifies it, how it is judged, and what it rests on. */
export interface Line {
  readonly text: string
  readonly tone?: Tone | undefined
  /** Beside the text: what it must not be taken for, as `estimated ×/÷2`. */
  readonly mark?: string | undefined
  readonly chips?: readonly Chip[] | undefined
  /** Smaller, beside or below: an interval, a count. */
  readonly note?: string | undefined
  /** The id of the part of the report to which the text leads. */
  readonly target?: string | undefined
}

export interface Cell {
  readonly lines: readonly Line[]
  /** What sorting goes by; null is always last. Absent: the text, which is no number. */
  readonly value?: number | null | undefined
}

/** A line that is the whole cell. */
export type DraftLine = Line & Pick<Cell, 'value'>
/** A cell as a chapter writes it. */
export type DraftCell = string | DraftLine | Cell

export interface Table<C = Cell> {
  readonly caption: string
  readonly columns: readonly string[]
  /** As many cells as columns; the first is the row's head. */
  readonly rows: readonly (readonly C[])[]
  /** Shown by its caption until it is opened. */
  readonly folded: boolean
}

export interface Figure {
  readonly chart: 'groups' | 'projects'
  readonly caption: string
  /** The same for a reader of plain text, a line a bar. */
  readonly bars: readonly string[]
}

export interface Fact {
  readonly label: string
  readonly value: string
}

/** How one script's code differs from the author's. */
export interface CodeChanges {
  readonly label: string
  /** What changed, in words; null where nothing is known. */
  readonly kinds: string | null
  readonly changes: readonly { readonly kind: string; readonly before: string; readonly after: string }[]
  readonly diff: CodeDiff | null
}

/** What scripts printed last, each shown by its label until it is opened. */
export interface Logs {
  readonly lead: string
  readonly ends: readonly { readonly label: string; readonly lines: readonly string[] }[]
}

/** One project, shown by its title and the results of its scripts until it is opened. */
export interface Section<T = Table> {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly results: readonly { readonly label: string; readonly line: Line }[]
  readonly lead: string
  readonly upstream: UpstreamLink
  readonly tables: readonly T[]
  readonly code: readonly CodeChanges[]
}

/** A part of the report in printable text: each renderer shows it in this order and escapes it for its page. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly lead: readonly string[]
  readonly figure: Figure | null
  readonly notes: readonly string[]
  readonly tables: readonly Table[]
  readonly facts: readonly Fact[]
  readonly sections: readonly Section[]
  readonly logs: Logs | null
}

export type DraftTable = Omit<Table<DraftCell>, 'folded'> & { readonly folded?: boolean }
export type DraftSection = Section<DraftTable>

export interface ChapterDraft extends Partial<Omit<Chapter, 'id' | 'title' | 'tables' | 'sections'>> {
  readonly id: string
  readonly title: string
  readonly tables?: readonly DraftTable[]
  readonly sections?: readonly DraftSection[]
}

const LONGEST_TEXT = 600
/** Beyond this a table hides what comes after it. */
const LONG_TABLE = 12

const clean = (text: string): string => cleanLine(text, LONGEST_TEXT)

/** Makes every text printable, folds long tables and drops empty ones; null: there is nothing to show but sentences about it. */
export function composeChapter(draft: ChapterDraft): Chapter | null {
  const { id, title, lead = [], figure = null, tables = [], facts = [], notes = [], sections = [], logs = null } = draft
  const shown = composeTables(tables)
  if (shown.length + facts.length + notes.length + sections.length === 0) return null
  return {
    id,
    title,
    lead: lead.map(clean),
    figure: figure === null ? null : { ...figure, bars: figure.bars.map(clean) },
    tables: shown,
    facts: facts.map(({ label, value }) => ({ label: clean(label), value: clean(value) })),
    notes: notes.map(clean),
    sections: sections.map(composeSection),
    logs: logs === null ? null : composeLogs(logs),
  }
}

function composeTables(tables: readonly DraftTable[]): Table[] {
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ caption, columns, rows, folded }) => ({
      caption: clean(caption),
      columns: columns.map(clean),
      rows: rows.map((row) => row.map(composeCell)),
      folded: folded ?? rows.length > LONG_TABLE,
    }))
}

function composeCell(cell: DraftCell): Cell {
  if (typeof cell === 'string') return { lines: [{ text: clean(cell) }] }
  if ('lines' in cell) return { ...cell, lines: cell.lines.map(composeLine) }
  const { value, ...line } = cell
  return { lines: [composeLine(line)], value }
}

function composeLine(line: Line): Line {
  const { text, chips, note } = line
  return {
    ...line,
    text: clean(text),
    chips: chips?.map((chip) => ({ ...chip, text: clean(chip.text) })),
    note: note === undefined ? undefined : clean(note),
  }
}

const composeLogs = ({ lead, ends }: Logs): Logs => ({
  lead: clean(lead),
  ends: ends.map(({ label, lines }) => ({ label: clean(label), lines: lines.map((line) => cleanCodeLine(line)) })),
})

function composeSection(section: DraftSection): Section {
  const { title, results, lead, tables, code } = section
  return {
    ...section,
    title: clean(title),
    results: results.map(({ label, line }) => ({ label: clean(label), line: composeLine(line) })),
    lead: clean(lead),
    tables: composeTables(tables),
    code: code.map(({ label, kinds, changes, diff }) => ({
      label: clean(label),
      kinds: kinds === null ? null : clean(kinds),
      changes: changes.map(({ kind, before, after }) => ({ kind, before: clean(before), after: clean(after) })),
      diff,
    })),
  }
}
