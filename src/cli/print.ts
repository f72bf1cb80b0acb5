import { textWidth, wrapText } from '../base/wrap.ts'
import type { ReportResult } from '../commands/report.ts'

/** Results go to standard output, one line each; progress and errors go to standard error. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** The same, its lines broken to the terminal's width. */
export function printText(text: string): void {
  print(wrapText(text, textWidth(process.stdout)))
}

/** Headline, table and, as the last line, where the report lies. */
export function printReport(report: Pick<ReportResult, 'headline' | 'table' | 'html'>): void {
  printText(`\n${report.headline.join('\n')}\n\n${report.table(textWidth(process.stdout)).trimEnd()}\n`)
  print(report.html)
}
