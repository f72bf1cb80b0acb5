import { formatSize } from '../../../base/size.ts'
import { cleanLine } from '../../../base/text/clean-text.ts'
import { cpuSecondsOf } from '../../../schema/measurement/execution.ts'
import type { RunRecord } from '../../../schema/measurement/record.ts'

/** How a command in a sandbox ended and what it took: one line, free of what it could have put into its messages. */
export function renderSandboxedRun(record: RunRecord): string {
  const { status, errorMessage, errorType, wallSeconds, peakMemoryBytes } = record
  const cpuSeconds = cpuSecondsOf(record)
  const why = errorMessage ?? errorType
  const parts = [
    why === null ? status : `${status} (${cleanLine(why, 200)})`,
    wallSeconds === null ? null : `${wallSeconds.toFixed(2)} s`,
    cpuSeconds === null ? null : `CPU ${cpuSeconds.toFixed(2)} s`,
    peakMemoryBytes === null ? null : formatSize(peakMemoryBytes),
    `sandbox: ${record.sandbox}`,
  ]
  return `greenml sandbox: ${parts.filter((each) => each !== null).join(', ')}`
}
