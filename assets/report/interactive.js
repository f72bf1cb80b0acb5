// Draws a chart of the site anew, to be zoomed and pointed at. Bundled with Vega to dist/interactive.js, and loaded when a
// reader asks for it; expressions are interpreted, so that the page's policy need allow no eval.
import { Error as errors, parse, View } from 'vega'
import { expressionInterpreter } from 'vega-interpreter'

// `tell` is called with what is pointed at, or null.
export async function draw(spec, container, tell) {
  const view = new View(parse(spec, {}, { ast: true }), {
    expr: expressionInterpreter,
    renderer: 'svg',
    container,
    hover: true,
    logLevel: errors,
    tooltip: (_, event, item, value) => tell(event, value == null ? null : item.datum),
  })
  await view.runAsync()
  return {
    // Shows the axis from its first end to its second; null: all of it.
    async zoom(ends) {
      view.signal('zoom_ratio', ends)
      await view.runAsync()
    },
    // Ends of the axis as it is shown.
    ends: () => view.scale('x').domain(),
  }
}
