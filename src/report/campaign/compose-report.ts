import type { Analysis } from '../../schema/analysis/analysis.ts'
import type { ReportData } from '../data/report-data.ts'
import type { Chapter } from '../document/chapter.ts'
import type { Report } from '../document/report.ts'
import { RECORD_FILES, RECORD_FORMS } from '../downloads/record-files.ts'
import { formatFinding } from '../text/findings.ts'
import type { Phrase } from '../text/phrase.ts'
import { composeCertainty } from './chapters/certainty.ts'
import { composeCode } from './chapters/code.ts'
import { composeCost } from './chapters/cost.ts'
import { composeEnvironment } from './chapters/environment.ts'
import { composeFailures } from './chapters/failures.ts'
import { composeLimits } from './chapters/limits.ts'
import { composeMethod } from './chapters/method.ts'
import { composeModels } from './chapters/models-chapter.ts'
import { composeOverview } from './chapters/overview.ts'
import { composePhases } from './chapters/phases.ts'
import { composeProjects, composeScripts } from './chapters/projects.ts'
import { composeResults } from './chapters/results.ts'
import { composeTradeoff } from './chapters/tradeoff.ts'
import { composeValidity } from './chapters/validity-chapter.ts'
import { composeWhatIf } from './chapters/what-if.ts'
import { composeWords } from './chapters/words.ts'

/** `supplements`: chapters that other rooms fill. */
export function composeReport(data: ReportData, supplements: readonly Chapter[] = []): Report {
  const { analysis } = data
  const chapters = [
    composeProjects(data),
    composeResults(data),
    composeScripts(data),
    composeTradeoff(data),
    composePhases(analysis.phases),
    composeValidity(analysis.variants),
    composeFailures(data),
    composeCertainty(analysis, keepFindings(analysis)),
    composeCode(analysis.code),
    composeCost(analysis),
    composeWhatIf(data),
    ...supplements,
    composeModels(data.models),
    composeMethod(data),
    composeEnvironment(data),
    composeLimits(data),
    composeWords(),
  ]
  return {
    overview: composeOverview(data),
    chapters: chapters.filter((chapter) => chapter !== null),
    downloads: {
      content: 'the numbers of every run',
      files: RECORD_FILES.map((file) => ({ file, form: RECORD_FORMS[file] })),
    },
  }
}

/** Findings that no other part of the report tells. */
const keepFindings = (analysis: Analysis): Phrase[] =>
  analysis.findings
    .filter(({ kind }) => kind !== 'answers-left-out' && kind !== 'suspect-answer')
    .map((finding) => formatFinding(finding, analysis))
