import { posix } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { type EntryKind, refuseUnsafeName } from '../../base/files/entry-kinds.ts'
import { withFolders } from '../../base/files/paths.ts'
import { memoise } from '../../base/memoise.ts'
import { isKeyFile } from '../../base/secrets.ts'
import { formatSize } from '../../base/size.ts'
import { README_NAME } from '../../base/text/readme-name.ts'

const LEFT_OUT_NAMES = new Set(
  [
    ['.git', '.github', '.DS_Store', 'node_modules'],
    ['.idea', '.vscode', '.ipynb_checkpoints', '__pycache__', '.mypy_cache', '.pytest_cache'],
    ['venv', '.venv', 'virtualenv', '.tox'],
  ].flat(),
)
const LEFT_OUT_ENDINGS = ['.pyc', '.pem', '.key']
/** Scripts that GenAI-GreenML's models wrote: variants, not part of the author's project. */
const GENERATED_PREFIX = 'GENAIGREENML'

export const FILE_LIMIT_BYTES = 200 * 1024 ** 2
export const TOTAL_LIMIT_BYTES = 500 * 1024 ** 2
/** Of each: git makes a million folders from some kilobytes, and every run has a copy of them all. */
const MOST_FILES = 50_000
const MOST_FOLDERS = 50_000
/** What a project's paths may have: each folder on the way to a file is looked at, and git makes any number of them from nothing. */
const LONGEST_PATH = 1000
const DEEPEST = 64

/** An entry of a repository: a file, or what is none (a link, a pipe, a submodule). */
export interface SourceEntry {
  /** Relative, with forward slashes. */
  readonly path: string
  readonly kind: EntryKind | 'submodule'
  readonly sizeBytes: number
}

export interface ChosenFiles {
  /** Sorted. */
  readonly files: readonly string[]
  readonly links: readonly string[]
  /** What is not imported: a folder that is left out whole is named once. Sorted. */
  readonly leftOut: readonly string[]
}

/**
 * What of a repository becomes a project: its files without its tools' folders, environments and secrets. UserError where it
 * has a name that is refused, or is too large; nothing has been written by then.
 */
export function chooseFiles(entries: readonly SourceEntry[]): ChosenFiles {
  for (const { path } of entries) refusePath(path)
  const environments = new Set(
    entries.flatMap(({ path }) => (posix.basename(path) === 'pyvenv.cfg' ? [posix.dirname(path)] : [])),
  )
  const outerOf: (path: string) => string | undefined = memoise((path) => {
    const folder = posix.dirname(path)
    const isOuter = isLeftOut(posix.basename(path)) || environments.has(path)
    return (folder === '.' ? undefined : outerOf(folder)) ?? (isOuter ? path : undefined)
  })
  const alone = new Set([...listHeads(entries), ...listSecondReadmes(entries)])
  const wanted = entries.filter(({ path }) => outerOf(path) === undefined && !alone.has(path))
  const files = wanted.filter(({ kind }) => kind === 'file')
  const links = wanted.filter(({ kind }) => kind === 'link')
  refuseTooMuch([...files, ...links])
  return {
    files: files.map(({ path }) => path).sort(),
    links: links.map(({ path }) => path),
    leftOut: [
      ...new Set(entries.flatMap(({ path }) => outerOf(path) ?? (alone.has(path) ? path : []))),
      ...wanted.flatMap(({ path, kind }) => (kind === 'file' || kind === 'folder' ? [] : [`${path} (a ${kind})`])),
    ].sort(),
  }
}

/** Names by which git takes a folder for a repository's, of a submodule's or a further work tree's too. */
export const GIT_PARTS = ['HEAD', 'commondir', 'objects', 'refs'] as const

/** Whether a folder that holds such names is one, whatever its own (gitrepository-layout): its objects may lie elsewhere (`commondir`). */
export const isGitFolder = (holds: (name: (typeof GIT_PARTS)[number]) => boolean): boolean =>
  holds('HEAD') && (holds('commondir') || (holds('objects') && holds('refs')))

/**
 * What makes folders git repositories: git would run programs that their config names for whoever works in them. Some systems tell
 * names apart by no case.
 */
