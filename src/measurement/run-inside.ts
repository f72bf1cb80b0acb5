import { availableParallelism } from 'node:os'
import type { RunLimits } from '../sandbox/limits.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Writable } from '../sandbox/sandboxed-command.ts'
import { behindGate, type Launcher, type LaunchOutcome } from './launcher.ts'
import type { Workspace } from './workspace.ts'

export interface InsideRun {
  readonly sandbox: Sandbox
  readonly launcher: Launcher
  readonly workspace: Workspace
  readonly command: readonly string[]
  /** Where in the workspace's project the command starts. */
  readonly workingDirectory: string
  /** Folders and files that are shown read-only at their own path. */
  readonly readOnly: readonly string[]
  readonly writable?: readonly Writable[]
  readonly env: Readonly<Record<string, string>>
  readonly limits: RunLimits
  /** Energy counters to read at the edges. */
  readonly counters: readonly string[]
  /** What the sandbox itself is to be started by. */
  readonly prefix?: readonly string[]
  /** Instead of the workspace's files. */
  readonly stdout?: string
  readonly stderr?: string
}

const GIB = 1024 ** 3
/** A process that asks for far more than all may have is told so at once, which it can handle, and not ended. */
const DATA_FACTOR = 4
const CPU_SLACK_SECONDS = 10

/** Runs a command in its sandbox, on its workspace, held to its limits from outside. */
export function runInside(run: InsideRun): Promise<LaunchOutcome> {
  const { workspace, limits, writable = [] } = run
  const wrapped = run.sandbox.wrap({
    command: behindGate(run.command),
    projectFolder: workspace.projectFolder,
    homeFolder: workspace.homeFolder,
    workingDirectory: run.workingDirectory,
    readOnly: run.readOnly,
    writable,
    env: run.env,
    temporaryBytes: GIB,
    maxProcesses: limits.processes,
    memoryBytes: Math.ceil(limits.memoryBytes),
  })
  const cpuSeconds = limits.cpuSeconds ?? Math.ceil(limits.wallSeconds) * availableParallelism()
  return run.launcher.run({
    ...wrapped,
    argv: [...(run.prefix ?? []), ...wrapped.argv],
    stdout: run.stdout ?? workspace.stdoutPath,
    stderr: run.stderr ?? workspace.stderrPath,
    timeoutSeconds: limits.wallSeconds,
    counters: run.counters,
    limits: {
      CORE: 0,
      CPU: Math.ceil(cpuSeconds) + CPU_SLACK_SECONDS,
      DATA: Math.ceil(DATA_FACTOR * limits.memoryBytes),
      FSIZE: limits.fileBytes,
      NOFILE: limits.openFiles,
    },
    bounds: {
      memoryBytes: Math.ceil(limits.memoryBytes),
      processes: limits.processes,
      ...(limits.cpuSeconds === null ? {} : { cpuSeconds: limits.cpuSeconds }),
      outputBytes: limits.outputBytes,
      diskBytes: limits.diskBytes,
      folders: [workspace.projectFolder, workspace.homeFolder, ...writable.map(({ folder }) => folder)],
    },
  })
}
