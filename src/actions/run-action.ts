import { setOutput } from '@actions/core'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { errorMessage, UserError } from '../base/errors.ts'
import { explainFault } from '../base/explain-fault.ts'
import { describeFault } from '../base/log.ts'
import { useProxies } from '../base/network/proxies.ts'
import { cleanMessage } from '../base/text/clean-text.ts'
import { explainLost } from '../commands/explain-lost.ts'
import type { ArtifactStore } from '../github/artifact-store.ts'
import { guardOutput } from './guard-output.ts'
import { actionsLogger } from './logger.ts'
import { readInputs } from './read-inputs.ts'
import { hideSecrets, tellFault, tellStart } from './tell-job.ts'

export interface ActionContext extends CommandContext {
  readonly openArtifacts: () => Promise<ArtifactStore>
  /** For tests; default: an hour. */
  readonly keptEverySeconds?: number
}

export type Outputs = Readonly<Record<string, string | number>>

/** What an action found, and why it fails all the same. */
export interface FailedAction {
  readonly outputs: Outputs
  readonly fault: UserError
}

/** Inputs in, outputs out; one of them is `lost`, where runs can be. The only place that fails an action, sets its exit code and prints a cause or a stack. */
export async function runAction<S extends z.ZodObject>(
  schema: S,
  run: (given: z.input<S>, context: ActionContext) => Promise<Outputs | FailedAction>,
): Promise<void> {
  using _ = guardOutput(process.stdout)
  const controller = new AbortController()
  process.once('uncaughtException', (error) => {
    fail(error)
    process.exit()
  })
  process.once('SIGINT', () => controller.abort())
  process.once('SIGTERM', () => controller.abort())
  const context = {
    logger: actionsLogger,
    env: withoutRunnerTokens(process.env),
    signal: controller.signal,
    openArtifacts: async () => (await import('../github/artifact-store.ts')).openArtifactStore(),
  }
  try {
    hideSecrets(process.env)
    await useProxies(process.env, actionsLogger)
    const inputs = readInputs(schema)
    await tellStart(inputs)
    const ended = await run(inputs, context)
    const { outputs, fault } = isFailed(ended) ? ended : { outputs: ended, fault: explainLost(Number(ended.lost ?? 0)) }
    // A later step may print them.
    for (const [name, value] of Object.entries(outputs)) setOutput(name, cleanMessage(String(value), true))
    if (fault !== null) throw fault
  } catch (error) {
    fail(error)
  }
}

const isFailed = (ended: Outputs | FailedAction): ended is FailedAction => typeof ended.outputs === 'object'

/** A user's mistake is told in its own words; anything else is a bug and shows where it happened. */
function fail(caught: unknown): void {
  const error = explainFault(caught)
  actionsLogger.fail(errorMessage(error))
  process.exitCode = error instanceof UserError ? error.exitCode : 1
  if (error instanceof UserError) tellFault(error)
  else actionsLogger.info(describeFault(error))
}

/** Commands start other programs, and none of those has any use for the runner's own credentials. */
function withoutRunnerTokens(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(ACTIONS|INPUT)_|^GITHUB_TOKEN$/.test(name)))
}
