import { hashPrimaryFamily } from '../campaign/primary-family.ts'
import { ANALYSIS_VERSION, type Analysis } from '../schema/analysis/analysis.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { TIERS } from '../schema/measurement/execution.ts'
import { analyseFeedback } from './analyse-feedback.ts'
import { chooseHeadline } from './choose-headline.ts'
import { analyseCode, type CampaignCode } from './code/analyse-code.ts'
import { analyseBreakEven } from './diagnostics/break-even.ts'
import { diagnose } from './diagnostics/diagnose.ts'
import { findDisturbances } from './diagnostics/find-disturbances.ts'
import { analysePhases } from './diagnostics/phase-change.ts'
import { createRatioEstimator, FINE_RESAMPLES } from './estimate-ratio.ts'
import { analyseFailures, findLeftOut } from './failures/analyse-failures.ts'
import { findFaults } from './find-faults.ts'
import { analyseGroups, groupsOf } from './groups/analyse-groups.ts'
import { compareModels, compareSuccess } from './groups/compare-models.ts'
import { isPostHoc } from './groups/multiplicity.ts'
import { createResampling } from './groups/over-projects.ts'
import { findScope } from './groups/scope.ts'
import { stratumEffects } from './groups/strata.ts'
import { summariseModelUse } from './observations/model-use.ts'
import { type CampaignRuns, measuredBlocks } from './runs/collected-runs.ts'
import { chooseLeadingQuantity, leftOutAs } from './runs/quantities.ts'
import type { Run } from './runs/reduced-runs.ts'
import { analyseSensitivity } from './sensitivity.ts'
import { chooseStanding } from './standing.ts'
import { findSuspects } from './validity/find-suspects.ts'
import { analyseVariants } from './variant.ts'

export interface AnalysisInput extends CampaignRuns {
  /** The scripts; without them nothing is said of the code. */
  readonly code?: CampaignCode | undefined
  readonly toolVersion: string
  readonly createdAt: string
  /** The answers are those that stood after so many rounds of repair; default: after all. */
  readonly iteration?: number | undefined
  /** Lines of the records that a killed writer left unfinished. */
  readonly tornLines?: number
}

/** Everything that can be said of a campaign. Pure: the same input gives the same analysis. */
export function analyseCampaign(input: AnalysisInput): Analysis {
  const { plan, collected, provenances, toolVersion, createdAt, tornLines = 0 } = input
  const estimate = createRatioEstimator(plan.options.seed)
  const estimateFinely = createRatioEstimator(plan.options.seed, FINE_RESAMPLES)
  const { variants: all, smallestEffects } = analyseVariants(plan, collected, provenances, estimate)
  const runs = all.flatMap(({ inBlocks }) => inBlocks.runs)
  const tried = all.filter(({ inBlocks }) => inBlocks.counts)
  const rounds = { planned: plan.options.repairs, shown: Math.min(input.iteration ?? Infinity, plan.options.repairs) }
  const analysed = chooseStanding(tried, rounds.shown)
  const standing = new Set(analysed)
  const variants = analysed.map(({ analysis }) => analysis)
  const shown = all.map((each) => ({ ...each.analysis, counts: standing.has(each) }))
  const code = input.code === undefined ? null : analyseCode(plan, input.code, variants, estimate, provenances)
  const failures = analyseFailures({ analysed, tried }, code, provenances)
  const resampling = createResampling(plan.options.seed, FINE_RESAMPLES)
  const postHoc = isPostHoc(hashPrimaryFamily(plan.primaryFamily), collected.families)
  const members = groupsOf(plan, analysed)
  const { groups, family } = analyseGroups(plan, members, analysed, { resampling, smallestEffects, postHoc })
  const strata = stratumEffects(members, collected.hosts)
  const scope = findScope(plan, analysed, collected.hosts)
  const phases = analysePhases(members, collected.profiles, estimateFinely)
  const diagnostics = diagnose(plan, analysed, groups, { estimate: estimateFinely, smallestEffects })
  const energyQuality = bestEnergyQuality(runs)
  const totals = countRuns(plan, runs)
  return {
    schemaVersion: ANALYSIS_VERSION,
    campaign: plan.campaign,
    toolVersion,
    createdAt,
    seed: plan.options.seed,
    headline: chooseHeadline(groups, analysed, energyQuality, provenances.values(), scope),
    leading: chooseLeadingQuantity(energyQuality === 'measured'),
    energyQuality,
    energyLeftOut: listLeftOut(runs),
    energySources: listSources(runs),
    energyMeters: [...collected.meters].sort(),
    runs: totals,
    hosts: [...collected.hosts],
    sandboxes: TIERS.filter((tier) => collected.sandboxes.has(tier)),
    startedAt: collected.startedAt,
    scope,
    primaryFamily: family,
    groups,
    models: compareModels(members, resampling),
    successPairs: compareSuccess(members, resampling),
    strata,
    rounds,
    variants: shown,
    failures,
    phases,
    diagnostics,
    sensitivity: analyseSensitivity({ plan, collected, provenances }, members, estimateFinely),
    readings: collected.readings,
    modelUse: summariseModelUse(plan, provenances.values()),
    feedback: analyseFeedback(tried, plan.options),
    breakEven: analyseBreakEven(analysed, provenances),
    code,
    findings: [
      ...findTornLines(tornLines),
      ...findSuspects(shown),
      ...findFaults(collected, analysed, { family, strata, provenances, runs, totals }),
      ...findLeftOut(failures),
      ...findDisturbances(diagnostics),
    ],
  }
}

const countRuns = (plan: Plan, runs: readonly Run[]): Analysis['runs'] => ({
  planned: measuredBlocks(plan).reduce((sum, { order }) => sum + order.length, 0),
  recorded: runs.length,
  ok: runs.filter(({ status }) => status === 'ok').length,
})

const findTornLines = (lines: number): Analysis['findings'] =>
  lines === 0 ? [] : [{ kind: 'torn-lines', severity: 'note', subject: null, numbers: { lines }, evidence: [] }]

/** Meters and zones whose joules count. */
const listSources = (runs: readonly Run[]): string[] =>
  [
    ...new Set(
      runs.flatMap(({ readings: { energy } }) => (energy.quality === 'measured' ? (energy.source ?? []) : [])),
    ),
  ].sort()

const listLeftOut = (runs: readonly Run[]): Analysis['energyLeftOut'] =>
  [...new Set(runs.flatMap(({ readings }) => leftOutAs(readings.energy) ?? []))].sort()

/** The best there is; a finding tells how many runs have less. */
function bestEnergyQuality(runs: readonly Run[]): Analysis['energyQuality'] {
  const found = new Set(runs.map(({ readings }) => readings.energy.quality))
  return found.has('measured') ? 'measured' : found.has('estimated') ? 'estimated' : 'unavailable'
}
