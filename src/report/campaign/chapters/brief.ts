import type { Cost } from '../../../schema/analysis/group.ts'
import { gainOf } from '../../../schema/dataset/metrics.ts'
import { formatStarNote, formatStarred } from '../../data/models-used.ts'
import { type GroupRow, type ProjectRow, type ReportData, toldRatio, type VariantRow } from '../../data/report-data.ts'
import { type Chapter, composeChapter, composeTable, type Table } from '../../document/chapter.ts'
import { AUTHOR_FAILED } from '../../text/failed-authors.ts'
import { formatDifference, formatFailureClass, formatSuccess, QUANTITY_WORDS } from '../../text/format.ts'
import { formatRatio } from '../../text/format-ratio.ts'
import { OUTCOME_WORDS } from '../../text/outcome-words.ts'
import { formatFinding, notCompared } from '../../text/verdict-words.ts'

/** The results on a page of few columns, as a terminal is; null without any: no model was asked, or nothing ran. */
export function composeBrief(data: ReportData): Chapter | null {
  const [first] = data.analysis.headline
  if (data.groups.length === 0 || first?.kind === 'nothing-ran') return null
  // So it begins where something ran, and the projects are too few for a verdict on a model.
  const hasFew = first?.kind === 'script' || first?.kind === 'no-answer-ran'
  const ratio = formatRatioNote(data, hasFew)
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
      ...formatStarNote(data.groups),
    ],
  })
}

/** What the ratios are of; where one is not to the script without plots, that too. */
function formatRatioNote({ groups, projects, analysis: { leading } }: ReportData, hasFew: boolean): string {
  const shown = hasFew ? projects.flatMap(({ variants }) => variants) : groups
  const isMixed = shown.some(({ ratios }) => toldRatio(ratios[leading])?.baseline === 'original')
  const other = isMixed ? ', or as it is where that was not compared' : ''
  return `ratio: ${QUANTITY_WORDS[leading]} against the author's script without plots${other}`
}

function groupTable({ groups, analysis: { leading } }: ReportData): Table {
  const ratioOf = ({ ratios }: GroupRow) => toldRatio(ratios[leading])
  return composeTable('Each model and mode', groups, {
    model: formatStarred,
    mode: ({ mode }) => mode,
    passed: ({ success }) => formatSuccess(success),
    gain: ({ metricDifference: { median } }) => formatDifference(median, 'fraction', null),
    ratio: (group) => formatRatio(ratioOf(group)),
    result: (group) => formatFinding(ratioOf(group), leading),
  })
}

/** Table of scripts: with few projects a script's own verdict is what there is. */
function scriptTable({ groups, projects, analysis: { leading } }: ReportData): Table {
  const recorded = new Set(groups.flatMap((group) => (group.recorded ? [group.model] : [])))
  const scripts = projects.flatMap((project) =>
    project.variants.flatMap((variant) => (variant.model === null ? [] : [{ project, variant, model: variant.model }])),
  )
  return composeTable('Each script', scripts, {
    project: ({ project }) => project.slug,
    script: ({ variant, model }) => `${variant.label}${recorded.has(model) ? '*' : ''}`,
    gain: ({ project, variant }) => formatGain(variant, project),
    ratio: ({ variant: { passed, ratios } }) => formatRatio(passed ? toldRatio(ratios[leading]) : null),
    result: ({ variant }) => formatResult(variant, leading),
  })
}

const formatGain = ({ metric: { difference, median } }: VariantRow, { metric }: ProjectRow): string =>
  formatDifference(gainOf(difference, metric), metric.scale, median)

function formatResult({ passed, attempted, failure, ratios, authorFailed }: VariantRow, leading: Cost): string {
  if (!attempted) return OUTCOME_WORDS.untried
  if (!passed)
    return [OUTCOME_WORDS.failed, ...(failure === null ? [] : [formatFailureClass(failure.class)])].join(': ')
  return authorFailed ? notCompared(AUTHOR_FAILED) : formatFinding(toldRatio(ratios[leading]), leading)
}
