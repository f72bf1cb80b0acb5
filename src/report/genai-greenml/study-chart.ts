import type { CsvMode } from '../../schema/analysis/genai-greenml-analysis.ts'
import type { ChartSpec } from '../charts/draw-chart.ts'
import { byTone, type Layer, markRatio, type Row, ratioAt, specifyRatioRows } from '../charts/ratio-rows.ts'
import type { StudyCell } from './study-facts.ts'
import { formatRange } from './study-words.ts'

/** A row a mode and model, in it a dot with its interval for each file; null: there is nothing to draw. */
export function specifyStudyChart(cells: readonly StudyCell[], modes: readonly CsvMode[]): ChartSpec | null {
  const shown = cells.filter(({ mode, energy }) => modes.includes(mode) && energy !== null)
  if (shown.length === 0) return null
  const groups = [...Map.groupBy(shown, ({ mode, model }) => (modes.length === 1 ? model : `${mode} · ${model}`))]
  return {
    title: "Energy of the models' scripts, relative to the original ones, by model and file",
    description:
      'Dots are geometric means over projects, one a file, lines their 95 % intervals, on a logarithmic axis; left of ×1 is less energy. The table of ratios holds the same numbers.',
    spec: specifyRatioRows({
      rows: groups.map(([name, own]) => composeRow(name, own)),
      height: { step: 10 },
      noun: 'energy',
      notes: ['×1 is the original, which ran first', 'one dot a file'],
      layers: LAYERS,
    }),
  }
}

/** No tone of a verdict: the files carry none. */
function composeRow(name: string, cells: readonly StudyCell[]): Row {
  const ratios = cells.flatMap(({ energy }) => energy ?? [])
  return {
    name,
    right: formatRange(ratios.map(({ estimate }) => estimate)),
    tone: 'same',
    marks: cells.map(({ file, energy }) => ({ file, ...markRatio(energy) })),
  }
}

const y = { field: 'file', type: 'nominal', axis: null } as const

const LAYERS: readonly Layer[] = [
  {
    mark: { type: 'rule', strokeCap: 'round', strokeWidth: 2 },
    encoding: { x: ratioAt('low'), x2: { field: 'high' }, y, color: byTone },
  },
  {
    mark: { type: 'point', filled: true, opacity: 0.9, size: 50 },
    encoding: { x: ratioAt('ratio'), y, color: byTone },
  },
]
