import { groupsBy } from '../base/groups.ts'
import { memoiseWeakly } from '../base/memoise.ts'
import { largest, sum } from '../base/numbers.ts'
import type { Analysis } from '../schema/analysis/analysis.ts'
import type { CampaignFinding } from '../schema/analysis/finding.ts'
import { MINIMUM_PAIRS } from '../schema/analysis/least-evidence.ts'
import type { FamilySummary, StratumEffect } from '../schema/analysis/model-comparison.ts'
import { BASELINE_MODES } from '../schema/common.ts'
import { bestValue } from '../schema/dataset/metrics.ts'
import type { Provenance } from '../schema/generation/provenance.ts'
import { TIERS } from '../schema/measurement/execution.ts'
import { isLost, STATUSES, WITHOUT_RUN } from '../schema/measurement/record.ts'
import { findEnergyFaults } from './energy-findings.ts'
import { listIds, listRecords, ofCampaign, sumPairings, withEvidence } from './finding-parts.ts'
import type { CollectedRuns } from './runs/collected-runs.ts'
import { leftOutAs } from './runs/quantities.ts'
import type { Run } from './runs/reduced-runs.ts'
import type { VariantInBlocks } from './runs/variants-in-blocks.ts'
import type { AnalysedVariant } from './variant.ts'

interface FoundBefore {
  /** All measured runs: of an answer that stands those under the other shim too, by which it may be compared. */
  readonly runs: readonly Run[]
  readonly totals: Analysis['runs']
  readonly family: FamilySummary
  readonly strata: readonly StratumEffect[]
  /** By variant id. */
  readonly provenances: ReadonlyMap<string, Pick<Provenance, 'codeHash'>>
}

/** What a reader must know before believing the numbers, worst first. */
export function findFaults(
  collected: CollectedRuns,
  analysed: readonly AnalysedVariant[],
  { family, strata, provenances, runs, totals }: FoundBefore,
): CampaignFinding[] {
  return [
    ...missingRecords(totals),
    ...declaredLater(family),
    ...unplannedRecords(collected),
    ...withEvidence([differingRecords(collected), repeatedRuns(collected)]),
    ...failedBaselines(analysed),
    ...withEvidence([perfectScores(analysed), lostRuns(runs), ...changedInputs(analysed, provenances)]),
    ...findEnergyFaults(runs, analysed, collected.readings),
    ...severalStrata(collected, analysed),
    ...strata.flatMap(stratumEffect),
    ...severalSandboxes(collected),
    ...withEvidence([disturbedRuns(runs), otherThreads(analysed), coldRuns(runs), fewPairs(analysed)]),
  ]
}

function missingRecords({ planned, recorded }: Analysis['runs']): CampaignFinding[] {
  if (recorded === planned) return []
  const numbers = { missing: planned - recorded, planned }
  return [{ kind: 'missing-records', severity: 'warning', ...ofCampaign, numbers, evidence: [] }]
}

function unplannedRecords({ unplanned }: CollectedRuns): CampaignFinding[] {
  if (unplanned.length === 0) return []
  const numbers = { records: sum(unplanned.map(({ records }) => records)) }
  const unknown = unplanned.map(({ kind, id }) => ({ kind, id }))
  return [{ kind: 'unplanned-records', severity: 'warning', ...ofCampaign, numbers, unknown, evidence: [] }]
}

function differingRecords({ differing }: CollectedRuns): CampaignFinding {
  const numbers = { runs: differing.length }
  return { kind: 'differing-records', severity: 'warning', ...ofCampaign, numbers, evidence: [...new Set(differing)] }
}

function repeatedRuns({ repeated }: CollectedRuns): CampaignFinding {
  const numbers = { runs: repeated.length }
  return { kind: 'repeated-runs', severity: 'warning', ...ofCampaign, numbers, evidence: [...new Set(repeated)] }
}

function declaredLater({ declared, postHoc }: FamilySummary): CampaignFinding[] {
  if (postHoc !== true) return []
  return [{ kind: 'declared-later', severity: 'warning', ...ofCampaign, numbers: { declared }, evidence: [] }]
}

