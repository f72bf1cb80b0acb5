import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import type { PublishedGroup, PublishedReport } from '../../schema/campaign/published-report.ts'
import type { Columns } from '../document/chapter.ts'
import { formatDifference, formatRound, formatSuccess, MISSING } from '../text/format.ts'
import { formatGainSupport, formatSuccessInterval } from '../text/support-words.ts'
import { markOrigin } from './published.ts'

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

interface OfGroup {
  readonly report: PublishedReport
  readonly group: Pick<PublishedGroup, 'model'>
}

/** The prompt that answers came of, and the round of repair; no column where no model was asked for any of them. */
export const promptColumn = (rows: readonly OfGroup[]): Columns<OfGroup> =>
  rows.every((row) => promptOf(row) === null && row.report.design.repairs === 0)
    ? {}
    : {
        Prompt: (row) => ({
          text: promptOf(row) ?? MISSING,
          note: row.report.design.repairs === 0 ? undefined : formatRound(row.report.design.repairs),
        }),
      }

/** Null: nobody was asked for the answers, whatever prompt the campaign has. */
const promptOf = ({ report, group: { model } }: OfGroup): string | null =>
  markOrigin(report, model) === null ? (report.design.prompt?.name ?? null) : null

const countComparable = ({ mode, model }: PublishedGroup, { answers }: PublishedReport): number =>
  answers.filter((answer) => answer.mode === mode && answer.model === model && isComparable(answer)).length
