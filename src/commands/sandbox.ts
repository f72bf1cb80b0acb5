import { realpath } from 'node:fs/promises'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { checkWritable } from '../base/files/check-writable.ts'
import { writeJson } from '../base/files/files.ts'
import { removeAbandonedScratch } from '../base/files/scratch.ts'
import { codeOfSignal } from '../base/processes/signal-codes.ts'
import { recordOfCommand } from '../benchmark/blank-record.ts'
import { boundRecord } from '../campaign/records.ts'
import { checkFolder } from '../measurement/command/command-folders.ts'
import { runInSandbox } from '../measurement/command/run-in-sandbox.ts'
import { describeHost } from '../measurement/host.ts'
import { renderSandboxedRun } from '../report/text/measurement/sandboxed-run.ts'
import { chooseSandbox } from '../sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS, parseLimits } from '../sandbox/run-limits.ts'
import type { RunRecord } from '../schema/measurement/record.ts'
import { sandboxCommandOptions } from '../schema/options/sandbox-options.ts'

export interface SandboxOptions extends Readonly<z.input<typeof sandboxCommandOptions>> {
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
export async function runSandboxed(given: SandboxOptions, context: CommandContext): Promise<SandboxResult> {
  const options = { ...given, ...sandboxCommandOptions.parse(given) }
  const [word] = options.command
  if (word === undefined || word === '') throw new UserError('A command is missing: greenml sandbox -- <command>')
  if (options.json === '-') throw new UserError("--json -: standard output is the command's own; name a file.")
  const limits = { ...DEFAULT_LIMITS, ...(options.limits === undefined ? {} : parseLimits(options.limits)) }
  if (options.json !== undefined) await checkWritable(options.json)
  const folder = await realpath(options.folder ?? process.cwd())
  await checkFolder(folder)
  const sandbox = await chooseSandbox(options.sandbox, {
    trusted: false,
    userTrusts: options.iTrustThisCode,
    allow: options.allow,
    warn: (text) => context.logger.warn(text),
  })
  await removeAbandonedScratch()
  const { execution, ending } = await runInSandbox({
    command: options.command,
    folder,
    limits,
    sandbox,
    writable: options.writable ?? [],
    stdout: options.stdout,
    stderr: options.stderr,
    env: context.env,
    signal: context.signal,
  })
  const record: RunRecord = {
    ...recordOfCommand(await describeHost(), sandbox.tier),
    ...execution,
    ...(ending ?? { status: 'ok' }),
    reasons: { ...execution.reasons, metric: { kind: 'no-rule' } },
  }
  if (options.json !== undefined) await writeJson(options.json, boundRecord(record))
  if (options.json === undefined || record.failureClass !== null) context.logger.info(renderSandboxedRun(record))
  return { record, exitCode: record.exitCode ?? codeOfSignal(record.signal) }
}
