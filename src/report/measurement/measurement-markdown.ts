import type { Measurement } from '../../schema/measurement.ts'
import { escapeMarkdown, markdownTable } from '../text/markdown-text.ts'
import { cellsOf, labelsOf } from './measurement-cells.ts'
import { compareInWords, relativeMeans } from './measurement-comparison.ts'
import { failuresOf, notesOf, warningsOf } from './measurement-notes.ts'

const MOST_LABEL = 80

/** The same as GitHub Markdown: what failed, a table, then a list. */
export function renderMeasurementMarkdown(measurement: Measurement, complaints: ReadonlyMap<number, string>): string {
  const { commands } = measurement
  const labels = labelsOf(measurement, MOST_LABEL)
  const relative = relativeMeans(measurement)
  const cells = commands.map(cellsOf)
  const carbon = cells.some((each) => each.carbon !== null)
  const head = [
    ...['command', 'time', 'range', 'user/system', 'memory', 'energy'],
    ...(carbon ? ['carbon'] : []),
    ...(relative === null ? [] : [relative.what]),
  ]
  const rows = cells.map((each, index) => {
    const ratio = relative?.ratios[index] ?? null
    return [
      escapeMarkdown(labels[index] ?? ''),
      ...[each.time, each.range, each.cpu, each.memory, each.energy],
      ...(carbon ? [each.carbon ?? '–'] : []),
      ...(relative === null ? [] : [ratio === null ? '–' : `×${ratio.toFixed(2)}`]),
    ]
  })
  const items = [
    ...compareInWords(measurement, labels).map(({ text }) => text),
    ...notesOf(measurement, labels),
    ...warningsOf(measurement, labels).map((text) => `warning: ${text}`),
  ]
  const list = (texts: readonly string[]) => texts.map((text) => `- ${escapeMarkdown(text)}`)
  const failures = list(failuresOf(measurement, complaints, labels).map((text) => `warning: ${text}`))
  return [...failures, ...(failures.length > 0 ? [''] : []), ...markdownTable(head, rows), '', ...list(items), ''].join(
    '\n',
  )
}
