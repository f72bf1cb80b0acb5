import type { Attempt } from '../../campaign/latest-attempts.ts'
import type { Shim } from '../../schema/common.ts'
import type { SandboxTier } from '../../schema/measurement/execution.ts'
import { energyOfHost } from '../../schema/measurement/package-energy.ts'
import type { FlopsReading, PhaseSeconds, ProbeReading, RunRecord, Status } from '../../schema/measurement/record.ts'
import type { ProbeRun } from '../observations/probed.ts'
import { type Observation, reduceObservation } from '../observations/reduce.ts'
import { type Readings, readCpu, readQuantities } from './quantities.ts'

/** Facts that the analysis keeps of a record: records arrive by the hundred thousand, with logs and tracebacks. */
export interface Run {
  readonly id: string
  readonly variant: string
  readonly shim: Shim
  readonly block: string
  readonly attempt: number
  readonly orderIndex: number
  readonly startedAt: string
  readonly status: Status
  readonly failureClass: RunRecord['failureClass']
  /** The exception with its module, as Python prints it: `pandas.errors.ParserError`. */
  readonly errorType: string | null
  readonly message: string | null
  readonly contaminated: boolean
  readonly cold: boolean
  readonly stratum: string
  readonly sandbox: SandboxTier
  readonly metric: { readonly name: string; readonly value: number } | null
  /** The test rows that it was judged by, and its metric without groups of them; null: its metric was printed. */
  readonly split: { readonly hash: string; readonly testRows: number; readonly withoutGroup: readonly number[] } | null
  readonly readings: Readings
  readonly observation: Observation
  readonly variantHash: string | null
  readonly lockHash: string | null
  readonly sourceHash: string | null
  /** Hash of the log; null where the run ended ok. */
  readonly logSha256: string | null
}

/** Phases of a profiling run. It is never pooled with measured runs: the profiler is in it. */
export interface Profile extends Attempt {
  readonly block: string
  readonly status: Status
  readonly phaseCpuSeconds: PhaseSeconds | null
  readonly variantHash: string | null
}

/** A run on changed data: it says whether a metric is honest, and counts for nothing else. */
export interface Probe extends ProbeRun, Attempt {
  readonly variantHash: string | null
}

/** Training as a measured run that was watched showed it. */
export interface Trace extends Attempt {
  readonly reading: ProbeReading
  readonly variantHash: string | null
}

/** A run that counted floating-point operations. */
export interface FlopsRun extends Attempt {
  readonly flops: readonly FlopsReading[]
}

export function reduceProfile(record: RunRecord): Profile {
  const { id, block, attempt, startedAt, status, phaseCpuSeconds, variantHash } = record
  return { id, block, attempt, startedAt, status, phaseCpuSeconds, variantHash }
}

/** Where nothing was watched others ran beside it, for which its threads may have spun. */
export function reduceProbe(record: RunRecord, reading: ProbeReading): Probe {
  const { id, attempt, startedAt, status, metric, conditions, variantHash } = record
  const printed = status === 'ok' ? (metric?.normalised ?? null) : null
  const cpuSeconds = conditions === null ? null : readCpu(record).value
  return { id, attempt, startedAt, metric: printed, cpuSeconds, reading, variantHash }
}

export const reduceTrace = ({ id, attempt, startedAt, variantHash }: RunRecord, reading: ProbeReading): Trace => ({
  id,
  attempt,
  startedAt,
  variantHash,
  reading,
})

export const reduceFlops = ({ id, attempt, startedAt, flops }: RunRecord): FlopsRun => ({
  id,
  attempt,
  startedAt,
  flops,
})

export function reduceRecord(record: RunRecord, share: (text: string) => string): Run {
  const host = energyOfHost(record.energy)
  const { errorMessage, failureClass, metric, split, variantHash, lockHash, sourceHash } = record
  const qualifiedType = qualifyErrorType(record)
  return {
    id: record.id,
    variant: share(record.variant),
    shim: record.shim,
    block: share(record.block),
    attempt: record.attempt,
    orderIndex: record.orderIndex,
    startedAt: record.startedAt,
    status: record.status,
    failureClass,
    errorType: qualifiedType && share(qualifiedType),
    message: errorMessage && share(errorMessage),
    contaminated: record.flags.includes('contaminated'),
    cold: record.flags.includes('cold'),
    stratum: share(record.host.stratum),
    sandbox: record.sandbox,
    metric: metric === null ? null : { name: share(metric.name), value: metric.normalised },
    split: split && { hash: share(split.hash), testRows: split.testRows, withoutGroup: split.withoutGroup },
    readings: readQuantities(record, host, share),
    observation: reduceObservation(record, host, share),
    variantHash: variantHash && share(variantHash),
    lockHash: lockHash && share(lockHash),
    sourceHash: sourceHash && share(sourceHash),
    logSha256: record.status === 'ok' ? null : record.logSha256,
  }
}

/** Records hold the exception's own name; the last line of the traceback tells its module. */
function qualifyErrorType({ errorType, tracebackTail }: RunRecord): string | null {
  const last = tracebackTail?.slice(tracebackTail.lastIndexOf('\n') + 1).split(':', 1)[0] ?? ''
  return errorType !== null && last.endsWith(`.${errorType}`) ? last : errorType
}
