import { wrapText } from '../../base/text/wrap.ts'
import type { Analysis } from '../../schema/analysis/analysis.ts'
import { renderTerminal } from '../document/terminal.ts'
import { formatFinding } from '../text/findings.ts'
import { formatHeadline } from '../text/headline-words.ts'
import { plainText } from '../text/phrase.ts'
import { composeCode } from './chapters/code.ts'
import { composePhases } from './chapters/phases.ts'

/** Text for a terminal of so many columns: what was found, where it comes from, and what to know before believing it. */
export function renderAnalysis(analysis: Analysis, width: number): string {
  const chapters = [composePhases(analysis.phases), composeCode(analysis.code)].filter((chapter) => chapter !== null)
  const findings = analysis.findings.map((finding) => `  ${plainText(formatFinding(finding, analysis))}`)
  return [
    wrapText(formatHeadline(analysis).join('\n'), width),
    ...chapters.map(({ tables, ...chapter }) => {
      const open = { ...chapter, tables: tables.filter(({ folded }) => !folded) }
      return `${chapter.title}\n${renderTerminal(open, width, true).trimEnd()}`
    }),
    ...(findings.length === 0 ? [] : [wrapText(['What to know before believing it', ...findings].join('\n'), width)]),
  ].join('\n\n')
}
