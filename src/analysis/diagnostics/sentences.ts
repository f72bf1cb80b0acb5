import { count } from '../../base/count.ts'
import type { Diagnostics, PhaseChange } from '../../schema/diagnostics.ts'
import { excludesOne } from '../../schema/ratio.ts'
import { PHASES } from '../../schema/record.ts'
import { BASELINE_WORDS, percent, ratioWords } from '../words.ts'

/** What the host and the noise did to the numbers, a sentence each. */
export function tellDiagnostics({ order, drift, noise }: Diagnostics): string[] {
  return [...tellOrder(order), ...tellDrift(drift), ...tellNoise(noise)]
}

function tellOrder(order: Diagnostics['order']): string[] {
  if (order === null || order.interval === null) return []
  const numbers = describe(order)
  return excludesOne(order.interval)
    ? [
        `Order matters here: CPU time relative to the baseline is ${numbers} in the last third of a block against the first.`,
      ]
    : [`No order effect seen: last third of a block against the first ${numbers}, CPU time relative to the baseline.`]
}

function tellDrift(drift: Diagnostics['drift']): string[] {
  if (drift === null || drift.interval === null || !excludesOne(drift.interval)) return []
  return [
    `The host drifted: the author's scripts took ${describe(drift)} CPU time in the last third of the blocks against the first. Ratios are formed inside blocks and do not hold it; totals do.`,
  ]
}

function tellNoise(noise: Diagnostics['noise']): string[] {
  const found = noise.find(({ quantity }) => quantity === 'energy') ?? noise.find(({ quantity }) => quantity === 'cpu')
  if (found === undefined) return []
  const what = found.quantity === 'energy' ? 'energy' : 'CPU time'
  const { floor, repetitions, detectableChange, repetitionsForFivePercent: needed } = found
  const plan =
    needed === null ? 'no number of repetitions shows 5 %' : `to see 5 % it takes ${count(needed, 'repetition')}`
  return [
    `Noise: a script against itself at ${count(repetitions, 'repetition')} differs by up to ±${percent(floor)} in ${what}; ` +
      `in one script a change of ${percent(detectableChange)} is seen four times of five, and ${plan}.`,
  ]
}

const NAMES = {
  import: 'imports',
  data: 'data',
  fit: 'fitting',
  predict: 'prediction',
  plot: 'plots',
  other: 'the rest',
}
/** Nearer to 1 a factor is not worth a word. */
const SMALLEST_FACTOR = Math.log(1.02)

/** `claude, assisted: CPU time ×0.55 of the author's code, by profile: imports ×0.71, plots ×0.80, fitting ×0.97.` */
export function tellPhases({
  mode,
  model,
  baseline,
  projects,
  ratio,
  factors,
}: Omit<PhaseChange, 'statement'>): string {
  const parts = PHASES.filter((phase) => Math.abs(Math.log(factors[phase].factor)) >= SMALLEST_FACTOR)
    .toSorted((a, b) => Math.abs(Math.log(factors[b].factor)) - Math.abs(Math.log(factors[a].factor)))
    .map((phase) => `${NAMES[phase]} ×${factors[phase].factor.toFixed(2)}`)
  const where = parts.length === 0 ? 'no phase changed by more than 2 %' : parts.join(', ')
  return (
    `${model}, ${mode}: CPU time ×${ratio.toFixed(2)} of ${BASELINE_WORDS[baseline]} in profile runs ` +
    `(${count(projects, 'project')}): ${where}.`
  )
}

const describe = ({ estimate, interval, projects }: NonNullable<Diagnostics['order']>) =>
  `${ratioWords(estimate, interval)}, ${count(projects, 'project')}`
