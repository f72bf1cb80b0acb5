import { groupsBy } from '../base/groups.ts'
import type { Plan, PlannedVariant } from '../schema/campaign/plan.ts'

/** The tests that the campaign is judged by, named before its first record: rewrites against the author's code without plots. */
export function declarePrimaryFamily(variants: readonly PlannedVariant[]): Plan['primaryFamily'] {
  const rewrites = variants.flatMap(({ mode, model }) =>
    model !== null && (mode === 'assisted' || mode === 'autonomous') ? [{ mode, model }] : [],
  )
  return groupsBy(rewrites, ({ mode, model }) => [mode, model]).flatMap(([group]) =>
    (['energy', 'cpu'] as const).map((quantity) => ({ ...group, quantity, baseline: 'original-headless' as const })),
  )
}
