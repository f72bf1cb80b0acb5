import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { errorCode, stopped, UserError } from '../base/errors.ts'
import { parseWith, sha256Hex, writeFileAtomic } from '../base/files.ts'
import { runCommand } from '../base/process.ts'
import { type CopiedSource, copySource } from '../dataset/copy-source.ts'
import { deriveRequirements } from '../dataset/derive-requirements.ts'
import { type FetchedSource, fetchSource } from '../dataset/fetch-source.ts'
import { findEntry } from '../dataset/find-entry.ts'
import { detectLicence } from '../dataset/licence.ts'
import { projectsFolder } from '../dataset/load-projects.ts'
import { renderManifest } from '../dataset/render-manifest.ts'
import { cacheFolder } from '../environment/cache.ts'
import { readDeclared, readPythonWanted } from '../environment/declared/read-declared.ts'
import { type LockResult, writeLock } from '../environment/lock.ts'
import { locateUv } from '../environment/uv.ts'
import type { UvRequest } from '../environment/uv-environment.ts'
import { slug as slugSchema } from '../schema/common.ts'
import { MANIFEST_VERSION, type Manifest, manifest as manifestSchema } from '../schema/manifest.ts'
import { importOptions } from '../schema/options/import.ts'

export type ImportOptions = Readonly<z.input<typeof importOptions>>

/** Makes `dataset/projects/<slug>` from a repository: its files, a manifest, a lock. All, or nothing also when the user stops it. */
export async function importProject(given: ImportOptions, context: CommandContext): Promise<{ folder: string }> {
  const options = importOptions.parse(given)
  const slug = chooseSlug(options)
  const folder = join(projectsFolder(options.dataset), slug)
  const taken = await findSlug(options.dataset, slug)
  if (taken !== null) {
    throw new UserError(`There is a project '${taken}' already: remove its folder, or choose another --slug.`)
  }
  await using fetched = await fetchSource(options)
  await mkdir(projectsFolder(options.dataset), { recursive: true })
  const staging = await mkdtemp(join(projectsFolder(options.dataset), '.import-'))
  try {
    const source = join(staging, 'source')
    if (context.signal?.aborted) throw stopped()
    const copied = await copySource(fetched.folder, source)
    const entry = await findEntry(source, copied.files, options.entry)
    context.logger.info(`${slug}: ${copied.files.length} files, entry ${entry}; resolving its packages`)
    const cache = cacheFolder(context.env)
    const uv = { uv: await locateUv(cache, context.env, context.logger.info), cache, env: context.env }
    const packages = await findPackages(source, copied, staging, uv)
    const locked = await writeLock({
      ...uv,
      requirementsFile: join(staging, packages.requirements),
      lockFile: join(staging, 'requirements.lock'),
      asOf: options.date === false ? null : (fetched.commitDate?.slice(0, 10) ?? null),
      pythonWanted: packages.pythonWanted,
      note: context.logger.status,
    })
    const undated = options.date === false ? ['packages of the day of the import, as --no-date asked for'] : []
    const lock = { ...locked, deviations: [...packages.deviations, ...undated, ...locked.deviations] }
    for (const deviation of lock.deviations) context.logger.warn(`${slug}: ${deviation}`)
    const manifest = await describeProject(slug, fetched, source, copied, { entry, packages, lock })
    await writeFileAtomic(join(staging, 'project.yaml'), renderManifest(manifest))
    await chmod(staging, 0o755) // made for us alone; the project is for all who may read the dataset
    if (context.signal?.aborted) throw stopped()
    await rename(staging, folder)
    context.logger.info(
      `imported as ${folder}. Check metric, task and data in project.yaml: they were guessed from the code. Then:\n` +
        `greenml run --campaign campaigns/${slug} --dataset ${options.dataset} --projects '^${slug}$' --models … (or --answers DIR)`,
    )
    return { folder }
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    throw error
  }
}

