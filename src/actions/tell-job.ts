import { debug, isDebug, setSecret } from '@actions/core'
import { describeStacks } from '../base/log.ts'
import { isSecretName } from '../base/secrets.ts'
import { cleanMessage, isWorkflowLog, printableJson } from '../base/text/clean-text.ts'

/** What is shorter may be a word that the log holds anyhow. */
const SHORTEST_SECRET = 8

/** Has the runner leave out of the log what this step was given of keys and tokens: not all come from where it knows them. */
export function hideSecrets(env: NodeJS.ProcessEnv): void {
  if (!isWorkflowLog(env)) return // nobody else would take it for a command
  for (const [name, value = ''] of Object.entries(env)) {
    if (isSecretName(name) && value.length >= SHORTEST_SECRET) setSecret(value)
  }
}

/** Tells what an action was given, where somebody asked the runner for debug logging. */
export async function tellStart(inputs: object): Promise<void> {
  if (!isDebug()) return
  const { TOOL_VERSION } = await import('../base/package.ts')
  const shown = Object.fromEntries(Object.entries(inputs).filter(([name]) => !isSecretName(name)))
  const host = `Node ${process.version}, ${process.platform} ${process.arch}`
  debug(cleanMessage(`greenml ${TOOL_VERSION}, ${host}; inputs ${printableJson(shown, 0)}`, true))
}

/** Tells where a mistake of the user's was found, and why, in the same case. */
export function tellFault(error: unknown): void {
  if (isDebug()) debug(cleanMessage(describeStacks(error), true))
}
