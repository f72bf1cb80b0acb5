import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { makeHiddenScratch, removedAfter } from '../../base/files/scratch.ts'
import { runUv } from '../uv-environment.ts'
import type { Declared, DeclaredFiles } from './declared.ts'
import { pythonOf, readPyproject } from './pyproject.ts'

const EXPORT =
  'export --frozen --offline --no-dev --no-emit-project --no-hashes --no-annotate --no-header --no-python-downloads --quiet'

/**
 * uv.lock as uv itself exports it, from a folder that holds it and pyproject.toml alone: there is nothing to build or run. It lies
 * in the cache: uv takes a pyproject.toml above it for its workspace, and above a temporary folder anybody could put one.
 */
export async function readUvLock(files: DeclaredFiles): Promise<Declared | null> {
  const [lock, project, parsed] = [
    await files.read('uv.lock'),
    await files.read('pyproject.toml'),
    await readPyproject(files),
  ]
  if (lock === null || project === null || parsed === null) return null
  await using staging = removedAfter(await makeHiddenScratch('lock', files.uv.cache))
  await writeFile(join(staging.folder, 'uv.lock'), lock)
  await writeFile(join(staging.folder, 'pyproject.toml'), project)
  const { exitCode, stdout, stderr } = await runUv(files.uv, EXPORT.split(' '), { cwd: staging.folder })
  if (exitCode === 0) return { requirements: stdout, python: pythonOf(parsed), deviations: [] }
  const [, line] = /TOML parse error at line (\d{1,9})/.exec(stderr.slice(0, 1000)) ?? []
  throw new UserError(`uv.lock can't be read${line ? `, see line ${line}` : ''}`) // uv would quote it
}
