import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { readTextIfPresent, writeFileAtomic } from '../base/files/files.ts'
import { listAsNamed } from '../base/files/untrusted-files.ts'
import { Progress } from '../base/progress.ts'
import { createDataMaker } from '../benchmark/make-data.ts'
import { listSlugs, loadFiles, manifestFile, noProjects, projectsFolder } from '../dataset/load-projects.ts'
import { patchManifestText } from '../dataset/patch-manifest.ts'
import { type ReadManifest, readManifestText } from '../dataset/read-manifest-text.ts'
import { readProject } from '../dataset/read-project.ts'
import { listChanged } from '../dataset/sources/revision-files.ts'
import { hereOnly, openSources } from '../dataset/sources/sources.ts'
import { openEnvironmentMaker } from '../environment/environment-maker.ts'
import { findIsolation } from '../measurement/run-isolated.ts'
import { slug as slugSchema } from '../schema/common.ts'
import type { ProjectValidation } from '../schema/dataset/validation.ts'
import type { validateOptions } from '../schema/options/validate-options.ts'
import { type Bench, validateProject } from './validate-project.ts'
import { writeProjectLock } from './write-project-lock.ts'

/** Rounds of mending: what one mends can show the next fault. */
const MOST_ROUNDS = 5

/** Holds projects to what a pull request asks: those that are named or that changed, else all that are here. With `fix` it mends what it can. */
export async function validateProjects(
  options: z.output<typeof validateOptions>,
  context: CommandContext,
): Promise<ProjectValidation[]> {
  const { dataset, slugs = [], changedSince } = options
  const named = await chooseNames(dataset, slugs)
  const changed = changedSince === undefined ? null : await findChanged(dataset, changedSince)
  const names = changed === null ? named : changed.filter((name) => slugs.length === 0 || slugs.includes(name))
  const all = new Map<string, ReadManifest>()
  for (const slug of await listSlugs(dataset)) all.set(slug, await readProject(dataset, slug))
  const maker = openEnvironmentMaker(context, [options.dataset], findIsolation)
  const make = options.run ? createDataMaker(options, maker, context) : undefined
  const bench: Bench = {
    options,
    all,
    mayFetch: changed !== null || slugs.length > 0,
    sources: openSources(context, options.mirror, make),
    here: hereOnly(context.env),
    maker,
  }
  const projects: ProjectValidation[] = []
  const progress = new Progress(context.logger, names.length)
  for (const slug of names) {
    progress.begin(`${projects.length + 1} of ${names.length}`, slug)
    if (options.fix) await mend(slug, bench, context)
    projects.push(await validateProject(slug, bench, context))
    progress.end()
  }
  progress.close()
  return projects
}

async function chooseNames(dataset: string, wanted: readonly string[]): Promise<readonly string[]> {
  const known = await listSlugs(dataset)
  if (wanted.length === 0) {
    if (known.length === 0) throw noProjects(dataset)
    return known
  }
  for (const name of wanted) {
    if (slugSchema.safeParse(name).success && known.includes(name)) continue
    throw new UserError(`There is no project '${name}' in ${projectsFolder(dataset)}: greenml projects lists them.`)
  }
  return wanted
}

/** What lies among the projects otherwise than in a revision, what is no project too: unseen, it would pass. */
async function findChanged(dataset: string, revision: string): Promise<readonly string[]> {
  const paths = await listChanged(join(dataset, projectsFolder('')), revision)
  const changed = new Set(paths.map((path) => path.split('/')[0] ?? ''))
  const there = (await listAsNamed(dataset, projectsFolder(''))) ?? []
  return there.map(({ name }) => name).filter((name) => changed.has(name))
}

/** Applies the patches of what needs no run, until none is left, and writes a lock that is missing. */
async function mend(slug: string, bench: Bench, context: CommandContext): Promise<void> {
  const { dataset } = bench.options
  const path = manifestFile(join(projectsFolder(dataset), slug))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = await validateProject(slug, { ...bench, options: { ...bench.options, run: false } }, context)
    const faults = found.checks.flatMap((check) => check.faults)
    const patches = faults.flatMap(({ patch, weight }) => (patch !== null && weight === 'fault' ? [patch] : []))
    if (patches.length === 0) {
      if (faults.some(({ kind }) => kind === 'lock-missing')) await mendLock(slug, bench, context)
      return
    }
    const text = (await readTextIfPresent(path, dataset)) ?? ''
    const mended = patchManifestText(text, patches)
    if (mended === text) return
    await writeFileAtomic(path, mended, dataset)
    bench.all.set(slug, readManifestText(mended))
    context.logger.info(`${slug}: ${patches.length} changed in ${path}`)
  }
}

/** What keeps it from being written is told, and the fault stays. */
async function mendLock(slug: string, { options, sources, maker, all }: Bench, context: CommandContext): Promise<void> {
  const { dataset } = options
  try {
    const project = await loadFiles(dataset, slug, sources)
    await writeProjectLock(project, maker, { dataset }, context.logger)
    context.logger.info(`${slug}: wrote ${project.lockFile}`)
    all.set(slug, await readProject(dataset, slug)) // it says how the lock departs from what was asked
  } catch (error) {
    if (!(error instanceof UserError) || context.signal?.aborted) throw error
    context.logger.warn(`${slug}: its lock can't be written: ${error.message}`)
  }
}
