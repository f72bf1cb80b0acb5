import { formatSize } from '../../base/size.ts'
import { formatSignificantDigits } from '../../base/text/significant-digits.ts'
import { count } from '../../base/text/text.ts'
import type { LabelSilence, ValidityRemark } from '../../schema/analysis/validity.ts'
import type { ProbeGap } from '../../schema/measurement/probe-gap.ts'
import type { Perturbation } from '../../schema/measurement/record.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { formatWholePercent } from './format.ts'

const REMARKS: WordsByKind<ValidityRemark> = {
  'keeps-random-labels': ({ metric, usual, limit, direction, author }) =>
    `it prints ${formatMetric(metric)} on random labels (${formatMetric(usual)} on the project's own), ` +
    `${direction === 'lower' ? 'below' : 'above'} the ${formatMetric(limit)} that chance explains; ` +
    `the author's code goes from ${formatMetric(author.usual)} to ${formatMetric(author.metric)}`,
  'keeps-exchanged-labels': ({ metric, usual, author }) =>
    `its predictions score ${formatMetric(metric)} where the labels of the training rows are exchanged (${formatMetric(usual)} where they are ` +
    `not): it has them from elsewhere; the author's code goes from ${formatMetric(author.usual)} to ${formatMetric(author.metric)}`,
  'keeps-without-data': ({ metric }) => `it ${formatWithoutData(metric)}, as it does with them`,
  'never-read': ({ files }) => `it never read ${files.join(', ')}, which the author's code reads`,
  'same-digits': ({ metric, author }) =>
    `it prints ${formatMetric(metric)} on random labels and on half of the data alike, where the author's code goes from ` +
    `${formatMetric(author.usual)} to ${joinMetrics([author.redrawn, author.half])}`,
  'more-work': ({ perturbation, factor, author }) =>
    `it takes ${formatTimes(factor)} the CPU time ${CHANGED_DATA[perturbation]} ` +
    `that it takes when measured, the author's code ${formatTimes(author)}`,
  'tested-on-training': ({ share, authorShare }) =>
    `${formatTrained(share)}; in the author's code ${formatWholePercent(authorShare ?? 0)}`,
  'tested-on-training-too': ({ share, authorShare }) =>
    `${formatTrained(share)}${authorShare === null ? "; of the author's code that is not known" : ", as in the author's code"}`,
  'no-metric-on-random-labels': ({ of }) =>
    `${of === 'answer' ? 'it' : "the author's code"} printed no metric on random labels`,
  'random-labels-silent': ({ why }) => `nothing follows from random labels: ${tell(SILENCES, why, null)}`,
  'no-metric-on-exchanged-labels': ({ of }) =>
    `${of === 'answer' ? 'it' : "the author's code"} left no predictions on exchanged labels`,
  'exchanged-labels-silent': ({ why }) => `nothing follows from exchanged labels: ${tell(SILENCES, why, null)}`,
  'found-hidden-data': 'it found the data under another name',
  'author-prints-without-data': ({ metric, author }) =>
    `it ${formatWithoutData(metric)}, as the author's code prints ${formatMetric(author)}`,
  'prints-without-data': ({ metric }) => `it ${formatWithoutData(metric)}: a stand-in that would pass for a result`,
  'fewer-passes': ({ passes, model, author }) =>
    `${passes} iterations, epochs or trees of ${model} instead of ${author}`,
  'fewer-tested-rows': ({ rows, author }) =>
    `tested on ${count(rows, 'row')} of half of the data, the author's code on ${author}`,
  'same-on-half': ({ metric }) => `it prints ${formatMetric(metric)} on half of the data too`,
  'library-data': ({ functions }) => `it took data sets from a library: ${functions.join(', ')}`,
  'only-read': "it read the project's data, and nothing else is known of its metric",
  'no-measured-metric': 'no measured run of it gave a metric',
  'not-run-yet': 'it was not run on changed data yet',
  'no-author-metric': "the author's code gave no metric to compare with",
  'only-hidden-data': 'only its run without data was seen',
  'not-possible': ({ gaps }) => gaps.map((gap) => tell(GAPS, gap, null)).join('; '),
}

const CHANGED_DATA: Readonly<Record<Perturbation, string>> = {
  'label-randomisation': 'on random labels',
  subsample: 'on half of the data',
  'hidden-data': 'without its data',
  'label-exchange': 'on exchanged labels',
}

const SILENCES: WordsByKind<LabelSilence> = {
  'author-does-not-react': "the author's own metric does not react to them either",
  'author-reacts-too-little': "the author's own metric reacts too little to them for so few tested rows",
  'too-few-rows': 'too few rows are tested: chance alone could explain any value',
  'within-chance': 'its metric lies within what chance explains',
  'one-sided-metric': ({ metric }) => `${metric} can be high on them too: one answer for all is enough`,
  'unbounded-metric': ({ metric }) => `${metric} has no bound: a label near 0 in the tested rows decides it`,
  'author-without-error': "the author's error is 0",
}

const GAPS: WordsByKind<ProbeGap> = {
  'no-data-file': 'the manifest declares no data file',
  'no-target': 'the manifest names no target column',
  'scored-predictions':
    'predictions are scored by labels that no answer sees, so there is no metric of its own to probe',
  'unclear-target': ({ metric }) =>
    `neither the task nor the metric ${metric} says whether the target holds classes or numbers`,
  'too-few-classes': ({ classes }) => `the target holds ${classes === 1 ? 'one class' : 'no class'}`,
  'too-few-rows': ({ rows }) => `the data has ${count(rows, 'row')}`,
  missing: ({ path }) => `${path} is not there`,
  folder: ({ path }) => `${path} is a folder`,
  link: ({ path }) => `${path} is a link`,
  pipe: ({ path }) => `${path} is a pipe`,
  socket: ({ path }) => `${path} is a socket`,
  device: ({ path }) => `${path} is a device`,
  'no-text': ({ path }) => `${path} is no text in an 8-bit encoding`,
  'no-table': ({ path }) => `${path} is no delimited text`,
  'unclear-quotes': ({ path }) => `${path} has quotes that may begin a cell of several lines, or be text`,
  'too-many-cells': ({ path }) => `with ${path} there are more cells than are changed here`,
  'too-large': ({ path, bytes }) => `${path} has ${formatSize(bytes)}, more than is changed here`,
  'inside-another': ({ path, outer }) => `${path} lies in ${outer}, which is declared too`,
  'no-column': ({ path, column }) => `${path} has no column '${column}' in its first line`,
  unreadable: ({ path, detail }) => `${path} can't be read as a table: ${detail}`,
  reported: ({ detail }) => detail,
}

/** What speaks for or against an answer's metric, or why that is not known; without a full stop. */
export const formatRemark = (remark: ValidityRemark): string => tell(REMARKS, remark, null)

const formatWithoutData = (metric: number) => `prints ${formatMetric(metric)} without the project's data`
const joinMetrics = (values: readonly (number | null)[]) =>
  values.flatMap((value) => (value === null ? [] : [formatMetric(value)])).join(' and ')
const formatTimes = (factor: number) => `${formatSignificantDigits(factor, 2)} times`
const formatTrained = (share: number) =>
  `${formatWholePercent(share)} of the rows behind its metric are rows that its model was fitted on`
const formatMetric = (value: number) => formatSignificantDigits(value, 4)
