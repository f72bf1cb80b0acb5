import { countWord } from '../text/format.ts'
import { escapeMarkdown, markdownTable } from '../text/markdown-text.ts'
import type { Chapter, ChapterCell, ChapterTable } from './chapters/chapter.ts'

/** A part of the report as Markdown; `rest` stands after its tables. */
export function renderChapter(chapter: Chapter | null, rest: readonly string[] = []): string[] {
  if (chapter === null) return []
  const { title, lead, tables, notes } = chapter
  return [
    `## ${title}`,
    '',
    ...lead.flatMap((line) => [escapeMarkdown(line), '']),
    ...tables.flatMap(renderChapterTable),
    ...notes.map((line) => `- ${escapeMarkdown(line)}`),
    '',
    ...rest,
    '',
  ]
}

/** The tables that are open on the page too, for a reader who has little room. */
export const openTables = (chapter: Chapter | null): Chapter | null =>
  chapter === null ? null : { ...chapter, tables: chapter.tables.filter(({ folded }) => !folded) }

function renderChapterTable({ caption, columns, rows, folded }: ChapterTable): string[] {
  const table = markdownTable(
    columns.map(escapeMarkdown),
    rows.map((row) => row.map(renderCell)),
  )
  if (!folded) return [`${escapeMarkdown(caption)}:`, '', ...table, '']
  return foldLines(`${caption} (${countWord(rows.length, 'row')})`, table)
}

/** The blank lines make GitHub read what is inside as Markdown. */
export const foldLines = (summary: string, lines: readonly string[]): string[] => [
  `<details><summary>${escapeMarkdown(summary)}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
  '',
]

function renderCell(cell: ChapterCell): string {
  if (typeof cell === 'string') return escapeMarkdown(cell)
  return `${escapeMarkdown(cell.text)}${cell.note === undefined ? '' : ` (${escapeMarkdown(cell.note)})`}`
}
