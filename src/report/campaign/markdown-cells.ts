import type { GroupRatio, Quantity, Ratio } from '../../schema/ratio.ts'
import { VERDICT_SIGNS } from '../charts/chart-style.ts'
import { nameKinds } from '../text/change-words.ts'
import {
  countWord,
  ESTIMATED_MARK,
  formatDifference,
  formatFinding,
  formatMetric,
  formatQuantity,
  formatRatio,
  type PairWord,
} from '../text/format.ts'
import { escapeMarkdown } from '../text/markdown-text.ts'
import type { ProjectRow, VariantRow } from './report-data.ts'

/** Both baselines, the one without plots first: a model earns nothing by deleting a plot. */
export const BASELINES = ['original-headless', 'original'] as const

/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time (6 projects)` */
export function ratioCell(ratio: Ratio | null, quantity: Quantity, pairWord: PairWord): string {
  if (ratio === null) return '–'
  const pairs = ratio.pairs === 0 ? escapeMarkdown(ratio.reason ?? 'no pairs') : countWord(ratio.pairs, pairWord)
  return joinFinding(ratio, quantity, pairWord, pairs)
}

/** The same of a model and mode, with what its verdict rests on. */
export function groupCell(ratio: GroupRatio | null, quantity: Quantity, tell: (ratio: GroupRatio) => string): string {
  return ratio === null ? '–' : joinFinding(ratio, quantity, 'project', escapeMarkdown(tell(ratio)))
}

function joinFinding(ratio: Ratio, quantity: Quantity, pairWord: PairWord, details: string): string {
  const sign = ratio.quality === 'estimated' ? '' : `${VERDICT_SIGNS[ratio.verdict]} `
  const finding = `${sign}${formatFinding(ratio, quantity, pairWord)}`
  return ratio.estimate === null ? `${finding} (${details})` : `${formatRatio(ratio)} ${finding} (${details})`
}

export function describeStatuses(variant: VariantRow): string {
  return variant.statuses.map(({ status, count }) => `${count} ${status}`).join(', ') || 'no run'
}

export function describeMetric(variant: VariantRow, project: ProjectRow): string {
  const { median, difference, comparable } = variant.metric
  const value = formatMetric(median, project.metric.scale)
  if (difference === null || variant.model === null) return value
  const words = variant.suspect ? ', suspect' : comparable === null ? '' : comparable ? ', as good' : ', not as good'
  return `${value} (${formatDifference(difference, project.metric.scale, median)}${words})`
}

export function describeSummary(variant: VariantRow, quantity: Quantity): string {
  const { median, quality } = variant.summaries[quantity]
  const mark = quality === 'estimated' && median !== null ? ` *${ESTIMATED_MARK}*` : ''
  return `${formatQuantity(median, quantity)}${mark}`
}

export function describeCode({ diff, changes }: VariantRow): string {
  const parts = [
    ...(diff === null
      ? []
      : [diff.kind === 'shown' ? `+${diff.added} −${diff.removed} lines` : escapeMarkdown(diff.reason)]),
    ...(changes === null || changes.length === 0 ? [] : [escapeMarkdown(nameKinds(changes))]),
  ]
  return parts.join('; ') || '–'
}
