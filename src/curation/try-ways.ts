import { posix } from 'node:path'
import { type AuthorsRun, isDone } from '../benchmark/run-authors.ts'
import { findCell } from '../dataset/code/notebook.ts'
import { findNamedPlaces, findPlaces, type MissingFile } from '../dataset/import/find-places.ts'
import type { Start } from '../dataset/import/find-start.ts'
import { PROJECT } from '../sandbox/inside.ts'
import type { MovedPlace } from '../schema/dataset/moved-place.ts'
import { listOwnFrames } from './own-frames.ts'

/** Null: it was not run, for the reason in `notRun`. */
export interface TriedRun {
  readonly run: AuthorsRun | null
  readonly notRun: string | null
}

export interface Way {
  /** Text of a converted notebook, its cells in one order; null for a script. */
  readonly text: string | null
  readonly start: Start
  readonly isReordered: boolean
}

export type Best = TriedRun & { way?: Way; places?: readonly MovedPlace[] }

/** The first way that ends well, else the one that got furthest. */
async function tryWays(ways: readonly Way[], runIt: (way: Way) => Promise<TriedRun>): Promise<Best> {
  let best: Best = NOT_TRIED
  for (const way of ways) {
    const tried = await runIt(way)
    if (best.run === null || (tried.run !== null && isFurtherBy(way, tried.run, best.run))) best = { way, ...tried }
    if (tried.run === null || isDone(tried.run) || !isWorthAnother(tried.run)) break
  }
  return best
}

/** The same, and where a file is missing then, again with the source's own of that name in its place, as long as that helps. */
export async function tryInPlaces(
  ways: readonly Way[],
  { files, code }: { readonly files: readonly string[]; readonly code: string },
  runIt: (way: Way, places: readonly MovedPlace[]) => Promise<TriedRun>,
): Promise<Best> {
  let best = await tryWays(ways, (way) => runIt(way, []))
  const words = best.way?.start.arguments ?? []
  const named = findNamedPlaces([code, ...words.map((word) => JSON.stringify(word))].join('\n'), files)
  if (best.run !== null && isDone(best.run)) return tryNamedPlaces(best, named, runIt)
  for (let round = 0; round < MOST_ROUNDS_OF_PLACES; round++) {
    const { way, run, places: known = [] } = best
    if (way === undefined || run === null || isDone(run)) break
    const places = findPlaces(tellMissing(run, way.start.workingDirectory), files, known)
    if (places.length === 0) return known.length === 0 ? tryNamedPlaces(best, named, runIt) : best
    const tried = await runIt(way, places)
    if (tried.run === null || isSameEnd(tried.run, run)) break
    best = { way, places, ...tried }
  }
  return best
}

/** What a run says that it misses: of a file below the folder that it started in, as of a log, its place there. */
function tellMissing({ record: { errorMessage }, stderr }: AuthorsRun, folder: string): MissingFile {
  const code = stderr.split('\n').filter((line) => line.startsWith('    '))
  const here = `${posix.join(PROJECT, folder)}/`
  return { errorMessage: errorMessage?.replaceAll(here, '') ?? null, traceback: code.join('\n'), folder }
}

/** A script that finds none of its files may not say so, or end as if all were well: it is tried again where they are shown to it. */
async function tryNamedPlaces(
  best: Best,
  places: readonly MovedPlace[],
  runIt: (way: Way, places: readonly MovedPlace[]) => Promise<TriedRun>,
): Promise<Best> {
  const { way, run } = best
  if (way === undefined || run?.fileUse.read?.length !== 0 || places.length === 0) return best
  const tried = await runIt(way, places)
  const isBetter = tried.run !== null && ((tried.run.fileUse.read ?? []).length > 0 || gotFurther(tried.run, run))
  return isBetter ? { way, places, ...tried } : best
}

/** A script reads some files one after the other. */
const MOST_ROUNDS_OF_PLACES = 12

export const isSameEnd = ({ record: { errorType, errorMessage } }: AuthorsRun, { record: before }: AuthorsRun) =>
  errorType === before.errorType && errorMessage === before.errorMessage

const NOT_TRIED = { run: null, notRun: 'it was asked not to' }

/** A script imports what it needs before it looks for its files. */
const FIRST_FAULTS: readonly (string | null)[] = ['FileNotFoundError', 'ImportError', 'ModuleNotFoundError']

/**
 * By the end, else by the repository's files that were read, else by how early such a fault comes, else by what was printed; the
 * time says as much of the host.
 */
export function gotFurther(run: AuthorsRun, than: AuthorsRun): boolean {
  const [own, other] = [run, than].map((each) => [
    Number(isDone(each)),
    each.fileUse.read?.length ?? 0,
    -FIRST_FAULTS.indexOf(each.record.errorType),
    each.stdout.length,
  ])
  const place = own?.findIndex((value, index) => value !== other?.[index]) ?? -1
  return place >= 0 && (own?.[place] ?? 0) > (other?.[place] ?? 0)
}

/** A name that lacks in another order of cells lacks for that order: a cell of imports that was run again last comes behind its uses. */
const isFurtherBy = ({ isReordered }: Way, run: AuthorsRun, than: AuthorsRun) =>
  gotFurther(run, than) && !(isReordered && run.record.errorType === 'NameError')

/** Ends that another folder, other arguments or another order of cells change nothing about; NLTK's data is looked up in a home. */
const IN_VAIN: ReadonlySet<string | null> = new Set(['EOFError', 'LookupError'])

const isWorthAnother = ({ record: { status, errorType, failureClass } }: AuthorsRun) =>
  status === 'failed' && failureClass !== 'syntax' && !IN_VAIN.has(errorType)

/** The cell that a converted notebook failed in, where the script may be without it; else null. */
export function findFailingCell(
  { record, stderr }: AuthorsRun,
  entry: string,
  code: string | null,
  optional: readonly number[],
): number | null {
  if (code === null || record.status !== 'failed') return null
  const frames = listOwnFrames(stderr).filter(({ path }) => path === entry)
  // A function fails in the cell that calls it, wherever it was made.
  const frame = frames.findLast(({ isTopLevel }) => isTopLevel) ?? frames.at(-1)
  const cell = frame === undefined ? null : findCell(code, frame.line)
  return cell !== null && optional.includes(cell) ? cell : null
}
