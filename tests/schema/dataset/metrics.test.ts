import fc from 'fast-check'
import { expect, it } from 'vitest'
import { judgeMetric } from '../../../src/measurement/printed/read-metric.ts'
import { metricRule } from '../../../src/schema/dataset/metric-rule.ts'
import {
  bestValue,
  chanceValue,
  draftRule,
  findLabelKind,
  findMetric,
  findNearestMetric,
  isFraction,
  METRIC_FUNCTIONS,
  METRICS,
  validRange,
} from '../../../src/schema/dataset/metrics.ts'

const names = METRICS.flatMap((entry) => [
  entry.name,
  ...('aliases' in entry ? entry.aliases : []),
  ...('functions' in entry ? entry.functions : []),
])
const judge = (name: string, text: string) =>
  judgeMetric({ text, line: null, percent: false }, metricRule.parse({ name, direction: 'higher', scale: 'absolute' }))
const shown = (name: string, text: string) => {
  const outcome = judge(name, text)
  return outcome.status === 'ok' ? outcome.metric.normalised : outcome.status
}

it.each([
  ['accuracy', 'accuracy', null],
  ['accuracy_score', 'accuracy', null],
  ['mean_test_accuracy', 'accuracy', null],
  ['f1_macro', 'f1', 'macro'],
  ['macro_f1_score', 'f1', 'macro'],
  ['auc', 'roc_auc', null],
  ['roc_auc_ovr_weighted', 'roc_auc', 'weighted'],
  ['average_precision', 'average_precision', null],
  ['mean_average_precision', 'average_precision', null],
  ['weighted_precision', 'precision', 'weighted'],
  ['sensitivity', 'recall', null],
  ['quadratic_weighted_kappa', 'kappa', null],
  ['matthews_corrcoef', 'mcc', null],
  ['r2_score', 'r2', null],
  ['mean_absolute_error', 'mae', null],
  ['median_absolute_error', 'median_absolute_error', null],
  ['mean_squared_log_error', 'msle', null],
  ['logloss', 'log_loss', null],
])('knows %s as %s', (name, metric, average) => {
  expect(findMetric(name)).toMatchObject({ name: metric, average })
})

it.each([
  'gain',
  'score',
  'mean',
  'accuracy_gain',
  'accuracy_std',
  'neg_mean_squared_error',
  'f1_of_cats',
  'train_accuracy',
])('takes %s for no metric that it knows', (name) => {
  expect(findMetric(name)).toBeNull()
  expect(validRange({ name })).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  expect(isFraction(name)).toBe(false)
})

it('gives no name to two metrics', () => {
  expect(METRICS.filter(({ name }) => findMetric(name)?.name !== name)).toEqual([])
  const owners = Map.groupBy(
    METRICS.flatMap((entry) => [
      ...new Set([
        entry.name,
        ...('aliases' in entry ? entry.aliases : []),
        ...('functions' in entry ? entry.functions : []),
      ]),
    ]),
    (name) => name,
  )
  expect([...owners].filter(([, all]) => all.length > 1)).toEqual([])
})

it.each([
  ['mcc', '-5', 'invalid-metric'],
  ['matthews_corrcoef', '-5', 'invalid-metric'],
  ['mae', '-5', 'invalid-metric'],
  ['mean_absolute_error', '-5', 'invalid-metric'],
  ['f1_micro', '93', 0.93],
  ['specificity', '93', 0.93],
  ['matthews_corrcoef', '93', 0.93],
  ['error_rate', '7', 0.07],
  ['accuracy', '1.2', 'invalid-metric'],
  ['accuracy', '101', 'invalid-metric'],
  ['r2', '93', 'invalid-metric'],
  ['explained_variance', '-7', -7],
  ['rmse', '93', 93],
  ['gain', '-93', -93],
])('reads %s = %s as %s', (name, text, outcome) => {
  expect(shown(name, text)).toBe(outcome)
})

it.each([
  ['accuracy', 'higher', 'fraction', 1],
  ['accuracy', 'higher', 'absolute', 1],
  ['r2', 'higher', 'absolute', 1],
  ['mcc', 'higher', 'fraction', 1],
  ['rmse', 'lower', 'absolute', 0],
  ['log_loss', 'lower', 'absolute', 0],
  ['gain', 'higher', 'fraction', 1],
  ['gain', 'higher', 'percent', 1],
  ['gain', 'higher', 'absolute', null],
  ['cost', 'lower', 'absolute', 0],
  ['accuracy', 'lower', 'fraction', 0],
] as const)('names the best of %s (%s, %s): %s', (name, direction, scale, best) => {
  expect(bestValue({ name, direction, scale })).toBe(best)
})

