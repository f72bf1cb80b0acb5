import { listWords } from '../analysis/words.ts'
import type { Finding } from '../schema/genai-greenml-analysis.ts'

/** Of which file a finding is. */
export interface Holder {
  readonly file: string
  readonly finding: Finding
}

const NUMBER = /\d+(?:\.\d+)?/g

/**
 * Findings of several files, each said once with the files that it holds for. What differs in its numbers alone is one
 * finding with their range: `stands in 2–4 rows`.
 */
export function mergeFindings(holders: readonly Holder[], files: number): string[] {
  const groups = Map.groupBy(holders, ({ finding: { kind, message } }) => `${kind}: ${message.replaceAll(NUMBER, '#')}`)
  return [...groups.values()].map((group) => {
    const names = group.map(({ file }) => file)
    const where = names.length === files ? (files === 2 ? 'both files' : `all ${files} files`) : listWords(names)
    const rows = group.filter(({ finding }) => finding.rows.length > 0).map(tellRows)
    const message = mergeNumbers(group.map(({ finding }) => finding.message))
    return `In ${where}: ${message}${rows.length === 0 ? '' : ` Rows: ${rows.join('; ')}.`}`
  })
}

const tellRows = ({ file, finding: { rows } }: Holder) => `${file} ${listWords(rows.map(String), 4)}`

/** Texts that differ in numbers alone, as one with ranges. */
function mergeNumbers(messages: readonly string[]): string {
  const numbers = messages.map((message) => message.match(NUMBER) ?? [])
  let place = -1
  return (messages[0] ?? '').replaceAll(NUMBER, (own) => {
    place++
    const values = numbers.map((each) => Number(each[place]))
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return low === high ? own : `${low}–${high}`
  })
}
