import { randomUUID } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { checkWritable } from '../base/check-writable.ts'
import { stopped, UserError } from '../base/errors.ts'
import { writeJson } from '../base/files.ts'
import { makeScratch, removeAbandonedScratch } from '../base/scratch.ts'
import { checkFolder, findWritable, isCopied } from '../measurement/command/folders.ts'
import { OutputBudget, Relay } from '../measurement/command/relay.ts'
import { resolveProgram } from '../measurement/command/resolve-program.ts'
import { recordOfTrial } from '../measurement/empty-record.ts'
import { exitState, judgeEnd, judgeStart } from '../measurement/ending.ts'
import { allowedFlags, SCRIPT_ENVIRONMENT } from '../measurement/execute.ts'
import { describeHost } from '../measurement/host.ts'
import { Launcher, type LaunchOutcome } from '../measurement/launcher.ts'
import { type InsideRun, runInside } from '../measurement/run-inside.ts'
import { shimFolders } from '../measurement/shims.ts'
import { makeWorkspace } from '../measurement/workspace.ts'
import { cleanLine } from '../report/text/clean-text.ts'
import type { Allowable, SandboxChoice } from '../sandbox/choices.ts'
import { DEFAULT_LIMITS, formatBytes, parseLimits, type RunLimits } from '../sandbox/limits.ts'
import { chooseSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import type { RunRecord } from '../schema/record.ts'
import type { CommandContext } from './context.ts'

export interface SandboxOptions {
  readonly command: readonly string[]
  /** Folders that are written to for good. */
  readonly writable?: readonly string[]
  /** `memory=2GiB,processes=64,wall=60`. */
  readonly limits?: string
  readonly sandbox?: SandboxChoice
  readonly iTrustThisCode?: boolean
  /** Hardware that the command may see. */
  readonly allow?: readonly Allowable[]
  /** Path of the record. */
  readonly json?: string
  /** Copied in, default: the current one. */
  readonly folder?: string
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream
}

export interface SandboxResult {
  readonly record: RunRecord
  /** The command's own; 128 + n on a signal. */
  readonly exitCode: number
}

/** Runs a command as a variant would be: on a copy of the current folder, in a sandbox, held to its limits. */
export async function runSandboxed(options: SandboxOptions, context: CommandContext): Promise<SandboxResult> {
  const [word] = options.command
  if (word === undefined || word === '') throw new UserError('A command is missing: greenml sandbox -- <command>')
  if (options.json === '-') throw new UserError("--json -: standard output is the command's own; name a file.")
  const limits = { ...DEFAULT_LIMITS, ...(options.limits === undefined ? {} : parseLimits(options.limits)) }
  if (options.json !== undefined) await checkWritable(options.json)
  const folder = await realpath(options.folder ?? process.cwd())
  await checkFolder(folder)
  const sandbox = await chooseSandbox(options.sandbox ?? 'auto', {
    trusted: false,
    userTrusts: options.iTrustThisCode ?? false,
    allow: options.allow,
    warn: (text) => context.logger.warn(text),
  })
  await removeAbandonedScratch()
  const scratch = await makeScratch('sandbox')
  try {
    const result = await runIn(folder, scratch, limits, sandbox, options, context)
    if (options.json !== undefined) await writeJson(options.json, result.record)
    if (options.json === undefined || result.record.failureClass !== null) context.logger.info(summarise(result.record))
    return result
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function runIn(
  folder: string,
  scratch: string,
  limits: RunLimits,
  sandbox: Sandbox,
  options: SandboxOptions,
  context: CommandContext,
): Promise<SandboxResult> {
  await using launcher = new Launcher() // it starts while all else is made ready
  const program = await resolveProgram(options.command[0] ?? '', folder, context.env)
  await using workspace = await makeWorkspace({
    sourceFolder: folder,
    script: null,
    homeSeed: null,
    isCopied,
    ownerUid: sandbox.ownerUid,
  })
  const writable = await findWritable(options.writable ?? [], folder, workspace, sandbox)
  if (context.signal?.aborted) throw stopped()
  const stop = () => launcher.stop()
  context.signal?.addEventListener('abort', stop)
  const shims = shimFolders('render')
  const inside = {
    sandbox,
    launcher,
    workspace,
    command: [
      program.inFolder ? join(workspace.projectFolder, program.path) : program.path,
      ...options.command.slice(1),
    ],
    workingDirectory: workspace.projectFolder,
    readOnly: [...program.readOnly, ...shims],
    writable,
    env: { ...SCRIPT_ENVIRONMENT, PYTHONPATH: shims.join(':') },
    limits,
    counters: [],
  }
  const { outcome, errors } = await withoutWorkflowCommands(options.stderr, context.env, () =>
    passThrough(inside, scratch, options),
  )
  context.signal?.removeEventListener('abort', stop)
  const hidden = errors.replaceAll(workspace.projectFolder, '/project')
  const ending =
    judgeStart(outcome, hidden, program.path) ?? judgeEnd(outcome, exitState(outcome, sandbox.tier), hidden, limits)
  if (ending?.status === 'environment-failed') throw notStarted(outcome, program.path, sandbox)
  if (ending?.status === 'sandbox-failed') throw new UserError(ending.errorMessage ?? 'the sandbox did not start', 125)
  const record = { ...(await describe(outcome, sandbox)), ...(ending ?? { status: 'ok' as const }) }
  return { record, exitCode: exitCodeOf(record) }
}

/** Runs it with both streams passed on; a run that prints too much is ended. `errors`: the end of standard error. */
async function passThrough(
  inside: InsideRun,
  scratch: string,
  options: SandboxOptions,
): Promise<{ outcome: LaunchOutcome; errors: string }> {
  const [stdoutPipe, stderrPipe] = [join(scratch, 'stdout'), join(scratch, 'stderr')]
  for (const path of [stdoutPipe, stderrPipe]) await inside.launcher.makePipe(path)
  const budget = new OutputBudget(inside.limits.outputBytes, () => inside.launcher.stop())
  await using stdout = new Relay(stdoutPipe, options.stdout, budget)
  await using stderr = new Relay(stderrPipe, options.stderr, budget)
  const outcome = await runInside({ ...inside, stdout: stdoutPipe, stderr: stderrPipe })
  const [, errors] = await Promise.all([stdout.finish(), stderr.finish()])
  return { outcome: budget.flooded ? { ...outcome, endedFor: 'output' } : outcome, errors }
}

async function describe(outcome: LaunchOutcome, sandbox: Sandbox): Promise<RunRecord> {
  return {
    ...recordOfTrial(await describeHost(null), sandbox.tier),
    ...exitState(outcome, sandbox.tier),
    startedAt: new Date(outcome.startedAt * 1000).toISOString(),
    wallSeconds: outcome.wallSeconds ?? null,
    userSeconds: outcome.userSeconds,
    systemSeconds: outcome.systemSeconds,
    peakMemoryBytes: outcome.peakMemoryBytes,
    flags: allowedFlags(sandbox),
    reasons: { ...outcome.reasons, energy: 'not read', metric: 'a command of its own has no rule to read one by' },
  }
}

/** Lines of a job's log that begin with `::` are commands to GitHub's runner: none of them while code of others prints. */
async function withoutWorkflowCommands<T>(
  log: NodeJS.WritableStream,
  env: NodeJS.ProcessEnv,
  work: () => Promise<T>,
): Promise<T> {
  if (env.GITHUB_ACTIONS !== 'true') return work()
  const token = randomUUID()
  log.write(`::stop-commands::${token}\n`)
  try {
    return await work()
  } finally {
    log.write(`\n::${token}::\n`)
  }
}

function notStarted({ notStarted }: LaunchOutcome, path: string, { ownerUid }: Sandbox): UserError {
  const missing = notStarted?.startsWith('no such file') ?? false
  const owner =
    ownerUid === null ? '' : `, or let every user read the folder that it lies in (here it runs as user ${ownerUid})`
  return new UserError(
    `${path} does not start in the sandbox: ${notStarted}. It, or what it needs, lies where the sandbox shows nothing: ` +
      `name a program below /usr, as /usr/bin/python3${owner}.`,
    missing ? 127 : 126,
  )
}

/** 128 + n on a signal, as a shell says it; a run that was ended is one that SIGKILL ended. */
function exitCodeOf({ exitCode, signal }: RunRecord): number {
  if (exitCode !== null) return exitCode
  const number = Object.entries(constants.signals).find(([name]) => name === signal)?.[1]
  return 128 + (number ?? constants.signals.SIGKILL)
}

/** One line, free of what the command could have put into its messages. */
function summarise(record: RunRecord): string {
  const { status, errorMessage, errorType, wallSeconds, userSeconds, systemSeconds, peakMemoryBytes } = record
  const why = errorMessage ?? errorType
  const parts = [
    why === null ? status : `${status} (${cleanLine(why, 200)})`,
    wallSeconds === null ? null : `${wallSeconds.toFixed(2)} s`,
    userSeconds === null || systemSeconds === null ? null : `CPU ${(userSeconds + systemSeconds).toFixed(2)} s`,
    peakMemoryBytes === null ? null : formatBytes(peakMemoryBytes),
    `sandbox: ${record.sandbox}`,
  ]
  return `greenml sandbox: ${parts.filter((each) => each !== null).join(', ')}`
}
