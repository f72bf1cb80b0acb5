import type { ChangeAssociation, ChangeCount, CodeAnalysis, MeanRatio } from '../../../schema/code-analysis.ts'
import { formatCode } from '../../text/code-words.ts'
import { countWord, QUANTITY_WORDS } from '../../text/format.ts'
import { nameBaseline, ratioCell, shareCell } from './cells.ts'
import { type Chapter, composeChapter, type DraftCell, type DraftLine } from './chapter.ts'

const SHOWN_KINDS = 10

/** What models changed in the code, and the ratios of answers that did beside those that did not. */
export function describeCode(code: CodeAnalysis | null): Chapter | null {
  if (code === null) return null
  const rows = code.changes
    .filter(({ answers }) => answers > 0)
    .toSorted((a, b) => b.answers - a.answers)
    .map((change) => describeKind(change, chooseAssociation(change, code.associations)))
  const columns = ['Change', 'Mode', 'Answers that show it', 'Ratio with it', 'Ratio without it', 'Same project']
  const quantity = tellQuantity(code)
  return composeChapter({
    id: 'code',
    title: 'What changed in the code',
    lead: [
      `Found by parsing both scripts, against the author's. Ratios are of answers that show a change and of those that do not${quantity}; “same project” compares the two inside projects that have both. This is association, not cause: changes come together, and nothing is corrected for the number of comparisons.`,
    ],
    tables: [
      { caption: 'Kinds of change, most frequent first', columns, rows: rows.slice(0, SHOWN_KINDS), folded: false },
      {
        caption: `${countWord(Math.max(0, rows.length - SHOWN_KINDS), 'less frequent change')}`,
        columns,
        rows: rows.slice(SHOWN_KINDS),
        folded: true,
      },
      {
        caption: 'The same in sentences',
        columns: ['What was found'],
        rows: formatCode(code).map((line) => [{ text: line }]),
        folded: true,
      },
    ],
  })
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

function tellQuantity({ associations, leading }: CodeAnalysis): string {
  if (associations.every((each) => each.with === null)) return ''
  return ` (${QUANTITY_WORDS[leading]} against the ${nameBaseline('original-headless')} where nothing else is said)`
}

function describeKind(change: ChangeCount, association: ChangeAssociation | null): DraftCell[] {
  return [
    change.kind,
    change.mode,
    shareCell(change.answers, change.of, null),
    { ...meanCell(association?.with ?? null), ...exception(association) },
    meanCell(association?.without ?? null),
    meanCell(association?.difference ?? null),
  ]
}

function exception(association: ChangeAssociation | null): { note?: string } {
  if (association === null || association.baseline === 'original-headless') return {}
  return { note: `${QUANTITY_WORDS[association.quantity]} against the ${nameBaseline(association.baseline)}` }
}

const meanCell = (ratio: MeanRatio | null): DraftLine =>
  ratio === null
    ? { text: '–', value: null, tone: 'none' }
    : ratioCell(ratio.estimate, ratio.interval, countWord(ratio.projects, 'project'))
