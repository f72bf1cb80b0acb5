import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  behindGate,
  Launcher,
  type LauncherOptions,
  type LaunchJob,
  type LaunchOutcome,
} from '../../src/measurement/launcher.ts'
import { bubblewrap } from './sandbox.ts'
import { makeFolder } from './temporary.ts'

export function openLauncher(options: LauncherOptions = {}): Launcher {
  const launcher = new Launcher(options)
  onTestFinished(() => launcher[Symbol.asyncDispose]())
  return launcher
}

/** Runs a command behind the gate, without a sandbox, and reads what it printed. */
export async function launch(launcher: Launcher, command: readonly string[], changes: Partial<LaunchJob> = {}) {
  const folder = await makeFolder()
  const [stdout, stderr] = [join(folder, 'stdout'), join(folder, 'stderr')]
  await mkdir(join(folder, 'work'))
  const outcome = await launcher.run({
    argv: behindGate(command),
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    cwd: join(folder, 'work'),
    stdout,
    stderr,
    timeoutSeconds: 30,
    counters: [],
    limits: {},
    ...changes,
  })
  return { ...outcome, stdout: await readFile(stdout, 'utf8'), stderr: await readFile(stderr, 'utf8') }
}

/** The same in bubblewrap, of a program in Python, with no more memory than `memoryBytes`. */
export async function launchInBubblewrap(
  launcher: Launcher,
  code: string,
  { memoryBytes, ...bounds }: NonNullable<LaunchJob['bounds']> & { readonly memoryBytes: number },
) {
  const folder = await makeFolder({ 'project/main.py': code, 'home/x': '' })
  for (const each of ['', 'project', 'home']) await chmod(join(folder, each), 0o777)
  const [projectFolder, homeFolder] = [join(folder, 'project'), join(folder, 'home')]
  const wrapped = bubblewrap().wrap({
    command: behindGate(['/usr/bin/python3', 'main.py']),
    projectFolder,
    homeFolder,
    workingDirectory: projectFolder,
    readOnly: [],
    env: {},
    temporaryBytes: 1024 ** 3,
    maxProcesses: 2048,
    memoryBytes,
  })
  return launch(launcher, [], {
    ...wrapped,
    bounds: { memoryBytes, processes: 2048, folders: [projectFolder, homeFolder], ...bounds },
  })
}

export const cpuSeconds = ({ userSeconds, systemSeconds }: LaunchOutcome): number =>
  (userSeconds ?? Number.NaN) + (systemSeconds ?? Number.NaN)
