import { formatSize } from '../../../base/size.ts'
import { cleanLine } from '../../../base/text/clean-text.ts'
import { count } from '../../../base/text/text.ts'
import type { ProjectCheck } from '../../../schema/measurement/check-report.ts'
import { cpuSecondsOf } from '../../../schema/measurement/execution.ts'
import { isLost } from '../../../schema/measurement/record.ts'
import { MISSING } from '../format.ts'
import { listPhrases, plainText } from '../phrase.ts'
import { advise } from '../run-advice.ts'

/** Lines of output that show how a script ended. */
const SHOWN_LINES = 12
const SHOWN_FILES = 4

/** How the author's script ended, which metric was read and where from, which data it read, what the run took and the end of its output. */
export function renderCheck(check: ProjectCheck): string {
  const { metric, wallSeconds, peakMemoryBytes, status, reason } = check
  const seconds = (value: number | null) => (value === null ? MISSING : `${value.toFixed(2)} s`)
  const facts = [
    ['metric', metric === null ? 'not read' : nameMetric(metric)],
    ['data', listFiles(check.filesRead)],
    ['time', `${seconds(wallSeconds)}, CPU ${seconds(cpuSecondsOf(check))}`],
    ['memory', peakMemoryBytes === null ? MISSING : formatSize(peakMemoryBytes)],
    ['run by', `${check.environment ?? MISSING}, sandbox: ${check.sandbox}`],
  ]
  return [
    `${check.project}: ${status}${reason === null ? '' : ` (${reason})`}`,
    ...facts.map(([name = '', fact]) => `  ${name.padEnd(8)}${fact}`),
    ...showEnd('output', check.stdout),
    ...(status === 'ok' ? [] : [...showEnd('errors', check.stderr), ...showAdvice(check)]),
  ].join('\n')
}

function nameMetric({ name, normalised, line }: NonNullable<ProjectCheck['metric']>): string {
  const from = line === null ? "by the manifest's expression" : `from the line: ${cleanLine(line, 200)}`
  return `${name} = ${normalised}, ${from}`
}

/** What is the bench's own to mend is told as the reason. */
function showAdvice({ status, failureClass, reason, stdout, stderr }: ProjectCheck): string[] {
  if (isLost({ status })) return []
  return [`  to do   ${advise({ status, failureClass, reason, isSilent: `${stdout}${stderr}`.trim() === '' })}`]
}

function listFiles(read: ProjectCheck['filesRead']): string {
  if (read === null) return MISSING
  const named = read.map((path) => [cleanLine(path, 200)])
  return named.length === 0 ? 'no file of the repository was read' : plainText(listPhrases(named, SHOWN_FILES))
}

function showEnd(name: string, text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return [`  ${name.padEnd(8)}none`]
  const shown = lines.slice(-SHOWN_LINES)
  const left = lines.length - shown.length
  return [
    `  ${name.padEnd(8)}${left === 0 ? '' : `${count(left, 'line')} before these`}`.trimEnd(),
    ...shown.map((line) => `    ${cleanLine(line, 200)}`),
  ]
}
