import { groupsBy } from '../base/groups.ts'
import type { PlannedProject } from '../schema/campaign/plan.ts'
import type { VariantInBlocks } from './runs/variants-in-blocks.ts'
import { meanOf } from './statistics/moments.ts'

/** Parts items into observations: those of one project, and of like projects whose manifests name one cluster, are one. */
export type Clusters = <T extends { readonly project: string }>(items: Iterable<T>) => [T, ...T[]][]

export const clustersOf = (members: readonly { readonly inBlocks: VariantInBlocks }[]): Clusters =>
  clustersAmong(members.map(({ inBlocks: { project } }) => project))

export function clustersAmong(projects: readonly Pick<PlannedProject, 'slug' | 'cluster'>[]): Clusters {
  const clusters = new Map(projects.map(({ slug, cluster }) => [slug, cluster]))
  return (items) =>
    groupsBy(items, ({ project }) => [clusters.get(project) ?? null, clusters.get(project) == null && project])
}

/** The mean of each observation over its projects, of which each counts once: as the mean over its items, where it has several. */
export const meansOf = <T extends { readonly project: string }>(
  clusters: Clusters,
  items: Iterable<T>,
  read: (item: T) => number,
): number[] =>
  clusters(items).map((alike) => meanOf(groupsBy(alike, ({ project }) => project).map((own) => meanOf(own.map(read)))))
