import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { lockFile } from '../base/files/file-lock.ts'
import { readTextIfPresent, sha256Hex, writeFileAtomic } from '../base/files/files.ts'
import { makeFolders } from '../base/files/folders.ts'
import { holdUse } from '../base/files/use-locks.ts'
import { assetPath } from '../base/package.ts'
import { runCommand } from '../base/processes/process.ts'
import { lastLines, withSaid } from '../base/text/text.ts'
import { findInterpreter, type Interpreter } from './interpreters.ts'
import { explainDisconnection } from './package-index.ts'
import { type PackageList, readPackageList } from './package-list.ts'
import { minorOf } from './python-versions.ts'
import { refuseOptions } from './requirements.ts'
import { shareFiles } from './share-files.ts'
import { runUv, type UvRequest } from './uv-environment.ts'

/** A Python environment made from a lock: a cache entry, shared by every project with the same lock. */
export interface Environment {
  /** The environment's own interpreter. */
  readonly python: string
  readonly folder: string
  /** Folder that the interpreter itself lies under; a sandbox has to show it too. */
  readonly basePrefix: string
  readonly pythonVersion: string
  /** Hash of the lock and of what else the manifest says of the environment. */
  readonly lockHash: string
  /** A folder of files that scripts expect in their home; none where it is absent. */
  readonly downloads?: string
}

export interface EnvironmentRequest extends UvRequest, Pick<PackageList, 'projectFolder'> {
  readonly lockFile: string
  /** Version specifier, as `>=3.10`. */
  readonly pythonRequest: string
  /** Version that the project asks for: of those that fit, the nearest is taken. */
  readonly pythonWanted?: string | null
  /** Name of the project that it is for, which the cache notes. */
  readonly project?: string
  readonly note: (text: string) => void
}

/** File that an environment's folder holds once it is whole. */
export const COMPLETE = 'greenml-complete.json'

export const environmentsFolder = (cache: string) => join(cache, 'environments')

/**
 * Makes the environment of a lock, or finds it in the cache. Wheels only: a source distribution's build script is code
 * that nobody trusts. Byte code is compiled here, outside every measured window.
 */
export async function ensureEnvironment(request: EnvironmentRequest): Promise<Environment> {
  const lock = await readPackageList({ ...request, path: request.lockFile })
  refuseOptions(lock.toString(), request.lockFile)
  const interpreter = await findInterpreter(request)
  const key = createHash('sha256').update(lock).update(`\0${interpreter.executable}\0${interpreter.version}`)
  const name = key.digest('hex').slice(0, 24)
  const folder = join(environmentsFolder(request.cache), name)
  const environment: Environment = {
    python: join(folder, 'bin', 'python'),
    folder,
    basePrefix: interpreter.basePrefix,
    pythonVersion: interpreter.version,
    lockHash: sha256Hex(lock),
  }
  await makeOnce(request, name, async () => {
    request.note(`making the Python ${interpreter.version} environment of ${request.project ?? request.lockFile}`)
    await rm(folder, { recursive: true, force: true }) // what an interrupted attempt left
    await makeFolders(dirname(folder))
    await askUv(request, ['venv', '--quiet', '--python', interpreter.executable, folder])
    const only = ['--require-hashes', '--only-binary', ':all:']
    await askUv(request, ['pip', 'install', '--quiet', '--python', environment.python, ...only, '-r', request.lockFile])
    await shareFiles(request.cache, folder)
    await compileByteCode(request, interpreter, folder)
    return { lockHash: environment.lockHash, ...interpreter }
  })
  return environment
}

/**
 * What an environment says of itself (its `COMPLETE` file), made first where it is not whole yet. Two processes never make the
 * same one: it can't be made beside its place and moved there, since it names its folder.
 */
export async function makeOnce(
  { cache, note, project }: Pick<EnvironmentRequest, 'cache' | 'note' | 'project'>,
  name: string,
  make: () => Promise<unknown>,
): Promise<unknown> {
  await holdUse(cache, name, project)
  const complete = join(environmentsFolder(cache), name, COMPLETE)
  const read = async () => JSON.parse((await readTextIfPresent(complete)) ?? 'null')
  const known = await read()
  if (known !== null) return known
  await using _making = await lockFile(join(cache, 'making', name), () =>
    note('waiting: another process makes this environment'),
  )
  const madeMeanwhile = await read()
  if (madeMeanwhile !== null) return madeMeanwhile
  const made = await make()
  await writeFileAtomic(complete, `${JSON.stringify(made)}\n`)
  return made
}

/** Byte code of all environments, by its source. */
export const byteCodeFolder = (cache: string) => join(cache, 'byte-code')

/**
 * The interpreter that the environment was made from compiles, not the environment's own: that one would run what a package's
 * .pth file hooks into its start. Without `site` none is read.
 */
async function compileByteCode({ cache }: UvRequest, { executable, version }: Interpreter, folder: string) {
  const packages = join(folder, 'lib', `python${minorOf(version)}`, 'site-packages')
  const script = assetPath('python', 'compile_packages.py')
  const args = ['-I', '-S', script, packages, byteCodeFolder(cache)]
  const { exitCode, stderr } = await runCommand(executable, args, { env: {}, cwd: '/' })
  if (exitCode !== 0)
    throw new UserError(withSaid(`The packages in ${folder} could not be compiled`, lastLines(stderr, 5)), 1)
}

async function askUv(request: EnvironmentRequest, args: readonly string[]): Promise<void> {
  const result = await runUv(request, args, { endsWithCaller: true })
  if (result.exitCode === 0) return
  const failed = `The environment of ${request.lockFile} could not be made`
  const unreachable = await explainDisconnection(result.stderr, failed, request.env)
  if (unreachable !== null) throw unreachable
  const how = `uv ${args[0]} ended with ${result.exitCode ?? result.signal}`
  throw new UserError(withSaid(`${failed} (${how})`, lastLines(result.stderr, 15)), 1)
}
