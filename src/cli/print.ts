/** Results go to standard output, one line each; progress and errors go to standard error. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Headline, table and, as the last line, where the report lies. */
export function printReport(report: { headline: readonly string[]; table: string; html: string }): void {
  print('')
  for (const sentence of report.headline) print(sentence)
  print(`\n${report.table.trimEnd()}\n`)
  print(report.html)
}
