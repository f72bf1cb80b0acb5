import type { CodeAnalysis } from '../../schema/code-analysis.ts'
import { type GeneratedMode, generatedMode } from '../../schema/common.ts'
import type { FailureAnalysis } from '../../schema/failure-analysis.ts'
import type { CampaignFinding } from '../../schema/finding.ts'
import type { AnalysedVariant } from '../variant.ts'
import { chooseLogs } from './choose-logs.ts'
import { classifyFailures } from './classes.ts'
import { analyseIterations } from './iterations.ts'
import { countOutcomes, type Judged, judge } from './outcomes.ts'
import { describeSurvivors } from './survivors.ts'

/** What failed, how often of how many, whose fault it was, and what the ratios leave out because of it; the logs unread. */
export function analyseFailures(analysed: readonly AnalysedVariant[], code: CodeAnalysis | null): FailureAnalysis {
  const scripts = analysed.map(judge)
  const generated = scripts.filter(({ analysis }) => analysis.model !== null)
  return {
    overall: countOutcomes(generated),
    byMode: tabulate(
      scripts,
      ({ analysis }) => analysis.mode,
      (mode) => ({ mode }),
    ),
    byModel: tabulate(
      generated,
      ({ analysis }) => analysis.model ?? '',
      (model) => ({ model }),
    ),
    byModeAndModel: byModeAndModel(scripts),
    byProject: tabulate(
      generated,
      ({ analysis }) => analysis.project,
      (project) => ({ project }),
    ),
    byIteration: analyseIterations(scripts, byModeAndModel),
    classes: classifyFailures(scripts),
    survivors: [...Map.groupBy(generated, groupOf).values()].flatMap((answers) => {
      const { mode, model } = answers[0]?.analysis ?? {}
      return isGenerated(mode) && model != null ? [describeSurvivors(mode, model, answers)] : []
    }),
    logs: chooseLogs(scripts, code),
  }
}

const isGenerated = (mode: unknown): mode is GeneratedMode => generatedMode.safeParse(mode).success
const groupOf = ({ analysis }: Judged) => JSON.stringify([analysis.mode, analysis.model])

function byModeAndModel(scripts: readonly Judged[]): FailureAnalysis['byModeAndModel'] {
  return [...Map.groupBy(scripts, groupOf).values()].flatMap((own) => {
    const { mode, model } = own[0]?.analysis ?? {}
    return mode === undefined || model === undefined ? [] : [{ mode, model, ...countOutcomes(own) }]
  })
}

function tabulate<K, Name extends object>(
  scripts: readonly Judged[],
  keyOf: (script: Judged) => K,
  name: (key: K) => Name,
) {
  return [...Map.groupBy(scripts, keyOf)].map(([key, own]) => ({ ...name(key), ...countOutcomes(own) }))
}

/** Of each mode and model of whose answers the ratios leave out any. */
export function findLeftOut({ survivors }: FailureAnalysis): CampaignFinding[] {
  return survivors.flatMap(({ mode, model, answers, included, leftOutVariants }) =>
    included === answers
      ? []
      : [
          {
            ...({ kind: 'answers-left-out', severity: 'note', subject: { mode, model } } as const),
            ...{ numbers: { answers, included }, evidence: leftOutVariants },
          },
        ],
  )
}
