import { styleText } from 'node:util'
import { displayWidth, padEnd, padStart } from '../../base/text/display-width.ts'
import { alignColumns, tableWidth } from '../../base/text/text-table.ts'
import { wrapText } from '../../base/text/wrap.ts'
import type { Measurement } from '../../schema/analysis/measurement.ts'
import { MISSING } from '../text/format.ts'
import { formatLabels, type MeasurementView, type TableStyle, viewMeasurement } from './measurement-view.ts'

/** Settings of where text is shown. */
export interface Display {
  /** Columns. */
  readonly width: number
  readonly colour: boolean
}

const PLAIN: Display = { width: 100, colour: false }

const COLOURS = { head: 'bold', less: 'green', more: 'red', note: 'dim', warning: 'yellow' } as const

function paint(line: string, tone: keyof typeof COLOURS | null, { colour }: Display): string {
  return tone === null || !colour ? line : styleText(COLOURS[tone], line, { validateStream: false })
}

const NARROWEST_LABEL = 12

/** Text for a terminal: what failed, a row a command, bars, how the commands compare, and what to know of the numbers. */
export function renderMeasurement(
  measurement: Measurement,
  complaints: ReadonlyMap<number, string>,
  display: Display = PLAIN,
  style: TableStyle = {},
): string {
  const labels = formatLabels(measurement, Math.max(NARROWEST_LABEL, Math.floor(display.width / 3)))
  const quoted = labels.map((label) => `\`${label}\``)
  const view = viewMeasurement(measurement, complaints, quoted, style)
  const paragraph = (text: string, tone: keyof typeof COLOURS | null) =>
    wrapText(text, display.width)
      .split('\n')
      .map((line) => paint(line, tone, display))
  return [
    view.failures.flatMap((text) => paragraph(text, 'warning')),
    renderCommands(measurement, view, display),
    renderBars(view, labels, display),
    view.comparisons.flatMap(({ text, tone }) => paragraph(text, tone)),
    view.notes.flatMap((text) => paragraph(text, 'note')),
    view.warnings.flatMap((text) => paragraph(text, 'warning')),
    view.conclusions.flatMap((text) => paragraph(text, 'head')),
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

/** A table where it fits once the longest labels are cut; else a few lines a command. */
function renderCommands(measurement: Measurement, { head, rows, order }: MeasurementView, display: Display): string[] {
  const { width } = display
  const room = width - tableWidth([head, ...rows].map((row) => ['', ...row]))
  if (room < NARROWEST_LABEL) {
    const labels = formatLabels(measurement, width)
    return order.flatMap((index) => [
      paint(labels[index] ?? '', 'head', display),
      ...stackCells(head, rows[index] ?? []),
    ])
  }
  const labels = formatLabels(measurement, room)
  const table = [['command', ...head], ...order.map((index) => [labels[index] ?? '', ...(rows[index] ?? [])])]
  const [first = '', ...lines] = alignColumns(table, width, { numbers: true })
  return [paint(first, 'head', display), ...lines]
}

const stackCells = (head: readonly string[], row: readonly string[]) =>
  row.flatMap((cell, column) => {
    const name = head[column] ?? ''
    if (name === 'range' && cell === MISSING) return []
    return name === 'user/system' ? [`  CPU     ${cell} ${name}`] : [`  ${name.padEnd(7)} ${cell}`]
  })

const WIDEST_BAR = 40

function renderBars({ relative, order }: MeasurementView, labels: readonly string[], display: Display): string[] {
  if (relative === null) return []
  const { what, ratios } = relative
  const texts = ratios.map((ratio) => (ratio === null ? MISSING : `×${ratio.toFixed(ratio < 10 ? 2 : 0)}`))
  const textWidth = Math.max(...texts.map(displayWidth))
  const labelWidth = Math.max(...labels.map(displayWidth))
  const columns = Math.min(WIDEST_BAR, display.width - labelWidth - textWidth - 4)
  const most = Math.max(...ratios.map((ratio) => ratio ?? 0))
  const lines = order.map((index) => {
    const ratio = ratios[index] ?? null
    const bar = ratio === null ? '' : ` ${drawBar(ratio / most, columns)}`
    return `${padEnd(labels[index] ?? '', labelWidth)}  ${padStart(texts[index] ?? '', textWidth)}${bar}`
  })
  return [paint(what, 'head', display), ...lines]
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar of `share` (0–1) of so many columns, to an eighth of a column. */
function drawBar(share: number, columns: number): string {
  const eighths = Math.max(1, Math.round(share * columns * 8))
  return '█'.repeat(eighths >> 3) + EIGHTHS[eighths % 8]
}
