import { alignColumns } from '../../base/text/text-table.ts'
import { wrapText } from '../../base/text/wrap.ts'
import { plainText } from '../text/phrase.ts'
import type { Cell, Chapter, Table } from './chapter.ts'

/** A chapter's tables, whose first columns without a number, at most two, name a row, and its notes as aligned plain text of at most `width` columns. */
export function renderTerminal({ tables, notes }: Chapter, width: number, hasCaptions = false): string {
  return [
    ...tables.flatMap(({ caption, columns, rows }) => [
      ...(hasCaptions ? [wrapText(`${caption}:`, width)] : []),
      ...alignColumns([columns, ...rows.map((row) => row.map(renderCell))], width, { names: countNames(rows) }),
      '',
    ]),
    ...notes.map((parts) => wrapText(plainText(parts), width)),
  ].join('\n')
}

function countNames(rows: Table['rows']): number {
  const isNumber = (column: number) => rows.some((row) => row[column]?.value !== undefined)
  return isNumber(1) ? 1 : 2
}

/** The chapter with its title, what leads to its tables, and its facts. */
export function renderWhole(chapter: Chapter, width: number): string {
  const { title, lead, facts } = chapter
  return [
    title,
    '',
    ...lead.map((line) => wrapText(line, width)),
    '',
    renderTerminal(chapter, width, true),
    ...facts.map(({ label, value }) => wrapText(`${label}: ${value}`, width)),
  ].join('\n')
}

const renderCell = ({ lines }: Cell): string =>
  lines
    .map(({ text, mark = '', chips = [], note }) =>
      [text, mark, ...chips.map((chip) => chip.text), note === undefined ? '' : `(${note})`]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join('; ')
