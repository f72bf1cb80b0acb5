import { mean } from '../../base/numbers.ts'
import type { Observation } from '../observations/reduce.ts'
import { perQuantity, withoutLoading } from './pairs.ts'
import type { Readings } from './quantities.ts'
import type { Run } from './reduced-runs.ts'

/** One program that ran twice in each block, as one run a block: geometric means of what was read alike. */
export function poolRuns(runs: readonly Run[], others: readonly Run[]): readonly Run[] {
  const ofBlock = new Map(others.map((run) => [run.block, run]))
  const pooled = runs.map((run) => {
    const other = ofBlock.get(run.block)
    ofBlock.delete(run.block)
    return other === undefined ? run : poolPair(run, other)
  })
  return [...pooled, ...ofBlock.values()]
}

function poolPair(run: Run, other: Run): Run {
  if (other.status !== 'ok' || other.stratum !== run.stratum) return run
  if (run.status !== 'ok') return other
  return {
    ...run,
    readings: perQuantity((quantity) => poolReadings(run.readings[quantity], other.readings[quantity])),
    observation: {
      ...run.observation,
      ...poolNet(run, other),
      outside: poolOutside(run.observation, other.observation),
    },
  }
}

/** Energy above idle of the runs whose gross energy is pooled. */
function poolNet(run: Run, other: Run): Pick<Observation, 'netJoules' | 'netError'> {
  const [own, beside] = [run.readings.energy, other.readings.energy]
  if (own.value === null && beside.value !== null) return netOf(other)
  if (beside.value === null || own.quality !== beside.quality || own.source !== beside.source) return netOf(run)
  const [first, second] = [netOf(run), netOf(other)]
  return {
    netJoules: poolJoules(first.netJoules, second.netJoules),
    // One idle power is behind both, so that two runs make its error no smaller.
    netError: mean([first, second].flatMap(({ netError }) => netError ?? [])),
  }
}

const netOf = ({ observation: { netJoules, netError } }: Run) => ({ netJoules, netError })

function poolOutside({ outside: own }: Observation, { outside: other }: Observation): Observation['outside'] {
  if (own === null || other === null) return own ?? other
  const zones = new Set([...own.keys(), ...other.keys()])
  return new Map([...zones].flatMap((zone) => pairOf(zone, poolJoules(own.get(zone) ?? null, other.get(zone) ?? null))))
}

const pairOf = (zone: string, joules: number | null) => (joules === null ? [] : [[zone, joules] as const])

/** The geometric mean of two runs' joules. Where one came out at nothing or below there is none, and that one says so. */
function poolJoules(own: number | null, other: number | null): number | null {
  if (own === null || other === null) return own ?? other
  return own > 0 && other > 0 ? Math.sqrt(own * other) : Math.min(own, other)
}

type Reading = Readings[keyof Readings]

function poolReadings(own: Reading, other: Reading): Reading {
  if (own.value === null || other.value === null) return own.value === null ? other : own
  if (own.quality !== other.quality) return own.quality === 'measured' ? own : other
  if (own.source !== other.source) return own
  const loading = mean([own.loading, other.loading].filter((each) => each !== undefined))
  // What is left without loading is what a ratio is made of.
  const left = Math.sqrt(withoutLoading(own, own) * withoutLoading(other, other))
  return loading === null ? { ...own, value: left } : { ...own, value: left + loading, loading }
}
