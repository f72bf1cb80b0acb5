import type { CampaignComparison } from '../../schema/analysis/comparison.ts'
import { escapeMarkdown, markdownList, markdownTable } from '../text/markdown-text.ts'
import { composeComparison } from './comparison-sections.ts'

/** A comparison of two campaigns as GitHub Markdown; text from outside is escaped. */
export function renderComparisonMarkdown(comparison: CampaignComparison): string {
  const { sides, sections } = composeComparison(comparison)
  const list = (lines: readonly string[]) => (lines.length === 0 ? [] : [...markdownList(lines), ''])
  const shown = sections.flatMap(({ title, head, rows, sentences }) => {
    const cells = rows.map((row) => row.map(escapeMarkdown))
    const parts = [...(cells.length === 0 ? [] : [...markdownTable(head, cells), '']), ...list(sentences)]
    return parts.length === 0 ? [] : [`## ${title}`, '', ...parts]
  })
  return ['# Comparison of two campaigns', '', ...list(sides), ...shown].join('\n')
}
