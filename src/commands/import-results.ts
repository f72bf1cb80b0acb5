import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { importStudy } from '../genai-greenml/import-study.ts'
import { renderResultsImport } from '../report/text/dataset/results-import.ts'
import type { ResultsImport } from '../schema/dataset/results-import.ts'
import { importResultsOptions } from '../schema/options/import-results-options.ts'

/** Brings what a published study left into a folder; no code of it is run. */
export async function importResults(
  given: Readonly<z.input<typeof importResultsOptions>>,
  context: CommandContext,
): Promise<{ readonly imported: ResultsImport; readonly text: string }> {
  const options = importResultsOptions.parse(given)
  const imported = await importStudy(options, context)
  return { imported, text: renderResultsImport(imported, options.out) }
}
