import type { Measurement } from '../../schema/analysis/measurement.ts'
import { MISSING } from '../text/format.ts'
import { escapeInline, escapeMarkdown, markdownList, markdownTable } from '../text/markdown-text.ts'
import { formatLabels, type TableStyle, viewMeasurement } from './measurement-view.ts'

const WIDEST_LABEL = 80

/** A measurement as GitHub Markdown: what failed, a table, then a list. */
export function renderMeasurementMarkdown(
  measurement: Measurement,
  complaints: ReadonlyMap<number, string>,
  style: TableStyle = {},
): string {
  const labels = formatLabels(measurement, WIDEST_LABEL)
  const { failures, head, rows, relative, order, ...view } = viewMeasurement(measurement, complaints, labels, style)
  const ratios = relative?.ratios.map((ratio) => (ratio === null ? MISSING : `×${ratio.toFixed(2)}`))
  const table = markdownTable(
    ['command', ...head, ...(relative === null ? [] : [relative.what])],
    order.map((index) => [
      escapeMarkdown(labels[index] ?? ''),
      ...(rows[index] ?? []).map(escapeInline),
      ...(ratios?.slice(index, index + 1) ?? []),
    ]),
  )
  const items = [...view.comparisons.map(({ text }) => text), ...view.notes, ...view.warnings]
  const gap = failures.length > 0 ? [''] : []
  const conclusions = view.conclusions.flatMap((text) => ['', `${escapeMarkdown(text)}.`])
  return [...markdownList(failures), ...gap, ...table, '', ...markdownList(items), ...conclusions, ''].join('\n')
}
