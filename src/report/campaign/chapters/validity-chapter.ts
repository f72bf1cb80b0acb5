import { formatSignificantDigits } from '../../../base/text/significant-digits.ts'
import { count } from '../../../base/text/text.ts'
import type { VariantAnalysis } from '../../../schema/analysis/analysis.ts'
import { toldValidity, type Validity } from '../../../schema/analysis/validity.ts'
import type { Scoring } from '../../../schema/dataset/scoring.ts'
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
  const ways = listWays(judged)
  const readings = readingsOf(ways)
  return composeChapter({
    id: 'validity',
    title: 'Whether the metrics come from the data',
    lead: [
      ...(probed === 0
        ? [
            'Scripts run again on labels drawn at random, on half of the rows, and without their data. None could be probed here.',
          ]
        : [
            `Each script ran again ${ways.map((way) => RAN[way]).join('; ')}. ${formatSuspects(suspect.length, probed)}`,
          ]),
      ["In brackets is the metric of the author's code.", ...ways.map((way) => HONEST[way])].join(' '),
    ],
    tables: [
      composeTable('Suspect answers', suspect, { ...readings, Evidence: formatRemarks }, false),
      composeTable(
        `Not suspect: ${count(clear.length, 'answer')}`,
        clear,
        { ...readings, 'What else was seen': formatRemarks },
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

const RAN: Readonly<Record<Scoring, string>> = {
  printed: 'on labels drawn at random, on half of the rows, and without its data',
  predictions: 'on exchanged training labels, where its predictions are scored',
}
const HONEST: Readonly<Record<Scoring, string>> = {
  printed: 'An honest script falls to what chance gives on random labels, and prints nothing without its data.',
  predictions: 'One that learns exchanged labels is wrong by the true ones, which score its predictions.',
}

/** How the metrics of scripts that were probed come about. */
function listWays(judged: readonly Judged[]): Scoring[] {
  const ran = judged.flatMap(({ validity }) => validity.readings.map(({ perturbation }) => perturbation))
  const isScored = ran.includes('label-exchange')
  const isPrinted = !isScored || ran.some((each) => each !== 'label-exchange')
  return [...(isPrinted ? (['printed'] as const) : []), ...(isScored ? (['predictions'] as const) : [])]
}

const readingsOf = (ways: readonly Scoring[]): Columns<Judged> => ({
  Script: scriptCell,
  Metric: ({ metric }) => reading(metric.median, metric.baseline),
  ...(ways.includes('printed') && {
    'On random labels': ({ validity }) => readingOf(validity, 'label-randomisation'),
    'On half of the rows': ({ validity }) => readingOf(validity, 'subsample'),
    'Without its data': ({ validity }) => readingOf(validity, 'hidden-data'),
  }),
  ...(ways.includes('predictions') && {
    'On exchanged labels': ({ validity }) => readingOf(validity, 'label-exchange'),
  }),
})

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
