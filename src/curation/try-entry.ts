import { join, posix } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { README_NAME } from '../base/text/readme-name.ts'
import { openRoom } from '../benchmark/make-data.ts'
import { type AuthorsRun, isDone, tellEnd } from '../benchmark/run-authors.ts'
import { findStarts, type Start } from '../dataset/import/find-start.ts'
import { type ConvertedNotebook, convertNotebook, isNotebook, writeNotebookScript } from '../dataset/import/notebook.ts'
import type { EntryCandidate } from '../dataset/import/rank-entries.ts'
import { listReachable } from '../dataset/import/reachable-scripts.ts'
import { readTexts } from '../dataset/import/read-texts.ts'
import { tellOtherBytes } from '../dataset/sources/outside-data.ts'
import { findOwnAddresses } from '../dataset/sources/own-addresses.ts'
import type { EnvironmentMaker } from '../environment/environment-maker.ts'
import { type LockedPackages, lockPackages, type Mending, NOT_MENDED } from '../environment/lock-packages.ts'
import { IndexUnreachable } from '../environment/package-index.ts'
import type { ImportReport } from '../schema/dataset/import-report.ts'
import { type Download, type Manifest, MOST_CELLS_LEFT_OUT } from '../schema/dataset/manifest.ts'
import { MOST_PLACES, type MovedPlace } from '../schema/dataset/moved-place.ts'
import type { importOptions } from '../schema/options/import-options.ts'
import { type Brought, bringData, listNeeded } from './bring-data.ts'
import type { ReadAddress } from './fetch-addresses.ts'
import { type KeptLock, putBackLock } from './kept-lock.ts'
import { openWorkshop, type RunScript, readMissed } from './make-lacked.ts'
import { giveMore, type MemoryNeed, settleMemory } from './more-memory.ts'
import {
  addHeads,
  chooseMetric,
  type EntryMetric,
  type EntryTexts,
  type HeadedLine,
  imagineMetric,
  readPrinted,
  readRepeated,
} from './read-entry-metric.ts'
import { type RunSettings, runOnce, runOther, type Staged } from './run-staged.ts'
import { tryPackages } from './try-packages.ts'
import { findFailingCell, gotFurther, type TriedRun, tryInPlaces } from './try-ways.ts'

/** A notebook, and what of it makes the script. */
interface TriedNotebook extends ConvertedNotebook {
  readonly isReordered: boolean
  /** Numbers of cells that it is without, since they fail and nothing needs them. */
  readonly without: readonly number[]
}

/** What was found of one entry. */
export interface TriedEntry extends TriedRun, EntryTexts {
  readonly candidate: EntryCandidate
  readonly entry: string
  readonly notebook: TriedNotebook | null
  readonly start: Start
  /** Places that it looks in and that the source lacks, and what it is shown there. */
  readonly places: readonly MovedPlace[]
  /** Data that it reads from addresses. */
  readonly addresses: readonly ReadAddress[]
  /** Data that other scripts of the repository make. */
  readonly made: Manifest['data']
  readonly environment: Partial<Manifest['environment']>
  /** Where its run needs more than the default. */
  readonly needs: MemoryNeed
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
  /** Entry and what it reaches by import. */
  readonly scripts: readonly { readonly path: string; readonly text: string }[]
}

/** Characters of code that are searched for what it says of data and metric. */
const MOST_CODE = 2_000_000
/** All runs of an entry: no further way is tried then. */
const PATIENCE_SECONDS = 900

const secondsOf = (record: AuthorsRun['record'] | undefined): number => record?.wallSeconds ?? 0

