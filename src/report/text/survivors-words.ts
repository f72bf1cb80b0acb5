import { count } from '../../base/text/text.ts'
import type { Survivors } from '../../schema/analysis/failure-analysis.ts'
import { formatSeconds, formatWholePercent } from './format.ts'
import { OUTCOME_WORDS } from './outcome-words.ts'

const REASONS: readonly (readonly [keyof Survivors['leftOut'], string])[] = [
  ['failed', OUTCOME_WORDS.failed],
  ['suspect', OUTCOME_WORDS.suspect],
  ['lessAccurate', OUTCOME_WORDS['less-accurate']],
  ['accuracyNotSettled', `with ${OUTCOME_WORDS['not-settled']}`],
  ['accuracyUnknown', 'of unknown accuracy'],
  ['lost', OUTCOME_WORDS.untried],
  ['notRun', 'not run yet'],
  ['notPaired', 'without a CPU time of it beside one of the author’s code'],
]

/** Whom the survivors' ratios of a mode and model leave out, and whether that is the easier or the harder part. */
export function formatSurvivors(survivors: Survivors): string {
  const { mode, model, answers, included, leftOut } = survivors
  const name = `${model}, ${mode}`
  if (included === answers) return `${name}: all ${count(answers, 'answer')} are survivors.`
  const reasons = REASONS.flatMap(([key, words]) => (leftOut[key] > 0 ? [`${leftOut[key]} ${words}`] : []))
  return [
    `${name}: the survivors are ${included} of ${count(answers, 'answer')}; left out: ${reasons.join(', ')}.`,
    ...formatBias(survivors),
  ].join(' ')
}

function formatBias({ includedProjects, leftOutProjects, leftOutTakesLonger }: Survivors): string[] {
  const [own, other] = [includedProjects.medianCpuSeconds, leftOutProjects.medianCpuSeconds]
  if (own === null || other === null || leftOutTakesLonger === null) return []
  return [
    `The author's code takes ${formatSeconds(other)} of CPU time (median) in the ${count(leftOutProjects.projects, 'project')} ` +
      `without an answer among them and ${formatSeconds(own)} in the other ${includedProjects.projects}; ` +
      `of a project left out and one included, the first takes longer in ${formatWholePercent(leftOutTakesLonger)} of pairs.`,
  ]
}
