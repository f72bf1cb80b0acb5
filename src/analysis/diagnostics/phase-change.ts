import { recordOf } from '../../base/groups.ts'
import { mean, sum } from '../../base/numbers.ts'
import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import type { PhaseChange } from '../../schema/analysis/diagnostics.ts'
import { memberKey } from '../../schema/campaign/plan.ts'
import { type BaselineMode, HEADLINE_ORDER } from '../../schema/common.ts'
import { PHASES, type Phase, type PhaseSeconds } from '../../schema/measurement/record.ts'
import { type Clusters, clustersOf, meansOf } from '../clusters.ts'
import type { RatioEstimator } from '../estimate-ratio.ts'
import type { Group } from '../groups/analyse-groups.ts'
import type { CollectedRuns } from '../runs/collected-runs.ts'

/** A variant's profile beside its baseline's, both in CPU seconds by phase. */
export interface ProfilePair {
  readonly project: string
  readonly variant: PhaseSeconds
  readonly baseline: PhaseSeconds
}

type PhaseLogs = Record<Phase, number>

const LEAST_SECONDS = 1e-9

/**
 * Splits ln(variant / baseline) into one term a phase by the logarithmic mean Divisia index (Ang 2005,
 * doi:10.1016/j.enpol.2003.10.010): exact, without a remainder, symmetric in the two sides, and defined for a phase that
 * is zero on one of them. Null where either profile holds no CPU time that a clock could have read.
 */
export function decomposeLogRatio({ variant, baseline }: Omit<ProfilePair, 'project'>): PhaseLogs | null {
  const [after, before] = [total(variant), total(baseline)]
  if (after < LEAST_SECONDS || before < LEAST_SECONDS) return null
  const weight = logarithmicMean(after, before)
  return mapPhases((phase) => (variant[phase] - baseline[phase]) / weight)
}

/** Nearer to 1 than this, shares of the change are shares of noise. */
const SMALLEST_CHANGE = Math.log(1.02)

/** Phases that the change of CPU time comes from, for each mode, model and baseline that were profiled. */
export function analysePhases(
  groups: readonly Group[],
  profiles: CollectedRuns['profiles'],
  estimate: RatioEstimator,
): PhaseChange[] {
  return groups.flatMap((group) =>
    HEADLINE_ORDER.flatMap((baseline) => {
      const change = analysePhaseChange(pairProfiles(group, baseline, profiles), clustersOf(group.members), estimate)
      if (change === null) return []
      return [{ mode: group.mode, model: group.model, baseline, ...change }]
    }),
  )
}

/** Profiles of one block, of answers that count in the ratios too: passed, and as accurate as the baseline. */
function pairProfiles({ members }: Group, baseline: BaselineMode, profiles: CollectedRuns['profiles']): ProfilePair[] {
  return members.flatMap(({ inBlocks, analysis }) => {
    const before = inBlocks.baselines.get(baseline)
    if (before === undefined || !isComparable(analysis)) return []
    const ofBaseline = profiles.get(memberKey({ variant: before.variant.id, shim: before.shim }))
    const ofVariant = profiles.get(
      memberKey({ variant: analysis.id, shim: inBlocks.beside.get(baseline)?.[0]?.shim ?? inBlocks.shim }),
    )
    return [...(ofVariant ?? [])].flatMap(([block, own]) => {
      const other = ofBaseline?.get(block)
      if (own.status !== 'ok' || other?.status !== 'ok' || !own.phaseCpuSeconds || !other.phaseCpuSeconds) return []
      return [{ project: analysis.project, variant: own.phaseCpuSeconds, baseline: other.phaseCpuSeconds }]
    })
  })
}

/** ln of the baseline with one phase as the variant has it, relative to the baseline: had nothing else changed. */
function changeAlone({ variant, baseline }: Omit<ProfilePair, 'project'>): PhaseLogs {
  const before = total(baseline)
  return mapPhases((phase) => Math.log(Math.max(before - baseline[phase] + variant[phase], LEAST_SECONDS) / before))
}

/** Change of phases over projects; each counts once, whatever its number of answers, and like ones as one. Null without a pair. */
export function analysePhaseChange(
  pairs: readonly ProfilePair[],
  clusters: Clusters,
  estimate: RatioEstimator,
): Pick<PhaseChange, 'projects' | 'ratio' | 'interval' | 'phases'> | null {
  const answers = pairs.flatMap((pair) => {
    const terms = decomposeLogRatio(pair)
    return terms === null ? [] : [{ project: pair.project, terms, alone: changeAlone(pair) }]
  })
  const over = (read: (answer: (typeof answers)[number]) => number) => meansOf(clusters, answers, read)
  const whole = estimate(over(({ terms }) => total(terms)))
  if (whole === null) return null
  const means = mapPhases((phase) => mean(over(({ terms }) => terms[phase])) ?? 0)
  const logRatio = total(means)
  return {
    projects: new Set(answers.map(({ project }) => project)).size,
    ratio: whole.estimate,
    interval: whole.interval,
    phases: mapPhases((phase) => {
      const alone = estimate(over(({ alone: each }) => each[phase]))
      return {
        factor: Math.exp(means[phase]),
        share: Math.abs(logRatio) < SMALLEST_CHANGE ? null : means[phase] / logRatio,
        alone: alone?.estimate ?? 1,
        interval: alone?.interval ?? null,
      }
    }),
  }
}

function logarithmicMean(a: number, b: number): number {
  const log = Math.log(a / b)
  return Math.abs(log) < 1e-9 ? (a + b) / 2 : (a - b) / log
}

const mapPhases = <T>(make: (phase: Phase) => T) => recordOf(PHASES, make)

const total = (values: Readonly<Record<Phase, number>>) => sum(PHASES.map((phase) => values[phase]))
