import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { readTextIfPresent, sha256Hex, writeFileAtomic } from '../base/files.ts'
import { runCommand } from '../base/process.ts'
import { withoutSecrets } from '../base/secrets.ts'
import { findPackageIndex } from './package-index.ts'

/** A Python environment made from a lock: a cache entry, shared by every project with the same lock. */
export interface Environment {
  /** The environment's own interpreter. */
  readonly python: string
  readonly folder: string
  /** What the interpreter itself lies under; a sandbox has to show it too. */
  readonly basePrefix: string
  readonly pythonVersion: string
  readonly lockHash: string
}

/** What every call of uv needs. */
export interface UvRequest {
  readonly uv: string
  readonly cache: string
  readonly env: NodeJS.ProcessEnv
}

export interface EnvironmentRequest extends UvRequest {
  readonly lockFile: string
  /** Version specifier, as `>=3.10`. */
  readonly pythonRequest: string
  readonly note: (text: string) => void
}

const interpreterFacts = z.object({ executable: z.string(), basePrefix: z.string(), version: z.string() })
type Interpreter = z.infer<typeof interpreterFacts>

const FACTS = `
import json, platform, sys
print(json.dumps({"executable": getattr(sys, "_base_executable", sys.executable),
                  "basePrefix": sys.base_prefix, "version": platform.python_version()}))`

/**
 * Makes the environment of a lock, or finds it in the cache. Wheels only: a source distribution's build script is code
 * that nobody trusts. Byte code is compiled here, outside every measured window.
 */
export async function ensureEnvironment(request: EnvironmentRequest): Promise<Environment> {
  const lock = await readFile(request.lockFile)
  const interpreter = await findInterpreter(request)
  const key = createHash('sha256').update(lock).update(`\0${interpreter.executable}\0${interpreter.version}`)
  const folder = join(request.cache, 'environments', key.digest('hex').slice(0, 24))
  const environment: Environment = {
    python: join(folder, 'bin', 'python'),
    folder,
    basePrefix: interpreter.basePrefix,
    pythonVersion: interpreter.version,
    lockHash: sha256Hex(lock),
  }
  const complete = join(folder, 'greenml-complete.json')
  if ((await readTextIfPresent(complete)) !== null) return environment
  request.note(`making the Python ${interpreter.version} environment of ${request.lockFile}`)
  await rm(folder, { recursive: true, force: true }) // what an interrupted attempt left
  await mkdir(dirname(folder), { recursive: true })
  await runUv(request, ['venv', '--python', interpreter.executable, folder])
  await runUv(request, [
    ...['pip', 'install', '--python', environment.python, '--require-hashes', '--only-binary', ':all:'],
    ...['--compile-bytecode', '-r', request.lockFile],
  ])
  await writeFileAtomic(complete, `${JSON.stringify({ lockHash: environment.lockHash, ...interpreter })}\n`)
  return environment
}

export async function findInterpreter(request: UvRequest & { pythonRequest: string }): Promise<Interpreter> {
  const found = await runCommand(request.uv, ['python', 'find', '--no-project', '--system', request.pythonRequest], {
    env: await uvEnvironment(request),
  })
  if (found.exitCode !== 0) {
    throw new UserError(`No installed Python fits '${request.pythonRequest}': install one.\n${found.stderr.trim()}`, 1)
  }
  const facts = await runCommand(found.stdout.trim(), ['-I', '-c', FACTS], { env: withoutSecrets(request.env) })
  return interpreterFacts.parse(JSON.parse(facts.stdout))
}

async function runUv(request: EnvironmentRequest, args: readonly string[]): Promise<void> {
  const result = await runCommand(request.uv, args, { env: await uvEnvironment(request) })
  if (result.exitCode === 0) return
  throw new UserError(
    `The environment of ${request.lockFile} could not be made (uv ${args[0]} ended with ${result.exitCode ?? result.signal}):\n` +
      result.stderr.trim().split('\n').slice(-15).join('\n'),
    1,
  )
}

/**
 * uv reads none of pip's settings: the index that this machine is set up for is told to it. Compiling byte code starts the
 * new interpreter, and a package may hook into its start: no key of the caller's is there to be found.
 */
export async function uvEnvironment(request: UvRequest): Promise<NodeJS.ProcessEnv> {
  return {
    ...withoutSecrets(request.env),
    UV_DEFAULT_INDEX: await findPackageIndex(request.env),
    UV_CACHE_DIR: join(request.cache, 'uv-cache'),
    UV_PYTHON_DOWNLOADS: 'never',
    UV_NO_CONFIG: '1',
  }
}
