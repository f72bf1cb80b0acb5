import { UserError } from '../base/errors.ts'
import { BUILT_PROVIDERS, type ModelEntry, modelEntry } from '../schema/models.ts'

export interface ModelChoice {
  readonly models: ModelEntry[]
  readonly leftOut: { model: string; reason: string }[]
}

/**
 * The models of a campaign: those asked for, else all that can be asked here, else the recorded answers. One that is
 * named but can't be asked is an error; one that merely exists is left out with a word.
 */
export function chooseModels(
  entries: readonly ModelEntry[],
  wanted: readonly string[] | undefined,
  env: NodeJS.ProcessEnv,
): ModelChoice {
  if (wanted) return { models: [...new Set(wanted)].map((id) => requireModel(entries, id, env)), leftOut: [] }
  const live = entries.filter((entry) => entry.provider !== 'replay')
  const models = live.filter((entry) => hindrance(entry, env) === null)
  const leftOut = live.flatMap((entry) => {
    const reason = hindrance(entry, env)
    return reason === null ? [] : [{ model: entry.id, reason }]
  })
  return { models: models.length > 0 ? models : entries.filter((entry) => entry.provider === 'replay'), leftOut }
}

function requireModel(entries: readonly ModelEntry[], id: string, env: NodeJS.ProcessEnv): ModelEntry {
  const entry = entries.find((each) => each.id === id)
  if (!entry) {
    throw new UserError(
      `There is no model '${id}' in models.yaml; there are: ${entries.map((each) => each.id).join(', ')}.`,
    )
  }
  const reason = hindrance(entry, env)
  if (reason !== null) throw new UserError(`Model '${id}' can't be asked: ${reason}.`)
  return entry
}

function hindrance(entry: ModelEntry, env: NodeJS.ProcessEnv): string | null {
  if (!BUILT_PROVIDERS.some((built) => built === entry.provider)) return `provider ${entry.provider} is not built yet`
  if (entry.keyVariable !== null && !env[entry.keyVariable])
    return `${entry.keyVariable} is not set (in the environment or in .env)`
  return null
}

/** Models of a folder of answers: they need no entry of their own. */
export function modelsOfAnswers(answered: readonly string[], wanted: readonly string[] | undefined): ModelChoice {
  const known = [...new Set(answered)].sort()
  const missing = wanted?.find((id) => !known.includes(id))
  if (missing !== undefined) {
    throw new UserError(`The folder of answers has none of model '${missing}'; it has: ${known.join(', ') || 'none'}.`)
  }
  const models = [...new Set(wanted ?? known)].map((id) => modelEntry.parse({ id, provider: 'replay', model: id }))
  return { models, leftOut: [] }
}
