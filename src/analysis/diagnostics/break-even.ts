import { median, sum } from '../../base/numbers.ts'
import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import type { BreakEven } from '../../schema/analysis/diagnostics.ts'
import type { PlannedVariant } from '../../schema/campaign/plan.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { composeVariantId } from '../../schema/generation/variant-id.ts'
import { endingOf } from '../runs/outcome.ts'
import type { Run } from '../runs/reduced-runs.ts'
import type { AnalysedVariant } from '../variant.ts'

/**
 * Runs after which a variant has saved the energy of its generation, with that of the tries before it which it mends, and with its
 * share of the samples that nobody can use, as far as they ran: for each that passed and is as accurate, whose provenances tell that energy and that
 * was measured beside a baseline.
 */
export function analyseBreakEven(
  analysed: readonly AnalysedVariant[],
  provenances: ReadonlyMap<string, Provenance>,
): BreakEven[] {
  const usable = Map.groupBy(
    analysed.flatMap(({ inBlocks: { variant }, analysis }) => (isComparable(analysis) ? [variant] : [])),
    seriesOf,
  )
  const unjudged = new Set(
    analysed.flatMap(({ inBlocks: { variant }, analysis }) => (isUnjudged(analysis) ? [sampleOf(variant)] : [])),
  )
  const asked = Map.groupBy(provenances.values(), seriesOf)
  return analysed.flatMap(({ inBlocks, analysis }) => {
    const series = seriesOf(inBlocks.variant)
    const samples = new Set(usable.get(series)?.map(({ sample }) => sample))
    const energy = addShare(
      sumEnergy(inBlocks.variant, provenances),
      (asked.get(series) ?? []).filter(
        (each) => each.arm === undefined && !samples.has(each.sample) && !unjudged.has(sampleOf(each)),
      ),
      samples.size,
    )
    if (energy === null || !isComparable(analysis)) return []
    return analysis.ratios.energy.flatMap(({ baseline, estimate, interval, quality }) => {
      const before = medianJoules(inBlocks.baselines.get(baseline)?.runs ?? [])
      if (quality !== 'measured' || estimate === null || before === null) return []
      const saved = (ratio: number) => before * (1 - ratio)
      const range = interval === null ? null : ([saved(interval[1]), saved(interval[0])] as [number, number])
      return [
        {
          variant: analysis.id,
          generationJoules: energy.joules,
          source: energy.source,
          baseline,
          savedJoules: saved(estimate),
          savedRange: range,
          runs: runsUntil(energy.joules, saved(estimate)),
          range: range && [runsUntil(energy.low, range[1]), runsUntil(energy.high, range[0])],
        },
      ]
    })
  })
}

type GenerationEnergy = NonNullable<Provenance['energy']>

/** Names the samples that one model was asked for in one way. */
const seriesOf = ({ project, mode, model }: Pick<PlannedVariant, 'project' | 'mode' | 'model'>): string =>
  composeVariantId({ project, mode, model, sample: null, iteration: null })

const sampleOf = ({ project, mode, model, sample }: Pick<PlannedVariant, 'project' | 'mode' | 'model' | 'sample'>) =>
  composeVariantId({ project, mode, model, sample, iteration: null })

/** Nobody knows whether it can be used: it did not run yet, or was lost to the bench. */
const isUnjudged = (analysis: AnalysedVariant['analysis']): boolean => ['lost', 'not-run'].includes(endingOf(analysis))

/** Statuses of what was not generated: nothing was spent on it. */
const NOT_GENERATED: readonly Provenance['status'][] = ['provider-error', 'pending', 'no-answer']

/**
 * Who asks for an answer that can be used pays for those that can't: what the failed samples took is parted among the others. Null:
 * nobody knows what one of them took.
 */
function addShare(
  own: GenerationEnergy | null,
  failed: readonly Provenance[],
  usable: number,
): GenerationEnergy | null {
  const spent = failed.filter(({ status }) => !NOT_GENERATED.includes(status))
  const known = spent.flatMap(({ energy }) => energy ?? [])
  if (own === null || known.length < spent.length) return null
  const shareOf = (read: (energy: GenerationEnergy) => number) => read(own) + sum(known.map(read)) / Math.max(1, usable)
  return {
    joules: shareOf(({ joules }) => joules),
    low: shareOf(({ low }) => low),
    high: shareOf(({ high }) => high),
    source: own.source,
  }
}

/** Null: a try was asked for whose energy nobody knows. */
function sumEnergy(variant: PlannedVariant, provenances: ReadonlyMap<string, Provenance>): GenerationEnergy | null {
  const tries = Array.from({ length: (variant.iteration ?? 0) + 1 }, (_, iteration) =>
    provenances.get(composeVariantId({ ...variant, iteration })),
  )
  const known = tries.flatMap((each) => each?.energy ?? [])
  const [first] = known
  if (first === undefined || known.length < tries.length) return null
  const sumOf = (read: (energy: GenerationEnergy) => number) => sum(known.map(read))
  return {
    joules: sumOf(({ joules }) => joules),
    low: sumOf(({ low }) => low),
    high: sumOf(({ high }) => high),
    source: first.source,
  }
}

/** Null: what saves nothing is never paid back. */
function runsUntil(joules: number, savedJoules: number): number | null {
  return savedJoules <= 0 ? null : Math.max(1, Math.ceil(joules / savedJoules))
}

function medianJoules(runs: readonly Run[]): number | null {
  return median(
    runs.flatMap(({ status, readings: { energy } }) =>
      status === 'ok' && energy.quality === 'measured' && energy.value !== null ? [energy.value] : [],
    ),
  )
}
