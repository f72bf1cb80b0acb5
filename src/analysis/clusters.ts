import { groupsBy } from '../base/groups.ts'
import type { PlannedProject } from '../schema/campaign/plan.ts'
import { meanOf } from './statistics/moments.ts'
import type { VariantInBlocks } from './variants-in-blocks.ts'

/** Parts items into observations: those of one project, and of like projects whose manifests name one cluster, are one. */
export type Clusters = <T extends { readonly project: string }>(items: Iterable<T>) => [T, ...T[]][]

export const clustersOf = (members: readonly { readonly inBlocks: VariantInBlocks }[]): Clusters =>
  clustersAmong(members.map(({ inBlocks: { project } }) => project))

export function clustersAmong(projects: readonly Pick<PlannedProject, 'slug' | 'cluster'>[]): Clusters {
  const clusters = new Map(projects.map(({ slug, cluster }) => [slug, cluster]))
  return (items) =>
    groupsBy(items, ({ project }) => [clusters.get(project) ?? null, clusters.get(project) == null && project])
}

/** The mean of each observation over its projects, one value each. */
export const meansOf = <T extends { readonly project: string }>(
  clusters: Clusters,
  projects: Iterable<T>,
  read: (project: T) => number,
): number[] => clusters(projects).map((alike) => meanOf(alike.map(read)))

/** The same of several answers a project: each project counts once among those that are like it. */
export const meansOfAnswers = <T extends { readonly project: string }>(
  clusters: Clusters,
  answers: Iterable<T>,
  read: (answer: T) => number,
): number[] =>
  clusters(answers).map((alike) =>
    meanOf(groupsBy(alike, ({ project }) => project).map((own) => meanOf(own.map(read)))),
  )
