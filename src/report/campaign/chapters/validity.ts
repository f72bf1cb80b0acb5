import type { VariantAnalysis } from '../../../schema/analysis.ts'
import type { Perturbation } from '../../../schema/record.ts'
import type { Validity } from '../../../schema/validity.ts'
import { countWord } from '../../text/format.ts'
import { formatRemark } from '../../text/validity-words.ts'
import { type Chapter, composeChapter, type DraftCell, type DraftTable } from './chapter.ts'

type Judged = Pick<VariantAnalysis, 'id' | 'metric'> & { readonly validity: Validity }

/** Whether the metrics come from the data: what each answer printed on changed data, beside the author's code. */
export function describeValidity(variants: readonly VariantAnalysis[]): Chapter | null {
  const judged = variants.flatMap(({ id, metric, validity }) => (validity === null ? [] : [{ id, metric, validity }]))
  const of = (verdict: Validity['verdict']) => judged.filter(({ validity }) => validity.verdict === verdict)
  const [suspect, clear, unprobed] = [of('suspect'), of('not-suspect'), of('not-probed')]
  return composeChapter({
    id: 'validity',
    title: 'Whether the metrics come from the data',
    lead: [
      `Each script ran again on labels drawn at random, on half of the rows, and without its data. ${
        suspect.length === 0
          ? `None of ${countWord(clear.length, 'probed answer')} is suspect.`
          : `${suspect.length} of ${countWord(suspect.length + clear.length, 'probed answer')} ${suspect.length === 1 ? 'is suspect and enters' : 'are suspect and enter'} no ratio.`
      }`,
      "In brackets is what the author's code printed. An honest script falls to what chance gives on random labels, and prints nothing without its data.",
    ],
    tables: [
      readingTable('Suspect answers', 'Evidence', suspect, false),
      readingTable(`Not suspect: ${countWord(clear.length, 'answer')}`, 'What else was seen', clear, true),
      {
        caption: `Not probed: ${countWord(unprobed.length, 'answer')}`,
        columns: ['Script', 'Why'],
        rows: unprobed.map(({ id, validity }) => [id, validity.reason === null ? '–' : formatRemark(validity.reason)]),
        folded: true,
      },
    ],
  })
}

const readingTable = (caption: string, last: string, judged: readonly Judged[], folded: boolean): DraftTable => ({
  caption,
  columns: ['Script', 'Metric', 'On random labels', 'On half of the rows', 'Without its data', last],
  rows: judged.map(({ id, metric, validity }) => [
    id,
    reading(metric.median, metric.baseline),
    ...(['label-randomisation', 'subsample', 'hidden-data'] as const).map((each) => readingOf(validity, each)),
    [...validity.evidence, ...validity.notes].map(formatRemark).join('; ') || '–',
  ]),
  folded,
})

function readingOf({ readings }: Validity, perturbation: Perturbation): DraftCell {
  const found = readings.find((each) => each.perturbation === perturbation)
  return found === undefined ? { text: 'not run', tone: 'none', value: null } : reading(found.metric, found.baseline)
}

const reading = (own: number | null, author: number | null): DraftCell => ({
  text: `${digits(own)} (${digits(author)})`,
  value: own,
})

const digits = (value: number | null) => (value === null ? 'none' : `${Number(value.toPrecision(4))}`.replace('-', '−'))
