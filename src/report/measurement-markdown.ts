import type { Measurement } from '../schema/measurement.ts'
import { shorten } from './clean-text.ts'
import { escapeMarkdown, markdownTable } from './markdown-text.ts'
import { cellsOf, labelOf } from './measurement-cells.ts'
import { compareInWords, relativeMeans } from './measurement-comparison.ts'
import { notesOf, warningsOf } from './measurement-notes.ts'

const MOST_LABEL = 80

/** The same as GitHub Markdown: a table, then a list. */
export function renderMeasurementMarkdown(measurement: Measurement, complaints: ReadonlyMap<number, string>): string {
  const { commands } = measurement
  const relative = relativeMeans(measurement)
  const cells = commands.map(cellsOf)
  const carbon = cells.some((each) => each.carbon !== null)
  const head = [
    ...['command', 'time', 'range', 'user/system', 'memory', 'energy'],
    ...(carbon ? ['carbon'] : []),
    ...(relative === null ? [] : [relative.what]),
  ]
  const rows = cells.map((each, index) => {
    const command = commands[index]
    const ratio = relative?.ratios[index] ?? null
    return [
      command === undefined ? '' : escapeMarkdown(cut(labelOf(command))),
      ...[each.time, each.range, each.cpu, each.memory, each.energy],
      ...(carbon ? [each.carbon ?? '–'] : []),
      ...(relative === null ? [] : [ratio === null ? '–' : `×${ratio.toFixed(2)}`]),
    ]
  })
  const items = [
    ...compareInWords(measurement, cut).map(({ text }) => text),
    ...notesOf(measurement, cut),
    ...warningsOf(measurement, complaints, cut).map((text) => `warning: ${text}`),
  ]
  return [...markdownTable(head, rows), '', ...items.map((item) => `- ${escapeMarkdown(item)}`), ''].join('\n')
}

const cut = (label: string) => shorten(label, MOST_LABEL)
