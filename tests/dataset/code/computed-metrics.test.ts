import { expect, it } from 'vitest'
import { findComputed } from '../../../src/dataset/code/computed-metrics.ts'

it.each([
  ['mean_squared_error(y, p)', ['mse']],
  ['np.sqrt(metrics.mean_squared_error(y, p))', ['rmse']],
  ['mean_squared_error(y, model.predict(x), squared=False)', ['rmse']],
  ['mean_squared_error(\n    y, p,\n    squared = False,\n)', ['rmse']],
  ['mean_squared_error(y, p, squared=True)', ['mse']],
  ['mse = mean_squared_error(y, p)\nrmse = np.sqrt(mean_squared_error(y, p))', ['rmse', 'mse']],
  ['from sklearn.metrics import mean_squared_error\nrmse = mean_squared_error(y, p) ** 0.5', ['rmse']],
  ['mean_squared_error(y, p)\nmean_squared_log_error(y, p, squared=False)', ['mse', 'rmsle']],
  ['mean_squared_error(y, model.predict(x)) ** 0.5', ['rmse']],
  ['mean_squared_error(y, p)**(1/2)', ['rmse']],
  ['mean_squared_error(y, p) ** 2', ['mse']],
  ['root_mean_squared_error(y, p)', ['rmse']],
  ['root_mean_squared_error(y, p)\nnp.sqrt(mean_squared_error(y, p))', ['rmse']],
])('knows what %j computes', (code, names) => {
  expect(findComputed(code)).toEqual(names)
})

it('is not held up by a flood of calls that do not end', () => {
  const code = 'mean_squared_error((('.repeat(20_000)
  const started = process.cpuUsage()
  expect(findComputed(code)).toEqual(['mse'])
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(2)
})