/** Locks an entry's packages, mended so far, and runs it in each way in which it may be started, until one ends well. */
export async function tryEntry(
  staged: Staged,
  candidate: EntryCandidate,
  options: z.output<typeof importOptions>,
  maker: EnvironmentMaker,
  context: CommandContext,
  mendedSoFar: Mending = NOT_MENDED,
  without: readonly number[] = [],
): Promise<TriedEntry> {
  const source = join(staged.folder, 'source')
  const notebook = isNotebook(candidate.path)
    ? await convertNotebook(source, staged.files, candidate.path, without)
    : null
  const entry = notebook?.path ?? candidate.path
  const files = notebook === null ? staged.files : [...staged.files, entry]
  const put = async (text: string | null) => {
    if (text !== null) await writeNotebookScript(source, entry, text)
  }
  const codes = notebook?.codes ?? [null]
  await put(codes[0] ?? null)
  const starts = await findStarts(source, files, entry, notebook !== null)
  const scripts = await readReached(source, files, entry)
  const code = scripts
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MOST_CODE)
  const readme = await readReadmes(source, files, entry)
  const ways = codes.flatMap((text, index) => starts.map((start) => ({ text, start, isReordered: index > 0 })))
  const brought: Brought = { downloads: [], addresses: [], made: [] }
  const texts = scripts.map(({ text }) => text)
  const own = findOwnAddresses(texts, files, staged.fetched.repository)
  const withOwn = (places: readonly MovedPlace[]) => [...own, ...places].slice(0, MOST_PLACES)
  const about = { texts, files, own, mayFetch: options.fetchData }
  const onUnsteady = (path: string, madeBy: string) =>
    context.logger.warn(
      `${staged.slug}: ${madeBy} makes another file of '${path}' each time, which no other machine can make: ${tellOtherBytes(path)}; then import it again`,
    )
  const open = () =>
    openWorkshop({ source, files, reached: [candidate.path, ...scripts.map(({ path }) => path)], brought, onUnsteady })
  let make = open()
  const lacking = new Set<string>()
  const room = openRoom()
  let spentSeconds = 0
  let needs: MemoryNeed = {}
  const runWithData = async (settings: Omit<RunSettings, 'needs'>): Promise<TriedRun> => {
    if (spentSeconds > PATIENCE_SECONDS) return { run: null, notRun: 'its other runs took long enough' }
    const environment = addDownloads(settings.environment, brought.downloads)
    const here = { ...settings, environment, needs }
    const tried = await runOnce(staged, here, brought, options, maker, context)
    spentSeconds += secondsOf(tried.run?.record)
    const more = giveMore(tried.run, needs)
    if (more !== null && spentSeconds <= PATIENCE_SECONDS) {
      needs = more
      context.logger.info(`${staged.slug}: it takes more memory than most, and is given up to ${more.memoryGiB} GiB`)
      return runWithData(settings)
    }
    if (await bringData(tried.run, brought, about, context)) return runWithData(settings)
    const lacked = readMissed(tried.run, settings.start, files)
    const runScript: RunScript = async (script, wanted, isAgain = false) => {
      if (spentSeconds > PATIENCE_SECONDS) return null
      const found = await runOther(
        staged,
        here,
        brought,
        { script, wanted, room: isAgain ? openRoom() : room },
        options,
        maker,
        context,
      )
      const { record } = found.run
      spentSeconds += isAgain ? 0 : secondsOf(record)
      if (record.errorType === 'ModuleNotFoundError') lacking.add(script)
      if (!isDone(found.run)) context.logger.info(`${staged.slug}: ${script} did not end well: ${tellEnd(record)}`)
      return found
    }
    return lacked !== null && (await make(lacked.path, code, runScript)) ? runWithData(settings) : tried
  }
  const { environment, lockFault, mending, triedInVain, best, lock } = await tryPackages(
    staged.folder,
    mendedSoFar,
    (mending) => {
      context.logger.status(`${staged.slug}: resolving the packages of ${entry}`)
      make = open() // what failed for its packages may run with these
      return lockOrTell(staged, { files, entry, notebook }, mending, maker, context)
    },
    (environment) =>
      tryInPlaces(options.trial ? ways : [], { files, code }, async (way, places) => {
        await put(way.text)
        return runWithData({ entry, start: way.start, places: withOwn(places), environment })
      }),
    () => [...lacking],
  )
  const { way = { text: codes[0] ?? null, start: starts[0], isReordered: false }, run, notRun } = best
  const places = withOwn(best.places ?? [])
  const failing =
    run === null ? null : findFailingCell(run, entry, way.text, listDispensable(run, notebook, { code, readme }))
  if (failing !== null && without.length < MOST_CELLS_LEFT_OUT) {
    const again = await tryEntry(staged, candidate, options, maker, context, mending, [...without, failing])
    if (again.run !== null && run !== null && gotFurther(again.run, run)) return again
    await putBackLock(staged.folder, lock)
  }
  await put(way.text)
  const settings = { entry, start: way.start, places, environment }
  const printed =
    run === null
      ? null
      : await readRepeated(run, { code, readme, saved: notebook?.printed }, () => runWithData(settings))
  return {
    ...{ candidate, entry, scripts, code, readme, start: way.start, places, run, notRun },
    ...{ lockFault, mending, triedInVain, lock },
    addresses: listNeeded(run, brought),
    made: brought.made,
    passedOver: [],
    environment: addDownloads(environment, brought.downloads),
    needs: settleMemory(run, needs),
    notebook: notebook && { ...notebook, isReordered: way.isReordered, without },
    metric: chooseMetric(printed, imagineMetric(notebook?.printed, { code, readme }, run)),
  }
}

