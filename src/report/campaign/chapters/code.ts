import type { ChangeAssociation, ChangeCount, CodeAnalysis } from '../../../schema/code-analysis.ts'
import { formatChangeKind } from '../../text/change-words.ts'
import { formatCode } from '../../text/code-words.ts'
import { countWord } from '../../text/format.ts'
import { formatAgainst, meanCell, shareCell } from './cells.ts'
import { type Chapter, type Columns, composeChapter, composeTable } from './chapter.ts'

const SHOWN_KINDS = 10

/** What models changed in the code, and the ratios of answers that did beside those that did not. */
export function composeCode(code: CodeAnalysis | null): Chapter | null {
  if (code === null) return null
  const { changes, associations, leading } = code
  const rows = changes
    .filter(({ answers }) => answers > 0)
    .toSorted((a, b) => b.answers - a.answers)
    .map((change) => ({ ...change, found: chooseAssociation(change, associations) }))
  const folded = rows.slice(SHOWN_KINDS)
  const quantity = associations.every((each) => each.with === null)
    ? ''
    : ` (${formatAgainst(leading, 'original-headless')} where nothing else is said)`
  return composeChapter({
    id: 'code',
    title: 'What changed in the code',
    lead: [
      `Found by parsing both scripts, against the author's. Ratios are of answers that show a change and of those that do not${quantity}; “same project” compares the two inside projects that have both. This is association, not cause: changes come together, and nothing is corrected for the number of comparisons.`,
    ],
    tables: [
      composeTable('Kinds of change, most frequent first', rows.slice(0, SHOWN_KINDS), COLUMNS, false),
      composeTable(countWord(folded.length, 'less frequent change'), folded, COLUMNS, true),
      composeTable('The same in sentences', formatCode(code), { 'What was found': (line) => line }, true),
    ],
  })
}

const COLUMNS: Columns<ChangeCount & { readonly found: ChangeAssociation | null }> = {
  Change: ({ kind }) => formatChangeKind(kind),
  Mode: ({ mode }) => mode,
  'Answers that show it': ({ answers, of }) => shareCell(answers, of, null),
  'Ratio with it': ({ found }) => ({ ...meanCell(found?.with), ...exception(found) }),
  'Ratio without it': ({ found }) => meanCell(found?.without),
  'Same project': ({ found }) => meanCell(found?.difference),
}

/** Against the author's code without plots where it ran. */
function chooseAssociation(
  { kind, mode, leading }: ChangeCount,
  associations: readonly ChangeAssociation[],
): ChangeAssociation | null {
  const own = associations.filter(
    (each) => each.kind === kind && each.mode === mode && each.quantity === leading && each.with !== null,
  )
  return own.find(({ baseline }) => baseline === 'original-headless') ?? own[0] ?? null
}

const exception = (association: ChangeAssociation | null): { note?: string } =>
  association === null || association.baseline === 'original-headless'
    ? {}
    : { note: formatAgainst(association.quantity, association.baseline) }
