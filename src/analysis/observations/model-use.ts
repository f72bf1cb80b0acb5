import { sumKnown } from '../../base/numbers.ts'
import type { ModelUse } from '../../schema/analysis/observations.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'

/** What each model of the plan was asked and gave. */
export function summariseModelUse(plan: Plan, provenances: Iterable<Provenance>): ModelUse[] {
  const ofModel = Map.groupBy(provenances, ({ model }) => model)
  return plan.models.map(({ id, model }) => {
    const own = ofModel.get(id) ?? []
    const returned = [...new Set(own.flatMap(({ returnedModel }) => returnedModel ?? []))].sort()
    return {
      model: id,
      answeredAs: returned.filter((name) => name !== model),
      recorded: own.some(({ origin }) => origin === 'recorded'),
      answers: own.length,
      usable: own.filter(({ status }) => status === 'ok').length,
      inputTokens: sumKnown(own.map(({ tokens }) => tokens?.input ?? null)),
      outputTokens: sumKnown(own.map(({ tokens }) => tokens?.output ?? null)),
      usd: sumKnown(own.map(({ cost }) => cost?.usd ?? null)),
      usdReason: own.flatMap(({ costReason }) => costReason ?? [])[0] ?? null,
    }
  })
}
