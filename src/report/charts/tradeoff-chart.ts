import type { ReportData } from '../data/report-data.ts'
import { listTradeoffs } from '../data/tradeoffs.ts'
import { QUANTITY_WORDS } from '../text/format.ts'
import { INK, MUTED, RULE, SURFACE, TONE_COLOURS } from './chart-colours.ts'
import { PLAIN } from './chart-theme.ts'
import type { ChartSpec } from './draw-chart.ts'

/** Kinds of points, each of a shape of its own beside its colour. */
const AUTHOR = "the author's code"
const SIGNS = [
  { word: 'assisted', shape: 'circle', colour: TONE_COLOURS.even },
  { word: 'autonomous', shape: 'diamond', colour: TONE_COLOURS.caution },
  { word: 'original-telemetry', shape: 'triangle-up', colour: MUTED },
  { word: 'suspect', shape: 'cross', colour: TONE_COLOURS.more },
  { word: AUTHOR, shape: 'square', colour: INK },
] as const

/** Every answer by ratio and metric gain, and the front that none of them passes; null: nothing to draw. */
export function specifyTradeoffChart(data: ReportData): ChartSpec | null {
  const places = listTradeoffs(data)
  if (places.length === 0) return null
  const noun = QUANTITY_WORDS[data.analysis.leading]
  const points = listPoints(places)
  const shown = SIGNS.filter(({ word }) => points.some(({ kind }) => kind === word))
  const domain = shown.map(({ word }) => word)
  const byKind = (range: string[]) => ({ field: 'kind', type: 'nominal', scale: { domain, range } }) as const
  const x = {
    field: 'cost',
    type: 'quantitative',
    scale: { type: 'log', nice: false, padding: 12 },
    axis: { tickCount: 5, labelExpr: "datum.label && '×' + datum.label", title: `← less ${noun} · more ${noun} →` },
  } as const
  const y = {
    field: 'gain',
    type: 'quantitative',
    scale: { padding: 12, zero: false },
    axis: { tickCount: 5, format: '+.2~f', title: 'metric gain: up is better' },
  } as const
  const text = { labelColor: MUTED, labelFontSize: 11, titleColor: MUTED, titleFontSize: 11 } as const
  return {
    title: `Accuracy against ${noun}`,
    description: `One mark for each answer that ran, left is less ${noun} than the author's code, up is a better metric. A line joins those that no other beats in both. The table that follows holds the same numbers.`,
    spec: {
      data: { values: points },
      width: 270,
      height: 220,
      layer: [
        {
          transform: [{ filter: 'datum.isOnFront' }],
          mark: { type: 'line', interpolate: 'step-after', color: MUTED, strokeWidth: 1.5, strokeDash: [4, 3] },
          encoding: { x, y, order: { field: 'cost' } },
        },
        {
          transform: [{ filter: 'datum.isOnFront' }],
          mark: { type: 'point', size: 230, strokeWidth: 1.5, color: INK, opacity: 0.8 },
          encoding: { x, y },
        },
        {
          mark: { type: 'point', size: 70, strokeWidth: 1.5, opacity: 0.9 },
          encoding: {
            x,
            y,
            shape: { ...byKind(shown.map(({ shape }) => shape)) },
            stroke: byKind(shown.map(({ colour }) => colour)),
            fill: byKind(shown.map(({ word, colour }) => (word === AUTHOR ? SURFACE : colour))),
          },
        },
      ],
      config: {
        ...PLAIN,
        axis: { ...text, gridColor: RULE, domainColor: RULE, tickColor: RULE, titleFontWeight: 400 },
        legend: { ...text, orient: 'top', direction: 'vertical', title: null, labelLimit: 0 },
      },
    },
  }
}

/** The answers and the author's code, which each is compared with. */
function listPoints(places: ReturnType<typeof listTradeoffs>) {
  const author = {
    cost: 1,
    gain: 0,
    kind: AUTHOR,
    isOnFront: places.every((place) => !place.isOnFront || !beatsAuthor(place)),
  }
  const answers = places.map(({ cost, gain, isOnFront, doubt, variant }) => ({
    cost,
    gain,
    isOnFront,
    kind: doubt === 'suspect' ? 'suspect' : variant.mode,
  }))
  return [...answers, author]
}

const beatsAuthor = ({ cost, gain }: { readonly cost: number; readonly gain: number }) => cost <= 1 && gain >= 0
