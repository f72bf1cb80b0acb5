import type { Ratio, Verdict } from '../../schema/ratio.ts'
import type { GroupRow, ReportData, VariantRow } from '../campaign/report-data.ts'
import { explainStar, starModel } from '../campaign/star-model.ts'
import { shorten } from '../text/clean-text.ts'
import { formatRatio, QUANTITY_WORDS } from '../text/format.ts'
import {
  composeChart,
  type Dot,
  drawBacking,
  drawBand,
  drawDots,
  drawIntervals,
  drawUnity,
  type Label,
  plotWidth,
} from './chart-parts.ts'
import { type RatioScale, scaleRatios } from './chart-scale.ts'
import { type ChartLayout, MUTED, RULE, SURFACE, VERDICT_COLOURS } from './chart-style.ts'
import type { ChartSpec } from './draw-chart.ts'

interface Point {
  readonly variant: VariantRow
  readonly ratio: Ratio
  readonly estimate: number
}

const SHAPES: Readonly<Record<Verdict, Dot['shape']>> = {
  less: 'triangle-down',
  more: 'triangle-up',
  'equivalent within ±5 %': 'diamond',
  'no detectable difference': 'circle',
  'not comparable: accuracy differs': 'cross',
  'not comparable: suspect': 'cross',
  'not measured': 'circle',
  'too few runs': 'circle',
}
const KEY = ['▼ less   ▲ more   ● no detectable difference', '◆ within ±5 %   ✚ not comparable   ○ too few runs']

/** One mark a project, one line a model and mode; the two extremes carry the project's name. Null: nothing to draw. */
export function specifyStripChart(data: ReportData, layout: ChartLayout): ChartSpec | null {
  const wide = layout.name === 'wide'
  const rowHeight = wide ? 58 : 74
  const lineAt = wide ? 29 : 46
  const height = data.groups.length * rowHeight
  const lines = data.groups.map((group, index) => ({
    group,
    y: index * rowHeight + lineAt,
    points: collectPoints(data, group),
  }))
  const all = lines.flatMap((line) => line.points)
  if (all.length === 0) return null
  const scale = scaleRatios(
    all.map((point) => point.estimate),
    plotWidth(layout),
  )
  const noun = QUANTITY_WORDS[data.primary]
  const [low, high] = scale.domain
  const names = lines.flatMap(({ points, y }) => labelExtremes(points, y, scale, layout))
  return {
    title: `${noun} of each variant, relative to the author's script without its plots`,
    description: `One mark for each variant of a project, one line for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
    spec: composeChart({
      layout,
      height,
      key: KEY,
      noun,
      note: explainStar(data.groups),
      labels: [...lines.flatMap(({ group, y }) => labelLine(group, y, layout)), ...names],
      layers: [
        drawIntervals(
          lines.map(({ y }) => ({ y, low, high, colour: RULE, width: 1 })),
          scale,
        ),
        drawUnity(scale),
        ...(wide ? [] : lines.map(({ y }) => drawBand(y - 44, y - 24, layout))),
        drawBacking(names),
        drawDots(
          lines.flatMap(({ points, y }) => points.map((point) => drawPoint(point, y))),
          scale,
        ),
      ],
    }),
  }
}

function collectPoints(data: ReportData, group: GroupRow): Point[] {
  return data.projects
    .flatMap((project) => project.variants)
    .filter((variant) => variant.mode === group.mode && variant.model === group.model)
    .flatMap((variant) => {
      const ratio = variant.ratios[data.primary]['original-headless']
      if (ratio === null || ratio.estimate === null || ratio.quality !== 'measured') return []
      return [{ variant, ratio, estimate: ratio.estimate }]
    })
    .sort((a, b) => a.estimate - b.estimate)
}

function drawPoint({ ratio, estimate }: Point, y: number): Dot {
  const colour = VERDICT_COLOURS[ratio.verdict]
  const fill = ratio.verdict === 'too few runs' ? SURFACE : colour
  return {
    y,
    ratio: estimate,
    fill,
    stroke: SURFACE === fill ? colour : SURFACE,
    shape: SHAPES[ratio.verdict],
    size: 110,
  }
}

function labelLine(group: GroupRow, y: number, layout: ChartLayout): Label[] {
  const { passed, total } = group.success
  const success = `${passed} of ${total} passed`
  if (layout.name === 'narrow') {
    return [
      { x: 0, y: y - 34, text: shorten(`${group.mode} · ${starModel(group)}`, 32), bold: true },
      { x: plotWidth(layout), y: y - 34, text: success, align: 'right', colour: MUTED, size: 11 },
    ]
  }
  return [
    { x: -14, y: y - 9, text: group.mode, align: 'right', bold: true },
    { x: -14, y: y + 9, text: shorten(starModel(group), 26), align: 'right', colour: MUTED },
    { x: plotWidth(layout) + 16, y, text: success, colour: MUTED },
  ]
}

/** The lowest below its line, the highest above it, so that the two names never meet. */
function labelExtremes(points: readonly Point[], y: number, scale: RatioScale, layout: ChartLayout): Label[] {
  const lowest = points[0]
  const highest = points.at(-1)
  if (lowest === undefined || highest === undefined) return []
  const label = (point: Point, offset: number): Label => {
    const x = placeRatio(point.estimate, scale, plotWidth(layout))
    const left = x < plotWidth(layout) / 2
    return {
      x: x + (left ? -5 : 5),
      y: y + offset,
      align: left ? 'left' : 'right',
      text: `${shorten(point.variant.project, 26)} ${formatRatio({ ...point.ratio, interval: null })}`,
      colour: MUTED,
      size: 11,
    }
  }
  return points.length === 1 ? [label(lowest, 16)] : [label(lowest, 16), label(highest, -16)]
}

function placeRatio(ratio: number, { domain: [low, high] }: RatioScale, width: number): number {
  return (Math.log(ratio / low) / Math.log(high / low)) * width
}
