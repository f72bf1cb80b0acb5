import { sha256Hex } from '../base/files/files.ts'
import type { Plan } from '../schema/campaign/plan.ts'

/** Tells tests of groups apart, declared or not. */
export const testKey = ({
  mode,
  model,
  quantity,
  baseline,
}: Readonly<Record<keyof Plan['primaryFamily'][number], string>>): string =>
  JSON.stringify([mode, model, quantity, baseline])

/** Identifies the declared tests, whatever their order: kept in each record, so that declaring others later shows. */
export const hashPrimaryFamily = (family: Plan['primaryFamily']): string =>
  sha256Hex(family.map(testKey).sort().join('\n'))
