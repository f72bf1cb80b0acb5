import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import type { planOptions } from '../schema/options/plan.ts'
import { groupKey, type Plan } from '../schema/plan.ts'
import { readHostsFile } from './schedule/hosts-file.ts'
import { makeSchedule, type Sharding, type WorkSchedule } from './schedule/make-schedule.ts'
import { dealShards } from './shards.ts'

export interface ShardOptions extends Pick<z.output<typeof planOptions>, 'hosts' | 'shards' | 'noiseFrom'> {
  /** The most jobs of a matrix: the campaign is dealt to no more shards. */
  readonly matrixJobs?: number
}

interface Decision {
  /** Null: their number is left open. */
  readonly shards: string[][] | null
  /** Null: the hosts are not known. */
  readonly schedule: WorkSchedule | null
}

/** Groups of each shard and, with a hosts file, who runs it. UserError where a project fits no host. */
export async function decideShards(
  planned: Pick<Plan, 'campaign' | 'projects' | 'blocks'>,
  options: ShardOptions,
): Promise<Decision> {
  const { hosts, shards: count, matrixJobs, noiseFrom } = options
  if (hosts === undefined) {
    if (noiseFrom !== undefined) throw new UserError('--noise-from is for the schedule that --hosts prints: name both.')
    const most = count ?? matrixJobs
    const groups = new Set(planned.blocks.map(groupKey)).size
    return { shards: most === undefined ? null : dealShards(planned, Math.min(most, groups)), schedule: null }
  }
  const schedule = makeSchedule(planned, await readHostsFile(hosts), chooseSharding(count, matrixJobs))
  return { shards: schedule.shards.map(({ groups }) => groups), schedule }
}

function chooseSharding(count: number | undefined, matrixJobs: number | undefined): Sharding {
  if (count !== undefined) return { kind: 'count', shards: count }
  return matrixJobs === undefined ? { kind: 'machines' } : { kind: 'waves', jobs: matrixJobs }
}
