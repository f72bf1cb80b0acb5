import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { errorCode, errorMessage, UserError } from '../../base/errors.ts'
import { hashTree } from '../../base/files/files.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { GIB } from '../../base/size.ts'
import { loadTaskRepositories, manifestFolder } from '../../dataset/load-task-repositories.ts'
import { checkPin } from '../../dataset/sources/check-pin.ts'
import { type EnvironmentMaker, openEnvironmentMaker } from '../../environment/environment-maker.ts'
import { findIsolation } from '../../measurement/run-isolated.ts'
import { DEFAULT_LIMITS } from '../../sandbox/run-limits.ts'
import type { PinState, TaskFault } from '../../schema/mlbench/task-bench.ts'
import type { Lack, TaskRepository } from '../../schema/mlbench/task-repository.ts'
import type { GradeOptions } from '../../schema/options/mlbench/task-options.ts'
import { nameRepository } from '../data/name-repository.ts'
import type { Task } from '../data/rows.ts'
import { type PreparedRepository, tryEnvironment } from './prepared-repository.ts'
import { listRepositoryFiles } from './repository-files.ts'
import type { RunSettings } from './run-program.ts'
import { LACKING, lacksOf, listLacks } from './task-lacks.ts'

/** Tells why a repository's tasks can't be run. */
export type TellFault = (repository: string, fault: TaskFault) => void

/** The repositories of tasks with the environments that their answers run in, made where they are not there yet; what one lacks is told. */
export async function prepareRepositories(
  tasks: readonly Task[],
  {
    dataset,
    repositories: root,
    tellFault,
  }: Pick<GradeOptions, 'dataset' | 'repositories'> & { readonly tellFault: TellFault },
  bench: Pick<RunSettings, 'sandbox' | 'launcher' | 'meter'>,
  context: CommandContext,
): Promise<Map<number, PreparedRepository>> {
  const known = await loadTaskRepositories(dataset)
  const maker = openEnvironmentMaker(context, [dataset, ...(root === undefined ? [] : [root])], findIsolation)
  const prepared = new Map<number, PreparedRepository>()
  if (root === undefined && tasks.length > 0)
    context.logger.warn(
      'no answer can be run: --repositories DIR names what the tasks are about; greenml mlbench grade --static-only judges the text alone',
    )
  for (const task of tasks) {
    const { githubId } = task
    if (prepared.has(githubId)) continue
    const repository = known.get(githubId) ?? null
    const name = nameRepository(task, repository?.folder)
    const own = tasks.filter((each) => each.githubId === githubId)
    const found = await prepare(repository, name, own, { dataset, root, maker, bench }).catch((error: unknown) => {
      if (!isOfTheFiles(error) || context.signal?.aborted) throw error
      return lost({ kind: 'unreadable', detail: errorMessage(error) }, repository?.lacks)
    })
    if (found.fault !== null && root !== undefined) tellFault(name, found.fault)
    const pin = repository === null ? null : await findPin(root, name, repository.commit)
    if (pin === 'changed' || pin === 'other-commit')
      context.logger.warn(`${name}: its files are not those of the commit that it is pinned to (${pin})`)
    prepared.set(githubId, { githubId, name, repository, pin, ...found })
  }
  return prepared
}

async function findPin(root: string | undefined, name: string, commit: string): Promise<PinState | null> {
  if (root === undefined || (await lookBelow(root, name)).kind !== 'folder') return null
  return checkPin(join(root, name), commit).catch((error: unknown): PinState => {
    if (!isOfTheFiles(error)) throw error
    return 'unverified'
  })
}

interface Means {
  readonly dataset: string
  readonly root: string | undefined
  readonly maker: EnvironmentMaker
  readonly bench: Pick<RunSettings, 'sandbox' | 'launcher' | 'meter'>
}

const lost = (fault: TaskFault, lacks: readonly Lack[] = [], sourceHash: string | null = null) =>
  ({ settings: null, sourceHash, fault, lacks }) as const

/** A folder that can't be read, or holds what is not opened (a pipe, a name that no path has), is its own tasks' loss alone. */
const isOfTheFiles = (error: unknown) => error instanceof UserError || errorCode(error) !== undefined

async function prepare(repository: TaskRepository | null, name: string, tasks: readonly Task[], means: Means) {
  const { dataset, root, maker, bench } = means
  if (repository === null) return lost({ kind: 'not-described', folder: join(dataset, 'ml-bench') })
  const { lacks: all } = repository
  if (repository.environment === undefined) return lost({ kind: 'no-environment' }, all)
  if (root === undefined) return lost({ kind: 'no-repositories' }, all)
  if ((await lookBelow(root, name)).kind !== 'folder') return lost({ kind: 'no-folder', root }, all)
  const source = join(root, name)
  const lacks = await listLacks(repository, source)
  if (tasks.every((task) => lacksOf(task, lacks).length > 0)) return lost(LACKING, lacks) // no environment is made for nothing
  const sourceHash = await hashTree(source, (path) => path !== '.git') // no run sees its history
  const folder = manifestFolder(dataset, repository)
  const environment = await maker.makeOrExplain({
    slug: repository.folder,
    folder,
    lockFile: join(folder, repository.environment.lock),
    manifest: { environment: repository.environment },
  })
  if ('fault' in environment) return lost({ kind: 'environment-failed', detail: environment.fault }, lacks, sourceHash)
  const { memoryGiB, timeoutSeconds } = repository.limits
  const limits = { ...DEFAULT_LIMITS, memoryBytes: memoryGiB * GIB, wallSeconds: timeoutSeconds }
  const settings = { source, environment, limits, ...bench }
  const failed = await tryEnvironment(settings)
  if (failed !== null) return lost({ kind: 'python-failed', detail: failed }, lacks, sourceHash)
  return { settings, files: await listRepositoryFiles(source), sourceHash, lacks, fault: null } as const
}
