import { groupsBy } from '../base/groups.ts'
import { meanOf } from './statistics/moments.ts'
import type { VariantInBlocks } from './variants-in-blocks.ts'

/** Parts items into observations: those of one project, and of like projects whose manifests name one cluster, are one. */
export type Clusters = <T extends { readonly project: string }>(items: Iterable<T>) => [T, ...T[]][]

export function clustersOf(members: readonly { readonly inBlocks: VariantInBlocks }[]): Clusters {
  const clusters = new Map(members.map(({ inBlocks: { project } }) => [project.slug, project.cluster]))
  return (items) =>
    groupsBy(items, ({ project }) => [clusters.get(project) ?? null, clusters.get(project) == null && project])
}

/** The mean of each observation over its projects, one value each. */
export const meansOf = <T extends { readonly project: string }>(
  clusters: Clusters,
  projects: Iterable<T>,
  read: (project: T) => number,
): number[] => clusters(projects).map((alike) => meanOf(alike.map(read)))
