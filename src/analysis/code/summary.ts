import { count } from '../../base/count.ts'
import type {
  ChangeAssociation,
  ChangeCount,
  CodeAnalysis,
  MeanRatio,
  SizeSummary,
} from '../../schema/code-analysis.ts'
import { GENERATED_MODES, type GeneratedMode } from '../../schema/common.ts'
import { BASELINE_WORDS, listWords, ratioWords } from '../words.ts'

/** Kinds of change told of each mode: those that most answers show. */
const TOLD_KINDS = 6
const CAUTION =
  'What goes with a change is no proof that the change does it: changes come together, and projects differ. ' +
  'No correction was made for the number of comparisons.'

/** What a reader wants to know of the code, each in one sentence. */
export function summariseCode(code: Omit<CodeAnalysis, 'summary'>): string[] {
  const told = GENERATED_MODES.flatMap((mode) => [...sizeWords(code.sizes, mode), ...changesOf(mode, code)])
  return [...told, ...(code.associations.length > 0 ? [CAUTION] : []), ...gaps(code)]
}

function sizeWords(sizes: readonly SizeSummary[], mode: GeneratedMode): string[] {
  const of = (measure: SizeSummary['measure']) =>
    sizes.find((each) => each.mode === mode && each.model === null && each.measure === measure)
  const bytes = of('bytes')
  const lines = of('logicalLines')
  if (bytes === undefined) return []
  const logical = lines === undefined ? '' : `, ${lines.median} logical lines${deltaWords(lines)}`
  return [`${mode}, ${count(bytes.count, 'script')}: median ${bytes.median} bytes${logical}.`]
}

function deltaWords({ delta }: SizeSummary): string {
  if (delta === null) return ''
  if (delta.median === 0) return " (as many as the author's)"
  return ` (${Math.abs(delta.median)} ${delta.median > 0 ? 'more' : 'fewer'} than the author's)`
}

function changesOf(mode: GeneratedMode, { changes, associations }: Omit<CodeAnalysis, 'summary'>): string[] {
  const ofMode = changes.filter((change) => change.mode === mode)
  const most = [...ofMode].sort((a, b) => b.answers - a.answers).slice(0, TOLD_KINDS)
  return most.map((change) => {
    const of = associations.filter(({ kind, mode }) => kind === change.kind && mode === change.mode)
    return `${changeWords(change)}${associationWords(of)}.`
  })
}

const changeWords = ({ kind, mode, answers, of }: ChangeCount) =>
  `${kind} in ${answers} of ${count(of, `${mode} answer`)}`

/** Energy where it was measured, else CPU time; against both baselines. */
function associationWords(associations: readonly ChangeAssociation[]): string {
  const measured = associations.some(({ quantity, with: ratio }) => quantity === 'energy' && ratio !== null)
  const quantity = measured ? 'energy' : 'cpu'
  const parts = associations.flatMap((association) =>
    association.quantity === quantity && association.with !== null ? [againstWords(association, association.with)] : [],
  )
  return parts.length === 0 ? '' : `; with it ${measured ? 'energy' : 'CPU time'} ${parts.join('; ')}`
}

function againstWords({ baseline, difference }: ChangeAssociation, ratio: MeanRatio): string {
  const inside =
    difference === null ? '' : `, and ${meanWords(difference)} of what answers without it take in the same projects`
  return `${meanWords(ratio)} against ${BASELINE_WORDS[baseline]}${inside}`
}

function meanWords({ estimate, interval, projects }: MeanRatio): string {
  const sure = interval === null ? 'too few for an interval' : null
  return `${ratioWords(estimate, interval)} (${[count(projects, 'project'), sure].filter((part) => part !== null).join(', ')})`
}

function gaps({ authors, variants }: Omit<CodeAnalysis, 'summary'>): string[] {
  const unparsed = variants.filter(({ script }) => script.structure === null)
  const absent = authors.filter(({ script }) => script === null)
  return [
    ...(unparsed.length === 0
      ? []
      : [
          `${unparsed.length} of ${count(variants.length, 'script')} could not be described: ${listWords(unparsed.map(({ id, script }) => `${id} (${script.fault})`))}.`,
        ]),
    ...(absent.length === 0
      ? []
      : [
          `Not compared with the author's code: ${listWords(absent.map(({ project, reason }) => `${project} (${reason})`))}.`,
        ]),
  ]
}
