import { groupsBy } from '../../base/groups.ts'
import { median } from '../../base/numbers.ts'
import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import type {
  CampaignComparison,
  ComparedCampaign,
  GroupChange,
  RatioChange,
  ScriptChange,
} from '../../schema/analysis/comparison.ts'
import { COMPARISON_VERSION } from '../../schema/analysis/comparison.ts'
import type { Quantity } from '../../schema/analysis/ratio.ts'
import { generatedMode } from '../../schema/common.ts'
import { clustersOf } from '../clusters.ts'
import { FINE_RESAMPLES } from '../estimate-ratio.ts'
import { judge } from '../failures/outcomes.ts'
import { endingOf } from '../runs/outcome.ts'
import { perQuantity } from '../runs/pairs.ts'
import { chooseLeadingQuantity } from '../runs/quantities.ts'
import { createSignFlip } from '../statistics/sign-flip.ts'
import { createStudentisedMean } from '../statistics/studentised-mean.ts'
import { changeOfBaselines, changeOfRuns, sharedStrata, whyNotAbsolute } from './absolute-change.ts'
import { type FailOn, judgeFailOn } from './fail-on.ts'
import { findDifferences, isAsking, listSandboxes } from './find-differences.ts'
import { matchScripts, type ScriptPair } from './match-scripts.ts'
import { changeOfMetric, changeOfSuccess, createSuccessJudge, isSameCode } from './outcome-change.ts'
import { changeOfGroup, changeOfScript, createJudge, createSpread, type RawChange } from './ratio-change.ts'
import { type PreparedSide, prepareSide, type Side } from './sides.ts'

export interface CompareInput {
  readonly a: Side
  readonly b: Side
  /** Models of B by the model of A that each stands against; the others stand against themselves. */
  readonly partners: ReadonlyMap<string, string>
  readonly failOn: readonly FailOn[]
  readonly toolVersion: string
}

/** Changes from A to B. Pure, and seeded by A's plan: the same input gives the same comparison. */
export function compareCampaigns({ failOn, partners, toolVersion, ...input }: CompareInput): CampaignComparison {
  const [a, b] = [prepareSide(input.a), prepareSide(input.b)]
  const { pairs, unmatched } = matchScripts(a, b, partners)
  const strata = sharedStrata(a, b)
  const means = createStudentisedMean(a.plan.options.seed, FINE_RESAMPLES)
  const [spread, signFlip] = [createSpread(), createSignFlip(a.plan.options.seed)]
  const changed = pairs.map((pair) => ({
    pair,
    raw: perQuantity((quantity) => changeOfScript(pair, quantity, spread)),
  }))
  const grouped = groupsBy(changed, ({ pair: { a, b } }) => [a.analysis.mode, a.analysis.model, b.analysis.model]).map(
    (members) => ({
      members,
      raw: perQuantity((quantity) => changeOfGroup(comparableChanges(members, quantity), likeProjects(members), means)),
      success: changeOfSuccess(
        members.map(({ pair }) => pair),
        likeProjects(members),
        signFlip,
      ),
    }),
  )
  const smallest = Math.max(...[a, b].map(({ plan }) => plan.options.smallestEffect / 100))
  const judgeScript = createJudge(changesOf(changed), { pairs: 'runs', smallest })
  const judgeGroup = createJudge(changesOf(grouped), { pairs: 'projects', smallest })
  const judgeSuccess = createSuccessJudge(grouped.map(({ success }) => success))
  const scripts = changed.flatMap(({ pair, raw }) => composeScriptChange(pair, mapQuantities(raw, judgeScript), strata))
  const groups = grouped.flatMap(({ members, raw, success }) =>
    composeGroupChange(members, mapQuantities(raw, judgeGroup), judgeSuccess(success)),
  )
  return {
    schemaVersion: COMPARISON_VERSION,
    toolVersion,
    a: summariseSide(a),
    b: summariseSide(b),
    sameStratum: strata.size > 0,
    absoluteBaselines: changeOfBaselines(a, b, strata, means),
    absoluteCause: whyNotAbsolute(a, b, strata),
    groups,
    scripts,
    findings: [...unmatched, ...findDifferences({ a, b })],
    failOn: judgeFailOn(failOn, { groups, scripts }),
  }
}

