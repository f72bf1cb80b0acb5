import { formatSize } from '../../base/size.ts'
import { count } from '../../base/text.ts'
import type { ProbeGap } from '../../schema/probe-gap.ts'
import type { LabelSilence, ValidityRemark } from '../../schema/validity.ts'
import { formatDigits, formatWholePercent } from './format.ts'

/** What speaks for or against an answer's metric, or why that is not known; without a full stop. */
export function formatRemark(remark: ValidityRemark): string {
  switch (remark.kind) {
    case 'keeps-random-labels':
      return formatKept(remark)
    case 'keeps-without-data':
      return `it ${formatWithoutData(remark)}, as it does with them`
    case 'never-read':
      return `it never read ${remark.files.join(', ')}, which the author's code reads`
    case 'tested-on-training':
      return `${formatTrained(remark)}; in the author's code ${formatWholePercent(remark.authorShare ?? 0)}`
    case 'tested-on-training-too':
      return `${formatTrained(remark)}${remark.authorShare === null ? "; of the author's code that is not known" : ", as in the author's code"}`
    case 'no-metric-on-random-labels':
      return `${remark.of === 'answer' ? 'it' : "the author's code"} printed no metric on random labels`
    case 'random-labels-silent':
      return `nothing follows from random labels: ${formatSilence(remark.why)}`
    case 'found-hidden-data':
      return 'it found the data under another name'
    case 'author-prints-without-data':
      return `it ${formatWithoutData(remark)}, as the author's code prints ${formatMetric(remark.author)}`
    case 'prints-without-data':
      return `it ${formatWithoutData(remark)}: a stand-in that would pass for a result`
    case 'fewer-passes':
      return `${remark.passes} iterations, epochs or trees of ${remark.model} instead of ${remark.author}`
    case 'fewer-tested-rows':
      return `tested on ${count(remark.rows, 'row')} of half of the data, the author's code on ${remark.author}`
    case 'same-on-half':
      return `it prints ${formatMetric(remark.metric)} on half of the data too`
    case 'no-measured-metric':
      return 'no measured run of it gave a metric'
    case 'not-run-yet':
      return 'it was not run on changed data yet'
    case 'no-author-metric':
      return "the author's code gave no metric to compare with"
    case 'only-hidden-data':
      return 'only its run without data was seen'
    case 'not-possible':
      return remark.gaps.map(formatProbeGap).join('; ')
  }
}

function formatProbeGap(gap: ProbeGap): string {
  switch (gap.kind) {
    case 'no-data-file':
      return 'the manifest declares no data file'
    case 'no-target':
      return 'the manifest names no target column'
    case 'unclear-target':
      return `neither the task nor the metric ${gap.metric} says whether the target holds classes or numbers`
    case 'too-few-classes':
      return `the target holds ${gap.classes === 1 ? 'one class' : 'no class'}`
    case 'too-few-rows':
      return `the data has ${count(gap.rows, 'row')}`
    case 'missing':
      return `${gap.path} is not there`
    case 'folder':
      return `${gap.path} is a folder`
    case 'link':
      return `${gap.path} is a link`
    case 'no-text':
      return `${gap.path} is no text in an 8-bit encoding`
    case 'no-table':
      return `${gap.path} is no delimited text`
    case 'unclear-quotes':
      return `${gap.path} has quotes that may begin a cell of several lines, or be text`
    case 'too-large':
      return `${gap.path} has ${formatSize(gap.bytes)}, more than is changed here`
    case 'inside-another':
      return `${gap.path} lies in ${gap.outer}, which is declared too`
    case 'no-column':
      return `${gap.path} has no column '${gap.column}' in its first line`
    case 'unreadable':
      return `${gap.path} can't be read as a table: ${gap.detail}`
    case 'reported':
      return gap.detail
  }
}

type Of<K extends ValidityRemark['kind']> = Extract<ValidityRemark, { kind: K }>

function formatKept({ metric, usual, limit, direction, author }: Of<'keeps-random-labels'>): string {
  const edge = direction === 'lower' ? 'below' : 'above'
  return (
    `it prints ${formatMetric(metric)} on random labels (${formatMetric(usual)} on the project's own), ${edge} the ` +
    `${formatMetric(limit)} that chance explains; the author's code goes from ${formatMetric(author.usual)} to ${formatMetric(author.metric)}`
  )
}

const formatWithoutData = ({ metric }: { readonly metric: number }) =>
  `prints ${formatMetric(metric)} without the project's data`

const formatTrained = ({ share }: { readonly share: number }) =>
  `${formatWholePercent(share)} of the rows behind its metric are rows that its model was fitted on`

function formatSilence(why: LabelSilence): string {
  switch (why.kind) {
    case 'author-does-not-react':
      return "the author's own metric does not react to random labels either"
    case 'author-reacts-too-little':
      return "the author's own metric reacts too little to random labels for so few tested rows"
    case 'too-few-rows':
      return 'too few rows are tested: chance alone could explain any value'
    case 'within-chance':
      return 'its metric lies within what chance explains'
    case 'one-sided-metric':
      return `${why.metric} can be high on random labels too: one answer for all is enough`
    case 'unbounded-metric':
      return `${why.metric} has no bound: a label near 0 in the tested rows decides it`
    case 'author-without-error':
      return "the author's error is 0"
  }
}

const formatMetric = (value: number) => formatDigits(value, 4)
