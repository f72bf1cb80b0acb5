import type { Analysis, VariantAnalysis } from '../../schema/analysis/analysis.ts'
import type { Cost } from '../../schema/analysis/group.ts'
import { isJudged, type Ratio } from '../../schema/analysis/ratio.ts'
import { type Outcome, outcomeOf } from '../text/outcome-words.ts'

/** Whether any of them was compared: of what ran into nothing else, nothing is found. */
export const isAnyCompared = (answers: readonly ToldAnswer[]): boolean =>
  answers.some(({ outcome }) => isJudged(outcome))

/** What is needed of an answer: an analysis has it, and so has a published report. */
export interface AnswerFacts
  extends Pick<VariantAnalysis, 'id' | 'project' | 'mode' | 'model' | 'attempted' | 'passed'> {
  readonly ratios: Readonly<Record<Cost, readonly ToldRatio[]>>
}

type ToldRatio = Pick<Ratio, 'baseline' | 'estimate' | 'interval' | 'verdict' | 'cause'>

export interface CampaignFacts {
  readonly headline: Analysis['headline']
  readonly variants: readonly (AnswerFacts & Pick<VariantAnalysis, 'counts'>)[]
}

export type Told = Extract<Analysis['headline'][number], { kind: 'group' | 'script' }>

export interface ToldAnswer {
  readonly answer: AnswerFacts
  readonly outcome: Outcome
  /** Ratio of the quantity and to the baseline that are told; null: there is none. */
  readonly ratio: ToldRatio | null
}

/** The answers of which a report's first sentence and picture speak. */
export interface ToldAnswers {
  /** The fact of the headline that tells of them. */
  readonly first: Told
  readonly answers: readonly ToldAnswer[]
}

/**
 * The answers of the group that the headline speaks of first, or all where it speaks of single scripts. Null: nothing was
 * compared.
 */
export function listToldAnswers({ headline: [first], variants }: CampaignFacts): ToldAnswers | null {
  return first?.kind === 'group' || first?.kind === 'script' ? listAnswersOf(first, variants) : null
}

/** The answers of the groups of which the headline speaks after its first one. */
export const listOthersAnswers = ({ headline: [, ...others], variants }: CampaignFacts): ToldAnswers[] =>
  others.flatMap((fact) => (fact.kind === 'group' ? (listAnswersOf(fact, variants) ?? []) : []))

function listAnswersOf(first: Told, variants: CampaignFacts['variants']): ToldAnswers | null {
  const answers = variants
    .filter(
      ({ counts, model, mode }) =>
        counts && model !== null && (first.kind === 'script' || (mode === first.mode && model === first.model)),
    )
    .map((answer) => {
      const ratio = answer.ratios[first.quantity].find(({ baseline }) => baseline === first.baseline) ?? null
      return { answer, outcome: outcomeOf(answer, ratio), ratio }
    })
  return answers.length === 0 ? null : { first, answers }
}
