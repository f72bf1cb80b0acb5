import { shorten } from './clean-text.ts'
import { formatDifference, formatFinding, formatRatio, formatSuccess, QUANTITY_WORDS } from './format.ts'
import type { ReportData } from './report-data.ts'
import { explainStar, starModel } from './star-model.ts'

const WIDTH = 100

/** The results for a terminal: aligned plain text, at most 100 columns. */
export function renderTerminalTable(data: ReportData): string {
  if (data.groups.length === 0) return ''
  const noun = QUANTITY_WORDS[data.primary]
  const rows = data.groups.map((group) => {
    const ratio = group.ratios[data.primary]['original-headless']
    return [
      starModel(group),
      group.mode,
      formatSuccess(group.success),
      formatDifference(group.metricDifference.median, 'fraction', null),
      formatRatio(ratio),
      formatFinding(ratio, data.primary, 'project'),
    ]
  })
  const table = alignColumns([['model', 'mode', 'passed', 'gain', 'ratio', 'result'], ...rows])
  const star = explainStar(data.groups)
  return [
    ...table,
    '',
    "passed: passed / attemptable / total; gain: median of the metric over the author's",
    `ratio: ${noun} against the author's script without plots`,
    ...(star === null ? [] : [star]),
  ].join('\n')
}

/** Pads every column to its widest cell; what exceeds the width is cut from the first column, and last from the line. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const total = widths.reduce((sum, width) => sum + width + 2, -2)
  const first = Math.max(12, (widths[0] ?? 0) - Math.max(0, total - WIDTH))
  const fitted = [first, ...widths.slice(1)]
  return rows.map((row) =>
    shorten(
      row
        .map((cell, column) => shorten(cell, fitted[column] ?? cell.length).padEnd(fitted[column] ?? 0))
        .join('  ')
        .trimEnd(),
      WIDTH,
    ),
  )
}
