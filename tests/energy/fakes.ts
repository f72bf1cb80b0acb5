import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../../src/base/processes/process.ts'

const here = (name: string) => join(import.meta.dirname, name)

/** Without a C compiler the tests of libraries are not run. */
export const hasCc = async () => (await runCommand('cc', ['--version']).catch(() => null)) !== null

/** Compiles the stub of NVIDIA's library, or of AMD's, into a folder; returns that. */
export async function buildStub(folder: string, library: string, source: string): Promise<string> {
  const args = ['-shared', '-fPIC', '-O1', '-o', join(folder, library), here(source), '-lm']
  const built = await runCommand('cc', args)
  if (built.exitCode !== 0) throw new Error(built.stderr)
  return folder
}

export const buildNvmlStub = (folder: string) => buildStub(folder, 'libnvidia-ml.so.1', 'nvml-stub.c')

/** A PATH of a folder with these programs, before the system's own. */
export async function fakePath(folder: string, programs: Readonly<Record<string, string>>): Promise<string> {
  const bin = join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(join(bin, name), text)
    await chmod(join(bin, name), 0o755)
  }
  return `${bin}:${process.env.PATH}`
}

export async function fakeNvidiaSmi(folder: string): Promise<string> {
  const path = await fakePath(folder, {})
  const program = join(folder, 'bin', 'nvidia-smi')
  await copyFile(here('fake_nvidia_smi.py'), program)
  await chmod(program, 0o755)
  return path
}
