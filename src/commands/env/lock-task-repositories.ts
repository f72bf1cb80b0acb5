import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { amendManifest } from '../../dataset/amend-manifest.ts'
import { loadTaskRepositories, manifestFolder } from '../../dataset/load-task-repositories.ts'
import { openEnvironmentMaker } from '../../environment/environment-maker.ts'
import { lockProject } from '../../environment/lock-project.ts'
import { findIsolation } from '../../measurement/run-isolated.ts'
import type { lockOptions } from '../../schema/options/env-options.ts'

/** A repository's answers run in its own Python: of today's it is only asked that the tool's shims can be read. */
const OLDEST_PYTHON = '>=3.7'

/** Writes the locks of ML-Bench's repositories as of their commits' days, and into their manifests how they depart from that. */
export async function lockTaskRepositories(
  { slugs, dataset, date }: z.output<typeof lockOptions>,
  context: CommandContext,
): Promise<readonly string[]> {
  const { logger } = context
  const maker = openEnvironmentMaker(context, [dataset], findIsolation)
  const known = [...(await loadTaskRepositories(dataset)).values()]
  const written: string[] = []
  for (const slug of slugs) {
    const repository = known.find(({ folder }) => folder === slug)
    if (repository?.environment === undefined)
      throw new UserError(`${dataset} describes no environment of a repository ${slug} of ML-Bench.`)
    const { environment, committed } = repository
    const folder = manifestFolder(dataset, repository)
    const lockFile = join(folder, environment.lock)
    const asOf = committed === null ? {} : { excludeNewer: committed }
    const manifest = { environment: { ...environment, ...asOf }, origin: 'embedded' as const }
    const whole = { dataset, date, unreached: [], reached: null, oldestPython: OLDEST_PYTHON }
    const lock = await lockProject({ slug, folder, lockFile, manifest }, maker, whole, logger.status)
    for (const deviation of lock?.deviations ?? []) logger.warn(`${slug}: ${deviation}`)
    if (lock !== null) await amendManifest(folder, lock, 'repository')
    written.push(lockFile)
  }
  return written
}
