import type { Analysis } from '../../schema/analysis.ts'
import { formatFinding } from '../text/findings.ts'
import { describeCertainty } from './chapters/certainty.ts'
import { type Chapter, composeChapter } from './chapters/chapter.ts'
import { describeCode } from './chapters/code.ts'
import { describeCost } from './chapters/cost.ts'
import { formatFailures } from './chapters/failures.ts'
import { describeModels } from './chapters/models.ts'
import { describeOverview, type Overview } from './chapters/overview.ts'
import { describePhases } from './chapters/phases.ts'
import { describeProjects } from './chapters/projects.ts'
import { describeResults } from './chapters/results.ts'
import { describeValidity } from './chapters/validity.ts'
import { listLimits } from './limits.ts'
import { describeMethod } from './method.ts'
import { describeReadings } from './reading-facts.ts'
import type { ReportData } from './report-data.ts'

/** All that a report says, in printable text: each renderer shows this and nothing else. */
export interface Report {
  readonly overview: Overview
  /** In the order of reading; what there is nothing to say of is not there. */
  readonly chapters: readonly Chapter[]
}

export function composeReport(data: ReportData): Report {
  const { plan, analysis, primary, models } = data
  const facts = [...describeMethod(plan, analysis), ...describeReadings(analysis.readings)]
  const limits = listLimits(plan, analysis, models)
  const chapters = [
    describeResults(data),
    describeProjects(data),
    describePhases(analysis.phases),
    describeValidity(analysis.variants),
    formatFailures(data),
    describeCertainty(analysis, primary, keepFindings(analysis)),
    describeCode(analysis.code),
    describeCost(analysis, primary),
    describeModels(models),
    composeChapter({ id: 'method', title: 'How this was measured', facts }),
    composeChapter({ id: 'limits', title: 'What this does not say', notes: limits }),
  ]
  return { overview: describeOverview(data), chapters: chapters.filter((chapter) => chapter !== null) }
}

/** Findings that no other part of the report tells. */
const keepFindings = (analysis: Analysis): string[] =>
  analysis.findings
    .filter(({ kind }) => kind !== 'answers-left-out' && kind !== 'suspect-answer')
    .map((finding) => formatFinding(finding, analysis))
