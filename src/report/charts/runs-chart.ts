import { sum } from '../../base/numbers.ts'
import { count } from '../../base/text/text.ts'
import { formatStarNote, formatStarred } from '../data/models-used.ts'
import { answersOf, findAuthor, type GroupRow, type ReportData } from '../data/report-data.ts'
import { QUANTITY_WORDS } from '../text/format.ts'
import { TONE_COLOURS } from './chart-colours.ts'
import type { ChartSpec } from './draw-chart.ts'
import { type Layer, ratioAt, specifyRatioRows } from './ratio-rows.ts'

/** More are no longer told apart by an eye, and make a page heavy. */
const MOST_RUNS = 3000

/** Every measured run as a point, a row a model and mode; null: nothing to draw. */
export function specifyRunsChart(data: ReportData): ChartSpec | null {
  const rows = data.groups
    .map((group) => ({ group, ratios: listRatios(data, group) }))
    .filter(({ ratios }) => ratios.length > 0)
  const all = sum(rows.map(({ ratios }) => ratios.length))
  if (all === 0) return null
  const step = Math.ceil(all / MOST_RUNS)
  const noun = QUANTITY_WORDS[data.analysis.leading]
  const some = step === 1 ? '' : ` One in ${step} of ${count(all, 'run')} is drawn.`
  return {
    title: `${noun} of every run, relative to the median of the author's script without its plots`,
    description: `One point for each measured run that ended ok, one row for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}.${some} records.csv holds the same numbers.`,
    spec: specifyRatioRows({
      rows: rows.map(({ group, ratios }) => ({
        name: `${group.mode} · ${formatStarred(group)}: ${count(ratios.length, 'run')}`,
        tone: 'none',
        marks: ratios.filter((_, index) => index % step === 0).map((ratio) => ({ ratio })),
      })),
      height: 26,
      noun,
      notes: formatStarNote(data.groups),
      layers: [POINTS],
    }),
  }
}

/** Points of one row beside each other: where many lie, it is dark. */
const POINTS: Layer = {
  mark: { type: 'tick', thickness: 1.5, height: 20, opacity: 0.35, color: TONE_COLOURS.even },
  encoding: { x: ratioAt('ratio') },
}

function listRatios({ projects, analysis: { leading } }: ReportData, group: GroupRow): number[] {
  return projects.flatMap(({ variants }) =>
    answersOf(variants, group).flatMap((variant) => {
      const baseline = findAuthor(variants, variant)?.summaries[leading]
      const isMeasured = baseline?.quality === 'measured' && variant.summaries[leading]?.quality === 'measured'
      const median = isMeasured ? baseline.median : null
      if (median === null || median <= 0) return []
      const { status, [leading]: column } = variant.points
      return column.flatMap((value, index) =>
        value === null || value <= 0 || status[index] !== 'ok' ? [] : [value / median],
      )
    }),
  )
}
