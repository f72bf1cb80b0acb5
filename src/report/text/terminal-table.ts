import { alignColumns } from '../../base/text-table.ts'
import { wrapText } from '../../base/wrap.ts'
import type { ProjectRow, ReportData, VariantRow } from '../campaign/report-data.ts'
import { explainStar, starModel } from '../campaign/star-model.ts'
import { formatDifference, formatFinding, formatRatio, formatSuccess, QUANTITY_WORDS } from './format.ts'

/** Fewer give no interval over projects, and so no verdict on a model. */
const FEWEST_PROJECTS = 5

/** The results for a terminal: aligned plain text of at most `width` columns. */
export function renderTerminalTable(data: ReportData, width: number): string {
  if (data.groups.length === 0) return ''
  const rows = data.projects.length < FEWEST_PROJECTS ? tellScripts(data) : tellGroups(data)
  return [...alignColumns(rows.table, width), '', ...rows.legend.map((line) => wrapText(line, width))].join('\n')
}

interface Told {
  /** The head first. */
  readonly table: readonly (readonly string[])[]
  readonly legend: readonly string[]
}

function tellGroups(data: ReportData): Told {
  const { groups, primary } = data
  const star = explainStar(groups)
  return {
    table: [
      ['model', 'mode', 'passed', 'gain', 'ratio', 'result'],
      ...groups.map((group) => {
        const ratio = group.ratios[primary]['original-headless']
        return [
          starModel(group),
          group.mode,
          formatSuccess(group.success),
          formatDifference(group.metricDifference.median, 'fraction', null),
          formatRatio(ratio),
          formatFinding(ratio, primary, 'project'),
        ]
      }),
    ],
    legend: [
      'passed: passed / attemptable / total',
      "gain: metric minus the author's (fractions only), median over projects",
      tellRatio(data),
      ...(star === null ? [] : [star]),
    ],
  }
}

/** With few projects a script's own verdict is what there is. */
function tellScripts(data: ReportData): Told {
  const recorded = new Set(data.groups.filter((group) => group.recorded).map(({ model }) => model))
  const star = explainStar(data.groups)
  const rows = data.projects.flatMap((project) =>
    project.variants
      .filter(({ model }) => model !== null)
      .map((variant) => [
        project.slug,
        `${variant.label}${variant.model !== null && recorded.has(variant.model) ? '*' : ''}`,
        tellGain(variant, project),
        variant.passed ? formatRatio(variant.ratios[data.primary]['original-headless']) : '–',
        tellResult(variant, data.primary),
      ]),
  )
  return {
    table: [['project', 'script', 'gain', 'ratio', 'result'], ...rows],
    legend: [
      "gain: metric minus the author's, positive is better",
      `${tellRatio(data)}, over blocks`,
      ...(star === null ? [] : [star]),
    ],
  }
}

const tellRatio = ({ primary }: ReportData): string =>
  `ratio: ${QUANTITY_WORDS[primary]} against the author's script without plots`

/** The metric's change in the direction that is better. */
function tellGain({ metric: { difference, median } }: VariantRow, { metric }: ProjectRow): string {
  const gain = difference === null || metric.direction === 'higher' ? difference : -difference
  return formatDifference(gain, metric.scale, median)
}

function tellResult({ passed, attempted, failure, ratios }: VariantRow, primary: ReportData['primary']): string {
  if (!attempted) return 'not attempted'
  if (!passed) return failure === null ? 'did not pass' : `did not pass: ${failure.class}`
  return formatFinding(ratios[primary]['original-headless'], primary, 'block')
}
