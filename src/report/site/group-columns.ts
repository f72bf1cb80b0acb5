import type { PublishedReport } from '../../schema/campaign/published-report.ts'
import type { Columns } from '../document/chapter.ts'
import { formatDifference, formatSuccess } from '../text/format.ts'
import { formatSuccessInterval } from '../text/support-words.ts'

/** Columns on a model and mode that each table of groups has beside its ratio. */
export const GROUP_COLUMNS: Columns<{ readonly group: PublishedReport['groups'][number] }> = {
  Passed: ({ group: { success } }) => ({
    text: formatSuccess(success),
    note: formatSuccessInterval(success),
    value: success.total === 0 ? null : success.passed / success.total,
  }),
  'Metric gain, median': ({ group: { metricDifference } }) => ({
    text: formatDifference(metricDifference.median, 'fraction', null),
    value: metricDifference.median,
  }),
}
