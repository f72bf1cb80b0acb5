import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { loadModels } from '../dataset/load-models.ts'

const KNOWN_KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GROQ_API_KEY']

/** Secrets and untrusted code never share a job. UserError 3 when a model provider's key is in the environment. */
export async function refuseProviderKeys(dataset: string, env: NodeJS.ProcessEnv): Promise<void> {
  const models = existsSync(join(dataset, 'models.yaml')) ? await loadModels(dataset) : []
  const names = [...KNOWN_KEYS, ...models.flatMap(({ keyVariable }) => (keyVariable === null ? [] : [keyVariable]))]
  const found = [...new Set(names)].filter((name) => env[name])
  if (found.length === 0) return
  throw new UserError(
    `Refused: ${found.join(', ')} in the environment of a step that runs code which nobody trusts.\n` +
      'Give the key to a job of its own with the action actions/generate, as benchmark.yml does, and leave it out here.',
    3,
  )
}
