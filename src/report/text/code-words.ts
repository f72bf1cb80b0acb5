import type {
  AuthorGap,
  ChangeAssociation,
  ChangeCount,
  CodeAnalysis,
  MeanRatio,
  SizeSummary,
} from '../../schema/code-analysis.ts'
import { GENERATED_MODES, type GeneratedMode } from '../../schema/common.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { formatChangeKind } from './change-words.ts'
import { BASELINE_PHRASES, countWord, formatList, formatRatioSentence, QUANTITY_WORDS } from './format.ts'

/** Kinds of change told of each mode: those that most answers show. */
const TOLD_KINDS = 6
const CAUTION =
  'What goes with a change is no proof that the change does it: changes come together, and projects differ. ' +
  'No correction was made for the number of comparisons.'

/** What a reader wants to know of the code, each in one sentence. */
export function formatCode(code: CodeAnalysis): string[] {
  const told = GENERATED_MODES.flatMap((mode) => [...formatSizes(code.sizes, mode), ...formatChanges(mode, code)])
  return [...told, ...(code.associations.length > 0 ? [CAUTION] : []), ...formatGaps(code)]
}

function formatSizes(sizes: readonly SizeSummary[], mode: GeneratedMode): string[] {
  const of = (measure: SizeSummary['measure']) =>
    sizes.find((each) => each.mode === mode && each.model === null && each.measure === measure)
  const bytes = of('bytes')
  const lines = of('logicalLines')
  if (bytes === undefined) return []
  const logical = lines === undefined ? '' : `, ${lines.median} logical lines${formatDelta(lines)}`
  return [`${mode}, ${countWord(bytes.count, 'script')}: median ${bytes.median} bytes${logical}.`]
}

function formatDelta({ delta }: SizeSummary): string {
  if (delta === null) return ''
  if (delta.median === 0) return " (as many as the author's)"
  return ` (${Math.abs(delta.median)} ${delta.median > 0 ? 'more' : 'fewer'} than the author's)`
}

function formatChanges(mode: GeneratedMode, { changes, associations }: CodeAnalysis): string[] {
  const ofMode = changes.filter((change) => change.mode === mode)
  const most = [...ofMode].sort((a, b) => b.answers - a.answers).slice(0, TOLD_KINDS)
  return most.map((change) => {
    const of = associations.filter(({ kind, mode }) => kind === change.kind && mode === change.mode)
    return `${formatCount(change)}${formatAssociations(of, change.leading)}.`
  })
}

const formatCount = ({ kind, mode, answers, of }: ChangeCount) =>
  `${formatChangeKind(kind)} in ${answers} of ${countWord(of, `${mode} answer`)}`

/** Against both baselines. */
function formatAssociations(associations: readonly ChangeAssociation[], leading: ChangeCount['leading']): string {
  const parts = associations.flatMap((association) =>
    association.quantity === leading && association.with !== null ? [formatAgainst(association, association.with)] : [],
  )
  return parts.length === 0 ? '' : `; with it ${QUANTITY_WORDS[leading]} ${parts.join('; ')}`
}

function formatAgainst({ baseline, difference }: ChangeAssociation, ratio: MeanRatio): string {
  const inside =
    difference === null ? '' : `, and ${formatMean(difference)} of what answers without it take in the same projects`
  return `${formatMean(ratio)} against ${BASELINE_PHRASES[baseline]}${inside}`
}

function formatMean({ estimate, interval, projects }: MeanRatio): string {
  const sure = interval === null ? 'too few for an interval' : null
  return `${formatRatioSentence(estimate, interval)} (${[countWord(projects, 'project'), sure].filter((part) => part !== null).join(', ')})`
}

function formatGaps({ authors, variants }: CodeAnalysis): string[] {
  const unparsed = variants.filter(({ script }) => script.structure === null)
  const absent = authors.filter(({ script }) => script === null)
  return [
    ...(unparsed.length === 0
      ? []
      : [
          `${unparsed.length} of ${countWord(variants.length, 'script')} could not be described: ${formatList(unparsed.map(({ id, script }) => `${id} (${script.fault})`))}.`,
        ]),
    ...(absent.length === 0
      ? []
      : [
          `Not compared with the author's code: ${formatList(absent.map(({ project, gap }) => `${project} (${gap === null ? 'unknown' : formatAuthorGap(gap)})`))}.`,
        ]),
  ]
}

export const formatAuthorGap = (gap: AuthorGap): string => tell(AUTHOR_GAPS, gap, null)

const AUTHOR_GAPS: WordsByKind<AuthorGap> = {
  'source-changed': 'its source changed since the plan',
  'entry-changed': 'its entry changed since the plan',
  unreadable: ({ detail }) => detail,
}
