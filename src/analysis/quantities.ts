import { energyOfHost, isDoubtful } from '../schema/package-energy.ts'
import type { Quantity } from '../schema/ratio.ts'
import type { RunRecord } from '../schema/record.ts'

/** A number of one run that may enter a ratio: above zero, or missing with the reason. */
interface Reading {
  readonly value: number | null
  readonly quality: 'measured' | 'estimated' | 'unavailable'
  readonly reason: string | null
  /** Of energy: why a number that was read is left out all the same. */
  readonly leftOut?: 'contaminated' | 'doubtful'
  /** Of energy: the meter and its zones. What two meters or two sets of zones say is never set in a ratio. */
  readonly source?: string
}

export type Readings = Readonly<Record<Quantity, Reading>>

export function readQuantities(record: RunRecord): Readings {
  const { userSeconds, systemSeconds } = record
  const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds
  return {
    energy: readEnergy(record),
    cpu: positive(cpuSeconds, 'CPU time', record.reasons.userSeconds ?? record.reasons.systemSeconds),
    wall: positive(record.wallSeconds, 'wall time', record.reasons.wallSeconds),
    memory: positive(record.peakMemoryBytes, 'peak memory', record.reasons.peakMemoryBytes),
  }
}

/** Seconds, joules or bytes: no clock and no meter resolves less. */
const LEAST = 1e-9

/** Nothing takes no time, no memory and no energy: a zero is a meter too coarse for this run, not a saving. */
function positive(value: number | null, what: string, reason: string | undefined): Reading {
  if (value === null) return unavailable(reason ?? `${what} was not recorded`)
  if (value < LEAST) return unavailable(`${what} was too small to be read`)
  return { value, quality: 'measured', reason: null }
}

const unavailable = (reason: string): Reading => ({ value: null, quality: 'unavailable', reason })

/**
 * A counter that did not move is too coarse for the run; an estimate keeps what it rests on. The counters are the whole
 * socket's, so what ran beside a run is in its energy; CPU time is the run's own, and stands. A number that its own meter
 * doubts would carry the doubt into every ratio.
 */
function readEnergy({ energy, flags }: RunRecord): Reading {
  const host = energyOfHost(energy)
  const { joules, quality, reason, meter, domains } = host
  if (joules === null) return unavailable(reason ?? 'this host gave no reading of energy')
  if (quality === 'measured' && flags.includes('contaminated')) {
    return {
      ...unavailable('other load ran beside the run and is in what the counters say'),
      leftOut: 'contaminated',
    }
  }
  if (isDoubtful(host)) return { ...unavailable(reason ?? ''), leftOut: 'doubtful' }
  if (joules < LEAST) return unavailable('the energy counter did not move during the run')
  return { value: joules, quality, reason, source: `${meter} (${domains.join(', ')})` }
}
