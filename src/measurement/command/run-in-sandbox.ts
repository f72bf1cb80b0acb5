import { join } from 'node:path'
import { refuseStopped, UserError } from '../../base/errors.ts'
import { explainNotStarted } from '../../base/processes/explain-not-started.ts'
import { openStreamCleaner } from '../../base/text/clean-stream.ts'
import type { Sandbox } from '../../sandbox/choose-sandbox.ts'
import { hideFolders } from '../../sandbox/inside.ts'
import type { RunLimits } from '../../sandbox/run-limits.ts'
import type { Execution } from '../../schema/measurement/execution.ts'
import { type Ending, judgeEnd, judgeStart } from '../ending.ts'
import { shimFolders } from '../instruments/shims.ts'
import { Launcher } from '../launcher.ts'
import { type MeasuredCommand, measureRun } from '../measure-run.ts'
import { inSandbox, type SandboxedPlace } from '../place.ts'
import { SCRIPT_ENVIRONMENT } from '../script-environment.ts'
import { makeWorkspace } from '../workspace.ts'
import { findWritable, isCopied } from './command-folders.ts'
import { limitOutput, Relay } from './relay.ts'
import { resolveProgram } from './resolve-program.ts'

export interface SandboxedRequest {
  readonly command: readonly string[]
  /** The folder that is copied in. */
  readonly folder: string
  /** Folders that are written to for good. */
  readonly writable: readonly string[]
  readonly limits: RunLimits
  readonly sandbox: Sandbox
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream
  /** The caller's environment, to find the program by. */
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal | undefined
}

export interface SandboxedRun {
  readonly execution: Execution
  /** The failure; null: the command ended with 0. */
  readonly ending: Ending | null
}

/** Runs a command on a copy of its folder, its output passed on as it comes. UserError where it can't be started. */
export async function runInSandbox(request: SandboxedRequest): Promise<SandboxedRun> {
  const { folder, limits, sandbox, signal } = request
  const [word = '', ...words] = request.command
  await using launcher = new Launcher() // the launcher starts while all else is made ready
  const program = await resolveProgram(word, folder, request.env)
  await using workspace = await makeWorkspace({
    sourceFolder: folder,
    isCopied,
    ownerUid: sandbox.ownerUid,
  })
  const writable = await findWritable(request.writable, folder, workspace, sandbox)
  refuseStopped(signal)
  using _stopping = launcher.stopOn(signal)
  const shims = shimFolders('render')
  const path = program.inFolder ? join(workspace.projectFolder, program.path) : program.path
  const place = { sandbox, workspace, readOnly: [...program.readOnly, ...shims], writable, limits }
  const { measured, errors } = await passThrough([path, ...words], shims, place, launcher, request)
  const { execution, outcome } = measured
  const hidden = hideFolders(errors, workspace.projectFolder)
  const ending = judgeStart(outcome, hidden, program.path) ?? judgeEnd(outcome, execution, hidden, limits)
  if (outcome.notStarted !== null) throw refuseToStart(outcome.notStarted, program.path, sandbox)
  if (ending?.status === 'sandbox-failed') throw new UserError(ending.errorMessage ?? 'the sandbox did not start', 125)
  return { execution, ending }
}

/** Runs it with both streams passed on; a run that prints too much is ended. `errors`: the end of standard error. */
async function passThrough(
  command: readonly string[],
  shims: readonly string[],
  place: SandboxedPlace,
  launcher: Launcher,
  { limits, env, ...streams }: SandboxedRequest,
): Promise<{ measured: MeasuredCommand; errors: string }> {
  const { stdoutPath, stderrPath } = place.workspace
  for (const path of [stdoutPath, stderrPath]) await launcher.makePipe(path)
  let isFlooded = false
  const take = limitOutput(limits.outputBytes, () => {
    isFlooded = true
    launcher.stop()
  })
  await using stdout = new Relay(stdoutPath, streams.stdout, openStreamCleaner(streams.stdout, env), take)
  await using stderr = new Relay(stderrPath, streams.stderr, openStreamCleaner(streams.stderr, env), take)
  const measured = await measureRun(
    {
      command,
      env: { ...SCRIPT_ENVIRONMENT, PYTHONPATH: shims.join(':') },
      place: inSandbox(place),
      offsetSeed: null,
      whyNoEnergy: 'not-asked',
    },
    { launcher, meter: null, sensors: null, baseline: null, carbon: null },
  )
  const [, errors] = await Promise.all([stdout.finish(), stderr.finish()])
  const { outcome } = measured
  return { measured: isFlooded ? { ...measured, outcome: { ...outcome, endedFor: 'output' } } : measured, errors }
}

function refuseToStart(exitCode: number, path: string, { ownerUid }: Sandbox): UserError {
  const owner =
    ownerUid === null ? '' : `, or let every user read the folder that it lies in (here it runs as user ${ownerUid})`
  return new UserError(
    `${path} does not start in the sandbox: ${explainNotStarted(exitCode)}. It, or what it needs, is not visible inside the sandbox: ` +
      `name a program below /usr, as /usr/bin/python3${owner}.`,
    exitCode === 127 ? 127 : 126,
  )
}
