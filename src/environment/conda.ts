import { existsSync } from 'node:fs'
import { chmod, chown, realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { sha256Hex } from '../base/files/files.ts'
import { makeFolders } from '../base/files/folders.ts'
import { removeTree } from '../base/files/scratch.ts'
import { findProgram } from '../base/processes/find-program.ts'
import { type CommandResult, runCommand } from '../base/processes/process.ts'
import { withoutSecrets } from '../base/secrets.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { lastLines, withSaid } from '../base/text/text.ts'
import { condaPackages } from './cache.ts'
import { type Environment, environmentsFolder, makeOnce } from './environment.ts'
import type { RunIsolated } from './isolated.ts'
import { type PackageList, readPackageList } from './package-list.ts'
import { shareFiles } from './share-files.ts'
import type { UvRequest } from './uv-environment.ts'

export interface CondaRequest extends Omit<UvRequest, 'uv'>, Pick<PackageList, 'projectFolder'> {
  /** `@EXPLICIT` and one address with its hash a line, as `conda list --explicit --sha256` writes it. */
  readonly lockFile: string
  readonly isolate: RunIsolated | null
  readonly project?: string
  readonly note: (text: string) => void
}

const PROGRAMS = ['micromamba', 'mamba', 'conda']
const LOCKED = /^https:\/\/[^\s#]+#(?:[0-9a-f]{32}|(?:sha256:)?[0-9a-f]{64})$/

const complete = z.object({ version: z.string() })
/** The environment's own Python says it, which is a package as any other: nothing else is taken from it. */
const VERSION = /^3\.\d{1,3}\.\d{1,3}\S{0,20}$/

/**
 * Fetches the packages of an explicit list with the network, and installs them without it inside the sandbox: their link
 * scripts are code that nobody vouched for.
 */
export async function ensureCondaEnvironment(request: CondaRequest): Promise<Environment> {
  const { cache, isolate, lockFile } = request
  const lock = (await readPackageList({ ...request, path: lockFile })).toString()
  checkLock(lock, lockFile)
  const program = await locate(request)
  if (!isolate) {
    throw new UserError(
      `${lockFile}: conda packages bring scripts that run when they are installed, and there is no sandbox: install bubblewrap.`,
      1,
    )
  }
  const name = sha256Hex(`conda\0${lock}`).slice(0, 24)
  const outer = join(environmentsFolder(cache), name)
  const folder = join(outer, 'prefix') // what those scripts may write to; that it is whole is said beside it
  const packages = condaPackages(cache)
  const python = join(folder, 'bin', 'python')
  const lockHash = sha256Hex(lock)
  const made = await makeOnce(request, name, async () => {
    request.note(`making the conda environment of ${lockFile}`)
    await removeTree(outer)
    await makeFolders(packages)
    await makeFolders(folder)
    const create = [program.path, 'create', '--yes', '--prefix', folder, '--file', lockFile]
    const fetched = await runCommand(program.path, [...create.slice(1), '--download-only'], {
      env: { ...withoutSecrets(request.env), CONDA_PKGS_DIRS: packages },
      endsWithCaller: true,
    })
    refuseFailure(fetched, 'fetched', lockFile)
    const shown = { readOnly: [...program.files, packages, lockFile], wallSeconds: 1800 }
    for (const each of [outer, folder]) await chmod(each, 0o755)
    const env = { CONDA_PKGS_DIRS: packages }
    const installed = await isolate({ ...shown, command: [...create, '--offline'], writable: [folder], env })
    refuseFailure(installed, 'installed', lockFile)
    const asking = [python, '-I', '-c', 'import platform; print(platform.python_version())']
    const answer = await isolate({ command: asking, readOnly: [folder], wallSeconds: 60 })
    refuseFailure(answer, 'started', lockFile)
    const version = answer.stdout.trim()
    if (!VERSION.test(version)) throw new UserError(`The Python of ${lockFile} does not tell its version.`, 1)
    await shareFiles(cache, folder)
    if (process.getuid?.() === 0) await chown(folder, 0, 0) // only its content belongs to the sandbox's user
    return { lockHash, version }
  })
  const { version: pythonVersion } = parseWith(complete, made, `what is kept of ${outer}`)
  return { python, folder, basePrefix: folder, pythonVersion, lockHash }
}

/** The program, and what a sandbox has to show of it: never the home that its folder may lie in. */
async function locate({ env, lockFile }: CondaRequest): Promise<{ path: string; files: readonly string[] }> {
  const found = PROGRAMS.map((name) => findProgram(name, env)).find((path) => path !== null)
  if (!found)
    throw new UserError(`${lockFile} is conda's: install micromamba, mamba or conda so that it is on PATH.`, 1)
  const path = await realpath(found)
  if (basename(path).startsWith('micromamba')) return { path, files: [path] } // micromamba is one file, linked statically
  const prefix = dirname(dirname(path))
  if (existsSync(join(prefix, 'conda-meta'))) return { path, files: [prefix] }
  throw new UserError(`${found} lies in no installation of conda (${prefix} has no conda-meta): use micromamba.`, 1)
}

function checkLock(lock: string, lockFile: string): void {
  const lines = lock.split('\n').map((text, index) => ({ text, number: index + 1 }))
  const [first, ...others] = lines.filter(({ text }) => text.trim() !== '' && !text.startsWith('#'))
  const wrong = first?.text === '@EXPLICIT' ? others.find(({ text }) => !LOCKED.test(text)) : first
  if (first !== undefined && wrong === undefined) return
  throw new UserError(
    `${lockFile} is no explicit list of packages with their hashes (line ${wrong?.number ?? 1}): write it with ` +
      '`conda list --explicit --sha256` in an environment that works.',
  )
}

function refuseFailure(result: CommandResult, what: string, lockFile: string): void {
  if (result.exitCode === 0) return
  const said = lastLines(`${result.stdout}\n${result.stderr}`, 10)
  const failed = `The conda environment of ${lockFile} could not be ${what} (${result.exitCode ?? result.signal})`
  throw new UserError(withSaid(failed, said), 1)
}
