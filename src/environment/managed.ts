import { UserError } from '../base/errors.ts'
import { sha256Hex } from '../base/files/files.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { ensureCondaEnvironment } from './conda.ts'
import { ensureDownloads } from './downloads.ts'
import { type Environment, ensureEnvironment } from './environment.ts'
import { useExistingInterpreter } from './existing.ts'
import type { RunIsolated } from './isolated.ts'
import { type PackageList, readPackageList } from './package-list.ts'
import type { UvRequest } from './uv-environment.ts'

export interface ManagedRequest extends UvRequest, Pick<PackageList, 'projectFolder'> {
  readonly lockFile: string
  readonly settings: Manifest['environment']
  /** Folders that hold what nobody vouched for: no interpreter may lie below them. */
  readonly untrustedFolders: readonly string[]
  /** Null: there is no sandbox here. */
  readonly isolate: RunIsolated | null
  readonly project?: string
  readonly note: (text: string) => void
}

/** The environment that a manifest asks for, made by its manager or found, with the files that scripts expect at home. */
export async function ensureManagedEnvironment(request: ManagedRequest): Promise<Environment> {
  const { settings, lockFile } = request
  const environment = await ensureByManager(request)
  const lockHash = hashEnvironment(await readPackageList({ ...request, path: lockFile }), settings)
  if (settings.downloads.length === 0) return { ...environment, lockHash }
  return { ...environment, lockHash, downloads: await ensureDownloads(settings.downloads, request) }
}

async function ensureByManager(request: ManagedRequest): Promise<Environment> {
  const { settings } = request
  if (settings.manager === 'conda') return ensureCondaEnvironment(request)
  if (settings.manager === 'existing') {
    if (settings.interpreter) return useExistingInterpreter({ ...request, interpreter: settings.interpreter })
    throw new UserError(
      'environment.manager is existing: name the interpreter by environment.interpreter in project.yaml.',
    )
  }
  return ensureEnvironment({
    ...request,
    pythonRequest: settings.python,
    pythonWanted: settings.pythonWanted ?? null,
  })
}

/**
 * SHA-256 that stands for an environment in plans and records: the lock's own, and where the manifest says more of it, over
 * both. Another download or interpreter is another environment.
 */
export function hashEnvironment(lock: string | Uint8Array, settings: Manifest['environment']): string {
  const { manager, interpreter = null, downloads } = settings
  if (manager === 'uv' && downloads.length === 0) return sha256Hex(lock)
  return sha256Hex(JSON.stringify([sha256Hex(lock), manager, interpreter, downloads]))
}
