import type { Success } from '../../schema/group.ts'
import type { GroupRatio } from '../../schema/ratio.ts'
import { countWord, formatP, formatPercent, formatPercentRange, formatSuccessRate } from './format.ts'
import { formatCorrection, formatReason } from './verdict-words.ts'

/** `5 of 6 projects use less; Holm over 4 declared tests, p = 0.012; host ran hot`: what the verdict of a group rests on. */
export function formatSupport(ratio: GroupRatio): string {
  const { pairs, test } = ratio
  const more = withoutCount(ratio)
  if (pairs === 0) return more ?? 'no pairs'
  const parts = [formatImproved(ratio)]
  if (test !== null) parts.push(`${formatCorrection(test)}, ${formatP(test.adjustedP)}`)
  if (more !== null) parts.push(more)
  return parts.join('; ')
}

/** `5 of 6 projects use less`. */
export const formatImproved = ({ improved, pairs }: GroupRatio): string =>
  `${improved} of ${countWord(pairs, 'project')} ${pairs === 1 ? 'uses' : 'use'} less`

/** For what no headline speaks of: the projects, and why the verdict is not what the interval says. */
export function formatBriefSupport(ratio: GroupRatio): string {
  const { pairs, quality } = ratio
  const more = withoutCount(ratio)
  if (pairs === 0) return more ?? 'no pairs'
  const projects = countWord(pairs, 'project')
  return more === null || quality === 'estimated' ? projects : `${projects}; ${more}`
}

/** The count says the cell already by its number, and `formatTooFew` once for all. */
const withoutCount = (ratio: GroupRatio): string | null =>
  formatReason(ratio.cause?.kind === 'too-few-pairs' ? { ...ratio, cause: null } : ratio, 'project')

/** `83 % of attemptable, 95 % interval 44–97 %`; with bounds where some could not be attempted. */
export function formatSuccessInterval(success: Success): string {
  const { passed, attemptable, total, interval } = success
  if (interval === null || attemptable === 0) return `${formatSuccessRate(success)} passed`
  const bounds = attemptable === total ? '' : `; ${formatSuccessRate(success)} of all`
  return `${formatPercent(passed / attemptable)} of attemptable, 95 % interval ${formatPercentRange(interval)}${bounds}`
}
