import { boundTexts } from '../base/text/clean-text.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { type AuthorsRun, tellEnd } from '../benchmark/run-authors.ts'
import { LONGEST_TEXT } from '../schema/common.ts'
import {
  CHECK_VERSION,
  LONGEST_OUTPUT_END,
  type ProjectCheck,
  projectCheck,
} from '../schema/measurement/check-report.ts'
import { LONGEST_ERROR_TYPE, LONGEST_TRACEBACK } from '../schema/measurement/execution.ts'

/** What a run of the author's script shows of its project. */
export function toCheck(project: string, { record, fileUse, metricLine, ...output }: AuthorsRun): ProjectCheck {
  const { metric, ...of } = record
  const seen = {
    schemaVersion: CHECK_VERSION,
    project,
    status: of.status,
    reason: of.status === 'ok' ? null : tellEnd(record),
    metric: metric && { name: metric.name, value: metric.value, normalised: metric.normalised, line: metricLine },
    wallSeconds: of.wallSeconds,
    userSeconds: of.userSeconds,
    systemSeconds: of.systemSeconds,
    peakMemoryBytes: of.peakMemoryBytes,
    exitCode: of.exitCode,
    signal: of.signal,
    errorType: of.errorType,
    tracebackTail: of.tracebackTail,
    failureClass: of.failureClass,
    stdout: output.stdout.slice(-LONGEST_OUTPUT_END),
    stderr: output.stderr.slice(-LONGEST_OUTPUT_END),
    filesRead: fileUse.read,
    sandbox: of.sandbox,
    environment: of.environment,
    startedAt: of.startedAt,
    toolVersion: of.toolVersion,
    sourceHash: of.sourceHash,
    lockHash: of.lockHash,
  }
  const bounded = boundTexts(seen, LONGEST_TEXT, {
    errorType: LONGEST_ERROR_TYPE,
    tracebackTail: LONGEST_TRACEBACK,
    stdout: LONGEST_OUTPUT_END,
    stderr: LONGEST_OUTPUT_END,
  })
  return parseWith(projectCheck, bounded, 'the check')
}
