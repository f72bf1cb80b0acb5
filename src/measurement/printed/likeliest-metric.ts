import { smallest, sum } from '../../base/numbers.ts'
import { findComputed } from '../../dataset/code/computed-metrics.ts'
import { draftRule, findMetric, gainOf, type LabelKind } from '../../schema/dataset/metrics.ts'
import { readNumber } from './metric-pattern.ts'
import type { MetricName, PrintedMetric } from './printed-metric.ts'
import type { PrintedValue } from './printed-value.ts'

/** What is taken where a script prints nothing else of its result. */
export const LOSSES: readonly MetricName[] = ['perplexity', 'inertia', 'loss']
/** The best first, of scripts that tell classes and of those that predict numbers. */
const PREFERRED: Readonly<Record<LabelKind, readonly MetricName[]>> = {
  classes: [
    'accuracy',
    'balanced_accuracy',
    'f1',
    'roc_auc',
    'mcc',
    'error_rate',
    'recall',
    'precision',
    'average_precision',
    'log_loss',
    'silhouette',
    ...LOSSES,
  ],
  numbers: ['r2', 'rmse', 'mae', 'mse', 'mape', 'rmsle', ...LOSSES],
}
const OF_NUMBERS =
  /\wRegressor\b|\bLinearRegression\b|\b(?:Ridge|Lasso|ElasticNet)\b|\bSVR\b|\bMSELoss\b|['"](?:mse|mae)['"]/
const OF_CLASSES =
  /accuracy|\wClassifier\b|\bLogisticRegression\b|\wNB\b|\bSVC\b|confusion_matrix|roc_auc|CrossEntropyLoss|BCE(?:WithLogits)?Loss/i

/** Metrics that may be the result of code, those of what it most likely predicts first. */
export function listPreferred(code: string): readonly MetricName[] {
  const kind = findKind(code, findComputed(code))
  return [...PREFERRED[kind], ...PREFERRED[otherThan(kind)]]
}

/** Values of the likeliest metric; where the README states values of others and none of it, of the likeliest of those. */
export function findLikeliest(
  printed: readonly PrintedMetric[],
  kind: LabelKind,
  listStated: (name: MetricName, open: readonly PrintedMetric[]) => ReadonlySet<MetricName>,
): readonly PrintedMetric[] {
  const rank = (each: PrintedMetric) => rankOf(each, kind)
  const first = smallest(printed.map(rank))
  const ranked = printed.filter((each) => rank(each) === first)
  const open = printed.filter(
    (each) => !(each.isOfTraining || each.isProgress || each.isOfRound || each.isUnnamed || LOSSES.includes(each.name)),
  )
  const stated = ranked[0] === undefined ? new Set<MetricName>() : listStated(ranked[0].name, open)
  const firstStated = smallest(open.filter(({ name }) => stated.has(name)).map(rank))
  return firstStated === null ? ranked : open.filter((each) => stated.has(each.name) && rank(each) === firstStated)
}

/** What stands behind the results of a kind that a script tells itself: the rounds of boosting, then losses, then what is of the other kind. */
const [OF_ROUND, OF_LOSS, OF_OTHER] = [20, 35, 50]

/** The less, the more likely it is meant. */
function rankOf(
  { name, isRow, isOfTraining, isOfFolds, isAdjusted, isProgress, isOfRound, isUnnamed }: PrintedMetric,
  kind: LabelKind,
): number {
  const place = PREFERRED[kind].indexOf(name)
  const ofKind = LOSSES.includes(name) ? OF_LOSS + place : place
  const other = place < 0 ? OF_OTHER + PREFERRED[otherThan(kind)].indexOf(name) : ofKind
  const ofLogged = 200 * Number(isProgress) + OF_ROUND * Number(isOfRound)
  const ofLess = 1000 * Number(isOfTraining) + ofLogged + (Number(isOfFolds) + Number(isAdjusted)) / 4
  // No two metrics are as likely: a row of the preferred one goes before another's line, a named error before an unnamed score.
  return ofLess + other + 4.9 * Number(isRow) + 3.05 * Number(isUnnamed)
}

/** Values but for those that are worse than what knows no label, as an R² below 0; all of them where there is no other. */
export function withoutWorthless<T extends PrintedValue>(values: readonly T[]): readonly T[] {
  const kept = values.filter(({ name, text, percent }) => {
    const chance = findMetric(name)?.chance
    return typeof chance !== 'number' || gainOf(readNumber(text) / (percent ? 100 : 1) - chance, draftRule(name)) >= 0
  })
  return kept.length > 0 ? kept : values
}

/** What the script most likely predicts. */
export function findKind(code: string, computed: readonly MetricName[]): LabelKind {
  const kinds = new Set(computed.map((name) => findMetric(name)?.labels))
  const isOfNumbers = kinds.has('numbers') || OF_NUMBERS.test(code)
  const isOfClasses = kinds.has('classes') || OF_CLASSES.test(code)
  return isOfNumbers && !(isOfClasses && !computed.includes('r2') && !/Regressor\b/.test(code)) ? 'numbers' : 'classes'
}

/** What only who predicts numbers tells, and what everybody tells who predicts classes. */
const [OF_NUMBERS_ALONE, OF_ALL_CLASSES]: readonly (readonly MetricName[])[] = [
  ['r2', 'rmse', 'rmsle', 'mape'],
  ['accuracy', 'balanced_accuracy', 'error_rate', 'roc_auc'],
]

/**
 * The same where the output says otherwise than the code: recommenders tell a root of errors, and an F1 of their lists; who tells
 * classes apart may compute errors that the run does not come to.
 */
export function findToldKind(kind: LabelKind, printed: readonly PrintedMetric[]): LabelKind {
  const told = new Set(printed.filter(({ isUnnamed }) => !isUnnamed).map(({ name }) => name))
  const tellsAny = (names: readonly MetricName[] = []) => names.some((name) => told.has(name))
  const tellsClasses = tellsAny(OF_ALL_CLASSES)
  if (tellsAny(OF_NUMBERS_ALONE) && !tellsClasses) return 'numbers'
  return tellsClasses && !tellsAny(PREFERRED.numbers.filter((name) => !LOSSES.includes(name))) ? 'classes' : kind
}

const otherThan = (kind: LabelKind): LabelKind => (kind === 'classes' ? 'numbers' : 'classes')

const IN_LINE = /\d+(?:\.\d+)?/g
/** A line's words, whatever its numbers. */
const shapeOf = (line: string) => line.trim().replaceAll(IN_LINE, '0')

/**
 * Of a notebook's lines those that it showed when it was saved too, by their words, each as often: what others come of, its
 * author did not run. Of more lines of the same words it is those with the nearest numbers.
 */
export function findShownBefore<T extends Pick<PrintedMetric, 'index'>>(
  ranked: readonly T[],
  lines: readonly string[],
  saved: readonly string[],
): readonly T[] {
  const savedOf = Map.groupBy(saved, shapeOf)
  const indices = Map.groupBy(new Set(ranked.map(({ index }) => index)), (index) => shapeOf(lines[index] ?? ''))
  const isShown = new Set([...indices].flatMap(([shape, own]) => findNearest(own, lines, savedOf.get(shape) ?? [])))
  const shown = ranked.filter(({ index }) => isShown.has(index))
  return shown.length === 0 ? ranked : shown
}

/** More pairs of lines are not held against each other. */
const MOST_PAIRS = 40_000

/** Places of the lines that are the nearest to these others of the same words, one to each. */
function findNearest(indices: readonly number[], lines: readonly string[], others: readonly string[]): number[] {
  if (indices.length <= others.length || indices.length * others.length > MOST_PAIRS) {
    return others.length === 0 ? [] : [...indices]
  }
  const left = indices.map((index) => ({ index, numbers: numbersIn(lines[index] ?? '') }))
  return others.flatMap((other) => {
    const wanted = numbersIn(other)
    const distances = left.map(({ numbers }) => apart(numbers, wanted))
    return left.splice(distances.indexOf(Math.min(...distances)), 1).map(({ index }) => index)
  })
}

const numbersIn = (line: string) => (line.match(IN_LINE) ?? []).map(Number)

/** How far numbers are apart, each by its size. */
const apart = (some: readonly number[], others: readonly number[]) =>
  sum(some.map((each, at) => Math.abs(each - (others[at] ?? 0)) / (each + (others[at] ?? 0) || 1)))
