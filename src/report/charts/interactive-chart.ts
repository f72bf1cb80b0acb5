import type { TopLevelSpec } from 'vega-lite'
import type { Layer } from './ratio-rows.ts'

/** Gives the signal `zoom_ratio`, the shown ends of the axis of ratios, by which buttons zoom. */
const ZOOM = 'zoom'

/**
 * The same chart for a page that draws it anew: it is zoomed by wheel and moved by dragging, and tells what is pointed at. As
 * a specification of Vega, so that the page needs no compiler. Null: of this kind of chart there is nothing to look closer at.
 */
export async function compileInteractive(spec: TopLevelSpec): Promise<object | null> {
  if (!('facet' in spec) || !('spec' in spec) || !('layer' in spec.spec)) return null
  const { compile } = await import('vega-lite')
  const [first, ...others] = spec.spec.layer.map((layer) => ('mark' in layer ? compose(layer) : layer))
  if (first === undefined) return null
  const zoom = { name: ZOOM, select: { type: 'interval', encodings: ['x'] }, bind: 'scales' } as const
  const layer = [{ ...first, params: [zoom] }, ...others]
  return compile({ ...spec, spec: { ...spec.spec, layer } } as TopLevelSpec).spec
}

/** What is drawn of a number tells it, and ends where the axis does; text stands above it. */
function compose(layer: Extract<Layer, { mark: unknown }>): Layer {
  const mark = typeof layer.mark === 'string' ? { type: layer.mark } : layer.mark
  if (mark.type === 'text') return { ...layer, mark: { ...mark, clip: false } } as Layer
  return { ...layer, mark: { ...mark, clip: true, tooltip: { content: 'data' } } } as Layer
}
