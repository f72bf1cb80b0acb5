import type { Tone } from '../text/verdict-words.ts'

/** Colours come from the page's variables; the fallback serves a viewer that knows none. */
export const INK = 'currentColor'
export const MUTED = 'var(--muted, #5b6470)'
export const RULE = 'var(--rule, #d5d9de)'
export const SURFACE = 'var(--surface, #ffffff)'

export const TONE_COLOURS: Readonly<Record<Tone, string>> = {
  less: 'var(--less, #116b38)',
  more: 'var(--more, #a9271c)',
  even: 'var(--even, #0b5c8f)',
  same: MUTED,
  caution: 'var(--caution, #845a00)',
  none: MUTED,
}

/** Style of the charts as files of their own, where no page gives the variables. */
export const STANDALONE_STYLE =
  'svg{color:#1c2127;background:#fff;--surface:#fff;--muted:#5b6470;--rule:#d5d9de;--less:#116b38;--more:#a9271c;--caution:#845a00;--even:#0b5c8f}' +
  '@media (prefers-color-scheme:dark){svg{color:#e7eaee;background:#14181d;--surface:#14181d;--muted:#a2abb6;--rule:#3a424c;--less:#63cf8d;--more:#ff9285;--caution:#e6b450;--even:#7cc0ee}}'