/** The folder of that name, whatever the case: some file systems do not tell cases apart. */
async function findSlug(dataset: string, slug: string): Promise<string | null> {
  const names = await readdir(projectsFolder(dataset)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  return names.find((name) => name.toLowerCase() === slug.toLowerCase()) ?? null
}

function chooseSlug({ slug, source }: ImportOptions): string {
  const last = source.includes(':') ? source.replace(/\/+$/, '') : resolve(source)
  const name = slug ?? basename(last).replace(/\.git$/, '')
  if (slugSchema.safeParse(name).success) return name
  throw new UserError(`'${name}' can't be a project's name (letters, digits, '.', '_', '-'): choose one with --slug.`)
}

interface Packages {
  /** The file that is locked, relative to the project's folder. */
  readonly requirements: string
  readonly pythonWanted: string | null
  readonly deviations: readonly string[]
}

/** The author's requirements as they are, what another file of the author's says, or what the scripts import. */
async function findPackages(source: string, copied: CopiedSource, staging: string, uv: UvRequest): Promise<Packages> {
  const { declared, unreadable } = await readDeclared(source, copied.files, uv)
  const pythonWanted = await readPythonWanted(source, copied.files, uv, declared?.python ?? null)
  const deviations = [...unreadable, ...(declared?.deviations ?? [])]
  if (declared?.from === 'requirements.txt') {
    const asItIs = (await readFile(join(source, declared.from), 'utf8')) === declared.requirements
    if (asItIs) return { requirements: 'source/requirements.txt', pythonWanted, deviations }
  }
  const lines = declared
    ? `# from source/${declared.from}\n${declared.requirements}`
    : `${(await deriveRequirements(source, copied.files, await listStandardModules())).join('\n')}\n`
  await writeFile(join(staging, 'requirements.txt'), lines)
  return { requirements: 'requirements.txt', pythonWanted, deviations }
}

async function listStandardModules(): Promise<ReadonlySet<string>> {
  const script = 'import json, sys; print(json.dumps(sorted(sys.stdlib_module_names)))'
  const result = await runCommand('python3', ['-I', '-c', script])
  return new Set(parseWith(z.array(z.string()), JSON.parse(result.stdout), "Python's list of its own modules"))
}

const DATA_FILE = /\.(csv|tsv|json|jsonl|xlsx?|parquet|feather|npy|npz|arff|mat|data)$/i

async function describeProject(
  slug: string,
  fetched: FetchedSource,
  source: string,
  copied: CopiedSource,
  found: { entry: string; packages: Packages; lock: LockResult },
): Promise<Manifest> {
  const data = await Promise.all(
    copied.files
      .filter((path) => DATA_FILE.test(path))
      .map(async (path) => ({ path, role: 'all', sha256: sha256Hex(await readFile(join(source, path))) })),
  )
  const { excludeNewer, deviations, python } = found.lock
  return parseWith(
    manifestSchema,
    {
      schemaVersion: MANIFEST_VERSION,
      title: slug,
      origin: {
        repository: fetched.repository,
        commit: fetched.commit,
        commitDate: fetched.commitDate,
        importedAt: new Date().toISOString().slice(0, 10),
      },
      licence: await detectLicence(source, copied.files),
      entry: found.entry,
      task: 'other',
      metric: guessMetric(await readFile(join(source, found.entry), 'utf8')),
      data,
      environment: {
        python,
        ...(found.packages.pythonWanted ? { pythonWanted: found.packages.pythonWanted } : {}),
        requirements: found.packages.requirements,
        lock: 'requirements.lock',
        ...(excludeNewer ? { excludeNewer } : {}),
        ...(deviations.length > 0 ? { deviations } : {}),
      },
    },
    'the new manifest',
  )
}

/** What the entry most likely prints; the manifest is there to be corrected. No `(?i:…)`: Node 22 does not know it. */
function guessMetric(code: string): { name: string; direction: string; scale: string; pattern: string } {
  const number = String.raw`[^0-9\n-]{0,80}(-?[0-9]*\.?[0-9]+)`
  if (/r2_score|R²/i.test(code) && !/accuracy/i.test(code)) {
    return { name: 'r2', direction: 'higher', scale: 'absolute', pattern: `(?:[Rr]2|[Rr]²|[Ss]core|SCORE)${number}` }
  }
  return {
    name: 'accuracy',
    direction: 'higher',
    scale: 'fraction',
    pattern: `${/acc?ura|acurá/i.test(code) ? '(?:[Aa]ccuracy|ACCURACY|[Aa]cur[aá]cia)' : '(?:[Ss]core|SCORE)'}${number}`,
  }
}
