import type { CampaignComparison } from '../../schema/comparison.ts'
import { escapeMarkdown, markdownTable } from '../text/markdown-text.ts'
import { viewComparison } from './comparison-view.ts'

/** The same as GitHub Markdown; text from outside is escaped. */
export function renderComparisonMarkdown(comparison: CampaignComparison): string {
  const view = viewComparison(comparison)
  const table = ({ head, rows }: (typeof view)['groups']) =>
    rows.length === 0
      ? []
      : [
          ...markdownTable(
            head,
            rows.map((row) => row.map(escapeMarkdown)),
          ),
          '',
        ]
  const list = (lines: readonly string[]) =>
    lines.length === 0 ? [] : [...lines.map((line) => `- ${escapeMarkdown(line)}`), '']
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [`## ${title}`, '', ...lines])
  const groups = [
    ...section("Ratios to the author's code, from A to B", [...table(view.groups), ...list(view.reasons)]),
    ...section('Success and accuracy', table(view.outcomes)),
  ]
  const scripts = section(view.scriptsFirst ? 'Each script' : 'Scripts that changed', [
    ...table(view.scripts),
    escapeMarkdown(view.unchanged),
    '',
  ])
  return [
    '# Comparison of two campaigns',
    '',
    ...list(view.sides),
    ...(view.scriptsFirst ? [...scripts, ...groups] : [...groups, ...scripts]),
    ...section('Absolute numbers', list(view.absolute)),
    ...section('To be known', list(view.findings)),
    ...section('Conditions', list(view.failOn)),
  ].join('\n')
}
