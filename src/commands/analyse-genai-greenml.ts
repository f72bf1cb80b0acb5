import { parseWith } from '../base/text/parse-with.ts'
import { analyseCsvFiles } from '../genai-greenml/analyse-file.ts'
import { readResultFiles } from '../genai-greenml/read-files.ts'
import { renderCsvSummary } from '../report/genai-greenml/summary.ts'
import {
  GENAI_GREENML_ANALYSIS_VERSION,
  type GenaiGreenmlAnalysis,
  genaiGreenmlAnalysis,
} from '../schema/analysis/genai-greenml-analysis.ts'

export interface AnalyseGenaiGreenmlResult {
  readonly analysis: GenaiGreenmlAnalysis
  /** Text for a terminal of so many columns. */
  readonly summary: (width: number) => string
}

/** What GenAI-GreenML's own analysis computes from its result files, and what these can carry. */
export async function analyseGenaiGreenml(paths: readonly string[]): Promise<AnalyseGenaiGreenmlResult> {
  const files = analyseCsvFiles(await readResultFiles(paths))
  const analysis = parseWith(
    genaiGreenmlAnalysis,
    { schemaVersion: GENAI_GREENML_ANALYSIS_VERSION, files: Object.fromEntries(files.map((file) => [file.csv, file])) },
    'The analysis',
  )
  return { analysis, summary: (width) => renderCsvSummary(files, width) }
}
