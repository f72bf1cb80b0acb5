import { type Quantity, type Ratio, sideOfOne } from '../../../schema/ratio.ts'
import {
  BASELINE_WORDS,
  ESTIMATED_MARK,
  formatPercent,
  formatPercentRange,
  formatRatio,
  formatRatioParts,
} from '../../text/format.ts'
import { lookOf, type Tone } from '../../text/verdict-look.ts'
import { formatFinding } from '../../text/verdict-words.ts'
import type { ReportData, VariantRow } from '../report-data.ts'
import type { DraftLine, Line } from './chapter.ts'

type Interval = readonly [number, number]

/** The one without plots first: a model earns nothing by deleting a plot. */
export const BASELINES = ['original-headless', 'original'] as const

/** The quantity of the headline first; energy only where there is a number. */
export function shownQuantities({ primary, analysis: { energyQuality } }: ReportData): Quantity[] {
  if (energyQuality === 'unavailable') return ['cpu', 'wall']
  return primary === 'energy' ? ['energy', 'cpu', 'wall'] : ['cpu', 'wall', 'energy']
}

/** The group's name as every table has it. */
export const nameGroup = ({ mode, model }: { mode: string; model: string | null }): string =>
  model === null ? mode : `${mode} ${model}`

export const formatVariant = ({ mode, details }: VariantRow): Line => ({
  text: mode,
  note: details === '' ? undefined : details,
})

/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time`; an estimate gets its mark and no verdict. */
export function judgedLine(ratio: Ratio | null, quantity: Quantity, note?: string): Line {
  const text = ratio?.estimate == null ? '' : formatRatio(ratio)
  if (ratio?.quality === 'estimated') return { text, mark: ESTIMATED_MARK, note }
  return { text, chips: [{ ...lookOf(ratio), text: formatFinding(ratio, quantity) }], note }
}

/** Nearer to ×1 a change is not worth a colour. */
const SMALLEST_CHANGE = Math.log(1.005)

/** `▼ ×0.71` with its interval; the sign and the colour only where the interval leaves out 1. */
export function ratioCell(estimate: number | null, interval: Interval | null, note?: string): DraftLine {
  if (estimate === null) return { text: '–', value: null, tone: 'none', note }
  const { sign, tone } = lookAt(estimate, interval)
  return { text: `${sign}${formatRatio({ estimate, interval, quality: 'measured' })}`, tone, value: estimate, note }
}

/** The same with the interval as its note, for a table of many columns. */
export function stackedRatio(estimate: number, interval: Interval | null): DraftLine {
  const { sign, tone } = lookAt(estimate, interval)
  const { ratio, range } = formatRatioParts(estimate, interval)
  return { text: `${sign}${ratio}`, tone, value: estimate, note: range ?? undefined }
}

function lookAt(estimate: number, interval: Interval | null): { sign: string; tone: Tone | undefined } {
  if (Math.abs(Math.log(estimate)) < SMALLEST_CHANGE) return { sign: '', tone: 'none' }
  const side = interval === null ? null : sideOfOne(interval)
  return { sign: side === null ? '' : side === 'less' ? '▼ ' : '▲ ', tone: side ?? undefined }
}

/** `3 of 24`, with Wilson's interval of the share. */
export function shareCell(part: number, of: number, interval: Interval | null): DraftLine {
  return {
    text: `${part} of ${of}`,
    note:
      of === 0
        ? undefined
        : `${formatPercent(part / of)}${interval === null ? '' : ` (${formatPercentRange(interval)})`}`,
    value: of === 0 ? null : part / of,
  }
}

export const nameBaseline = (baseline: keyof typeof BASELINE_WORDS): string => BASELINE_WORDS[baseline]
