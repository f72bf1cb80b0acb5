import { expect, it } from 'vitest'
import { formatPhaseChange } from '../../../src/report/text/phase-words.ts'
import type { PhaseChange } from '../../../src/schema/diagnostics.ts'

const factor = (value: number) => ({ factor: value, interval: null })
const CHANGE: PhaseChange = {
  ...{ mode: 'assisted', model: 'claude', baseline: 'original-headless', projects: 1, ratio: 0.55, shares: null },
  factors: {
    ...{ import: factor(0.71), data: factor(1.01), fit: factor(0.97) },
    ...{ predict: factor(1), plot: factor(0.8), other: factor(1) },
  },
}

it('names the phases that a change comes from, the largest first', () => {
  expect(formatPhaseChange(CHANGE)).toBe(
    "claude, assisted: CPU time ×0.55 of the author's code without its plots in profile runs (1 project): start and imports ×0.71, plots ×0.80, fitting ×0.97.",
  )
  const { factors } = CHANGE
  expect(
    formatPhaseChange({ ...CHANGE, factors: { ...factors, import: factor(1), plot: factor(1), fit: factor(1) } }),
  ).toContain('(1 project): no phase changed by more than 2 %.')
})
