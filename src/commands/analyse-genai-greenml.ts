import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { parseWith, writeJson } from '../base/files.ts'
import { analyseCsvFiles } from '../genai-greenml/analyse-file.ts'
import { readResultFiles } from '../genai-greenml/read-files.ts'
import { renderCsvSummary } from '../report/genai-greenml/summary.ts'
import {
  GENAI_GREENML_ANALYSIS_VERSION,
  type GenaiGreenmlAnalysis,
  genaiGreenmlAnalysis,
} from '../schema/genai-greenml-analysis.ts'
import type { analyseOptions } from '../schema/options/analyse.ts'

type Given = Readonly<z.input<typeof analyseOptions>>
export type AnalyseGenaiGreenmlOptions = Required<Pick<Given, 'greenmlCsv'>> & Pick<Given, 'json'>

export interface AnalyseGenaiGreenmlResult {
  readonly analysis: GenaiGreenmlAnalysis
  /** For a terminal of so many columns. */
  readonly summary: (width: number) => string
}

/** What GenAI-GreenML's own analysis computes from its result files, and what these can carry. */
export async function analyseGenaiGreenml(
  { greenmlCsv, json }: AnalyseGenaiGreenmlOptions,
  { logger }: CommandContext,
): Promise<AnalyseGenaiGreenmlResult> {
  const files = analyseCsvFiles(await readResultFiles(greenmlCsv))
  const analysis = parseWith(
    genaiGreenmlAnalysis,
    { schemaVersion: GENAI_GREENML_ANALYSIS_VERSION, files: Object.fromEntries(files.map((file) => [file.csv, file])) },
    'The analysis',
  )
  if (json !== undefined && json !== '-') {
    await writeJson(json, analysis)
    logger.info(`Every number: ${json}`)
  }
  return { analysis, summary: (width) => renderCsvSummary(files, width) }
}
