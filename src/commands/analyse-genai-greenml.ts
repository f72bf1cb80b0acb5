import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { errorCode, UserError } from '../base/errors.ts'
import { parseWith, writeJson } from '../base/files.ts'
import { analyseCsv, createCsvBootstrap } from '../genai-greenml/analyse-file.ts'
import { renderCsvSummary } from '../genai-greenml/summary.ts'
import { SCHEMA_VERSION } from '../schema/common.ts'
import { type GenaiGreenmlAnalysis, genaiGreenmlAnalysis } from '../schema/genai-greenml-analysis.ts'
import type { CommandContext } from './context.ts'

export interface AnalyseGenaiGreenmlOptions {
  /** Result files of GenAI-GreenML, `results_*.csv`. */
  readonly greenmlCsv: readonly string[]
  /** Where the numbers go; `-` leaves them to the caller. */
  readonly json?: string
}

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
  const paths = [...new Set(greenmlCsv.map((path) => resolve(path)))]
  const twice = paths.find((path, index) => paths.findIndex((each) => basename(each) === basename(path)) < index)
  if (twice !== undefined) {
    throw new UserError(
      `Two files are named ${basename(twice)}, and the result names each by that: rename one of them.`,
    )
  }
  const texts = await Promise.all(paths.map(readCsv))
  for (const [index, text] of texts.entries()) refuseOwnRecords(text, paths[index] ?? '')
  const bootstrap = createCsvBootstrap()
  const files = texts.map((text, index) => analyseCsv(text, basename(paths[index] ?? ''), bootstrap))
  const analysis = parseWith(
    genaiGreenmlAnalysis,
    { schemaVersion: SCHEMA_VERSION, files: Object.fromEntries(files.map((file) => [file.csv, file])) },
    'The analysis',
  )
  if (json !== undefined && json !== '-') {
    await writeJson(json, analysis)
    logger.info(`Every number: ${json}`)
  }
  return { analysis, summary: (width) => renderCsvSummary(files, width) }
}

/** Columns of `records.csv` that no file of GenAI-GreenML has, though its own nine stand before them. */
const OWN_COLUMNS = ['variant', 'run_status', 'order_index', 'stratum']

function refuseOwnRecords(text: string, path: string): void {
  const columns = (/^.*/.exec(text)?.[0] ?? '').split(',')
  if (!OWN_COLUMNS.every((column) => columns.includes(column))) return
  throw new UserError(
    `${path}: this is greenml's own records.csv: use greenml analyse --campaign with the folder of its campaign.`,
  )
}

async function readCsv(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') throw new UserError(`There is no ${path}.`)
    if (code === 'EISDIR') throw new UserError(`${path} is a folder: name the results_*.csv in it.`)
    if (code === 'EACCES') throw new UserError(`${path} may not be read: change its permissions.`)
    throw error
  }
}
