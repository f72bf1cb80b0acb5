import type { Dirent } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, readlink, realpath } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { UserError } from '../base/errors.ts'

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

export interface CopiedSource {
  /** Relative paths with forward slashes, sorted. */
  readonly files: readonly string[]
  readonly leftOut: readonly string[]
}

/** Copies a repository's files without its tools' folders, environments and secrets; a link that leaves it is refused. */
export async function copySource(from: string, to: string): Promise<CopiedSource> {
  const root = await realpath(from)
  const files: string[] = []
  const leftOut: string[] = []
  let total = 0

  const copy = async (path: string, name: string): Promise<void> => {
    const { size } = await lstat(path)
    total += size
    if (size > FILE_LIMIT_BYTES) throw tooLarge(name, size, FILE_LIMIT_BYTES)
    if (total > TOTAL_LIMIT_BYTES) throw tooLarge('the repository', total, TOTAL_LIMIT_BYTES)
    await mkdir(dirname(join(to, name)), { recursive: true })
    await copyFile(path, join(to, name))
    files.push(name)
  }
  const visit = async (entry: Dirent): Promise<void> => {
    const path = join(entry.parentPath, entry.name)
    const name = relative(root, path).replaceAll('\\', '/')
    if (isLeftOut(entry.name) || (entry.isDirectory() && (await isVirtualEnvironment(path)))) leftOut.push(name)
    else if (entry.isDirectory()) await visitAll(path)
    else if (entry.isSymbolicLink()) {
      await refuseEscape(root, path, name)
      leftOut.push(`${name} (a link)`)
    } else if (entry.isFile()) await copy(path, name)
  }
  const visitAll = async (folder: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) await visit(entry)
  }
  await visitAll(root)
  return { files: files.sort(), leftOut: leftOut.sort() }
}

function isLeftOut(name: string): boolean {
  return (
    LEFT_OUT_NAMES.has(name) ||
    /^\.env(\.|$)/.test(name) || // .env.local, .env.production … hold keys too
    name.startsWith(GENERATED_PREFIX) ||
    LEFT_OUT_ENDINGS.some((ending) => name.endsWith(ending))
  )
}

async function isVirtualEnvironment(folder: string): Promise<boolean> {
  return (await lstat(join(folder, 'pyvenv.cfg')).catch(() => null)) !== null
}

async function refuseEscape(root: string, path: string, name: string): Promise<void> {
  const target = resolve(dirname(path), await readlink(path))
  if (target === root || target.startsWith(`${root}/`)) return
  throw new UserError(`'${name}' is a link to a place outside the repository: it is not imported.`, 3)
}

function tooLarge(what: string, size: number, limit: number): UserError {
  const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`
  return new UserError(`${what} has ${mebibytes(size)}, more than the ${mebibytes(limit)} that a project may have.`)
}
