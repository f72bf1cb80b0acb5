import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { readJsonIfPresent, writeFileAtomic } from '../base/files/files.ts'
import { parserOf } from '../base/text/parse-many.ts'
import { parseWith } from '../base/text/parse-with.ts'
import {
  ANALYSIS_VERSION,
  type Analysis,
  analysis as analysisSchema,
  type VariantAnalysis,
  variantAnalysis,
} from '../schema/analysis/analysis.ts'
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
  const others = parseWith(analysisSchema, { ...analysis, variants: [] }, path)
  const variants = checkVariants(analysis.variants, path)
  await writeFileAtomic(path, stringifyInParts({ ...others, variants }), campaign)
  return path
}

/** Each as its format has it, which it is checked for only when it is written: the copies of all would take as much memory again. */
function* checkVariants(variants: readonly VariantAnalysis[], path: string): Generator<VariantAnalysis, void, void> {
  const parse = parserOf(variantAnalysis)
  for (const variant of variants) yield parse(variant, `${path}, ${variant.id}`)
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
    if (isList(value)) yield* stringifyList(value)
    else yield JSON.stringify(value)
  }
  yield '}\n'
}

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

function* stringifyList(list: Iterable<unknown>): Generator<string, void, void> {
  yield '['
  let before = ''
  for (const item of list) {
    yield `${before}${JSON.stringify(item)}`
    before = ','
  }
  yield ']'
}