function listHeads(entries: readonly SourceEntry[]): ReadonlySet<string> {
  const there = withFolders(entries.map(({ path }) => path.toLowerCase()))
  const isHead = (path: string) => {
    const folder = posix.dirname(path.toLowerCase())
    const holds = (name: string) => there.has(posix.join(folder, name.toLowerCase()))
    return posix.basename(path).toLowerCase() === 'head' && isGitFolder(holds)
  }
  return new Set(entries.flatMap(({ path }) => (isHead(path) ? path : [])))
}

/** READMEs that differ from one before them only by case: some systems keep one of both, and no run reads either. */
function listSecondReadmes(entries: readonly SourceEntry[]): readonly string[] {
  const paths = entries.map(({ path }) => path).filter((path) => README_NAME.test(posix.basename(path)))
  const alike = Map.groupBy(paths, (path) => path.toLowerCase())
  return [...alike.values()].flatMap((each) => each.sort().slice(1))
}

function refusePath(path: string): void {
  if (path.length > LONGEST_PATH)
    throw new UserError(
      `The repository has a path of ${path.length} characters, more than the ${LONGEST_PATH} it may have.`,
    )
  refuseUnsafeName(path)
  const names = path.split('/')
  if (names.length > DEEPEST) throw new UserError(`'${path}' lies deeper than the ${DEEPEST} folders that it may.`)
  if (!names.some((name) => name === '' || name === '.' || name === '..')) return
  throw new UserError(`'${path}' leads out of the repository: it is not imported.`, 3)
}

/** UserError where these are larger or more than what a project may have: git makes any number of files from one. */
export function refuseTooMuch(entries: readonly SourceEntry[]): void {
  refuseLarge(entries)
  refuseMany(entries.map(({ path }) => path))
}

function refuseLarge(files: readonly SourceEntry[]): void {
  const large = files.find(({ sizeBytes }) => sizeBytes > FILE_LIMIT_BYTES)
  if (large !== undefined) throw tooLarge(large.path, large.sizeBytes, FILE_LIMIT_BYTES)
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (total > TOTAL_LIMIT_BYTES) throw tooLarge('the repository', total, TOTAL_LIMIT_BYTES)
}

function refuseMany(paths: readonly string[]): void {
  if (paths.length > MOST_FILES)
    throw new UserError(
      `The repository has ${paths.length} files, more than the ${MOST_FILES} that a project may have.`,
    )
  const folders = new Set<string>()
  for (const path of paths) {
    for (let at = posix.dirname(path); at !== '.' && !folders.has(at); at = posix.dirname(at)) folders.add(at)
    if (folders.size > MOST_FOLDERS)
      throw new UserError(`The repository has more folders than the ${MOST_FOLDERS} that a project may have.`)
  }
}

/** Whether a file or folder of that name is left out, wherever it lies. */
export function isLeftOut(name: string): boolean {
  return (
    LEFT_OUT_NAMES.has(name) ||
    isGitName(name) ||
    isKeyFile(name) ||
    name.startsWith('.env.') || // an example that is to be filled in, too
    (name.startsWith(GENERATED_PREFIX) && name.endsWith('.py')) ||
    LEFT_OUT_ENDINGS.some((ending) => name.endsWith(ending))
  )
}

/** Folders of tools, which nobody misses. */
const OF_TOOLS = new Set(['.git', '.github', '.DS_Store', '.idea', '.vscode', '.ipynb_checkpoints', '__pycache__'])

/** Of what was left out that which its author may have meant to be there: submodules, environments, keys, models' scripts. */
export const listMissed = (leftOut: readonly string[]): string[] =>
  [...new Set(leftOut)].filter((path) => !OF_TOOLS.has(posix.basename(path)) && !path.endsWith('.pyc')).sort()

/** What some system takes for `.git` (CVE-2014-9390, CVE-2019-1353): in any case, with what it does not see, or its short name. */
function isGitName(name: string): boolean {
  const seen = name.replaceAll(/\u200c|\u200d|[\u206a-\u206f\ufeff]/g, '').replace(/:[\s\S]*$|(?<![. ])[. ]+$/, '')
  return /^(?:\.git|git~\d)$/i.test(seen)
}

function tooLarge(what: string, size: number, limit: number): UserError {
  return new UserError(`${what} has ${formatSize(size)}, more than the ${formatSize(limit)} that a project may have.`)
}
