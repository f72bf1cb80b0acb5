import { groupsBy } from '../../base/groups.ts'
import { memoise } from '../../base/memoise.ts'
import { sum, sumKnown } from '../../base/numbers.ts'
import type { RestDrift } from '../../schema/analysis/observations.ts'
import type { IdlePower } from '../../schema/measurement/execution.ts'
import { restOfHost } from '../../schema/measurement/package-energy.ts'
import type { RunRecord } from '../../schema/measurement/record.ts'
import { studentQuantileOfInteger } from '../distributions/student-quantile.ts'
import { NORMAL_REACH } from '../statistics/moments.ts'

/** Change of the watts at rest that net energy is less by, and their standard error, once the host rested again. */
interface Correction {
  readonly watts: number
  readonly error: number
}

/** Least share of the watts that is worth a word. */
const NOTABLE_DRIFT = 0.02

/**
 * Power at rest before a host's runs and after them. The record of the last of these runs holds both; those before it hold the
 * first alone, and so what they took above it.
 */
export class RestCollector {
  /** By the zone and the start of the first window. */
  readonly #pairs = new Map<string, { host: string; before: IdlePower; after: IdlePower }>()
  readonly #corrections = new Map<string, Correction | null>()

  add({ idle, host }: Pick<RunRecord, 'idle' | 'host'>): void {
    for (const [before, ...later] of groupsBy(idle, ({ domain, meter }) => [domain, meter])) {
      const after = later.at(-1)
      if (after !== undefined) this.#pairs.set(windowKey(before), { host: host.name, before, after })
    }
  }

  get isEmpty(): boolean {
    return this.#pairs.size === 0
  }

  /** The mean of both windows stands for the time between them; half of what they differ by is an error of it, too. */
  correct(rest: string): Correction | null {
    const known = this.#corrections.get(rest)
    if (known !== undefined) return known
    const pairs = parseRest(rest).map((window) => this.#pairs.get(window))
    const found = pairs.some((pair) => pair === undefined) ? null : sumPairs(pairs.filter((pair) => pair !== undefined))
    this.#corrections.set(rest, found)
    return found
  }

  /** Of each zone of a host the windows that differ most. */
  collect(): RestDrift[] {
    return groupsBy([...this.#pairs.values()], ({ host, before }) => [host, before.domain]).map((pairs) => {
      const farthest = pairs.reduce((most, pair) => (differenceOf(pair) > differenceOf(most) ? pair : most))
      const { host, before, after } = farthest
      const error = errorOf(farthest)
      const difference = differenceOf(farthest)
      const reach = NORMAL_REACH * (joinErrors([before, after].map(widerErrorOf)) ?? 0)
      const least = Math.max(reach, (NOTABLE_DRIFT * (before.watts + after.watts)) / 2)
      return {
        host,
        domain: before.domain,
        starts: pairs.length,
        before: before.watts,
        after: after.watts,
        standardError: error,
        differs: difference > least,
      }
    })
  }
}

/** Names the windows of the zones that a run's energy is the sum of; null: of one nothing is known at rest. */
export function nameRest(record: Pick<RunRecord, 'energy' | 'idle'>): string | null {
  const zones = restOfHost(record)
  return zones === null || zones.length === 0 ? null : zones.map(windowKey).join('\n')
}

const parseRest = (rest: string): string[] => rest.split('\n')

const windowKey = ({ domain, meter, startedAt }: IdlePower): string => `${domain} by ${meter} ${startedAt}`

interface Pair {
  readonly before: IdlePower
  readonly after: IdlePower
}

const differenceOf = ({ before, after }: Pair): number => Math.abs(after.watts - before.watts)

/** Of the difference; null where one of them is not known. */
const errorOf = ({ before, after }: Pair): number | null =>
  joinErrors([before.standardErrorWatts, after.standardErrorWatts])

/** Of windows at two times, which know nothing of each other; null where one is not known. */
const joinErrors = (errors: readonly (number | null)[]): number | null =>
  errors.length === 0 || errors.includes(null) ? null : Math.hypot(...errors.map((error) => error ?? 0))

/** Slices of a window that does not say: ten at least, but of a meter too slow for these. */
const USUAL_SLICES = 10
/** Slices of a day and more: as many as a stranger's record can name would be counted through one by one. */
const MANY_SLICES = 10_000

/** What so many slices enlarge an error by. */
const wideningOf = memoise((slices: number) => studentQuantileOfInteger(0.975, Math.max(1, slices - 1)) / NORMAL_REACH)

/**
 * Standard error of a window's watts, enlarged as few slices know it: 1.96 of it are half the 95 % interval by Student's t. Of ten
 * by 1.15, of three by 2.2.
 */
function widerErrorOf({ standardErrorWatts, slices = USUAL_SLICES }: IdlePower): number | null {
  return standardErrorWatts === null ? null : standardErrorWatts * wideningOf(Math.min(slices, MANY_SLICES))
}

/** Such an error of a run's net joules by that of the idle power; null where it is not known. */
export function netErrorOf(record: Pick<RunRecord, 'energy' | 'idle' | 'wallSeconds'>): number | null {
  // What wakes or warms a host at rest moves its zones together, so none of their errors takes anything off another's.
  const watts = sumKnown((restOfHost(record) ?? []).map(widerErrorOf))
  return record.wallSeconds === null || watts === null ? null : record.wallSeconds * watts
}

const sumPairs = (pairs: readonly Pair[]): Correction => ({
  watts: sum(pairs.map(({ before, after }) => (after.watts - before.watts) / 2)),
  error: sum(
    pairs.map((pair) => {
      const error = joinErrors([pair.before, pair.after].map(widerErrorOf))
      return Math.hypot(error ?? 0, differenceOf(pair)) / 2
    }),
  ),
})
