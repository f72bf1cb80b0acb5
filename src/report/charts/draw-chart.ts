import type { TopLevelSpec } from 'vega-lite'
import { cleanText } from '../../base/text/clean-text.ts'
import { escapeMarkup } from '../text/markup.ts'
import { STANDALONE_STYLE } from './chart-colours.ts'

/** One specification for the drawing here and for a page that draws it anew. */
export interface ChartSpec {
  readonly spec: TopLevelSpec
  readonly title: string
  /** What the chart shows, in a sentence or two, for who cannot see it. */
  readonly description: string
}

/** A drawing is one image: what its parts call themselves would be read out without saying anything. */
const PART_ROLES = / (?:role|aria-roledescription)="[^"]*"/g

/** Draws a chart as one `<svg>` element with a title and a description; `id` is unique on its page. */
export async function drawChart(chart: ChartSpec | null, id: string): Promise<string | null> {
  if (chart === null) return null
  // A megabyte of code that only this step needs.
  const [{ compile }, { Error: errorLevel, parse, View }] = await Promise.all([import('vega-lite'), import('vega')])
  const view = new View(parse(compile(chart.spec).spec), { renderer: 'none', logLevel: errorLevel })
  const svg = cleanText(await view.toSVG()).replace(/<g[^<>]*>/g, (tag) => tag.replace(PART_ROLES, ''))
  view.finalize()
  const names = `<title id="${id}-title">${escapeMarkup(chart.title)}</title><desc id="${id}-desc">${escapeMarkup(chart.description)}</desc>`
  return svg
    .replace(/^<svg /, `<svg role="img" aria-labelledby="${id}-title ${id}-desc" `)
    .replace('>', () => `>${names}`)
}

/** A drawing of `drawChart` as a file of its own: with its colours for light and dark. */
export function standAlone(svg: string): string {
  return `${svg.replace('>', `><style>${STANDALONE_STYLE}</style>`)}\n`
}
