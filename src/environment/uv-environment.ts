import { type CommandOptions, type CommandResult, runCommand } from '../base/processes/process.ts'
import { withoutSecrets } from '../base/secrets.ts'
import { uvCache } from './cache.ts'
import { findPackageIndex } from './package-index.ts'

/** Settings of every call of uv. */
export interface UvRequest {
  readonly uv: string
  readonly cache: string
  readonly env: NodeJS.ProcessEnv
  /** Ends the questions to the package index when it is aborted. */
  readonly signal?: AbortSignal
}

/**
 * uv reads none of pip's settings: the index that this machine is set up for is told to it. It gets no key of the caller's, and no
 * setting that makes it build.
 */
export async function uvEnvironment(request: UvRequest): Promise<NodeJS.ProcessEnv> {
  return {
    ...Object.fromEntries(Object.entries(withoutSecrets(request.env)).filter(([name]) => !/^UV_NO_BINARY/.test(name))),
    UV_DEFAULT_INDEX: await findPackageIndex(request.env),
    UV_CACHE_DIR: uvCache(request.cache),
    UV_LINK_MODE: 'hardlink', // copies, also those that share blocks until one is written, count as disk of their own
    UV_PYTHON_DOWNLOADS: 'never',
    UV_NO_CONFIG: '1',
  }
}

/** Runs uv in its own environment; `options.env` is put on top of that. */
export async function runUv(
  request: UvRequest,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return runCommand(request.uv, args, { ...options, env: { ...(await uvEnvironment(request)), ...options.env } })
}
