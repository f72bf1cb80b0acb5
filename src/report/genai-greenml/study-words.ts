import type { CsvMode, PairedTest } from '../../schema/analysis/genai-greenml-analysis.ts'
import { formatAllDigits, formatCount, formatP, formatPercent } from '../text/format.ts'
import { formatChange } from '../text/format-ratio.ts'

export const SCRIPTS_OF: Readonly<Record<CsvMode, string>> = {
  assisted: "the models' rewrites",
  autonomous: "the models' own scripts",
}

/** `87–90 % less`; `20 % less to 10 % more` where they lie on both sides. */
export function formatRange(ratios: readonly number[]): string {
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)]
  if (formatChange(low) === formatChange(high)) return formatChange(low)
  if (high < 1) return `${formatPercent(1 - high).replace(' %', '')}–${formatPercent(1 - low)} less`
  return `${formatChange(low)} to ${formatChange(high)}`
}

/** Joules in three digits, and from 100 on in whole ones. */
export function formatJoules(value: number): string {
  const size = Math.abs(value)
  return size >= 100 ? formatCount(Math.round(size)) : formatAllDigits(size, 3)
}

export const formatTestP = (p: number | null): string => (p === null ? 'p undefined' : formatP(p))

/** As the original calls it; null where it could not test. */
export const isSignificant = ({ p_holm: p }: PairedTest): boolean | null => (p === null ? null : p < 0.05)
