import type { Cost } from '../../schema/analysis/group.ts'
import type { MissingReading, Quantity } from '../../schema/analysis/ratio.ts'
import type { Quality } from '../../schema/common.ts'
import { cpuSecondsOf, memoryKnown } from '../../schema/measurement/execution.ts'
import type { ExecutionReason } from '../../schema/measurement/execution-reason.ts'
import { type HostEnergy, isDoubtful } from '../../schema/measurement/package-energy.ts'
import type { RunRecord } from '../../schema/measurement/record.ts'

/** A number of one run that may enter a ratio: above zero, or missing with the reason. */
interface Reading {
  readonly value: number | null
  readonly quality: Quality
  /** Why there is none; of an estimate what it rests on. */
  readonly reason: MissingReading | null
  /** For energy: the meter and its zones. Readings of two meters or two sets of zones never make a ratio. */
  readonly source?: string
  /** For energy: a meter outside the machine read it. */
  readonly isExternal?: boolean
  /** For time, where predictions are scored: the part that went on reading and splitting data, which enters no ratio. */
  readonly loading?: number
}

export type Readings = Readonly<Record<Quantity, Reading>>

/** `host`: what `energyOfHost` makes of the record; `share` gives equal texts as one. */
export function readQuantities(record: RunRecord, host: HostEnergy, share: (text: string) => string): Readings {
  return {
    energy: readEnergy(host, record.flags, share),
    cpu: withLoading(readCpu(record), record.split?.loading?.cpuSeconds),
    wall: withLoading(positive(record.wallSeconds, record.reasons.wallSeconds), record.split?.loading?.wallSeconds),
    memory: positive(memoryKnown(record), record.reasons.peakMemoryBytes),
  }
}

/** CPU time is the run's own whatever runs beside it, but where threads may have spun while they waited for each other. */
export function readCpu(record: RunRecord): Reading {
  const { flags, reasons } = record
  const cpuSeconds = cpuSecondsOf(record)
  if (cpuSeconds !== null && flags.includes('threads-disturbed')) return unavailable({ kind: 'contaminated' })
  return positive(cpuSeconds, reasons.userSeconds ?? reasons.systemSeconds)
}

/** Seconds, joules or bytes: no clock and no meter resolves less. */
const LEAST = 1e-9

/** Nothing takes no time, no memory and no energy: a zero is a meter too coarse for this run, not a saving. */
function positive(value: number | null, reason: ExecutionReason | undefined): Reading {
  if (value === null)
    return unavailable(reason === undefined ? { kind: 'not-recorded' } : { kind: 'execution', reason })
  if (value < LEAST) return unavailable({ kind: 'too-small' })
  return { value, quality: 'measured', reason: null }
}

const withLoading = (reading: Reading, loading: number | undefined): Reading =>
  loading === undefined ? reading : { ...reading, loading }

const unavailable = (reason: MissingReading): Reading => ({ value: null, quality: 'unavailable', reason })

/** Why a number that was read is left out all the same; null where it is not. */
export function leftOutAs({ reason }: Reading): 'contaminated' | 'doubtful' | null {
  return reason?.kind === 'contaminated' || reason?.kind === 'doubtful' ? reason.kind : null
}

/**
 * A counter that did not move is too coarse for the run; an estimate keeps what it rests on. The counters are the whole
 * socket's, so what ran beside a run is in its energy. A number that its own meter doubts would carry the doubt into every
 * ratio.
 */
function readEnergy(host: HostEnergy, flags: RunRecord['flags'], share: (text: string) => string): Reading {
  const { joules, quality, reason, meter, source } = host
  if (joules === null) return unavailable(reason === null ? { kind: 'not-recorded' } : { kind: 'energy', reason })
  if (quality === 'measured' && flags.includes('contaminated')) return unavailable({ kind: 'contaminated' })
  if (isDoubtful(host)) return unavailable({ kind: 'doubtful', doubts: [...host.doubts] })
  if (joules < LEAST) return unavailable({ kind: 'too-small' })
  return {
    value: joules,
    quality,
    reason: reason && { kind: 'energy', reason },
    source: share(source ?? ''),
    isExternal: meter === 'external',
  }
}

/** Energy leads where what is told has it measured on both sides; else CPU time does: an estimate is never a result. */
export const chooseLeadingQuantity = (isEnergyMeasured: boolean): Cost => (isEnergyMeasured ? 'energy' : 'cpu')
