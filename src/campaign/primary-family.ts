import { sha256Hex } from '../base/files/files.ts'
import type { Plan } from '../schema/campaign/plan.ts'

/** Identifies the declared tests, whatever their order: kept in each record, so that declaring others later shows. */
export function hashPrimaryFamily(family: Plan['primaryFamily']): string {
  const tests = family.map(({ mode, model, quantity, baseline }) => JSON.stringify([mode, model, quantity, baseline]))
  return sha256Hex(tests.sort().join('\n'))
}
