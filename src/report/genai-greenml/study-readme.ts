import type { Report } from '../document/report.ts'
import { joinLines } from '../text/fit-lines.ts'
import { capitalise } from '../text/format.ts'
import { escapeMarkdown, markdownTable } from '../text/markdown-text.ts'
import { STUDY_NUMBERS } from './study-report.ts'

/** What lies in the folder of such a report, and on what terms. */
export const renderStudyReadme = ({ overview: { title, subject, toolVersion } }: Report): string =>
  joinLines([
    `# ${escapeMarkdown(title)}`,
    '',
    `${escapeMarkdown(capitalise(subject))}, read by greenml ${escapeMarkdown(toolVersion)}.`,
    '',
    ...markdownTable(
      ['file', 'what it holds'],
      [
        ['[index.html](index.html)', 'the report: one page that needs no network'],
        ['[report.md](report.md)', 'the same as text'],
        [
          `[${STUDY_NUMBERS}](${STUDY_NUMBERS})`,
          'every count, test, interval and table row, by file; schema: `schemas/genai-greenml-analysis.schema.json` of greenml',
        ],
        ['finding.svg, groups.svg', 'charts of the report'],
      ],
    ),
    '',
    '## Licence',
    '',
    'The measurements are those of GenAI-GreenML, <https://github.com/Bearwick/GenAI-GreenML>, whose authors say how they may be used; no row and no code of theirs is here.',
  ])
