import type { Comparison } from '../schema/comparison.ts'
import { viewComparison } from './comparison-view.ts'
import { alignColumns } from './terminal-table.ts'

const RATIO_WORDS =
  "Ratios to the author's code without its plots (or as it is, where only that ran), each within its own campaign."

/** For a terminal: what changed, what was left out, and which conditions are met. */
export function renderComparisonText(comparison: Comparison): string {
  const view = viewComparison(comparison)
  const table = ({ head, rows }: (typeof view)['groups']) =>
    rows.length === 0 ? [] : [...alignColumns([head, ...rows]), '']
  return [
    ...view.sides,
    '',
    ...(view.groups.rows.length === 0 ? ['The two have no script in common.', ''] : [RATIO_WORDS, '']),
    ...table(view.groups),
    ...table(view.outcomes),
    ...table(view.scripts),
    ...view.reasons,
    view.unchanged,
    ...view.absolute,
    ...view.findings,
    ...view.failOn,
  ].join('\n')
}
