import { alignColumns } from '../../base/text-table.ts'
import { wrapText } from '../../base/wrap.ts'
import { plainText } from '../text/phrase.ts'
import type { Cell, Chapter } from './chapters/chapter.ts'

/** A chapter's tables, whose first two columns name a row, and its notes as aligned plain text of at most `width` columns. */
export function renderTerminal({ tables, notes }: Chapter, width: number): string {
  return [
    ...tables.flatMap(({ columns, rows }) => [
      ...alignColumns([columns, ...rows.map((row) => row.map(renderCell))], width, { names: 2 }),
      '',
    ]),
    ...notes.map((parts) => wrapText(plainText(parts), width)),
  ].join('\n')
}

const renderCell = ({ lines }: Cell): string =>
  lines
    .map(({ text, mark, chips = [] }) =>
      [text, mark ?? '', ...chips.map((chip) => chip.text)].filter((part) => part !== '').join(' '),
    )
    .join('; ')
