import { basename, resolve } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { interruptible } from '../base/errors.ts'
import { type Fault, orFault } from '../base/fault.ts'
import { cacheFolder } from '../base/files/cache-folder.ts'
import { memoise } from '../base/memoise.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { checkCache } from './cache.ts'
import type { Environment } from './environment.ts'
import type { RunIsolated } from './isolated.ts'
import { ensureManagedEnvironment } from './managed.ts'
import { IndexUnreachable } from './package-index.ts'
import { locateUv } from './uv.ts'
import type { UvRequest } from './uv-environment.ts'

/** Parts that an environment is made from; the dataset knows more of a project. */
export interface EnvironmentSource {
  /** The environment's name; default: its folder's. */
  readonly slug?: string
  readonly folder: string
  readonly lockFile: string
  readonly manifest: Pick<Manifest, 'environment'>
}

export type EnvironmentMaker = ReturnType<typeof openEnvironmentMaker>

/**
 * Makes the environments of projects; what that takes on this host is looked for once, and only where it is needed.
 * `folders`: where nothing is trusted, beside the projects' own (the dataset, the campaign). `findIsolation` finds what runs a
 * manager's commands in a sandbox of their own.
 */
export function openEnvironmentMaker(
  context: CommandContext,
  folders: readonly string[],
  findIsolation: () => Promise<RunIsolated | null>,
) {
  const uv = memoise(() => prepareUv(context))
  const isolation = memoise(findIsolation)
  const untrusted = folders.map((folder) => resolve(folder))
  let isIndexDown = false
  const make = async ({ slug, folder, lockFile, manifest }: EnvironmentSource): Promise<Environment> => {
    const { env, ...request } = await uv()
    const making = ensureManagedEnvironment({
      ...request,
      env: isIndexDown ? { ...env, UV_HTTP_RETRIES: '0' } : env, // one may still be made of what the cache has
      lockFile,
      projectFolder: folder,
      settings: manifest.environment,
      project: slug ?? basename(folder),
      untrustedFolders: [...untrusted, folder],
      isolate: manifest.environment.manager === 'uv' ? null : await isolation(),
      note: context.logger.info,
    })
    return making.catch((error: unknown) => {
      isIndexDown ||= error instanceof IndexUnreachable
      throw error
    })
  }
  /** The environment, or why there is none. */
  const makeOrExplain = (source: EnvironmentSource): Promise<Environment | Fault> =>
    orFault(interruptible(make(source), context.signal), context.signal)
  return { make, makeOrExplain, uv, isolation }
}

/** The cache that this host keeps environments in, and the uv that fills it. UserError where nothing can be written there. */
export async function prepareUv({ env, logger, signal }: CommandContext): Promise<UvRequest> {
  const cache = cacheFolder(env)
  await checkCache(cache)
  return { uv: await locateUv(cache, env, logger.info, signal), cache, env, ...(signal ? { signal } : {}) }
}