type PerQuantity<T> = Record<Quantity, T>

const mapQuantities = <T, U>(values: PerQuantity<T>, change: (value: T) => U): PerQuantity<U> =>
  perQuantity((quantity) => change(values[quantity]))

interface ChangedScript {
  readonly pair: ScriptPair
  readonly raw: PerQuantity<RawChange>
}

const changesOf = (changed: readonly Pick<ChangedScript, 'raw'>[]) => changed.flatMap(({ raw }) => Object.values(raw))

function comparableChanges(members: readonly ChangedScript[], quantity: Quantity) {
  return members
    .filter(({ pair: { a, b } }) => isComparable(a.analysis) && isComparable(b.analysis))
    .map(({ pair, raw }) => ({ project: pair.a.analysis.project, change: raw[quantity] }))
}

const likeProjects = (members: readonly ChangedScript[]) => clustersOf(members.map(({ pair }) => pair.b))

/** Mode and models of a pair; none for what is no model's. */
function identify({ a, b }: ScriptPair) {
  const mode = generatedMode.safeParse(a.analysis.mode)
  const [modelA, modelB] = [a.analysis.model, b.analysis.model]
  return mode.success && modelA !== null && modelB !== null ? [{ mode: mode.data, modelA, modelB }] : []
}

function composeScriptChange(
  pair: ScriptPair,
  ratios: PerQuantity<RatioChange>,
  strata: ReadonlySet<string>,
): ScriptChange[] {
  const { a, b } = pair
  const failure = judge(b).failure
  return identify(pair).map((identity) => ({
    project: a.analysis.project,
    ...identity,
    variantA: a.analysis.id,
    variantB: b.analysis.id,
    sameCode: isSameCode(pair),
    outcomes: { a: endingOf(a.analysis), b: endingOf(b.analysis) },
    failure: failure === null ? null : { class: failure.class, errorType: failure.errorType, message: failure.message },
    ratios,
    leading: chooseLeadingQuantity(ratios.energy.estimate !== null),
    metric: changeOfMetric(pair),
    absolute: perQuantity((quantity) => changeOfRuns(a.inBlocks, b.inBlocks, quantity, strata)),
  }))
}

function composeGroupChange(
  members: readonly [ChangedScript, ...ChangedScript[]],
  ratios: PerQuantity<RatioChange>,
  success: GroupChange['success'],
): GroupChange[] {
  const metrics = members.map(({ pair }) => changeOfMetric(pair))
  const gains = metrics.flatMap(({ gain, scale }) => (gain === null || scale === 'absolute' ? [] : [gain]))
  return identify(members[0].pair).map((identity) => ({
    ...identity,
    scripts: members.length,
    ratios,
    success,
    accuracy: {
      better: metrics.filter(({ verdict }) => verdict === 'better').length,
      worse: metrics.filter(({ verdict }) => verdict === 'worse').length,
      compared: metrics.filter(({ gain }) => gain !== null).length,
      medianGain: median(gains),
    },
  }))
}

function summariseSide(side: PreparedSide): ComparedCampaign {
  const { path, plan, collected } = side
  const { prompt, readme } = plan.options
  return {
    campaign: plan.campaign,
    path,
    startedAt: collected.startedAt,
    models: plan.models.map(({ id }) => id),
    hosts: [...collected.hosts],
    projects: plan.projects.length,
    repetitions: plan.options.repetitions,
    sandboxes: listSandboxes(side),
    prompt: plan.prompt !== null && isAsking(side) ? { name: prompt, hash: plan.prompt.hash, readme } : null,
  }
}
