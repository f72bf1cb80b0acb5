import { UserError } from '../base/errors.ts'
import { keyHider } from '../base/hide-key.ts'
import type { ModelEntry } from '../schema/models.ts'
import { guardFetch } from './guard-fetch.ts'
import { whyNotAsked } from './model-server.ts'
import type { Completion, Provider, ProviderOptions } from './provider.ts'
import { toProviderError } from './provider-error.ts'

/** The key's value, or '' for a server that wants none. UserError when the variable is not set, or the model may not be asked so. */
export function readKey(entry: ModelEntry, env: NodeJS.ProcessEnv): string {
  const { id, keyVariable } = entry
  const key = keyVariable === null ? '' : (env[keyVariable]?.trim() ?? '')
  if (keyVariable !== null && key === '') {
    throw new UserError(
      `Model ${id} needs a key: set ${keyVariable} in the environment or in .env (see .env.example).`,
      1,
    )
  }
  const reason = whyNotAsked(entry, env)
  if (reason !== null) throw new UserError(`Model ${id} is not asked: ${reason}.`, 3)
  return key
}

/**
 * The provider of a model, behind the one place that its key leaves by and could come back: a request carries the key to the
 * server that it is meant for, and no string of an answer or an error holds it.
 */
export async function openProvider(options: ProviderOptions): Promise<Provider> {
  const provider = await loadProvider({ ...options, fetch: guardFetch(options) })
  const hide = keyHider(options.key)
  return {
    async complete(request) {
      try {
        return hideIn(await provider.complete(request), hide)
      } catch (error) {
        throw toProviderError(error, hide)
      }
    },
  }
}

function hideIn(completion: Completion, hide: (text: string) => string): Completion {
  const { text, returnedModel, responseId, tokensReason } = completion
  const hideIfAny = (value: string | null) => value && hide(value)
  return {
    ...completion,
    text: hide(text),
    returnedModel: hideIfAny(returnedModel),
    responseId: hideIfAny(responseId),
    tokensReason: hideIfAny(tokensReason),
  }
}

/** Loads a provider's SDK only when a model of it is asked: they are the heaviest things in the bundle. */
async function loadProvider(options: ProviderOptions): Promise<Provider> {
  const { entry } = options
  switch (entry.provider) {
    case 'openai':
    case 'groq':
      return (await import('./providers/openai.ts')).createOpenAiProvider(options)
    case 'anthropic':
      return (await import('./providers/anthropic.ts')).createAnthropicProvider(options)
    case 'gemini':
      throw new UserError(
        `Model ${entry.id}: the provider gemini is declared but not built. Leave it out with --models.`,
      )
    case 'replay':
      throw new UserError(`Model ${entry.id} is replayed from recorded answers: there is no provider to ask.`)
  }
}