function perfectScores(analysed: readonly AnalysedVariant[]): CampaignFinding {
  const perfect = analysed.filter(({ analysis, inBlocks: { project } }) => {
    const { median, baseline } = analysis.metric
    const best = bestValue(project.metric)
    if (analysis.validity?.verdict === 'suspect') return false // named with its evidence
    return analysis.model !== null && analysis.passed && best !== null && median === best && baseline !== best
  })
  return { kind: 'perfect-scores', severity: 'warning', ...ofCampaign, numbers: {}, evidence: listIds(perfect) }
}

/** Baselines that failed, each over all the shards in which it ran. */
function failedBaselines(analysed: readonly AnalysedVariant[]): CampaignFinding[] {
  const baselines = analysed.filter(({ analysis }) => analysis.model === null && analysis.runs > 0)
  const okOf = ({ analysis }: AnalysedVariant) => analysis.statuses.ok ?? 0
  const findings = groupsBy(baselines, ({ analysis }) => analysis.id).map((shards): CampaignFinding => {
    const { id } = shards[0].analysis
    const runs = sum(shards.map(({ analysis }) => analysis.runs))
    const failed = runs - sum(shards.map(okOf))
    const without = shards.filter((each) => okOf(each) === 0)
    return {
      kind: 'baseline-failed',
      severity: 'error',
      subject: id,
      numbers: { failed, runs },
      failure: shards.flatMap(({ analysis }) => analysis.failure ?? [])[0] ?? null,
      missingFor: without.map(({ inBlocks }) => inBlocks.blockModel),
      missingEverywhere: without.length === shards.length,
      evidence: failed === 0 ? [] : [id],
    }
  })
  return withEvidence(findings)
}

function lostRuns(runs: readonly Run[]): CampaignFinding {
  const lost = runs.filter(isLost)
  const statuses = STATUSES.flatMap((status) => {
    const own = lost.filter((run) => run.status === status).length
    return own === 0 ? [] : [[status, own] as const]
  })
  return {
    kind: 'lost-runs',
    severity: 'warning',
    ...ofCampaign,
    numbers: { lost: lost.length, runs: runs.length },
    statuses: Object.fromEntries(statuses),
    evidence: listRecords(lost),
  }
}

/**
 * Scripts that changed between their runs or since, or that ran with other files of their project than the plan's, and are
 * pooled all the same; packages that are not those of the plan.
 */
function changedInputs(
  analysed: readonly AnalysedVariant[],
  provenances: FoundBefore['provenances'],
): CampaignFinding[] {
  const changed = analysed.filter(({ inBlocks: { variant, project, runs } }) => {
    const scripts = new Set(runs.flatMap(({ variantHash }) => variantHash ?? []))
    const told = provenances.get(variant.id)?.codeHash ?? null
    if (told !== null && scripts.size > 0) scripts.add(told)
    return scripts.size > 1 || runs.some(({ sourceHash }) => sourceHash !== null && sourceHash !== project.sourceHash)
  })
  const otherLock = analysed.filter(({ inBlocks }) =>
    inBlocks.runs.some(({ lockHash }) => lockHash !== null && lockHash !== inBlocks.project.lockHash),
  )
  const shared = { severity: 'warning', ...ofCampaign, numbers: {} } as const
  return [
    { kind: 'changed-scripts', ...shared, evidence: listIds(changed) },
    { kind: 'other-packages', ...shared, evidence: listIds(otherLock) },
  ]
}

function severalStrata({ hosts }: CollectedRuns, analysed: readonly AnalysedVariant[]): CampaignFinding[] {
  if (hosts.length < 2) return []
  const pairs = sumPairings(analysed, ({ acrossStrata }) => acrossStrata)
  return [
    {
      kind: 'several-strata',
      severity: 'note',
      ...ofCampaign,
      numbers: { strata: hosts.length, pairs },
      hosts: [...new Set(hosts.map(({ name }) => name))],
      evidence: [],
    },
  ]
}

/** Finding on a stratum, against the code without plots, of what was measured; the others stand in `strata` alone. */
function stratumEffect({ quantity, baseline, stratum }: StratumEffect): CampaignFinding[] {
  if (baseline !== 'original-headless') return []
  const subject = { quantity, baseline, stratum }
  return [{ kind: 'stratum-effect', severity: 'note', subject, numbers: {}, evidence: [] }]
}

