import type { Analysis } from '../../schema/analysis.ts'
import { formatCode } from '../text/code-words.ts'
import { formatFinding } from '../text/findings.ts'
import { formatHeadline } from '../text/headline.ts'
import { formatPhaseChange } from '../text/phase-words.ts'
import { plainText } from '../text/phrase.ts'

/** What was found, where it comes from, and what to know before believing it. */
export function renderAnalysis(analysis: Analysis): string {
  const { phases, findings, code } = analysis
  const parts = {
    'Where the change comes from': phases.map(formatPhaseChange),
    'What changed in the code': code === null ? [] : formatCode(code),
    'What to know before believing it': findings.map((finding) => plainText(formatFinding(finding, analysis))),
  }
  const told = Object.entries(parts).filter(([, lines]) => lines.length > 0)
  return [formatHeadline(analysis), ...told.map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)])]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
