import type { Measurement } from '../../schema/measurement.ts'
import { type Cells, cellsOf, labelsOf } from './measurement-cells.ts'
import { compareInWords, relativeMeans } from './measurement-comparison.ts'
import { alignCells, type Display, drawBar, PLAIN, paint, wrap } from './measurement-layout.ts'
import { failuresOf, notesOf, warningsOf } from './measurement-notes.ts'

const HEAD = ['command', 'time', 'range', 'user/system', 'memory', 'energy']
const LEAST_LABEL = 12

/** For a terminal: what failed, a row a command, bars, how the commands compare, and what to know of the numbers. */
export function renderMeasurement(
  measurement: Measurement,
  complaints: ReadonlyMap<number, string>,
  display: Display = PLAIN,
): string {
  const { width } = display
  const labels = labelsOf(measurement, Math.max(LEAST_LABEL, Math.floor(width / 3))).map((label) => `\`${label}\``)
  const comparisons = compareInWords(measurement, labels).flatMap(({ text, tone }) =>
    wrap(text, width).map((line) => paint(line, tone, display)),
  )
  const notes = notesOf(measurement, labels).flatMap((note) => wrap(note, width))
  const warn = (text: string) => wrap(`warning: ${text}`, width)
  const failures = failuresOf(measurement, complaints, labels).flatMap(warn)
  const warnings = warningsOf(measurement, labels).flatMap(warn)
  return [
    failures.map((line) => paint(line, 'warning', display)),
    renderCommands(measurement, display),
    renderBars(measurement, display),
    comparisons,
    notes.map((line) => paint(line, 'quiet', display)),
    warnings.map((line) => paint(line, 'warning', display)),
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

/** A table where it fits once the longest labels are cut; else a few lines a command. */
function renderCommands(measurement: Measurement, display: Display): string[] {
  const { width } = display
  const cells = measurement.commands.map(cellsOf)
  const carbon = cells.some((each) => each.carbon !== null)
  const head = [...HEAD, ...(carbon ? ['carbon'] : [])]
  const columns = cells.map((each) => columnsOf(each, carbon))
  const rest = alignCells(
    [head.slice(1), ...columns].map((row) => ['', ...row]),
    Number.POSITIVE_INFINITY,
  )
  const room = width - Math.max(...(rest ?? []).map(({ length }) => length))
  const labels = labelsOf(measurement, room < LEAST_LABEL ? width : room)
  if (room < LEAST_LABEL) return cells.flatMap((each, index) => stack(labels[index] ?? '', each, display))
  const rows = columns.map((row, index) => [labels[index] ?? '', ...row])
  const [first = '', ...lines] = alignCells([head, ...rows], width) ?? []
  return [paint(first, 'head', display), ...lines]
}

const columnsOf = ({ time, range, cpu, memory, energy, carbon: grams }: Cells, carbon: boolean) => [
  time,
  range,
  cpu,
  memory,
  energy,
  ...(carbon ? [grams ?? '–'] : []),
]

function stack(label: string, { time, range, cpu, memory, energy, carbon }: Cells, display: Display): string[] {
  const lines = [
    `  time    ${time}`,
    ...(range === '–' ? [] : [`  range   ${range}`]),
    `  CPU     ${cpu} user/system`,
    `  memory  ${memory}`,
    `  energy  ${energy}`,
    ...(carbon === null ? [] : [`  carbon  ${carbon}`]),
  ]
  return [paint(label, 'head', display), ...lines]
}

const MOST_BAR = 40

function renderBars(measurement: Measurement, display: Display): string[] {
  const relative = relativeMeans(measurement)
  if (relative === null) return []
  const { what, ratios } = relative
  const texts = ratios.map((ratio) => (ratio === null ? '–' : `×${ratio.toFixed(ratio < 10 ? 2 : 0)}`))
  const textWidth = Math.max(...texts.map(({ length }) => length))
  const labels = labelsOf(measurement, Math.max(LEAST_LABEL, Math.floor(display.width / 3)))
  const labelWidth = Math.max(...labels.map(({ length }) => length))
  const cells = Math.min(MOST_BAR, display.width - labelWidth - textWidth - 4)
  const most = Math.max(...ratios.map((ratio) => ratio ?? 0))
  const lines = ratios.map((ratio, index) => {
    const bar = ratio === null ? '' : ` ${drawBar(ratio / most, cells)}`
    return `${(labels[index] ?? '').padEnd(labelWidth)}  ${(texts[index] ?? '').padStart(textWidth)}${bar}`
  })
  return [paint(what, 'head', display), ...lines]
}
