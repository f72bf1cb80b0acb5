import { posix } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withFolders } from '../base/files/paths.ts'
import { carriesTime } from '../base/timed-formats.ts'
import type { MakerRun } from '../benchmark/make-data.ts'
import { type AuthorsRun, isDone } from '../benchmark/run-authors.ts'
import { isNotebook, readCode } from '../dataset/code/notebook.ts'
import { isDataFile } from '../dataset/data-files.ts'
import { listFilledAlike } from '../dataset/import/filled-names.ts'
import { findMakers, isMadeData, listQuotedData, type Script } from '../dataset/import/find-makers.ts'
import type { Start } from '../dataset/import/find-start.ts'
import { isModelFile } from '../dataset/import/kept-models.ts'
import { readPapersAbove } from '../dataset/import/read-papers.ts'
import { readTexts } from '../dataset/import/read-texts.ts'
import type { StoredData } from '../dataset/sources/outside-data.ts'
import { PROJECT } from '../sandbox/inside.ts'
import { relativePath } from '../schema/common.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { type Brought, listHere } from './bring-data.ts'

/** Runs a script of the repository with the data that is here so far; null: others took long enough. `isAgain`: only to see whether it makes the same. */
export type RunScript = (script: string, wanted: readonly string[], isAgain?: boolean) => Promise<MakerRun | null>

/** A repository whose scripts may make data that an entry lacks. */
interface Workshop {
  readonly source: string
  readonly files: readonly string[]
  /** Scripts that the entry reaches, which ran without making it. */
  readonly reached: readonly string[]
  /** Scripts that train what the entry evaluates: any file of a model that it lacks is one of theirs. */
  readonly trainedBy: readonly string[]
  /** Data that is here; what was made stands in the order in which it was. */
  readonly brought: Pick<Brought, 'addresses'> & { made: Manifest['data'] }
  /** Told of a file that a script makes otherwise each time. */
  readonly onUnsteady: (path: string, madeBy: string) => void
}

/** Most files that one run of a script is searched for. */
const MOST_WANTED = 50
/** Characters of a script that are looked at. */
const MOST_CHARACTERS = 1_000_000
/** Runs of scripts for what one entry lacks. */
const MOST_RUNS = 10
/** A time in a file is that of another run then: archives count by two seconds. */
const CLOCK_MILLISECONDS = 2000

/**
 * Makes files that a script lacks by another script of the repository that writes them, after what that one lacks itself. True:
 * the file is here now.
 */
export function openWorkshop({ source, files, reached, trainedBy, brought, onUnsteady }: Workshop) {
  const isTrained = (path: string) => trainedBy.length > 0 && isModelFile(path)

  const tried = new Set<string>()
  let reading: Promise<readonly [readonly Script[], readonly string[]]> | undefined
  const listMakers = (file: string, scripts: readonly Script[], papers: readonly string[]) => {
    const trainers = scripts.filter(({ path }) => isTrained(file) && trainedBy.includes(path))
    return trainers.length > 0
      ? trainers
      : findMakers(file, scripts, papers).filter(({ path }) => !reached.includes(path))
  }
  /** What of it a script makes of what is wanted. */
  async function run({ path, text }: Script, wanted: readonly string[], runScript: RunScript) {
    const found = await runScript(path, wanted)
    if (found === null || found.made.length > 0) return found?.made ?? []
    for (const way of found.ways) {
      const lacked = readMissed(way.run, way.start, files)
      if (lacked === null || !(await make(lacked.path, text, runScript, path))) continue
      return (await runScript(path, wanted))?.made ?? []
    }
    return []
  }
  async function keep(made: readonly StoredData[], madeBy: string, runAgain: () => Promise<MakerRun | null>) {
    const again = await makeAgain(made, runAgain)
    const isSteady = ({ path, sha256 }: StoredData) => again.get(path) === sha256
    for (const each of made) if (!isSteady(each)) onUnsteady(each.path, madeBy)
    brought.made = [...brought.made, ...made.map((each) => describeMade(each, madeBy, isSteady(each)))]
  }
  /** `without`: the script that lacks the file, which does not make it. */
  async function make(file: string, code: string, runScript: RunScript, without?: string): Promise<boolean> {
    if (!(isTrained(file) || isMadeData(file, code))) return false
    reading ??= Promise.all([readScripts(source, files), readPapers(source, files)])
    const wanted = listWanted(file, code, files, isTrained)
    if (!wanted.includes(file)) return false
    for (const script of listMakers(file, ...(await reading))) {
      const attempt = `${script.path} for ${file}`
      if (script.path === without || tried.has(attempt) || tried.size >= MOST_RUNS) continue
      tried.add(attempt)
      const found = await run(script, wanted, runScript)
      const isFree = freeBeside(listHere(brought).map(({ path }) => path)) // what it was made from lies there too
      const made = found.filter(({ path }) => isFree(path))
      if (!made.some(({ path }) => path === file)) continue
      await keep(made, script.path, () => runScript(script.path, wanted, true))
      return true
    }
    return false
  }
  return make
}

