import { expect, it } from 'vitest'
import { scorePredictions, scoreWithoutGroups } from '../../src/measurement/scoring/score.ts'
import { scoredMetric, testRowsPath } from '../../src/schema/dataset/scoring.ts'
import { growthOfCpu } from '../support/cpu.ts'

// Expected values by scikit-learn 1.7: accuracy_score, balanced_accuracy_score, f1_score, mean_squared_error and the rest.
const TRUTH = ['a', 'a', 'a', 'b', 'b', 'c']
const FOUND = ['a', 'a', 'b', 'b', 'c', 'c']

it.each([
  ['accuracy', 4 / 6],
  ['error_rate', 2 / 6],
  ['balanced_accuracy', (2 / 3 + 1 / 2 + 1) / 3],
  ['f1_macro', (0.8 + 0.5 + 2 / 3) / 3],
  ['f1_weighted', (3 * 0.8 + 2 * 0.5 + 2 / 3) / 6],
] as const)('computes %s of classes', (metric, expected) => {
  expect(scorePredictions(metric, TRUTH, FOUND)).toBeCloseTo(expected, 12)
})

it.each([
  ['mse', 0.375],
  ['rmse', Math.sqrt(0.375)],
  ['mae', 0.5],
  ['r2', 0.9486081370449679],
] as const)('computes %s of numbers', (metric, expected) => {
  expect(scorePredictions(metric, ['3', '-0.5', '2', '7'], ['2.5', '0.0', '2', '8'])).toBeCloseTo(expected, 12)
})

it('takes numbers that are written otherwise for one class, and nothing for a number', () => {
  expect(scorePredictions('accuracy', ['1', '0', 'M'], ['1.0', ' 0', 'M '])).toBe(1)
  expect(scorePredictions('accuracy', ['1', '2'], ['1', ''])).toBe(0.5)
  expect(scorePredictions('rmse', ['1', '2'], ['1', ''])).toBeNull()
  expect(scorePredictions('rmse', ['1', '2'], ['1', 'nan'])).toBeNull()
  expect(scorePredictions('r2', ['1', '1'], ['1', '1'])).toBeNull()
  expect(scorePredictions('accuracy', [], [])).toBeNull()
})

it('knows which metrics it computes, and where test rows lie', () => {
  const names = ['acc', 'test_accuracy', 'macro_f1', 'f1', 'r2_score', 'auc', 'silhouette', 'precision']
  expect(names.map(scoredMetric)).toEqual(['accuracy', 'accuracy', 'f1_macro', null, 'r2', null, null, null])
  expect(['a.csv', 'data/x.y.csv', 'data.d/x'].map(testRowsPath)).toEqual([
    'a.test.csv',
    'data/x.y.test.csv',
    'data.d/x.test',
  ])
})

it('computes a metric without each group of rows, as many groups as rows where these are few', () => {
  const values = scoreWithoutGroups('accuracy', TRUTH, FOUND, 'hash')
  // Without one of four right rows of six: 3 of 5; without one of two wrong ones: 4 of 5.
  expect(values.toSorted((a, b) => a - b)).toEqual([0.6, 0.6, 0.6, 0.6, 0.8, 0.8])
  expect(scoreWithoutGroups('accuracy', TRUTH, FOUND, 'hash')).toEqual(values)
  const long = Array.from({ length: 1000 }, (_, row) => `${row % 7}`)
  expect(scoreWithoutGroups('f1_macro', long, long, 'hash')).toEqual(Array.from({ length: 40 }, () => 1))
  expect(scoreWithoutGroups('rmse', ['1', '2'], ['1', 'x'], 'hash')).toEqual([])
})

it('reads the texts of predictions once for all groups', async () => {
  const rows = Array.from({ length: 50_000 }, (_, row) => `${row % 26}.0`)
  const growth = await growthOfCpu(
    () => scorePredictions('accuracy', rows, rows),
    () => scoreWithoutGroups('accuracy', rows, rows, 'hash'),
  )
  expect(growth).toBeLessThan(60) // some 20; read anew for each group: 140 to 160
})

it('a test row without its truth gives no score: it is no 0', () => {
  expect(scorePredictions('mae', ['', '2'], ['0', '2'])).toBe(null)
})
