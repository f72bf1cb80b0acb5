import type { Ratio, Verdict } from '../../schema/ratio.ts'

/** What a number says at a glance; its text or sign says the same without colour. */
export type Tone = 'less' | 'more' | 'even' | 'same' | 'caution' | 'none'

interface VerdictLook {
  readonly tone: Tone
  /** Nothing hangs on colour alone. */
  readonly sign: string
}

const VERDICT_LOOKS: Readonly<Record<Verdict, VerdictLook>> = {
  less: { tone: 'less', sign: '▼' },
  more: { tone: 'more', sign: '▲' },
  equivalent: { tone: 'even', sign: '≈' },
  inconclusive: { tone: 'same', sign: '●' },
  'not-comparable': { tone: 'caution', sign: '✕' },
  'not-measured': { tone: 'none', sign: '–' },
  'too-few-runs': { tone: 'none', sign: '…' },
  'too-few-projects': { tone: 'none', sign: '…' },
}
const SUSPECT_LOOK: VerdictLook = { tone: 'caution', sign: '⚠' }

/** Null: there is no such ratio. */
export function lookOf(ratio: Pick<Ratio, 'verdict' | 'cause'> | null): VerdictLook {
  return ratio?.cause?.kind === 'suspect' ? SUSPECT_LOOK : VERDICT_LOOKS[ratio?.verdict ?? 'not-measured']
}
