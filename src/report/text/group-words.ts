import type { Success } from '../../schema/group.ts'
import type { GroupRatio } from '../../schema/ratio.ts'
import type { GroupRow } from '../campaign/report-data.ts'
import { countWord, formatP, formatPercent, formatPercentRange, formatSuccessRate } from './format.ts'

/** `5 of 6 projects use less; Holm over 4 declared tests, p = 0.012; host ran hot`: what the verdict of a group rests on. */
export function tellSupport({ pairs, improved, test, reason }: GroupRatio): string {
  const more = withoutCount(reason)
  if (pairs === 0) return more ?? 'no pairs'
  const parts = [`${improved} of ${countWord(pairs, 'project')} ${pairs === 1 ? 'uses' : 'use'} less`]
  if (test !== null) parts.push(`${tellTest(test)}, ${formatP(test.adjustedP)}`)
  if (more !== null) parts.push(more)
  return parts.join('; ')
}

/** For what no headline speaks of: the projects, and why the verdict is not what the interval says. */
export function tellBriefly({ pairs, quality, reason }: GroupRatio): string {
  const more = withoutCount(reason)
  if (pairs === 0) return more ?? 'no pairs'
  const projects = countWord(pairs, 'project')
  return more === null || quality === 'estimated' ? projects : `${projects}; ${more}`
}

/** What the cell says already by its number, and `explainTooFew` once for all. */
const TOO_FEW = /^\d+ projects? with a reading of both, and a verdict needs \d+(; )?/

const withoutCount = (reason: string | null): string | null => reason?.replace(TOO_FEW, '') || null

/** What “too few projects” means, where a group has such a verdict; else null. */
export function explainTooFew(groups: readonly GroupRow[]): string | null {
  const ratios = groups.flatMap((group) => Object.values(group.ratios).flatMap((pair) => Object.values(pair)))
  const isThere = ratios.some((ratio) => ratio?.verdict === 'too few runs')
  return isThere ? '“too few projects”: a verdict takes 5 projects or more with a reading of both scripts.' : null
}

const FAMILY_WORDS: Readonly<Record<NonNullable<GroupRatio['test']>['family'], string>> = {
  primary: 'declared',
  'post hoc': 'post hoc',
  exploratory: 'exploratory',
}

const tellTest = ({ method, tests, family }: NonNullable<GroupRatio['test']>): string =>
  `${method} over ${tests} ${FAMILY_WORDS[family]} ${tests === 1 ? 'test' : 'tests'}`

/** `83 % of attemptable, 95 % interval 44–97 %`; with bounds where some could not be attempted. */
export function tellSuccess(success: Success): string {
  const { passed, attemptable, total, interval } = success
  if (interval === null || attemptable === 0) return `${formatSuccessRate(success)} passed`
  const bounds = attemptable === total ? '' : `; ${formatSuccessRate(success)} of all`
  return `${formatPercent(passed / attemptable)} of attemptable, 95 % interval ${formatPercentRange(interval)}${bounds}`
}
