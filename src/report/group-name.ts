import type { GroupRow } from './report-data.ts'

/** How a model and mode is named wherever it stands; a recorded answer never passes for a model's own. */
export function groupName(group: Pick<GroupRow, 'mode' | 'model' | 'recorded'>): { mode: string; model: string } {
  return { mode: group.mode, model: group.recorded ? `${group.model} (recorded)` : group.model }
}
