import { z } from 'zod'
import { metricRule } from '../dataset/metric-rule.ts'
import { sandboxTier } from '../measurement/execution.ts'
import { measurementFromVersion2 } from '../migrations/measurement-versions.ts'
import { type Fields, isFields, versioned } from '../versioned.ts'
import { accuracyVerdict } from './accuracy-verdict.ts'
import { failOnCondition } from './fail-on.ts'
import { measurementFile } from './measurement.ts'
import { interval, verdict } from './ratio.ts'

/** One of the two: base is command 0 of the measurement, head command 1. */
const measuredRevision = z.strictObject({
  /** As it was given. */
  revision: z.string(),
  /** Null: the files as they lay in the folder. */
  commit: z.string().nullable(),
  /** Version of the Python that was made of what the revision declares; null: the command ran by a program that was here. */
  python: z.string().nullable(),
  /** Hash of its packages; null with `python`. */
  lockHash: z.string().nullable(),
})

/** Head's metric over rounds, as base's would be judged: a gain is an improvement in the metric's own direction. */
const revisionMetric = z.strictObject({
  rule: metricRule.pick({ name: true, direction: true, scale: true, pattern: true, tolerance: true }),
  /** Metrics of the runs that ended well, by round; null: it was not printed, or was no number. */
  base: z.array(z.number().nullable()),
  head: z.array(z.number().nullable()),
  medianBase: z.number().nullable(),
  medianHead: z.number().nullable(),
  /** One-sided 95 % limits of the gain over rounds, by Student's t. Null below two rounds with both. */
  lowerGain: z.number().nullable(),
  upperGain: z.number().nullable(),
  /** Null: one of the two has no metric. */
  verdict: accuracyVerdict.nullable(),
})
export type RevisionMetric = z.infer<typeof revisionMetric>

type ByRound = Readonly<Record<'base' | 'head', readonly (number | null)[]>>

/** What both took or printed, of the rounds in which both did. */
export const pairRounds = ({ base, head }: ByRound): [base: number, head: number][] =>
  base.flatMap((from, round): [number, number][] => {
    const to = head[round] ?? null
    return from === null || to === null ? [] : [[from, to]]
  })

/** Means over the rounds with both, of which the verdict is: medians can be alike where it is worse. Null: there is no such round. */
export function judgedMeans(metric: ByRound): [base: number, head: number] | null {
  const rounds = pairRounds(metric)
  if (rounds.length === 0) return null
  const meanOf = (place: 0 | 1) => rounds.reduce((sum, round) => sum + round[place], 0) / rounds.length
  return [meanOf(0), meanOf(1)]
}

/** Peak memory of head over base's; `measure` itself compares no memory. */
const memoryRatio = z.strictObject({
  ratio: z.number().nonnegative().nullable(),
  interval: interval.nullable(),
  pairs: z.int(),
  verdict: verdict.extract(['less', 'more', 'inconclusive', 'not-measured', 'too-few-runs']),
})
export type MemoryRatio = z.infer<typeof memoryRatio>

export const REVISION_COMPARISON_VERSION = 4
/** Name of the file in the artifact of actions/measure. */
export const MEASURE_FILE = 'greenml-measure.json'

const revisionComparisonFile = z.strictObject({
  schemaVersion: z.literal(REVISION_COMPARISON_VERSION),
  /** The command's words, as they were given. */
  command: z.array(z.string()),
  /** Below the repository's root, where the command ran; `.`: the root. */
  folder: z.string(),
  base: measuredRevision,
  head: measuredRevision,
  sandbox: sandboxTier,
  measurement: measurementFile,
  metric: revisionMetric,
  memory: memoryRatio,
  failOn: z.array(failOnCondition),
})

/** What `greenml measure --base --json` writes. */
export const revisionComparison = versioned(REVISION_COMPARISON_VERSION, revisionComparisonFile, {
  1: (old) => (isFields(old.measurement) ? { ...old, measurement: measurementOfVersion3(old.measurement) } : old),
  // The measurement in it may tell epochs, then slices at rest and corrected p.
  2: (old) => withMeasurement(old, 4),
  3: (old) => withMeasurement(old, 5),
})

const withMeasurement = (old: Fields, schemaVersion: number): Fields =>
  isFields(old.measurement) ? { ...old, measurement: { ...old.measurement, schemaVersion } } : old

const measurementOfVersion3 = (old: Fields): Fields => ({ ...measurementFromVersion2(old), schemaVersion: 3 })

export type RevisionComparison = z.infer<typeof revisionComparison>
export type MeasuredRevision = z.infer<typeof measuredRevision>
