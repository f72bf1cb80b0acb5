import { groupsBy, largestGroups } from '../../base/groups.ts'
import { median } from '../../base/numbers.ts'
import type { Scope } from '../../schema/analysis/headline.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import type { Host } from '../../schema/measurement/execution.ts'
import type { AnalysedVariant } from '../variant.ts'

/** Scope of the numbers: what they were taken from, and so what they can speak of. Null without a run. */
export function findScope(plan: Plan, analysed: readonly AnalysedVariant[], hosts: readonly Host[]): Scope | null {
  const ran = analysed.filter(({ inBlocks }) => inBlocks.runs.length > 0)
  const slugs = new Set(ran.map(({ inBlocks }) => inBlocks.project.slug))
  const days = [
    ...new Set(ran.flatMap(({ inBlocks }) => inBlocks.runs.map(({ startedAt }) => startedAt.slice(0, 10)))),
  ].sort()
  const [firstDay, lastDay] = [days[0], days.at(-1)]
  if (firstDay === undefined || lastDay === undefined) return null
  return {
    projects: slugs.size,
    tasks: countTasks(plan, slugs),
    cpuSeconds: findSizes(ran, slugs.size),
    hosts: new Set(hosts.map(({ name }) => name)).size,
    strata: hosts.length,
    days: days.length,
    firstDay,
    lastDay,
  }
}

function countTasks(plan: Plan, slugs: ReadonlySet<string>): Scope['tasks'] {
  const ran = plan.projects.filter(({ slug }) => slugs.has(slug))
  const groups = largestGroups(ran, ({ task }) => task)
  return groups.map((projects) => ({ task: projects[0].task, projects: projects.length }))
}

/**
 * Least and most that the author's scripts took; a project's own is the median over the blocks of each shard. Null where one was
 * not read, or left out: the rest would be told as the range of all.
 */
function findSizes(analysed: readonly AnalysedVariant[], projects: number): Scope['cpuSeconds'] {
  const baselines = analysed.filter(({ analysis }) => analysis.mode === 'original')
  const seconds = groupsBy(baselines, ({ analysis }) => analysis.project).flatMap(
    (shards) => median(shards.flatMap(({ analysis }) => analysis.summaries.cpu.median ?? [])) ?? [],
  )
  return seconds.length < projects ? null : [Math.min(...seconds), Math.max(...seconds)]
}
