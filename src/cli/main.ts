import { errorMessage, UserError } from '../base/errors.ts'
import { terminalLogger } from '../base/log.ts'
import { buildProgram } from './program.ts'

/** The only place that ends the process: results to stdout by the commands, errors told here. */
export async function main(argv: readonly string[] = process.argv): Promise<void> {
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  process.once('SIGTERM', () => controller.abort())
  const logger = terminalLogger()
  try {
    await buildProgram({ logger, env: process.env, signal: controller.signal }).parseAsync([...argv])
  } catch (error) {
    if (isUsageError(error)) process.exitCode = error.exitCode === 0 ? 0 : 2
    else if (error instanceof UserError) {
      logger.info(`error: ${error.message}`)
      process.exitCode = controller.signal.aborted ? 130 : error.exitCode
    } else {
      const stack = error instanceof Error ? error.stack : undefined
      logger.info(`This is a fault of greenml, not yours; please report it with these lines:\n${stack ?? errorMessage(error)}`)
      process.exitCode = 1
    }
  }
}

/** commander has printed its own message already. */
function isUsageError(error: unknown): error is { exitCode: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('commander.') && 'exitCode' in error
}

// In the bundle this is false: there dist/cli.js calls it.
if (import.meta.main) await main()
