import type { Verdict } from '../../schema/ratio.ts'

/** Colours come from the page's variables; the fallback serves a viewer that knows none. */
export const INK = 'currentColor'
export const MUTED = 'var(--muted, #5b6470)'
export const RULE = 'var(--rule, #d5d9de)'
export const SURFACE = 'var(--surface, #ffffff)'

export const VERDICT_COLOURS: Readonly<Record<Verdict, string>> = {
  less: 'var(--less, #116b38)',
  more: 'var(--more, #a9271c)',
  'equivalent within ±5 %': 'var(--even, #0b5c8f)',
  'no detectable difference': MUTED,
  'not comparable: accuracy differs': 'var(--caution, #845a00)',
  'not comparable: suspect': 'var(--caution, #845a00)',
  'not measured': MUTED,
  'too few runs': MUTED,
}

/** A sign for each verdict, so that nothing hangs on colour alone. */
export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = {
  less: '▼',
  more: '▲',
  'equivalent within ±5 %': '≈',
  'no detectable difference': '●',
  'not comparable: accuracy differs': '✕',
  'not comparable: suspect': '⚠',
  'not measured': '–',
  'too few runs': '…',
}

/** For the charts as files of their own, where no page gives the variables. */
export const STANDALONE_STYLE =
  'svg{color:#1c2127;background:#fff;--surface:#fff;--muted:#5b6470;--rule:#d5d9de;--less:#116b38;--more:#a9271c;--caution:#845a00;--even:#0b5c8f}' +
  '@media (prefers-color-scheme:dark){svg{color:#e7eaee;background:#14181d;--surface:#14181d;--muted:#a2abb6;--rule:#3a424c;--less:#63cf8d;--more:#ff9285;--caution:#e6b450;--even:#7cc0ee}}'

export interface ChartLayout {
  readonly name: 'wide' | 'narrow'
  /** Of the whole drawing, in pixels. */
  readonly width: number
  readonly left: number
  readonly right: number
}
export const WIDE: ChartLayout = { name: 'wide', width: 1100, left: 200, right: 290 }
/** For a telephone, where text beside the drawing would leave no room for it. */
export const NARROW: ChartLayout = { name: 'narrow', width: 340, left: 10, right: 10 }
