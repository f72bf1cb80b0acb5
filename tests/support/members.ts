import type { BlockMember } from '../../src/schema/campaign/plan.ts'
import { usualShim } from '../../src/schema/common.ts'

/** A variant as the tool plans it; `id` names its mode second. */
export const usualMember = (id: string): BlockMember => ({
  variant: id,
  shim: usualShim(id.split('/')[1] ?? ''),
})
