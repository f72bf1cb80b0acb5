import { chmod, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { recover, UserError } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files/files.ts'
import { makeFolders } from '../base/files/folders.ts'
import { removedAfter } from '../base/files/scratch.ts'
import { OWN_PYTHON } from '../base/processes/own-python.ts'
import { runCommand } from '../base/processes/process.ts'
import { lastLines, withSaid } from '../base/text/text.ts'
import { fetchPackageFile, findPackageIndex } from './package-index.ts'

/** The uv that is fetched where none is on PATH; hashes as the public index states them. */
const UV_VERSION = '0.13.9'
const UV_WHEELS: Record<string, { platformTag: string; sha256: string }> = {
  'linux-x64': {
    platformTag: 'manylinux_2_17_x86_64.manylinux2014_x86_64',
    sha256: 'd7f459fe4fd247d830351c75686d3996ace3c6f3f728eb0e85a30b7ada0cef19',
  },
  'linux-arm64': {
    platformTag: 'manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64',
    sha256: '5435c5ce14a56431208ca0996416d310f1598e8c2c8ba707688985a16bb82dbe',
  },
  'darwin-arm64': {
    platformTag: 'macosx_11_0_arm64',
    sha256: '66c512266d633bef48384a1f53003f41f2a8e7b36fe6e7fbfd3e0fd52d96fa63',
  },
  'darwin-x64': {
    platformTag: 'macosx_10_12_x86_64',
    sha256: 'c16ed11e013557536b3e60065f1b912f6407bd6518e041b961e23ef9e6b4fbf5',
  },
}

export const uvFolder = (cache: string) => join(cache, 'uv')

/** Path of a uv that runs here: the one on PATH, else its wheel from the configured index, kept in the cache. */
export async function locateUv(
  cache: string,
  env: NodeJS.ProcessEnv,
  note: (text: string) => void,
  signal?: AbortSignal,
): Promise<string> {
  if (await askVersion('uv', env)) return 'uv'
  const folder = join(uvFolder(cache), UV_VERSION)
  const program = join(folder, 'uv')
  if ((await stat(program).catch(() => null))?.isFile()) return program
  const platform = `${process.platform}-${process.arch}`
  const wheel = UV_WHEELS[platform]
  if (!wheel) {
    throw new UserError(
      `uv is not on PATH and there is no pinned build for ${platform}: install uv, then try again.`,
      1,
    )
  }
  note(`fetching uv ${UV_VERSION}, which makes the Python environments`)
  const filename = `uv-${UV_VERSION}-py3-none-${wheel.platformTag}.whl`
  const content = await fetchPackageFile(await findPackageIndex(env), 'uv', filename, wheel.sha256, signal)
  await unpackProgram(content, uvFolder(cache), folder, env)
  return program
}

/** The first line of what a program says of its version; empty: it fails; null: there is no such program. */
export async function askVersion(program: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const asking = runCommand(program, ['--version'], { env, timeoutSeconds: 10 })
  const told = await recover(asking, ['ENOENT', 'EACCES'], null)
  return told && (told.exitCode === 0 ? told.stdout.trim().split('\n')[0] || program : '')
}

/** A wheel is a zip; Python, which is here by definition, unpacks it. */
async function unpackProgram(wheel: Uint8Array, parent: string, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await makeFolders(parent)
  await using staging = removedAfter(await mkdtemp(join(parent, 'staging-')))
  const cwd = staging.folder
  await writeFileAtomic(join(cwd, 'uv.whl'), wheel)
  const script =
    'import sys, zipfile\n' +
    'with zipfile.ZipFile(sys.argv[1]) as wheel, open(sys.argv[2], "wb") as program:\n' +
    '    program.write(wheel.read(sys.argv[3]))\n'
  const member = `uv-${UV_VERSION}.data/scripts/uv`
  const unpacked = await runCommand(OWN_PYTHON, ['-c', script, 'uv.whl', 'uv', member], { cwd, env })
  if (unpacked.exitCode !== 0)
    throw new UserError(withSaid("uv's wheel could not be unpacked", lastLines(unpacked.stderr, 5)), 1)
  await chmod(join(cwd, 'uv'), 0o755)
  await rm(join(cwd, 'uv.whl'))
  await recover(rename(cwd, folder), ['ENOTEMPTY', 'EEXIST'], null) // another process may have been faster
}