it.each([
  ['accuracy', 'higher', 'fraction'],
  ['r2', 'higher', 'absolute'],
  ['kappa', 'higher', 'fraction'],
  ['rmse', 'lower', 'absolute'],
] as const)('declares %s as %s and %s', (name, direction, scale) => {
  expect(draftRule(name)).toEqual({ name, direction, scale })
})

it.each([
  ['accuracy', 4, 0.25],
  ['balanced_accuracy', 4, 0.25],
  ['accuracy', null, null],
  ['f1_macro', 3, 0.5],
  ['roc_auc', 7, 0.5],
  ['auc', null, 0.5],
  ['r2', null, 0],
  ['cohen_kappa', 5, 0],
  ['top5_accuracy', 10, null],
  ['jaccard', 2, null],
])('knows what chance gives %s of %s classes: %s', (name, classes, chance) => {
  const metric = findMetric(name)
  expect(metric && chanceValue(metric, classes)).toBe(chance)
})

it.each([
  ['accuracy', 'classes'],
  ['f1_of_cats', 'classes'],
  ['neg_log_loss', 'classes'],
  ['matthews_corrcoef', 'classes'],
  ['classification_error', 'classes'],
  ['r2', 'numbers'],
  ['mean_squared_log_error', 'numbers'],
  ['neg_mean_absolute_error', 'numbers'],
  ['max_error', 'numbers'],
  ['gain', null],
])('knows what the target of %s holds: %s', (name, kind) => {
  expect(findLabelKind(name)).toBe(kind)
})

it('watches the functions that compute a metric of two arrays', () => {
  expect(METRIC_FUNCTIONS.toSorted()).toEqual(
    `accuracy_score average_precision_score balanced_accuracy_score cohen_kappa_score explained_variance_score f1_score
    fbeta_score jaccard_score log_loss matthews_corrcoef mean_absolute_error mean_absolute_percentage_error
    mean_squared_error mean_squared_log_error median_absolute_error precision_score r2_score recall_score roc_auc_score
    root_mean_squared_error root_mean_squared_log_error silhouette_score`
      .split(/\s+/)
      .toSorted(),
  )
})

const aName = fc.constantFrom(...names)
const aNumber = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -200, max: 200 })
  .map((value) => value.toFixed(4))
const aQualifier = fc.constantFrom('mean', 'test', 'val', 'macro', 'weighted', 'score', 'cv')

it('reads a value alike by each name of a metric, however it is qualified', () => {
  fc.assert(
    fc.property(aName, aNumber, fc.array(aQualifier), fc.array(aQualifier), (name, value, before, after) => {
      const metric = findMetric(name)
      const qualified = [...before, name, ...after].join('_')
      // `mean_` and `average_` begin names of their own.
      fc.pre(findMetric(qualified)?.name === metric?.name)
      expect(shown(qualified, value)).toBe(shown(metric?.name ?? '', value))
      expect(findLabelKind(qualified)).toBe(metric?.labels)
    }),
  )
})

it('holds what chance gives and the best between the ends of the range', () => {
  fc.assert(
    fc.property(aName, fc.integer({ min: 2, max: 1000 }), (name, classes) => {
      const metric = findMetric(name)
      if (metric === null) throw new Error(name)
      const [low, high] = metric.range
      const chance = chanceValue(metric, classes)
      const best = bestValue({ name, direction: metric.direction, scale: 'absolute' })
      expect(best).toBe(metric.direction === 'higher' ? high : low)
      expect(Number.isFinite(best)).toBe(true)
      if (chance !== null) expect(low <= chance && chance <= high && chance !== best).toBe(true)
    }),
  )
})

it('never takes a value outside the range for a result, nor changes that of a metric that it does not know', () => {
  const aWord = fc.constantFrom(
    'gain',
    'of',
    'cats',
    'accuracy',
    'error',
    'f1',
    'squared',
    'mean',
    'log',
    'loss',
    'auc',
  )
  fc.assert(
    fc.property(fc.array(aWord, { minLength: 1 }), aNumber, (words, value) => {
      const name = words.join('_')
      const outcome = shown(name, value)
      const [low, high] = validRange({ name })
      if (typeof outcome === 'number') expect(low <= outcome && outcome <= high).toBe(true)
      if (findMetric(name) === null) expect(outcome).toBe(Number(value))
      else expect(findNearestMetric(name)).toEqual(findMetric(name))
    }),
  )
})

it('takes no range that nothing lies in: every answer would have failed', () => {
  const rule = { name: 'gain', direction: 'higher', scale: 'absolute' }
  expect(
    [
      [1, 0],
      [0, 0],
      [-1, 1],
    ].map((range) => metricRule.safeParse({ ...rule, range }).success),
  ).toEqual([false, false, true])
})
