import { listFiles } from '../base/files/files.ts'
import type { Logger } from '../base/log.ts'
import { amendManifest } from '../dataset/amend-manifest.ts'
import { listReached, listUnreached } from '../dataset/import/derive-requirements.ts'
import type { Project } from '../dataset/load-projects.ts'
import type { EnvironmentMaker } from '../environment/environment-maker.ts'
import { type LockOptions, lockProject } from '../environment/lock-project.ts'

/** Writes a project's lock anew from its requirements, and into its manifest how it departs from them, which is told too. */
export async function writeProjectLock(
  project: Project,
  maker: EnvironmentMaker,
  options: Pick<LockOptions, 'dataset' | 'date'>,
  logger: Logger,
): Promise<void> {
  const { slug, folder, sourceFolder, manifest } = project
  const files = await listFiles(sourceFolder)
  const makers = manifest.data.flatMap(({ madeBy }) => madeBy ?? [])
  const entries = [manifest.entry, ...new Set(makers)]
  const unreached = await listUnreached(sourceFolder, files, entries)
  const reached = await listReached(sourceFolder, files, entries)
  const lock = await lockProject(project, maker, { ...options, unreached, reached }, logger.status)
  for (const deviation of lock?.deviations ?? []) logger.warn(`${slug}: ${deviation}`)
  if (lock !== null) await amendManifest(folder, lock)
}
