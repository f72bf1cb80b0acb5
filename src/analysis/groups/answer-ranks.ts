import { groupsBy, recordOf } from '../../base/groups.ts'
import { mean } from '../../base/numbers.ts'
import { COSTS, type Cost, type GroupAnalysis } from '../../schema/analysis/group.ts'
import { rankValues } from '../statistics/ranks.ts'
import type { AnalysedVariant } from '../variant.ts'
import { ratioTo } from './over-projects.ts'

export type RankOf = (members: readonly AnalysedVariant[]) => GroupAnalysis['ranks']

/**
 * Places of all answers to a project by their ratio to the code without plots, so that answers of different shards compare.
 * What failed or is less accurate shares the last place, so that failing cheaply earns nothing; ties share the mean of their
 * places. Left out: what could not be attempted, and what passed without a measured ratio or with an accuracy that is not known or not settled.
 */
export function rankAnswers(analysed: readonly AnalysedVariant[]): RankOf {
  const answers = analysed.filter(({ analysis }) => analysis.model !== null && analysis.attempted)
  const places = recordOf(COSTS, (quantity) => placesBy(answers, quantity))
  return (members) => recordOf(COSTS, (quantity) => meanRankOf(members, places[quantity]))
}

interface Place {
  readonly rank: number
  readonly of: number
}

function placesBy(answers: readonly AnalysedVariant[], quantity: Cost): Map<AnalysedVariant, Place> {
  const places = new Map<AnalysedVariant, Place>()
  for (const ofProject of groupsBy(answers, ({ analysis }) => analysis.project)) {
    const ranked = ofProject.flatMap((answer) => {
      const value = placingValue(answer, quantity)
      return value === null ? [] : [{ answer, value }]
    })
    // Where nothing was measured the places would tell failures only.
    if (!ranked.some(({ value }) => Number.isFinite(value))) continue
    const { ranks } = rankValues(ranked.map(({ value }) => value))
    for (const [i, { answer }] of ranked.entries()) places.set(answer, { rank: ranks[i] ?? 0, of: ranked.length })
  }
  return places
}

function placingValue({ analysis }: AnalysedVariant, quantity: Cost): number | null {
  if (!analysis.passed || analysis.metric.verdict === 'worse') return Number.POSITIVE_INFINITY
  if (analysis.metric.verdict === null || analysis.metric.verdict === 'not-settled') return null
  const ratio = ratioTo(analysis, quantity, 'original-headless')
  return ratio?.quality === 'measured' ? ratio.estimate : null
}

function meanRankOf(members: readonly AnalysedVariant[], places: ReadonlyMap<AnalysedVariant, Place>) {
  const byProject = groupsBy(members, ({ analysis }) => analysis.project).flatMap((samples) => {
    const found = samples.flatMap((sample) => places.get(sample) ?? [])
    const [rank, of] = [mean(found.map((place) => place.rank)), mean(found.map((place) => place.of))]
    return rank === null || of === null ? [] : [{ rank, of }]
  })
  const [average, of] = [mean(byProject.map(({ rank }) => rank)), mean(byProject.map((place) => place.of))]
  return average === null || of === null ? null : { mean: average, of, projects: byProject.length }
}
