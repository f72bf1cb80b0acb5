import { formatDifference, formatFailureClass, formatRatio, formatSuccess, QUANTITY_WORDS } from '../../text/format.ts'
import { formatFinding } from '../../text/verdict-words.ts'
import type { ProjectRow, ReportData, VariantRow } from '../report-data.ts'
import { formatStarNote, formatStarred } from '../star-model.ts'
import { type Chapter, composeChapter, type DraftTable } from './chapter.ts'

/** Fewer give no interval over projects, and so no verdict on a model. */
const FEWEST_PROJECTS = 5

/** The results on a page of few columns, as a terminal is; null without any. */
export function composeBrief(data: ReportData): Chapter | null {
  if (data.groups.length === 0) return null
  const hasFew = data.projects.length < FEWEST_PROJECTS
  const ratio = `ratio: ${QUANTITY_WORDS[data.primary]} against the author's script without plots`
  const star = formatStarNote(data.groups)
  return composeChapter({
    id: 'brief',
    title: 'Results',
    tables: [hasFew ? scriptTable(data) : groupTable(data)],
    notes: [
      ...(hasFew
        ? ["gain: metric minus the author's, positive is better", `${ratio}, over blocks`]
        : [
            'passed: passed / attemptable / total',
            "gain: metric minus the author's (fractions only), median over projects",
            ratio,
          ]),
      ...(star === null ? [] : [star]),
    ],
  })
}

const groupTable = ({ groups, primary }: ReportData): DraftTable => ({
  caption: 'Each model and mode',
  columns: ['model', 'mode', 'passed', 'gain', 'ratio', 'result'],
  rows: groups.map((group) => {
    const ratio = group.ratios[primary]['original-headless']
    return [
      formatStarred(group),
      group.mode,
      formatSuccess(group.success),
      formatDifference(group.metricDifference.median, 'fraction', null),
      formatRatio(ratio),
      formatFinding(ratio, primary),
    ]
  }),
})

/** With few projects a script's own verdict is what there is. */
function scriptTable(data: ReportData): DraftTable {
  const recorded = new Set(data.groups.filter((group) => group.recorded).map(({ model }) => model))
  return {
    caption: 'Each script',
    columns: ['project', 'script', 'gain', 'ratio', 'result'],
    rows: data.projects.flatMap((project) =>
      project.variants
        .filter(({ model }) => model !== null)
        .map((variant) => [
          project.slug,
          `${variant.label}${variant.model !== null && recorded.has(variant.model) ? '*' : ''}`,
          formatGain(variant, project),
          variant.passed ? formatRatio(variant.ratios[data.primary]['original-headless']) : '–',
          formatResult(variant, data.primary),
        ]),
    ),
  }
}

/** The metric's change in the direction that is better. */
function formatGain({ metric: { difference, median } }: VariantRow, { metric }: ProjectRow): string {
  const gain = difference === null || metric.direction === 'higher' ? difference : -difference
  return formatDifference(gain, metric.scale, median)
}

function formatResult({ passed, attempted, failure, ratios }: VariantRow, primary: ReportData['primary']): string {
  if (!attempted) return 'not attempted'
  if (!passed) return failure === null ? 'did not pass' : `did not pass: ${formatFailureClass(failure.class)}`
  return formatFinding(ratios[primary]['original-headless'], primary)
}
