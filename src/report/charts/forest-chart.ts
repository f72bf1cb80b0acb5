import type { Cost } from '../../schema/analysis/group.ts'
import { type BaselineMode, HEADLINE_ORDER } from '../../schema/common.ts'
import { formatStarNote, formatStarred } from '../data/models-used.ts'
import { type GroupRow, type ReportData, toldRatio } from '../data/report-data.ts'
import { BASELINE_WORDS, QUANTITY_WORDS } from '../text/format.ts'
import { formatRatio } from '../text/format-ratio.ts'
import { formatFinding, lookOf, type Tone } from '../text/verdict-words.ts'
import { MUTED } from './chart-colours.ts'
import type { ChartSpec } from './draw-chart.ts'
import { byTone, type Layer, type Mark, markRatio, type Row, ratioAt, specifyRatioRows } from './ratio-rows.ts'

interface BaselineMark extends Mark {
  readonly baseline: string
  readonly tone: Tone
}

/** Mean ratio and interval of each model and mode against both baselines; null: nothing to draw. */
export function specifyForestChart(data: ReportData): ChartSpec | null {
  const rows = data.groups.map((group) => composeRow(group, data.analysis.leading))
  if (rows.every(({ marks }) => marks.every(({ ratio }) => ratio === null))) return null
  const noun = QUANTITY_WORDS[data.analysis.leading]
  return {
    title: `${noun} of each model and mode, relative to the author's script`,
    description: `Dots are geometric means over projects, lines 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
    spec: specifyRatioRows({ rows, height: { step: 14 }, noun, notes: formatStarNote(data.groups), layers: LAYERS }),
  }
}

/** What the verdict says, of the baseline without plots where that is drawn, in words; the other is drawn beside it. */
function composeRow(group: GroupRow, quantity: Cost): Row {
  const ratio = toldRatio(group.ratios[quantity])
  const { tone, sign } = lookOf(ratio)
  return {
    name: `${group.mode} · ${formatStarred(group)}`,
    left: formatRatio(ratio),
    right: `${sign} ${formatFinding(ratio, quantity)}`,
    tone,
    marks: HEADLINE_ORDER.map((baseline) => markBaseline(group, quantity, baseline)),
  }
}

function markBaseline({ ratios }: GroupRow, quantity: Cost, baseline: BaselineMode): BaselineMark {
  const ratio = ratios[quantity][baseline]
  const measured = ratio?.quality === 'measured' ? ratio : null
  return { baseline: BASELINE_WORDS[baseline], tone: lookOf(measured).tone, ...markRatio(measured) }
}

const byBaseline = { field: 'baseline', sort: HEADLINE_ORDER.map((baseline) => BASELINE_WORDS[baseline]) } as const
const legend = { symbolFillColor: MUTED, symbolStrokeColor: 'transparent' } as const
const y = { ...byBaseline, type: 'nominal', axis: null } as const

const LAYERS: readonly Layer[] = [
  {
    mark: { type: 'rule', strokeCap: 'round' },
    encoding: {
      x: ratioAt('low'),
      x2: { field: 'high' },
      y,
      color: byTone,
      strokeWidth: { condition: { test: `datum.baseline === '${BASELINE_WORDS.original}'`, value: 1.5 }, value: 4 },
    },
  },
  {
    mark: { type: 'point', filled: true, opacity: 1 },
    encoding: {
      x: ratioAt('ratio'),
      y,
      color: byTone,
      shape: { ...byBaseline, type: 'nominal', scale: { range: ['circle', 'diamond'] }, legend },
      size: { ...byBaseline, type: 'ordinal', scale: { range: [90, 50] }, legend },
    },
  },
]
