import { UserError } from '../base/errors.ts'
import type { ModelEntry } from '../schema/models.ts'
import type { Provider, ProviderOptions } from './provider.ts'

/** The key's value, or '' for a server that wants none. UserError when the variable is not set. */
export function readKey(entry: ModelEntry, env: NodeJS.ProcessEnv): string {
  if (entry.keyVariable === null) return ''
  const key = env[entry.keyVariable]?.trim() ?? ''
  if (key !== '') return key
  throw new UserError(
    `Model ${entry.id} needs a key: set ${entry.keyVariable} in the environment or in .env (see .env.example).`,
    1,
  )
}

/** Loads a provider's SDK only when a model of it is asked: they are the heaviest things in the bundle. */
export async function openProvider(options: ProviderOptions): Promise<Provider> {
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
