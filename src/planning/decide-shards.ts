import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { sum } from '../base/numbers.ts'
import { groupKey, type Plan } from '../schema/campaign/plan.ts'
import type { planOptions } from '../schema/options/plan-options.ts'
import { readHostsFile } from './schedule/hosts-file.ts'
import { makeSchedule, type Sharding, type WorkSchedule } from './schedule/make-schedule.ts'
import { splitGroups } from './schedule/split-groups.ts'
import { dealShards } from './shards.ts'

export interface ShardOptions extends Pick<z.output<typeof planOptions>, 'hosts' | 'shards' | 'noiseFrom'> {
  /** The most jobs of a matrix: the campaign is dealt to no more shards. */
  readonly matrixJobs?: number
}

/** What shards are made of. */
export interface Shardable extends Pick<Plan, 'campaign' | 'projects'> {
  /** Measured blocks of each group. */
  readonly repetitions: number
  /** Starts of each host's queue. */
  readonly sessions: number
  /** The blocks, where groups are split into so many parts. */
  readonly listBlocks: (parts: ReadonlyMap<string, number>) => Plan['blocks']
}

interface Decision {
  readonly blocks: Plan['blocks']
  /** Null: their number is left open. */
  readonly shards: string[][] | null
  /** Null: the hosts are not known. */
  readonly schedule: WorkSchedule | null
}

/**
 * Groups of each shard and, with a hosts file, who runs it; there a group that exceeds what a machine should do is split.
 * UserError where a project fits no host.
 */
export async function decideShards(planned: Shardable, options: ShardOptions): Promise<Decision> {
  const { hosts: file, shards: count, matrixJobs, noiseFrom } = options
  if (file === undefined) {
    if (noiseFrom !== undefined) throw new UserError('--noise-from is for the schedule that --hosts prints: name both.')
    const made = { ...planned, blocks: planned.listBlocks(new Map()) }
    const most = count ?? matrixJobs
    const groups = new Set(made.blocks.map(groupKey)).size
    return {
      blocks: made.blocks,
      shards: most === undefined ? null : dealShards(made, Math.min(most, groups)),
      schedule: null,
    }
  }
  const hosts = await readHostsFile(file)
  const made = listShared(planned, sum(hosts.map((host) => host.count)))
  const schedule = makeSchedule(made, hosts, chooseSharding(count, matrixJobs))
  return { blocks: made.blocks, shards: schedule.shards.map(({ groups }) => groups), schedule }
}

/** The blocks for so many machines. */
function listShared({ listBlocks, repetitions, sessions, campaign, projects }: Shardable, machines: number) {
  const whole = { campaign, projects, blocks: listBlocks(new Map()) }
  // A later session is meant for the same host.
  if (sessions > 1) return whole
  const parts = splitGroups(whole, machines, repetitions)
  return parts.size === 0 ? whole : { ...whole, blocks: listBlocks(parts) }
}

function chooseSharding(count: number | undefined, matrixJobs: number | undefined): Sharding {
  if (count !== undefined) return { kind: 'count', shards: count }
  return matrixJobs === undefined ? { kind: 'machines' } : { kind: 'waves', jobs: matrixJobs }
}
