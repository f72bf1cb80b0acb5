import type { BaselineMode } from '../../schema/common.ts'
import type { Ratio } from '../../schema/ratio.ts'
import type { GroupRow, ReportData } from '../campaign/report-data.ts'
import { explainStar, starModel } from '../campaign/star-model.ts'
import { shorten } from '../text/clean-text.ts'
import { formatRatio, nameVerdict, QUANTITY_WORDS } from '../text/format.ts'
import {
  composeChart,
  type Dot,
  drawBand,
  drawDots,
  drawIntervals,
  drawUnity,
  type Label,
  plotWidth,
} from './chart-parts.ts'
import { scaleRatios } from './chart-scale.ts'
import { type ChartLayout, MUTED, SURFACE, VERDICT_COLOURS, VERDICT_SIGNS } from './chart-style.ts'
import type { ChartSpec } from './draw-chart.ts'

const KEY = ["● against the author's script without its plots", "○ against the author's script as it is"]

interface Row {
  readonly y: number
  readonly ratio: Ratio
  readonly baseline: BaselineMode
}

/** Mean ratio and interval of each model and mode against both baselines, on a logarithmic axis; null: nothing to draw. */
export function specifyForestChart(data: ReportData, layout: ChartLayout): ChartSpec | null {
  const wide = layout.name === 'wide'
  const rowHeight = wide ? 50 : 80
  const height = data.groups.length * rowHeight
  const rows = data.groups.flatMap((group, index) => placeRows(group, data.primary, index * rowHeight, wide))
  if (rows.length === 0) return null
  const scale = scaleRatios(
    rows.flatMap(({ ratio }) => [...(ratio.estimate === null ? [] : [ratio.estimate]), ...(ratio.interval ?? [])]),
    plotWidth(layout),
  )
  const noun = QUANTITY_WORDS[data.primary]
  return {
    title: `${noun} of each model and mode, relative to the author's script`,
    description: `Dots are geometric means over projects, lines 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
    spec: composeChart({
      layout,
      height,
      key: KEY,
      noun,
      note: explainStar(data.groups),
      labels: data.groups.flatMap((group, index) => labelGroup(group, data.primary, index * rowHeight, layout)),
      layers: [
        drawUnity(scale),
        ...(wide ? [] : data.groups.map((_, index) => drawBand(index * rowHeight, index * rowHeight + 39, layout))),
        drawIntervals(
          rows.flatMap(({ y, ratio, baseline }) =>
            ratio.interval === null
              ? []
              : [
                  {
                    y,
                    low: ratio.interval[0],
                    high: ratio.interval[1],
                    colour: VERDICT_COLOURS[ratio.verdict],
                    width: baseline === 'original' ? 1.5 : 4,
                  },
                ],
          ),
          scale,
        ),
        drawDots(
          rows.flatMap((row) => drawRow(row)),
          scale,
        ),
      ],
    }),
  }
}

function placeRows(group: GroupRow, quantity: ReportData['primary'], top: number, wide: boolean): Row[] {
  const places = [
    { baseline: 'original-headless', y: top + (wide ? 16 : 50) },
    { baseline: 'original', y: top + (wide ? 34 : 65) },
  ] as const
  return places.flatMap(({ baseline, y }) => {
    const ratio = group.ratios[quantity][baseline]
    return ratio !== null && ratio.estimate !== null && ratio.quality === 'measured' ? [{ y, ratio, baseline }] : []
  })
}

function drawRow({ y, ratio, baseline }: Row): Dot[] {
  if (ratio.estimate === null) return []
  const colour = VERDICT_COLOURS[ratio.verdict]
  const fill = baseline === 'original' ? SURFACE : colour
  return [{ y, ratio: ratio.estimate, fill, stroke: colour, shape: 'circle', size: baseline === 'original' ? 45 : 90 }]
}

function labelGroup(group: GroupRow, quantity: ReportData['primary'], top: number, layout: ChartLayout): Label[] {
  const headless = describeRatio(group.ratios[quantity]['original-headless'])
  const original = describeRatio(group.ratios[quantity].original)
  if (layout.name === 'narrow') {
    return [
      { x: 0, y: top + 12, text: shorten(`${group.mode} · ${starModel(group)}`, 42), bold: true },
      { x: 0, y: top + 30, text: headless.text, colour: headless.colour },
    ]
  }
  const right = plotWidth(layout) + 16
  return [
    { x: -14, y: top + 16, text: group.mode, align: 'right', bold: true },
    { x: -14, y: top + 34, text: shorten(starModel(group), 26), align: 'right', colour: MUTED },
    { x: right, y: top + 16, text: headless.text, colour: headless.colour, bold: true },
    { x: right, y: top + 34, text: original.text, colour: MUTED, size: 11 },
  ]
}

function describeRatio(ratio: Ratio | null): { text: string; colour: string } {
  if (ratio === null || ratio.estimate === null || ratio.quality !== 'measured') {
    return { text: ratio === null ? 'not measured' : nameVerdict(ratio.verdict, 'project'), colour: MUTED }
  }
  return {
    text: `${formatRatio(ratio)}  ${VERDICT_SIGNS[ratio.verdict]} ${nameVerdict(ratio.verdict, 'project')}`,
    colour: VERDICT_COLOURS[ratio.verdict],
  }
}
