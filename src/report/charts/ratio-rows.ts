import type { TopLevelSpec } from 'vega-lite'
import { displayWidth } from '../../base/text/display-width.ts'
import { wrapText } from '../../base/text/wrap.ts'
import type { Tone } from '../text/verdict-words.ts'
import { INK, TONE_COLOURS } from './chart-colours.ts'
import { AXIS, LEGEND, PANEL_HEADER, PLAIN } from './chart-theme.ts'

export type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number]

export interface Row {
  /** No two rows have the same. */
  readonly name: string
  /** Words above the left end and the right one. */
  readonly left?: string
  readonly right?: string
  readonly tone: Tone
  /** Marks of the row, at least one, so that the row is there; of what has no ratio nothing is drawn. */
  readonly marks: readonly Mark[]
}

export interface Mark {
  readonly ratio: number | null
  readonly low?: number | null
  readonly high?: number | null
}

interface DrawnRatio {
  readonly estimate: number | null
  readonly interval: readonly [number, number] | null
}

/** Mark of a ratio with its interval; null: it is not drawn. */
export function markRatio(ratio: DrawnRatio | null): Mark {
  const [low = null, high = null] = ratio?.interval ?? []
  return { ratio: ratio?.estimate ?? null, low, high }
}

export interface RatioRows {
  readonly rows: readonly Row[]
  /** Height of a row in pixels, or of each step of its y axis. */
  readonly height: number | { readonly step: number }
  /** Noun for what there is less or more of. */
  readonly noun: string
  /** Notes below the axis. */
  readonly notes: readonly string[]
  readonly layers: readonly Layer[]
}

/** A ratio's place: every layer shares the logarithmic axis. */
export const ratioAt = (field: 'ratio' | 'low') => ({ field, type: 'quantitative' }) as const

export const byTone = {
  field: 'tone',
  type: 'nominal',
  scale: { domain: Object.keys(TONE_COLOURS), range: Object.values(TONE_COLOURS) },
  legend: null,
} as const

/** A dot with its interval as a line. */
export const INTERVAL_LAYERS: readonly Layer[] = [
  {
    mark: { type: 'rule', strokeCap: 'round', strokeWidth: 3 },
    encoding: { x: ratioAt('low'), x2: { field: 'high' }, color: byTone },
  },
  {
    mark: { type: 'point', filled: true, opacity: 0.9, size: 80 },
    encoding: { x: ratioAt('ratio'), color: byTone },
  },
]

/** No chart zooms in further than from a half to the double: a small change shall look small. */
const NARROWEST = [0.5, 2]
/** Text of 11 pixels at this width can be read on a telephone of 320 as well as on a wide screen. */
const WIDTH = 300
/** Letters of a note that widen no drawing: without a font, each counts as 0.8 of its size. */
const NOTE_WIDTH = 30
/** Letters of both ends' words that stand beside each other at this width. Where they are more, those at the right end at their colon; the table has them whole. */
const BOTH_ENDS = 44

/** One row a model and mode under its name, all over one logarithmic axis of ratios, with a line at "the same as the baseline". */
export function specifyRatioRows({ rows, height, noun, notes, layers }: RatioRows): TopLevelSpec {
  const marks = rows.flatMap(({ name, left = '', right = '', tone, marks }, place) =>
    marks.map((mark, index) => ({
      row: name,
      place,
      tone,
      ...(index === 0 ? { left, right: fitBeside(left, right) } : {}),
      ...mark,
    })),
  )
  const ratios = marks.flatMap(({ ratio, low, high }) => [ratio, low, high].filter((value) => value != null))
  const unity: Layer = {
    data: { values: [{ ratio: 1 }] },
    mark: { type: 'rule', color: INK, strokeWidth: 1.5, opacity: 0.7 },
    encoding: { x: ratioAt('ratio') },
  }
  return {
    data: { values: marks },
    facet: {
      row: {
        field: 'row',
        // By a number: names that are listed here would become part of an expression.
        sort: { field: 'place', op: 'min' },
        title: null,
        header: { labelOrient: 'top', labelAnchor: 'start', labelAngle: 0 },
      },
    },
    spacing: 8,
    spec: {
      width: WIDTH,
      height,
      encoding: {
        x: {
          scale: {
            type: 'log',
            domain: [Math.min(...NARROWEST, ...ratios), Math.max(...NARROWEST, ...ratios)],
            nice: false,
            padding: 8,
          },
          axis: {
            // Ticks so few that ×1 is always told: beside it 0.8 and 0.9 carry no number.
            tickCount: 5,
            labelExpr: "datum.label && '×' + datum.label",
            title: [
              `← less ${noun}\u2003·\u2003more ${noun} →`,
              ...notes.flatMap((note) => wrapText(note, NOTE_WIDTH, 0).split('\n')),
            ],
          },
        },
      },
      layer: [unity, ...layers, writeAbove('left'), writeAbove('right')],
    },
    config: {
      ...PLAIN,
      header: { ...PANEL_HEADER, labelPadding: -6, labelLimit: 1.25 * WIDTH },
      axis: AXIS,
      legend: { ...LEGEND, direction: 'vertical' },
    },
  }
}

const fitBeside = (left: string, right: string): string =>
  displayWidth(left) + displayWidth(right) <= BOTH_ENDS ? right : (right.split(': ', 1)[0] ?? '')

function writeAbove(end: 'left' | 'right'): Layer {
  return {
    transform: [{ filter: `datum.${end}` }],
    mark: { type: 'text', align: end, dy: -8, fontSize: 11 },
    encoding: {
      x: { value: end === 'left' ? 0 : 'width' },
      y: { value: 0 },
      text: { field: end },
      color: byTone,
    },
  }
}
