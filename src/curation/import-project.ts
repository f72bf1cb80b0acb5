import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { refuseStopped, UserError } from '../base/errors.ts'
import { cacheFolder } from '../base/files/cache-folder.ts'
import { hashTree, listFiles, writeFileAtomic } from '../base/files/files.ts'
import { makeHiddenScratch, removeAbandonedScratch, removeTree } from '../base/files/scratch.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import { moveBelow, openFolderBelow } from '../base/files/untrusted-writing.ts'
import { inTurn } from '../base/in-turn.ts'
import { isDone } from '../benchmark/run-authors.ts'
import { isTable } from '../dataset/data-files.ts'
import { chooseSlug } from '../dataset/import/choose-slug.ts'
import { draftManifest } from '../dataset/import/draft-manifest.ts'
import { isSavedModel } from '../dataset/import/find-makers.ts'
import { findSplit } from '../dataset/import/find-split.ts'
import { countLanguages } from '../dataset/import/languages.ts'
import { type DetectedLicence, detectLicence, isPermissive } from '../dataset/import/licence.ts'
import { type EntryCandidate, rankEntries } from '../dataset/import/rank-entries.ts'
import { renderManifest } from '../dataset/import/render-manifest.ts'
import { type KnownProject, SOURCE } from '../dataset/known-project.ts'
import { projectsFolder } from '../dataset/load-projects.ts'
import { listMissed } from '../dataset/sources/choose-files.ts'
import { copySource } from '../dataset/sources/copy-source.ts'
import { fetchSource, isGitUrl } from '../dataset/sources/fetch-source.ts'
import { readPointer } from '../dataset/sources/git-lfs.ts'
import { requireMirrored } from '../dataset/sources/mirror.ts'
import { sourcesFolder } from '../dataset/sources/source-cache.ts'
import { keepSource } from '../dataset/sources/sources.ts'
import { openEnvironmentMaker } from '../environment/environment-maker.ts'
import { readNumber } from '../measurement/printed/metric-pattern.ts'
import { readPrintedMetric } from '../measurement/printed/read-metric.ts'
import { findIsolation } from '../measurement/run-isolated.ts'
import type { ImportReport } from '../schema/dataset/import-report.ts'
import { type Manifest, MOST_CANDIDATES } from '../schema/dataset/manifest.ts'
import { draftRule } from '../schema/dataset/metrics.ts'
import type { importOptions } from '../schema/options/import-options.ts'
import { listHere, placeData } from './bring-data.ts'
import { askForEntry, type Choices, tryEntries } from './choose-entry.ts'
import { describeData } from './describe-data.ts'
import { toPlaces } from './fetch-addresses.ts'
import { listNamedData } from './list-named-data.ts'
import { addOutsideData } from './outside-data.ts'
import { readKept } from './read-kept.ts'
import { reportTried } from './report-tried.ts'
import { type Staged, TRIAL_LIMITS } from './run-staged.ts'
import { askForMetric, type TriedEntry } from './try-entry.ts'

type ImportOptions = z.output<typeof importOptions>

export interface ImportedProject extends KnownProject {
  readonly report: ImportReport
}

/**
 * Makes `dataset/projects/<slug>` from a repository: its files, a manifest, a lock. All, or nothing also when the user stops it.
 * Its script is run once in the sandbox, to see how it starts, what it reads and what it prints.
 */
