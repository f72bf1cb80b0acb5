import { groupsBy, recordOf } from '../../base/groups.ts'
import { mean } from '../../base/numbers.ts'
import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import { COSTS, type Cost, type DrawsOfK } from '../../schema/analysis/group.ts'
import { type Clusters, clustersOf, meansOf } from '../clusters.ts'
import { logRatiosOf } from '../runs/pairs.ts'
import { meanLeast, shareWithout } from '../statistics/proportions.ts'
import type { AnalysedVariant } from '../variant.ts'

/**
 * A project's answers: how many could be attempted, passed, and are as accurate as the author's code; and of each quantity the
 * log-ratios of the last, against the code without plots. Null: not all of them were measured.
 */
type ProjectDraws = ReturnType<typeof drawsOfProject>

function drawsOfProject(samples: readonly [AnalysedVariant, ...AnalysedVariant[]]) {
  const attempted = samples.filter(({ analysis }) => analysis.attempted)
  const passed = attempted.filter(({ analysis }) => analysis.passed)
  const correct = passed.filter(({ analysis }) => isComparable(analysis))
  return {
    project: samples[0].analysis.project,
    n: attempted.length,
    passed: passed.length,
    correct: correct.length,
    logs: recordOf(COSTS, (quantity) => logsOf(correct, quantity)),
  }
}

function logsOf(correct: readonly AnalysedVariant[], quantity: Cost): Halves[] | null {
  const logs = correct.flatMap(({ pairings, inBlocks }) => {
    const { quality, values, blocks } = logRatiosOf(pairings.get('original-headless')?.pairs ?? [], quantity)
    const numbers = blocks.map((block) => inBlocks.blockNumbers.get(block) ?? 0)
    return quality === 'measured' && values.length > 0 ? [halve(values, numbers)] : []
  })
  return logs.length === correct.length ? logs : null
}

/** Mean log-ratio of a half of the blocks, and how much of them all that is, of 1 in the mean. */
interface Half {
  readonly mean: number
  readonly part: number
}

/** Of the even blocks and of the odd ones; where there is but one kind, of that for both. */
type Halves = readonly [Half, Half]

/** By the blocks' numbers, since answers share the author's runs of a block, and not all have every block. */
function halve(values: readonly number[], blocks: readonly number[]): Halves {
  const halves = [0, 1].map((rest) => values.filter((_, i) => (blocks[i] ?? 0) % 2 === rest))
  const [one = [], other = one] = halves.filter((half) => half.length > 0)
  const describe = (half: readonly number[]) => ({
    mean: mean(half) ?? 0,
    part: (2 * half.length) / (one.length + other.length),
  })
  return [describe(one), describe(other)]
}

/**
 * The best is chosen by half of the blocks and read in the others, and the other way round: the least of several readings is
 * too low by the luck of its blocks, of equal answers too. Each half counts by its blocks, so that of one answer it is the mean over all.
 */
function meanBest(logs: readonly Halves[], n: number, k: number): number {
  const choose = (by: Half, told: Half) => ({ by: by.mean, told: told.part * told.mean })
  const one = logs.map(([even, odd]) => choose(even, odd))
  const other = logs.map(([even, odd]) => choose(odd, even))
  return (meanLeast(one, n, k) + meanLeast(other, n, k)) / 2
}

/** Results of asking k times, for k up to the answers that were drawn; only answers that could be attempted count. */
export function drawsOf(members: readonly AnalysedVariant[]): DrawsOfK[] {
  const projects = groupsBy(members, ({ analysis }) => analysis.project).map(drawsOfProject)
  const clusters = clustersOf(members)
  const most = Math.max(0, ...projects.map(({ n }) => n))
  return Array.from({ length: most }, (_, i) => {
    const k = i + 1
    const drawn = projects.filter(({ n }) => n >= k)
    const share = (countOf: (project: ProjectDraws) => number) =>
      mean(drawn.map((project) => 1 - shareWithout(countOf(project), project.n, k))) ?? 0
    const correct = share((project) => project.correct)
    return {
      k,
      projects: drawn.length,
      pass: share(({ passed }) => passed),
      correct,
      censored: 1 - correct,
      best: recordOf(COSTS, (quantity) => bestOf(drawn, k, quantity, clusters)),
    }
  })
}

/**
 * Best of k draws on the log scale, as the ratio of the survivors is over observations. A project of which no answer is correct has no
 * best: it is censored.
 */
function bestOf(drawn: readonly ProjectDraws[], k: number, quantity: Cost, clusters: Clusters): DrawsOfK['best'][Cost] {
  const withCorrect = drawn.filter(({ correct }) => correct > 0)
  const bests = withCorrect.flatMap(({ project, n, logs }) =>
    logs[quantity] === null ? [] : [{ project, log: meanBest(logs[quantity], n, k) }],
  )
  const average = mean(meansOf(clusters, bests, ({ log }) => log))
  const unread = withCorrect.length - bests.length
  const cause: DrawsOfK['best'][Cost]['cause'] =
    withCorrect.length === 0 ? { kind: 'none-correct' } : unread > 0 ? { kind: 'projects-unread', unread } : null
  return { ratio: average === null ? null : Math.exp(average), projects: bests.length, cause }
}
