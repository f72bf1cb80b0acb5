import { resolve } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import type { Manifest } from '../schema/manifest.ts'
import { cacheFolder } from './cache.ts'
import { checkCache } from './check-cache.ts'
import type { Environment } from './environment.ts'
import type { RunIsolated } from './isolated.ts'
import { ensureManagedEnvironment } from './managed.ts'
import { locateUv } from './uv.ts'
import type { UvRequest } from './uv-environment.ts'

/** What an environment is made from; the dataset knows more of a project. */
export interface EnvironmentSource {
  readonly folder: string
  readonly lockFile: string
  readonly manifest: Pick<Manifest, 'environment'>
}

/** Makes the environments of projects; what that takes on this host is looked for once, and only where it is needed. */
export class EnvironmentMaker {
  readonly #context: CommandContext
  readonly #untrustedFolders: readonly string[]
  readonly #findIsolation: () => Promise<RunIsolated | null>
  #uv: Promise<UvRequest> | null = null
  #isolation: Promise<RunIsolated | null> | null = null

  /**
   * `folders`: where nothing is trusted, beside the projects' own (the dataset, the campaign). `findIsolation` finds what runs
   * a manager's commands in a sandbox of their own.
   */
  constructor(context: CommandContext, folders: readonly string[], findIsolation: () => Promise<RunIsolated | null>) {
    this.#context = context
    this.#untrustedFolders = folders.map((folder) => resolve(folder))
    this.#findIsolation = findIsolation
  }

  async make(project: EnvironmentSource): Promise<Environment> {
    return ensureManagedEnvironment({
      ...(await this.uv()),
      lockFile: project.lockFile,
      projectFolder: project.folder,
      settings: project.manifest.environment,
      untrustedFolders: [...this.#untrustedFolders, project.folder],
      isolate: project.manifest.environment.manager === 'uv' ? null : await this.isolation(),
      note: this.#context.logger.info,
    })
  }

  uv(): Promise<UvRequest> {
    this.#uv ??= prepareUv(this.#context)
    return this.#uv
  }

  isolation(): Promise<RunIsolated | null> {
    this.#isolation ??= this.#findIsolation()
    return this.#isolation
  }
}

/** The cache that this host keeps environments in, and the uv that fills it. UserError where nothing can be written there. */
export async function prepareUv({ env, logger }: CommandContext): Promise<UvRequest> {
  const cache = cacheFolder(env)
  await checkCache(cache)
  return { uv: await locateUv(cache, env, logger.info), cache, env }
}