const readPapers = async (source: string, files: readonly string[]) =>
  (await readPapersAbove(source, files, '.')).map(({ text }) => text)

async function readScripts(source: string, files: readonly string[]): Promise<Script[]> {
  const paths = files.filter((path) => path.endsWith('.py') || isNotebook(path))
  const texts = await readTexts(source, paths)
  const codeOf = (path: string, text: string) => (isNotebook(path) ? readCode(text) : text)
  return paths.map((path, index) => ({ path, text: codeOf(path, texts[index] ?? '').slice(0, MOST_CHARACTERS) }))
}

/** The file, and others of which code names the last part: what is made once may be read in turn. */
function listWanted(
  file: string,
  code: string,
  files: readonly string[],
  isTrained: (path: string) => boolean,
): string[] {
  const folder = posix.dirname(file)
  const isFree = freeBeside(files)
  const wanted = new Set([file].filter(isFree))
  for (const path of [...listFilledAlike(posix.basename(file), code), ...listQuotedData(code, isTrained)]) {
    if (wanted.size >= MOST_WANTED) break
    for (const each of [posix.normalize(path), posix.join(folder, posix.basename(path))])
      if (isFree(each)) wanted.add(each)
  }
  return [...wanted]
}

/** Whether a file can lie at a path beside others: a script may make a folder of what is a file in its repository. */
function freeBeside(files: readonly string[]): (path: string) => boolean {
  const [taken, folders] = [new Set(files), withFolders(files.map((file) => posix.dirname(file)))]
  return (path) =>
    relativePath.safeParse(path).success &&
    !folders.has(path) &&
    ![...withFolders([path])].some((each) => taken.has(each))
}

/** Hashes of the same files when the script runs once more; the first where others took long enough, or that run came to no end. */
async function makeAgain(made: readonly StoredData[], run: () => Promise<MakerRun | null>) {
  if (made.some(({ path }) => carriesTime(path))) await setTimeout(CLOCK_MILLISECONDS)
  const found = await run()
  const again = found !== null && isDone(found.run) ? found.made : made
  return new Map(again.map(({ path, sha256 }) => [path, sha256]))
}

/** What is made otherwise each time nobody else can make: it has to be brought there. */
const describeMade = ({ path, sha256 }: StoredData, madeBy: string, isSteady: boolean): Manifest['data'][number] => ({
  path,
  role: 'all',
  licence: null,
  sha256,
  ...(isSteady ? { access: 'made', madeBy } : { access: 'manual', source: `${madeBy}, otherwise each time` }),
})

/** Data that a run looked for and that the source lacks, by its path in the source. */
export function readMissed(
  run: AuthorsRun | null,
  { workingDirectory }: Pick<Start, 'workingDirectory'>,
  files: readonly string[],
  isOther: (path: string) => boolean = () => false,
): { readonly path: string; readonly isFolder: boolean } | null {
  if (run?.record.errorType !== 'FileNotFoundError') return null
  const [, told = ''] = /'([^'\n]{1,300})'$/.exec(run.record.errorMessage?.trim() ?? '') ?? []
  const isBelow = told.startsWith(`${PROJECT}/`)
  const named = isBelow ? told.slice(PROJECT.length + 1) : told
  const isFolder = named.endsWith('/') || posix.extname(named) === ''
  const path = posix.join(isBelow ? '.' : workingDirectory, named).replace(/\/$/, '')
  const isInside = named !== '' && !named.startsWith('/') && relativePath.safeParse(path).success
  const isHere = files.some((each) => each === path || each.startsWith(`${path}/`))
  return isInside && !isHere && (isFolder || isDataFile(path) || isOther(path)) ? { path, isFolder } : null
}
