import { mean, sum } from '../../base/numbers.ts'
import { seededRandom } from '../../base/random.ts'
import { nameOfClass } from '../../base/text/class-name.ts'
import type { ScoredMetric } from '../../schema/dataset/scoring.ts'
import { MOST_GROUPS } from '../../schema/measurement/record.ts'

/**
 * A metric of predictions, each beside the truth of its row, both as text of a table's cells. Classes are equal where their
 * texts are, or the numbers that they write. Null: a number was asked for and is none, or nothing follows from these rows.
 */
export function scorePredictions(
  metric: ScoredMetric,
  truth: readonly string[],
  predicted: readonly string[],
): number | null {
  return truth.length === predicted.length ? openScore(metric, truth, predicted)([...truth.keys()]) : null
}

/** Scores some of the rows, as often as asked: their texts are read once. */
function openScore(
  metric: ScoredMetric,
  truth: readonly string[],
  predicted: readonly string[],
): (rows: readonly number[]) => number | null {
  if (metric === 'rmse' || metric === 'mse' || metric === 'mae' || metric === 'r2') {
    const [values, found] = [truth.map(readNumber), predicted.map(readNumber)]
    return (rows) => scoreNumbers(metric, pick(values, rows, Number.NaN), pick(found, rows, Number.NaN))
  }
  const [labels, found] = [truth.map(nameOfClass), predicted.map(nameOfClass)]
  return (rows) => scoreLabels(metric, pick(labels, rows, ''), pick(found, rows, ''))
}

const pick = <T>(values: readonly T[], rows: readonly number[], missing: T): T[] =>
  rows.map((row) => values[row] ?? missing)

/** Digits of a metric without a group: its last ones are of no error that anybody tells. */
const DIGITS = 9

/**
 * The metric without each group of rows in turn, the groups drawn by the split's hash: of two scripts that were judged by the
 * same rows the values are paired. As many groups as rows where these are few. Empty where one of them gives no metric.
 */
export function scoreWithoutGroups(
  metric: ScoredMetric,
  truth: readonly string[],
  predicted: readonly string[],
  hash: string,
): number[] {
  const groups = Math.min(MOST_GROUPS, truth.length)
  const rows = seededRandom(1, hash).shuffle([...truth.keys()])
  const score = openScore(metric, truth, predicted)
  const values = Array.from({ length: groups }, (_, group) =>
    score(rows.filter((_, place) => place % groups !== group)),
  )
  const known = values.flatMap((value) => (value === null ? [] : [Number(value.toPrecision(DIGITS))]))
  return known.length === groups && groups > 1 ? known : []
}

const readNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

function scoreNumbers(metric: 'rmse' | 'mse' | 'mae' | 'r2', truth: readonly number[], predicted: readonly number[]) {
  if (truth.length === 0) return null
  const errors = truth.map((value, row) => value - (predicted[row] ?? Number.NaN))
  if (errors.some((each) => !Number.isFinite(each))) return null
  const squares = mean(errors.map((each) => each ** 2)) ?? Number.NaN
  if (metric === 'mae') return mean(errors.map(Math.abs))
  if (metric === 'mse') return squares
  if (metric === 'rmse') return Math.sqrt(squares)
  const centre = mean(truth) ?? Number.NaN
  const variance = mean(truth.map((value) => (value - centre) ** 2)) ?? 0
  return variance === 0 ? null : 1 - squares / variance
}

function scoreLabels(
  metric: Exclude<ScoredMetric, 'rmse' | 'mse' | 'mae' | 'r2'>,
  truth: readonly string[],
  predicted: readonly string[],
): number | null {
  if (truth.length === 0) return null
  const accuracy = truth.reduce((right, label, row) => right + Number(label === predicted[row]), 0) / truth.length
  if (metric === 'accuracy') return accuracy
  if (metric === 'error_rate') return 1 - accuracy
  const rowsOf = Map.groupBy(truth.keys(), (row) => truth[row] ?? '')
  if (metric === 'balanced_accuracy') return mean([...rowsOf.values()].map((rows) => share(truth, predicted, rows)))
  const counts = new Map<string, number>()
  for (const label of predicted) counts.set(label, (counts.get(label) ?? 0) + 1)
  const classes = new Set([...rowsOf.keys(), ...counts.keys()])
  const scores = [...classes].map((label) => {
    const rows = rowsOf.get(label) ?? []
    const right = rows.filter((row) => predicted[row] === label).length
    return { f1: (2 * right) / (rows.length + (counts.get(label) ?? 0)), rows: rows.length }
  })
  if (metric === 'f1_macro') return mean(scores.map(({ f1 }) => f1))
  return sum(scores.map(({ f1, rows }) => f1 * rows)) / truth.length
}

const share = (truth: readonly string[], predicted: readonly string[], rows: readonly number[]) =>
  rows.filter((row) => truth[row] === predicted[row]).length / rows.length
