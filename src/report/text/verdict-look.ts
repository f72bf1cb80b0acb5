import type { Verdict } from '../../schema/ratio.ts'

/** What a number says at a glance; its text or sign says the same without colour. */
export type Tone = 'less' | 'more' | 'even' | 'same' | 'caution' | 'none'

interface VerdictLook {
  readonly tone: Tone
  /** Nothing hangs on colour alone. */
  readonly sign: string
}

export const VERDICT_LOOKS: Readonly<Record<Verdict, VerdictLook>> = {
  less: { tone: 'less', sign: '▼' },
  more: { tone: 'more', sign: '▲' },
  'equivalent within ±5 %': { tone: 'even', sign: '≈' },
  'no detectable difference': { tone: 'same', sign: '●' },
  'not comparable: accuracy differs': { tone: 'caution', sign: '✕' },
  'not comparable: suspect': { tone: 'caution', sign: '⚠' },
  'not measured': { tone: 'none', sign: '–' },
  'too few runs': { tone: 'none', sign: '…' },
}
