import { INK, MUTED, RULE } from './chart-colours.ts'

/** Settings of every chart: it is labelled by the page, and lies on its ground. */
export const PLAIN = {
  aria: false,
  background: 'transparent',
  font: 'system-ui, sans-serif',
  view: { stroke: null },
} as const

/** Small muted text of axes and legends. */
const TEXT = {
  labelColor: MUTED,
  labelFontSize: 11,
  titleColor: MUTED,
  titleFontSize: 11,
  titleFontWeight: 400,
} as const

export const AXIS = { ...TEXT, gridColor: RULE, domainColor: RULE, tickColor: RULE } as const
export const LEGEND = { ...TEXT, orient: 'top', title: null, labelLimit: 0 } as const
export const PANEL_HEADER = { labelColor: INK, labelFontSize: 11, labelFontWeight: 600 } as const
