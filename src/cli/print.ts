import { writeJson } from '../base/files/files.ts'
import { cleanMessage, printableJson } from '../base/text/clean-text.ts'
import { textWidth, wrapText } from '../base/text/wrap.ts'
import type { ReportResult } from '../commands/report.ts'

/** Results go to standard output, one line each and cleaned; progress and errors go to standard error. */
export function print(text: string): void {
  process.stdout.write(`${cleanMessage(text)}\n`)
}

/** Prints a value as JSON, of which no string does anything to a terminal. */
export function printJson(value: unknown): void {
  process.stdout.write(`${printableJson(value)}\n`)
}

/** Prints a value as one line of JSON, as the items of a list follow one another. */
export function printJsonLine(value: unknown): void {
  process.stdout.write(`${printableJson(value, 0)}\n`)
}

/** A result as JSON where `json` is `-`; else as text, and as JSON in the file that `json` names. */
export async function printResult(json: string | undefined, value: unknown, text: string): Promise<void> {
  if (json === '-') return printJson(value)
  if (json !== undefined) await writeJson(json, value)
  print(text)
}

/** A result that can be written as a report; where it was, its path is the last line. */
export async function printTold(
  { json, report }: { readonly json?: string | undefined; readonly report?: string | undefined },
  value: unknown,
  { plain }: { readonly plain: (width: number) => string },
): Promise<void> {
  await printResult(json, value, plain(textWidth(process.stdout)))
  if (report !== undefined && json !== '-') print(`\n${report}`)
}

/** What a table of ours is painted with: bold, dim, red, green, yellow, and their ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are ours
const PAINT = /(\u001b\[(?:1|2|22|31|32|33|39)m)/

/** Prints a text cleaned, but for the colours of a table of ours. */
export function printPainted(text: string): void {
  const parts = text.split(PAINT).map((part, index) => (index % 2 === 1 ? part : cleanMessage(part)))
  process.stdout.write(`${parts.join('')}\n`)
}

/** Prints a text with its lines broken to the terminal's width. */
function printText(text: string): void {
  print(wrapText(text, textWidth(process.stdout)))
}

/** Headline, table and, as the last line, where the report lies. */
export function printReport(report: Pick<ReportResult, 'headline' | 'table' | 'html'>): void {
  printText(`\n${report.headline.join('\n')}\n\n${report.table(textWidth(process.stdout)).trimEnd()}\n`)
  print(report.html)
}
