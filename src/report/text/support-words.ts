import { count } from '../../base/text/text.ts'
import type { GroupAnalysis, Success } from '../../schema/analysis/group.ts'
import type { GroupRatio } from '../../schema/analysis/ratio.ts'
import { formatP, formatPercent, formatPercentRange, formatSuccessRate } from './format.ts'
import { formatProjectsRatio } from './format-ratio.ts'
import { formatCorrection, formatReason } from './verdict-words.ts'

/** `5 of 6 projects use less; Holm over 4 declared tests, p = 0.012; host ran hot`: what the verdict of a group rests on. */
export function formatSupport(ratio: GroupRatio): string {
  const { pairs, test } = ratio
  const more = withoutCount(ratio)
  if (pairs === 0) return more ?? 'no pairs'
  const parts = [formatImproved(ratio), ...formatFailed(ratio)]
  if (test !== null) parts.push(`${formatCorrection(test)}, ${formatP(test.adjustedP)}`)
  if (more !== null) parts.push(more)
  return parts.join('; ')
}

/** `over 5 projects; 4 answers as good as the author's`: what stands behind the median gain of a metric. */
export function formatGainSupport({ projects }: GroupAnalysis['metricDifference'], comparable: number): string {
  const over = projects === 0 ? '' : `over ${count(projects, 'project')}; `
  return `${over}${count(comparable, 'answer')} as good as the author's`
}

/** `5 of 6 projects below ×1`: by their own estimates, whether sure or not. */
export const formatImproved = ({ improved, pairs }: GroupRatio): string =>
  `${improved} of ${count(pairs, 'project')} below ×1`

/** Of projects: what of their answers is in a ratio at the cost of a failure. */
export const WITHOUT_RESULT = 'with an answer that failed or is not comparable'

/** What failed is in the ratio; the survivors' stands beside it, named so. */
function formatFailed({ failed, censored, survivors }: GroupRatio): string[] {
  if (failed === 0) return []
  const timedOut = censored === 0 ? '' : `, in ${censored} of them at least that (out of time, or not read)`
  const alone = survivors === null ? '' : `; survivors alone ${formatProjectsRatio(survivors)}`
  return [`${failed} ${WITHOUT_RESULT}, at its own cost and the author's${timedOut}${alone}`]
}

/** Support in brief, for what no headline speaks of: the projects, and why the verdict is not what the interval says. */
export function formatBriefSupport(ratio: GroupRatio): string {
  const { pairs, quality } = ratio
  const more = withoutCount(ratio)
  if (pairs === 0) return more ?? 'no pairs'
  const projects = count(pairs, 'project')
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
