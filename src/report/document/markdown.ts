import { count } from '../../base/text/text.ts'
import type { UpstreamLink } from '../text/dataset/upstream-link.ts'
import { joinLines } from '../text/fit-lines.ts'
import { capitalise, MISSING } from '../text/format.ts'
import { escapeInline, escapeMarkdown, markdownList, markdownTable } from '../text/markdown-text.ts'
import { plainText } from '../text/phrase.ts'
import type { Cell, Chapter, CodeChanges, Line, Section, Table } from './chapter.ts'
import { beforeNumbers, type Overview, type Report } from './report.ts'

/** The whole report as GitHub Markdown, for a reader without a browser and for a repository. */
export function renderMarkdown({ overview, chapters, downloads }: Report): string {
  return joinLines([
    ...renderOverview(overview),
    ...renderChapters(overview, chapters),
    `Written by greenml ${escapeMarkdown(overview.toolVersion)} at ${escapeInline(overview.createdAt)}. ${capitalise(downloads.content)}: ${downloads.files.map(({ file }) => `[${file}](${file})`).join(', ')}; what they hold: [README.md](README.md); charts, code and logs: [index.html](index.html).`,
  ])
}

/** Chapters that a job's summary has room for, without what is folded in them and without the single projects. */
const IN_SUMMARY: ReadonlySet<string> = new Set([
  'results',
  'projects',
  'phases',
  'validity',
  'failures',
  'certainty',
  'limits',
])

/** The short report, for a job's summary. */
export function renderSummary({ overview, chapters }: Report): string {
  const shown = chapters.filter(({ id }) => IN_SUMMARY.has(id)).map(withoutFolded)
  return joinLines([...renderOverview(overview), ...renderChapters(overview, shown)])
}

/** The chapter as it is seen before anything is opened. */
export const withoutFolded = (chapter: Chapter): Chapter => ({
  ...chapter,
  tables: chapter.tables.filter(({ folded }) => !folded),
  sections: [],
})

function renderChapters({ headline }: Overview, chapters: readonly Chapter[]): string[] {
  const { first, others } = beforeNumbers(chapters)
  const numbers = headline.length === 0 ? [] : ['## In numbers', '', ...renderList(headline.map(({ text }) => text))]
  return [...first.flatMap(renderChapter), ...numbers, ...others.flatMap(renderChapter)]
}

/** As the page has it: the finding, what was done, its reservations. */
function renderOverview({ subject, title, others, about, scope, notices, sizes }: Overview): string[] {
  const said = [...others, about, scope].flatMap((claim) => (claim === null ? [] : [escapeMarkdown(claim.text), '']))
  return [
    `# ${escapeMarkdown(title)}`,
    '',
    ...said,
    ...notices.map(({ text }) => `> ${escapeMarkdown(text)}  `),
    '',
    `${escapeMarkdown(capitalise(subject))}. ${sizes.map(({ label, value, note }) => escapeInline(`${label}: ${value} (${note})`)).join('; ')}.`,
    '',
  ]
}

export function renderChapter({ title, lead, figures, notes, tables, facts, sections }: Chapter): string[] {
  return [
    `## ${title}`,
    '',
    ...lead.flatMap((line) => [escapeMarkdown(line), '']),
    ...figures.flatMap(({ bars = [] }) => (bars.length === 0 ? [] : ['```text', ...bars, '```', ''])),
    ...renderList(notes.map(plainText)),
    ...tables.flatMap(renderTable),
    ...facts.map(({ label, value }) => `- **${escapeMarkdown(label)}**: ${escapeInline(value)}`),
    '',
    ...sections.flatMap(renderSection),
  ]
}

export const renderList = (lines: readonly string[]): string[] => [...markdownList(lines), '']

/** The blank lines make GitHub read what is folded as Markdown. */
export function renderTable({ caption, columns, rows, folded }: Table): string[] {
  const title = escapeMarkdown(caption)
  const table = markdownTable(
    columns.map(escapeMarkdown),
    rows.map((row) => row.map(renderCell)),
  )
  if (!folded) return [`${title}:`, '', ...table, '']
  return [`<details><summary>${title} (${count(rows.length, 'row')})</summary>`, '', ...table, '', '</details>', '']
}

const renderCell = ({ lines }: Cell): string => lines.map(renderLine).join('<br>') || MISSING

/** `×0.62 (0.55–0.70) ▼ 38 % less CPU time (6 projects)` */
function renderLine({ text, mark, chips = [], note }: Line): string {
  const judged = chips.map(({ sign, text: word }) => escapeInline(sign === undefined ? word : `${sign} ${word}`))
  const parts = [
    escapeInline(text),
    mark === undefined ? '' : `*${escapeInline(mark)}*`,
    judged.join(', '),
    note === undefined ? '' : `(${escapeInline(note)})`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function renderSection({ title, slug, lead, upstream, tables, code }: Section): string[] {
  return [
    `### ${escapeMarkdown(title)}${slug === null ? '' : ` (${escapeMarkdown(slug)})`}`,
    '',
    `${escapeMarkdown(lead)} Source: ${renderUpstream(upstream)}.`,
    '',
    ...tables.flatMap(renderTable),
    ...code.map(({ label, ...changes }) => `- **${escapeMarkdown(label)}**: ${formatCode(changes)}`),
    '',
  ]
}

/** How much changed; the lines themselves are on the page. */
function formatCode({ kinds, diff }: Omit<CodeChanges, 'label'>): string {
  const size = diff === null ? [] : [diff.kind === 'shown' ? `+${diff.added} −${diff.removed} lines` : diff.reason]
  return escapeInline([...size, ...(kinds === null ? [] : [kinds])].join('; '))
}

const renderUpstream = ({ text, url }: UpstreamLink): string =>
  url === null ? escapeMarkdown(text) : `[upstream](<${url}>)`
