import type { Plan } from '../../schema/plan.ts'
import type { Provenance } from '../../schema/provenance.ts'
import { cleanLine } from '../text/clean-text.ts'

export const RECORDED_MARK = "recorded answers, not a real model's"

/** What one model of the plan was asked and gave. */
export interface ModelRow {
  readonly id: string
  readonly provider: string
  /** The provider's own name, as asked and, where it differs, as answered. */
  readonly apiModel: string
  readonly recorded: boolean
  readonly answers: number
  /** Answers from which a script came. */
  readonly usable: number
  readonly inputTokens: number | null
  readonly outputTokens: number | null
  readonly usd: number | null
  /** Why there is no price. */
  readonly usdReason: string | null
}

export function summariseModels(plan: Plan, provenances: readonly Provenance[]): ModelRow[] {
  return plan.models.map((model) => {
    const own = provenances.filter((provenance) => provenance.model === model.id)
    const returned = [...new Set(own.flatMap((provenance) => provenance.returnedModel ?? []))].sort()
    const other = returned.filter((name) => name !== model.model)
    return {
      id: model.id,
      provider: model.provider,
      apiModel: cleanLine(other.length === 0 ? model.model : `${model.model} (answered as ${other.join(', ')})`),
      recorded: own.some((provenance) => provenance.origin === 'recorded'),
      answers: own.length,
      usable: own.filter((provenance) => provenance.status === 'ok').length,
      inputTokens: sumKnown(own.map((provenance) => provenance.tokens?.input ?? null)),
      outputTokens: sumKnown(own.map((provenance) => provenance.tokens?.output ?? null)),
      usd: sumKnown(own.map((provenance) => provenance.cost?.usd ?? null)),
      usdReason: own.flatMap((provenance) => provenance.costReason ?? []).map((reason) => cleanLine(reason))[0] ?? null,
    }
  })
}

/** Null where a part is unknown: a sum that leaves some out would look like the whole. */
function sumKnown(values: readonly (number | null)[]): number | null {
  if (values.length === 0) return null
  let sum = 0
  for (const value of values) {
    if (value === null) return null
    sum += value
  }
  return sum
}