/** Cells that may be left out where this run failed; behind its result those too that lack a file and that no later one needs. */
function listDispensable(run: AuthorsRun, notebook: ConvertedNotebook | null, texts: EntryTexts): readonly number[] {
  const { optional = [], unneeded = [] } = notebook ?? {}
  if (run.record.errorType !== 'FileNotFoundError') return optional
  const doubts = readPrinted(run, texts)?.doubts ?? ['only-a-loss']
  return doubts.some((each) => each === 'only-a-loss' || each === 'of-training') ? optional : [...optional, ...unneeded]
}

const addDownloads = (environment: TriedEntry['environment'], downloads: readonly Download[] | undefined) =>
  downloads === undefined || downloads.length === 0 ? environment : { ...environment, downloads: [...downloads] }

/** A project whose packages can't be resolved is kept all the same: others may find out what they were. */
async function lockOrTell(
  { slug, folder, asOf, isVendored }: Staged,
  {
    files,
    entry,
    notebook,
  }: { readonly files: readonly string[] } & Pick<TriedEntry, 'entry'> & {
      readonly notebook: ConvertedNotebook | null
    },
  mending: Mending,
  maker: EnvironmentMaker,
  context: CommandContext,
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

/** The same entry with the metric of the line that a person at the terminal chose, where several say as much. */
export async function askForMetric(
  tried: TriedEntry,
  chooseLine: (lines: readonly HeadedLine[]) => Promise<number | null>,
): Promise<TriedEntry> {
  const { run, metric, code, readme } = tried
  if (run === null || !metric?.doubts.includes('one-of-several')) return tried
  const lines = [metric.line, ...metric.others.toReversed()].slice(0, MOST_LINES_ASKED)
  const index = await chooseLine(addHeads(run, lines))
  if (index === null) return tried
  const chosen = readPrinted(run, { code, readme }, lines[index]) ?? metric
  return { ...tried, metric: { ...chosen, doubts: chosen.doubts.filter((doubt) => doubt !== 'one-of-several') } }
}

const MOST_LINES_ASKED = 9

async function readReached(source: string, files: readonly string[], entry: string): Promise<TriedEntry['scripts']> {
  const scripts = files.filter((path) => path.endsWith('.py'))
  const reached = await listReachable(source, scripts, entry)
  const texts = await readTexts(source, reached)
  return reached.map((path, index) => ({ path, text: (texts[index] ?? '').slice(0, MOST_CODE) }))
}

async function readReadmes(source: string, files: readonly string[], entry: string): Promise<string> {
  const folders = new Set(['.', posix.dirname(entry)])
  const paths = files.filter((path) => README_NAME.test(posix.basename(path)) && folders.has(posix.dirname(path)))
  return (await readTexts(source, paths)).join('\n')
}
