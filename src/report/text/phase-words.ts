import type { PhaseChange } from '../../schema/diagnostics.ts'
import { PHASES, type Phase } from '../../schema/record.ts'
import { BASELINE_PHRASES, countWord } from './format.ts'

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  import: 'start and imports',
  data: 'data',
  fit: 'fitting',
  predict: 'prediction',
  plot: 'plots',
  other: 'the rest',
}

/** Nearer to 1 a factor is not worth a word. */
const SMALLEST_FACTOR = Math.log(1.02)

/** `claude, assisted: CPU time ×0.55 of the author's code in profile runs (6 projects): start and imports ×0.71, plots ×0.80.` */
export function formatPhaseChange({ mode, model, baseline, projects, ratio, phases }: PhaseChange): string {
  const sizeOf = (phase: Phase) => Math.abs(Math.log(phases[phase].alone))
  const parts = PHASES.filter((phase) => sizeOf(phase) >= SMALLEST_FACTOR)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .map((phase) => `${PHASE_WORDS[phase]} ×${phases[phase].alone.toFixed(2)}`)
  const where =
    parts.length === 0
      ? 'no phase alone would change it by more than 2 %'
      : `had one phase alone changed, ${parts.join(', ')}`
  return (
    `${model}, ${mode}: CPU time ×${ratio.toFixed(2)} of ${BASELINE_PHRASES[baseline]} in profile runs ` +
    `(${countWord(projects, 'project')}): ${where}.`
  )
}
