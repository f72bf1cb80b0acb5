import type { Analysis } from '../../schema/analysis.ts'
import { RECORD_FILES, RECORD_FORMS } from '../downloads/record-files.ts'
import { formatFinding } from '../text/findings.ts'
import type { Phrase } from '../text/phrase.ts'
import { composeCertainty } from './chapters/certainty.ts'
import type { Chapter } from './chapters/chapter.ts'
import { composeCode } from './chapters/code.ts'
import { composeCost } from './chapters/cost.ts'
import { composeEnvironment } from './chapters/environment.ts'
import { composeFailures } from './chapters/failures.ts'
import { composeLimits } from './chapters/limits.ts'
import { composeMethod } from './chapters/method.ts'
import { composeModels } from './chapters/models-chapter.ts'
import { composeOverview, type Overview } from './chapters/overview.ts'
import { composePhases } from './chapters/phases.ts'
import { composeProjects, composeScripts } from './chapters/projects.ts'
import { composeResults } from './chapters/results.ts'
import { composeTradeoff } from './chapters/tradeoff.ts'
import { composeValidity } from './chapters/validity-chapter.ts'
import { composeWhatIf } from './chapters/what-if.ts'
import { composeWords } from './chapters/words.ts'
import type { ReportData } from './report-data.ts'

/** All that a report says, in printable text: each renderer shows this and nothing else. */
export interface Report {
  readonly overview: Overview
  /** Chapters in the order of reading, those that have anything to say. */
  readonly chapters: readonly Chapter[]
  readonly downloads: Downloads
}

/** Files beside the report that hold its numbers. */
export interface Downloads {
  /** What they hold, in words. */
  readonly content: string
  readonly files: readonly Download[]
}

export interface Download {
  readonly file: string
  /** Its form, as `CSV`. */
  readonly form: string
}

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

/** Chapters parted by where the finding is told in numbers: who reads sees each project's results before any statistics. */
export function beforeNumbers(chapters: readonly Chapter[]): { readonly first: Chapter[]; readonly others: Chapter[] } {
  const isFirst = ({ id }: Chapter) => id === 'projects'
  return { first: chapters.filter(isFirst), others: chapters.filter((chapter) => !isFirst(chapter)) }
}

/** Findings that no other part of the report tells. */
const keepFindings = (analysis: Analysis): Phrase[] =>
  analysis.findings
    .filter(({ kind }) => kind !== 'answers-left-out' && kind !== 'suspect-answer')
    .map((finding) => formatFinding(finding, analysis))
