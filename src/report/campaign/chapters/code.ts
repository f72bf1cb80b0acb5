import { groupsBy } from '../../../base/groups.ts'
import { median } from '../../../base/numbers.ts'
import { count } from '../../../base/text/text.ts'
import type { AuthorGap, ChangeAssociation, ChangeCount, CodeAnalysis } from '../../../schema/analysis/code-analysis.ts'
import type { BaselineMode } from '../../../schema/common.ts'
import { formatAgainst, meanCell, numberCell, shareCell } from '../../document/cells.ts'
import {
  type Chapter,
  type Columns,
  composeChapter,
  composeTable,
  type LineCell,
  type Table,
} from '../../document/chapter.ts'
import { tell, type WordsByKind } from '../../text/by-kind.ts'
import { formatChangeKind } from '../../text/change-words.ts'
import { agree, BASELINE_WORDS, formatCount, formatList, formatWholePercent } from '../../text/format.ts'

const SHOWN_KINDS = 10

/** What models changed in the code, and the ratios of answers that did beside those that did not. */
export function composeCode(code: CodeAnalysis | null): Chapter | null {
  if (code === null) return null
  const { changes, associations, leading } = code
  const found = changes.filter(({ answers }) => answers > 0).toSorted((a, b) => b.answers - a.answers)
  // Against the author's code without plots where it ran.
  const rows = found.map((change): ChangeRow => {
    const headless = findAssociation(change, associations, 'original-headless')
    return { ...change, found: headless ?? findAssociation(change, associations, 'original') }
  })
  const others = rows.flatMap((row) => {
    const other = findAssociation(row, associations, 'original')
    return other === undefined || other === row.found ? [] : [{ ...row, found: other }]
  })
  const quantity = associations.every((each) => each.with === null)
    ? ''
    : ` (${formatAgainst(leading, 'original-headless')} where nothing else is said)`
  return composeChapter({
    id: 'code',
    title: 'What changed in the code',
    lead: [
      `Found by parsing both scripts, against the author's. Ratios are of answers that show a change and of those that do not${quantity}; “same project” compares the two inside projects that have both. This is association, not cause: changes come together, projects differ, and nothing is corrected for the number of comparisons.`,
    ],
    tables: [
      composeTable('Kinds of change, most frequent first', rows.slice(0, SHOWN_KINDS), COLUMNS, false),
      composeTable('Less frequent kinds of change', rows.slice(SHOWN_KINDS), COLUMNS, true),
      composeTable(`The same against the ${BASELINE_WORDS.original}`, others, COLUMNS, true),
      sizeTable(code),
      overlapTable(code),
    ],
    notes: formatGaps(code),
  })
}

type ChangeRow = ChangeCount & { readonly found: ChangeAssociation | undefined }

const COLUMNS: Columns<ChangeRow> = {
  Change: ({ kind }) => formatChangeKind(kind),
  Mode: ({ mode }) => mode,
  'Answers that show it': ({ answers, of }) => shareCell(answers, of, null),
  'Ratio with it': ({ found }) => withException(found),
  'Ratio without it': ({ found }) => meanCell(found?.without),
  'Same project': ({ found }) => meanCell(found?.difference),
}

const findAssociation = (
  { kind, mode, leading }: ChangeCount,
  associations: readonly ChangeAssociation[],
  baseline: BaselineMode,
) =>
  associations.find(
    (each) =>
      each.kind === kind &&
      each.mode === mode &&
      each.quantity === leading &&
      each.baseline === baseline &&
      each.with !== null,
  )

function withException(found: ChangeAssociation | undefined): LineCell {
  const cell = meanCell(found?.with)
  if (found?.baseline !== 'original') return cell
  return { ...cell, note: [cell.note, formatAgainst(found.quantity, found.baseline)].filter(Boolean).join(', ') }
}

/** The middle of two sizes may lie half a byte between them. */
const formatWhole = (size: number) => formatCount(Math.round(size))

const MEASURE_WORDS = { bytes: 'bytes', logicalLines: 'logical lines', tokens: 'tokens' } as const

/** Sizes of the scripts of all models and projects together. */
const sizeTable = ({ sizes }: CodeAnalysis): Table =>
  composeTable(
    'Sizes of the scripts, by mode',
    sizes.filter(({ mode, model, project }) => mode !== null && model === null && project === null),
    {
      Mode: ({ mode }) => mode ?? '',
      Measure: ({ measure }) => MEASURE_WORDS[measure],
      Scripts: ({ count }) => count,
      Median: ({ median, p10, p90 }) => numberCell(median, formatWhole, `${formatWhole(p10)} to ${formatWhole(p90)}`),
      "To the author's": ({ delta }) =>
        numberCell(delta?.median ?? null, (each) => `${each > 0 ? '+' : ''}${formatWhole(each).replace('-', '−')}`),
    },
    false,
  )

/** The autonomous mode never sees the author's code: what stands in both was known before, or is how everybody writes it. */
const overlapTable = ({ variants }: CodeAnalysis): Table =>
  composeTable(
    "What stands in the author's script, too: share of a script's runs of eight tokens",
    [...Map.groupBy(variants, ({ mode }) => mode)].flatMap(([mode, own]) => {
      const shares = own.flatMap(({ overlap }) => overlap ?? []).sort((a, b) => a - b)
      const largest = own.toSorted((a, b) => (b.overlap ?? -1) - (a.overlap ?? -1))[0]
      return largest?.overlap == null ? [] : [{ mode, shares, largest: { id: largest.id, overlap: largest.overlap } }]
    }),
    {
      Mode: ({ mode }) => mode,
      Scripts: ({ shares }) => shares.length,
      Median: ({ shares }) => numberCell(median(shares), formatWholePercent),
      Largest: ({ largest }) => numberCell(largest.overlap, formatWholePercent, largest.id),
    },
    false,
  )

function formatGaps({ authors, variants }: CodeAnalysis): string[] {
  const unlocked = variants.filter(({ unlockedImports }) => (unlockedImports?.length ?? 0) > 0)
  const unparsed = variants.filter(({ script }) => script.structure === null)
  const absent = authors.filter(({ script }) => script === null)
  const faults = formatList(unparsed.map(({ id, script }) => `${id} (${script.fault})`))
  const reasonOf = ({ gap }: (typeof absent)[number]) => (gap === null ? 'unknown' : formatAuthorGap(gap))
  const gaps = formatList(
    groupsBy(absent, reasonOf).map((own) => `${formatList(own.map(({ project }) => project))} (${reasonOf(own[0])})`),
  )
  return [
    ...(faults === ''
      ? []
      : [`${unparsed.length} of ${count(variants.length, 'script')} could not be described: ${faults}.`]),
    ...(unlocked.length === 0
      ? []
      : [
          `${unlocked.length} of ${count(variants.length, 'script')} ${agree(unlocked.length, 'imports', 'import')} what the environment does not have: ${formatList(unlocked.map(({ id, unlockedImports }) => `${id} (${unlockedImports?.join(', ')})`))}.`,
        ]),
    ...(gaps === '' ? [] : [`Not compared with the author's code: ${gaps}.`]),
  ]
}

export const formatAuthorGap = (gap: AuthorGap): string => tell(AUTHOR_GAPS, gap, null)

const AUTHOR_GAPS: WordsByKind<AuthorGap> = {
  'source-changed': 'its source changed since the plan',
  'entry-changed': 'its entry changed since the plan',
  unreadable: ({ detail }) => detail,
}
