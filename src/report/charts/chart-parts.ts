import type { TopLevelSpec } from 'vega-lite'
import type { RatioScale } from './chart-scale.ts'
import { type ChartLayout, INK, MUTED, RULE, SURFACE } from './chart-style.ts'

export type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number]

/** A text at a pixel position of the plot area. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly align?: 'left' | 'right' | 'center'
  readonly colour?: string
  readonly bold?: boolean
  readonly size?: number
}

const y = { field: 'y', type: 'quantitative', scale: null, axis: null } as const

/** The position of a ratio on the shared logarithmic axis; every layer names the same axis. */
function ratioPosition(field: string, { domain: [low, high], ticks }: RatioScale) {
  return {
    field,
    type: 'quantitative' as const,
    scale: { type: 'log' as const, domain: [low, high], nice: false },
    axis: { values: [...ticks], labelExpr: "'×' + datum.value", title: null, labelOverlap: false },
  }
}

/** The vertical line of "the same as the baseline". */
export function drawUnity(scale: RatioScale): Layer {
  return {
    data: { values: [{ one: 1 }] },
    mark: { type: 'rule', color: INK, strokeWidth: 1.5, opacity: 0.7 },
    encoding: { x: ratioPosition('one', scale) },
  }
}

/** Clears a strip of the plot for a line of text. */
export function drawBand(top: number, bottom: number, layout: ChartLayout): Layer {
  return {
    data: { values: [{}] },
    mark: { type: 'rect', color: SURFACE },
    encoding: { x: { value: 0 }, x2: { value: plotWidth(layout) }, y: { value: top }, y2: { value: bottom } },
  }
}

/** A letter's width, on average, as a share of the font's size: no font is known here. */
const LETTER = 0.58

/** Clears the place of labels in the plot, so that no line crosses them. */
export function drawBacking(labels: readonly Label[]): Layer {
  const values = labels.map(({ x, y: at, text, align = 'left', size = 12 }) => {
    const width = text.length * LETTER * size + 4
    const left = align === 'left' ? x - 2 : align === 'right' ? x - width + 2 : x - width / 2
    return { left, right: left + width, top: at - size / 2 - 1, bottom: at + size / 2 + 1 }
  })
  const at = (field: string) => ({ field, type: 'quantitative' as const, scale: null, axis: null })
  return {
    data: { values },
    mark: { type: 'rect', color: SURFACE },
    encoding: { x: at('left'), x2: { field: 'right' }, y: at('top'), y2: { field: 'bottom' } },
  }
}

/** Horizontal lines from `low` to `high` at `y`, in `colour`. */
export function drawIntervals(
  values: readonly { y: number; low: number; high: number; colour: string; width: number }[],
  scale: RatioScale,
): Layer {
  return {
    data: { values: [...values] },
    mark: { type: 'rule', strokeCap: 'round' },
    encoding: {
      x: ratioPosition('low', scale),
      x2: { field: 'high' },
      y,
      stroke: { field: 'colour', type: 'nominal', scale: null },
      strokeWidth: { field: 'width', type: 'quantitative', scale: null },
    },
  }
}

export interface Dot {
  readonly y: number
  readonly ratio: number
  readonly fill: string
  readonly stroke: string
  readonly shape: 'circle' | 'diamond' | 'triangle-down' | 'triangle-up' | 'cross'
  /** Area in square pixels. */
  readonly size: number
}

export function drawDots(values: readonly Dot[], scale: RatioScale): Layer {
  return {
    data: { values: [...values] },
    mark: { type: 'point', opacity: 0.95, strokeWidth: 1.5 },
    encoding: {
      x: ratioPosition('ratio', scale),
      y,
      fill: { field: 'fill', type: 'nominal', scale: null },
      stroke: { field: 'stroke', type: 'nominal', scale: null },
      shape: { field: 'shape', type: 'nominal', scale: null },
      size: { field: 'size', type: 'quantitative', scale: null },
    },
  }
}

/** One layer a text, since their properties differ and there are few; each on a halo that keeps lines from crossing it. */
function drawLabels(labels: readonly Label[]): Layer[] {
  return labels.flatMap((label) => {
    const text = (mark: { color: string; stroke?: string; strokeWidth?: number }): Layer => ({
      data: { values: [{ text: label.text }] },
      mark: {
        type: 'text',
        align: label.align ?? 'left',
        baseline: 'middle',
        fontSize: label.size ?? 12,
        fontWeight: label.bold === true ? 600 : 400,
        ...mark,
      },
      encoding: { x: { value: label.x }, y: { value: label.y }, text: { field: 'text', type: 'nominal' } },
    })
    return [text({ color: SURFACE, stroke: SURFACE, strokeWidth: 4 }), text({ color: label.colour ?? INK })]
  })
}

/** Which way is less, and what a sign in the chart means, under the axis. */
function labelFoot(plotWidth: number, height: number, noun: string, note: string | null): Label[] {
  const place = { y: height + 36, colour: MUTED, size: 11 }
  return [
    { ...place, x: 0, text: `← less ${noun}` },
    { ...place, x: plotWidth, text: `more ${noun} →`, align: 'right' },
    ...(note === null ? [] : [{ ...place, x: 0, y: height + 54, text: note }]),
  ]
}

export interface ChartParts {
  readonly layout: ChartLayout
  readonly height: number
  /** Lines of text above the plot: what its marks mean. */
  readonly key: readonly string[]
  /** What less or more of is drawn. */
  readonly noun: string
  readonly note: string | null
  readonly layers: readonly Layer[]
  readonly labels: readonly Label[]
}

/** Assembles layers into a drawing of exactly `layout.width` pixels. */
export function composeChart({ layout, height, key, noun, note, layers, labels }: ChartParts): TopLevelSpec {
  const wide = layout.name === 'wide'
  const top = wide ? 40 : 18 + key.length * 17
  const keyLabels = key.map((text, index) => ({
    text,
    x: wide ? index * 290 : 0,
    y: wide ? -24 : 10 - top + index * 17,
    colour: MUTED,
    size: 11,
  }))
  const allLabels = [...keyLabels, ...labels, ...labelFoot(plotWidth(layout), height, noun, note)]
  return {
    width: plotWidth(layout),
    height,
    padding: { left: layout.left, right: layout.right, top, bottom: note === null ? 48 : 66 },
    autosize: { type: 'none' },
    background: 'transparent',
    layer: [...layers, ...drawLabels(allLabels)],
    config: {
      aria: false,
      font: 'system-ui, sans-serif',
      view: { stroke: null },
      axisX: {
        grid: true,
        gridColor: RULE,
        domainColor: RULE,
        tickColor: RULE,
        labelColor: MUTED,
        labelFontSize: 11,
        labelPadding: 4,
      },
    },
  }
}

export const plotWidth = (layout: ChartLayout): number => layout.width - layout.left - layout.right
