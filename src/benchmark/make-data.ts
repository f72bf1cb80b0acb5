import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { copyTree } from '../base/files/copy-tree.ts'
import { listFiles } from '../base/files/files.ts'
import { makeScratch, removedAfter } from '../base/files/scratch.ts'
import { convertNotebook, isNotebook, writeNotebookScript } from '../dataset/code/notebook.ts'
import { findStarts, type Start, startFields } from '../dataset/import/find-start.ts'
import { lockFileOf, type Project } from '../dataset/load-projects.ts'
import { LARGEST_DATA_BYTES, type StoredData, storeData } from '../dataset/sources/outside-data.ts'
import type { MakeDataOf } from '../dataset/sources/sources.ts'
import type { EnvironmentMaker } from '../environment/environment-maker.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { type AuthorsRun, type AuthorsRunOptions, isDone, runAuthors, tellEnd } from './run-authors.ts'

type RunOptions = Omit<AuthorsRunOptions, 'watched' | 'take'>

/** How a script was started, and how that ended. */
interface MakerWay {
  readonly run: AuthorsRun
  readonly start: Start
}

/** Of the way in which it made a file, else of the likeliest. */
export interface MakerRun extends MakerWay {
  /** All in which it was started, the likeliest first. */
  readonly ways: readonly MakerWay[]
  /** Files that it made, which lie in the store of data by their hash now; none where it came to no end. */
  readonly made: readonly StoredData[]
}

/** Bytes of made files that may be stored yet: what costs a script nothing, a file of holes, is written out in the store. */
export interface Room {
  bytes: number
}

export const openRoom = (): Room => ({ bytes: LARGEST_DATA_BYTES })

/** A script, and the files that it may make. */
export interface MakerTask {
  readonly script: string
  readonly wanted: readonly string[]
  readonly room: Room
}

/**
 * Runs a script of a project in the sandbox and takes what it made of some files, in each way in which it may be started until
 * it ends well having made one.
 */
export async function runMaker(
  project: Project,
  { script, wanted, room }: MakerTask,
  options: RunOptions,
  maker: EnvironmentMaker,
  context: CommandContext,
): Promise<MakerRun> {
  await using scratch = isNotebook(script) ? removedAfter(await makeScratch('notebook')) : null
  const at = { sourceFolder: project.sourceFolder, entry: script }
  const { sourceFolder, entry } = scratch === null ? at : await convertInto(join(scratch.folder, 'source'), at)
  const [first, ...others] = await findStarts(sourceFolder, await listFiles(sourceFolder), entry, scratch !== null)
  const runOne = async (start: Start): Promise<Omit<MakerRun, 'ways'>> => {
    const found: StoredData[] = []
    const take = async (folder: string) => {
      for (const path of wanted) {
        const stored = await storeData(folder, path, context.env, room.bytes)
        if (stored === null) continue
        found.push(stored)
        room.bytes -= stored.bytes
      }
    }
    const started = { ...project, sourceFolder, manifest: startAt(project.manifest, entry, start) }
    const run = await runAuthors(started, { ...options, watched: [], take }, maker, context)
    return { run, start, made: isDone(run) ? found : [] }
  }
  const likeliest = await runOne(first)
  const ways = [likeliest]
  let last = likeliest
  for (const start of others) {
    if (last.made.length > 0 || last.run.record.status === 'timeout') break
    last = await runOne(start)
    ways.push(last)
  }
  const best = last.made.length > 0 ? last : likeliest
  return { ...best, ways }
}

/** A copy of a project's files with a notebook as a script beside it. */
async function convertInto(copy: string, { sourceFolder, entry }: { sourceFolder: string; entry: string }) {
  await copyTree(sourceFolder, copy)
  const { path, codes } = await convertNotebook(sourceFolder, await listFiles(sourceFolder), entry)
  await writeNotebookScript(copy, path, codes[0] ?? '')
  return { sourceFolder: copy, entry: path }
}

/** The manifest as if another script were its entry. */
function startAt(manifest: Manifest, entry: string, start: Start) {
  const { module: _module, notebook: _notebook, scored: _scored, ...others } = manifest
  return { ...others, ...startFields(start), entry, scoring: 'printed' as const }
}

/** Makes data for sources as `runMaker` does, by the manifest's word. UserError, as its sentence, where the script makes none. */
export const createDataMaker =
  (options: RunOptions, maker: EnvironmentMaker, context: CommandContext): MakeDataOf =>
  async (known, { path, madeBy }, { root, name }) => {
    const { slug, manifest } = known
    context.logger.info(`${slug}: running ${madeBy}, which makes its data '${path}'`)
    const project = { ...known, sourceFolder: join(root, name), lockFile: lockFileOf(known) }
    const wanted = manifest.data.filter((file) => file.madeBy === madeBy).map((file) => file.path)
    const { run, made } = await runMaker(project, { script: madeBy, wanted, room: openRoom() }, options, maker, context)
    const found = made.find((file) => file.path === path)
    if (found !== undefined) return found.sha256
    const why = isDone(run) ? 'it ended without it' : tellEnd(run.record)
    throw new UserError(`${madeBy} did not make it: ${why}.`, 1)
  }
