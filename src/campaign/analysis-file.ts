import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { parseWith, readJsonIfPresent, writeFileAtomic } from '../base/files.ts'
import { ANALYSIS_VERSION, type Analysis, analysis as analysisSchema } from '../schema/analysis.ts'
import { campaignFiles } from './paths.ts'

/** UserError where the campaign is not analysed yet; `otherwise` is what else its user could do. */
export async function readAnalysis(campaign: string, otherwise = ''): Promise<Analysis> {
  const path = campaignFiles.analysis(campaign)
  const analysis = await readJsonIfPresent(path, analysisSchema, campaign)
  if (analysis !== null) return analysis
  throw new UserError(`There is no ${path}: first run greenml analyse --campaign ${campaign}${otherwise}.`)
}

/** Null where there is none, or one of an older format, which nothing is compared with. */
export async function readAnalysisIfCurrent(campaign: string): Promise<Analysis | null> {
  const path = campaignFiles.analysis(campaign)
  const written = await readJsonIfPresent(path, z.looseObject({ schemaVersion: z.int() }), campaign)
  return written === null || written.schemaVersion < ANALYSIS_VERSION ? null : readAnalysis(campaign)
}

/** Returns where it lies. */
export async function writeAnalysis(campaign: string, analysis: Analysis): Promise<string> {
  const path = campaignFiles.analysis(campaign)
  await writeFileAtomic(path, stringifyInParts(parseWith(analysisSchema, analysis, path)), campaign)
  return path
}

/**
 * The JSON of an object, its lists item by item: the text of the whole would be in memory several times. On one line, since
 * points are long columns of numbers, each of which would stand on a line of its own.
 */
function* stringifyInParts(object: Readonly<Record<string, unknown>>): Generator<string, void, void> {
  let before = '{'
  for (const [key, value] of Object.entries(object)) {
    yield `${before}${JSON.stringify(key)}:`
    before = ','
    if (Array.isArray(value)) yield* stringifyList(value)
    else yield JSON.stringify(value)
  }
  yield '}\n'
}

function* stringifyList(list: readonly unknown[]): Generator<string, void, void> {
  let before = '['
  for (const item of list) {
    yield `${before}${JSON.stringify(item)}`
    before = ','
  }
  yield list.length === 0 ? '[]' : ']'
}
