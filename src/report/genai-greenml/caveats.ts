import type { CsvAnalysis, CsvFinding } from '../../schema/analysis/genai-greenml-analysis.ts'
import { formatList } from '../text/format.ts'
import { type Phrase, plainText } from '../text/phrase.ts'
import { formatFinding } from './finding-text.ts'
import { formatShortName } from './study-facts.ts'

type ToldFile = Pick<CsvAnalysis, 'csv' | 'findings'>

/** The file that a finding is of. */
interface Holder {
  readonly file: string
  readonly finding: CsvFinding
}

/** A finding of one file, with its rows. */
export function renderFinding(finding: CsvFinding): string {
  const { rows } = finding.evidence
  return `${plainText(formatFinding(finding))}${rows.length === 0 ? '' : ` Rows ${formatList(rows.map(String), 8)}.`}`
}

/**
 * Findings of several files, each said once with the files that it holds for; `kinds`: of these alone. What differs in its
 * numbers alone is one finding with their range: `stands in 2–4 rows`.
 */
export function mergeFindings(files: readonly ToldFile[], kinds?: readonly string[]): string[] {
  const told = files.flatMap((analysis) =>
    analysis.findings
      .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
      .map((finding) => ({ file: formatShortName(analysis), finding, phrase: formatFinding(finding) })),
  )
  const groups = Map.groupBy(told, ({ phrase }) =>
    JSON.stringify(phrase.map((part) => (typeof part === 'number' ? null : part))),
  )
  return [...groups.values()].map((group) => {
    const names = group.map(({ file }) => file)
    const all = files.length === 2 ? 'both files' : `all ${files.length} files`
    const where = names.length === files.length ? all : formatList(names)
    const rows = group.filter(({ finding }) => finding.evidence.rows.length > 0).map(listRows)
    const message = mergeNumbers(group.map(({ phrase }) => phrase))
    return `In ${where}: ${message}${rows.length === 0 ? '' : ` Rows: ${rows.join('; ')}.`}`
  })
}

const listRows = ({ file, finding }: Holder) => `${file} ${formatList(finding.evidence.rows.map(String), 4)}`

/** Texts that differ in numbers alone, as one with ranges. */
function mergeNumbers(phrases: readonly Phrase[]): string {
  const merged = (phrases[0] ?? []).map((part, place) => {
    if (typeof part !== 'number') return part
    const values = phrases.map((phrase) => Number(phrase[place]))
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return low === high ? `${low}` : `${low}–${high}`
  })
  return merged.join('')
}
