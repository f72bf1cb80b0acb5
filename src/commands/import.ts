import { chmod, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { stopped } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files.ts'
import { makeHiddenScratch, removeAbandonedScratch, removeTree } from '../base/scratch.ts'
import { makeFolderBelow } from '../base/untrusted-files.ts'
import { chooseRequirements } from '../dataset/choose-requirements.ts'
import { chooseSlug } from '../dataset/choose-slug.ts'
import { copySource } from '../dataset/copy-source.ts'
import { listUnreached } from '../dataset/derive-requirements.ts'
import { draftManifest } from '../dataset/draft-manifest.ts'
import { fetchSource } from '../dataset/fetch-source.ts'
import { findEntry } from '../dataset/find-entry.ts'
import { projectsFolder } from '../dataset/load-projects.ts'
import { renderManifest } from '../dataset/render-manifest.ts'
import { cacheFolder } from '../environment/cache.ts'
import { openDeclaredFiles } from '../environment/declared/declared.ts'
import { readDeclared, readPythonWanted } from '../environment/declared/read-declared.ts'
import { prepareUv } from '../environment/environment-maker.ts'
import { writeLock } from '../environment/write-lock.ts'
import { importOptions } from '../schema/options/import.ts'

export type ImportOptions = Readonly<z.input<typeof importOptions>>

/** Makes `dataset/projects/<slug>` from a repository: its files, a manifest, a lock. All, or nothing also when the user stops it. */
export async function importProject(given: ImportOptions, context: CommandContext): Promise<{ folder: string }> {
  const options = importOptions.parse(given)
  const slug = await chooseSlug(options.dataset, options.source, options.slug)
  const folder = join(projectsFolder(options.dataset), slug)
  await makeFolderBelow(options.dataset, projectsFolder(''))
  await sweep(projectsFolder(options.dataset), context)
  await using fetched = await fetchSource(options)
  const staging = await makeHiddenScratch('import', projectsFolder(options.dataset))
  try {
    const source = join(staging, 'source')
    if (context.signal?.aborted) throw stopped()
    const { files } = await copySource(fetched.folder, source)
    const entry = await findEntry(source, files, options.entry)
    context.logger.info(`${slug}: ${files.length} files, entry ${entry}; resolving its packages`)
    const asOf = options.date === false ? null : (fetched.commitDate?.slice(0, 10) ?? null)
    const environment = await lockPackages({ slug, folder: staging, files, entry }, asOf, context)
    const undated = options.date === false ? ['packages of the day of the import, as --no-date asked for'] : []
    const deviations = [...environment.declared, ...undated, ...environment.locked]
    for (const deviation of deviations) context.logger.warn(`${slug}: ${deviation}`)
    const manifest = await draftManifest(
      slug,
      fetched,
      { folder: source, files, entry },
      { ...environment.settings, ...(deviations.length > 0 ? { deviations } : {}) },
    )
    await writeFileAtomic(join(staging, 'project.yaml'), renderManifest(manifest, folder), staging)
    await chmod(staging, 0o755) // made for us alone; the project is for all who may read the dataset
    if (context.signal?.aborted) throw stopped()
    await rename(staging, folder)
    context.logger.info(
      `imported as ${folder}. Check metric, task and data in project.yaml: they were guessed from the code. Then:\n` +
        `greenml run --campaign campaigns/${slug} --dataset ${options.dataset} --projects '^${slug}$' --models … (or --answers DIR)`,
    )
    return { folder }
  } catch (error) {
    await removeTree(staging)
    throw error
  }
}

/** Removes what imports left that were killed. */
async function sweep(projects: string, { env, logger }: CommandContext): Promise<void> {
  for (const root of [tmpdir(), projects, cacheFolder(env)]) {
    for (const folder of await removeAbandonedScratch(root)) {
      logger.warn(`${folder}, of an import that was killed, can't be removed`)
    }
  }
}

interface StagedProject {
  readonly slug: string
  /** The project's folder until it is whole. */
  readonly folder: string
  readonly files: readonly string[]
  readonly entry: string
}

/** Chooses what a project's packages are taken from and locks them; with the deviations of both. */
async function lockPackages(
  { slug, folder, files, entry }: StagedProject,
  asOf: string | null,
  context: CommandContext,
) {
  const uv = await prepareUv(context)
  const source = join(folder, 'source')
  const declarations = openDeclaredFiles(source, files, uv)
  const { declared, unreadable } = await readDeclared(declarations)
  const pythonWanted = await readPythonWanted(declarations, declared?.python ?? null)
  const requirements = await chooseRequirements(folder, files, entry, declared)
  const { python, excludeNewer, deviations } = await writeLock({
    ...uv,
    requirementsFile: join(folder, requirements),
    requirementsName: `${slug}: ${declared ? declared.from : `what ${entry} imports`}`,
    unreached: await listUnreached(source, files, entry),
    lockFile: join(folder, LOCK),
    asOf,
    pythonWanted,
    note: context.logger.status,
  })
  const settings = {
    python,
    ...(pythonWanted ? { pythonWanted } : {}),
    requirements,
    lock: LOCK,
    ...(excludeNewer ? { excludeNewer } : {}),
  }
  return { settings, declared: [...unreadable, ...(declared?.deviations ?? [])], locked: deviations }
}

const LOCK = 'requirements.lock'
