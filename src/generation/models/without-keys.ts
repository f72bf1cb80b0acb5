import type { CommandContext } from '../../base/context.ts'
import { isSecretName, withoutSecrets } from '../../base/secrets.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'

/** A context for untrusted code, which runs from here on: nothing that it or its helpers could inherit holds a key. */
export function withoutKeys(
  models: readonly Pick<ModelEntry, 'keyVariable'>[],
  context: CommandContext,
): CommandContext {
  const keys = new Set(models.flatMap((model) => model.keyVariable ?? []))
  for (const name of Object.keys(process.env)) if (isSecretName(name, keys)) delete process.env[name]
  return { ...context, env: withoutSecrets(context.env, keys) }
}
