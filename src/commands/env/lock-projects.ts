import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { listFiles } from '../../base/files.ts'
import { amendManifest } from '../../dataset/amend-manifest.ts'
import { listReached, listUnreached } from '../../dataset/derive-requirements.ts'
import { loadProject } from '../../dataset/load-projects.ts'
import { openSources } from '../../dataset/sources.ts'
import { openEnvironmentMaker } from '../../environment/environment-maker.ts'
import { lockProject } from '../../environment/lock-project.ts'
import { findIsolation } from '../../measurement/run-isolated.ts'
import { lockOptions } from '../../schema/options/env-options.ts'
import { lockTaskRepositories } from './lock-task-repositories.ts'

export type LockOptions = Readonly<z.input<typeof lockOptions>>

/** Writes the locks of projects anew from their requirements, and into their manifests how they depart from them. */
export async function lockProjects(given: LockOptions, context: CommandContext): Promise<readonly string[]> {
  const options = lockOptions.parse(given)
  if (options.mlBench) return lockTaskRepositories(options, context)
  const { logger } = context
  const maker = openEnvironmentMaker(context, [options.dataset], findIsolation)
  const sources = openSources(context)
  const projects = await Promise.all(options.slugs.map((slug) => loadProject(options.dataset, slug, sources)))
  for (const project of projects) {
    const { sourceFolder, manifest } = project
    const files = await listFiles(sourceFolder)
    const unreached = await listUnreached(sourceFolder, files, manifest.entry)
    const reached = await listReached(sourceFolder, files, manifest.entry)
    const lock = await lockProject(project, maker, { ...options, unreached, reached }, logger.status)
    for (const deviation of lock?.deviations ?? []) logger.warn(`${project.slug}: ${deviation}`)
    if (lock !== null) await amendManifest(project.folder, lock)
  }
  return projects.map(({ lockFile }) => lockFile)
}
