import {
  CSV_MODES,
  type CsvAnalysis,
  type CsvMode,
  type CsvRatio,
  type PairedTest,
} from '../../schema/analysis/genai-greenml-analysis.ts'
import type { Interval } from '../../schema/analysis/ratio.ts'

/** What one file has on the answers of a model in a mode, against the original's scripts. */
export interface StudyCell {
  readonly file: string
  readonly mode: CsvMode
  readonly model: string
  /** The test that the original prints; its mean is positive where the answers took less. */
  readonly claim: PairedTest | undefined
  /** Projects with an original that ran. */
  readonly projects: number
  readonly energy: StudyRatio | null
  readonly time: StudyRatio | null
}

/** Answers / originals: geometric mean over projects. */
export interface StudyRatio {
  readonly estimate: number
  readonly interval: Interval | null
  readonly projects: number
  /** Projects in which the answer took less. */
  readonly less: number
}

/** Each file, mode and model of which there is anything, in this order. */
export const listCells = (files: readonly CsvAnalysis[]): StudyCell[] =>
  files.flatMap((analysis) => CSV_MODES.flatMap((mode) => listOfMode(analysis, mode)))

function listOfMode(analysis: CsvAnalysis, mode: CsvMode): StudyCell[] {
  const claims = analysis.paired_tests[`delta/original_vs_${mode}`].energy
  const { energy, exec_time: time } = analysis.paired_tests[`raw/original_vs_${mode}`]
  return Object.entries(energy).map(([model, test]) => ({
    file: formatShortName(analysis),
    mode,
    model,
    claim: claims[model],
    projects: test.n_projects,
    energy: readRatio(test.ratio),
    time: readRatio(time[model]?.ratio),
  }))
}

function readRatio(ratio: CsvRatio | undefined): StudyRatio | null {
  if (ratio === undefined || ratio.gmr === null) return null
  return { estimate: ratio.gmr, interval: intervalOf(ratio), projects: ratio.n, less: ratio.n_less }
}

export function intervalOf({ bca_ci_gmr_seed0: [low, high] }: CsvRatio): Interval | null {
  return low === null || high === null ? null : [low, high]
}

/** `results_20260318_192742.csv` is `20260318_192742` in a table. */
export const formatShortName = ({ csv }: Pick<CsvAnalysis, 'csv'>): string =>
  csv.replace(/^results_(?=.)/, '').replace(/\.csv$/i, '')
