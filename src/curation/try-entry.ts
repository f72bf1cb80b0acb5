import { UserError } from '../base/errors.ts'
import type { AuthorsRun } from '../benchmark/run-authors.ts'
import type { ConvertedNotebook } from '../dataset/code/notebook.ts'
import type { EntryCandidate } from '../dataset/import/rank-entries.ts'
import { type LockedPackages, lockPackages, type Mending, NOT_MENDED } from '../environment/lock-packages.ts'
import { IndexUnreachable } from '../environment/package-index.ts'
import type { ImportReport, MetricDoubt } from '../schema/dataset/import-report.ts'
import { type Manifest, MOST_CELLS_LEFT_OUT } from '../schema/dataset/manifest.ts'
import { MOST_PLACES, type MovedPlace } from '../schema/dataset/moved-place.ts'
import type { ReadAddress } from './fetch-addresses.ts'
import { type KeptLock, putBackLock } from './kept-lock.ts'
import { type ReadEntry, readEntry } from './read-entry.ts'
import {
  addHeads,
  chooseMetric,
  type EntryMetric,
  type EntryTexts,
  type HeadedLine,
  imagineMetric,
  readBehindCut,
  readPrinted,
  readRepeated,
} from './read-entry-metric.ts'
import { EntryRunner } from './run-entry.ts'
import type { Importing, RunSettings } from './run-staged.ts'
import { tryPackages } from './try-packages.ts'
import { findFailingCell, gotFurther, type TriedRun, tryInPlaces } from './try-ways.ts'

/** A notebook, and what of it makes the script. */
interface TriedNotebook extends ConvertedNotebook {
  readonly isReordered: boolean
  /** Numbers of cells that it is without, since they fail and nothing needs them. */
  readonly without: readonly number[]
}

/** What was found of one entry. */
export interface TriedEntry extends TriedRun, EntryTexts, Omit<RunSettings, 'metric'> {
  readonly candidate: EntryCandidate
  readonly notebook: TriedNotebook | null
  /** Data that it reads from addresses. */
  readonly addresses: readonly ReadAddress[]
  /** Data that other scripts of the repository make. */
  readonly made: Manifest['data']
  readonly failedMakers: ImportReport['failedMakers']
  /** Why its packages have no lock; null: they have one. */
  readonly lockFault: string | null
  readonly mending: Mending
  /** Packages with which it was tried too, and which did not help. */
  readonly triedInVain: ImportReport['triedInVain']
  /** The files that hold its packages. */
  readonly lock: KeptLock
  /** Entries as likely that were tried before, and came to less. */
  readonly passedOver: readonly TriedEntry[]
  readonly metric: EntryMetric | null
  readonly scripts: ReadEntry['scripts']
}

