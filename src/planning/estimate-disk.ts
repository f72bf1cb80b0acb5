import type { Plan } from '../schema/campaign/plan.ts'
import type { DiskEstimate } from '../schema/campaign/schedule.ts'

/** Sizes of the embedded dataset's records and logs; a script that prints much takes more, up to the sandbox's limit. */
const RECORD_BYTES = 4096
const LOG_BYTES = 2048

/** The median of 25 environments with scikit-learn, pandas and the like, before hard links to one cache. */
const ENVIRONMENT_BYTES = 450 * 1024 ** 2

/** What a campaign leaves on a machine's disk, at most: every environment on one machine. */
export function estimateDisk({ projects, blocks }: Pick<Plan, 'projects' | 'blocks'>): DiskEstimate {
  const locks = new Set(projects.map(({ lockHash }) => lockHash)).size
  const runs = blocks.reduce((sum, { order }) => sum + order.length, 0)
  return {
    locks,
    environmentBytes: locks * ENVIRONMENT_BYTES,
    recordBytes: runs * RECORD_BYTES,
    logBytes: runs * LOG_BYTES,
    estimatedFrom: '450 MiB a lock, 4 KiB a record, 2 KiB a log',
  }
}
