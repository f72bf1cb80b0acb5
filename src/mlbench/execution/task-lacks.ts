import { hashBelow } from '../../base/files/files.ts'
import { openBelow } from '../../base/files/untrusted-files.ts'
import type { TaskFault } from '../../schema/mlbench/task-bench.ts'
import type { Lack, TaskRepository } from '../../schema/mlbench/task-repository.ts'
import type { Task } from '../data/rows.ts'

/** The fault of a repository whose tasks are not run for that. */
export const LACKING: TaskFault = { kind: 'lacking' }

type WantedFile = NonNullable<Lack['files']>[number]

/** What a repository lacks with the files that lie in its folder by now: whoever puts weights and data there has its tasks run. */
export async function listLacks({ lacks }: Pick<TaskRepository, 'lacks'>, source: string): Promise<Lack[]> {
  const left: Lack[] = []
  for (const lack of lacks) if (!(await isMet(lack, source))) left.push(lack)
  return left
}

async function isMet({ files }: Lack, source: string): Promise<boolean> {
  if (files === undefined) return false
  for (const file of files) if (!(await isThere(file, source))) return false
  return true
}

/** The size is looked at first: weights take long to hash. */
async function isThere({ path, bytes, sha256 }: WantedFile, source: string): Promise<boolean> {
  const opened = await openBelow(source, path)
  if (opened === null) return false
  await opened.file.close()
  if (bytes !== null && opened.stats.size !== bytes) return false
  return sha256 === null || (await hashBelow(source, path)) === sha256
}

/** What a repository lacks that keeps this task from being run. */
export const lacksOf = ({ id }: Pick<Task, 'id'>, lacks: readonly Lack[]): readonly Lack[] =>
  lacks.filter(({ tasks }) => tasks === undefined || tasks.includes(id))
