import { count } from '../../base/text/text.ts'
import type { Analysis } from '../../schema/analysis/analysis.ts'
import type { MeanRatio } from '../../schema/analysis/code-analysis.ts'
import { type Interval, type Quantity, type Ratio, sideOfOne } from '../../schema/analysis/ratio.ts'
import type { BaselineMode } from '../../schema/common.ts'
import {
  BASELINE_WORDS,
  ESTIMATED_MARK,
  formatPercent,
  formatPercentRange,
  MISSING,
  QUANTITY_WORDS,
} from '../text/format.ts'
import { formatRatio, formatRatioParts } from '../text/format-ratio.ts'
import { formatFinding, lookOf, type Tone } from '../text/verdict-words.ts'
import type { Line, LineCell } from './chapter.ts'

/** The quantity of the headline first; energy only where there is a number. */
export function shownQuantities({ leading, energyQuality }: Analysis): Quantity[] {
  if (energyQuality === 'unavailable') return ['cpu', 'wall']
  return leading === 'energy' ? ['energy', 'cpu', 'wall'] : ['cpu', 'wall', 'energy']
}

/** The group's name as every table has it. */
export const formatGroup = ({ mode, model }: { mode: string; model: string | null }): string =>
  model === null ? mode : `${mode} ${model}`

export const formatVariant = ({ mode, details }: { mode: string; details: string }): Line => ({
  text: mode,
  note: details === '' ? undefined : details,
})

type JudgedRatio = Pick<Ratio, 'estimate' | 'interval' | 'quality' | 'verdict' | 'margin' | 'cause'>

/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time`; an estimate gets its mark and no verdict. */
export function judgedLine(ratio: JudgedRatio | null, quantity: Quantity, note?: string): Line {
  const text = ratio?.estimate == null ? '' : formatRatio(ratio)
  if (ratio?.quality === 'estimated') return { text, mark: ESTIMATED_MARK, note }
  return { text, chips: [{ ...lookOf(ratio), text: formatFinding(ratio, quantity) }], note }
}

/** Nearer to ×1 a change is not worth a colour. */
const SMALLEST_CHANGE = Math.log(1.005)

/** `▼ ×0.71` with its interval; the sign and the colour only where the interval leaves out 1. */
export function ratioCell(estimate: number | null, interval: Interval | null, note?: string): LineCell {
  if (estimate === null) return { text: MISSING, value: null, tone: 'none', note }
  const { sign, tone } = lookAt(estimate, interval)
  return { text: `${sign}${formatRatio({ estimate, interval })}`, tone, value: estimate, note }
}

/** A mean over projects with their number; absent: there is none. */
export const meanCell = (mean: MeanRatio | null | undefined): LineCell =>
  mean == null ? ratioCell(null, null) : ratioCell(mean.estimate, mean.interval, count(mean.projects, 'project'))

/** A ratio with its interval as its note, for a table of many columns. */
export function stackedRatio(estimate: number, interval: Interval | null): LineCell {
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
export function shareCell(part: number, of: number, interval: Interval | null): LineCell {
  return {
    text: `${part} of ${of}`,
    note:
      of === 0
        ? undefined
        : `${formatPercent(part / of)}${interval === null ? '' : ` (${formatPercentRange(interval)})`}`,
    value: of === 0 ? null : part / of,
  }
}

/** `CPU time against the original without plots`. */
export const formatAgainst = (quantity: Quantity, baseline: BaselineMode): string =>
  `${QUANTITY_WORDS[quantity]} against the ${BASELINE_WORDS[baseline]}`

/** A number as `format` writes it; a dash where there is none. */
export const numberCell = (value: number | null, format: (value: number) => string, note?: string): LineCell => ({
  text: value === null ? MISSING : format(value),
  note,
  value,
})
