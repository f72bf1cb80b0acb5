import type { Analysis } from '../schema/analysis/analysis.ts'
import type { GroupAnalysis } from '../schema/analysis/group.ts'
import type { EnergyGap, HeadlineFact, Scope } from '../schema/analysis/headline.ts'
import type { GroupRatio } from '../schema/analysis/ratio.ts'
import type { Provenance } from '../schema/generation/provenance.ts'
import { preferPairs } from './runs/pairs.ts'
import { chooseLeadingQuantity } from './runs/quantities.ts'
import { hasFewProjects, leadByExtremes, leadByScripts } from './script-headline.ts'
import type { AnalysedVariant } from './variant.ts'

/**
 * Facts of the headline: one for each group, or for scripts where there are too few projects to speak of a group. Energy
 * leads only where both sides were measured, for as many projects as have a CPU time.
 */
export function chooseHeadline(
  groups: readonly GroupAnalysis[],
  analysed: readonly AnalysedVariant[],
  energyQuality: Analysis['energyQuality'],
  provenances: Iterable<Provenance>,
  scope: Scope | null,
): HeadlineFact[] {
  const variants = analysed.map(({ analysis }) => analysis)
  if (variants.every(({ runs }) => runs === 0)) return [{ kind: 'nothing-ran' }, ...findOrigins(provenances)]
  const isMeasured = energyQuality === 'measured'
  const results = hasFewProjects(variants)
    ? leadByScripts(variants, isMeasured)
    : [...groups.map((group) => leadByGroup(group, isMeasured)), ...leadByExtremes(analysed, isMeasured)]
  return [
    ...results,
    ...(isMeasured ? [] : [{ kind: 'no-energy' } as const]),
    ...findOrigins(provenances),
    ...(scope === null ? [] : [{ kind: 'scope' } as const]),
  ]
}

function leadByGroup({ mode, model, ratios }: GroupAnalysis, isMeasured: boolean): HeadlineFact {
  const [energy, cpu] = [preferPairs(ratios.energy), preferPairs(ratios.cpu)]
  const gap = isMeasured ? findEnergyGap(energy, cpu) : null
  const quantity = chooseLeadingQuantity(isMeasured && gap === null)
  const ratio = quantity === 'energy' ? energy : cpu
  return { kind: 'group', mode, model, quantity, baseline: ratio?.baseline ?? null, energyGap: gap }
}

function findEnergyGap(energy: GroupRatio | undefined, cpu: GroupRatio | undefined): EnergyGap | null {
  if (energy === undefined || (energy.pairs > 0 && energy.quality !== 'measured')) return { kind: 'not-measured' }
  if (energy.pairs >= (cpu?.pairs ?? 0)) return null
  if (energy.pairs > 0) return { kind: 'fewer-projects', projects: energy.pairs }
  const isTold = energy.verdict === 'not-measured' && energy.cause !== null
  return isTold ? { kind: 'no-verdict', baseline: energy.baseline } : { kind: 'not-measured' }
}

function findOrigins(provenances: Iterable<Provenance>): HeadlineFact[] {
  const models = { recorded: new Set<string>(), given: new Set<string>() }
  for (const { origin, model } of provenances) if (origin !== 'provider') models[origin].add(model)
  return (['recorded', 'given'] as const).flatMap((origin) =>
    models[origin].size === 0 ? [] : [{ kind: 'origin', origin, models: [...models[origin]].sort() } as const],
  )
}
