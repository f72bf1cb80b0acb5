import { posix } from 'node:path'
import { UserError } from '../base/errors.ts'
import { formatSize } from '../base/size.ts'
import { type EntryKind, refuseUnsafeName } from '../base/untrusted-files.ts'

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

const FILE_LIMIT_BYTES = 200 * 1024 ** 2
const TOTAL_LIMIT_BYTES = 500 * 1024 ** 2
const MOST_FILES = 50_000

/** Of a repository: a file, or what is none (a link, a pipe, a submodule). */
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
  const outerOf = (path: string) =>
    listPrefixes(path).find((each) => isLeftOut(posix.basename(each)) || environments.has(each))
  const wanted = entries.filter(({ path }) => outerOf(path) === undefined)
  const files = wanted.filter(({ kind }) => kind === 'file')
  refuseLarge(files)
  return {
    files: files.map(({ path }) => path).sort(),
    links: wanted.filter(({ kind }) => kind === 'link').map(({ path }) => path),
    leftOut: [
      ...new Set(entries.flatMap(({ path }) => outerOf(path) ?? [])),
      ...wanted.flatMap(({ path, kind }) => (kind === 'file' || kind === 'folder' ? [] : [`${path} (a ${kind})`])),
    ].sort(),
  }
}

function refusePath(path: string): void {
  refuseUnsafeName(path)
  if (!path.split('/').some((name) => name === '' || name === '.' || name === '..')) return
  throw new UserError(`'${path}' leads out of the repository: it is not imported.`, 3)
}

function refuseLarge(files: readonly SourceEntry[]): void {
  const large = files.find(({ sizeBytes }) => sizeBytes > FILE_LIMIT_BYTES)
  if (large !== undefined) throw tooLarge(large.path, large.sizeBytes, FILE_LIMIT_BYTES)
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (total > TOTAL_LIMIT_BYTES) throw tooLarge('the repository', total, TOTAL_LIMIT_BYTES)
  if (files.length <= MOST_FILES) return
  throw new UserError(`The repository has ${files.length} files, more than the ${MOST_FILES} that a project may have.`)
}

/** Whether a file or folder of that name is left out, wherever it lies. */
export function isLeftOut(name: string): boolean {
  return (
    LEFT_OUT_NAMES.has(name) ||
    /^\.env(\.|$)/.test(name) || // .env.local, .env.production … hold keys too
    name.startsWith(GENERATED_PREFIX) ||
    LEFT_OUT_ENDINGS.some((ending) => name.endsWith(ending))
  )
}

/** `a`, `a/b`, `a/b/c`. */
function listPrefixes(path: string): string[] {
  const names = path.split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

function tooLarge(what: string, size: number, limit: number): UserError {
  return new UserError(`${what} has ${formatSize(size)}, more than the ${formatSize(limit)} that a project may have.`)
}
