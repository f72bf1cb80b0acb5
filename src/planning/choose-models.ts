import { UserError } from '../base/errors.ts'
import { type ModelEntry, modelEntry } from '../schema/models.ts'
import type { PlannedVariant } from '../schema/plan.ts'

export interface ModelChoice {
  readonly models: ModelEntry[]
  readonly leftOut: { model: string; reason: string }[]
  /** Whether a variant is worth planning: somebody writes its script, or has been asked for it. */
  readonly isAnswered: (variant: PlannedVariant) => boolean
}

/**
 * The models of a campaign: those asked for, else all that can be asked here, else the recorded answers. One that is
 * named but can't be asked is an error; one that merely exists is left out with a word. `whyNotAsked`: what else speaks
 * against asking one, or null.
 */
export function chooseModels(
  entries: readonly ModelEntry[],
  wanted: readonly string[] | undefined,
  env: NodeJS.ProcessEnv,
  whyNotAsked: (entry: ModelEntry, env: NodeJS.ProcessEnv) => string | null = () => null,
): ModelChoice {
  const isAnswered = () => true
  const why = (entry: ModelEntry) => whyUnavailable(entry, env) ?? whyNotAsked(entry, env)
  if (wanted) {
    return { models: [...new Set(wanted)].map((id) => requireModel(entries, id, why)), leftOut: [], isAnswered }
  }
  const live = entries.filter((entry) => entry.provider !== 'replay')
  const models = live.filter((entry) => why(entry) === null)
  const leftOut = live.flatMap((entry) => {
    const reason = why(entry)
    return reason === null ? [] : [{ model: entry.id, reason }]
  })
  const recorded = entries.filter((entry) => entry.provider === 'replay')
  return { models: models.length > 0 ? models : recorded, leftOut, isAnswered }
}

function requireModel(
  entries: readonly ModelEntry[],
  id: string,
  why: (entry: ModelEntry) => string | null,
): ModelEntry {
  const entry = entries.find((each) => each.id === id)
  if (!entry) {
    throw new UserError(
      `There is no model '${id}' in models.yaml; there are: ${entries.map((each) => each.id).join(', ')}.`,
    )
  }
  const reason = why(entry)
  if (reason !== null) throw new UserError(`Model '${id}' can't be asked: ${reason}.`)
  return entry
}

function whyUnavailable(entry: ModelEntry, env: NodeJS.ProcessEnv): string | null {
  if (entry.keyVariable !== null && !env[entry.keyVariable])
    return `${entry.keyVariable} is not set (in the environment or in .env)`
  return null
}

/**
 * Models of a folder of answers: they need no entry of their own. A mode in which a model has no answer at all was never
 * asked for; one missing project of it is a failure, and stays.
 */
export function modelsOfAnswers(
  answers: readonly { readonly mode: string; readonly model: string }[],
  wanted: readonly string[] | undefined,
): ModelChoice {
  const known = [...new Set(answers.map(({ model }) => model))].sort()
  const asked = new Set(answers.map(({ mode, model }) => `${mode}/${model}`))
  const missing = wanted?.find((id) => !known.includes(id))
  if (missing !== undefined) {
    throw new UserError(`The folder of answers has none of model '${missing}'; it has: ${known.join(', ') || 'none'}.`)
  }
  const models = [...new Set(wanted ?? known)].map((id) => modelEntry.parse({ id, provider: 'replay', model: id }))
  return { models, leftOut: [], isAnswered: ({ mode, model }) => model === null || asked.has(`${mode}/${model}`) }
}
