import type { PlannedVariant } from '../schema/campaign/plan.ts'
import type { AnalysedVariant } from './variant.ts'

/** Names what was asked: all tries at it answer the same. */
export const questionOf = ({
  project,
  mode,
  model,
  sample,
}: Pick<PlannedVariant, 'project' | 'mode' | 'model' | 'sample'>) => JSON.stringify([project, mode, model, sample])

/**
 * Answers that results speak of: to each question the one that stands after so many rounds of repair, and the baselines
 * beside first answers. Earlier tries and fresh answers of the control arm only tell of the rounds.
 */
export function chooseStanding(analysed: readonly AnalysedVariant[], rounds: number): AnalysedVariant[] {
  const last = new Map<string, number>()
  for (const { inBlocks } of analysed) {
    const { variant } = inBlocks
    const iteration = variant.iteration ?? 0
    const key = questionOf(variant)
    if (variant.arm === undefined && iteration <= rounds) last.set(key, Math.max(iteration, last.get(key) ?? 0))
  }
  return analysed.filter(({ inBlocks: { variant, round } }) =>
    variant.model === null
      ? round === 0
      : variant.arm === undefined && variant.iteration === last.get(questionOf(variant)),
  )
}
