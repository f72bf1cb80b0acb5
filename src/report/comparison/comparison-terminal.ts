import { alignColumns } from '../../base/text-table.ts'
import { wrapText } from '../../base/wrap.ts'
import type { CampaignComparison } from '../../schema/comparison.ts'
import { viewComparison } from './comparison-view.ts'

const RATIO_WORDS =
  "Ratios to the author's code without its plots (or as it is, where only that ran), each within its own campaign."

/** For a terminal of so many columns: what changed, what was left out, and which conditions failed. */
export function renderComparisonText(comparison: CampaignComparison, width: number): string {
  const view = viewComparison(comparison)
  const table = ({ head, names, rows }: (typeof view)['groups']) =>
    rows.length === 0 ? [] : [...alignColumns([head, ...rows], width, { names }), '']
  const [groups, scripts] = [[...table(view.groups), ...table(view.outcomes)], table(view.scripts)]
  const lines = [
    ...view.sides,
    '',
    ...(view.groups.rows.length === 0 ? ['The two have no script in common.', ''] : [RATIO_WORDS, '']),
    ...(view.scriptsFirst ? [...scripts, ...groups] : [...groups, ...scripts]),
    ...view.reasons,
    view.unchanged,
    ...view.absolute,
    ...view.findings,
    ...view.failOn,
  ]
  return lines.map((line) => wrapText(line, width)).join('\n')
}
