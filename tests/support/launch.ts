import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  behindGate,
  Launcher,
  type LauncherOptions,
  type LaunchJob,
  type LaunchOutcome,
} from '../../src/measurement/launcher.ts'
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

export const cpuSeconds = ({ userSeconds, systemSeconds }: LaunchOutcome): number =>
  (userSeconds ?? Number.NaN) + (systemSeconds ?? Number.NaN)
