import { groupsBy } from '../../base/groups.ts'
import type { CodeAnalysis } from '../../schema/analysis/code-analysis.ts'
import type { FailureAnalysis } from '../../schema/analysis/failure-analysis.ts'
import type { CampaignFinding } from '../../schema/analysis/finding.ts'
import { type GeneratedMode, generatedMode } from '../../schema/common.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { withEvidence } from '../finding-parts.ts'
import type { AnalysedVariant } from '../variant.ts'
import { chooseLogs } from './choose-logs.ts'
import { classifyFailures } from './classes.ts'
import { analyseIterations } from './iterations.ts'
import { countOutcomes, type Judged, judge } from './outcomes.ts'
import { describeSurvivors } from './survivors.ts'

/** `analysed`: the answers that stand; `tried`: with those that were asked for again. What failed, how often of how many, whose fault it was, and what the ratios leave out because of it; the logs unread. */
export function analyseFailures(
  { analysed, tried }: { readonly analysed: readonly AnalysedVariant[]; readonly tried: readonly AnalysedVariant[] },
  code: CodeAnalysis | null,
  provenances: ReadonlyMap<string, Pick<Provenance, 'tokens'>>,
): FailureAnalysis {
  const scripts = analysed.map(judge)
  const generated = scripts.filter(({ analysis }) => analysis.model !== null)
  return {
    overall: countOutcomes(generated),
    byMode: tabulate(scripts, ({ analysis: { mode } }) => ({ mode })),
    byModel: tabulate(generated, ({ analysis: { model } }) => ({ model: model ?? '' })),
    byModeAndModel: byModeAndModel(scripts),
    byProject: tabulate(generated, ({ analysis: { project } }) => ({ project })),
    byIteration: analyseIterations(tried.map(judge), byModeAndModel, provenances),
    classes: classifyFailures(scripts),
    survivors: groupsBy(generated, ({ analysis: { mode, model } }) => [mode, model]).flatMap((answers) => {
      const { mode, model } = answers[0].analysis
      return isGenerated(mode) && model !== null ? [describeSurvivors(mode, model, answers)] : []
    }),
    logs: chooseLogs(scripts, code),
  }
}

const isGenerated = (mode: unknown): mode is GeneratedMode => generatedMode.safeParse(mode).success

const byModeAndModel = (scripts: readonly Judged[]) =>
  tabulate(scripts, ({ analysis: { mode, model } }) => ({ mode, model }))

/** One row for each name that a script has. */
function tabulate<Name extends object>(scripts: readonly Judged[], nameOf: (script: Judged) => Name) {
  return groupsBy(scripts, nameOf).map((own) => ({ ...nameOf(own[0]), ...countOutcomes(own) }))
}

/** Findings for each mode and model of whose answers the ratios leave out any. */
export function findLeftOut({ survivors }: FailureAnalysis): CampaignFinding[] {
  const findings = survivors.map(({ mode, model, answers, included, leftOutVariants: evidence }): CampaignFinding => {
    const numbers = { answers, included }
    return { kind: 'answers-left-out', severity: 'note', subject: { mode, model }, numbers, evidence }
  })
  return withEvidence(findings)
}
