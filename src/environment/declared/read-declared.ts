import { join } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { readTextIfPresent } from '../../base/files.ts'
import { parsePythonRange } from '../python-versions.ts'
import type { UvRequest } from '../uv-environment.ts'
import { readCondaFile } from './conda-file.ts'
import type { Declared, DeclaredFiles } from './declared.ts'
import { readPoetryLock } from './poetry-lock.ts'
import { pythonOf, readPyproject, readPyprojectDependencies } from './pyproject.ts'
import { readRequirementsFile } from './requirements-file.ts'
import { readUvLock } from './uv-lock.ts'

type Reader = readonly [file: string, read: (files: DeclaredFiles) => Promise<Declared | null>]

/** The most exact first. */
const LOCKS: readonly Reader[] = [
  ['uv.lock', readUvLock],
  ['poetry.lock', readPoetryLock],
]
const LISTS: readonly Reader[] = [
  ['requirements.txt', readRequirementsFile],
  ['environment.yml', readCondaFile],
  ['pyproject.toml', readPyprojectDependencies],
]

interface FoundDeclaration extends Declared {
  /** The file that it is from. */
  readonly from: string
}

/**
 * What the author says that the project needs; null where no file says it. A lock that can't be read is passed over, since a
 * list beside it says the same less exactly: `unreadable` tells it.
 */
export async function readDeclared(
  sourceFolder: string,
  files: readonly string[],
  uv: UvRequest,
): Promise<{ declared: FoundDeclaration | null; unreadable: readonly string[] }> {
  const access = openFiles(sourceFolder, files, uv)
  const unreadable: string[] = []
  for (const [from, read] of LOCKS) {
    try {
      const found = await read(access)
      if (found) return { declared: { ...found, from }, unreadable }
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      unreadable.push(`not followed: ${error.message.split('\n').join(' ')}`)
    }
  }
  for (const [from, read] of LISTS) {
    const found = await read(access)
    if (found) return { declared: { ...found, from }, unreadable }
  }
  return { declared: null, unreadable }
}

/** The Python that the author asks for: a pin first, then what a declaration says, then what a package says of itself. */
export async function readPythonWanted(
  sourceFolder: string,
  files: readonly string[],
  uv: UvRequest,
  declared: string | null,
): Promise<string | null> {
  const { read } = openFiles(sourceFolder, files, uv)
  const project = await readPyproject({ uv, read })
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
    if (/^[\d.<>=!~^*, ]{1,80}$/.test(text) && parsePythonRange(text) !== null) return text
  }
  return null
}

function openFiles(sourceFolder: string, files: readonly string[], uv: UvRequest): DeclaredFiles {
  const known = new Set(files)
  return {
    uv,
    read: async (path) => (known.has(path) ? readTextIfPresent(join(sourceFolder, path), sourceFolder) : null),
  }
}