function severalSandboxes({ sandboxes }: CollectedRuns): CampaignFinding[] {
  if (sandboxes.size < 2) return []
  const used = TIERS.filter((tier) => sandboxes.has(tier))
  return [{ kind: 'several-sandboxes', severity: 'note', ...ofCampaign, numbers: {}, sandboxes: used, evidence: [] }]
}

function disturbedRuns(planned: readonly Run[]): CampaignFinding {
  const runs = planned.filter(({ status }) => !WITHOUT_RUN.some((each) => each === status))
  const disturbed = runs.filter(({ contaminated }) => contaminated)
  const countLeftOut = (own: readonly Run[]) =>
    own.filter(({ readings }) => leftOutAs(readings.cpu) === 'contaminated').length
  const numbers = { disturbed: disturbed.length, cpuLeftOut: countLeftOut(disturbed), runs: runs.length }
  const variants = new Set(disturbed.map(({ variant }) => variant))
  const theirs = runs.filter(({ variant }) => variants.has(variant))
  const scripts = groupsBy(theirs, ({ variant }) => variant).flatMap((own) => {
    const beside = own.filter(({ contaminated }) => contaminated).length
    const shares = { disturbed: beside, cpuLeftOut: countLeftOut(own), runs: own.length }
    return beside === 0 ? [] : [{ variant: own[0].variant, ...shares }]
  })
  return {
    kind: 'contaminated-runs',
    severity: 'warning',
    ...ofCampaign,
    numbers,
    scripts: scripts.toSorted((a, b) => b.disturbed / b.runs - a.disturbed / a.runs),
    evidence: listRecords(disturbed),
  }
}

function otherThreads(analysed: readonly AnalysedVariant[]): CampaignFinding {
  const scripts = analysed.flatMap(({ analysis: { id, model, observations }, inBlocks }) => {
    const threads = observations?.threads ?? null
    if (model === null || threads === null) return []
    const authors = largest([...inBlocks.baselines.values()].flatMap((baseline) => mostThreadsOf(baseline) ?? []))
    return authors === null || threads === authors ? [] : [{ variant: id, threads, authors }]
  })
  return {
    kind: 'other-threads',
    severity: 'note',
    ...ofCampaign,
    numbers: { answers: scripts.length },
    scripts,
    evidence: [...new Set(scripts.map(({ variant }) => variant))],
  }
}

/** Made once, since every answer of a project asks for those of the author's code. */
const mostThreadsOf = memoiseWeakly(({ runs }: VariantInBlocks) =>
  largest(runs.flatMap(({ observation }) => observation.threads ?? [])),
)

function coldRuns(runs: readonly Run[]): CampaignFinding {
  const cold = runs.filter((run) => run.cold)
  const numbers = { cold: cold.length, runs: runs.length }
  return { kind: 'cold-runs', severity: 'note', ...ofCampaign, numbers, evidence: listRecords(cold) }
}

/**
 * Projects and baselines with few pairs, each with its fewest. Only answers that ran count: one that failed has its own line
 * in the table.
 */
function fewPairs(analysed: readonly AnalysedVariant[]): CampaignFinding {
  const few = analysed.flatMap(({ analysis: { id, model, passed, project }, pairings }) =>
    BASELINE_MODES.flatMap((baseline) => {
      const pairs = pairings.get(baseline)?.pairs.length ?? MINIMUM_PAIRS
      return model === null || !passed || pairs >= MINIMUM_PAIRS ? [] : [{ id, project, baseline, pairs }]
    }),
  )
  return {
    kind: 'few-pairs',
    severity: 'note',
    ...ofCampaign,
    numbers: { needed: MINIMUM_PAIRS },
    pairs: groupsBy(few, ({ project, baseline }) => [project, baseline]).map((own) => {
      const [{ project, baseline }] = own
      return { project, baseline, pairs: Math.min(...own.map(({ pairs }) => pairs)) }
    }),
    evidence: [...new Set(few.map(({ id }) => id))],
  }
}
