import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import type { PublishedGroup, PublishedReport } from '../../schema/campaign/published-report.ts'
import type { Columns } from '../document/chapter.ts'
import { formatDifference, formatSuccess } from '../text/format.ts'
import { formatGainSupport, formatSuccessInterval } from '../text/support-words.ts'

/** Columns on a model and mode that each table of groups has beside its ratio. */
export const GROUP_COLUMNS: Columns<{ readonly group: PublishedGroup; readonly report: PublishedReport }> = {
  Passed: ({ group: { success } }) => ({
    text: formatSuccess(success),
    note: formatSuccessInterval(success),
    value: success.total === 0 ? null : success.passed / success.total,
  }),
  'Metric gain, median': ({ group, report }) => ({
    text: formatDifference(group.metricDifference.median, 'fraction', null),
    note: formatGainSupport(group.metricDifference, countComparable(group, report)),
    value: group.metricDifference.median,
  }),
}

const countComparable = ({ mode, model }: PublishedGroup, { answers }: PublishedReport): number =>
  answers.filter((answer) => answer.mode === mode && answer.model === model && isComparable(answer)).length
