import {
  energyBesideCards,
  energyOutside,
  type HostEnergy,
  isDoubtful,
  netJoulesOfHost,
} from '../../schema/measurement/package-energy.ts'
import type { RunRecord } from '../../schema/measurement/record.ts'
import { nameRest, netErrorOf, type RestCollector } from './rests.ts'

/** Facts of a measured run's record beside the quantities of the ratios. */
export interface Observation {
  readonly netJoules: number | null
  /** Error of these by that of the idle power, the same for all runs after one window at rest: 1.96 of it are half the 95 % interval. */
  readonly netError: number | null
  /** Names of the windows at rest behind these. */
  readonly rest: string | null
  /** Joules by zone outside the scope; null without one. */
  readonly outside: ReadonlyMap<string, number> | null
  /** Gross joules that were measured, those of cards left out: none of the operations that perf counts is theirs. */
  readonly joulesBesideCards: number | null
  readonly energyInDoubt: boolean
  readonly carbonGrams: number | null
  readonly carbonEstimated: boolean
  /** Null: conditions were not recorded. */
  readonly conditions: { readonly otherCpuShare: number | null; readonly celsius: number | null } | null
  readonly throttled: boolean
  /** Most threads of one process; null: nobody looked. */
  readonly threads: number | null
}

/** `host`: what `energyOfHost` makes of the record; `share` gives equal texts as one. */
export function reduceObservation(record: RunRecord, host: HostEnergy, share: (text: string) => string): Observation {
  const { carbon, conditions } = record
  const rest = host.quality === 'measured' ? nameRest(record) : null
  return {
    netJoules: host.quality === 'measured' ? netJoulesOfHost(record.energy) : null,
    netError: host.quality === 'measured' ? netErrorOf(record) : null,
    rest: rest && share(rest),
    outside: outsideOf(record),
    joulesBesideCards: host.quality === 'measured' ? energyBesideCards(record.energy).joules : null,
    energyInDoubt: isDoubtful(host),
    carbonGrams: carbon?.grams ?? null,
    carbonEstimated: carbon?.quality === 'estimated',
    conditions: conditions && {
      otherCpuShare: conditions.otherCpuShare,
      celsius: conditions.temperatureCelsius?.after ?? null,
    },
    throttled: record.flags.includes('throttled'),
    threads: record.threads?.most ?? null,
  }
}

/** The same once it is known what the host drew at rest after the runs, too. */
export function correctRest(
  observation: Observation,
  wallSeconds: number | null,
  rests: Pick<RestCollector, 'correct'>,
): Observation {
  const { rest, netJoules } = observation
  const found = rest === null || netJoules === null || wallSeconds === null ? null : rests.correct(rest)
  if (found === null || netJoules === null || wallSeconds === null) return observation
  return { ...observation, netJoules: netJoules - found.watts * wallSeconds, netError: found.error * wallSeconds }
}

/** Zones outside the scope, of a run that was alone: such a meter sees whatever else ran. */
function outsideOf({ energy, flags }: RunRecord): Observation['outside'] {
  const zones = flags.includes('contaminated') ? [] : energyOutside(energy)
  return zones.length === 0 ? null : new Map(zones.map(({ zone, joules }) => [zone, joules]))
}
