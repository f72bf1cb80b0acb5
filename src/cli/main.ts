import { resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isatty } from 'node:tty'
import { errorCode, interruptible, UserError } from '../base/errors.ts'
import { explainFault } from '../base/explain-fault.ts'
import { lookBelow, readIfPlain } from '../base/files/untrusted-files.ts'
import { describeFault, type Logger, terminalLogger } from '../base/log.ts'
import { useProxies } from '../base/network/proxies.ts'
import { codeOfSignal } from '../base/processes/signal-codes.ts'
import { isSecretName } from '../base/secrets.ts'
import { askAtTerminal } from './ask-at-terminal.ts'
import { buildProgram } from './program.ts'

/** The only place that ends the process: results to stdout by the commands, errors told here. */
export async function main(argv: readonly string[] = process.argv): Promise<void> {
  const controller = new AbortController()
  const impatience = new AbortController()
  let stoppedBy: StopSignal | null = null
  for (const name of STOP_SIGNALS) {
    process.once(name, () => {
      stoppedBy ??= name
      controller.abort()
      setTimeout(() => impatience.abort(), PATIENCE_MILLISECONDS).unref()
    })
  }
  if (TERMINALS.some(isatty)) (await import('./watch-terminal.ts')).watchTerminal()
  // A reader that closed the pipe (`| head`) has seen what it wanted; what the command does is not less worth for it.
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error
  })
  const logger = terminalLogger()
  process.once('uncaughtException', (error) => {
    process.exitCode = tellError(error, stoppedBy, logger)
    process.exit()
  })
  try {
    process.cwd() // fails where that folder is gone, which makes every relative path a file that is not there
    await useProxies(process.env, logger)
    const keyFiles = await loadKeys(logger)
    const { signal } = controller
    const ask = mayAsk() ? { ask: askAtTerminal } : {}
    const words = spellHelp(argv.slice(2))
    const program = await buildProgram({ logger, env: process.env, keyFiles, signal, ...ask }, words[0])
    await interruptible(program.parseAsync(words, { from: 'user' }), impatience.signal)
    await hearSignals()
    // Most verbs that end soon heed no stop; who asked for it has to be told that it came. What is served ends well by it.
    if (stoppedBy !== null) process.exitCode ??= codeOfSignal(stoppedBy)
  } catch (error) {
    process.exitCode = tellError(error, stoppedBy, logger)
  }
  // A command that was stopped ends what it runs and removes what it made; one that can't is not waited for.
  if (controller.signal.aborted) setTimeout(() => giveUp(logger), GRACE_MILLISECONDS).unref()
}

/** `help VERB`, as many programs take it, is `VERB --help`. */
const spellHelp = (words: readonly string[]): string[] =>
  words[0] === 'help' ? [...words.slice(1), '--help'] : [...words]

/**
 * Keys that `.env` of this folder names; what is set already wins. Nothing else of it: a project that somebody else wrote could
 * choose by it what other programs load (LD_PRELOAD), where those lie that are run (GREENML_CACHE), and which servers may see
 * prompts (GREENML_MODEL_HOSTS). A folder of that name is a virtual environment's. Returns where each key came from, for who
 * uses one to tell.
 */
async function loadKeys(logger: Logger): Promise<ReadonlyMap<string, string>> {
  const { kind } = await lookBelow('.', '.env')
  if (kind === 'none' || kind === 'folder') return new Map()
  const content = await readIfPlain('.', '.env', LARGEST_ENV_BYTES)
  if (content === null)
    logger.warn('.env is not read: it has to be a plain file that this user may read, of 1 MiB at most')
  const { parseEnv } = await import('node:util') // only here, since what else is in it is made when it loads
  const keys = Object.entries(parseEnv(content?.toString() ?? ''))
  const missing = keys.filter(([name, value]) => isSecretName(name) && value && process.env[name] === undefined)
  for (const [name, value] of missing) process.env[name] = value
  return new Map(missing.map(([name]) => [name, resolve('.env')]))
}

/** A signal that came while a verb computed is told when the loop polls next: before the second turn, the first may be this one's. */
async function hearSignals(): Promise<void> {
  await nextTurn()
  await nextTurn()
}

/** Says what went wrong; the result is the exit code. */
function tellError(caught: unknown, stoppedBy: StopSignal | null, logger: Logger): number {
  const error = explainFault(caught)
  if (isUsageError(error)) return error.exitCode === 0 ? 0 : 2 // commander has printed its own message already
  if (error instanceof UserError) {
    logger.info(`error: ${error.message}`)
    return stoppedBy === null ? error.exitCode : codeOfSignal(stoppedBy)
  }
  logger.info(describeFault(error))
  return 1
}

function giveUp(logger: Logger): void {
  logger.warn('something that this command started did not end and is left behind: look for it with ps')
  process.exit()
}

const mayAsk = () => process.stdin.isTTY === true && process.stderr.isTTY === true

/** Descriptors by which this process has a terminal, where it has one. */
const TERMINALS = [0, 1, 2]
const LARGEST_ENV_BYTES = 1024 * 1024
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const
type StopSignal = (typeof STOP_SIGNALS)[number]
const GRACE_MILLISECONDS = 10_000
/** Time for a stopped command to tell what it has. */
const PATIENCE_MILLISECONDS = 1000

function isUsageError(error: unknown): error is { exitCode: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('commander.') && 'exitCode' in error
}

// The bundle starts by dist/cli.js instead, where this is false.
if (import.meta.main) await main()
