import { z } from 'zod'
import { instant, label, sha256, slug, text } from '../common.ts'
import { versioned } from '../versioned.ts'
import { sandboxedExecution } from './execution.ts'
import { metricReading, status } from './record.ts'

export const CHECK_VERSION = 1
export const LONGEST_OUTPUT_END = 20_000

const { exitCode, signal, errorType, tracebackTail, failureClass, sandbox, toolVersion } = sandboxedExecution.shape
const { wallSeconds, userSeconds, systemSeconds, peakMemoryBytes } = sandboxedExecution.shape

/** `greenml check --json`: one run of the author's script, and whether its metric was read. */
export const projectCheck = versioned(
  CHECK_VERSION,
  z.strictObject({
    schemaVersion: z.literal(CHECK_VERSION),
    project: slug,
    /** `ok`: the author's script ran to its end and its metric was read. */
    status,
    /** Why it is not `ok`. */
    reason: text.nullable(),
    metric: z
      .strictObject({
        ...metricReading.pick({ name: true, value: true, normalised: true }).shape,
        /** Line of the output where the metric was read from; null: the manifest's expression gave it. */
        line: text.nullable(),
      })
      .nullable(),
    wallSeconds,
    userSeconds,
    systemSeconds,
    peakMemoryBytes,
    exitCode,
    signal,
    errorType,
    tracebackTail,
    failureClass,
    /** The ends of what it printed. */
    stdout: z.string().max(LONGEST_OUTPUT_END),
    stderr: z.string().max(LONGEST_OUTPUT_END),
    /** Files of the source that the run read, of those that may hold data; null: not seen. */
    filesRead: z.array(text).nullable(),
    sandbox,
    environment: label.nullable(),
    startedAt: instant,
    sourceHash: sha256.nullable(),
    lockHash: sha256.nullable(),
    toolVersion,
  }),
  {},
)
export type ProjectCheck = z.infer<typeof projectCheck>
