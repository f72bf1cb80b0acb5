import { alignColumns } from '../../base/text/text-table.ts'
import { wrapText } from '../../base/text/wrap.ts'
import type { CampaignComparison } from '../../schema/analysis/comparison.ts'
import { composeComparison } from './comparison-sections.ts'

const RATIO_WORDS =
  "Ratios to the author's code without its plots (or as it is, where only that ran), each within its own campaign."

/** Text for a terminal of so many columns: what changed, what was left out, and which conditions failed. */
export function renderComparisonText(comparison: CampaignComparison, width: number): string {
  const { sides, sections } = composeComparison(comparison)
  const lines = [
    ...sides,
    '',
    comparison.groups.length === 0 ? 'The two have no script in common.' : RATIO_WORDS,
    '',
    ...sections.flatMap(({ head, names, rows }) =>
      rows.length === 0 ? [] : [...alignColumns([head, ...rows], width, { names }), ''],
    ),
    ...sections.flatMap((section) => section.sentences),
  ]
  return lines.map((line) => wrapText(line, width)).join('\n')
}
