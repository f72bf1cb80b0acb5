import type { ProjectRow } from '../data/report-data.ts'
import { linkUpstream } from '../text/dataset/upstream-link.ts'
import { joinLines } from '../text/fit-lines.ts'
import { capitalise } from '../text/format.ts'
import { escapeInline, escapeMarkdown, markdownTable } from '../text/markdown-text.ts'
import { RECORD_COLUMNS } from './record-columns.ts'

interface Contents {
  readonly subject: string
  readonly title: string
  readonly toolVersion: string
  readonly projects: readonly ProjectRow[]
  readonly files: readonly string[]
}

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'the report: one page that needs no network',
  'report.md': 'the same as text',
  'records.csv':
    'a row for each run, for spreadsheets; a text that one would take for a formula begins with an apostrophe',
  'records.jsonl': 'the same rows as JSON, an object a line; what is not known has no key',
  'records.parquet': 'the same rows as Apache Parquet, with types',
  'badge.svg': 'the finding as a badge',
}

/** What lies in a report's folder, what its columns mean, and on what terms it may be used. */
export const renderReadme = ({ subject, title, toolVersion, projects, files }: Contents): string =>
  joinLines([
    `# ${escapeMarkdown(title)}`,
    '',
    `${escapeMarkdown(capitalise(subject))}, written by greenml ${escapeMarkdown(toolVersion)}.`,
    '',
    ...markdownTable(
      ['file', 'what it holds'],
      files.map((file) => [`[${file}](${file})`, FILES[file] ?? 'a chart of the report']),
    ),
    '',
    'A row is a run that counts: where one was made again, the last. Runs on changed data (validity probes) are not among them.',
    "Any run is made again, by the campaign's folder, with `greenml reproduce ID --campaign DIR`, which also prints its whole record.",
    '',
    '## Columns',
    '',
    ...markdownTable(
      ['column', 'type', 'meaning'],
      RECORD_COLUMNS.map(({ name, type, about }) => [`\`${name}\``, type, escapeInline(about)]),
    ),
    '',
    '## From rows to ratios',
    '',
    "A script's ratio is the geometric mean, over blocks, of its row by its baseline's row of the same block, of rows whose `purpose` is",
    'measured and whose `run_status` is ok. CPU time is `user_seconds` and `system_seconds`, but none where `flags` has threads-disturbed;',
    'energy is `energy_j`, but none where it has contaminated, or has doubtful-energy and what `energy_reason` doubts is in that sum.',
    'By original-headless the rows with the `shim` headless are divided, where a script has such; else those as-is. Where predictions',
    "are scored, `loading_cpu_s` and `loading_wall_s` are taken from both rows first, from an answer's no more than the baseline's row",
    "has. Where the author's code neither draws nor waits, and the report gives both baselines one ratio, a block's baseline is the",
    'geometric mean of the two, of what is left, and what it loaded their mean.',
    '',
    '## Licence',
    '',
    'The numbers are measurements of whoever ran the campaign, who says under which licence they may be used: this tool claims none.',
    'Code that is shown keeps the licence of its project. Nothing of the code of a project without a licence is here.',
    '',
    ...markdownTable(
      ['project', 'licence', 'source'],
      projects.map(({ slug, licence, origin }) => [
        escapeInline(slug),
        escapeInline(licence ?? 'none'),
        renderSource(origin),
      ]),
    ),
  ])

function renderSource(origin: string): string {
  if (origin === 'embedded') return 'written for this dataset'
  const { text, url } = linkUpstream(origin)
  return url === null ? escapeInline(text) : `[${escapeInline(text)}](<${url}>)`
}
