import { chmod, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { stopped } from '../base/errors.ts'
import { hashTree, writeFileAtomic } from '../base/files.ts'
import { makeHiddenScratch, removeAbandonedScratch, removeTree } from '../base/scratch.ts'
import { makeFolderBelow, removeBelow } from '../base/untrusted-files.ts'
import { chooseSlug } from '../dataset/choose-slug.ts'
import { copySource } from '../dataset/copy-source.ts'
import { isTable } from '../dataset/data-files.ts'
import { draftManifest } from '../dataset/draft-manifest.ts'
import { fetchSource } from '../dataset/fetch-source.ts'
import { detectLicence } from '../dataset/licence.ts'
import { projectsFolder } from '../dataset/load-projects.ts'
import { type EntryCandidate, rankEntries } from '../dataset/rank-entries.ts'
import { renderManifest } from '../dataset/render-manifest.ts'
import { cacheFolder } from '../environment/cache.ts'
import { type EnvironmentMaker, openEnvironmentMaker } from '../environment/environment-maker.ts'
import { readMetric } from '../measurement/read-metric.ts'
import { findIsolation } from '../measurement/run-isolated.ts'
import { renderImport } from '../report/text/import-summary.ts'
import type { ImportReport } from '../schema/import-report.ts'
import type { Manifest } from '../schema/manifest.ts'
import { draftRule } from '../schema/metrics.ts'
import { importOptions } from '../schema/options/import.ts'
import { describeData, listNamedData } from './import/describe-data.ts'
import { isDone, type Staged, type TriedEntry, tryEntry } from './import/try-entry.ts'

export type ImportOptions = Readonly<z.input<typeof importOptions>>

export interface ImportResult {
  readonly folder: string
  readonly report: ImportReport
}

/**
 * Makes `dataset/projects/<slug>` from a repository: its files, a manifest, a lock. All, or nothing also when the user stops it.
 * Its script is run once in the sandbox, to see how it starts, what it reads and what it prints.
 */
export async function importProject(given: ImportOptions, context: CommandContext): Promise<ImportResult> {
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
    const candidates = await rankEntries(source, files, options.entry)
    context.logger.info(`${slug}: ${files.length} files, entry ${candidates[0].path}; resolving its packages`)
    const asOf = options.date === false ? null : (fetched.commitDate?.slice(0, 10) ?? null)
    const staged = { slug, folder: staging, files, fetched, licence: await detectLicence(source, files), asOf }
    const maker = openEnvironmentMaker(context, [options.dataset], findIsolation)
    const tried = await tryEntries(staged, candidates, options, maker, context)
    const { manifest, report } = await describeProject(staged, tried, candidates, options)
    for (const deviation of manifest.environment.deviations ?? []) context.logger.warn(`${slug}: ${deviation}`)
    await writeFileAtomic(join(staging, 'project.yaml'), renderManifest(manifest, folder), staging)
    await chmod(staging, 0o755) // made for us alone; the project is for all who may read the dataset
    if (context.signal?.aborted) throw stopped()
    await rename(staging, folder)
    for (const line of renderImport(report, folder, options.dataset)) context.logger.info(line)
    return { folder, report }
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

/** Candidates that are this much less likely are not tried in the place of the first. */
const NEAR = 5
const MOST_TRIED = 3

/** The likeliest entry; where that does not end well or prints no metric, the first of the next that does. */
async function tryEntries(
  staged: Staged,
  candidates: readonly [EntryCandidate, ...EntryCandidate[]],
  options: z.output<typeof importOptions>,
  maker: EnvironmentMaker,
  context: CommandContext,
): Promise<TriedEntry> {
  const [first] = candidates
  const near = candidates.filter(({ score }) => first.score - score <= NEAR).slice(0, MOST_TRIED)
  const all: TriedEntry[] = []
  for (const candidate of near) {
    const tried = await tryEntry(staged, candidate, options, maker, context).catch((error: unknown) => {
      if (candidate === first || context.signal?.aborted) throw error
      return null
    })
    if (tried === null) continue
    all.push(tried)
    if (isWhole(tried) || tried.run === null) break
  }
  const chosen = all.find(isWhole) ?? all[0]
  if (chosen === undefined) throw new Error('no entry was tried')
  for (const each of all) {
    if (each !== chosen && each.notebook) await removeBelow(join(staged.folder, 'source'), each.entry)
  }
  return chosen === all.at(-1)
    ? chosen
    : tryEntry(staged, chosen.candidate, { ...options, trial: false }, maker, context).then((again) => ({
        ...again,
        ...pickRun(chosen),
      }))
}

const isWhole = ({ run, metric }: TriedEntry) =>
  run !== null && isDone(run) && metric !== null && !metric.doubts.includes('from-code-alone')
/** The lock is written anew for the chosen one; what its run showed stays. */
const pickRun = ({ run, notRun, metric, start, notebook }: TriedEntry) => ({ run, notRun, metric, start, notebook })

async function describeProject(
  { slug, folder, files, fetched, licence }: Staged,
  tried: TriedEntry,
  candidates: readonly EntryCandidate[],
  options: z.output<typeof importOptions>,
): Promise<{ manifest: Manifest; report: ImportReport }> {
  const { entry, start, run, metric, code } = tried
  const read = run !== null && isDone(run) ? run.fileUse.read : null
  const named = listNamedData(files, code)
  const [paths, dataEvidence] = chooseData(read, named, run === null ? files.filter(isTable) : [])
  const described = await describeData(join(folder, 'source'), paths, code, metric?.rule.name ?? null)
  const undated = options.date === false ? ['packages of the day of the import, as --no-date asked for'] : []
  const deviations = [...undated, ...(tried.environment.deviations ?? [])]
  const rule = metric?.rule ?? draftRule('accuracy')
  const manifest = draftManifest(
    {
      ...{ slug, licence, entry, start, task: described.task, data: described.data },
      sourceHash: await hashTree(join(folder, 'source')),
      metric: { ...rule, ...toleranceOf(rule.scale, Number(metric?.text)) },
      environment: { ...tried.environment, ...(deviations.length > 0 ? { deviations } : {}) },
    },
    fetched,
  )
  const reading = run === null ? null : await readMetric(run.stdout, manifest.metric, true)
  const report = {
    ...reportTried(slug, tried, candidates, reading?.status === 'ok' ? reading.metric.normalised : null),
    ...{ task: described.task, target: described.target },
    data: described.data.map(({ path, role, rows = null }) => ({ path, role, rows })),
    dataEvidence,
    licence: manifest.licence && { spdx: manifest.licence.spdx, file: manifest.licence.file ?? '' },
  }
  return { manifest, report }
}

/** What the run read, else what the code names, else, where nothing was run, every table that there is. */
function chooseData(
  read: readonly string[] | null,
  named: readonly string[],
  tables: readonly string[],
): [readonly string[], ImportReport['dataEvidence']] {
  if (read !== null) return [read, read.length === 0 ? 'none' : 'read-by-the-run']
  if (named.length > 0) return [named, 'named-in-code']
  return [tables, tables.length === 0 ? 'none' : 'by-its-name']
}

function reportTried(
  slug: string,
  { entry, start, run, notRun, metric, notebook, candidate }: TriedEntry,
  candidates: readonly EntryCandidate[],
  value: number | null,
) {
  const others = candidates.filter((each) => each !== candidate).map(({ path }) => path)
  return {
    slug,
    entry: { path: candidate.path, reasons: candidate.reasons, others },
    notebook: notebook && {
      ...{ path: candidate.path, isReordered: notebook.isReordered, leftOut: notebook.leftOut, moved: notebook.moved },
    },
    start: {
      words: [...(start.module ? ['-m', start.module] : [entry]), ...start.arguments],
      ...{ folder: start.workingDirectory, reasons: start.reasons },
    },
    run: run && describeRun(run),
    notRun,
    metric: metric && {
      name: metric.rule.name,
      value,
      line: metric.line,
      others: metric.others,
      doubts: metric.doubts,
    },
    written: run?.fileUse.written ?? [],
  }
}

/** The trial has no rule to read a metric by: that it read none is no fault. */
function describeRun({ record, stderr }: NonNullable<TriedEntry['run']>) {
  const isFine = record.status === 'no-metric' || record.status === 'invalid-metric'
  const lastLine = stderr.trim().split('\n').at(-1)?.trim() ?? ''
  const told = [record.errorType, record.errorMessage ?? (lastLine === '' ? null : lastLine)]
  return {
    status: isFine ? 'ok' : record.status,
    reason: isFine ? null : told.filter((each) => each !== null).join(': '),
    seconds: record.wallSeconds,
  }
}

/** Tolerance of a metric in a unit of its own: a hundredth of its value. */
function toleranceOf(scale: string, value: number): { tolerance?: number } {
  if (scale !== 'absolute' || !Number.isFinite(value) || value === 0) return {}
  return { tolerance: Number((Math.abs(value) / 100).toPrecision(1)) }
}
