import { median } from '../../base/numbers.ts'
import { flopsPerJoule } from '../../schema/flops-per-joule.ts'
import { energyOfHost, isDoubtful, netJoulesOfHost } from '../../schema/package-energy.ts'
import type { Plan } from '../../schema/plan.ts'
import type { FlopsReading, RunRecord } from '../../schema/record.ts'

/**
 * What the records of one script hold beside the quantities of the ratios; medians over the measured runs that ended ok, of
 * energy and carbon those beside which no other load ran and whose reading is not in doubt.
 */
export interface RunFacts {
  /** Joules above what the host draws while idle; null where no idle power was measured. */
  readonly netJoules: number | null
  readonly carbonGrams: number | null
  /** The joules behind the grams are an estimate. */
  readonly carbonEstimated: boolean
  /** Of the kinds that were counted; the two are never compared. */
  readonly flops: readonly { readonly kind: FlopsReading['kind']; readonly count: number }[]
  readonly flopsPerJoule: number | null
  /** Measured runs with conditions recorded, and how many of them were disturbed. */
  readonly observed: number
  readonly contaminated: number
  readonly throttled: number
  /** Share of all busy CPU seconds on the host that were not the run's. */
  readonly otherCpuShare: number | null
  readonly hottestCelsius: number | null
}

/** By variant id and, as a baseline runs in the blocks of each model, that block's model. */
export type FactsOf = (variant: string, blockModel: string | null) => RunFacts | null

export function collectRunFacts(plan: Plan, records: readonly RunRecord[]): FactsOf {
  const models = new Map(plan.blocks.map(({ id, model }) => [id, model]))
  const key = (variant: string, model: string | null) => JSON.stringify([variant, model])
  const groups = Map.groupBy(keepLastAttempts(records), ({ variant, block }) => key(variant, models.get(block) ?? null))
  const facts = new Map([...groups].map(([name, runs]) => [name, summariseRuns(runs)]))
  return (variant, blockModel) => facts.get(key(variant, blockModel)) ?? null
}

/** The last attempt of each run is the one that counts. */
export function keepLastAttempts(records: readonly RunRecord[]): RunRecord[] {
  const last = new Map<string, RunRecord>()
  for (const record of records) {
    const run = JSON.stringify([record.variant, record.block, record.purpose])
    const earlier = last.get(run)
    if (earlier === undefined || record.attempt >= earlier.attempt) last.set(run, record)
  }
  return [...last.values()]
}

function summariseRuns(runs: readonly RunRecord[]): RunFacts {
  const measured = runs.filter(({ purpose, status }) => purpose === 'measured' && status === 'ok')
  const flops = runs.flatMap((run) => (run.purpose === 'flops' ? run.flops : []))
  const counted = (kind: FlopsReading['kind']) => {
    const count = median(flops.flatMap((reading) => (reading.kind === kind ? (reading.count ?? []) : [])))
    return count === null ? [] : [{ kind, count }]
  }
  const quiet = measured.filter(({ flags }) => !flags.includes('contaminated'))
  const trusted = quiet.filter(({ energy }) => !isDoubtful(energyOfHost(energy)))
  const carbon = trusted.flatMap((run) => (run.carbon?.grams == null ? [] : [run.carbon]))
  const around = measured.flatMap(({ conditions }) => conditions ?? [])
  return {
    netJoules: median(trusted.flatMap((run) => sumNet(run) ?? [])),
    carbonGrams: median(carbon.flatMap(({ grams }) => grams ?? [])),
    carbonEstimated: carbon.some(({ quality }) => quality === 'estimated'),
    flops: [...counted('hardware-retired'), ...counted('theoretical-operator')],
    flopsPerJoule: divideFlops(flops, trusted),
    observed: around.length,
    contaminated: measured.length - quiet.length,
    throttled: measured.filter(({ flags }) => flags.includes('throttled')).length,
    otherCpuShare: median(around.flatMap(({ otherCpuShare }) => otherCpuShare ?? [])),
    hottestCelsius: around
      .flatMap(({ temperatureCelsius }) => temperatureCelsius?.after ?? [])
      .reduce<number | null>((hottest, each) => Math.max(hottest ?? each, each), null),
  }
}

/** Gross ones must be measured, and each zone needs its idle power. */
export function sumNet({ energy }: RunRecord): number | null {
  return energyOfHost(energy).quality === 'measured' ? netJoulesOfHost(energy) : null
}

function divideFlops(flops: readonly FlopsReading[], quiet: readonly RunRecord[]): number | null {
  const joules = median(
    quiet.flatMap(({ energy }) => {
      const { joules, quality } = energyOfHost(energy)
      return quality === 'measured' ? (joules ?? []) : []
    }),
  )
  return joules === null ? null : flopsPerJoule(flops, { joules, quality: 'measured' })
}
