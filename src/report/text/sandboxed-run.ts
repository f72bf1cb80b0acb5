import { cleanLine } from '../../base/clean-text.ts'
import { formatSize } from '../../base/size.ts'
import type { RunRecord } from '../../schema/record.ts'

/** How a command in a sandbox ended and what it took: one line, free of what it could have put into its messages. */
export function renderSandboxedRun(record: RunRecord): string {
  const { status, errorMessage, errorType, wallSeconds, userSeconds, systemSeconds, peakMemoryBytes } = record
  const why = errorMessage ?? errorType
  const parts = [
    why === null ? status : `${status} (${cleanLine(why, 200)})`,
    wallSeconds === null ? null : `${wallSeconds.toFixed(2)} s`,
    userSeconds === null || systemSeconds === null ? null : `CPU ${(userSeconds + systemSeconds).toFixed(2)} s`,
    peakMemoryBytes === null ? null : formatSize(peakMemoryBytes),
    `sandbox: ${record.sandbox}`,
  ]
  return `greenml sandbox: ${parts.filter((each) => each !== null).join(', ')}`
}
