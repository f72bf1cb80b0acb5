import type { Plan, PlannedVariant } from '../schema/plan.ts'

/** The tests that the campaign is judged by, named before its first record: rewrites against the author's code without plots. */
export function declarePrimaryFamily(variants: readonly PlannedVariant[]): Plan['primaryFamily'] {
  const groups = new Map<string, { mode: 'assisted' | 'autonomous'; model: string }>()
  for (const { mode, model } of variants) {
    if (model !== null && (mode === 'assisted' || mode === 'autonomous'))
      groups.set(`${mode}/${model}`, { mode, model })
  }
  return [...groups.values()].flatMap((group) =>
    (['energy', 'cpu'] as const).map((quantity) => ({ ...group, quantity, baseline: 'original-headless' as const })),
  )
}
