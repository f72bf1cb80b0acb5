import { hostProcessors } from '../base/processes/host-processors.ts'
import { GIB } from '../base/size.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import type { RunLimits } from '../sandbox/run-limits.ts'
import type { ShownPlace, Writable } from '../sandbox/sandboxed-command.ts'
import type { SandboxTier } from '../schema/measurement/execution.ts'
import type { Allowable } from '../schema/options/sandbox-choices.ts'
import { behindGate, type LaunchJob } from './launcher.ts'
import type { Workspace } from './workspace.ts'

/** A place where commands run: it turns one into a job of the launcher. */
export interface Place {
  readonly tier: SandboxTier
  /** Hardware that the sandbox shows. */
  readonly allowed: readonly Allowable[]
  /** A program with its words that starts the sandbox, to count the whole run; empty: none. */
  readonly prefix: readonly string[]
  /** `env`: the whole environment of the command. */
  wrap(command: readonly string[], env: Readonly<Record<string, string>>): LaunchJob
}

/** Files or named pipes for the streams of commands. */
export interface Streams {
  readonly stdin?: string
  readonly stdout: string
  readonly stderr: string
}

/** The current folder, as a user runs commands there. */
export const onHost = (streams: Streams, timeoutSeconds: number): Place => ({
  tier: 'none',
  allowed: [],
  prefix: [],
  wrap: (command, env) => ({
    argv: behindGate(command),
    env,
    cwd: process.cwd(),
    ...streams,
    timeoutSeconds,
    limits: {},
  }),
})

export interface SandboxedPlace {
  readonly sandbox: Sandbox
  readonly workspace: Workspace
  /** A folder of the workspace's project; default: the project itself. */
  readonly workingDirectory?: string
  /** Folders and files that are shown read-only at their own path. */
  readonly readOnly?: readonly string[]
  readonly writable?: readonly Writable[]
  /** Parts of the project that are found elsewhere too. */
  readonly places?: readonly ShownPlace[]
  readonly limits: RunLimits
  readonly prefix?: readonly string[]
}

/** A process that asks for far more than all may have is told so at once, which it can handle, and not ended. */
const DATA_FACTOR = 4
const CPU_SLACK_SECONDS = 10

/** What all processors can do in the time that a run may take: nobody is ended by it before that time is over. */
export const mostCpuSeconds = ({ wallSeconds }: Pick<RunLimits, 'wallSeconds'>): number =>
  Math.ceil(wallSeconds) * hostProcessors()

/** A workspace in a sandbox; what runs there is held to its limits from outside. */
export function inSandbox(place: SandboxedPlace): Place {
  const { sandbox, workspace, limits, readOnly = [], writable = [], places = [], prefix = [] } = place
  const { tier, allowed } = sandbox
  return { tier, allowed, prefix, wrap }

  function wrap(command: readonly string[], env: Readonly<Record<string, string>>): LaunchJob {
    const wrapped = sandbox.wrap({
      command: behindGate(command),
      projectFolder: workspace.projectFolder,
      homeFolder: workspace.homeFolder,
      workingDirectory: place.workingDirectory ?? workspace.projectFolder,
      readOnly,
      writable,
      places,
      env,
      temporaryBytes: GIB,
      maxProcesses: limits.processes,
      memoryBytes: Math.ceil(limits.memoryBytes),
    })
    const cpuSeconds = limits.cpuSecondsOfEach ?? limits.cpuSeconds ?? mostCpuSeconds(limits)
    return {
      ...wrapped,
      argv: [...prefix, ...wrapped.argv],
      stdout: workspace.stdoutPath,
      stderr: workspace.stderrPath,
      timeoutSeconds: limits.wallSeconds,
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
    }
  }
}