export async function importProject(
  options: ImportOptions,
  choices: Choices,
  context: CommandContext,
  limits = TRIAL_LIMITS,
): Promise<ImportedProject> {
  const slug = await chooseSlug(options.dataset, options.path ?? options.source, options.slug)
  const folder = join(projectsFolder(options.dataset), slug)
  await using _projects = await openFolderBelow(options.dataset, projectsFolder(''))
  await sweep(projectsFolder(options.dataset), context)
  const at = await findMirrored(options, context)
  await using fetched = await fetchSource({ ...options, at, signal: context.signal })
  const staging = await makeHiddenScratch('import', projectsFolder(options.dataset))
  try {
    const source = join(staging, SOURCE)
    refuseStopped(context.signal)
    const { files, leftOut } = await copySource(fetched.folder, source)
    const licence = await detectLicence(source, files)
    if (options.vendor) requirePermissive(licence, slug)
    const ranked = await rankEntries(source, files, options.entry)
    const candidates = await askForEntry(ranked, options.entry, choices)
    context.logger.info(`${slug}: ${files.length} files, entry ${candidates[0].path}; resolving its packages`)
    const asOf = options.date === false ? null : (fetched.commitDate?.slice(0, 10) ?? null)
    const staged = { slug, folder: staging, files, fetched, licence, asOf, isVendored: options.vendor, limits }
    const maker = openEnvironmentMaker(context, [options.dataset], findIsolation)
    await maker.uv() // without it no entry can be tried
    const importing = { staged, options, maker, context }
    const found = await readKept(importing, await tryEntries(importing, candidates))
    const tried = await askForMetric(found, choices.chooseLine)
    const { manifest, ...described } = await describeProject(staged, tried, ranked, options, context)
    const report = { ...described.report, leftOut: listMissed([...fetched.leftOut, ...leftOut]) }
    await writeFileAtomic(join(staging, 'project.yaml'), renderManifest(manifest, folder), staging)
    if (!options.vendor) {
      await keepSource(source, context.env, !isGitUrl(options.source))
      await removeTree(source)
    }
    await chmod(staging, 0o755) // made for us alone; the project is for all who may read the dataset
    refuseStopped(context.signal)
    await moveBelow(options.dataset, relative(options.dataset, staging), join(projectsFolder(''), slug))
    return { folder, slug, manifest, report }
  } catch (error) {
    await removeTree(staging)
    throw error
  }
}

/** Where a mirror has the repository; null: it is fetched from its own place. */
const findMirrored = async ({ source, mirror }: ImportOptions, { env }: CommandContext) =>
  isGitUrl(source) ? requireMirrored(source, mirror ?? env.GREENML_MIRROR) : null

function requirePermissive({ licence }: DetectedLicence, slug: string): void {
  if (isPermissive(licence)) return
  const why = licence === null ? 'it carries no licence that is known' : `${licence.spdx} is not a permissive licence`
  throw new UserError(
    `${slug}: --vendor would publish a copy of its files, and ${why}. Without --vendor the dataset names where they are from.`,
    3,
  )
}

/** Removes what imports left that were killed. */
async function sweep(projects: string, { env, logger }: CommandContext): Promise<void> {
  for (const root of [tmpdir(), projects, cacheFolder(env), sourcesFolder(env)]) {
    for (const folder of await removeAbandonedScratch(root)) {
      logger.warn(`${folder}, of an import that was killed, can't be removed`)
    }
  }
}

async function describeProject(
  staged: Staged,
  tried: TriedEntry,
  candidates: readonly EntryCandidate[],
  options: ImportOptions,
  { env }: CommandContext,
): Promise<{ manifest: Manifest; report: Omit<ImportReport, 'leftOut'> }> {
  const { slug, folder, files, fetched, licence } = staged
  const { entry, start, places, addresses, run, metric, code } = tried
  const read = run?.fileUse.read ?? null
  const isWhole = run !== null && isDone(run)
  const source = join(folder, SOURCE)
  const named = listNamedData(files, code).filter((path) => !isMade(run, path))
  const lacked = [...new Set([...named, ...(await listPointers(source, run))])]
  const [paths, dataEvidence] = chooseData(read, lacked, { isWhole, tables: run === null ? files.filter(isTable) : [] })
  const withData = await placeData(staged, listHere(tried), env)
  const described = await describeData(withData, { files, paths, code }, metric?.rule.name ?? null)
  const pin = { repository: fetched.repository, commit: fetched.commit, path: options.path ?? '.' }
  const { data, ...unlicensed } = await addOutsideData(described, tried, { source, files, pin })
  const undated = options.date === false ? ['packages of the day of the import, as --no-date asked for'] : []
  const deviations = [...undated, ...(tried.environment.deviations ?? [])]
  const rule = metric?.rule ?? draftRule('accuracy')
  const manifest = draftManifest(
    {
      slug,
      licence,
      entry,
      start,
      lockFault: tried.lockFault,
      places: [...places, ...toPlaces(addresses)],
      task: described.task,
      data,
      ...unlicensed,
      ...(await describeFiles(source, tried, candidates)),
      sourceHash: await hashTree(source),
      metric: { ...rule, ...toleranceOf(rule.scale, readNumber(metric?.text ?? '')) },
      needs: tried.needs,
      environment: { ...tried.environment, ...(deviations.length > 0 ? { deviations } : {}) },
    },
    { ...fetched, path: options.path ?? '.' },
  )
  const report = {
    ...reportTried(staged, tried, candidates, await readValue(run, manifest.metric)),
    task: described.task,
    target: described.target,
    data: data.map(({ path, role, rows = null, access, madeBy = null }) => ({
      path,
      role,
      rows,
      isElsewhere: access !== undefined && access !== 'made',
      madeBy,
      isSavedModel: isSavedModel(path, code),
      address: addresses.find((each) => each.path === path)?.at ?? null,
    })),
    dataEvidence,
    licence: manifest.licence && { spdx: manifest.licence.spdx, file: manifest.licence.file ?? '' },
  }
  return { manifest, report }
}

