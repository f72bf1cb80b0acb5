import { formatSize } from '../../base/size.ts'
import { printableJson } from '../../base/text/clean-text.ts'
import { quoteWord, quoteWords } from '../../base/text/text.ts'
import type { Quantity } from '../../schema/analysis/ratio.ts'
import type { Reproduction, RunCommand } from '../../schema/campaign/reproduction.ts'
import { cpuSecondsOf } from '../../schema/measurement/execution.ts'
import { measuredJoules } from '../../schema/measurement/package-energy.ts'
import type { RunRecord } from '../../schema/measurement/record.ts'
import { formatQuantity, MISSING, QUANTITY_WORDS } from './format.ts'
import { formatRatio } from './format-ratio.ts'

/** Record, command, and both runs side by side. */
export const renderReproduction = ({ record, command, again, isAlike }: Reproduction): string =>
  [
    `The record, as it lies in records/:\n${printableJson(record)}`,
    `What it ran, in sandbox ${record.sandbox} on a fresh copy of the project:\n${formatCommand(command)}`,
    ...(again === null ? ['Nothing was run (--dry-run).'] : formatAgain(record, again, isAlike === true)),
  ].join('\n\n')

function formatCommand({ workingDirectory, words, pythonPath, script, limits }: RunCommand): string {
  const path = pythonPath.length === 0 ? '' : `PYTHONPATH=${quoteWord(pythonPath.join(':'))} `
  return [
    `  cd ${quoteWord(workingDirectory)} && ${path}${quoteWords(words)}`,
    ...(script === null ? [] : [`  ${script.path} is the answer with SHA-256 ${script.sha256}`]),
    `  limits: ${limits.wallSeconds} s, ${formatSize(limits.memoryBytes)}`,
  ].join('\n')
}

const READ: Readonly<Record<Quantity, (record: RunRecord) => number | null>> = {
  cpu: cpuSecondsOf,
  wall: ({ wallSeconds }) => wallSeconds,
  memory: ({ peakMemoryBytes }) => peakMemoryBytes,
  energy: ({ energy }) => measuredJoules(energy),
}

function formatAgain(before: RunRecord, now: RunRecord, isAlike: boolean): string[] {
  const rows = (['cpu', 'wall', 'memory', 'energy'] as const).map((quantity) => {
    const [a, b] = [READ[quantity](before), READ[quantity](now)]
    const ratio = a === null || b === null || a === 0 || b === 0 ? '' : ` (${formatRatio({ estimate: b / a })})`
    return `  ${QUANTITY_WORDS[quantity]}: ${formatQuantity(a, quantity)} → ${formatQuantity(b, quantity)}${ratio}`
  })
  const metric = (record: RunRecord) =>
    record.metric === null ? MISSING : `${record.metric.name} ${record.metric.value}`
  const elsewhere =
    before.host.stratum === now.host.stratum
      ? []
      : ['On another host, or another state of it: its times say nothing of the record’s.']
  return [
    [
      `Then → now:`,
      `  outcome: ${before.status} → ${now.status}`,
      `  metric: ${metric(before)} → ${metric(now)}`,
      ...rows,
    ].join('\n'),
    ...elsewhere,
    isAlike
      ? `✔ It ended alike${now.metric === null ? '' : ', with the same metric'}.`
      : `✘ It did not end alike${now.errorMessage === null ? '' : `: ${now.errorType ?? now.status}: ${now.errorMessage}`}.`,
  ]
}
