import { compareTexts } from '../../base/text/text.ts'
import type { Cost } from '../../schema/analysis/group.ts'
import type { Erratum, PublishedRatio, PublishedReport } from '../../schema/campaign/published-report.ts'
import { formatTitle } from '../campaign/title-words.ts'
import { GIVEN_MARK, RECORDED_MARK } from '../data/models-used.ts'

/** A published report with what was found to be wrong with it since. */
export interface Published {
  readonly report: PublishedReport
  /** The oldest first. */
  readonly errata: readonly Erratum[]
}

/** Whether a report was withdrawn: its numbers then enter no ranking and no history. */
export const isWithdrawn = ({ errata }: Published): boolean => errata.some(({ kind }) => kind === 'withdrawn')

/** The finding in everyday words. */
export const titleOf = ({ headline, groups, answers }: PublishedReport): string =>
  formatTitle({ headline, groups, variants: answers.map((answer) => ({ ...answer, counts: true })) }) ?? 'No result yet'

/** What is to be known of where a model's answers come from; null: it was asked for them. */
export function markOrigin({ headline, models }: PublishedReport, model: string): string | null {
  if (models.some(({ id, recorded }) => id === model && recorded)) return RECORDED_MARK
  const isGiven = headline.some(
    (fact) => fact.kind === 'origin' && fact.origin === 'given' && fact.models.includes(model),
  )
  return isGiven ? GIVEN_MARK : null
}

/** The time by which reports are put in order: of the first run, else of the publication. */
const timeOf = ({ startedAt, publishedAt }: PublishedReport): string => startedAt ?? publishedAt

export const dayOf = (report: PublishedReport): string => timeOf(report).slice(0, 10)

/** The ratio that rankings and histories speak of: to the author's code without its plots. */
export const ratioOf = (
  ratios: Readonly<Record<Cost, readonly PublishedRatio[]>>,
  quantity: Cost,
): PublishedRatio | null => ratios[quantity].find(({ baseline }) => baseline === 'original-headless') ?? null

/** The newest first; equals by their ids, so that the order of files plays no part. */
export const byNewest = (a: Published, b: Published): number =>
  compareTexts(timeOf(b.report), timeOf(a.report)) || compareTexts(a.report.id, b.report.id)