/** What the manifest reads of the run's result: the run has done that itself where it is by an expression. */
async function readValue(run: TriedEntry['run'], rule: Manifest['metric']): Promise<number | null> {
  if (run === null) return null
  if (rule.expression !== undefined) return run.record.metric?.normalised ?? null
  const reading = await readPrintedMetric(run, rule, true)
  return reading.status === 'ok' ? reading.metric.normalised : null
}

/** Files that a run which came to no end read as pointers: Git LFS keeps them elsewhere. */
async function listPointers(source: string, run: TriedEntry['run']): Promise<string[]> {
  const paths = run === null || isDone(run) ? [] : (run.fileUse.read ?? [])
  const found = await inTurn(paths, (path) => readPointer(source, path))
  return paths.filter((_, index) => found[index] !== null)
}

/** Whether a run that came to no end wrote a file that it had not read: it is what comes of the script. */
const isMade = (run: TriedEntry['run'], path: string) =>
  run?.fileUse.written.includes(path) === true && run.fileUse.read?.includes(path) !== true

/** What a manifest says of a project's files and of how its entry was found. */
async function describeFiles(
  source: string,
  { notebook, candidate, scripts }: TriedEntry,
  candidates: readonly EntryCandidate[],
) {
  const sizes = await listSizes(source)
  const order = notebook?.isReordered ? ('as-run' as const) : ('as-saved' as const)
  return {
    ...(notebook === null ? {} : { notebook: { path: candidate.path, order, ...leaveOut(notebook.without) } }),
    candidates: candidates.slice(0, MOST_CANDIDATES).map(({ path, reasons }) => ({ path, reasons: [...reasons] })),
    size: { files: sizes.length, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) },
    languages: countLanguages(sizes),
    split: findSplit(scripts),
  }
}

const leaveOut = (without: readonly number[]) => (without.length === 0 ? {} : { without: [...without] })

async function listSizes(root: string): Promise<{ path: string; bytes: number }[]> {
  const found = await inTurn(await listFiles(root), async (path) => ({ path, place: await lookBelow(root, path) }))
  return found.map(({ path, place }) => ({ path, bytes: place.kind === 'none' ? 0 : place.stats.size }))
}

/** What a whole run read; else what the code names, with what the run read so far; else, where nothing was run, every table. */
function chooseData(
  read: readonly string[] | null,
  named: readonly string[],
  { isWhole, tables }: { readonly isWhole: boolean; readonly tables: readonly string[] },
): [readonly string[], ImportReport['dataEvidence']] {
  if (isWhole && read !== null) return [read, read.length === 0 ? 'none' : 'read-by-the-run']
  const known = [...new Set([...named, ...(read ?? [])])]
  if (known.length > 0) return [known, named.length > 0 ? 'named-in-code' : 'read-by-the-run']
  return [tables, tables.length === 0 ? 'none' : 'by-its-name']
}

/** Tolerance of a metric in a unit of its own: a hundredth of its value. */
function toleranceOf(scale: string, value: number): { tolerance?: number } {
  if (scale !== 'absolute' || !Number.isFinite(value) || value === 0) return {}
  return { tolerance: Number((Math.abs(value) / 100).toPrecision(1)) }
}
