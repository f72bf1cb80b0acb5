import { z } from 'zod'
import { relativePath } from '../common.ts'
import { findMetric } from './metrics.ts'

/** Sources of a script's metric: the script itself, or this tool, from what the script predicts. */
export const SCORINGS = ['printed', 'predictions'] as const
export const scoring = z.enum(SCORINGS)
export type Scoring = z.infer<typeof scoring>

const expression = z.string().min(1).max(1000)

/**
 * Places where the author's script keeps what is scored: Python, over the names that it leaves behind, evaluated at its exit.
 */
export const scoredRows = z.strictObject({
  /** The data file, with a target, whose rows it splits. */
  data: relativePath,
  /** Places of its test rows among that file's rows, from 0 and without the header. */
  testRows: expression,
  /** Likewise, of its training rows in the order in which it trains on them. Default: all others, as the file has them. */
  trainingRows: expression.optional(),
  /** Predictions for these rows, in their order and in the words of the target's column. */
  predictions: expression,
})
export type ScoredRows = z.infer<typeof scoredRows>

/**
 * File that an answer to a project which is scored by predictions writes, in its working directory: a column, a row for each
 * test row.
 */
export const PREDICTIONS_FILE = 'predictions.csv'
export const PREDICTIONS_COLUMN = 'prediction'

/** Path of the rows for which an answer predicts: beside the data file, which then holds the other rows. */
export function testRowsPath(path: string): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? []
  return `${stem}.test${ending}`
}

const SCORED = ['accuracy', 'balanced_accuracy', 'error_rate', 'rmse', 'mse', 'mae', 'r2'] as const
export type ScoredMetric = (typeof SCORED)[number] | 'f1_macro' | 'f1_weighted'

/** The metric that this tool computes from predictions; null: it computes none of that name. */
export function scoredMetric(name: string): ScoredMetric | null {
  const metric = findMetric(name)
  if (metric === null) return null
  if (metric.name === 'f1')
    return metric.average === 'macro' || metric.average === 'weighted' ? `f1_${metric.average}` : null
  return SCORED.find((each) => each === metric.name && metric.average === null) ?? null
}

interface Scored {
  readonly scoring: Scoring
  readonly split?: ScoredRows | null | undefined
  readonly metric: { readonly name: string }
  readonly data: readonly { readonly path: string; readonly target?: string | undefined }[]
}

/** Why a manifest can't be scored by predictions; null: it can, or need not. */
export function whyNotScored({ scoring, split, metric, data }: Scored): string | null {
  if (scoring === 'printed') return null
  if (!split) return 'scoring: predictions needs `scored`'
  if (scoredMetric(metric.name) === null) return `the metric ${metric.name} is not computed from predictions`
  const file = data.find(({ path }) => path === split.data)
  return file?.target === undefined ? `${split.data} is no data file with a target` : null
}
