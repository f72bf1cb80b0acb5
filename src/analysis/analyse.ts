import type { Analysis } from '../schema/analysis.ts'
import { SCHEMA_VERSION } from '../schema/common.ts'
import type { Plan } from '../schema/plan.ts'
import type { Provenance } from '../schema/provenance.ts'
import { type RunRecord, TIERS } from '../schema/record.ts'
import { writeFindings } from './findings.ts'
import { analyseGroups } from './group.ts'
import { writeHeadline } from './headline.ts'
import { createRatioEstimator, FINE_RESAMPLES } from './ratio.ts'
import { type CollectedRuns, measuredBlocks, type Run, RunCollector } from './runs.ts'
import { unitsOf } from './units.ts'
import { analyseUnit } from './variant.ts'

export interface AnalysisInput {
  readonly plan: Plan
  readonly collected: CollectedRuns
  /** By variant id; a variant that was never generated has none. */
  readonly provenances: ReadonlyMap<string, Provenance>
  readonly toolVersion: string
  readonly createdAt: string
  /** What the reader of the files found, to stand first among the findings. */
  readonly notes?: readonly string[]
}

/** Everything that can be said of a campaign. Pure: the same input gives the same analysis. */
export function analyseCampaign(input: AnalysisInput): Analysis {
  const { plan, collected, provenances, toolVersion, createdAt, notes = [] } = input
  const estimate = createRatioEstimator(plan.seed)
  const estimateFinely = createRatioEstimator(plan.seed, FINE_RESAMPLES)
  const units = unitsOf(plan, collected).map((unit) =>
    analyseUnit(unit, provenances.get(unit.variant.id) ?? null, estimate),
  )
  const runs = units.flatMap(({ unit }) => unit.runs)
  const groups = analyseGroups(plan, units, estimateFinely)
  const energyQuality = bestEnergyQuality(runs)
  const totals = {
    planned: measuredBlocks(plan).reduce((sum, { order }) => sum + order.length, 0),
    recorded: runs.length,
    ok: runs.filter(({ status }) => status === 'ok').length,
  }
  return {
    schemaVersion: SCHEMA_VERSION,
    campaign: plan.campaign,
    toolVersion,
    createdAt,
    seed: plan.seed,
    headline: writeHeadline(groups, energyQuality, provenances.values()),
    energyQuality,
    energyMeters: [...collected.meters].sort(),
    runs: totals,
    hosts: [...collected.hosts],
    sandboxes: TIERS.filter((tier) => collected.sandboxes.has(tier)),
    startedAt: collected.startedAt,
    groups,
    variants: units.map(({ analysis }) => analysis),
    findings: [...notes, ...writeFindings(plan, collected, units, totals, estimateFinely)],
  }
}

export function collectRecords(plan: Plan, records: Iterable<RunRecord>): CollectedRuns {
  const collector = new RunCollector(plan)
  for (const record of records) collector.add(record)
  return collector.collect()
}

/** The best there is; a finding tells how many runs have less. */
function bestEnergyQuality(runs: readonly Run[]): Analysis['energyQuality'] {
  const found = new Set(runs.map(({ readings }) => readings.energy.quality))
  return found.has('measured') ? 'measured' : found.has('estimated') ? 'estimated' : 'unavailable'
}
