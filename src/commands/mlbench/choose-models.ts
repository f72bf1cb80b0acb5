import { UserError } from '../../base/errors.ts'
import type { ModelEntry } from '../../schema/model-entries.ts'

/** The models of these ids, in their order. UserError for one that is not known. */
export function chooseModels(known: readonly ModelEntry[], wanted: readonly string[]): ModelEntry[] {
  return wanted.map((id) => {
    const found = known.find((entry) => entry.id === id)
    if (found !== undefined) return found
    throw new UserError(`models.yaml has no model ${id}; it has ${known.map((each) => each.id).join(', ')}.`)
  })
}
