import type { UpstreamLink } from '../text/dataset/upstream-link.ts'
import { formatCount, MISSING } from '../text/format.ts'
import { joinTexts, type Named, type Phrase } from '../text/phrase.ts'
import { makePrintable } from '../text/printable.ts'
import type { Tone } from '../text/verdict-words.ts'

/** A judgement in a word; its sign says without colour what its colour says. */
interface Chip {
  readonly text: string
  readonly tone: Tone | 'failed'
  readonly sign?: string | undefined
}

/** One line of a cell: what it says, what qualifies it, how it is judged, and what it rests on. */
export interface Line extends Named {
  readonly tone?: Tone | undefined
  /** A word beside the text on what it must not be taken for, as `estimated ×/÷2`. */
  readonly mark?: string | undefined
  readonly chips?: readonly Chip[] | undefined
  /** Smaller, beside or below: an interval, a count. */
  readonly note?: string | undefined
  /** The id of the row of which this is the head, where something leads to it. */
  readonly id?: string | undefined
  /** Page that the text leads to, in place of a part of this one; made by this tool of checked names. */
  readonly href?: string | undefined
}

export interface Cell {
  readonly lines: readonly Line[]
  /** Value that sorting goes by; null is always last. Absent: the text, which is no number. */
  readonly value?: number | null | undefined
  /** In a table with assumptions: the number is `base` times the values of these. */
  readonly product?: { readonly base: number; readonly of: readonly string[] } | undefined
}

/** A number that a reader may choose. */
export interface Assumption {
  readonly id: string
  readonly label: string
  /** Value until another is chosen. */
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step?: number
  /** `least` and `most` are powers of ten. */
  readonly isExponent?: true
}

/** A line that is the whole cell. */
export type LineCell = Line & Pick<Cell, 'value'>
/** A cell as a chapter writes it: null where there is no number. */
export type DraftCell = string | number | null | LineCell | Cell

type Show<T> = (item: T) => DraftCell
/** Columns by what stands above them: what each shows of the thing that a row is about. */
export type Columns<T> = Readonly<Record<string, Show<T>>>

export interface Table {
  readonly caption: string
  readonly columns: readonly string[]
  /** Rows of as many cells as there are columns; the first is the row's head. */
  readonly rows: readonly (readonly Cell[])[]
  /** Shown by its caption until it is opened. */
  readonly folded: boolean
  /** Factors of its products. */
  readonly assumptions?: readonly Assumption[]
}

/**
 * A row for each thing; a long table is folded where nothing else is said, since it hides what comes after it. Columns whose heads
 * are somebody's names are pairs: an object would put a name like `7` first.
 */
export function composeTable<T>(
  caption: string,
  items: readonly T[],
  columns: Columns<T> | readonly (readonly [string, Show<T>])[],
  folded = items.length > LONG_TABLE,
): Table {
  const shown = Array.isArray(columns) ? columns : Object.entries(columns)
  const rows = items.map((item) => shown.map(([, show]) => composeCell(show(item))))
  return { caption, columns: shown.map(([name]) => name), rows, folded }
}

const LONG_TABLE = 12

function composeCell(cell: DraftCell): Cell {
  if (cell === null || cell === MISSING) return { lines: [{ text: MISSING }], value: null }
  if (typeof cell === 'number') return { lines: [{ text: formatCount(cell) }], value: cell }
  if (typeof cell === 'string') return { lines: [{ text: cell }] }
  if ('lines' in cell) return cell
  const { value, ...line } = cell
  return { lines: [line], value }
}

/** Drawings of a report by their names, each one `<svg>` element; none: there is nothing to draw. */
export type Charts = Readonly<Partial<Record<ChartName, string | null>>>
type ChartName = 'finding' | 'groups' | 'projects' | 'runs' | 'tradeoff' | 'failures' | 'repairs' | 'rounds'

export interface Figure {
  readonly chart: ChartName
  readonly caption: string
  /** The chart for a reader of plain text, a line a bar. */
  readonly bars?: readonly string[]
}

interface Fact {
  readonly label: string
  readonly value: string
}

/** Lines that differ between two scripts, or why they are not shown. */
export type CodeDiff =
  | {
      readonly kind: 'shown'
      /** Unified diff without file headers, one printable line each. */
      readonly lines: readonly string[]
      readonly added: number
      readonly removed: number
      /** Lines beyond the limit. */
      readonly leftOut: number
    }
  | { readonly kind: 'withheld'; readonly reason: string; readonly upstream: UpstreamLink | null }

/** How one script's code differs from the author's. */
export interface CodeChanges {
  readonly label: string
  /** Kinds of changes in words; null where nothing is known. */
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
export interface Section {
  readonly id: string
  readonly title: string
  /** Null: the title is the same. */
  readonly slug: string | null
  readonly results: readonly { readonly label: string; readonly line: Line }[]
  readonly lead: string
  readonly upstream: UpstreamLink
  readonly tables: readonly Table[]
  readonly code: readonly CodeChanges[]
}

/** A part of the report in printable text: each renderer shows it in this order and escapes it for its page. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly lead: readonly string[]
  readonly figures: readonly Figure[]
  /** A sentence each, in parts of which some lead to what they name. */
  readonly notes: readonly (readonly (string | Named)[])[]
  readonly tables: readonly Table[]
  readonly facts: readonly Fact[]
  readonly sections: readonly Section[]
  readonly logs: Logs | null
}

export interface ChapterDraft extends Partial<Omit<Chapter, 'notes' | 'facts'>> {
  readonly id: string
  readonly title: string
  readonly notes?: readonly (string | Phrase)[]
  /** Facts by their labels; an item of a list is a fact of its own. */
  readonly facts?: Readonly<Record<string, string | readonly string[]>>
}

/** Makes every text printable and drops empty tables; null: there is nothing to show but sentences about it. */
export function composeChapter({ notes = [], facts = {}, tables = [], ...draft }: ChapterDraft): Chapter | null {
  const chapter = {
    lead: [],
    figures: [],
    sections: [],
    logs: null,
    ...draft,
    notes: notes.map((note) => joinTexts([note].flat())),
    tables: tables.filter(({ rows }) => rows.length > 0),
    facts: Object.entries(facts).flatMap(([label, values]) => [values].flat().map((value) => ({ label, value }))),
  }
  const shown = [chapter.notes, chapter.tables, chapter.facts, chapter.sections]
  return shown.every((parts) => parts.length === 0) ? null : makePrintable(chapter)
}
