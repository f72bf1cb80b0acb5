import { UserError } from '../base/errors.ts'
import type { PlannedVariant } from '../schema/campaign/plan.ts'
import type { ModelGap } from '../schema/generation/asking-reason.ts'
import { type ModelEntry, modelEntry } from '../schema/generation/model-entries.ts'

export interface ModelChoice {
  readonly models: ModelEntry[]
  readonly leftOut: { model: string; reason: ModelGap }[]
  /** Models that are named and planned, and whose key is not set here: who asks them needs it. */
  readonly withoutKey: { model: string; reason: ModelGap }[]
  /** Whether a variant is worth planning: somebody writes its script, or has been asked for it. */
  readonly isAnswered: (variant: PlannedVariant) => boolean
}

/** What speaks against asking a model here, and how an error says it. */
export interface ModelGaps {
  readonly find: (entry: ModelEntry) => ModelGap | null
  readonly explain: (entry: ModelEntry, gap: ModelGap) => string
}

/**
 * The models of a campaign: those asked for, else all that can be asked here, else the recorded answers. One that is
 * named but can't be asked is an error, but for a key that is not set: to plan takes none. One that merely exists is left out,
 * and why.
 */
export function chooseModels(
  entries: readonly ModelEntry[],
  wanted: readonly string[] | undefined,
  gaps: ModelGaps,
): ModelChoice {
  const isAnswered = () => true
  if (wanted) {
    const models = [...new Set(wanted)].map((id) => requireModel(entries, id, gaps))
    return { models, leftOut: [], withoutKey: listGaps(models, gaps), isAnswered }
  }
  const live = entries.filter((entry) => entry.provider !== 'replay')
  const models = live.filter((entry) => gaps.find(entry) === null)
  const recorded = entries.filter((entry) => entry.provider === 'replay')
  return {
    models: models.length > 0 ? models : recorded,
    leftOut: listGaps(live, gaps),
    withoutKey: [],
    isAnswered,
  }
}

const listGaps = (entries: readonly ModelEntry[], gaps: ModelGaps) =>
  entries.flatMap((entry) => {
    const reason = gaps.find(entry)
    return reason === null ? [] : [{ model: entry.id, reason }]
  })

function requireModel(entries: readonly ModelEntry[], id: string, gaps: ModelGaps): ModelEntry {
  const entry = entries.find((each) => each.id === id)
  if (!entry) {
    throw new UserError(
      `There is no model '${id}' in models.yaml; there are: ${entries.map((each) => each.id).join(', ')}.`,
    )
  }
  const gap = gaps.find(entry)
  if (gap !== null && gap.kind !== 'no-key')
    throw new UserError(`Model '${id}' can't be asked: ${gaps.explain(entry, gap)}.`)
  return entry
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
  return {
    models,
    leftOut: [],
    withoutKey: [],
    isAnswered: ({ mode, model }) => model === null || asked.has(`${mode}/${model}`),
  }
}
