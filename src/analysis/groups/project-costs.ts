import { groupsBy } from '../../base/groups.ts'
import type { BaselineMode } from '../../schema/common.ts'
import type { CostReader } from '../read-cost.ts'
import { meanOf } from '../statistics/moments.ts'
import type { AnalysedVariant } from '../variant.ts'
import { attemptCost, type Unsettled } from './attempt-cost.ts'

export interface ProjectCost {
  readonly project: string
  readonly log: number
  readonly failed: boolean
  readonly censored: boolean
}

/** Cost of every attempted project of which the quantity is known: the mean over its samples. */
export function costsByProject(
  reader: CostReader,
  baseline: BaselineMode,
  members: readonly AnalysedVariant[],
  unsettled?: Unsettled,
): ProjectCost[] {
  return groupsBy(members, ({ analysis }) => analysis.project).flatMap((samples) => {
    const costs = samples.flatMap((sample) => attemptCost(sample, reader, baseline, unsettled) ?? [])
    if (costs.length === 0 || costs.every(({ baseline: base, failed }) => base === null && !failed)) return []
    return [
      {
        project: samples[0].analysis.project,
        log: meanOf(costs.map(({ log }) => log)),
        failed: costs.some((cost) => cost.failed),
        censored: costs.some((cost) => cost.censored),
      },
    ]
  })
}

export const withoutFailures = (byProject: ReadonlyMap<string, number>): ProjectCost[] =>
  [...byProject].map(([project, log]) => ({ project, log, failed: false, censored: false }))

export function meansByCluster(projects: readonly ProjectCost[], members: readonly AnalysedVariant[]): number[] {
  const clusters = new Map(members.map(({ inBlocks: { project } }) => [project.slug, project.cluster]))
  return groupsBy(projects, ({ project }) => [
    clusters.get(project) ?? null,
    clusters.get(project) == null && project,
  ]).map((alike) => meanOf(alike.map(({ log }) => log)))
}

/** Costs with time-outs farther off than anything else: of signs and ranks no more than their place is known. */
export function rankedLast(projects: readonly ProjectCost[]): ProjectCost[] {
  const farthest = 2 * Math.max(...projects.map(({ log }) => Math.abs(log)))
  return projects.map((project) => (project.censored ? { ...project, log: farthest } : project))
}
