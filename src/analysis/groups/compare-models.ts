import { COSTS, type Cost } from '../../schema/analysis/group.ts'
import type { ModelComparison, SuccessPair } from '../../schema/analysis/model-comparison.ts'
import { type BaselineMode, HEADLINE_ORDER } from '../../schema/common.ts'
import { type Clusters, clustersOf, meansOf } from '../clusters.ts'
import { readerOf } from '../runs/read-cost.ts'
import { adjustEach } from '../statistics/adjust.ts'
import { meanOf } from '../statistics/moments.ts'
import type { Group } from './analyse-groups.ts'
import type { Resampling } from './over-projects.ts'
import { costsByProject } from './project-costs.ts'
import { passedShares } from './success.ts'

interface ModelValues {
  readonly model: string
  readonly values: ReadonlyMap<string, number>
}

/** Models of one mode beside each other; modes with a single model have nothing to compare. */
export function compareModels(groups: readonly Group[], resampling: Resampling): ModelComparison[] {
  return [...Map.groupBy(groups, ({ mode }) => mode)].flatMap(([mode, ofMode]) => {
    if (ofMode.length < 2) return []
    const shares = ofMode.map(({ model, members }) => ({
      model,
      values: passedShares(members.map(({ analysis }) => analysis)),
    }))
    const ratios = COSTS.flatMap((quantity) =>
      HEADLINE_ORDER.flatMap((baseline) => compareRatios(ofMode, quantity, baseline, resampling) ?? []),
    )
    return [{ mode, success: rankModels(shares, likeProjects(ofMode), resampling), ratios }]
  })
}

/**
 * Shards are per model, so that models never share a block: what is ranked is each one's ratio to the baseline, by intention
 * to treat, on projects that have it for all models: a model that fails on the projects that cost it most gains nothing by
 * it. Null below two such models.
 */
function compareRatios(
  groups: readonly Group[],
  quantity: Cost,
  baseline: BaselineMode,
  resampling: Resampling,
): ModelComparison['ratios'][number] | null {
  const models = groups.flatMap(({ model, members }) => {
    const costs = costsByProject(readerOf(quantity), baseline, members)
    const isMeasured = costs.some(({ blocks }) => blocks > 0) // what gave no code costs the author's, read or not
    return isMeasured ? [{ model, values: new Map(costs.map(({ project, log }) => [project, log])) }] : []
  })
  const clusters = likeProjects(groups)
  const ranked = rankModels(models, clusters, resampling)
  return ranked === null ? null : { ...ranked, quantity, baseline, pairs: comparePairs(models, clusters, resampling) }
}

const likeProjects = (groups: readonly Group[]): Clusters => clustersOf(groups.flatMap(({ members }) => members))

function rankModels(
  models: readonly ModelValues[],
  clusters: Clusters,
  { rankTest }: Resampling,
): ModelComparison['success'] {
  const projects = completeProjects(models)
  if (models.length < 2 || projects.length < 2) return null
  const blocks = clusters(projects).map((alike) =>
    models.map(({ values }) => meanOf(alike.map(({ project }) => values.get(project) ?? 0))),
  )
  if (blocks.length < 2) return null
  return { models: models.map(({ model }) => model), projects: projects.length, ...rankTest(blocks) }
}

const completeProjects = ([first, ...others]: readonly ModelValues[]) =>
  [...(first?.values.keys() ?? [])].flatMap((project) =>
    others.every(({ values }) => values.has(project)) ? [{ project }] : [],
  )

function comparePairs(
  models: readonly ModelValues[],
  clusters: Clusters,
  { signFlip }: Resampling,
): ModelComparison['ratios'][number]['pairs'] {
  const projects = completeProjects(models)
  const pairs = pairsOf(models).map(([a, b]) => {
    const differences = meansOf(
      clusters,
      projects,
      ({ project }) => (b.values.get(project) ?? 0) - (a.values.get(project) ?? 0),
    )
    return { a: a.model, b: b.model, ratio: Math.exp(meanOf(differences)), p: signFlip(differences).p }
  })
  return withAdjusted(pairs, 'holm')
}

/** Every pair of groups, on the projects that both could attempt. */
export function compareSuccess(groups: readonly Group[], { signFlip }: Resampling): SuccessPair[] {
  const clusters = likeProjects(groups)
  const shares = groups.map(({ mode, model, members }) => ({
    member: { mode, model },
    values: passedShares(members.map(({ analysis }) => analysis)),
  }))
  const pairs = pairsOf(shares).flatMap(([a, b]) => {
    const differences = [...a.values].flatMap(([project, share]) => {
      const other = b.values.get(project)
      return other === undefined ? [] : [{ project, gain: share - other }]
    })
    if (differences.length === 0) return []
    return [
      {
        a: a.member,
        b: b.member,
        projects: differences.length,
        betterA: differences.filter(({ gain }) => gain > 0).length,
        betterB: differences.filter(({ gain }) => gain < 0).length,
        p: signFlip(meansOf(clusters, differences, ({ gain }) => gain)).p,
      },
    ]
  })
  return withAdjusted(pairs, 'bh')
}

function withAdjusted<T extends { p: number }>(pairs: readonly T[], method: 'holm' | 'bh') {
  return [...adjustEach(pairs, method)].map(([pair, adjustedP]) => ({ ...pair, adjustedP }))
}

const pairsOf = <T>(items: readonly T[]) => items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]))
