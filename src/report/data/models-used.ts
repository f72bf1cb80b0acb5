import type { Analysis } from '../../schema/analysis/analysis.ts'
import type { ModelUse } from '../../schema/analysis/observations.ts'
import type { Plan } from '../../schema/campaign/plan.ts'

export const RECORDED_MARK = "recorded answers, not a real model's"
/** Of answers that nobody asked for here. */
export const GIVEN_MARK = 'handed in as files, by whom is not known'

/** What one model of the plan was asked and gave. */
export interface ModelRow extends Omit<ModelUse, 'model' | 'answeredAs'> {
  readonly id: string
  readonly provider: string
  /** The provider's own name, as asked and, where it differs, as answered. */
  readonly apiModel: string
  /** The last month or day of what it learned from, by its provider's word; null: the plan does not tell. */
  readonly trainingCutoff: string | null
}

export function listModelsUsed({ models }: Plan, { modelUse }: Analysis): ModelRow[] {
  const entries = new Map(models.map((entry) => [entry.id, entry]))
  return modelUse.flatMap(({ model: id, answeredAs, ...use }) => {
    const entry = entries.get(id)
    if (entry === undefined) return []
    const apiModel = answeredAs.length === 0 ? entry.model : `${entry.model} (answered as ${answeredAs.join(', ')})`
    return [{ id, provider: entry.provider, ...use, apiModel, trainingCutoff: entry.trainingCutoff ?? null }]
  })
}

/** The star of a model whose answers are recorded: where there is no room for the words, they stand below. */
export const formatStarred = ({ model, recorded }: Pick<ModelUse, 'model' | 'recorded'>): string =>
  recorded ? `${model}*` : model

/** What the star means, where a model has one. */
export const formatStarNote = (groups: readonly Pick<ModelUse, 'recorded'>[]): string[] =>
  groups.some(({ recorded }) => recorded) ? [`* ${RECORDED_MARK}`] : []
