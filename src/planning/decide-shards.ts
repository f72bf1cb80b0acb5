import { UserError } from '../base/errors.ts'
import { listDetectableEffects } from '../commands/detectable-effect.ts'
import { groupOf, type Plan } from '../schema/plan.ts'
import type { Schedule } from '../schema/schedule.ts'
import { estimateDisk } from './estimate-disk.ts'
import { readHostsFile } from './schedule/hosts-file.ts'
import { makeSchedule, type Sharding } from './schedule/make-schedule.ts'
import { dealShards } from './shards.ts'

export interface ShardOptions {
  /** The file of the hosts that will run it. */
  readonly hosts?: string
  /** In so many shards; else one for each machine of the hosts file, or as many as are asked for later. */
  readonly shards?: number
  /** Of a matrix: in shards of one project and model each, in as few jobs as that. */
  readonly matrixJobs?: number
  /** A campaign with an analysis, whose noise is taken for the effect that can be shown. */
  readonly noiseFrom?: string
}

interface Decision {
  /** Null: left open. */
  readonly shards: string[][] | null
  /** Null: the hosts are not known. */
  readonly schedule: Schedule | null
}

/** Which groups each shard holds, and with a hosts file who runs it. UserError where a project fits no host. */
export async function decideShards(
  planned: Pick<Plan, 'campaign' | 'projects' | 'blocks' | 'repetitions'>,
  options: ShardOptions,
): Promise<Decision> {
  const { hosts, shards: count, matrixJobs, noiseFrom } = options
  if (hosts === undefined) {
    if (noiseFrom !== undefined) throw new UserError('--noise-from is for the schedule that --hosts prints: name both.')
    const most = count ?? matrixJobs
    const groups = new Set(planned.blocks.map(groupOf)).size
    return { shards: most === undefined ? null : dealShards(planned, Math.min(most, groups)), schedule: null }
  }
  const work = makeSchedule(planned, await readHostsFile(hosts), chooseSharding(count, matrixJobs))
  const detectable = await listDetectableEffects(planned.repetitions, noiseFrom)
  const schedule = { ...work, detectable, disk: estimateDisk(planned) }
  return { shards: schedule.shards.map(({ groups }) => groups), schedule }
}

function chooseSharding(count: number | undefined, matrixJobs: number | undefined): Sharding {
  if (count !== undefined) return { kind: 'count', shards: count }
  return matrixJobs === undefined ? { kind: 'machines' } : { kind: 'waves', jobs: matrixJobs }
}
