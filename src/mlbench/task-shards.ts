import { basename } from 'node:path'
import { UserError } from '../base/errors.ts'
import type { Shard } from '../schema/options/shard.ts'
import type { Task } from './data/rows.ts'

/** One job's share: the tasks of one repository, answered by one system. */
export interface TaskShard {
  readonly githubId: number
  readonly system: string
  /** Whether the data set's own answers are checked here: once a repository. */
  readonly hasGolds: boolean
}

/** Every share, repository after repository in the order of the rows: the same rows and systems give the same shares on every machine. */
export function listTaskShards(tasks: readonly Task[], systems: readonly string[]): TaskShard[] {
  const repositories = [...new Set(tasks.map(({ githubId }) => githubId))]
  return repositories.flatMap((githubId) =>
    systems.map((system, index) => ({ githubId, system, hasGolds: index === 0 })),
  )
}

/** The share that `3/9` means. UserError where the rows and systems make another number of shares. */
export function findTaskShard({ index, count }: Shard, tasks: readonly Task[], systems: readonly string[]): TaskShard {
  const shards = listTaskShards(tasks, systems)
  const found = shards[index - 1]
  if (found !== undefined && count === shards.length) return found
  throw new UserError(
    `--shard ${index}/${count}: these rows have ${shards.length / Math.max(1, systems.length)} repositories and there are ${systems.length} systems, which makes ${shards.length} shares.`,
  )
}

/** How files of one share are told apart, behind the system's name. */
export const nameShard = ({ index, count }: Shard): string => `${index}-of-${count}`

const SHARD_ENDING = /\.[1-9]\d*-of-[1-9]\d*$/

/** The system that a file of answers or attempts is of, by its name, and whether it holds one share of them. */
export function readSystemName(path: string): { readonly system: string; readonly isShare: boolean } {
  const name = basename(path).replace(/\.(?:jsonl|json)(?:\.gz)?$/, '')
  return { system: name.replace(SHARD_ENDING, ''), isShare: SHARD_ENDING.test(name) }
}
