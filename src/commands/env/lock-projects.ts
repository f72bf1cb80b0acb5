import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { inTurn } from '../../base/in-turn.ts'
import { writeProjectLock } from '../../curation/write-project-lock.ts'
import { loadFiles } from '../../dataset/load-projects.ts'
import { openSources } from '../../dataset/sources/sources.ts'
import { openEnvironmentMaker } from '../../environment/environment-maker.ts'
import { findIsolation } from '../../measurement/run-isolated.ts'
import { lockOptions } from '../../schema/options/env-options.ts'
import { lockTaskRepositories } from './lock-task-repositories.ts'

export type LockOptions = Readonly<z.input<typeof lockOptions>>

/** Writes the locks of projects anew from their requirements, and into their manifests how they depart from them. */
export async function lockProjects(given: LockOptions, context: CommandContext): Promise<readonly string[]> {
  const options = lockOptions.parse(given)
  if (options.mlBench) return lockTaskRepositories(options, context)
  const maker = openEnvironmentMaker(context, [options.dataset], findIsolation)
  const sources = openSources(context)
  const projects = await inTurn(options.slugs, (slug) => loadFiles(options.dataset, slug, sources))
  for (const project of projects) await writeProjectLock(project, maker, options, context.logger)
  return projects.map(({ lockFile }) => lockFile)
}
