import type { Plan } from '../../schema/campaign/plan.ts'
import { sumSeconds } from './deal.ts'
import { listWorkloads } from './workload.ts'

/** Shares of what one machine has to do: groups above the first are split, into parts of the second: expectations err by a factor of 2. */
const LARGEST_GROUP = 1 / 2
const LARGEST_PART = 1 / 4
const ROUNDING = 1e-9
/** With fewer measured blocks a part would say nothing of its host. */
const BLOCKS_OF_A_PART = 2

/** Into how many parts groups are split where one exceeds what each of so many machines should do; a group that is not named stays whole. */
export function splitGroups(
  plan: Pick<Plan, 'blocks' | 'projects'>,
  machines: number,
  repetitions: number,
): Map<string, number> {
  const workloads = listWorkloads(plan)
  const mean = sumSeconds(workloads) / machines
  if (workloads.every(({ seconds }) => seconds <= mean * (1 + ROUNDING))) return new Map()
  const most = Math.floor(repetitions / BLOCKS_OF_A_PART)
  const large = workloads.filter(({ seconds }) => seconds > LARGEST_GROUP * mean)
  const parts = large.map(
    ({ group, seconds }) => [group, Math.min(Math.ceil(seconds / (LARGEST_PART * mean)), most)] as const,
  )
  return new Map(parts.filter(([, count]) => count > 1))
}
