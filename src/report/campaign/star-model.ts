import { RECORDED_MARK } from './models-used.ts'
import type { GroupRow } from './report-data.ts'

/** The star of a model whose answers are recorded: where there is no room for the words, they stand below. */
export function formatStarred(group: Pick<GroupRow, 'model' | 'recorded'>): string {
  return group.recorded ? `${group.model}*` : group.model
}

/** What the star means; null where no model has one. */
export function formatStarNote(groups: readonly Pick<GroupRow, 'recorded'>[]): string | null {
  return groups.some((group) => group.recorded) ? `* ${RECORDED_MARK}` : null
}
