import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { matcher } from '../../base/text/matcher.ts'
import { count } from '../../base/text/text.ts'
import { readPlan } from '../../campaign/documents.ts'
import { chooseProjects } from '../../dataset/load-projects.ts'
import { loadTaskRepositories, manifestFolder } from '../../dataset/load-task-repositories.ts'
import { listSpareParts } from '../../dataset/sources/prune-sources.ts'
import { openEnvironmentMaker } from '../../environment/environment-maker.ts'
import { makeAll, type NamedSource } from '../../environment/make-all.ts'
import { keepQuota } from '../../environment/quota.ts'
import { holdHost } from '../../measurement/hold-host.ts'
import { Launcher } from '../../measurement/launcher.ts'
import { findIsolation } from '../../measurement/run-isolated.ts'
import { renderLeftOut } from '../../report/text/left-out-projects.ts'
import { warmOptions } from '../../schema/options/env-options.ts'
import { openMakingSources } from '../open-making-sources.ts'

export type WarmOptions = Readonly<z.input<typeof warmOptions>>

/**
 * Makes all environments and downloads that projects need, ahead of measuring. It holds the host meanwhile: making them keeps
 * all processors busy. Those that can't be made are told at the end.
 */
export async function warmEnvironments(given: WarmOptions, context: CommandContext): Promise<{ ready: number }> {
  const options = warmOptions.parse(given)
  const projects = options.mlBench ? await listTaskRepositories(options, context) : await listWanted(options, context)
  await using launcher = new Launcher()
  await holdHost(launcher, 'greenml env warm', options.wait, context)
  const maker = openEnvironmentMaker(
    context,
    [options.dataset, ...(options.campaign ? [options.campaign] : [])],
    findIsolation,
  )
  const uv = await maker.uv()
  const faults = await makeAll(projects, maker, context)
  await keepQuota(uv, listSpareParts, context)
  if (faults.length === 0) return { ready: projects.length }
  throw new UserError(`${count(faults.length, 'environment')} could not be made: ${faults.join(', ')}.`, 1)
}

/** ML-Bench's repositories that have an environment; the others are told with what they lack. UserError where none has one. */
async function listTaskRepositories(
  { dataset, projects }: z.output<typeof warmOptions>,
  { logger }: CommandContext,
): Promise<NamedSource[]> {
  const isWanted = matcher('--projects', projects)
  const found: NamedSource[] = []
  for (const repository of (await loadTaskRepositories(dataset)).values()) {
    const { environment, folder: slug, lacks } = repository
    if (!isWanted(slug)) continue
    const folder = manifestFolder(dataset, repository)
    if (environment !== undefined)
      found.push({ slug, folder, lockFile: join(folder, environment.lock), manifest: { environment } })
    else
      logger.info(
        `${slug}: no environment is described; it lacks ${lacks.map(({ kind }) => kind).join(', ') || 'nothing that is known'}`,
      )
  }
  if (found.length > 0) return found
  throw new UserError(`${dataset} describes no environment of a repository of ML-Bench.`)
}

async function listWanted(
  options: z.output<typeof warmOptions>,
  context: CommandContext,
): Promise<readonly NamedSource[]> {
  const { dataset, projects, collection, campaign } = options
  const { projects: matching, leftOut } = await chooseProjects(
    dataset,
    { projects, collection },
    openMakingSources(options, context),
  )
  for (const each of leftOut) context.logger.info(renderLeftOut(each))
  if (campaign === undefined) return matching
  const plan = await readPlan(campaign)
  const planned = new Set(plan.projects.map(({ slug }) => slug))
  const chosen = matching.filter(({ slug }) => planned.has(slug))
  if (chosen.length > 0) return chosen
  const wish = projects === undefined ? '' : ` that matches /${projects}/`
  throw new UserError(
    `${dataset} has no project of the plan of ${campaign}${wish}: the plan has ${[...planned].join(', ')}.`,
  )
}
