import { groupsBy } from '../../base/groups.ts'
import { memoise, memoiseWeakly } from '../../base/memoise.ts'
import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import { QUANTITIES } from '../../schema/analysis/ratio.ts'
import type { BaselineMode } from '../../schema/common.ts'
import { attemptCost, countLateAuthors, type Unsettled } from '../attempt-cost.ts'
import { clustersOf, meansOf } from '../clusters.ts'
import { type CostReader, netEnergy, readerOf, wallBesideEnergy } from '../runs/read-cost.ts'
import { meanOf } from '../statistics/moments.ts'
import type { AnalysedVariant } from '../variant.ts'

export interface ProjectCost {
  readonly project: string
  readonly log: number
  /** Blocks of each of its samples, in the mean. */
  readonly blocks: number
  readonly failed: boolean
  readonly censored: boolean
}

/**
 * Cost of every attempted project of which the quantity is known: the mean over its samples. Made once, since a group's ratio,
 * its energy's parts and the comparison of models ask for the same.
 */
export const costsByProject = (
  reader: CostReader,
  baseline: BaselineMode,
  members: readonly AnalysedVariant[],
  unsettled: Unsettled = 'accurate',
): readonly ProjectCost[] => costsOf(members)(baseline)(unsettled)(reader)

const costsOf = memoiseWeakly((members: readonly AnalysedVariant[]) =>
  memoise((baseline: BaselineMode) =>
    memoise((unsettled: Unsettled) => {
      const list = (readers: readonly CostReader[]) => listCosts(readers, baseline, members, unsettled)
      const usual = list(USUAL_READERS)
      return memoise((reader: CostReader) => usual.get(reader) ?? list([reader]).get(reader) ?? [])
    }),
  ),
)

/** What is read of every group. */
const USUAL_READERS = [...QUANTITIES.map(readerOf), wallBesideEnergy, netEnergy]

/**
 * By all readers of one project before the next: to fetch the runs of a large campaign takes longer than to read them. What no
 * answer that is as accurate was read of has no cost: that of the failures alone is none of the model's.
 */
function listCosts(
  readers: readonly CostReader[],
  baseline: BaselineMode,
  members: readonly AnalysedVariant[],
  unsettled: Unsettled,
): ReadonlyMap<CostReader, ProjectCost[]> {
  const found = new Map<CostReader, ProjectCost[]>(readers.map((reader) => [reader, []]))
  const unread = new Set(members.some(({ analysis }) => isComparable(analysis)) ? readers : [])
  for (const samples of groupsBy(members, ({ analysis }) => analysis.project)) {
    for (const [reader, projects] of found) {
      const costs = samples.flatMap((sample) => {
        const cost = attemptCost(sample, reader, baseline, unsettled)
        if (cost !== null && isComparable(sample.analysis)) unread.delete(reader)
        return cost ?? []
      })
      if (costs.length === 0) continue
      projects.push({
        project: samples[0].analysis.project,
        log: meanOf(costs.map(({ log }) => log)),
        blocks: meanOf(costs.map(({ blocks }) => blocks)),
        failed: costs.some((cost) => cost.failed),
        censored: costs.some((cost) => cost.censored),
      })
    }
  }
  for (const reader of unread) found.set(reader, [])
  return found
}

export const withoutFailures = (byProject: ReadonlyMap<string, number>): ProjectCost[] =>
  [...byProject].map(([project, log]) => ({ project, log, blocks: 0, failed: false, censored: false }))

export const meansByCluster = (projects: readonly ProjectCost[], members: readonly AnalysedVariant[]): number[] =>
  meansOf(clustersOf(members), projects, ({ log }) => log)

/** Costs with time-outs farther off than anything else: of signs and ranks no more than their place is known. */
export function rankedLast(projects: readonly ProjectCost[]): ProjectCost[] {
  const farthest = 2 * Math.max(...projects.map(({ log }) => Math.abs(log)))
  return projects.map((project) => (project.censored ? { ...project, log: farthest } : project))
}

/** Projects in which the author's code ran out of time in a block in which an answer ended well. */
export const authorsOutOfTime = (baseline: BaselineMode, members: readonly AnalysedVariant[]): ReadonlySet<string> =>
  new Set(
    members
      .filter(({ inBlocks }) => countLateAuthors(inBlocks, baseline) > 0)
      .map(({ inBlocks: { project } }) => project.slug),
  )

/** The projects with those first in which the author's code would have taken longer than anybody saw. */
export function rankedFirst(projects: readonly ProjectCost[], late: ReadonlySet<string>): ProjectCost[] {
  const farthest = -2 * Math.max(...projects.map(({ log }) => Math.abs(log)))
  const others = projects.filter(({ project }) => !late.has(project))
  return [
    ...others,
    ...[...late].map((project) => ({ project, log: farthest, blocks: 0, failed: false, censored: false })),
  ]
}
