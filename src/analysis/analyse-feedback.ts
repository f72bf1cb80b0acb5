import { groupsBy } from '../base/groups.ts'
import { isComparable } from '../schema/analysis/accuracy-verdict.ts'
import type { FeedbackAnalysis } from '../schema/analysis/feedback.ts'
import { generatedMode, HEADLINE_ORDER } from '../schema/common.ts'
import type { Design } from '../schema/options/plan-options.ts'
import { attemptCost, gaveNoCode, logsInBlocks } from './attempt-cost.ts'
import { type Clusters, clustersOf, meansOf } from './clusters.ts'
import { changeOfGroup, changeOfScript, createJudge, createSpread } from './comparison/ratio-change.ts'
import { createRatioEstimator, describeEffect, FINE_RESAMPLES, type RatioEstimator } from './estimate-ratio.ts'
import { perQuantity } from './runs/pairs.ts'
import { type CostReader, readerOf } from './runs/read-cost.ts'
import { questionOf } from './standing.ts'
import { meanOf } from './statistics/moments.ts'
import { createStudentisedMean } from './statistics/studentised-mean.ts'
import type { AnalysedVariant } from './variant.ts'

/** A leaner answer and the one that passed before it, each beside the author's code in blocks of its own round. */
interface FeedbackPair {
  readonly a: AnalysedVariant
  readonly b: AnalysedVariant
}

/**
 * What became of answers when their model was told what they took. The two rounds are independent blocks, so that each ratio
 * is formed within its own.
 */
export function analyseFeedback(
  tried: readonly AnalysedVariant[],
  { seed, smallestEffect }: Pick<Design, 'seed' | 'smallestEffect'>,
): FeedbackAnalysis[] {
  const pairs = pairAnswers(tried)
  const [means, spread] = [createStudentisedMean(seed, FINE_RESAMPLES), createSpread()]
  const estimate = createRatioEstimator(seed, FINE_RESAMPLES)
  const groups = groupsBy(pairs, ({ b }) => [b.analysis.mode, b.analysis.model]).map((own) => {
    const clusters = clustersOf(own.map(({ b }) => b))
    const comparable = own.filter(({ a, b }) => isComparable(a.analysis) && isComparable(b.analysis))
    const changes = perQuantity((quantity) =>
      changeOfGroup(
        comparable.map((pair) => ({
          project: pair.a.analysis.project,
          change: changeOfScript(pair, quantity, spread),
        })),
        clusters,
        means,
      ),
    )
    return { own, clusters, changes }
  })
  const judge = createJudge(
    groups.flatMap(({ changes }) => Object.values(changes)),
    { pairs: 'projects', smallest: smallestEffect / 100 },
  )
  return groups.flatMap(({ own, clusters, changes }) => {
    const [{ b: first }] = own
    const mode = generatedMode.safeParse(first.analysis.mode)
    const { model } = first.analysis
    if (!mode.success || model === null) return []
    const attempted = own.filter(({ b }) => b.analysis.attempted)
    const countGood = (side: keyof FeedbackPair) => attempted.filter((pair) => isComparable(pair[side].analysis)).length
    return [
      {
        mode: mode.data,
        model,
        asked: own.length,
        attempted: attempted.length,
        passed: attempted.filter(({ b }) => b.analysis.passed).length,
        asGood: { before: countGood('a'), after: countGood('b') },
        ratios: perQuantity((quantity) => judge(changes[quantity])),
        attempts: perQuantity((quantity) => changeOfAttempts(attempted, clusters, readerOf(quantity), estimate)),
      },
    ]
  })
}

function changeOfAttempts(
  attempted: readonly FeedbackPair[],
  clusters: Clusters,
  reader: CostReader,
  estimate: RatioEstimator,
): FeedbackAnalysis['attempts']['cpu'] {
  const known = attempted.flatMap((pair) => {
    const change = changeOfAttempt(pair, reader)
    return change === null ? [] : [{ project: pair.a.analysis.project, change }]
  })
  const projects = new Set(known.map(({ project }) => project)).size
  return describeEffect(estimate(meansOf(clusters, known, ({ change }) => change)), projects)
}

/** Log of what it takes to have a result with the leaner answer, over what the one before takes. Null: not measured. */
function changeOfAttempt({ a, b }: FeedbackPair, reader: CostReader): number | null {
  for (const baseline of HEADLINE_ORDER) {
    const before = attemptCost(a, reader, baseline)
    if (before === null || before.baseline === null) continue
    if (gaveNoCode(b.inBlocks, baseline)) return 0 // the one before stands, and nothing else was run
    const { values } = logsInBlocks(b, { ...reader, join: (run) => run }, baseline)
    if (values.length === 0) continue
    const leaner = meanOf(values)
    const isOfUse = b.analysis.passed && b.analysis.metric.verdict !== 'worse'
    return isOfUse ? leaner - before.log : Math.log(reader.join(Math.exp(leaner), Math.exp(before.log))) - before.log
  }
  return null
}

function pairAnswers(tried: readonly AnalysedVariant[]): FeedbackPair[] {
  const answers = tried.filter(({ analysis }) => analysis.model !== null)
  const byQuestion = Map.groupBy(answers, ({ inBlocks }) => questionOf(inBlocks.variant))
  return [...byQuestion.values()].flatMap((tries) => {
    const leaner = tries.find(({ inBlocks }) => inBlocks.variant.arm === 'feedback')
    const before = tries.find(({ inBlocks, analysis }) => inBlocks.variant.arm === undefined && analysis.passed)
    return leaner === undefined || before === undefined ? [] : [{ a: before, b: leaner }]
  })
}
