import type { CampaignComparison } from '../../schema/analysis/comparison.ts'
import { composeChanges, formatNoChange } from '../comparison/changes-chapter.ts'
import type { Chapter } from '../document/chapter.ts'
import { renderChapter, renderList, renderTable, withoutFolded } from '../document/markdown.ts'
import type { Report } from '../document/report.ts'
import { COMMENT_BYTES, fitLines } from '../text/fit-lines.ts'
import { escapeMarkdown } from '../text/markdown-text.ts'
import { plainText } from '../text/phrase.ts'

const IN_DETAILS: ReadonlySet<string> = new Set(['projects', 'validity', 'failures', 'certainty', 'limits'])

export interface CommentParts {
  readonly report: Report
  /** The short table; null: there are no results. */
  readonly brief: Chapter | null
  /** Comparison with the campaign of the base; null: there is none. */
  readonly comparison: CampaignComparison | null
  /** Address of the full report; null: not known. */
  readonly link: string | null
}

/** A pull request's comment in GitHub Markdown: the finding, the table, what changed; the rest folded. One line where nothing changed. */
export function renderComment({ report, brief, comparison, link }: CommentParts): string {
  const { overview, chapters } = report
  const room = { bytes: COMMENT_BYTES, link }
  const whole = link === null ? [] : [`[The full report](<${link}>)`]
  const unchanged = comparison === null ? null : formatNoChange(comparison)
  if (comparison !== null && unchanged !== null) {
    const line = `**No change** against campaign ${escapeMarkdown(comparison.a.campaign)}: ${escapeMarkdown(unchanged)}`
    return fitLines([[line, ...whole].join(' ')], room)
  }
  const changes = comparison === null ? null : composeChanges(comparison)
  return fitLines(
    [
      `## ${escapeMarkdown(overview.title)}`,
      '',
      ...overview.notices.map(({ text }) => `> ${escapeMarkdown(text)}  `),
      '',
      ...(brief === null ? [] : [...brief.tables.flatMap(renderTable), ...renderList(brief.notes.map(plainText))]),
      ...(changes === null ? [] : renderChapter(changes)),
      ...whole,
      '',
      '<details><summary>In numbers, by project, and how sure this is</summary>',
      '',
      ...renderList(overview.headline.map(({ text }) => text)),
      ...(overview.scope === null ? [] : [escapeMarkdown(overview.scope.text), '']),
      ...chapters.filter(({ id }) => IN_DETAILS.has(id)).flatMap((chapter) => renderChapter(withoutFolded(chapter))),
      '',
      '</details>',
    ],
    room,
  )
}
