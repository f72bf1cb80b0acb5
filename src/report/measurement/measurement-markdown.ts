import type { Measurement } from '../../schema/measurement.ts'
import { MISSING } from '../text/format.ts'
import { escapeMarkdown, markdownTable } from '../text/markdown-text.ts'
import { formatLabels, viewMeasurement } from './measurement-view.ts'

const WIDEST_LABEL = 80

/** The same as GitHub Markdown: what failed, a table, then a list. */
export function renderMeasurementMarkdown(measurement: Measurement, complaints: ReadonlyMap<number, string>): string {
  const labels = formatLabels(measurement, WIDEST_LABEL)
  const { failures, head, rows, relative, ...view } = viewMeasurement(measurement, complaints, labels)
  const ratios = relative?.ratios.map((ratio) => (ratio === null ? MISSING : `×${ratio.toFixed(2)}`))
  const table = markdownTable(
    ['command', ...head, ...(relative === null ? [] : [relative.what])],
    rows.map((row, index) => [escapeMarkdown(labels[index] ?? ''), ...row, ...(ratios?.slice(index, index + 1) ?? [])]),
  )
  const list = (texts: readonly string[]) => texts.map((text) => `- ${escapeMarkdown(text)}`)
  const items = [...view.comparisons.map(({ text }) => text), ...view.notes, ...view.warnings]
  return [...list(failures), ...(failures.length > 0 ? [''] : []), ...table, '', ...list(items), ''].join('\n')
}
