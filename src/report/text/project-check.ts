import { cleanLine } from '../../base/clean-text.ts'
import { formatSize } from '../../base/size.ts'
import type { ProjectCheck } from '../../schema/check-report.ts'
import { MISSING } from './format.ts'

/** Lines of output that show how a script ended. */
const SHOWN_LINES = 12

/** How the author's script ended, which metric was read and where from, what the run took and the end of its output. */
export function renderCheck(check: ProjectCheck): string {
  const { metric, wallSeconds, userSeconds, systemSeconds, peakMemoryBytes, status, reason } = check
  const seconds = (value: number | null) => (value === null ? MISSING : `${value.toFixed(2)} s`)
  const cpu = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds
  const facts = [
    ['metric', metric === null ? 'not read' : nameMetric(metric)],
    ['time', `${seconds(wallSeconds)}, CPU ${seconds(cpu)}`],
    ['memory', peakMemoryBytes === null ? MISSING : formatSize(peakMemoryBytes)],
    ['run by', `${check.environment ?? MISSING}, sandbox: ${check.sandbox}`],
  ]
  return [
    `${check.project}: ${status}${reason === null ? '' : ` (${reason})`}`,
    ...facts.map(([name = '', fact]) => `  ${name.padEnd(8)}${fact}`),
    ...showEnd('output', check.stdout),
    ...(status === 'ok' ? [] : showEnd('errors', check.stderr)),
  ].join('\n')
}

function nameMetric({ name, normalised, line }: NonNullable<ProjectCheck['metric']>): string {
  const from = line === null ? "by the manifest's expression" : `from the line: ${cleanLine(line, 200)}`
  return `${name} = ${normalised}, ${from}`
}

function showEnd(name: string, text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return [`  ${name.padEnd(8)}none`]
  const shown = lines.slice(-SHOWN_LINES)
  const left = lines.length - shown.length
  return [
    `  ${name.padEnd(8)}${left === 0 ? '' : `${left} lines before these`}`.trimEnd(),
    ...shown.map((line) => `    ${cleanLine(line, 200)}`),
  ]
}
