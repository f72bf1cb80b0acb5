import type { TopLevelSpec } from 'vega-lite'
import type { RatioScale } from './chart-scale.ts'
import { type ChartLayout, INK, MUTED, RULE } from './chart-style.ts'

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
export function ratioPosition(field: string, { domain: [low, high], ticks }: RatioScale) {
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
  readonly shape: 'circle' | 'triangle-down' | 'triangle-up' | 'cross'
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

/** One layer a text: their properties differ, and there are few. */
export function drawLabels(labels: readonly Label[]): Layer[] {
  return labels.map((label) => ({
    data: { values: [{ text: label.text }] },
    mark: {
      type: 'text',
      align: label.align ?? 'left',
      baseline: 'middle',
      color: label.colour ?? INK,
      fontSize: label.size ?? 12,
      fontWeight: label.bold === true ? 600 : 400,
    },
    encoding: { x: { value: label.x }, y: { value: label.y }, text: { field: 'text', type: 'nominal' } },
  }))
}

/** Which way is less, under the axis. */
export function labelDirections(plotWidth: number, height: number, noun: string): Label[] {
  const place = { y: height + 36, colour: MUTED, size: 11 }
  return [
    { ...place, x: 0, text: `← less ${noun}` },
    { ...place, x: plotWidth, text: `more ${noun} →`, align: 'right' },
  ]
}

/** Assembles layers into a drawing of exactly `layout.width` pixels. */
export function composeChart(layout: ChartLayout, height: number, top: number, layers: readonly Layer[]): TopLevelSpec {
  return {
    width: plotWidth(layout),
    height,
    padding: { left: layout.left, right: layout.right, top, bottom: 48 },
    autosize: { type: 'none' },
    background: 'transparent',
    layer: [...layers],
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
