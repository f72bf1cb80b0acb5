import { posix } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { PYTHON_VERSIONS } from '../../schema/dataset/manifest.ts'
import { parsePythonRange } from '../python-versions.ts'
import type { UvRequest } from '../uv-environment.ts'
import { readCondaFile } from './conda-file.ts'
import { type Declared, type DeclaredFiles, openDeclaredFiles } from './declared.ts'
import { readPipfile, readPipfileLock } from './pipfile.ts'
import { readPoetryLock } from './poetry-lock.ts'
import { pythonOf, readPyproject, readPyprojectDependencies } from './pyproject.ts'
import { isMisspeltList, LIST, OTHER_LISTS, readRequirementsFile } from './requirements-file.ts'
import { readSetup } from './setup-file.ts'
import { readUvLock } from './uv-lock.ts'

type Reader = (files: DeclaredFiles) => Promise<Declared | null>

const readLists = (names: readonly string[]): Readonly<Record<string, Reader>> =>
  Object.fromEntries(names.map((name) => [name, (files: DeclaredFiles) => readRequirementsFile(files, name)]))

const LOCKS: Readonly<Record<string, Reader>> = {
  'uv.lock': readUvLock,
  'poetry.lock': readPoetryLock,
  'Pipfile.lock': readPipfileLock,
}
const OTHERS: Readonly<Record<string, Reader>> = {
  ...readLists(OTHER_LISTS),
  'environment.yml': readCondaFile,
  'pyproject.toml': readPyprojectDependencies,
  Pipfile: readPipfile,
  'setup.py': readSetup,
}

/** Files of a folder that say it, the most exact first, and how each is read. */
const listReaders = (names: readonly string[]): Readonly<Record<string, Reader>> => ({
  ...LOCKS,
  ...readLists([LIST, ...names.filter(isMisspeltList).sort()]),
  ...OTHERS,
})

interface FoundDeclaration extends Declared {
  /** The file that it is from. */
  readonly from: string
}

/** Whether a file, by its path in a project's folder, is one of those that say what the project needs. */
export const isDeclaration = (path: string): boolean => Object.hasOwn(listReaders([path]), path)

/**
 * Packages that the author says the project needs; null where no file says it. A lock that can't be read is passed over,
 * since a list beside it says the same less exactly: `unreadable` tells it.
 */
export async function readDeclared(
  files: DeclaredFiles,
): Promise<{ declared: FoundDeclaration | null; unreadable: readonly string[] }> {
  const unreadable: string[] = []
  for (const [from, read] of Object.entries(listReaders(files.names))) {
    try {
      const found = await read(files)
      if (found) return { declared: { ...found, from }, unreadable }
    } catch (error) {
      if (!(error instanceof UserError) || !from.endsWith('.lock')) throw error
      unreadable.push(`not followed: ${error.message.trim().replaceAll(/\s+/g, ' ')}`)
    }
  }
  return { declared: null, unreadable }
}

/** What the files beside an entry say, or those of the nearest folder above it that say anything; else the source's own, which say nothing. */
export async function readNearestDeclared(
  sourceFolder: string,
  files: readonly string[],
  entry: string,
  uv: UvRequest,
): Promise<Awaited<ReturnType<typeof readDeclared>> & { declarations: DeclaredFiles }> {
  for (let home = posix.dirname(entry); ; home = posix.dirname(home)) {
    const declarations = openDeclaredFiles(sourceFolder, files, uv, home)
    const { declared, unreadable } = await readDeclared(declarations)
    if (declared === null && home !== '.') continue
    return { declarations, declared: declared && { ...declared, from: posix.join(home, declared.from) }, unreadable }
  }
}

/** The Python that the author asks for: a pin first, then what a declaration says, then what a package says of itself. */
export async function readPythonWanted(files: DeclaredFiles, declared: string | null): Promise<string | null> {
  const { read } = files
  const project = await readPyproject(files)
  const setup = /^[ \t]*python_requires[ \t]*=[ \t]*(.+)$/m.exec((await read('setup.cfg')) ?? '')?.[1]
  const candidates = [
    (await read('.python-version'))?.trim().split('\n')[0],
    (await read('runtime.txt'))?.trim().replace(/^python-/, ''),
    declared,
    project && pythonOf(project),
    setup,
  ]
  for (const each of candidates) {
    const text = each?.trim().split('||')[0]?.trim() ?? ''
    if (PYTHON_VERSIONS.test(text) && parsePythonRange(text) !== null) return text
  }
  return null
}
