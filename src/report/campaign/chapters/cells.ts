import { BASELINE_WORDS, formatPercent, formatPercentRange, formatRatio } from '../../text/format.ts'
import type { ToldCell } from './chapter.ts'

type Interval = readonly [number, number]

/** The group's name as every table has it. */
export const nameGroup = ({ mode, model }: { mode: string; model: string | null }): string =>
  model === null ? mode : `${mode} ${model}`

/** Nearer to ×1 a change is not worth a colour. */
const SMALLEST_CHANGE = Math.log(1.005)

/** `▼ ×0.71` with its interval; the sign and the colour only where the interval leaves out 1. */
export function ratioCell(estimate: number | null, interval: Interval | null, note?: string): ToldCell {
  if (estimate === null) return { text: '–', value: null, tone: 'muted', note }
  const tone = interval === null ? undefined : interval[1] < 1 ? 'less' : interval[0] > 1 ? 'more' : undefined
  const small = Math.abs(Math.log(estimate)) < SMALLEST_CHANGE
  const sign = small || tone === undefined ? '' : tone === 'less' ? '▼ ' : '▲ '
  const text = formatRatio({ estimate, interval: interval === null ? null : [...interval], quality: 'measured' })
  return { text: `${sign}${text}`, tone: small ? 'muted' : tone, value: estimate, note }
}

/** The same with the interval as its note, for a table of many columns. */
export function stackedRatio(estimate: number, interval: Interval | null): ToldCell {
  const { text, ...cell } = ratioCell(estimate, interval)
  const [ratio = text, range] = text.split(/ \((.*)\)$/)
  return { ...cell, text: ratio, note: range }
}

/** `3 of 24`, with Wilson's interval of the share. */
export function shareCell(part: number, of: number, interval: Interval | null): ToldCell {
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
