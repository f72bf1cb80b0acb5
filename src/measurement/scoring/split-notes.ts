import type { ScoredRows } from '../../schema/dataset/scoring.ts'
import { openNotes } from '../instruments/home-notes.ts'
import { type MissingMetric, noMetric } from '../printed/read-metric.ts'

const SPLIT_NOTES = openNotes('GREENML_SPLIT_FILE', '.greenml-split', 64 * 1024 ** 2)
const LOAD_NOTES = openNotes('GREENML_LOAD_FILE', '.greenml-load', 100)

/** Tells the shim `load` where its seconds go. */
export const loadEnvironment = LOAD_NOTES.environment

/** Tells the shim `split` what to evaluate. */
export const splitEnvironment = ({
  testRows,
  trainingRows,
  predictions,
}: ScoredRows): Readonly<Record<string, string>> => ({
  ...SPLIT_NOTES.environment,
  GREENML_SPLIT_ROWS: testRows,
  GREENML_SPLIT_PREDICTIONS: predictions,
  ...(trainingRows === undefined ? {} : { GREENML_SPLIT_TRAINING: trainingRows }),
})

export interface Seconds {
  readonly cpuSeconds: number
  readonly wallSeconds: number
}

export interface SplitNotes extends Seconds {
  /** Places of the test rows in the table. */
  readonly rows: readonly number[]
  /** Training rows, in the author's order; empty: all others. */
  readonly training: readonly number[]
  readonly predicted: readonly string[]
}

const NUMBERS = /^(\d{1,9}\.\d{6}) (\d{1,9}\.\d{6})$/

/**
 * Rows that the author's script tested and predicted, or why nothing can be scored by them. `hide`: takes places of this host out of an
 * error.
 */
export async function readSplitNotes(
  homeFolder: string,
  tableRows: number,
  hide: (text: string) => string,
): Promise<SplitNotes | MissingMetric> {
  const content = await SPLIT_NOTES.read(homeFolder)
  if (content === null) return noMetric('the split expressions were not evaluated to their end')
  const [first = '', kind, trained = '', ...lines] = content.toString().split('\n')
  const seconds = readSeconds(first)
  if (kind === 'error') return noMetric(`the split expressions failed: ${hide(trained)}`)
  if (seconds === null || kind !== 'value') return noMetric("the split hook's result was damaged by the script")
  const pairs = lines.map((line) => line.split('\t'))
  const rows = pairs.map(([row]) => Number(row))
  const training = trained === '' ? [] : trained.split(' ').map(Number)
  if ([...rows, ...training].some((row) => !Number.isInteger(row) || row < 0 || row >= tableRows)) {
    return noMetric(`the split expressions name rows that the table of ${tableRows} does not have`)
  }
  if (new Set(rows).size !== rows.length) return noMetric('the split expressions name a row twice')
  const tested = new Set(rows)
  if (training.some((row) => tested.has(row)))
    return noMetric('the split expressions name a row for training and for the test')
  return { ...seconds, rows, training, predicted: pairs.map(([, value]) => value ?? '') }
}

/** Seconds of reading and splitting data; null: nothing that can be believed was noted. */
export async function readLoadSeconds(homeFolder: string): Promise<Seconds | null> {
  const content = await LOAD_NOTES.read(homeFolder)
  return content === null ? null : readSeconds(content.toString())
}

function readSeconds(text: string): Seconds | null {
  const [, cpu, wall] = NUMBERS.exec(text) ?? []
  return cpu === undefined ? null : { cpuSeconds: Number(cpu), wallSeconds: Number(wall) }
}
