import type { RevisionComparison } from '../../schema/analysis/revision-comparison.ts'
import { type Chapter, composeChapter, composeTable } from '../document/chapter.ts'
import { capitalise, QUANTITY_WORDS } from '../text/format.ts'
import { formatCells } from '../text/measurement/measured-values.ts'
import {
  formatCondition,
  formatMemoryChange,
  formatMetricChange,
  formatRevision,
  formatRevisionCommand,
  formatRevisionTitle,
} from '../text/measurement/revision-words.ts'
import { formatLabels, viewMeasurement } from './measurement-view.ts'
import { listOtherLoad } from './revisions.ts'

const LONGEST_LABEL = 60

/** One command on two revisions of a repository, beside the campaign. */
export function composeRevisions(comparison: RevisionComparison): Chapter | null {
  const { failOn, measurement, sandbox } = comparison
  const labels = formatLabels(measurement, LONGEST_LABEL)
  const { failures, comparisons, notes, warnings } = viewMeasurement(measurement, new Map(), labels, { isPart: true })
  return composeChapter({
    id: 'revisions',
    title: 'Base against head',
    lead: [capitalise(formatRevisionTitle(comparison)), ...listOtherLoad(measurement)],
    notes: [...failures, ...comparisons.map(({ text }) => text), ...warnings],
    tables: [
      composeTable(
        'What each revision took',
        measurement.commands.map((each, place) => ({ label: labels[place] ?? '', ...formatCells(each) })),
        {
          Revision: ({ label }) => label,
          Time: ({ time }) => time,
          Range: ({ range }) => range,
          'User / system': ({ cpu }) => cpu,
          Memory: ({ memory }) => memory,
          [capitalise(QUANTITY_WORDS.energy)]: ({ energy }) => energy,
        },
      ),
    ],
    facts: {
      Command: formatRevisionCommand(comparison),
      Metric: formatMetricChange(comparison),
      Memory: formatMemoryChange(comparison),
      Revisions: [formatRevision('base', comparison.base), formatRevision('head', comparison.head)],
      Sandbox: sandbox,
      Conditions: failOn.map((each) => formatCondition(comparison, each)),
      'How it was measured': notes,
    },
  })
}
