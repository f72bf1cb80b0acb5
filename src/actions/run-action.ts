import { info, setFailed, setOutput } from '@actions/core'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { errorMessage, UserError } from '../base/errors.ts'
import { type ArtifactStore, openArtifactStore } from '../github/artifact-store.ts'
import { actionsLogger } from './logger.ts'
import { readInputs } from './read-inputs.ts'

export interface ActionContext extends CommandContext {
  readonly openArtifacts: () => Promise<ArtifactStore>
}

export type Outputs = Readonly<Record<string, string | number>>

/** Inputs in, outputs out. The only place that fails an action, sets its exit code and prints a cause or a stack. */
export async function runAction<S extends z.ZodObject>(
  schema: S,
  run: (given: z.input<S>, context: ActionContext) => Promise<Outputs>,
): Promise<void> {
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  process.once('SIGTERM', () => controller.abort())
  const context = {
    logger: actionsLogger,
    env: withoutRunnerTokens(process.env),
    signal: controller.signal,
    openArtifacts: openArtifactStore,
  }
  try {
    const outputs = await run(readInputs(schema), context)
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value)
  } catch (error) {
    fail(error)
  }
}

/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(error: unknown): void {
  setFailed(errorMessage(error))
  if (error instanceof UserError) {
    process.exitCode = error.exitCode
    return
  }
  info('This is a fault of greenml, not yours; please report it with these lines:')
  info(error instanceof Error ? (error.stack ?? error.message) : String(error))
  for (let cause = error instanceof Error ? error.cause : undefined; cause; ) {
    info(`caused by: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`)
    cause = cause instanceof Error ? cause.cause : undefined
  }
}

/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)))
}