/** Locks an entry's packages, mended so far, and runs it in each way in which it may be started, until one ends well. */
export async function tryEntry(
  importing: Importing,
  candidate: EntryCandidate,
  mendedSoFar: Mending = NOT_MENDED,
  without: readonly number[] = [],
): Promise<TriedEntry> {
  const { staged, options, context } = importing
  const read = await readEntry(staged, candidate.path, without)
  const { entry, notebook, scripts, code, readme, ways, put } = read
  const runner = new EntryRunner(importing, read, candidate.trainedBy)
  const withOwn = (places: readonly MovedPlace[]) => [...read.own, ...places].slice(0, MOST_PLACES)
  const { environment, lockFault, mending, triedInVain, best, lock } = await tryPackages(
    staged,
    mendedSoFar,
    (mending) => {
      context.logger.status(`${staged.slug}: resolving the packages of ${entry}`)
      runner.forgetFailures()
      return lockOrTell(importing, read, mending)
    },
    (environment) =>
      tryInPlaces(options.trial ? ways : [], read, async (way, places) => {
        await put(way)
        return runner.run({ entry, start: way.start, places: withOwn(places), environment })
      }),
    () => runner.listLacking(),
  )
  const { way = ways[0], run, notRun } = best
  const failing =
    run === null ? null : findFailingCell(run, entry, way.text, listDispensable(run, notebook, { code, readme }))
  if (failing !== null && without.length < MOST_CELLS_LEFT_OUT) {
    const again = await tryEntry(importing, candidate, mending, [...without, failing])
    if (again.run !== null && run !== null && gotFurther(again.run, run)) return again
    await putBackLock(staged.folder, lock)
  }
  await put(way)
  const places = withOwn(best.places ?? [])
  const settings = { entry, start: way.start, places, environment }
  const printed =
    run === null
      ? null
      : await readRepeated(run, { code, readme, saved: notebook?.printed }, () => runner.run(settings))
  const texts = { code, readme }
  const savedBehindCut = readBehindCut(notebook?.printed, texts, run, printed)
  return {
    candidate,
    entry,
    scripts,
    code,
    readme,
    start: way.start,
    places,
    run,
    notRun,
    lockFault,
    mending,
    triedInVain,
    lock,
    ...runner.describe(run, environment),
    passedOver: [],
    notebook: notebook && { ...notebook, isReordered: way.isReordered, without },
    metric: chooseMetric(printed, imagineMetric(notebook?.printed, texts, run), savedBehindCut),
  }
}

/** Cells that may be left out where this run failed; behind its result those too that lack a file and that no later one needs. */
function listDispensable(run: AuthorsRun, notebook: ConvertedNotebook | null, texts: EntryTexts): readonly number[] {
  const { optional = [], unneeded = [] } = notebook ?? {}
  if (run.record.errorType !== 'FileNotFoundError') return optional
  const doubts = readPrinted(run, texts)?.doubts ?? ['only-a-loss']
  return doubts.some((each) => each === 'only-a-loss' || each === 'of-training') ? optional : [...optional, ...unneeded]
}

/** A project whose packages can't be resolved is kept all the same: others may find out what they were. */
async function lockOrTell(
  { staged: { slug, folder, asOf, isVendored }, maker, context }: Importing,
  { files, entry, notebook }: ReadEntry,
  mending: Mending,
): Promise<LockedPackages & Pick<TriedEntry, 'lockFault'>> {
  const project = { slug, folder, files, entry, installs: notebook?.installs ?? [], isVendored }
  const uv = await maker.uv()
  try {
    return { ...(await lockPackages(project, mending, asOf, uv, context)), lockFault: null }
  } catch (error) {
    if (!(error instanceof UserError) || error.exitCode === 3 || context.signal?.aborted) throw error
    if (error instanceof IndexUnreachable) throw error // it says nothing of what the project needs
    return { environment: { lock: null }, leftOut: [], lockFault: error.message }
  }
}

/**
 * The same entry with the metric of the line that a person at the terminal chose, where several that it printed say as much: of
 * those that it did not print none is read by its line.
 */
export async function askForMetric(
  tried: TriedEntry,
  chooseLine: (lines: readonly HeadedLine[]) => Promise<number | null>,
): Promise<TriedEntry> {
  const { run, metric, code, readme } = tried
  if (run === null || !metric?.doubts.includes('one-of-several')) return tried
  if (metric.doubts.some((doubt) => NOT_OF_THE_RUN.has(doubt))) return tried
  const lines = [metric.line, ...metric.others.toReversed()].slice(0, MOST_LINES_ASKED)
  const index = await chooseLine(addHeads(run, lines))
  if (index === null) return tried
  const chosen = readPrinted(run, { code, readme }, lines[index]) ?? metric
  return { ...tried, metric: { ...chosen, doubts: chosen.doubts.filter((doubt) => doubt !== 'one-of-several') } }
}

const MOST_LINES_ASKED = 9
/** Doubts in a metric whose lines the run did not print. */
const NOT_OF_THE_RUN: ReadonlySet<MetricDoubt> = new Set(['not-printed', 'from-code-alone'])
