import { expect, it } from 'vitest'
import { formatPhaseChange } from '../../../src/report/text/phase-words.ts'
import type { PhaseChange } from '../../../src/schema/diagnostics.ts'

const phase = (alone: number) => ({ factor: 1, share: null, alone, interval: null })
const CHANGE: PhaseChange = {
  ...{ mode: 'assisted', model: 'claude', baseline: 'original-headless', projects: 1, ratio: 0.55, interval: null },
  phases: {
    ...{ import: phase(0.71), data: phase(1.01), fit: phase(0.97) },
    ...{ predict: phase(1), plot: phase(0.8), other: phase(1) },
  },
}

it('names what each phase would change alone, the largest first', () => {
  expect(formatPhaseChange(CHANGE)).toBe(
    "claude, assisted: CPU time ×0.55 of the author's code without its plots in profile runs (1 project): had one phase alone changed, start and imports ×0.71, plots ×0.80, fitting ×0.97.",
  )
  const { phases } = CHANGE
  expect(
    formatPhaseChange({ ...CHANGE, phases: { ...phases, import: phase(1), plot: phase(1), fit: phase(1) } }),
  ).toContain('(1 project): no phase alone would change it by more than 2 %.')
})
