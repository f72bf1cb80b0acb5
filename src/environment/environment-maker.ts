import { resolve } from 'node:path'
import type { CommandContext } from '../commands/context.ts'
import { findIsolation } from '../commands/env/isolate.ts'
import type { Project } from '../dataset/load-projects.ts'
import { cacheFolder } from './cache.ts'
import { checkCache } from './check-cache.ts'
import type { Environment } from './environment.ts'
import type { RunIsolated } from './isolated.ts'
import { ensureManagedEnvironment } from './managed.ts'
import { locateUv } from './uv.ts'
import type { UvRequest } from './uv-environment.ts'

/** Makes the environments of projects; what that takes on this host is looked for once, and only where it is needed. */
export class EnvironmentMaker {
  readonly #context: CommandContext
  readonly #untrustedFolders: readonly string[]
  #uv: Promise<UvRequest> | null = null
  #isolation: Promise<RunIsolated | null> | null = null

  /** `folders`: where nothing is trusted, beside the projects' own (the dataset, the campaign). */
  constructor(context: CommandContext, folders: readonly string[]) {
    this.#context = context
    this.#untrustedFolders = folders.map((folder) => resolve(folder))
  }

  async make(project: Project): Promise<Environment> {
    return ensureManagedEnvironment({
      ...(await this.uv()),
      lockFile: project.lockFile,
      settings: project.manifest.environment,
      untrustedFolders: [...this.#untrustedFolders, project.folder],
      isolate: project.manifest.environment.manager === 'uv' ? null : await this.isolation(),
      note: this.#context.logger.info,
    })
  }

  uv(): Promise<UvRequest> {
    const { env, logger } = this.#context
    const cache = cacheFolder(env)
    this.#uv ??= checkCache(cache)
      .then(() => locateUv(cache, env, logger.info))
      .then((uv) => ({ uv, cache, env }))
    return this.#uv
  }

  isolation(): Promise<RunIsolated | null> {
    this.#isolation ??= findIsolation()
    return this.#isolation
  }
}
