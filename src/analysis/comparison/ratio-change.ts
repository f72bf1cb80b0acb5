import { groupsBy } from '../../base/groups.ts'
import { memoise } from '../../base/memoise.ts'
import { sum } from '../../base/numbers.ts'
import type { ChangeCause, RatioChange } from '../../schema/analysis/comparison.ts'
import { MINIMUM_OF, MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import { excludesOne, type Quantity, SAME_RATIO, sideOfOne } from '../../schema/analysis/ratio.ts'
import { HEADLINE_ORDER } from '../../schema/common.ts'
import { type Clusters, meansOf } from '../clusters.ts'
import { normalQuantile } from '../distributions/normal.ts'
import { studentQuantile, studentTwoSided } from '../distributions/tails.ts'
import { exponentiate } from '../estimate-ratio.ts'
import { logRatiosOf } from '../runs/pairs.ts'
import type { VariantInBlocks } from '../runs/variants-in-blocks.ts'
import { selfSpread } from '../self-spread.ts'
import { errorOfMean, type InSessions, inSessions } from '../sessions.ts'
import { adjustEach } from '../statistics/adjust.ts'
import { type Interval, meanOf } from '../statistics/moments.ts'
import type { StudentisedMean } from '../statistics/studentised-mean.ts'
import type { AnalysedVariant } from '../variant.ts'
import { LEVEL } from '../verdict.ts'
import type { ScriptPair } from './match-scripts.ts'

/** A change before it is known how many others are tested beside it. */
export interface RawChange extends Omit<RatioChange, 'adjustedP' | 'verdict'> {
  /** Standard error of the log change that the scatter of the baseline alone explains. */
  readonly noise: number | null
}

/** Spread of a baseline's log-ratio to itself between neighbouring blocks; each is asked for by many scripts. */
export type Spread = (baseline: VariantInBlocks, quantity: Quantity) => number | null

export function createSpread(): Spread {
  const spreadsOf = memoise((baseline: VariantInBlocks) =>
    memoise((quantity: Quantity) => selfSpread(baseline.runs, quantity)),
  )
  return (baseline, quantity) => spreadsOf(baseline)(quantity)
}

/** Change of one script's ratio: the two campaigns' blocks are independent samples of its log-ratio. */
export function changeOfScript({ a, b }: ScriptPair, quantity: Quantity, spread: Spread): RawChange {
  const baseline = HEADLINE_ORDER.find((mode) =>
    [a, b].every((side) => (side.pairings.get(mode)?.pairs.length ?? 0) > 0),
  )
  if (baseline === undefined) return noChange({ kind: 'no-common-block' })
  const logsOf = (side: AnalysedVariant) => logRatiosOf(side.pairings.get(baseline)?.pairs ?? [], quantity)
  const [logsA, logsB] = [logsOf(a), logsOf(b)]
  for (const [side, { quality, values }] of [['a', logsA] as const, ['b', logsB] as const]) {
    if (quality === 'measured' && values.length > 0) continue
    const how = quality === 'measured' ? 'across-meters' : quality
    return { ...noChange({ kind: 'unread', side, how }), baseline, quality }
  }
  const [sourcesA, sourcesB] = [[...logsA.sources].sort(), [...logsB.sources].sort()]
  if (JSON.stringify(sourcesA) !== JSON.stringify(sourcesB)) {
    return noChange({ kind: 'other-meters', a: sourcesA, b: sourcesB })
  }
  const [valuesA, valuesB] = [logsA.values, logsB.values]
  const welch = compareMeans(inSessions(logsA, a.inBlocks), inSessions(logsB, b.inBlocks))
  const spreads = [a, b].map((side) => {
    const inBlocks = side.inBlocks.baselines.get(baseline)
    return inBlocks === undefined ? null : spread(inBlocks, quantity)
  })
  const [spreadA, spreadB] = spreads
  const noise =
    spreadA == null || spreadB == null ? null : Math.sqrt(spreadA ** 2 / valuesA.length + spreadB ** 2 / valuesB.length)
  return {
    baseline,
    a: Math.exp(meanOf(valuesA)),
    b: Math.exp(meanOf(valuesB)),
    estimate: Math.exp(welch.difference),
    interval: welch.interval && exponentiate(welch.interval),
    n: Math.min(valuesA.length, valuesB.length),
    p: welch.p,
    noise,
    noiseFloor: floorOf(noise),
    quality: 'measured',
    causes: [],
  }
}

/**
 * Change of the ratio of a mode and model: a project is one observation, the mean over its scripts, and a cluster of like ones
 * the mean over its projects; the bootstrap resamples these.
 */
export function changeOfGroup(
  scripts: readonly { readonly project: string; readonly change: RawChange }[],
  clusters: Clusters,
  means: StudentisedMean,
): RawChange {
  const usable = scripts.filter(({ change }) => change.estimate !== null)
  if (usable.length === 0) return noChange(scripts[0]?.change.causes[0] ?? { kind: 'none-as-accurate' })
  const observed = clusters(usable).map((alike) =>
    groupsBy(alike, ({ project }) => project).map((own) => own.map(({ change }) => change)),
  )
  const overProjects = (read: (change: RawChange) => number | null) =>
    meansOf(clusters, usable, ({ change }) => Math.log(read(change) ?? 1))
  const changes = overProjects(({ estimate }) => estimate)
  const inference = means.infer(changes)
  const known = usable.every(({ change }) => change.noise !== null)
  // Scripts of a project share its baseline, so that more of them do not lessen its noise; like projects have one each.
  const squares = observed.map(
    (alike) => sum(alike.map((own) => meanOf(own.map(({ noise }) => (noise ?? 0) ** 2)))) / alike.length ** 2,
  )
  const noise = known ? Math.sqrt(sum(squares)) / observed.length : null
  const baselines = new Set(usable.map(({ change }) => change.baseline))
  return {
    baseline: baselines.size === 1 ? ([...baselines][0] ?? null) : null,
    a: Math.exp(meanOf(overProjects(({ a }) => a))),
    b: Math.exp(meanOf(overProjects(({ b }) => b))),
    estimate: Math.exp(meanOf(changes)),
    interval: inference && exponentiate(inference.interval95),
    n: observed.length,
    // A change that can't have a verdict is no test among those of its family.
    p: observed.length < MINIMUM_OF.projects ? null : (inference?.p ?? null),
    noise,
    noiseFloor: floorOf(noise),
    quality: 'measured',
    causes: baselines.size === 1 ? [] : [{ kind: 'mixed-baselines' }],
  }
}

/** What a family of changes is judged by. */
interface Scale {
  readonly pairs: keyof typeof MINIMUM_OF
  /** The plan's smallest effect as a share: the scatter of blocks holds nothing that stays for a whole session. */
  readonly smallest: number
}

/**
 * Gives verdicts to the changes of one family, their p-values corrected by Holm. A change counts when its interval leaves out
 * 1, when it does so among all that were tested, and when it is beyond the smallest effect and what the baselines' own scatter explains.
 */
export function createJudge(family: readonly RawChange[], scale: Scale): (change: RawChange) => RatioChange {
  const adjusted = adjustEach(family, 'holm')
  const tests = family.filter(({ p }) => p !== null).length
  return (raw) => {
    const { noise: _, ...change } = raw
    const p = adjusted.get(raw) ?? Number.NaN
    const [verdict, ...causes] = judge(change, p, tests, scale)
    return { ...change, adjustedP: Number.isNaN(p) ? null : p, verdict, causes: [...change.causes, ...causes] }
  }
}

function judge(
  { estimate, interval, n, noiseFloor }: Omit<RawChange, 'noise'>,
  adjustedP: number,
  tests: number,
  { pairs, smallest }: Scale,
): [RatioChange['verdict'], ...ChangeCause[]] {
  if (estimate === null) return ['not-measured']
  const needed = MINIMUM_OF[pairs]
  if (interval === null || n < needed) return [`too-few-${pairs}`, { kind: 'too-few-pairs', needed }]
  if (noiseFloor === null) return [`too-few-${pairs}`, { kind: 'noise-unknown' }]
  if (!excludesOne(interval)) return ['inconclusive']
  if (adjustedP > LEVEL) return ['inconclusive', { kind: 'not-after-correction', tests }]
  if (Math.abs(Math.log(estimate)) <= Math.log1p(noiseFloor)) return ['within-noise']
  if (sideOfOne(interval, smallest) === null) return ['inconclusive', { kind: 'below-smallest-effect', smallest }]
  return [estimate > 1 ? 'worse' : 'better']
}

/**
 * Welch's t (Biometrika 34 (1947) 28) of b − a, of blocks or of sessions, which share what blocks of one do; without an interval
 * below five values on a side.
 */
export function compareMeans(
  a: InSessions,
  b: InSessions,
): { difference: number; interval: Interval | null; p: number | null } {
  const difference = meanOf(b.values) - meanOf(a.values)
  if (Math.min(a.values.length, b.values.length) < MINIMUM_PAIRS) return { difference, interval: null, p: null }
  const [ofA, ofB] = [errorOfMean(a), errorOfMean(b)]
  const variance = ofA.variance + ofB.variance
  if (variance === 0) {
    return { difference, interval: [difference, difference], p: Math.abs(difference) <= SAME_RATIO ? 1 : 0 }
  }
  const standardError = Math.sqrt(variance)
  const df = variance ** 2 / (ofA.variance ** 2 / ofA.df + ofB.variance ** 2 / ofB.df)
  const half = studentQuantile(0.975, df) * standardError
  return {
    difference,
    interval: [difference - half, difference + half],
    p: studentTwoSided(difference / standardError, df),
  }
}

const floorOf = (noise: number | null) => (noise === null ? null : Math.expm1(normalQuantile(0.975) * noise))

const noChange = (cause: ChangeCause): RawChange => ({
  baseline: null,
  a: null,
  b: null,
  estimate: null,
  interval: null,
  n: 0,
  p: null,
  noise: null,
  noiseFloor: null,
  quality: 'unavailable',
  causes: [cause],
})
