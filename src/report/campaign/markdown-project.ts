import type { Quantity } from '../../schema/ratio.ts'
import { BASELINE_WORDS, QUANTITY_WORDS } from '../text/format.ts'
import { escapeMarkdown, markdownTable } from '../text/markdown-text.ts'
import { capitalise, shownQuantities } from '../text/words.ts'
import { factColumns } from './fact-columns.ts'
import {
  BASELINES,
  describeCode,
  describeMetric,
  describeStatuses,
  describeSummary,
  ratioCell,
} from './markdown-cells.ts'
import { foldLines } from './markdown-chapter.ts'
import type { ProjectRow, ReportData } from './report-data.ts'

/** One project: what it is and what each of its scripts did. */
export function renderProject(project: ProjectRow, data: ReportData): string[] {
  const { metric } = project
  const quantities: Quantity[] = [...shownQuantities(data), 'memory']
  const source =
    project.upstream.url !== null
      ? `[upstream](<${project.upstream.url}>)`
      : project.upstream.text === 'embedded'
        ? 'written for this dataset'
        : escapeMarkdown(project.upstream.text)
  return [
    `### ${escapeMarkdown(project.title)} (${escapeMarkdown(project.slug)})`,
    '',
    `${escapeMarkdown(project.task)}, entry ${escapeMarkdown(project.entry)}, ${project.licence === null ? 'no licence' : `licence ${escapeMarkdown(project.licence)}`}, ${source}. As good means: ${escapeMarkdown(metric.name)} at most ${metric.tolerance} behind the author's.`,
    '',
    ...markdownTable(
      [
        'Script',
        'Runs',
        `${escapeMarkdown(metric.name)} (${metric.direction} is better)`,
        ...quantities.map((quantity) => `${capitalise(QUANTITY_WORDS[quantity])}, median`),
        ...BASELINES.map((baseline) => ratioHead({ quantity: data.primary, baseline })),
        'Code',
      ],
      project.variants.map((variant) => [
        escapeMarkdown(variant.label),
        describeStatuses(variant),
        describeMetric(variant, project),
        ...quantities.map((quantity) => describeSummary(variant, quantity)),
        ...BASELINES.map((baseline) =>
          variant.model === null ? '–' : ratioCell(variant.ratios[data.primary][baseline], data.primary, 'block'),
        ),
        describeCode(variant),
      ]),
    ),
    '',
    ...renderFacts(project),
  ]
}

/** What the records hold beside the ratios; nothing where they hold nothing more. */
function renderFacts({ variants }: ProjectRow): string[] {
  const columns = factColumns(variants)
  if (columns.length === 0) return []
  const rows = variants
    .filter(({ facts }) => facts !== null)
    .map((variant) => [escapeMarkdown(variant.label), ...columns.map(({ tell }) => escapeMarkdown(tell(variant)))])
  return foldLines(
    'Beside the ratios: medians of the measured runs that ended ok',
    markdownTable(['Script', ...columns.map(({ head }) => head)], rows),
  )
}

export interface RatioColumn {
  readonly quantity: Quantity
  readonly baseline: (typeof BASELINES)[number]
}

export const ratioHead = ({ quantity, baseline }: RatioColumn): string =>
  `${capitalise(QUANTITY_WORDS[quantity])} against the ${BASELINE_WORDS[baseline]}`
