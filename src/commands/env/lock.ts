import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { amendManifest } from '../../dataset/amend-manifest.ts'
import { loadProject } from '../../dataset/load-projects.ts'
import { EnvironmentMaker } from '../../environment/environment-maker.ts'
import { lockProject } from '../../environment/lock-project.ts'
import { findIsolation } from '../../measurement/run-isolated.ts'

export interface LockOptions {
  readonly dataset: string
  readonly slugs: readonly string[]
  /** False: packages of today instead of those of the commit's date. */
  readonly date?: boolean
}

/** Writes the locks of projects anew from their requirements, and into their manifests how they depart from them. */
export async function lockProjects(options: LockOptions, context: CommandContext): Promise<readonly string[]> {
  const { logger } = context
  const maker = new EnvironmentMaker(context, [options.dataset], findIsolation)
  const projects = await Promise.all(options.slugs.map((slug) => loadProject(options.dataset, slug)))
  for (const project of projects) {
    const lock = await lockProject(project, maker, options, logger.status)
    for (const deviation of lock?.deviations ?? []) logger.warn(`${project.slug}: ${deviation}`)
    if (lock !== null) await amendManifest(join(project.folder, 'project.yaml'), lock)
  }
  return projects.map(({ lockFile }) => lockFile)
}
