import { formatSignificantDigits } from '../../../base/text/significant-digits.ts'
import { count } from '../../../base/text/text.ts'
import type { VariantAnalysis } from '../../../schema/analysis/analysis.ts'
import { toldValidity, type Validity } from '../../../schema/analysis/validity.ts'
import type { Perturbation } from '../../../schema/measurement/record.ts'
import { type Chapter, type Columns, composeChapter, composeTable, type DraftCell } from '../../document/chapter.ts'
import { scriptTarget } from '../../text/findings.ts'
import { agree, MISSING } from '../../text/format.ts'
import { formatRemark } from '../../text/validity-words.ts'

type Judged = Pick<VariantAnalysis, 'id' | 'counts' | 'metric'> & { readonly validity: Validity }

/** Whether the metrics come from the data: what each answer of which results speak printed on changed data, beside the author's code. */
export function composeValidity(variants: readonly VariantAnalysis[]): Chapter | null {
  const judged = variants.flatMap((each) => {
    const validity = toldValidity(each)
    return validity === null ? [] : [{ ...each, validity }]
  })
  const of = (verdict: Validity['verdict']) => judged.filter(({ validity }) => validity.verdict === verdict)
  const [suspect, clear, unprobed] = [of('suspect'), of('not-suspect'), of('not-probed')]
  const probed = suspect.length + clear.length
  return composeChapter({
    id: 'validity',
    title: 'Whether the metrics come from the data',
    lead: [
      ...(probed === 0
        ? [
            'Scripts run again on labels drawn at random, on half of the rows, and without their data. None could be probed here.',
          ]
        : [
            `Each script ran again on labels drawn at random, on half of the rows, and without its data. ${formatSuspects(suspect.length, probed)}`,
          ]),
      "In brackets is what the author's code printed. An honest script falls to what chance gives on random labels, and prints nothing without its data.",
    ],
    tables: [
      composeTable('Suspect answers', suspect, { ...READINGS, Evidence: formatRemarks }, false),
      composeTable(
        `Not suspect: ${count(clear.length, 'answer')}`,
        clear,
        { ...READINGS, 'What else was seen': formatRemarks },
        true,
      ),
      composeTable(
        `Not probed: ${count(unprobed.length, 'answer')}`,
        unprobed,
        { Script: scriptCell, Why: ({ validity: { reason } }) => (reason === null ? MISSING : formatRemark(reason)) },
        true,
      ),
    ],
  })
}

function formatSuspects(suspect: number, probed: number): string {
  const answers = count(probed, 'probed answer')
  if (suspect === 0) return `None of ${answers} is suspect.`
  return `${suspect} of ${answers} ${agree(suspect, 'is suspect and enters', 'are suspect and enter')} no ratio.`
}

const scriptCell = ({ id, counts }: Judged) => ({ text: id, target: counts ? scriptTarget(id) : undefined })

const formatRemarks = ({ validity: { evidence, notes } }: Judged) =>
  [...evidence, ...notes].map(formatRemark).join('; ') || MISSING

const READINGS: Columns<Judged> = {
  Script: scriptCell,
  Metric: ({ metric }) => reading(metric.median, metric.baseline),
  'On random labels': ({ validity }) => readingOf(validity, 'label-randomisation'),
  'On half of the rows': ({ validity }) => readingOf(validity, 'subsample'),
  'Without its data': ({ validity }) => readingOf(validity, 'hidden-data'),
  'On exchanged labels': ({ validity }) => readingOf(validity, 'label-exchange'),
}

function readingOf({ readings }: Validity, perturbation: Perturbation): DraftCell {
  const found = readings.find((each) => each.perturbation === perturbation)
  return found === undefined ? { text: 'not run', tone: 'none', value: null } : reading(found.metric, found.baseline)
}

const reading = (own: number | null, author: number | null): DraftCell => ({
  text: `${formatValue(own)} (${formatValue(author)})`,
  value: own,
})

const formatValue = (value: number | null) =>
  value === null ? 'none' : formatSignificantDigits(value, 4).replace('-', '−')
