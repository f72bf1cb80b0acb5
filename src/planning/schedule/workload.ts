import { UserError } from '../../base/errors.ts'
import { groupKey, type Plan, type PlannedProject } from '../../schema/campaign/plan.ts'

/**
 * Seconds of a run whose project declares no `typicalSeconds`: the mean over the 50 projects of GenAI-GreenML of each one's
 * median `exec_time_s`, in its four published result files (1,606 runs).
 */
export const DEFAULT_RUN_SECONDS = 6

/** Seconds around every run: the fresh copy, the sandbox, the log and the synced record. */
export const RUN_OVERHEAD_SECONDS = 0.2

/** A project with one model, or with all: what stays together on one host. */
export interface Workload {
  readonly group: string
  readonly project: PlannedProject
  readonly runs: number
  /** Expected seconds, those of warm-ups and of all other runs that are not measured included. */
  readonly seconds: number
  /** Seconds where every run ends at its time limit. */
  readonly worstSeconds: number
}

function expectedRunSeconds({ needs }: Pick<PlannedProject, 'needs'>): number {
  return Math.min(needs.typicalSeconds ?? DEFAULT_RUN_SECONDS, needs.timeoutSeconds)
}

/** The groups of a plan, in its order. */
export function listWorkloads({ blocks, projects }: Pick<Plan, 'blocks' | 'projects'>): Workload[] {
  const known = new Map(projects.map((project) => [project.slug, project]))
  return [...Map.groupBy(blocks, groupKey)].map(([group, own]) => {
    const slug = own[0]?.project ?? ''
    const project = known.get(slug)
    if (!project) throw new UserError(`plan.json has blocks of '${slug}' but no such project: plan again.`)
    const runs = own.reduce((sum, { order }) => sum + order.length, 0)
    return {
      group,
      project,
      runs,
      seconds: runs * (expectedRunSeconds(project) + RUN_OVERHEAD_SECONDS),
      worstSeconds: runs * (project.needs.timeoutSeconds + RUN_OVERHEAD_SECONDS),
    }
  })
}
