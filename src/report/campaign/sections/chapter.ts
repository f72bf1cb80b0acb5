import { countWord } from '../../text/format.ts'
import { type Content, html, keepTogether, type Markup } from '../../text/markup.ts'
import type { Chapter, ChapterTable, ToldCell } from '../chapters/chapter.ts'
import { renderTable } from './table.ts'

/** A part of the report as a section of the page; `rest` stands after its tables. */
export function renderChapter(chapter: Chapter | null, rest: Markup | null = null): Markup | null {
  if (chapter === null) return null
  const { id, title, lead, tables, notes } = chapter
  return html`<section id="${id}"><h2>${title}</h2>
${lead.map((line) => html`<p>${keepTogether(line)}</p>`)}
${tables.map(renderChapterTable)}
${notes.length === 0 ? null : html`<h3>Findings about the experiment</h3><ul>${notes.map((line) => html`<li>${keepTogether(line)}</li>`)}</ul>`}
${rest}
</section>`
}

function renderChapterTable({ caption, columns, rows, folded }: ChapterTable): Markup {
  const table = renderTable({
    caption,
    columns,
    rows: rows.map(([head, ...cells]) => ({
      head: head === undefined ? '' : renderCell(head),
      cells: cells.map((cell) =>
        typeof cell !== 'string' && cell.value !== undefined
          ? { content: renderCell(cell), value: cell.value }
          : { content: renderCell(cell) },
      ),
    })),
  })
  return folded ? foldTable(`${caption} (${countWord(rows.length, 'row')})`, table) : table
}

export const foldTable = (summary: string, table: Markup): Markup =>
  html`<details class="folded"><summary>${summary}</summary>${table}</details>`

function renderCell(cell: string | ToldCell): Content {
  if (typeof cell === 'string') return cell
  const { text, note, tone, value } = cell
  const isNumber = value !== undefined || tone !== undefined
  const body = isNumber ? html`<span class="figure ${tone ?? ''}">${text}</span>` : text
  return note === undefined ? body : html`${body} <span class="versus">${note}</span>`
}
