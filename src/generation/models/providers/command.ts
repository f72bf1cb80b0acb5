import { z } from 'zod'
import { UserError } from '../../../base/errors.ts'
import { runCommand } from '../../../base/processes/process.ts'
import { withoutSecrets } from '../../../base/secrets.ts'
import { readJsonText } from '../../../base/text/parse-with.ts'
import { lastLines, withSaid } from '../../../base/text/text.ts'
import { FINISHES, type Reply, toolCall } from '../../../schema/generation/conversation.ts'
import { readModelCommand } from '../model-command.ts'
import type { ConversationRequest, Provider, ProviderOptions } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { checkUsage, NO_USAGE } from '../token-usage.ts'

const count = z.int().min(0)

/** An answer that tells more than its text. */
const told = z.object({
  text: z.string(),
  toolCalls: z.array(toolCall).default([]),
  finish: z.enum(FINISHES).default('complete'),
  model: z.string().nullable().default(null),
  usage: z
    .object({
      input: count,
      cachedInput: count.default(0),
      cacheWrite: count.default(0),
      output: count,
      reasoning: count.default(0),
    })
    .nullable()
    .default(null),
})

/**
 * A program of the user's own: it reads `{model, messages, tools, parameters}` as JSON and prints the answer, as it is or as
 * JSON with `text` and whatever else it knows. It runs without any key in its environment.
 */
export function createCommandProvider({ entry, env = {} }: ProviderOptions): Provider {
  const command = readModelCommand(entry.id, env)
  if (command === null) throw new UserError(`Model ${entry.id}: GREENML_MODEL_COMMANDS names no program for it.`)
  const [program, ...args] = command
  return {
    async converse(request) {
      const { exitCode, signal, stdout, stderr } = await runCommand(program, args, {
        env: withoutSecrets(env, new Set(entry.keyVariable === null ? [] : [entry.keyVariable])),
        input: `${JSON.stringify(describeRequest(entry.model, request))}\n`,
        endsWhenFull: true,
        endsWithCaller: true,
        ...(request.signal ? { signal: request.signal } : {}),
      }).catch((error: unknown) => {
        throw new ProviderError('request', `${program} could not be started: ${String(error)}`)
      })
      if (exitCode === 0) return readAnswer(stdout)
      const how = `${program} ended with ${signal ?? `code ${exitCode}`}`
      throw new ProviderError('request', withSaid(how, lastLines(stderr, 1), ': '))
    },
  }
}

const describeRequest = (model: string, request: ConversationRequest) => {
  const { messages, tools = [], sample: _, signal: __, ...parameters } = request
  return { model, messages, tools, parameters }
}

function readAnswer(stdout: string): Reply {
  const { data } = told.safeParse(readJsonText(stdout))
  const { model = null, usage = null, ...answer } = data ?? { text: stdout, toolCalls: [], finish: 'complete' as const }
  return {
    ...answer,
    native: null,
    returnedModel: model,
    responseId: null,
    ...(usage === null ? NO_USAGE : checkUsage(usage, null)),
  }
}
